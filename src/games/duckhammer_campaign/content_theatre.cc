// Compiling campaign maps, challenges, scenes and attributes.
#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/frame/compile.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer_campaign/content.h"
#include "src/games/duckhammer_campaign/enlisting.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::BoolOf;
using duckhammer::IntOf;
using duckhammer::PositionOf;
using duckhammer::TitleOf;

int32_t Inches(const ContentValue& value) { return static_cast<int32_t>(value.integer) * kInch; }

Land LandOf(absl::string_view word) {
  if (word == "woodland") return Land::kWoodland;
  return word == "mountain" ? Land::kMountain : Land::kWater;
}

void CompileRegions(const ContentEntry& entry, EntryReporter& reporter, CampaignMap& map) {
  const std::vector<ContentValue>& regions = entry.value["regions"].items;
  for (size_t i = 0; i < regions.size(); ++i) {
    const std::string path = absl::StrCat("regions[", i + 1, "].area");
    std::vector<Point> corners;
    for (const ContentValue& corner : regions[i]["area"].items) {
      if (corner.items.size() != 2) return;  // Reported by the schema.
      corners.push_back({Inches(corner.items[0]), Inches(corner.items[1])});
      if (corners.back().x > map.width || corners.back().y > map.height) {
        reporter.AddAt(corner, path, "is off the map");
      }
    }
    const absl::StatusOr<ConvexPolygon> area = ConvexPolygon::Create(corners);
    if (!area.ok()) {
      reporter.AddAt(regions[i]["area"], path, area.status().message());
      continue;
    }
    map.regions.push_back({LandOf(regions[i]["land"].text), *area});
  }
}

bool IsPlaceName(absl::string_view name) {
  return !name.empty() && name[0] >= 'a' && name[0] <= 'z' &&
         name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == absl::string_view::npos;
}

// A stage without a title of its own is called like the one before.
LocationStage StageFrom(const ContentSet& set, const ContentValue& value,
                        const std::string& before) {
  LocationStage stage;
  stage.title = value["title"].text.empty() ? before : value["title"].text;
  stage.text = value["text"].text;
  stage.maps = duckhammer::PositionsOf(set, "map", value["maps"]);
  stage.mission = PositionOf(set, "mission", value["mission"]);
  return stage;
}

void CompilePlaces(const ContentSet& set, const ContentEntry& entry, EntryReporter& reporter,
                   CampaignMap& map) {
  std::vector<std::string> names;
  const std::vector<ContentValue>& places = entry.value["places"].items;
  for (size_t i = 0; i < places.size(); ++i) {
    const ContentValue& value = places[i];
    const std::string path = absl::StrCat("places[", i + 1, "]");
    Place place;
    place.name = value["name"].text;
    place.at = {Inches(value["x"]), Inches(value["y"])};
    place.radius = Inches(value["radius"]);
    place.start = value["start"].boolean;
    place.closes = value["closes"].boolean;
    place.stages.push_back(StageFrom(set, value, place.name));
    for (const ContentValue& later : value["later"].items) {
      place.stages.push_back(StageFrom(set, later, place.stages.back().title));
    }
    if (!IsPlaceName(place.name)) {
      reporter.AddAt(value["name"], path + ".name",
                     "must be lower-case letters, digits and underscores");
    }
    if (std::find(names.begin(), names.end(), place.name) != names.end()) {
      reporter.AddAt(value["name"], path + ".name", "is there twice");
    }
    if (place.at.x > map.width || place.at.y > map.height) {
      reporter.AddAt(value["x"], path, "is off the map");
    }
    for (const Region& region : map.regions) {
      if (place.start && region.land == Land::kWater && Contains(region.area, place.at)) {
        reporter.AddAt(value["start"], path + ".start", "armies do not begin in water");
      }
    }
    names.push_back(place.name);
    map.places.push_back(std::move(place));
  }
  map.place_names = NameTable(std::move(names));
}

