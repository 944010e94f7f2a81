// Duckheim: the players' shared side in a battle, what the referee decides for it, and experience.
#include "src/games/duckhammer/combat/chant.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "tests/games/duckhammer_campaign/adventure.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::Stage;
using BattlePhase = duckhammer::Phase;

// Two characters (units 0 and 1) side by side, and a Hollow Guard at arm's length of each.
class SideBySide : public Adventure {
 public:
  SideBySide() {
    Begin();
    Put(0, 15, 10);
    Put(1, 20, 10);
    Put(kGuard, 2, 31);
    for (int i = 0; i < 2; ++i) {
      duckhammer::Model& guard = battle().models[unit(kGuard).first + i];
      guard.x = (15 + 5 * i) * kInch;
      guard.y = 10 * kInch + 3 * kInch / 2;
    }
  }
  uint32_t Actors() { return ActorsOf(position()); }
  /// The first player's character fights; the dice are rolled.
  void Fight() {
    MustDo(0, "fight 0 33 2");
    if (battle().stage == Stage::kPrepare) MustDo(0, "roll");
    if (battle().stage == Stage::kCounter) MustDo(2, "pass");
  }
};

TEST(SharedSide, WhoIsAttackedDeclinesACounterAlone) {
  SideBySide field;
  field.Enter(BattlePhase::kFight);
  for (int seat = 0; seat < 2; ++seat) field.MustDo(seat, "pass");
  field.MustDo(2, "fight 33 1 1");
  if (field.battle().stage == Stage::kPrepare) field.MustDo(2, "roll");
  ASSERT_EQ(field.battle().stage, Stage::kCounter);
  EXPECT_EQ(field.Actors(), 2u);
  EXPECT_FALSE(field.Do(0, "pass").ok());
  field.MustDo(1, "pass");
  EXPECT_NE(field.battle().stage, Stage::kCounter);
}

TEST(SharedSide, PassesToAQuestionWhenAllHave) {
  SideBySide field;
  field.battle().players[0].victory_points = 1;
  field.Enter(BattlePhase::kFight);
  field.Fight();
  ASSERT_EQ(field.battle().stage, Stage::kSway);
  EXPECT_EQ(field.Actors(), 3u);
  field.MustDo(1, "pass");
  EXPECT_EQ(field.battle().stage, Stage::kSway);
  EXPECT_EQ(field.Actors(), 1u);
  field.MustDo(0, "pass");
  EXPECT_NE(field.battle().stage, Stage::kSway);
}

TEST(SharedSide, WhoPassesToAQuestionHasNotPassedTheTurn) {
  SideBySide field;
  field.battle().players[0].victory_points = 1;
  field.Enter(BattlePhase::kFight);
  field.Fight();
  field.MustDo(1, "pass");
  const int natural = field.battle().batch.dice[0].natural;
  field.MustDo(0, natural == 1 ? "sway 1 12" : "sway 1 1");
  ASSERT_EQ(field.battle().stage, Stage::kActivate);
  EXPECT_EQ(field.Actors(), 3u);
}

TEST(SharedSide, WhoHasPassedTheTurnIsStillAskedAndActsNoMore) {
  SideBySide field;
  field.battle().players[0].victory_points = 1;
  field.Enter(BattlePhase::kFight);
  field.MustDo(1, "pass");
  EXPECT_EQ(field.Actors(), 1u);
  field.Fight();
  ASSERT_EQ(field.battle().stage, Stage::kSway);
  EXPECT_EQ(field.Actors(), 3u);
  for (int seat = 0; seat < 2; ++seat) field.MustDo(seat, "pass");
  ASSERT_EQ(field.battle().stage, Stage::kActivate);
  EXPECT_EQ(field.Actors(), 1u);
}

TEST(SharedSide, UnitsOfOthersAreNotMoved) {
  SideBySide field;
  field.Enter(BattlePhase::kFight);
  EXPECT_FALSE(field.Do(0, "fight 1 33 2").ok());
  EXPECT_FALSE(field.Do(0, "forfeit").ok());
}

TEST(SharedSide, ActsInAnyOrder) {
  for (const int first : {0, 1}) {
    SideBySide field;
    field.Enter(BattlePhase::kMovement);
    for (const int seat : {first, 1 - first}) {
      field.MustDo(seat, absl::StrCat("move ", seat, " walk"));
      field.MustDo(seat, "done");
    }
  }
}

// The referee decides ----------------------------------------------------------------------------

