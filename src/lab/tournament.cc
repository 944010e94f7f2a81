#include <algorithm>
#include <cmath>
#include <mutex>
#include <utility>

#include "absl/strings/str_cat.h"
#include "src/engine/parallel.h"
#include "src/lab/play.h"
#include "src/lab/share.h"

namespace mallard {
namespace {

// Pairs of games played before their results are looked at: so that it does not depend on the
// number of threads how many are played.
constexpr uint64_t kBatch = 16;
const double kEloScale = 400 / std::log(10.0);

double Expected(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }

// What the player with the bits `mine` has scored: 1, 1/2 or 0.
double ScoreOf(const Outcome& outcome, uint32_t mine, uint32_t all) {
  const bool won = (outcome.winners & mine) != 0;
  const bool lost = (outcome.winners & all & ~mine) != 0;
  return won == lost ? 0.5 : won ? 1 : 0;
}

// The games of one pairing: pair n is one seed, played twice with seats changed.
class PairedGames {
 public:
  PairedGames(const lab::Table& table, const BotOptions& one, const BotOptions& other, int seats,
              uint64_t seed, int threads)
      : table_(table), players_{&one, &other}, seats_(seats), seed_(seed), threads_(threads) {}

  // Scores of the one player in pairs `first` to `first + scores.size() - 1`.
  absl::Status Play(uint64_t first, absl::Span<double> scores) {
    std::vector<double> halves(scores.size() * 2);
    std::mutex mutex;
    absl::Status failed;
    InParallel(static_cast<size_t>(threads_), halves.size(), [&](size_t, uint64_t i) {
      lab::Table own = table_;
      own.seed = lab::SeedOf(seed_, first + i / 2);
      uint32_t mine = 0;
      for (int seat = 0; seat < seats_; ++seat) {
        const bool is_one = (static_cast<uint64_t>(seat) + i) % 2 == 0;
        if (is_one) mine |= 1u << seat;
        own.players.push_back(*players_[is_one ? 0 : 1]);
      }
      const absl::StatusOr<lab::Record> record = lab::PlayGame(own);
      if (record.ok()) {
        uint32_t asked = 0;  // Others are the engine's, and nobody's rivals.
        for (int seat = 0; seat < seats_; ++seat) {
          if (record->moves[static_cast<size_t>(seat)] > 0) asked |= 1u << seat;
        }
        halves[i] = ScoreOf(record->outcome, mine & asked, asked);
        return true;
      }
      const std::lock_guard<std::mutex> lock(mutex);
      failed = record.status();
      return false;
    });
    for (size_t i = 0; i < scores.size(); ++i) scores[i] = (halves[2 * i] + halves[2 * i + 1]) / 2;
    return failed;
  }

