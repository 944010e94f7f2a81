// One unit against another, for tests of attacks.
#ifndef MALLARD_TESTS_GAMES_DUCKHAMMER_DUEL_H_
#define MALLARD_TESTS_GAMES_DUCKHAMMER_DUEL_H_

#include <string>

#include "gtest/gtest.h"
#include "tests/games/duckhammer/combat_fixture.h"

namespace mallard::duckhammer::testing {

// One unit of each seat, an inch apart; the attack is declared and rolled, the target passes.
struct Duel {
  Combat field;
  int attacker = 0, target = 0;

  explicit Duel(const std::string& lua = "", const std::string& terrain = "")
      : field(lua, terrain) {}
  void Put(const Profile& mine, const Profile& other, Point at = Inch(10, 10),
           Point other_at = Inch(10, 12)) {
    attacker = field.Add(0, mine, {at});
    target = field.Add(1, other, {other_at});
  }
  void Attack(Step step = Step::kFight, int weapon = 1) {
    field.Begin(step == Step::kShoot ? Phase::kShoot : Phase::kFight);
    field.Do(0, step == Step::kShoot ? ShootAt(attacker, target, weapon)
                                     : FightWith(attacker, target, weapon));
    if (field.state().stage == Stage::kPrepare) field.Do(0, RollNow());
    field.PassAll(Stage::kCounter);
  }
  // Both fight: the target counters.
  void Clash() {
    field.Begin(Phase::kFight);
    field.Do(0, FightWith(attacker, target));
    field.Do(1, CounterBy(Step::kFight));
  }
  // The modifier of the only die.
  int Modifier(Step step = Step::kFight) {
    Attack(step);
    EXPECT_EQ(field.batch().count, 1);
    return field.batch().dice[0].modifier;
  }
};

}  // namespace mallard::duckhammer::testing

#endif  // MALLARD_TESTS_GAMES_DUCKHAMMER_DUEL_H_
