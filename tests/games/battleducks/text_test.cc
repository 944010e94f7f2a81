// The board as text.
#include <string>

#include "absl/strings/match.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/battleducks/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string Drawn(const Match& match, Viewer viewer, DrawStyle style = {}) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), viewer, seen.data());
  return match.rules().Draw(seen.data(), viewer, style);
}

TEST(BattleDucksText, ShowsTheOwnPondAndTheRadarSideBySide) {
  Match match = StandardPlay();
  MustDo(match, 0, "observe A1");
  MustDo(match, 1, "observe B1");
  MustDo(match, 0, "observe A3");
  const std::string text = Drawn(match, Viewer::Seat(0));
  EXPECT_THAT(text, HasSubstr("    A B C D E F G H I J        A B C D E F G H I J\n"));
  EXPECT_THAT(text, HasSubstr("  1 1 o . . . . . . . .       1 X . . . . . . . . .\n"));
  EXPECT_THAT(text, HasSubstr("  3 2 2 . . . . . . . .       3 x . . . . . . . . .\n"));
}

TEST(BattleDucksText, LooksTheSameWhateverTheOpponentHides) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "observe D2");
  absl::StatusOr<Match> other = Sight(match, 0).Imagine(3);
  ASSERT_TRUE(other.ok());
  EXPECT_EQ(Drawn(match, Viewer::Seat(0)), Drawn(*other, Viewer::Seat(0)));
}

TEST(BattleDucksText, UsesColoursOnlyWhenAsked) {
  Match match = StandardPlay();
  EXPECT_THAT(Drawn(match, Viewer::Host()), Not(HasSubstr("\033[")));
  EXPECT_THAT(Drawn(match, Viewer::Host(), {true, false}), HasSubstr("\033["));
}

}  // namespace
}  // namespace mallard::testing
