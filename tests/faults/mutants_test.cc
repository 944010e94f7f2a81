// Saved bytes changed with knowledge of their structure, in every game: what a reader accepts is a
// match like any other, which is written the same ever after, and plays on through states that can
// all be saved and restored. What content says of itself in a snapshot (names, shapes, maps: for
// clients to draw from) is not read, so that changes of it are accepted, and written as they were.
#include <algorithm>
#include <cstdio>
#include <iterator>
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/str_split.h"
#include "flatbuffers/minireflect.h"
#include "gtest/gtest.h"
#include "mallard/primitives/chance.h"
#include "mallard/schemas/mallard_generated.h"
#include "tests/faults/settings.h"
#include "tests/support/forgery.h"
#include "tests/support/matches.h"
#include "tests/support/random_play.h"
#include "tests/support/structure.h"

namespace mallard::testing {
namespace {

using Bytes = std::vector<uint8_t>;

// What became of mutants.
struct Tally {
  void Expect(const char* game, const char* what) const {
    EXPECT_GT(accepted, 0);
    EXPECT_GT(refused, 0);
    std::printf("%s: %d mutants of %s refused, %d accepted, %d of them as another match\n", game,
                refused, what, accepted, others);
  }
  int accepted = 0;
  int refused = 0;
  int others = 0;  // Accepted, and not the match that was changed.
};

using Lines = std::vector<std::string>;

// A snapshot as text, a value a line; without the hash of the state.
Lines LinesOf(const Bytes& snapshot) {
  return absl::StrSplit(
      flatbuffers::FlatBufferToString(Forged(snapshot).data(), schema::SnapshotTypeTable(), true),
      '\n');
}

Lines Without(const Lines& some, const Lines& others) {
  Lines left;
  absl::c_set_difference(some, others, std::back_inserter(left));
  return left;
}

bool HaveACommonOne(const Lines& some, const Lines& others) {
  Lines common;
  absl::c_set_intersection(some, others, std::back_inserter(common));
  return !common.empty();
}

// What makes another match of a mutant has come out of its bytes: of the values that it has got, or
// has lost, some are got or lost by what is written of it. Others follow from them, or are not
// read.
bool ComesFrom(const Bytes& mutant, const Bytes& original, const Bytes& written) {
  Lines before = LinesOf(original);
  Lines changed = LinesOf(mutant);
  Lines after = LinesOf(written);
  // Where it was: lists of numbers may have the same ones, in another order.
  for (size_t i = 0; i < std::min({before.size(), changed.size(), after.size()}); ++i) {
    if (changed[i] != before[i] && changed[i] == after[i]) return true;
  }
  // Anywhere: what is written in front of it may be longer or shorter.
  for (Lines* lines : {&before, &changed, &after}) absl::c_sort(*lines);
  return HaveACommonOne(Without(changed, before), Without(after, before)) ||
         HaveACommonOne(Without(before, changed), Without(before, after));
}

class Mutants : public ::testing::TestWithParam<Setting> {
 protected:
  int positions() const { return LongForm() ? 170 : 6; }
  // 170 * 1,000 in six games: a million.
  int mutants() const { return LongForm() ? 1000 : 60; }

  // Some way into a match, with everything that it keeps.
  Match Position(int number, Chance& chance) const {
    Match match = NewMatch(ruleset_, GetParam().options, static_cast<uint64_t>(number));
    for (int i = 0; i < 23 * number % 300; ++i) {
      const TakenAction step = RandomStep(match, chance);
      if (step.seat < 0) break;
      EXPECT_EQ(match.Apply(step.seat, step.action), absl::OkStatus());
    }
    return match;
  }

  // What was accepted keeps all promises of a match, and plays on for a while; whatever is reached
  // can be saved and restored. Worlds are not imagined: a mutant may contradict what a viewer was
  // told.
  static void PlayOn(Match match, Chance& chance, int steps) {
    PlayChecks checks;
    checks.imagine_one_of = 1'000'000;
    checks.indexed_actions = checks.applied_actions = checks.mutated_actions = 2;
    for (int i = 0; i <= steps; ++i) {
      const Bytes bytes = match.Snapshot(Viewer::Host());
      const absl::StatusOr<Match> again = Match::Restore(match.rules().shared_ruleset(), bytes);
      ASSERT_TRUE(again.ok()) << again.status() << " after " << i << " steps";
      ASSERT_EQ(again->Snapshot(Viewer::Host()), bytes);
      if (i % 50 == 5) CheckState(match, chance, checks);
      ASSERT_FALSE(HasFatalFailure()) << "after " << i << " steps";
      const TakenAction step = RandomStep(match, chance);
      if (step.seat < 0) return;
      ASSERT_EQ(match.Apply(step.seat, step.action), absl::OkStatus())
          << FormatAction(match.rules(), step.action);
    }
  }

