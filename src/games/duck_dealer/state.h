// The state of a Duck Dealer match: a plain value, copied with memcpy, hashed
// as it lies in memory.
//
// Canonical: whatever is not in use is zero, so that equal positions are equal
// bytes. The same structure holds a player's knowledge: all of it is open but
// sealed bids, which a redacted state marks, and chance.
//
// Places are nodes of the map: first the planets, then the dots of the routes.
// Content is held by index, plus 1 where "none" is possible.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_STATE_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_STATE_H_

#include <cstdint>

#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/chance.h"

namespace mallard::duck_dealer {

inline constexpr int kMaxPlayers = 5;
inline constexpr int kMaxGoods = 32;
inline constexpr int kMaxPlanets = 32;
inline constexpr int kMaxPlaces = kGridCells;  // Planets and dots, so that a Bitboard holds them.
inline constexpr int kMaxKinds = 32;           // Of mines, factories, shipyards, consumers, ...
inline constexpr int kMaxSlots = 12;           // Equipment of a ship.
inline constexpr int kMaxStack = 64;           // Consumer tiles.
inline constexpr int kMaxTrack = 64;           // Spaces of the turn track.
inline constexpr int kMaxOffers = 6;           // Offers in a turn.
inline constexpr int kOfferGoods = 3;          // Goods on each side of an offer.
inline constexpr int kMaxLoad = 200;           // Goods in a ship, also while trading.
inline constexpr int kMaxBid = 100;
inline constexpr int kMaxMarkers = 200;  // Of each energy.
inline constexpr int kMaxCubes = 200;    // Of a player.
inline constexpr int kMaxPrivileges = 100;
inline constexpr int kMaxCopies = 60;  // Of a tile.
inline constexpr int kMaxFreeRoads = 20;
inline constexpr int kMaxSteps = 100;  // For a move energy.
inline constexpr int kMaxGains = 40;   // Energy to choose at a time.

enum Energy : uint8_t { kMoveEnergy, kBuildEnergy, kTradeEnergy };
inline constexpr int kEnergies = 3;

/// The kinds of tile on a planet, as claims and visits count them.
enum Site : uint8_t { kMineSite, kConsumerSite, kFactorySite, kShipyardSite };
inline constexpr int kSites = 4;

/// What is going on. Everything but bidding asks exactly one player,
/// `State::asked_seat`.
enum class Phase : uint8_t {
  kBidding,       // Sealed bids, all at the same time.
  kPositions,     // Choosing a place in the turn order.
  kEquipping,     // Filling the first slots of the ship.
  kStarting,      // Choosing a start planet.
  kTurn,          // Collect or act.
  kPayingCube,    // No cube left for the turn track: a road must be taken back.
  kActing,        // An action turn.
  kPlacingExit,   // The entrance of a passage stands; its exit is due.
  kDiscovering,   // Choosing a consumer tile.
  kPlacingRoad,   // A road was taken back and must be laid at once.
  kPlacingClaim,  // A privilege was taken back and must be placed at once.
  kDrafting,      // Putting together an offer.
  kAnswering,     // Accepting or declining it.
  kGaining,       // A script lets the player choose energy.
  kKeeping,       // More energy than may be kept.
  kOver,
};

struct Player {
  Bitboard roads;  // Dots with this player's road.
  int32_t points;
  uint8_t goods[kMaxGoods];           // Units by good.
  uint8_t equipment[kMaxSlots];       // 1 + index into the content's equipment, slot
                                      // by slot.
  uint8_t energy[kEnergies];          // Real markers.
  uint8_t virtual_energy[kEnergies];  // Only during a compulsory action turn.
  uint8_t bids[2];                    // First and second round of the auction.
  uint8_t bids_made;
  uint8_t rank;        // Auction: 1 is the first to choose; 0 before that is known.
  uint8_t position;    // Place in the turn order, from 1; 0: not chosen yet.
  uint8_t filled;      // Equipment slots in use.
  uint8_t on_map;      // 1: the ship has a place.
  uint8_t place;       // Where the ship is.
  uint8_t cubes;       // Not on the map, the turn track or the score track.
  uint8_t privileges;  // Not on the map.
  uint8_t entrance;    // 1 + planet of the own passage.
  uint8_t exit;
  uint8_t load;      // Goods held.
  uint8_t capacity;  // Goods that fit.
  uint8_t sealed;    // 1: in a view, the bid of this round, which is not known, and 0.
  uint8_t unused[3];
};

struct Planet {
  uint8_t mine;      // 1 + index into the content's mines.
  uint8_t consumer;  // 1 + index into consumers; 0: not discovered, or a start
                     // planet.
  uint8_t factory;
  uint8_t shipyard;
  uint8_t built[kSites];   // 1: the consumer or the shipyard stands (mines and
                           // factories always do).
  uint8_t claims[kSites];  // 1 + the seat with the privilege.
  uint8_t passage;         // 1 + seat of the passage that has an end here.
  uint8_t unused[3];
};

/// An offer between the active player and another.
struct Offer {
  uint8_t from;                // 1 + seat that offers; 0: no offer.
  uint8_t to;                  // 1 + seat that is asked.
  uint8_t gives[kOfferGoods];  // 1 + good, ascending, then zeros.
  uint8_t wants[kOfferGoods];
  bool operator==(const Offer&) const = default;
};

struct State {
  Chance chance;
  Player players[kMaxPlayers];
  Planet planets[kMaxPlanets];
  Bitboard roads;             // Of all players.
  Offer offers[kMaxOffers];   // Made in this turn.
  Offer draft;                // Being put together or answered.
  uint8_t reach[kMaxPlaces];  // Action turns: 1 + steps from the active ship; 0:
                              // too far.
  uint8_t stack[kMaxStack];   // Consumer tiles by kind, top first.
  uint8_t track[kMaxTrack];   // Turn track: 1 + seat.
  uint8_t factories_left[kMaxKinds];
  uint32_t turns;              // Turns finished.
  uint8_t order[kMaxPlayers];  // Seats by position.
  uint8_t supply[kEnergies];   // Markers nobody has.
  uint8_t stack_size;
  uint8_t track_used;
  uint8_t round;  // Of the auction, from 0.
  Phase phase;
  Phase resume;        // kGaining: what comes after it; kTurn: the turn is over then.
  uint8_t turn_seat;   // Whose turn it is.
  uint8_t asked_seat;  // Who is to decide; not used while bidding.
  uint8_t free_roads;  // Still to be laid in this action turn.
  uint8_t leftover;    // Steps of the last move energy not used up.
  uint8_t opened;      // Bit a site: paid for on this visit, by privilege.
  uint8_t offers_made;
  uint8_t gains;       // kGaining: markers still to be chosen.
  uint8_t compulsory;  // 1: this action turn follows a collection that ran short.
  uint8_t winner;      // 1 + seat.
  uint8_t unused[6];
};

/// Whether the first turn has not begun yet.
inline bool InSetup(const State& state) {
  return state.phase == Phase::kBidding || state.phase == Phase::kPositions ||
         state.phase == Phase::kEquipping || state.phase == Phase::kStarting;
}

/// Whether an action turn is going on, whatever exactly is being asked.
inline bool InActionTurn(const State& state) {
  switch (state.phase) {
    case Phase::kActing:
    case Phase::kPlacingExit:
    case Phase::kDiscovering:
    case Phase::kPlacingRoad:
    case Phase::kPlacingClaim:
    case Phase::kDrafting:
    case Phase::kAnswering:
      return true;
    case Phase::kGaining:
      return state.resume == Phase::kActing;
    default:
      return false;
  }
}

/// The player whose turn it is.
inline const Player& Active(const State& state) { return state.players[state.turn_seat]; }
inline Player& Active(State& state) { return state.players[state.turn_seat]; }

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_STATE_H_
