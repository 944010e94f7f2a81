// Every game, in settings in which much of it happens soon.
#ifndef MALLARD_TESTS_FAULTS_SETTINGS_H_
#define MALLARD_TESTS_FAULTS_SETTINGS_H_

#include <cstdlib>
#include <ostream>
#include <vector>

#include "mallard/mallard.hpp"

namespace mallard::testing {

struct Setting {
  const char* game;
  const char* options;
};

inline constexpr Setting kSettings[] = {
    {"battleducks", "mode=advanced"},
    {"naval_war", ""},
    {"ducks_in_tow", "players=2 round_limit=6"},
    {"duck_dealer", "players=2 turns=6"},
    {"duckhammer", "rounds=1"},
    {"duckhammer_campaign", "rations=60 battles=1 seasons=2 rounds=1"},
};

inline void PrintTo(const Setting& setting, std::ostream* out) { *out << setting.game; }

/// The short form is for every day, the long one for `./dev faults`.
inline bool LongForm() { return std::getenv("MALLARD_FAULTS") != nullptr; }

/// A random action of a random seat that is asked; kind 0 at the end.
inline TakenAction RandomStep(const Match& match, Chance& chance) {
  std::vector<int> asked;
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (match.DecisionOf(seat)) asked.push_back(seat);
  }
  if (asked.empty()) return {-1, {}};
  const int seat = asked[chance.Below(static_cast<uint32_t>(asked.size()))];
  const absl::StatusOr<Action> action = ChooseAtRandom(match.rules(), match.state(), seat, chance);
  return {seat, action.ok() ? *action : Action()};
}

/// Everything that an action which failed may not have touched.
struct Trace {
  explicit Trace(const Match& match)
      : hash(match.Hash()),
        undo_depth(match.UndoDepth()),
        redo_depth(match.RedoDepth()),
        revision(match.revision()),
        events(match.Events(Viewer::Host())),
        snapshot(match.Snapshot(Viewer::Host())) {}
  bool operator==(const Trace&) const = default;
  uint64_t hash;
  size_t undo_depth;
  size_t redo_depth;
  uint64_t revision;
  std::vector<Event> events;
  std::vector<uint8_t> snapshot;
};

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_FAULTS_SETTINGS_H_
