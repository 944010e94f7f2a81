// Writing an army list in the match: both at the same time, neither learning from the other.
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duckhammer/actions.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/state.h"
#include "tests/games/duckhammer/packs.h"

namespace mallard::testing {
namespace {

using duckhammer::kDismiss;
using duckhammer::kEnlist;
using duckhammer::Phase;
using duckhammer::Stage;
using duckhammer::State;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

Match NewBattle(absl::string_view options = "", uint64_t seed = 1) {
  return NewMatch(BaseRuleset("duckhammer"), options, seed);
}
const State& StateOf(const Match& match) { return *static_cast<const State*>(match.state()); }

std::string Refusal(Match& match, int seat, absl::string_view action) {
  return std::string(Do(match, seat, action).message());
}

std::vector<std::string> LegalTexts(const Match& match, int seat) {
  std::vector<std::string> texts;
  for (const Action& action : match.LegalActions(seat)) {
    texts.push_back(FormatAction(match.rules(), action));
  }
  return texts;
}

int CostOf(absl::string_view model) {
  const int position = BaseBattleContent().model_names.Find(model);
  return BaseBattleContent().models[static_cast<size_t>(position)].profile.cost;
}

bool IsAsked(const Match& match, int seat) { return match.DecisionOf(seat).kind != 0; }

TEST(Muster, BothPlayersWriteTheirListsAtTheSameTime) {
  Match match = NewBattle();
  EXPECT_EQ(match.DecisionOf(0).kind, static_cast<uint32_t>(Stage::kMusterList));
  EXPECT_EQ(match.DecisionOf(1).kind, static_cast<uint32_t>(Stage::kMusterList));
  MustDo(match, 1, "enlist ripper 12 1");
  MustDo(match, 0, "enlist quack_marine 10 1");
  MustDo(match, 0, "ready");
  EXPECT_FALSE(IsAsked(match, 0));
  EXPECT_TRUE(IsAsked(match, 1));
  MustDo(match, 1, "enlist shouter 3 2");
  MustDo(match, 1, "ready");
  EXPECT_GT(StateOf(match).phase, Phase::kMuster);
  const State& state = StateOf(match);
  EXPECT_EQ(state.players[0].army_points, 70);
  EXPECT_EQ(state.players[1].army_points, 12 * CostOf("ripper") + 3 * CostOf("shouter"));
  EXPECT_EQ(state.players[1].army[1].loadout, 1);  // The second choice.
}

TEST(Muster, AListIsHiddenUntilBothAreReady) {
  Match match = NewBattle();
  MustDo(match, 0, "enlist quack_marine 10 1");
  MustDo(match, 0, "ready");
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), Not(Contains(HasSubstr("mustered"))));
  MustDo(match, 1, "enlist quack_marine 5 1");
  MustDo(match, 1, "ready");
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)),
              AllOf(Contains("mustered p1 1 70"), Contains("mustered p2 1 35")));
}

TEST(Muster, UnitsCanBeDismissed) {
  Match match = NewBattle();
  MustDo(match, 0, "enlist quack_marine 3 1");
  MustDo(match, 0, "enlist fledgling 4 1");
  MustDo(match, 0, "enlist honour_drake 1 2");
  MustDo(match, 0, "dismiss 2");
  const State& state = StateOf(match);
  EXPECT_EQ(state.players[0].army[0].count, 3);
  EXPECT_EQ(state.players[0].army[1].count, 1);
  EXPECT_EQ(state.players[0].army[1].loadout, 1);
  EXPECT_EQ(state.players[0].army[2].model, 0);
  EXPECT_EQ(Refusal(match, 0, "dismiss 3"), "the list has 2 lines");
  EXPECT_EQ(Refusal(match, 0, "dismiss 0"), "line goes from 1 to 32, not 0");
}

TEST(Muster, RefusesUnitsThatNoListCouldHave) {
  Match match = NewBattle();
  EXPECT_EQ(Refusal(match, 0, "enlist quack_marine 11 1"),
            "a unit of Quack Marine has 1 to 10 models");
  EXPECT_EQ(Refusal(match, 0, "enlist quack_marine 0 1"), "count goes from 1 to 24, not 0");
  EXPECT_EQ(Refusal(match, 0, "enlist honour_drake 1 3"),
            "Honour Drake has choices of weapons from 1 to 2");
  for (const Action& action : {Action{kEnlist, {-1, 1, 1}}, Action{kEnlist, {9999, 1, 1}},
                               Action{kEnlist, {0, INT32_MAX, 1}}, Action{kEnlist, {0, 1, -5}},
                               Action{kDismiss, {INT32_MIN}}, Action{77, {}}}) {
    EXPECT_FALSE(match.Check(0, action).ok());
  }
}

