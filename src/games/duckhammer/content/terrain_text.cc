#include "src/games/duckhammer/content/terrain_text.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "src/games/duckhammer/content/map_terrain.h"

namespace mallard::duckhammer {
namespace {

// A whole number from 0 on.
bool ReadNumber(absl::string_view text, int32_t* number) {
  return !text.empty() && text.size() <= 7 &&
         text.find_first_not_of("0123456789") == absl::string_view::npos &&
         absl::SimpleAtoi(text, number) && *number <= kPlaneLimit;
}

// "water", or "obstacle 3000".
absl::Status ReadKind(absl::string_view text, TerrainFeature& feature) {
  const std::vector<absl::string_view> words = absl::StrSplit(text, ' ', absl::SkipEmpty());
  if (words.size() == 1 && words[0] == "water") {
    feature.kind = TerrainKind::kWater;
    return absl::OkStatus();
  }
  if (words.size() == 2 && words[0] == "obstacle" && ReadNumber(words[1], &feature.height) &&
      feature.height >= 1) {
    feature.kind = TerrainKind::kObstacle;
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(
      absl::StrCat("\"", text, "\" is neither `water` nor `obstacle HEIGHT`"));
}

absl::StatusOr<TerrainFeature> ReadFeature(absl::string_view text) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(text, absl::MaxSplits(':', 1));
  if (text.find(':') == absl::string_view::npos) {
    return absl::InvalidArgumentError("a colon must stand before the corners");
  }
  TerrainFeature feature;
  const absl::Status kind = ReadKind(absl::StripAsciiWhitespace(parts.first), feature);
  if (!kind.ok()) return kind;
  std::vector<Point> corners;
  for (absl::string_view word : absl::StrSplit(parts.second, ' ', absl::SkipEmpty())) {
    const std::vector<absl::string_view> numbers = absl::StrSplit(word, '/');
    Point corner;
    if (numbers.size() != 2 || !ReadNumber(numbers[0], &corner.x) ||
        !ReadNumber(numbers[1], &corner.y)) {
      return absl::InvalidArgumentError(
          absl::StrCat("\"", word, "\" is no corner; write x/y in thousandths of an inch"));
    }
    corners.push_back(corner);
  }
  absl::StatusOr<ConvexPolygon> area = ConvexPolygon::Create(corners);
  if (!area.ok()) return area.status();
  feature.area = *area;
  return feature;
}

}  // namespace

absl::StatusOr<std::vector<TerrainFeature>> ParseTerrain(absl::string_view text,
                                                         const Scale& scale) {
  std::vector<TerrainFeature> terrain;
  for (absl::string_view part : absl::StrSplit(text, ';')) {
    part = absl::StripAsciiWhitespace(part);
    if (part.empty()) continue;
    absl::StatusOr<TerrainFeature> feature =
        terrain.size() < kMaxTerrain
            ? ReadFeature(part)
            : absl::InvalidArgumentError(absl::StrCat("a map has at most ", kMaxTerrain));
    if (!feature.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("feature ", terrain.size() + 1, ": ", feature.status().message()));
    }
    terrain.push_back(*feature);
  }
  const absl::Status sound = CheckMapTerrain(terrain, scale);
  if (!sound.ok()) return sound;
  return terrain;
}

}  // namespace mallard::duckhammer
