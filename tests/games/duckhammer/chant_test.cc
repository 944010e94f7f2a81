// Spells: who chants, whom they touch, resisting, Counters to chants.
#include "src/games/duckhammer/combat/chant.h"

#include "gmock/gmock.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/combat/counter.h"
#include "src/games/duckhammer/combat/losses.h"
#include "tests/games/duckhammer/combat_fixture.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// Chanting models of seat 0 at the given places, a target of seat 1 with a blade.
struct Choir {
  Combat field;
  Profile singer;
  int spell = 0, mine = 0, other = 0;

  explicit Choir(const std::string& name = "spark", const std::string& wand = "wand",
                 const std::string& lua = "", const std::string& terrain = "")
      : field(lua, terrain), singer(field.Armed({wand})) {
    spell = field.TeachSpell(singer, name);
  }
  void Put(const std::vector<Point>& singers, const std::vector<Point>& targets) {
    mine = field.Add(0, singer, singers);
    Profile target = field.Armed({"blade"});
    target.hp = 9;
    other = field.Add(1, target, targets);
  }
  void Chant(Point at) {
    field.Begin(Phase::kChant);
    field.Do(0, ChantAt(mine, spell, at));
  }
};

TEST(ChantTest, TheNumberOfChantingModelsIsAdded) {
  Choir choir;
  choir.Put({Inch(10, 10), At(11200, 10000), At(8800, 10000)}, {Inch(10, 14)});
  choir.Chant(Inch(10, 14));
  ASSERT_EQ(choir.field.batch().count, 1);
  EXPECT_THAT(choir.field.Modifiers(), ElementsAre(3));
  EXPECT_EQ(choir.field.batch().side[0].chanters, 3);
}

TEST(ChantTest, OnlyModelsWhoseRangeCoversTheWholeAreaChant) {
  // Radius 1 around 14: from the edge of the base it takes 4.5 inches, for the second 6.5.
  Choir choir;
  choir.Put({Inch(10, 10), Inch(10, 8)}, {Inch(10, 14)});
  choir.Chant(Inch(10, 14));
  EXPECT_THAT(choir.field.Modifiers(), ElementsAre(1));
}

TEST(ChantTest, NobodyChantsBeyondTheSpellRange) {
  Choir choir;
  choir.Put({Inch(10, 10)}, {Inch(10, 16)});
  choir.field.Begin(Phase::kChant);
  EXPECT_NE(choir.field.state().phase, Phase::kChant);
  Choir touching;
  touching.Put({Inch(10, 10)}, {Inch(10, 16)});
  // The area itself is in range and touches the target's base.
  touching.field.Add(1, {Inch(10, 13)});
  touching.field.Begin(Phase::kChant);
  EXPECT_EQ(touching.field.Refusal(0, ChantAt(touching.mine, touching.spell, At(10000, 15500))),
            "");
  EXPECT_THAT(touching.field.Refusal(0, ChantAt(touching.mine, touching.spell, At(10000, 15501))),
              HasSubstr("covers"));
}

TEST(ChantTest, HeightOverAnInchCountsForTheRange) {
  for (const int height : {1000, 2000}) {
    Choir choir(
        "spark", "wand", "",
        "obstacle " + std::to_string(height) + ": 9000/13000 11000/13000 11000/16000 9000/16000");
    choir.Put({Inch(10, 10)}, {Inch(10, 14)});
    choir.field.Add(1, {Inch(10, 13)});
    choir.field.Begin(Phase::kChant);
    // 4.5 inches across; with 2 inches more it is too far.
    EXPECT_EQ(choir.field.Refusal(0, ChantAt(choir.mine, choir.spell, Inch(10, 14))).empty(),
              height == 1000);
  }
}

TEST(ChantTest, TheRiskMustBeReached) {
  for (const int natural : {4, 5}) {
    Choir choir;
    choir.Put({Inch(10, 10)}, {Inch(10, 14)});
    choir.Chant(Inch(10, 14));
    choir.field.Show({natural});
    EXPECT_EQ(choir.field.DamageTo(choir.other), natural == 5 ? 1 : 0);
    ASSERT_EQ(choir.field.Heard(kSpellCast).size(), 1u);
    EXPECT_EQ(choir.field.Heard(kSpellCast)[0].args[2], natural == 5 ? 1 : 0);
  }
}

TEST(ChantTest, ChantingWithinAnEnemysFightRange) {
  Choir choir;
  choir.Put({Inch(10, 10)}, {Inch(10, 12)});
  choir.Chant(Inch(10, 12));
  EXPECT_THAT(choir.field.Modifiers(), ElementsAre(1 - 4));
  Choir calm("spark", "point_blank_wand");
  calm.Put({Inch(10, 10)}, {Inch(10, 12)});
  calm.Chant(Inch(10, 12));
  EXPECT_THAT(calm.field.Modifiers(), ElementsAre(1));
}

