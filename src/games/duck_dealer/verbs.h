// What functions of content can ask and do: everything behind `ctx:verb(...)`.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_VERBS_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_VERBS_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/frame/verbs.h"
#include "mallard/script.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// What the verbs work on during one call of a tile's or a piece of equipment's
/// function.
struct Context : ScriptContext<Play> {
  bool collecting;  // Missing markers become virtual.

  Player& player() const { return play.state.players[seat]; }
  Chance& chance() { return play.state.chance; }
  /// The planet of the acting ship; -1: it is in space, or not on the map yet.
  int planet() const {
    return player().on_map != 0 && play.rules.IsPlanet(player().place) ? player().place : -1;
  }
  /// Which instance of a variable is meant: the acting player's, or that of the
  /// ship's planet.
  absl::StatusOr<int> InstanceOf(absl::string_view scope) const;
};

/// The one kind of context, shared by all hooks.
const ScriptContextType& ContextType();

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_VERBS_H_
