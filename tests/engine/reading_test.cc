// Things read as people call them, and say what they cost.
#include "mallard/reading.h"

#include <gtest/gtest.h>

#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/choice.h"
#include "mallard/notation.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

constexpr char kTwins[] =
    "army_1=\"quack_marine x5; quack_marine x5; fledgling x4\" "
    "army_2=\"quack_marine x6; honour_drake x3\" rounds=1";

int French(const Match& match) { return match.ruleset().catalog().FindLanguage("fr"); }

uint32_t KindNamed(const Match& match, absl::string_view name) {
  for (const KindSpec& kind : match.rules().manifest().actions) {
    if (name == kind.name) return kind.kind;
  }
  return 0;
}

// Plays at random until somebody is asked that.
int PlayTo(Match& match, absl::string_view decision) {
  Chance chance = Chance::Stream(1, 1);
  for (int i = 0; i < 1000 && !match.outcome().over; ++i) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const std::string asked = FormatDecision(match.rules(), match.DecisionOf(seat));
    if (absl::StartsWith(asked, decision)) return seat;
    EXPECT_TRUE(
        match.Apply(seat, match.LegalNth(seat, chance.Next() % match.LegalCount(seat))).ok());
  }
  ADD_FAILURE() << "nobody was asked to " << decision;
  return 0;
}

TEST(Reading, UnitsOfOneNameAreToldApart) {
  Match match = NewMatch(BaseRuleset("duckhammer"), kTwins, 1);
  PlayTo(match, "deploy");
  const auto name = [&](int unit, int language) {
    return ReferenceText(match, Viewer::Seat(0), Reference::Of(ArgType::kUnit, unit), language);
  };
  // Both players have Quack Marines: their numbers go on.
  EXPECT_EQ(name(0, 0), "Quack Marine 1");
  EXPECT_EQ(name(1, 0), "Quack Marine 2");
  EXPECT_EQ(name(2, 0), "Fledgling");
  EXPECT_EQ(name(32, 0), "Quack Marine 3");
  EXPECT_EQ(name(63, 0), "63") << "there is no such unit";
  EXPECT_NE(name(2, French(match)), "Fledgling");
  // A model is one of its unit.
  EXPECT_EQ(ReferenceText(match, Viewer::Seat(0), Reference::Of(ArgType::kModel, 1), 0),
            "Quack Marine 1, 2");
}

TEST(Reading, PlayersPlacesAndEntriesHaveNames) {
  const Match dealer = NewMatch(BaseRuleset("duck_dealer"), "players=3", 1);
  const auto read = [&](const Reference& reference, int language) {
    return ReferenceText(dealer, Viewer::Spectator(), reference, language);
  };
  EXPECT_EQ(read(Reference::Seat(2), 0), "Player 3");
  EXPECT_EQ(read(Reference::Seat(2), French(dealer)), "Joueur 3");
  const Reference planet = Reference::Entry(ArgType::kNode, TableId("planet"), 5);
  EXPECT_EQ(read(planet, 0), "Soap Nebula");
  EXPECT_EQ(read(planet, French(dealer)), "Nébuleuse de Savon");
  // A dot has no name but those of the planets it lies between.
  EXPECT_EQ(read(Reference::Entry(ArgType::kNode, TableId("place"), 19), 0),
            "Bathtub Prime–Soap Nebula 1");
  EXPECT_EQ(read(Reference::Of(ArgType::kPlace, 12480, -650), 0), "12.5/-0.7");
  EXPECT_EQ(read(Reference::ActionKind(KindNamed(dealer, "collect")), 0), "Collect Energy");
  EXPECT_EQ(read(Reference::ActionKind(999), 0), "");
  const Match campaign = NewMatch(BaseRuleset("duckhammer_campaign"), "", 1);
  EXPECT_EQ(ReferenceText(campaign, Viewer::Spectator(), Reference::Seat(2), 0), "Referee");
  EXPECT_EQ(
      ReferenceText(campaign, Viewer::Spectator(),
                    Reference::Entry(ArgType::kNode, TableId("location"), 2), French(campaign)),
      "Le Gué");
}

