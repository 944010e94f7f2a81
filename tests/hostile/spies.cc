#include "tests/hostile/spies.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using std::string_literals::operator""s;

// Verbs of battles that do something, and hooks that are called when dice have been rolled.
const std::vector<std::string> kRolls = {"roll", "reroll", "add_die", "push", "take_off", "land"};
const std::vector<std::string> kRolled = {"on_rolls",           "on_final_rolls",    "on_hit",
                                          "on_damage_dice",     "on_chanted",        "on_cast",
                                          "on_model_destroyed", "on_unit_destroyed", "on_destroys",
                                          "on_round_end",       "on_report",         "on_moved",
                                          "on_charged",         "on_phase",          "on_deployed",
                                          "on_targeted",        "on_clock",          "wins"};

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
     "ctx:player()", "ctx:round()", "map=yard rations=60 rounds=3 challenges=false", kYard},
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

}  // namespace

absl::Span<const Secrets> GamesWithSecrets() { return kGames; }

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

const ScriptHook* ActingHook(const Game& game) {
  for (const EntrySchema& kind : game.content_schema().entries) {
    for (const FieldSchema& field : kind.fields) {
      if (field.hook != nullptr && field.hook->result.type == ScriptType::kNil) return field.hook;
    }
  }
  return nullptr;
}

std::string SpyWords(const Game& game) {
  std::string words =
      absl::StrCat("variable { id = 'secret', scope = 'player' }\n", "scopes = { 'nobody', '",
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
  const char* more = "";
  for (const Secrets& secrets : GamesWithSecrets()) {
    if (game.manifest().game == absl::string_view(secrets.game)) more = secrets.more;
  }
  return absl::StrCat(words, " }\n", more);
}

int SpyNumberOf(const Match& match, int seat) {
  if (match.rules().ruleset().game().content_schema().game != "duckhammer_campaign"s)
    return seat + 1;
  const auto& rules = static_cast<const duckhammer_campaign::CampaignRules&>(match.rules());
  const auto& state = duckhammer_campaign::CampaignRules::As(match.state());
  return duckhammer_campaign::BattleSeatOf({rules, state}, seat) + 1;
}

bool IsSpyOf(const std::string& line, int number) {
  return absl::StrContains(line, absl::StrCat(": ", number, " ")) ||
         absl::StrContains(line, ": nil ");
}

}  // namespace mallard::testing
