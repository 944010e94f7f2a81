// Places of an open map: a cross goes over it, and rings show where things would end.
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/full_screen_view.h"

namespace mallard::terminal {
namespace {

ChoiceValue ValueOf(const ScenePoint& place) {
  ChoiceValue value;
  value.value[0] = place.x;
  value.value[1] = place.y;
  return value;
}

}  // namespace

bool FullScreen::Aims() const {
  return IsAsking() && panel_ == 0 && (reading_.empty() || IsNote()) && menu_.IsOpenPlace();
}

void FullScreen::ResetCursor() {
  cursor_ = 0;
  aim_.reset();
}

void FullScreen::BeginAiming() {
  if (!Aims() || aim_.has_value() || menu_.lines().empty()) return;
  const int32_t* first = menu_.lines()[0].value.value;
  aim_ = ScenePoint{first[0], first[1]};
}

bool FullScreen::MoveCross(int dx, int dy) {
  const std::optional<Scroll> from = aim_ ? table_.SpotOf(*aim_) : std::nullopt;
  if (!from.has_value()) return false;
  if (const auto place = table_.PlaceAt({from->x + dx, from->y + dy})) aim_ = place;
  return true;
}

bool FullScreen::ClickOnMap(int x, int y) {
  const Scroll spot = {x, y - panel_top_};
  const std::optional<Scroll> before = aim_ ? table_.SpotOf(*aim_) : std::nullopt;
  if (before.has_value() && before->x == spot.x && before->y == spot.y) return TakeAim();
  aim_ = table_.PlaceAt(spot);
  return false;
}

bool FullScreen::TakeAim() {
  const std::optional<ChoiceValue> place =
      aim_ ? menu_.NearestTo(ValueOf(*aim_)) : menu_.lines()[cursor_].value;
  if (!place.has_value()) {
    message_ = AimText();
    return false;
  }
  const absl::Status status = menu_.Choose(*place);
  if (status.ok()) return TakeWhole();
  message_ = Why(status.message());
  return false;
}

std::string FullScreen::AimText() {
  if (!aim_.has_value()) return "";
  const int step = menu_.choice().Next();
  const ChoiceValue wish = ValueOf(*aim_);
  const std::optional<ChoiceValue> place = menu_.NearestTo(wish);
  const std::string text =
      menu_.choice().Text(step, place ? place->value : wish.value, language_.number);
  if (!place.has_value()) {
    return absl::Substitute(Say(language_, "$0 inches: nothing can go there."), text);
  }
  const std::vector<std::string> ends = menu_.PreviewOf(*place);
  return absl::StrCat(text, ends.empty() ? "" : ": ", absl::StrJoin(ends, "; "));
}

void FullScreen::PutOnMap(const ScenePoint& place, char32_t sign, Canvas& out) const {
  const std::optional<Scroll> spot = table_.SpotOf(place);
  if (!spot.has_value()) return;
  Ink ink = out.At(spot->x, panel_top_ + spot->y).ink;
  ink.reverse = true;
  out.Put(spot->x, panel_top_ + spot->y, sign, ink);
}

void FullScreen::DrawEnds(const ChoiceValue& value, Canvas& out) {
  for (const PreviewStep& end : menu_.EndsOf(value)) {
    if (static_cast<ArgType>(end.to.type) != ArgType::kPlace) continue;
    PutOnMap({end.to.value[0], end.to.value[1]}, U'o', out);
  }
}

void FullScreen::DrawCross(Canvas& out) {
  if (!aim_.has_value()) return;
  if (const std::optional<ChoiceValue> place = menu_.NearestTo(ValueOf(*aim_))) {
    DrawEnds(*place, out);
  }
  PutOnMap(*aim_, U'+', out);
}

}  // namespace mallard::terminal
