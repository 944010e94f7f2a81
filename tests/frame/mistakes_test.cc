// The same mistake has the same status in every game: what is not there at all makes no sense (an
// invalid argument), what is not allowed now is forbidden (a failed precondition).
#include <map>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "gtest/gtest.h"
#include "mallard/bot.h"
#include "mallard/frame/numbers.h"
#include "mallard/primitives/chance.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

struct Setting {
  const char* game;
  const char* options;
  int plies;
  std::set<ArgType> met;  // What has to be tried, among others.
};
std::ostream& operator<<(std::ostream& out, const Setting& setting) {
  return out << setting.game << " " << setting.options;
}

constexpr int kOfAKind = 12;  // Actions of a kind that are spoilt in each match.

// The values of an argument that name nothing, two slots wide where the argument is; none for
// amounts, whose sense follows from what there is.
std::vector<std::pair<int32_t, int32_t>> NothingFor(const ArgSpec& arg, int32_t x, int32_t y) {
  constexpr int32_t kFar = 1'000'000;
  switch (arg.type) {
    case ArgType::kPlace:
      return {{-1, y}, {x, -1}, {kFar, y}, {x, kFar}};
    case ArgType::kCell:
      // No board of these matches is 16 cells wide and high. The corner of a drawing is not one of
      // its cells, though, and may lie where the board has none.
      if (absl::StrContains(arg.doc, "corner")) return {{-1, 0}, {256, 0}};
      return {{-1, 0}, {255, 0}, {256, 0}};
    case ArgType::kSeat:
    case ArgType::kWord:
    case ArgType::kName:
    case ArgType::kHex:
    case ArgType::kNode:
    case ArgType::kUnit:
    case ArgType::kModel:
    case ArgType::kWeapon:
    case ArgType::kDie:
    case ArgType::kCompany:
    case ArgType::kCamp:
    case ArgType::kLine:
    case ArgType::kSlot:
    case ArgType::kColumn:
    case ArgType::kObject:
    case ArgType::kLoadout:
    case ArgType::kStage:
      return {{-2, 0}, {kFar, 0}};
    default:
      return {};
  }
}

class Mistakes : public ::testing::TestWithParam<Setting> {
 protected:
  // A seat that is asked.
  static int Asked(const Match& match) {
    int seat = 0;
    while (seat < match.seats() && match.LegalCount(seat) == 0) ++seat;
    return seat;
  }
};

TEST_P(Mistakes, HaveTheSameStatusInEveryGame) {
  Match match = NewMatch(BaseRuleset(GetParam().game), GetParam().options, 7);
  RandomBot bot(11);
  std::map<uint32_t, int> tried;
  std::set<ArgType> met;
  for (int ply = 0; ply < GetParam().plies && !match.outcome().over; ++ply) {
    const int seat = Asked(match);
    ASSERT_LT(seat, match.seats());
    const absl::StatusOr<Action> action = bot.Choose(Sight(match, seat));
    ASSERT_TRUE(action.ok()) << action.status();
    if (++tried[action->kind] <= kOfAKind) {
      int slot = 0;
      for (const ArgSpec& arg : match.rules().ActionArgs(*action)) {
        const bool wide = arg.width() == 2;
        for (const auto& [first, second] :
             NothingFor(arg, action->args[slot], wide ? action->args[slot + 1] : 0)) {
          Action wrong = *action;
          wrong.args[slot] = first;
          if (wide) wrong.args[slot + 1] = second;
          const absl::Status status = match.Check(seat, wrong);
          EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument)
              << FormatAction(match.rules(), *action) << ": " << arg.name << " " << first << " "
              << second << ": " << status;
          met.insert(arg.type);
        }
        slot += arg.width();
      }
      for (int other = 0; other < match.seats(); ++other) {
        if (match.LegalCount(other) != 0) continue;
        EXPECT_EQ(match.Check(other, *action).code(), absl::StatusCode::kFailedPrecondition)
            << FormatAction(match.rules(), *action) << " of player " << other + 1;
      }
    }
    ASSERT_EQ(match.Apply(seat, *action), absl::OkStatus());
  }
  for (const ArgType type : GetParam().met) {
    EXPECT_TRUE(met.contains(type)) << "no " << NameOf(type) << " was tried";
  }
}

INSTANTIATE_TEST_SUITE_P(
    Games, Mistakes,
    ::testing::Values(
        Setting{"battleducks", "mode=advanced", 400, {ArgType::kCell, ArgType::kName}},
        Setting{"naval_war", "", 400, {ArgType::kCell, ArgType::kName}},
        Setting{"ducks_in_tow", "", 300, {ArgType::kName}},
        Setting{"duck_dealer", "", 300, {ArgType::kName}},
        Setting{"duckhammer", "scale=small", 500, {ArgType::kPlace, ArgType::kUnit}},
        Setting{
            "duckhammer_campaign", "battles=1 rounds=2", 500, {ArgType::kPlace, ArgType::kCompany}},
        Setting{"duckhammer_campaign",
                "mode=duckheim referee=person players=2 rounds=2",
                500,
                {ArgType::kPlace, ArgType::kCompany}}),
    [](const ::testing::TestParamInfo<Setting>& game) {
      return std::string(game.param.game) + std::to_string(game.index);
    });

}  // namespace
}  // namespace mallard::testing
