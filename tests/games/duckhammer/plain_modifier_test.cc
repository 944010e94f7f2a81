// What profiles alone add to attack rolls; the computer player reckons with it.
#include "gtest/gtest.h"
#include "src/games/duckhammer/combat/attack_roll.h"
#include "tests/games/duckhammer/skirmish.h"

namespace mallard::duckhammer::testing {
namespace {

constexpr char kPond[] = "water: 5000/5000 25000/5000 25000/25000 5000/25000";

int Against(Gait flyer, Gait swimmer, UnitFlag how) {
  Skirmish field(kPond);
  const int a = field.Add(0, field.Who({field.Blade()}), {Inch(10, 10)});
  Profile profile = field.Who({field.Blade()});
  profile.flyer = flyer;
  profile.swimmer = swimmer;
  const int b = field.Add(1, profile, {Inch(10, 12)});
  field.state().units[b].Set(how, true);
  return PlainModifier(field.position(), a, b, Step::kFight, 0);
}

TEST(DuckhammerPlainModifier, FlyersAreEasierToHitAndDiversHarder) {
  EXPECT_EQ(Against(Gait::kSlow, Gait::kSlow, kFlying), 4);
  EXPECT_EQ(Against(Gait::kFast, Gait::kSlow, kFlying), 2);
  EXPECT_EQ(Against(Gait::kSlow, Gait::kFast, kDiving), -4);
  EXPECT_EQ(Against(Gait::kSlow, Gait::kSlow, kDiving), -2);
  EXPECT_EQ(Against(Gait::kSlow, Gait::kNone, kDiving), 0) << "non-swimmers gain nothing";
}

TEST(DuckhammerPlainModifier, AttacksThatRepeatCountUntilEvenATwelveMisses) {
  Skirmish field;
  const int a =
      field.Add(0, field.Who({field.Blade(), field.Blade({"supersonic"})}), {Inch(10, 10)});
  const int b = field.Add(1, field.Who({field.Blade()}), {Inch(10, 12)});
  EXPECT_EQ(HittingFaces(field.position(), a, b, Step::kFight, 0), 6) << "7 to 12";
  EXPECT_EQ(HittingFaces(field.position(), a, b, Step::kFight, 1), 4 + 2) << "at -2, then at -4";
}

}  // namespace
}  // namespace mallard::duckhammer::testing
