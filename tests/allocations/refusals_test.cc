// A refusal whose reason nobody reads costs no text and no memory, in every game.
#include <cstdint>
#include <ostream>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "mallard/primitives/chance.h"
#include "tests/allocations/counting_new.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

struct Setting {
  const char* game;
  const char* options;
};
std::ostream& operator<<(std::ostream& out, const Setting& setting) { return out << setting.game; }

class Refusals : public ::testing::TestWithParam<Setting> {};

// What others than those who are asked would do, and what is asked with other numbers.
std::vector<Action> Doubtful(const Action& action, Chance& chance) {
  std::vector<Action> doubtful;
  for (int& changed : doubtful.emplace_back(action).args) changed = -7;
  for (size_t slot = 0; slot < std::size(action.args); ++slot) {
    Action& other = doubtful.emplace_back(action);
    other.args[slot] += 1 + static_cast<int32_t>(chance.Below(9));
  }
  doubtful.push_back(action);
  ++doubtful.back().kind;
  return doubtful;
}

TEST_P(Refusals, WhoseReasonNobodyReadsNeedNoHeap) {
  Match match = NewMatch(BaseRuleset(GetParam().game), GetParam().options, 5);
  Chance chance = Chance::Stream(3, 0);
  int refused = 0;
  for (int i = 0; i < 300 && !match.outcome().over; ++i) {
    int seat = 0;
    while (match.LegalCount(seat) == 0) ++seat;
    const Action legal =
        match.LegalNth(seat, chance.Below(static_cast<uint32_t>(match.LegalCount(seat))));
    for (const Action& action : Doubtful(legal, chance)) {
      for (int other = 0; other < match.seats(); ++other) {
        const absl::StatusCode code = match.Check(other, action).code();
        absl::StatusCode verdict = absl::StatusCode::kOk;
        const int64_t allocations = AllocationsOf([&] { verdict = match.Verdict(other, action); });
        ASSERT_EQ(verdict, code) << FormatAction(match.rules(), action);
        if (code == absl::StatusCode::kOk) continue;
        ASSERT_EQ(allocations, 0) << FormatAction(match.rules(), action) << ": "
                                  << match.Check(other, action);
        ++refused;
      }
    }
    ASSERT_EQ(match.Apply(seat, legal), absl::OkStatus());
  }
  EXPECT_GT(refused, 500);
}

INSTANTIATE_TEST_SUITE_P(Games, Refusals,
                         ::testing::Values(Setting{"battleducks", "mode=advanced"},
                                           Setting{"naval_war", ""},
                                           Setting{"ducks_in_tow", "players=3"},
                                           Setting{"duck_dealer", "players=3"},
                                           Setting{"duckhammer", "scale=small"},
                                           Setting{"duckhammer_campaign", "referee=person"}),
                         [](const auto& setting) { return std::string(setting.param.game); });

}  // namespace
}  // namespace mallard::testing
