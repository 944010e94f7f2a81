// Compiling gambles, quacktics, missions, scales and maps.
#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer/content/terrain_text.h"

namespace mallard::duckhammer {
namespace {

Plan PlanOf(absl::string_view word) {
  if (word == "hold") return Plan::kHold;
  if (word == "advance") return Plan::kAdvance;
  if (word == "objects") return Plan::kObjects;
  return word == "height" ? Plan::kHeight : Plan::kHunt;
}

constexpr int kHitsOn = 7;  // What attack rolls need without a restriction.
constexpr int kRoundPoints[] = {0, 1, 3, 6};
constexpr int kRestrictionPoints = 1;

void ReadObjects(const ContentEntry& entry, absl::string_view field, int (&out)[kMapSizes],
                 EntryReporter& reporter) {
  const ContentValue& list = entry.value[field];
  if (!list.items.empty() && list.items.size() != kMapSizes) {
    reporter.Add(field,
                 absl::StrCat("must be ", kMapSizes,
                              " numbers, for small, medium, large and giant maps; there are ",
                              list.items.size()));
  }
  for (size_t i = 0; i < list.items.size() && i < kMapSizes; ++i) {
    out[i] = static_cast<int>(list.items[i].integer);
  }
}

void CompileGambles(const ContentSet& set, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("gamble")) {
    content.gambles.push_back({entry.id, TitleOf(entry), entry.value["text"].text,
                               IntOf(entry, "modifier"), entry.value["broken"].function,
                               entry.value["met"].function, IntOf(entry, "likely")});
  }
}

void CheckQuacktic(const Quacktic& quacktic, const ContentEntry& entry, EntryReporter& reporter) {
  if (quacktic.gambles.empty() && entry.value["gambles"].items.empty() &&
      quacktic.restriction_hits_on == 0) {
    reporter.Add("gambles",
                 "a quacktic needs a gamble or a restriction: this one pays for nothing");
  }
  if (quacktic.restriction_hits_on != 0 && quacktic.restriction_hits_on <= kHitsOn) {
    reporter.Add("restriction_hits_on",
                 absl::StrCat("must be over ", kHitsOn, ", on which every unit hits"));
  }
  if ((quacktic.mission >= 0) + (quacktic.feather >= 0) + (quacktic.faction >= 0) > 1) {
    reporter.Add("mission", "a quacktic belongs to a mission, a Feather or a faction, to one only");
  }
  for (size_t i = 0; i < quacktic.gambles.size(); ++i) {
    if (std::find(quacktic.gambles.begin(), quacktic.gambles.begin() + static_cast<ptrdiff_t>(i),
                  quacktic.gambles[i]) != quacktic.gambles.begin() + static_cast<ptrdiff_t>(i)) {
      reporter.Add("gambles", "names the same gamble twice");
    }
  }
  if (quacktic.victory_points < 1) {
    reporter.Add("gambles", absl::StrCat("the quacktic would pay ", quacktic.victory_points,
                                         " victory points; it must pay at least 1"));
  }
}

void CompileQuacktics(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("quacktic")) {
    EntryReporter reporter("quacktic", entry, report);
    CheckNumber(content.quacktics.size(), kMaxQuacktics, "quacktics", reporter);
    Quacktic quacktic;
    quacktic.id = entry.id;
    quacktic.name = TitleOf(entry);
    quacktic.text = entry.value["text"].text;
    quacktic.rounds = std::clamp(IntOf(entry, "rounds"), 1, 3);
    quacktic.gambles = PositionsOf(set, "gamble", entry.value["gambles"]);
    quacktic.restriction_hits_on = IntOf(entry, "restriction_hits_on");
    quacktic.mission = PositionOf(set, "mission", entry.value["mission"]);
    quacktic.feather = PositionOf(set, "feather", entry.value["feather"]);
    quacktic.faction = PositionOf(set, "faction", entry.value["faction"]);
    quacktic.victory_points = kRoundPoints[quacktic.rounds];
    if (quacktic.restriction_hits_on != 0) quacktic.victory_points += kRestrictionPoints;
    for (int gamble : quacktic.gambles) {
      quacktic.victory_points += content.gambles[static_cast<size_t>(gamble)].modifier;
    }
    CheckQuacktic(quacktic, entry, reporter);
    content.quacktics.push_back(std::move(quacktic));
  }
}

