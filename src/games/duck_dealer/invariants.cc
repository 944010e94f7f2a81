#include "src/games/duck_dealer/invariants.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/frame/damaged.h"
#include "src/games/duck_dealer/auction.h"
#include "src/games/duck_dealer/barter.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/planet.h"
#include "src/games/duck_dealer/privilege.h"
#include "src/games/duck_dealer/travel.h"
#include "src/games/duck_dealer/turn.h"
#include "src/games/duck_dealer/where.h"

namespace mallard::duck_dealer {
namespace {

bool Bartering(const State& state) {
  return state.phase == Phase::kDrafting || state.phase == Phase::kAnswering;
}

bool CheckPlanets(const Position& position) {
  const DuckDealerRules& rules = position.rules;
  const State& state = position.state;
  const GameContent& content = rules.content();
  int mines[2][kMaxKinds] = {}, consumers[kMaxKinds] = {}, factories[kMaxKinds] = {},
      shipyards[kMaxKinds] = {};
  for (int i = 0; i < rules.planets(); ++i) {
    const Planet& planet = state.planets[i];
    const bool start = rules.IsStart(i);
    if (start ? (planet.consumer != 0 || planet.factory != 0) : planet.shipyard != 0) return false;
    if ((planet.built[kConsumerSite] != 0 && planet.consumer == 0) ||
        (planet.built[kShipyardSite] != 0 && planet.shipyard == 0)) {
      return false;
    }
    for (int site = 0; site < kSites; ++site) {
      if (planet.claims[site] != 0 && !Stands(planet, site)) return false;
    }
    if (planet.mine != 0) ++mines[start ? 1 : 0][planet.mine - 1];
    if (planet.consumer != 0) ++consumers[planet.consumer - 1];
    if (planet.factory != 0) ++factories[planet.factory - 1];
    if (planet.shipyard != 0 && ++shipyards[planet.shipyard - 1] > 1) return false;
  }
  for (int i = 0; i < state.stack_size; ++i) {
    ++consumers[state.stack[i]];
    if (i > 0 && At(content.consumers, state.stack[i]).stage <
                     At(content.consumers, state.stack[i - 1]).stage) {
      return false;
    }
  }
  for (int i = 0; i < Size(content.mines); ++i) {
    const Mine& mine = At(content.mines, i);
    if (mines[0][i] > mine.copies || mines[1][i] > mine.start_copies) return false;
  }
  for (int i = 0; i < Size(content.consumers); ++i) {
    if (consumers[i] != At(content.consumers, i).copies) return false;
  }
  for (int i = 0; i < Size(content.factories); ++i) {
    if (factories[i] + state.factories_left[i] != At(content.factories, i).copies) return false;
  }
  return true;
}

// Cubes, privileges and markers: what is in hand, on the map and in the supply
// is all there is.
bool CheckStocks(const Position& position) {
  const DuckDealerRules& rules = position.rules;
  const State& state = position.state;
  int markers[kEnergies] = {};
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    int cubes = 1 + player.cubes + player.roads.Count();
    for (int i = 0; i < state.track_used; ++i) cubes += state.track[i] == seat + 1;
    int privileges = player.privileges;
    for (int i = 0; i < rules.planets(); ++i) {
      for (const uint8_t claim : state.planets[i].claims) privileges += claim == seat + 1;
    }
    if (cubes != rules.mode().cubes || privileges != rules.mode().privileges) return false;
    for (int energy = 0; energy < kEnergies; ++energy) markers[energy] += player.energy[energy];
    for (int slot = 0; slot < player.filled; ++slot) {
      const int marker = rules.EquipmentAt(player, slot).marker;
      if (marker >= 0) ++markers[marker];
    }
  }
  for (int energy = 0; energy < kEnergies; ++energy) {
    if (markers[energy] + state.supply[energy] != rules.mode().markers) return false;
  }
  return true;
}

bool CheckAuction(const Position& position) {
  const DuckDealerRules& rules = position.rules;
  const State& state = position.state;
  const bool bidding = state.phase == Phase::kBidding;
  if (!rules.auction()) {
    return !bidding && state.phase != Phase::kPositions && state.round == 0 &&
           std::all_of(state.players, state.players + rules.seats(),
                       [](const Player& p) { return p.bids_made == 0 && p.rank == 0; });
  }
  bool any_must = false;
  bool any_tie = false;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    bool tied = false;
    for (int other = 0; other < rules.seats(); ++other) {
      tied |= other != seat && state.players[other].bids[0] == player.bids[0];
    }
    any_tie |= tied;
    const int most = state.round == 1 && tied ? 2 : 1;
    if (player.bids_made > most || (!bidding && player.bids_made != most) ||
        (state.round == 1 && player.bids_made == 0)) {
      return false;
    }
    any_must |= MustBid(position, seat);
    if (bidding ? player.rank != 0 : player.rank < 1 || player.rank > rules.seats()) return false;
    for (int other = 0; !bidding && other < seat; ++other) {
      const Player& rival = state.players[other];
      const Player& ahead = rival.rank < player.rank ? rival : player;
      const Player& behind = rival.rank < player.rank ? player : rival;
      if (rival.rank == player.rank || ahead.bids[0] < behind.bids[0] ||
          (ahead.bids[0] == behind.bids[0] && ahead.bids[1] < behind.bids[1])) {
        return false;
      }
    }
  }
  if (bidding) return any_must && (state.round == 0 || any_tie);
  return any_tie == (state.round == 1);
}

