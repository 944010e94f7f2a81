// The wording of events.
#include "examples/terminal/phrases.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

// The rules of a game as it comes, and events of it by name.
class Events {
 public:
  explicit Events(absl::string_view game) {
    const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load(game);
    EXPECT_TRUE(ruleset.ok()) << ruleset.status();
    rules_ = *(*ruleset)->RulesFor(Configuration((*ruleset)->game().manifest()));
  }
  const Rules& rules() const { return *rules_; }
  Event Make(absl::string_view name, std::vector<int32_t> args) const {
    Event result;
    for (const KindSpec& kind : rules_->manifest().events) {
      if (name == kind.name) result.kind = kind.kind;
    }
    std::copy(args.begin(), args.end(), result.args);
    return result;
  }
  std::string Plainly(absl::string_view name, std::vector<int32_t> args) const {
    return DescribePlainly(*rules_, Make(name, std::move(args)));
  }
  std::string Told(absl::string_view name, std::vector<int32_t> args) const {
    return Describe(*rules_, Make(name, std::move(args))).text;
  }
  // The number of a name in actions and events.
  int32_t Number(absl::string_view table, absl::string_view name) const {
    const absl::Span<const std::string> names = rules_->Names(table);
    return static_cast<int32_t>(std::find(names.begin(), names.end(), name) - names.begin());
  }

 private:
  std::shared_ptr<const Rules> rules_;
};

TEST(TerminalPhrases, AnEventWithoutAPhraseIsWordedFromTheManifest) {
  const Events events("battleducks");
  EXPECT_EQ(events.Plainly("answered", {0, 17, 1, -1}), "p1 answered B2 spotted");
  EXPECT_EQ(events.Plainly("turn_began", {1, 4}), "p2 turn began turn 4");
  EXPECT_EQ(events.Plainly("disclosed", {}), "disclosed");
  EXPECT_EQ(events.Plainly("no such event", {}), "unknown#0");
  EXPECT_EQ(events.Told("answered", {0, 17, 2, 0}), "B2 found (Single)");
  EXPECT_EQ(events.Told("turn_began", {1, 4}), "turn 5");
}

TEST(TerminalPhrases, CardsAreToldWithTheirTargets) {
  const Events events("naval_war");
  const int32_t carpet_bomb = events.Number("card", "carpet_bomb");
  EXPECT_EQ(events.Told("card_played", {0, carpet_bomb, 0, 17}),
            "Player 1 plays Carpet Bomb across B2");
  EXPECT_EQ(events.Told("card_played", {1, events.Number("card", "cyber_operation")}),
            "Player 2 plays Cyber Operation");
  EXPECT_EQ(events.Told("card_played_secretly", {1, events.Number("card", "engineering")}),
            "Player 2 plays Engineering in secret");
  EXPECT_EQ(events.Plainly("card_played", {0, carpet_bomb, 1, 17}),
            "p1 card played carpet_bomb down B2");
}

TEST(TerminalPhrases, NavalWarIsToldInSentences) {
  const Events events("naval_war");
  EXPECT_EQ(events.Told("answered", {1, 17, 2}), "B2 hit");
  EXPECT_EQ(events.Told("sunk", {1, 0}), "Player 2 loses Carrier");
  EXPECT_EQ(events.Told("card_drawn", {0, events.Number("card", "torpedo"), 60}),
            "Player 1 draws a card: Torpedo");
  EXPECT_EQ(events.Told("card_drawn", {0, -1, 60}), "Player 1 draws a card");
  EXPECT_EQ(events.Told("effect_ended", {0, 1, 4}),
            "the protection of Destroyer ends for Player 2");
  EXPECT_EQ(events.Told("effect_ended", {1, 1, 0}), "the disabling ends for Player 2");
  EXPECT_EQ(events.Told("effect_ended", {2, -1, 3}), "the seizure of southeast ends");
}

}  // namespace
}  // namespace mallard::terminal
