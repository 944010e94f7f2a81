// Where models are, and what follows from it.
#include "src/games/duckhammer/field/field.h"

#include "mallard/primitives/plane_zone.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

// A rock of 4 inches and a pool beside it, in the middle of a small map.
constexpr const char* kRockAndPool =
    "obstacle 4000: 10000/18000 14000/18000 14000/22000 10000/22000;"
    "water: 18000/18000 24000/18000 24000/22000 18000/22000";

FieldOptions On(const char* terrain) {
  FieldOptions options;
  options.terrain = terrain;
  return options;
}

FieldOptions With(const char* lua) {
  FieldOptions options;
  options.lua = lua;
  return options;
}

TEST(FieldTest, EveryModelKnowsItsUnit) {
  Field field;
  const int a = field.Add(0, {Inch(5, 5), Inch(7, 5)});
  const int b = field.Add(0, {Inch(9, 5)});
  const int c = field.Add(1, {Inch(5, 30), Inch(7, 30), Inch(9, 30)});
  const int d = field.Add(kNobody, {Inch(15, 20), Inch(17, 20)});
  for (const int unit : {a, b, c, d}) {
    for (int n = 0; n < field.state().units[unit].size; ++n) {
      EXPECT_EQ(UnitOf(field.state(), field.ModelOf(unit, n)), unit);
    }
  }
}

TEST(FieldTest, ZonesReachSixInchesInFromTheShortEdges) {
  Field field;
  EXPECT_EQ(ZoneOf(field.state(), 0), (Rect{{0, 0}, {30000, 6000}}));
  EXPECT_EQ(ZoneOf(field.state(), 1), (Rect{{0, 36000}, {30000, 42000}}));
  field.state().players[0].edge = 1;
  field.state().players[1].edge = 0;
  EXPECT_EQ(ZoneOf(field.state(), 0), (Rect{{0, 36000}, {30000, 42000}}));
}

TEST(FieldTest, TheFrontLineBelongsToBothSides) {
  Field field;
  const Point middle = Inch(15, 21);
  EXPECT_TRUE(Contains(SideOfMap(field.state(), 0), middle));
  EXPECT_TRUE(Contains(SideOfMap(field.state(), 1), middle));
  EXPECT_FALSE(Contains(SideOfMap(field.state(), 0), At(15000, 21001)));
  EXPECT_FALSE(Contains(SideOfMap(field.state(), 1), At(15000, 20999)));
}

TEST(FieldTest, AUnitIsInAnAreaWithHalfOfItsModels) {
  Field field;
  const int unit = field.Add(0, {Inch(5, 5), Inch(7, 5), Inch(9, 10), Inch(11, 10)});
  EXPECT_TRUE(UnitIn(field.state(), unit, ZoneOf(field.state(), 0)));
  field.state().models[field.ModelOf(unit)].y = 7 * kInch;
  EXPECT_FALSE(UnitIn(field.state(), unit, ZoneOf(field.state(), 0)));
}

TEST(FieldTest, OnlyModelsOnTheMapAreCounted) {
  Field field;
  const int unit = field.Add(0, {Inch(5, 5), Inch(7, 10), Inch(9, 10)});
  EXPECT_FALSE(UnitIn(field.state(), unit, ZoneOf(field.state(), 0)));
  Model& gone = field.state().models[field.ModelOf(unit, 2)];
  gone = Model();
  gone.status = ModelStatus::kRemoved;
  EXPECT_TRUE(UnitIn(field.state(), unit, ZoneOf(field.state(), 0)));
  EXPECT_EQ(CountOnMap(field.state(), unit), 2);
  const int waiting = field.AddWaiting(0, field.Plain(), 3);
  EXPECT_FALSE(UnitIn(field.state(), waiting, MapOf(field.state())));
}

TEST(FieldTest, AModelStandsOnTheTopThatItsCentreIsOn) {
  Field field(On(kRockAndPool));
  const int unit = field.Add(0, {Inch(12, 20), At(9999, 20000), Inch(10, 20)});
  EXPECT_EQ(BodyOf(field.position(), field.ModelOf(unit, 0)).bottom, 4000);
  EXPECT_EQ(BodyOf(field.position(), field.ModelOf(unit, 1)).bottom, 0);
  EXPECT_EQ(BodyOf(field.position(), field.ModelOf(unit, 2)).bottom, 4000);
}

