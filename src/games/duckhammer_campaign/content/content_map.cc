#include "src/games/duckhammer_campaign/content/content_map.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/actions.h"
#include "src/games/duckhammer_campaign/content/content_fields.h"
#include "src/games/duckhammer_campaign/map/march.h"

namespace mallard::duckhammer_campaign {
namespace {

int32_t Inches(const ContentValue& value) { return static_cast<int32_t>(value.integer) * kInch; }

void ReadWidth(CampaignMap& map, const ContentValue& value, const FieldSource&) {
  map.width = Inches(value);
}
void ReadHeight(CampaignMap& map, const ContentValue& value, const FieldSource&) {
  map.height = Inches(value);
}

// By id, or by its last part: maps of mods are of water, too, whoever declares what that is.
int GroundNamed(const ContentSet& set, absl::string_view name) {
  const absl::Span<const ContentEntry> entries = set.Entries("ground");
  for (size_t i = 0; i < entries.size(); ++i) {
    const absl::string_view id = entries[i].id;
    const bool last = id.size() > name.size() && id[id.size() - name.size() - 1] == ':' &&
                      id.substr(id.size() - name.size()) == name;
    if (id == name || last) return static_cast<int>(i);
  }
  return -1;
}

void ReadRegions(CampaignMap& map, const ContentValue& list, const FieldSource& source) {
  for (size_t i = 0; i < list.items.size(); ++i) {
    const ContentValue& region = list.items[i];
    const std::string path = absl::StrCat("regions[", i + 1, "].area");
    std::vector<Point> corners;
    for (const ContentValue& corner : region["area"].items) {
      if (corner.items.size() != 2) return;  // Reported by the schema.
      corners.push_back({Inches(corner.items[0]), Inches(corner.items[1])});
      if (corners.back().x > map.width || corners.back().y > map.height) {
        source.reporter.AddAt(corner, path, "is off the map");
      }
    }
    const absl::StatusOr<ConvexPolygon> area = ConvexPolygon::Create(corners);
    if (!area.ok()) {
      source.reporter.AddAt(region["area"], path, area.status().message());
      continue;
    }
    const int ground = GroundNamed(source.set, region["land"].text);
    if (ground < 0) {
      source.reporter.AddAt(region["land"], absl::StrCat("regions[", i + 1, "].land"),
                            absl::StrCat("there is no ground ", region["land"].text));
      continue;
    }
    map.regions.push_back({ground, *area});
  }
}

void ReadLandings(CampaignMap& map, const ContentValue& list, const FieldSource& source) {
  for (size_t i = 0; i < list.items.size(); ++i) {
    const ContentValue& corner = list.items[i];
    if (corner.items.size() != 2) return;  // Reported by the schema.
    map.landings.push_back({Inches(corner.items[0]), Inches(corner.items[1])});
    if (!map.Holds(map.landings.back())) {
      source.reporter.AddAt(corner, absl::StrCat("landings[", i + 1, "]"), "is off the map");
    }
  }
}

bool IsPlaceName(absl::string_view name) {
  return !name.empty() && name[0] >= 'a' && name[0] <= 'z' &&
         name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == absl::string_view::npos;
}

// A stage without a title of its own is called like the one before. References that lead nowhere
// have been reported.
LocationStage StageFrom(const ContentSet& set, const ContentValue& value,
                        const std::string& before) {
  LocationStage stage;
  stage.title = value["title"].text.empty() ? before : value["title"].text;
  stage.text = value["text"].text;
  for (const ContentValue& item : value["maps"].items) {
    const int map = set.Find("map", item.text);
    if (map >= 0) stage.maps.push_back(map);
  }
  stage.reward = static_cast<int>(value["reward"].integer);
  if (!value["mission"].IsNil()) stage.mission = set.Find("mission", value["mission"].text);
  return stage;
}

Place PlaceFrom(const ContentSet& set, const ContentValue& value) {
  Place place;
  place.id = value["name"].text;
  place.at = {Inches(value["x"]), Inches(value["y"])};
  place.radius = Inches(value["radius"]);
  place.start = value["start"].boolean;
  place.closes = value["closes"].boolean;
  place.stages.push_back(StageFrom(set, value, place.id));
  for (const ContentValue& later : value["later"].items) {
    place.stages.push_back(StageFrom(set, later, place.stages.back().title));
  }
  return place;
}

void ReadPlaces(CampaignMap& map, const ContentValue& list, const FieldSource& source) {
  std::vector<std::string> names;
  for (size_t i = 0; i < list.items.size(); ++i) {
    const ContentValue& value = list.items[i];
    const std::string path = absl::StrCat("places[", i + 1, "]");
    Place place = PlaceFrom(source.set, value);
    if (!IsPlaceName(place.id)) {
      source.reporter.AddAt(value["name"], path + ".name",
                            "must be lower-case letters, digits and underscores");
    }
    if (std::find(names.begin(), names.end(), place.id) != names.end()) {
      source.reporter.AddAt(value["name"], path + ".name", "is there twice");
    }
    if (place.at.x > map.width || place.at.y > map.height) {
      source.reporter.AddAt(value["x"], path, "is off the map");
    }
    names.push_back(place.id);
    map.places.push_back(std::move(place));
  }
  map.place_names = NameTable(std::move(names));
}

// What changes in a key location.
std::vector<FieldSchema> StageFields() {
  return {TextField("title", "", "What people call it; as before if left out."), Flavour(),
          ReferenceListField("maps", "map",
                             "Battle maps of the place; where none has the scale of "
                             "a battle, any map of that scale is taken."),
          ReferenceField("mission", "mission", false, "That both sides of a battle here have."),
          IntField("reward", 0, kMostReward, 0, "Rations for winning a battle here.")};
}

FieldSchema CornerField(const char* doc) {
  return ListField("corner", IntField("coordinate", 0, 500, "Inches."), 2, 2, doc);
}

FieldSchema RegionField() {
  return TableField(
      "region",
      {RequiredTextField("land", "What kind of ground it is: an id, or its last part."),
       ListField("area", CornerField("A corner: x and y."), 3, ConvexPolygon::kMaxCorners,
                 "A convex outline.")},
      true, "A piece of land.");
}

FieldSchema PlaceField() {
  const FieldSchema stage = TableField("stage", StageFields(), true, "What a battle makes of it.");
  std::vector<FieldSchema> fields = {
      RequiredTextField("name", "Lower-case letters, digits and underscores."),
      IntField("x", 0, 500, "Inches."),
      IntField("y", 0, 500, "Inches."),
      IntField("radius", 1, 24, 3, "Inches; what is within them is in the location."),
      BoolField("start", false, "Armies can begin here."),
      ListField("later", stage, 0, kMaxStages - 1,
                "What the location becomes, by one stage after each battle fought there."),
      BoolField("closes", false,
                "After a battle in its last stage it is no key location any more.")};
  for (FieldSchema& field : StageFields()) fields.push_back(std::move(field));
  return TableField("place", std::move(fields), true, "A key location.");
}

const EntryKind<GroundKind>& Grounds() {
  static const auto* const kind = new EntryKind<GroundKind>(
      "ground", "A kind of ground on campaign maps, and how fast companies go over it.",
      {
          NameField(),
          TextField("text", "", "What user interfaces tell about it."),
          Bind(TextField("symbol", ".", "A letter for drawings."), &GroundKind::symbol),
          Bind(BoolField("open", false, "Maps are made of it where they have no region."),
               &GroundKind::open),
          Bind(
              BoolField("water", false, "Those who cannot swim cross an inch of it, taking a day."),
              &GroundKind::water),
          Bind(IntField("pace", 1, 12, 6,
                        "Inches of a day; of water, for slow swimmers. 12 can be divided by it."),
               &GroundKind::pace),
          Bind(IntField("fast_pace", 1, 12, 6, "Of water: inches of a day for fast swimmers."),
               &GroundKind::fast_pace),
          Bind(IntField("order", 0, 100, 0, "Where regions overlap the highest counts."),
               &GroundKind::order),
      });
  return *kind;
}

const EntryKind<Boat>& Boats() {
  static const auto* const kind = new EntryKind<Boat>(
      "boat", "What companies can hire at landings of campaign maps, until the season ends.",
      {
          NameField(),
          Bind(Flavour(), &Boat::text),
          Bind(IntField("price", 0, 1000, 0, "Rations."), &Boat::price),
          Bind(ChoiceField("swims", {"none", "slow", "fast"}, "slow",
                           "How whoever swims worse goes in water."),
               &Boat::gait),
      });
  return *kind;
}

void CheckGround(const GroundKind& ground, EntryReporter& reporter) {
  if (12 % ground.pace != 0) reporter.Add("pace", "must divide 12");
  if (12 % ground.fast_pace != 0) reporter.Add("fast_pace", "must divide 12");
  if (ground.symbol.size() != 1) reporter.Add("symbol", "must be one letter");
  if (ground.open && ground.water) reporter.Add("open", "open land is no water");
}

// Armies begin on dry land.
void CheckStarts(const CampaignMap& map, EntryReporter& reporter) {
  for (size_t i = 0; i < map.places.size(); ++i) {
    if (map.places[i].start && IsWater(map, map.places[i].at)) {
      reporter.Add("places", absl::StrCat("armies do not begin in water, as in place ", i + 1));
    }
  }
}

const EntryKind<CampaignMap>& Maps() {
  static const auto* const kind = new EntryKind<CampaignMap>(
      "campaign_map", "A theatre of war.",
      {
          NameField(),
          Bind(Flavour(), &CampaignMap::text),
          Bind(IntField("width", 12, 500, "Inches."), ReadWidth),
          Bind(IntField("height", 12, 500, "Inches."), ReadHeight),
          Bind(ListField("regions", RegionField(), 0, kMaxRegions, "Where the land is not open."),
               ReadRegions),
          Bind(ListField("landings", CornerField("A landing: x and y."), 0, kMaxLandings,
                         "Where boats are to be had, for tokens within 2 inches."),
               ReadLandings),
          Bind(ListField("places", PlaceField(), 2, kMaxLocations, "The key locations."),
               ReadPlaces),
      });
  return *kind;
}

}  // namespace

std::vector<EntrySchema> MapEntries() {
  return {Maps().schema(), Grounds().schema(), Boats().schema()};
}

void CompileMaps(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  Grounds().Compile(set, report, content.grounds,
                    [&](GroundKind& ground, const ContentEntry& entry, EntryReporter& reporter) {
                      NameEntry(ground, entry, content.grounds, "kinds of ground", reporter);
                      CheckGround(ground, reporter);
                    });
  const auto open = std::find_if(content.grounds.begin(), content.grounds.end(),
                                 [](const GroundKind& ground) { return ground.open; });
  if (open == content.grounds.end()) {
    report.Add(ContentError{"", "", 0, "", "no pack declares a ground that is open"});
    return;
  }
  const int open_ground = static_cast<int>(open - content.grounds.begin());
  Boats().Compile(set, report, content.boats,
                  [&](Boat& boat, const ContentEntry& entry, EntryReporter& reporter) {
                    NameEntry(boat, entry, content.boats, "boats", reporter);
                  });
  Maps().Compile(set, report, content.campaign_maps,
                 [&](CampaignMap& map, const ContentEntry& entry, EntryReporter& reporter) {
                   NameEntry(map, entry, content.campaign_maps, "campaign maps", reporter);
                   map.grounds = content.grounds;
                   map.open = open_ground;
                   CheckStarts(map, reporter);
                   const auto starts =
                       std::count_if(map.places.begin(), map.places.end(),
                                     [](const Place& place) { return place.start; });
                   if (starts < 2) reporter.Add("places", "at least two must be places to start");
                 });
}

}  // namespace mallard::duckhammer_campaign
