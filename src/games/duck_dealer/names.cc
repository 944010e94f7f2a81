#include "src/games/duck_dealer/names.h"

#include "mallard/frame/numbers.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/planet.h"
#include "src/games/duck_dealer/scene_parts.h"

namespace mallard::duck_dealer {
namespace {

// Takes as many as there is room for, and counts all.
class CostList {
 public:
  explicit CostList(absl::Span<ActionCost> out) : out_(out) {}
  void Energy(int energy, int amount) { Add(SceneLabel::Word(kWordMove + energy), amount); }
  void Good(int good, int amount) { Add(SceneLabel::Entry(TableId("good"), good), amount); }
  void Goods(const Bundle& bundle) {
    for (const Bundle::Item& item : bundle) Good(item.good, item.count);
  }
  void Add(const SceneLabel& label, int amount) {
    if (amount == 0) return;
    if (count_ < out_.size()) out_[count_] = {label, amount};
    ++count_;
  }
  size_t count() const { return count_; }

 private:
  absl::Span<ActionCost> out_;
  size_t count_ = 0;
};

}  // namespace

size_t CostsOf(const DuckDealerRules& rules, const State& state, int seat, const Action& action,
               absl::Span<ActionCost> out) {
  CostList costs(out);
  const Player& player = state.players[seat];
  // Tiles are used where the ship is; elsewhere nothing of the kind is legal.
  const bool here = player.place < rules.planets();
  const Planet& planet = state.planets[here ? player.place : 0];
  switch (action.kind) {
    case kBid:
      costs.Add(SceneLabel::Word(kWordPoints), action.args[0]);
      break;
    case kRoad:
      if (state.free_roads > 0) {
        costs.Add(SceneLabel::Word(kWordFreeRoads), 1);
      } else {
        costs.Energy(kBuildEnergy, 1);
      }
      break;
    case kMove:
      if (state.leftover < state.reach[action.args[0]] - 1) costs.Energy(kMoveEnergy, 1);
      break;
    case kPassage:
      costs.Energy(kMoveEnergy, 1);
      break;
    case kBuildFactory:
      costs.Energy(kBuildEnergy, 1);
      costs.Goods(At(rules.content().factories, action.args[0]).inputs);
      break;
    case kBuildConsumer:
      costs.Energy(kBuildEnergy, 1);
      if (here && planet.consumer != 0) costs.Goods(rules.ConsumerOf(planet).cost);
      break;
    case kBuildShipyard:
      costs.Energy(kBuildEnergy, 1);
      if (here && planet.shipyard != 0) costs.Good(rules.ShipyardOf(planet).good, 1);
      costs.Good(action.args[0], 1);
      break;
    case kClaim:
      costs.Energy(kBuildEnergy, rules.mode().privilege_cost);
      break;
    case kMine:
      if (here) costs.Energy(kTradeEnergy, TradePrice(state, planet, kMineSite));
      break;
    case kMake:
      if (!here || planet.factory == 0) break;
      costs.Energy(kTradeEnergy, TradePrice(state, planet, kFactorySite));
      costs.Goods(At(rules.content().factories, planet.factory - 1).inputs);
      break;
    case kBuy:
      if (!here || planet.shipyard == 0) break;
      costs.Energy(kTradeEnergy, TradePrice(state, planet, kShipyardSite));
      costs.Goods(rules.ShipyardOf(planet).price);
      break;
    case kDeliver:
      if (!here || planet.consumer == 0) break;
      costs.Energy(kTradeEnergy, TradePrice(state, planet, kConsumerSite));
      costs.Good(rules.ConsumerOf(planet).good, 1);
      break;
    default:
      break;
  }
  return costs.count();
}

}  // namespace mallard::duck_dealer
