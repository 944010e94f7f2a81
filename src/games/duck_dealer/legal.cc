#include "src/games/duck_dealer/legal.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
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

constexpr char kNoSuchPlace[] = "there is no such place";

bool Has(const Bitboard& set, int n) { return n >= 0 && n < kGridCells && set.Has(n); }

Bitboard UpTo(int count) {
  Bitboard set;
  for (int n = 0; n < count; ++n) set.Set(n);
  return set;
}

// Whether the kind of action belongs to what is being asked.
bool Fits(Phase phase, uint32_t kind) {
  switch (phase) {
    case Phase::kBidding:
      return kind == kBid;
    case Phase::kPositions:
      return kind == kPosition;
    case Phase::kEquipping:
      return kind == kEquip;
    case Phase::kStarting:
      return kind == kStartAt;
    case Phase::kTurn:
      return kind == kCollect || kind == kAct;
    case Phase::kPayingCube:
      return kind == kTakeRoad;
    case Phase::kActing:
      return (kind >= kRoad && kind <= kInvite && kind != kExit && kind != kDiscover) ||
             kind == kEnd;
    case Phase::kPlacingExit:
      return kind == kExit;
    case Phase::kDiscovering:
      return kind == kDiscover;
    case Phase::kPlacingRoad:
      return kind == kRoad;
    case Phase::kPlacingClaim:
      return kind == kClaim;
    case Phase::kDrafting:
      return kind >= kGive && kind <= kWithdraw;
    case Phase::kAnswering:
      return kind == kAccept || kind == kDecline;
    case Phase::kGaining:
      return kind == kGain;
    case Phase::kKeeping:
      return kind == kKeep;
    case Phase::kOver:
      break;
  }
  return false;
}

Reason CannotKeep(const DuckDealerRules& rules, const State& state, const int32_t* kept) {
  const Player& player = state.players[state.active];
  int64_t total = 0;
  for (int energy = 0; energy < kEnergies; ++energy) {
    if (kept[energy] < 0 || kept[energy] > player.energy[energy]) return "there is not that much";
    total += kept[energy];
  }
  return total > rules.mode().keep ? "that is more than may be kept" : nullptr;
}

Reason CannotInSetup(const DuckDealerRules& rules, const State& state, int seat,
                     const Action& action) {
  const int arg = action.args[0];
  switch (action.kind) {
    case kBid:
      if (!MustBid(rules, state, seat)) return "there is nothing for you to bid on now";
      return arg < 0 || arg > kMaxBid ? "a bid is 0 to 100 points" : nullptr;
    case kPosition:
      if (arg < 1 || arg > rules.seats()) return "there is no such place in the turn order";
      return SeatAtPosition(rules, state, arg) >= 0 ? "that place is taken" : nullptr;
    case kEquip:
      return CannotEquip(rules, state, arg);
    default:
      return Has(FreeStarts(rules, state), arg) ? nullptr : "that is not a free start planet";
  }
}

Reason CannotTravel(const DuckDealerRules& rules, const State& state, const Action& action) {
  const int arg = action.args[0];
  switch (action.kind) {
    case kRoad:
      if (Reason reason = CannotLay(state)) return reason;
      return Has(FreeDots(rules, state), arg) ? nullptr
                                              : "roads go on dots with neither a road nor a ship";
    case kTakeRoad:
      return Has(TakeableRoads(rules, state), arg)
                 ? nullptr
                 : "own roads are taken off the map only when no cube is left, to be used at once";
    case kEntrance:
      if (Reason reason = CannotPlacePassage(rules, state)) return reason;
      [[fallthrough]];
    case kExit:
      return Has(PlanetsWithoutPassage(rules, state), arg)
                 ? nullptr
                 : "there is no such planet, or it has an end of a passage already";
    case kMove:
      return CannotMove(rules, state, arg);
    case kPassage:
      return CannotUsePassage(rules, state, arg);
    default:
      return OnTop(state, arg) ? nullptr : "that is not one of the two consumers on top";
  }
}

Reason CannotTradeHere(const DuckDealerRules& rules, const State& state, const Action& action) {
  const int arg = action.args[0];
  switch (action.kind) {
    case kBuildFactory:
      return CannotBuildFactory(rules, state, arg);
    case kBuildConsumer:
      return CannotBuildConsumer(rules, state);
    case kBuildShipyard:
      return CannotBuildShipyard(rules, state, arg);
    case kClaim:
      return CannotClaim(rules, state, arg);
    case kTakeClaim:
      if (Reason reason = CannotTakeClaims(rules, state)) return reason;
      if (arg < 0 || arg >= rules.planets()) return kNoSuchPlace;
      if (action.args[1] < 0 || action.args[1] >= kSites ||
          state.planets[arg].claims[action.args[1]] != state.active + 1) {
        return "there is no privilege of yours";
      }
      return nullptr;
    case kMine:
      return CannotMine(rules, state);
    case kMake:
      return CannotMake(rules, state);
    case kBuy:
      return arg < 1 || arg > kMaxSlots ? "there is no such slot"
                                        : CannotBuy(rules, state, arg - 1);
    case kDeliver:
      return CannotDeliver(rules, state);
    default:
      return arg < 0 || arg >= kMaxGoods || state.players[state.active].goods[arg] == 0
                 ? "that good is not on board"
                 : nullptr;
  }
}

Reason CannotDo(const DuckDealerRules& rules, const State& state, int seat, const Action& action) {
  const int arg = action.args[0];
  if (action.kind <= kStartAt) return CannotInSetup(rules, state, seat, action);
  if (action.kind >= kRoad && action.kind <= kDiscover) return CannotTravel(rules, state, action);
  if (action.kind >= kBuildFactory && action.kind <= kDiscard) {
    return CannotTradeHere(rules, state, action);
  }
  switch (action.kind) {
    case kCollect:
      return arg < 0 || arg >= kEnergies ? "there is no such energy" : nullptr;
    case kOffer:
    case kInvite:
      return CannotBarter(rules, state, arg);
    case kGive:
    case kWant:
      return CannotAddToDraft(rules, state, arg, action.kind == kWant);
    case kPropose:
      return CannotPropose(state);
    case kGain:
      return arg < 0 || arg >= kEnergies || !MayGain(state, arg) ? "there is no such marker left"
                                                                 : nullptr;
    case kEnd:
      return CannotLeave(state);
    case kKeep:
      return CannotKeep(rules, state, action.args);
    default:
      return nullptr;
  }
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

absl::Status CheckAction(const DuckDealerRules& rules, const State& state, int seat,
                         const Action& action) {
  const KindSpec* spec = Manifest::Find(rules.manifest().actions, action.kind);
  if (spec == nullptr) {
    return absl::InvalidArgumentError(
        absl::StrCat("Duck Dealer has no action of kind ", action.kind));
  }
  if (!ArgsAreZeroFrom(action, static_cast<int>(spec->args.size()))) {
    return absl::InvalidArgumentError("arguments that the action does not use must be 0");
  }
  if (state.phase == Phase::kOver) return absl::FailedPreconditionError("the match is over");
  if (state.phase != Phase::kBidding && seat != state.asked) {
    return absl::FailedPreconditionError("another player is to decide");
  }
  if (!Fits(state.phase, action.kind)) {
    return absl::FailedPreconditionError(
        absl::StrCat(spec->name, " is not possible now; see what is being asked"));
  }
  const Reason reason = CannotDo(rules, state, seat, action);
  return reason == nullptr ? absl::OkStatus() : absl::FailedPreconditionError(reason);
}

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
