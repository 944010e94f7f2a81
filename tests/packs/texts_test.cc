// The base packs explain themselves: every entry has a name and a text, every word of the game has
// them too, and French has all of it.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

class Texts : public ::testing::TestWithParam<const Game*> {
 protected:
  const Game& game() const { return *GetParam(); }
  const Catalog& catalog() const { return BaseRuleset(game().manifest().game)->catalog(); }

  /// One a line, so that whoever mends them sees all at once.
  static void ExpectNone(const std::vector<std::string>& missing) {
    EXPECT_TRUE(missing.empty()) << missing.size() << " missing:\n" << absl::StrJoin(missing, "\n");
  }

  template <class Look>
  void ForEachEntry(const Look& look) const {
    for (const CatalogKind& kind : catalog().kinds()) {
      for (const CatalogEntry& entry : kind.entries) look(kind.schema.name, entry);
    }
  }

  /// Section and name of every word that has a name and a text.
  template <class Look>
  void ForEachWord(const Look& look) const {
    const Manifest& manifest = game().manifest();
    for (const KindSpec& action : manifest.actions) look("action", action.name);
    for (const KindSpec& decision : manifest.decisions) look("decision", decision.name);
    for (const OptionSpec& option : manifest.options) {
      look("option", option.name);
      for (const char* word : option.words) look(absl::StrCat("option ", option.name), word);
    }
  }
};

TEST_P(Texts, EveryEntryHasANameAndAText) {
  std::vector<std::string> missing;
  ForEachEntry([&](const std::string& kind, const CatalogEntry& entry) {
    for (const char* field : {"name", "text"}) {
      if (entry.declared->value[field].text.empty()) {
        missing.push_back(absl::StrCat(entry.declared->pack, "/", entry.declared->file, ":",
                                       entry.declared->line, ": ", kind, " ", entry.declared->id,
                                       ".", field));
      }
    }
  });
  ExpectNone(missing);
}

TEST_P(Texts, EveryEntryIsTranslatedIntoFrench) {
  const int french = catalog().FindLanguage("fr");
  ASSERT_NE(french, 0) << "no French at all";
  std::vector<std::string> missing;
  ForEachEntry([&](const std::string& kind, const CatalogEntry& entry) {
    if (!catalog().IsTranslated(kind, entry.declared->id, french)) {
      missing.push_back(absl::StrCat(kind, " ", entry.declared->id));
    }
  });
  ExpectNone(missing);
}

TEST_P(Texts, EveryWordHasANameAndATextInBothLanguages) {
  std::vector<std::string> missing;
  for (const char* tag : {"en", "fr"}) {
    const int language = catalog().FindLanguage(tag);
    ForEachWord([&](const std::string& section, const char* name) {
      if (catalog().languages()[language] != tag ||
          !catalog().IsTranslated(section, name, language)) {
        missing.push_back(absl::StrCat(tag, ": ", section, " ", name));
      }
    });
  }
  ExpectNone(missing);
}

TEST_P(Texts, EveryDecisionSaysWhatTheOthersWaitFor) {
  std::vector<std::string> missing;
  const std::vector<KindSpec>& decisions = game().manifest().decisions;
  for (size_t i = 0; i < decisions.size(); ++i) {
    const std::string& english = catalog().Prompt(i, /*waiting=*/true, 0);
    const std::string& french = catalog().Prompt(i, true, catalog().FindLanguage("fr"));
    if (english.find("{seat}") == std::string::npos || french == english) {
      missing.emplace_back(decisions[i].name);
    }
  }
  ExpectNone(missing);
}

/// Texts for people that stand inside an entry.
void AddPhrases(const ContentValue& value, bool inside, std::vector<std::string>& phrases) {
  const bool has_title = !value["title"].IsNil();
  for (const ContentField& field : value.fields) {
    // Where there is a title, the name is what people type.
    const bool shown =
        field.name == "title" || field.name == "text" || (field.name == "name" && !has_title);
    if (inside && shown && !field.value.text.empty()) phrases.push_back(field.value.text);
    if (field.name != "extra") AddPhrases(field.value, true, phrases);
  }
  for (const ContentValue& item : value.items) AddPhrases(item, true, phrases);
}

TEST_P(Texts, WhatStandsInsideEntriesIsTranslatedIntoFrench) {
  const int french = catalog().FindLanguage("fr");
  std::vector<std::string> missing;
  ForEachEntry([&](const std::string&, const CatalogEntry& entry) {
    std::vector<std::string> phrases;
    AddPhrases(entry.declared->value, false, phrases);
    for (const std::string& phrase : phrases) {
      if (catalog().Say(phrase, french) == phrase) missing.push_back(phrase);
    }
  });
  ExpectNone(missing);
}

INSTANTIATE_TEST_SUITE_P(Games, Texts, ::testing::ValuesIn(Games().begin(), Games().end()),
                         [](const ::testing::TestParamInfo<const Game*>& game) {
                           return std::string(game.param->manifest().game);
                         });

}  // namespace
}  // namespace mallard::testing
