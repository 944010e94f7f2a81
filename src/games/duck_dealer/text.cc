#include "src/games/duck_dealer/text.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "src/games/common/canvas.h"
#include "src/games/common/format_text.h"
#include "src/games/duck_dealer/planet.h"

namespace mallard::duck_dealer {
namespace {

constexpr int kColumns = 4;  // Characters for a unit of x.
constexpr int kRows = 2;     // Lines for a unit of y.
constexpr char kPlain[] = "\033[0m";
constexpr char kDim[] = "\033[2m";
constexpr char kBold[] = "\033[1m";
constexpr const char* kSeatColors[kMaxPlayers] = {"\033[1;31m", "\033[1;32m", "\033[1;33m",
                                                  "\033[1;34m", "\033[1;35m"};

char LetterOf(int planet) {
  return static_cast<char>(planet < 26 ? 'A' + planet : 'a' + planet - 26);
}

// The seat whose ship is at that place; -1: none, -2: several.
int ShipAt(const DuckDealerRules& rules, const State& state, int place) {
  int found = -1;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    if (player.on_map == 0 || player.place != place) continue;
    found = found == -1 ? seat : -2;
  }
  return found;
}

void DrawDot(const DuckDealerRules& rules, const State& state, int place, int x, int y,
             Canvas& canvas) {
  // Where routes cross, a dot moves aside.
  const int kAside[][2] = {{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {2, 0}, {-2, 0}};
  for (const auto& aside : kAside) {
    if (!canvas.IsFree(x + aside[0], y + aside[1])) continue;
    x += aside[0];
    y += aside[1];
    break;
  }
  const int ship = ShipAt(rules, state, place);
  if (ship != -1) return canvas.Put(x, y, '@', ship >= 0 ? kSeatColors[ship] : kBold);
  for (int seat = 0; seat < rules.seats(); ++seat) {
    if (state.players[seat].roads.Has(place)) {
      return canvas.Put(x, y, static_cast<char>('1' + seat), kSeatColors[seat]);
    }
  }
  canvas.Put(x, y, '.', kDim);
}

// Items separated by commas, broken into lines that fit a screen.
std::string List(std::string text, const std::vector<std::string>& items) {
  size_t width = text.size();
  for (size_t i = 0; i < items.size(); ++i) {
    if (i > 0 && width + items[i].size() > 96) {
      absl::StrAppend(&text, ",\n   ");
      width = 3;
    } else if (i > 0) {
      absl::StrAppend(&text, ",");
    }
    absl::StrAppend(&text, " ", items[i]);
    width += items[i].size() + 2;
  }
  return absl::StrCat(text, "\n");
}

std::string DrawMap(const DuckDealerRules& rules, const State& state, const DrawStyle& style) {
  const Galaxy& galaxy = rules.galaxy();
  int width = 0, height = 0, top = galaxy.planets[0].y;
  for (const PlanetSpec& planet : galaxy.planets) {
    width = std::max(width, planet.x * kColumns + 6);
    height = std::max(height, planet.y * kRows + 1);
    top = std::min(top, planet.y);
  }
  top *= kRows;  // No empty lines above the map.
  height -= top;
  Canvas canvas(width, height);
  for (int i = 0; i < rules.planets(); ++i) {
    const PlanetSpec& planet = At(galaxy.planets, i);
    const int x = planet.x * kColumns + 1;
    const int y = planet.y * kRows - top;
    canvas.Put(x - 1, y, planet.start ? '[' : '(', kBold);
    canvas.Put(x, y, LetterOf(i), kBold);
    canvas.Put(x + 1, y, planet.start ? ']' : ')', kBold);
    const int ship = ShipAt(rules, state, i);
    if (ship != -1) canvas.Put(x + 2, y, '@', ship >= 0 ? kSeatColors[ship] : kBold);
  }
  int place = rules.planets();
  for (const Route& route : galaxy.routes.routes()) {
    const PlanetSpec& from = At(galaxy.planets, route.from);
    const PlanetSpec& to = At(galaxy.planets, route.to);
    for (int dot = 1; dot <= route.dots; ++dot, ++place) {
      const int parts = route.dots + 1;
      const int x = (from.x * (parts - dot) + to.x * dot) * kColumns / parts + 1;
      const int y = (from.y * (parts - dot) + to.y * dot) * kRows / parts - top;
      DrawDot(rules, state, place, x, y, canvas);
    }
  }
  return canvas.ToText(style);
}

std::string SeatText(int seat, const DrawStyle& style) {
  return absl::StrCat(style.color ? kSeatColors[seat] : "", "p", seat + 1,
                      style.color ? kPlain : "");
}

// "name*p1": a tile and the privilege on it.
std::string Tile(absl::string_view name, const Planet& planet, int site, const DrawStyle& style) {
  std::string text(name);
  if (!Stands(planet, site)) absl::StrAppend(&text, " (to build)");
  if (planet.claims[site] != 0) {
    absl::StrAppend(&text, "*", SeatText(planet.claims[site] - 1, style));
  }
  return text;
}

std::string BundleText(const DuckDealerRules& rules, const Bundle& bundle) {
  return absl::StrJoin(bundle, "+", [&](std::string* out, const Bundle::Item& item) {
    for (int i = 0; i < item.count; ++i) {
      absl::StrAppend(out, i == 0 ? "" : "+", rules.content().goods[item.good].symbol);
    }
  });
}

std::string DrawPlanet(const DuckDealerRules& rules, const State& state, int index,
                       const DrawStyle& style) {
  const GameContent& content = rules.content();
  const Planet& planet = state.planets[index];
  std::vector<std::string> parts;
  if (planet.mine != 0) {
    const Good& good = At(content.goods, rules.MineOf(planet).good);
    parts.push_back(absl::StrCat("mine ", Tile(good.symbol, planet, kMineSite, style)));
  }
  if (planet.shipyard != 0) {
    const Shipyard& yard = rules.ShipyardOf(planet);
    const bool built = planet.built[kShipyardSite] != 0;
    parts.push_back(absl::StrCat(
        "shipyard ", built ? "" : absl::StrCat(At(content.goods, yard.good).symbol, "+any > "),
        Tile(absl::StrCat(BundleText(rules, yard.price), " > ",
                          At(content.equipment_names.names(), yard.sells)),
             planet, kShipyardSite, style)));
  }
  if (planet.factory != 0) {
    const Factory& factory = rules.FactoryOf(planet);
    parts.push_back(
        absl::StrCat("factory ", Tile(absl::StrCat(BundleText(rules, factory.inputs), " > ",
                                                   At(content.goods, factory.product).symbol),
                                      planet, kFactorySite, style)));
  }
  if (planet.consumer != 0) {
    const Consumer& consumer = rules.ConsumerOf(planet);
    parts.push_back(absl::StrCat(
        "consumer ",
        Tile(absl::StrCat(At(content.goods, consumer.good).symbol, "=", consumer.points), planet,
             kConsumerSite, style)));
  }
  if (planet.passage != 0) {
    const int owner = planet.passage - 1;
    parts.push_back(absl::StrCat(state.players[owner].entrance == index + 1 ? "entrance " : "exit ",
                                 SeatText(owner, style)));
  }
  for (int seat = 0; seat < rules.seats(); ++seat) {
    if (state.players[seat].on_map != 0 && state.players[seat].place == index) {
      parts.push_back(absl::StrCat("@", SeatText(seat, style)));
    }
  }
  return FormatText("  %c %-14s %s\n", LetterOf(index), At(rules.galaxy().planets, index).id,
                    absl::StrJoin(parts, ", "));
}

std::string DrawPlayer(const DuckDealerRules& rules, const State& state, int seat,
                       const DrawStyle& style) {
  const GameContent& content = rules.content();
  const Player& player = state.players[seat];
  std::vector<std::string> goods, equipment;
  for (size_t i = 0; i < content.goods.size(); ++i) {
    if (player.goods[i] != 0) {
      goods.push_back(absl::StrCat(player.goods[i], " ", content.good_names.names()[i]));
    }
  }
  for (int slot = 0; slot < player.filled; ++slot) {
    equipment.push_back(At(content.equipment_names.names(), player.equipment[slot] - 1));
  }
  const auto energy = [&](int kind) {
    return player.virtual_energy[kind] == 0
               ? absl::StrCat(player.energy[kind])
               : absl::StrCat(player.energy[kind], "+", player.virtual_energy[kind]);
  };
  std::string text = absl::StrCat(
      SeatText(seat, style), ": ", player.points, " points, energy ", energy(0), " move ",
      energy(1), " build ", energy(2), " trade, ",
      player.on_map != 0 ? absl::StrCat("at ", rules.Names("place")[player.place]) : "not yet out",
      "\n    ship: ", absl::StrJoin(equipment, ", "), "; ", rules.StepsOf(player), " steps; holds ",
      player.load, "/", player.capacity, goods.empty() ? "" : ": ", absl::StrJoin(goods, ", "),
      "\n    ", player.cubes, " cubes, ", player.privileges, " privileges",
      player.entrance == 0 ? ", passage to place" : "");
  if (state.phase != Phase::kBidding && player.bids_made > 0) {
    absl::StrAppend(&text, ", bid ", player.bids[0] + player.bids[1]);
  }
  return absl::StrCat(text, "\n");
}

std::string DrawStocks(const DuckDealerRules& rules, const State& state) {
  const GameContent& content = rules.content();
  std::vector<std::string> factories, stack;
  for (size_t i = 0; i < content.factories.size(); ++i) {
    if (state.factories_left[i] == 0) continue;
    factories.push_back(absl::StrCat(state.factories_left[i], "x ",
                                     BundleText(rules, content.factories[i].inputs), " > ",
                                     At(content.goods, content.factories[i].product).symbol, " (",
                                     content.factories[i].points, ")"));
  }
  for (int i = 0; i < state.stack_size; ++i) {
    const Consumer& consumer = content.consumers[state.stack[i]];
    stack.push_back(At(content.goods, consumer.good).symbol);
  }
  std::vector<std::string> legend;
  for (const Good& good : content.goods) {
    legend.push_back(absl::StrCat(good.symbol, " ", good.name));
  }
  return absl::StrCat("Action turns ", state.track_used, "/", rules.turns(),
                      ". Supply: ", state.supply[0], " move, ", state.supply[1], " build, ",
                      state.supply[2], " trade.\n", List("Factories left:", factories),
                      "Consumers to discover: ", absl::StrJoin(stack, " "), "\n",
                      List("Goods:", legend));
}

std::string DrawTurn(const DuckDealerRules& rules, const State& state) {
  if (InSetup(state) || state.phase == Phase::kOver) return "";
  std::string text = absl::StrCat("Turn of p", state.turn_seat + 1);
  if (state.free_roads > 0) absl::StrAppend(&text, ", ", state.free_roads, " free roads");
  if (state.leftover > 0) absl::StrAppend(&text, ", ", state.leftover, " steps left over");
  if (state.draft.from != 0) {
    const auto goods = [&](const uint8_t(&list)[kOfferGoods]) {
      std::vector<std::string> names;
      for (const uint8_t good : list) {
        if (good != 0) names.push_back(At(rules.Names("good"), good - 1));
      }
      return names.empty() ? std::string("nothing") : absl::StrJoin(names, " and ");
    };
    absl::StrAppend(&text, "; p", state.draft.from, " offers p", state.draft.to, " ",
                    goods(state.draft.gives), " for ", goods(state.draft.wants));
  }
  return absl::StrCat(text, "\n");
}

}  // namespace

std::string DrawFor(const DuckDealerRules& rules, const State& state, int, const DrawStyle& style) {
  std::string text = DrawMap(rules, state, style);
  absl::StrAppend(&text, "\n");
  for (int planet = 0; planet < rules.planets(); ++planet) {
    absl::StrAppend(&text, DrawPlanet(rules, state, planet, style));
  }
  absl::StrAppend(&text, "\n", DrawStocks(rules, state), "\n");
  for (int seat = 0; seat < rules.seats(); ++seat) {
    absl::StrAppend(&text, DrawPlayer(rules, state, seat, style));
  }
  absl::StrAppend(&text, DrawTurn(rules, state),
                  "[A] start planet, (F) planet, . dot, 1-5 a player's road, @ "
                  "ship, *p1 privilege "
                  "of p1\n");
  return text;
}

}  // namespace mallard::duck_dealer
