#include "src/games/duck_dealer/validate.h"

#include <algorithm>

#include "src/games/common/codec.h"
#include "src/games/duck_dealer/barter.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/setup.h"
#include "src/games/duck_dealer/trade.h"
#include "src/games/duck_dealer/travel.h"
#include "src/games/duck_dealer/turn.h"

namespace mallard::duck_dealer {
namespace {

constexpr int kMostPoints = 1'000'000'000;

bool Is(const State& state, std::initializer_list<Phase> phases) {
  return std::find(phases.begin(), phases.end(), state.phase) != phases.end();
}

bool CheckPlanets(const DuckDealerRules& rules, const State& state) {
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
    if (i > 0 &&
        content.consumers[state.stack[i]].stage < content.consumers[state.stack[i - 1]].stage) {
      return false;
    }
  }
  for (size_t i = 0; i < content.mines.size(); ++i) {
    if (mines[0][i] > content.mines[i].copies || mines[1][i] > content.mines[i].start_copies) {
      return false;
    }
  }
  for (size_t i = 0; i < content.consumers.size(); ++i) {
    if (consumers[i] != content.consumers[i].copies) return false;
  }
  for (size_t i = 0; i < content.factories.size(); ++i) {
    if (factories[i] + state.factories_left[i] != content.factories[i].copies) return false;
  }
  return true;
}

// Cubes, privileges and markers: what is in hand, on the map and in the supply is all there is.
bool CheckStocks(const DuckDealerRules& rules, const State& state) {
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

bool CheckAuction(const DuckDealerRules& rules, const State& state) {
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
    any_must |= MustBid(rules, state, seat);
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

// Fills in the turn order.
bool CheckPositions(const DuckDealerRules& rules, State& state) {
  int placed = 0;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const int position = state.players[seat].position;
    if (position == 0) continue;
    if (position > rules.seats()) return false;
    for (int other = 0; other < seat; ++other) {
      if (state.players[other].position == position) return false;
    }
    state.order[position - 1] = static_cast<uint8_t>(seat);
    ++placed;
  }
  switch (state.phase) {
    case Phase::kBidding:
      return placed == 0 && state.asked == 0 && state.active == 0;
    case Phase::kPositions:
      if (placed > rules.seats() - 2 || state.players[state.asked].rank != placed + 1) return false;
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
bool CheckShips(const DuckDealerRules& rules, const State& state) {
  const int start_slots = rules.ship().start_slots;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    const int turn = state.players[state.asked].position;
    if (state.phase <= Phase::kPositions) {
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
    const bool active = seat == state.active && InActionTurn(state);
    if (player.load > player.capacity && !active) return false;
    if (state.phase < Phase::kTurn && player.load > 0) return false;
    if (player.on_map != 0 && player.roads.Has(player.place)) return false;
    if (player.points > kMostPoints || player.points < -kMostPoints) return false;
  }
  return true;
}

// Fills in the roads of all and the passages on planets.
bool CheckMap(const DuckDealerRules& rules, State& state) {
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    if (player.roads.Intersects(state.roads)) return false;
    state.roads |= player.roads;
    const bool pending = state.phase == Phase::kPlacingExit && seat == state.active;
    if (player.entrance == 0 ? (player.exit != 0 || pending) : (player.exit == 0) != pending) {
      return false;
    }
    for (const uint8_t end : {player.entrance, player.exit}) {
      if (end == 0) continue;
      if (state.planets[end - 1].passage != 0) return false;
      state.planets[end - 1].passage = static_cast<uint8_t>(seat + 1);
    }
  }
  return true;
}

bool CheckTurn(const DuckDealerRules& rules, const State& state) {
  const bool acting = InActionTurn(state);
  const bool barter = Is(state, {Phase::kDrafting, Phase::kAnswering});
  if (state.asked != state.active && !barter) return false;
  if (state.phase < Phase::kTurn && (state.turns != 0 || state.track_used != 0)) return false;
  // The last cube goes with the last action turn.
  const bool last = state.track_used == rules.turns();
  if (acting || state.phase == Phase::kKeeping) {
    if (state.track_used == 0 || state.track[state.track_used - 1] != state.active + 1) {
      return false;
    }
  } else if (last != (state.phase == Phase::kOver)) {
    return false;
  }
  if (acting ? state.free_roads > rules.mode().track[state.track_used - 1u] ||
                   state.leftover > rules.ship().max_steps
             : state.free_roads != 0 || state.leftover != 0 || state.opened != 0 ||
                   state.offers_made != 0) {
    return false;
  }
  const Player& player = state.players[state.active];
  for (int site = 0; site < 8; ++site) {
    if (((state.opened >> site) & 1) == 0) continue;
    if (site >= kSites || !rules.IsPlanet(player.place) ||
        state.planets[player.place].claims[site] != state.active + 1) {
      return false;
    }
  }
  const bool short_of = acting
                            ? state.compulsory != 0
                            : state.phase == Phase::kPayingCube || state.phase == Phase::kGaining;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    for (const uint8_t markers : state.players[seat].virtual_energy) {
      if (markers != 0 && (seat != state.active || !short_of || markers > 200)) return false;
    }
  }
  return state.compulsory == 0 || acting || state.phase == Phase::kPayingCube;
}

bool CheckOffers(const State& state) {
  for (int i = 0; i < kMaxOffers; ++i) {
    const Offer& offer = state.offers[i];
    const bool by_active = offer.from == state.active + 1;
    const bool to_active = offer.to == state.active + 1;
    if (offer.from == 0 ? offer != Offer{} : offer.to == 0 || by_active == to_active) return false;
  }
  const Offer& draft = state.draft;
  if (!Is(state, {Phase::kDrafting, Phase::kAnswering})) return draft == Offer{};
  if (draft.from == 0 || draft.to == 0 || state.offers_made == 0 ||
      (draft.from == state.active + 1) == (draft.to == state.active + 1)) {
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
  if (state.phase == Phase::kDrafting) return state.asked + 1 == draft.from && last == Offer{};
  State proposing = state;
  proposing.offers[state.offers_made - 1] = Offer{};
  return state.asked + 1 == draft.to && last == draft && CannotPropose(proposing) == nullptr;
}

// Whether what is asked can be answered.
bool CheckQuestion(const DuckDealerRules& rules, const State& state) {
  const Player& player = state.players[state.active];
  if ((state.gains > 0) != (state.phase == Phase::kGaining)) return false;
  switch (state.phase) {
    case Phase::kPayingCube:
      return player.cubes == 0 && !player.roads.Empty();
    case Phase::kDiscovering:
      return rules.IsPlanet(player.place) && !rules.IsStart(player.place) &&
             state.planets[player.place].consumer == 0 && state.stack_size >= 2 &&
             state.stack[0] != state.stack[1] && state.leftover == 0;
    case Phase::kPlacingExit:
      return !PlanetsWithoutPassage(rules, state).Empty();
    case Phase::kPlacingRoad:
      return CannotLay(state) == nullptr && !FreeDots(rules, state).Empty();
    case Phase::kPlacingClaim:
      for (int site = 0; site < kSites; ++site) {
        if (CannotClaim(rules, state, site) == nullptr) return true;
      }
      return false;
    case Phase::kGaining:
      return MayGain(state, kMoveEnergy) || MayGain(state, kBuildEnergy) ||
             MayGain(state, kTradeEnergy);
    case Phase::kKeeping:
      return RealEnergy(player) > rules.mode().keep;
    default:
      return true;
  }
}

bool CheckWinner(const DuckDealerRules& rules, const State& state) {
  if (state.phase != Phase::kOver) return state.winner == 0;
  return state.winner == BestSeat(rules, state) + 1;
}

}  // namespace

absl::Status Validate(const DuckDealerRules& rules, State& state) {
  if (!CheckPlanets(rules, state)) return Damaged("the tiles");
  if (!CheckStocks(rules, state)) return Damaged("the stocks do not add up");
  if (!CheckAuction(rules, state)) return Damaged("the auction");
  if (!CheckPositions(rules, state)) return Damaged("the turn order");
  if (!CheckShips(rules, state)) return Damaged("the ships");
  if (!CheckMap(rules, state)) return Damaged("roads or passages");
  if (!CheckTurn(rules, state)) return Damaged("the turn");
  if (!CheckOffers(state)) return Damaged("the offers");
  if (!CheckQuestion(rules, state)) return Damaged("what is being asked");
  if (!CheckWinner(rules, state)) return Damaged("the winner");
  return absl::OkStatus();
}

}  // namespace mallard::duck_dealer
