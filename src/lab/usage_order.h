// Which of the things of a simulation are worth telling.
#ifndef MALLARD_SRC_LAB_USAGE_ORDER_H_
#define MALLARD_SRC_LAB_USAGE_ORDER_H_

#include <algorithm>
#include <vector>

#include "mallard/lab.h"

namespace mallard::lab {

/// Borrows the simulation.
struct UsageOrder {
  std::vector<const Usage*> telling;  // Interval without what everybody wins; the strongest first.
  std::vector<const Usage*> unused;   // Offered, and never used; the most often offered first.
  std::vector<const Usage*> absent;   // Never offered.

  explicit UsageOrder(const Simulation& study) {
    double wins = 0;
    double games = 0;
    for (const Share& share : study.by_seat) {
      wins += share.won;
      games += share.games;
    }
    const double usual = games > 0 ? wins / games : 0;
    for (const Usage& usage : study.usage) {
      if (usage.takes_back) continue;
      if (usage.offered == 0) {
        if (usage.used == 0) absent.push_back(&usage);
      } else if (usage.used == 0) {
        unused.push_back(&usage);
      } else if (usage.wins.low > usual || usage.wins.high < usual) {
        telling.push_back(&usage);
      }
    }
    std::stable_sort(telling.begin(), telling.end(), [](const Usage* a, const Usage* b) {
      return a->wins.rate() > b->wins.rate();
    });
    std::stable_sort(unused.begin(), unused.end(),
                     [](const Usage* a, const Usage* b) { return a->offered > b->offered; });
  }
};

}  // namespace mallard::lab

#endif  // MALLARD_SRC_LAB_USAGE_ORDER_H_
