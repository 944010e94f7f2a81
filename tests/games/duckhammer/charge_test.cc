// Charging, piling in, retaliation.
#include "src/games/duckhammer/charge.h"

#include "gmock/gmock.h"
#include "src/games/duckhammer/field.h"
#include "src/games/duckhammer/movement.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Action RetaliateWith(int unit, int weapon = 1) { return {kRetaliateBy, {unit, weapon}}; }

FieldOptions With(const char* lua) {
  FieldOptions options;
  options.lua = lua;
  return options;
}

// A unit of seat 0 far from one of seat 1.
struct Charger {
  explicit Charger(const FieldOptions& options = {}) : field(options), profile(field.Plain()) {}
  void Begin(Phase phase = Phase::kCharge, std::vector<Point> places = {Inch(10, 10)}) {
    unit = field.Add(0, profile, places);
    enemy = field.Add(1, {Inch(10, 30)});
    field.Add(0, {Inch(25, 5)});  // Somebody who can always act.
    field.Begin(phase);
  }
  std::string Refusal(Point to, int n = 0) {
    return field.Refusal(0, StepTo(field.ModelOf(unit, n), to));
  }
  Field field;
  Profile profile;
  int unit = -1, enemy = -1;
};

// Dice -----------------------------------------------------------------------------------------

TEST(ChargeTest, OneRollOfTheChargeDiceIsHowFarEveryModelMayGo) {
  Charger charger;
  charger.Begin(Phase::kCharge, {Inch(10, 10), Inch(12, 10)});
  // As d4: 3 and 1.
  charger.field.NextRolls({8, 3});
  charger.field.Do(0, ChargeBy(charger.unit));
  ASSERT_THAT(charger.field.Heard(kChargeRolled), SizeIs(1));
  EXPECT_EQ(charger.field.Heard(kChargeRolled)[0].args[1], 4);
  EXPECT_EQ(charger.field.Asks(0), Stage::kMoving);
  charger.field.CheckList(0);
  for (const int n : {0, 1}) {
    const int32_t x = n == 0 ? 10000 : 12000;
    EXPECT_EQ(charger.Refusal(At(x, 14000), n), "");
    EXPECT_THAT(charger.Refusal(At(x, 14001), n), HasSubstr("too far"));
  }
  charger.field.Do(0, ShiftBy(Inch(0, 4)));
  EXPECT_EQ(charger.field.state().activity.unit, 0);
  EXPECT_EQ(charger.field.state().units[charger.unit].charge, 0);
}

TEST(ChargeTest, AFlatSpeedIsNotRolled) {
  Charger charger;
  charger.profile.charge = {2, 1};
  charger.Begin();
  charger.field.Do(0, ChargeBy(charger.unit));
  EXPECT_EQ(charger.Refusal(Inch(10, 12)), "");
  EXPECT_THAT(charger.Refusal(At(10000, 12001)), HasSubstr("too far"));
}

TEST(ChargeTest, APileInRollsADieFewer) {
  Charger charger;
  charger.Begin(Phase::kMovement);
  EXPECT_EQ(ChargeDice(charger.field.scene(), charger.unit, true), (Dice{1, 4}));
  charger.field.NextRolls({12});
  charger.field.Do(0, PileInBy(charger.unit));
  EXPECT_EQ(charger.field.state().units[charger.unit].charge, 4);
  EXPECT_EQ(charger.Refusal(Inch(10, 14)), "");
  EXPECT_THAT(charger.Refusal(At(10000, 14001)), HasSubstr("too far"));
}

TEST(ChargeTest, AFlatSpeedHasNoDieToPileInWith) {
  Charger charger;
  charger.profile.charge = {2, 1};
  charger.Begin(Phase::kMovement);
  EXPECT_EQ(ChargeDice(charger.field.scene(), charger.unit, true), (Dice{0, 1}));
  EXPECT_THAT(charger.field.Refusal(0, PileInBy(charger.unit)), HasSubstr("no die left"));
  EXPECT_THAT(charger.field.Listed(0, kPileIn), SizeIs(2));  // Those of the other unit.
}

TEST(ChargeTest, WhoHasNoChargeSpeedDoesNotCharge) {
  Charger charger;
  charger.profile.charge = {0, 1};
  charger.Begin();
  EXPECT_THAT(charger.field.Refusal(0, ChargeBy(charger.unit)), HasSubstr("no charge speed"));
}

