// Playing on must not touch the heap once a match has been made: counted, not believed. Histories
// and events grow, so they are off here, as they are for searches.
#include <cstdint>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "mallard/primitives/chance.h"
#include "tests/allocations/counting_new.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

// A match of BattleDucks without history and events, with both fleets laid out.
Match ReadyMatch(absl::string_view options) {
  Match match = NewMatch(BaseRuleset("battleducks"), options, 1);
  for (int seat = 0; seat < match.seats(); ++seat) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  Match bare = match;
  bare.CopyStateFrom(match);
  return bare;
}

// Every mode of BattleDucks that differs in what a turn may be.
class MatchAllocations : public ::testing::TestWithParam<const char*> {};

TEST_P(MatchAllocations, AGameThatListsAndAppliesNeedsNoHeap) {
  Match match = ReadyMatch(GetParam());
  std::vector<Action> actions(10'000);
  Chance chance = Chance::Stream(3, 0);
  int turns = 0;
  EXPECT_EQ(AllocationsOf([&] {
              while (!match.outcome().over) {
                const int seat = match.DecisionOf(0) ? 0 : 1;
                const size_t count = match.LegalActions(seat, absl::MakeSpan(actions));
                ASSERT_EQ(count, match.LegalCount(seat));
                const Action& action = actions[chance.Below(static_cast<uint32_t>(count))];
                ASSERT_TRUE(match.Check(seat, action).ok());
                ASSERT_TRUE(match.Apply(seat, action).ok());
                ++turns;
              }
            }),
            0);
  EXPECT_GT(turns, 20);
}

TEST_P(MatchAllocations, ASearchThatCopiesAndSamplesNeedsNoHeap) {
  const Match start = ReadyMatch(GetParam());
  Match match = start;
  Chance chance = Chance::Stream(4, 0);
  uint64_t hashes = 0;
  EXPECT_EQ(AllocationsOf([&] {
              for (int game = 0; game < 5; ++game) {
                match.CopyStateFrom(start);
                match.Reseed(chance.Next());
                for (int turn = 0; turn < 20 && !match.outcome().over; ++turn) {
                  const int seat = match.DecisionOf(0) ? 0 : 1;
                  const uint32_t count = static_cast<uint32_t>(match.LegalCount(seat));
                  ASSERT_TRUE(match.Apply(seat, match.LegalNth(seat, chance.Below(count))).ok());
                }
                hashes ^= match.Hash();
              }
            }),
            0);
  EXPECT_NE(hashes, 0u);
}

TEST_P(MatchAllocations, RedactingNeedsNoHeap) {
  const Match match = ReadyMatch(GetParam());
  StateBuffer seen(match.rules().state_size());
  EXPECT_EQ(
      AllocationsOf([&] { match.rules().Redact(match.state(), Viewer::Seat(0), seen.data()); }), 0);
}

INSTANTIATE_TEST_SUITE_P(Modes, MatchAllocations,
                         ::testing::Values("", "mode=advanced",
                                           "fleet=double,triple,triple,quadruple,quintuple "
                                           "allow_contact=true"));

TEST(FillAllocations, LayingOutAFleetNeedsNoHeap) {
  Match match = NewMatch(BaseRuleset("battleducks"), "mode=advanced", 1);
  Match bare = match;
  bare.CopyStateFrom(match);
  const Action fill = *ParseAction(match.rules(), "fill");
  EXPECT_EQ(AllocationsOf([&] { ASSERT_TRUE(bare.Apply(0, fill).ok()); }), 0);
}

}  // namespace
}  // namespace mallard::testing
