// What every match promises, shown on BattleDucks.
#include "mallard/match.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/forgery.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

std::shared_ptr<const Ruleset> Base() { return BaseRuleset("battleducks"); }

Match Started(uint64_t seed = 1) {
  Match match = NewMatch(Base(), "mode=advanced", seed);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  return match;
}

void PlaySome(Match& match, int actions, uint64_t seed) {
  RandomBot bot(seed);
  for (int i = 0; i < actions && !match.outcome().over; ++i) {
    const int seat = match.DecisionOf(0) ? 0 : 1;
    ASSERT_EQ(match.Apply(seat, *bot.Choose(Sight(match, seat))), absl::OkStatus());
  }
}

TEST(Match, SameSeedAndActionsGiveTheSameHashes) {
  Match a = Started(7);
  Match b = Started(7);
  PlaySome(a, 40, 3);
  PlaySome(b, 40, 3);
  EXPECT_EQ(a.Hash(), b.Hash());
  EXPECT_EQ(a.Snapshot(Viewer::Host()), b.Snapshot(Viewer::Host()));
  EXPECT_NE(a.Hash(), Started(8).Hash());
}

TEST(Match, HashOfAFixedGameNeverChanges) {
  // Determinism across machines, compilers and versions: this number is part of the formats.
  Match match = Started(2024);
  PlaySome(match, 60, 11);
  EXPECT_EQ(absl::StrCat(absl::Hex(match.Hash())), "de108887d23fe22f");
}

TEST(Match, SeatsOutOfRangeAreRefused) {
  Match match = Started();
  EXPECT_THAT(Do(match, 2, "observe A3").message(), HasSubstr("there is no seat 2"));
  EXPECT_THAT(Do(match, -1, "observe A3").message(), HasSubstr("there is no seat -1"));
}

TEST(Match, ASeatThatIsNotThereHasNothingToDoAndHearsNothing) {
  Match match = NewMatch(Base(), "", 1);
  for (int seat : {-2, 2, 1000}) {
    EXPECT_FALSE(match.DecisionOf(seat));
    EXPECT_EQ(match.LegalCount(seat), 0u);
    EXPECT_EQ(match.LegalNth(seat, 0).kind, 0u);
    EXPECT_TRUE(match.LegalActions(seat).empty());
  }
  EXPECT_EQ(match.EventCount(Viewer::Seat(2)), 0u);
  EXPECT_TRUE(match.Events(Viewer::Seat(2)).empty());
}

