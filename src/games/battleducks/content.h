// BattleDucks content: what packs may declare, and the structures it is compiled into.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_CONTENT_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_CONTENT_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "mallard/content.h"
#include "mallard/game.h"
#include "mallard/name_table.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/script.h"
#include "src/games/battleducks/figure.h"

namespace mallard::battleducks {

inline constexpr int kMaxDucks = 64;  // Of a formation.

struct Formation {
  std::string id;
  int category = 0;
  Figure figure;
};

struct Maneuver {
  std::string id;
  Figure footprint;  // Only its rotations are used.
  int cooldown = 0;
  ScriptFunction resolve;  // None: every cell of the footprint is probed in reading order.
};

struct Category {
  std::string id;
  int min_ducks = 0;
  int max_ducks = 0;
  int maneuver = -1;                 // None: no Commander and no dial.
  std::vector<uint16_t> formations;  // All that belong to it.
};

struct Board {
  std::string id;
  Bitboard cells;
  int size = 0;  // Number of cells.
  int width = 0;
  int height = 0;
};

/// One place in a fleet: a given formation, or a free pick from a category.
struct FleetItem {
  int category = 0;
  int formation = -1;  // -1: the player picks.
};

struct Mode {
  std::string id;
  int board = 0;
  std::vector<int> formations;   // Given ...
  std::vector<int> categories;   // ... and picked from.
  std::vector<FleetItem> fleet;  // Both, in that order.
};

/// Everything a ruleset of BattleDucks holds.
class GameContent : public Content {
 public:
  std::vector<Formation> formations;
  std::vector<Category> categories;
  std::vector<Maneuver> maneuvers;
  std::vector<Board> boards;
  std::vector<Mode> modes;
  // By index, for the text notation and configurations.
  NameTable formation_names, category_names, board_names, mode_names;
};

/// What packs may declare.
const ContentSchema& Schema();
/// Compiles validated content, reporting what the schema cannot check.
std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_CONTENT_H_
