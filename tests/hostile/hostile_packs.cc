#include "tests/hostile/hostile_packs.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

std::vector<std::string> ActingHooks(const EntrySchema& kind) {
  std::vector<std::string> hooks;
  for (const FieldSchema& field : kind.fields) {
    if (field.hook != nullptr && field.hook->result.type == ScriptType::kNil) {
      hooks.push_back(field.name);
    }
  }
  return hooks;
}

}  // namespace

std::vector<const Game*> GamesWithHooks() {
  std::vector<const Game*> games;
  for (const Game* game : Games()) {
    const std::vector<EntrySchema>& kinds = game->content_schema().entries;
    if (std::any_of(kinds.begin(), kinds.end(),
                    [](const EntrySchema& kind) { return !ActingHooks(kind).empty(); })) {
      games.push_back(game);
    }
  }
  return games;
}

std::string HookOptions(const Game& game) {
  if (game.content_schema().game == "battleducks") return "mode=advanced";
  // Wars of random players seldom come to a battle; the referee of Duckheim brings them.
  if (game.content_schema().game == "duckhammer_campaign") return "mode=duckheim rounds=2";
  return "";
}

Pack HostilePack(const Game& game, const std::string& body, const std::string& preamble,
                 const std::vector<std::string>& spared) {
  std::string content = absl::StrCat(preamble, "\n");
  const std::string& name = game.content_schema().game;
  for (const EntrySchema& kind : game.content_schema().entries) {
    for (const ContentEntry& entry : BaseRuleset(name)->entries().Entries(kind.name)) {
      for (const std::string& hook : ActingHooks(kind)) {
        if (std::find(spared.begin(), spared.end(), hook) != spared.end()) continue;
        absl::StrAppend(&content, "patch.", kind.name, " { id = '", entry.id, "', ", hook,
                        " = function(ctx, ...) ", body, " end }\n");
      }
    }
  }
  return {"hostile",
          {{"pack.lua",
            absl::StrCat("pack { id = 'hostile', version = '1.0', game = '", name, "', api = 1 }")},
           {"hooks.lua", content}}};
}

std::shared_ptr<const Ruleset> LoadHostile(const Game& game, const Pack& pack,
                                           const RulesetOptions& options) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load(game, {pack}, options);
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return *ruleset;
}

std::pair<int, Action> RandomChoice(const Match& match, RandomBot& bot) {
  int seat = 0;
  while (seat < match.seats() - 1 && !match.DecisionOf(seat)) ++seat;
  const absl::StatusOr<Action> action = bot.Choose(Sight(match, seat));
  EXPECT_TRUE(action.ok()) << action.status();
  return {seat, *action};
}

}  // namespace mallard::testing
