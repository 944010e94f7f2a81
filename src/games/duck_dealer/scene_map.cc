// The galaxy as an area of a scene.
#include <algorithm>

#include "mallard/frame/numbers.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/planet.h"
#include "src/games/duck_dealer/scene_parts.h"
#include "src/games/duck_dealer/setup.h"
#include "src/games/duck_dealer/travel.h"
#include "src/games/duck_dealer/turn.h"

namespace mallard::duck_dealer {
namespace {

constexpr int kUnit = 100;  // For a unit of the map's drawing.
constexpr int kMargin = 100;
constexpr int kPlanetRadius = 45;
constexpr int kTileRadius = 22;
constexpr int kDotRadius = 10;
constexpr int kShipRadius = 18;

constexpr uint32_t kPlaceTable = TableId("place");
constexpr uint32_t kPlanetTable = TableId("planet");

// Where a tile lies beside the middle of its planet, by site.
constexpr int kTileSpots[kSites][2] = {{-50, -40}, {50, -40}, {-50, 40}, {50, 40}};

Reference PlaceRef(int place) { return Reference::Entry(ArgType::kNode, kPlaceTable, place); }
Reference PlanetRef(int planet) { return Reference::Entry(ArgType::kNode, kPlanetTable, planet); }

// What a ship on its planet can do with a tile.
uint32_t UseOf(const Planet& planet, int site) {
  switch (site) {
    case kMineSite:
      return kMine;
    case kConsumerSite:
      return Stands(planet, site) ? kDeliver : kBuildConsumer;
    case kFactorySite:
      return Stands(planet, site) ? kMake : kBuildFactory;
    default:
      return Stands(planet, site) ? kBuy : kBuildShipyard;
  }
}

}  // namespace

MapWriter::MapWriter(const DuckDealerRules& rules, const State& state, SceneBuilder& builder,
                     ConsumerIds& consumers)
    : rules_(rules),
      s_(state),
      b_(builder),
      consumers_(consumers),
      area_(b_.AddArea(kMapArea, AreaKind::kGraph, Reference::kNobody, b_.Word(kWordGalaxy))),
      usable_(Usable()),
      road_(b_.Word(kWordRoad)),
      privilege_(b_.Word(kWordPrivilege)),
      points_(b_.Word(kWordPoints)),
      goods_(b_.Word(kWordGoods)),
      steps_(b_.Word(kWordSteps)),
      steps_left_(b_.Word(kWordStepsLeft)),
      to_build_(b_.OwnMark(b_.Word(kWordToBuild))),
      opened_(b_.OwnMark(b_.Word(kWordOpened))) {
  const std::vector<PlanetSpec>& planets = rules.galaxy().planets;
  const auto by_x = [](const PlanetSpec& a, const PlanetSpec& b) { return a.x < b.x; };
  const auto by_y = [](const PlanetSpec& a, const PlanetSpec& b) { return a.y < b.y; };
  const auto [left, right] = std::minmax_element(planets.begin(), planets.end(), by_x);
  const auto [top, bottom] = std::minmax_element(planets.begin(), planets.end(), by_y);
  SceneArea& area = b_.Area(area_);
  area.x = left->x * kUnit - kMargin;
  area.y = top->y * kUnit - kMargin;
  area.width = (right->x - left->x) * kUnit + 2 * kMargin;
  area.depth = (bottom->y - top->y) * kUnit + 2 * kMargin;
}

void MapWriter::Write() {
  int place = rules_.planets();
  int number = 0;
  for (const Route& route : rules_.routes().routes()) {
    const Spot from = SpotOf(route.from);
    const Spot to = SpotOf(route.to);
    SceneItem& line = b_.AddItem(IdOf(kRoutes, number++), area_);
    line.geometry = Geometry::kLine;
    line.layer = kLayerTerrain;
    line.x = from.x;
    line.y = from.y;
    b_.Point(from.x, from.y);
    b_.Point(to.x, to.y);
    for (int dot = 1; dot <= route.dots; ++dot, ++place) {
      const Spot spot = SpotOf(route, dot);
      AddNode(place, spot, kDotRadius);
      if (s_.roads.Has(place)) AddRoad(place, spot);
      AddShips(place, spot);
    }
  }
  for (int planet = 0; planet < rules_.planets(); ++planet) AddPlanet(planet);
  for (int seat = 0; seat < rules_.seats(); ++seat) AddPassage(seat);
}

MapWriter::Spot MapWriter::SpotOf(int planet) const {
  const PlanetSpec& spec = At(rules_.galaxy().planets, planet);
  return {spec.x * kUnit, spec.y * kUnit};
}

MapWriter::Spot MapWriter::SpotOf(const Route& route, int dot) const {
  const Spot from = SpotOf(route.from);
  const Spot to = SpotOf(route.to);
  const int parts = route.dots + 1;
  return {(from.x * (parts - dot) + to.x * dot) / parts,
          (from.y * (parts - dot) + to.y * dot) / parts};
}

Bitboard MapWriter::Usable() const {
  switch (s_.phase) {
    case Phase::kStarting:
      return FreeStarts({rules_, s_});
    case Phase::kPayingCube:
      return TakeableRoads({rules_, s_});
    case Phase::kActing:
      return CheckLeave(s_) ? Bitboard() : Destinations({rules_, s_});
    case Phase::kPlacingExit:
      return PlanetsWithoutPassage({rules_, s_});
    case Phase::kPlacingRoad:
      return FreeDots({rules_, s_});
    default:
      return {};
  }
}

void MapWriter::AddNode(int place, Spot spot, int radius) {
  SceneItem& node = b_.AddItem(IdOf(kPlaces, place), area_);
  node.geometry = Geometry::kCircle;
  node.layer = kLayerGround;
  node.x = spot.x;
  node.y = spot.y;
  node.width = radius;
  node.marks = usable_.Has(place) ? uint32_t{kMarkReady} : 0;
  if (rules_.IsPlanet(place)) {
    const PlanetSpec& spec = At(rules_.galaxy().planets, place);
    node.symbol = spec.start ? '#' : 'O';
    if (s_.phase == Phase::kDiscovering && Active(s_).place == place) {
      node.marks |= kMarkNew | kMarkLastMove;
    }
    node.label = b_.Name(kPlanetTable, place);
    b_.Refer(PlanetRef(place));
  } else {
    node.symbol = '.';
    node.label = b_.Name(kPlaceTable, place);
  }
  b_.Refer(PlaceRef(place));
}

void MapWriter::AddPlanet(int planet) {
  const Spot spot = SpotOf(planet);
  const Planet& tiles = s_.planets[planet];
  AddNode(planet, spot, kPlanetRadius);
  if (tiles.mine != 0) AddTile(planet, kMineSite);
  if (rules_.IsStart(planet)) {
    if (tiles.shipyard != 0) AddTile(planet, kShipyardSite);
  } else {
    if (tiles.consumer != 0 || s_.stack_size != 0) AddTile(planet, kConsumerSite);
    AddTile(planet, kFactorySite);
  }
  AddShips(planet, spot);
}

void MapWriter::AddTile(int planet, int site) {
  const Planet& tiles = s_.planets[planet];
  const int number = planet * kSites + site;
  const uint32_t id = site == kConsumerSite && tiles.consumer != 0
                          ? consumers_.Next(tiles.consumer - 1)
                          : IdOf(kTiles, number);
  const Spot middle = SpotOf(planet);
  const Spot spot = {middle.x + kTileSpots[site][0], middle.y + kTileSpots[site][1]};
  SceneItem& tile = b_.AddItem(id, area_);
  tile.geometry = Geometry::kCircle;
  tile.parent = IdOf(kPlaces, planet);
  tile.x = spot.x;
  tile.y = spot.y;
  tile.width = kTileRadius;
  Put(tile.symbol, "mcfs"[site]);
  const bool there =
      site == kConsumerSite ? tiles.consumer != 0 : site != kFactorySite || tiles.factory != 0;
  if (there && !Stands(tiles, site)) tile.marks |= to_build_;
  const bool acting = InActionTurn(s_) && Active(s_).place == planet;
  if (acting && ((s_.opened >> site) & 1) != 0) tile.marks |= opened_;
  switch (site) {
    case kMineSite:
      b_.Show(kMineKind, tiles.mine - 1);
      break;
    case kShipyardSite:
      b_.Show(kShipyardKind, tiles.shipyard - 1);
      b_.Counter(points_, rules_.ShipyardOf(tiles).points);
      break;
    case kFactorySite:
      if (there) {
        b_.Show(kFactoryKind, tiles.factory - 1);
      } else {
        tile.marks |= kMarkEmpty;
        tile.label = b_.Word(kWordNoFactory);
      }
      break;
    default:
      if (there) {
        b_.Show(kConsumerKind, tiles.consumer - 1);
        b_.Counter(points_, rules_.ConsumerOf(tiles).points);
      } else {
        tile.face = SceneFace::kUnknown;
        tile.label = b_.Word(kWordUndiscovered);
      }
      break;
  }
  if (acting && (there || site == kFactorySite))
    b_.Refer(Reference::ActionKind(UseOf(tiles, site)));
  b_.Refer(Reference::Word("site", site));
  b_.Refer(PlanetRef(planet));
  if (tiles.claims[site] != 0) AddClaim(planet, site, id, spot);
}

void MapWriter::AddClaim(int planet, int site, uint32_t tile, Spot spot) {
  SceneItem& claim = b_.AddItem(IdOf(kClaims, planet * kSites + site), area_);
  claim.geometry = Geometry::kCircle;
  claim.layer = kLayerMark;
  claim.parent = tile;
  claim.x = spot.x;
  claim.y = spot.y;
  claim.width = kDotRadius;
  Put(claim.owner, s_.planets[planet].claims[site] - 1);
  claim.symbol = '*';
  claim.label = privilege_;
  b_.Refer(Reference::Word("site", site));
  b_.Refer(PlanetRef(planet));
}

void MapWriter::AddRoad(int dot, Spot spot) {
  for (int seat = 0; seat < rules_.seats(); ++seat) {
    if (!s_.players[seat].roads.Has(dot)) continue;
    SceneItem& road = b_.AddItem(IdOf(kRoads, dot), area_);
    road.geometry = Geometry::kCircle;
    road.layer = kLayerZone;
    road.parent = IdOf(kPlaces, dot);
    road.x = spot.x;
    road.y = spot.y;
    road.width = kDotRadius;
    Put(road.owner, seat);
    Put(road.symbol, '1' + seat);
    road.label = road_;
    b_.Refer(PlaceRef(dot));
  }
}

void MapWriter::AddPassage(int seat) {
  const Player& player = s_.players[seat];
  if (player.entrance == 0) return;
  const bool pending = player.exit == 0;  // Its exit is being placed.
  const Spot from = SpotOf(player.entrance - 1);
  for (const bool exit : {false, true}) {
    if (exit && pending) return;
    const int planet = (exit ? player.exit : player.entrance) - 1;
    const Spot spot = SpotOf(planet);
    SceneItem& end = b_.AddItem(IdOf(kPassageEnds, seat * 2 + (exit ? 1 : 0)), area_);
    end.geometry = Geometry::kCircle;
    end.layer = kLayerZone;
    end.parent = IdOf(kPlaces, planet);
    end.x = spot.x;
    end.y = spot.y - kPlanetRadius - kDotRadius;
    end.width = kDotRadius;
    Put(end.owner, seat);
    end.symbol = exit ? '<' : '>';
    end.label = b_.Word(exit ? kWordExit : kWordEntrance);
    end.marks = pending ? kMarkNew | kMarkLastMove : 0;
    if (!exit && s_.phase == Phase::kActing && Active(s_).place == planet) {
      b_.Refer(Reference::ActionKind(kPassage));
      b_.Refer(Reference::Seat(seat));
    }
    b_.Refer(PlanetRef(planet));
  }
  const Spot to = SpotOf(player.exit - 1);
  SceneItem& line = b_.AddItem(IdOf(kPassageLines, seat), area_);
  line.geometry = Geometry::kLine;
  line.layer = kLayerZone;
  line.x = from.x;
  line.y = from.y;
  Put(line.owner, seat);
  line.label = b_.Word(kWordPassage);
  b_.Point(from.x, from.y);
  b_.Point(to.x, to.y);
}

void MapWriter::AddShips(int place, Spot spot) {
  for (int seat = 0; seat < rules_.seats(); ++seat) {
    const Player& player = s_.players[seat];
    if (player.on_map == 0 || player.place != place) continue;
    SceneItem& ship = b_.AddItem(IdOf(kShips, seat), area_);
    ship.geometry = Geometry::kCircle;
    ship.parent = IdOf(kPlaces, place);
    ship.x = spot.x;
    ship.y = spot.y;
    ship.width = kShipRadius;
    Put(ship.owner, seat);
    ship.symbol = '@';
    ship.label = b_.Player(seat);
    const bool active = seat == s_.turn_seat && s_.phase != Phase::kOver && !InSetup(s_);
    if (active) ship.marks |= kMarkActive;
    if (active && s_.phase == Phase::kActing && !usable_.Empty()) ship.marks |= kMarkMovable;
    if (player.load > player.capacity) ship.marks |= kMarkBlocked;
    // While trading a ship may hold more than fits.
    b_.Counter(goods_, player.load, player.load > player.capacity ? -1 : player.capacity);
    b_.Counter(steps_, rules_.StepsOf(player));
    if (active && s_.leftover != 0) b_.Counter(steps_left_, s_.leftover);
    b_.Refer(Reference::Seat(seat));
  }
}

}  // namespace mallard::duck_dealer
