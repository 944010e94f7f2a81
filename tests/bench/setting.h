// What the measurements are made on: rulesets, configurations and positions, the same in every
// program of this folder. Everything here ends the program with a message when it fails: a
// measurement of nothing is worse than none.
#ifndef MALLARD_TESTS_BENCH_SETTING_H_
#define MALLARD_TESTS_BENCH_SETTING_H_

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "capi/mallard.h"
#include "mallard/mallard.hpp"

namespace mallard::bench {

/// Battleship by configuration: 10 by 10 cells, straight lines of 2, 3, 3, 4 and 5, which may
/// touch.
inline constexpr char kBattleship[] =
    "board=classic_pond fleet=double,triple,triple,quadruple,quintuple allow_contact=true";
inline constexpr char kStandard[] = "";
inline constexpr char kAdvanced[] = "mode=advanced";

/// A match for searches: no history, no events.
inline constexpr MatchOptions kBare = {.seed = 0, .history = false, .events = false};

/// Ends the program unless `status` is OK.
void MustBeOk(const absl::Status& status, const char* what);

/// The value, or the end of the program.
template <class T>
T Must(absl::StatusOr<T> value, const char* what) {
  MustBeOk(value.status(), what);
  return *std::move(value);
}

/// The base ruleset of a game, loaded once.
const std::shared_ptr<const Ruleset>& BaseRuleset(const std::string& game = "battleducks");

/// The same with a pack on top that holds one file, `content.lua`.
std::shared_ptr<const Ruleset> RulesetWith(absl::string_view lua,
                                           const std::string& game = "battleducks");

/// A new match; `configuration` as Configuration::SetAll reads it.
Match NewMatch(const std::shared_ptr<const Ruleset>& ruleset, absl::string_view configuration,
               MatchOptions options);

/// A match of computer players, stopped where somebody is asked that decision for the `times`-th
/// time; and who is asked.
std::pair<Match, int> StoppedAt(const std::string& game, absl::string_view configuration,
                                absl::string_view decision, int times);

/// Lays out whatever is missing of all fleets, at random, and declares the players ready; for games
/// that begin in this way.
void FinishSetup(Match& match);

/// `count` matches without history and events, each with other fleets, before the first turn.
std::vector<Match> ReadyMatches(absl::string_view configuration, int count,
                                const std::string& game = "battleducks");

/// The same after `turns` turns of the game's own bot against itself; one that ends before is left
/// out.
std::vector<Match> MiddleGames(absl::string_view configuration, int count, int turns);

struct Move {
  int seat;
  Action action;
};
/// A match between computer players: how it began, and everything they did.
struct PlayedMatch {
  Match start;
  std::vector<Move> moves;
};
PlayedMatch PlayByBots(const std::shared_ptr<const Ruleset>& ruleset,
                       absl::string_view configuration);

/// Matches of the shared library, freed in the end.
class CMatches {
 public:
  /// As ReadyMatches.
  CMatches(const char* configuration, int count);
  ~CMatches();
  CMatches(const CMatches&) = delete;
  CMatches& operator=(const CMatches&) = delete;
  size_t size() const { return matches_.size(); }
  mld_match* operator[](size_t i) const { return matches_[i]; }

 private:
  mld_ruleset* ruleset_ = nullptr;
  std::vector<mld_match*> matches_;
};

}  // namespace mallard::bench

#endif  // MALLARD_TESTS_BENCH_SETTING_H_
