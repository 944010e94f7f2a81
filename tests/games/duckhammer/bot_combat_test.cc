// What the computer player thinks attacks and spells are worth: it asks the rules.
#include "gtest/gtest.h"
#include "src/games/duckhammer/bot/bot_parts.h"
#include "src/games/duckhammer/combat/aim.h"
#include "src/games/duckhammer/combat/chant.h"
#include "tests/games/duckhammer/combat_fixture.h"

namespace mallard::duckhammer::testing {
namespace {

// Singers of seat 0 and a unit of seat 1, before anybody chants.
struct Stand {
  Combat field;
  Profile singer;
  int spell = 0, mine = 0, other = 0;

  explicit Stand(const std::string& name = "spark", const std::string& wand = "wand",
                 const std::string& terrain = "")
      : field("", terrain), singer(field.Armed({wand})) {
    spell = field.TeachSpell(singer, name);
  }
  void Put(const std::vector<Point>& singers, const std::vector<Point>& targets) {
    mine = field.Add(0, singer, singers);
    other = field.Add(1, field.Armed({"blade"}), targets);
  }
  Chant Of(Point middle) const { return {mine, spell, 0, middle}; }
  int64_t Worth(Point middle) { return WorthOfSpell(field.position(), Of(middle)); }
  // Points of a spell, of the usual worth, that touches so many and works on so many naturals.
  static int64_t Points(int touched, int faces) { return int64_t{100} * 3 * touched * faces / 12; }
};

TEST(BotSpells, OnlyModelsThatChantAreAdded) {
  Stand near, far;
  near.Put({Inch(10, 10), At(11200, 10000)}, {Inch(10, 14)});
  far.Put({Inch(10, 10), Inch(10, 8)}, {Inch(10, 14)});
  EXPECT_EQ(near.Worth(Inch(10, 14)), Stand::Points(1, 13 - 6 + 2));
  EXPECT_EQ(far.Worth(Inch(10, 14)), Stand::Points(1, 13 - 6 + 1)) << "the second is out of range";
  EXPECT_EQ(far.Worth(Inch(10, 25)), 0) << "nobody chants that far";
}

TEST(BotSpells, EnemiesNearByCountUnlessTheWeaponSaysOther) {
  Stand shy, calm("spark", "point_blank_wand");
  shy.Put({Inch(10, 10)}, {Inch(10, 12)});
  calm.Put({Inch(10, 10)}, {Inch(10, 12)});
  EXPECT_EQ(shy.Worth(Inch(10, 12)), Stand::Points(1, 13 - 6 + 1 - 4));
  EXPECT_EQ(calm.Worth(Inch(10, 12)), Stand::Points(1, 13 - 6 + 1));
}

TEST(BotSpells, LongRangeHasItsPenalty) {
  Stand stand("spark", "far_wand");
  stand.Put({Inch(10, 10), At(10000, 11200)}, {Inch(10, 23)});
  EXPECT_EQ(stand.Worth(Inch(10, 23)), Stand::Points(1, 13 - 6 + 2 - 3));
}

TEST(BotSpells, TouchWhomTheRulesSay) {
  const std::string wall = "obstacle 5000: 5000/12000 10500/12000 10500/12100 5000/12100";
  Stand seen("glare", "wand", wall), all("spark", "wand", wall);
  for (Stand* stand : {&seen, &all}) {
    stand->Put({Inch(10, 10)}, {At(9600, 13500), At(11600, 13500)});
  }
  EXPECT_EQ(seen.Worth(At(10600, 13500)), Stand::Points(1, 13 - 4 + 1)) << "one is behind the wall";
  EXPECT_EQ(all.Worth(At(10600, 13500)), Stand::Points(2, 13 - 6 + 1));
  Stand storm("storm", "far_wand");
  storm.Put({Inch(10, 10)}, {Inch(10, 14), Inch(11, 14)});
  EXPECT_EQ(storm.Worth(Inch(10, 14)), Stand::Points(2, 13 - 4 + 1));
  storm.field.Add(0, {Inch(12, 14)});
  EXPECT_EQ(storm.Worth(Inch(10, 14)), Stand::Points(1, 13 - 4 + 1)) << "own models count against";
}

TEST(BotAttacks, CountWhoCanAttack) {
  const std::string wall = "obstacle 5000: 5000/12000 10500/12000 10500/12100 5000/12100";
  Combat field("", wall);
  const int mine = field.Add(0, field.Armed({"average_bow"}), {Inch(8, 11), Inch(15, 11)});
  const int other = field.Add(1, field.Armed({"blade"}), {Inch(8, 13)});
  EXPECT_EQ(CountAttackers(field.position(), mine, other, Step::kShoot, 0), 1);
  const int64_t seen = WorthOfAttack(field.position(), mine, other, Step::kShoot, 0);
  EXPECT_GT(seen, 0);
  // Behind the wall nobody sees the target.
  field.state().models[field.state().units[mine].first + 1].status = ModelStatus::kRemoved;
  EXPECT_EQ(CountAttackers(field.position(), mine, other, Step::kShoot, 0), 0);
  EXPECT_EQ(WorthOfAttack(field.position(), mine, other, Step::kShoot, 0), 0);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
