#include "src/games/duckhammer/content/content_places.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer/content/map_terrain.h"

namespace mallard::duckhammer {
namespace {

void ReadMapSize(Scale& scale, const ContentValue& value, const FieldSource& source) {
  const std::vector<std::string>& words = source.schema.choices;
  for (int i = 0; i < Size(words); ++i) {
    if (value.text == At(words, i)) scale.size = i;
  }
}

const EntryKind<Scale>& Scales() {
  static const auto* const kind = new EntryKind<Scale>(
      "scale", "How large a battle is.",
      {Title<Scale>(),
       BindInches(IntField("width", 12, 120, "Of the map, in inches: from long edge to long edge."),
                  &Scale::width),
       BindInches(IntField("length", 18, 240,
                           "Of the map, in inches: from deployment zone to deployment zone."),
                  &Scale::length),
       Bind(IntField("points", 1, 5000, "Army points."), &Scale::points),
       Bind(IntField("victory_points", 1, 99, "Victory points that win."), &Scale::victory_points),
       Bind(IntField("dice", 1, 8, "d12 each player rolls in the roll-off."), &Scale::dice),
       Bind(ChoiceField("size", {"small", "medium", "large", "giant"},
                        "The size of map that rules refer to."),
            ReadMapSize)});
  return *kind;
}

FieldSchema TerrainField() {
  FieldSchema corner = ListField("corner", IntField("number", 0, kPlaneLimit, "x, then y."), 2, 2,
                                 "A corner, in thousandths of an inch.");
  return ListField(
      "terrain",
      TableField("feature",
                 {ChoiceField("kind", {"obstacle", "water"}, "obstacle", "What it is."),
                  IntField("height", 0, 24 * kInch, 0,
                           "Of an obstacle, in thousandths of an inch; water has none."),
                  ListField("area", std::move(corner), 3, ConvexPolygon::kMaxCorners,
                            "The corners of a convex polygon, in order.")},
                 true, "A piece of terrain."),
      0, kMaxTerrain, "Obstacles and water.");
}

// Water and obstacles of a wrong height, and what is no polygon, are reported.
bool ReadFeature(const ContentValue& value, absl::string_view path, TerrainFeature& feature,
                 EntryReporter& reporter) {
  feature.kind = value["kind"].text == "water" ? TerrainKind::kWater : TerrainKind::kObstacle;
  Put(feature.height, value["height"].integer);
  const bool water = feature.kind == TerrainKind::kWater;
  if (water != (feature.height == 0)) {
    reporter.AddAt(value["height"], absl::StrCat(path, ".height"),
                   water ? "must be left out: water is as high as the ground"
                         : "must be given, from 1: an obstacle stands out of the ground");
    return false;
  }
  std::vector<Point> corners;
  for (const ContentValue& corner : value["area"].items) {
    if (corner.items.size() != 2) return false;  // Reported by the schema.
    corners.push_back({static_cast<int32_t>(corner.items[0].integer),
                       static_cast<int32_t>(corner.items[1].integer)});
  }
  absl::StatusOr<ConvexPolygon> area = ConvexPolygon::Create(corners);
  if (!area.ok()) {
    reporter.AddAt(value["area"], absl::StrCat(path, ".area"), area.status().message());
    return false;
  }
  feature.area = *area;
  return true;
}

void ReadTerrain(BattleMap& map, const ContentValue& list, const FieldSource& source) {
  for (int i = 0; i < Size(list.items); ++i) {
    TerrainFeature feature;
    if (ReadFeature(At(list.items, i), absl::StrCat("terrain[", i + 1, "]"), feature,
                    source.reporter)) {
      map.terrain.push_back(feature);
    }
  }
}

const EntryKind<BattleMap>& Maps() {
  static const auto* const kind = new EntryKind<BattleMap>(
      "map",
      "A battlefield. x runs along the short edges from 0 to the scale's width, y from one "
      "deployment zone to the other; all of it in thousandths of an inch.",
      {Title<BattleMap>(), Bind(TextField("text", "", "What the place is like."), &BattleMap::text),
       Bind(ReferenceField("scale", "scale", true, "The scale it is made for."), &BattleMap::scale),
       Bind(TerrainField(), ReadTerrain)});
  return *kind;
}

}  // namespace

std::vector<EntrySchema> PlaceSchemas() { return {Scales().schema(), Maps().schema()}; }

void CompilePlaces(const ContentSet& set, ContentReport& report, GameContent& content) {
  CheckRoom(set, "scale", kMaxEntries, "scales", report);
  Scales().Compile(set, report, content.scales,
                   [](Scale& scale, const ContentEntry&, EntryReporter& reporter) {
                     if (scale.width <= scale.length) return;
                     reporter.Add("width",
                                  "must not be over `length`: the deployment zones lie at the "
                                  "short edges");
                   });
  CheckRoom(set, "map", kMaxEntries, "maps", report);
  Maps().Compile(set, report, content.maps,
                 [&](BattleMap& map, const ContentEntry& entry, EntryReporter& reporter) {
                   // A map with features that were refused cannot be judged as a whole.
                   if (map.scale < 0 || Size(map.terrain) != Size(entry.value["terrain"].items)) {
                     return;
                   }
                   const absl::Status status =
                       CheckMapTerrain(map.terrain, At(content.scales, map.scale));
                   if (!status.ok()) reporter.Add("terrain", status.message());
                 });
}

}  // namespace mallard::duckhammer
