// What the library keeps of the games that programs have registered.
#ifndef MALLARD_SRC_GAMES_GAMES_H_
#define MALLARD_SRC_GAMES_GAMES_H_

#include "absl/strings/string_view.h"
#include "mallard/pack.h"

namespace mallard {

/// The base pack that a game was registered with; null if it is one of the library's own, or there
/// is none of that name. Closes the list of games.
const Pack* RegisteredPack(absl::string_view game);

}  // namespace mallard

#endif  // MALLARD_SRC_GAMES_GAMES_H_
