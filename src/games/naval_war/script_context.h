// What the verbs of Naval War's scripts work on during one call. Only script files include this.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_CONTEXT_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_CONTEXT_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/event_sink.h"
#include "mallard/frame/grid_verbs.h"
#include "mallard/script.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// Why a script runs.
enum class Occasion : uint8_t { kLooking, kPlaying, kReacting, kAfterAttack, kEntering };

/// What reading verbs work on: the state as one player may know it.
struct Look {
  const NavalWarRules& rules;
  const State& seen;  // Only what `seat` may know is ever read through it.
  int seat;
  Occasion occasion;
  int card = -1;                    // Kind; -1 for a zone.
  const int32_t* target = nullptr;  // The card's target; null for none.
  int hits = 0;                     // Answers of hit, after an attack.
  CellList list = {};               // Storage for a verb's list result.
  const Bitboard& board() const { return rules.cells(); }
};

/// What changing verbs work on besides.
struct Deed : Look {
  State& state;
  EventSink& events;
  bool attacked = false;  // This call has declared an attack.

  Deed(const NavalWarRules& r, State& s, int by, Occasion why, EventSink& sink)
      : Look{r, s, by, why}, state(s), events(sink) {}
};

// Contexts are always handed over as a Look*.
inline Look& LookOf(void* context) { return *static_cast<Look*>(context); }
inline Deed& DeedOf(void* context) { return static_cast<Deed&>(LookOf(context)); }

/// A ship number from a script, from 1, as an index; an error if there is none.
absl::StatusOr<int> ShipOf(const Look& look, const ScriptValue& value);

/// The cells the card is aimed at, in `look.list`.
absl::Span<const int64_t> AimedCells(Look& look);

/// Which instance of a variable of that scope the acting player means; `ship` may be nil.
absl::StatusOr<int> VariableInstance(const Look& look, absl::string_view scope,
                                     const ScriptValue& ship);

/// Verbs that read, and verbs that change.
std::vector<ScriptVerb> ReadingVerbs();
std::vector<ScriptVerb> ChangingVerbs();

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SCRIPT_CONTEXT_H_
