#include "tests/games/duckhammer/combat_fixture.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace mallard::duckhammer::testing {

const char* const kCombatLua = R"lua(
weapon_ability { id = "accurate", name = "Accurate",
  modifiers = { { of = "target_grade", set = 0 } } }
weapon_ability { id = "inaccurate", name = "Inaccurate", negative = true,
  modifiers = { { of = "own_grade", set = 0 } } }
weapon_ability { id = "average", name = "Average", replaced_roll = 7 }
weapon_ability { id = "blocker", name = "Blocker",
  modifiers = { { of = "attacked", add = -2, when = { "usable" } } } }
weapon_ability { id = "lofty", name = "Lofty", negative = true,
  modifiers = { { forbid = { "chant", "shoot", "fight" }, when = { "flying" } } } }
weapon_ability { id = "far", name = "Far", long_range_step = 2, long_range_penalty = -1 }
weapon_ability { id = "momentum", name = "Momentum", declared_dice = "charge" }
weapon_ability { id = "point_blank", name = "Point Blank",
  modifiers = { { of = "proximity", set = 0 } } }
weapon_ability { id = "reach", name = "Reach",
  modifiers = { { of = "priority", set = 1 } } }
weapon_ability { id = "reliable", name = "Reliable", damage_dice = "mean" }
weapon_ability { id = "swift", name = "Swift",
  modifiers = { { of = "attacks", set = 2 }, { of = "attack", add = -3 } } }
weapon_ability { id = "supersonic", name = "Supersonic", repeat_modifier = -2 }
weapon_ability { id = "superheavy", name = "Superheavy", negative = true,
  modifiers = { { forbid = { "charge", "pile_in" } } } }
weapon_class { id = "axes", name = "Axes", kind = "melee", size = "small" }
weapon { id = "axe", name = "Axe", class = "axes", damage = "d4", range = 2 }
weapon { id = "sure", name = "Sure", class = "swords", damage = "1", range = 2 }
weapon { id = "crusher", name = "Crusher", class = "swords", damage = "99", range = 2 }
for _, ability in ipairs { "accurate", "inaccurate", "average", "blocker", "lofty", "momentum",
    "reach", "reliable", "swift", "supersonic", "superheavy" } do
  weapon { id = ability .. "_blade", name = ability, class = "swords", damage = "d6", range = 2,
    abilities = { ability } }
end
for _, ability in ipairs { "far", "point_blank", "swift", "average" } do
  weapon { id = ability .. "_bow", name = ability, class = "bows", damage = "d4", range = 12,
    abilities = { ability } }
end
for _, ability in ipairs { "far", "point_blank", "reach" } do
  weapon { id = ability .. "_wand", name = ability, class = "wands", damage = "d6", range = 2,
    spell_range = 6, abilities = { ability } }
end
weapon { id = "reach_crusher", name = "Reach", class = "swords", damage = "99", range = 2,
  abilities = { "reach" } }
model_ability { id = "duty", name = "Duty", removal = "report" }
model_ability { id = "reactive", name = "Reactive",
  modifiers = { { of = "counter_later", set = 1 } } }
model_ability { id = "precognition", name = "Precognition",
  modifiers = { { of = "counter_later", set = 2 }, { of = "counter_earlier", set = 2 } } }
model_ability { id = "paragon", name = "Paragon",
  modifiers = { { of = "activations", set = 2 } } }
model_ability { id = "silent", name = "Silent",
  modifiers = { { forbid = { "be_countered" }, when = { "chanting" } } } }
model_ability { id = "amphibious", name = "Amphibious",
  modifiers = { { allow = { "chant" }, when = { "diving" } } } }
model_ability { id = "spell", name = "Spell", argument = "spell", grants_spell = true }
mark { id = "hidden", name = "Hidden", on = "model", cover = true }
mark { id = "dizzy", name = "Dizzy", on = "model", attack_modifier = -1, target_modifier = 2 }
mark { id = "dented", name = "Dented", on = "weapon", attack_modifier = -2 }
mark { id = "broken", name = "Broken", on = "weapon", unusable = true }
mark { id = "shaken", name = "Shaken", on = "unit", all_rolls = -1 }
mark { id = "blessed", name = "Blessed", on = "unit", attack_modifier = 2, target_modifier = -3 }
spell { id = "spark", name = "Spark", risk = 6, radius = 1,
  on_cast = function(ctx)
    for _, model in ipairs(ctx:affected_models()) do ctx:damage(ctx:unit_of(model), 1) end
  end }
