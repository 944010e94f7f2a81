// The whole table of a match as one viewer sees it, in a window of any size: boards first, at a
// size that fits, then hands, lists and piles, each in a line or, where there is room, in a column
// of its own. What does not fit is named, and can be looked at by itself.
#ifndef MALLARD_EXAMPLES_TERMINAL_TABLE_TEXT_H_
#define MALLARD_EXAMPLES_TERMINAL_TABLE_TEXT_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "examples/terminal/area_text.h"
#include "examples/terminal/canvas.h"
#include "mallard/choice.h"
#include "mallard/match.h"
#include "mallard/scene.h"

namespace mallard::terminal {

class TableText {
 public:
  // Looks at a match. With a choice, what would answer its next step is marked. `language` is a
  // number of the ruleset's catalog.
  void Look(const Match& match, Viewer viewer, int language, Choice* choice = nullptr);

  // Game, phase and round; and who has which score, with all counters if they fit.
  std::string Title() const;
  std::string Standing(int width) const;
  // What a player is called.
  std::string SeatName(int seat) const;
  // The table in that room. The lens is for the first board.
  Canvas Draw(const Extent& room, const Lens& lens = {}) const;
  // A lens of that power over the thing of the first board whose name begins so; without a name,
  // over what may be chosen, or else the middle. Nothing if there is no such thing.
  std::optional<Lens> Aim(const Extent& room, int zoom, absl::string_view name) const;
  // How many lines the boards take up in that room, if they get as many as they like.
  int WantedHeight(const Extent& room) const;
  // Whether the viewer holds a hand, which is what a player looks at first.
  bool HasHand() const;
  // One area by itself, with its heading.
  Canvas DrawArea(size_t area, const Extent& room, const Lens& lens = {}) const;
  // The area that a reader means: by its name or the beginning of it; those of the viewer first.
  std::optional<size_t> FindArea(absl::string_view name) const;
  // Names of areas that have something in them, in the order of the scene.
  std::vector<std::string> AreaNames() const;
  const Scene& scene() const { return scene_; }
  const SceneWords& words() const { return *words_; }

 private:
  struct Shown {
    size_t area;
    Extent extent;
    int x, y;
  };
  bool IsBare(size_t area) const;
  // Boards that fit beside and below each other; the others are added to `rest`.
  std::vector<Shown> PlaceBoards(const Extent& room, std::vector<size_t>& rest) const;
  // The content of an area, or the part of it under the lens.
  Canvas DrawContent(size_t area, const Extent& extent, const Lens& lens) const;
  // What the signs on a board mean: "m Mines   f Factories"; "" if nothing need be said.
  std::string Legend(size_t area) const;
  std::string ShortLine(size_t area) const;
  void DrawHeading(size_t area, int x, int y, int most, Canvas& out) const;

  Scene scene_;
  SceneLabels labels_;
  std::unique_ptr<SceneWords> words_;
};

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_TABLE_TEXT_H_
