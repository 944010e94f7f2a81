// Packs used by several tests.
#ifndef MALLARD_TESTS_GAMES_DUCK_DEALER_PACKS_H_
#define MALLARD_TESTS_GAMES_DUCK_DEALER_PACKS_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"

namespace mallard::testing {

/// A pack on top of the base with that content.
inline Pack DealerPack(absl::string_view content) {
  Pack pack;
  pack.label = "trial";
  pack.files = {{"pack.lua",
                 "pack { id = 'trial', version = '1.0.0', game = 'duck_dealer', api = 1, "
                 "requires = { duck_dealer = '>=1.0' } }"},
                {"content.lua", std::string(content)}};
  return pack;
}

inline std::shared_ptr<const Ruleset> LoadDealer(std::vector<Pack> packs) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("duck_dealer", std::move(packs));
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return ruleset.ok() ? *ruleset : nullptr;
}

/// A pack of examples/packs.
inline Pack ExamplePack(absl::string_view name) {
  absl::StatusOr<Pack> pack =
      Pack::FromFolder(absl::StrCat(MALLARD_SOURCE_DIR "/examples/packs/", name));
  EXPECT_TRUE(pack.ok()) << pack.status();
  return *pack;
}

/// A tiny galaxy in which everything runs out and everybody meets; mode `crowded`. Its crew, its
/// mine and its factory have functions.
inline Pack CrowdedPack() {
  return DealerPack(R"(
map {
  id = "crowd",
  planets = {
    { id = "a", x = 0, y = 0, start = true },
    { id = "b", x = 8, y = 0, start = true },
    { id = "c", x = 4, y = 4, start = true },
    { id = "d", x = 4, y = 8 },
    { id = "e", x = 8, y = 8 },
    { id = "f", x = 0, y = 8 },
  },
  routes = {
    { from = "a", to = "b", dots = 1 },
    { from = "b", to = "c", dots = 0 },
    { from = "c", to = "d", dots = 1 },
    { from = "d", to = "e", dots = 2 },
    { from = "d", to = "f", dots = 1 },
    { from = "a", to = "f", dots = 2 },
  },
}
ship { id = "tub", slots = { 6, 5, 3, 2 }, start_slots = 2, hold = 3 }
mode {
  id = "crowded",
  map = "crowd",
  ship = "tub",
  track = { { turns = 3, roads = 2 }, { turns = 5, roads = 4 } },
  markers = 9,
  keep = 2,
  cubes = 9,
  privileges = 1,
  privilege_cost = 1,
  offers = 3,
}
variable { id = "seen", scope = "planet", public = true, default = 0, min = 0, max = 100000 }
variable { id = "luck", scope = "player", default = 0, min = 0, max = 9, owner_only = true }
equipment {
  id = "dreamer",
  capacity = 1,
  on_installed = function(ctx) ctx:set("player", "luck", 1) end,
  on_collect = function(ctx)
    ctx:gain_energy("build")
    if ctx:random(3) == 1 then ctx:choose_energy(2) end
  end,
  on_action_turn = function(ctx) ctx:choose_energy(1) end,
}
mine { id = "wonder_mine", good = "rubber_duck", start_copies = 9, copies = 30,
  on_used = function(ctx)
    ctx:set("planet", "seen", ctx:get("planet", "seen") + 1)
    if ctx:goods("rubber_duck") < 4 then
      ctx:gain_goods("rubber_duck", 2)
      if ctx:random(2) == 1 then ctx:gain_goods("blue_paint") end
    end
  end,
}
good { id = "soup" }
factory { id = "kitchen", product = "soup", inputs = { "rubber_duck" }, copies = 3, points = 2,
  on_built = function(ctx) ctx:choose_energy(1) end,
  on_used = function(ctx) ctx:score(1) end,
}
consumer { id = "guest", good = "soup", points = 2, build_points = 4, stage = 1, copies = 2,
  cost = { "rubber_duck", "rubber_duck" } }
consumer { id = "pond", good = "rubber_duck", points = 1, build_points = 1, stage = 1, copies = 3 }
shipyard { id = "dock", good = "rubber_duck", sells = "dreamer", points = 1 }
shipyard { id = "quay", good = "blue_paint", sells = "hold", points = 1 }
)");
}

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_GAMES_DUCK_DEALER_PACKS_H_
