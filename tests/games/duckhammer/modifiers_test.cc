// What packs change in the rules as plain data: each number and each permission, in a pack of a
// stranger, and when they count.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "src/games/duckhammer/combat/chant.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/combat/damage.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/movement/movement.h"
#include "tests/games/duckhammer/duel.h"
#include "tests/games/duckhammer/mover.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

// An ability of models, named x, with that modifier.
std::string With(const std::string& modifier) {
  return absl::StrCat("model_ability { id = 'x', name = 'X', modifiers = { { ", modifier, " } } }");
}

FieldOptions Options(const std::string& modifier, const std::string& terrain = "") {
  FieldOptions options;
  options.lua = With(modifier);
  options.terrain = terrain;
  return options;
}

// A unit with that modifier.
struct Bearer {
  explicit Bearer(const std::string& modifier, const std::string& terrain = "")
      : field(Options(modifier, terrain)) {
    Profile profile = field.Plain();
    field.Arm(profile, "bow");
    field.Arm(profile, "wand");
    field.Teach(profile, "x");
    unit = field.Add(0, profile, {Inch(10, 10), Inch(11, 10)});
    other = field.Add(1, {Inch(10, 30)});
  }
  int Number(Quantity quantity, int usual, int weapon = -1) {
    return Modified(field.position(), quantity, {unit, -1, weapon}, usual);
  }
  Field field;
  int unit, other;
};

TEST(ModifiersTest, NumbersOfUnitsAreSetOrAddedTo) {
  EXPECT_EQ(Bearer("of = 'activations', set = 3").Number(Quantity::kActivations, 1), 3);
  EXPECT_EQ(Bearer("of = 'activations', add = 1").Number(Quantity::kActivations, 1), 2);
  EXPECT_EQ(Bearer("of = 'activations', add = 99").Number(Quantity::kActivations, 1), 4);
  Bearer armored("of = 'armor', add = 2");
  EXPECT_EQ(ArmorOf(armored.field.position(), armored.unit), 2);
  EXPECT_EQ(ArmorOf(armored.field.position(), armored.other), 0);
  Bearer brave("of = 'bravery', add = -1");
  EXPECT_EQ(BraveryOf(brave.field.position(), brave.unit), -1);
  Bearer quick("of = 'charge_dice', add = 1");
  EXPECT_EQ(ChargeDice(quick.field.position(), quick.unit, false), (Dice{3, 4}));
  Bearer near("of = 'range', add = -1");
  EXPECT_EQ(RangeOf(near.field.position(), near.unit, 0), 1 * kInch);
  EXPECT_EQ(FightRange(near.field.position(), near.field.ModelOf(near.unit)), 1 * kInch);
}

TEST(ModifiersTest, OfSeveralSetTheBestCountsAndOfCostsTheLowest) {
  const char* const kTwo =
      "of = 'activations', set = 2 }, { of = 'activations', set = 3 }, "
      "{ of = 'dive_cost', set = 1 }, { of = 'dive_cost', set = 2";
  Bearer bearer(kTwo);
  EXPECT_EQ(bearer.Number(Quantity::kActivations, 1), 3);
  EXPECT_EQ(bearer.Number(Quantity::kDiveCost, 3), 1);
}

TEST(ModifiersTest, AUnitActsAsOftenAsItSays) {
  for (const int times : {1, 2}) {
    Duel duel(With(absl::StrCat("of = 'activations', set = ", times)));
    Profile mine = duel.field.Armed({"blade"});
    duel.field.Teach(mine, "x");
    duel.Put(mine, duel.field.Armed({"blade"}));
    duel.Attack();
    EXPECT_EQ(MayActInCombat(duel.field.position(), duel.attacker), times == 2);
  }
}

