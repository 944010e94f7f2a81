// Combat put together by hand: content with one ability for each field that combat looks at, and
// ways to decide what the dice show.
#ifndef MALLARD_TESTS_GAMES_DUCKHAMMER_COMBAT_FIXTURE_H_
#define MALLARD_TESTS_GAMES_DUCKHAMMER_COMBAT_FIXTURE_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {

/// Weapon abilities are named after their field, or after the ability of the base pack that is
/// made of it. Weapons: `sure` hits for a flat 1 at 2 inches, `axe` is a second melee weapon (d4, 2
/// inches). Weapons of one ability are called `<ability>_blade`, `<ability>_bow`, `<ability>_wand`.
extern const char* const kCombatLua;

/// Actions.
/// @{
inline Action ShootAt(int unit, int target, int weapon = 1) {
  return {kShootAt, {unit, target, weapon}};
}
inline Action FightWith(int unit, int target, int weapon = 1) {
  return {kFightWith, {unit, target, weapon}};
}
inline Action ChantAt(int unit, int spell, Point at, int weapon = 1) {
  return {kChantSpell, {unit, spell, weapon, at.x, at.y}};
}
inline Action CounterBy(Step step, int weapon = 1) {
  return {kCounterBy, {static_cast<int32_t>(step), weapon}};
}
inline Action CounterChant(int spell, Point at, int weapon = 1) {
  return {kCounterChant, {spell, weapon, at.x, at.y}};
}
inline Action UseWeapon(int model, int weapon) { return {kUse, {model, weapon}}; }
inline Action TakeAverage(int model, bool take = true) { return {kAverage, {model, take ? 1 : 0}}; }
inline Action TakeMomentum(bool take = true) { return {kMomentum, {take ? 1 : 0}}; }
inline Action RollNow() { return {kRoll, {}}; }
inline Action Sway(int die, int natural) { return {kSwayDie, {die, natural}}; }
inline Action LoseModel(int model) { return {kLose, {model}}; }
inline Action PickWeapon(int weapon) { return {kPick, {weapon}}; }
/// @}

/// A battle with that content; both players have victory points, so that every batch of rolls stops
/// in the window in which dice are turned.
class Combat : public Field {
 public:
  explicit Combat(const std::string& lua = "", const std::string& terrain = "");

  /// A profile of that Grade with these weapons and no others.
  Profile Armed(const std::vector<std::string>& weapons, int grade = 1) const;
  /// Teaches a spell; its position.
  int TeachSpell(Profile& profile, absl::string_view spell) const;
  int SpellNamed(absl::string_view spell) const;

  const Batch& batch() { return state().batch; }
  const Unit& unit(int number) { return state().units[number]; }
  /// The modifiers of all dice, in order.
  std::vector<int> Modifiers();
  /// Dice of that unit.
  int DiceOf(int unit);
  /// In the window: what the dice show, in order (the last for all that follow), then everybody
  /// passes.
  void Show(const std::vector<int>& naturals);
  /// Passes whatever is asked by this stage, as long as it is.
  void PassAll(Stage stage);
  /// Total damage of all events since the last Forget that a unit took.
  int DamageTo(int unit);
};

}  // namespace mallard::duckhammer::testing

#endif  // MALLARD_TESTS_GAMES_DUCKHAMMER_COMBAT_FIXTURE_H_
