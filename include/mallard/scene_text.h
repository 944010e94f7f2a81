/// @file
/// Scenes for people: what labels say, and a dump of a whole scene for tests and for looking.
#ifndef MALLARD_SCENE_TEXT_H_
#define MALLARD_SCENE_TEXT_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "mallard/rules.h"
#include "mallard/scene.h"

namespace mallard {

/// Appends what a label says: "Battleship 2". `label` is an index into the scene's labels; nothing
/// is appended for 0.
void AppendLabel(const Rules& rules, const Scene& scene, uint32_t label, std::string& out);
/// The same as a value.
std::string LabelText(const Rules& rules, const Scene& scene, uint32_t label);

/// The whole scene, one line a thing, in its order: what a client gets to see and nothing else. Two
/// scenes that a viewer could tell apart have different texts.
std::string SceneText(const Rules& rules, const Scene& scene);

}  // namespace mallard

#endif  // MALLARD_SCENE_TEXT_H_
