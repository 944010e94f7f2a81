// Bytes that were tampered with: refused with a reason, or a state that can be played on.
#include <cstdint>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/primitives/chance.h"
#include "tests/games/ducks_in_tow/fixtures.h"
#include "tests/support/forgery.h"

namespace mallard::testing {
namespace {

// Positions of random games, some way apart.
std::vector<Match> Positions(absl::string_view options, int count, int apart) {
  std::vector<Match> positions;
  Match match = NewMatch(BaseRuleset("ducks_in_tow"), options, 11);
  RandomBot bot(11);
  for (int i = 0; !match.outcome().over && static_cast<int>(positions.size()) < count; ++i) {
    if (i % apart == 0) positions.push_back(match);
    const int seat = Decider(match);
    EXPECT_EQ(match.Apply(seat, *bot.Choose(Sight(match, seat))), absl::OkStatus());
  }
  return positions;
}

std::vector<uint8_t> Tampered(std::vector<uint8_t> bytes, Chance& chance) {
  for (uint32_t n = 1 + chance.Below(3); n > 0; --n) {
    uint8_t& byte = bytes[chance.Below(static_cast<uint32_t>(bytes.size()))];
    byte = static_cast<uint8_t>(chance.Below(4) == 0 ? chance.Below(256) : byte + 1);
  }
  return Forged(std::move(bytes));
}

void PlayOn(Match& match, Chance& chance) {
  for (int i = 0; i < 25 && !match.outcome().over; ++i) {
    const int seat = Decider(match);
    const uint64_t count = match.LegalCount(seat);
    ASSERT_GT(count, 0u) << "somebody is asked something";
    ASSERT_EQ(match.Apply(seat, match.LegalNth(seat, chance.Next() % count)), absl::OkStatus());
  }
  // What it has become is a state like any other.
  ASSERT_TRUE(Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host())).ok());
}

class DucksInTowHostile : public ::testing::TestWithParam<const char*> {};

TEST_P(DucksInTowHostile, TamperedSnapshotsAreRefusedOrCanBePlayedOn) {
  Chance chance = Chance::Stream(5, 0);
  int refused = 0;
  int accepted = 0;
  for (const Match& position : Positions(GetParam(), 12, 23)) {
    const std::vector<uint8_t> bytes = position.Snapshot(Viewer::Host());
    for (int i = 0; i < 300; ++i) {
      absl::StatusOr<Match> match =
          Match::Restore(position.rules().shared_ruleset(), Tampered(bytes, chance));
      if (!match.ok()) {
        EXPECT_FALSE(match.status().message().empty());
        ++refused;
        continue;
      }
      ++accepted;
      PlayOn(*match, chance);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(refused, accepted);
  EXPECT_GT(accepted, 0) << "chance, or a count that fits, may change";
}

TEST_P(DucksInTowHostile, TamperedViewsAreRefusedOrCanBeImagined) {
  Chance chance = Chance::Stream(6, 0);
  int imagined = 0;
  for (const Match& position : Positions(GetParam(), 12, 23)) {
    const std::vector<uint8_t> bytes = position.Snapshot(Viewer::Seat(0));
    for (int i = 0; i < 300; ++i) {
      absl::StatusOr<Match> match =
          Match::Imagine(position.rules().shared_ruleset(), Tampered(bytes, chance), chance.Next());
      if (!match.ok()) continue;
      ++imagined;
      PlayOn(*match, chance);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(imagined, 0);
}

INSTANTIATE_TEST_SUITE_P(Players, DucksInTowHostile,
                         ::testing::Values("players=1", "players=2", "players=3", "players=4"));

}  // namespace
}  // namespace mallard::testing
