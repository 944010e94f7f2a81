#include "examples/terminal/overview.h"

#include <algorithm>

namespace mallard::terminal {
namespace {

constexpr int kLeastRoom = 40, kLeastHeight = 9;  // Of a board that a small picture may cover.
constexpr int kMostWidth = 24;

// Whether a character is part of a word: a name says nothing when one letter of it is left.
bool IsInWord(const Canvas& whole, int x, int y) {
  const Glyph& glyph = whole.At(x, y);
  for (const int beside : {x - 1, x + 1}) {
    const Glyph& other = whole.At(beside, y);
    if (other.ink.item == glyph.ink.item && other.sign != glyph.sign && other.sign != U' ') {
      return true;
    }
  }
  return false;
}

// What stands out most in a block of characters: pieces before places before the ground.
Glyph Strongest(const Canvas& whole, int left, int top, int right, int bottom) {
  Glyph best;
  int most = 0;
  for (int y = top; y < bottom; ++y) {
    for (int x = left; x < right; ++x) {
      const Glyph& glyph = whole.At(x, y);
      if (glyph.sign == U' ' || glyph.ink.item < 0 || IsInWord(whole, x, y)) continue;
      const int worth = 1 + (glyph.ink.strong ? 2 : 0) + (glyph.ink.owner >= 0 ? 2 : 0) +
                        (glyph.ink.faint ? 0 : 1);
      if (worth <= most) continue;
      most = worth;
      best = glyph;
    }
  }
  return best;
}

}  // namespace

Scroll Within(const Extent& whole, const Extent& part, const Scroll& wish) {
  return {std::clamp(wish.x, 0, std::max(0, whole.width - part.width)),
          std::clamp(wish.y, 0, std::max(0, whole.height - part.height))};
}

void DrawOverview(const Canvas& whole, const Scroll& from, Canvas& out) {
  if (out.width() < kLeastRoom || out.height() < kLeastHeight) return;
  const int width = std::min(kMostWidth, out.width() / 4);
  const int height =
      std::clamp(whole.height() * width / std::max(1, whole.width()), 3, out.height() / 3);
  const int left = out.width() - width - 2, top = out.height() - height - 2;
  Ink faint;
  faint.faint = true;
  for (int y = -1; y <= height; ++y) {
    for (int x = -1; x <= width; ++x) {
      const bool side = x < 0 || x == width, edge = y < 0 || y == height;
      if (side || edge) {
        out.Put(left + 1 + x, top + 1 + y, side && edge ? U'+' : side ? U'|' : U'-', faint);
        continue;
      }
      const int x0 = x * whole.width() / width, x1 = (x + 1) * whole.width() / width;
      const int y0 = y * whole.height() / height, y1 = (y + 1) * whole.height() / height;
      Glyph glyph = Strongest(whole, x0, y0, std::max(x1, x0 + 1), std::max(y1, y0 + 1));
      const bool seen =
          x1 > from.x && x0 < from.x + out.width() && y1 > from.y && y0 < from.y + out.height();
      if (!seen && (glyph.sign == U' ' || glyph.ink.faint)) glyph = {U':', faint};
      if (seen && glyph.ink.faint) glyph = Glyph();
      glyph.ink.item = -1;  // A click there would be at another place.
      out.Put(left + 1 + x, top + 1 + y, glyph.sign, glyph.ink);
    }
  }
}

}  // namespace mallard::terminal