spell { id = "howl", name = "Howl", risk = 4, noise = 8, radius = 2,
  on_cast = function(ctx)
    for _, model in ipairs(ctx:affected_models()) do ctx:damage(ctx:unit_of(model), 1) end
  end }
spell { id = "glare", name = "Glare", risk = 4, radius = 1, needs_sight = true,
  on_cast = function(ctx)
    for _, model in ipairs(ctx:affected_models()) do ctx:damage(ctx:unit_of(model), 1) end
  end }
spell { id = "mend", name = "Mend", risk = 4, radius = 1, whom = "friends",
  on_cast = function(ctx)
    for _, model in ipairs(ctx:affected_models()) do ctx:heal(1, ctx:unit_of(model)) end
  end }
spell { id = "storm", name = "Storm", risk = 4, radius = 3, whom = "all",
  on_cast = function(ctx)
    for _, model in ipairs(ctx:affected_models()) do ctx:damage(ctx:unit_of(model), 99) end
  end }
)lua";

Combat::Combat(const std::string& lua, const std::string& terrain)
    : Field({terrain, absl::StrCat(kCombatLua, lua), "small", false}) {
  for (Player& player : state().players) player.victory_points = 1;
}

Profile Combat::Armed(const std::vector<std::string>& weapons, int grade) const {
  Profile profile = Plain();
  profile.grade = static_cast<uint8_t>(grade);
  profile.weapons[0] = WeaponProfile();
  profile.weapon_count = 0;
  for (const std::string& weapon : weapons) Arm(profile, weapon);
  return profile;
}

int Combat::SpellNamed(absl::string_view spell) const {
  for (size_t i = 0; i < content().spells.size(); ++i) {
    if (absl::EndsWith(content().spells[i].id, absl::StrCat(":", spell)))
      return static_cast<int>(i);
  }
  ADD_FAILURE() << "no spell " << spell;
  return 0;
}

int Combat::TeachSpell(Profile& profile, absl::string_view spell) const {
  Teach(profile, "spell");
  for (AbilityUse& use : profile.abilities) {
    if (use.ability != 0 && use.argument == 0 &&
        content().model_abilities[use.ability - 1u].grants_spell) {
      use.argument = static_cast<uint8_t>(SpellNamed(spell) + 1);
    }
  }
  return SpellNamed(spell);
}

std::vector<int> Combat::Modifiers() {
  std::vector<int> modifiers;
  for (int i = 0; i < batch().count; ++i) modifiers.push_back(batch().dice[i].modifier);
  return modifiers;
}

int Combat::DiceOf(int unit) {
  int count = 0;
  for (int i = 0; i < batch().count; ++i) count += batch().dice[i].unit == unit ? 1 : 0;
  return count;
}

void Combat::Show(const std::vector<int>& naturals) {
  ASSERT_EQ(state().stage, Stage::kSway);
  size_t next = 0;
  for (int i = 0; i < batch().count; ++i) {
    Die& die = state().batch.dice[i];
    if ((die.flags & (kReplaced | kResolved | kDropped)) != 0) continue;
    if (((die.flags & kResist) != 0) != (batch().kind == BatchKind::kResist)) continue;
    die.natural = static_cast<uint8_t>(naturals[std::min(next++, naturals.size() - 1)]);
  }
  const BatchKind kind = batch().kind;
  while (state().stage == Stage::kSway && batch().kind == kind) {
    Do(Asks(0) == Stage::kSway ? 0 : 1, Pass());
  }
}

void Combat::PassAll(Stage stage) {
  while (state().stage == stage) Do(Asks(0) == stage ? 0 : 1, Pass());
}

int Combat::DamageTo(int unit) {
  int damage = 0;
  for (const Event& event : Heard(kDamaged)) damage += event.args[0] == unit ? event.args[2] : 0;
  return damage;
}

}  // namespace mallard::duckhammer::testing
