#include "src/engine/scene_svg_frame.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "mallard/catalog.h"
#include "mallard/ruleset.h"
#include "src/engine/scene_svg_style.h"

namespace mallard::svg {
namespace {

constexpr double kGap = 10;
constexpr double kSeatLine = 24;
constexpr double kTextLine = 16;  // From one line of a seat to the next.
constexpr double kHeadingSize = 13;
constexpr double kLegendSize = 11;
constexpr double kLegendLine = 20;
constexpr size_t kMostSymbols = 40;
constexpr int kMostAlike = 2;  // Things of a kind that the legend names one by one.

std::string GameTitle(const Pen& pen) {
  const Scene& scene = pen.scene();
  if (scene.rules == nullptr) return "";
  const Catalog& catalog = scene.rules->ruleset().catalog();
  return catalog.Game(catalog.FindLanguage(pen.language())).name;
}

std::string StatusText(const Pen& pen) {
  const SceneStatus& status = pen.scene().status;
  const std::string phase = pen.Label(status.phase);
  std::string out = phase;
  const auto add = [&](absl::string_view text) {
    if (!text.empty()) absl::StrAppend(&out, out.empty() ? "" : " · ", text);
  };
  if (status.round > 0) {
    const std::string round =
        status.round_label != 0 ? pen.Label(status.round_label) : pen.Word(CommonWord::kRound);
    std::string text = absl::StrCat(round, " ", status.round);
    if (status.round_limit > 0) {
      absl::StrAppend(&text, " ", pen.Word(CommonWord::kOf), " ", status.round_limit);
    }
    if (phase == round) out.clear();  // "Turn 18" says that it is a turn.
    add(text);
  }
  if (status.over != 0 && status.winners == 0) add(pen.Word(CommonWord::kDraw));
  add(pen.Label(status.reason));
  add(pen.Label(status.tie_break));
  return out;
}

// Lines end between its parts, not inside them.
std::string SeatText(const Pen& pen, const SceneSeat& seat) {
  constexpr char kUnbroken[] = "\u00a0";
  std::string out = pen.Label(seat.label);
  const auto add = [&](absl::string_view text) {
    if (text.empty()) return;
    absl::StrAppend(&out, kUnbroken, "· ", absl::StrReplaceAll(text, {{" ", kUnbroken}}));
  };
  add(pen.Label(seat.role));
  if (seat.score_label != 0) add(absl::StrCat(pen.Label(seat.score_label), " ", seat.score));
  for (const SceneCounter& counter : pen.scene().CountersOf(seat)) {
    std::string one;
    pen.AppendCounter(counter, one);
    add(one);
  }
  return out;
}

// What is said of a player at the end of the line.
std::string Asked(const Pen& pen, const SceneSeat& seat) {
  const SceneStatus& status = pen.scene().status;
  if (status.over != 0) {
    return (status.winners >> seat.seat & 1) != 0 ? pen.Word(CommonWord::kWins) : "";
  }
  return (status.asked >> seat.seat & 1) != 0 ? pen.Word(CommonWord::kToMove) : "";
}

std::string HeadingText(const Pen& pen, const SceneArea& area) {
  std::string out = pen.Label(area.label);
  if (area.count >= 0) {
    absl::StrAppend(&out, " · ", area.count);
    if (area.most >= 0) absl::StrAppend(&out, "/", area.most);
  }
  return out;
}

// The name of a kind of catalog entry.
std::string KindName(const Pen& pen, uint32_t kind) {
  const Catalog& catalog = pen.scene().rules->ruleset().catalog();
  const int language = catalog.FindLanguage(pen.language());
  for (size_t i = 0; i < catalog.kinds().size(); ++i) {
    if (TableId(catalog.kinds()[i].schema.name) == kind) {
      return catalog.Kind(static_cast<int>(i), language).name;
    }
  }
  return "";
}

// Symbols and what they mean. One that many things of a kind bear means the kind.
std::vector<std::pair<std::string, std::string>> SymbolLines(const Pen& pen,
                                                             const Pen::Seen& seen) {
  std::vector<std::pair<std::string, std::string>> out;
  for (const Pen::Sign& sign : seen.symbols) {
    if (std::find(seen.explained.begin(), seen.explained.end(), sign) != seen.explained.end()) {
      continue;
    }
    const auto alike = std::count_if(seen.symbols.begin(), seen.symbols.end(), [&](auto& other) {
      return other.symbol == sign.symbol && other.kind == sign.kind;
    });
    std::string label = sign.label;
    if (alike > kMostAlike && sign.kind != 0) label = KindName(pen, sign.kind);
    std::pair<std::string, std::string> line(sign.symbol, std::move(label));
    if (std::find(out.begin(), out.end(), line) == out.end()) out.push_back(std::move(line));
  }
  if (out.size() > kMostSymbols) out.resize(kMostSymbols);
  return out;
}

// Puts the parts of the legend into lines.
class LegendLines {
 public:
  LegendLines(double x, double y, double width) : left_(x), right_(x + width), x_(x), y_(y) {}
  // Room for a sign and a text; returns its left.
  double Take(absl::string_view text) {
    const double width = 22 + TextWidth(text, kLegendSize) + 14;
    if (x_ > left_ && x_ + width - 14 > right_) {
      x_ = left_;
      y_ += kLegendLine;
    }
    const double at = x_;
    x_ += width;
    return at;
  }
  double middle() const { return y_ + kLegendLine / 2; }
  double bottom() const { return x_ == left_ ? y_ : y_ + kLegendLine; }

