// Duckheim on the campaign map: what wars do is done here as well, and the party is one army.
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/battle/attacks.h"
#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/duckheim/ending.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/referee/engine.h"
#include "src/games/duckhammer_campaign/referee/forces.h"
#include "src/games/duckhammer_campaign/referee/referees_turn.h"
#include "src/games/duckhammer_campaign/script/script.h"
#include "tests/games/duckhammer_campaign/adventure.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr Point kHome = Tavern::kHome;

// Marches, camps and means, in both modes
// -----------------------------------------------------------

class EitherMode : public ::testing::TestWithParam<const char*> {};

TEST_P(EitherMode, MarchesCostDaysAndRations) {
  Table table(absl::StrCat("map=reedmarch ", GetParam()));
  table.BeginMarching();
  const int company = table.Enlist(0, "quack_marine", 1, kHome);
  table.state().companies[company].hero = table.rules().war() ? 0 : 1;
  table.MustDo(0, absl::StrCat("march ", company, " 10000 15000"));  // 6 inches: a day of Grade 1.
  EXPECT_EQ(table.state().players[0].rations, 180 - 1);
  table.MustDo(0, absl::StrCat("camp ", company));
  EXPECT_EQ(table.state().players[0].rations, 180 - 2);
  EXPECT_EQ(table.state().players[0].camp_count, 1);
  EXPECT_EQ(table.state().companies[company].moved, 8000);
}

TEST_P(EitherMode, MeansPayEachSeason) {
  Table table(absl::StrCat("map=reedmarch ", GetParam()));
  table.BeginMarching();
  table.state().companies[table.Enlist(0, "quack_marine", 1, kHome)].hero =
      table.rules().war() ? 0 : 1;
  table.state().players[0].means[0] =
      static_cast<uint8_t>(table.content().means_names.Find("foraging") + 1);
  Play play = table.play();
  ASSERT_TRUE(GiveIncome(play).ok());
  EXPECT_EQ(table.state().players[0].rations, 183);
}

INSTANTIATE_TEST_SUITE_P(Campaigns, EitherMode, ::testing::Values("mode=war", "mode=duckheim"));

TEST(FactionMeans, NeedAUnitOfTheFaction) {
  Table table("map=reedmarch");
  table.BeginMarching();
  table.Enlist(0, "quack_marine", 4, kHome);
  table.state().players[0].means[0] =
      static_cast<uint8_t>(table.content().means_names.Find("levy_kitchens") + 1);
  Play play = table.play();
  ASSERT_TRUE(GiveIncome(play).ok());
  EXPECT_EQ(table.state().players[0].rations, 180) << "no Pond Guard";
  table.Enlist(0, "pond_guard", 8, kHome);
  ASSERT_TRUE(GiveIncome(play).ok());
  EXPECT_EQ(table.state().players[0].rations, 182);
}

// One army
// ------------------------------------------------------------------------------------------

TEST(Party, OfAnySizeAndGradeUpToFourBegins) {
  for (int players = 1; players <= 4; ++players) {
    for (int grade = 0; grade <= 4; ++grade) {
      Match match = NewCampaign(absl::StrCat("mode=duckheim players=", players, " grade=", grade));
      PlayUntil(match, "random", [](const State& state) { return state.phase == Phase::kMarch; });
      EXPECT_EQ(StateOf(match).phase, Phase::kMarch) << players << " " << grade;
    }
  }
}

TEST(Party, HasAThirdVehicleAndNotAFourth) {
  Tavern tavern("players=2 rations=900");
  tavern.state().phase = Phase::kMuster;
  tavern.state().season = 0;
  tavern.state().turn = 0;
  for (int seat = 0; seat < 2; ++seat) tavern.hero(seat).level = 6;  // Room for hirelings.
  tavern.MustDo(0, "enlist strider 1 1");
  tavern.MustDo(0, "enlist battle_tub 1 1");  // Of another faction ...
  tavern.state().asked = 2;
  tavern.state().turn = 1;
  tavern.MustDo(1, "enlist storm_chariot 1 1");  // ... and of another Feather.
  EXPECT_FALSE(tavern.Do(1, "enlist war_raft 1 1").ok());
  tavern.MustDo(1, "enlist puffling 1 1");
}