  const std::shared_ptr<const Ruleset> ruleset_ = BaseRuleset(GetParam().game);
};

TEST_P(Mutants, OfSnapshotsAreRefusedOrPlayOn) {
  Tally tally;
  for (int p = 0; p < positions(); ++p) {
    Chance chance = Chance::Stream(static_cast<uint64_t>(p), 5);
    const Match match = Position(p, chance);
    const Bytes original = match.Snapshot(Viewer::Host());
    const Mutator mutator(original);
    for (int i = 0; i < mutants(); ++i) {
      const Bytes mutant = mutator.Mutant(chance);
      absl::StatusOr<Match> restored = Match::Restore(ruleset_, mutant);
      ++(restored.ok() ? tally.accepted : tally.refused);
      if (!restored.ok()) continue;
      const Bytes written = restored->Snapshot(Viewer::Host());
      // Most of what is accepted is the same match.
      if (restored->Hash() == match.Hash()) {
        ASSERT_EQ(written, original);
        continue;
      }
      ++tally.others;
      ASSERT_TRUE(ComesFrom(mutant, original, written)) << "position " << p << ", mutant " << i;
      PlayOn(*std::move(restored), chance, LongForm() && tally.others % 20 == 0 ? 200 : 10);
      ASSERT_FALSE(HasFatalFailure()) << "position " << p << ", mutant " << i;
    }
  }
  EXPECT_GT(tally.others, 0);
  tally.Expect(GetParam().game, "snapshots");
}

// A view is what somebody else has sent: a client that opens it can ask everything, and nothing it
// is offered is refused.
TEST_P(Mutants, OfViewsAreRefusedOrServeAClient) {
  Tally tally;
  for (int p = 0; p < positions(); ++p) {
    Chance chance = Chance::Stream(static_cast<uint64_t>(p), 6);
    const Match match = Position(p, chance);
    const int seat = static_cast<int>(chance.Below(static_cast<uint32_t>(match.seats() + 1)));
    const Viewer viewer = seat == match.seats() ? Viewer::Spectator() : Viewer::Seat(seat);
    const Bytes original = match.Snapshot(viewer);
    const Mutator mutator(original);
    for (int i = 0; i < mutants(); ++i) {
      const absl::StatusOr<Match> view = Match::FromView(ruleset_, mutator.Mutant(chance));
      ++(view.ok() ? tally.accepted : tally.refused);
      if (!view.ok()) continue;
      const Bytes written = view->Snapshot(view->viewer());
      tally.others += written == original ? 0 : 1;
      const absl::StatusOr<Match> again = Match::FromView(ruleset_, written);
      ASSERT_TRUE(again.ok()) << again.status() << ", position " << p << ", mutant " << i;
      ASSERT_EQ(again->Snapshot(again->viewer()), written);
      Scene scene;
      view->BuildScene(view->viewer(), scene);
      for (int whose = 0; whose < view->seats(); ++whose) {
        for (const Action& action : view->LegalActions(whose)) {
          ASSERT_EQ(view->Check(whose, action), absl::OkStatus())
              << FormatAction(view->rules(), action) << ", position " << p << ", mutant " << i;
        }
      }
    }
  }
  tally.Expect(GetParam().game, "views");
}

// Replays and saves, and what is saved within them: what is accepted is saved again, plays on, and
// has a replay that leads to it.
TEST_P(Mutants, OfReplaysAndSavesAreRefusedOrPlayOn) {
  Tally tally;
  for (int p = 0; p < positions(); ++p) {
    Chance chance = Chance::Stream(static_cast<uint64_t>(p), 7);
    const Match match = Position(p, chance);
    const bool save = p % 2 == 0;
    const Mutator mutator(save ? *match.Save() : *match.Replay());
    for (int i = 0; i < mutants() / 4; ++i) {
      const Bytes mutant = mutator.Mutant(chance);
      absl::StatusOr<Match> restored =
          save ? Match::Restore(ruleset_, mutant) : Match::FromReplay(ruleset_, mutant);
      ++(restored.ok() ? tally.accepted : tally.refused);
      if (!restored.ok()) continue;
      tally.others += restored->Hash() == match.Hash() ? 0 : 1;
      const absl::StatusOr<Match> replayed = Match::FromReplay(ruleset_, *restored->Replay());
      ASSERT_TRUE(replayed.ok()) << replayed.status() << ", position " << p << ", mutant " << i;
      ASSERT_EQ(replayed->Hash(), restored->Hash());
      const absl::StatusOr<Match> saved = Match::Restore(ruleset_, *restored->Save());
      ASSERT_TRUE(saved.ok()) << saved.status() << ", position " << p << ", mutant " << i;
      ASSERT_EQ(saved->Hash(), restored->Hash());
      ASSERT_EQ(saved->UndoDepth(), restored->UndoDepth());
      PlayOn(*std::move(restored), chance, 2);
      ASSERT_FALSE(HasFatalFailure()) << "position " << p << ", mutant " << i;
    }
  }
  tally.Expect(GetParam().game, "replays and saves");
}

INSTANTIATE_TEST_SUITE_P(Games, Mutants, ::testing::ValuesIn(kSettings),
                         [](const auto& setting) { return std::string(setting.param.game); });

}  // namespace
}  // namespace mallard::testing
