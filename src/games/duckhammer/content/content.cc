#include "src/games/duckhammer/content/content.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/compile.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/personality.h"
#include "src/games/duckhammer/content/content_abilities.h"
#include "src/games/duckhammer/content/content_armies.h"
#include "src/games/duckhammer/content/content_armoury.h"
#include "src/games/duckhammer/content/content_bets.h"
#include "src/games/duckhammer/content/content_magic.h"
#include "src/games/duckhammer/content/content_models.h"
#include "src/games/duckhammer/content/content_places.h"

namespace mallard::duckhammer {

int ModelEntry::loadouts() const {
  int count = 1;
  for (const std::vector<int>& slot : slots) count *= Size(slot);
  return count;
}

ModelEntry::WeaponList ModelEntry::LoadoutWeapons(int loadout) const {
  WeaponList weapons(slots.size());
  for (size_t i = slots.size(); i-- > 0;) {
    const int options = Size(slots[i]);
    weapons[i] = At(slots[i], loadout % options);
    loadout /= options;
  }
  return weapons;
}

int ModelEntry::SameLoadout(int loadout) const {
  const auto sorted = [this](int number) {
    WeaponList weapons = LoadoutWeapons(number);
    std::sort(weapons.begin(), weapons.end());
    return weapons;
  };
  const WeaponList wanted = sorted(loadout);
  for (int first = 0; first < loadout; ++first) {
    if (sorted(first) == wanted) return first;
  }
  return loadout;
}

Profile GameContent::ProfileOf(int model, int loadout) const {
  const ModelEntry& entry = At(models, model);
  Profile profile = entry.profile;
  for (int weapon : entry.LoadoutWeapons(loadout)) {
    profile.weapons[profile.weapon_count++] = At(weapons, weapon).profile;
  }
  return profile;
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
           return m.on_begin || m.on_report || m.on_model_destroyed || m.on_unit_destroyed ||
                  m.wins;
         });
}

// What counts more or less to the computer player; see bot.h.
EntrySchema Personalities() {
  static constexpr PersonalityWeight kWeights[] = {
      {"aggression",
       "From how far away its fighters go for an enemy, whatever the mission wants; in campaigns "
       "also how strong an enemy may be that it attacks."},
      {"risk", "How unlikely a quacktic may be that it bets on."},
      {"caution", "How far from their targets its shooters stay."},
  };
  return PersonalityKind(kWeights);
}

}  // namespace

const ContentSchema& DuckhammerSchema() {
  static const ContentSchema* const schema = [] {
    auto* made = new ContentSchema;
    made->game = "duckhammer";
    made->variable_scopes = {"match", "player", "unit"};
    made->owned_scopes = {"player", "unit"};
    for (const auto& part : {ArmourySchemas(), AbilitySchemas(), MagicSchemas(), BetSchemas(),
                             PlaceSchemas(), ModelSchemas(), ArmySchemas()}) {
      made->entries.insert(made->entries.end(), part.begin(), part.end());
    }
    made->entries.push_back(Personalities());
    return made;
  }();
  return *schema;
}

void CompileBattles(const ContentSet& set, ContentReport& report, GameContent& content) {
  CompileAbilities(set, report, content);
  CompileMagic(set, report, content);
  CompileArmoury(set, report, content);
  CompileBets(set, report, content);
  CompilePlaces(set, report, content);
  CompileModels(set, report, content);
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
