/// @file
/// Texts for modders, made from the same tables that the script host checks packs with, so that
/// they cannot disagree: types for editors, and the reference of everything a pack may declare.
#ifndef MALLARD_LUA_TYPES_H_
#define MALLARD_LUA_TYPES_H_

#include <string>

#include "mallard/game.h"

namespace mallard {

/// A definition file in LuaCATS form, for editors that use the Lua language server: completion,
/// documentation and checking for packs of a game.
std::string LuaTypes(const Game& game);

/// The reference page of a game's content in Markdown: kinds of entry, hooks, contexts.
std::string ContentReference(const Game& game);

}  // namespace mallard

#endif  // MALLARD_LUA_TYPES_H_
