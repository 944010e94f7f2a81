#include "examples/terminal/canvas.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

constexpr char kPlain[] = "\033[0m";
// By seat: colours that can be told apart on dark and on light ground.
constexpr const char* kSeatColors[kMaxSeats] = {"\033[36m", "\033[33m", "\033[35m", "\033[32m",
                                                "\033[34m", "\033[31m", "\033[96m", "\033[93m"};

// Takes the next character off a text in UTF-8; bytes that are none count as '?'.
char32_t NextSign(absl::string_view& text) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  const size_t length = first < 0x80   ? 1
                        : first < 0xC0 ? 0
                        : first < 0xE0 ? 2
                        : first < 0xF0 ? 3
                                       : 4;
  if (length == 0 || length > text.size()) {
    text.remove_prefix(1);
    return U'?';
  }
  char32_t sign = length == 1 ? first : first & (0x7Fu >> length);
  for (size_t i = 1; i < length; ++i) sign = sign << 6 | (byte(i) & 0x3Fu);
  text.remove_prefix(length);
  return sign;
}

void AppendSign(char32_t sign, std::string& out) {
  const auto add = [&](char32_t bits) { out += static_cast<char>(bits); };
  if (sign < 0x80) {
    add(sign);
  } else if (sign < 0x800) {
    add(0xC0 | sign >> 6);
    add(0x80 | (sign & 0x3F));
  } else if (sign < 0x10000) {
    add(0xE0 | sign >> 12);
    add(0x80 | (sign >> 6 & 0x3F));
    add(0x80 | (sign & 0x3F));
  } else {
    add(0xF0 | sign >> 18);
    add(0x80 | (sign >> 12 & 0x3F));
    add(0x80 | (sign >> 6 & 0x3F));
    add(0x80 | (sign & 0x3F));
  }
}

bool IsShown(char32_t sign) { return sign >= 0x20 && sign != 0x7F; }

// What begins the look of an ink; "" if it has none.
std::string Begin(const Ink& ink) {
  std::string code;
  if (ink.owner >= 0) absl::StrAppend(&code, SeatColor(ink.owner));
  if (ink.strong) absl::StrAppend(&code, "\033[1m");
  if (ink.faint) absl::StrAppend(&code, "\033[2m");
  if (ink.reverse) absl::StrAppend(&code, "\033[7m");
  return code;
}

bool LooksAlike(Ink a, Ink b) {
  a.item = b.item = -1;
  return a == b;
}

}  // namespace

absl::string_view SeatColor(int seat) { return kSeatColors[seat % kMaxSeats]; }

int ColumnsOf(absl::string_view text) {
  int columns = 0;
  while (!text.empty()) columns += IsShown(NextSign(text)) ? 1 : 0;
  return columns;
}

std::string CutTo(absl::string_view text, int columns) {
  if (ColumnsOf(text) <= columns) return std::string(text);
  std::string cut;
  for (int i = 0; i < columns - 1;) {
    const char32_t sign = NextSign(text);
    if (!IsShown(sign)) continue;
    AppendSign(sign, cut);
    ++i;
  }
  if (columns > 0) cut += '~';
  return cut;
}

Canvas::Canvas(int width, int height)
    : width_(std::max(0, width)),
      height_(std::max(0, height)),
      glyphs_(static_cast<size_t>(width_) * static_cast<size_t>(height_)) {}

const Glyph& Canvas::At(int x, int y) const {
  static const Glyph kBlank;
  return Holds(x, y) ? glyphs_[static_cast<size_t>(y * width_ + x)] : kBlank;
}

void Canvas::Put(int x, int y, char32_t sign, const Ink& ink) {
  if (Holds(x, y)) glyphs_[static_cast<size_t>(y * width_ + x)] = {sign, ink};
}

int Canvas::Text(int x, int y, absl::string_view text, const Ink& ink, int most) {
  for (int used = 0; !text.empty() && used < most;) {
    const char32_t sign = NextSign(text);
    if (!IsShown(sign)) continue;
    Put(x++, y, sign, ink);
    ++used;
  }
  return x;
}

void Canvas::Paste(const Canvas& other, int x, int y) {
  for (int row = 0; row < other.height(); ++row) {
    for (int column = 0; column < other.width(); ++column) {
      const Glyph& glyph = other.At(column, row);
      Put(x + column, y + row, glyph.sign, glyph.ink);
    }
  }
}

std::string Canvas::Line(int y, bool color) const {
  int end = width_;
  while (end > 0 && At(end - 1, y).sign == U' ' && !At(end - 1, y).ink.reverse) --end;
  std::string line;
  Ink now;
  for (int x = 0; x < end; ++x) {
    const Glyph& glyph = At(x, y);
    if (color && !LooksAlike(glyph.ink, now)) {
      if (!LooksAlike(now, {})) line += kPlain;
      line += Begin(glyph.ink);
      now = glyph.ink;
    }
    AppendSign(glyph.sign, line);
  }
  if (color && !LooksAlike(now, {})) line += kPlain;
  return line;
}

int Canvas::UsedHeight() const {
  for (int y = height_; y > 0; --y) {
    if (!Line(y - 1, false).empty()) return y;
  }
  return 0;
}

}  // namespace mallard::terminal
