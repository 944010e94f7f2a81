// The part of the content that is about gambles, quacktics and missions.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_BETS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_BETS_H_

#include <vector>

#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

inline constexpr int kHitsOn = 7;  ///< What attack rolls need without a restriction.

/// What packs may declare of it.
std::vector<EntrySchema> BetSchemas();
/// Compiles it; nothing need be compiled before.
void CompileBets(const ContentSet& set, ContentReport& report, GameContent& content);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_BETS_H_
