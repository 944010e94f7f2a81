// Scripts that fail, in random games of every game: whatever a function of a pack has done before
// it fails, the action that called it leaves no trace.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/primitives/chance.h"
#include "tests/faults/settings.h"
#include "tests/fuzz/arenas.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

// Lua, in one line, that goes in front of every file of a pack: each function in each entry now
// fails by the match's own chance, one time in `odds` before it does anything and one time after.
// Questions, which may not draw numbers, never fail.
std::string Sabotage(const Game& game, int odds) {
  std::string code = absl::StrCat(
      "local function draw(ctx) local ok, n = pcall(function() return ctx:random(", odds,
      ") end) return ok and n or 0 end ",
      "local function spoil(f) return function(ctx, ...) "
      "if draw(ctx) == 1 then error('before') end ",
      "local r = f(ctx, ...) if draw(ctx) == 1 then error('after') end return r end end ",
      "local function walk(t) for k, v in pairs(t) do if type(v) == 'function' then t[k] = "
      "spoil(v) "
      "elseif type(v) == 'table' then walk(v) end end return t end ");
  for (const EntrySchema& kind : game.content_schema().entries) {
    absl::StrAppend(&code, "local ", kind.name,
                    " = (function(real) return function(t) return "
                    "real(walk(t)) end end)(",
                    kind.name, ") ");
  }
  return code;
}

Pack Sabotaged(Pack pack, const Game& game, int odds) {
  for (PackFile& file : pack.files) {
    const bool content = file.path != "pack.lua" && !Pack::IsTest(file.path) &&
                         !absl::StartsWith(file.path, "languages/");
    if (content) file.text = absl::StrCat(Sabotage(game, odds), file.text);
  }
  return pack;
}

std::shared_ptr<const Ruleset> SabotagedRuleset(absl::string_view name, int odds) {
  const Game& game = **FindGame(name);
  std::vector<Pack> packs;
  const std::string& parent = game.content_schema().parent;
  if (!parent.empty()) {
    packs.push_back(Sabotaged(*Pack::Embedded(parent), **FindGame(parent), odds));
  }
  packs.push_back(Sabotaged(*Pack::Embedded(name), game, odds));
  // The fuzzers' pack has every hook: base packs that are plain data have none.
  packs.push_back(Sabotaged(fuzz::ArenaPack(*fuzz::FindArena(name)), game, odds));
  RulesetOptions options;
  options.base_pack = false;
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load(name, std::move(packs), options);
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return ruleset.ok() ? *ruleset : nullptr;
}

class FailingScripts : public ::testing::TestWithParam<Setting> {
 protected:
  // A match that refuses actions whose scripts fail; with history and events, or without.
  static Match RefusingMatch(const std::shared_ptr<const Ruleset>& ruleset, uint64_t seed,
                             bool kept) {
    Configuration configuration(ruleset->game().manifest());
    EXPECT_EQ(configuration.SetAll(GetParam().options), absl::OkStatus());
    MatchOptions options;
    options.seed = seed;
    options.history = options.events = kept;
    options.script_errors = ScriptErrors::kRefuse;
    return *Match::Create(ruleset, configuration, options);
  }
};

TEST_P(FailingScripts, LeaveNoTrace) {
  const std::shared_ptr<const Ruleset> ruleset = SabotagedRuleset(GetParam().game, 6);
  ASSERT_NE(ruleset, nullptr);
  int failures = 0;
  for (int game = 0; game < (LongForm() ? 200 : 12); ++game) {
    Match match = RefusingMatch(ruleset, static_cast<uint64_t>(game), game % 2 == 0);
    Chance chance = Chance::Stream(3, static_cast<uint64_t>(game));
    int in_vain = 0;
    for (int i = 0; i < 600 && in_vain < 20; ++i) {
      const TakenAction step = RandomStep(match, chance);
      if (step.seat < 0) break;
      const Trace before(match);
      const absl::Status status = match.Apply(step.seat, step.action);
      in_vain = status.ok() ? 0 : in_vain + 1;
      if (status.ok()) continue;
      ++failures;
      ASSERT_EQ(status.code(), absl::StatusCode::kAborted) << status;
      ASSERT_TRUE(Trace(match) == before) << status << " left a trace";
      ASSERT_EQ(match.Apply(step.seat, step.action), status) << "the same chance, the same failure";
    }
  }
  EXPECT_GT(failures, 0) << "no script was called";
}

INSTANTIATE_TEST_SUITE_P(Games, FailingScripts, ::testing::ValuesIn(kSettings),
                         [](const auto& setting) { return std::string(setting.param.game); });

}  // namespace
}  // namespace mallard::testing