void CompileMissions(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("mission")) {
    EntryReporter reporter("mission", entry, report);
    CheckNumber(content.missions.size(), kMaxEntries, "missions", reporter);
    Mission mission;
    mission.id = entry.id;
    mission.name = TitleOf(entry);
    mission.text = entry.value["text"].text;
    mission.own_unit_points = BoolOf(entry, "own_unit_points");
    mission.zone_bonus = InchesOf(entry, "zone_bonus");
    ReadObjects(entry, "objects", mission.objects, reporter);
    ReadObjects(entry, "objects_shared", mission.objects_shared, reporter);
    mission.monsters_most = IntOf(entry, "monsters_most");
    mission.monster_discount = IntOf(entry, "monster_discount");
    mission.plan = PlanOf(entry.value["plan"].text);
    mission.appeal = IntOf(entry, "appeal");
    mission.on_unit_destroyed = entry.value["on_unit_destroyed"].function;
    mission.on_model_destroyed = entry.value["on_model_destroyed"].function;
    mission.on_report = entry.value["on_report"].function;
    if (mission.monsters_most > 0 && set.Entries("monster").empty()) {
      reporter.Add("monsters_most", "needs monsters, and no pack declares one");
    }
    content.missions.push_back(std::move(mission));
  }
}

void CompileScales(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("scale")) {
    EntryReporter reporter("scale", entry, report);
    CheckNumber(content.scales.size(), kMaxEntries, "scales", reporter);
    Scale scale;
    scale.id = entry.id;
    scale.name = TitleOf(entry);
    scale.width = InchesOf(entry, "width");
    scale.length = InchesOf(entry, "length");
    scale.points = IntOf(entry, "points");
    scale.victory_points = IntOf(entry, "victory_points");
    scale.dice = IntOf(entry, "dice");
    const absl::string_view size = entry.value["size"].text;
    scale.size = size == "small" ? 0 : size == "medium" ? 1 : size == "large" ? 2 : 3;
    if (scale.width > scale.length) {
      reporter.Add("width",
                   "must not be over `length`: the deployment zones lie at the short edges");
    }
    content.scales.push_back(std::move(scale));
  }
}

// A feature; water and obstacles of a wrong height and no polygons are reported.
bool ReadFeature(const ContentValue& value, absl::string_view path, TerrainFeature& feature,
                 EntryReporter& reporter) {
  feature.kind = value["kind"].text == "water" ? TerrainKind::kWater : TerrainKind::kObstacle;
  feature.height = static_cast<int32_t>(value["height"].integer);
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

void CompileMaps(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("map")) {
    EntryReporter reporter("map", entry, report);
    CheckNumber(content.maps.size(), kMaxEntries, "maps", reporter);
    BattleMap map;
    map.id = entry.id;
    map.name = TitleOf(entry);
    map.text = entry.value["text"].text;
    map.scale = PositionOf(set, "scale", entry.value["scale"]);
    bool whole = map.scale >= 0;
    const ContentValue& list = entry.value["terrain"];
    for (size_t i = 0; i < list.items.size(); ++i) {
      TerrainFeature feature;
      if (ReadFeature(list.items[i], absl::StrCat("terrain[", i + 1, "]"), feature, reporter)) {
        map.terrain.push_back(feature);
      } else {
        whole = false;
      }
    }
    if (whole) {
      const absl::Status status =
          CheckMapTerrain(map.terrain, content.scales[static_cast<size_t>(map.scale)]);
      if (!status.ok()) reporter.Add("terrain", status.message());
    }
    content.maps.push_back(std::move(map));
  }
}

}  // namespace

void CompileBets(const ContentSet& set, ContentReport& report, GameContent& content) {
  CompileGambles(set, content);
  CompileQuacktics(set, report, content);
  CompileMissions(set, report, content);
}

void CompilePlaces(const ContentSet& set, ContentReport& report, GameContent& content) {
  CompileScales(set, report, content);
  CompileMaps(set, report, content);
}

}  // namespace mallard::duckhammer
