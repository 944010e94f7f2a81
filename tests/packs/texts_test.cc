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

INSTANTIATE_TEST_SUITE_P(Games, Texts, ::testing::ValuesIn(Games().begin(), Games().end()),
                         [](const ::testing::TestParamInfo<const Game*>& game) {
                           return std::string(game.param->manifest().game);
                         });

}  // namespace
}  // namespace mallard::testing
