#include "mallard/primitives/hex_layout.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "mallard/primitives/hex_map.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

absl::StatusOr<std::vector<HexLabel>> Parse(absl::string_view drawing) {
  return ParseHexLayout(SplitRows(drawing));
}

std::string ErrorOf(absl::string_view drawing) {
  return std::string(Parse(drawing).status().message());
}

TEST(HexLayoutTest, ReadsCentredRows) {
  const std::vector<HexLabel> park = Parse(
                                         "   L   G   L\n"
                                         " A*  L   L   A*\n"
                                         "   L   G   L\n")
                                         .value();
  EXPECT_THAT(park,
              ElementsAre(HexLabel{{0, 0}, "L"}, HexLabel{{1, 0}, "G"}, HexLabel{{2, 0}, "L"},
                          HexLabel{{-1, 1}, "A*"}, HexLabel{{0, 1}, "L"}, HexLabel{{1, 1}, "L"},
                          HexLabel{{2, 1}, "A*"}, HexLabel{{-1, 2}, "L"}, HexLabel{{0, 2}, "G"},
                          HexLabel{{1, 2}, "L"}));
}

TEST(HexLayoutTest, HexesTouchTheirRowAndTheTwoAboveAndBelow) {
  const std::vector<HexLabel> park = Parse("    a   b\n  c   d   e\n    f   g").value();
  std::vector<Hex> hexes;
  for (const HexLabel& label : park) hexes.push_back(label.hex);
  const HexMap map = HexMap::Create(hexes).value();
  std::string around_d;
  for (const uint16_t i : map.graph().Neighbours(3)) around_d += park[i].text;
  EXPECT_EQ(park[3].text, "d");
  EXPECT_EQ(around_d, "abcefg");
}

TEST(HexLayoutTest, GapsAndBlankBordersDoNotMatter) {
  const std::vector<HexLabel> plain = Parse("a       b\n  c").value();
  EXPECT_THAT(plain,
              ElementsAre(HexLabel{{0, 0}, "a"}, HexLabel{{2, 0}, "b"}, HexLabel{{0, 1}, "c"}));
  EXPECT_EQ(Parse("\n   \n a   .   b   \n   c\n\n").value(), plain);
}

TEST(HexLayoutTest, DrawingsReadBackAsThemselves) {
  for (const std::string drawing :
       {"L\n", "  L   A   L   G*\nG*  L   L   L   A\n  L   A   L   G*\n",
        "    G*  L\n  L   A   L\nA*  L   L   G*\n  L   G   L\n    L   A*\n", "a\n\na\n"}) {
    const std::vector<HexLabel> hexes = Parse(drawing).value();
    EXPECT_EQ(HexLayoutText(hexes).value(), drawing);
  }
}

TEST(HexLayoutTest, LabelsInAnyOrderAreDrawn) {
  EXPECT_EQ(HexLayoutText({HexLabel{{0, 1}, "b"}, HexLabel{{0, 0}, "a"}}).value(), "a\n  b\n");
  EXPECT_EQ(HexLayoutText({}).value(), "");
}

TEST(HexLayoutTest, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(ErrorOf(""), "there is no hex in any row");
  EXPECT_EQ(ErrorOf("  \n . \n"), "there is no hex in any row");
  EXPECT_EQ(
      ErrorOf("a   b\n c"),
      "row 2, column 2: \"c\" is out of line: hexes of a row are 4 characters apart, and each "
      "row is pushed aside by 2");
  EXPECT_THAT(ErrorOf("a  b"), HasSubstr("row 1, column 4: \"b\" is out of line"));
  EXPECT_THAT(ErrorOf("a\nb"), HasSubstr("row 2, column 1: \"b\" is out of line"));
  EXPECT_EQ(ErrorOf("a\n  long"),
            "row 2, column 3: \"long\" has 4 characters; at most 3 are allowed");
  EXPECT_EQ(ErrorOf("a\tb"),
            "row 1, column 2: expected a printable character or a blank, found '\\t'");
  EXPECT_EQ(ErrorOf("\xC3\xA4"),
            "row 1, column 1: expected a printable character or a blank, found '\\xc3'");
  EXPECT_EQ(ErrorOf(std::string(513, 'a')), "row 1 has 513 characters; at most 512 are allowed");
  EXPECT_EQ(ErrorOf(std::string(513, '\n') + "a"), "there are 514 rows; at most 512 are allowed");
}

TEST(HexLayoutTest, RefusesToDrawWhatCannotBeReadBack) {
  for (const char* text : {"", ".", "long", "a b", "\xC3\xA4", "\n"}) {
    EXPECT_EQ(HexLayoutText({HexLabel{{3, 4}, text}}).status().message(),
              "the hex (3, 4) has a label that cannot be drawn");
  }
  EXPECT_EQ(HexLayoutText({HexLabel{{0, 0}, "a"}, HexLabel{{0, 0}, "b"}}).status().message(),
            "the hex (0, 0) is there twice");
  EXPECT_EQ(HexLayoutText({HexLabel{{0, 0}, "a"}, HexLabel{{1000, 0}, "b"}}).status().message(),
            "the drawing would be too large");
  EXPECT_EQ(HexLayoutText({HexLabel{{0, 0}, "a"}, HexLabel{{-256, 512}, "b"}}).status().message(),
            "the drawing would be too large");
  EXPECT_EQ(HexLayoutText({HexLabel{{2147483647, 0}, "a"}}).status().message(),
            "the hex (2147483647, 0) is too far away");
}

}  // namespace
}  // namespace mallard
