// A unit that is about to move, and the ground it moves on.
#ifndef MALLARD_TESTS_GAMES_DUCKHAMMER_MOVER_H_
#define MALLARD_TESTS_GAMES_DUCKHAMMER_MOVER_H_

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "src/games/duckhammer/movement/legs.h"
#include "src/games/duckhammer/movement/movement.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {

/// A wall of 2 inches from x = 10 to 12, a rock of 4 inches from 20 to 24, both from edge to edge.
inline constexpr const char* kWalls =
    "obstacle 2000: 10000/8000 12000/8000 12000/30000 10000/30000;"
    "obstacle 4000: 20000/8000 24000/8000 24000/30000 20000/30000";
/// Water from x = 10 to 20.
inline constexpr const char* kLake = "water: 10000/8000 20000/8000 20000/30000 10000/30000";

/// Options for a map with that terrain.
inline FieldOptions On(const char* terrain, const char* lua = "") {
  FieldOptions options;
  options.terrain = terrain;
  options.lua = lua;
  return options;
}

/// One unit of seat 0 that is about to move.
struct Mover {
  Mover(const FieldOptions& options, const std::vector<Point>& places, Way way = Way::kWalk)
      : field(options), profile(field.Plain()), places_(places), way_(way) {}
  /// Begins its activation in the Movement phase.
  void Go() {
    unit = field.Add(0, profile, places_);
    field.Add(1, {Inch(2, 40)});
    field.Begin(Phase::kMovement);
    field.Do(0, MoveBy(unit, way_));
    EXPECT_EQ(field.Asks(0), Stage::kMoving);
  }
  int model(int n = 0) { return field.ModelOf(unit, n); }
  /// Why a step is refused.
  std::string Refusal(Point to, int n = 0) { return field.Refusal(0, StepTo(model(n), to)); }
  /// What a legal leg costs.
  int32_t Cost(Point to, int n = 0) {
    const LegPlan plan = PlanLeg(field.position(), model(n), to);
    EXPECT_TRUE(plan.ok()) << plan.ToStatus();
    return plan.cost;
  }

  Field field;
  Profile profile;
  int unit = -1;

 private:
  std::vector<Point> places_;
  Way way_;
};

}  // namespace mallard::duckhammer::testing

#endif  // MALLARD_TESTS_GAMES_DUCKHAMMER_MOVER_H_
