/// @file
/// What something is called, without saying it yet: a reference to words, entries and names, which
/// is spelled out in a reader's language when somebody reads it. Scenes are full of them, and rules
/// name things by them (mallard/naming.h).
#ifndef MALLARD_SCENE_LABEL_H_
#define MALLARD_SCENE_LABEL_H_

#include <cstdint>

namespace mallard {

/// What something is called, by reference: nothing is spelled out until somebody reads it. Scene
/// records hold its index in Scene::labels; index 0 is no label.
struct SceneLabel {
  /// Where the words are. Numbers are part of the ABI.
  enum Kind : uint8_t {
    kNone = 0,
    kText = 1,    ///< `value`: number of a text of the pool.
    kWord = 2,    ///< `value`: index into Manifest::words.
    kEntry = 3,   ///< The catalog entry `value` of kind `table`: its name.
    kName = 4,    ///< The name `value` of Rules::Table `table`.
    kNumber = 5,  ///< `value` itself.
    kSeat = 6,    ///< The player in seat `value`.
  };
  uint8_t kind = kNone;  ///< Kind.
  uint8_t reserved = 0;  ///< 0.
  uint16_t number = 0;  ///< Which of several of that name, from 1, shown after it; 0: the only one.
  uint32_t table = 0;   ///< TableId of the kind of entry or the table; otherwise 0.
  int32_t value = 0;    ///< As the kind says.
  bool operator==(const SceneLabel&) const = default;  ///< Byte for byte.

  /// The name of a catalog entry: of kind `table`, the `entry`-th; `number` as above.
  static constexpr SceneLabel Entry(uint32_t table, int entry, int number = 0) {
    return {kEntry, 0, static_cast<uint16_t>(number), table, entry};
  }
  /// A word of the manifest.
  static constexpr SceneLabel Word(int word, int number = 0) {
    return {kWord, 0, static_cast<uint16_t>(number), 0, word};
  }
  /// A name of a table of the rules.
  static constexpr SceneLabel Name(uint32_t table, int index) {
    return {kName, 0, 0, table, index};
  }
};

}  // namespace mallard

#endif  // MALLARD_SCENE_LABEL_H_
