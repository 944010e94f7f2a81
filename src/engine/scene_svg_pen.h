// What all parts of a picture draw with: labels, owners, faces, marks and counters look the same in
// every kind of area. It notes what was drawn, for the legend.
#ifndef MALLARD_SRC_ENGINE_SCENE_SVG_PEN_H_
#define MALLARD_SRC_ENGINE_SCENE_SVG_PEN_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/common_words.h"
#include "mallard/scene.h"
#include "mallard/scene_bytes.h"
#include "mallard/scene_svg.h"
#include "src/engine/scene_svg_canvas.h"

namespace mallard::svg {

/// A rectangle on the page.
struct Box {
  double x = 0, y = 0, width = 0, height = 0;
  double right() const { return x + width; }
  double bottom() const { return y + height; }
  bool Overlaps(const Box& other) const {
    return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
  }
};

/// See the file comment.
class Pen {
 public:
  Pen(const Scene& scene, const SceneLabels& labels, const SvgStyle& style);

  const Scene& scene() const { return scene_; }
  const SvgStyle& style() const { return style_; }
  /// A word that every game needs, in the language of the labels.
  std::string Word(CommonWord word) const;
  absl::string_view language() const {
    return {labels_.language().data(), labels_.language().size()};
  }
  Canvas& out() { return out_; }

  /// What a label says.
  std::string Label(uint32_t label) const;
  /// Symbol of an item as text; "" for none and for the dot that stands for an empty place.
  static std::string Symbol(const SceneItem& item);
  /// "now/most", or "now".
  static std::string Count(const SceneCounter& counter);
  /// A counter with its name, after what is there already.
  void AppendCounter(const SceneCounter& counter, std::string& out) const;
  /// All counters: "Hits 2/3, Range 4".
  template <class Owner>
  std::string Counters(const Owner& owner) const {
    std::string out;
    for (const SceneCounter& counter : scene_.CountersOf(owner)) AppendCounter(counter, out);
    return out;
  }

  /// Number of an owner's colour; -1: nobody's.
  int ColourOf(int owner) const;
  /// "o1", or "piece" for nobody.
  std::string FillClass(int owner) const;
  /// Class of letters on that fill.
  std::string LetterClass(int owner) const;
  /// `fill` attribute of the pattern that lies over an owner's colour; "" if it has none.
  std::string PatternOf(int owner) const;

  /// Begins and ends the element of an item; everything of it is drawn between.
  void Begin(const SceneItem& item, absl::string_view more_classes = "");
  void End() { out_.Close("g"); }
  /// Begins the element of an area.
  void Begin(const SceneArea& area);

  /// A shape filled as its owner fills, with the pattern over it: `element` is a rect, circle or
  /// path with its measures, without class and end.
  void OwnerShape(absl::string_view element, int owner, absl::string_view more_classes = "edge");
  /// The sign of a player: a disc with a number.
  void Disc(double x, double y, double radius, int owner, absl::string_view text);
  /// Frames of an item around a box.
  void Frames(uint32_t marks, const Box& box);
  /// Forms of the marks that are no frames, in a row that ends at x; returns where it begins.
  double MarkRow(uint32_t marks, double right, double y, double size);
  /// How wide that is.
  static double MarkRowWidth(uint32_t marks, double size);
  /// One form, about a place. `bit` may be one of the scene's own.
  void Mark(int bit, double x, double y, double size);
  /// "x3" where an item stands for several.
  void Badge(int count, double right, double y);
  /// How wide that is.
  static double BadgeWidth(int count);
  /// A counter as a bar.
  void Bar(const SceneCounter& counter, double x, double y, double width);
  /// The cells of an item's points as a small shape, within a box.
  void SmallShape(const SceneItem& item, const Box& box);

  /// A symbol, what it says, and the kind of thing that it is.
  struct Sign {
    std::string symbol, label;
    uint32_t kind;
    bool operator==(const Sign&) const = default;
  };
  /// What the legend has to tell.
  struct Seen {
    uint32_t marks = 0;
    bool hidden = false, stale = false;
    std::vector<Sign> symbols, explained;  // In the order in which they were drawn.
  };
  const Seen& seen() const { return seen_; }
  /// Notes marks that something is drawn with, for the legend.
  void NoteMarks(uint32_t marks) { seen_.marks |= marks; }
  /// Notes a symbol whose label is not written beside it.
  void NoteSymbol(const SceneItem& item);
  /// Notes a symbol that stands beside its label: the legend needs not tell it.
  void Explain(const SceneItem& item);
  /// "Hit", or what the scene calls its own mark.
  std::string MarkWord(int bit) const;

 private:
  void Note(const SceneItem& item, std::vector<Sign>& list) const;
  std::string TitleOf(const SceneItem& item) const;

  const Scene& scene_;
  const SceneLabels& labels_;
  const SvgStyle& style_;
  Canvas out_;
  Seen seen_;
};

}  // namespace mallard::svg

#endif  // MALLARD_SRC_ENGINE_SCENE_SVG_PEN_H_
