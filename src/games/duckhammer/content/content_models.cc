#include "src/games/duckhammer/content/content_models.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/army/price.h"
#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer/content/printed_abilities.h"

namespace mallard::duckhammer {
namespace {

constexpr int64_t kUsualRadius = 500;

// The symbol for maps: one visible character.
template <class Entry>
void ReadSymbol(Entry& entry, const ContentValue& value, const FieldSource& source) {
  entry.symbol = value.text;
  if (entry.symbol.empty()) {
    entry.symbol = entry.id.substr(entry.id.find(':') + 1, 1);
  } else if (entry.symbol.size() != 1 ||
             !absl::ascii_isgraph(static_cast<unsigned char>(entry.symbol[0]))) {
    source.reporter.Add("symbol", "must be a single letter, digit or sign");
  }
}

template <class Entry>
void ReadSize(Entry& entry, const ContentValue& value, const FieldSource&) {
  const auto size = static_cast<int>(value.integer);
  if constexpr (requires { entry.size; }) entry.size = size;
  entry.profile.radius = BaseRadius(size);
}

// What models and monsters have in common. The abilities are read when all of them are there to be
// checked against each other.
template <class Entry>
std::vector<BoundField<Entry>> Statistics() {
  const auto profile = [](BoundField<Profile> field) {
    return BindIn(&Entry::profile, std::move(field));
  };
  FieldSchema with =
      TableField("use",
                 {ReferenceField("ability", "model_ability", true, "The ability."),
                  ReferenceField("spell", "spell", false, "The spell it is about."),
                  ReferenceField("quacktic", "quacktic", false, "The quacktic it is about.")},
                 true, "An ability and what it is about.");
  return {
      Title<Entry>(),
      Flavour<Entry>(),
      Bind(TextField("symbol", "", "A letter for maps; the first of the id when left out."),
           ReadSymbol<Entry>),
      profile(Bind(IntField("grade", 0, kGrades - 1, "From 0, conscripts, to 6, legends."),
                   &Profile::grade)),
      profile(Bind(IntField("hp", 1, 999, "Health points of a model."), &Profile::hp)),
      profile(Bind(IntField("armor", -12, 12, 0, "Subtracted from damage."), &Profile::armor)),
      profile(Bind(IntField("bravery", -12, 12, 0, "Added to morale rolls."), &Profile::bravery)),
      profile(BindInches(IntField("movement", 0, 48, "Inches a model moves."), &Profile::movement)),
      profile(
          BindDice(RequiredTextField(
                       "charge", "Dice of a charge, in inches: \"2d3\"; \"0\" or \"2\" is flat."),
                   &Profile::charge)),
      profile(Bind(ChoiceField("flyer", {"none", "slow", "fast"}, "slow", "How it flies."),
                   &Profile::flyer)),
      profile(Bind(ChoiceField("swimmer", {"none", "slow", "fast"}, "slow", "How it swims."),
                   &Profile::swimmer)),
      Bind(IntField("size", 1, 16, 1, "The area of its base, in usual bases."), ReadSize<Entry>),
      profile(Bind(
          IntField("height", 1, 24 * kInch, 1500, "How tall it is, in thousandths of an inch."),
          &Profile::height)),
      ListField("abilities", ReferenceField("ability", "model_ability", true, "An id."), 0,
                kMaxPrintedAbilities, "Its abilities, but for those that are about something."),
      ListField("abilities_with", std::move(with), 0, kMaxPrintedAbilities,
                "Its abilities that are about a spell or a quacktic: "
                "`{ ability = \"spell\", spell = \"gale\" }`."),
  };
}

void ReadFaction(ModelEntry& model, const ContentValue& value, const FieldSource& source) {
  // What does not fit has been reported.
  Put(model.profile.faction, PositionOf(source.set, "faction", value) + 1);
}

// Nothing, if a slot names a weapon that there is not, or there are too many ways to combine them.
void ReadSlots(ModelEntry& model, const ContentValue& value, const FieldSource& source) {
  bool whole = Size(value.items) <= kMaxWeapons;
  int64_t loadouts = 1;
  for (const ContentValue& slot : value.items) {
    model.slots.push_back(PositionsOf(source.set, "weapon", slot));
    whole = whole && model.slots.back().size() == slot.items.size() && !slot.items.empty();
    loadouts = std::min<int64_t>(loadouts * Size(slot.items), INT16_MAX);
  }
  if (loadouts > kMaxLoadouts) {
    source.reporter.Add("weapons",
                        absl::StrCat("can be combined in more than ", kMaxLoadouts, " ways"));
    whole = false;
  }
  if (!whole) model.slots.clear();
}

FieldSchema WeaponId() { return ReferenceField("weapon", "weapon", true, "The id of a weapon."); }

std::vector<BoundField<ModelEntry>> ModelFields() {
  std::vector<BoundField<ModelEntry>> fields = Statistics<ModelEntry>();
  FieldSchema slot = ListField("slot", WeaponId(), 1, 12,
                               "What can be chosen for it; the first is the usual choice.");
  for (BoundField<ModelEntry>& field : std::vector<BoundField<ModelEntry>>{
           Bind(ReferenceField("faction", "faction", true, "Whose it is."), ReadFaction),
           BindIn(&ModelEntry::profile,
                  Bind(IntField("full_strength", 1, kMaxUnitModels, "The most models of a unit."),
                       &Profile::full_strength)),
           BindIn(
               &ModelEntry::profile,
               Bind(PriceField(IntField("cost", 1, 999,
                                        "Army points of a model: what the rules of pricing say.")),
                    &Profile::cost)),
           Bind(BoolField("cost_as_printed", false,
                          "The cost stands even if the rules of pricing say otherwise."),
                &ModelEntry::cost_as_printed),
           Bind(BoolField("character", false,
                          "A person of name, whom a campaign enlists only once."),
                &ModelEntry::character),
           Bind(ListField("weapons", std::move(slot), 0, kMaxWeapons,
                          "Its weapons: for each what can be chosen. Weapons to choose from cost "
                          "the same."),
                ReadSlots)}) {
    fields.push_back(std::move(field));
  }
  return fields;
}

const EntryKind<ModelEntry>& Models() {
  static const auto* const kind =
      new EntryKind<ModelEntry>("model", "A model that armies enlist.", ModelFields());
  return *kind;
}

std::vector<BoundField<Monster>> MonsterFields() {
  std::vector<BoundField<Monster>> fields = Statistics<Monster>();
  fields.push_back(
      Bind(IntField("count", 1, kMaxUnitModels, 1, "How many come at once."), &Monster::count));
  fields.push_back(
      Bind(ChoiceField("prey", {"nearest", "lowest_grade", "highest_grade", "fewest"}, "nearest",
                       "Which of the units that a weapon reaches it attacks: the "
                       "nearest; or that of the lowest or the highest Grade, or with the "
                       "fewest models, and of equals the nearest."),
           &Monster::prey));
  fields.push_back(ListField("weapons", WeaponId(), 0, kMaxWeapons, "What it fights with."));
  return fields;
}

const EntryKind<Monster>& Monsters() {
  static const auto* const kind = new EntryKind<Monster>(
      "monster", "A creature on the map that belongs to nobody.", MonsterFields());
  return *kind;
}

// The price of every loadout against the listed one.
void CheckPrice(const GameContent& content, const ModelEntry& model, EntryReporter& reporter) {
  for (size_t i = 0; i < model.slots.size(); ++i) {
    int first = 0;
    for (size_t j = 0; j < model.slots[i].size(); ++j) {
      const Weapon& weapon = At(content.weapons, model.slots[i][j]);
      const Price price = PriceWeapon(content, weapon.profile, weapon.size, model.profile.grade);
      if (!price.reasons.empty()) return;  // Said of the whole model below.
      if (j == 0) first = price.total;
      if (price.total == first) continue;
      const Weapon& usual = At(content.weapons, model.slots[i][0]);
      reporter.Add("weapons", absl::StrCat("slot ", i + 1, ": ", weapon.name, " costs ",
                                           price.total, ", but ", usual.name, " costs ", first,
                                           "; weapons to choose from must cost the same"));
    }
  }
}

void CheckCost(const GameContent& content, int number, EntryReporter& reporter) {
  const ModelEntry& model = At(content.models, number);
  CheckPrice(content, model, reporter);
  for (int loadout = 0; loadout < model.loadouts(); ++loadout) {
    const Price price = PriceModel(content, number, loadout);
    for (const std::string& reason : price.reasons) {
      reporter.Add("cost", absl::StrCat("cannot be computed: ", reason,
                                        "; `cost_as_printed = true` lets the listed cost stand"));
    }
    if (price.reasons.empty() && price.total != model.profile.cost) {
      reporter.Add("cost",
                   absl::StrCat("is ", model.profile.cost, ", but the rules of pricing say ",
                                price.total, " (", PriceText(price),
                                "); `cost_as_printed = true` lets the listed cost stand"));
    }
    if (!price.reasons.empty() || price.total != model.profile.cost) return;
  }
}

void FinishMonster(const ContentSet& set, const GameContent& content, const ContentEntry& entry,
                   Monster& monster, EntryReporter& reporter) {
  Profile& profile = monster.profile;
  Put(profile.monster, content.monsters.size() + 1);
  Put(profile.full_strength, monster.count);
  ReadPrintedAbilities(set, content, entry, reporter, profile);
  for (const int weapon : PositionsOf(set, "weapon", entry.value["weapons"])) {
    if (profile.weapon_count == kMaxWeapons) break;  // Reported by the schema.
    profile.weapons[profile.weapon_count++] = At(content.weapons, weapon).profile;
  }
}

}  // namespace

int32_t BaseRadius(int size) {
  return static_cast<int32_t>(RootUp(kUsualRadius * kUsualRadius * size));
}

std::vector<EntrySchema> ModelSchemas() { return {Models().schema(), Monsters().schema()}; }

void CompileModels(const ContentSet& set, ContentReport& report, GameContent& content) {
  CheckRoom(set, "model", kMaxEntries, "models", report);
  std::vector<bool> priced;  // Whose cost can be computed: nothing is wrong with it so far.
  size_t mistakes = report.errors().size();
  Models().Compile(
      set, report, content.models,
      [&](ModelEntry& model, const ContentEntry& entry, EntryReporter& reporter) {
        Put(model.profile.model, content.models.size() + 1);
        ReadPrintedAbilities(set, content, entry, reporter, model.profile);
        const bool whole = Size(model.slots) == Size(entry.value["weapons"].items);
        priced.push_back(whole && !model.cost_as_printed && report.errors().size() == mistakes);
        mistakes = report.errors().size();
      });
  const absl::Span<const ContentEntry> entries = set.Entries("model");
  for (int i = 0; i < Size(content.models); ++i) {
    EntryReporter reporter("model", At(entries, i), report);
    if (At(priced, i)) CheckCost(content, i, reporter);
  }
  CheckRoom(set, "monster", kMaxEntries, "monsters", report);
  Monsters().Compile(set, report, content.monsters,
                     [&](Monster& monster, const ContentEntry& entry, EntryReporter& reporter) {
                       FinishMonster(set, content, entry, monster, reporter);
                     });
}

}  // namespace mallard::duckhammer
