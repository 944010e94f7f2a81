// How pictures look: colours, patterns of owners, forms of marks.
#ifndef MALLARD_SRC_ENGINE_SCENE_SVG_STYLE_H_
#define MALLARD_SRC_ENGINE_SCENE_SVG_STYLE_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "mallard/scene_svg.h"

namespace mallard::svg {

inline constexpr int kOwnerColours = 8;  ///< Classes o0 to o7, and patterns for each.
inline constexpr int kTints = 6;         ///< Classes g0 to g5: grounds that are told apart.

/// The style sheet of the picture whose root has that id; it concerns nothing else.
std::string StyleSheet(SvgTheme theme, absl::string_view id);
/// The patterns that lie over an owner's colour, as `<defs>`; `colours` has a bit for each needed.
std::string Patterns(uint32_t colours, absl::string_view prefix);

/// How a mark is shown.
struct MarkForm {
  absl::string_view path;  ///< About 0, 0, within 5 on each side; "" for frames and grounds.
  bool filled;             ///< Otherwise a stroke.
};
/// The form of a common mark by its bit.
const MarkForm& FormOf(int bit);
/// Marks that are frames around a thing, and not forms on it.
inline constexpr uint32_t kFrameMarks = kMarkSelected | kMarkLastMove | kMarkPlanned;
/// Marks that are no forms either: the ground shows them, or the line around a zone.
inline constexpr uint32_t kGroundMarks = kMarkEmpty | kMarkReach;

}  // namespace mallard::svg

#endif  // MALLARD_SRC_ENGINE_SCENE_SVG_STYLE_H_
