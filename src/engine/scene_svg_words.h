// The few words that pictures bring themselves: names of marks and parts of the title. All others
// are the scene's.
#ifndef MALLARD_SRC_ENGINE_SCENE_SVG_WORDS_H_
#define MALLARD_SRC_ENGINE_SCENE_SVG_WORDS_H_

#include "absl/strings/string_view.h"
#include "mallard/scene.h"

namespace mallard::svg {

/// In one language.
struct Words {
  absl::string_view player, round, of, to_move, wins, draw, over, hidden, stale, nothing, more;
  absl::string_view marks[kCommonMarks];  ///< By bit.
};

/// Those of the language of a tag; English where there are none.
const Words& WordsOf(absl::string_view language);

}  // namespace mallard::svg

#endif  // MALLARD_SRC_ENGINE_SCENE_SVG_WORDS_H_
