// The part of the content that is about scales and maps.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_PLACES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_PLACES_H_

#include <vector>

#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

/// What packs may declare of it.
std::vector<EntrySchema> PlaceSchemas();
/// Compiles it; nothing need be compiled before.
void CompilePlaces(const ContentSet& set, ContentReport& report, GameContent& content);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_PLACES_H_
