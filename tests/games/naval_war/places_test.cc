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

// Where a ship can go on an empty board.
std::set<Key> Shifts(Pose pose, int length) {
  std::set<Key> keys;
  const uint32_t directions = FindShifts(kBoard.Minus(LineCells(pose, length)), pose, length);
  for (int direction = 0; direction < kFacings; ++direction) {
    if ((directions >> direction) & 1) keys.insert(KeyOf(Shifted(pose, direction), length));
  }
  return keys;
}

std::set<Key> Turns(Pose pose, int length) {
  std::set<Key> keys;
  const Pivots pivots = FindPivots(kBoard.Minus(LineCells(pose, length)), pose, length);
  for (int part = 0; part < length; ++part) {
    if ((pivots.clockwise >> part) & 1) keys.insert(KeyOf(Pivoted(pose, part, true), length));
    if ((pivots.counterclockwise >> part) & 1) {
      keys.insert(KeyOf(Pivoted(pose, part, false), length));
    }
  }
  return keys;
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
      std::set<Key> shifted = Shifts(PoseAt(place), length);
      shifted.insert({place.first, place.down});
      std::set<Key> turned = Turns(PoseAt(place), length);
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
