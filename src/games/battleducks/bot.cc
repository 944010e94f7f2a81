#include "src/games/battleducks/bot.h"

#include <algorithm>
#include <array>
#include <memory>

#include "mallard/primitives/placement.h"
#include "src/games/battleducks/pond.h"

namespace mallard::battleducks {
namespace {

// A placement through k spotted ducks counts kHitWeight^k times.
constexpr int64_t kHitWeight = 30;
constexpr int kMaxHits = 6;
// Shared out among the formations a slot may hold.
constexpr int64_t kSlotWeight = 60;

using Weights = std::array<int64_t, kGridCells>;

// What is left to find, according to one explanation of the radar.
struct Quarry {
  Bitboard found_cells;     // Covered by formations found.
  uint32_t open_slots = 0;  // Bit a slot: not found yet.
};

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
                   const Bitboard& open_hits, int64_t weight, Weights& weights) {
  for (int s = 0; s < kSymmetries; ++s) {
    if (!rules.MayLie(figure, s)) continue;
    Anchors(figure.shapes[s], free).ForEach([&](int anchor) {
      const Bitboard cells = Placed(figure.shapes[s], ColumnOf(anchor), RowOf(anchor));
      if (!rules.allow_contact() && Neighbours8(cells).Intersects(open_hits)) return;
      int64_t w = weight;
      for (int hits = std::min((cells & open_hits).Count(), kMaxHits); hits > 0; --hits) {
        w *= kHitWeight;
      }
      cells.ForEach([&](int cell) { At(weights, cell) += w; });
    });
  }
}

Weights WeighCells(const BattleDucksRules& rules, const Pond& radar, const Quarry& quarry) {
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
                    weight, weights);
    }
  }
  return weights;
}

int64_t SumOver(const Bitboard& cells, const Weights& weights) {
  int64_t sum = 0;
  cells.ForEach([&](int cell) { sum += At(weights, cell); });
  return sum;
}

// The best of the actions offered; among equals each is as likely as the others.
class Best {
 public:
  explicit Best(Chance& chance) : chance_(chance) {}
  void Offer(int64_t value, const Action& action) {
    if (value > value_) {
      value_ = value;
      equals_ = 0;
    }
    if (value == value_ && chance_.Below(++equals_) == 0) action_ = action;
  }
  const Action& action() const { return action_; }

 private:
  Chance& chance_;
  int64_t value_ = -1;
  uint32_t equals_ = 0;
  Action action_;
};

}  // namespace

absl::StatusOr<Action> HuntingBot::Choose(const Sight& sight) {
  const auto& rules = static_cast<const BattleDucksRules&>(sight.rules());
  const State& state = BattleDucksRules::As(sight.state());
  const int seat = sight.seat();
  if (sight.decision().kind == kSetUpFleet) {
    if (SetupComplete(rules, state.ponds[seat])) return Action{kReady, {}};
    if (!rules.Judge(&state, seat, {kFill, {}})) return Action{kFill, {}};
    return RandomBot(chance_.Next()).Choose(sight);  // Something must be lifted.
  }
  if (sight.decision().kind != kTakeTurn) {
    return absl::FailedPreconditionError("there is nothing to choose from");
  }
  const Pond& radar = state.ponds[1 - seat];
  const Bitboard unobserved = Unobserved(rules, radar);
  const Weights weights = WeighCells(rules, radar, Explain(sight, rules, radar, chance_.Next()));
  Best best(chance_);
  unobserved.ForEach([&](int cell) { best.Offer(At(weights, cell), {kObserve, {cell}}); });
  for (int i = 0; i < rules.slots(); ++i) {
    if (!ManeuverReady(rules, state.ponds[seat], i)) continue;
    const Figure& footprint = rules.ManeuverOf(i).footprint;
    for (int s = 0; s < kRotations; ++s) {
      if (!footprint.IsDistinct(s)) continue;
      OverhangSet(footprint.shapes[s], unobserved).ForEach([&](const OverhangAnchor& corner) {
        const Bitboard cells = Placed(footprint.shapes[s], corner.col, corner.row) & unobserved;
        best.Offer(SumOver(cells, weights), {kManeuver, {i, s, corner.col, corner.row}});
      });
    }
  }
  return best.action();
}

}  // namespace mallard::battleducks
