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
  // With a place, over that.
  std::optional<Lens> Aim(const Extent& room, int zoom, absl::string_view name,
                          const std::optional<ScenePoint>& place = std::nullopt) const;
  // Where the map that was drawn last shows a place, and the place at a character of it; nothing if
  // it is not seen there.
  std::optional<Scroll> SpotOf(const ScenePoint& place) const;
  std::optional<ScenePoint> PlaceAt(const Scroll& spot) const;
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
  static constexpr int kGap = 3;  // Between boards that stand beside each other.

  struct Shown {
    size_t area;
    Extent extent;
    int x, y;
  };
  bool IsBare(size_t area) const;
  // Boards that fit beside and below each other; the others are added to `rest`.
  std::vector<Shown> PlaceBoards(const Extent& room, std::vector<size_t>& rest) const;
  // The boards in the order in which they are placed.
  std::vector<size_t> BoardsIn(const Extent& room, std::vector<size_t>& rest) const;
  std::vector<Shown> PlaceInOrder(const std::vector<size_t>& boards, const Extent& room,
                                  std::vector<size_t>& rest) const;
  // The content of an area, or the part of it under the lens.
  Canvas DrawContent(size_t area, const Extent& extent, const Lens& lens) const;
  // How much is said of who stands where.
  enum class Detail { kAll, kScores, kTogether, kNames, kNumbers };
  std::string StandingIn(Detail detail) const;

  // table_layout.cc: what stands around the boards.
  // What the signs on boards mean, "m Mines   f Factories", in lines of that width.
  // With lists beside the boards, what stands there says enough.
  std::vector<std::string> Legend(const std::vector<Shown>& boards, int width, bool side) const;
  bool IsListed(char32_t sign, const std::string& name) const;
  std::string ShortLine(size_t area) const;
  // How wide the column of lists beside the boards is; 0: there is none.
  int SideWidth(const Extent& room) const;
  // Lists below each other from that column on, or below the boards; what has no room is added to
  // `rest`.
  void DrawBeside(const std::vector<size_t>& lists, int x, std::vector<size_t>& rest,
                  Canvas& out) const;
  void DrawBelow(const std::vector<size_t>& lists, int y, std::vector<size_t>& rest,
                 Canvas& out) const;
  // The heading of an area, in one line or two; how many it takes.
  int HeadingHeight(size_t area, int width) const;
  int DrawHeading(size_t area, int x, int y, const Extent& room, Canvas& out) const;
  // table_places.cc: remembers how the first board was drawn.
  void See(const Shown& board, const Lens& lens) const;
  static int ZoomOf(const Lens& lens);
  static bool IsBoard(const SceneArea& area);
  // What is drawn at whatever size there is room for.
  static bool IsMap(const SceneArea& area);
  bool IsOwnHand(size_t area) const;
  bool HasSelected(size_t area) const;
  // Whether signs of things on boards stand in it, with what they are.
  bool IsKey(size_t area) const;

  Scene scene_;
  SceneLabels labels_;
  std::unique_ptr<SceneWords> words_;
  // The first board as it was drawn last: the whole of it, and the part that was seen.
  struct Seen {
    Shown part;
    Extent whole;
    Scroll from;
  };
  mutable std::optional<Seen> seen_;
};

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_TABLE_TEXT_H_