// Goes on to deployment with the first answer of whoever is asked, looking at each question.
template <class Look>
void PlaySetup(Adventure& field, Look look) {
  for (int i = 0; i < 200 && field.battle().phase < BattlePhase::kDeployment; ++i) {
    const uint32_t actors = ActorsOf(field.position());
    look(actors);
    int seat = 0;
    while ((actors >> seat & 1) == 0) ++seat;
    const Action action = field.rules().LegalNth(&field.state(), seat, 0);
    field.MustDo(seat, FormatAction(field.rules(), action));
  }
  EXPECT_EQ(field.battle().phase, BattlePhase::kDeployment);
}

TEST(DuckheimReferee, DecidesMissionSidesAndPlacesWhoeverWinsTheRollOff) {
  int sides_of_players = 0, leads_of_players = 0, missions = 0;
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    Adventure field;
    for (int seat = 0; seat < 2; ++seat) field.state().players[seat].camp_count = 0;  // No dice.
    field.state().chance = Chance::Stream(seed, 0);
    field.Start();
    PlaySetup(field, [&](uint32_t actors) {
      const bool players = (field.battle().asked & 1) != 0;
      if (field.battle().stage == Stage::kChooseLead) {
        EXPECT_EQ(actors, players ? 3u : 4u);
        leads_of_players += players ? 1 : 0;
        return;
      }
      EXPECT_EQ(actors, 4u);
      sides_of_players += players && field.battle().stage == Stage::kChooseSide ? 1 : 0;
      missions += field.battle().stage == Stage::kChooseMission ? 1 : 0;
    });
  }
  EXPECT_GT(sides_of_players, 0);
  EXPECT_GT(leads_of_players, 0);
  EXPECT_GT(missions, 0);
}

TEST(DuckheimReferee, GivesThePlayersTheMissionOfTheChallenge) {
  Adventure field;
  field.state().offer.mission = static_cast<uint8_t>(field.Mission("breakthrough") + 1);
  field.Start("bandits");  // Their own mission is free.
  int own = 0;
  PlaySetup(field, [&](uint32_t) {
    if (field.battle().stage != Stage::kChooseMission) return;
    const bool of_forces = (field.battle().asked & 2) != 0;
    own += of_forces ? 1 : 0;
    EXPECT_EQ(field.rules().LegalCount(&field.state(), 2),
              of_forces ? field.content().missions.size() : 1u);
  });
  EXPECT_EQ(own, 1);
  EXPECT_EQ(field.battle().players[0].mission, field.Mission("breakthrough") + 1);
}

TEST(DuckheimReferee, DoesAllThatByItselfWhenItIsNotAsked) {
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    Adventure field("referee=automatic");
    field.state().chance = Chance::Stream(seed, 0);
    field.Start();
    PlaySetup(field, [&](uint32_t actors) {
      EXPECT_EQ(actors, 3u);
      EXPECT_EQ(field.battle().stage, Stage::kChooseLead);
    });
    EXPECT_NE(field.battle().players[0].mission, 0);
    EXPECT_NE(field.battle().players[1].mission, 0);
  }
}

// As a player of that side the computer names no more monsters than it has to.
TEST(DuckheimReferee, RulesForThePartyByChanceAndDoesNotPlayItsSide) {
  int few = 0, many = 0, ends[2] = {};
  for (uint64_t seed = 1; seed <= 24; ++seed) {
    Adventure field("referee=automatic");
    const std::vector<duckhammer::Mission>& missions = field.content().missions;
    const auto monsters =
        std::find_if(missions.begin(), missions.end(),
                     [](const duckhammer::Mission& mission) { return mission.monsters_most > 0; });
    ASSERT_NE(monsters, missions.end());
    field.state().offer.mission = static_cast<uint8_t>(monsters - missions.begin() + 1);
    field.state().chance = Chance::Stream(seed, 0);
    field.Start("bandits");
    PlaySetup(field, [](uint32_t) {});
    ++(field.battle().players[0].monster_count > 1 ? many : few);
    ++ends[field.battle().players[0].edge];
  }
  EXPECT_GT(few, 0);
  EXPECT_GT(many, 0);
  EXPECT_GT(ends[0], 0);
  EXPECT_GT(ends[1], 0);
}

TEST(DuckheimReferee, PlaysItsForces) {
  SideBySide field;
  field.Enter(BattlePhase::kMovement);
  for (int seat = 0; seat < 2; ++seat) field.MustDo(seat, "pass");
  ASSERT_EQ(field.Actors(), 4u);
  field.MustDo(2, "move 33 walk");
  EXPECT_FALSE(field.Do(2, "move 0 walk").ok());
}

