#include "src/games/duckhammer/coherency.h"

#include <cstdlib>

#include "mallard/primitives/plane_distance.h"
#include "src/games/duckhammer/field.h"

namespace mallard::duckhammer {
namespace {

bool Near(const Cylinder& a, const Cylinder& b) {
  return GapAtMost(a.Base(), b.Base(), kCoherencyAcross) &&
         std::abs(a.bottom - b.bottom) <= kCoherencyUp;
}

}  // namespace

bool InCoherency(const Scene& scene, int model) {
  const int unit = UnitOf(scene.state, model);
  const int count = CountOnMap(scene.state, unit);
  if (count <= 1) return true;
  int wanted = count >= kLargeUnit ? 2 : 1;
  const Cylinder body = BodyOf(scene, model);
  ForEachOnMap(scene.state, unit, [&](int mate) {
    if (mate != model && wanted > 0 && Near(body, BodyOf(scene, mate))) --wanted;
  });
  return wanted == 0;
}

bool UnitCoherent(const Scene& scene, int unit) {
  bool coherent = true;
  ForEachOnMap(scene.state, unit,
               [&](int model) { coherent = coherent && InCoherency(scene, model); });
  return coherent;
}

}  // namespace mallard::duckhammer
