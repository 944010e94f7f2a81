// Areas of a scene in characters, one class for each family of kinds. They know no game: signs,
// owners, marks, counters and words all come from the scene.
#ifndef MALLARD_EXAMPLES_TERMINAL_AREA_TEXT_H_
#define MALLARD_EXAMPLES_TERMINAL_AREA_TEXT_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "examples/terminal/canvas.h"
#include "mallard/catalog.h"
#include "mallard/scene.h"
#include "mallard/scene_bytes.h"

namespace mallard::terminal {

// What all drawing needs: a scene, its words, and what the reader may choose now.
struct SceneWords {
  const Scene& scene;
  const SceneLabels& labels;
  const Catalog& catalog;
  int language = 0;
  std::vector<bool> offered;  // By item: a click on it would be an answer. May be empty.

  std::string Label(uint32_t label) const { return std::string(labels[label]); }
  const std::string& Common(CommonWord word) const { return catalog.Common(word, language); }
  bool IsOffered(const SceneItem& item) const;
  int IndexOf(const SceneItem& item) const { return static_cast<int>(&item - scene.items.data()); }
  // How an item's sign looks: in its owner's colour, by its marks and whether it is offered.
  Ink InkOf(const SceneItem& item) const;
  // "Torpedo x2", "hits 2/4", "damaged, ready": name, counters and marks of an item.
  std::string NameOf(const SceneItem& item) const;
  std::string CountersOf(absl::Span<const SceneCounter> counters) const;
  std::string MarksOf(const SceneItem& item) const;
  // Name, counters and marks in one line.
  std::string Describe(const SceneItem& item) const;
  // What an item is in an area: with the name of its owner where that is not the area's.
  std::string DescribeIn(const SceneArea& area, const SceneItem& item) const;
  // What an area is called, with its owner.
  std::string NameOf(const SceneArea& area) const;
  // The same with its numbers.
  std::string HeadingOf(const SceneArea& area) const;
};

// The sign of an item in a drawing; 0 if it has none.
char32_t SignOf(const SceneItem& item);

struct Extent {
  int width = 0;
  int height = 0;
};

// Where a part of a larger picture begins: 0 at the upper left corner.
struct Scroll {
  int x = 0;
  int y = 0;
};

// Which part of a board is seen: where it begins, and how many times as large as the room allows a
// map is drawn that can be drawn at any size.
struct Lens {
  Scroll from;
  int zoom = 1;
};

// Where on a map drawn in so many characters a place is, and the place that a character is.
Scroll SpotOn(const SceneArea& area, const Extent& room, int64_t x, int64_t y);
ScenePoint PlaceOn(const SceneArea& area, const Extent& room, const Scroll& spot);

// The content of an area, without its heading.
class AreaText {
 public:
  AreaText(const SceneWords& words, const SceneArea& area, std::vector<const SceneItem*> items)
      : words_(words), area_(area), items_(std::move(items)) {}
  virtual ~AreaText() = default;

  // The room in which everything can be seen, if it gets at most that much.
  virtual Extent Measure(const Extent& room) const = 0;
  // Draws it into exactly that room. What does not fit is scrolled to, or shown smaller.
  virtual Canvas Draw(const Extent& room, const Scroll& scroll) const = 0;

 protected:
  const SceneWords& words_;
  const SceneArea& area_;
  std::vector<const SceneItem*> items_;  // By layer, then in the order of the scene.
};

// The area of that number in the scene, as a drawing of its kind.
std::unique_ptr<AreaText> MakeAreaText(const SceneWords& words, size_t area);

// Squares.
std::unique_ptr<AreaText> GridText(const SceneWords& words, const SceneArea& area,
                                   std::vector<const SceneItem*> items);
// Hexes.
std::unique_ptr<AreaText> HexText(const SceneWords& words, const SceneArea& area,
                                  std::vector<const SceneItem*> items);
// Graphs and planes.
std::unique_ptr<AreaText> PlaneText(const SceneWords& words, const SceneArea& area,
                                    std::vector<const SceneItem*> items);
// Everything else, one thing a line.
std::unique_ptr<AreaText> ListText(const SceneWords& words, const SceneArea& area,
                                   std::vector<const SceneItem*> items);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_AREA_TEXT_H_
