// Functions of content that fail leave a campaign as it was, whenever they are called.
#include <ostream>
#include <string>
#include <tuple>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

using ::testing::HasSubstr;

struct Failure {
  const char* name;
  const char* content;
  Phase phase;  // In which the function is called.
};

// Armies of one kind that stand face to face; their ability is what fails.
constexpr char kDoomed[] = R"(
  campaign_map {
    id = "yard", width = 12, height = 12,
    places = {
      { name = "left", x = 5, y = 5, start = true },
      { name = "right", x = 6, y = 5, start = true },
    },
  }
  feather { id = "few", name = "Few" }
  faction { id = "last", name = "Last", feather = "few" }
  model { id = "prophet", name = "Prophet", symbol = "p", faction = "last",
    grade = 1, cost = 7, cost_as_printed = true, full_strength = 10, hp = 6, movement = 6,
    charge = "2d3", abilities = { "doomed" }, weapons = { { "duckhammer:sword" } } }
)";

const Failure kFailures[] = {
    {"OfASeason", R"(
       means { id = "ruin", on_season = function(ctx) ctx:random(6) error("the end is near") end }
       model_ability { id = "doomed", name = "Doomed" }
     )",
     Phase::kMuster},
    {"AfterABattle", R"(
       means { id = "ruin", on_battle = function(ctx) ctx:random(6) error("the end is near") end }
       model_ability { id = "doomed", name = "Doomed" }
     )",
     Phase::kBattle},
    {"OfJoining", R"(
       means { id = "ruin", rations = 1 }
       model_ability { id = "doomed", name = "Doomed",
         on_muster = function(ctx)
           if ctx:points() > 1000 then error("the end is near") end
         end }
     )",
     Phase::kBattles},
    {"OfABattle", R"(
       means { id = "ruin", rations = 1 }
       model_ability { id = "doomed", name = "Doomed",
         on_round_start = function(ctx)
           ctx:damage(ctx:unit(), 1)
           ctx:roll(6)
           error("the end is near")
         end }
     )",
     Phase::kBattle},
};

void PrintTo(const Failure& failure, std::ostream* out) { *out << failure.name; }

// With or without a record of the match: only with one is there a copy to go back to anyhow.
class FailingFunction : public ::testing::TestWithParam<std::tuple<Failure, bool>> {};
INSTANTIATE_TEST_SUITE_P(Records, FailingFunction,
                         ::testing::Combine(::testing::ValuesIn(kFailures), ::testing::Bool()),
                         [](const auto& param) {
                           return absl::StrCat(std::get<0>(param.param).name,
                                               std::get<1>(param.param) ? "Recorded" : "");
                         });

// What a player does who wants to fight: the first of these that is allowed, or anything.
Action NextAction(const Match& match, int seat) {
  for (const char* text : {"feather trial:few", "means ruin", "enlist prophet 5 1", "attack 0 32",
                           "attack 32 0", "ready", "done"}) {
    const absl::StatusOr<Action> action = ParseAction(match.rules(), text);
    const bool again =
        action.ok() && action->kind == kChooseMeans && StateOf(match).players[seat].means[0] != 0;
    const bool more =
        action.ok() && action->kind == kEnlist && CountCompanies(StateOf(match), seat) >= 2;
    if (action.ok() && !again && !more && match.Check(seat, *action).ok()) return *action;
  }
  return match.LegalNth(seat, 0);
}

TEST_P(FailingFunction, RefusesTheActionAndChangesNothing) {
  const auto& [failure, recorded] = GetParam();
  const auto ruleset = With(absl::StrCat(kDoomed, failure.content));
  Configuration configuration(ruleset->game().manifest());
  ASSERT_TRUE(configuration.SetAll("map=yard challenges=false rounds=1").ok());
  MatchOptions options;
  options.seed = 1;
  options.history = options.events = recorded;
  options.script_errors = ScriptErrors::kRefuse;
  Match match = *Match::Create(ruleset, configuration, options);
  for (int i = 0; i < 2000; ++i) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const uint64_t hash = match.Hash();
    const size_t events = match.EventCount(Viewer::Host());
    const Action action = NextAction(match, seat);
    const Phase phase = StateOf(match).phase;
    const absl::Status status = match.Apply(seat, action);
    if (status.ok()) continue;
    EXPECT_THAT(std::string(status.message()), HasSubstr("the end is near"));
    EXPECT_EQ(phase, failure.phase);
    EXPECT_EQ(match.Hash(), hash);
    EXPECT_EQ(match.EventCount(Viewer::Host()), events);
    EXPECT_EQ(match.Apply(seat, action), status);
    // Unless such actions are to be refused, it is carried out without that call.
    match.set_script_errors(ScriptErrors::kSkip);
    EXPECT_EQ(match.Apply(seat, action), absl::OkStatus());
    EXPECT_NE(match.Hash(), hash);
    return;
  }
  FAIL() << "the function never ran";
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