// Two characters of Grade 3 with three Vehicles of the party, an enemy beside them.
class Muster : public Tavern {
 public:
  Muster() : Tavern("players=2 referee=person", "strider") {
    for (int i = 0; i < 4; ++i) vehicles_[i] = Enlist(i % 2, "war_raft", 1, kHome);
    state().companies[vehicles_[3]].model = static_cast<uint8_t>(Model("storm_chariot") + 1);
    enemy_ = FirstCompany(rules().referee());
    state().companies[enemy_] = NewCompany(content(), Model("puffling"), 0, 5);
    state().companies[enemy_].band = 1;
    state().companies[enemy_].x = kHome.x;
    state().companies[enemy_].y = kHome.y + 500;
    state().bands[0] = 1;
    state().phase = Phase::kBattles;
  }
  int vehicle(int i) const { return vehicles_[i]; }
  int enemy() const { return enemy_; }

 private:
  int vehicles_[4] = {}, enemy_ = 0;
};

TEST(Party, CharactersNeverCountAgainstLimitsAndAreNeverKeptOut) {
  Muster muster;
  muster.MustDo(0, absl::StrCat("attack 0 ", muster.enemy()));
  ASSERT_EQ(muster.state().phase, Phase::kReward);
  muster.MustDo(2, "reward 15");
  EXPECT_EQ(muster.state().terms.reward, 15);
  EXPECT_EQ(muster.Told(kRewardSet).at(0).args[0], 15);
  const Contender& side = muster.state().contenders[0];
  EXPECT_TRUE(InBattle(side, FirstCompany(0)));
  EXPECT_TRUE(InBattle(side, FirstCompany(1)));
  int vehicles = 0;
  for (int i = 0; i < 4; ++i) vehicles += InBattle(side, muster.vehicle(i)) ? 1 : 0;
  EXPECT_EQ(vehicles, 3) << "hirelings of all players together";
}

TEST(Party, ATokenJoinsByItsOwnersChoice) {
  Muster muster;
  muster.MustDo(0, absl::StrCat("attack 0 ", muster.enemy()));
  muster.MustDo(2, "reward 0");
  EXPECT_EQ(muster.state().asked, 3) << "both players at the same time";
  EXPECT_FALSE(muster.Do(0, absl::StrCat("withdraw ", FirstCompany(1))).ok());
  muster.MustDo(1, absl::StrCat("withdraw ", FirstCompany(1)));
  EXPECT_FALSE(muster.Do(0, "withdraw 0").ok()) << "it began the battle";
  muster.MustDo(1, "ready");
  EXPECT_EQ(muster.state().asked, 1);
  muster.MustDo(0, "ready");
  EXPECT_EQ(muster.state().phase, Phase::kBattle);
}

TEST(Party, HoldsLocationsTogetherAndTheRefereeHoldsOthers) {
  Muster muster;
  muster.state().holders[0] = 0;
  Play play = muster.play();
  UpdateHolders(play);
  EXPECT_EQ(muster.state().holders[0], 0) << "an enemy is there, too";
  muster.state().companies[muster.enemy()].x = 36'000;
  muster.state().companies[muster.enemy()].y = 15'000;
  UpdateHolders(play);
  EXPECT_EQ(muster.state().holders[0], 1);
  for (int seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(LocationsHeld(muster.rules(), muster.state(), seat), 1);
  }
  EXPECT_EQ(LocationsHeld(muster.rules(), muster.state(), muster.rules().referee()), 1);
}

// The referee
// ---------------------------------------------------------------------------------------

TEST(Forces, GrowWithThePartyWithinTheOpposition) {
  int before = 0;
  for (const char* opposition : {"gentle", "even", "grim"}) {
    Tavern tavern(absl::StrCat("players=4 opposition=", opposition), "quack_marine");
    const int party = 4 * 7;
    const int percent = opposition[0] == 'e' ? 100 : opposition[1] == 'e' ? 70 : 130;
    EXPECT_EQ(BudgetOf(tavern.rules(), tavern.state()), (party * percent + 99) / 100);
    Play play = tavern.play();
    PlaceForce(play, 0, {20'000, 15'000}, tavern.rules().opposition());
    int worth = 0;
    ForEachCompany(tavern.state(), tavern.rules().referee(), [&](int c) {
      worth += WorthOf(tavern.content(), tavern.state().companies[c]);
      EXPECT_EQ(tavern.state().companies[c].band, 1);
    });
    EXPECT_LE(worth, BudgetOf(tavern.rules(), tavern.state()));
    EXPECT_GT(worth, before);
    before = worth;
  }
}

TEST(Forces, TrainingsOfThePartyCountTenPercentEach) {
  Tavern tavern("players=1");
  EXPECT_EQ(BudgetOf(tavern.rules(), tavern.state()), 7);
  tavern.hero().trainings = 3;
  EXPECT_EQ(BudgetOf(tavern.rules(), tavern.state()), 7 * 130 / 100);
}

