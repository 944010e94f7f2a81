// Duckheim: actions of characters, those of the referee against all of them, and what is at stake.
#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/duckheim/stakes.h"
#include "src/games/duckhammer_campaign/referee/forces.h"
#include "tests/games/duckhammer_campaign/adventure.h"

namespace mallard::duckhammer_campaign {
namespace {

// Rations an attempt of the first character brings: 4 for success, -3 for failure.
int Outcome(Tavern& tavern, absl::string_view attribute, int natural, int difficulty = 0,
            int target = -1) {
  const int before = tavern.state().players[0].rations;
  tavern.Ask(0, attribute, difficulty, target);
  tavern.NextRolls({natural});
  Play play = tavern.play();
  EXPECT_TRUE(ApplyAttempt(play, 0, {kAttempt, {}}).ok());
  return tavern.state().players[0].rations - before;
}

void SetAttribute(Tavern& tavern, int seat, absl::string_view name, int value) {
  tavern.hero(seat).attributes[tavern.content().attribute_names.Find(name)] =
      static_cast<uint8_t>(value);
}

TEST(Actions, SucceedOnSevenOrMore) {
  Tavern tavern;
  EXPECT_EQ(Outcome(tavern, "leadership", 7), 4);
  EXPECT_EQ(Outcome(tavern, "leadership", 6), -3);
}

TEST(Actions, AddTheAttributeTheyAreTiedToAndNoOther) {
  Tavern tavern("grade=2", "reed_captain");
  SetAttribute(tavern, 0, "leadership", 2);
  EXPECT_EQ(Outcome(tavern, "leadership", 5), 4);
  EXPECT_EQ(Outcome(tavern, "leadership", 4), -3);
  EXPECT_EQ(Outcome(tavern, "quackcumen", 6), -3);
}

TEST(Actions, AreLessLikelyByTheirDifficulty) {
  for (int difficulty = 0; difficulty <= 5; ++difficulty) {
    Tavern tavern;
    EXPECT_EQ(Outcome(tavern, "faith", 7 + difficulty, difficulty), 4) << difficulty;
    EXPECT_EQ(Outcome(tavern, "faith", 6 + difficulty, difficulty), -3) << difficulty;
  }
}

TEST(Actions, AgainstOthersAddTheOwnGradeAndSubtractTheirs) {
  Tavern tavern;  // Grade 1.
  EXPECT_EQ(Outcome(tavern, "faith", 6, 0, 0), 4);
  EXPECT_EQ(Outcome(tavern, "faith", 6, 0, 1), -3);
  EXPECT_EQ(Outcome(tavern, "faith", 7, 0, 1), 4);
  tavern.hero().level = 6;  // Grade 3.
  EXPECT_EQ(Outcome(tavern, "faith", 5, 0, 1), 4);
}

TEST(Actions, FailedOnesTakeNoMoreThanThereIs) {
  Tavern tavern;
  tavern.state().players[0].rations = 1;
  EXPECT_EQ(Outcome(tavern, "faith", 1), -1);
  EXPECT_EQ(tavern.Told(kRations).at(0).args[1], -1);
}

TEST(Actions, MayBeLeftAlone) {
  Tavern tavern("referee=person");
  tavern.Ask(0, "faith", 3);
  tavern.MustDo(0, "pass");
  EXPECT_EQ(tavern.Heard(kEpisodeRolled), 0);
  EXPECT_EQ(tavern.state().players[0].rations, 180);
  EXPECT_EQ(tavern.state().phase, Phase::kReferee);
  EXPECT_EQ(tavern.state().attempt.under_way, 0);
}

// The referee's turn, of a person.
class Session : public Tavern {
 public:
  explicit Session(absl::string_view options = "")
      : Tavern(absl::StrCat("referee=person ", options)) {
    state().phase = Phase::kReferee;
    state().asked = static_cast<uint8_t>(1 << rules().referee());
  }
  void Referee(absl::string_view action) { MustDo(rules().referee(), action); }
  bool RefereeMay(absl::string_view action) {
    StateBuffer before(rules().state_size());
    const absl::StatusOr<Action> parsed = ParseAction(rules(), action);
    return parsed.ok() && rules().Check(&state(), rules().referee(), *parsed).ok();
  }
};

TEST(Ventures, OfThePartyAreTriedByOneCharacterAWeek) {
  Tavern tavern;
  tavern.Enlist(tavern.rules().referee(), "quack_marine", 1, Tavern::kHome);
  const auto number = [&](const char* name) { return tavern.content().venture_names.Find(name); };
  const Position position = tavern.position();
  EXPECT_FALSE(CheckVenture(position, 1, number("parley")));
  tavern.state().players[0].ventured = static_cast<uint8_t>(number("parley") + 1);
  EXPECT_TRUE(CheckVenture(position, 1, number("parley")));
  EXPECT_FALSE(CheckVenture(position, 1, number("wayside_shrine")));
}

TEST(Calls, AreTheRefereesAndTellWhatIsAtStakeBeforeTheRoll) {
  Session session;
  EXPECT_FALSE(session.RefereeMay("call faith 7 -1 p2 alone small_supplies spoiled"));
  EXPECT_FALSE(session.RefereeMay("call faith 1 -1 p3 alone small_supplies spoiled"));
  EXPECT_FALSE(session.RefereeMay("call faith 1 -1 p2 group small_supplies spoiled"));
  session.Referee("call faith 6 -1 p2 alone small_supplies spoiled");
  EXPECT_EQ(session.state().asked, 2);
  EXPECT_EQ(session.Heard(kEpisodeRolled), 0);
  EXPECT_EQ(session.Told(kStakesTold).at(0).args[4], session.StakeNumber("small_supplies") - 1);
  const Decision decision = session.rules().DecisionOf(&session.state(), 1);
  EXPECT_EQ(FormatDecision(session.rules(), decision),
            "play_episode faith 6 -1 alone small_supplies spoiled");
  session.NextRolls({12});
  session.MustDo(1, "attempt");
  EXPECT_EQ(session.Told(kEpisodeRolled).at(0).args[2], 12 - 6);
  EXPECT_EQ(session.state().players[1].rations, 180 - 3);
  EXPECT_EQ(session.state().phase, Phase::kReferee);
}

TEST(Calls, ForAnybodyAreTriedByTheFirstWhoWants) {
  Session session;
  session.Referee("call none 0 -1 nobody alone small_supplies nothing");
  EXPECT_EQ(session.state().asked, 3);
  session.MustDo(0, "pass");
  EXPECT_EQ(session.state().asked, 2);
  session.NextRolls({12});
  session.MustDo(1, "attempt");
  EXPECT_EQ(session.state().players[0].rations, 180);
  EXPECT_EQ(session.state().players[1].rations, 184);
}

TEST(Calls, AreEightAWeekAtMost) {
  Session session;
  for (int i = 0; i < 8; ++i) session.Referee("call faith 0 -1 nobody group nothing nothing");
  EXPECT_FALSE(session.RefereeMay("call faith 0 -1 nobody group nothing nothing"));
}

// Stakes: every kind, given to the first player ---------------------------------------------------

void Pay(Tavern& tavern, absl::string_view stake) {
  Play play = tavern.play();
  ASSERT_TRUE(PayStake(play, 0, tavern.StakeNumber(stake)).ok());
}

TEST(Stakes, BringRationsExperienceWoundsAndHealing) {
  Tavern tavern;
  Pay(tavern, "supplies");
  EXPECT_EQ(tavern.state().players[0].rations, 186);
  Pay(tavern, "lesson");
  EXPECT_EQ(tavern.state().players[0].experience, 2);
  tavern.NextRolls({10});
  Pay(tavern, "bruises");
  EXPECT_TRUE(tavern.HasWound("shaken_nerve"));
  Pay(tavern, "mended");
  EXPECT_FALSE(tavern.HasWound("shaken_nerve"));
  tavern.NextRolls({11});
  Pay(tavern, "maimed");
  EXPECT_TRUE(tavern.HasWound("haunted"));
  EXPECT_EQ(tavern.state().players[1].rations, 180) << "only whoever tried";
}

TEST(Stakes, BringHirelingsAsFarAsThereIsRoom) {
  Tavern tavern;  // Bravery 3, Grade 1.
  for (int i = 0; i < 4; ++i) Pay(tavern, "volunteer");
  EXPECT_EQ(CountCompanies(tavern.state(), 0), 5);
  EXPECT_EQ(tavern.state().companies[1].at(), Tavern::kHome);
  Pay(tavern, "volunteer");
  EXPECT_EQ(CountCompanies(tavern.state(), 0), 5);
}

TEST(Stakes, ChangeLocationsAndBringAndRemoveEnemies) {
  Tavern tavern;
  const int mill = tavern.rules().map().place_names.Find("drowned_mill");
  const Point at = tavern.rules().place(mill).at;
  tavern.hero().x = at.x;
  tavern.hero().y = at.y;
  Pay(tavern, "changed_land");
  EXPECT_EQ(tavern.state().stages[mill], 1);
  Pay(tavern, "bandits_come");
  const int tokens = CountCompanies(tavern.state(), tavern.rules().referee());
  EXPECT_GT(tokens, 0);
  EXPECT_EQ(CountBands(tavern.state()), 1);
  for (int i = 0; i < tokens; ++i) Pay(tavern, "enemy_flees");
  EXPECT_EQ(CountBands(tavern.state()), 0);
}

TEST(Stakes, BeginEpisodesThatHaveNotBeen) {
  Tavern tavern;
  tavern.state().phase = tavern.state().back = Phase::kReferee;
  tavern.state().told[tavern.content().episode_names.Find("the_old_map") / 8] |=
      static_cast<uint8_t>(1 << (tavern.content().episode_names.Find("the_old_map") % 8));
  Pay(tavern, "trail");
  EXPECT_EQ(tavern.state().phase, Phase::kAttempt);
  EXPECT_EQ(tavern.state().attempt.episode, tavern.content().episode_names.Find("the_bell") + 1);
  Play play = tavern.play();
  EndAttempt(play);
  Pay(tavern, "trail");
  EXPECT_EQ(tavern.state().phase, Phase::kReferee) << "it has been";
}

// Group actions ----------------------------------------------------------------------------------

// The referee rolls that against all: rations each player gains.
int Against(Session& session, int natural) {
  const int before = session.state().players[0].rations;
  session.state().episodes = 0;
  session.NextRolls({natural});
  session.Referee("call quackcumen 0 -1 nobody group small_supplies spoiled");
  for (int seat = 1; seat < session.rules().players(); ++seat) {
    EXPECT_EQ(session.state().players[seat].rations, session.state().players[0].rations);
  }
  return session.state().players[0].rations - before;
}

TEST(GroupActions, SucceedForTheRefereeAtTheSumOfAnAttributePlusTheLowestGrade) {
  Session session("players=3");
  for (int seat = 0; seat < 3; ++seat) SetAttribute(session, seat, "quackcumen", 1);
  EXPECT_EQ(Against(session, 3), 4);   // Below 3 + 1.
  EXPECT_EQ(Against(session, 4), -3);  // Equal.
  EXPECT_EQ(Against(session, 12), -3);
  SetAttribute(session, 1, "faith", 1);  // Another attribute.
  EXPECT_EQ(Against(session, 4), -3);
}

TEST(GroupActions, CountTheLowestGradeOnly) {
  Session session("players=2");
  session.hero(0).level = 6;  // Grade 3.
  EXPECT_EQ(Against(session, 1), -3);
  session.hero(1).level = 3;  // Grade 2.
  EXPECT_EQ(Against(session, 1), 4);
  EXPECT_EQ(Against(session, 2), -3);
}

// Ventures and episodes ---------------------------------------------------------------------------

TEST(Ventures, AreOneAWeekWhereTheCharacterStands) {
  Tavern tavern;
  EXPECT_FALSE(tavern.Do(0, "venture foraging_party").ok()) << "outside key locations only";
  EXPECT_FALSE(tavern.Do(0, "venture scouting").ok()) << "no enemy is near";
  tavern.NextRolls({12});
  tavern.MustDo(0, "venture market_day");
  EXPECT_EQ(tavern.state().asked, 1);
  EXPECT_EQ(tavern.Heard(kStakesTold), 1);
  tavern.MustDo(0, "attempt");
  EXPECT_EQ(tavern.state().players[0].rations, 186);
  EXPECT_EQ(tavern.state().phase, Phase::kMarch);
  EXPECT_EQ(tavern.state().asked, 1);
  EXPECT_FALSE(tavern.Do(0, "venture market_day").ok()) << "one a week";
}

TEST(Ventures, AreThereWithTheEngineAsReferee) {
  Tavern tavern("referee=person");
  EXPECT_FALSE(tavern.Do(0, "venture market_day").ok());
}

TEST(Episodes, HaveTheirTimeAndHappenOnce) {
  Session session;
  EXPECT_FALSE(session.RefereeMay("episode smoke_on_the_dam")) << "from week 2";
  session.Referee("episode wet_beginning");
  for (int seat = 0; seat < 2; ++seat) EXPECT_EQ(session.state().players[seat].rations, 184);
  EXPECT_FALSE(session.RefereeMay("episode wet_beginning")) << "it has been";
  session.state().season = 2;
  session.Referee("episode smoke_on_the_dam");
  EXPECT_EQ(session.state().asked, 3);
}

TEST(Episodes, OfTheBasePackAreTwelveAndMoreAndOneIsTheLast) {
  const CampaignContent& content = BaseContent();
  EXPECT_GE(content.episodes.size(), 12u);
  EXPECT_GE(content.ventures.size(), 12u);
  EXPECT_GE(content.forces.size(), 6u);
  EXPECT_GE(content.challenges.size(), 6u);
  EXPECT_EQ(std::count_if(content.episodes.begin(), content.episodes.end(),
                          [](const Episode& episode) { return episode.last; }),
            1);
}

// Attributes are content -------------------------------------------------------------------------

TEST(Attributes, CanBeAddedByAMod) {
  const auto ruleset = With(R"(
    attribute { id = "cooking", name = "Cooking" }
    stake { id = "soup", rations = 9 }
    episode { id = "kitchen", name = "Kitchen", tries = true, attribute = "cooking",
      difficulty = 2, success = "soup" }
  )");
  for (const bool cook : {false, true}) {
    Match match = NewMatch(ruleset, "mode=duckheim players=1 referee=person", 1);
    MustDo(match, 0, "ready");
    MustDo(match, 0, "hero quack_marine 1");
    if (cook) MustDo(match, 0, "attribute cooking");
    MustDo(match, 0, "ready");
    MustDo(match, 0, "ready");
    MustDo(match, 1, "settle p1 westmere");
    MustDo(match, 1, "pass");
    MustDo(match, 0, "done");
    MustDo(match, 1, "episode kitchen");
    Chance dice = StateOf(match).chance;
    const int natural = dice.Roll12();
    MustDo(match, 0, "attempt");
    bool found = false;
    for (const std::string& event : testing::EventTexts(match, Viewer::Host())) {
      found |= event.find(absl::StrCat("episode_rolled p1 ", natural, " ",
                                       natural - 2 + (cook ? 1 : 0))) != std::string::npos;
    }
    EXPECT_TRUE(found);
  }
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
