// Duckheim: characters, episodes, hirelings, wounds.
#include "src/games/duckhammer_campaign/army/training.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"
#include "src/games/duckhammer_campaign/duckheim/wounds.h"
#include "tests/games/duckhammer_campaign/adventure.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::Gait;

TEST(Heroes, AreModelsWithoutANameOfTheCampaignsGrade) {
  Match match = NewCampaign("mode=duckheim grade=4");
  for (int seat = 0; seat < 2; ++seat) MustDo(match, seat, "ready");  // Plans.
  EXPECT_FALSE(Do(match, 0, "hero quack_marine 1").ok());
  EXPECT_FALSE(Do(match, 0, "hero colonel_teal 1").ok());
  MustDo(match, 0, "hero oathsworn 1");
}

TEST(Heroes, HaveAsManyPointsAsLevelsEachAttributeUpToTheGrade) {
  Match match = NewCampaign("mode=duckheim grade=2");
  for (int seat = 0; seat < 2; ++seat) MustDo(match, seat, "ready");  // Plans.
  MustDo(match, 0, "hero reed_captain 1");                            // Level 3, Grade 2.
  MustDo(match, 0, "attribute faith");
  MustDo(match, 0, "attribute faith");
  EXPECT_FALSE(Do(match, 0, "attribute faith").ok());
  MustDo(match, 0, "attribute leadership");
  EXPECT_FALSE(Do(match, 0, "attribute logoostics").ok());
  MustDo(match, 0, "take_back leadership");
  MustDo(match, 0, "attribute logoostics");
}

TEST(Hirelings, AreAsManyAsBraveryAndGrade) {
  Tavern tavern;  // A Quack Marine: Bravery 3, Grade 1.
  tavern.MustDo(0, "recruit fledgling 3 1 1");
  EXPECT_FALSE(tavern.Do(0, "recruit fledgling 2 1 1").ok());
  tavern.MustDo(0, "recruit puffling 1 1 1");  // Of any Feather.
  EXPECT_FALSE(tavern.Do(0, "strengthen 1 1").ok());
}

TEST(DuckheimLevels, CostTheNextLevelsNumber) {
  Tavern tavern;
  tavern.state().players[0].experience = 2;
  tavern.MustDo(0, "raise 0");
  EXPECT_EQ(tavern.state().players[0].experience, 0);
  EXPECT_EQ(CostOfLevel(tavern.rules(), tavern.hero()), 3);
}

TEST(DuckheimTraining, SpellsAreLearnedAnyNumberOfTimes) {
  Tavern tavern;
  tavern.state().players[0].experience = 100;
  for (const char* spell : {"fog", "mend", "hex"}) {
    tavern.hero().level = 1;
    tavern.MustDo(0, "raise 0");
    tavern.MustDo(0, absl::StrCat("train spellcraft spell ", spell));
  }
  tavern.hero().level = 1;
  tavern.MustDo(0, "raise 0");
  EXPECT_FALSE(tavern.Do(0, "train spellcraft scout").ok());
  EXPECT_FALSE(tavern.Do(0, "train rearm 0 sword").ok());
}

TEST(Gear, IsOfKnownTypesAndCostsNoMoreThanTheGrade) {
  Tavern tavern;
  EXPECT_FALSE(tavern.Do(0, "buy 0 1 chopper").ok());  // An axe.
  tavern.MustDo(0, "buy 0 2 bone_sword");              // A sword of another Feather.
  EXPECT_EQ(tavern.profile().weapons[1].weapon,
            tavern.content().weapon_names.Find("bone_sword") + 1);
  EXPECT_FALSE(tavern.Do(0, "buy 0 2 marshal_blade").ok());  // Too dear.
  tavern.state().players[0].experience = 10;
  tavern.MustDo(0, "raise 0");
  tavern.MustDo(0, "train arms_practice axes");
  EXPECT_TRUE(KnowsClass(tavern.content(), tavern.hero(),
                         tavern.content().weapon_class_names.Find("axes")));
}