// Experience -------------------------------------------------------------------------------------

// Three characters (units 0 to 2) against the Hollow Guard (Grade 1) and Dread Wardens, which are
// of Grade 5 here.
class Involved : public Adventure {
 public:
  Involved() : Adventure("players=3") {
    Begin();
    for (int u = 0; u < 3; ++u) Put(u, 5 + 8 * u, 10);
    Put(kGuard, 2, 31);
    Put(kWardens, 15, 33);
    battle().profiles[kWardens].grade = 5;
  }
  void Damage(int number, int by, int damage) {
    Let([&](duckhammer::Play& battle) { duckhammer::DealDamage(battle, number, by, damage); });
  }
  void Cast(int by, absl::string_view spell, int x, int y) {
    Let([&](duckhammer::Play& play) {
      duckhammer::Batch& batch = play.state.batch;
      batch.kind = duckhammer::BatchKind::kAttack;
      batch.sides = 1;
      batch.side[0].unit = static_cast<uint8_t>(by);
      batch.side[0].spell = static_cast<uint8_t>(content().spell_names.Find(spell) + 1);
      batch.side[0].x = x * kInch;
      batch.side[0].y = y * kInch;
      EXPECT_TRUE(duckhammer::CastSpell(play, 0).ok());
      batch = duckhammer::Batch();
    });
  }
  /// Experience of each from the enemy's losses: no victory points, no own losses.
  std::vector<int> Gained() {
    for (duckhammer::Player& side : battle().players) side.gained = 0;
    End(0);
    std::vector<int> gained;
    for (int seat = 0; seat < 3; ++seat) gained.push_back(state().players[seat].experience);
    return gained;
  }

 private:
  template <class Happening>
  void Let(Happening happening) {
    Play now = play();
    const absl::Status status = PlayBattle(now, [&](duckhammer::Play& battle) {
      happening(battle);
      return battle.state.losses != 0 ? duckhammer::SettleLosses(battle) : absl::OkStatus();
    });
    EXPECT_TRUE(status.ok()) << status;
  }
};

TEST(DuckheimExperience, IsHalfTheGradeForEachPlayerWhoDamagedAUnitThatLostModels) {
  Involved field;
  field.Damage(Adventure::kWardens, 0, 1);
  field.Damage(Adventure::kWardens, 1, 99);
  field.Damage(Adventure::kGuard, 1, 99);
  EXPECT_EQ(field.Gained(), (std::vector<int>{3, 3 + 1, 0}));
}

TEST(DuckheimExperience, IsNotForUnitsThatLostNobody) {
  Involved field;
  field.Damage(Adventure::kWardens, 0, 1);
  EXPECT_EQ(field.Gained(), (std::vector<int>{0, 0, 0}));
}

TEST(DuckheimExperience, IsForUnitsDestroyedInPartToo) {
  Involved field;
  field.Damage(Adventure::kWardens, 2, 9);  // One of two, of the referee's choice.
  field.MustDo(3, absl::StrCat("lose ", field.unit(Adventure::kWardens).first));
  EXPECT_EQ(field.Gained(), (std::vector<int>{0, 0, 3}));
}

TEST(DuckheimExperience, IsForWhoCastSpellsOnThem) {
  Involved field;
  field.Cast(2, "hex", 15, 33);  // Deals no damage.
  field.Damage(Adventure::kWardens, 0, 99);
  EXPECT_EQ(field.Gained(), (std::vector<int>{3, 0, 3}));
}

TEST(DuckheimExperience, IsNotForSpellsThatReachedOthers) {
  Involved field;
  field.Cast(2, "hex", 4, 31);
  field.Damage(Adventure::kWardens, 0, 99);
  EXPECT_EQ(field.Gained(), (std::vector<int>{3, 0, 0}));
}

TEST(DuckheimExperience, OfGradeZeroCountsAsGradeOne) {
  Involved field;
  field.Put(Adventure::kGulls, 2, 36);
  field.Damage(Adventure::kGulls, 0, 999);
  EXPECT_EQ(field.Gained(), (std::vector<int>{1, 0, 0}));
}

TEST(DuckheimReward, IsForEachPlayerIfTheyWin) {
  for (const int winner : {0, 1}) {
    Adventure field;
    field.state().offer.reward = 25;
    field.Begin();
    field.End(winner);
    for (int seat = 0; seat < 2; ++seat) {
      EXPECT_EQ(field.state().players[seat].rations, 180 + (winner == 0 ? 25 : 0));
    }
  }
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
