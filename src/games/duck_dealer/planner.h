// Plans an action turn: which mines, factories, shipyards and consumers to
// visit in which order.
//
// A beam search over errands (fly to a planet, take a good, make one, build,
// deliver) on a small model of the open position. Buying, privileges, passages
// and offers are left out of it; distances take the own roads into account.
// Nothing here knows any good, tile or equipment: what goods are worth follows
// from the recipes.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_PLANNER_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_PLANNER_H_

#include <cstdint>
#include <vector>

#include "mallard/bot_options.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

/// One thing to do.
struct Errand {
  enum Kind : uint8_t {
    kFly,       // To planet `arg`.
    kTake,      // From the mine.
    kProduce,   // At the factory.
    kErect,     // Factory kind `arg`.
    kOpenShop,  // The consumer.
    kSell,      // To the consumer.
    kOpenYard,  // The shipyard, with good `arg` besides the printed one.
  };
  Kind kind;
  uint8_t arg;
  bool operator==(const Errand&) const = default;
};

/// A plan and what it takes.
struct Plan {
  std::vector<Errand> errands;
  int needs[kEnergies] = {};  // Energy it spends.
  int turns = 0;              // Collections before it can be carried out.
  int64_t rate = 0;           // How good it is for the time it takes; 0: there is no plan.
  int64_t gain = 0;           // What it brings, in hundredths of a point.
};

/// What a unit of each good is worth, in hundredths of a point, by what making
/// it takes.
std::vector<int> WorthOfGoods(const GameContent& content);

/// Ways of doing things that a plan looks at side by side, usually.
inline constexpr int kPlanWidth = 120;

/// How much some things count, in percent of the usual; see content.cc.
struct Temper {
  int patience = 100;
  int thrift = 100;
  int industry = 100;
};

/// How a player plans.
struct Planning {
  int width = kPlanWidth;              // Ways looked at side by side.
  Temper temper;                       // What counts how much.
  const Thinking* thinking = nullptr;  // Ends the plan where it has got to; null: nobody does.
};

/// Plans of a player, the best first, of each first errand the best. With `now`, only what the
/// energy in hand pays for.
std::vector<Plan> MakePlans(const DuckDealerRules& rules, const State& state, int seat, bool now,
                            const Planning& planning = {});

/// The best of them; an empty one if there is none.
Plan MakePlan(const DuckDealerRules& rules, const State& state, int seat, bool now,
              const Planning& planning = {});

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_PLANNER_H_
