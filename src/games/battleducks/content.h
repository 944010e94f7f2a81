// BattleDucks content: what packs may declare, and the structures it is compiled into.
//
// Figures are kept in all eight symmetries, numbered 0-3 for quarter turns clockwise and 4-7 for
// the same turns of the mirror image. A symmetry that looks like an earlier one is not *distinct*
// and is never listed.
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
#include "mallard/primitives/shape.h"
#include "mallard/script.h"

namespace mallard::battleducks {

inline constexpr int kSymmetries = 8;
inline constexpr int kRotations = 4;

/// A shape in all its symmetries.
struct Figure {
  Shape shapes[kSymmetries];
  uint8_t distinct = 0;  // Bit s: symmetry s looks like no earlier one.
  int size = 0;          // Cells.

  bool IsDistinct(int symmetry) const { return (distinct >> symmetry) & 1; }
};

/// Works out the symmetries of a shape.
Figure MakeFigure(const Shape& shape);

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
  int maneuver = -1;  // None: no Commander and no dial.
  std::vector<uint16_t> formations;
};

struct Board {
  std::string id;
  Bitboard cells;
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
  std::vector<FleetItem> fleet;
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