TEST(ChantTest, LongRangeChantsBeyondTheRangeForAPenalty) {
  Choir choir("spark", "far_wand");
  // The furthest chanter is 12 inches from the target: 6 beyond the range.
  choir.Put({Inch(10, 10), At(10000, 11200)}, {Inch(10, 23)});
  choir.Chant(Inch(10, 23));
  EXPECT_THAT(choir.field.Modifiers(), ElementsAre(2 - 3));
}

TEST(ChantTest, AllInTheAreaAreAffectedWhoTouchItWithTheirBase) {
  Choir choir;
  choir.Put({Inch(10, 10)}, {Inch(10, 14), At(11500, 14000), At(8499, 14000)});
  choir.Chant(Inch(10, 14));
  choir.field.Show({12});
  EXPECT_EQ(choir.field.DamageTo(choir.other), 2);
}

TEST(ChantTest, SpellsAreForEnemiesFriendsOrAll) {
  Choir mend("mend");
  mend.Put({Inch(10, 10)}, {Inch(10, 14)});
  const int hurt = mend.field.Add(0, {Inch(10, 12)});
  mend.field.state().units[hurt].damage = 3;
  mend.field.state().units[mend.other].damage = 3;
  mend.Chant(Inch(10, 13));
  // Friends do not counter.
  EXPECT_EQ(mend.field.state().stage, Stage::kSway);
  mend.field.Show({12});
  EXPECT_EQ(mend.field.unit(hurt).damage, 2);
  EXPECT_EQ(mend.field.unit(mend.other).damage, 3);
  Choir storm("storm");
  storm.Put({Inch(10, 10)}, {Inch(10, 13)});
  const int friendly = storm.field.Add(0, {Inch(12, 12)});
  storm.Chant(At(10000, 12500));
  storm.field.Show({12});
  EXPECT_EQ(storm.field.unit(friendly).alive, 0);
  EXPECT_EQ(storm.field.unit(storm.other).alive, 0);
}

TEST(ChantTest, ASpellThatTouchesNobodyIsNotChanted) {
  Choir choir;
  choir.Put({Inch(10, 10)}, {Inch(10, 14)});
  choir.field.Begin(Phase::kChant);
  EXPECT_THAT(choir.field.Refusal(0, ChantAt(choir.mine, choir.spell, Inch(10, 6))),
              HasSubstr("touch nobody"));
  EXPECT_THAT(choir.field.Refusal(0, ChantAt(choir.mine, choir.spell, At(10000, -1))),
              HasSubstr("off the map"));
  EXPECT_THAT(choir.field.Refusal(0, ChantAt(choir.mine, choir.spell + 1, Inch(10, 14))),
              HasSubstr("does not know"));
  EXPECT_THAT(choir.field.Refusal(0, ChantAt(choir.mine, choir.spell, Inch(10, 14), 2)),
              HasSubstr("not magic"));
  choir.field.CheckList(0);
}

TEST(ChantTest, SpellsThatNeedSightTouchOnlyWhoIsSeen) {
  const std::string wall = "obstacle 5000: 5000/12000 10500/12000 10500/12100 5000/12100";
  Choir choir("glare", "wand", "", wall);
  choir.Put({Inch(10, 10)}, {At(9600, 13500), At(11600, 13500)});
  choir.Chant(At(10600, 13500));
  choir.field.Show({12});
  EXPECT_EQ(choir.field.DamageTo(choir.other), 1);
  Choir blind("spark", "wand", "", wall);
  blind.Put({Inch(10, 10)}, {At(9600, 13500), At(11600, 13500)});
  blind.Chant(At(10600, 13500));
  blind.field.Show({12});
  EXPECT_EQ(blind.field.DamageTo(blind.other), 2);
}

TEST(ChantTest, EachModelResistsForItself) {
  Choir choir("howl");
  Profile brave = choir.field.Armed({"blade"});
  brave.hp = 9;
  brave.bravery = 2;
  choir.mine = choir.field.Add(0, choir.singer, {Inch(10, 10)});
  choir.other = choir.field.Add(1, brave, {Inch(10, 13), Inch(11, 13), Inch(9, 13)});
  choir.Chant(Inch(10, 13));
  choir.field.Show({12});
  ASSERT_EQ(choir.field.state().stage, Stage::kSway);
  ASSERT_EQ(choir.field.batch().kind, BatchKind::kResist);
  // The chant roll cannot be turned any more.
  EXPECT_THAT(choir.field.Refusal(0, Sway(1, 1)), HasSubstr("not one of the rolls"));
  choir.field.CheckList(0);
  choir.field.Show({5, 6, 1});
  EXPECT_EQ(choir.field.DamageTo(choir.other), 2);
}

