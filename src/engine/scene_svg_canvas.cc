#include "src/engine/scene_svg_canvas.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/str_cat.h"

namespace mallard::svg {
namespace {

// The next character of UTF-8 text; moves on. Bytes that are none count as U+FFFD, one by one.
uint32_t Next(absl::string_view text, size_t& at) {
  const auto byte = [&](size_t i) { return static_cast<uint8_t>(text[i]); };
  const uint8_t lead = byte(at);
  const size_t more = lead < 0x80 ? 0 : lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
  const size_t begin = at++;
  if (more == 0) return lead;
  if (lead < 0xC2 || lead > 0xF4 || begin + more >= text.size()) return 0xFFFD;
  uint32_t value = lead & (0x3Fu >> more);
  for (size_t i = 1; i <= more; ++i) {
    if ((byte(begin + i) & 0xC0) != 0x80) return 0xFFFD;
    value = value << 6 | (byte(begin + i) & 0x3Fu);
  }
  constexpr uint32_t kLeast[] = {0, 0x80, 0x800, 0x10000};
  if (value < kLeast[more] || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) {
    return 0xFFFD;
  }
  at += more;
  return value;
}

// Whether XML allows it.
bool Allowed(uint32_t c) {
  return c == '\t' || c == '\n' || c == '\r' || (c >= 0x20 && c != 0xFFFE && c != 0xFFFF);
}

// In thousandths of the size, for a usual sans-serif letter.
int WidthOf(uint32_t c) {
  if (c >= 0x1100 && c < 0x20000) return c >= 0x2000 && c < 0x2E80 ? 800 : 1000;
  if (c >= 0x20000) return 1000;
  constexpr absl::string_view kNarrow = "iIljft.,:;|!'()[]/ ";
  constexpr absl::string_view kWide = "mwMW@%";
  if (c < 0x80) {
    const char letter = static_cast<char>(c);
    if (kNarrow.find(letter) != absl::string_view::npos) return 360;
    if (kWide.find(letter) != absl::string_view::npos) return 900;
    if (letter >= 'A' && letter <= 'Z') return 700;
  }
  return 610;
}

// A factor, with two decimals.
std::string Hundredths(double value) {
  const int64_t parts = std::llround(value * 100);
  return absl::StrCat(parts / 100, ".", parts / 10 % 10, parts % 10);
}

absl::string_view AnchorName(Anchor anchor) {
  return anchor == Anchor::kMiddle ? "middle" : anchor == Anchor::kEnd ? "end" : "start";
}

}  // namespace

std::string Number(double value) {
  const int64_t tenths = std::llround(value * 10);
  const int64_t whole = std::abs(tenths);
  return absl::StrCat(tenths < 0 ? "-" : "", whole / 10,
                      whole % 10 == 0 ? "" : absl::StrCat(".", whole % 10));
}

std::string Utf8(uint32_t c) {
  if (c > 0x10FFFF || (c >= 0xD800 && c < 0xE000) || !Allowed(c)) return "?";
  std::string out;
  if (c < 0x80) {
    out.push_back(static_cast<char>(c));
  } else if (c < 0x800) {
    out.push_back(static_cast<char>(0xC0 | c >> 6));
  } else if (c < 0x10000) {
    out.push_back(static_cast<char>(0xE0 | c >> 12));
  } else {
    out.push_back(static_cast<char>(0xF0 | c >> 18));
  }
  for (int shift = c < 0x80 ? -6 : c < 0x800 ? 0 : c < 0x10000 ? 6 : 12; shift >= 0; shift -= 6) {
    out.push_back(static_cast<char>(0x80 | (c >> shift & 0x3F)));
  }
  return out;
}

std::string Escape(absl::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (size_t at = 0; at < text.size();) {
    const uint32_t c = Next(text, at);
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        if (Allowed(c)) out += Utf8(c);
    }
  }
  return out;
}

double TextWidth(absl::string_view text, double size) {
  int64_t sum = 0;
  for (size_t at = 0; at < text.size();) sum += WidthOf(Next(text, at));
  return static_cast<double>(sum) * size / 1000;
}