TEST(ModifiersTest, MovementGoesFurtherAndCostsByMedium) {
  Mover far(Options("of = 'allowance', add = 2"), {Inch(10, 10)});
  far.field.Teach(far.profile, "x");
  far.Go();
  EXPECT_EQ(far.Refusal(Inch(10, 18)), "");
  EXPECT_THAT(far.Refusal(At(10000, 18001)), HasSubstr("too far"));

  Mover slow(Options("of = 'land_cost', set = 2"), {Inch(10, 10)});
  slow.field.Teach(slow.profile, "x");
  slow.Go();
  EXPECT_EQ(slow.Cost(Inch(10, 13)), 6 * kInch);

  Mover wader(
      Options("of = 'wade_cost', set = 1", "water: 8000/12000 20000/12000 20000/20000 8000/20000"),
      {Inch(10, 13)});
  wader.field.Teach(wader.profile, "x");
  wader.Go();
  EXPECT_EQ(wader.Cost(Inch(10, 16)), 3 * kInch);

  Mover flyer(Options("of = 'fly_cost', set = 1"), {Inch(10, 10)}, Way::kFly);
  flyer.field.Teach(flyer.profile, "x");
  flyer.Go();
  EXPECT_EQ(flyer.Cost(Inch(10, 16)), 6 * kInch);
}

TEST(ModifiersTest, AMarkOnAModelLetsThatOneGoFurther) {
  FieldOptions options;
  options.lua =
      "mark { id = 'fresh', name = 'F', on = 'model', "
      "modifiers = { { of = 'allowance', add = 1 } } }";
  Mover mover(options, {Inch(10, 10), Inch(12, 10)});
  mover.Go();
  mover.field.model(mover.unit, 0).marks.Set(mover.field.MarkNamed("fresh"), 1);
  EXPECT_EQ(mover.Refusal(Inch(10, 17), 0), "");
  EXPECT_THAT(mover.Refusal(Inch(12, 17), 1), HasSubstr("too far"));
}

TEST(ModifiersTest, ATallClimbMayCostItsHeightOnly) {
  FieldOptions options;
  options.terrain = "obstacle 4000: 5000/12000 15000/12000 15000/20000 5000/20000";
  options.lua = "model_ability { id = 'x', name = 'X', tall_climb = 'rise' }";
  Mover mover(options, {Inch(10, 10)}, Way::kFly);
  mover.profile.flyer = Gait::kFast;
  mover.profile.movement = 12 * kInch;
  mover.field.Teach(mover.profile, "x");
  mover.Go();
  EXPECT_EQ(mover.Cost(Inch(10, 13)), 7 * kInch);
}

// The modifier of an attack of one Grade 2 model upon one of Grade 1.
int AttackWith(const std::string& own, const std::string& others = "of = 'armor', add = 0") {
  Duel duel(absl::StrCat("model_ability { id = 'mine', name = 'M', modifiers = { { ", own,
                         " } } }\n", "model_ability { id = 'theirs', name = 'T', modifiers = { { ",
                         others, " } } }"));
  Profile mine = duel.field.Armed({"blade"}, 2);
  duel.field.Teach(mine, "mine");
  Profile other = duel.field.Armed({"blade"});
  duel.field.Teach(other, "theirs");
  duel.Put(mine, other);
  return duel.Modifier();
}

TEST(ModifiersTest, PartsOfAnAttackRoll) {
  const char* const kNothing = "of = 'armor', add = 0";
  EXPECT_EQ(AttackWith(kNothing), 1);
  EXPECT_EQ(AttackWith("of = 'attack', add = 3"), 4);
  EXPECT_EQ(AttackWith("of = 'own_grade', set = 200"), 3);
  EXPECT_EQ(AttackWith("of = 'own_grade', set = 50"), 0);
  EXPECT_EQ(AttackWith("of = 'target_grade', set = 0"), 2);
  EXPECT_EQ(AttackWith(kNothing, "of = 'attacked', add = -2"), -1);
}

TEST(ModifiersTest, CountOnlyWhenTheirConditionsHold) {
  for (const char* when : {"shooting", "hurt", "piled_in", "flying", "diving", "target_flying",
                           "target_diving", "target_in_cover"}) {
    EXPECT_EQ(AttackWith(absl::StrCat("of = 'attack', add = 3, when = { '", when, "' }")), 1)
        << when;
  }
  EXPECT_EQ(AttackWith("of = 'attack', add = 3, when = { 'fighting' }"), 4);
  EXPECT_EQ(AttackWith("of = 'attack', add = 3, when = { 'fighting', 'flying' }"), 1);
  Bearer bearer("of = 'armor', add = 1, when = { 'hurt' }");
  EXPECT_EQ(ArmorOf(bearer.field.position(), bearer.unit), 0);
  bearer.field.state().units[bearer.unit].lost = 1;
  EXPECT_EQ(ArmorOf(bearer.field.position(), bearer.unit), 1);
  Bearer running("of = 'armor', add = 1, when = { 'piled_in' }");
  running.field.state().units[running.unit].Set(kPiledIn, true);
  EXPECT_EQ(ArmorOf(running.field.position(), running.unit), 1);
}