TEST(Muster, RefusesAtOnceWhatAddingUnitsCannotMend) {
  Match match = NewBattle();
  MustDo(match, 0, "enlist quack_marine 10 1");
  EXPECT_EQ(Refusal(match, 0, "enlist quack_marine 8 1"),
            "with that unit the list would be refused: it costs 126 army points; 120 are allowed");
  EXPECT_THAT(Refusal(match, 0, "enlist ripper 1 1"), HasSubstr("an army is of one Feather"));
  // A hero alone may still find followers.
  MustDo(match, 0, "enlist oathsworn 1 1");
  EXPECT_THAT(Refusal(match, 0, "ready"),
              HasSubstr("the army list is refused: Oathsworn (Grade 4) needs 4 units of Quack"));
  MustDo(match, 0, "enlist fledgling 1 1");
  MustDo(match, 0, "enlist fledgling 1 1");
  MustDo(match, 0, "ready");
}

TEST(Muster, AbilitiesHaveASayBeforeTheListIsReady) {
  Match match = NewBattle();
  MustDo(match, 0, "enlist pond_levy 20 1");
  EXPECT_THAT(LegalTexts(match, 0), Not(Contains("ready")));
  EXPECT_THAT(Refusal(match, 0, "ready"), HasSubstr("Pond Levy"));
  MustDo(match, 0, "enlist reed_captain 1 1");
  EXPECT_THAT(LegalTexts(match, 0), Contains("ready"));
}

TEST(Muster, AnEmptyListIsNotReady) {
  Match match = NewBattle();
  EXPECT_EQ(Refusal(match, 0, "ready"), "the army list is refused: there are no units");
}

TEST(Muster, ListsExactlyWhatIsAllowed) {
  Match match = NewBattle();
  MustDo(match, 0, "enlist quack_marine 10 1");
  MustDo(match, 0, "enlist honour_drake 3 1");
  const std::vector<std::string> texts = LegalTexts(match, 0);
  EXPECT_THAT(texts, AllOf(Contains("enlist quack_marine 2 1"), Contains("enlist fledgling 5 1"),
                           Contains("enlist honour_drake 1 2"), Contains("dismiss 1"),
                           Contains("dismiss 2"), Contains("ready")));
  EXPECT_THAT(texts, Not(Contains("enlist quack_marine 3 1")));  // 21 points; 17 are left.
  EXPECT_THAT(texts, Not(Contains("enlist ripper 1 1")));
  // Nothing else passes.
  uint64_t allowed = 0;
  for (int model = -1; model <= static_cast<int>(BaseBattleContent().models.size()); ++model) {
    for (int count = 0; count <= 25; ++count) {
      for (int loadout = 0; loadout <= 5; ++loadout) {
        allowed += match.Check(0, {kEnlist, {model, count, loadout}}).ok();
      }
    }
  }
  EXPECT_EQ(match.LegalCount(0), allowed + 2 + 1);
}

TEST(Muster, WeaponsThatAreTheSameAreOneChoice) {
  const auto ruleset = LoadBattle(R"(
    model {
      id = "fencer", faction = "quack_marines", grade = 1, full_strength = 14, hp = 6, cost = 4,
      movement = 6, charge = "2d3", flyer = "none",
      weapons = { { "sword", "saw_axe" }, { "sword", "saw_axe" } },
    })");
  Match match = NewMatch(ruleset, "", 1);
  MustDo(match, 0, "enlist fencer 1 2");
  EXPECT_EQ(Refusal(match, 0, "enlist fencer 1 3"), "choice 3 has the same weapons as choice 2");
  EXPECT_THAT(LegalTexts(match, 0), Not(Contains("enlist fencer 1 3")));
}

TEST(Muster, AGivenListOnlyNeedsToBeConfirmed) {
  Match match = NewBattle("army_1=\"quack_marine x10\" army_2=\"ripper x5; shouter x3 rock_gun\"");
  EXPECT_THAT(LegalTexts(match, 0), ElementsAre("ready"));
  EXPECT_EQ(Refusal(match, 0, "enlist fledgling 1 1"), "the army list was given with the match");
  EXPECT_EQ(Refusal(match, 0, "dismiss 1"), "the army list was given with the match");
  MustDo(match, 0, "ready");
  MustDo(match, 1, "ready");
  EXPECT_EQ(StateOf(match).players[1].army_points, 5 * CostOf("ripper") + 3 * CostOf("shouter"));
}

TEST(Muster, AGivenListThatBreaksARuleIsRefusedWithTheMatch) {
  Configuration configuration(BaseRuleset("duckhammer")->game().manifest());
  ASSERT_TRUE(configuration.Set("army_2", "quack_marine x10; quack_marine x10").ok());
  const auto rules = BaseRuleset("duckhammer")->RulesFor(configuration);
  ASSERT_FALSE(rules.ok());
  EXPECT_EQ(std::string(rules.status().message()),
            "army_2: the army list is refused: it costs 140 army points; 120 are allowed");
}

}  // namespace
}  // namespace mallard::testing
