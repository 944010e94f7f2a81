// Scripts that run: a program is made from the input, statement by statement, with the verbs of the
// game, and becomes a function of content that matches call often. Whatever it does, actions that
// are allowed are taken, without the script where it fails; what cannot be taken changes nothing;
// the same seed gives the same match; and a replay leads to it. Programs that no match calls would
// prove nothing: of the first matches of a game some must have called theirs.
//
// Input: a byte for the game, then the program; what is left plays the match.
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "scripting/host/kinds.h"
#include "tests/fuzz/support.h"

namespace mallard::fuzz {
namespace {

constexpr int kMaxStatements = 40;
constexpr int kMaxDepth = 3;
constexpr int kTurns = 60;
constexpr int kMatchesToJudge =
    20;  // The first of a game, of which some have to call their program.

// An entry with a function that is called often; $ stands for what it does.
struct Site {
  const char* game;
  const char* lua;
  const char* configuration;
};
constexpr Site kSites[] = {
    {"battleducks",
     "maneuver { id = 'battleducks:centers', replace = true, cooldown = 1, "
     "footprint = { 'o' }, resolve = function(ctx) $ end }",
     "fleet=centers,centers,quintuple"},
    {"naval_war",
     "card { id = 'any', name = 'Any', class = 'assault', copies = 90, "
     "resolve = function(ctx) $ end, after_attack = function(ctx) $ end }",
     ""},
    {"ducks_in_tow",
     "special { id = 'kiosk', name = 'Kiosk', symbol = 'K' }\n"
     "tile_action { id = 'browse', name = 'Browse', tile = 'kiosk', run = function(ctx) $ end }\n"
     "park { id = 'fair', name = 'Fair', rows = { '  L   K   L', 'A*  L   G   K*', '  L   K   L' } "
     "}",
     "park=fair"},
    {"duck_dealer",
     "equipment { id = 'tinkerer', name = 'Tinkerer', capacity = 1, "
     "on_collect = function(ctx) $ end, on_action_turn = function(ctx) $ end }",
     "turns=8"},
    {"duckhammer",
     "model_ability { id = 'duckhammer:stubborn', replace = true, name = 'Stubborn', text = "
     "'Any.', "
     "on_attack = function(ctx, modifier) $ return modifier end, "
     "on_round_start = function(ctx) $ end }",
     "army_1=\"hollow_guard x12; storm_page x4\" army_2=\"quack_marine x8; honour_drake x3\""},
    {"duckhammer_campaign",
     "means { id = 'gambling', name = 'Gambling', rations = 1, "
     "on_season = function(ctx) $ return 1 end, on_battle = function(ctx) $ return 1 end }\n"
     "model_ability { id = 'duckhammer:stubborn', replace = true, name = 'Stubborn', text = "
     "'Any.', "
     "on_muster = function(ctx) $ end, on_round_start = function(ctx) $ end }",
     "rations=45 battles=1 seasons=2 rounds=1"},
};

class Program {
 public:
  Program(Input& input, const Game& game) : input_(input) {
    for (const ScriptContextType* context : ContentKinds(game.content_schema()).contexts) {
      for (const ScriptVerb& verb : context->verbs) verbs_.push_back(&verb);
    }
  }

  std::string Block(int depth) {
    std::string lua;
    for (int n = 1 + input_.Byte() % 5; n > 0 && statements_ < kMaxStatements; --n) {
      ++statements_;
      absl::StrAppend(&lua, Statement(depth), " ");
    }
    return lua;
  }

 private:
  std::string Value() {
    static constexpr const char* kValues[] = {"0",
                                              "1",
                                              "2",
                                              "7",
                                              "-1",
                                              "255",
                                              "1e300",
                                              "0/0",
                                              "math.maxinteger",
                                              "nil",
                                              "true",
                                              "'A1'",
                                              "'naval_war:torpedo'",
                                              "('x'):rep(99)",
                                              "{}",
                                              "{1,2,3}",
                                              "x",
                                              "y",
                                              "#tostring(x)",
                                              "ctx"};
    return kValues[input_.Byte() % std::size(kValues)];
  }

  std::string Call() {
    if (verbs_.empty()) return "1";
    const ScriptVerb& verb = *verbs_[input_.Word() % verbs_.size()];
    std::string arguments;
    for (size_t i = 0; i < verb.params.size(); ++i) {
      absl::StrAppend(&arguments, i == 0 ? "" : ", ", Value());
    }
    const std::string call = absl::StrCat("ctx:", verb.name, "(", arguments, ")");
    // Mostly what fails is caught, so that the program goes on.
    if (input_.Byte() % 8 == 0) return call;
    return absl::StrCat("select(2, pcall(function() return ", call, " end))");
  }

