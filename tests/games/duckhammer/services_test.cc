// What army builders ask through the public header; the C tests go through the rest of it.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/duckhammer.h"
#include "tests/games/duckhammer/packs.h"

namespace mallard::testing {
namespace {

using duckhammer::ArmyReport;
using duckhammer::CheckArmyList;
using duckhammer::Gait;
using duckhammer::ModelSheet;
using duckhammer::Price;
using duckhammer::PriceListed;
using duckhammer::PriceSheet;
using duckhammer::WeaponKind;
using duckhammer::WeaponSize;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const Ruleset& Base() { return *BaseRuleset("duckhammer"); }

TEST(ArmyServices, ReportCostTextAndReasons) {
  const absl::StatusOr<ArmyReport> report = CheckArmyList(Base(), "ripper x12\nshouter x2", 70);
  ASSERT_TRUE(report.ok()) << report.status();
  EXPECT_EQ(report->cost, 84);
  EXPECT_EQ(report->text, "ripper x12; shouter x2 shout_gun");
  EXPECT_THAT(report->reasons, ElementsAre("it costs 84 army points; 70 are allowed"));
}

TEST(ArmyServices, AreForRulesetsOfDuckhammer) {
  EXPECT_THAT(std::string(CheckArmyList(*BaseRuleset("naval_war"), "", 1).status().message()),
              HasSubstr("this one is of naval_war"));
  EXPECT_FALSE(PriceListed(*BaseRuleset("naval_war"), "ripper").ok());
  EXPECT_FALSE(PriceSheet(*BaseRuleset("naval_war"), {}).ok());
}

// The sheet of a model of the ruleset, written by hand, has the same price.
TEST(ArmyServices, ASheetIsPricedLikeTheModelItDescribes) {
  ModelSheet singer;
  singer.grade = 2;
  singer.full_strength = 5;
  singer.hp = 9;
  singer.abilities = {"mystic", "spell gale", "spell thunderclap"};
  singer.own_weapons = {{"Thunder Bell",
                         WeaponKind::kMagic,
                         WeaponSize::kLarge,
                         "d6",
                         2,
                         12,
                         {"booming", "reach", "lofty"}}};
  const absl::StatusOr<Price> own = PriceSheet(Base(), singer);
  const absl::StatusOr<Price> listed = PriceListed(Base(), "cloud_singer");
  ASSERT_TRUE(own.ok()) << own.status();
  ASSERT_TRUE(listed.ok()) << listed.status();
  EXPECT_THAT(own->reasons, IsEmpty());
  EXPECT_EQ(own->total, listed->total);
  EXPECT_EQ(own->listed, 0);
  EXPECT_EQ(listed->listed, 15);
  ASSERT_EQ(own->lines.size(), listed->lines.size());
  for (size_t i = 0; i < own->lines.size(); ++i) {
    EXPECT_EQ(own->lines[i].label, listed->lines[i].label);
    EXPECT_EQ(own->lines[i].points, listed->lines[i].points);
  }
}

TEST(ArmyServices, WeaponsOfTheRulesetCanBeNamed) {
  ModelSheet sheet;
  sheet.flyer = Gait::kNone;
  sheet.weapons = {"molter", "sword"};
  const absl::StatusOr<Price> price = PriceSheet(Base(), sheet);
  ASSERT_TRUE(price.ok()) << price.status();
  EXPECT_EQ(price->total, 6 - 2 + 1 + 2);
}

}  // namespace
}  // namespace mallard::testing
