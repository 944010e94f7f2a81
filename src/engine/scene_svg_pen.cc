#include "src/engine/scene_svg_pen.h"

#include <algorithm>
#include <bit>

#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/ruleset.h"
#include "src/engine/scene_svg_style.h"

namespace mallard::svg {

Pen::Pen(const Scene& scene, const SceneLabels& labels, const SvgStyle& style)
    : scene_(scene), labels_(labels), style_(style) {}

std::string Pen::Label(uint32_t label) const {
  if (label == 0 || label >= labels_.size() || label >= scene_.labels.size()) return "";
  return std::string(labels_[label]);
}

std::string Pen::Word(CommonWord word) const {
  if (scene_.rules == nullptr) return std::string(BuiltInWord(static_cast<int>(word), ""));
  const Catalog& catalog = scene_.rules->ruleset().catalog();
  return catalog.Common(word, catalog.FindLanguage(language()));
}

std::string Pen::Symbol(const SceneItem& item) {
  if (item.symbol == 0 || item.symbol == '.' || item.symbol == ' ') return "";
  return Utf8(item.symbol);
}

std::string Pen::Count(const SceneCounter& counter) {
  return counter.most < 0 ? absl::StrCat(counter.now)
                          : absl::StrCat(counter.now, "/", counter.most);
}

void Pen::AppendCounter(const SceneCounter& counter, std::string& out) const {
  absl::StrAppend(&out, out.empty() ? "" : " · ", Label(counter.label), " ", Count(counter));
}

int Pen::ColourOf(int owner) const {
  if (owner < 0 || static_cast<size_t>(owner) >= scene_.seats.size()) return -1;
  return static_cast<int>(scene_.seats[static_cast<size_t>(owner)].colour % kOwnerColours);
}

std::string Pen::FillClass(int owner) const {
  const int colour = ColourOf(owner);
  return colour < 0 ? "piece" : absl::StrCat("o", colour);
}

std::string Pen::LetterClass(int owner) const {
  const int colour = ColourOf(owner);
  return colour < 0 ? "lp" : absl::StrCat("l", colour);
}

std::string Pen::PatternOf(int owner) const {
  const int colour = ColourOf(owner);
  return colour <= 0 ? ""
                     : absl::StrCat("fill=\"url(#", Escape(style_.id_prefix), "-p", colour, ")\"");
}

std::string Pen::MarkWord(int bit) const {
  if (bit < kCommonMarks) {
    return Word(static_cast<CommonWord>(static_cast<int>(CommonWord::kFirstMark) + bit));
  }
  const size_t own = static_cast<size_t>(bit) - 24;
  return bit >= 24 && own < scene_.own_marks.size() ? Label(scene_.own_marks[own]) : "";
}

std::string Pen::TitleOf(const SceneItem& item) const {
  std::string out = Label(item.label);
  const auto add = [&](absl::string_view text) {
    if (!text.empty()) absl::StrAppend(&out, out.empty() ? "" : ", ", text);
  };
  if (item.count != 1) add(absl::StrCat("x", item.count));
  if (item.owner >= 0) add(Label(scene_.seats[static_cast<size_t>(item.owner)].label));
  if (item.face == SceneFace::kUnknown) add(Word(CommonWord::kHidden));
  if (item.face == SceneFace::kStale) add(Word(CommonWord::kStale));
  for (int bit = 0; bit < 32; ++bit) {
    if ((item.marks >> bit & 1) != 0) add(MarkWord(bit));
  }
  add(Counters(item));
  return out;
}

void Pen::Begin(const SceneItem& item, absl::string_view more_classes) {
  std::string attributes =
      absl::StrCat("class=\"item", more_classes.empty() ? "" : " ", more_classes);
  if (item.face == SceneFace::kStale) {
    attributes += " stale";
    seen_.stale = true;
  }
  if (item.face == SceneFace::kUnknown) seen_.hidden = true;
  attributes += "\"";
  if (style_.references) {
    absl::StrAppend(&attributes, " data-item=\"", item.id, "\"");
    std::string list;
    for (const Reference& r : scene_.ReferencesOf(item)) {
      absl::StrAppend(&list, list.empty() ? "" : " ", r.type, ",", r.owner, ",", r.table, ",",
                      r.value[0], ",", r.value[1]);
    }
    if (!list.empty()) absl::StrAppend(&attributes, " data-ref=\"", list, "\"");
  }
  out_.Open("g", attributes);
  const std::string title = TitleOf(item);
  if (!title.empty()) out_.Raw(absl::StrCat("<title>", Escape(title), "</title>\n"));
}

void Pen::Begin(const SceneArea& area) {
  std::string attributes = absl::StrCat("class=\"area", area.active != 0 ? "" : " idle", "\"");
  if (style_.references) {
    absl::StrAppend(&attributes, " data-area=\"", area.id, "\"");
    std::string list;
    for (const Reference& r : scene_.ReferencesOf(area)) {
      absl::StrAppend(&list, list.empty() ? "" : " ", r.type, ",", r.owner, ",", r.table, ",",
                      r.value[0], ",", r.value[1]);
    }
    if (!list.empty()) absl::StrAppend(&attributes, " data-ref=\"", list, "\"");
  }
  out_.Open("g", attributes);
}

void Pen::OwnerShape(absl::string_view element, int owner, absl::string_view more_classes) {
  out_.Raw(absl::StrCat("<", element, " class=\"", FillClass(owner), " ", more_classes, "\"/>\n"));
  const std::string pattern = PatternOf(owner);
  if (!pattern.empty()) out_.Raw(absl::StrCat("<", element, " ", pattern, "/>\n"));
}

void Pen::Disc(double x, double y, double radius, int owner, absl::string_view text) {
  OwnerShape(absl::StrCat("circle cx=\"", Number(x), "\" cy=\"", Number(y), "\" r=\"",
                          Number(radius), "\""),
             owner);
  const double size =
      std::min(radius * 1.35, TextWidth(text, 1) <= 0 ? radius : radius * 1.7 / TextWidth(text, 1));
  out_.Text(x, y + size * 0.36, size, Anchor::kMiddle, absl::StrCat("b ", LetterClass(owner)),
            text);
}

void Pen::Frames(uint32_t marks, const Box& box) {
  seen_.marks |= marks & kFrameMarks;
  if ((marks & kMarkSelected) != 0) {
    out_.Rect(box.x - 1, box.y - 1, box.width + 2, box.height + 2, 3, "n frame w");
  }
  if ((marks & kMarkPlanned) != 0) {
    out_.Rect(box.x + 1, box.y + 1, box.width - 2, box.height - 2, 3, "n frame w dash");
  }
  if ((marks & kMarkLastMove) != 0) {
    const double arm = std::min(box.width, box.height) * 0.3;
    const auto corner = [&](double x, double y, double dx, double dy) {
      return absl::StrCat("M", Number(x + dx * arm), " ", Number(y), "H", Number(x), "V",
                          Number(y + dy * arm));
    };
    out_.Path(
        absl::StrCat(corner(box.x, box.y, 1, 1), corner(box.right(), box.y, -1, 1),
                     corner(box.x, box.bottom(), 1, -1), corner(box.right(), box.bottom(), -1, -1)),
        "n frame w");
  }
}

double Pen::MarkRowWidth(uint32_t marks, double size) {
  return std::popcount(marks & ~(kFrameMarks | kGroundMarks)) * (size + 3);
}

double Pen::MarkRow(uint32_t marks, double right, double y, double size) {
  for (int bit = 31; bit >= 0; --bit) {
    if ((marks & ~(kFrameMarks | kGroundMarks)) >> bit & 1) {
      right -= size + 3;
      Mark(bit, right + size / 2 + 1.5, y, size);
    }
  }
  return right;
}

void Pen::Mark(int bit, double x, double y, double size) {
  seen_.marks |= 1u << bit;
  if (bit >= 24) {
    size = std::max(size, 10.0);
    const std::string letter(1, static_cast<char>('a' + bit - 24));
    out_.Rect(x - size / 2, y - size / 2, size, size, 2, "chip");
    out_.Text(x, y + size * 0.3, size * 0.9, Anchor::kMiddle, "b t", letter);
    return;
  }
  if (bit >= kCommonMarks) return;
  const MarkForm& form = FormOf(bit);
  const bool harm = bit == 0 || bit == 10 || bit == 6;
  // What was struck is drawn on pieces of any colour.
  if (harm || bit == 9) out_.Glyph(form.path, x, y, size / 10, "n halo over");
  out_.Glyph(form.path, x, y, size / 10, form.filled ? "mf" : harm ? "mh" : "mk");
}

double Pen::BadgeWidth(int count) { return TextWidth(absl::StrCat("×", count), 11) + 6; }

void Pen::Badge(int count, double right, double y) {
  if (count == 1) return;
  const std::string text = absl::StrCat("×", count);
  const double width = BadgeWidth(count);
  out_.Rect(right - width, y, width, 15, 7, "chip");
  out_.Text(right - width / 2, y + 11.5, 11, Anchor::kMiddle, "b t", text);
}

void Pen::Bar(const SceneCounter& counter, double x, double y, double width) {
  if (counter.most <= 0) return;
  const double part = std::clamp(static_cast<double>(counter.now) / counter.most, 0.0, 1.0);
  out_.Rect(x, y, width, 5, 2, "bar");
  if (part > 0) out_.Rect(x, y, width * part, 5, 2, "full");
}

void Pen::SmallShape(const SceneItem& item, const Box& box) {
  const absl::Span<const ScenePoint> points = scene_.PointsOf(item);
  if (points.empty()) return;
  ScenePoint low = points[0], high = points[0];
  for (const ScenePoint& point : points) {
    low = {std::min(low.x, point.x), std::min(low.y, point.y)};
    high = {std::max(high.x, point.x), std::max(high.y, point.y)};
  }
  const int columns = high.x - low.x + 1, rows = high.y - low.y + 1;
  const double cell = std::min({box.width / columns, box.height / rows, 9.0});
  const double x = box.x + (box.width - cell * columns) / 2;
  const double y = box.y + (box.height - cell * rows) / 2;
  for (const ScenePoint& point : points) {
    out_.Rect(x + (point.x - low.x) * cell + 0.5, y + (point.y - low.y) * cell + 0.5, cell - 1,
              cell - 1, 1.5, FillClass(item.owner));
  }
}

void Pen::Note(const SceneItem& item, std::vector<Sign>& list) const {
  // Players are told by the lines of the title.
  if (item.label < scene_.labels.size() && scene_.labels[item.label].kind == SceneLabel::kSeat) {
    return;
  }
  Sign sign = {Symbol(item), Label(item.label), item.entry_kind};
  if (sign.symbol.empty() || sign.label.empty()) return;
  if (std::find(list.begin(), list.end(), sign) == list.end()) list.push_back(std::move(sign));
}

void Pen::NoteSymbol(const SceneItem& item) { Note(item, seen_.symbols); }

void Pen::Explain(const SceneItem& item) { Note(item, seen_.explained); }

}  // namespace mallard::svg
