// The editor's help for every class, made from what the classes say of themselves.
#ifndef MALLARD_GODOT_ENGINE_HELP_H_
#define MALLARD_GODOT_ENGINE_HELP_H_

#include <string>

#include "engine/class.h"

namespace mallard_godot {

// One class in the engine's XML format for documentation.
std::string HelpXml(const ClassInfo& info);

// Hands all classes to the editor. Does nothing outside it.
void LoadHelp();

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_ENGINE_HELP_H_
