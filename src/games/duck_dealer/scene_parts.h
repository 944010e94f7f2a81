// What the files that write scenes of Duck Dealer share: words, ids, and the
// writer of the galaxy.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_SCENE_PARTS_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_SCENE_PARTS_H_

#include <cstdint>

#include "mallard/frame/numbers.h"
#include "mallard/scene_builder.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

enum Word : int {
  kWordGalaxy,
  kWordShip,
  kWordHold,
  kWordEnergy,
  kWordSupply,
  kWordFactories,
  kWordConsumers,
  kWordTurnTrack,
  kWordTurnOrder,
  kWordAuction,
  kWordOffers,
  kWordToChoose,
  kWordRoad,
  kWordPassage,
  kWordEntrance,
  kWordExit,
  kWordPrivilege,
  kWordUndiscovered,
  kWordNoFactory,
  kWordFreeSlot,
  kWordSpace,
  kWordPosition,
  kWordMove,  // The three kinds of energy, in the order of their numbers.
  kWordBuild,
  kWordTrade,
  kWordVirtual,
  kWordPoints,
  kWordFirstBid,
  kWordSecondBid,
  kWordFreeRoads,
  kWordSteps,
  kWordStepsLeft,
  kWordCubes,
  kWordPrivileges,
  kWordGoods,
  kWordToBuild,
  kWordWanted,
  kWordOpened,
  kWordPhase,  // The phases, in the order of theirs.
  kWordActionTurn = kWordPhase + static_cast<int>(Phase::kOver) + 1,
  kWordTrackFull,
  kWordLaterInOrder,
};

/// Ids of areas; those of a seat by seat.
enum AreaId : uint32_t {
  kShipArea = 1,
  kHoldArea = kShipArea + kMaxPlayers,
  kEnergyArea = kHoldArea + kMaxPlayers,
  kMapArea = kEnergyArea + kMaxPlayers,
  kTrackArea,
  kOrderArea,
  kSupplyArea,
  kFactoryArea,
  kStackArea,
  kAuctionArea,
  kOfferArea,
  kChoiceArea,
};

/// Groups of item ids; some by seat.
enum Group : uint32_t {
  kSlots = 1,                       // By slot.
  kGoods = kSlots + kMaxPlayers,    // By good.
  kEnergy = kGoods + kMaxPlayers,   // By energy.
  kPlaces = kEnergy + kMaxPlayers,  // By place of the map.
  kRoutes,                          // By route.
  kRoads,                           // By dot.
  kShips,                           // By seat.
  kPassageLines,                    // By seat.
  kPassageEnds,                     // By seat * 2, exits + 1.
  kTiles,                           // By planet * 4 + site; consumers that are laid are not.
  kConsumers,                       // By kind * 64 + copy, on planets and in the stack.
  kClaims,                          // By planet * 4 + site.
  kSpaces,                          // Of the turn track, by number.
  kPositions,                       // Of the turn order, by number.
  kSupply,                          // By energy.
  kFactories,                       // By kind.
  kBids,                            // By seat.
  kOfferLines,                      // By number of the offer in the turn; the draft comes last.
  kOfferItems,                      // By number of the offer * 8 + place in it.
  kChoices,                         // By what is chosen.
};

constexpr uint32_t IdOf(uint32_t group, int number) { return ItemId(group, number); }

inline constexpr uint32_t kGoodKind = TableId("good");
inline constexpr uint32_t kEquipmentKind = TableId("equipment");
inline constexpr uint32_t kMineKind = TableId("mine");
inline constexpr uint32_t kFactoryKind = TableId("factory");
inline constexpr uint32_t kShipyardKind = TableId("shipyard");
inline constexpr uint32_t kConsumerKind = TableId("consumer");

/// Numbers the copies of consumer tiles: first those on planets, then the
/// stack, top first. Where a tile is there once, as in the base pack, it keeps
/// its number wherever it goes.
class ConsumerIds {
 public:
  uint32_t Next(int kind) { return IdOf(kConsumers, kind * kMaxStack + copies_[kind]++); }

 private:
  uint8_t copies_[kMaxKinds] = {};
};

/// Writes the galaxy: routes, dots, planets with their tiles and privileges,
/// roads, passages, ships.
class MapWriter {
 public:
  MapWriter(const DuckDealerRules& rules, const State& state, SceneBuilder& builder,
            ConsumerIds& consumers);
  void Write();

 private:
  struct Spot {
    int32_t x, y;
  };
  Spot SpotOf(int planet) const;
  Spot SpotOf(const Route& route, int dot) const;
  Bitboard Usable() const;
  void AddNode(int place, Spot spot, int radius);
  void AddPlanet(int planet);
  void AddTile(int planet, int site);
  void AddClaim(int planet, int site, uint32_t tile, Spot spot);
  void AddRoad(int dot, Spot spot);
  void AddPassage(int seat);
  void AddShips(int place, Spot spot);

  const DuckDealerRules& rules_;
  const State& s_;
  SceneBuilder& b_;
  ConsumerIds& consumers_;
  int area_;
  Bitboard usable_;  // Places that answer what is being asked.
  uint32_t road_, privilege_, points_, goods_, steps_, steps_left_;  // Labels.
  uint32_t to_build_, opened_;                                       // Marks of our own.
};

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_SCENE_PARTS_H_