TEST(ModifiersTest, ShootersPenaltiesForCoverNearnessFlightAndWater) {
  const auto shot = [](const std::string& modifier, bool flying, bool near) {
    Duel duel(With(modifier));
    Profile mine = duel.field.Armed({"bow"});
    duel.field.Teach(mine, "x");
    duel.Put(mine, duel.field.Armed({"blade"}), Inch(10, 10), Inch(10, near ? 12 : 18));
    if (flying) duel.field.state().units[duel.target].Set(kFlying, true);
    return duel.Modifier(Step::kShoot);
  };
  EXPECT_EQ(shot("of = 'proximity', set = -4", false, true), -4);
  EXPECT_EQ(shot("of = 'proximity', add = 1", false, true), -1);
  EXPECT_EQ(shot("of = 'against_flying', set = 0", true, false), 0);
  EXPECT_EQ(shot("of = 'against_flying', add = 1", true, false), 5);
  EXPECT_EQ(shot("of = 'attack', add = 1, when = { 'target_flying' }", true, false), 5);
}

TEST(ModifiersTest, RollsOfMoraleAndChantsAndToResistAndRetaliate) {
  Duel morale(With("of = 'morale', add = 2"));
  Profile mine = morale.field.Armed({"blade"});
  morale.field.Teach(mine, "x");
  morale.Put(mine, morale.field.Armed({"blade"}));
  morale.field.Begin(Phase::kMorale);
  EXPECT_THAT(morale.field.Modifiers(), ::testing::ElementsAre(2, 0));

  Combat chant(With("of = 'chant', add = 3"));
  Profile chanter = chant.Armed({"wand"});
  const int howl = chant.TeachSpell(chanter, "howl");
  chant.Teach(chanter, "x");
  const int a = chant.Add(0, chanter, {Inch(10, 10)});
  chant.Add(1, chant.Armed({"sure"}), {Inch(10, 14)});
  EXPECT_EQ(PlainChantModifier(chant.position(), {a, howl, 0, Inch(10, 14)},
                               Chanters(chant.position(), {a, howl, 0, Inch(10, 14)})),
            4);
}

TEST(ModifiersTest, WhatIsForbiddenIsRefused) {
  const auto refusal = [](const std::string& act, Phase phase, auto action) {
    Bearer bearer(absl::StrCat("forbid = { '", act, "' }"),
                  "water: 15000/12000 20000/12000 20000/20000 15000/20000");
    bearer.field.Add(0, {Inch(25, 10)});  // Which may do it.
    bearer.field.Begin(phase);
    return bearer.field.Refusal(0, action(bearer.unit));
  };
  EXPECT_THAT(refusal("walk", Phase::kMovement, [](int u) { return MoveBy(u); }),
              HasSubstr("cannot go on foot"));
  EXPECT_THAT(refusal("fly", Phase::kMovement, [](int u) { return MoveBy(u, Way::kFly); }),
              HasSubstr("cannot fly"));
  EXPECT_THAT(refusal("dive", Phase::kMovement, [](int u) { return MoveBy(u, Way::kDive); }),
              HasSubstr("cannot dive"));
  EXPECT_THAT(refusal("pile_in", Phase::kMovement, [](int u) { return PileInBy(u); }),
              HasSubstr("cannot pile in"));
  EXPECT_THAT(refusal("charge", Phase::kCharge, [](int u) { return ChargeBy(u); }),
              HasSubstr("cannot charge"));
  EXPECT_THAT(refusal("pile_in", Phase::kCharge, [](int u) { return ChargeBy(u); }), IsEmpty());
}