TEST(ChantTest, AChantThatFailsIsNotResisted) {
  Choir choir("howl");
  choir.Put({Inch(10, 10)}, {Inch(10, 14)});
  choir.Chant(Inch(10, 13));
  choir.field.Show({1});
  EXPECT_NE(choir.field.batch().kind, BatchKind::kResist);
  EXPECT_EQ(choir.field.DamageTo(choir.other), 0);
}

TEST(ChantTest, ChantRollsAreNotTalliedAsAttacks) {
  Choir choir;
  choir.Put({Inch(10, 10)}, {Inch(10, 14)});
  choir.Chant(Inch(10, 14));
  choir.field.Show({12});
  EXPECT_EQ(choir.field.state().players[0].tally.natural_twelves, 0);
}

TEST(ChantTest, AUnitThatChantsHasChantedThisRound) {
  Choir choir;
  choir.Put({Inch(10, 10)}, {Inch(10, 14)});
  choir.Chant(Inch(10, 14));
  choir.field.Show({1});
  EXPECT_TRUE(choir.field.unit(choir.mine).Has(kChanted));
  EXPECT_EQ(choir.field.unit(choir.mine).activations, 1);
}

TEST(ChantTest, DivingModelsDoNotChantUnlessTheyCan) {
  for (const bool amphibious : {false, true}) {
    Choir choir("spark", "wand", "", "water: 8000/8000 12000/8000 12000/10500 8000/10500");
    if (amphibious) choir.field.Teach(choir.singer, "amphibious");
    choir.Put({Inch(10, 10)}, {Inch(10, 14)});
    choir.field.state().units[choir.mine].Set(kDiving, true);
    choir.field.Begin(Phase::kChant);
    EXPECT_EQ(choir.field.state().phase == Phase::kChant, amphibious);
  }
}

TEST(ChantTest, AbilitiesChangeTheChantRoll) {
  Choir choir("spark", "wand", R"lua(
    model_ability { id = "mystic", name = "Mystic",
      on_chant_roll = function(ctx, m) return m + ctx:grade() end })lua");
  choir.field.Teach(choir.singer, "mystic");
  choir.singer.grade = 3;
  choir.Put({Inch(10, 10)}, {Inch(10, 14)});
  choir.Chant(Inch(10, 14));
  EXPECT_THAT(choir.field.Modifiers(), ElementsAre(4));
}

// Seat 1 can chant as well, and shoot.
struct Choirs : Choir {
  Profile enemy;
  explicit Choirs(const std::string& ability = "", const std::string& lua = "")
      : Choir("spark", "wand", lua), enemy(field.Armed({"wand", "bow"})) {
    field.TeachSpell(enemy, "spark");
    if (!ability.empty()) field.Teach(enemy, ability);
  }
  void Begin() {
    mine = field.Add(0, singer, {Inch(10, 10)});
    other = field.Add(1, enemy, {Inch(10, 14)});
    field.Add(0, {Inch(25, 5)});
    field.Add(1, {Inch(25, 38)});
    field.Begin(Phase::kChant);
    field.Do(0, ChantAt(mine, spell, Inch(10, 14)));
  }
};

TEST(ChantTest, AChantIsCounteredByAChantThatCoversTheChantingUnit) {
  Choirs choirs;
  choirs.Begin();
  ASSERT_EQ(choirs.field.Asks(1), Stage::kCounter);
  choirs.field.CheckList(1);
  EXPECT_EQ(choirs.field.Listed(1, kCounterChant).size(), 1u);
  EXPECT_THAT(choirs.field.Refusal(1, CounterChant(choirs.spell, Inch(10, 12))),
              HasSubstr("would not touch"));
  EXPECT_THAT(choirs.field.Refusal(1, CounterBy(Step::kShoot, 2)), HasSubstr("of that kind"));
  choirs.field.Do(1, CounterChant(choirs.spell, Inch(10, 10)));
  ASSERT_EQ(choirs.field.batch().count, 2);
  choirs.field.Show({12, 12});
  EXPECT_EQ(choirs.field.unit(choirs.mine).damage, 1);
  EXPECT_EQ(choirs.field.unit(choirs.other).damage, 1);
  EXPECT_TRUE(choirs.field.unit(choirs.other).Has(kChanted));
}

