// Scripts that fail during a match, in every game: the message names pack, file, line, entry, hook
// and the way there; the match is unchanged and goes on.
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// Hooks of a kind of entry that act; those that are asked something cannot refuse an action.
std::vector<std::string> ActingHooks(const EntrySchema& kind) {
  std::vector<std::string> hooks;
  for (const FieldSchema& field : kind.fields) {
    if (field.hook != nullptr && field.hook->result.type == ScriptType::kNil) {
      hooks.push_back(field.name);
    }
  }
  return hooks;
}

// A pack in which every hook of every entry of a game is `body`, called by a helper.
Pack FailingPack(const Game& game, const std::string& body) {
  std::string content = absl::StrCat("local function inner()\n", body, "\nend\n");
  for (const EntrySchema& kind : game.content_schema().entries) {
    for (const ContentEntry& entry :
         BaseRuleset(game.content_schema().game)->entries().Entries(kind.name)) {
      for (const std::string& hook : ActingHooks(kind)) {
        absl::StrAppend(&content, "patch.", kind.name, " { id = '", entry.id, "', ", hook,
                        " = function(ctx)\n  inner()\nend }\n");
      }
    }
  }
  return {"faulty",
          {{"pack.lua", absl::StrCat("pack { id = 'faulty', version = '1.0', game = '",
                                     game.content_schema().game, "', api = 1 }")},
           {"hooks.lua", content}}};
}

// Options under which the hooks of a game's own content are called at all.
std::string OptionsOf(const Game& game) {
  if (game.content_schema().game == "battleducks") return "mode=advanced";
  // Wars of random players seldom come to a battle.
  if (game.content_schema().game == "duckhammer_campaign")
    return "mode=duckheim battles=1 rounds=2";
  return "";
}

// The pack whose hooks act: a game that builds on another one may have its hooks from there.
std::string OwnerOfHooks(const Game& game) {
  const ContentSchema& schema = game.content_schema();
  return schema.parent.empty() ? schema.game : schema.parent;
}

// Seat and action of a random player.
std::pair<int, Action> ChooseAny(const Match& match, RandomBot& bot) {
  int seat = 0;
  while (seat < match.seats() - 1 && !match.DecisionOf(seat)) ++seat;
  const absl::StatusOr<Action> action = bot.Choose(Sight(match, seat));
  EXPECT_TRUE(action.ok()) << action.status();
  return {seat, *action};
}

// With mended packs the action that failed is taken, and the match is played to its end.
void GoOn(Match match, int seat, const Action& action, RandomBot& bot) {
  const std::string game = match.rules().manifest().game;
  EXPECT_EQ(match.CarryOver(BaseRuleset(game)), absl::OkStatus());
  EXPECT_EQ(match.Apply(seat, action), absl::OkStatus()) << game;
  for (int i = 0; i < 20'000 && !match.outcome().over; ++i) {
    const auto [next, chosen] = ChooseAny(match, bot);
    ASSERT_EQ(match.Apply(next, chosen), absl::OkStatus());
  }
  EXPECT_TRUE(match.outcome().over) << game;
}

// Random actions until scripts have failed `wanted` times; gives what they said. After the first
// time another match goes on.
std::vector<absl::Status> PlayUntilFailing(const Game& game, const std::string& body, size_t wanted,
                                           const ScriptLimits& limits = {}) {
  RulesetOptions options;
  options.limits = limits;
  const auto ruleset = Ruleset::Load(game, {FailingPack(game, body)}, options);
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  std::vector<absl::Status> failures;
  for (uint64_t seed = 1; seed <= 20 && failures.size() < wanted; ++seed) {
    Match match = NewMatch(*ruleset, OptionsOf(game), seed);
    RandomBot bot(seed);
    for (int i = 0; i < 3000 && failures.size() < wanted && !match.outcome().over; ++i) {
      const auto [seat, action] = ChooseAny(match, bot);
      const Match before = match;
      const absl::Status status = match.Apply(seat, action);
      if (status.ok()) continue;
      EXPECT_EQ(match.Hash(), before.Hash());
      EXPECT_EQ(match.EventCount(Viewer::Host()), before.EventCount(Viewer::Host()));
      EXPECT_EQ(match.UndoDepth(), before.UndoDepth());
      if (failures.empty()) GoOn(match, seat, action, bot);
      failures.push_back(status);
    }
  }
  return failures;
}

bool HasActingHooks(const Game& game) {
  for (const EntrySchema& kind : game.content_schema().entries) {
    if (!ActingHooks(kind).empty()) return true;
  }
  return false;
}

TEST(RuntimeErrors, NameEverythingAndLetTheMatchGoOnInEveryGame) {
  for (const Game* game : Games()) {
    if (!HasActingHooks(*game)) continue;
    const std::vector<absl::Status> failures = PlayUntilFailing(*game, "error('out of bread')", 20);
    ASSERT_FALSE(failures.empty()) << game->content_schema().game;
    std::set<std::string> messages;
    for (const absl::Status& status : failures) {
      EXPECT_EQ(status.code(), absl::StatusCode::kAborted);
      EXPECT_THAT(std::string(status.message()),
                  AllOf(StartsWith("faulty/hooks.lua:2: out of bread (in "),
                        HasSubstr(absl::StrCat("\"", OwnerOfHooks(*game), ":")),
                        HasSubstr(", called from faulty/hooks.lua:")));
      messages.emplace(status.message());
    }
    for (const std::string& message : messages) {
      bool names_hook = false;
      for (const EntrySchema& kind : game->content_schema().entries) {
        for (const std::string& hook : ActingHooks(kind)) {
          names_hook = names_hook || (absl::StrContains(message, absl::StrCat("(in ", kind.name)) &&
                                      absl::StrContains(message, absl::StrCat("\".", hook, ",")));
        }
      }
      EXPECT_TRUE(names_hook) << message;
    }
  }
}

TEST(RuntimeErrors, LimitsAreErrorsLikeOthersInEveryGame) {
  ScriptLimits limits;
  limits.call_instructions = 10'000;
  for (const Game* game : Games()) {
    if (!HasActingHooks(*game)) continue;
    const std::vector<absl::Status> failures =
        PlayUntilFailing(*game, "while true do end", 3, limits);
    ASSERT_FALSE(failures.empty()) << game->content_schema().game;
    for (const absl::Status& status : failures) {
      EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
      EXPECT_THAT(std::string(status.message()),
                  AllOf(StartsWith("faulty/hooks.lua:2: stopped after 10000 instructions"),
                        HasSubstr(absl::StrCat("\"", OwnerOfHooks(*game), ":"))));
    }
  }
}

}  // namespace
}  // namespace mallard::testing