constexpr const char* kHeavyWeapons = R"(
weapon_ability { id = "unwieldy", name = "Unwieldy", charge_dice = -1 }
weapon_ability { id = "superheavy", name = "Superheavy", cannot_charge = true }
weapon { id = "pike", name = "Pike", class = "swords", damage = "d6", range = 3,
  abilities = { "unwieldy" } }
weapon { id = "anvil", name = "Anvil", class = "swords", damage = "d6", range = 1,
  abilities = { "superheavy" } })";

TEST(ChargeTest, UnwieldyWeaponsTakeADieHoweverManyThereAre) {
  Charger charger(With(kHeavyWeapons));
  charger.field.Arm(charger.profile, "pike");
  charger.field.Arm(charger.profile, "pike");
  charger.Begin();
  EXPECT_EQ(ChargeDice(charger.field.scene(), charger.unit, false), (Dice{1, 4}));
  EXPECT_EQ(ChargeDice(charger.field.scene(), charger.unit, true), (Dice{0, 4}));
}

TEST(ChargeTest, SuperheavyWeaponsForbidChargesAndPileIns) {
  Charger charger(With(kHeavyWeapons));
  charger.field.Arm(charger.profile, "anvil");
  charger.Begin();
  EXPECT_THAT(charger.field.Refusal(0, ChargeBy(charger.unit)), HasSubstr("too heavy"));
  charger.field.Begin(Phase::kMovement);
  EXPECT_THAT(charger.field.Refusal(0, PileInBy(charger.unit)), HasSubstr("too heavy"));
}