TEST(ChantTest, ReactiveUnitsShootBackAtAChant) {
  Choirs choirs("reactive");
  choirs.Begin();
  choirs.field.CheckList(1);
  choirs.field.Do(1, CounterBy(Step::kShoot, 2));
  EXPECT_EQ(choirs.field.DiceOf(choirs.other), 1);
  EXPECT_EQ(choirs.field.batch().dice[1].target, choirs.field.ModelOf(choirs.mine));
}

TEST(ChantTest, EveryUnitTouchedMayCounter) {
  Choirs choirs;
  const int beside = choirs.field.Add(1, choirs.enemy, {At(11200, 14000)});
  choirs.Begin();
  std::vector<int> asked;
  while (choirs.field.Asks(1) == Stage::kCounter) {
    asked.push_back(CounteringUnit(choirs.field.state()));
    choirs.field.Do(1, CounterChant(choirs.spell, Inch(10, 10)));
  }
  EXPECT_THAT(asked, ElementsAre(beside, choirs.other));
  EXPECT_EQ(choirs.field.batch().sides, 3);
}

TEST(ChantTest, SilentChantsAreNotCountered) {
  Choirs choirs;
  choirs.field.Teach(choirs.singer, "silent");
  choirs.Begin();
  EXPECT_EQ(choirs.field.state().stage, Stage::kSway);
}

TEST(ChantTest, ANaturalTwelveOfAHushedUnitCancelsCounters) {
  const std::string hushed = R"lua(
    model_ability { id = "hushed", name = "Hushed",
      on_chanted = function(ctx) if ctx:natural() == 12 then ctx:cancel_counters() end end })lua";
  for (const int natural : {11, 12}) {
    Choirs choirs("", hushed);
    choirs.field.Teach(choirs.singer, "hushed");
    choirs.Begin();
    choirs.field.Do(1, CounterChant(choirs.spell, Inch(10, 10)));
    choirs.field.Show({natural, 12});
    const bool cancelled = natural == 12;
    EXPECT_EQ(choirs.field.unit(choirs.mine).damage, cancelled ? 0 : 1);
    EXPECT_EQ(choirs.field.unit(choirs.other).damage, 1);
    EXPECT_EQ(choirs.field.unit(choirs.other).activations, cancelled ? 0 : 1);
    EXPECT_EQ(choirs.field.unit(choirs.other).Has(kChanted), !cancelled);
    EXPECT_EQ(choirs.field.Heard(kCounterCancelled).size(), cancelled ? 1u : 0u);
  }
}

TEST(ChantTest, ResistingAndStrikingBackHappenAtTheSameTime) {
  // The countering bow destroys the chanting unit, whose spell works all the same.
  Choir choir("howl");
  Profile archer = choir.field.Armed({"bow"});
  archer.hp = 9;
  choir.field.Teach(archer, "reactive");
  choir.singer.hp = 1;
  choir.mine = choir.field.Add(0, choir.singer, {Inch(10, 10)});
  choir.field.Add(0, {Inch(25, 5)});
  choir.other = choir.field.Add(1, archer, {Inch(10, 13)});
  choir.Chant(Inch(10, 13));
  choir.field.Do(1, CounterBy(Step::kShoot));
  choir.field.Show({12, 12});
  ASSERT_EQ(choir.field.batch().kind, BatchKind::kResist);
  EXPECT_EQ(choir.field.unit(choir.mine).alive, 1);
  choir.field.Show({1});
  EXPECT_EQ(choir.field.unit(choir.mine).alive, 0);
  EXPECT_EQ(choir.field.DamageTo(choir.other), 1);
}

TEST(ChantTest, ASpellThatIsAimedAtManyListsOnePlaceForEachUnit) {
  Choir choir;
  choir.Put({Inch(10, 10)}, {Inch(10, 14), Inch(11, 14), Inch(12, 14)});
  choir.field.Begin(Phase::kChant);
  choir.field.CheckList(0);
  ASSERT_EQ(choir.field.Listed(0, kChantSpell).size(), 1u);
  // The one in the middle touches all three.
  EXPECT_EQ(choir.field.Listed(0, kChantSpell)[0], ChantAt(choir.mine, choir.spell, Inch(11, 14)));
}

TEST(ChantTest, UnitsWithoutASpellOrAMagicWeaponDoNotChant) {
  Choir choir;
  choir.field.Add(0, choir.field.Armed({"wand"}), {Inch(10, 10)});
  Profile bare = choir.singer;
  bare.weapons[0] = choir.field.Armed({"bow"}).weapons[0];
  choir.field.Add(0, bare, {Inch(12, 10)});
  choir.field.Add(1, {Inch(10, 14)});
  choir.field.Begin(Phase::kChant);
  EXPECT_EQ(choir.field.state().phase, Phase::kShoot);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