TEST(Wounds, ChangeHowOneFliesSwimsRunsAndDares) {
  Tavern tavern;
  const Profile before = tavern.profile();
  tavern.Wound("damaged_wing");
  EXPECT_EQ(tavern.profile().flyer, Gait::kNone);
  tavern.Wound("damaged_foot");
  EXPECT_EQ(tavern.profile().swimmer, Gait::kNone);
  EXPECT_EQ(tavern.profile().charge, (Dice{2, 1}));
  tavern.Wound("shaken_nerve");
  tavern.Wound("haunted");
  EXPECT_EQ(tavern.profile().bravery, before.bravery - 3);
  tavern.Wound("missing_leg");
  EXPECT_EQ(tavern.profile().movement, before.movement - 2'000);
  EXPECT_EQ(HealthyProfileOf(tavern.content(), tavern.hero()), before);
}

TEST(Wounds, BringAbilitiesAndTakeSpells) {
  Tavern tavern("grade=2", "hymnal");
  const int spell = tavern.content().model_ability_names.Find("spell");
  const auto spells = [&] {
    int count = 0;
    for (const duckhammer::AbilityUse& use : tavern.profile().abilities) {
      count += use.ability == spell + 1 ? 1 : 0;
    }
    return count;
  };
  EXPECT_EQ(spells(), 2);
  tavern.Wound("broken_bill");
  EXPECT_EQ(spells(), 0);
  tavern.Wound("unhealing_scars");
  const int scars = tavern.content().model_ability_names.Find("scarred_for_life");
  bool found = false;
  for (const duckhammer::AbilityUse& use : tavern.profile().abilities) {
    found = found || use.ability == scars + 1;
  }
  EXPECT_TRUE(found);
}

TEST(Wounds, MinorOnesEndAfterAWeekAndMajorOnesNever) {
  Tavern tavern;
  tavern.Wound("scars");
  tavern.Wound("haunted");
  Play play = tavern.play();
  AgeWounds(play, 0);
  EXPECT_NE(tavern.hero().wounds[1].wound, 0);
  AgeWounds(play, 0);
  EXPECT_EQ(tavern.hero().wounds[0].wound, tavern.content().wound_names.Find("haunted") + 1);
  EXPECT_EQ(tavern.hero().wounds[1].wound, 0);
}

TEST(Wounds, EveryResultHasOneOfEachKind) {
  int minor = 0, major = 0;
  for (const Wound& wound : BaseContent().wounds) {
    (wound.major ? major : minor) += wound.to - wound.from + 1;
  }
  EXPECT_EQ(minor, 12);
  EXPECT_EQ(major, 12);
}

// A battle in which two players fight side by side and may act; each has a unit on the map.
Match BattleOfBoth() {
  Match match = NewCampaign("mode=duckheim players=2", 1);
  for (uint64_t seed = 1; seed <= 30; ++seed) {
    match = NewCampaign("mode=duckheim players=2 opposition=gentle", seed);
    PlayUntil(match, "standard", [](const State& state) {
      bool active = state.phase == Phase::kBattle && state.battle.asked == 1 &&
                    state.battle.stage == duckhammer::Stage::kActivate &&
                    FightersOf(state.contenders[0]) == 3;
      for (const Player& player : state.players) active = active && player.lent == 0;
      for (int seat = 0; seat < 2 && active; ++seat) {
        bool there = false;
        for (int u = 0; u < state.battle.players[0].unit_count; ++u) {
          there |= state.records[u].company == FirstCompany(seat) &&
                   duckhammer::CountOnMap(state.battle, u) > 0;
        }
        active = there && state.players[seat].passed == 0;
      }
      return active;
    });
    if (!match.outcome().over) break;
  }
  EXPECT_FALSE(match.outcome().over);
  return match;
}

TEST(Duckheim, PlayersShareASideAndActWithTheirOwnUnits) {
  Match match = BattleOfBoth();
  ASSERT_EQ(StateOf(match).phase, Phase::kBattle);
  for (int seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(match.DecisionOf(seat).kind, static_cast<uint32_t>(duckhammer::Stage::kActivate));
    for (const Action& action : match.LegalActions(seat)) {
      if (action.kind != duckhammer::kMove) continue;
      EXPECT_EQ(OwnerOf(StateOf(match).records[action.args[0]].company), seat);
    }
  }
  // The side passes when all have passed.
  const int turn = StateOf(match).battle.turn;
  const duckhammer::Phase phase = StateOf(match).battle.phase;
  MustDo(match, 0, "pass");
  EXPECT_EQ(StateOf(match).battle.turn, turn);
  EXPECT_FALSE(match.DecisionOf(0));
  MustDo(match, 1, "pass");
  EXPECT_TRUE(StateOf(match).battle.turn != turn || StateOf(match).battle.phase != phase);
}

TEST(Duckheim, BraveryIsLentOnceABattle) {
  Match match = BattleOfBoth();
  ASSERT_EQ(StateOf(match).phase, Phase::kBattle);
  const int company = FirstCompany(1);
  MustDo(match, 1, absl::StrCat("lend ", company));
  EXPECT_FALSE(Do(match, 1, absl::StrCat("lend ", company)).ok());
  EXPECT_FALSE(Do(match, 0, absl::StrCat("lend ", company)).ok());
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