TEST(Match, ActionOfAnUnknownKindIsRefusedAndChangesNothing) {
  Match match = Started();
  const uint64_t before = match.Hash();
  Action action;
  action.kind = 99;
  EXPECT_EQ(match.Apply(0, action).code(), absl::StatusCode::kInvalidArgument);
  action.kind = 0;
  EXPECT_EQ(match.Apply(0, action).code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(match.Hash(), before);
}

TEST(Match, UndoLeadsBackThroughEveryStep) {
  Match match = Started();
  std::vector<uint64_t> hashes = {match.Hash()};
  std::vector<size_t> events = {match.EventCount(Viewer::Seat(1))};
  const size_t depth = match.UndoDepth();
  for (int i = 0; i < 100 && !match.outcome().over; ++i) {
    PlaySome(match, 1, static_cast<uint64_t>(i));
    hashes.push_back(match.Hash());
    events.push_back(match.EventCount(Viewer::Seat(1)));
  }
  while (match.UndoDepth() > depth) {
    EXPECT_EQ(match.Hash(), hashes.back());
    EXPECT_EQ(match.EventCount(Viewer::Seat(1)), events.back());
    hashes.pop_back();
    events.pop_back();
    ASSERT_EQ(match.Undo(), absl::OkStatus());
  }
  EXPECT_EQ(match.Hash(), hashes.back());
  EXPECT_EQ(match.Undo(depth + 1).code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(match.Hash(), hashes.back());
}

TEST(Match, PlayingOnAfterUndoGivesTheSameChance) {
  Match match = Started();
  PlaySome(match, 50, 1);
  const uint64_t played = match.Hash();
  ASSERT_EQ(match.Undo(50), absl::OkStatus());
  PlaySome(match, 50, 1);
  EXPECT_EQ(match.Hash(), played);
}

TEST(Match, WithoutHistoryThereIsNoUndoAndNoReplay) {
  MatchOptions options;
  options.history = false;
  options.events = false;
  Match match = *Match::Create(Base(), Configuration(Base()->game().manifest()), options);
  MustDo(match, 0, "fill");
  EXPECT_EQ(match.UndoDepth(), 0u);
  EXPECT_EQ(match.Undo().code(), absl::StatusCode::kUnavailable);
  EXPECT_EQ(match.Replay().status().code(), absl::StatusCode::kUnavailable);
  EXPECT_EQ(match.EventCount(Viewer::Host()), 0u);
}

TEST(Match, CopiesAreIndependent) {
  Match match = Started();
  Match copy = match;
  PlaySome(copy, 3, 1);
  EXPECT_NE(copy.Hash(), match.Hash());
  match.CopyStateFrom(copy);
  EXPECT_EQ(copy.Hash(), match.Hash());
  EXPECT_EQ(match.UndoDepth(), 0u) << "a search carries no history";
}

TEST(Match, ReseedingChangesChanceAndNothingElse) {
  Match match = Started();
  Match other = match;
  other.Reseed(99);
  EXPECT_NE(other.Hash(), match.Hash());
  EXPECT_EQ(other.Snapshot(Viewer::Seat(0)), match.Snapshot(Viewer::Seat(0)));
}

TEST(Replay, ReproducesAMatchFromItsSeed) {
  Match match = Started();
  PlaySome(match, 30, 5);
  absl::StatusOr<Match> again = Match::FromReplay(Base(), *match.Replay());
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->Hash(), match.Hash());
}

TEST(Replay, BeginsFromASnapshotWhereTheMatchDid) {
  Match match = Started();
  PlaySome(match, 10, 5);
  Match restored = *Match::Restore(Base(), match.Snapshot(Viewer::Host()));
  PlaySome(restored, 10, 6);
  absl::StatusOr<Match> again = Match::FromReplay(Base(), *restored.Replay());
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->Hash(), restored.Hash());
}

TEST(Replay, AnyChangedStepIsNoticed) {
  Match match = Started();
  PlaySome(match, 6, 5);
  const std::vector<uint8_t> replay = *match.Replay();
  int refused = 0;
  for (size_t i = 0; i < replay.size(); ++i) {
    std::vector<uint8_t> damaged = replay;
    damaged[i] ^= 0x10;
    EXPECT_FALSE(Match::FromReplay(Base(), damaged).ok()) << "byte " << i;
    absl::StatusOr<Match> again = Match::FromReplay(Base(), Forged(damaged));
    if (!again.ok()) {
      ++refused;
      continue;
    }
    EXPECT_EQ(again->Hash(), match.Hash()) << "byte " << i;  // Only unused bytes may change.
  }
  EXPECT_GT(refused, static_cast<int>(replay.size() / 2));
}

TEST(Snapshot, TruncatedBytesAreRefusedAtEveryLength) {
  Match match = Started();
  PlaySome(match, 20, 5);
  const std::vector<uint8_t> snapshot = match.Snapshot(Viewer::Host());
  for (size_t length = 0; length < snapshot.size(); ++length) {
    const absl::StatusOr<Match> restored =
        Match::Restore(Base(), absl::MakeConstSpan(snapshot.data(), length));
    ASSERT_EQ(restored.status().code(), absl::StatusCode::kDataLoss) << length;
  }
}

