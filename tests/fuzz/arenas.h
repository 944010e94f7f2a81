// The games as the fuzzers play them.
#ifndef MALLARD_TESTS_FUZZ_ARENAS_H_
#define MALLARD_TESTS_FUZZ_ARENAS_H_

#include <cstddef>
#include <memory>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/mallard.hpp"

namespace mallard::fuzz {

/// One game, ready to be played.
struct Arena {
  const char* game;
  const char* content;  ///< Of the pack on top of the base pack, as Lua.
  /// The base pack and a pack on top of it that uses variables, chance and scripts, some of which
  /// fail now and then.
  std::shared_ptr<const Ruleset> ruleset;
  /// Between them they use every option.
  absl::Span<const char* const> configurations;
};

/// The pack on top of the base pack.
Pack ArenaPack(const Arena& arena);

/// All games, loaded once.
absl::Span<const Arena> Arenas();

/// The arena of that game; null if there is none.
const Arena* FindArena(absl::string_view game);

/// The arena that a match was made in.
const Arena& ArenaOf(const Match& match);

/// A game and one of its configurations.
struct Setting {
  const Arena* arena;
  const char* configuration;
};

/// How many settings there are.
size_t SettingCount();

/// Numbers the configurations of all games; numbers too large begin again.
Setting SettingOf(size_t number);

/// A match with nothing laid out yet; `configuration` is one of the arena's.
Match NewMatch(const Arena& arena, const char* configuration, const MatchOptions& options);

}  // namespace mallard::fuzz

#endif  // MALLARD_TESTS_FUZZ_ARENAS_H_
