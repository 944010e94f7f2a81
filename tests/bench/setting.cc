#include "tests/bench/setting.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "src/games/battleducks/actions.h"

namespace mallard::bench {
namespace {

void MustBeOk(mld_status status, mld_error* error, const char* what) {
  if (status == MLD_OK) return;
  std::fprintf(stderr, "%s: %s\n", what, mld_error_message(error));
  std::exit(1);
}

}  // namespace

void MustBeOk(const absl::Status& status, const char* what) {
  if (status.ok()) return;
  std::fprintf(stderr, "%s: %s\n", what, status.ToString().c_str());
  std::exit(1);
}

const std::shared_ptr<const Ruleset>& BaseRuleset(const std::string& game) {
  static auto* const rulesets = new std::map<std::string, std::shared_ptr<const Ruleset>>;
  std::shared_ptr<const Ruleset>& ruleset = (*rulesets)[game];
  if (ruleset == nullptr) ruleset = Must(Ruleset::Load(game), "loading the base pack");
  return ruleset;
}

std::shared_ptr<const Ruleset> RulesetWith(absl::string_view lua, const std::string& game) {
  Pack pack;
  pack.label = "bench";
  pack.files = {{"pack.lua", "pack { id = 'bench', version = '1.0.0', game = '" + game +
                                 "', api = 1, requires = { " + game + " = '1' } }"},
                {"content.lua", std::string(lua)}};
  return Must(Ruleset::Load(game, {std::move(pack)}), "loading the benchmark's pack");
}

Match NewMatch(const std::shared_ptr<const Ruleset>& ruleset, absl::string_view configuration,
               MatchOptions options) {
  Configuration values(ruleset->game().manifest());
  MustBeOk(values.SetAll(configuration), "reading the configuration");
  return Must(Match::Create(ruleset, values, options), "creating a match");
}

std::pair<Match, int> StoppedAt(const std::string& game, absl::string_view configuration,
                                absl::string_view decision, int times) {
  Match match = NewMatch(BaseRuleset(game), configuration, kBare);
  const std::unique_ptr<Bot> bot = Must(CreateBot(match.rules(), "standard", 1), "a bot");
  for (;;) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const KindSpec* kind =
        Manifest::Find(match.rules().manifest().decisions, match.DecisionOf(seat).kind);
    if (kind != nullptr && kind->name == decision && --times == 0) return {match, seat};
    MustBeOk(match.Apply(seat, Must(bot->Choose(Sight(match, seat)), "a choice")), "an action");
  }
}

void FinishSetup(Match& match) {
  for (int seat = 0; seat < match.seats(); ++seat) {
    for (const char* text : {"fill", "ready"}) {
      MustBeOk(match.Apply(seat, Must(ParseAction(match.rules(), text), "reading an action")),
               "setting up");
    }
  }
}

PlayedMatch PlayByBots(const std::shared_ptr<const Ruleset>& ruleset,
                       absl::string_view configuration) {
  PlayedMatch played{NewMatch(ruleset, configuration, kBare), {}};
  Match match = played.start;
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < match.seats(); ++seat) {
    bots.push_back(
        Must(CreateBot(match.rules(), "standard", static_cast<uint64_t>(seat)), "a bot"));
  }
  while (!match.outcome().over) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    played.moves.push_back(
        {seat, Must(bots[static_cast<size_t>(seat)]->Choose(Sight(match, seat)), "a choice")});
    MustBeOk(match.Apply(seat, played.moves.back().action), "an action");
  }
  return played;
}

std::vector<Match> ReadyMatches(absl::string_view configuration, int count,
                                const std::string& game) {
  std::vector<Match> matches;
  MatchOptions options = kBare;
  for (; options.seed < static_cast<uint64_t>(count); ++options.seed) {
    matches.push_back(NewMatch(BaseRuleset(game), configuration, options));
    FinishSetup(matches.back());
  }
  return matches;
}

std::vector<Match> MiddleGames(absl::string_view configuration, int count, int turns) {
  std::vector<Match> matches = ReadyMatches(configuration, count);
  uint64_t seed = 0;
  for (Match& match : matches) {
    const std::unique_ptr<Bot> bot = match.rules().CreateBot(seed++);
    for (int turn = 0; turn < turns && !match.outcome().over; ++turn) {
      const int seat = match.DecisionOf(0) ? 0 : 1;
      MustBeOk(match.Apply(seat, Must(bot->Choose(Sight(match, seat)), "choosing an action")),
               "taking a turn");
    }
  }
  std::erase_if(matches, [](const Match& match) { return match.outcome().over; });
  return matches;
}

CMatches::CMatches(const char* configuration, int count) {
  mld_error* error = nullptr;
  MustBeOk(mld_ruleset_create("battleducks", nullptr, &ruleset_, &error), error, "loading");
  mld_config* config = nullptr;
  MustBeOk(mld_config_create(ruleset_, &config, &error), error, "making a configuration");
  MustBeOk(mld_config_set_text(config, configuration, &error), error, "reading the configuration");
  mld_match_options options;
  mld_match_options_init(&options, sizeof options);
  options.history = 0;
  options.events = 0;
  for (; options.seed < static_cast<uint64_t>(count); ++options.seed) {
    mld_match* match = nullptr;
    MustBeOk(mld_match_create(ruleset_, config, &options, &match, &error), error, "creating");
    for (int seat = 0; seat < 2; ++seat) {
      for (const uint32_t kind : {battleducks::kFill, battleducks::kReady}) {
        const mld_action action = {kind, {}};
        MustBeOk(mld_match_apply(match, seat, &action, &error), error, "setting up");
      }
    }
    matches_.push_back(match);
  }
  mld_config_destroy(config);
}

CMatches::~CMatches() {
  for (mld_match* match : matches_) mld_match_destroy(match);
  mld_ruleset_destroy(ruleset_);
}

}  // namespace mallard::bench
