// The part of the content that is about models and monsters.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_MODELS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_MODELS_H_

#include <vector>

#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

/// What packs may declare of it.
std::vector<EntrySchema> ModelSchemas();
/// Compiles it; abilities, spells, quacktics, factions and weapons have been compiled.
void CompileModels(const ContentSet& set, ContentReport& report, GameContent& content);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_MODELS_H_
