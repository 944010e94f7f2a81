#include "src/games/duck_dealer/planner.h"

#include <algorithm>
#include <cstring>

#include "mallard/primitives/path_search.h"
#include "src/engine/hash.h"
#include "src/games/duck_dealer/economy.h"

namespace mallard::duck_dealer {
namespace {

constexpr int kDepth = 36;         // Errands in a plan.
constexpr int kEnergyWorth = 150;  // Hundredths of a point.
constexpr int kMineEnergy = 2;     // Energy for a raw good: a trade, and a part of the way.
constexpr int kTop = 8;            // Consumer tiles looked at.
constexpr int kMaxTurns = 16;      // Collections worth waiting for.
// An action turn takes up a space of the track and a round without collecting.
// Counted as that many rounds, it makes plans large enough to be worth it.
constexpr int kActionTurnRounds = 5;
constexpr int kFar = 255;

// The position as the plan would make it. Up to `place` there is no padding: it
// is hashed.
struct Node {
  uint8_t goods[kMaxGoods];
  uint8_t factory[kMaxPlanets];
  uint8_t consumer[kMaxPlanets];
  uint8_t left[kMaxKinds];
  uint8_t top[kTop];  // 1 + consumer kinds, top first.
  uint32_t shops;     // Planets with a built consumer.
  uint32_t yards;     // Planets with a built shipyard.
  uint8_t place;      // A planet; kMaxPlanets: the ship is in space.
  uint8_t load;
  uint8_t spent[kEnergies];
  bool flown;      // The last errand was to fly, so the next one is something else.
  int32_t points;  // Hundredths.
  int32_t extra;   // What factories are worth beyond points.
  int32_t value;   // Orders the beam.
  int32_t parent;
  Errand errand;
  Errand first;  // Of the plan.
};

class Search {
 public:
  Search(const DuckDealerRules& rules, const State& state, int seat, bool now,
         const Planning& planning)
      : rules_(rules),
        content_(rules.content()),
        state_(state),
        player_(state.players[seat]),
        now_(now),
        width_(planning.width),
        temper_(planning.temper),
        thinking_(planning.thinking),
        action_turn_rounds_(std::max(1, kActionTurnRounds * temper_.patience / 100)),
        worth_(WorthOfGoods(content_)) {
    // How often this player will yet collect: a guess from the spaces left on
    // the track.
    const int spaces = rules.turns() - state.track_used;
    rounds_left_ = std::min(60, spaces * 6 / rules.seats());
    MeasureMap();
  }

  std::vector<Plan> Run() {
    Start();
    std::vector<int> level = {0};
    for (int depth = 0; depth < kDepth && !level.empty() && !Stopped(); ++depth) {
      const size_t first = nodes_.size();
      for (const int parent : level) Expand(parent);
      level = Keep(first);
      for (const int index : level) Rate(index);
    }
    std::stable_sort(best_.begin(), best_.end(),
                     [](const Best& a, const Best& b) { return a.rate > b.rate; });
    std::vector<Plan> plans;
    for (const Best& best : best_) plans.push_back(Trace(best));
    return plans;
  }

 private:
  // The best plan that begins with an errand.
  struct Best {
    Errand first;
    int index = -1;  // Of its last node.
    int64_t gain = 0;
    int64_t rate = 0;
  };

  bool Stopped() const { return thinking_ != nullptr && thinking_->stopped(); }

  void MeasureMap() {
    PathSearch search;
    PathQuery query;
    query.free = player_.roads.words;
    const int planets = rules_.planets();
    for (int from = 0; from <= planets; ++from) {
      query.start = from < planets ? from : player_.place;
      if (!search.Run(rules_.routes().graph(), query).ok()) continue;
      uint8_t* row = steps_[from < planets ? from : kMaxPlanets];
      for (int to = 0; to < planets; ++to) {
        const int cost = search.Cost(to);
        row[to] = static_cast<uint8_t>(cost < 0 ? kFar : std::min(cost, kFar));
      }
    }
  }

