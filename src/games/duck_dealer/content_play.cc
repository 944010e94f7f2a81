// Compiles maps, ships and modes.
#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "mallard/frame/compile.h"
#include "src/games/duck_dealer/content.h"

namespace mallard::duck_dealer {
namespace {

bool IsIdentifier(absl::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return absl::ascii_islower(static_cast<unsigned char>(c)) ||
           absl::ascii_isdigit(static_cast<unsigned char>(c)) || c == '_';
  });
}

// Reads the planets; returns their ids for the route map.
std::vector<std::string> ReadPlanets(const ContentEntry& entry, EntryReporter& reporter,
                                     Galaxy& galaxy) {
  std::vector<std::string> ids;
  for (const ContentValue& item : entry.value["planets"].items) {
    PlanetSpec planet;
    planet.id = item["id"].text;
    planet.name = item["name"].IsNil() ? planet.id : item["name"].text;
    planet.x = static_cast<int>(item["x"].integer);
    planet.y = static_cast<int>(item["y"].integer);
    planet.start = item["start"].boolean;
    const std::string path = absl::StrCat("planets[", ids.size() + 1, "]");
    if (!IsIdentifier(planet.id)) {
      reporter.AddAt(
          item, absl::StrCat(path, ".id"),
          absl::StrCat("\"", planet.id, "\" is not made of small letters, digits and underscores"));
    }
    for (const PlanetSpec& other : galaxy.planets) {
      if (other.x == planet.x && other.y == planet.y) {
        reporter.AddAt(item, path, absl::StrCat("lies where ", other.id, " lies"));
      }
    }
    galaxy.start_planets += planet.start ? 1 : 0;
    ids.push_back(planet.id);
    galaxy.planets.push_back(std::move(planet));
  }
  return ids;
}

std::vector<Route> ReadRoutes(const ContentEntry& entry, const std::vector<std::string>& ids,
                              EntryReporter& reporter) {
  std::vector<Route> routes;
  const auto planet_of = [&](const ContentValue& item, const char* field) {
    const auto found = std::find(ids.begin(), ids.end(), item[field].text);
    if (found != ids.end()) return static_cast<int32_t>(found - ids.begin());
    reporter.AddAt(item, absl::StrCat("routes[", routes.size() + 1, "].", field),
                   ContentProblem(absl::StrCat("there is no planet \"", item[field].text, "\""))
                       .Suggest(NearestName(item[field].text, ids)));
    return int32_t{-1};
  };
  for (const ContentValue& item : entry.value["routes"].items) {
    const int32_t from = planet_of(item, "from");
    const int32_t to = planet_of(item, "to");
    routes.push_back({from, to, static_cast<int32_t>(item["dots"].integer)});
  }
  return routes;
}

void CompileMaps(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("map")) {
    EntryReporter reporter("map", entry, report);
    Galaxy galaxy;
    galaxy.id = entry.id;
    const std::vector<std::string> ids = ReadPlanets(entry, reporter, galaxy);
    const std::vector<Route> routes = ReadRoutes(entry, ids, reporter);
    if (std::all_of(routes.begin(), routes.end(),
                    [](const Route& route) { return route.from >= 0 && route.to >= 0; })) {
      absl::StatusOr<RouteMap> map = RouteMap::Create(ids, routes);
      if (!map.ok()) {
        reporter.Add("routes", map.status().message());
      } else if (map->node_count() > kMaxPlaces) {
        reporter.Add("routes", absl::StrCat("a map has at most ", kMaxPlaces,
                                            " planets and dots together, not ", map->node_count()));
      } else {
        galaxy.routes = *std::move(map);
      }
    }
    if (galaxy.start_planets < 2) reporter.Add("planets", "needs at least two start planets");
    content.maps.push_back(std::move(galaxy));
  }
}

void CompileShips(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("ship")) {
    EntryReporter reporter("ship", entry, report);
    ShipLayout ship;
    ship.id = entry.id;
    for (const ContentValue& item : entry.value["slots"].items) {
      ship.steps.push_back(static_cast<uint8_t>(item.integer));
      ship.max_steps = std::max(ship.max_steps, static_cast<int>(item.integer));
    }
    ship.start_slots = static_cast<int>(entry.value["start_slots"].integer);
    ship.hold = static_cast<int>(entry.value["hold"].integer);
    if (ship.start_slots > static_cast<int>(ship.steps.size())) {
      reporter.Add("start_slots", absl::StrCat("is more than the ", ship.steps.size(), " slots"));
    }
    content.ships.push_back(std::move(ship));
  }
}

void CompileModes(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("mode")) {
    EntryReporter reporter("mode", entry, report);
    const auto number = [&](const char* field) {
      return static_cast<int>(entry.value[field].integer);
    };
    Mode mode;
    mode.id = entry.id;
    mode.map = set.Find("map", entry.value["map"].text);
    mode.ship = set.Find("ship", entry.value["ship"].text);
    for (const ContentValue& item : entry.value["track"].items) {
      mode.track.insert(mode.track.end(), static_cast<size_t>(item["turns"].integer),
                        static_cast<uint8_t>(item["roads"].integer));
    }
    mode.markers = number("markers");
    mode.keep = number("keep");
    mode.cubes = number("cubes");
    mode.privileges = number("privileges");
    mode.privilege_cost = number("privilege_cost");
    mode.offers = number("offers");
    if (mode.track.size() > kMaxTrack) {
      reporter.Add("track", absl::StrCat("a turn track has at most ", kMaxTrack, " spaces, not ",
                                         mode.track.size()));
    }
    if (mode.cubes <= static_cast<int>(mode.track.size())) {
      reporter.Add("cubes", absl::StrCat("one player alone may need ", mode.track.size() + 1,
                                         " cubes for the turn track and the score track"));
    }
    content.modes.push_back(std::move(mode));
  }
}

}  // namespace

void CompilePlay(const ContentSet& set, ContentReport& report, GameContent& content) {
  CompileMaps(set, report, content);
  CompileShips(set, report, content);
  CompileModes(set, report, content);
  if (set.Entries("mode").empty()) {
    report.Add(ContentError{"", "", 0, "", "no pack declares a mode; there is nothing to play"});
  }
  const bool some = std::any_of(
      content.equipment.begin(), content.equipment.end(),
      [](const Equipment& equipment) { return equipment.start && equipment.marker < 0; });
  if (!some) {
    report.Add(ContentError{"", "", 0, "",
                            "there must be equipment to start with that takes up no marker"});
  }
}

}  // namespace mallard::duck_dealer
