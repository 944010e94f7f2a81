/// @file
/// A laboratory for designers: many games by bots, and what they say about a game, its players and
/// each piece of its content.
///
/// A study is fixed by its options: the same ones give the same report, byte for byte, on any
/// number of threads. Times are measured too, and are in no file for that reason.
#ifndef MALLARD_LAB_H_
#define MALLARD_LAB_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "mallard/bot.h"
#include "mallard/configuration.h"
#include "mallard/match.h"
#include "mallard/ruleset.h"

namespace mallard {

/// Who plays in a study, read from a word such as "hard", "normal+bold" or "search:200": a bot's
/// name, after a plus sign a personality of the ruleset and, after a colon, the iterations of its
/// searches.
absl::StatusOr<BotOptions> ReadPlayer(absl::string_view word);

/// What a study plays.
struct StudyOptions {
  static constexpr uint64_t kUsualGames = 100;           ///< Default of `games`.
  static constexpr uint64_t kUsualMaxActions = 100'000;  ///< Default of `max_actions`.

  /// Words for ReadPlayer. In game n, player p sits on seat (p + n) modulo the number of players,
  /// again and again round the table; a seed is played once in each of these orders.
  std::vector<std::string> players = {"standard"};
  uint64_t games = kUsualGames;             ///< How many games; of a tournament, for each pairing.
  uint64_t seed = 0;                        ///< Fixes everything that chance decides.
  int threads = 1;                          ///< How many games at a time: 1 to 256.
  uint64_t max_actions = kUsualMaxActions;  ///< A game that is not over by then is given up.
  /// Simulations: what the first player does without. Names of actions or of entries: "move",
  /// "torpedo", "play torpedo".
  std::vector<std::string> without;
  /// Told after every game, by one thread at a time; false ends the study with an error.
  std::function<bool(uint64_t done, uint64_t total)> progress;
};

/// A share of games, and the interval that holds its true value in 95 of 100 studies (Wilson's).
/// A shared win counts in part.
struct Share {
  double games = 0;                                            ///< Of so many.
  double won = 0;                                              ///< So many.
  double low = 0;                                              ///< Lower bound.
  double high = 1;                                             ///< Upper bound.
  double rate() const { return games > 0 ? won / games : 0; }  ///< The share itself.
};

/// One thing that can be used: a kind of action, or an entry that such an action names (to play a
/// card is another thing than to discard it).
struct Usage {
  std::string kind;         ///< "action", or the kind of entry: "card".
  std::string name;         ///< As people type it: "play", or "play torpedo".
  std::string entry;        ///< Of an entry: "torpedo".
  bool takes_back = false;  ///< An action that only takes an earlier one back.
  uint64_t offered = 0;     ///< Decisions in which it could be chosen.
  uint64_t used = 0;        ///< Decisions in which it was.
  /// Games of those who used it. The interval is wide enough that in 95 of 100 studies it holds for
  /// all things at once.
  Share wins;
};

/// What became of the wishes of a player that goes without something.
struct Replacements {
  uint64_t decisions = 0;    ///< In which it wanted what it is to go without.
  uint64_t at_random = 0;    ///< Of them: it weighed nothing else, so any other action was taken.
  uint64_t unavoidable = 0;  ///< Of them: nothing else was found, so it had its wish.
};

/// A distribution of whole numbers.
struct Spread {
  double mean = 0;           ///< The average.
  int64_t least = 0;         ///< The smallest.
  int64_t median = 0;        ///< The middle.
  int64_t greatest = 0;      ///< The largest.
  std::vector<int64_t> all;  ///< Every one, by game (and seat).
};

/// What came of many games.
struct Simulation {
  std::string game;                  ///< "battleducks"
  std::string settings;              ///< Options of the game, as text.
  std::vector<std::string> packs;    ///< Ids of the packs, in load order.
  std::vector<std::string> players;  ///< As given.
  std::vector<std::string> without;  ///< As given.
  uint64_t games = 0;                ///< As given.
  uint64_t seed = 0;                 ///< As given.
  int seats = 0;                     ///< Players of a game: seats that were ever asked anything.
  uint64_t won = 0;                  ///< Games with one winner.
  uint64_t shared = 0;               ///< With several.
  uint64_t drawn = 0;                ///< With none.
  uint64_t unfinished = 0;           ///< Given up.
  Spread length;                     ///< Actions of a game.
  Spread score;                      ///< Points of a player in the end.
  Spread lead;                       ///< Between the first and the second.
  double branching = 0;              ///< Legal actions of a decision, on average.
  std::vector<Share> by_player;      ///< Wins of each player, whatever the seat.
  std::vector<Share> by_seat;        ///< Wins of each seat, whoever sat there; no games: nobody.
  Share first;                       ///< Wins of who had the first turn; no games: there is none.
  std::vector<Usage> usage;          ///< Actions first, then entries; each in the game's order.
  Replacements replaced;             ///< What the first player did without.
  std::vector<double> microseconds;  ///< A choice took, by player. Measured: in no file.

