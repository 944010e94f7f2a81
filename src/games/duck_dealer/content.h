// Duck Dealer content: what packs may declare, and the structures it is
// compiled into.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_CONTENT_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_CONTENT_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "mallard/content.h"
#include "mallard/game.h"
#include "mallard/name_table.h"
#include "mallard/primitives/route.h"
#include "mallard/script.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

/// Some units of some goods: an input, a price, a cost. Each good is there
/// once.
class Bundle {
 public:
  static constexpr int kMaxItems = 4;
  struct Item {
    uint8_t good;
    uint8_t count;
  };
  const Item* begin() const { return items_; }
  const Item* end() const { return items_ + size_; }
  int size() const { return size_; }
  /// Adds a unit. There is room for kMaxItems different goods.
  void Add(int good);
  /// How many units of that good.
  int CountOf(int good) const;
  /// Units in all.
  int Total() const;
  /// Whether goods counted by index cover it.
  bool CoveredBy(const uint8_t* goods) const {
    for (const Item& item : *this) {
      if (goods[item.good] < item.count) return false;
    }
    return true;
  }

 private:
  Item items_[kMaxItems] = {};
  int size_ = 0;
};

struct Good {
  std::string id;
  std::string name;
  std::string symbol;  // Two characters for drawings.
};

struct Equipment {
  std::string id;
  std::string name;
  int capacity = 0;              // Goods it holds.
  int produces[kEnergies] = {};  // When its ship collects.
  int marker = -1;               // The energy whose marker it takes up; -1: none.
  bool start = true;             // May be chosen before the first turn.
  ScriptFunction on_installed, on_collect, on_action_turn, on_delivery;
};

struct Mine {
  std::string id;
  int good = 0;
  int start_copies = 0;
  int copies = 0;
  ScriptFunction on_used;
};

struct Factory {
  std::string id;
  int product = 0;
  Bundle inputs;
  int copies = 0;
  int points = 0;
  ScriptFunction on_built, on_used;
};

struct Shipyard {
  std::string id;
  int good = 0;  // Printed on it: what building it takes, with any other.
  int sells = 0;
  Bundle price;
  int points = 0;
  ScriptFunction on_built, on_used;
};

struct Consumer {
  std::string id;
  int good = 0;
  int points = 0;        // For a delivery.
  int build_points = 0;  // For building it.
  Bundle cost;
  int copies = 0;
  int stage = 0;  // Lower ones lie on top.
  ScriptFunction on_built, on_used;
};

struct PlanetSpec {
  std::string id;
  std::string name;
  int x = 0;
  int y = 0;
  bool start = false;  // Mine and shipyard; otherwise mine, consumer and factory.
};

struct Galaxy {
  std::string id;
  std::vector<PlanetSpec> planets;
  RouteMap routes;
  int start_planets = 0;
};

struct ShipLayout {
  std::string id;
  std::vector<uint8_t> steps;  // By slot: steps for a move energy when it is the last one filled.
  int start_slots = 0;
  int hold = 0;  // Goods that fit without any equipment.
  int max_steps = 0;
};

struct Mode {
  std::string id;
  int map = 0;
  int ship = 0;
  std::vector<uint8_t> track;  // Free roads by space.
  int markers = 0;             // Of each energy.
  int keep = 0;
  int cubes = 0;
  int privileges = 0;
  int privilege_cost = 0;
  int offers = 0;  // In a turn.
};

/// Everything a ruleset of Duck Dealer holds.
class GameContent : public Content {
 public:
  std::vector<Good> goods;
  std::vector<Equipment> equipment;
  std::vector<Mine> mines;
  std::vector<Factory> factories;
  std::vector<Shipyard> shipyards;
  std::vector<Consumer> consumers;
  std::vector<Galaxy> maps;
  std::vector<ShipLayout> ships;
  std::vector<Mode> modes;
  bool has_scripts = false;  // Anything at all has a function.
  // By index, for the text notation and configurations.
  NameTable good_names, equipment_names, factory_names, shipyard_names, consumer_names, map_names,
      mode_names;
};

/// What packs may declare.
const ContentSchema& Schema();
/// Compiles validated content, reporting what the schema cannot check.
std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_CONTENT_H_
