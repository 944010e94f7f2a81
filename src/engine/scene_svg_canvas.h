// Writes SVG elements, and guesses how wide words are: no font is at hand, and the picture must be
// the same on every machine.
#ifndef MALLARD_SRC_ENGINE_SCENE_SVG_CANVAS_H_
#define MALLARD_SRC_ENGINE_SCENE_SVG_CANVAS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace mallard::svg {

/// A length or a place, with at most one decimal: "12", "12.5".
std::string Number(double value);
/// Text with the characters that mean something to XML written out, and without those that XML
/// does not allow.
std::string Escape(absl::string_view text);
/// A Unicode character as UTF-8; a question mark for what is none.
std::string Utf8(uint32_t character);

/// How wide a text is, on the safe side.
double TextWidth(absl::string_view text, double size);
/// The text, or as much of it as fits, with an ellipsis.
std::string Fit(absl::string_view text, double size, double width);
/// The text in lines of at most that width; the last of `most` lines is cut if there is more.
std::vector<std::string> Wrap(absl::string_view text, double size, double width, int most);

/// Where a text begins at its x.
enum class Anchor { kStart, kMiddle, kEnd };

/// The picture so far. Classes are those of scene_svg_style.cc.
class Canvas {
 public:
  void Rect(double x, double y, double width, double height, double round, absl::string_view cls);
  void Circle(double x, double y, double radius, absl::string_view cls);
  void Line(double x1, double y1, double x2, double y2, absl::string_view cls);
  /// `d` is a path; `stroke` its width, or less than 0 to leave it to the class.
  void Path(absl::string_view d, absl::string_view cls, double stroke = -1);
  /// A path about 0, 0 that is moved and scaled.
  void Glyph(absl::string_view d, double x, double y, double scale, absl::string_view cls);
  void Text(double x, double y, double size, Anchor anchor, absl::string_view cls,
            absl::string_view text);
  /// Begins an element; `attributes` are written as they are.
  void Open(absl::string_view element, absl::string_view attributes);
  void Close(absl::string_view element);
  void Raw(absl::string_view text) { out_.append(text.data(), text.size()); }
  std::string Take() { return std::move(out_); }

 private:
  std::string out_;
};

}  // namespace mallard::svg

#endif  // MALLARD_SRC_ENGINE_SCENE_SVG_CANVAS_H_