bool CheckPositions(const Position& position) {
  const DuckDealerRules& rules = position.rules;
  const State& state = position.state;
  int placed = 0;
  for (int seat = 0; seat < rules.seats(); ++seat) placed += state.players[seat].position != 0;
  switch (state.phase) {
    case Phase::kBidding:
      return placed == 0 && state.asked_seat == 0 && state.turn_seat == 0;
    case Phase::kPositions:
      if (placed > rules.seats() - 2 || state.players[state.asked_seat].rank != placed + 1)
        return false;
      for (int seat = 0; seat < rules.seats(); ++seat) {
        const Player& player = state.players[seat];
        if ((player.position != 0) != (player.rank <= placed)) return false;
      }
      return true;
    default:
      return placed == rules.seats();
  }
}

// Ships: how full their slots are, and where they stand.
bool CheckShips(const Position& position) {
  const DuckDealerRules& rules = position.rules;
  const State& state = position.state;
  const int start_slots = rules.ship().start_slots;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    const int turn = state.players[state.asked_seat].position;
    if (state.phase == Phase::kBidding || state.phase == Phase::kPositions) {
      if (player.filled != 0 || player.on_map != 0) return false;
    } else if (state.phase == Phase::kEquipping) {
      const bool right = player.position < turn   ? player.filled == start_slots
                         : player.position > turn ? player.filled == 0
                                                  : player.filled < start_slots;
      if (!right || player.on_map != 0) return false;
    } else if (state.phase == Phase::kStarting) {
      if (player.filled != start_slots || (player.on_map != 0) != (player.position < turn) ||
          (player.on_map != 0 && !rules.IsStart(player.place))) {
        return false;
      }
      for (int other = 0; other < seat; ++other) {
        const Player& rival = state.players[other];
        if (player.on_map != 0 && rival.on_map != 0 && rival.place == player.place) return false;
      }
    } else if (player.filled < start_slots || player.on_map == 0) {
      return false;
    }
    const bool active = seat == state.turn_seat && InActionTurn(state);
    if (player.load > player.capacity && !active) return false;
    if (InSetup(state) && player.load > 0) return false;
    if (player.on_map != 0 && player.roads.Has(player.place)) return false;
  }
  return true;
}

bool CheckPassages(const Position& position) {
  const DuckDealerRules& rules = position.rules;
  const State& state = position.state;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    const bool pending = state.phase == Phase::kPlacingExit && seat == state.turn_seat;
    if (player.entrance == 0 ? (player.exit != 0 || pending) : (player.exit == 0) != pending) {
      return false;
    }
  }
  return true;
}

