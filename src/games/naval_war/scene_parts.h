// What the two files that write scenes of Naval War share: words, ids, and the writer of a board.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SCENE_PARTS_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SCENE_PARTS_H_

#include <cstdint>

#include "mallard/scene_builder.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

enum Word : int {
  kWordBoard,
  kWordRadar,
  kWordFleet,
  kWordHand,
  kWordDeck,
  kWordDiscard,
  kWordCard,
  kWordMiss,
  kWordHit,
  kWordSmoke,
  kWordBlocked,
  kWordSeenWater,
  kWordSeenShip,
  kWordHits,
  kWordStruck,
  kWordSmokeTurns,
  kWordSeizedTurns,
  kWordAfloat,
  kWordSunk,
  kWordDisabled,
  kWordSkips,
  kWordCards,
  kWordNotPlaced,
  kWordNorthwest,  // The four quadrants, in the order of their numbers.
  kWordNortheast,
  kWordSouthwest,
  kWordSoutheast,
  kWordSetup,  // The phases, in the order of theirs.
  kWordTurnPhase,
  kWordReact,
  kWordAfterHit,
  kWordDiscarding,
  kWordOver,
  kWordTurn,
  kWordFleetSunk,
  kWordTurnLimit,
};

/// Ids of areas; those of a seat by seat.
enum AreaId : uint32_t {
  kBoardArea = 1,
  kFleetArea = 3,
  kHandArea = 5,
  kDeckArea = 7,
  kDiscardArea
};

/// Groups of item ids; all but the last two by seat.
enum Group : uint32_t {
  kCells = 1,      // By cell.
  kShips = 3,      // On the board, by ship.
  kParts = 5,      // Damaged ones, by ship * 8 + part.
  kBerths = 7,     // New places, by ship.
  kZoneCells = 9,  // By zone * 256 + cell.
  kQuadrantItems = 11,
  kEdges = 13,   // Columns, then rows from 16 on.
  kLines = 15,   // Of the fleet, by ship.
  kHeld = 17,    // Known cards, by kind * 16 + copy.
  kHidden = 19,  // Unknown cards, by place: they have no other identity.
  kDeckItem = 21,
  kDiscarded,  // By kind.
};

constexpr uint32_t IdOf(Group group, int seat, int number) {
  return ItemId(OfSeat(group, seat), number);
}

inline constexpr uint32_t kShipKind = TableId("ship");
inline constexpr uint32_t kCardKind = TableId("card");
inline constexpr uint32_t kZoneKind = TableId("zone");

/// Writes one player's board and fleet.
class BoardWriter {
 public:
  BoardWriter(const NavalWarRules& rules, const State& state, SceneBuilder& builder);
  /// The board with everything on it, then the fleet.
  void Write(int seat);

 private:
  bool Known(int seat) const { return s_.boards[seat].hidden == 0; }
  void Cell(int seat, int area, int cell, bool attacked);
  void Edges(int seat, int area);
  void Quadrants(int seat, int area);
  void Zones(int seat, int area);
  void ShipOnBoard(int seat, int area, int ship);
  void Berths(int seat, int area);
  void Fleet(int seat);
  void NameShip(SceneItem& item, int seat, int ship);
  void Draw(SceneItem& item, Pose pose, int length);

  const NavalWarRules& rules_;
  const State& s_;
  SceneBuilder& b_;
  int newest_ = -1;      // Turn of the newest answers, if that is the running or the last one.
  uint32_t not_placed_;  // A mark of our own.
  uint32_t answers_[7];  // Labels, by Answer.
  uint32_t hits_, smoke_turns_;
};

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SCENE_PARTS_H_