// Forces need no Feather, and no limits but those of battles: they are the referee's.
void CompileForces(const ContentEntry& entry, EntryReporter& reporter,
                   const CampaignContent& content, Challenge& challenge) {
  const auto army = duckhammer::ReadArmy(content, entry.value["army"].text);
  if (!army.ok()) return reporter.Add("army", army.status().message());
  int models = 0;
  for (const duckhammer::Enlisted& unit : *army) {
    const duckhammer::ModelEntry& model = content.models[unit.model - 1u];
    models += unit.count;
    if (unit.count < 1 || unit.count > model.profile.full_strength) {
      reporter.Add("army", absl::StrCat("a unit of ", model.name, " has 1 to ",
                                        model.profile.full_strength, " models"));
    }
  }
  if (army->empty() || army->size() > kCompanies) {
    reporter.Add("army",
                 absl::StrCat("has ", army->size(), " units; 1 to ", kCompanies, " can come"));
  } else if (models > duckhammer::kMaxModels) {
    reporter.Add("army", absl::StrCat("has ", models, " models; at most ", duckhammer::kMaxModels,
                                      " can come"));
  } else if (duckhammer::ArmyCost(content, *army) > kMostWorth) {
    reporter.Add("army", absl::StrCat("is worth more than ", kMostWorth));
  } else {
    challenge.army = *army;
  }
}

}  // namespace

void CompileTheatre(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  for (const ContentEntry& entry : set.Entries("campaign_map")) {
    EntryReporter reporter("campaign_map", entry, report);
    duckhammer::CheckNumber(content.campaign_maps.size(), duckhammer::kMaxEntries, "campaign maps",
                            reporter);
    CampaignMap map;
    map.id = entry.id;
    map.name = TitleOf(entry);
    map.text = entry.value["text"].text;
    map.width = Inches(entry.value["width"]);
    map.height = Inches(entry.value["height"]);
    CompileRegions(entry, reporter, map);
    CompilePlaces(set, entry, reporter, map);
    if (std::count_if(map.places.begin(), map.places.end(),
                      [](const Place& place) { return place.start; }) < 2) {
      reporter.Add("places", "at least two must be places to start");
    }
    content.campaign_maps.push_back(std::move(map));
  }
}

void CompileAdventures(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  for (const ContentEntry& entry : set.Entries("attribute")) {
    EntryReporter reporter("attribute", entry, report);
    duckhammer::CheckNumber(content.attributes.size(), kMaxAttributes, "attributes", reporter);
    content.attributes.push_back({entry.id, TitleOf(entry), entry.value["text"].text});
  }
  for (const ContentEntry& entry : set.Entries("challenge")) {
    EntryReporter reporter("challenge", entry, report);
    duckhammer::CheckNumber(content.challenges.size(), duckhammer::kMaxEntries, "challenges",
                            reporter);
    Challenge challenge;
    challenge.id = entry.id;
    challenge.name = TitleOf(entry);
    challenge.text = entry.value["text"].text;
    CompileForces(entry, reporter, content, challenge);
    challenge.reward = IntOf(entry, "reward");
    challenge.mission = PositionOf(set, "mission", entry.value["mission"]);
    challenge.own_mission = PositionOf(set, "mission", entry.value["own_mission"]);
    challenge.map = PositionOf(set, "map", entry.value["map"]);
    challenge.in_war = BoolOf(entry, "war");
    challenge.in_duckheim = BoolOf(entry, "duckheim");
    content.challenges.push_back(std::move(challenge));
  }
  for (const ContentEntry& entry : set.Entries("scene")) {
    EntryReporter reporter("scene", entry, report);
    duckhammer::CheckNumber(content.scenes.size(), duckhammer::kMaxEntries, "scenes", reporter);
    content.scenes.push_back({entry.id, TitleOf(entry), entry.value["text"].text,
                              PositionOf(set, "attribute", entry.value["attribute"]),
                              IntOf(entry, "difficulty"), IntOf(entry, "target_grade"),
                              BoolOf(entry, "group"), IntOf(entry, "reward"),
                              IntOf(entry, "penalty")});
  }
  for (const ContentEntry& entry : set.Entries("duckheim")) {
    EntryReporter reporter("duckheim", entry, report);
    content.lend_mark = PositionOf(set, "mark", entry.value["lend_mark"]);
    if (content.lend_mark >= 0 &&
        content.marks[static_cast<size_t>(content.lend_mark)].on != duckhammer::Mark::On::kUnit) {
      reporter.Add("lend_mark", "must be a mark of units");
    }
  }
}

}  // namespace mallard::duckhammer_campaign