std::string Fit(absl::string_view text, double size, double width) {
  if (TextWidth(text, size) <= width) return std::string(text);
  double left = width - size * 0.8;
  size_t end = 0;
  for (size_t at = 0; at < text.size();) {
    left -= WidthOf(Next(text, at)) * size / 1000;
    if (left < 0) break;
    end = at;
  }
  while (end > 0 && text[end - 1] == ' ') --end;
  return absl::StrCat(std::string(text.substr(0, end)), "…");
}

std::vector<std::string> Wrap(absl::string_view text, double size, double width, int most) {
  std::vector<std::string> lines;
  std::string line;
  size_t at = 0;
  while (at < text.size()) {
    size_t end = text.find(' ', at);
    if (end == absl::string_view::npos) end = text.size();
    const std::string word(text.substr(at, end - at));
    const std::string longer = line.empty() ? word : absl::StrCat(line, " ", word);
    if (!line.empty() && TextWidth(longer, size) > width) {
      if (static_cast<int>(lines.size()) + 1 == most) {
        line = absl::StrCat(line, " ", std::string(text.substr(at)));
        break;
      }
      lines.push_back(Fit(line, size, width));
      line = word;
    } else {
      line = longer;
    }
    at = end + 1;
  }
  if (!line.empty()) lines.push_back(Fit(line, size, width));
  return lines;
}

void Canvas::Rect(double x, double y, double width, double height, double round,
                  absl::string_view cls) {
  absl::StrAppend(&out_, "<rect x=\"", Number(x), "\" y=\"", Number(y), "\" width=\"",
                  Number(width), "\" height=\"", Number(height), "\"");
  if (round > 0) absl::StrAppend(&out_, " rx=\"", Number(round), "\"");
  absl::StrAppend(&out_, " class=\"", cls, "\"/>\n");
}

void Canvas::Circle(double x, double y, double radius, absl::string_view cls) {
  absl::StrAppend(&out_, "<circle cx=\"", Number(x), "\" cy=\"", Number(y), "\" r=\"",
                  Number(radius), "\" class=\"", cls, "\"/>\n");
}

void Canvas::Line(double x1, double y1, double x2, double y2, absl::string_view cls) {
  Path(absl::StrCat("M", Number(x1), " ", Number(y1), "L", Number(x2), " ", Number(y2)), cls);
}

void Canvas::Path(absl::string_view d, absl::string_view cls, double stroke) {
  absl::StrAppend(&out_, "<path d=\"", d, "\" class=\"", cls, "\"");
  if (stroke >= 0) absl::StrAppend(&out_, " stroke-width=\"", Number(stroke), "\"");
  out_ += "/>\n";
}

void Canvas::Glyph(absl::string_view d, double x, double y, double scale, absl::string_view cls) {
  absl::StrAppend(&out_, "<path transform=\"translate(", Number(x), " ", Number(y), ") scale(",
                  Hundredths(scale), ")\" d=\"", d, "\" class=\"", cls, "\"/>\n");
}

void Canvas::Text(double x, double y, double size, Anchor anchor, absl::string_view cls,
                  absl::string_view text) {
  if (text.empty()) return;
  absl::StrAppend(&out_, "<text x=\"", Number(x), "\" y=\"", Number(y), "\" font-size=\"",
                  Number(size), "\"");
  if (anchor != Anchor::kStart) {
    absl::StrAppend(&out_, " text-anchor=\"", AnchorName(anchor), "\"");
  }
  absl::StrAppend(&out_, " class=\"", cls, "\">", Escape(text), "</text>\n");
}

void Canvas::Open(absl::string_view element, absl::string_view attributes) {
  absl::StrAppend(&out_, "<", element, attributes.empty() ? "" : " ", attributes, ">\n");
}

void Canvas::Close(absl::string_view element) { absl::StrAppend(&out_, "</", element, ">\n"); }

}  // namespace mallard::svg