  void Start() {
    Node node = {};
    std::copy(std::begin(player_.goods), std::end(player_.goods), node.goods);
    for (int i = 0; i < rules_.planets(); ++i) {
      node.factory[i] = state_.planets[i].factory;
      node.consumer[i] = state_.planets[i].consumer;
      if (state_.planets[i].built[kConsumerSite] != 0) node.shops |= 1u << i;
      if (state_.planets[i].built[kShipyardSite] != 0) node.yards |= 1u << i;
    }
    std::copy(std::begin(state_.factories_left), std::end(state_.factories_left), node.left);
    for (int i = 0; i < std::min<int>(kTop, state_.stack_size); ++i) {
      node.top[i] = static_cast<uint8_t>(state_.stack[i] + 1);
    }
    node.place = rules_.IsPlanet(player_.place) ? player_.place : kMaxPlanets;
    node.load = player_.load;
    for (int e = 0; e < kEnergies; ++e) crew_[e] = Produced(rules_, player_, e);
    node.parent = -1;
    nodes_.push_back(node);
  }

  // Collections until `needs` can be paid.
  int TurnsFor(const uint8_t (&needs)[kEnergies]) const {
    for (int turns = 0; turns <= kMaxTurns; ++turns) {
      int missing = 0;
      for (int e = 0; e < kEnergies; ++e) {
        missing += std::max(0, needs[e] - Spendable(player_, e) - turns * crew_[e]);
      }
      if (missing <= turns) return turns;
      if (now_) break;
    }
    return kMaxTurns + 1;
  }

  int WorthOf(const Node& node, int percent) const {
    int worth = 0;
    for (size_t good = 0; good < content_.goods.size(); ++good) {
      // The first units are wanted more than the others.
      static constexpr int kShares[] = {100, 80, 40};
      for (int i = 0; i < std::min<int>(3, node.goods[good]); ++i) {
        worth += worth_[good] * kShares[i] / 100;
      }
    }
    return worth * percent / 100;
  }

  void Push(Node node, Errand::Kind kind, int arg, int parent) {
    if (TurnsFor(node.spent) > kMaxTurns) return;
    node.errand = {kind, static_cast<uint8_t>(arg)};
    if (parent == 0) node.first = node.errand;
    node.parent = parent;
    node.flown = kind == Errand::kFly;
    int energy = 0;
    for (const uint8_t spent : node.spent) energy += spent;
    node.value = node.points + node.extra + WorthOf(node, 100) -
                 energy * kEnergyWorth * temper_.thrift / 100;
    nodes_.push_back(node);
  }

  static void Add(Node& node, int good, int count) {
    node.goods[good] = static_cast<uint8_t>(node.goods[good] + count);
    node.load = static_cast<uint8_t>(node.load + count);
  }
  static void Pay(Node& node, const Bundle& bundle) {
    for (const Bundle::Item& item : bundle) Add(node, item.good, -item.count);
  }
  static void Spend(Node& node, int energy, int count = 1) {
    node.spent[energy] = static_cast<uint8_t>(node.spent[energy] + count);
  }

  void Expand(int parent) {
    const Node node = At(nodes_, parent);
    if (node.place < kMaxPlanets) ExpandHere(node, parent);
    if (!node.flown && node.load <= player_.capacity) ExpandFlights(node, parent);
  }

  void ExpandHere(const Node& node, int parent) {
    const int here = node.place;
    const Planet& planet = state_.planets[here];
    if (planet.mine != 0 && node.load <= player_.capacity) {
      Node next = node;
      Add(next, At(content_.mines, planet.mine - 1).good, 1);
      Spend(next, kTradeEnergy);
      Push(next, Errand::kTake, 0, parent);
    }
    if (node.factory[here] != 0) {
      const Factory& factory = At(content_.factories, node.factory[here] - 1);
      if (factory.inputs.CoveredBy(node.goods)) {
        Node next = node;
        Pay(next, factory.inputs);
        Add(next, factory.product, 1);
        Spend(next, kTradeEnergy);
        Push(next, Errand::kProduce, 0, parent);
      }
    } else if (!rules_.IsStart(here)) {
      ExpandFactories(node, parent);
    }
    if (node.consumer[here] != 0) ExpandConsumer(node, parent);
    if (planet.shipyard != 0) ExpandShipyard(node, parent);
  }

  void ExpandFactories(const Node& node, int parent) {
    for (size_t i = 0; i < content_.factories.size(); ++i) {
      const Factory& factory = content_.factories[i];
      if (node.left[i] == 0 || !factory.inputs.CoveredBy(node.goods)) continue;
      Node next = node;
      Pay(next, factory.inputs);
      Spend(next, kBuildEnergy);
      --next.left[i];
      next.points += 100 * factory.points;
      if (!Makes(node, factory.product))
        next.extra += std::min(1200, rounds_left_ * 60) * temper_.industry / 100;
      next.factory[node.place] = static_cast<uint8_t>(i + 1);
      Push(next, Errand::kErect, static_cast<int>(i), parent);
    }
  }

