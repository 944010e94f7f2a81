// Scripts that spy: no question a script can ask is answered from what its player may not know.
//
// Every hook asks every question with every argument that may mean something, and prints the
// answers. The same action is then taken in matches that only agree in what the acting player has
// seen; the answers must be the same.
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "tests/hostile/hostile_packs.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

struct Secrets {
  const char* game;
  std::vector<std::string> effects;  // Verbs that do something; they are not asked.
  std::vector<std::string> spared;   // Hooks that are called when more has come out.
};

const Secrets kGames[] = {
    {"battleducks", {"probe", "random"}, {}},
    {"naval_war", {"reveal", "damage", "random"}, {"after_attack"}},
    {"ducks_in_tow", {"random"}, {}},
    {"duck_dealer", {"gain_energy", "random"}, {}},
};

bool Has(const std::vector<std::string>& list, const std::string& name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

// Loops of Lua that ask one question with all arguments.
std::string AskAll(const ScriptVerb& verb) {
  std::string loops;
  std::string ends;
  std::vector<std::string> args = {"ctx"};
  // All cells of any board if that is all there is to ask; fewer where questions multiply.
  const int last = verb.params.size() == 1 ? 256 : verb.params.size() == 2 ? 17 : 5;
  for (const ScriptParam& param : verb.params) {
    const std::string name = absl::StrCat("a", args.size());
    args.push_back(name);
    switch (param.type) {
      case ScriptType::kInt:
        absl::StrAppend(&loops, "for ", name, " = -1, ", last, " do ");
        break;
      case ScriptType::kString:
        absl::StrAppend(&loops, "for _, ", name, " in ipairs(words) do ");
        break;
      case ScriptType::kBool:
        absl::StrAppend(&loops, "for _, ", name, " in ipairs { true, false } do ");
        break;
      default:
        absl::StrAppend(&loops, "do local ", name, " = nil ");
    }
    ends += " end";
  }
  std::string list;
  for (const std::string& arg : args) absl::StrAppend(&list, ", ", arg);
  return absl::StrCat(loops, "note(pcall(ctx.", verb.name, list, "))", ends, "\n");
}

// A fingerprint of all answers, printed.
std::string SpyBody(const ScriptHook& hook, const Secrets& secrets) {
  std::string body =
      "local sum = 7\n"
      "local function note(good, answer)\n"
      "  if type(answer) == 'table' then answer = table.concat(answer, ',') end\n"
      "  local text = tostring(good) .. tostring(answer)\n"
      "  for i = 1, #text do sum = (sum * 31 + text:byte(i)) % 1000000007 end\n"
      "end\n";
  for (const ScriptVerb& verb : hook.context->verbs) {
    if (verb.result.type == ScriptType::kNil || Has(secrets.effects, verb.name)) continue;
    body += AskAll(verb);
  }
  return body + "print(sum)";
}

// The body asks the questions of the context that the game's acting hooks have in common.
const ScriptHook* ActingHook(const Game& game) {
  for (const EntrySchema& kind : game.content_schema().entries) {
    for (const FieldSchema& field : kind.fields) {
      if (field.hook != nullptr && field.hook->result.type == ScriptType::kNil) return field.hook;
    }
  }
  return nullptr;
}

std::string Words(const Game& game) {
  std::string words =
      "words = { 'match', 'player', 'mine', 'factory', 'consumer', 'shipyard', "
      "'move', 'build', 'trade'";
  for (const std::string& scope : game.content_schema().variable_scopes) {
    absl::StrAppend(&words, ", '", scope, "'");
  }
  for (const EntrySchema& kind : game.content_schema().entries) {
    int count = 0;
    for (const ContentEntry& entry :
         BaseRuleset(game.content_schema().game)->entries().Entries(kind.name)) {
      if (++count <= 2) absl::StrAppend(&words, ", '", entry.id, "'");
    }
  }
  return words + " }";
}

TEST(HostileSecrets, NoQuestionIsAnsweredFromWhatThePlayerMayNotKnow) {
  for (const Secrets& secrets : kGames) {
    const Game& game = **FindGame(secrets.game);
    std::vector<std::string> printed;
    RulesetOptions options;
    options.limits.call_instructions = 500'000'000;
    options.log = [&](absl::string_view line) { printed.emplace_back(line); };
    const std::shared_ptr<const Ruleset> ruleset = LoadHostile(
        game, HostilePack(game, SpyBody(*ActingHook(game), secrets), Words(game), secrets.spared),
        options);
    int compared = 0;
    for (uint64_t seed = 1; seed <= 4 && compared < 4; ++seed) {
      Match match = NewMatch(ruleset, HookOptions(game), seed);
      RandomBot bot(seed);
      for (int i = 0; i < 400 && compared < 4 && !match.outcome().over; ++i) {
        const auto [seat, action] = RandomChoice(match, bot);
        const Match before = match;
        printed.clear();
        ASSERT_EQ(match.Apply(seat, action), absl::OkStatus()) << secrets.game;
        const std::vector<std::string> answers = printed;
        if (answers.empty()) continue;
        ++compared;
        for (uint64_t world = 1; world <= 2; ++world) {
          absl::StatusOr<Match> imagined =
              Match::Imagine(ruleset, before.Snapshot(Viewer::Seat(seat)), world);
          ASSERT_TRUE(imagined.ok()) << imagined.status();
          printed.clear();
          ASSERT_EQ(imagined->Apply(seat, action), absl::OkStatus());
          ASSERT_FALSE(printed.empty());
          EXPECT_EQ(printed.front(), answers.front()) << secrets.game;
        }
      }
    }
    EXPECT_GE(compared, 3) << secrets.game << ": hooks were hardly ever called";
  }
}

// In battles all is open but what packs keep for one player.
TEST(HostileSecrets, OwnerOnlyVariablesOfTheOtherPlayerAreNotTold) {
  for (const char* const name : {"duckhammer", "duckhammer_campaign"}) {
    const Game& game = **FindGame(name);
    std::vector<std::string> printed;
    RulesetOptions options;
    options.log = [&](absl::string_view line) { printed.emplace_back(line); };
    const std::shared_ptr<const Ruleset> ruleset = LoadHostile(
        game,
        HostilePack(game,
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
                    "variable { id = 'plan', scope = 'player', default = 3, owner_only = true }\n"
                    "variable { id = 'known', scope = 'player', default = 4 }\n"
                    "variable { id = 'mood', scope = 'unit', default = 5, owner_only = true }"),
        options);
    for (uint64_t seed = 1; seed <= 5; ++seed) {
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
        EXPECT_THAT(line, HasSubstr("mood is owner_only"));
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
