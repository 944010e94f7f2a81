/// @file
/// How a game writes a scene. Rules::BuildScene gets a builder whose scene already holds the seats
/// (who is asked, scores) and the status (who won); the game adds areas and items, and says more of
/// seats and status where it can. docs/scenes.md has the conventions.
///
/// Counters, references and points belong to what was begun last:
///
///     b.AddItem(ItemId(kShips, i), board).label = b.Name(kShipTable, i);
///     b.Refer(Reference::Name("ship", i, seat));
///     b.Counter(b.Word(kHits), hits, length);
///
/// A reference that Add... returns is good until the next Add... of its kind.
#ifndef MALLARD_SCENE_BUILDER_H_
#define MALLARD_SCENE_BUILDER_H_

#include <cstdint>
#include <string_view>

#include "mallard/reference.h"
#include "mallard/scene.h"
#include "mallard/viewer.h"

namespace mallard {

/// See the file comment.
class SceneBuilder {
 public:
  /// Writes to `scene`, which is borrowed and has been cleared.
  explicit SceneBuilder(Scene& scene) : scene_(scene) {}
  SceneBuilder(const SceneBuilder&) = delete;
  SceneBuilder& operator=(const SceneBuilder&) = delete;

  Viewer viewer() const { return scene_.viewer; }          ///< For whom.
  const Reference& focus() const { return scene_.focus; }  ///< What the viewer looks at.
  SceneStatus& status() { return scene_.status; }          ///< To say more of how the match stands.
  /// To say more of a player. Counters that follow are the player's.
  SceneSeat& Seat(int seat);

  /// Adds an area and returns its index, which items and areas inside it name. Counters and
  /// references that follow are the area's.
  int AddArea(const SceneArea& area);
  /// The same with what nearly every area needs.
  int AddArea(uint32_t id, AreaKind kind, int owner, uint32_t label, int width = 0, int depth = 0);
  /// An area that was added, to say more of it.
  SceneArea& Area(int index) { return scene_.areas[static_cast<size_t>(index)]; }

  /// Adds an item; `id` has been used by no other of this scene. Points, counters and references
  /// that follow are the item's.
  SceneItem& AddItem(uint32_t id, int area);
  /// The same for one cell of a grid, on the ground.
  SceneItem& AddCell(uint32_t id, int area, int column, int row);
  /// The same for a card at a place of a hand, pile, track or list.
  SceneItem& AddCard(uint32_t id, int area, int place);

  /// Adds a point to the item that was begun last.
  void Point(int32_t x, int32_t y);
  /// Adds a counter to what was begun last.
  void Counter(uint32_t label, int32_t now, int32_t most = -1);
  /// Adds a reference to the area or item that was begun last.
  void Refer(const Reference& reference);
  /// Says which catalog entry the item that was begun last shows, and names it after that entry.
  void Show(uint32_t entry_kind, int entry);

  /// @name Labels
  /// Each call makes a label; one that several things bear is made once and kept in a variable.
  /// @{

  /// A word of Manifest::words.
  uint32_t Word(int word, int number = 0);
  /// The name of a catalog entry. `kind` is TableId of its kind, best a constant.
  uint32_t Entry(uint32_t kind, int entry, int number = 0);
  /// A name of Rules::Table. `table` is TableId of it.
  uint32_t Name(uint32_t table, int index, int number = 0);
  /// A player.
  uint32_t Player(int seat);
  /// A number.
  uint32_t Number(int value);
  /// What rules call a thing (Rules::NameOf); 0 for a label of kind kNone.
  uint32_t Label(const SceneLabel& label);
  /// Words of the moment. They are copied; use the others where they will do.
  uint32_t Text(std::string_view text);
  /// @}

  /// @name Going on with what is there already
  /// Counters that follow belong to it.
  /// @{
  void ResumeSeat(int seat);           ///< By number.
  void ResumeArea(size_t area);        ///< By index.
  SceneItem& ResumeItem(size_t item);  ///< By index.
  Scene& scene() { return scene_; }    ///< What is there.
  /// @}

  /// The bit of a mark of the game's or a pack's own, for SceneItem::marks; 0 when all are taken.
  /// Call it once a mark and scene.
  uint32_t OwnMark(uint32_t label);

 private:
  enum class Holder : uint8_t { kNone, kSeat, kArea, kItem };
  // Moves the counters of what goes on to the end of all counters.
  template <class Owner>
  void MoveCounters(Owner& owner);
  uint32_t AddLabel(SceneLabel::Kind kind, int number, uint32_t table, int value);

  Scene& scene_;
  Holder holder_ = Holder::kNone;
  size_t holder_index_ = 0;
};

}  // namespace mallard

#endif  // MALLARD_SCENE_BUILDER_H_