  bool Makes(const Node& node, int good) const {
    for (int i = 0; i < rules_.planets(); ++i) {
      if (node.factory[i] != 0 && At(content_.factories, node.factory[i] - 1).product == good) {
        return true;
      }
    }
    return false;
  }

  void ExpandConsumer(const Node& node, int parent) {
    const int here = node.place;
    const Consumer& consumer = At(content_.consumers, node.consumer[here] - 1);
    if ((node.shops >> here & 1) != 0) {
      if (node.goods[consumer.good] == 0) return;
      Node next = node;
      Add(next, consumer.good, -1);
      Spend(next, kTradeEnergy);
      next.points += 100 * consumer.points;
      Push(next, Errand::kSell, 0, parent);
    } else if (consumer.cost.CoveredBy(node.goods)) {
      Node next = node;
      Pay(next, consumer.cost);
      Spend(next, kBuildEnergy);
      next.points += 100 * consumer.build_points;
      next.shops |= 1u << here;
      Push(next, Errand::kOpenShop, 0, parent);
    }
  }

  // Shipyards are built for their points; the planner buys nothing.
  void ExpandShipyard(const Node& node, int parent) {
    const int here = node.place;
    const Shipyard& yard = At(content_.shipyards, state_.planets[here].shipyard - 1);
    if ((node.yards >> here & 1) != 0 || node.goods[yard.good] == 0) return;
    int cheapest = -1;
    for (size_t good = 0; good < content_.goods.size(); ++good) {
      if (node.goods[good] == 0 || static_cast<int>(good) == yard.good) continue;
      if (cheapest < 0 || worth_[good] < At(worth_, cheapest)) {
        cheapest = static_cast<int>(good);
      }
    }
    if (cheapest < 0) return;
    Node next = node;
    Add(next, yard.good, -1);
    Add(next, cheapest, -1);
    Spend(next, kBuildEnergy);
    next.points += 100 * yard.points;
    next.yards |= 1u << here;
    Push(next, Errand::kOpenYard, cheapest, parent);
  }

  void ExpandFlights(const Node& node, int parent) {
    const int steps = rules_.StepsOf(player_);
    for (int to = 0; to < rules_.planets(); ++to) {
      if (to == node.place || steps_[node.place][to] == kFar || !WorthVisiting(node, to)) continue;
      Node next = node;
      Spend(next, kMoveEnergy, (steps_[node.place][to] + steps - 1) / steps);
      next.place = static_cast<uint8_t>(to);
      if (rules_.IsStart(to) || node.consumer[to] != 0 || node.top[0] == 0) {
        Push(next, Errand::kFly, to, parent);
      } else {
        Discover(next, to, parent);
      }
    }
  }

  // Flies to a new planet and chooses the tile that comes sooner to use.
  void Discover(Node next, int to, int parent) {
    int choice = 0;
    if (next.top[1] != 0 && next.top[1] != next.top[0]) {
      const auto nearness = [&](int tile) {
        const int good = At(content_.consumers, tile - 1).good;
        return (next.goods[good] > 0 ? 2 : 0) + (Makes(next, good) ? 1 : 0);
      };
      if (nearness(next.top[1]) > nearness(next.top[0])) choice = 1;
    }
    next.consumer[to] = next.top[choice];
    std::copy(next.top + choice + 1, next.top + kTop, next.top + choice);
    next.top[kTop - 1] = 0;
    Push(next, Errand::kFly, to, parent);
  }

  // Whether there is anything to do on that planet, given what is on board.
  bool WorthVisiting(const Node& node, int to) const {
    const Planet& planet = state_.planets[to];
    if (planet.mine != 0 && node.load < player_.capacity) return true;
    if (node.load == 0) return false;
    if (node.factory[to] != 0) {
      if (At(content_.factories, node.factory[to] - 1).inputs.CoveredBy(node.goods)) return true;
    } else if (!rules_.IsStart(to)) {
      for (size_t i = 0; i < content_.factories.size(); ++i) {
        if (node.left[i] > 0 && content_.factories[i].inputs.CoveredBy(node.goods)) return true;
      }
    }
    if (node.consumer[to] != 0) {
      const Consumer& consumer = At(content_.consumers, node.consumer[to] - 1);
      if (node.goods[consumer.good] > 0) return true;
    } else if (!rules_.IsStart(to) && node.top[0] != 0) {
      return true;
    }
    if (planet.shipyard == 0) return false;
    const Shipyard& yard = At(content_.shipyards, planet.shipyard - 1);
    return (node.yards >> to & 1) == 0 && node.goods[yard.good] > 0 && node.load > 1;
  }

