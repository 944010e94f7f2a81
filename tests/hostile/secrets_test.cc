// Scripts that spy: no question a script can ask is answered from what its player may not know.
//
// Every hook asks every question with every argument that may mean something, and prints the
// answers (spies.h). The same action is then taken in matches that only agree in what the acting
// player has seen; the answers must be the same. MALLARD_SECRETS=<n> compares n actions a game
// instead of some, and prints how many pairs of worlds that were.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "tests/hostile/hostile_packs.h"
#include "tests/hostile/spies.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using std::string_literals::operator""s;
using ::testing::HasSubstr;

// A ruleset with a pack that spies, and what it hears.
struct Spy {
  Spy(const char* game_name, const Pack& pack) : game(**FindGame(game_name)) {
    RulesetOptions options;
    options.limits.call_instructions = options.limits.action_instructions = 500'000'000;
    options.log = [this](absl::string_view line) { printed.emplace_back(line); };
    ruleset = LoadHostile(game, pack, options);
  }

  // Takes an action, and again in matches that only agree in what the player has seen. False if no
  // function of that player was called first.
  bool Compare(Match& match, int seat, const Action& action) {
    const Match before = match;
    printed.clear();
    EXPECT_EQ(match.Apply(seat, action), absl::OkStatus());
    if (printed.empty() || !IsSpyOf(printed.front(), SpyNumberOf(match, seat))) return false;
    const std::string answer = printed.front();
    for (uint64_t world = 1; world <= kWorlds; ++world) {
      absl::StatusOr<Match> imagined =
          Match::Imagine(ruleset, before.Snapshot(Viewer::Seat(seat)), world);
      EXPECT_TRUE(imagined.ok()) << imagined.status();
      printed.clear();
      EXPECT_EQ(imagined->Apply(seat, action), absl::OkStatus());
      EXPECT_FALSE(printed.empty());
      if (!printed.empty()) {
        EXPECT_EQ(printed.front(), answer);
      }
    }
    return true;
  }

  static constexpr uint64_t kWorlds = 3;
  const Game& game;
  std::vector<std::string> printed;
  std::shared_ptr<const Ruleset> ruleset;
};

TEST(HostileSecrets, NoQuestionIsAnsweredFromWhatThePlayerMayNotKnow) {
  const char* const asked_for = std::getenv("MALLARD_SECRETS");
  const int wanted = asked_for == nullptr ? 4 : std::atoi(asked_for);
  for (const Secrets& secrets : GamesWithSecrets()) {
    SCOPED_TRACE(secrets.game);
    const Game& game = **FindGame(secrets.game);
    Spy spy(secrets.game,
            HostilePack(game, SpyBody(*ActingHook(game), secrets), SpyWords(game), secrets.spared));
    int compared = 0;
    const uint64_t matches = static_cast<uint64_t>(wanted);
    for (uint64_t seed = 1; seed <= matches && compared < wanted; ++seed) {
      Match match = NewMatch(
          spy.ruleset, secrets.options == nullptr ? HookOptions(game) : secrets.options, seed);
      RandomBot bot(seed);
      for (int i = 0; i < 400 && compared < wanted && !match.outcome().over; ++i) {
        const auto [seat, action] = RandomChoice(match, bot);
        if (spy.Compare(match, seat, action)) ++compared;
      }
    }
    if (asked_for != nullptr) {
      std::printf("secrets | %s | %d pairs\n", secrets.game,
                  compared * static_cast<int>(Spy::kWorlds));
    }
    EXPECT_GE(compared, 3) << "hooks were hardly ever called";
  }
}

// Army lists are secret while both players write them, and functions have a say in whether they are
// good.
TEST(HostileSecrets, AnArmyListIsCheckedWithoutAGlanceAtTheOther) {
  const ScriptHook* muster = nullptr;
  for (const EntrySchema& kind : (**FindGame("duckhammer")).content_schema().entries) {
    for (const FieldSchema& field : kind.fields) {
      if (field.name == "on_muster"s) muster = field.hook;
    }
  }
  ASSERT_NE(muster, nullptr);
  const std::string content =
      absl::StrCat("words = { 'scout', 'duty' }\n",
                   "patch.model_ability { id = 'duckhammer:scout', on_muster = function(ctx)\n",
                   SpyBody(*muster, {"duckhammer", {}, {}}), " end }\n");
  Spy spy("duckhammer",
          {"hostile",
           {{"pack.lua", "pack { id = 'hostile', version = '1.0', game = 'duckhammer', api = 1 }"},
            {"hooks.lua", content}}});
  Match match = NewMatch(spy.ruleset, "", 1);
  MustDo(match, 0, "enlist fledgling 8 1");
  MustDo(match, 1, "enlist quack_marine 5 1");
  EXPECT_TRUE(spy.Compare(match, 0, *ParseAction(match.rules(), "ready")));
}

// In battles all is open but what packs keep for one player.
TEST(HostileSecrets, VariablesOfTheOtherPlayerAreNotTold) {
  for (const char* const name : {"duckhammer", "duckhammer_campaign"}) {
    const Game& game = **FindGame(name);
    std::vector<std::string> printed;
    RulesetOptions options;
    options.log = [&](absl::string_view line) { printed.emplace_back(line); };
    const std::shared_ptr<const Ruleset> ruleset = LoadHostile(
        game,
        HostilePack(game,
                    "if not pcall(function() return ctx.unit end) then return end\n"
                    "if not ctx.unit or not ctx:unit() or ctx:player() == 0 then return end\n"
                    "local other = ctx:opponent()\n"
                    "print('own', pcall(ctx.get, ctx, 'player', 'plan'))\n"
                    "print('player', pcall(ctx.get, ctx, 'player', 'plan', other))\n"
                    "print('open', pcall(ctx.get, ctx, 'player', 'known', other))\n"
                    "for _, unit in ipairs(ctx:enemies()) do\n"
                    "  if ctx:owner(unit) == other then\n"
                    "    print('unit', pcall(ctx.get, ctx, 'unit', 'mood', unit))\n"
                    "  end\n"
                    "end",
                    "variable { id = 'plan', scope = 'player', default = 3 }\n"
                    "variable { id = 'known', scope = 'player', public = true, default = 4 }\n"
                    "variable { id = 'mood', scope = 'unit', default = 5 }"),
        options);
    for (uint64_t seed = 1; seed <= 2; ++seed) {
      Match match = NewMatch(ruleset, HookOptions(game), seed);
      RandomBot bot(seed);
      for (int i = 0; i < 400 && !match.outcome().over; ++i) {
        const auto [seat, action] = RandomChoice(match, bot);
        ASSERT_EQ(match.Apply(seat, action), absl::OkStatus()) << name;
      }
    }
    int own = 0;
    int units = 0;
    for (const std::string& line : printed) {
      const bool is_own = absl::StrContains(line, "own\ttrue\t3");
      const bool is_unit = absl::StrContains(line, "unit\tfalse");
      EXPECT_TRUE(is_own || is_unit || absl::StrContains(line, "player\tfalse") ||
                  absl::StrContains(line, "open\ttrue\t4"))
          << line;
      if (is_unit) {
        EXPECT_THAT(line, HasSubstr("may know that mood"));
      }
      own += is_own ? 1 : 0;
      units += is_unit ? 1 : 0;
    }
    EXPECT_GT(own, 0) << name;
    EXPECT_GT(units, 0) << name;
  }
}

}  // namespace
}  // namespace mallard::testing