TEST(Reading, WhoIsAskedAndWhoWaitsAreToldDifferentThings) {
  Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1", 1);
  for (const int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  EXPECT_EQ(PromptText(match, Viewer::Seat(0), 0, 0),
            "Your turn: observe a cell or use a maneuver.");
  EXPECT_EQ(PromptText(match, Viewer::Seat(1), 0, 0),
            "Player 1 observes a cell or uses a maneuver.");
  EXPECT_EQ(PromptText(match, Viewer::Spectator(), 0, French(match)),
            "Joueur 1 observe une case ou utilise une manœuvre.");
  EXPECT_EQ(PromptText(match, Viewer::Seat(0), 1, 0), "") << "nothing is asked of that player";
  EXPECT_EQ(PromptText(match, Viewer::Seat(0), 7, 0), "") << "nobody sits there";
}

TEST(Reading, PromptsNameWhatTheyAreAbout) {
  Match match = NewMatch(BaseRuleset("duckhammer"), kTwins, 1);
  const int seat = PlayTo(match, "moving");
  const Reference unit = Reference::Of(ArgType::kUnit, match.DecisionOf(seat).args[0]);
  const std::string name = ReferenceText(match, Viewer::Seat(seat), unit, 0);
  EXPECT_EQ(PromptText(match, Viewer::Seat(seat), seat, 0),
            "Where do the models of " + name + " go?");
  EXPECT_EQ(PromptText(match, Viewer::Seat(1 - seat), seat, 0),
            absl::StrCat("Player ", seat + 1, " moves ", name, "."));
}

TEST(Reading, ValuesSayWhatTheyCost) {
  const Match match = NewMatch(BaseRuleset("duckhammer"), "", 1);
  Choice choice;
  choice.Begin(match, 0);
  const int32_t enlist[2] = {static_cast<int32_t>(KindNamed(match, "enlist")), 0};
  ChoiceCost costs[2];
  ASSERT_EQ(choice.Costs(Choice::kKind, enlist, absl::MakeSpan(costs)), 1u);
  EXPECT_TRUE(costs[0].least) << "what is enlisted decides";
  ASSERT_TRUE(choice.Set(Choice::kKind, enlist).ok());
  const ChoiceValue model = choice.Values(0)[0];
  ASSERT_TRUE(choice.Set(0, model.value).ok());
  const int32_t two[2] = {2, 0}, three[2] = {3, 0};
  ASSERT_EQ(choice.Costs(1, two, absl::MakeSpan(costs)), 1u);
  const int32_t price = costs[0].cost.amount;
  EXPECT_GT(price, 0);
  EXPECT_FALSE(costs[0].least);
  EXPECT_EQ(choice.CostText(costs[0], 0), "Army points");
  ASSERT_EQ(choice.Costs(1, three, absl::MakeSpan(costs)), 1u);
  EXPECT_EQ(costs[0].cost.amount, price / 2 * 3);
  // What costs nothing has no costs.
  const int32_t ready[2] = {static_cast<int32_t>(KindNamed(match, "ready")), 0};
  EXPECT_EQ(choice.Costs(Choice::kKind, ready, absl::MakeSpan(costs)), 0u);
}

// Without anything of the game's own: what is named goes where it is named.
TEST(Reading, EveryGamePreviewsWhereThingsEnd) {
  Match match = NewMatch(BaseRuleset("ducks_in_tow"), "players=2", 1);
  int seat = 0;
  while (!match.DecisionOf(seat)) ++seat;
  const Action start = match.LegalNth(seat, 0);
  PreviewStep steps[2];
  ASSERT_EQ(match.rules().Preview(match.state(), seat, start, absl::MakeSpan(steps)), 1u);
  EXPECT_EQ(steps[0].thing, Reference::Seat(seat));
  EXPECT_EQ(steps[0].to, Reference::Entry(ArgType::kHex, TableId("tile"), start.args[0]));
  Action nonsense = start;
  nonsense.args[0] = -1;
  EXPECT_EQ(match.rules().Preview(match.state(), seat, nonsense, absl::MakeSpan(steps)), 0u);
}

}  // namespace
}  // namespace mallard::testing
