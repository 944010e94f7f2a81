// The same mistake has the same status in every game: what is not there at all makes no sense (an
// invalid argument), what is not allowed now is forbidden (a failed precondition). Things that come
// and go (units, companies) have numbers that nobody has now but somebody may have later: these are
// forbidden.
#include <algorithm>
#include <map>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "gtest/gtest.h"
#include "mallard/bot.h"
#include "mallard/choice.h"
#include "mallard/naming.h"
#include "mallard/primitives/chance.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

struct Setting {
  const char* game;
  const char* options;
  int plies;
  std::set<ArgType> met;         // What has to be tried, among others.
  std::set<ArgType> empty = {};  // The same of numbers that nobody has now.
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

// Numbers within the bounds of the argument behind which nothing stands now, as far as names tell:
// the lowest, the highest and some between.
std::vector<int32_t> EmptyFor(const Match& match, int seat, const Action& action,
                              absl::Span<const ArgSpec> specs, const ArgSpec& arg, int slot) {
  static const std::set<ArgType> kComeAndGo = {ArgType::kUnit, ArgType::kModel, ArgType::kCompany,
                                               ArgType::kWeapon};
  if (!kComeAndGo.contains(arg.type) || arg.max == ArgSpec::kByType) return {};
  Action other = action;
  const auto is_there = [&](int32_t value) {
    other.args[slot] = value;
    const Thing thing{ReferenceOf(arg, &value, seat, match.seats()), specs, other.args};
    return match.rules().NameOf(match.state(), thing).label.kind != SceneLabel::kNone;
  };
  if (!is_there(action.args[slot])) return {};  // It means none, or all: not a thing that may go.
  std::vector<int32_t> empty;
  const int32_t first = arg.type == ArgType::kWeapon ? 1 : 0;  // A weapon of 0 is none at all.
  for (int32_t value = std::max(arg.min, first); value <= arg.max; ++value) {
    if (!is_there(value)) empty.push_back(value);
  }
  constexpr size_t kTried = 4;
  if (empty.size() > kTried) {
    empty = {empty.front(), empty[empty.size() / 3], empty[empty.size() / 2], empty.back()};
  }
  return empty;
}

class Mistakes : public ::testing::TestWithParam<Setting> {
 protected:
  // A seat that is asked.
  static int Asked(const Match& match) {
    int seat = 0;
    while (seat < match.seats() && match.LegalCount(seat) == 0) ++seat;
    return seat;
  }

  static constexpr auto kSenseless = absl::StatusCode::kInvalidArgument;
  static constexpr auto kForbidden = absl::StatusCode::kFailedPrecondition;

  static void ExpectCode(const Match& match, int seat, const Action& action, absl::StatusCode code,
                         const char* what) {
    const absl::Status status = match.Check(seat, action);
    EXPECT_EQ(status.code(), code) << FormatAction(match.rules(), action) << " of player "
                                   << seat + 1 << ": " << what << ": " << status;
  }

  // Puts into each argument of a legal action what names nothing at all, and what names nothing
  // now; notes the types of both.
  static void Spoil(const Match& match, int seat, const Action& action, std::set<ArgType>& met,
                    std::set<ArgType>& empty) {
    const absl::Span<const ArgSpec> specs = match.rules().ActionArgs(action);
    int slot = 0;
    for (const ArgSpec& arg : specs) {
      const bool wide = arg.width() == 2;
      Action wrong = action;
      for (const auto& [first, second] :
           NothingFor(arg, action.args[slot], wide ? action.args[slot + 1] : 0)) {
        wrong.args[slot] = first;
        if (wide) wrong.args[slot + 1] = second;
        ExpectCode(match, seat, wrong, kSenseless, arg.name);
        met.insert(arg.type);
      }
      for (const int32_t value : EmptyFor(match, seat, action, specs, arg, slot)) {
        wrong.args[slot] = value;
        ExpectCode(match, seat, wrong, kForbidden, arg.name);
        empty.insert(arg.type);
      }
      slot += arg.width();
    }
  }
};

TEST_P(Mistakes, HaveTheSameStatusInEveryGame) {
  Match match = NewMatch(BaseRuleset(GetParam().game), GetParam().options, 7);
  RandomBot bot(11);
  std::map<uint32_t, int> tried;
  std::set<ArgType> met, empty;
  for (int ply = 0; ply < GetParam().plies && !match.outcome().over; ++ply) {
    const int seat = Asked(match);
    ASSERT_LT(seat, match.seats());
    const absl::StatusOr<Action> action = bot.Choose(Sight(match, seat));
    ASSERT_TRUE(action.ok()) << action.status();
    if (++tried[action->kind] <= kOfAKind) {
      Spoil(match, seat, *action, met, empty);
      for (int other = 0; other < match.seats(); ++other) {
        if (match.LegalCount(other) == 0)
          ExpectCode(match, other, *action, kForbidden, "whose turn");
      }
    }
    ASSERT_EQ(match.Apply(seat, *action), absl::OkStatus());
  }
  for (const ArgType type : GetParam().met) {
    EXPECT_TRUE(met.contains(type)) << "no " << NameOf(type) << " was tried";
  }
  for (const ArgType type : GetParam().empty) {
    EXPECT_TRUE(empty.contains(type)) << "no empty " << NameOf(type) << " was tried";
  }
}

INSTANTIATE_TEST_SUITE_P(
    Games, Mistakes,
    ::testing::Values(
        Setting{"battleducks", "mode=advanced", 400, {ArgType::kCell, ArgType::kName}},
        Setting{"naval_war", "", 400, {ArgType::kCell, ArgType::kName}},
        Setting{"ducks_in_tow", "", 300, {ArgType::kName}},
        Setting{"duck_dealer", "", 300, {ArgType::kName}},
        Setting{"duckhammer",
                "scale=small",
                500,
                {ArgType::kPlace, ArgType::kUnit},
                {ArgType::kUnit, ArgType::kModel, ArgType::kWeapon}},
        Setting{"duckhammer_campaign",
                "battles=1 rounds=2",
                500,
                {ArgType::kPlace, ArgType::kCompany},
                {ArgType::kCompany}},
        Setting{"duckhammer_campaign",
                "mode=duckheim referee=person players=2 rounds=2",
                500,
                {ArgType::kPlace, ArgType::kCompany},
                {ArgType::kCompany}}),
    [](const ::testing::TestParamInfo<Setting>& game) {
      return std::string(game.param.game) + std::to_string(game.index);
    });

}  // namespace
}  // namespace mallard::testing
