// The part of the content that is about maps, ship boards and modes.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_CONTENT_PLAY_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_CONTENT_PLAY_H_

#include <vector>

#include "src/games/duck_dealer/content.h"

namespace mallard::duck_dealer {

/// What packs may declare of it.
std::vector<EntrySchema> PlaySchemas();
/// Compiles it. Equipment has been compiled.
void CompilePlay(const ContentSet& set, ContentReport& report, GameContent& content);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_CONTENT_PLAY_H_
