#include "src/games/duck_dealer/content_play.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "mallard/frame/entries.h"
#include "mallard/frame/numbers.h"

namespace mallard::duck_dealer {
namespace {

bool IsIdentifier(absl::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return absl::ascii_islower(static_cast<unsigned char>(c)) ||
           absl::ascii_isdigit(static_cast<unsigned char>(c)) || c == '_';
  });
}

void ReadPlanets(Galaxy& galaxy, const ContentValue& list, const FieldSource& source) {
  for (const ContentValue& item : list.items) {
    PlanetSpec planet;
    planet.id = item["id"].text;
    planet.name = item["name"].IsNil() ? planet.id : item["name"].text;
    planet.x = static_cast<int>(item["x"].integer);
    planet.y = static_cast<int>(item["y"].integer);
    planet.start = item["start"].boolean;
    const std::string path = absl::StrCat("planets[", galaxy.planets.size() + 1, "]");
    if (!IsIdentifier(planet.id)) {
      source.reporter.AddAt(
          item, absl::StrCat(path, ".id"),
          absl::StrCat("\"", planet.id, "\" is not made of small letters, digits and underscores"));
    }
    for (const PlanetSpec& other : galaxy.planets) {
      if (other.x == planet.x && other.y == planet.y) {
        source.reporter.AddAt(item, path, absl::StrCat("lies where ", other.id, " lies"));
      }
    }
    galaxy.start_planets += planet.start ? 1 : 0;
    galaxy.planets.push_back(std::move(planet));
  }
}

// The planets have been read.
void ReadRoutes(Galaxy& galaxy, const ContentValue& list, const FieldSource& source) {
  std::vector<std::string> ids;
  for (const PlanetSpec& planet : galaxy.planets) ids.push_back(planet.id);
  std::vector<Route> routes;
  bool complete = true;
  const auto planet_of = [&](const ContentValue& item, const char* field) {
    const auto found = std::find(ids.begin(), ids.end(), item[field].text);
    if (found != ids.end()) return static_cast<int32_t>(found - ids.begin());
    source.reporter.AddAt(
        item, absl::StrCat("routes[", routes.size() + 1, "].", field),
        ContentProblem(absl::StrCat("there is no planet \"", item[field].text, "\""))
            .Suggest(NearestName(item[field].text, ids)));
    complete = false;
    return int32_t{-1};
  };
  for (const ContentValue& item : list.items) {
    const int32_t from = planet_of(item, "from");
    const int32_t to = planet_of(item, "to");
    routes.push_back({from, to, static_cast<int32_t>(item["dots"].integer)});
  }
  if (!complete) return;
  absl::StatusOr<RouteMap> map = RouteMap::Create(ids, routes);
  if (!map.ok()) {
    source.reporter.Add("routes", map.status().message());
  } else if (map->node_count() > kMaxPlaces) {
    source.reporter.Add(
        "routes", absl::StrCat("a map has at most ", kMaxPlaces, " planets and dots together, not ",
                               map->node_count()));
  } else {
    galaxy.routes = *std::move(map);
  }
}

void ReadTrack(Mode& mode, const ContentValue& list, const FieldSource&) {
  for (const ContentValue& item : list.items) {
    mode.track.insert(mode.track.end(), static_cast<size_t>(item["turns"].integer),
                      static_cast<uint8_t>(item["roads"].integer));
  }
}

FieldSchema PlanetField() {
  return TableField("planet",
                    {RequiredTextField("id", "Small letters, digits and underscores."), NameField(),
                     IntField("x", 0, 60, "For drawing, to the right."),
                     IntField("y", 0, 60, "For drawing, downwards."),
                     BoolField("start", false,
                               "A start planet has a mine and a shipyard, any other a mine, a "
                               "consumer and a factory.")},
                    true, "A planet.");
}

FieldSchema RouteField() {
  return TableField(
      "route",
      {RequiredTextField("from", "A planet's id."), RequiredTextField("to", "A planet's id."),
       IntField("dots", 0, 40, "Places between the two.")},
      true, "A route.");
}

const EntryKind<Galaxy>& Maps() {
  static const auto* const kind = new EntryKind<Galaxy>(
      "map", "Planets and the routes between them.",
      {NameField(),
       Bind(ListField("planets", PlanetField(), 2, kMaxPlanets, "All planets."), ReadPlanets),
       Bind(ListField("routes", RouteField(), 1, 200, "All routes; two planets have at most one."),
            ReadRoutes)});
  return *kind;
}

