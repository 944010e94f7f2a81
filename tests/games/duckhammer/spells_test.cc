// The spells of the base pack.
#include <vector>

#include "gmock/gmock.h"
#include "src/games/duckhammer/combat/chant.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/charge.h"
#include "tests/games/duckhammer/skirmish.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

// A chanter at (15, 10), an enemy pair around (15, 16) and a friend at (15, 14).
struct Rite {
  Skirmish field;
  int chanter, enemy, ally;
  explicit Rite(absl::string_view spell, Profile (*enemies)(const Skirmish&) = nullptr,
                absl::string_view terrain = "")
      : field(terrain), name(spell) {
    chanter = field.Add(0, field.Chanter(spell), {Inch(15, 10)});
    enemy = field.Add(1, enemies != nullptr ? enemies(field) : field.Who({field.Blade()}),
                      {Inch(15, 16), Inch(17, 16)});
    ally = field.Add(0, field.Who({}), {Inch(14, 14)});
  }
  void Cast(Point at, const std::vector<int>& rolls) { field.Cast(chanter, name, at, rolls); }
  absl::string_view name;
};

TEST(SpellTest, ThereAreAtLeastTwelveAndAllSayWhatTheyDo) {
  Skirmish field;
  EXPECT_GE(field.content().spells.size(), 12u);
  for (const Spell& spell : field.content().spells) {
    EXPECT_FALSE(spell.text.empty()) << spell.id;
    EXPECT_TRUE(bool{spell.on_cast}) << spell.id;
  }
}

TEST(SpellTest, AFailedChantDoesNothing) {
  Rite rite("thunderclap");
  rite.Cast(Inch(15, 16), {8, 12, 12});
  EXPECT_EQ(rite.field.Damage(rite.enemy), 0);
}

TEST(SpellTest, GaleBlowsEnemiesAwayFromItsMiddle) {
  Rite rite("gale");
  rite.Cast(Inch(16, 16), {12});
  EXPECT_EQ(rite.field.PlaceOf(rite.enemy, 0), Inch(12, 16));
  EXPECT_EQ(rite.field.PlaceOf(rite.enemy, 1), Inch(20, 16));
  EXPECT_EQ(rite.field.PlaceOf(rite.ally), Inch(14, 14));
}

TEST(SpellTest, GaleStopsAtBasesEdgesAndRises) {
  Rite rite("gale", nullptr, "obstacle 2000: 18000/14000 24000/14000 24000/18000 18000/18000");
  rite.field.Add(1, rite.field.Who({}), {At(12400, 16000)});
  rite.Cast(Inch(16, 16), {12});
  EXPECT_EQ(rite.field.PlaceOf(rite.enemy, 0), At(13500, 16000));
  EXPECT_EQ(rite.field.PlaceOf(rite.enemy, 1), At(17750, 16000));
  Skirmish edge;
  const int a = edge.Add(0, edge.Chanter("gale"), {Inch(5, 10)});
  const int b = edge.Add(1, edge.Who({}), {Inch(2, 16)});
  edge.Cast(a, "gale", Inch(3, 16), {12});
  EXPECT_EQ(edge.PlaceOf(b), At(500, 16000));
}

TEST(SpellTest, GaleMovesTheOutermostFirst) {
  Skirmish field;
  const int a = field.Add(0, field.Chanter("gale"), {Inch(15, 10)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 16), At(16100, 16000), At(17200, 16000)});
  field.Cast(a, "gale", Inch(15, 16), {12});
  EXPECT_EQ(field.PlaceOf(b, 2), At(20200, 16000));
  EXPECT_EQ(field.PlaceOf(b, 1), At(19100, 16000));
  EXPECT_EQ(field.PlaceOf(b, 0), Inch(15, 19));  // In the very middle: up the map.
}

TEST(SpellTest, HonkHurtsForEachModelThatDoesNotResist) {
  Rite both("honk");
  both.Cast(Inch(16, 16), {12, 8, 8});
  EXPECT_EQ(both.field.Damage(both.enemy), 2);
  Rite one("honk");
  one.Cast(Inch(16, 16), {12, 9, 8});
  EXPECT_EQ(one.field.Damage(one.enemy), 1);
  Rite none("honk");
  none.Cast(Inch(16, 16), {12, 9, 9});
  EXPECT_EQ(none.field.Damage(none.enemy), 0);
}

TEST(SpellTest, BraveryHelpsToResist) {
  Rite rite("honk", [](const Skirmish& field) {
    Profile brave = field.Who({});
    brave.bravery = 2;
    return brave;
  });
  rite.Cast(Inch(16, 16), {12, 7, 6});
  EXPECT_EQ(rite.field.Damage(rite.enemy), 1);
}

TEST(SpellTest, MoltTakesArmorOffOnce) {
  Rite rite("molt");
  rite.Cast(Inch(16, 16), {12, 3, 3});
  EXPECT_EQ(ArmorOf(rite.field.position(), rite.enemy), -1);
  rite.field.state().units[rite.chanter].activations = 0;
  rite.Cast(Inch(16, 16), {12, 3, 3});
  EXPECT_EQ(rite.field.Marks(rite.enemy, "molting"), 1);
}

TEST(SpellTest, MendHealsFriends) {
  Rite rite("mend");
  rite.field.state().units[rite.ally].damage = 6;
  rite.field.state().units[rite.enemy].damage = 6;
  rite.Cast(Inch(15, 15), {12, 7});
  EXPECT_EQ(rite.field.Damage(rite.ally), 2);
  EXPECT_EQ(rite.field.Damage(rite.enemy), 6);
}