TEST(Snapshot, ForgedBytesAreRefusedOrDescribeAPossibleMatch) {
  Match match = Started();
  PlaySome(match, 40, 5);
  const std::vector<uint8_t> snapshot = match.Snapshot(Viewer::Host());
  for (size_t i = 0; i < snapshot.size(); ++i) {
    for (int bit = 0; bit < 8; ++bit) {
      std::vector<uint8_t> damaged = snapshot;
      damaged[i] = static_cast<uint8_t>(damaged[i] ^ (1 << bit));
      ASSERT_FALSE(Match::Restore(Base(), damaged).ok()) << "byte " << i << " bit " << bit;
      absl::StatusOr<Match> restored = Match::Restore(Base(), Forged(damaged));
      if (!restored.ok()) {
        EXPECT_FALSE(restored.status().message().empty());
        continue;
      }
      // Whatever was accepted is a whole match: it saves, restores and plays.
      absl::StatusOr<Match> again = Match::Restore(Base(), restored->Snapshot(Viewer::Host()));
      ASSERT_TRUE(again.ok()) << "byte " << i << " bit " << bit << ": " << again.status();
      ASSERT_EQ(again->Hash(), restored->Hash());
      if (bit == 0) PlaySome(*again, 5, i);
    }
  }
}

TEST(Snapshot, MisalignedBytesAreReadAllTheSame) {
  Match match = Started();
  const std::vector<uint8_t> snapshot = match.Snapshot(Viewer::Host());
  std::vector<uint8_t> shifted(snapshot.size() + 3);
  std::copy(snapshot.begin(), snapshot.end(), shifted.begin() + 3);
  absl::StatusOr<Match> restored =
      Match::Restore(Base(), absl::MakeConstSpan(shifted.data() + 3, snapshot.size()));
  ASSERT_TRUE(restored.ok()) << restored.status();
  EXPECT_EQ(restored->Hash(), match.Hash());
}

TEST(Snapshot, AViewIsNotRestoredAndAHostSnapshotIsNotImagined) {
  Match match = Started();
  EXPECT_THAT(Match::Restore(Base(), match.Snapshot(Viewer::Seat(0))).status().message(),
              HasSubstr("one player's view"));
  EXPECT_THAT(Match::Imagine(Base(), match.Snapshot(Viewer::Host()), 1).status().message(),
              HasSubstr("nothing to imagine"));
}

TEST(Notation, ReadsMoreThanItWrites) {
  Match match = Started();
  const Rules& rules = match.rules();
  for (const char* text : {"observe B6", "OBSERVE b6", "  observe   B-6 "}) {
    absl::StatusOr<Action> action = ParseAction(rules, text);
    ASSERT_TRUE(action.ok()) << action.status();
    EXPECT_EQ(FormatAction(rules, *action), "observe B6");
  }
  EXPECT_EQ(FormatAction(rules, *ParseAction(rules, "pick circles battleducks:donut")),
            "pick circles donut");
  EXPECT_EQ(FormatAction(rules, *ParseAction(rules, "maneuver longs r90 -2/15")),
            "maneuver longs r90 -2/15");
}

TEST(Notation, MistakesAreNamedWithWhatIsNear) {
  Match match = Started();
  const auto refusal = [&](absl::string_view text) {
    return std::string(ParseAction(match.rules(), text).status().message());
  };
  EXPECT_THAT(refusal(""), HasSubstr("no action given"));
  EXPECT_THAT(refusal("obsrve B6"), HasSubstr("did you mean observe"));
  EXPECT_THAT(refusal("observe"), HasSubstr("observe: cell is missing"));
  EXPECT_THAT(refusal("observe Z99"), HasSubstr("cell must be a cell such as B6, not \"Z99\""));
  EXPECT_THAT(refusal("observe B6 B7"), HasSubstr("\"B7\" is one word too many"));
  EXPECT_THAT(refusal("pick circels donut"), HasSubstr("did you mean circles"));
  EXPECT_THAT(refusal("place circles r45 B6"), HasSubstr("one of r0, r90"));
  EXPECT_THAT(refusal("maneuver circles r0 x/y"), HasSubstr("column/row from 0"));
}

TEST(Bot, UnknownNamesAreRefused) {
  Match match = Started();
  EXPECT_THAT(CreateBot(match.rules(), "clever", 1).status().message(),
              HasSubstr("there are random, easy, standard, hard and search"));
}

TEST(Ruleset, UnknownGamesAreRefusedWithTheNearestName) {
  EXPECT_THAT(Ruleset::Load("batleducks").status().message(),
              HasSubstr("did you mean battleducks"));
}

}  // namespace
}  // namespace mallard::testing
