// Positions used by several tests.
//
// A Table lays out a position by hand and hands out a match that begins there. The match comes
// out of a snapshot, so that a position that could not be is refused.
#ifndef MALLARD_TESTS_GAMES_DUCKS_IN_TOW_FIXTURES_H_
#define MALLARD_TESTS_GAMES_DUCKS_IN_TOW_FIXTURES_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "src/games/ducks_in_tow/rules.h"
#include "src/games/ducks_in_tow/state.h"
#include "tests/support/matches.h"

namespace mallard::testing {

using ducks_in_tow::DucksInTowRules;
using ducks_in_tow::State;

inline const State& StateOf(const Match& match) { return DucksInTowRules::As(match.state()); }
inline const DucksInTowRules& RulesOf(const Match& match) {
  return static_cast<const DucksInTowRules&>(match.rules());
}

/// The player who decides.
int Decider(const Match& match);
/// Applies an action of the player who decides; fails the test if it is refused.
void Act(Match& match, absl::string_view text);
/// Why an action of the player who decides is refused; "" if it is not.
std::string Refusal(const Match& match, absl::string_view text);
/// What the player who decides is asked.
std::string Asked(const Match& match);
/// The texts of legal actions that begin with `prefix`.
std::vector<std::string> LegalTexts(const Match& match, absl::string_view prefix = "");
/// What everybody heard since event number `mark`.
std::vector<std::string> Heard(const Match& match, size_t mark);
/// Tableau row of a colour as text: a letter for a duck, o, or a dot.
std::string Row(const Match& match, int seat, absl::string_view colour);
/// Ducks of a tow, food and so on as letters: "YYG".
std::string Letters(const Match& match, const uint8_t (&counts)[ducks_in_tow::kMaxColours]);
/// Ends the turn, answering everything by the first choice, until somebody else (or the same
/// player alone) begins to act.
void PassTurn(Match& match);

/// A whole game of two tiles for two players, or one: three cards of one location, three ducks of
/// each of two colours. Nothing of the base pack.
std::shared_ptr<const Ruleset> TinyRuleset();

/// See the file comment. Tiles are named as in actions, ducks by letters, cards and so on by name.
class Table {
 public:
  /// A match in which everybody has taken the first free start space. With `options` for two
  /// players in the Great Park, every card is in play.
  explicit Table(absl::string_view options = "park=great_park", uint64_t seed = 1,
                 std::shared_ptr<const Ruleset> ruleset = nullptr);

  Table& Pawn(int seat, absl::string_view tile);
  Table& Place(absl::string_view tile, absl::string_view location);  ///< Swaps two locations.
  Table& Ducks(absl::string_view tile, absl::string_view letters);
  Table& Tow(int seat, absl::string_view letters);
  Table& Food(int seat, absl::string_view letters);
  Table& Hand(int seat, const std::vector<std::string>& cards);
  Table& Completed(int seat, const std::vector<std::string>& cards);  ///< Joined at the right.
  Table& Display(const std::vector<std::string>& cards);
  Table& FaceUp(const std::vector<std::string>& formations);  ///< Among others.
  /// Claims a face-up formation card at the first place of a row where it fits.
  Table& Claimed(int seat, absl::string_view formation, absl::string_view row);
  Table& EmptyDuckBag();      ///< Its ducks go to the last tile.
  Table& Discard(int count);  ///< Cards of the deck go to the discard pile.
  Table& Actions(int count);
  Table& Round(int round);

  int first() const { return state().first_seat; }
  State& state() const;
  /// The match.
  Match Play() const;

 private:
  int Tile(absl::string_view name) const;
  int Card(absl::string_view name) const;
  void TakeDuck(int colour) const;
  void FreeCard(int card) const;
  std::vector<int> ColoursOf(absl::string_view letters) const;

  Match match_;
};

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_GAMES_DUCKS_IN_TOW_FIXTURES_H_
