// Refusals are said in the player's language, with the names of things.
#include "mallard/refusal_text.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/catalog.h"
#include "mallard/choice.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

int French(const Match& match) { return match.ruleset().catalog().FindLanguage("fr"); }

std::string Said(const Match& match, absl::string_view message, int language) {
  return RefusalText(match, Viewer::Seat(0), message, language);
}

// All the literals of one call that are sentences, joined as the compiler joins them.
void AddLiterals(absl::string_view call, std::set<std::string>& out) {
  std::string joined;
  const auto flush = [&] {
    if (absl::StrContains(joined, ' ')) out.insert(joined);
    joined.clear();
  };
  for (size_t i = 0; i < call.size(); ++i) {
    if (call[i] != '"') {
      if (call[i] != ' ' && call[i] != '\n') flush();
      continue;
    }
    for (++i; i < call.size() && call[i] != '"'; ++i) joined += call[i];
  }
  flush();
}

// What stands between the parentheses of a call that begins there.
absl::string_view CallAt(absl::string_view source, size_t open) {
  int depth = 0;
  bool quoted = false;
  for (size_t i = open; i < source.size(); ++i) {
    if (quoted) {
      if (source[i] == '\\') ++i;
      if (source[i] == '"') quoted = false;
      continue;
    }
    if (source[i] == '"') quoted = true;
    if (source[i] == '(') ++depth;
    if (source[i] == ')' && --depth == 0) return source.substr(open, i - open);
  }
  return "";
}

// The reasons that stand in the sources of a game.
std::set<std::string> ReasonsOf(const std::string& game) {
  namespace fs = std::filesystem;
  std::set<std::string> reasons;
  for (const fs::directory_entry& file :
       fs::recursive_directory_iterator(absl::StrCat(MALLARD_SOURCE_DIR, "/src/games/", game))) {
    if (file.path().extension() != ".cc") continue;
    std::stringstream text;
    text << std::ifstream(file.path()).rdbuf();
    const std::string source = text.str();
    for (const char* maker : {"Forbidden(", "Senseless("}) {
      for (size_t at = source.find(maker); at != std::string::npos;
           at = source.find(maker, at + 1)) {
        AddLiterals(CallAt(source, at + strlen(maker) - 1), reasons);
      }
    }
  }
  return reasons;
}

class RefusalText : public ::testing::TestWithParam<const char*> {};

TEST_P(RefusalText, EveryReasonOfTheRulesIsTranslated) {
  const std::set<std::string> reasons = ReasonsOf(GetParam());
  EXPECT_GT(reasons.size(), 15u);
  const std::shared_ptr<const Ruleset> ruleset = BaseRuleset(GetParam());
  const Catalog& catalog = ruleset->catalog();
  for (const std::string& reason : reasons) {
    bool found = false;
    for (const CatalogRefusal& refusal : catalog.Refusals(catalog.FindLanguage("fr"))) {
      found = found || refusal.reason == reason;
    }
    EXPECT_TRUE(found) << reason;
  }
}

TEST_P(RefusalText, WhatPlayersAreToldIsInTheirLanguage) {
  Match match = NewMatch(BaseRuleset(GetParam()), "", 5);
  Chance chance = Chance::Stream(5, 1);
  Choice choice;
  Scene scene;
  std::set<std::string> heard;
  for (int turn = 0; turn < 150 && !match.outcome().over; ++turn) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    choice.Begin(match, seat);
    match.BuildScene(Viewer::Seat(seat), scene);
    for (size_t i = turn % 3; i < scene.references.size(); i += 7) {
      const absl::Status why = choice.WhyNot(scene.references[i]);
      if (!why.ok()) heard.insert(std::string(why.message()));
    }
    const size_t count = match.LegalCount(seat);
    const Action action = match.LegalNth(seat, chance.Below(static_cast<uint32_t>(count)));
    for (int other = 0; other < match.seats(); ++other) {
      const absl::Status why = match.Check(other, action);
      if (!why.ok()) heard.insert(std::string(why.message()));
    }
    // An action that answers something else.
    for (const KindSpec& kind : match.rules().manifest().actions) {
      const absl::Status why = match.Check(seat, {kind.kind, {}});
      if (!why.ok()) heard.insert(std::string(why.message()));
    }
    ASSERT_TRUE(match.Apply(seat, action).ok());
  }
  EXPECT_GT(heard.size(), 5u);
  for (const std::string& message : heard) {
    EXPECT_NE(Said(match, message, French(match)), message);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, RefusalText,
                         ::testing::Values("battleducks", "naval_war", "ducks_in_tow",
                                           "duck_dealer", "duckhammer", "duckhammer_campaign"));

TEST(RefusalNames, EntriesHaveTheirNamesInEveryLanguage) {
  const Match match = NewMatch(BaseRuleset("naval_war"), "", 1);
  const std::string message = "battleship has no room there";
  EXPECT_EQ(Said(match, message, 0), message) << "English is told as the rules say it";
  EXPECT_EQ(Said(match, message, French(match)), "Cuirassé n’a pas la place à cet endroit");
}

TEST(RefusalNames, UnitsHaveNamesAndNoNumbers) {
  Match match = NewMatch(BaseRuleset("duckhammer"),
                         "army_1=\"quack_marine x5; quack_marine x5\" "
                         "army_2=\"quack_marine x6; honour_drake x3\" rounds=1",
                         1);
  // The units are there once the lists are disclosed.
  Chance chance = Chance::Stream(1, 1);
  while (Said(match, "unit 1 is not on the map", 0) == "Unit 1 is not on the map") {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const size_t count = match.LegalCount(seat);
    ASSERT_NE(count, 0u);
    const size_t nth = chance.Below(static_cast<uint32_t>(count));
    ASSERT_TRUE(match.Apply(seat, match.LegalNth(seat, nth)).ok());
  }
  EXPECT_EQ(Said(match, "unit 1 is not on the map", 0), "Quack Marine 2 is not on the map");
  EXPECT_THAT(Said(match, "unit 32 is not on the map", French(match)),
              HasSubstr("n’est pas sur la carte"));
  EXPECT_EQ(
      Said(match, "that is too far: it takes 4500 thousandths of an inch, and 2000 are left", 0),
      "that is too far: it takes 4.5 inches, and 2 are left");
}

TEST(RefusalNames, ReasonsBehindAColonAreToldOneByOne) {
  const Match match = NewMatch(BaseRuleset("duckhammer"), "", 1);
  EXPECT_EQ(Said(match,
                 "with that unit the list would be refused: it costs 130 army points; 100 are "
                 "allowed",
                 French(match)),
            "avec cette unité, la liste serait refusée : elle coûte 130 points d’armée ; 100 sont "
            "permis");
}

TEST(RefusalNames, WhatNobodyHasWordsForStays) {
  const Match match = NewMatch(BaseRuleset("battleducks"), "", 1);
  EXPECT_EQ(Said(match, "the moon is made of bread", French(match)), "the moon is made of bread");
  EXPECT_EQ(Said(match, "", French(match)), "");
}

TEST(RefusalReason, IsFoundAgainInWhatItGave) {
  EXPECT_TRUE(IsRefusalOf("{slot} is placed already", "Double is placed already"));
  EXPECT_TRUE(IsRefusalOf("{a} of {b}", "two of three of four"));
  EXPECT_FALSE(IsRefusalOf("{slot} is placed already", "Double is placed"));
  EXPECT_FALSE(IsRefusalOf("that is you", "that is your"));
}

}  // namespace
}  // namespace mallard::testing
