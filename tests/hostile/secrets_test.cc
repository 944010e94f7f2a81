// Scripts that spy: no question a script can ask is answered from what its player may not know.
//
// Every hook asks every question with every argument that may mean something, and prints the
// answers. The same action is then taken in matches that only agree in what the acting player has
// seen; the answers must be the same. MALLARD_SECRETS=<n> compares n actions a game instead of
// some, and prints how many pairs of worlds that were.
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
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "tests/hostile/hostile_packs.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using std::string_literals::operator""s;
using ::testing::HasSubstr;

struct Secrets {
  const char* game;
  std::vector<std::string> effects;  // Verbs that do something; they are not asked.
  std::vector<std::string> spared;   // Hooks that are called when more has come out.
  const char* whose = "nil";  // Lua for the player whose function it is, from 1; nil: who acts.
  // Lua for a number: functions of a player ask once for each; "": every function asks.
  const char* once = "";
  const char* options = nullptr;  // Of the match, if not those of all hostile packs.
};

// Verbs of battles that do something, and hooks that are called when dice have been rolled.
const std::vector<std::string> kRolls = {"roll", "add_die", "push", "take_off", "land"};
const std::vector<std::string> kRolled = {"on_rolls",           "on_final_rolls",    "on_hit",
                                          "on_damage_dice",     "on_chanted",        "on_cast",
                                          "on_model_destroyed", "on_unit_destroyed", "on_destroys",
                                          "on_round_end",       "on_report",         "on_moved",
                                          "on_charged",         "on_phase",          "on_deployed",
                                          "on_targeted"};

std::vector<std::string> With(std::vector<std::string> list, const std::vector<std::string>& more) {
  list.insert(list.end(), more.begin(), more.end());
  return list;
}

// A map for campaigns on which random players come to a battle.
constexpr char kYard[] = R"(
  campaign_map { id = "yard", width = 12, height = 12, places = {
    { name = "left", x = 5, y = 5, start = true }, { name = "right", x = 6, y = 5, start = true } } }
)";

const Secrets kGames[] = {
    {"battleducks", {"probe", "random"}, {}},
    {"naval_war", {"reveal", "damage", "random"}, {"after_attack"}},
    {"ducks_in_tow", {"random"}, {}},
    {"duck_dealer", {"gain_energy", "random"}, {}},
    {"duckhammer", kRolls, kRolled, "ctx:player()", "ctx:round()"},
    // Armies that stand face to face. What means and episodes are asked has no acting player.
    {"duckhammer_campaign", kRolls, With(kRolled, {"on_season", "on_battle", "can", "on_begin"}),
     "ctx:player()", "ctx:round()", "map=yard rations=60 rounds=3 challenges=false"},
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
        absl::StrAppend(&loops, "for _, ", name, " in ipairs(",
                        param.name == "scope"s ? "scopes" : "words", ") do ");
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

// A fingerprint of all answers, printed behind the player whose function it is. That player then
// has a secret which others, in another match, have not.
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
  absl::StrAppend(&body, "print(tostring(", secrets.whose, ") .. ' ' .. sum)\n");
  const std::vector<ScriptVerb>& verbs = hook.context->verbs;
  const bool keeps = std::any_of(verbs.begin(), verbs.end(),
                                 [](const ScriptVerb& verb) { return verb.name == "set"s; });
  if (!keeps) return body;
  const std::string value = secrets.once[0] == 0 ? "1" : secrets.once;
  absl::StrAppend(&body, "pcall(ctx.set, ctx, 'player', 'secret', ", value, ")\n");
  if (secrets.once[0] == 0) return body;
  return absl::StrCat("local known, before = pcall(ctx.get, ctx, 'player', 'secret')\n",
                      "if known and before == ", value, " then return end\n", body);
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

// A secret of each player, and what scripts may name.
std::string Words(const Game& game) {
  std::string words = absl::StrCat(
      "variable { id = 'secret', scope = 'player', owner_only = true }\n", "scopes = { 'nobody', '",
      absl::StrJoin(game.content_schema().variable_scopes, "', '"), "' }\n",
      "words = { 'match', 'player', 'secret', 'mine', 'factory', 'consumer', ",
      "'shipyard', 'move', 'build', 'trade'");
  // Battles inside of another game know nothing of that game's content.
  const std::string& parent = game.content_schema().parent;
  const ContentSchema& schema = (parent.empty() ? game : **FindGame(parent)).content_schema();
  for (const EntrySchema& kind : schema.entries) {
    int count = 0;
    for (const ContentEntry& entry : BaseRuleset(schema.game)->entries().Entries(kind.name)) {
      if (++count <= 2) absl::StrAppend(&words, ", '", entry.id, "'");
    }
  }
  return words + " }";
}

// The number that functions know a player by: in the battles of campaigns it is that of the side.
int NumberOf(const Match& match, int seat) {
  if (match.rules().ruleset().game().content_schema().game != "duckhammer_campaign"s)
    return seat + 1;
  const auto& rules = static_cast<const duckhammer_campaign::CampaignRules&>(match.rules());
  const auto& state = duckhammer_campaign::CampaignRules::As(match.state());
  return duckhammer_campaign::BattleSeatOf({rules, state}, seat) + 1;
}

// Whether a line was printed by a function of that player.
bool IsOf(const std::string& line, int number) {
  return absl::StrContains(line, absl::StrCat(": ", number, " ")) ||
         absl::StrContains(line, ": nil ");
}

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
    if (printed.empty() || !IsOf(printed.front(), NumberOf(match, seat))) return false;
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
  for (const Secrets& secrets : kGames) {
    SCOPED_TRACE(secrets.game);
    const Game& game = **FindGame(secrets.game);
    Spy spy(secrets.game,
            HostilePack(game, SpyBody(*ActingHook(game), secrets),
                        Words(game) + (secrets.game == "duckhammer_campaign"s ? kYard : ""),
                        secrets.spared));
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
TEST(HostileSecrets, OwnerOnlyVariablesOfTheOtherPlayerAreNotTold) {
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
                    "variable { id = 'plan', scope = 'player', default = 3, owner_only = true }\n"
                    "variable { id = 'known', scope = 'player', default = 4 }\n"
                    "variable { id = 'mood', scope = 'unit', default = 5, owner_only = true }"),
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