 private:
  double left_, right_, x_, y_;
};

}  // namespace

std::string TitleText(const Pen& pen) {
  const std::string status = StatusText(pen);
  return absl::StrCat(GameTitle(pen), status.empty() ? "" : ": ", status);
}

double DrawTitle(Pen& pen, double x, double y, double width) {
  Canvas& out = pen.out();
  const std::string title = GameTitle(pen);
  out.Text(x, y + 20, 20, Anchor::kStart, "b t", title);
  out.Text(x + width, y + 19, 13, Anchor::kEnd, "d",
           Fit(StatusText(pen), 13, width - TextWidth(title, 20) - 20));
  y += 30;
  // In two columns if every line fits into half of the width.
  const std::vector<SceneSeat>& seats = pen.scene().seats;
  const double half = (width - kGap) / 2;
  const auto width_of = [&](const SceneSeat& seat) {
    return 48 + TextWidth(SeatText(pen, seat), 12) + TextWidth(Asked(pen, seat), 12) + 14;
  };
  const bool two = seats.size() > 1 && std::all_of(seats.begin(), seats.end(), [&](auto& seat) {
                     return width_of(seat) <= half;
                   });
  const double column = two ? half : width;
  for (size_t i = 0; i < seats.size(); ++i) {
    const double left = x + (two && i % 2 == 1 ? half + kGap : 0);
    const SceneSeat& seat = seats[i];
    const std::string asked = Asked(pen, seat);
    out.Open("g", absl::StrCat("class=\"seat\" data-seat=\"", seat.seat, "\""));
    pen.Disc(left + 10, y + 10, 9, seat.seat, absl::StrCat(seat.seat + 1));
    double right = left + column;
    if (!asked.empty()) {
      // At the end of the line; with another player beside it, after the words, so that nobody
      // takes it for that one's.
      const double chip = TextWidth(asked, 12) + 14;
      if (two) right = left + 26 + TextWidth(SeatText(pen, seat), 12) + 8 + chip;
      out.Rect(right - chip, y, chip, 20, 10, "chip");
      out.Text(right - chip / 2, y + 14, 12, Anchor::kMiddle, "b t", asked);
      right -= chip + 6;
    }
    const std::vector<std::string> lines = Wrap(SeatText(pen, seat), 12, right - left - 26, 3);
    double base = y + 14.5;
    for (const std::string& line : lines) {
      out.Text(left + 26, base, 12, Anchor::kStart, "t", line);
      base += kTextLine;
    }
    out.Close("g");
    if (!two || i % 2 == 1 || i + 1 == seats.size()) {
      y += kSeatLine + kTextLine * (static_cast<double>(lines.size()) - 1);
    }
  }
  return y;
}

double HeadingWidth(const Pen& pen, const SceneArea& area) {
  const std::string counters = pen.Counters(area);
  return (area.owner >= 0 ? 22 : 0) + TextWidth(HeadingText(pen, area), kHeadingSize) +
         (counters.empty() ? 0 : TextWidth(counters, 11) + 12);
}

void DrawPanel(Pen& pen, const SceneArea& area, const Box& box) {
  Canvas& out = pen.out();
  out.Rect(box.x, box.y, box.width, box.height, 6, "panel");
  double x = box.x + kPadding;
  const double base = box.y + kPadding + 11;
  if (area.owner >= 0) {
    pen.Disc(x + 8, base - 4.5, 8, area.owner, absl::StrCat(area.owner + 1));
    x += 22;
  }
  const std::string heading = HeadingText(pen, area);
  out.Text(x, base, kHeadingSize, Anchor::kStart, "b t",
           Fit(heading, kHeadingSize, box.right() - kPadding - x + 1));
  x += TextWidth(heading, kHeadingSize) + 12;
  const double room = box.right() - kPadding - x;
  if (room > 30) {
    out.Text(box.right() - kPadding, base, 11, Anchor::kEnd, "d",
             Fit(pen.Counters(area), 11, room + 1));
  }
}

double DrawLegend(Pen& pen, double x, double y, double width) {
  Canvas& out = pen.out();
  LegendLines lines(x, y, width);
  const Pen::Seen seen = pen.seen();
  const auto write = [&](double at, absl::string_view text) {
    out.Text(at + 20, lines.middle() + 4, kLegendSize, Anchor::kStart, "d", text);
  };
  out.Open("g", "class=\"legend\"");
  for (int bit = 0; bit < 32; ++bit) {
    const uint32_t mark = 1u << bit;
    const std::string word = pen.MarkWord(bit);
    if ((seen.marks & mark) == 0 || word.empty()) continue;
    const double at = lines.Take(word);
    if ((mark & kFrameMarks) != 0) {
      pen.Frames(mark, {at + 2, lines.middle() - 6, 13, 13});
    } else {
      pen.Mark(bit, at + 8, lines.middle(), 11);
    }
    write(at, word);
  }
  if (seen.hidden) {
    const double at = lines.Take(pen.Word(CommonWord::kHidden));
    out.Rect(at + 2, lines.middle() - 6, 13, 13, 2, "fog");
    write(at, pen.Word(CommonWord::kHidden));
  }
  if (seen.stale) {
    const double at = lines.Take(pen.Word(CommonWord::kStale));
    out.Open("g", "class=\"stale\"");
    out.Glyph(FormOf(1).path, at + 8, lines.middle(), 1.1, "mk");
    out.Close("g");
    write(at, pen.Word(CommonWord::kStale));
  }
  for (const auto& [symbol, label] : SymbolLines(pen, seen)) {
    const double at = lines.Take(label);
    out.Text(at + 8, lines.middle() + 4.5, 12, Anchor::kMiddle, "b t", symbol);
    write(at, label);
  }
  out.Close("g");
  return lines.bottom() + kGap;
}

}  // namespace mallard::svg