TEST(ModifiersTest, WeaponsAreForbiddenOrAllowedByStep) {
  const std::string pool = "water: 5000/5000 15000/5000 15000/15000 5000/15000";
  const auto usable = [&](const std::string& modifier, int weapon, Step step, UnitFlag flag) {
    Bearer bearer(modifier, pool);
    bearer.field.state().units[bearer.unit].Set(flag, true);
    return WeaponUsable(bearer.field.position(), bearer.field.ModelOf(bearer.unit), weapon, step);
  };
  const std::string nothing = "of = 'armor', add = 0";
  EXPECT_FALSE(usable(nothing, 1, Step::kShoot, kDiving));
  EXPECT_TRUE(usable("allow = { 'shoot' }", 1, Step::kShoot, kDiving));
  EXPECT_FALSE(usable(nothing, 2, Step::kFight, kChanted));
  EXPECT_TRUE(usable("allow = { 'fight' }", 2, Step::kFight, kChanted));
  EXPECT_FALSE(usable("forbid = { 'fight' }", 0, Step::kFight, kFlying));
  EXPECT_FALSE(usable("forbid = { 'fight' }, allow = { 'fight' }", 0, Step::kFight, kFlying));
}

TEST(ModifiersTest, WhoMayNotCounterIsNotAskedAndWhoMayNotBeCounteredIsNot) {
  for (const auto& [own, theirs] : std::vector<std::pair<std::string, std::string>>{
           {"of = 'armor', add = 0", "forbid = { 'counter' }"},
           {"forbid = { 'be_countered' }, when = { 'fighting' }", "of = 'armor', add = 0"}}) {
    Duel duel(absl::StrCat("model_ability { id = 'own', name = 'O', modifiers = { { ", own,
                           " } } }\nmodel_ability { id = 'theirs', name = 'T', modifiers = { { ",
                           theirs, " } } }"));
    Profile mine = duel.field.Armed({"blade"});
    duel.field.Teach(mine, "own");
    Profile other = duel.field.Armed({"blade"});
    duel.field.Teach(other, "theirs");
    duel.Put(mine, other);
    duel.field.Begin(Phase::kFight);
    duel.field.Do(0, FightWith(duel.attacker, duel.target));
    EXPECT_NE(duel.field.state().stage, Stage::kCounter) << own << theirs;
  }
}

TEST(ModifiersTest, AnAbilityOfWeaponsCountsOnceAndMarksAsOftenAsTheyAreThere) {
  Duel duel(R"(
    weapon_ability { id = 'shield', name = 'S', modifiers = { { of = 'armor', add = 2 } } }
    weapon { id = 'buckler', name = 'B', class = 'swords', damage = 'd6', range = 2,
      abilities = { 'shield' } }
    mark { id = 'rusty', name = 'R', on = 'unit', modifiers = { { of = 'armor', add = -1 } } })");
  duel.Put(duel.field.Armed({"buckler", "buckler"}), duel.field.Armed({"blade"}));
  EXPECT_EQ(ArmorOf(duel.field.position(), duel.attacker), 2);
  duel.field.state().units[duel.attacker].marks.Set(duel.field.MarkNamed("rusty"), 3);
  EXPECT_EQ(ArmorOf(duel.field.position(), duel.attacker), -1);
}

TEST(ModifiersTest, AurasReachFriendsOrEnemiesThatAreNear) {
  for (const bool friends : {true, false}) {
    Bearer bearer(absl::StrCat("of = 'armor', add = 2, within = 4, whom = '",
                               friends ? "friends" : "enemies", "'"));
    Field& field = bearer.field;
    const int near = field.Add(0, {Inch(10, 13)});
    const int far = field.Add(0, {Inch(10, 20)});
    const int enemy = field.Add(1, {Inch(13, 10)});
    EXPECT_EQ(ArmorOf(field.position(), bearer.unit), 0) << "it is not the own one's";
    EXPECT_EQ(ArmorOf(field.position(), near), friends ? 2 : 0);
    EXPECT_EQ(ArmorOf(field.position(), far), 0);
    EXPECT_EQ(ArmorOf(field.position(), enemy), friends ? 0 : 2);
  }
}