  std::string Statement(int depth) {
    switch (input_.Byte() % (depth >= kMaxDepth ? 4 : 10)) {
      case 0:
        return absl::StrCat("x = ", Value());
      case 1:
        return "x, y = y, x";
      case 2:
      case 3:
        return absl::StrCat("y = ", Call());
      case 4:
        return absl::StrCat("for i = 1, ", input_.Byte() % 20, " do x = i ", Block(depth + 1),
                            "end");
      case 5:
        return absl::StrCat("if x then ", Block(depth + 1), "else ", Block(depth + 1), "end");
      case 6:
        return absl::StrCat("pcall(function() ", Block(depth + 1), "end)");
      case 7:
        return absl::StrCat("if type(x) == 'table' then for k, v in pairs(x) do y = v ",
                            Block(depth + 1), "end end");
      case 8:
        return input_.Byte() % 8 == 0 ? "while true do end" : "x = tostring(x) .. tostring(y)";
      default:
        return input_.Byte() % 4 == 0 ? "if x == y then error(x) end"
                                      : absl::StrCat("x = ", Call());
    }
  }

  Input& input_;
  std::vector<const ScriptVerb*> verbs_;
  int statements_ = 0;
};

// The ruleset, or null: what is wrong in any run may be told when it is loaded. Every call of the
// program is counted.
std::shared_ptr<const Ruleset> Load(const Site& site, const std::string& body, int* calls) {
  Pack pack;
  pack.label = "fuzz";
  const std::string lua =
      absl::StrReplaceAll(site.lua, {{"$", absl::StrCat("print() local x, y = 1, 2 ", body)}});
  pack.files = {
      {"pack.lua", absl::StrCat("pack { id = 'fuzz', version = '1.0.0', game = '", site.game,
                                "', api = 1, requires = { ", site.game, " = '1' } }")},
      {"content.lua", lua}};
  RulesetOptions options;
  options.limits.call_instructions = 20'000;
  options.limits.memory_bytes = 8 << 20;
  options.log = [calls](absl::string_view) { ++*calls; };
  absl::StatusOr<std::shared_ptr<const Ruleset>> loaded =
      Ruleset::Load(site.game, {std::move(pack)}, options);
  return loaded.ok() ? *std::move(loaded) : nullptr;
}

Match Play(const std::shared_ptr<const Ruleset>& ruleset, const Site& site, uint64_t seed) {
  Configuration configuration(ruleset->game().manifest());
  RequireOk(configuration.SetAll(site.configuration), "the site's own options are good");
  MatchOptions options;
  options.seed = seed;
  absl::StatusOr<Match> match = Match::Create(ruleset, configuration, options);
  RequireOk(match.status(), "a match can be created");
  for (int seat = 0; seat < match->seats(); ++seat) LayOutFleet(*match, seat);
  Chance chance = Chance::Stream(seed, 9);
  PlayOn(*match, chance, kTurns);
  return *std::move(match);
}

// Counts matches that were played and called their programs, for each site.
void Judge(const Site& site, int calls) {
  static int matches[std::size(kSites)] = {};
  static int called[std::size(kSites)] = {};
  const auto number = static_cast<size_t>(&site - kSites);
  called[number] += calls > 0 ? 1 : 0;
  if (++matches[number] != kMatchesToJudge) return;
  Require(called[number] > 0, absl::StrCat("matches of ", site.game, " call their programs"));
}

}  // namespace
}  // namespace mallard::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mallard;
  using namespace mallard::fuzz;
  Input input(data, size);
  const Site& site = kSites[input.Byte() % std::size(kSites)];
  Program program(input, **FindGame(site.game));
  int calls = 0;
  const std::shared_ptr<const Ruleset> ruleset = Load(site, program.Block(0), &calls);
  if (ruleset == nullptr) return 0;
  const uint64_t seed = input.Word();
  const Match match = Play(ruleset, site, seed);
  Judge(site, calls);
  Require(Play(ruleset, site, seed).Hash() == match.Hash(), "the same seed gives the same match");
  const absl::StatusOr<std::vector<uint8_t>> replay = match.Replay();
  RequireOk(replay.status(), "a match has a replay");
  const absl::StatusOr<Match> again = Match::FromReplay(ruleset, *replay);
  RequireOk(again.status(), "a replay can be played");
  Require(again->Hash() == match.Hash(), "a replay leads to the same state");
  return 0;
}
