// What a board's chronicle says of the ships that lay there, moment by moment, as a search wants
// it. Between two moments ships may move; within one nothing does. See witness.h.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_PAST_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_PAST_H_

#include <cstdint>
#include <vector>

#include "mallard/frame/numbers.h"
#include "mallard/primitives/bitboard.h"
#include "src/games/naval_war/places.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// Some cell of `cells` was covered by one of `ships` (bits) at that moment.
struct Want {
  int moment = 0;
  Bitboard cells;
  uint32_t ships = 0;
  int attack = 0;
  bool hit = false;  // It is one cell, which answered *hit*.
};

/// What can have moved until the next moment.
struct Passage {
  Motion motion = Motion::kNone;
  uint32_t may = 0;       // Ships that can have gone so far, as bits.
  bool only_hit = false;  // Of these only ones that took damage in `attack`.
  bool one = false;       // Exactly one of them moved.
  int attack = 0;
};

struct Past {
  std::vector<Bitboard> water;    // By moment: cells that were empty. The last one is now.
  std::vector<Passage> passages;  // By moment: until the next one.
  std::vector<Want> wants;        // Newest first; single cells before others.
  std::vector<uint32_t> struck;   // By attack: ships it hit by name.
  std::vector<int> attacked_at;   // By attack: the moment of its answers.
  std::vector<int> hits;          // By attack: how many of the wants are its hits.
  std::vector<int> windows;       // By attack: after which moment ships could move; -1: never.
  int all_hits = 0;
  int last[kMaxShips] = {};  // By ship: the last moment at which it stood.

  int now() const { return Size(water) - 1; }
};

/// The past of `owner`'s ships, from a state redacted for the other player.
Past PastOf(const NavalWarRules& rules, const State& seen, int owner);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_PAST_H_
