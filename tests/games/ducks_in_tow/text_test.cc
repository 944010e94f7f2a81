// Ducks in Tow drawn as text.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/ducks_in_tow/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(DucksInTowText, ShowsParkSuppliesTableauxAndTheOwnHand) {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Ducks("C2", "YYG").Tow(seat, "OB");
  table.Hand(seat, {"koi_pond_bg"}).Hand(1 - seat, {"boathouse_o"}).FaceUp({"vee"});
  const Match match = table.Completed(seat, {"koi_pond_y"}).Play();
  const std::string text =
      match.rules().Draw(Sight(match, seat).state(), Viewer::Seat(seat), DrawStyle());
  EXPECT_THAT(text, AllOf(HasSubstr("C2 p"), HasSubstr("Koi Pond"), HasSubstr("[Gift Shop]"),
                          HasSubstr("Y Y G")));
  EXPECT_THAT(text, HasSubstr("koi_pond_bg (Koi Pond: B G)"));
  EXPECT_THAT(text, AllOf(HasSubstr("1 hidden card"), Not(HasSubstr("boathouse_o ("))));
  EXPECT_THAT(text, HasSubstr("vee (2): #.# / .#."));
  EXPECT_THAT(text, HasSubstr("        Y  Y   Yellow 2"));
  EXPECT_THAT(text, HasSubstr("        O  o   Orange 1"));
  EXPECT_THAT(text, Not(HasSubstr("\033"))) << "no colours unless asked for";
}

TEST(DucksInTowText, MarksDucksThatServeAFormation) {
  Table table;
  const int seat = table.first();
  table.Completed(seat, {"koi_pond_yo"}).FaceUp({"square"});
  const Match match = table.Claimed(seat, "square", "yellow").Play();
  const std::string text = match.rules().Draw(match.state(), Viewer::Host(), DrawStyle());
  EXPECT_THAT(text, HasSubstr("       *Y *Y   Yellow 2"));
  EXPECT_THAT(text, HasSubstr("claimed: square (3): ## / ## at 1 Yellow"));
}

TEST(DucksInTowText, UsesColoursWhereTheTerminalHasThem) {
  const Match match = Table().Play();
  DrawStyle style;
  style.color = true;
  EXPECT_THAT(match.rules().Draw(match.state(), Viewer::Host(), style), HasSubstr("\033[1;33mY"));
}

TEST(DucksInTowText, LinesFitAnEightyColumnTerminal) {
  for (const char* options : {"players=1", "players=2", "players=3", "players=4"}) {
    const Match match = Table(options).Play();
    const std::string text = match.rules().Draw(match.state(), Viewer::Host(), DrawStyle());
    size_t begin = 0;
    for (size_t end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
      EXPECT_LE(end - begin, 80u) << options << ": " << text.substr(begin, end - begin);
    }
  }
}

TEST(DucksInTowText, StartSpacesAreMarkedWhileTheyAreChosen) {
  const Match match = NewMatch(BaseRuleset("ducks_in_tow"), "players=2", 1);
  const std::string text = match.rules().Draw(match.state(), Viewer::Host(), DrawStyle());
  EXPECT_THAT(text, AllOf(HasSubstr("B1*"), HasSubstr("B4*"), HasSubstr("chooses a start space")));
}

}  // namespace
}  // namespace mallard::testing
