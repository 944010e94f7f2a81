// Whatever players try while units move, the map stays in order: made-up and listed actions of many
// units on uneven ground.
#include "gtest/gtest.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/movement.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

constexpr const char* kUneven =
    "water: 2000/10000 12000/10000 12000/18000 2000/18000;"
    "obstacle 2000: 14000/10000 18000/10000 18000/16000 14000/16000;"
    "obstacle 4000: 17000/12000 22000/12000 22000/18000 17000/18000;"
    "obstacle 3000: 6000/20000 10000/20000 10000/23000 6000/23000";

class MovingPropertyTest : public ::testing::TestWithParam<uint64_t> {
 protected:
  MovingPropertyTest() : field_(Options()), chance_(Chance::Stream(GetParam(), 0)) {}

  static FieldOptions Options() {
    FieldOptions options;
    options.terrain = kUneven;
    return options;
  }

  int32_t Below(int32_t bound) {
    return static_cast<int32_t>(chance_.Below(static_cast<uint32_t>(bound)));
  }

  // Units of every gait in a grid, both sides' mixed up.
  void PlaceUnits() {
    constexpr Gait kGaits[] = {Gait::kNone, Gait::kSlow, Gait::kFast};
    for (int i = 0; i < 12; ++i) {
      Profile profile = field_.Plain();
      profile.flyer = kGaits[Below(3)];
      profile.swimmer = kGaits[Below(3)];
      profile.radius = 400 + Below(400);
      profile.movement = kInch * (3 + Below(10));
      std::vector<Point> places;
      const Point corner{2000 + i % 4 * 7000, 8000 + i / 4 * 5000};
      for (int n = 0; n <= Below(4); ++n)
        places.push_back(corner + Point{n % 2 * 1700, n / 2 * 1700});
      const int unit = field_.Add(i % 2, profile, places);
      if (profile.swimmer != Gait::kNone) continue;
      ForEachOnMap(field_.state(), unit,
                   [&](int m) { was_wet_[m] = InWater(field_.position(), m); });
    }
  }

  void CheckMap() {
    const State& state = field_.state();
    for (int a = 0; a < kModelSlots; ++a) {
      if (!OnMap(state.models[a])) continue;
      const int unit = UnitOf(state, a);
      const Circle base{state.models[a].at(), state.profiles[unit].radius};
      EXPECT_TRUE(Contains(MapOf(state), base)) << "model " << a;
      if (state.profiles[unit].swimmer == Gait::kNone && !was_wet_[a]) {
        EXPECT_FALSE(InWater(field_.position(), a)) << "model " << a;
      }
      EXPECT_FALSE(state.units[unit].Has(kFlying) && state.units[unit].Has(kDiving));
      for (int b = 0; b < a; ++b) {
        if (!OnMap(state.models[b])) continue;
        const Circle other{state.models[b].at(), state.profiles[UnitOf(state, b)].radius};
        EXPECT_FALSE(Overlap(base, other)) << "models " << a << " and " << b;
      }
    }
  }

  // A made-up action while a unit moves.
  Action MadeUp() {
    const Unit& unit = field_.state().units[field_.state().activity.unit - 1];
    const Point at = field_.state().models[unit.first].at();
    const Point step{Below(8001) - 4000, Below(8001) - 4000};
    switch (Below(4)) {
      case 0:
        return ShiftBy(step);
      case 1:
        return AdvanceTo({Below(32000) - 1000, Below(44000) - 1000});
      default:
        return StepTo(unit.first + Below(unit.size), at + step);
    }
  }

  Field field_;
  Chance chance_;
  bool was_wet_[kModelSlots] = {};
};

TEST_P(MovingPropertyTest, TheMapStaysInOrder) {
  PlaceUnits();
  CheckMap();
  field_.Begin(GetParam() % 2 == 0 ? Phase::kMovement : Phase::kCharge);
  const Phase phase = field_.state().phase;
  for (int i = 0; i < 400 && field_.state().phase == phase; ++i) {
    const int seat = field_.state().asked == 1 ? 0 : 1;
    Action action;
    if (field_.Asks(seat) == Stage::kMoving && Below(8) != 0) {
      action = MadeUp();
      if (!field_.Refusal(seat, action).empty()) continue;
    } else {
      const std::vector<Action> listed = field_.Listed(seat);
      ASSERT_FALSE(listed.empty());
      action = listed[static_cast<size_t>(Below(static_cast<int32_t>(listed.size())))];
      // Passing would end it soon.
      if (action.kind == kPass) action = listed[0];
    }
    field_.Do(seat, action);
    CheckMap();
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, MovingPropertyTest, ::testing::Range<uint64_t>(1, 17));

}  // namespace
}  // namespace mallard::duckhammer::testing
