// What differs between two simulations of the same seeds.
#ifndef MALLARD_SRC_LAB_DIFFERENCES_H_
#define MALLARD_SRC_LAB_DIFFERENCES_H_

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/lab.h"

namespace mallard::lab {

/// A number that both simulations have.
struct Difference {
  std::string name;
  double before;
  double after;
  const char* unit = "";
};

/// The figures of the games, whether they differ or not, and all uses that do.
inline std::vector<Difference> DifferencesOf(const Simulation& before, const Simulation& after) {
  std::vector<Difference> all = {
      {"actions a game", before.length.mean, after.length.mean},
      {"points", before.score.mean, after.score.mean},
      {"lead", before.lead.mean, after.lead.mean},
      {"legal actions a decision", before.branching, after.branching},
  };
  for (size_t i = 0; i < std::min(before.by_seat.size(), after.by_seat.size()); ++i) {
    if (before.by_seat[i].games == 0 && after.by_seat[i].games == 0) continue;
    all.push_back({absl::StrCat("wins of seat ", i + 1), 100 * before.by_seat[i].rate(),
                   100 * after.by_seat[i].rate(), "%"});
  }
  for (const Usage& now : after.usage) {
    const auto old = std::find_if(
        before.usage.begin(), before.usage.end(),
        [&](const Usage& usage) { return usage.kind == now.kind && usage.name == now.name; });
    const uint64_t used = old == before.usage.end() ? 0 : old->used;
    if (used == now.used) continue;
    all.push_back({absl::StrCat(now.kind, " ", now.name, " used"), static_cast<double>(used),
                   static_cast<double>(now.used)});
  }
  return all;
}

}  // namespace mallard::lab

#endif  // MALLARD_SRC_LAB_DIFFERENCES_H_
