/// @file
/// A scene: what to draw for one viewer, in numbers of rules, not in pixels. A client that knows no
/// game draws every game from it: *areas* (boards, hands, piles) with *items* in them (cells,
/// pieces, cards), *seats*, and a *status*. docs/scenes.md is the guide for both sides.
///
/// A Scene is a set of flat arrays that its owner keeps and Match::BuildScene fills again and
/// again: once they have grown, nothing is allocated, and an unchanged match costs a comparison. It
/// is made from the redacted state alone, so it cannot tell what the viewer may not know: equal
/// redacted states give equal scenes, byte for byte, ids included.
///
/// All records are plain data without padding. SceneItem, SceneLabel, SceneCounter, ScenePoint and
/// Reference lie the same way in the C ABI and in the FlatBuffer (capi/schemas/scene.fbs): their
/// layout is frozen, and what comes later comes as further arrays.
#ifndef MALLARD_SCENE_H_
#define MALLARD_SCENE_H_

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "absl/types/span.h"
#include "mallard/reference.h"
#include "mallard/scene_label.h"
#include "mallard/state_buffer.h"
#include "mallard/viewer.h"

namespace mallard {

class Rules;

/// What an area is. Numbers are part of the ABI.
enum class AreaKind : uint8_t {
  kGrid = 1,   ///< Squares; an item's x is its column, y its row, from 0 at the top left.
  kHexes = 2,  ///< Hexes; x and y are axial coordinates q and r.
  kGraph = 3,  ///< Nodes (circles) and links (lines) at places within the bounds.
  kPlane = 4,  ///< Free places within the bounds; `unit` says how long one is.
  kHand = 5,   ///< Cards or tiles held; x is the place in the hand.
  kPile = 6,   ///< Things on top of each other; x is 0 for the top one.
  kTrack = 7,  ///< A row of numbered places; x is the number.
  kTableau =
      8,  ///< Things laid out in columns and rows that may grow: x and y, either may be negative.
  kList = 9,  ///< Lines below each other; y is the number of the line.
};

/// How things that share an area, or a place in it, lie.
enum class Stacking : uint8_t {
  kApart = 0,  ///< Each at its own place.
  kPile = 1,   ///< On top of each other; only the top one is seen.
  kFan = 2,    ///< Overlapping, each partly seen.
  kRow = 3,    ///< Side by side.
};

/// What an item's coordinates mean. Numbers are part of the ABI.
enum class Geometry : uint8_t {
  kPlaced = 0,   ///< A thing at the place x, y of a hand, pile, track, tableau or list.
  kCell = 1,     ///< Squares of a grid: the points, or else `width` by `depth` of them from x, y.
  kHex = 2,      ///< A hex, or the hexes of the points.
  kCircle = 3,   ///< About x, y with radius `width`; or about each of the points, as one shape.
  kPolygon = 4,  ///< Through the points, closed.
  kLine = 5,     ///< Through the points, `width` wide (0: a stroke).
  kCard = 6,     ///< A card or tile at the place x, y of its area.
  kText = 7,     ///< Only its label, at x, y.
};

/// Whether a viewer knows what an item shows.
enum class SceneFace : uint8_t {
  kKnown = 0,
  kUnknown = 1,  ///< A thing lies there; what it is, is hidden.
  kStale = 2,    ///< What was true when last seen; it may have changed unseen.
};

/// Bits of SceneItem::marks. Colour is never the only carrier of a meaning: a client shows each by
/// a form or a word too.
enum SceneMark : uint32_t {
  kMarkHit = 1u << 0,          ///< Struck, spotted.
  kMarkMiss = 1u << 1,         ///< Tried, and nothing was there.
  kMarkSelected = 1u << 2,     ///< Part of what the viewer is choosing.
  kMarkUnreachable = 1u << 3,  ///< Out of reach.
  kMarkNew = 1u << 4,          ///< Came this turn.
  kMarkLastMove = 1u << 5,     ///< What the last move was about.
  kMarkThreatened = 1u << 6,   ///< Under attack, or about to be.
  kMarkEmpty = 1u << 7,        ///< A place with nothing in it.
  kMarkBlocked = 1u << 8,      ///< May not be used, entered or attacked now.
  kMarkFound = 1u << 9,        ///< Revealed as a whole.
  kMarkDestroyed = 1u << 10,   ///< Sunk, killed, out of the game.
  kMarkDamaged = 1u << 11,     ///< Hurt, and still in the game.
  kMarkProtected = 1u << 12,   ///< Cannot be harmed now.
  kMarkActive = 1u << 13,      ///< Acting now; the one whose turn it is.
  kMarkDone = 1u << 14,        ///< Has acted, is used up for now.
  kMarkReady = 1u << 15,       ///< May act or be used now.
  kMarkLeader = 1u << 16,      ///< Commander, hero, first of its group.
  kMarkTarget = 1u << 17,      ///< Aimed at.
  kMarkPlanned = 1u << 18,     ///< Not so yet: being prepared by the viewer.
  kMarkMovable = 1u << 19,     ///< May move now.
  kMarkGoal = 1u << 20,        ///< Scores, or must be reached or held.
  kMarkLow = 1u << 21,         ///< Nearly used up.
  kMarkWinner = 1u << 22,      ///< Has won, or made the win.
  kMarkReach = 1u << 23,       ///< How far its parent reaches: a zone of which the edge matters.
  kMarkFirstOwn = 1u << 24,    ///< Bits 24 to 31: Scene::own_marks, in order.
};
inline constexpr int kCommonMarks = 24;  ///< Bits that are named above.
inline constexpr int kMostOwnMarks = 8;  ///< Bits for games and packs.
/// The name of a common mark by its bit number: "hit"; "" beyond.
std::string_view MarkName(int bit);

/// Layers from the ground up; items of one layer are drawn in the order of the scene.
enum SceneLayer : uint8_t {
  kLayerGround = 0,   ///< Cells, hexes, nodes.
  kLayerTerrain = 1,  ///< Walls, rivers, links.
  kLayerZone = 2,     ///< Zones, ranges, effects that lie on the ground.
  kLayerPiece = 3,    ///< Pieces, units, cards.
  kLayerMark = 4,     ///< Things that lie on pieces.
  kLayerText = 5,     ///< Words on top.
};

/// A number with a name: damage, ammunition, turns that are left.
struct SceneCounter {
  uint32_t label = 0;                                    ///< Its name, in Scene::labels.
  int32_t now = 0;                                       ///< Where it stands.
  int32_t most = -1;                                     ///< Where it ends; -1: nowhere.
  bool operator==(const SceneCounter&) const = default;  ///< Byte for byte.
};

/// A place: column and row, q and r, or x and y, as the area and the geometry say.
struct ScenePoint {
  int32_t x = 0;                                       ///< To the right.
  int32_t y = 0;                                       ///< Down.
  bool operator==(const ScenePoint&) const = default;  ///< Byte for byte.
};

/// One thing to draw. 88 bytes; see the file comment about its layout.
struct SceneItem {
  uint32_t id = 0;      ///< ItemId; the same thing keeps it from scene to scene. Never 0.
  uint32_t parent = 0;  ///< Id of the item it is part of or lies on; 0: none.
  uint16_t area = 0;    ///< Index in Scene::areas.
  Geometry geometry = Geometry::kPlaced;  ///< What the numbers below mean.
  uint8_t layer = kLayerPiece;            ///< SceneLayer.
  int32_t x = 0;                          ///< Place; see AreaKind and Geometry.
  int32_t y = 0;                          ///< Place, downwards.
  int32_t elevation = 0;                  ///< Of its foot, in the area's units.
  int32_t width = 0;     ///< Extent along x; radius of a circle. Of a cell item: columns.
  int32_t depth = 0;     ///< Extent along y. Of a cell item: rows.
  int32_t height = 0;    ///< Upwards.
  int16_t turn = 0;      ///< Degrees clockwise from the way it is drawn.
  uint8_t mirrored = 0;  ///< 1: its mirror image, which is then turned.
  SceneFace face = SceneFace::kKnown;  ///< Whether the viewer knows what it is.
  int16_t owner = Reference::kNobody;  ///< Seat, or -1.
  uint16_t reserved = 0;               ///< 0.
  uint32_t marks = 0;                  ///< Bits of SceneMark.
  uint32_t symbol = 0;                 ///< A Unicode character for plain drawings; 0: none.
  uint32_t label = 0;                  ///< Its name, in Scene::labels.
  int32_t count = 1;                   ///< How many things it stands for.
  uint32_t entry_kind = 0;       ///< TableId of the kind of the catalog entry it shows; 0: none.
  int32_t entry = 0;             ///< Index of that entry within its kind.
  uint32_t first_point = 0;      ///< In Scene::points.
  uint32_t first_counter = 0;    ///< In Scene::counters.
  uint32_t first_reference = 0;  ///< In Scene::references.
  uint16_t point_count = 0;      ///< How many.
  uint16_t counter_count = 0;    ///< How many.
  uint16_t reference_count = 0;  ///< How many.
  uint16_t reserved2 = 0;        ///< 0.
};

static_assert(sizeof(SceneItem) == 88 && sizeof(SceneLabel) == 12 && sizeof(SceneCounter) == 12 &&
              sizeof(ScenePoint) == 8);
static_assert(std::has_unique_object_representations_v<SceneItem> &&
              std::has_unique_object_representations_v<SceneLabel>);

/// Where items lie. Areas are in the order in which a person would read the table.
struct SceneArea {
  uint32_t id = 0;                       ///< The same from scene to scene; from 1, below 4096.
  AreaKind kind = AreaKind::kList;       ///< What it is.
  Stacking stacking = Stacking::kApart;  ///< How things lie that share a place.
  int16_t parent = -1;                   ///< Index of the area it is part of; -1: of the table.
  int16_t owner = Reference::kNobody;    ///< Seat, or -1.
  int16_t faces = Reference::kNobody;    ///< Seat that sees it upright; -1: all alike.
  uint32_t label = 0;                    ///< Its name, in Scene::labels.
  int32_t x = 0;                         ///< Bounds of what can lie there: left,
  int32_t y = 0;                         ///< top,
  int32_t width = 0;                     ///< extent to the right (columns, places),
  int32_t depth = 0;                     ///< extent downwards (rows, lines).
  int32_t unit = 1;         ///< kPlane: how many units of length make one that rules speak of.
  uint32_t unit_label = 0;  ///< What that is called ("inch"), in Scene::labels; 0: nothing.
  int32_t count = -1;       ///< Things in it, hidden ones too; -1: as many as there are items.
  int32_t most = -1;        ///< How many it takes; -1: any number.
  uint8_t pointy = 1;       ///< kHexes: 1, a corner is on top; 0, a side.
  uint8_t active = 1;       ///< 0: lies there, and has no part in what goes on now.
  uint8_t coordinates =
      0;                 ///< 1: people name its places (B6); show letters and numbers at the edges.
  uint8_t reserved = 0;  ///< 0.
  uint32_t first_counter = 0;    ///< In Scene::counters.
  uint32_t first_reference = 0;  ///< In Scene::references.
  uint16_t counter_count = 0;    ///< How many.
  uint16_t reference_count = 0;  ///< How many.
};

/// A player.
struct SceneSeat {
  int32_t seat = 0;          ///< Number, from 0.
  uint32_t label = 0;        ///< Name, in Scene::labels.
  uint32_t role = 0;         ///< Side, faction, part in the game, in Scene::labels; 0: none.
  uint32_t colour = 0;       ///< Which of a client's colours, from 0.
  int32_t score = 0;         ///< Points; what they are, `score_label` says.
  uint32_t score_label = 0;  ///< In Scene::labels; 0: the game counts none.
  uint32_t decision =
      0;  ///< Kind of decision the player is asked, as far as the viewer may know; 0: none.
  uint32_t marks = 0;          ///< Bits of SceneMark: active, done, ready, winner, ...
  uint32_t first_counter = 0;  ///< In Scene::counters.
  uint32_t counter_count = 0;  ///< How many.
};

/// How the match stands.
struct SceneStatus {
  /// 64 bits that are equal as long as nothing has changed that the viewer may know, and different
  /// otherwise. Not ordered: a match taken back has the revision it had.
  uint64_t revision = 0;
  uint32_t phase = 0;        ///< Its name, in Scene::labels.
  uint32_t asked = 0;        ///< Bit per seat that is being asked something.
  int32_t turn_seat = -1;    ///< Whose turn it is; -1: nobody's, or everybody's.
  int32_t round = 0;         ///< From 1; 0: not begun, or the game has no rounds.
  int32_t round_limit = 0;   ///< After which it ends; 0: none.
  uint32_t round_label = 0;  ///< What a round is called, in Scene::labels; 0: round.
  uint32_t over = 0;         ///< 1: ended.
  uint32_t winners = 0;      ///< Bit per winning seat; 0 with `over`: a draw.
  uint32_t reason = 0;       ///< How it ended, in Scene::labels.
  uint32_t tie_break = 0;    ///< What decided between equals, in Scene::labels; 0: nothing had to.
};

/// The id of an item: a group of the game's choosing (1 to 4095) and a number in it (below 2^20).
template <std::integral Number>
constexpr uint32_t ItemId(uint32_t group, Number number) {
  return (group << 20) | static_cast<uint32_t>(number);
}
/// The area, or group of items, of a seat, where those of all seats have numbers in a row.
constexpr uint32_t OfSeat(uint32_t first, int seat) { return first + static_cast<uint32_t>(seat); }

/// See the file comment. Read it freely; SceneBuilder is what writes it.
struct Scene {
  std::shared_ptr<const Rules> rules;  ///< Whose words the labels are; null before the first.
  Viewer viewer = Viewer::Host();      ///< For whom.
  SceneStatus status;                  ///< How the match stands.
  std::vector<SceneSeat> seats;        ///< By seat.
  std::vector<SceneArea> areas;        ///< In reading order.
  std::vector<SceneItem> items;        ///< By area, as far as the game cares; ids are unique.
  std::vector<ScenePoint> points;      ///< Of items.
  std::vector<SceneCounter> counters;  ///< Of areas, items and seats.
  std::vector<Reference> references;   ///< Of areas and items.
  std::vector<SceneLabel> labels;      ///< labels[0] is no label.
  std::vector<uint32_t> own_marks;     ///< Names of bits 24, 25, ... of marks, in `labels`.
  std::string text;                    ///< The text pool, one after another.
  std::vector<uint32_t> text_ends;     ///< Where each ends in it.
  /// What the viewer looks at: the game may show more of it, such as how far it reaches. The
  /// client's to set before it has the scene built; of type 0: nothing.
  Reference focus;

