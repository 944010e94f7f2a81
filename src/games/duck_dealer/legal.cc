// All legal actions.
#include "src/games/duck_dealer/legal.h"

#include <algorithm>

#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/barter.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/setup.h"
#include "src/games/duck_dealer/trade.h"
#include "src/games/duck_dealer/travel.h"
#include "src/games/duck_dealer/turn.h"

namespace mallard::duck_dealer {
namespace {

using Visit = absl::FunctionRef<bool(const LegalGroup&)>;

Bitboard UpTo(int count) {
  Bitboard set;
  for (int n = 0; n < count; ++n) set.Set(n);
  return set;
}

bool VisitSetup(const DuckDealerRules& rules, const State& state, int seat, Visit visit) {
  switch (state.phase) {
    case Phase::kBidding:
      return !MustBid(rules, state, seat) || visit({{kBid, {}}, 0, UpTo(kMaxBid + 1), nullptr});
    case Phase::kPositions: {
      Bitboard free;
      for (int position = 1; position <= rules.seats(); ++position) {
        if (SeatAtPosition(rules, state, position) < 0) free.Set(position);
      }
      return visit({{kPosition, {}}, 0, free, nullptr});
    }
    case Phase::kEquipping: {
      Bitboard kinds;
      for (int i = 0; i < static_cast<int>(rules.content().equipment.size()); ++i) {
        if (CannotEquip(rules, state, i) == nullptr) kinds.Set(i);
      }
      return visit({{kEquip, {}}, 0, kinds, nullptr});
    }
    default:
      return visit({{kStartAt, {}}, 0, FreeStarts(rules, state), nullptr});
  }
}

// A group unless it is empty or something stands against all of it.
bool VisitSet(Reason reason, uint32_t kind, const Bitboard& set, Visit visit) {
  return reason != nullptr || set.Empty() || visit({{kind, {}}, 0, set, nullptr});
}

bool VisitOne(Reason reason, uint32_t kind, Visit visit) {
  return reason != nullptr || visit(LegalGroup::Single({kind, {}}));
}

// The arguments from 0 up to `count` for which nothing stands against it.
template <class Cannot>
Bitboard Where(int count, Cannot cannot) {
  Bitboard set;
  for (int n = 0; n < count; ++n) {
    if (cannot(n) == nullptr) set.Set(n);
  }
  return set;
}

bool VisitTravel(const DuckDealerRules& rules, const State& state, Visit visit) {
  const Bitboard passages =
      Where(rules.seats(), [&](int owner) { return CannotUsePassage(rules, state, owner); });
  return VisitSet(CannotLay(state), kRoad, FreeDots(rules, state), visit) &&
         VisitSet(nullptr, kTakeRoad, TakeableRoads(rules, state), visit) &&
         VisitSet(CannotPlacePassage(rules, state), kEntrance, PlanetsWithoutPassage(rules, state),
                  visit) &&
         VisitSet(CannotLeave(state), kMove, Destinations(rules, state), visit) &&
         VisitSet(nullptr, kPassage, passages, visit);
}

bool VisitTakeClaims(const DuckDealerRules& rules, const State& state, Visit visit) {
  if (CannotTakeClaims(rules, state) != nullptr) return true;
  for (int planet = 0; planet < rules.planets(); ++planet) {
    Bitboard sites;
    for (int site = 0; site < kSites; ++site) {
      if (state.planets[planet].claims[site] == state.active + 1) sites.Set(site);
    }
    if (!sites.Empty() && !visit({{kTakeClaim, {planet}}, 1, sites, nullptr})) return false;
  }
  return true;
}

Bitboard Claimable(const DuckDealerRules& rules, const State& state) {
  return Where(kSites, [&](int site) { return CannotClaim(rules, state, site); });
}

bool VisitTrade(const DuckDealerRules& rules, const State& state, Visit visit) {
  const Planet* here = PlanetHere(rules, state);
  if (here == nullptr) return true;
  const GameContent& content = rules.content();
  const Bitboard factories = Where(static_cast<int>(content.factories.size()), [&](int factory) {
    return CannotBuildFactory(rules, state, factory);
  });
  const Bitboard others = Where(static_cast<int>(content.goods.size()),
                                [&](int good) { return CannotBuildShipyard(rules, state, good); });
  Bitboard slots;
  for (int slot = 0; here->built[kShipyardSite] != 0 && slot < kMaxSlots; ++slot) {
    if (CannotBuy(rules, state, slot) == nullptr) slots.Set(slot + 1);
  }
  return VisitSet(nullptr, kBuildFactory, factories, visit) &&
         VisitOne(CannotBuildConsumer(rules, state), kBuildConsumer, visit) &&
         VisitSet(nullptr, kBuildShipyard, others, visit) &&
         VisitSet(nullptr, kClaim, Claimable(rules, state), visit) &&
         VisitTakeClaims(rules, state, visit) && VisitOne(CannotMine(rules, state), kMine, visit) &&
         VisitOne(CannotMake(rules, state), kMake, visit) &&
         VisitSet(nullptr, kBuy, slots, visit) &&
         VisitOne(CannotDeliver(rules, state), kDeliver, visit);
}

bool VisitActing(const DuckDealerRules& rules, const State& state, Visit visit) {
  const Player& player = state.players[state.active];
  const Bitboard held =
      Where(kMaxGoods, [&](int good) { return player.goods[good] == 0 ? "" : nullptr; });
  const Bitboard partners =
      Where(rules.seats(), [&](int seat) { return CannotBarter(rules, state, seat); });
  return VisitTravel(rules, state, visit) && VisitTrade(rules, state, visit) &&
         VisitSet(nullptr, kDiscard, held, visit) && VisitSet(nullptr, kOffer, partners, visit) &&
         VisitSet(nullptr, kInvite, partners, visit) && VisitOne(CannotLeave(state), kEnd, visit);
}

bool VisitDrafting(const DuckDealerRules& rules, const State& state, Visit visit) {
  const int goods = static_cast<int>(rules.content().goods.size());
  const auto addable = [&](bool wanted) {
    return Where(goods, [&](int good) { return CannotAddToDraft(rules, state, good, wanted); });
  };
  return VisitSet(nullptr, kGive, addable(false), visit) &&
         VisitSet(nullptr, kWant, addable(true), visit) &&
         VisitOne(CannotPropose(state), kPropose, visit) && VisitOne(nullptr, kWithdraw, visit);
}

bool VisitKeeping(const DuckDealerRules& rules, const State& state, Visit visit) {
  const uint8_t* energy = state.players[state.active].energy;
  const int keep = rules.mode().keep;
  for (int move = 0; move <= std::min<int>(keep, energy[0]); ++move) {
    for (int build = 0; build <= std::min<int>(keep - move, energy[1]); ++build) {
      const int most = std::min<int>(keep - move - build, energy[2]);
      if (!visit({{kKeep, {move, build}}, 2, UpTo(most + 1), nullptr})) return false;
    }
  }
  return true;
}

}  // namespace

void VisitLegal(const DuckDealerRules& rules, const State& state, int seat, Visit visit) {
  if (state.phase != Phase::kBidding && (state.phase == Phase::kOver || seat != state.asked)) {
    return;
  }
  switch (state.phase) {
    case Phase::kBidding:
    case Phase::kPositions:
    case Phase::kEquipping:
    case Phase::kStarting:
      VisitSetup(rules, state, seat, visit);
      return;
    case Phase::kTurn:
      VisitSet(nullptr, kCollect, UpTo(kEnergies), visit) && VisitOne(nullptr, kAct, visit);
      return;
    case Phase::kPayingCube:
      VisitSet(nullptr, kTakeRoad, TakeableRoads(rules, state), visit);
      return;
    case Phase::kActing:
      VisitActing(rules, state, visit);
      return;
    case Phase::kPlacingExit:
      VisitSet(nullptr, kExit, PlanetsWithoutPassage(rules, state), visit);
      return;
    case Phase::kDiscovering: {
      Bitboard tiles = Bitboard::Of(state.stack[0]);
      tiles.Set(state.stack[1]);
      visit({{kDiscover, {}}, 0, tiles, nullptr});
      return;
    }
    case Phase::kPlacingRoad:
      VisitSet(nullptr, kRoad, FreeDots(rules, state), visit);
      return;
    case Phase::kPlacingClaim:
      VisitSet(nullptr, kClaim, Claimable(rules, state), visit);
      return;
    case Phase::kDrafting:
      VisitDrafting(rules, state, visit);
      return;
    case Phase::kAnswering:
      VisitOne(nullptr, kAccept, visit) && VisitOne(nullptr, kDecline, visit);
      return;
    case Phase::kGaining:
      VisitSet(nullptr, kGain,
               Where(kEnergies, [&](int e) { return MayGain(state, e) ? nullptr : ""; }), visit);
      return;
    case Phase::kKeeping:
      VisitKeeping(rules, state, visit);
      return;
    case Phase::kOver:
      return;
  }
}

}  // namespace mallard::duck_dealer
