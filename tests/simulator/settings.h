// What the simulator plays: games with packs and options.
#ifndef MALLARD_TESTS_SIMULATOR_SETTINGS_H_
#define MALLARD_TESTS_SIMULATOR_SETTINGS_H_

#include <cstddef>
#include <memory>

#include "mallard/mallard.hpp"

namespace mallard::simulator {

/// Packs of a game. Loaded once, and shared by all threads.
struct Table {
  const char* game;
  std::shared_ptr<const Ruleset> ruleset;
  std::shared_ptr<const Ruleset> again;  ///< The same packs, loaded a second time.
  std::shared_ptr<const Ruleset> base;   ///< The game's own pack alone.
};

/// A table and options.
struct Setting {
  const Table* table;
  const char* configuration;
};

/// Numbers the settings; numbers too large begin again. First come those of the fuzzers, each game
/// with a pack that has every hook, then all packs of examples/packs: those of a game are loaded on
/// top of each other.
const Setting& SettingOf(size_t number);

/// A match of the setting.
Match NewMatch(const Setting& setting, const MatchOptions& options);

}  // namespace mallard::simulator

#endif  // MALLARD_TESTS_SIMULATOR_SETTINGS_H_
