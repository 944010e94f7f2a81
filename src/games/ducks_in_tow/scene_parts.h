// What the two files that write scenes of Ducks in Tow share: words, ids, and the writer of what
// lies before one player.
//
// References say what a click can mean now. Colours, which ducks, food and rows all are, are given
// only where the answer that is asked for is about that thing: a food of the own supply while food
// is paid or put back, a food of the bag while food is taken out.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_SCENE_PARTS_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_SCENE_PARTS_H_

#include <cstdint>

#include "mallard/scene_builder.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

enum Word : int {
  kWordTableau,
  kWordTow,
  kWordFood,
  kWordHand,
  kWordPark,
  kWordDisplay,
  kWordDeck,
  kWordDiscard,
  kWordFormations,
  kWordDuckBag,
  kWordFoodBag,
  kWordAside,
  kWordDrawn,
  kWordChoices,
  kWordCard,
  kWordStartSpace,
  kWordDotted,
  kWordServing,
  kWordNothing,
  kWordLeftEnd,
  kWordRightEnd,
  kWordPoints,
  kWordHearts,
  kWordCompleted,
  kWordLongestRow,
  kWordActions,
  kWordFirstPlayer,
  kWordEndTriggered,
  kWordShake,
  kWordEndTurn,
  kWordTowIt,
  kWordRelease,
  kWordGoOn,
  kWordDrawDeck,
  kWordChoosing,  // The phases, in the order of theirs.
  kWordPlaying,
  kWordOver,
  kWordRound,
  kWordAllClaimed,
  kWordTarget,
  kWordRoundLimit,
  kWordLongestRows,
};

/// Ids of areas; the first four by seat.
enum AreaId : uint32_t {
  kTableauArea = 1,
  kTowArea = kTableauArea + kMaxPlayers,
  kFoodArea = kTowArea + kMaxPlayers,
  kHandArea = kFoodArea + kMaxPlayers,
  kParkArea = kHandArea + kMaxPlayers,
  kFormationArea,
  kDisplayArea,
  kDeckArea,
  kDiscardArea,
  kDuckBagArea,
  kFoodBagArea,
  kAsideArea,
  kDrawnArea,
  kChoiceArea,
};

/// Groups of item ids.
enum Group : uint32_t {
  kTiles = 1,       // By tile.
  kTileNames,       // By tile.
  kDucks,           // By tile * 8 + colour.
  kPawns,           // By seat.
  kCards,           // Cards that are known, wherever they lie: by face.
  kHiddenCards,     // By seat * 8 + place: they have no other identity.
  kCells,           // Of tableaux, by face * 64 + column of the card * 8 + row.
  kColumnHeads,     // By seat * 64 + column.
  kRowHeads,        // By seat * 8 + row.
  kEnds,            // By seat * 2 + side.
  kTowDucks,        // By seat * 64 + colour * 8 + number.
  kFood,            // By seat * 8 + colour.
  kFormationCards,  // By formation, face up or claimed.
  kDeckItem,
  kBaggedDucks,  // By colour.
  kBaggedFood,   // By colour.
  kAsideDucks,   // By colour.
  kDrawnDuck,
  kTileActions,  // By tile action.
  kButtons,      // By kind of action.
};

template <class Number>
constexpr uint32_t IdOf(Group group, Number number) {
  return ItemId(group, number);
}

inline constexpr uint32_t kColourKind = TableId("colour");

/// What both writers need to know about a scene.
struct ScenePen {
  const DucksInTowRules& rules;
  const State& s;
  SceneBuilder& b;
  const uint32_t asked;  // The kind of decision.

  ScenePen(const DucksInTowRules& rules, const State& state, SceneBuilder& builder);

  Position position() const { return {rules, s}; }
  const Player& player(int seat) const { return s.players[seat]; }
  /// Whether that player has the turn.
  bool Turn(int seat) const { return s.phase != Phase::kOver && s.turn_seat == seat; }
  /// Whether the answer to one of these decisions is asked of that player.
  template <class... Kinds>
  bool Asks(int seat, Kinds... kinds) const {
    return Turn(seat) && ((asked == kinds) || ...);
  }
  /// Adds a thing that shows a colour.
  SceneItem& Coloured(uint32_t id, int area, int colour, int place, int count);
  /// Adds a card whose face is known.
  SceneItem& Card(int face, int area, int place);
  /// Adds a formation card, where its left end and top lie at that place.
  SceneItem& FormationCard(int formation, int area, int x, int y);
  /// Gives the thing that was begun last the reference of a colour, if `now`.
  void ReferToColour(int colour, bool now);

  uint32_t hearts;  // A label.
};

/// Writes what lies before one player: tableau, tow, food, hand.
class PlayerWriter {
 public:
  explicit PlayerWriter(ScenePen& pen);
  void Write(int seat);

 private:
  void Tableau(int seat);
  void CardOfTableau(int seat, int area, int face, int column, int left);
  void Cell(int seat, int area, int face, int n, int row, int column, int left);
  void Heads(int seat, int area, int left);
  void Ends(int seat, int area, int left);
  void Claims(int seat, int area, int left);
  void Tow(int seat);
  void Food(int seat);
  void Hand(int seat);

  ScenePen& pen_;
  const DucksInTowRules& rules_;
  const State& s_;
  SceneBuilder& b_;
  uint32_t dotted_, serving_;              // Marks of our own.
  uint32_t dotted_label_, nothing_label_;  // Labels.
  uint32_t longest_row_;
};

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_SCENE_PARTS_H_
