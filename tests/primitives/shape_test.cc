#include "mallard/primitives/shape.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/primitives/grid_test_util.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> Drawings(const ShapeList& shapes) {
  std::vector<std::string> drawings;
  for (const Shape& shape : shapes) drawings.push_back(ShapeText(shape));
  return drawings;
}

TEST(ShapeTest, IsPushedIntoTheTopLeftCorner) {
  const Shape shape = Figure("....\n..#.\n.##.\n....");
  EXPECT_EQ(shape, Figure(".#\n##"));
  EXPECT_EQ(shape.width, 2);
  EXPECT_EQ(shape.height, 2);
  EXPECT_EQ(shape.size, 3);
  EXPECT_EQ(ShapeText(shape), ".#\n##\n");
  EXPECT_EQ(ShapeOf(Bitboard::All()).size, 256);
  EXPECT_EQ(ShapeOf(Bitboard::Of(255)), Figure("#"));
}

TEST(ShapeTest, BadDrawingsAreRefusedWithTheirPlace) {
  EXPECT_EQ(ParseShape({"o.", "x."}, 'o').status().message(),
            "row 2, column 1: expected 'o' or '.', found 'x'");
  EXPECT_EQ(ParseShape({}).status().message(), "there are no rows");
  EXPECT_EQ(ParseShape({"."}).status().message(), "there is no '#' in any row");
}

TEST(ShapeTest, TurnsClockwiseAndMirrorsLeftRight) {
  EXPECT_EQ(ShapeText(Rotated(Figure("###\n#.."))), "##\n.#\n.#\n");
  EXPECT_EQ(ShapeText(Mirrored(Figure("###\n#.."))), "###\n..#\n");
}

TEST(ShapeTest, FourTurnsAndTwoMirrorsGiveTheShapeBack) {
  Chance chance = Chance::Stream(6, 0);
  for (int i = 0; i < 50; ++i) {
    const Shape shape = ShapeOf(RandomBoard(chance, 3));
    EXPECT_EQ(Rotated(Rotated(Rotated(Rotated(shape)))), shape);
    EXPECT_EQ(Mirrored(Mirrored(shape)), shape);
    EXPECT_EQ(Rotated(shape), ShapeOf(Rotated(shape).cells));
    EXPECT_EQ(Mirrored(shape), ShapeOf(Mirrored(shape).cells));
  }
}

TEST(OrientationsTest, AreListedInAFixedOrder) {
  EXPECT_THAT(Drawings(Orientations(Figure("###\n#.."), true)),
              ElementsAre("###\n#..\n", "##\n.#\n.#\n", "..#\n###\n", "#.\n#.\n##\n", "###\n..#\n",
                          ".#\n.#\n##\n", "#..\n###\n", "##\n#.\n#.\n"));
  EXPECT_EQ(Orientations(Figure("###\n#.."), false).size(), 4);
}

TEST(OrientationsTest, RepeatsAreLeftOut) {
  EXPECT_EQ(Orientations(Figure("##\n##"), true).size(), 1);
  EXPECT_THAT(Drawings(Orientations(Figure("###"), true)), ElementsAre("###\n", "#\n#\n#\n"));
  EXPECT_THAT(Drawings(Orientations(Figure("##.\n.##"), false)),
              ElementsAre("##.\n.##\n", ".#\n##\n#.\n"));
  EXPECT_THAT(Drawings(Orientations(Figure("##.\n.##"), true)),
              ElementsAre("##.\n.##\n", ".#\n##\n#.\n", ".##\n##.\n", "#.\n##\n.#\n"));
}

TEST(OrientationsTest, AnyOrientationHasTheSameOrientations) {
  Chance chance = Chance::Stream(7, 0);
  for (int i = 0; i < 30; ++i) {
    const ShapeList list = Orientations(ShapeOf(RandomBoard(chance, 2)), true);
    for (const Shape& shape : list) {
      EXPECT_THAT(Drawings(Orientations(shape, true)),
                  ::testing::UnorderedElementsAreArray(Drawings(list)));
    }
  }
}

TEST(ShapeListTest, HoldsAtMostEight) {
  ShapeList list;
  EXPECT_TRUE(list.empty());
  std::string line;
  for (int i = 0; i < 12; ++i) {
    line.push_back('#');
    list.AddIfNew(Figure(line));
    list.AddIfNew(Figure(line));
  }
  EXPECT_EQ(list.size(), 8);
  EXPECT_EQ(list[7].size, 8);
}

}  // namespace
}  // namespace mallard