TEST(FieldTest, AFlyerIsThreeInchesAboveWhatIsUnderIt) {
  Field field(On(kRockAndPool));
  const int unit = field.Add(0, {Inch(12, 20), Inch(5, 20)});
  field.state().units[unit].Set(kFlying, true);
  EXPECT_EQ(BodyOf(field.position(), field.ModelOf(unit, 0)).bottom, 7000);
  EXPECT_EQ(BodyOf(field.position(), field.ModelOf(unit, 1)).bottom, 3000);
}

TEST(FieldTest, OnlyModelsInWaterDive) {
  Field field(On(kRockAndPool));
  const int unit = field.Add(0, {Inch(20, 20), Inch(17, 20)});
  EXPECT_FALSE(IsDiving(field.position(), field.ModelOf(unit, 0)));
  field.state().units[unit].Set(kDiving, true);
  EXPECT_TRUE(IsDiving(field.position(), field.ModelOf(unit, 0)));
  EXPECT_FALSE(IsDiving(field.position(), field.ModelOf(unit, 1)));
}

TEST(FieldTest, BasesUpToATenthOfAnInchApartTouch) {
  Field field;
  const int a = field.Add(0, {Inch(10, 10)});
  const int b = field.Add(1, {At(11100, 10000)});
  EXPECT_TRUE(ModelsTouch(field.position(), field.ModelOf(a), field.ModelOf(b)));
  field.state().models[field.ModelOf(b)].x = 11101;
  EXPECT_FALSE(ModelsTouch(field.position(), field.ModelOf(a), field.ModelOf(b)));
}

TEST(FieldTest, NobodyInTheAirTouchesTheGround) {
  Field field;
  const int a = field.Add(0, {Inch(10, 10)});
  const int b = field.Add(1, {Inch(11, 10)});
  field.state().units[b].Set(kFlying, true);
  EXPECT_FALSE(ModelsTouch(field.position(), field.ModelOf(a), field.ModelOf(b)));
}

TEST(FieldTest, WeaponsFitTheirStep) {
  Field field;
  Profile profile = field.Plain();
  field.Arm(profile, "bow");
  field.Arm(profile, "wand");
  const int model = field.ModelOf(field.Add(0, profile, {Inch(10, 10)}));
  const bool expected[3][3] = {{false, false, true}, {false, true, false}, {true, false, true}};
  for (int weapon = 0; weapon < 3; ++weapon) {
    for (const Step step : {Step::kChant, Step::kShoot, Step::kFight}) {
      EXPECT_EQ(WeaponUsable(field.position(), model, weapon, step),
                expected[weapon][static_cast<int>(step)])
          << "weapon " << weapon << ", step " << static_cast<int>(step);
    }
  }
  EXPECT_FALSE(WeaponUsable(field.position(), model, 3, Step::kFight));
}

TEST(FieldTest, MagicWeaponsDoNotFightAfterAChant) {
  Field field;
  Profile profile = field.Plain();
  field.Arm(profile, "wand");
  const int unit = field.Add(0, profile, {Inch(10, 10)});
  field.state().units[unit].Set(kChanted, true);
  EXPECT_FALSE(WeaponUsable(field.position(), field.ModelOf(unit), 1, Step::kFight));
  EXPECT_TRUE(WeaponUsable(field.position(), field.ModelOf(unit), 0, Step::kFight));
}

TEST(FieldTest, DivingModelsFightButNeitherShootNorChant) {
  Field field(On(kRockAndPool));
  Profile profile = field.Plain();
  field.Arm(profile, "bow");
  field.Arm(profile, "wand");
  const int unit = field.Add(0, profile, {Inch(20, 20)});
  const int model = field.ModelOf(unit);
  field.state().units[unit].Set(kDiving, true);
  EXPECT_TRUE(WeaponUsable(field.position(), model, 0, Step::kFight));
  EXPECT_FALSE(WeaponUsable(field.position(), model, 1, Step::kShoot));
  EXPECT_FALSE(WeaponUsable(field.position(), model, 2, Step::kChant));
}