TEST(ModifiersTest, ARestrictionOfAQuackticMayForbidAnything) {
  Field field(FieldOptions{.lua = R"(
    gamble { id = 'nothing', name = 'Nothing' }
    quacktic { id = 'vow', name = 'Vow', rounds = 1, gambles = { 'nothing' },
      restriction = { { forbid = { 'charge' } } } })"});
  const int unit = field.Add(0, {Inch(10, 10)});
  const int free = field.Add(0, {Inch(14, 10)});
  field.Add(1, {Inch(10, 30)});
  field.GiveQuacktic(0, "vow", unit);
  EXPECT_FALSE(MayCharge(field.position(), unit, false));
  EXPECT_TRUE(MayCharge(field.position(), free, false));
}

TEST(ModifiersTest, DestroyedModelsMayStayUntilThePhaseEnds) {
  Field field(FieldOptions{.lua = "model_ability { id = 'x', name = 'X', removal = 'phase' }"});
  Profile profile = field.Plain();
  field.Teach(profile, "x");
  const int unit = field.Add(0, profile, {Inch(10, 10), Inch(11, 10)});
  field.Add(1, {Inch(10, 30)});
  field.Begin(Phase::kMovement);
  field.Destroy(unit, 0, 1);
  EXPECT_EQ(field.model(unit, 0).status, ModelStatus::kLingering);
  while (field.state().phase == Phase::kMovement) {
    field.Do(field.Asks(0) == Stage::kNone ? 1 : 0, Pass());
  }
  EXPECT_EQ(field.model(unit, 0).status, ModelStatus::kRemoved);
}

TEST(ModifiersTest, DamageDiceMayGiveTheirMostOrBeReplacedByOthers) {
  Duel duel(R"(
    weapon_ability { id = 'full', name = 'F', damage_dice = 'most' }
    weapon_ability { id = 'swap', name = 'W', declared_dice = '2d6' }
    weapon { id = 'maul', name = 'M', class = 'swords', damage = 'd6', range = 2,
      abilities = { 'full' } }
    weapon { id = 'flail', name = 'L', class = 'swords', damage = 'd2', range = 2,
      abilities = { 'swap' } })");
  Profile other = duel.field.Armed({"blade"});
  other.hp = 99;
  duel.Put(duel.field.Armed({"maul", "flail"}), other);
  EXPECT_EQ(DeclaredDice(duel.field.position(), duel.attacker, 0), std::nullopt);
  EXPECT_EQ(DeclaredDice(duel.field.position(), duel.attacker, 1), (Dice{2, 6}));
  duel.Attack();
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.target).damage, 6);
}

TEST(ModifiersTest, AnAbilityMayTeachSpellsByName) {
  Combat field("model_ability { id = 'x', name = 'X', spells = { 'spark' } }");
  Profile profile = field.Armed({"wand"});
  field.Teach(profile, "x");
  const int unit = field.Add(0, profile, {Inch(10, 10)});
  EXPECT_TRUE(KnowsSpell(field.position(), unit, field.SpellNamed("spark")));
  EXPECT_FALSE(KnowsSpell(field.position(), unit, field.SpellNamed("howl")));
}

// What loads wrongly says what is wrong.
std::string MistakeOf(const std::string& lua) {
  const auto ruleset = Ruleset::Load("duckhammer", {TrialPack(lua)});
  return ruleset.ok() ? "" : std::string(ruleset.status().message());
}

TEST(ModifiersTest, MistakesAreReported) {
  EXPECT_THAT(MistakeOf(With("add = 1")), HasSubstr("must say `of`, or what it forbids or allows"));
  EXPECT_THAT(MistakeOf(With("of = 'armor'")), HasSubstr("must say `set` or `add`"));
  EXPECT_THAT(MistakeOf(With("of = 'armor', set = 1, add = 1")),
              HasSubstr("must say `set` or `add`"));
  EXPECT_THAT(MistakeOf(With("forbid = { 'charge' }, set = 1")), HasSubstr("no `set`, no `add`"));
  EXPECT_THAT(MistakeOf(With("of = 'activations', set = 9")), HasSubstr("it goes from 0 to 4"));
  EXPECT_THAT(MistakeOf(With("of = 'armor', add = 1, when = { 'target_flying' }")),
              HasSubstr("that is not known where armor is asked"));
  EXPECT_THAT(MistakeOf(With("of = 'armor', add = 1, whom = 'friends'")),
              HasSubstr("must say `within` which distance"));
  EXPECT_THAT(MistakeOf(With("of = 'armour', add = 1")), HasSubstr("armor"));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
