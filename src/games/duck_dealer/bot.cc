#include "src/games/duck_dealer/bot.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "mallard/frame/own.h"
#include "mallard/primitives/path_search.h"
#include "mallard/state_buffer.h"
#include "src/engine/hash_state.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/setup.h"
#include "src/games/duck_dealer/travel.h"

namespace mallard::duck_dealer {
namespace {

constexpr int kWidthOf[] = {60, kPlanWidth, 400};  // Of plans, by level.
// Plans are worth hundredths of a point, their rates a thousandth of that; advice thousandths.
constexpr int64_t kThousandthsOfGain = 10;
constexpr int64_t kRatePerThousandth = 100;
// Plans under way that are remembered: more than anybody plays at a time.
constexpr size_t kMaxKept = 4096;
// Points bid for the turn order.
constexpr int kMostBid = 2;

uint64_t HashOf(const DuckDealerRules& rules, const void* state) {
  return HashState(0, rules, state);
}

// The action for the next part of the way to a planet: as far as one energy
// goes.
Action FlyTowards(const DuckDealerRules& rules, const State& state, int seat, int planet) {
  const Player& player = state.players[seat];
  PathSearch search;
  PathQuery query;
  query.start = player.place;
  query.goal = planet;
  query.free = player.roads.words;
  if (!search.Run(rules.routes().graph(), query).ok()) return {};
  const int cost = search.Cost(planet);
  const int fresh = Spendable(player, kMoveEnergy) > 0 ? rules.StepsOf(player) : 0;
  // Steps left over are used up before a new energy is begun, as long as they
  // get anywhere.
  const int steps = state.leftover > 0 ? state.leftover : fresh;
  int stop = -1;
  if (cost >= 0 && cost <= std::max<int>(state.leftover, fresh)) {
    stop = planet;
  } else {
    for (const PathStep& step : search.Path(planet)) {
      if (step.cost > 0 && step.cost <= steps && !player.roads.Has(step.node)) stop = step.node;
    }
  }
  return stop < 0 ? Action{} : Action{kMove, {stop}};
}

Action ActionFor(const DuckDealerRules& rules, const State& state, int seat, const Errand& errand) {
  switch (errand.kind) {
    case Errand::kFly:
      return FlyTowards(rules, state, seat, errand.arg);
    case Errand::kTake:
      return {kMine, {}};
    case Errand::kProduce:
      return {kMake, {}};
    case Errand::kErect:
      return {kBuildFactory, {errand.arg}};
    case Errand::kOpenShop:
      return {kBuildConsumer, {}};
    case Errand::kSell:
      return {kDeliver, {}};
    default:
      return {kBuildShipyard, {errand.arg}};
  }
}

// A free road on the first way of the plan that has room for one; kind 0 if
// there is none.
Action LayFreeRoad(const DuckDealerRules& rules, const State& state, int seat,
                   absl::Span<const Errand> errands) {
  const Player& player = state.players[seat];
  // Enough cubes must be left for the turn track.
  if (state.free_roads == 0 || player.cubes <= rules.turns() - state.track_used) return {};
  const Bitboard free = FreeDots({rules, state});
  int from = player.place;
  PathSearch search;
  for (const Errand& errand : errands) {
    if (errand.kind != Errand::kFly) continue;
    PathQuery query;
    query.start = from;
    query.goal = errand.arg;
    query.free = player.roads.words;
    if (!search.Run(rules.routes().graph(), query).ok()) return {};
    for (const PathStep& step : search.Path(errand.arg)) {
      if (free.Has(step.node)) return {kRoad, {step.node}};
    }
    from = errand.arg;
  }
  return {};
}

// The energy of which the most is missing for the plan.
int MostMissing(const DuckDealerRules& rules, const Player& player, const Plan& plan) {
  int best = kTradeEnergy;
  int most = -1000;
  for (int e = 0; e < kEnergies; ++e) {
    const int missing = plan.needs[e] - player.energy[e] - plan.turns * Produced(rules, player, e);
    if (missing > most) {
      most = missing;
      best = e;
    }
  }
  return best;
}

// What ships start with: room for goods, then crew for trading and moving.
Action ChooseEquipment(const DuckDealerRules& rules, const State& state, int seat) {
  const int slot = state.players[seat].filled;
  int best = -1;
  int64_t most = -1;
  for (int i = 0; i < Size(rules.content().equipment); ++i) {
    if (CheckStartEquipment({rules, state}, i)) continue;
    const Equipment& equipment = At(rules.content().equipment, i);
    const int64_t value = slot == 0   ? equipment.capacity
                          : slot == 1 ? equipment.produces[kTradeEnergy]
                                      : equipment.produces[kMoveEnergy];
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return {kEquip, {best}};
}

// The start planet from which the other planets are nearest.
Action ChooseStartPlanet(const DuckDealerRules& rules, const State& state) {
  PathSearch search;
  int best = -1;
  int nearest = 0;
  FreeStarts({rules, state}).ForEach([&](int planet) {
    PathQuery query;
    query.start = planet;
    if (!search.Run(rules.routes().graph(), query).ok()) return;
    int sum = 0;
    for (int other = 0; other < rules.planets(); ++other) sum += std::max(0, search.Cost(other));
    if (best < 0 || sum < nearest) {
      best = planet;
      nearest = sum;
    }
  });
  return {kStartAt, {best}};
}

Action KeepEnergy(const DuckDealerRules& rules, const Player& player) {
  int kept[kEnergies] = {};
  // Trade first, then move: that is what plans spend most of.
  for (int n = 0; n < rules.mode().keep; ++n) {
    int best = -1;
    for (const int e : {kTradeEnergy, kMoveEnergy, kBuildEnergy}) {
      if (kept[e] < player.energy[e] && (best < 0 || kept[e] < kept[best])) best = e;
    }
    if (best >= 0) ++kept[best];
  }
  return {kKeep, {kept[0], kept[1], kept[2]}};
}

// A small one: what a place in the turn order is worth does not differ much.
Action SealBid(Chance chance) { return {kBid, {DrawIndex(chance, kMostBid + 1)}}; }

// Accepts what is worth more than it costs.
Action AnswerOffer(const DuckDealerRules& rules, const Offer& offer) {
  const std::vector<int> worth = WorthOfGoods(rules.content());
  int gain = 0;
  for (int i = 0; i < kOfferGoods; ++i) {
    if (offer.gives[i] != 0) gain += At(worth, offer.gives[i] - 1);
    if (offer.wants[i] != 0) gain -= At(worth, offer.wants[i] - 1);
  }
  return {gain > 0 ? static_cast<uint32_t>(kAccept) : static_cast<uint32_t>(kDecline), {}};
}

// The good that is worth least.
Action DiscardLeast(const DuckDealerRules& rules, const Player& player) {
  const std::vector<int> worth = WorthOfGoods(rules.content());
  int least = -1;
  for (int good = 0; good < Size(worth); ++good) {
    if (player.goods[good] == 0) continue;
    if (least < 0 || At(worth, good) < At(worth, least)) {
      least = good;
    }
  }
  return {kDiscard, {least}};
}

// The planet on which a plan ends.
int PlaceOf(const State& state, int seat, const Plan& plan) {
  for (size_t i = plan.errands.size(); i-- > 0;) {
    if (plan.errands[i].kind == Errand::kFly) return plan.errands[i].arg;
  }
  return state.players[seat].place;
}

// Takes an action for a plan into a list, or tells why it is in it already.
void AddIdea(const Action& action, const Plan& plan, ReasonKind kind, int place,
             std::vector<Advice>& all) {
  Advice* idea = nullptr;
  for (Advice& advice : all) {
    if (advice.action == action) idea = &advice;
  }
  if (idea != nullptr && idea->reason.kind != kNoReason) return;  // By a better plan.
  if (idea == nullptr) idea = &all.emplace_back(Advice{action, 0, {}});
  idea->value = plan.rate / kRatePerThousandth;
  if (plan.errands.empty()) return;
  idea->reason.kind = kind;
  idea->reason.args[0] = static_cast<int32_t>(plan.gain * kThousandthsOfGain);
  idea->reason.args[1] = kind == kWorthPreparing ? plan.turns : Size(plan.errands);
  idea->reason.set_target(Reference::Entry(ArgType::kNode, TableId("planet"), place));
}

// What the best would be left with, and the others are compared with.
void TellNextBest(std::vector<Advice>& all) {
  for (size_t i = 0; i < all.size(); ++i) {
    if (all[i].reason.kind != kReachesTarget) continue;
    const size_t next = i == 0 && all.size() > 1 ? 1 : 0;
    all[i].reason.args[2] = all[next].reason.args[0];
  }
}

}  // namespace

void DealerBot::Configure(const BotOptions& options) {
  width_ = At(kWidthOf, options.level);
  temper_ = {options.Weight("patience"), options.Weight("thrift"), options.Weight("industry")};
}

std::vector<Advice> DealerBot::WeighTurn(const DuckDealerRules& rules, const State& state,
                                         int seat) const {
  std::vector<Advice> all;
  for (const Plan& plan : MakePlans(rules, state, seat, false, planning())) {
    const bool now = plan.turns == 0;
    const Action action =
        now ? Action{kAct, {}} : Action{kCollect, {MostMissing(rules, state.players[seat], plan)}};
    if (rules.Judge(&state, seat, action)) continue;
    AddIdea(action, plan, now ? kReachesTarget : kWorthPreparing, PlaceOf(state, seat, plan), all);
  }
  if (all.empty()) {
    all.push_back({{kCollect, {MostMissing(rules, state.players[seat], {})}}, 0, {}});
  }
  TellNextBest(all);
  return all;
}

Action DealerBot::Act(const DuckDealerRules& rules, const State& state, int seat) {
  const Player& player = state.players[seat];
  std::vector<Errand> errands;
  const bool recalled = Recall(HashOf(rules, &state), errands);
  if (!recalled) errands = MakePlan(rules, state, seat, true, planning()).errands;
  Action action = LayFreeRoad(rules, state, seat, errands);
  if (action.kind == 0) action = NextOf(rules, state, seat, errands);
  if (action.kind == 0 && recalled) {
    // Done, or something came in between: perhaps there is more to do with what
    // is left.
    errands = MakePlan(rules, state, seat, true, planning()).errands;
    action = NextOf(rules, state, seat, errands);
  }
  if (action.kind == 0) {
    return player.load > player.capacity ? DiscardLeast(rules, player) : Action{kEnd, {}};
  }
  StateBuffer after(rules.state_size());
  std::memcpy(after.data(), &state, rules.state_size());
  EventSink nobody(nullptr);
  if (rules.Apply(after.data(), seat, action, nobody).ok()) {
    Remember(HashOf(rules, after.data()), std::move(errands));
  }
  return action;
}

std::vector<Advice> DealerBot::WeighActions(const DuckDealerRules& rules, const State& state,
                                            int seat) {
  std::vector<Advice> all = {{Act(rules, state, seat), 0, {}}};
  for (const Plan& plan : MakePlans(rules, state, seat, true, planning())) {
    std::vector<Errand> errands = plan.errands;
    const Action action = NextOf(rules, state, seat, errands);
    if (action.kind == 0) continue;
    AddIdea(action, plan, kReachesTarget, PlaceOf(state, seat, plan), all);
  }
  // It sticks to the plan under way, though it might not begin it now.
  for (const Advice& advice : all) all[0].value = std::max(all[0].value, advice.value);
  TellNextBest(all);
  return all;
}

// Each tile of a new planet, by what can be done with it yet.
std::vector<Advice> DealerBot::WeighDiscovery(const Sight& sight) const {
  const DuckDealerRules& rules = OwnRules<DuckDealerRules>(sight.rules());
  const int seat = sight.seat();
  std::vector<Advice> all;
  const uint64_t count = sight.LegalCount();
  for (uint64_t n = 0; n < count; ++n) {
    StateBuffer after(rules.state_size());
    std::memcpy(after.data(), sight.state(), rules.state_size());
    EventSink nobody(nullptr);
    const Action action = sight.LegalNth(n);
    if (!rules.Apply(after.data(), seat, action, nobody).ok()) continue;
    const State& state = DuckDealerRules::As(after.data());
    const Plan plan = MakePlan(rules, state, seat, true, planning());
    AddIdea(action, plan, kReachesTarget, PlaceOf(state, seat, plan), all);
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Advice& a, const Advice& b) { return a.value > b.value; });
  if (all.empty()) all.push_back({sight.LegalNth(0), 0, {}});
  TellNextBest(all);
  return all;
}

Action DealerBot::NextOf(const DuckDealerRules& rules, const State& state, int seat,
                         std::vector<Errand>& errands) {
  while (!errands.empty()) {
    const Errand errand = errands.front();
    if (errand.kind != Errand::kFly || state.players[seat].place == errand.arg) {
      errands.erase(errands.begin());
      if (errand.kind == Errand::kFly) continue;
    }
    const Action action = ActionFor(rules, state, seat, errand);
    if (!rules.Judge(&state, seat, action)) return action;
    errands.clear();
  }
  return {};
}

bool DealerBot::Recall(uint64_t state, std::vector<Errand>& errands) const {
  const auto found = std::find_if(kept_.begin(), kept_.end(),
                                  [&](const Kept& kept) { return kept.state == state; });
  if (found == kept_.end()) return false;
  errands = found->errands;
  return true;
}

void DealerBot::Remember(uint64_t state, std::vector<Errand> errands) {
  std::vector<Errand> known;
  if (Recall(state, known)) return;
  if (kept_.size() == kMaxKept) kept_.pop_front();
  kept_.push_back({state, std::move(errands)});
}

absl::StatusOr<Action> DealerBot::Choose(const Sight& sight) {
  const Thinking::Choice choice(thinking());
  const DuckDealerRules& rules = OwnRules<DuckDealerRules>(sight.rules());
  const State& state = DuckDealerRules::As(sight.state());
  const int seat = sight.seat();
  switch (sight.decision().kind) {
    case kSealBid:
      return SealBid(sight.Draws(seed_));
    case kChooseEquipment:
      return ChooseEquipment(rules, state, seat);
    case kChooseStart:
      return ChooseStartPlanet(rules, state);
    case kTakeTurn:
      return WeighTurn(rules, state, seat).front().action;
    case kActionTurnStep:
      return Act(rules, state, seat);
    case kDraftOffer:
      return Action{kWithdraw, {}};
    case kAnswerOffer:
      return AnswerOffer(rules, state.draft);
    case kKeepEnergy:
      return KeepEnergy(rules, state.players[seat]);
    case 0:
      return absl::FailedPreconditionError("there is nothing to choose from");
    case kChooseConsumer:
      return WeighDiscovery(sight).front().action;
    default:
      return sight.LegalNth(0);
  }
}

absl::StatusOr<std::vector<Advice>> DealerBot::Weigh(const Sight& sight) {
  const Thinking::Choice choice(thinking());
  const DuckDealerRules& rules = OwnRules<DuckDealerRules>(sight.rules());
  const State& state = DuckDealerRules::As(sight.state());
  switch (sight.decision().kind) {
    case kTakeTurn:
      return WeighTurn(rules, state, sight.seat());
    case kActionTurnStep:
      return WeighActions(rules, state, sight.seat());
    case kChooseConsumer:
      return WeighDiscovery(sight);
    default:
      return Bot::Weigh(sight);
  }
}

}  // namespace mallard::duck_dealer