 private:
  const lab::Table& table_;
  const BotOptions* players_[2];
  int seats_;
  uint64_t seed_;
  int threads_;
};

// The strengths that make the results most likely (Bradley and Terry), by Newton's method on one
// player at a time. Half a game won and lost against everybody keeps them finite.
void Rate(Tournament& tournament) {
  const size_t count = tournament.standings.size();
  std::vector<double> strength(count);
  std::vector<double> weights(count);
  for (int round = 0; round < 400; ++round) {
    for (size_t i = 0; i < count; ++i) {
      double slope = 0;
      double weight = 0;
      for (const Pairing& pair : tournament.pairings) {
        if (pair.one != i && pair.other != i) continue;
        const size_t against = pair.one == i ? pair.other : pair.one;
        const double games = pair.points.games + 1;
        const double own =
            (pair.one == i ? pair.points.won : pair.points.games - pair.points.won) + 0.5;
        const double chance = 1 / (1 + std::exp(strength[against] - strength[i]));
        slope += own - games * chance;
        weight += games * chance * (1 - chance);
      }
      if (weight > 0) strength[i] += slope / weight;
      weights[i] = weight;
    }
    double mean = 0;
    for (const double s : strength) mean += s / static_cast<double>(count);
    for (double& s : strength) s -= mean;
  }
  for (size_t i = 0; i < count; ++i) {
    tournament.standings[i].rating = kEloScale * strength[i];
    tournament.standings[i].margin = weights[i] > 0 ? 1.96 * kEloScale / std::sqrt(weights[i]) : 0;
  }
}

}  // namespace

void SequentialTest::Add(double score) {
  if (verdict != 0) return;
  ++pairs;
  sum += score;
  squares += score * score;
  // Half a pair of each kind, so that the first few do not decide alone.
  const double n = static_cast<double>(pairs) + 1.5;
  const double mean = (sum + 0.75) / n;
  const double variance = (squares + 0.625) / n - mean * mean;
  const double low = Expected(weaker);
  const double high = Expected(stronger);
  ratio = static_cast<double>(pairs) * (high - low) * (2 * mean - low - high) / (2 * variance);
  const double bound = std::log((1 - kError) / kError);
  if (ratio >= bound) verdict = 1;
  if (ratio <= -bound) verdict = -1;
}

absl::StatusOr<Tournament> PlayTournament(const std::shared_ptr<const Ruleset>& ruleset,
                                          const Configuration& configuration,
                                          const StudyOptions& options, const SequentialTest* test) {
  if (absl::Status status = lab::CheckOptions(options, 2); !status.ok()) return status;
  absl::StatusOr<Match> match = Match::Create(ruleset, configuration);
  if (!match.ok()) return match.status();
  const int seats = match->seats();
  if (seats < 2) return absl::InvalidArgumentError("a tournament needs more than one player");
  std::vector<BotOptions> players;
  Tournament tournament;
  tournament.game = match->rules().manifest().game;
  tournament.settings = match->rules().configuration_text();
  tournament.seed = options.seed;
  tournament.sequential = test != nullptr;
  for (const std::string& word : options.players) {
    absl::StatusOr<BotOptions> player = ReadPlayer(word);
    if (!player.ok()) return player.status();
    if (absl::Status status = CreateBot(match->rules(), *player).status(); !status.ok()) {
      return status;
    }
    players.push_back(*std::move(player));
    tournament.standings.emplace_back().player = word;
  }
  lab::Table table;
  table.ruleset = ruleset;
  table.configuration = &configuration;
  table.max_actions = options.max_actions;
  const uint64_t pairs = std::max<uint64_t>(1, options.games / 2);
  const uint64_t total = pairs * 2 * players.size() * (players.size() - 1) / 2;
  uint64_t done = 0;
  for (size_t i = 0; i < players.size(); ++i) {
    for (size_t j = i + 1; j < players.size(); ++j) {
      Pairing pairing;
      pairing.one = i;
      pairing.other = j;
      if (test != nullptr) pairing.test = *test;
      PairedGames games(table, players[i], players[j], seats, options.seed, options.threads);
      for (uint64_t first = 0; first < pairs && pairing.test.verdict == 0; first += kBatch) {
        std::vector<double> scores(std::min(kBatch, pairs - first));
        if (absl::Status status = games.Play(first, absl::MakeSpan(scores)); !status.ok()) {
          return status;
        }
        for (const double score : scores) {
          if (test != nullptr && pairing.test.verdict != 0) break;
          if (test != nullptr) pairing.test.Add(score);
          pairing.points.won += 2 * score;
          pairing.points.games += 2;
          pairing.games += 2;
        }
        done += 2 * scores.size();
        if (options.progress && !options.progress(std::min(done, total), total)) {
          return absl::CancelledError("the tournament was ended");
        }
      }
      lab::FillInterval(pairing.points, 1);
      for (const bool one : {true, false}) {
        Tournament::Standing& standing = tournament.standings[one ? i : j];
        standing.games += pairing.games;
        standing.points += one ? pairing.points.won : pairing.points.games - pairing.points.won;
      }
      tournament.pairings.push_back(pairing);
    }
  }
  Rate(tournament);
  return tournament;
}

}  // namespace mallard