TEST(FieldTest, AnAbilityLetsDivingModelsChant) {
  FieldOptions options = On(kRockAndPool);
  options.lua =
      "model_ability { id = 'gills', name = 'Gills', "
      "modifiers = { { allow = { 'chant' }, when = { 'diving' } } } }";
  Field field(options);
  Profile profile = field.Plain();
  field.Arm(profile, "bow");
  field.Arm(profile, "wand");
  field.Teach(profile, "gills");
  const int unit = field.Add(0, profile, {Inch(20, 20)});
  field.state().units[unit].Set(kDiving, true);
  EXPECT_TRUE(WeaponUsable(field.position(), field.ModelOf(unit), 2, Step::kChant));
  EXPECT_FALSE(WeaponUsable(field.position(), field.ModelOf(unit), 1, Step::kShoot));
}

TEST(FieldTest, SomeWeaponsAreNotUsedInFlight) {
  Field field(With(R"(
weapon_ability { id = "lofty", name = "Lofty",
  modifiers = { { forbid = { "fight" }, when = { "flying" } } } }
weapon { id = "club", name = "Club", class = "swords", damage = "d6", range = 3,
  abilities = { "lofty" } })"));
  Profile profile = field.Plain();
  field.Arm(profile, "club");
  const int unit = field.Add(0, profile, {Inch(10, 10)});
  EXPECT_EQ(FightRange(field.position(), field.ModelOf(unit)), 3000);
  field.state().units[unit].Set(kFlying, true);
  EXPECT_FALSE(WeaponUsable(field.position(), field.ModelOf(unit), 1, Step::kFight));
  EXPECT_EQ(FightRange(field.position(), field.ModelOf(unit)), 2000);
}

TEST(FieldTest, AMarkedWeaponMayBeUnusable) {
  Field field(With(R"(
mark { id = "bent", name = "Bent", on = "weapon", attack_modifier = -2 }
mark { id = "broken", name = "Broken", on = "weapon", unusable = true })"));
  const int unit = field.Add(0, {Inch(10, 10)});
  Model& model = field.state().models[field.ModelOf(unit)];
  model.weapon_marks[0] = static_cast<uint8_t>(field.MarkNamed("bent") + 1);
  EXPECT_TRUE(WeaponUsable(field.position(), field.ModelOf(unit), 0, Step::kFight));
  model.weapon_marks[0] = static_cast<uint8_t>(field.MarkNamed("broken") + 1);
  EXPECT_FALSE(WeaponUsable(field.position(), field.ModelOf(unit), 0, Step::kFight));
  EXPECT_EQ(FightRange(field.position(), field.ModelOf(unit)), -1);
}

TEST(FieldTest, RangeIsMeasuredFromBaseEdgeToBaseEdge) {
  Field field;
  const int a = field.Add(0, {Inch(10, 10)});
  const int b = field.Add(1, {Inch(13, 10)});
  EXPECT_EQ(
      WeaponDistance(field.position(), field.ModelOf(a), field.ModelOf(b), WeaponKind::kMelee),
      2000);
  EXPECT_TRUE(
      WithinReach(field.position(), field.ModelOf(a), field.ModelOf(b), WeaponKind::kMelee, 2000));
  EXPECT_FALSE(
      WithinReach(field.position(), field.ModelOf(a), field.ModelOf(b), WeaponKind::kMelee, 1999));
}

TEST(FieldTest, MeleeAddsAHeightOverOneInchWholeAndRangedByItsDirection) {
  Field field(On(kRockAndPool));
  const int up = field.Add(0, {Inch(14, 20)});
  const int down = field.Add(1, {Inch(17, 20)});
  const int top = field.ModelOf(up), foot = field.ModelOf(down);
  EXPECT_EQ(WeaponDistance(field.position(), top, foot, WeaponKind::kMelee), 2000 + 4000);
  EXPECT_EQ(WeaponDistance(field.position(), top, foot, WeaponKind::kMagic), 2000 + 4000);
  EXPECT_EQ(WeaponDistance(field.position(), foot, top, WeaponKind::kRanged), 2000 + 4000);
  EXPECT_EQ(WeaponDistance(field.position(), top, foot, WeaponKind::kRanged), 0);
}

TEST(FieldTest, ARangeOfZeroIsContact) {
  Field field;
  const int a = field.Add(0, {Inch(10, 10)});
  const int b = field.Add(1, {At(11100, 10000)});
  EXPECT_TRUE(
      WithinReach(field.position(), field.ModelOf(a), field.ModelOf(b), WeaponKind::kMelee, 0));
  field.state().models[field.ModelOf(b)].x = 11200;
  EXPECT_FALSE(
      WithinReach(field.position(), field.ModelOf(a), field.ModelOf(b), WeaponKind::kMelee, 0));
}

TEST(FieldTest, FightRangesAreThoseOfEnemiesAndMonsters) {
  Field field;
  const int own = field.Add(0, {Inch(10, 10)});
  field.Add(0, {Inch(12, 10)});
  EXPECT_FALSE(InEnemyFightRange(field.position(), field.ModelOf(own)));
  const int enemy = field.Add(1, {Inch(10, 13)});
  EXPECT_TRUE(InEnemyFightRange(field.position(), field.ModelOf(own)));
  EXPECT_TRUE(Engaged(field.position(), own, enemy));
  field.state().models[field.ModelOf(enemy)].y = 13001;
  EXPECT_FALSE(InEnemyFightRange(field.position(), field.ModelOf(own)));
  EXPECT_FALSE(Engaged(field.position(), own, enemy));
  const int monster = field.Add(kNobody, {Inch(10, 7)});
  EXPECT_TRUE(InEnemyFightRange(field.position(), field.ModelOf(own), monster));
  EXPECT_TRUE(InEnemyFightRange(field.position(), field.ModelOf(own)));
}

TEST(FieldTest, WhoHasOnlyRangedWeaponsHasNoFightRange) {
  Field field;
  Profile archer = field.Plain();
  archer.weapon_count = 0;
  archer.weapons[0] = WeaponProfile();
  field.Arm(archer, "bow");
  const int own = field.Add(0, {Inch(10, 10)});
  const int enemy = field.Add(1, archer, {Inch(10, 11)});
  EXPECT_EQ(FightRange(field.position(), field.ModelOf(enemy)), -1);
  EXPECT_FALSE(Engaged(field.position(), own, enemy));
  EXPECT_TRUE(Engaged(field.position(), enemy, own));
}

TEST(FieldTest, EnemiesBlockSightButNeitherFriendsNorTheTargetsUnit) {
  Field field;
  const int own = field.Add(0, {Inch(10, 10), Inch(10, 12)});
  const int target = field.Add(1, {Inch(10, 20), Inch(10, 18)});
  const int from = field.ModelOf(own), to = field.ModelOf(target);
  EXPECT_EQ(SeesModel(field.position(), from, to), SightLevel::kClear);
  const int other = field.Add(1, {Inch(10, 15)});
  EXPECT_EQ(SeesModel(field.position(), from, to), SightLevel::kCover);
  field.state().models[field.ModelOf(other)].x = 20 * kInch;
  EXPECT_EQ(SeesModel(field.position(), from, to), SightLevel::kClear);
  // A big enemy hides everything.
  Profile wall = field.Plain();
  wall.radius = 2000;
  wall.height = 9000;
  field.Add(kNobody, wall, {Inch(10, 15)});
  EXPECT_EQ(SeesModel(field.position(), from, to), SightLevel::kNone);
}

TEST(FieldTest, ObstaclesBlockSight) {
  Field field(On(kRockAndPool));
  const int own = field.Add(0, {Inch(12, 15)});
  const int target = field.Add(1, {Inch(12, 25)});
  EXPECT_EQ(SeesModel(field.position(), field.ModelOf(own), field.ModelOf(target)),
            SightLevel::kNone);
}

TEST(FieldTest, MarksOnAUnitAddUp) {
  Field field(With(R"(
mark { id = "shaken", name = "Shaken", on = "unit", bravery = -1, armor = 2, movement = -1 })"));
  Profile profile = field.Plain();
  profile.bravery = 1;
  const int unit = field.Add(0, profile, {Inch(10, 10)});
  field.state().units[unit].marks.Set(field.MarkNamed("shaken"), 3);
  EXPECT_EQ(BraveryOf(field.position(), unit), -2);
  EXPECT_EQ(ArmorOf(field.position(), unit), 6);
  EXPECT_EQ(MovementOf(field.position(), unit), 3000);
  field.state().units[unit].marks.Set(field.MarkNamed("shaken"), 9);
  EXPECT_EQ(MovementOf(field.position(), unit), 0);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