  /// Text number `index` of the pool.
  std::string_view Text(uint32_t index) const {
    const uint32_t begin = index == 0 ? 0 : text_ends[index - 1];
    return std::string_view(text).substr(begin, text_ends[index] - begin);
  }
  /// @name Parts of an item, an area or a seat
  /// @{

  /// Its counters.
  template <class Owner>
  absl::Span<const SceneCounter> CountersOf(const Owner& owner) const {
    return {counters.data() + owner.first_counter, owner.counter_count};
  }
  /// The references it stands for.
  template <class Owner>
  absl::Span<const Reference> ReferencesOf(const Owner& owner) const {
    return {references.data() + owner.first_reference, owner.reference_count};
  }
  /// Its points.
  absl::Span<const ScenePoint> PointsOf(const SceneItem& item) const {
    return {points.data() + item.first_point, item.point_count};
  }
  /// @}
  /// The item of that id; null if there is none. Linear.
  const SceneItem* Find(uint32_t id) const;
  /// Forgets everything but the rules, keeps the memory.
  void Clear();

  /// What it was made from, so that Match can tell that nothing has changed. Not part of the scene.
  struct Source {
    uint64_t match = 0;     ///< Number of the match; 0: none.
    uint64_t revision = 0;  ///< Match::revision.
    Reference focus;        ///< Scene::focus.
  };
  Source source;     ///< Match's business.
  StateBuffer seen;  ///< Match's business: room for the redacted state.
};

}  // namespace mallard

#endif  // MALLARD_SCENE_H_