TEST(SpellTest, FogProtectsFriendsForTheRound) {
  Rite rite("fog");
  rite.Cast(Inch(14, 14), {12});
  EXPECT_EQ(rite.field.Marks(rite.ally, "fogged"), 1);
  EXPECT_EQ(rite.field.Marks(rite.enemy, "fogged"), 0);
  rite.field.state().lead = 1;
  rite.field.Forget();
  rite.field.Begin(Phase::kFight);
  rite.field.NextRolls({6});
  rite.field.Do(1, {kFightWith, {rite.enemy, rite.ally, 1}});
  EXPECT_EQ(rite.field.Totals().at(0), 4);
  rite.field.state().lead = 0;
  rite.field.Begin(Phase::kReport);
  EXPECT_EQ(rite.field.Marks(rite.ally, "fogged"), 0);
}

TEST(SpellTest, ThunderclapStrikesWhatIsSeen) {
  Rite rite("thunderclap", [](const Skirmish& field) {
    Profile armored = field.Who({});
    armored.armor = 1;
    return armored;
  });
  rite.Cast(Inch(15, 16), {12, 12, 9});
  EXPECT_EQ(rite.field.Damage(rite.enemy), 4 + 3 - 1);
  Rite hidden("thunderclap", nullptr,
              "obstacle 9000: 5000/12000 25000/12000 25000/13000 5000/13000");
  const Chant chant{hidden.chanter, hidden.field.SpellNamed("thunderclap"), 0, Inch(15, 16)};
  EXPECT_TRUE(CheckChant(hidden.field.position(), chant));
}

TEST(SpellTest, MireKeepsGroundUnitsFromCharging) {
  Rite rite("mire");
  EXPECT_FALSE(CheckCharge(rite.field.position(), rite.enemy, false));
  rite.Cast(Inch(16, 16), {12});
  EXPECT_TRUE(CheckCharge(rite.field.position(), rite.enemy, false));
  Rite flying("mire");
  flying.field.state().units[flying.enemy].Set(kFlying, true);
  flying.Cast(Inch(16, 16), {12});
  EXPECT_FALSE(CheckCharge(flying.field.position(), flying.enemy, false));
}

TEST(SpellTest, LullabyPutsAUnitToSleepIfHalfOfItDoesNotResist) {
  Rite half("lullaby");
  half.Cast(Inch(16, 16), {12, 3, 12});
  EXPECT_FALSE(MayActInCombat(half.field.position(), half.enemy));
  Rite awake("lullaby");
  awake.Cast(Inch(16, 16), {12, 12, 12});
  EXPECT_TRUE(MayActInCombat(awake.field.position(), awake.enemy));
}

TEST(SpellTest, UpdraftLiftsFriendsThatCanFly) {
  Rite rite("updraft");
  Profile grounded = rite.field.Who({});
  grounded.flyer = Gait::kNone;
  const int walker = rite.field.Add(0, grounded, {Inch(13, 13)});
  rite.Cast(Inch(14, 14), {12});
  EXPECT_TRUE(rite.field.state().units[rite.ally].Has(kFlying));
  EXPECT_FALSE(rite.field.state().units[walker].Has(kFlying));
}

TEST(SpellTest, FeatherStormHurtsFriendAndFoeForEachModel) {
  Rite rite("feather_storm");
  rite.Cast(Inch(16, 15), {12, 12, 12, 1});
  const int enemy = rite.field.Damage(rite.enemy), ally = rite.field.Damage(rite.ally);
  // The ally has the lower number: its d3 is a 3, the enemies' are a 3 and a 1.
  EXPECT_EQ(ally, 3);
  EXPECT_EQ(enemy, 3 + 1);
}

TEST(SpellTest, HexHindersAttacks) {
  Rite rite("hex");
  rite.Cast(Inch(16, 16), {12, 3, 3});
  EXPECT_EQ(rite.field.Marks(rite.enemy, "hexed"), 1);
  rite.field.state().lead = 1;
  rite.field.Forget();
  rite.field.Begin(Phase::kFight);
  rite.field.NextRolls({6});
  rite.field.Do(1, {kFightWith, {rite.enemy, rite.ally, 1}});
  EXPECT_EQ(rite.field.Totals().at(0), 4);
}

TEST(SpellTest, WardingAddsArmorOnce) {
  Rite rite("warding");
  rite.Cast(Inch(14, 14), {12});
  EXPECT_EQ(ArmorOf(rite.field.position(), rite.ally), 1);
  EXPECT_EQ(ArmorOf(rite.field.position(), rite.enemy), 0);
}

TEST(SpellTest, HymnAddsBravery) {
  Rite rite("hymn");
  rite.Cast(Inch(14, 14), {12});
  EXPECT_EQ(BraveryOf(rite.field.position(), rite.ally), 2);
  EXPECT_EQ(BraveryOf(rite.field.position(), rite.enemy), 0);
}

TEST(SpellTest, DowndraftBringsDownWhoFlies) {
  Rite rite("downdraft");
  rite.field.state().units[rite.enemy].Set(kFlying, true);
  rite.Cast(Inch(16, 16), {12, 12});
  EXPECT_FALSE(rite.field.state().units[rite.enemy].Has(kFlying));
  EXPECT_EQ(rite.field.Damage(rite.enemy), 6);
  Rite grounded("downdraft");
  grounded.Cast(Inch(16, 16), {12, 12});
  EXPECT_EQ(grounded.field.Damage(grounded.enemy), 0);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
