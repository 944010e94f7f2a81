#include "tests/support/mutations.h"

#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "tests/support/forgery.h"
#include "tests/support/structure.h"

namespace mallard::testing {
namespace {

std::vector<uint8_t> Mutated(std::vector<uint8_t> bytes, Chance& chance) {
  for (uint32_t changes = 1 + chance.Below(2); changes > 0; --changes) {
    uint8_t& byte = bytes[chance.Below(static_cast<uint32_t>(bytes.size()))];
    const auto by = static_cast<uint8_t>(chance.Below(3));
    byte = chance.Below(2) == 0 ? by : static_cast<uint8_t>(byte + by + 1);
  }
  return Forged(std::move(bytes));
}

void PlayOn(Match match, Chance& chance) {
  for (int i = 0; i < 8 && !match.outcome().over; ++i) {
    TakeRandomAction(match, chance);
    if (::testing::Test::HasFatalFailure()) return;
    ASSERT_EQ(
        Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host())).status(),
        absl::OkStatus());
  }
}

}  // namespace

void TakeRandomAction(Match& match, Chance& chance) {
  std::vector<int> actors;
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (match.DecisionOf(seat)) actors.push_back(seat);
  }
  ASSERT_FALSE(actors.empty());
  const int seat = actors[chance.Below(static_cast<uint32_t>(actors.size()))];
  const absl::StatusOr<Action> action = RandomBot(chance.Next()).Choose(Sight(match, seat));
  ASSERT_TRUE(action.ok()) << action.status();
  ASSERT_EQ(match.Apply(seat, *action), absl::OkStatus()) << FormatAction(match.rules(), *action);
}

int PlayMutations(const Match& match, int times, Chance& chance) {
  const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Host());
  const Mutator mutator(bytes);
  int played = 0;
  for (int i = 0; i < times; ++i) {
    absl::StatusOr<Match> restored =
        Match::Restore(match.rules().shared_ruleset(),
                       i % 3 == 0 ? Mutated(bytes, chance) : mutator.Mutant(chance));
    if (!restored.ok() || restored->Hash() == match.Hash()) continue;
    ++played;
    EXPECT_FALSE(restored->rules().Draw(restored->state(), Viewer::Host(), {}).empty());
    PlayOn(*std::move(restored), chance);
    if (::testing::Test::HasFatalFailure()) {
      ADD_FAILURE() << "mutation " << i;
      break;
    }
  }
  return played;
}

}  // namespace mallard::testing
