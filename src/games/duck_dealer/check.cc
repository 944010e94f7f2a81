// Whether one action is legal.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/barter.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/legal.h"
#include "src/games/duck_dealer/setup.h"
#include "src/games/duck_dealer/trade.h"
#include "src/games/duck_dealer/travel.h"
#include "src/games/duck_dealer/turn.h"

namespace mallard::duck_dealer {
namespace {

constexpr char kNoSuchPlace[] = "there is no such place";

bool Has(const Bitboard& set, int n) { return n >= 0 && n < kGridCells && set.Has(n); }

// What must be answered first, for people.
Reason Pending(Phase phase) {
  switch (phase) {
    case Phase::kBidding:
    case Phase::kPositions:
      return "the turn order must be settled first";
    case Phase::kEquipping:
      return "the ships must be equipped first";
    case Phase::kStarting:
      return "the ships must be put on the map first";
    case Phase::kTurn:
      return "collect energy, or begin an action turn first";
    case Phase::kPayingCube:
      return "the turn track needs a cube first: take a road off the map";
    case Phase::kActing:
      return "that is not part of an action turn";
    case Phase::kPlacingExit:
      return "the exit of the passage must be placed first";
    case Phase::kDiscovering:
      return "the consumer of the planet must be chosen first";
    case Phase::kPlacingRoad:
      return "the road taken off the map must be laid first";
    case Phase::kPlacingClaim:
      return "the privilege taken off the map must be placed first";
    case Phase::kDrafting:
      return "finish the offer first, or withdraw it";
    case Phase::kAnswering:
      return "the offer must be answered first";
    case Phase::kGaining:
      return "the energy granted must be chosen first";
    case Phase::kKeeping:
      return "say first which energy is kept";
    case Phase::kOver:
      break;
  }
  return "the match is over";
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

}  // namespace

absl::Status CheckAction(const DuckDealerRules& rules, const State& state, int seat,
                         const Action& action) {
  const KindSpec* spec = Manifest::Find(rules.manifest().actions, action.kind);
  if (spec == nullptr) {
    return absl::InvalidArgumentError(
        absl::StrCat("Duck Dealer has no action of kind ", action.kind));
  }
  if (!ArgsAreZeroFrom(action, SlotsOf(spec->args))) {
    return absl::InvalidArgumentError("arguments that the action does not use must be 0");
  }
  if (state.phase != Phase::kBidding && state.phase != Phase::kOver && seat != state.asked) {
    return absl::FailedPreconditionError("another player is to decide");
  }
  if (!Fits(state.phase, action.kind)) {
    return absl::FailedPreconditionError(Pending(state.phase));
  }
  const Reason reason = CannotDo(rules, state, seat, action);
  return reason == nullptr ? absl::OkStatus() : absl::FailedPreconditionError(reason);
}

}  // namespace mallard::duck_dealer
