// The drawing.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/duck_dealer/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(DealerText, ShowsPlanetsDotsRoadsShipsAndStocks) {
  Match match = Acting(3);
  PutShipyard(match, "bathtub_prime", 0, false);
  MustDo(match, 0, "road squeak-faucet-2");
  MustDo(match, 0, "claim mine");
  Load(match, 0, "religion");
  const std::string text = match.rules().Draw(match.state(), Viewer::Seat(1), {});
  EXPECT_THAT(text, AllOf(HasSubstr("[A]@"), HasSubstr("(H)"), HasSubstr("A bathtub_prime"),
                          HasSubstr("*p1"), HasSubstr("shipyard ph+any > ph+bp > hold (to build)"),
                          HasSubstr("Action turns 1/24"), HasSubstr("1 religion"),
                          HasSubstr("2x ph+sp > SA (3)"), HasSubstr("@ ship")));
  EXPECT_THAT(text, Not(HasSubstr("\033")));
  int roads = 0, dots = 0;
  const std::string map = text.substr(0, text.find("A bathtub_prime"));
  for (const char c : map) {
    roads += c == '1' ? 1 : 0;
    dots += c == '.' ? 1 : 0;
  }
  EXPECT_EQ(roads, 1);
  EXPECT_EQ(dots, 109) << "no dot hides another";
}

TEST(DealerText, ColoursAndDotsWhereTheTerminalHasThem) {
  const Match match = Acting();
  const std::string text = match.rules().Draw(match.state(), Viewer::Host(), {true, true});
  EXPECT_THAT(text, AllOf(HasSubstr("\033["), HasSubstr("·")));
}

TEST(DealerText, LinesFitAScreen) {
  const Match match = Acting(5);
  const std::string text = match.rules().Draw(match.state(), Viewer::Host(), {});
  size_t start = 0;
  while (start < text.size()) {
    const size_t end = text.find('\n', start);
    EXPECT_LE(end - start, 100u) << text.substr(start, end - start);
    start = end + 1;
  }
}

}  // namespace
}  // namespace mallard::testing
