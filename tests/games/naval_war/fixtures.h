// Positions used by several tests. An Opening says what the players hold and what is left to draw;
// the rest is reached by the actions that players take.
#ifndef MALLARD_TESTS_GAMES_NAVAL_WAR_FIXTURES_H_
#define MALLARD_TESTS_GAMES_NAVAL_WAR_FIXTURES_H_

#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/state_buffer.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/content.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"
#include "tests/support/matches.h"

namespace mallard::testing {

using Texts = std::vector<std::string>;

/// A match past its set-up, which refuses actions whose scripts fail; p1 begins. Unless told
/// otherwise the ships of both fleets lie side by side, bows to the west, in column B:
///   carrier B2 to F2, battleship B4 to E4, crusher B6 to D6, submarine B8 to D8, destroyer B10
///   C10.
/// The modes `duel` (one destroyer) and `pair` (submarine, destroyer) have less: B2 C2, and B2 to
/// D2, B4 C4.
struct Opening {
  /// The hands, by short ids of cards, and what is left in the deck. An empty deck and an empty
  /// discard pile mean that nothing is drawn. Hands are filled up with `blank` where dealing them
  /// needs it; a blank can never be played.
  Texts p1 = {};
  Texts p2 = {};
  Texts deck = {};
  /// Ships that lie elsewhere, as `place` has it: "carrier north A1".
  Texts fleet1 = {};
  Texts fleet2 = {};
  std::string options = "";
  /// Content of a pack `trial` on top of the game's own.
  std::string lua = "";
};
Match Begin(const Opening& opening);

/// A pack of that name on top of the game's own, and a ruleset with such packs. A ruleset that does
/// not load fails the test.
Pack SmallPack(absl::string_view id, absl::string_view lua);
std::shared_ptr<const Ruleset> LoadNavalWar(std::vector<Pack> packs);

/// Lays the ships that the opening does not mention on their usual places.
void PlaceFleet(Match& match, int seat, const Texts& elsewhere = {});

const naval_war::State& StateOf(const Match& match);
const naval_war::NavalWarRules& RulesOf(const Match& match);
const naval_war::GameContent& ContentOf(const Match& match);
/// A ship by its name.
const naval_war::Ship& ShipOf(const Match& match, int seat, absl::string_view name);
/// Cells of a ship from its bow: "B2 C2". Empty if it is not on the board.
std::string CellsOf(const Match& match, int seat, absl::string_view ship);
/// Damaged parts of a ship, from the bow: "x.x" is hit at both ends.
std::string DamageOf(const Match& match, int seat, absl::string_view ship);
/// A hand as short ids, sorted by name.
Texts HandOf(const Match& match, int seat);
/// The last answer of a cell of that player's board.
naval_war::Answer RadarAt(const Match& match, int owner, absl::string_view cell);
/// What that player is being asked; 0: nothing.
uint32_t Asked(const Match& match, int seat);

/// Takes an action and says what `viewer` heard of it.
Texts Hear(Match& match, int seat, absl::string_view action, Viewer viewer);
/// Why an action written as text is refused; empty if it is not.
std::string Refusal(const Match& match, int seat, absl::string_view action);
/// The texts of legal actions that begin with `prefix`.
Texts LegalTexts(const Match& match, int seat, absl::string_view prefix = "");

/// Takes an action; whoever is attacked allows it and stays.
void Strike(Match& match, int seat, absl::string_view action);
/// Ends that many turns, of whoever's turn it is, without an attack; blanks are discarded first.
void PassTurns(Match& match, int turns);

/// Everything that a player can find out: the state as that player sees it, view bytes, events,
/// what anybody is asked, own legal actions, and why others are refused.
struct Knowledge {
  Knowledge(const Match& match, int seat);
  bool operator==(const Knowledge&) const = default;
  /// What test reports show of it.
  friend void PrintTo(const Knowledge& known, std::ostream* out);

  StateBuffer state;
  std::vector<uint8_t> view;
  std::vector<Event> events;
  std::vector<uint32_t> decisions;
  std::vector<Action> legal;
  Texts refusals;
};

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_GAMES_NAVAL_WAR_FIXTURES_H_