TEST(ChargeTest, AbilitiesChangeTheRoll) {
  Charger charger(With(R"(
model_ability { id = "eager", name = "Eager",
  on_charge_roll = function(ctx, inches) return inches + 3 end })"));
  charger.field.Teach(charger.profile, "eager");
  charger.Begin();
  charger.field.NextRolls({1, 1});
  charger.field.Do(0, ChargeBy(charger.unit));
  EXPECT_EQ(charger.field.state().units[charger.unit].charge, 5);
}

TEST(ChargeTest, AChargeOfNothingIsOverAtOnce) {
  Charger charger(With(R"(
model_ability { id = "guilty", name = "Guilty",
  on_charge_roll = function(ctx, inches) return math.max(0, inches - 9) end })"));
  charger.field.Teach(charger.profile, "guilty");
  charger.Begin();
  charger.field.Do(0, ChargeBy(charger.unit));
  EXPECT_EQ(charger.field.Heard(kChargeRolled)[0].args[1], 0);
  EXPECT_EQ(charger.field.state().activity.unit, 0);
  EXPECT_EQ(charger.field.Asks(0), Stage::kActivate);
}

// Runners --------------------------------------------------------------------------------------

constexpr const char* kScout = R"(
model_ability { id = "scout", name = "Scout",
  on_charge_runners = function(ctx, inches) return 1 end })";

TEST(ChargeTest, OneScoutGoesTheDicesMost) {
  Charger charger(With(kScout));
  charger.field.Teach(charger.profile, "scout");
  charger.Begin(Phase::kCharge, {Inch(10, 10), Inch(12, 10)});
  charger.field.NextRolls({1, 1});
  charger.field.Do(0, ChargeBy(charger.unit));
  EXPECT_EQ(charger.field.state().units[charger.unit].charge, 2);
  EXPECT_EQ(charger.Refusal(Inch(10, 18), 0), "");
  EXPECT_THAT(charger.Refusal(At(10000, 18001), 0), HasSubstr("too far"));
  EXPECT_EQ(charger.Refusal(Inch(12, 18), 1), "");
  // A leg within the roll does not make a scout.
  charger.field.Do(0, StepTo(charger.field.ModelOf(charger.unit), Inch(10, 12)));
  EXPECT_EQ(charger.field.state().units[charger.unit].runners, 1);
  charger.field.Do(0, StepTo(charger.field.ModelOf(charger.unit, 1), Inch(12, 15)));
  EXPECT_EQ(charger.field.state().units[charger.unit].runners, 0);
  EXPECT_THAT(charger.Refusal(At(10000, 12001), 0), HasSubstr("too far"));
  EXPECT_EQ(charger.Refusal(Inch(12, 18), 1), "");
}

TEST(ChargeTest, AShiftNeedsARunnerForEveryModelBeyondTheRoll) {
  Charger charger(With(kScout));
  charger.field.Teach(charger.profile, "scout");
  charger.Begin(Phase::kCharge, {Inch(10, 10), Inch(12, 10)});
  charger.field.NextRolls({1, 1});
  charger.field.Do(0, ChargeBy(charger.unit));
  EXPECT_THAT(charger.field.Refusal(0, ShiftBy(Inch(0, 3))), HasSubstr("too few"));
  EXPECT_EQ(charger.field.Refusal(0, ShiftBy(Inch(0, 2))), "");
}

TEST(ChargeTest, NobodyScoutsInAPileIn) {
  Charger charger(With(kScout));
  charger.field.Teach(charger.profile, "scout");
  charger.Begin(Phase::kMovement);
  charger.field.NextRolls({1});
  charger.field.Do(0, PileInBy(charger.unit));
  EXPECT_EQ(charger.field.state().units[charger.unit].runners, 0);
  EXPECT_THAT(charger.Refusal(At(10000, 11001)), HasSubstr("too far"));
}

TEST(ChargeTest, ASlowFlyersHalfIsHalfOfTheRoll) {
  FieldOptions options;
  options.terrain = "obstacle 4000: 5000/11000 15000/11000 15000/16000 5000/16000";
  for (const int32_t y : {10000, 8900}) {
    Charger charger(options);
    charger.Begin(Phase::kCharge, {At(10000, y)});
    charger.field.NextRolls({12, 12});
    charger.field.Do(0, ChargeBy(charger.unit, Way::kFly));
    // Eight inches: an inch to the rock takes two of them, 2.1 inches take more than half.
    EXPECT_THAT(charger.Refusal(Inch(10, 11)), HasSubstr(y == 10000 ? "" : "so tall"));
    EXPECT_EQ(charger.Refusal(Inch(10, 11)).empty(), y == 10000);
  }
}

// What excludes what ---------------------------------------------------------------------------

TEST(ChargeTest, AUnitChargesOnceAndNotAfterAPileInOrMomentum) {
  Charger charger;
  charger.Begin();
  charger.field.state().units[charger.unit].Set(kMomentumUsed, true);
  EXPECT_THAT(charger.field.Refusal(0, ChargeBy(charger.unit)), HasSubstr("for damage"));
  charger.field.state().units[charger.unit].Set(kMomentumUsed, false);
  charger.field.state().units[charger.unit].Set(kPiledIn, true);
  EXPECT_THAT(charger.field.Refusal(0, ChargeBy(charger.unit)), HasSubstr("piled in"));
  charger.field.state().units[charger.unit].Set(kPiledIn, false);
  charger.field.Do(0, ChargeBy(charger.unit));
  charger.field.Do(0, Done());
  EXPECT_THAT(charger.field.Refusal(0, ChargeBy(charger.unit)), HasSubstr("already"));
}

TEST(ChargeTest, AUnitMayMoveAndPileInButPileInOnce) {
  Charger charger;
  charger.Begin(Phase::kMovement);
  charger.field.Do(0, PileInBy(charger.unit));
  charger.field.Do(0, Done());
  EXPECT_THAT(charger.field.Refusal(0, PileInBy(charger.unit)), HasSubstr("has piled in"));
  EXPECT_EQ(charger.field.Refusal(0, MoveBy(charger.unit)), "");
}

TEST(ChargeTest, TheListHasEveryWayAndPass) {
  Charger charger;
  charger.Begin();
  charger.field.CheckList(0);
  EXPECT_THAT(charger.field.Listed(0, kCharge), SizeIs(4));  // On foot and in flight.
  EXPECT_EQ(charger.field.Listed(0).back(), Pass());
  EXPECT_THAT(charger.field.Refusal(0, MoveBy(charger.unit)), HasSubstr("or pass"));
  EXPECT_THAT(charger.field.Refusal(0, ChargeBy(charger.enemy)), HasSubstr("not one of yours"));
}

TEST(ChargeTest, ForfeitIsLegalAndNotListed) {
  Charger charger;
  charger.Begin();
  EXPECT_THAT(charger.field.Listed(0, kForfeitBattle), IsEmpty());
  charger.field.Do(0, {kForfeitBattle, {}});
  EXPECT_EQ(charger.field.state().winner, 2);
  EXPECT_EQ(charger.field.state().ending, kForfeit);
}

// Pile-ins -------------------------------------------------------------------------------------

TEST(ChargeTest, AfterAPileInAbilitiesHearWhomTheUnitNewlyTouches) {
  Charger charger(With(R"(
mark { id = "hit", name = "Hit", on = "unit" }
model_ability { id = "rush", name = "Rush",
  on_after_pile_in = function(ctx)
    for _, unit in ipairs(ctx:touched_units()) do ctx:mark_unit("hit", unit) end
  end })"));
  charger.field.Teach(charger.profile, "rush");
  const int touched = charger.field.Add(1, {Inch(10, 11)});
  const int before = charger.field.Add(1, {Inch(11, 9)});
  const int apart = charger.field.Add(1, {Inch(15, 9)});
  charger.Begin(Phase::kMovement, {Inch(10, 9)});
  charger.field.Do(0, PileInBy(charger.unit));
  EXPECT_TRUE(charger.field.state().units[before].Has(kTouched));
  charger.field.Do(0, StepTo(charger.field.ModelOf(charger.unit), At(10000, 9900)));
  if (charger.field.Asks(0) == Stage::kMoving) charger.field.Do(0, Done());
  const int mark = charger.field.MarkNamed("hit");
  EXPECT_EQ(charger.field.state().units[touched].marks[mark], 1);
  EXPECT_EQ(charger.field.state().units[before].marks[mark], 0);
  EXPECT_EQ(charger.field.state().units[apart].marks[mark], 0);
  EXPECT_FALSE(charger.field.state().units[before].Has(kTouched));
}

// Retaliation ----------------------------------------------------------------------------------

// Seat 0's unit stands before two of seat 1; a third of theirs is far away.
struct Melee {
  explicit Melee(const FieldOptions& options = {}) : field(options) {
    Profile brave = field.Plain();
    brave.bravery = 2;
    leaver = field.Add(0, {Inch(10, 10), At(11100, 10000)});
    near = field.Add(1, brave, {Inch(10, 12), Inch(10, 20)});
    other = field.Add(1, brave, {Inch(12, 12)});
    far = field.Add(1, brave, {Inch(25, 35)});
  }
  void Begin() { field.Begin(Phase::kCharge); }
  // How much Fear the leaver has.
  void Frighten(int lost_round) {
    Unit& unit = field.state().units[leaver];
    unit.lost_round = static_cast<uint8_t>(lost_round);
    unit.lost = 0;
  }
  Field field;
  int leaver, near, other, far;
};

TEST(RetaliationTest, WhoChargesOutOfAFightRangeMayBeStruckFirst) {
  Melee melee;
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  EXPECT_EQ(melee.field.Asks(1), Stage::kRetaliate);
  EXPECT_THAT(melee.field.Heard(kChargeRolled), IsEmpty());
  EXPECT_EQ(melee.field.rules().DecisionOf(&melee.field.state(), 1).args[0], melee.leaver);
  melee.field.CheckList(1);
  EXPECT_THAT(melee.field.Listed(1, kRetaliateBy), SizeIs(2));
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.far)), HasSubstr("reaches the enemy"));
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.near, 2)), HasSubstr("no such weapon"));
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.near, 0)), HasSubstr("no such weapon"));
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.leaver)), HasSubstr("not one of yours"));
  melee.field.Do(1, Pass());
  EXPECT_THAT(melee.field.Heard(kChargeRolled), SizeIs(1));
  EXPECT_EQ(melee.field.Asks(0), Stage::kMoving);
}

