// Arguments judged from the manifest, before the game's own check.
#include "mallard/frame/arguments.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/frame/args.h"
#include "mallard/frame/rules_base.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

// Kinds of BattleDucks.
constexpr uint32_t kPick = 1, kPlace = 2, kReady = 7, kObserve = 8, kManeuver = 9;

class Arguments : public ::testing::Test {
 protected:
  Refusal Judge(const Action& action) const {
    return static_cast<const RulesBase&>(match_.rules()).Judge(match_.state(), 0, action);
  }
  void ExpectSenseless(const Action& action, absl::string_view reason) const {
    const Refusal no = Judge(action);
    EXPECT_EQ(no.code(), Refusal::Code::kSenseless) << no.Text();
    EXPECT_THAT(no.Text(), HasSubstr(std::string(reason)));
  }

  Match match_ = NewMatch(BaseRuleset("battleducks"), "mode=advanced", 1);
};

TEST_F(Arguments, UnknownKindsMakeNoSense) {
  ExpectSenseless({0, {}}, "BattleDucks has no action of kind 0");
  ExpectSenseless({10, {}}, "BattleDucks has no action of kind 10");
  ExpectSenseless({UINT32_MAX, {}}, "no action of kind 4294967295");
}

TEST_F(Arguments, NamesMustBeThere) {
  ExpectSenseless({kPick, {5, 0}}, "there is no slot 5");
  ExpectSenseless({kPick, {-1, 0}}, "there is no slot -1");
  ExpectSenseless({kPick, {0, 10000}}, "there is no formation 10000");
}

TEST_F(Arguments, CellsWordsAndPlacesHaveBounds) {
  ExpectSenseless({kObserve, {256}}, "there is no cell 256");
  ExpectSenseless({kObserve, {-1}}, "there is no cell -1");
  ExpectSenseless({kPlace, {0, 8, 0}}, "there is no orientation 8");
  ExpectSenseless({kManeuver, {0, 4, 0, 0}}, "there is no orientation 4");
  ExpectSenseless({kManeuver, {0, 0, 16, 0}}, "corner goes from -15 to 15, not 16");
  ExpectSenseless({kManeuver, {0, 0, 0, INT32_MIN}}, "corner goes from -15 to 15");
}

TEST_F(Arguments, ThoseNotUsedMustBeZero) {
  ExpectSenseless({kReady, {1}}, "must be 0");
  ExpectSenseless({kObserve, {0, 0, 0, 0, 0, 0, 1}}, "must be 0");
  ExpectSenseless({kManeuver, {0, 0, 0, 0, 1}}, "must be 0");  // A corner is two wide.
}

TEST_F(Arguments, WhatMakesSenseIsForbiddenAtMost) {
  EXPECT_EQ(Judge({kManeuver, {0, 3, -15, 15}}).code(), Refusal::Code::kForbidden);
  EXPECT_EQ(Judge({kObserve, {17}}).code(), Refusal::Code::kForbidden);
  EXPECT_EQ(Judge({kPick, {0, 0}}).code() == Refusal::Code::kSenseless, false);
}

TEST_F(Arguments, SenselessComesBeforeNotNow) {
  // Neither may player 1 observe during the set-up, nor is there such a cell.
  ExpectSenseless({kObserve, {1000}}, "cell");
}

TEST(ArgumentRanges, FollowBoundsOfTheManifest) {
  Manifest manifest = {};
  manifest.title = "Trial";
  manifest.actions = {
      {2,
       "give",
       "",
       {OrNone(Arg(ArgType::kSeat, "to", "")), Between(1, 9, CountArg("count", ""))},
       false},
      {5, "take", "", {CountArg("count", "")}, false},
  };
  const ArgumentRanges ranges(manifest, 3);
  EXPECT_TRUE(ranges.Fits({2, {-1, 1}}));
  EXPECT_TRUE(ranges.Fits({2, {2, 9}}));
  EXPECT_FALSE(ranges.Fits({2, {3, 1}}));
  EXPECT_FALSE(ranges.Fits({2, {0, 10}}));
  EXPECT_FALSE(ranges.Fits({2, {0, 0}}));
  EXPECT_FALSE(ranges.Fits({3, {}})) << "a number that is left out";
  EXPECT_TRUE(ranges.Fits({5, {INT32_MIN}}));
  EXPECT_TRUE(ranges.Fits({5, {INT32_MAX}}));
  EXPECT_FALSE(ranges.Fits({5, {0, 1}}));
}

}  // namespace
}  // namespace mallard::testing