bool CheckTurnState(const Position& position) {
  const DuckDealerRules& rules = position.rules;
  const State& state = position.state;
  const bool acting = InActionTurn(state);
  if (state.asked_seat != state.turn_seat && !Bartering(state)) return false;
  if (InSetup(state) && (state.turns != 0 || state.track_used != 0)) return false;
  // The last cube goes with the last action turn.
  const bool last = state.track_used == rules.turns();
  if (acting || state.phase == Phase::kKeeping) {
    if (state.track_used == 0 || state.track[state.track_used - 1] != state.turn_seat + 1) {
      return false;
    }
  } else if (last != (state.phase == Phase::kOver)) {
    return false;
  }
  if (acting ? state.free_roads > At(rules.mode().track, state.track_used - 1) ||
                   state.leftover > rules.ship().max_steps
             : state.free_roads != 0 || state.leftover != 0 || state.opened != 0 ||
                   state.offers_made != 0) {
    return false;
  }
  const Player& player = Active(state);
  for (int site = 0; site < kSites; ++site) {
    if (((state.opened >> site) & 1) == 0) continue;
    if (!rules.IsPlanet(player.place) ||
        state.planets[player.place].claims[site] != state.turn_seat + 1) {
      return false;
    }
  }
  const bool short_of = acting
                            ? state.compulsory != 0
                            : state.phase == Phase::kPayingCube || state.phase == Phase::kGaining;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    for (const uint8_t markers : state.players[seat].virtual_energy) {
      if (markers != 0 && (seat != state.turn_seat || !short_of)) return false;
    }
  }
  return state.compulsory == 0 || acting || state.phase == Phase::kPayingCube;
}

// Goods in ascending order, then nothing.
bool InOrder(const uint8_t (&goods)[kOfferGoods]) {
  return std::is_sorted(std::begin(goods), std::find(std::begin(goods), std::end(goods), 0));
}

bool CheckOffers(const State& state) {
  for (const Offer& offer : state.offers) {
    const bool by_active = offer.from == state.turn_seat + 1;
    const bool to_active = offer.to == state.turn_seat + 1;
    if (offer.from == 0 ? offer != Offer{} : offer.to == 0 || by_active == to_active) return false;
    if (!InOrder(offer.gives) || !InOrder(offer.wants)) return false;
  }
  const Offer& draft = state.draft;
  if (!Bartering(state)) return draft == Offer{};
  if (!InOrder(draft.gives) || !InOrder(draft.wants)) return false;
  if (draft.from == 0 || draft.to == 0 || state.offers_made == 0 ||
      (draft.from == state.turn_seat + 1) == (draft.to == state.turn_seat + 1)) {
    return false;
  }
  const Player& from = state.players[draft.from - 1];
  const Player& to = state.players[draft.to - 1];
  if (from.place != to.place) return false;
  uint8_t gives[kMaxGoods] = {}, wants[kMaxGoods] = {};
  for (int i = 0; i < kOfferGoods; ++i) {
    if (draft.gives[i] != 0 && ++gives[draft.gives[i] - 1] > from.goods[draft.gives[i] - 1]) {
      return false;
    }
    if (draft.wants[i] != 0 && ++wants[draft.wants[i] - 1] > to.goods[draft.wants[i] - 1]) {
      return false;
    }
  }
  const Offer& last = state.offers[state.offers_made - 1];
  if (state.phase == Phase::kDrafting) return state.asked_seat + 1 == draft.from && last == Offer{};
  State proposing = state;
  proposing.offers[state.offers_made - 1] = Offer{};
  return state.asked_seat + 1 == draft.to && last == draft && !CheckPropose(proposing);
}