TEST(RetaliationTest, WhoIsInNobodysFightRangeGoesAtOnce) {
  Melee melee;
  melee.field.state().models[melee.field.ModelOf(melee.near)].y = 20 * kInch;
  melee.field.state().models[melee.field.ModelOf(melee.near)].x = 20 * kInch;
  melee.field.state().models[melee.field.ModelOf(melee.other)].y = 20 * kInch;
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  EXPECT_EQ(melee.field.Asks(0), Stage::kMoving);
}

TEST(RetaliationTest, MovingAndPilingInIsNotRetaliatedAgainst) {
  Melee melee;
  melee.field.Begin(Phase::kMovement);
  melee.field.Do(0, PileInBy(melee.leaver));
  EXPECT_EQ(melee.field.Asks(1), Stage::kNone);
  melee.field.Do(0, Done());
  melee.field.Do(0, MoveBy(melee.leaver));
  EXPECT_EQ(melee.field.Asks(1), Stage::kNone);
}

TEST(RetaliationTest, EachModelInRangeRollsBraveryAgainstFear) {
  Melee melee;
  melee.Frighten(8);
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  melee.field.NextRolls({6, 5});
  melee.field.Do(1, RetaliateWith(melee.near));
  // Only the model in reach rolled: 6 + 2 is 8, the d6 of a 5 is 3.
  ASSERT_THAT(melee.field.Heard(kDieRolled), SizeIs(1));
  EXPECT_EQ(melee.field.Heard(kDieRolled)[0].args[2], melee.field.ModelOf(melee.near));
  EXPECT_EQ(melee.field.state().units[melee.leaver].damage, 3);
  // The other unit may strike, too.
  EXPECT_EQ(melee.field.Asks(1), Stage::kRetaliate);
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.near)), HasSubstr("already"));
  melee.field.NextRolls({5, 12});
  melee.field.Do(1, RetaliateWith(melee.other));
  // 5 + 2 is below 8. Nobody is left to strike: the charge is rolled.
  EXPECT_EQ(melee.field.state().units[melee.leaver].damage, 3);
  EXPECT_EQ(melee.field.Asks(0), Stage::kMoving);
}

