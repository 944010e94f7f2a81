// A view is enough to be a client; and what the spectator gets.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matches.h"
#include "tests/support/scene_checks.h"

namespace mallard::testing {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

Match ReadyMatch() {
  Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  return match;
}

Match Open(const Match& match, Viewer viewer) {
  absl::StatusOr<Match> view =
      Match::FromView(match.rules().shared_ruleset(), match.Snapshot(viewer));
  EXPECT_TRUE(view.ok()) << view.status();
  return *std::move(view);
}

TEST(ViewMatch, AnswersItsOwnSeat) {
  const Match match = ReadyMatch();
  const Match view = Open(match, Viewer::Seat(0));
  EXPECT_EQ(view.viewer(), Viewer::Seat(0));
  EXPECT_EQ(view.LegalActions(0), match.LegalActions(0));
  EXPECT_EQ(view.DecisionOf(0), match.DecisionOf(0));
  EXPECT_TRUE(view.Check(0, *ParseAction(view.rules(), "observe B6")).ok());
  EXPECT_EQ(view.Check(0, Action()), match.Check(0, Action()));
  EXPECT_EQ(view.rules().Draw(view.state(), view.viewer(), {}),
            match.rules().Draw(view.state(), Viewer::Seat(0), {}));
}

TEST(ViewMatch, RefusesWhatItDoesNotKnow) {
  Match match = ReadyMatch();
  MustDo(match, 0, "observe B6");
  Match view = Open(match, Viewer::Seat(0));
  EXPECT_EQ(view.LegalCount(1), 0u);
  const absl::Status check = view.Check(1, match.LegalNth(1, 0));
  EXPECT_EQ(check.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(std::string(check.message()), HasSubstr("does not know what p2 may do"));
  const absl::Status apply = view.Apply(0, Action());
  EXPECT_EQ(apply.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(std::string(apply.message()), HasSubstr("cannot be moved on"));
  EXPECT_EQ(view.Hash(), 0u);
  EXPECT_FALSE(view.Replay().ok());
  EXPECT_FALSE(view.Undo().ok());
  EXPECT_EQ(view.CarryOver(view.rules().shared_ruleset()).code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(view.Snapshot(Viewer::Host()), IsEmpty());
  EXPECT_THAT(view.Snapshot(Viewer::Seat(1)), IsEmpty());
  EXPECT_FALSE(view.DecisionOf(1, Viewer::Seat(1)));
}

TEST(ViewMatch, IsNotMadeOfAHostsSnapshot) {
  const Match match = ReadyMatch();
  const absl::Status status =
      Match::FromView(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host())).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(status.message()), HasSubstr("holds everything"));
}

TEST(SpectatorTest, HearsWhatEverybodyHears) {
  Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "place single r0 A1");
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  MustDo(match, 0, "observe A1");
  const std::vector<std::string> heard = EventTexts(match, Viewer::Spectator());
  EXPECT_THAT(heard, Contains("answered p1 A1 found none"));
  EXPECT_THAT(heard, Contains("player_ready p2"));
  EXPECT_THAT(heard, Not(Contains(HasSubstr("placed"))));
  EXPECT_EQ(match.Undo(), absl::OkStatus());
  EXPECT_LT(match.EventCount(Viewer::Spectator()), heard.size());
}

TEST(SpectatorTest, HasAViewThatOpensAndCannotBeImaginedFrom) {
  const Match match = ReadyMatch();
  const Match view = Open(match, Viewer::Spectator());
  EXPECT_TRUE(view.viewer().is_spectator());
  EXPECT_EQ(view.LegalCount(0), 0u);
  EXPECT_TRUE(view.DecisionOf(0)) << "whose turn it is, everybody knows";
  EXPECT_FALSE(
      Match::Imagine(match.rules().shared_ruleset(), match.Snapshot(Viewer::Spectator()), 1).ok());
  EXPECT_FALSE(
      Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Spectator())).ok());
}

}  // namespace
}  // namespace mallard::testing