// Whether what is asked can be answered.
bool CheckQuestion(const Position& position) {
  const DuckDealerRules& rules = position.rules;
  const State& state = position.state;
  const Player& player = Active(state);
  if ((state.gains > 0) != (state.phase == Phase::kGaining)) return false;
  switch (state.phase) {
    case Phase::kPayingCube:
      return player.cubes == 0 && !player.roads.Empty();
    case Phase::kDiscovering:
      return rules.IsPlanet(player.place) && !rules.IsStart(player.place) &&
             state.planets[player.place].consumer == 0 && state.stack_size >= 2 &&
             state.stack[0] != state.stack[1] && state.leftover == 0;
    case Phase::kPlacingExit:
      return !PlanetsWithoutPassage(position).Empty();
    case Phase::kPlacingRoad:
      return !CheckLay(state) && !FreeDots(position).Empty();
    case Phase::kPlacingClaim:
      return Where(kSites, [&](int site) { return CheckSite(position, site); }) != 0;
    case Phase::kGaining:
      return MayGain(state, kMoveEnergy) || MayGain(state, kBuildEnergy) ||
             MayGain(state, kTradeEnergy);
    case Phase::kKeeping:
      return RealEnergy(player) > rules.mode().keep;
    default:
      return true;
  }
}

bool CheckWinner(const Position& position) {
  const State& state = position.state;
  if (state.phase != Phase::kOver) return state.winner == 0;
  return state.winner == BestSeat(position) + 1;
}

// Bids that are hidden are sealed ones.
bool CheckSealed(const Position& position, bool whole) {
  for (int seat = 0; seat < position.rules.seats(); ++seat) {
    if (position.state.players[seat].sealed == 0) continue;
    if (whole || !HasSealedBid(position.state, seat)) return false;
  }
  return true;
}

bool RebuildHold(const DuckDealerRules& rules, Player& player) {
  int load = 0;
  for (const uint8_t units : player.goods) load += units;
  if (load > kMaxLoad) return false;
  const int told = player.capacity;
  RecountHold(rules, player);
  return player.capacity == told;
}

// Several players cannot have the same place in the turn order.
bool RebuildOrder(const DuckDealerRules& rules, State& state) {
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const int position = state.players[seat].position;
    if (position == 0) continue;
    for (int other = 0; other < seat; ++other) {
      if (state.players[other].position == position) return false;
    }
    Put(state.order[position - 1], seat);
  }
  return true;
}

// Nor a road on the same dot, nor the end of a passage on the same planet.
bool RebuildMap(const DuckDealerRules& rules, State& state) {
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    if (player.roads.Intersects(state.roads)) return false;
    state.roads |= player.roads;
    for (const uint8_t end : {player.entrance, player.exit}) {
      if (end == 0) continue;
      if (state.planets[end - 1].passage != 0) return false;
      Put(state.planets[end - 1].passage, seat + 1);
    }
  }
  return true;
}

}  // namespace

absl::Status Rebuild(const DuckDealerRules& rules, State& state) {
  for (int seat = 0; seat < rules.seats(); ++seat) {
    if (!RebuildHold(rules, state.players[seat])) return Damaged("what a ship can do");
  }
  if (!RebuildOrder(rules, state)) return Damaged("the turn order");
  if (!RebuildMap(rules, state)) return Damaged("roads or passages");
  if (InActionTurn(state)) UpdateReach(rules, state);
  return absl::OkStatus();
}

absl::Status CheckInvariants(const DuckDealerRules& rules, const State& state, bool whole) {
  const Position position{rules, state};
  if (!CheckSealed(position, whole)) return Damaged("a bid that is missing");
  if (!CheckPlanets(position)) return Damaged("the tiles");
  if (!CheckStocks(position)) return Damaged("the stocks do not add up");
  if (!CheckAuction(position)) return Damaged("the auction");
  if (!CheckPositions(position)) return Damaged("the turn order");
  if (!CheckShips(position)) return Damaged("the ships");
  if (!CheckPassages(position)) return Damaged("roads or passages");
  if (!CheckTurnState(position)) return Damaged("the turn");
  if (!CheckOffers(state)) return Damaged("the offers");
  if (!CheckQuestion(position)) return Damaged("what is being asked");
  if (!CheckWinner(position)) return Damaged("the winner");
  return absl::OkStatus();
}

}  // namespace mallard::duck_dealer
