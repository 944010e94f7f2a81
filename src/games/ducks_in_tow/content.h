// Ducks in Tow content: what packs may declare, and the structures it is compiled into.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_CONTENT_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_CONTENT_H_

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "mallard/content.h"
#include "mallard/frame/numbers.h"
#include "mallard/game.h"
#include "mallard/name_table.h"
#include "mallard/script.h"
#include "src/games/ducks_in_tow/park.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {

inline constexpr int kMaxCardWidth = 8;
inline constexpr int kMaxPatternWidth = 16;

/// What terminals paint with, in the order of ANSI colours.
enum class Paint { kBlack, kRed, kGreen, kYellow, kBlue, kMagenta, kCyan, kWhite };

struct Colour {
  std::string id;
  std::string name;
  char symbol = '?';  // For drawings.
  Paint paint = Paint::kWhite;
  int food = 0;
};

struct Location {
  std::string id;
  std::string name;
};

/// The face of a location card or of a starting card: a few columns of cells, a row a colour.
struct Face {
  std::string id;
  int location = -1;                   // -1: a starting card.
  int width = 1;                       // Columns.
  uint64_t printed[kMaxColours] = {};  // Bit n: a duck in column n.
  uint64_t dotted[kMaxColours] = {};   // Bit n: a dotted space in column n.
  uint8_t needs[kMaxColours] = {};     // Ducks of each colour that completing it takes.
};

struct StartCard : Face {
  int face = 0;          // Where it is among all faces.
  uint32_t players = 0;  // Bit n: used with n players.
  bool first_player = false;
};

/// A pattern of ducks; it slides, but never turns.
struct Formation {
  std::string id;
  int hearts = 0;
  int width = 0;
  int height = 0;
  uint64_t rows[kMaxColours] = {};  // Bit n: column n needs a duck.
};

struct Special {
  std::string id;
  std::string name;
  char symbol = '?';  // For the drawings of parks.
};

/// What must hold for a tile's action to be taken. All of it is public.
struct Needs {
  int ducks_in_tow = 0;
  int free_slots = 0;
  int food = 0;
  int food_in_bag = 0;
  int ducks_in_bag = 0;
  int cards_to_draw = 0;
  bool adoptable = false;  // A duck of the tow has a dotted space of its colour.
};

/// Something a player can do on a special tile.
struct TileAction {
  std::string id;
  int special = -1;
  Needs needs;
  ScriptFunction run;
};

/// How a number of players begins and ends.
struct Setup {
  std::string id;
  int players = 0;
  int park = 0;
  int ducks = 0;          // Of each colour.
  std::vector<int> food;  // By turn order.
  int formations = 0;
  int target = 0;  // Completed location cards that trigger the end; 0: none.
};

/// Everything a ruleset of Ducks in Tow holds.
class GameContent : public Content {
 public:
  int colour_count() const { return Size(colours); }
  int card_count() const { return Size(card_names.names()); }

  std::vector<Colour> colours;
  std::vector<Location> locations;
  std::vector<Face> faces;  // Location cards, then starting cards.
  std::vector<StartCard> start_cards;
  std::vector<Formation> formations;
  std::vector<Special> specials;
  std::vector<TileAction> tile_actions;
  std::vector<Park> parks;
  std::vector<Setup> setups;
  // By index, for the text notation and configurations.
  NameTable colour_names, location_names, card_names, formation_names, tile_action_names,
      park_names;
  // For snapshots. A std::map, since that stays whole when memory runs out in the middle.
  std::map<std::string, int, std::less<>> face_by_id;
};

/// What packs may declare.
const ContentSchema& Schema();
/// Compiles validated content, reporting what the schema cannot check.
std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_CONTENT_H_
