/// @file
/// Scenes for people: what labels say, and a dump of a whole scene for tests and for looking.
#ifndef MALLARD_SCENE_TEXT_H_
#define MALLARD_SCENE_TEXT_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "mallard/scene.h"

namespace mallard {

/// What a label says: "Battleship 2"; "" for 0. For many labels of many scenes use SceneLabels.
std::string LabelText(const Scene& scene, uint32_t label);

/// The whole scene, one line a thing, in its order: what a client gets to see and nothing else. Two
/// scenes that a viewer could tell apart have different texts. Names are in a language, as
/// Catalog::FindLanguage reads it; what clients and tests look for (kinds, ids, references) is not.
std::string SceneText(const Scene& scene, std::string_view language = "");

}  // namespace mallard

#endif  // MALLARD_SCENE_TEXT_H_
