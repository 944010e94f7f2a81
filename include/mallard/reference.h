/// @file
/// A reference: this cell, that unit, the card of that number. It is the one word that scenes,
/// choices, events and the catalog share: a client that draws an item and a choice that offers a
/// value mean the same thing when their references match.
///
/// A reference is 16 plain bytes, the same in C++ and in the C ABI, compared byte for byte; it
/// holds no pointer and no text, so it may be stored, sent and compared between two scenes of one
/// match.
#ifndef MALLARD_REFERENCE_H_
#define MALLARD_REFERENCE_H_

#include <cstdint>
#include <string_view>
#include <type_traits>

#include "mallard/manifest.h"

namespace mallard {

/// The number under which references name a table of names ("card") or the words of an argument
/// ("quadrant"): 32 bits of FNV-1a over the text, so that it is the same in every build, every
/// language and every pack. Never 0.
constexpr uint32_t TableId(std::string_view table) {
  uint32_t hash = 2166136261u;
  for (const char c : table) hash = (hash ^ static_cast<uint8_t>(c)) * 16777619u;
  return hash == 0 ? 1 : hash;
}

/// See the file comment.
struct Reference {
  /// `type` of a reference to a kind of action (`value[0]`) as a whole: a deck that stands for
  /// "draw", a button for "ready". Not an ArgType.
  static constexpr uint16_t kActionKind = 0xFFFF;
  /// `owner`: the thing belongs to nobody, or its number says already to whom.
  static constexpr int16_t kNobody = -1;

  uint16_t type = 0;        ///< An ArgType, or kActionKind.
  int16_t owner = kNobody;  ///< Seat on whose side it is (whose board a cell lies on), or kNobody.
  /// Arguments that are entries of a table of the rules (ArgSpec::named): TableId of that table;
  /// kWord, kYesNo: TableId of the argument's name; otherwise 0.
  uint32_t table = 0;
  /// As an action's arguments hold it; the second is 0 unless the type takes up two.
  int32_t value[2] = {};

  bool operator==(const Reference&) const = default;  ///< Byte for byte.

  /// A reference of any type of argument.
  static constexpr Reference Of(ArgType type, int32_t first, int32_t second = 0,
                                int owner = kNobody) {
    return {static_cast<uint16_t>(type), static_cast<int16_t>(owner), 0, {first, second}};
  }
  /// A cell of the board of `owner`; kNobody for the only board there is.
  static constexpr Reference Cell(int cell, int owner = kNobody) {
    return Of(ArgType::kCell, cell, 0, owner);
  }
  /// A player.
  static constexpr Reference Seat(int seat) { return Of(ArgType::kSeat, seat); }
  /// An entry of a table of the rules (Rules::Table).
  static constexpr Reference Name(std::string_view table, int index, int owner = kNobody) {
    return Entry(ArgType::kName, TableId(table), index, owner);
  }
  /// The same for other types of argument that name entries of a table: hexes, nodes.
  static constexpr Reference Entry(ArgType type, uint32_t table, int index, int owner = kNobody) {
    return {static_cast<uint16_t>(type), static_cast<int16_t>(owner), table, {index, 0}};
  }
  /// A word of an argument of that name.
  static constexpr Reference Word(std::string_view argument, int value, int owner = kNobody) {
    return {static_cast<uint16_t>(ArgType::kWord),
            static_cast<int16_t>(owner),
            TableId(argument),
            {value, 0}};
  }
  /// An area of the scene, by its id. Every area stands for its own, so that events can tell from
  /// where to where things go that lie in no place with a name: into a hand, out of a bag.
  static constexpr Reference Area(uint32_t id) {
    return Of(ArgType::kArea, static_cast<int32_t>(id));
  }
  /// A kind of action.
  static constexpr Reference ActionKind(uint32_t kind) {
    return {kActionKind, kNobody, 0, {static_cast<int32_t>(kind), 0}};
  }
};

static_assert(sizeof(Reference) == 16 && std::is_trivially_copyable_v<Reference>);

}  // namespace mallard

#endif  // MALLARD_REFERENCE_H_
