// Where places of the map that was drawn last are in the window, for crosses and clicks.
#include "examples/terminal/overview.h"
#include "examples/terminal/table_text.h"

namespace mallard::terminal {

void TableText::See(const Shown& board, const Lens& lens) const {
  seen_.reset();
  if (!IsMap(scene_.areas[board.area])) return;
  const int zoom = ZoomOf(lens);
  const Extent whole = {board.extent.width * zoom, board.extent.height * zoom};
  seen_ = Seen{board, whole, Within(whole, board.extent, lens.from)};
}

std::optional<Scroll> TableText::SpotOf(const ScenePoint& place) const {
  if (!seen_.has_value()) return std::nullopt;
  const Shown& part = seen_->part;
  const Scroll on = SpotOn(scene_.areas[part.area], seen_->whole, place.x, place.y);
  const Scroll spot = {on.x - seen_->from.x, on.y - seen_->from.y};
  const bool inside =
      spot.x >= 0 && spot.y >= 0 && spot.x < part.extent.width && spot.y < part.extent.height;
  // The heading stands above.
  if (!inside) return std::nullopt;
  return Scroll{part.x + spot.x, part.y + 1 + spot.y};
}

std::optional<ScenePoint> TableText::PlaceAt(const Scroll& spot) const {
  if (!seen_.has_value()) return std::nullopt;
  const Shown& part = seen_->part;
  const Scroll on = {spot.x - part.x, spot.y - part.y - 1};
  const bool inside =
      on.x >= 0 && on.y >= 0 && on.x < part.extent.width && on.y < part.extent.height;
  if (!inside) return std::nullopt;
  return PlaceOn(scene_.areas[part.area], seen_->whole,
                 {on.x + seen_->from.x, on.y + seen_->from.y});
}

}  // namespace mallard::terminal
