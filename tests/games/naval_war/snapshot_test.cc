// Snapshots and views of Naval War: what they hold, and that reading them gives the state back.
#include <cstring>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/naval_war/snapshots.h"

namespace mallard::testing {
namespace {

namespace fb = mallard::schema::naval_war;
using naval_war::Phase;
using naval_war::State;
using ::testing::ElementsAre;
using ::testing::IsNull;
using ::testing::NotNull;

// A snapshot opened for reading.
struct Opened {
  Opened(const Match& match, Viewer viewer) : bytes(match.Snapshot(viewer)) {
    state = schema::GetSnapshot(bytes.data())->state_as_NavalWar();
  }
  const fb::Board& board(unsigned seat) const { return *state->boards()->Get(seat); }
  const fb::Ship& ship(unsigned seat, unsigned index) const {
    return *board(seat).ships()->Get(index);
  }
  const fb::Player& player(unsigned seat) const { return *state->players()->Get(seat); }
  std::vector<uint8_t> bytes;
  const fb::State* state;
};

// The whole match comes back from its snapshot, and each player's knowledge from the view.
void CheckRoundTrips(const Match& match) {
  const std::vector<uint8_t> snapshot = match.Snapshot(Viewer::Host());
  absl::StatusOr<Match> restored = Match::Restore(match.rules().shared_ruleset(), snapshot);
  ASSERT_TRUE(restored.ok()) << restored.status();
  ASSERT_EQ(restored->Hash(), match.Hash());
  ASSERT_EQ(std::memcmp(restored->state(), match.state(), match.rules().state_size()), 0);
  ASSERT_EQ(restored->Snapshot(Viewer::Host()), snapshot);
  for (int seat = 0; seat < 2; ++seat) {
    StateBuffer read(0);
    StateBuffer seen(match.rules().state_size());
    match.rules().Redact(match.state(), Viewer::Seat(seat), seen.data());
    ASSERT_EQ(ReadSnapshot(match, match.Snapshot(Viewer::Seat(seat)), &read), absl::OkStatus());
    ASSERT_EQ(read, seen);
  }
}

void PlayWithRoundTrips(Match match, uint64_t seed) {
  Chance chance = Chance::Stream(seed, 3);
  ASSERT_NO_FATAL_FAILURE(CheckRoundTrips(match));
  while (!match.outcome().over) {
    ASSERT_NO_FATAL_FAILURE(StepByKind(match, chance));
    ASSERT_NO_FATAL_FAILURE(CheckRoundTrips(match)) << "after action " << match.UndoDepth();
  }
}

class NavalWarSnapshot : public ::testing::TestWithParam<const char*> {};

TEST_P(NavalWarSnapshot, GivesTheStateBackAtEveryMomentOfAMatch) {
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    ASSERT_NO_FATAL_FAILURE(
        PlayWithRoundTrips(NewMatch(BaseRuleset("naval_war"), GetParam(), seed), seed));
  }
}

INSTANTIATE_TEST_SUITE_P(Options, NavalWarSnapshot,
                         ::testing::Values("", "card_play=false turn_limit=900",
                                           "draw_after_card_end=false first_player=p2",
                                           "turn_limit=25 first_player=p1"));

}  // namespace
}  // namespace mallard::testing
