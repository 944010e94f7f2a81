/// @file
/// A game's own types behind the interfaces that all games share, for whoever knows which game it
/// is: its bot, its rules while they are made, its tests.
#ifndef MALLARD_FRAME_OWN_H_
#define MALLARD_FRAME_OWN_H_

#include "mallard/rules.h"
#include "mallard/ruleset.h"

namespace mallard {

/// The rules of a match as the game's own.
template <class GameRules>
const GameRules& OwnRules(const Rules& rules) {
  return static_cast<const GameRules&>(rules);
}

/// What packs declare, as the structure that the game has made of it.
template <class GameContent>
const GameContent& OwnContent(const Ruleset& ruleset) {
  return static_cast<const GameContent&>(ruleset.content());
}

}  // namespace mallard

#endif  // MALLARD_FRAME_OWN_H_
