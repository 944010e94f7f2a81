#include <algorithm>
#include <cmath>
#include <mutex>
#include <numeric>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "src/engine/parallel.h"
#include "src/lab/play.h"
#include "src/lab/share.h"

namespace mallard {
namespace {

Spread SpreadOf(std::vector<int64_t> all) {
  Spread spread;
  spread.all = all;
  if (all.empty()) return spread;
  std::sort(all.begin(), all.end());
  spread.mean = static_cast<double>(std::accumulate(all.begin(), all.end(), int64_t{0})) /
                static_cast<double>(all.size());
  spread.least = all.front();
  spread.median = all[all.size() / 2];
  spread.greatest = all.back();
  return spread;
}

// What of a game a seat has won.
double PartOf(const Outcome& outcome, int seat) {
  if (!outcome.over || (outcome.winners >> seat & 1) == 0) return 0;
  return 1.0 / std::popcount(outcome.winners);
}

// Games of a study, played on several threads and kept in order.
absl::StatusOr<std::vector<lab::Record>> PlayAll(const lab::Table& table, const Simulation& study,
                                                 const std::vector<BotOptions>& players,
                                                 const std::vector<size_t>& without,
                                                 const StudyOptions& options) {
  std::vector<lab::Record> records(study.games);
  std::mutex mutex;
  uint64_t done = 0;
  absl::Status failed;
  uint64_t failed_at = UINT64_MAX;
  InParallel(static_cast<size_t>(options.threads), study.games, [&](size_t, uint64_t n) {
    lab::Table own = table;
    own.seed = lab::SeedOf(options.seed, n / players.size());
    own.players.clear();
    for (size_t seat = 0; seat < study.by_seat.size(); ++seat) {
      const size_t player = (seat + n) % players.size();
      own.players.push_back(players[player]);
      own.without.push_back(player == 0 ? without : std::vector<size_t>());
    }
    absl::StatusOr<lab::Record> record = lab::PlayGame(own);
    const std::lock_guard<std::mutex> lock(mutex);
    if (!record.ok()) {
      if (n < failed_at) {
        failed_at = n;
        failed = absl::Status(record.status().code(),
                              absl::StrCat("game ", n + 1, ": ", record.status().message()));
      }
      return false;
    }
    records[n] = *std::move(record);
    ++done;
    if (!options.progress || options.progress(done, study.games)) return true;
    failed = absl::CancelledError("the study was ended");
    return false;
  });
  if (!failed.ok()) return failed;
  return records;
}

// The seats on which anybody sits: an engine that plays a part of the game itself has a seat, and
// is never asked.
std::vector<size_t> SeatsPlayed(const std::vector<lab::Record>& records, size_t seats) {
  std::vector<size_t> played;
  for (size_t seat = 0; seat < seats; ++seat) {
    const auto asked = [&](const lab::Record& record) { return record.moves[seat] > 0; };
    if (std::any_of(records.begin(), records.end(), asked)) played.push_back(seat);
  }
  return played;
}

void CountOutcome(const lab::Record& record, Simulation& study) {
  const int winners = std::popcount(record.outcome.winners);
  if (!record.outcome.over) {
    ++study.unfinished;
  } else if (winners == 0) {
    ++study.drawn;
  } else {
    ++(winners == 1 ? study.won : study.shared);
  }
}

}  // namespace

absl::StatusOr<BotOptions> ReadPlayer(absl::string_view word) {
  const std::vector<absl::string_view> parts = absl::StrSplit(word, ':');
  const std::vector<absl::string_view> who = absl::StrSplit(parts[0], absl::MaxSplits('+', 1));
  BotOptions options;
  options.name = std::string(who[0]);
  if (who.size() == 2) options.personality = std::string(who[1]);
  if (parts.size() > 2 || (parts.size() == 2 && !absl::SimpleAtoi(parts[1], &options.iterations))) {
    return absl::InvalidArgumentError(absl::StrCat(
        "a player is a bot's name, a personality after a plus sign and iterations after a "
        "colon, such as hard+bold:200, not \"",
        word, "\""));
  }
  return options;
}

absl::StatusOr<Simulation> Simulate(const std::shared_ptr<const Ruleset>& ruleset,
                                    const Configuration& configuration,
                                    const StudyOptions& options) {
  if (absl::Status status = lab::CheckOptions(options, 1); !status.ok()) return status;
  absl::StatusOr<Match> match = Match::Create(ruleset, configuration);
  if (!match.ok()) return match.status();
  const Rules& rules = match->rules();
  const lab::Things things(rules);
  std::vector<BotOptions> players;
  for (const std::string& word : options.players) {
    absl::StatusOr<BotOptions> player = ReadPlayer(word);
    if (!player.ok()) return player.status();
    if (absl::Status status = CreateBot(rules, *player).status(); !status.ok()) return status;
    players.push_back(*std::move(player));
  }
  std::vector<size_t> without;
  for (const std::string& name : options.without) {
    const absl::StatusOr<std::vector<size_t>> found = things.Find(name);
    if (!found.ok()) return found.status();
    without.insert(without.end(), found->begin(), found->end());
  }
  Simulation study;
  study.game = rules.manifest().game;
  study.settings = rules.configuration_text();
  for (const PackInfo& pack : ruleset->packs()) study.packs.push_back(pack.id);
  study.players = options.players;
  study.without = options.without;
  study.games = options.games;
  study.seed = options.seed;
  study.by_seat.resize(static_cast<size_t>(match->seats()));
  lab::Table table;
  table.ruleset = ruleset;
  table.configuration = &configuration;
  table.max_actions = options.max_actions;
  table.things = &things;
  absl::StatusOr<std::vector<lab::Record>> records =
      PlayAll(table, study, players, without, options);
  if (!records.ok()) return records.status();

  study.by_player.resize(players.size());
  const std::vector<size_t> seats = SeatsPlayed(*records, study.by_seat.size());
  study.seats = static_cast<int>(seats.size());
  for (size_t i = 0; i < things.size(); ++i) study.usage.push_back(things[i]);
  std::vector<int64_t> lengths, scores, leads;
  std::vector<double> seconds(players.size());
  std::vector<uint64_t> moves(players.size());
  uint64_t actions = 0, choices = 0;
  for (uint64_t n = 0; n < study.games; ++n) {
    const lab::Record& record = (*records)[n];
    CountOutcome(record, study);
    lengths.push_back(static_cast<int64_t>(record.actions));
    actions += record.actions;
    choices += record.choices;
    std::vector<int64_t> points;
    for (const size_t seat : seats) points.push_back(record.outcome.scores[seat]);
    scores.insert(scores.end(), points.begin(), points.end());
    std::sort(points.rbegin(), points.rend());
    leads.push_back(points.size() > 1 ? points[0] - points[1] : 0);
    if (record.first >= 0) {
      study.first.games += 1;
      study.first.won += PartOf(record.outcome, record.first);
    }
    study.replaced.decisions += record.replaced.decisions;
    study.replaced.at_random += record.replaced.at_random;
    study.replaced.unavoidable += record.replaced.unavoidable;
    for (const size_t s : seats) {
      const size_t player = (s + n) % players.size();
      const double part = PartOf(record.outcome, static_cast<int>(s));
      for (Share* share : {&study.by_player[player], &study.by_seat[s]}) {
        share->games += 1;
        share->won += part;
      }
      seconds[player] += record.seconds[s];
      moves[player] += record.moves[s];
      for (size_t i = 0; i < things.size(); ++i) {
        Usage& usage = study.usage[i];
        usage.offered += record.deeds[s].offered[i];
        usage.used += record.deeds[s].used[i];
        if (record.deeds[s].used[i] == 0) continue;
        usage.wins.games += 1;
        usage.wins.won += part;
      }
    }
  }
  study.length = SpreadOf(std::move(lengths));
  study.score = SpreadOf(std::move(scores));
  study.lead = SpreadOf(std::move(leads));
  study.branching =
      static_cast<double>(choices) / static_cast<double>(std::max<uint64_t>(1, actions));
  for (Share& share : study.by_player) lab::FillInterval(share, 1);
  for (Share& share : study.by_seat) lab::FillInterval(share, 1);
  lab::FillInterval(study.first, 1);
  const auto counted =
      static_cast<size_t>(std::count_if(study.usage.begin(), study.usage.end(),
                                        [](const Usage& usage) { return usage.wins.games > 0; }));
  for (Usage& usage : study.usage) lab::FillInterval(usage.wins, counted);
  for (size_t i = 0; i < players.size(); ++i) {
    study.microseconds.push_back(moves[i] == 0 ? 0
                                               : 1e6 * seconds[i] / static_cast<double>(moves[i]));
  }
  return study;
}

}  // namespace mallard