  static uint64_t KeyOf(const Node& node) {
    return HashBytes(node.place, node.goods, offsetof(Node, place));
  }

  // The best of the nodes from `first` on, without those that are the same
  // position.
  std::vector<int> Keep(size_t first) {
    std::vector<int> order;
    for (size_t i = first; i < nodes_.size(); ++i) order.push_back(static_cast<int>(i));
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return At(nodes_, a).value > At(nodes_, b).value; });
    std::vector<int> kept;
    std::vector<uint64_t> keys;
    for (const int index : order) {
      if (Size(kept) == width_) break;
      const uint64_t key = KeyOf(At(nodes_, index));
      if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
      keys.push_back(key);
      kept.push_back(index);
    }
    // What was not kept has no children, so its room can be used again.
    std::vector<Node> survivors;
    for (const int index : kept) survivors.push_back(At(nodes_, index));
    nodes_.resize(first);
    for (size_t i = 0; i < survivors.size(); ++i) {
      nodes_.push_back(survivors[i]);
      kept[i] = static_cast<int>(first + i);
    }
    return kept;
  }

  void Rate(int index) {
    const Node& node = At(nodes_, index);
    if (node.load > player_.capacity) return;
    const int turns = TurnsFor(node.spent);
    // Goods carried over to a later turn are worth less, and nothing in the
    // last one.
    const int percent = rounds_left_ > 6 ? 50 : 0;
    const int64_t gain =
        node.points + node.extra + WorthOf(node, percent) - WorthOf(nodes_[0], percent);
    const int64_t rate = gain * 1000 / (turns + action_turn_rounds_);
    if (rate <= 0) return;
    auto best = std::find_if(best_.begin(), best_.end(),
                             [&](const Best& known) { return known.first == node.first; });
    if (best == best_.end()) best = best_.insert(best, Best{node.first});
    if (rate > best->rate) *best = {node.first, index, gain, rate};
  }

  Plan Trace(const Best& best) const {
    Plan plan;
    const Node& last = At(nodes_, best.index);
    for (int e = 0; e < kEnergies; ++e) plan.needs[e] = last.spent[e];
    plan.turns = TurnsFor(last.spent);
    plan.rate = best.rate;
    plan.gain = best.gain;
    for (int index = best.index; index > 0; index = At(nodes_, index).parent) {
      plan.errands.push_back(At(nodes_, index).errand);
    }
    std::reverse(plan.errands.begin(), plan.errands.end());
    return plan;
  }

  const DuckDealerRules& rules_;
  const GameContent& content_;
  const State& state_;
  const Player& player_;
  const bool now_;
  const int width_;  // Nodes kept at each depth.
  const Temper temper_;
  const Thinking* const thinking_;
  const int action_turn_rounds_;
  const std::vector<int> worth_;
  int rounds_left_ = 0;
  int crew_[kEnergies] = {};  // Energy a collection brings, beyond the free choice.
  uint8_t steps_[kMaxPlanets + 1][kMaxPlanets] = {};
  std::vector<Node> nodes_;
  std::vector<Best> best_;
};

}  // namespace

std::vector<int> WorthOfGoods(const GameContent& content) {
  std::vector<int> energy(content.goods.size(), 0);
  for (const Mine& mine : content.mines) At(energy, mine.good) = kMineEnergy;
  // Long enough for every chain of recipes.
  for (size_t round = 0; round < content.factories.size(); ++round) {
    for (const Factory& factory : content.factories) {
      int sum = 1;
      bool known = true;
      for (const Bundle::Item& item : factory.inputs) {
        known = known && energy[item.good] > 0;
        sum += item.count * energy[item.good];
      }
      int& now = At(energy, factory.product);
      if (known && (now == 0 || sum < now)) now = sum;
    }
  }
  for (int& worth : energy) worth *= kEnergyWorth;
  return energy;
}

std::vector<Plan> MakePlans(const DuckDealerRules& rules, const State& state, int seat, bool now,
                            const Planning& planning) {
  return Search(rules, state, seat, now, planning).Run();
}

Plan MakePlan(const DuckDealerRules& rules, const State& state, int seat, bool now,
              const Planning& planning) {
  const std::vector<Plan> plans = MakePlans(rules, state, seat, now, planning);
  return plans.empty() ? Plan{} : plans.front();
}

}  // namespace mallard::duck_dealer
