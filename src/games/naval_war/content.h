// Naval War content: what packs may declare, and the structures it is compiled into.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_CONTENT_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_CONTENT_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "mallard/content.h"
#include "mallard/game.h"
#include "mallard/name_table.h"
#include "mallard/script.h"

namespace mallard::naval_war {

struct ShipKind {
  std::string id;
  int length = 0;
};

/// What a disabled player may still do with a card, and whether a seized quadrant stops it.
enum class CardClass : uint8_t { kAssault, kIntel, kMovement };

/// What a card is aimed at.
enum class TargetKind : uint8_t {
  kNone,
  kArea,       // A rectangle wholly on a board.
  kColumn,     // All cells of a column.
  kRow,        // All cells of a row.
  kCells,      // Some cells, named one after another.
  kEnemyShip,  // A standing enemy ship that is not protected, by name.
  kOwnShip,    // A standing ship of one's own.
  kOwnDamage,  // A damaged part of a standing ship of one's own, by its cell.
  kQuadrant,
  kShift,    // A ship of one's own and a direction it can move in by one cell.
  kPivot,    // A ship of one's own, which way it turns by a quarter, and about which of its cells.
  kFleet,    // New places for all of one's own ships that can move.
  kHitShip,  // Reactions: a ship that the attack hits and does not sink.
};

/// True for targets that are cells of a board and lie in a rectangle or a line.
constexpr bool IsAreaOrLine(TargetKind kind) {
  return kind == TargetKind::kArea || kind == TargetKind::kColumn || kind == TargetKind::kRow;
}

struct Target {
  TargetKind kind = TargetKind::kNone;
  int width = 1;           // kArea.
  int height = 1;          // kArea.
  bool rotate = false;     // kArea: may lie either way.
  int count = 1;           // kCells.
  bool own_board = false;  // kArea, kColumn, kRow, kCells.
};

struct Card {
  std::string id;
  CardClass card_class = CardClass::kIntel;
  int copies = 0;
  bool reaction = false;
  bool secret = false;  // The opponent learns that it was played, not on what.
  Target target;
  std::vector<std::string> tag_names;  // Words that reactions can refer to.
  std::vector<std::string>
      cannot_answer_names;  // Reactions: tags of attacks it does nothing about.
  uint64_t tags = 0;        // The same as bits of the content's tags.
  uint64_t cannot_answer = 0;
  ScriptFunction playable;
  ScriptFunction resolve;
  ScriptFunction after_attack;
};

struct Zone {
  std::string id;
  ScriptFunction on_enter;
};

struct Mode {
  std::string id;
  int width = 0;
  int height = 0;
  int hand_limit = 0;
  std::vector<int> fleet;  // Indices of ship kinds.
};

/// Everything a ruleset of Naval War holds.
class GameContent : public Content {
 public:
  std::vector<ShipKind> ships;
  std::vector<Card> cards;
  std::vector<Zone> zones;
  std::vector<Mode> modes;
  // By index, for the text notation and configurations.
  NameTable ship_names, card_names, zone_names, mode_names;
};

/// What packs may declare.
const ContentSchema& Schema();
/// Compiles validated content, reporting what the schema cannot check.
std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_CONTENT_H_
