// The content schema of Duckhammer in parts. Only schema.cc puts them together.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_SCHEMA_PARTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_SCHEMA_PARTS_H_

#include <vector>

#include "mallard/content.h"

namespace mallard::duckhammer {

/// Abilities of models and of weapons, marks, spells.
std::vector<EntrySchema> AbilityEntries();
/// Gambles, quacktics, missions, scales and maps.
std::vector<EntrySchema> BattleEntries();

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_SCHEMA_PARTS_H_
