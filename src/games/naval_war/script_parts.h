// What the verbs of Naval War's scripts work on during one call. Only script files include this.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_PARTS_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_PARTS_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/frame/grid_verbs.h"
#include "mallard/frame/verbs.h"
#include "mallard/script.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// Why a script runs.
enum class Occasion : uint8_t {
  kLooking,
  kPlaying,
  kReacting,
  kAfterAttack,
  kEntering,
  kAnswering
};

/// What reading verbs work on: the match, of which only what `seat` may know is ever read.
struct Look : ScriptContext<const Position> {
  Occasion occasion = Occasion::kLooking;
  int card = -1;                    // Kind; -1 for a zone.
  const int32_t* target = nullptr;  // The card's target; null for none.
  int hits = 0;                     // Answers of hit, after an attack.

  const NavalWarRules& rules() const { return play.rules; }
  const State& state() const { return play.state; }
  const Bitboard& board() const { return play.rules.cells(); }
  const Board& own() const { return play.state.boards[seat]; }
  const Board& enemy() const { return play.state.boards[1 - seat]; }

  /// Whose variable the acting player means; `ship` may be nil.
  absl::StatusOr<int> InstanceOf(absl::string_view scope, const ScriptValue& ship) const;
};

/// What changing verbs work on: the same, and the way to change it.
struct Deed : Look {
  Play& doing;
  bool attacked = false;  // This call has declared an attack.

  Deed(Play& the_play, const Position& position, int by, Occasion why, int what = -1,
       const int32_t* at = nullptr, int hit = 0)
      : Look{{position, by}, why, what, at, hit}, doing(the_play) {}
  Chance& chance() { return doing.state.chance; }
};

/// @name Verbs as the table of a context wants them. Contexts are always handed over as a Look*.
/// @{
template <absl::Status (*Do)(Look&, ScriptCall&)>
absl::Status LookVerb(void* context, ScriptCall& call) {
  return Do(*static_cast<Look*>(context), call);
}
template <absl::Status (*Do)(Deed&, ScriptCall&)>
absl::Status DeedVerb(void* context, ScriptCall& call) {
  return Do(static_cast<Deed&>(*static_cast<Look*>(context)), call);
}
/// @}

/// The words of scripts for directions and rotations, in the order of their numbers.
inline constexpr const char* kDirectionNames[] = {"north", "east", "south", "west"};
inline constexpr const char* kRotationNames[] = {"clockwise", "counterclockwise"};

/// The error of a verb that is not for this occasion, or not for this state of things.
inline absl::Status Misplaced(absl::string_view what) {
  return absl::FailedPreconditionError(what);
}

/// A ship number from a script, from 1, as an index; an error if there is none.
absl::StatusOr<int> ShipOf(const Look& look, const ScriptValue& value);
/// A cell number from a script; an error if the board has none.
absl::StatusOr<int> CellOf(const Look& look, const ScriptValue& value);
/// The cells the card is aimed at, in `look.list`.
absl::Span<const int64_t> AimedCells(Look& look);
/// Cells that a verb is given, all on the board, or those the card is aimed at.
absl::StatusOr<absl::Span<const int64_t>> CellsOrTarget(Look& look, const ScriptValue& value);

/// What `get` and `set` say.
inline constexpr VariableWords kVariables = {"\"match\", \"player\" or \"ship\".",
                                             {"ship", ScriptType::kInt, true, "Which ship."},
                                             "number"};

/// Verbs that read, and verbs that change: attacks and looking; movement; what lasts and the rest.
std::vector<ScriptVerb> ReadingVerbs();
std::vector<ScriptVerb> AttackVerbs();
std::vector<ScriptVerb> MoveVerbs();
std::vector<ScriptVerb> LastingVerbs();

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_PARTS_H_
