// Army lists: their text, what they cost, and every reason why one is refused.
#include "src/games/duckhammer/army/army.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/duckhammer/packs.h"

namespace mallard::testing {
namespace {

using duckhammer::ArmyEntry;
using duckhammer::ArmyText;
using duckhammer::Enlisted;
using duckhammer::GameContent;
using duckhammer::ParseArmy;
using duckhammer::ReadArmy;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const GameContent& Base() { return BaseBattleContent(); }

std::vector<std::string> ReasonsIn(const Ruleset& ruleset, absl::string_view text, int points) {
  const GameContent& content = BattleContent(ruleset);
  absl::StatusOr<std::vector<Enlisted>> list = ReadArmy(content, text);
  if (!list.ok()) return {std::string(list.status().message())};
  absl::StatusOr<std::vector<std::string>> reasons =
      CheckArmy(content, ruleset.scripts(), *list, points);
  if (!reasons.ok()) return {std::string(reasons.status().message())};
  return *reasons;
}
std::vector<std::string> Reasons(absl::string_view text, int points = 1000) {
  return ReasonsIn(*BaseRuleset("duckhammer"), text, points);
}
// Why the text cannot be read.
std::string Unreadable(absl::string_view text) {
  return std::string(ReadArmy(Base(), text).status().message());
}
// The text again, after reading it.
std::string Again(absl::string_view text) {
  absl::StatusOr<std::vector<Enlisted>> list = ReadArmy(Base(), text);
  return list.ok() ? ArmyText(Base(), *list) : std::string(list.status().message());
}

TEST(ArmyText, NamesModelCountAndChosenWeapons) {
  EXPECT_EQ(Again("quack_marine x10"), "quack_marine x10");
  EXPECT_EQ(Again(" quack_marine X7 ;; strider;\n"), "quack_marine x7; strider");
  EXPECT_EQ(Again("duckhammer:quack_marine x3"), "quack_marine x3");
  EXPECT_EQ(Again("quack_marine x2 molter"), "quack_marine x2");  // There is nothing to choose.
  EXPECT_EQ(Again("honour_drake x4"), "honour_drake x4 honour_sword bulwark");
  EXPECT_EQ(Again("honour_drake x4 oath_hammer"), "honour_drake x4 oath_hammer bulwark");
  EXPECT_EQ(Again("honour_drake x4 bulwark oath_hammer"), "honour_drake x4 oath_hammer bulwark");
  EXPECT_EQ(Again(""), "");
}

TEST(ArmyText, TheIdOfAReadyArmyStandsForItsList) {
  EXPECT_EQ(Again(" tide_reavers_small "), Again("duckhammer:tide_reavers_small"));
  EXPECT_THAT(Again("tide_reavers_small"), HasSubstr("; tide_reaver x"));
}

TEST(ArmyText, EveryUnitOfEveryModelSurvives) {
  for (size_t m = 0; m < Base().models.size(); ++m) {
    for (int loadout = 0; loadout < Base().models[m].loadouts(); ++loadout) {
      const Enlisted unit = {static_cast<uint8_t>(m + 1), 2, static_cast<uint8_t>(loadout)};
      absl::StatusOr<std::vector<Enlisted>> read = ReadArmy(Base(), ArmyText(Base(), {unit}));
      ASSERT_TRUE(read.ok()) << read.status();
      ASSERT_EQ(read->size(), 1u);
      EXPECT_EQ((*read)[0].model, unit.model);
      EXPECT_EQ((*read)[0].count, unit.count);
      EXPECT_EQ((*read)[0].loadout, Base().models[m].SameLoadout(loadout));
    }
  }
}

TEST(ArmyText, SaysWhatCannotBeRead) {
  EXPECT_EQ(Unreadable("quack_marnie x3"),
            "unit 1: there is no model \"quack_marnie\"; did you mean quack_marine");
  EXPECT_EQ(Unreadable("strider; quack_marine 10"),
            "unit 2: write the number of models as \"quack_marine x10\"");
  EXPECT_THAT(Unreadable("honour_drake x3 oath_hamer"), HasSubstr("did you mean oath_hammer"));
  EXPECT_EQ(Unreadable("honour_drake x3 molter"),
            "unit 1: Honour Drake cannot have these weapons; it has honour_sword or oath_hammer, "
            "bulwark");
  EXPECT_THAT(Unreadable("honour_drake oath_hammer honour_sword"), HasSubstr("cannot have these"));
  std::string endless;
  for (int i = 0; i < 200; ++i) absl::StrAppend(&endless, "strider;");
  EXPECT_EQ(Unreadable(endless), "there are more than 99 units");
}

TEST(Army, CostsWhatItsModelsCost) {
  EXPECT_EQ(ArmyCost(Base(), *ReadArmy(Base(), "quack_marine x10; quack_marine x3")), 13 * 7);
}

TEST(Army, FitsTheArmyPoints) {
  EXPECT_THAT(Reasons("quack_marine x10; quack_marine x7", 119), IsEmpty());
  EXPECT_THAT(Reasons("quack_marine x10; quack_marine x7", 118),
              ElementsAre("it costs 119 army points; 118 are allowed"));
}

TEST(Army, NeedsAUnit) { EXPECT_THAT(Reasons(""), ElementsAre("there are no units")); }

TEST(Army, IsOfOneFeather) {
  EXPECT_THAT(Reasons("quack_marine; pond_guard"), IsEmpty());
  EXPECT_THAT(Reasons("quack_marine; ripper"),
              ElementsAre("an army is of one Feather; this one is of Impondium and Au'ks"));
}

TEST(Army, HasAtMostThreeUnitsOfAModel) {
  EXPECT_THAT(Reasons("quack_marine; quack_marine; quack_marine"), IsEmpty());
  EXPECT_THAT(Reasons("quack_marine; quack_marine; quack_marine; quack_marine"),
              ElementsAre("there are 4 units of Quack Marine; an army has at most 3 of a model"));
}

TEST(Army, UnitsKeepToFullStrength) {
  EXPECT_THAT(Reasons("quack_marine x10"), IsEmpty());
  EXPECT_THAT(Reasons("fledgling; quack_marine x11"),
              ElementsAre("unit 2 (Quack Marine) has 11 models; its Full Strength is 10"));
}

// As many followers of the Quack Marines as are asked for, of different models.
std::string WithFollowers(absl::string_view unit, int followers) {
  const char* const kinds[] = {"quack_marine", "fledgling", "quack_marine",
                               "fledgling",    "hymnal",    "fledgling"};
  std::string text(unit);
  for (int i = 0; i < followers; ++i) absl::StrAppend(&text, "; ", kinds[i]);
  return text;
}

TEST(Army, GradesLimitHowManyUnitsThereAre) {
  EXPECT_THAT(Reasons(WithFollowers("strider; strider; strider", 2)), IsEmpty());
  EXPECT_THAT(Reasons("oathsworn; oathsworn; quack_marine; fledgling"), IsEmpty());
  EXPECT_THAT(Reasons("oathsworn; oathsworn; oathsworn; quack_marine; fledgling"),
              ElementsAre("there are 3 units of Heroes (Grade 4); an army has at most 2"));
  EXPECT_THAT(Reasons(WithFollowers("marshal_aix; marshal_aix", 4)),
              ElementsAre("there are 2 units of Leaders (Grade 5); an army has at most 1"));
  const std::string guard = "pond_guard; pond_guard; pond_guard; reed_captain; quill_hunter";
  EXPECT_THAT(Reasons(absl::StrCat("grand_drake; ", guard)), IsEmpty());
  EXPECT_THAT(Reasons(absl::StrCat("grand_drake; grand_drake; ", guard)),
              ElementsAre("there are 2 units of Legends (Grade 6); an army has at most 1"));
}

TEST(Army, VehiclesOfDifferentModelsAreLimitedTogether) {
  EXPECT_THAT(Reasons("strider; strider; quack_marine; battle_tub; battle_tub; pond_guard"),
              ElementsAre("there are 4 units of Vehicles (Grade 3); an army has at most 3"));
}

TEST(Army, AGradeNeedsAsManyUnitsOfItsFaction) {
  EXPECT_THAT(Reasons(WithFollowers("marshal_aix", 4)), IsEmpty());
  EXPECT_THAT(Reasons(WithFollowers("marshal_aix", 3)),
              ElementsAre("\"Marshal Aix\" (Grade 5) needs 5 units of Quack Marines, itself "
                          "included; there are 4"));
  // The other faction of the Feather does not help.
  EXPECT_THAT(Reasons("strider; quack_marine; pond_guard; pond_guard"),
              ElementsAre(HasSubstr("Molter Strider (Grade 3) needs 3 units of Quack Marines")));
}

TEST(Army, AbilitiesHaveASay) {
  EXPECT_THAT(Reasons("pond_levy x10; pond_guard"), ElementsAre(HasSubstr("Pond Levy")));
  EXPECT_THAT(Reasons("pond_levy x10; reed_captain"), IsEmpty());
  // An officer of the other faction is none of theirs; two units give the reason once.
  EXPECT_THAT(Reasons("pond_levy x10; pond_levy; honour_drake; quack_marine"),
              ElementsAre(HasSubstr("Pond Levy")));
}

TEST(Army, KeepsToWhatTheEngineHolds) {
  const auto ruleset = LoadBattle(R"(
    for i = 1, 12 do
      model {
        id = "gnat" .. i, faction = "pond_guard", grade = 0, full_strength = 24, hp = 4, cost = 4,
        movement = 6, charge = "2d3",
      }
    end)");
  std::string units;
  for (int i = 1; i <= 11; ++i) {
    for (int j = 0; j < 3; ++j) absl::StrAppend(&units, "gnat", i, ";");
  }
  EXPECT_THAT(ReasonsIn(*ruleset, units, 1000),
              ElementsAre("there are 33 units; an army has at most 32"));
  std::string models;
  for (int i = 1; i <= 11; ++i) absl::StrAppend(&models, "gnat", i, " x24;");
  EXPECT_THAT(ReasonsIn(*ruleset, models, 2000),
              ElementsAre("there are 264 models; an army has at most 256"));
}

TEST(Army, IsRefusedWithEveryReason) {
  const auto list =
      ParseArmy(*BaseRuleset("duckhammer"), "marshal_aix; marshal_aix; ripper x13", 10);
  ASSERT_FALSE(list.ok());
  for (const char* reason :
       {"unit 3 (Razorbill Ripper) has 13 models", "army points; 10 are allowed",
        "an army is of one Feather", "2 units of Leaders", "needs 5 units of Quack Marines"}) {
    EXPECT_THAT(std::string(list.status().message()), HasSubstr(reason));
  }
}

TEST(Army, AScriptThatFailsIsReported) {
  const auto ruleset = LoadBattle(R"(
    model_ability { id = "fussy", on_muster = function(ctx) return ctx:name(99) end }
    model {
      id = "fusspot", faction = "pond_guard", grade = 0, full_strength = 24, hp = 4, cost = 5,
      movement = 6, charge = "2d3", abilities = { "fussy" },
    })");
  EXPECT_THAT(ReasonsIn(*ruleset, "fusspot", 100),
              ElementsAre(HasSubstr("there is no unit 99; the list has 1")));
}

TEST(Army, OnMusterCanAskAboutEverything) {
  const auto ruleset = LoadBattle(R"(
    model_ability { id = "clerk", on_muster = function(ctx)
      local own = ctx:unit()
      return table.concat({
        own, ctx:units(), ctx:points(), ctx:cost(), ctx:model(own), ctx:name(own), ctx:count(1),
        ctx:grade(1), ctx:faction(1), tostring(ctx:has_ability(own, "clerk")),
        tostring(ctx:has_ability(1, "clerk")) }, " ")
    end }
    model {
      id = "scribe", name = "Scribe", faction = "pond_guard", grade = 0, full_strength = 24, hp = 4,
      cost = 5, movement = 6, charge = "2d3", abilities = { "clerk" },
    })");
  EXPECT_THAT(
      ReasonsIn(*ruleset, "quack_marine x2; scribe", 100),
      ElementsAre("2 2 100 19 trial:scribe Scribe 2 1 duckhammer:quack_marines true false"));
}

TEST(Army, ReadyArmiesAreAllowedAtTheirScale) {
  // Two of every Feather at every scale.
  for (size_t feather = 0; feather < Base().feathers.size(); ++feather) {
    for (size_t scale = 0; scale < Base().scales.size(); ++scale) {
      int ready = 0;
      for (const ArmyEntry& army : Base().armies) {
        if (army.feather != static_cast<int>(feather) || army.scale != static_cast<int>(scale)) {
          continue;
        }
        ++ready;
        const int points = Base().scales[scale].points;
        EXPECT_THAT(Reasons(army.list, points), IsEmpty()) << army.id;
        // Nobody wants to begin with half an army.
        EXPECT_GE(ArmyCost(Base(), *ReadArmy(Base(), army.list)), points * 9 / 10) << army.id;
      }
      EXPECT_EQ(ready, 2) << Base().feathers[feather].id << " " << Base().scales[scale].id;
    }
  }
}

}  // namespace
}  // namespace mallard::testing
