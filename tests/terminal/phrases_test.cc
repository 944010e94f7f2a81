// The wording of events.
#include "examples/terminal/phrases.h"

#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

TEST(TerminalPhrases, SpeakOfEventsAndArgumentsThatExist) {
  std::set<std::string> seen;
  for (const Phrase& phrase : Phrases()) {
    const std::string where = absl::StrCat(phrase.game, " ", phrase.event);
    EXPECT_TRUE(seen.insert(where).second) << where << " has two phrases";
    const absl::StatusOr<const Game*> game = FindGame(phrase.game);
    ASSERT_TRUE(game.ok()) << where;
    const KindSpec* event = nullptr;
    for (const KindSpec& kind : (*game)->manifest().events) {
      if (absl::string_view(kind.name) == phrase.event) event = &kind;
    }
    ASSERT_NE(event, nullptr) << where;
    EXPECT_EQ(phrase.role == Role::kSilent, *phrase.text == '\0') << where;
    std::set<std::string> known;
    for (const ArgSpec& arg : event->args) {
      known.insert({arg.name, absl::StrCat(arg.name, "+1")});
    }
    const std::vector<std::string> parts = absl::StrSplit(phrase.text, '{');
    for (size_t i = 1; i < parts.size(); ++i) {
      const size_t end = parts[i].find('}');
      ASSERT_NE(end, std::string::npos) << where;
      EXPECT_EQ(known.count(parts[i].substr(0, end)), 1u) << where << " in {" << parts[i];
    }
  }
}

}  // namespace
}  // namespace mallard::terminal