  std::string ToJson() const;  ///< All of it but the times.
  std::string ToHtml() const;  ///< A page by itself, with charts.
  std::string ToText() const;  ///< The most important, for a terminal.
};

/// Plays many games.
absl::StatusOr<Simulation> Simulate(const std::shared_ptr<const Ruleset>& ruleset,
                                    const Configuration& configuration,
                                    const StudyOptions& options);

/// Two simulations of the same seeds, with other content: what differs, for a terminal and as JSON.
std::string CompareText(const Simulation& before, const Simulation& after);
/// The same as JSON: both, and the differences.
std::string CompareJson(const Simulation& before, const Simulation& after);
/// The same as a page by itself.
std::string CompareHtml(const Simulation& before, const Simulation& after);

/// A test whether one player is stronger than another, by the ratio of likelihoods of two strengths
/// over pairs of games with seats changed, as far as it has come.
struct SequentialTest {
  double weaker = 0;     ///< Elo that "not stronger" means.
  double stronger = 50;  ///< Elo that "stronger" means.
  /// Wrong in so many of a hundred cases, either way.
  static constexpr double kError = 0.05;
  double ratio = 0;    ///< Logarithm of the ratio so far.
  uint64_t pairs = 0;  ///< Pairs of games so far.
  double sum = 0;      ///< Of the scores of pairs, each 0 to 1.
  double squares = 0;  ///< Of their squares.
  int verdict = 0;     ///< 1: stronger; -1: not stronger; 0: not known yet.

  /// Takes a pair of games in, in which the player scored `score` of 1.
  void Add(double score);
};

/// Two players of a tournament.
struct Pairing {
  size_t one = 0;       ///< Number of a player.
  size_t other = 0;     ///< Number of the other.
  uint64_t games = 0;   ///< Played.
  Share points;         ///< Of the one; a draw counts half.
  SequentialTest test;  ///< If asked for.
};

/// What came of a tournament.
struct Tournament {
  /// One player's standing.
  struct Standing {
    std::string player;  ///< As given.
    double rating = 0;   ///< Elo; the average is 0.
    double margin = 0;   ///< Half of the interval that holds 95 times of 100.
    double points = 0;   ///< Won, draws half.
    uint64_t games = 0;  ///< Played.
  };
  std::string game;                 ///< "battleducks"
  std::string settings;             ///< Options of the game, as text.
  uint64_t seed = 0;                ///< As given.
  bool sequential = false;          ///< Pairings were ended by their tests.
  std::vector<Standing> standings;  ///< By number of the player.
  std::vector<Pairing> pairings;    ///< Every two.

  std::string ToJson() const;  ///< All of it.
  std::string ToHtml() const;  ///< A page by itself.
  std::string ToText() const;  ///< For a terminal.
};

/// Lets everybody play everybody. With `test`, each pairing ends when that has come to a verdict,
/// after `options.games` games at most.
absl::StatusOr<Tournament> PlayTournament(const std::shared_ptr<const Ruleset>& ruleset,
                                          const Configuration& configuration,
                                          const StudyOptions& options,
                                          const SequentialTest* test = nullptr);

/// What a bot thinks of a game that was played.
struct Analysis {
  /// One action.
  struct Step {
    int seat = 0;                   ///< Who took it.
    std::string action;             ///< What was done.
    std::string better;             ///< What the bot would have done; "" if it was the same.
    int64_t loss = 0;               ///< What was lost by it, in thousandths.
    std::vector<int64_t> standing;  ///< What the position was worth to each seat afterwards.
    std::string reason;             ///< Why the bot would have.
  };
  std::string game;           ///< "battleducks"
  std::string player;         ///< Who thought about it.
  std::vector<Step> steps;    ///< In order.
  std::vector<size_t> turns;  ///< Turning points: the steps that lost most, the worst first.

  std::string ToJson() const;  ///< All of it.
  std::string ToHtml() const;  ///< A page by itself.
  std::string ToText() const;  ///< The turning points.
};

/// Goes through the history of a match, asking a bot at every action what it would have done.
absl::StatusOr<Analysis> AnalyseMatch(const Match& match, const StudyOptions& options);

}  // namespace mallard

#endif  // MALLARD_LAB_H_
