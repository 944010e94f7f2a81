// Running one Lua function of a trial ability in a scene put together by hand.
#ifndef MALLARD_TESTS_GAMES_DUCKHAMMER_SCRIPT_CALLS_H_
#define MALLARD_TESTS_GAMES_DUCKHAMMER_SCRIPT_CALLS_H_

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/script/hooks.h"
#include "src/games/duckhammer/script/script.h"
#include "tests/games/duckhammer/skirmish.h"

namespace mallard::duckhammer::testing {

inline const char* HookName(HookPoint point) {
  return HookSpecs()[static_cast<size_t>(point)].hook.name;
}

/// A function for a point: its body, which gets `ctx` and `value`.
struct Body {
  HookPoint point;
  std::string lua;
};

/// A pack with an ability `a<n>` for each body, and variables of each scope.
inline std::string AbilitiesOf(const std::vector<Body>& bodies) {
  std::string lua = R"(
    variable { id = "tide", scope = "match", public = true, min = 0, max = 9 }
    variable { id = "luck", scope = "player", public = true, min = -5, max = 5 }
    variable { id = "rage", scope = "unit", public = true, min = 0, max = 3 }
    variable { id = "plan", scope = "player", default = 3 }
    variable { id = "mood", scope = "unit" }
  )";
  for (size_t i = 0; i < bodies.size(); ++i) {
    absl::StrAppend(&lua, "model_ability { id = 'a", i, "', name = 'A', aura_range = 1, ",
                    HookName(bodies[i].point), " = function(ctx, value)\n", bodies[i].lua,
                    "\nend }\n");
  }
  return lua;
}

/// The scene in which all of them run: two units of seat 0, two of seat 1, one of them waiting, a
/// monster, and a pool and a rock.
struct Scenery : Skirmish {
  explicit Scenery(const std::vector<Body>& bodies)
      : Skirmish(
            "water: 2000/2000 6000/2000 6000/6000 2000/6000;"
            "obstacle 2000: 20000/20000 24000/20000 24000/24000 20000/24000",
            AbilitiesOf(bodies)) {
    own = Add(0, Who({Blade({"cleave"}), Bow()}, {"massive"}), {Inch(15, 20), Inch(17, 20)});
    swimmers = Add(0, Who({}), {Inch(4, 4)});
    enemy = Add(1, Who({Blade(), Bow()}, {"duty"}), {Inch(15, 22), Inch(15, 24)});
    waiting = AddWaiting(1, Who({}), 1);
    Profile beast = Who({Blade()});
    beast.model = 0;
    beast.monster = 1;
    beast.faction = 0;
    monster = Add(kNobody, beast, {Inch(27, 38)});
    state().round = 2;
    state().phase = Phase::kFight;
    Play now = play();
    now.AskNobody();
  }
  /// Gives the own unit ability `a<n>`, besides its Massive.
  void Learn(size_t n) {
    const int position = content().model_ability_names.Find(absl::StrCat("trial:a", n));
    state().profiles[own].abilities[1].ability = static_cast<uint8_t>(position + 1);
  }
  /// Two attack dice of the own unit, one of the enemy, one replaced roll of the own unit.
  void Roll() {
    Batch& batch = state().batch;
    batch.kind = BatchKind::kAttack;
    batch.sides = 2;
    batch.side[0] = {
        static_cast<uint8_t>(own), static_cast<uint8_t>(enemy), Step::kFight, 0, 0, 2, 0, 0, 0, 0};
    batch.side[1] = {
        static_cast<uint8_t>(enemy), static_cast<uint8_t>(own), Step::kFight, 0, 0, 2, 0, 0, 0, 0};
    batch.count = 4;
    const int units[] = {own, own, enemy, own};
    const int naturals[] = {1, 12, 6, 7};
    for (int i = 0; i < 4; ++i) {
      Die& die = batch.dice[i];
      die.natural = static_cast<uint8_t>(naturals[i]);
      die.unit = static_cast<uint8_t>(units[i]);
      die.side = static_cast<uint8_t>(i == 2 ? 1 : 0);
      die.model = static_cast<uint16_t>(ModelOf(units[i], i == 1 ? 1 : 0));
      die.modifier = -1;
      die.needed = 7;
      if (i == 3) die.flags = kReplaced;
    }
  }
  int own, swimmers, enemy, waiting, monster;
};

}  // namespace mallard::duckhammer::testing

#endif  // MALLARD_TESTS_GAMES_DUCKHAMMER_SCRIPT_CALLS_H_