TEST(Forces, TakeWhatIsCheaperWhereAModelIsTooDear) {
  Tavern tavern;
  const auto unit = [&](absl::string_view model, int count) {
    duckhammer::Enlisted enlisted = {};
    enlisted.model = static_cast<uint8_t>(tavern.Model(model) + 1);
    enlisted.count = static_cast<uint8_t>(count);
    return enlisted;
  };
  const std::vector<duckhammer::Enlisted> list = {unit("war_raft", 1), unit("puffling", 16)};
  const auto grown = [&](int budget) { return Grown(tavern.content(), list, budget, 4, 1); };
  ASSERT_EQ(grown(7).size(), 1u);
  EXPECT_EQ(grown(7)[0].model, list[1].model);
  EXPECT_EQ(grown(7)[0].count, 2) << "3 rations each";
  ASSERT_EQ(grown(1).size(), 1u) << "a force is never nobody";
  EXPECT_EQ(grown(1)[0].model, list[1].model);
  EXPECT_EQ(grown(1)[0].count, 1);
}

// Two forces side by side in the party's location, each worth all that one may be.
TEST(Forces, KeepToTheBudgetTogetherWhereTheyCouldJoinOneBattle) {
  for (const bool free : {false, true}) {
    Tavern tavern(absl::StrCat("players=4 referee=person free_hand=", free ? "true" : "false"));
    Play play = tavern.play();
    for (int i = 0; i < 2; ++i) PlaceForce(play, 0, {4000, 15'500}, 100);
    tavern.state().phase = Phase::kBattles;
    tavern.MustDo(0, absl::StrCat("attack 0 ", FirstCompany(4)));
    const Contender& side = tavern.state().contenders[1];
    int worth = 0;
    ForEachInBattle(tavern.position(), side, [&](int c) {
      worth += WorthOf(tavern.content(), tavern.state().companies[c]);
    });
    EXPECT_EQ(worth > BudgetOf(tavern.rules(), tavern.state()), free) << worth;
  }
}

class RefereesTurn : public Tavern {
 public:
  explicit RefereesTurn(absl::string_view options = "")
      : Tavern(absl::StrCat("players=2 referee=person ", options)) {
    state().phase = Phase::kReferee;
    state().asked = 4;
  }
};

TEST(RefereesTurn, PlacesOneForceAWeekAndPlayersPlusTwoInAll) {
  RefereesTurn turn;
  turn.MustDo(2, "station dam_bandits 20000 15000 0");
  EXPECT_EQ(turn.state().bands[0], turn.content().force_names.Find("dam_bandits") + 1);
  EXPECT_FALSE(turn.Do(2, "station barrow_dead 36000 15000 0").ok()) << "one a week";
  for (int i = 0; i < 3; ++i) {
    turn.state().placed = 0;
    turn.MustDo(2, "station barrow_dead 36000 15000 0");
  }
  turn.state().placed = 0;
  EXPECT_FALSE(turn.Do(2, "station barrow_dead 36000 15000 0").ok()) << "players + 2";
  RefereesTurn free("free_hand=true");
  for (int i = 0; i < 6; ++i) free.MustDo(2, "station barrow_dead 36000 15000 0");
}

TEST(RefereesTurn, ExceedsTheBudgetOnlyWithAFreeHand) {
  RefereesTurn bound, free("free_hand=true");
  EXPECT_FALSE(bound.Do(2, "station dam_bandits 20000 15000 300").ok());
  bound.MustDo(2, "station dam_bandits 20000 15000 50");
  free.MustDo(2, "station dam_bandits 20000 15000 300");
  const auto worth = [](RefereesTurn& turn) {
    int sum = 0;
    ForEachCompany(turn.state(), 2,
                   [&](int c) { sum += WorthOf(turn.content(), turn.state().companies[c]); });
    return sum;
  };
  const int budget = BudgetOf(bound.rules(), bound.state());
  EXPECT_LE(worth(bound), (budget + 1) / 2);
  EXPECT_GT(worth(free), budget);
}

TEST(RefereesTurn, MarchesWithoutRationsAndRemoves) {
  RefereesTurn turn;
  turn.MustDo(2, "station dam_bandits 26000 15000 0");
  const int token = FirstCompany(2);
  turn.MustDo(2, absl::StrCat("march ", token, " 36000 15000"));
  EXPECT_EQ(turn.state().companies[token].x, 36'000);
  EXPECT_FALSE(turn.Do(2, absl::StrCat("march ", token, " 4000 15000")).ok()) << "24 inches";
  EXPECT_FALSE(turn.Do(2, "remove 0").ok());
  turn.MustDo(2, absl::StrCat("remove ", token));
  EXPECT_EQ(turn.state().companies[token].model, 0);
}

TEST(RefereesTurn, SetsUpBattlesWithinAnInchAtALocationUnlessItsHandIsFree) {
  for (const bool free : {false, true}) {
    RefereesTurn turn(free ? "free_hand=true" : "");
    turn.MustDo(2, "station dam_bandits 9000 15000 0");
    const std::string battle =
        absl::StrCat("battle ", FirstCompany(2), " 0 breakthrough free long_canal 12 9");
    turn.MustDo(2, "lay_out 3");
    EXPECT_FALSE(turn.Do(2, "lay_out 3").ok());
    EXPECT_EQ(turn.Do(2, battle).ok(), free);
    if (!free) {
      turn.MustDo(2, absl::StrCat("march ", FirstCompany(2), " 4900 15000"));
      turn.MustDo(2, battle);
    }
    EXPECT_EQ(turn.state().terms.reward, 12);
    for (int seat = 0; seat < 2; ++seat) turn.MustDo(seat, "ready");
    EXPECT_EQ(turn.state().battle.map, turn.content().map_names.Find("long_canal") + 1);
    EXPECT_EQ(turn.state().battle.players[1].zone_depth, 9 * kInch);
    EXPECT_EQ(turn.state().battle.players[0].zone_depth, 3 * kInch);
    EXPECT_EQ(turn.state().party_zone, 0) << "it was for one battle";
    EXPECT_EQ(turn.state().terms.mission, turn.Mission("breakthrough") + 1);
  }
}

TEST(RefereesTurn, ChangesLocationsAndPasses) {
  RefereesTurn turn;
  turn.MustDo(2, "alter drowned_mill 2");
  EXPECT_EQ(turn.state().stages[turn.rules().map().place_names.Find("drowned_mill")], 1);
  turn.MustDo(2, "pass");
  EXPECT_NE(turn.state().phase, Phase::kReferee);
  EXPECT_EQ(turn.state().season, 2) << "a week without a battle is a week";
}

TEST(EngineAsReferee, TakesTheSameActionsByItself) {
  // A person's referee is asked for each action: the computer player answers with the engine's
  // next one, and the match takes nothing that a person may not do.
  std::map<uint32_t, int> taken;
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    Match match = NewCampaign(
        "mode=duckheim players=2 weeks=8 rounds=1 opposition=grim referee=person", seed);
    std::vector<std::unique_ptr<Bot>> bots;
    for (uint64_t seat = 0; seat < 3; ++seat) {
      bots.push_back(*CreateBot(match.rules(), "standard", 8 * seed + seat));
    }
    while (!match.outcome().over) {
      int seat = 0;
      while (!match.DecisionOf(seat)) ++seat;
      const absl::StatusOr<Action> action = At(bots, seat)->Choose(Sight(match, seat));
      ASSERT_TRUE(action.ok()) << action.status();
      if (StateOf(match).phase == Phase::kReferee && seat == 2) ++taken[action->kind];
      const absl::Status status = match.Apply(seat, *action);
      ASSERT_TRUE(status.ok()) << FormatAction(match.rules(), *action) << ": " << status;
    }
  }
  for (const uint32_t kind : {uint32_t{kPlaceForce}, uint32_t{kMarchTo}, uint32_t{kSetEpisode},
                              uint32_t{kSetUpBattle}, uint32_t{kPass}}) {
    EXPECT_GT(taken[kind], 0) << kind;
  }
}

TEST(EngineAsReferee, WantsFewerForcesWhereTheOppositionIsGentle) {
  for (const char* opposition : {"gentle", "even", "grim"}) {
    Tavern tavern(absl::StrCat("players=4 opposition=", opposition));
    tavern.state().phase = Phase::kReferee;
    for (int week = 0; week < 8; ++week) {
      tavern.state().placed = 0;
      Play play = tavern.play();
      const Action next = NextOfEngine(play);
      if (next.kind != kPlaceForce) break;
      PlaceForce(play, next.args[0], {next.args[1], next.args[2]}, 100);
    }
    EXPECT_EQ(CountBands(tavern.state()), opposition == std::string("gentle") ? 4 : 6);
  }
}

TEST(EngineAsReferee, KeepsItsFirstForceWhereItIs) {
  Tavern tavern("players=4");
  tavern.state().phase = Phase::kReferee;
  tavern.state().placed = tavern.state().episodes = 1;
  Play play = tavern.play();
  for (int band = 1; band <= 2; ++band) PlaceForce(play, 0, {36'000, 15'000}, 100);
  int marches = 0;
  for (Action next = NextOfEngine(play); next.kind == kMarchTo; next = NextOfEngine(play)) {
    EXPECT_EQ(tavern.state().companies[next.args[0]].band, 2);
    ++marches;
    ASSERT_TRUE(ApplyRefereesTurn(play, tavern.rules().referee(), next).ok());
  }
  EXPECT_GT(marches, 0);
}

// The end
// -------------------------------------------------------------------------------------------

TEST(DuckheimEnd, IsWonByEveryOpenLocation) {
  Tavern tavern;
  EXPECT_EQ(EndingOf(tavern.rules(), tavern.state(), false), Ending::kNone);
  for (int place = 1; place < tavern.rules().places(); ++place) {
    if (place == 1) {
      tavern.state().stages[1] = 1;  // Closed: it does not count.
    } else {
      tavern.state().holders[place] = static_cast<uint8_t>(1 + place % 2);
    }
  }
  EXPECT_EQ(EndingOf(tavern.rules(), tavern.state(), false), Ending::kAllLocations);
  EXPECT_TRUE(IsWon(tavern.rules(), tavern.state(), Ending::kAllLocations));
}

TEST(DuckheimEnd, IsWonByTheLastEpisodeIfItSucceeds) {
  for (const int natural : {1, 12}) {
    Tavern tavern("referee=person");
    tavern.Ask(0, "leadership", 0);
    tavern.state().attempt.episode =
        static_cast<uint8_t>(tavern.content().episode_names.Find("the_drowned_king") + 1);
    tavern.NextRolls({natural});
    tavern.MustDo(0, "attempt");
    EXPECT_EQ(tavern.state().phase == Phase::kOver, natural == 12);
    if (natural == 12) {
      EXPECT_EQ(tavern.state().winner, 3);
      EXPECT_EQ(tavern.state().ending, Ending::kLastEpisode);
    }
  }
}

TEST(DuckheimEnd, AfterTheWeeksHalfOfTheLocationsWins) {
  Tavern tavern;  // Seven locations.
  for (int place = 0; place < 4; ++place) tavern.state().holders[place] = place < 3 ? 1 : 0;
  EXPECT_EQ(EndingOf(tavern.rules(), tavern.state(), true), Ending::kWeeks);
  EXPECT_FALSE(IsWon(tavern.rules(), tavern.state(), Ending::kWeeks));
  tavern.state().holders[3] = 2;
  EXPECT_TRUE(IsWon(tavern.rules(), tavern.state(), Ending::kWeeks));
}

TEST(DuckheimEnd, IsLostWhenEveryCharacterFailsToRecoverFromOneBattle) {
  for (const bool both : {false, true}) {
    Adventure field;
    for (int seat = 0; seat < 2; ++seat) field.state().players[seat].rations = 0;
    field.Begin();
    for (int u = 0; u < 2; ++u) field.Put(u, 5 + 5 * u, 10);
    field.Put(Adventure::kGuard, 2, 31);
    field.Destroy(0, Adventure::kGuard);
    if (both) field.Destroy(1, Adventure::kGuard);
    field.NextRolls({1, 9, 1, 9});
    field.End(0);
    EXPECT_EQ(field.state().phase == Phase::kOver, both);
    EXPECT_EQ(field.state().ending == Ending::kAllFell, both);
  }
}

TEST(DuckheimEnd, IsLostWithoutCampsAndLocations) {
  Tavern tavern;
  tavern.state().holders[0] = 0;
  EXPECT_EQ(EndingOf(tavern.rules(), tavern.state(), false), Ending::kNone);
  for (int seat = 0; seat < 2; ++seat) tavern.state().players[seat].camp_count = 0;
  EXPECT_EQ(EndingOf(tavern.rules(), tavern.state(), false), Ending::kNowhere);
  EXPECT_FALSE(IsWon(tavern.rules(), tavern.state(), Ending::kNowhere));
}

// Experience
// ----------------------------------------------------------------------------------------

TEST(DuckheimExperience, SharesVictoryPointsAndOwnLossesEquallyAmongThoseWhoFought) {
  Adventure field("players=3");
  field.Begin();
  for (int u = 0; u < 3; ++u) field.Put(u, 5 + 5 * u, 10);
  field.battle().players[0].gained = 7;
  field.battle().players[1].gained = 5;
  field.End(0);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(field.state().players[seat].experience, 3);
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