const EntryKind<ShipLayout>& Ships() {
  static const auto* const kind = new EntryKind<ShipLayout>(
      "ship", "The board of a ship.",
      {NameField(),
       Bind(ListField("slots", IntField("steps", 1, kMaxSteps, "Steps for a move energy."), 1,
                      kMaxSlots,
                      "For each slot, in the order they are filled, the steps a move "
                      "energy gives "
                      "when "
                      "it is the last one filled."),
            &ShipLayout::steps),
       Bind(IntField("start_slots", 1, kMaxSlots, "Slots filled before the first turn."),
            &ShipLayout::start_slots),
       Bind(IntField("hold", 0, 20, "Goods that fit without any equipment."), &ShipLayout::hold)});
  return *kind;
}

const EntryKind<Mode>& Modes() {
  static const auto* const kind = new EntryKind<Mode>(
      "mode", "A way to play.",
      {NameField(),
       Bind(ReferenceField("map", "map", true, "The map, unless a match says otherwise."),
            &Mode::map),
       Bind(ReferenceField("ship", "ship", true, "Everybody's ship."), &Mode::ship),
       Bind(ListField("track",
                      TableField("stretch",
                                 {IntField("turns", 1, kMaxTrack, "Spaces of this stretch."),
                                  IntField("roads", 0, kMaxFreeRoads, "Free roads on each.")},
                                 true, "Spaces that are alike."),
                      1, kMaxTrack, "The turn track, from its first space."),
            ReadTrack),
       Bind(IntField("markers", 1, kMaxMarkers, 40, "Energy markers of each kind."),
            &Mode::markers),
       Bind(IntField("keep", 0, 40, 4, "Energy markers that can be kept after an action turn."),
            &Mode::keep),
       Bind(IntField("cubes", 2, kMaxCubes, 30,
                     "A player's cubes, for roads, the turn track and (one) "
                     "the score track."),
            &Mode::cubes),
       Bind(IntField("privileges", 0, kMaxPrivileges, 10, "A player's privilege markers."),
            &Mode::privileges),
       Bind(IntField("privilege_cost", 1, 20, 3, "Build energy for a privilege."),
            &Mode::privilege_cost),
       Bind(IntField("offers", 0, kMaxOffers, kMaxOffers,
                     "Offers the active player may open or ask "
                     "for in a turn."),
            &Mode::offers)});
  return *kind;
}

void FinishShip(ShipLayout& ship, EntryReporter& reporter) {
  for (const uint8_t steps : ship.steps) ship.max_steps = std::max<int>(ship.max_steps, steps);
  if (ship.start_slots > Size(ship.steps)) {
    reporter.Add("start_slots", absl::StrCat("is more than the ", ship.steps.size(), " slots"));
  }
}

void FinishMode(const Mode& mode, EntryReporter& reporter) {
  if (mode.track.size() > kMaxTrack) {
    reporter.Add("track", absl::StrCat("a turn track has at most ", kMaxTrack, " spaces, not ",
                                       mode.track.size()));
  }
  if (mode.cubes <= Size(mode.track)) {
    reporter.Add("cubes", absl::StrCat("one player alone may need ", mode.track.size() + 1,
                                       " cubes for the turn track and the score track"));
  }
}

}  // namespace

std::vector<EntrySchema> PlaySchemas() {
  return {Maps().schema(), Ships().schema(), Modes().schema()};
}

void CompilePlay(const ContentSet& set, ContentReport& report, GameContent& content) {
  Maps().Compile(set, report, content.maps,
                 [](Galaxy& galaxy, const ContentEntry&, EntryReporter& reporter) {
                   if (galaxy.start_planets < 2) {
                     reporter.Add("planets", "needs at least two start planets");
                   }
                 });
  Ships().Compile(set, report, content.ships,
                  [](ShipLayout& ship, const ContentEntry&, EntryReporter& reporter) {
                    FinishShip(ship, reporter);
                  });
  Modes().Compile(
      set, report, content.modes,
      [](Mode& mode, const ContentEntry&, EntryReporter& reporter) { FinishMode(mode, reporter); });
  if (content.modes.empty()) {
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
