// Points of interest: how many, who places them, where they may be.
#include <algorithm>

#include "gmock/gmock.h"
#include "mallard/primitives/plane_distance.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr int kDuel = 0, kControl = 1;

// Past the roll-off, with missions; seat 0 leads and deploys at the low end.
void ChooseMissions(Field& field, int first, int second) {
  field.AddWaiting(0, field.Plain(), 5);
  field.AddWaiting(1, field.Plain(), 5);
  field.Begin(Phase::kMissions, 0);
  field.Do(0, {kMission, {first}});
  field.Do(1, {kMission, {second}});
}

TEST(ObjectsTest, OnePlayersPointsOfInterestAreAllPlacedByThatPlayer) {
  Field field;
  ChooseMissions(field, kDuel, kControl);
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(field.Asks(1), Stage::kPlaceObject);
    field.CheckList(1);
    field.Do(1, field.Listed(1)[0]);
  }
  EXPECT_EQ(field.state().object_count, 3);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(field.state().objects[i].whose, 2);
  EXPECT_EQ(field.state().phase, Phase::kDeployment);
}

TEST(ObjectsTest, SharedPointsOfInterestArePlacedAlternatelyLeadFirst) {
  FieldOptions options;
  options.scale = "giant";
  Field field(options);
  ChooseMissions(field, kControl, kControl);
  for (int i = 0; i < 8; ++i) {
    ASSERT_EQ(field.Asks(i % 2), Stage::kPlaceObject) << i;
    field.Do(i % 2, field.Listed(i % 2).back());
  }
  EXPECT_EQ(field.state().object_count, 8);
  EXPECT_EQ(field.state().objects[0].whose, 3);
}

TEST(ObjectsTest, OnePointOfInterestMustBeOnTheFrontLine) {
  Field field;
  ChooseMissions(field, kControl, kDuel);
  field.Do(0, PlaceAt(Inch(2, 35)));
  field.Do(0, PlaceAt(Inch(28, 35)));
  EXPECT_THAT(field.Refusal(0, PlaceAt(At(15000, 21001))), HasSubstr("front line"));
  field.Do(0, PlaceAt(Inch(15, 21)));
  EXPECT_EQ(field.state().phase, Phase::kDeployment);
}

TEST(ObjectsTest, HalfOfThePointsOfInterestMustBeOnTheFrontLineOrBeyond) {
  Field field;
  ChooseMissions(field, kControl, kDuel);
  field.Do(0, PlaceAt(Inch(2, 2)));
  // Two of three must be there, and the last on the line.
  EXPECT_THAT(field.Refusal(0, PlaceAt(Inch(28, 2))), HasSubstr("half"));
  field.Do(0, PlaceAt(Inch(28, 30)));
  EXPECT_EQ(field.Refusal(0, PlaceAt(Inch(10, 21))), "");
}

TEST(ObjectsTest, BeyondTheFrontLineDependsOnTheSide) {
  Field field;
  ChooseMissions(field, kDuel, kControl);
  field.Do(1, PlaceAt(Inch(2, 40)));
  EXPECT_THAT(field.Refusal(1, PlaceAt(Inch(28, 40))), HasSubstr("half"));
  EXPECT_EQ(field.Refusal(1, PlaceAt(Inch(28, 5))), "");
}

TEST(ObjectsTest, PointsOfInterestAreTwelveInchesFromTwoOthers) {
  Field field;
  ChooseMissions(field, kControl, kDuel);
  field.Do(0, PlaceAt(Inch(2, 21)));
  field.Do(0, PlaceAt(Inch(15, 30)));
  EXPECT_THAT(field.Refusal(0, PlaceAt(Inch(10, 21))), HasSubstr("12 inches"));
  EXPECT_EQ(field.Refusal(0, PlaceAt(Inch(25, 21))), "");
}

TEST(ObjectsTest, TwoPointsOfInterestAreTwelveInchesFromEachOther) {
  Field field;
  ChooseMissions(field, kControl, kControl);
  field.Do(0, PlaceAt(Inch(2, 21)));
  EXPECT_THAT(field.Refusal(1, PlaceAt(At(13999, 21000))), HasSubstr("12 inches"));
  EXPECT_THAT(field.Refusal(1, PlaceAt(At(15000, 22000))), HasSubstr("front line"));
  field.Do(1, PlaceAt(Inch(14, 21)));
  EXPECT_EQ(field.state().phase, Phase::kDeployment);
}

TEST(ObjectsTest, PointsOfInterestAreOnTheMap) {
  Field field;
  ChooseMissions(field, kControl, kDuel);
  EXPECT_THAT(field.Refusal(0, PlaceAt(At(-1, 21000))), HasSubstr("off the map"));
  EXPECT_THAT(field.Refusal(0, PlaceAt(At(30001, 21000))), HasSubstr("off the map"));
  EXPECT_THAT(field.Refusal(0, PlaceAt({INT32_MIN, INT32_MAX})), HasSubstr("place goes from"));
}

// Whatever is placed first, the rest can always be placed: played with made-up places.
TEST(ObjectsTest, WhoeverPlacesAlwaysHasAnAnswer) {
  Chance chance = Chance::Stream(7, 0);
  for (int game = 0; game < 60; ++game) {
    FieldOptions options;
    options.scale = game % 2 == 0 ? "small" : "giant";
    Field field(options);
    ChooseMissions(field, kControl, game % 3 == 0 ? kControl : kDuel);
    const State& state = field.state();
    while (state.phase == Phase::kPlacing) {
      const int seat = state.asked == 1 ? 0 : 1;
      ASSERT_THAT(field.Listed(seat), ::testing::Not(IsEmpty()));
      Action action = field.Listed(seat)[0];
      for (int tries = 0; tries < 20; ++tries) {
        const auto below = [&](int32_t most) {
          return static_cast<int32_t>(chance.Below(static_cast<uint32_t>(most) + 1));
        };
        const Action other = PlaceAt(
            {below(state.width), chance.Below(3) == 0 ? state.length / 2 : below(state.length)});
        if (field.Refusal(seat, other).empty()) action = other;
      }
      field.Do(seat, action);
    }
    int on_front = 0;
    for (int i = 0; i < state.object_count; ++i) {
      on_front += state.objects[i].y == state.length / 2 ? 1 : 0;
      int far = 0;
      for (int j = 0; j < state.object_count; ++j) {
        const Point a{state.objects[i].x, state.objects[i].y};
        const Point b{state.objects[j].x, state.objects[j].y};
        far += Distance(a, b) >= 12 * kInch ? 1 : 0;
      }
      EXPECT_GE(far, std::min(2, state.object_count - 1));
    }
    EXPECT_GE(on_front, game % 3 == 0 ? 2 : 1);
  }
}

}  // namespace
}  // namespace mallard::duckhammer::testing
