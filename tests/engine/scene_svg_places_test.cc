// Words on maps of pictures: over nothing else, within the map, beside what they name.
#include "src/engine/scene_svg_places.h"

#include <vector>

#include "gtest/gtest.h"

namespace mallard::svg {
namespace {

constexpr Box kFrame = {0, 0, 400, 300};

TEST(WordPlacesTest, WordsLieOnNoOtherWords) {
  WordPlaces places;
  places.Begin(kFrame);
  std::vector<Box> found;
  // Twelve things at nearly one place, as in a melee.
  for (int i = 0; i < 12; ++i) found.push_back(places.Find(200 + i, 150, 10, 80, 13));
  for (size_t i = 0; i < found.size(); ++i) {
    for (size_t j = i + 1; j < found.size(); ++j) {
      EXPECT_FALSE(found[i].Overlaps(found[j])) << i << " and " << j;
    }
  }
}

TEST(WordPlacesTest, WordsStayOnTheMap) {
  WordPlaces places;
  places.Begin(kFrame);
  for (const double x : {0.0, 400.0}) {
    for (const double y : {0.0, 300.0}) {
      const Box box = places.Find(x, y, 12, 90, 13);
      EXPECT_GE(box.x, kFrame.x);
      EXPECT_GE(box.y, kFrame.y);
      EXPECT_LE(box.right(), kFrame.right());
      EXPECT_LE(box.bottom(), kFrame.bottom());
    }
  }
}

TEST(WordPlacesTest, WordsKeepOffPiecesAndRatherOffLines) {
  WordPlaces places;
  places.Begin(kFrame);
  places.Take({150, 160, 100, 20});  // A piece below the thing,
  places.AddLine(0, 130, 400, 130);  // and a road above it.
  const Box box = places.Find(200, 150, 8, 60, 13);
  EXPECT_FALSE(box.Overlaps({150, 160, 100, 20}));
  EXPECT_FALSE(box.y < 130 && box.bottom() > 130) << "beside the thing there is room";
}

TEST(WordPlacesTest, WordsStandBelowWhereNothingIsInTheWay) {
  WordPlaces places;
  places.Begin(kFrame);
  const Box box = places.Find(200, 150, 10, 60, 13);
  EXPECT_EQ(box.x + box.width / 2, 200);
  EXPECT_EQ(box.y, 160);
}

}  // namespace
}  // namespace mallard::svg
