// Charging and piling in.
#include "src/games/duckhammer/movement/charge.h"

#include "gmock/gmock.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/movement.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

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
  EXPECT_EQ(ChargeDice(charger.field.position(), charger.unit, true), (Dice{1, 4}));
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
  EXPECT_EQ(ChargeDice(charger.field.position(), charger.unit, true), (Dice{0, 1}));
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
weapon_ability { id = "unwieldy", name = "Unwieldy",
  modifiers = { { of = "charge_dice", add = -1 } } }
weapon_ability { id = "superheavy", name = "Superheavy",
  modifiers = { { forbid = { "charge", "pile_in" } } } }
weapon { id = "pike", name = "Pike", class = "swords", damage = "d6", range = 3,
  abilities = { "unwieldy" } }
weapon { id = "anvil", name = "Anvil", class = "swords", damage = "d6", range = 1,
  abilities = { "superheavy" } })";

TEST(ChargeTest, UnwieldyWeaponsTakeADieHoweverManyThereAre) {
  Charger charger(With(kHeavyWeapons));
  charger.field.Arm(charger.profile, "pike");
  charger.field.Arm(charger.profile, "pike");
  charger.Begin();
  EXPECT_EQ(ChargeDice(charger.field.position(), charger.unit, false), (Dice{1, 4}));
  EXPECT_EQ(ChargeDice(charger.field.position(), charger.unit, true), (Dice{0, 4}));
}

TEST(ChargeTest, SuperheavyWeaponsForbidChargesAndPileIns) {
  Charger charger(With(kHeavyWeapons));
  charger.field.Arm(charger.profile, "anvil");
  charger.Begin();
  EXPECT_THAT(charger.field.Refusal(0, ChargeBy(charger.unit)), HasSubstr("cannot charge"));
  charger.field.Begin(Phase::kMovement);
  EXPECT_THAT(charger.field.Refusal(0, PileInBy(charger.unit)), HasSubstr("cannot pile in"));
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

}  // namespace
}  // namespace mallard::duckhammer::testing
