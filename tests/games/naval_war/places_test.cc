// Sets of places agree with the geometry of single ships.
#include "src/games/naval_war/places.h"

#include <set>
#include <utility>

#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"

namespace mallard::naval_war {
namespace {

const Bitboard kBoard = Rectangle(0, 0, 14, 14);

using Key = std::pair<int, bool>;

// The place of a pose, whichever end is the bow.
Key KeyOf(Pose pose, int length) {
  const bool down = pose.facing == kNorth || pose.facing == kSouth;
  const bool bow_first = pose.facing == kNorth || pose.facing == kWest;
  return {bow_first ? pose.bow : PartCell(pose, length - 1), down};
}

bool OnBoard(Pose pose, int length) {
  return pose.bow >= 0 && !LineCells(pose, length).Empty() &&
         kBoard.Contains(LineCells(pose, length));
}

std::set<Key> Keys(const PlaceSet& set) {
  std::set<Key> keys;
  set.ForEach([&](Place place) { keys.insert({place.first, place.down}); });
  return keys;
}

TEST(NavalWarPlaces, CoveringPlacesAreThoseWhoseCellsHoldTheCell) {
  for (int length : {2, 3, 5}) {
    const PlaceSet all = PlacesOn(kBoard, length);
    for (int cell : {0, 13, 5 * 16 + 6, 13 * 16 + 13}) {
      std::set<Key> expected;
      all.ForEach([&](Place place) {
        if (CellsAt(place, length).Has(cell)) expected.insert({place.first, place.down});
      });
      EXPECT_EQ(Keys(all & PlacesCovering(cell, length)), expected);
    }
  }
}

TEST(NavalWarPlaces, MotionsLeadWhereShipsCanGo) {
  for (int length : {2, 3, 4, 5}) {
    const PlaceSet all = PlacesOn(kBoard, length);
    all.ForEach([&](Place place) {
      std::set<Key> shifted = {{place.first, place.down}};
      std::set<Key> turned;
      for (int direction = 0; direction < kFacings; ++direction) {
        const Pose pose = Shifted(PoseAt(place), direction);
        if (OnBoard(pose, length)) shifted.insert(KeyOf(pose, length));
      }
      for (int part = 0; part < length; ++part) {
        for (bool clockwise : {false, true}) {
          const Pose pose = Pivoted(PoseAt(place), part, clockwise);
          if (OnBoard(pose, length)) turned.insert(KeyOf(pose, length));
        }
      }
      const PlaceSet from = PlaceSet::Of(place);
      EXPECT_EQ(Keys(Moved(from, length, Motion::kNone)), Keys(from));
      EXPECT_EQ(Keys(all & Moved(from, length, Motion::kShift)), shifted);
      turned.insert(shifted.begin(), shifted.end());
      EXPECT_EQ(Keys(all & Moved(from, length, Motion::kShiftOrTurn)), turned);
    });
  }
}

TEST(NavalWarPlaces, ATurnSwapsEndsOrNot) {
  const int length = 4;
  const Pose pose = {CellAt(5, 5), kWest};
  for (int part = 0; part < length; ++part) {
    for (bool clockwise : {false, true}) {
      const Pose turned = Pivoted(pose, part, clockwise);
      const auto [first, down] = KeyOf(turned, length);
      EXPECT_EQ(TurnSwapsEnds({pose.bow, false}, {first, down}, length), turned.bow != first);
      EXPECT_EQ(TurnSwapsEnds({first, down}, {pose.bow, false}, length), turned.bow != first);
    }
  }
}

TEST(NavalWarPlaces, DrawsEveryPlaceOfASet) {
  const PlaceSet set = PlacesOn(Rectangle(0, 0, 3, 2), 2);
  Chance chance = Chance::Stream(1, 1);
  std::set<Key> drawn;
  for (int i = 0; i < 200; ++i) {
    const Place place = set.Draw(chance);
    EXPECT_TRUE(set.Has(place));
    drawn.insert({place.first, place.down});
  }
  EXPECT_EQ(drawn, Keys(set));
  EXPECT_EQ(drawn.size(), 7u);
}

}  // namespace
}  // namespace mallard::naval_war