TEST(RetaliationTest, RetaliatingUsesTheChargeActivation) {
  Melee melee;
  melee.Frighten(12);
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  melee.field.NextRolls({1});
  melee.field.Do(1, RetaliateWith(melee.near));
  melee.field.Do(1, Pass());
  melee.field.Do(0, Done());
  ASSERT_EQ(melee.field.Asks(1), Stage::kActivate);
  EXPECT_THAT(melee.field.Refusal(1, ChargeBy(melee.near)), HasSubstr("already"));
  EXPECT_EQ(melee.field.Refusal(1, ChargeBy(melee.other)), "");
}

TEST(RetaliationTest, UnitsThatPiledInOrWereActivatedCannotRetaliate) {
  Melee melee;
  melee.field.state().units[melee.near].Set(kPiledIn, true);
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.near)), HasSubstr("piled in"));
  EXPECT_EQ(melee.field.Refusal(1, RetaliateWith(melee.other)), "");
  Melee tired;
  for (const int unit : {tired.near, tired.other}) {
    tired.field.state().units[unit].Set(kChargeUsed, true);
  }
  tired.Begin();
  tired.field.Do(0, ChargeBy(tired.leaver));
  EXPECT_EQ(tired.field.Asks(0), Stage::kMoving);
}

TEST(RetaliationTest, AUnitThatIsWhollyDestroyedDoesNotLeave) {
  Melee melee;
  melee.field.Add(0, {Inch(25, 5)});
  Unit& leaver = melee.field.state().units[melee.leaver];
  melee.field.state().models[melee.field.ModelOf(melee.leaver, 1)] = Model();
  melee.field.state().models[melee.field.ModelOf(melee.leaver, 1)].status = ModelStatus::kRemoved;
  leaver.alive = 1;
  leaver.lost = 1;
  leaver.damage = 4;
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  melee.field.NextRolls({12, 12});
  melee.field.Do(1, RetaliateWith(melee.near));
  EXPECT_EQ(CountOnMap(melee.field.state(), melee.leaver), 0);
  EXPECT_EQ(melee.field.state().activity.unit, 0);
  EXPECT_EQ(melee.field.Asks(0), Stage::kActivate);
  EXPECT_THAT(melee.field.Heard(kChargeRolled), IsEmpty());
}

TEST(RetaliationTest, ALossIsChosenBeforeTheUnitLeaves) {
  Melee melee;
  melee.field.state().units[melee.leaver].damage = 4;
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  melee.field.NextRolls({12, 3});
  melee.field.Do(1, RetaliateWith(melee.near));
  ASSERT_EQ(melee.field.Asks(0), Stage::kLosses);
  melee.field.Do(0, {kLose, {melee.field.ModelOf(melee.leaver, 1)}});
  EXPECT_EQ(melee.field.Asks(1), Stage::kRetaliate);
  melee.field.Do(1, Pass());
  EXPECT_EQ(melee.field.Asks(0), Stage::kMoving);
  EXPECT_EQ(CountOnMap(melee.field.state(), melee.leaver), 1);
}

TEST(RetaliationTest, MonstersDoNotRetaliate) {
  Field field;
  const int unit = field.Add(0, {Inch(10, 10)});
  field.Add(1, {Inch(10, 30)});
  Profile sleeper = field.Plain();
  sleeper.charge = {0, 1};
  field.Add(kNobody, sleeper, {Inch(10, 12)});
  field.Begin(Phase::kCharge);
  field.Do(0, ChargeBy(unit));
  EXPECT_EQ(field.Asks(0), Stage::kMoving);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
