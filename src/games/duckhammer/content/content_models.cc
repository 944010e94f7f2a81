// Compiling models and monsters.
#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/army/price.h"
#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer/script/abilities.h"

namespace mallard::duckhammer {
namespace {

constexpr int64_t kUsualRadius = 500;

// The symbol for maps: one visible character.
std::string SymbolOf(const ContentEntry& entry, EntryReporter& reporter) {
  const std::string& symbol = entry.value["symbol"].text;
  if (symbol.empty()) return entry.id.substr(entry.id.find(':') + 1, 1);
  if (symbol.size() != 1 || !absl::ascii_isgraph(static_cast<unsigned char>(symbol[0]))) {
    reporter.Add("symbol", "must be a single letter, digit or sign");
  }
  return symbol;
}

class AbilityReader {
 public:
  AbilityReader(const ContentSet& set, const GameContent& content, const ContentEntry& entry,
                EntryReporter& reporter, Profile& profile)
      : set_(set), content_(content), entry_(entry), reporter_(reporter), profile_(profile) {}

  void Read() {
    ReadPlain();
    ReadAboutSomething();
    for (size_t i = 0; i < places_.size(); ++i) {
      for (const std::string& problem :
           ModelAbilityProblems(content_, profile_, static_cast<int>(i))) {
        reporter_.AddAt(*places_[i].value, places_[i].path, problem);
      }
    }
  }

 private:
  // Where an ability that was read stands.
  struct Place {
    const ContentValue* value;
    std::string path;
  };

  const ModelAbility& Ability(int number) const {
    return content_.model_abilities[static_cast<size_t>(number)];
  }

  void ReadPlain() {
    const ContentValue& list = entry_.value["abilities"];
    for (size_t i = 0; i < list.items.size(); ++i) {
      const int number = PositionOf(set_, "model_ability", list.items[i]);
      if (number < 0) continue;
      const std::string path = absl::StrCat("abilities[", i + 1, "]");
      if (Ability(number).argument != ModelAbility::Argument::kNone) {
        reporter_.AddAt(list.items[i], path,
                        absl::StrCat(Ability(number).name,
                                     " is about something: write it in `abilities_with`, with its ",
                                     Word(Ability(number).argument)));
        continue;
      }
      Take(number, -1, list.items[i], path);
    }
  }

  void ReadAboutSomething() {
    const ContentValue& list = entry_.value["abilities_with"];
    for (size_t i = 0; i < list.items.size(); ++i) {
      const ContentValue& item = list.items[i];
      const int number = PositionOf(set_, "model_ability", item["ability"]);
      if (number < 0) continue;
      const std::string path = absl::StrCat("abilities_with[", i + 1, "]");
      const ModelAbility::Argument wanted = Ability(number).argument;
      const bool spell = !item["spell"].IsNil();
      const bool quacktic = !item["quacktic"].IsNil();
      if (wanted == ModelAbility::Argument::kNone ||
          spell != (wanted == ModelAbility::Argument::kSpell) ||
          quacktic != (wanted == ModelAbility::Argument::kQuacktic)) {
        reporter_.AddAt(
            item, path,
            wanted == ModelAbility::Argument::kNone
                ? absl::StrCat(Ability(number).name, " is about nothing: write it in `abilities`")
                : absl::StrCat(Ability(number).name, " needs a `", Word(wanted),
                               "` and nothing else"));
        continue;
      }
      const int argument = spell ? PositionOf(set_, "spell", item["spell"])
                                 : PositionOf(set_, "quacktic", item["quacktic"]);
      if (argument >= 0) Take(number, argument, item, path);
    }
  }

  static const char* Word(ModelAbility::Argument argument) {
    return argument == ModelAbility::Argument::kSpell ? "spell" : "quacktic";
  }

  void Take(int number, int argument, const ContentValue& value, const std::string& path) {
    if (number >= kMaxEntries) return;  // Reported where it was declared.
    if (places_.size() == kMaxPrintedAbilities) {
      reporter_.AddAt(value, path,
                      absl::StrCat("there are more than ", kMaxPrintedAbilities, " abilities"));
      return;
    }
    profile_.abilities[places_.size()] = {static_cast<uint8_t>(number + 1),
                                          static_cast<uint8_t>(argument + 1)};
    places_.push_back({&value, path});
  }

