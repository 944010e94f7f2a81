#include "src/games/duckhammer/content/content.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/content/content_parts.h"

namespace mallard::duckhammer {

int ModelEntry::loadouts() const {
  int count = 1;
  for (const std::vector<int>& slot : slots) count *= static_cast<int>(slot.size());
  return count;
}

std::vector<int> ModelEntry::LoadoutWeapons(int loadout) const {
  std::vector<int> weapons(slots.size());
  for (size_t i = slots.size(); i-- > 0;) {
    const int options = static_cast<int>(slots[i].size());
    weapons[i] = slots[i][static_cast<size_t>(loadout % options)];
    loadout /= options;
  }
  return weapons;
}

int ModelEntry::SameLoadout(int loadout) const {
  const auto sorted = [this](int number) {
    std::vector<int> weapons = LoadoutWeapons(number);
    std::sort(weapons.begin(), weapons.end());
    return weapons;
  };
  const std::vector<int> wanted = sorted(loadout);
  for (int first = 0; first < loadout; ++first) {
    if (sorted(first) == wanted) return first;
  }
  return loadout;
}

Profile GameContent::ProfileOf(int model, int loadout) const {
  const ModelEntry& entry = models[static_cast<size_t>(model)];
  Profile profile = entry.profile;
  for (int weapon : entry.LoadoutWeapons(loadout)) {
    profile.weapons[profile.weapon_count++] = weapons[static_cast<size_t>(weapon)].profile;
  }
  return profile;
}

std::string TitleOf(const ContentEntry& entry) {
  const ContentValue& name = entry.value["name"];
  if (!name.IsNil()) return name.text;
  return entry.id.substr(entry.id.find(':') + 1);
}

Gait GaitOf(absl::string_view word) {
  if (word == "none") return Gait::kNone;
  return word == "slow" ? Gait::kSlow : Gait::kFast;
}

std::vector<int> PositionsOf(const ContentSet& set, absl::string_view kind,
                             const ContentValue& list) {
  std::vector<int> positions;
  for (const ContentValue& item : list.items) {
    const int position = set.Find(kind, item.text);
    if (position >= 0) positions.push_back(position);
  }
  return positions;
}

int PositionOf(const ContentSet& set, absl::string_view kind, const ContentValue& value) {
  return value.IsNil() ? -1 : set.Find(kind, value.text);
}

Dice DiceOf(const ContentEntry& entry, absl::string_view field, EntryReporter& reporter) {
  absl::StatusOr<Dice> dice = ParseDice(entry.value[field].text);
  if (dice.ok()) return *dice;
  reporter.Add(field, dice.status().message());
  return Dice{};
}

void CheckNumber(size_t position, int most, absl::string_view plural, EntryReporter& reporter) {
  if (position == static_cast<size_t>(most)) {
    reporter.Add("id", absl::StrCat("there are more than ", most, " ", plural));
  }
}

void CompileFlocks(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("feather")) {
    EntryReporter reporter("feather", entry, report);
    CheckNumber(content.feathers.size(), kMaxEntries, "Feathers", reporter);
    content.feathers.push_back({entry.id, TitleOf(entry), entry.value["text"].text});
  }
  for (const ContentEntry& entry : set.Entries("faction")) {
    EntryReporter reporter("faction", entry, report);
    CheckNumber(content.factions.size(), kMaxEntries, "factions", reporter);
    const int feather = PositionOf(set, "feather", entry.value["feather"]);
    content.factions.push_back(
        {entry.id, TitleOf(entry), entry.value["text"].text, std::max(feather, 0)});
  }
}

namespace {

void NameEverything(GameContent& content) {
  content.model_names = NamesOf(content.models);
  content.monster_names = NamesOf(content.monsters);
  content.weapon_names = NamesOf(content.weapons);
  content.spell_names = NamesOf(content.spells);
  content.quacktic_names = NamesOf(content.quacktics);
  content.mission_names = NamesOf(content.missions);
  content.map_names = NamesOf(content.maps);
  content.scale_names = NamesOf(content.scales);
  content.mark_names = NamesOf(content.marks);
  content.feather_names = NamesOf(content.feathers);
  content.faction_names = NamesOf(content.factions);
  content.model_ability_names = NamesOf(content.model_abilities);
  content.weapon_ability_names = NamesOf(content.weapon_abilities);
}

void RequireSomething(const GameContent& content, ContentReport& report) {
  const std::pair<bool, const char*> kinds[] = {{content.scales.empty(), "scale"},
                                                {content.maps.empty(), "map"},
                                                {content.missions.empty(), "mission"},
                                                {content.models.empty(), "model"}};
  for (const auto& [missing, kind] : kinds) {
    if (!missing) continue;
    report.Add(ContentError{
        "", "", 0, "", absl::StrCat("no pack declares a ", kind, "; there is nothing to play")});
  }
}

// Whether any script may run in a battle; army lists are checked before it.
bool AnyScript(const GameContent& content) {
  const auto any = [](const auto& entries, auto asks) {
    return std::any_of(entries.begin(), entries.end(), asks);
  };
  return content.hook_mask != 0 ||
         any(content.spells, [](const Spell& s) { return bool{s.on_cast}; }) ||
         any(content.gambles, [](const Gamble& g) { return g.broken || g.met; }) ||
         any(content.missions, [](const Mission& m) {
           return m.on_report || m.on_model_destroyed || m.on_unit_destroyed;
         });
}

}  // namespace

void CompileBattles(const ContentSet& set, ContentReport& report, GameContent& content) {
  CompileFlocks(set, report, content);
  CompileModelAbilities(set, report, content);
  CompileWeaponAbilities(set, report, content);
  CompileMarks(set, report, content);
  CompileSpells(set, report, content);
  CompileWeapons(set, report, content);
  CompileBets(set, report, content);
  CompilePlaces(set, report, content);
  CompileModels(set, report, content);
  CompileMonsters(set, report, content);
  NameEverything(content);
  CompileArmies(set, report, content);
  content.army_names = NamesOf(content.armies);
  content.has_scripts = AnyScript(content);
  RequireSomething(content, report);
}

std::unique_ptr<const Content> CompileDuckhammer(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<GameContent>();
  CompileBattles(set, report, *content);
  return content;
}

}  // namespace mallard::duckhammer
