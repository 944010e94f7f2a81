#include "src/games/battleducks/bot.h"

#include <algorithm>
#include <array>
#include <memory>

#include "mallard/frame/own.h"
#include "mallard/primitives/placement.h"
#include "src/games/battleducks/census.h"
#include "src/games/battleducks/fill.h"
#include "src/games/battleducks/pond.h"

namespace mallard::battleducks {
namespace {

// A placement through k spotted ducks counts kHitWeight^k times.
constexpr int kHitWeight = 30;
constexpr int kMaxHits = 6;
// Shared out among the formations a slot may hold.
constexpr int64_t kSlotWeight = 60;

constexpr int64_t kThousandths = 1000;
// A duck, in the unit that cells are compared by: fine enough to tell any two apart.
constexpr int64_t kDuck = 1000 * kThousandths;
// What the level easy hardly notices, and the fleets that the level hard draws.
constexpr int64_t kSoftness = 60;
constexpr int kHardFleets = 400;
// What these count beside the weights, out of 4: the weights know no chance.
constexpr int64_t kCensusShare = 3;
// Set-ups thought of.
constexpr int kSetUps = 6;

Quarry Explain(const Sight& sight, const BattleDucksRules& rules, const Pond& radar,
               uint64_t seed) {
  Quarry quarry;
  quarry.open_slots = (1u << rules.slots()) - 1;
  if (radar.found.Empty()) return quarry;
  absl::StatusOr<Match> imagined = sight.Imagine(seed);
  if (!imagined.ok()) return quarry;
  const Pond& pond = BattleDucksRules::As(imagined->state()).ponds[1 - sight.seat()];
  for (int i = 0; i < rules.slots(); ++i) {
    if (pond.slots[i].ducks_left != 0) continue;
    quarry.found_cells |= rules.CellsOf(pond.slots[i]);
    quarry.open_slots &= ~(1u << i);
  }
  return quarry;
}

void AddPlacements(const BattleDucksRules& rules, const Figure& figure, const Bitboard& free,
                   const Bitboard& open_hits, int64_t weight, int64_t hit_weight,
                   Weights& weights) {
  for (int s = 0; s < kSymmetries; ++s) {
    if (!rules.MayLie(figure, s)) continue;
    Anchors(figure.shapes[s], free).ForEach([&](int anchor) {
      const Bitboard cells = Placed(figure.shapes[s], ColumnOf(anchor), RowOf(anchor));
      if (!rules.allow_contact() && Neighbours8(cells).Intersects(open_hits)) return;
      int64_t w = weight;
      for (int hits = std::min((cells & open_hits).Count(), kMaxHits); hits > 0; --hits) {
        w *= hit_weight;
      }
      cells.ForEach([&](int cell) { At(weights, cell) += w; });
    });
  }
}

Weights WeighCells(const BattleDucksRules& rules, const Pond& radar, const Quarry& quarry,
                   int64_t hit_weight) {
  Weights weights = {};
  const Bitboard open_hits = radar.spotted.Minus(quarry.found_cells);
  const Bitboard splashes = radar.observed.Minus(radar.spotted);
  const Bitboard free = rules.FreeBeside(quarry.found_cells).Minus(splashes);
  for (int i = 0; i < rules.slots(); ++i) {
    if (((quarry.open_slots >> i) & 1) == 0) continue;
    const std::vector<uint16_t>& choices = rules.slot_rule(i).choices;
    const int64_t weight = std::max<int64_t>(1, kSlotWeight / Size(choices));
    for (uint16_t formation : choices) {
      AddPlacements(rules, At(rules.content().formations, formation).figure, free, open_hits,
                    weight, hit_weight, weights);
    }
  }
  return weights;
}

int64_t SumOver(const Bitboard& cells, const Weights& weights) {
  int64_t sum = 0;
  cells.ForEach([&](int cell) { sum += At(weights, cell); });
  return sum;
}

// How many ducks are still hidden, as far as one can tell without knowing the formations.
int64_t HiddenDucks(const BattleDucksRules& rules, const Pond& radar) {
  int64_t ducks = 0;
  for (int i = 0; i < rules.slots(); ++i) {
    const std::vector<uint16_t>& choices = rules.slot_rule(i).choices;
    int64_t sum = 0;
    for (const uint16_t formation : choices) {
      sum += At(rules.content().formations, formation).figure.size;
    }
    ducks += sum / std::max<int64_t>(1, Size(choices));
  }
  return std::max<int64_t>(1, ducks - radar.spotted.Count());
}

// Weights as chances, in parts of kDuck: as many ducks as are hidden, shared out among the cells.
void MakeChances(const Bitboard& unobserved, int64_t ducks, Weights& weights) {
  const int64_t sum = std::max<int64_t>(1, SumOver(unobserved, weights));
  const int64_t wanted = ducks * kDuck;
  for (int64_t& weight : weights) {
    weight = sum < wanted ? weight * (wanted / sum) : weight / (sum / wanted);
  }
}

// Something that a player who wants this pond is to do yet.
Action TowardsPond(const BattleDucksRules& rules, const Pond& now, const Pond& wanted) {
  for (int i = 0; i < rules.slots(); ++i) {
    const Slot& slot = wanted.slots[i];
    if (now.slots[i].formation == 0) return {kPick, {i, slot.formation - 1}};
    if (now.slots[i].placed == 0) return {kPlace, {i, slot.orientation, slot.anchor}};
    if (slot.has_commander != 0 && now.slots[i].has_commander == 0) {
      return {kCommander, {i, slot.commander}};
    }
  }
  return {kReady, {}};
}

}  // namespace

absl::StatusOr<Action> HuntingBot::Choose(const Sight& sight) {
  const absl::StatusOr<std::vector<Advice>> all = Weigh(sight);
  if (!all.ok()) return all.status();
  return all->front().action;
}

absl::StatusOr<Action> HuntingBot::SetUp(const Sight& sight) {
  const BattleDucksRules& rules = OwnRules<BattleDucksRules>(sight.rules());
  const State& state = BattleDucksRules::As(sight.state());
  const Pond& pond = state.ponds[sight.seat()];
  if (SetupComplete(rules, pond)) return Action{kReady, {}};
  Chance chance = sight.Draws(seed_);
  // Some ways to go on: the one whose ducks lie where a hunter would look last.
  Quarry everything;
  everything.open_slots = (1u << rules.slots()) - 1;
  const Weights looked_at = WeighCells(rules, EmptyPond(rules), everything, kHitWeight);
  Pond best;
  int64_t least = -1;
  for (int i = 0; i < set_ups_; ++i) {
    if (i > 0 && thinking().stopped()) break;
    Pond tried = pond;
    if (!FillPond(rules, tried, chance)) break;
    const int64_t sum = SumOver(tried.occupied, looked_at);
    if (least >= 0 && sum >= least) continue;
    least = sum;
    best = tried;
  }
  if (least >= 0) return TowardsPond(rules, pond, best);
  return ChooseAtRandom(rules, &state, sight.seat(), chance);  // Something must be lifted.
}

absl::StatusOr<std::vector<Advice>> HuntingBot::Weigh(const Sight& sight) {
  const Thinking::Choice choice(thinking());
  const BattleDucksRules& rules = OwnRules<BattleDucksRules>(sight.rules());
  const State& state = BattleDucksRules::As(sight.state());
  const int seat = sight.seat();
  if (sight.decision().kind == kSetUpFleet) {
    const absl::StatusOr<Action> action = SetUp(sight);
    if (!action.ok()) return action.status();
    return std::vector<Advice>{{*action, 0, {}}};
  }
  if (sight.decision().kind != kTakeTurn) {
    return absl::FailedPreconditionError("there is nothing to choose from");
  }
  Chance chance = sight.Draws(seed_);
  const Pond& radar = state.ponds[1 - seat];
  const Bitboard unobserved = Unobserved(rules, radar);
  const Quarry quarry = Explain(sight, rules, radar, chance.Next());
  Weights weights = WeighCells(rules, radar, quarry, std::max(1, kHitWeight * focus_ / 100));
  MakeChances(unobserved, HiddenDucks(rules, radar), weights);
  Weights census;
  if (fleets_ > 0 &&
      TakeCensus(rules, radar, quarry, fleets_, kDuck, chance, census, &thinking())) {
    for (size_t i = 0; i < weights.size(); ++i) {
      weights[i] = (weights[i] * (4 - kCensusShare) + census[i] * kCensusShare) / 4;
    }
  }
  if (easy_ && radar.spotted.Minus(quarry.found_cells).Empty()) {
    // With nothing half found, one place is as good to it as another; two times of three it
    // does not even see where nothing can lie.
    const bool careless = chance.Below(3) != 0;
    for (int64_t& weight : weights) weight = careless || weight > 0 ? kDuck : 0;
  }
  std::vector<Advice> all;
  unobserved.ForEach([&](int cell) { all.push_back({{kObserve, {cell}}, At(weights, cell), {}}); });
  for (int i = 0; i < rules.slots(); ++i) {
    if (!ManeuverReady(rules, state.ponds[seat], i)) continue;
    const Figure& footprint = rules.ManeuverOf(i).footprint;
    for (int s = 0; s < kRotations; ++s) {
      if (!footprint.IsDistinct(s)) continue;
      OverhangSet(footprint.shapes[s], unobserved).ForEach([&](const OverhangAnchor& corner) {
        const Bitboard cells = Placed(footprint.shapes[s], corner.col, corner.row) & unobserved;
        all.push_back({{kManeuver, {i, s, corner.col, corner.row}},
                       SumOver(cells, weights) * daring_ / 100,
                       {}});
      });
    }
  }
  if (all.empty()) return absl::FailedPreconditionError("there is nothing to observe");
  Shuffle(chance, absl::MakeSpan(all));  // Equals in any order.
  std::stable_sort(all.begin(), all.end(),
                   [](const Advice& a, const Advice& b) { return a.value > b.value; });
  for (Advice& advice : all) advice.value /= kDuck / kThousandths;
  for (size_t i = 0; i < all.size(); ++i) {
    if (all[i].action.kind != kObserve) continue;
    const size_t next = i == 0 && all.size() > 1 ? 1 : 0;
    all[i].reason.kind = kLikelyHit;
    all[i].reason.args[0] = static_cast<int32_t>(all[i].value / 10);
    all[i].reason.args[1] = static_cast<int32_t>(all[next].value / 10);
  }
  return all;
}

int64_t HuntingBot::Softness() const { return kSoftness; }

void HuntingBot::Configure(const BotOptions& options) {
  fleets_ = options.level == BotLevel::kHard ? kHardFleets : 0;
  easy_ = options.level == BotLevel::kEasy;
  focus_ = options.Weight("focus");
  daring_ = options.Weight("daring");
  set_ups_ = easy_ ? 1 : std::max(1, kSetUps * options.Weight("guile") / 100);
}

}  // namespace mallard::battleducks
