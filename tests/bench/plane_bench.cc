// Questions about the plane, on a map of 84 by 60 inches with 12 obstacles and 60 models.
#include <cstdint>
#include <vector>

#include "benchmark/benchmark.h"
#include "mallard/primitives/bit_set.h"
#include "mallard/primitives/chance.h"
#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_clock.h"
#include "mallard/primitives/plane_leg.h"
#include "mallard/primitives/plane_sight.h"
#include "tests/bench/allocations.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

constexpr int kModels = 60;
constexpr int kObstacles = 12;
constexpr Rect kMap{{0, 0}, {84'000, 60'000}};

Point RandomPlace(Chance& chance, int32_t margin) {
  return {margin + static_cast<int32_t>(chance.Below(kMap.high.x - 2 * margin)),
          margin + static_cast<int32_t>(chance.Below(kMap.high.y - 2 * margin))};
}

// Regular twelve-gons, the most corners a polygon can have, 2 to 5 inches in radius.
std::vector<TerrainFeature> Obstacles() {
  Chance chance = Chance::Stream(0, 0);
  std::vector<TerrainFeature> terrain;
  for (int i = 0; i < kObstacles; ++i) {
    const Point centre = RandomPlace(chance, 6000);
    const int32_t radius = 2000 + static_cast<int32_t>(chance.Below(3000));
    Point corners[12];
    for (int hour = 1; hour <= 12; ++hour) corners[hour - 1] = ClockStep(centre, hour, radius);
    const auto area = ConvexPolygon::Create(corners);
    MustBeOk(area.status(), "an obstacle");
    terrain.push_back(
        {TerrainKind::kObstacle, 1000 + static_cast<int32_t>(chance.Below(4000)), *area});
  }
  return terrain;
}

std::vector<Cylinder> Models(absl::Span<const TerrainFeature> terrain) {
  Chance chance = Chance::Stream(0, 1);
  std::vector<Cylinder> models;
  for (int i = 0; i < kModels; ++i) {
    const Point place = RandomPlace(chance, 500);
    models.push_back({place, 500, GroundAt(place, terrain).height, 1500});
  }
  return models;
}

void LookFromEachToEach(benchmark::State& state) {
  const std::vector<TerrainFeature> terrain = Obstacles();
  const std::vector<Cylinder> models = Models(terrain);
  int64_t seen = 0;
  int64_t asked = 0;
  {
    const AllocationsPerIteration allocations(state);
    size_t viewer = 0;
    size_t target = 0;
    for (auto _ : state) {
      target = (target + 1) % models.size();
      if (target == viewer) viewer = (viewer + 1) % models.size();
      BitSet<kModels> ignored;
      ignored.Set(static_cast<int>(viewer));
      ignored.Set(static_cast<int>(target));
      const SightResult sight =
          LookAt(models[viewer], models[target], {terrain, models, ignored.Words()});
      seen += sight.Count();
      ++asked;
    }
  }
  state.counters["points_seen"] = static_cast<double>(seen) / static_cast<double>(asked);
}
BENCHMARK(LookFromEachToEach)->Name("plane/line_of_sight");

void CostOfRandomLegs(benchmark::State& state) {
  const std::vector<TerrainFeature> terrain = Obstacles();
  const std::vector<Cylinder> models = Models(terrain);
  const int32_t length = static_cast<int32_t>(state.range(0)) * kInch;
  int64_t parts = 0;
  int64_t asked = 0;
  {
    const AllocationsPerIteration allocations(state);
    size_t mover = 0;
    int hour = 0;
    for (auto _ : state) {
      mover = (mover + 1) % models.size();
      hour = hour % 12 + 1;
      const Point from = models[mover].centre;
      const LegParts cut = CutLeg(from, ClockStep(from, hour, length), terrain);
      benchmark::DoNotOptimize(CostOfLeg(cut, Manner::kWade, 6 * kInch, {}));
      parts += static_cast<int64_t>(cut.size());
      ++asked;
    }
  }
  state.counters["parts"] = static_cast<double>(parts) / static_cast<double>(asked);
}
BENCHMARK(CostOfRandomLegs)->Name("plane/leg_cost")->Arg(6)->Arg(60);

void CoherencyOfTwentyFour(benchmark::State& state) {
  std::vector<Cylinder> unit;
  for (int i = 0; i < 24; ++i) unit.push_back({{i % 6 * 2500, i / 6 * 2500}, 500, 0, 1500});
  const AllocationsPerIteration allocations(state);
  for (auto _ : state) benchmark::DoNotOptimize(OutOfCoherency(unit, {}));
}
BENCHMARK(CoherencyOfTwentyFour)->Name("plane/coherency");

}  // namespace
}  // namespace mallard::bench