  const ContentSet& set_;
  const GameContent& content_;
  const ContentEntry& entry_;
  EntryReporter& reporter_;
  Profile& profile_;
  std::vector<Place> places_;
};

// What models and monsters have in common.
Profile StatisticsOf(const ContentSet& set, const GameContent& content, const ContentEntry& entry,
                     EntryReporter& reporter) {
  Profile profile;
  profile.grade = static_cast<uint8_t>(IntOf(entry, "grade"));
  profile.hp = static_cast<int16_t>(IntOf(entry, "hp"));
  profile.armor = static_cast<int8_t>(IntOf(entry, "armor"));
  profile.bravery = static_cast<int8_t>(IntOf(entry, "bravery"));
  profile.movement = InchesOf(entry, "movement");
  profile.charge = DiceOf(entry, "charge", reporter);
  profile.flyer = GaitOf(entry.value["flyer"].text);
  profile.swimmer = GaitOf(entry.value["swimmer"].text);
  profile.radius = BaseRadius(IntOf(entry, "size"));
  profile.height = IntOf(entry, "height");
  AbilityReader(set, content, entry, reporter, profile).Read();
  return profile;
}

// The price of every loadout against the listed one.
void CheckPrice(const GameContent& content, const ModelEntry& model, EntryReporter& reporter) {
  for (size_t i = 0; i < model.slots.size(); ++i) {
    int first = 0;
    for (size_t j = 0; j < model.slots[i].size(); ++j) {
      const Weapon& weapon = content.weapons[static_cast<size_t>(model.slots[i][j])];
      const Price price = PriceWeapon(content, weapon.profile, weapon.size, model.profile.grade);
      if (!price.reasons.empty()) return;  // Said of the whole model below.
      if (j == 0) first = price.total;
      if (price.total == first) continue;
      const Weapon& usual = content.weapons[static_cast<size_t>(model.slots[i][0])];
      reporter.Add("weapons", absl::StrCat("slot ", i + 1, ": ", weapon.name, " costs ",
                                           price.total, ", but ", usual.name, " costs ", first,
                                           "; weapons to choose from must cost the same"));
    }
  }
}

void CheckCost(const GameContent& content, int number, EntryReporter& reporter) {
  const ModelEntry& model = content.models[static_cast<size_t>(number)];
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

}  // namespace

int32_t BaseRadius(int size) {
  return static_cast<int32_t>(RootUp(kUsualRadius * kUsualRadius * size));
}

void CompileModels(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("model")) {
    EntryReporter reporter("model", entry, report);
    const size_t before = report.errors().size();
    CheckNumber(content.models.size(), kMaxEntries, "models", reporter);
    ModelEntry model;
    model.id = entry.id;
    model.name = TitleOf(entry);
    model.text = entry.value["text"].text;
    model.symbol = SymbolOf(entry, reporter);
    model.size = IntOf(entry, "size");
    model.character = BoolOf(entry, "character");
    model.cost_as_printed = BoolOf(entry, "cost_as_printed");
    model.profile = StatisticsOf(set, content, entry, reporter);
    model.profile.model = static_cast<uint8_t>(content.models.size() + 1);
    model.profile.faction =
        static_cast<uint8_t>(PositionOf(set, "faction", entry.value["faction"]) + 1);
    model.profile.full_strength = static_cast<uint8_t>(IntOf(entry, "full_strength"));
    model.profile.cost = static_cast<int16_t>(IntOf(entry, "cost"));
    bool whole = true;
    int64_t loadouts = 1;
    for (const ContentValue& slot : entry.value["weapons"].items) {
      model.slots.push_back(PositionsOf(set, "weapon", slot));
      whole = whole && model.slots.back().size() == slot.items.size() && !slot.items.empty();
      loadouts = std::min<int64_t>(loadouts * static_cast<int64_t>(slot.items.size()), INT16_MAX);
    }
    if (!whole || model.slots.size() > kMaxWeapons) model.slots.clear();
    if (loadouts > kMaxLoadouts) {
      reporter.Add("weapons", absl::StrCat("can be combined in more than ", kMaxLoadouts, " ways"));
      model.slots.clear();
    }
    const bool printed = model.cost_as_printed;
    content.models.push_back(std::move(model));
    if (!printed && report.errors().size() == before && whole) {
      CheckCost(content, static_cast<int>(content.models.size()) - 1, reporter);
    }
  }
}

void CompileMonsters(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("monster")) {
    EntryReporter reporter("monster", entry, report);
    CheckNumber(content.monsters.size(), kMaxEntries, "monsters", reporter);
    Monster monster;
    monster.id = entry.id;
    monster.name = TitleOf(entry);
    monster.text = entry.value["text"].text;
    monster.symbol = SymbolOf(entry, reporter);
    monster.count = IntOf(entry, "count");
    monster.profile = StatisticsOf(set, content, entry, reporter);
    monster.profile.monster = static_cast<uint8_t>(content.monsters.size() + 1);
    monster.profile.full_strength = static_cast<uint8_t>(monster.count);
    for (int weapon : PositionsOf(set, "weapon", entry.value["weapons"])) {
      if (monster.profile.weapon_count == kMaxWeapons) break;  // Reported by the schema.
      monster.profile.weapons[monster.profile.weapon_count++] =
          content.weapons[static_cast<size_t>(weapon)].profile;
    }
    content.monsters.push_back(std::move(monster));
  }
}

}  // namespace mallard::duckhammer
