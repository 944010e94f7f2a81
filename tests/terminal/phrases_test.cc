// The wording of events.
#include "examples/terminal/phrases.h"

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

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

TEST(TerminalPhrases, AnEventWithoutAPhraseIsWordedFromTheManifest) {
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load("battleducks");
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const absl::StatusOr<std::shared_ptr<const Rules>> rules =
      (*ruleset)->RulesFor(Configuration((*ruleset)->game().manifest()));
  ASSERT_TRUE(rules.ok()) << rules.status();
  const auto event = [&](absl::string_view name, std::vector<int32_t> args) {
    Event result;
    for (const KindSpec& kind : (*rules)->manifest().events) {
      if (name == kind.name) result.kind = kind.kind;
    }
    std::copy(args.begin(), args.end(), result.args);
    return result;
  };
  EXPECT_EQ(DescribePlainly(**rules, event("answered", {0, 17, 1, -1})), "p1 answered B2 spotted");
  EXPECT_EQ(DescribePlainly(**rules, event("turn_began", {1, 4})), "p2 turn began turn 4");
  EXPECT_EQ(DescribePlainly(**rules, event("disclosed", {})), "disclosed");
  EXPECT_EQ(DescribePlainly(**rules, event("no such event", {})), "unknown#0");
  EXPECT_EQ(Describe(**rules, event("answered", {0, 17, 2, 0})).text, "B2 found (single)");
  EXPECT_EQ(Describe(**rules, event("turn_began", {1, 4})).text, "turn 5");
}

}  // namespace
}  // namespace mallard::terminal
