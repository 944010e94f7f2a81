// Where the engine enters: registers all classes, and hands the editor their help.
#include "classes/bot.h"
#include "classes/catalog.h"
#include "classes/choice.h"
#include "classes/match.h"
#include "classes/replay.h"
#include "classes/ruleset.h"
#include "classes/scene.h"
#include "classes/table.h"
#include "engine/class.h"
#include "engine/help.h"
#include "generated/constants.h"

namespace mallard_godot {
namespace {

// Numbers that have names: those of the interface in the classes they concern, those of each game
// in a class of its own that has nothing else.
void AddConstants() {
  for (const GeneratedClass& game : kGameClasses) {
    AddClass(game.name, "RefCounted", game.brief, game.description, nullptr, nullptr);
  }
  for (const GeneratedConstant& constant : GeneratedConstants()) {
    for (ClassInfo* info : Classes()) {
      if (std::string_view(info->name) != constant.class_name) continue;
      AddConstant(*info, {constant.enumeration, constant.name, constant.doc, constant.value});
    }
  }
}

void Initialize(void* /*userdata*/, GDExtensionInitializationLevel level) {
  if (level == GDEXTENSION_INITIALIZATION_SCENE) {
    Ruleset::Bind();
    Match::Bind();
    Bot::Bind();
    Catalog::Bind();
    Scene::Bind();
    Choice::Bind();
    Replay::Bind();
    Table::Bind();
    AddConstants();
  }
  if (level == GDEXTENSION_INITIALIZATION_EDITOR) LoadHelp();
}

void Deinitialize(void* /*userdata*/, GDExtensionInitializationLevel level) {
  if (level == GDEXTENSION_INITIALIZATION_SCENE) RemoveClasses();
}

}  // namespace
}  // namespace mallard_godot

#if defined(_WIN32)
#define MALLARD_GODOT_EXPORT __declspec(dllexport)
#else
#define MALLARD_GODOT_EXPORT __attribute__((visibility("default")))
#endif

extern "C" MALLARD_GODOT_EXPORT GDExtensionBool
mallard_godot_init(GDExtensionInterfaceGetProcAddress find, GDExtensionClassLibraryPtr library,
                   GDExtensionInitialization* initialization) {
  if (!mallard_godot::LoadInterface(find, library)) return false;
  initialization->minimum_initialization_level = GDEXTENSION_INITIALIZATION_SCENE;
  initialization->initialize = mallard_godot::Initialize;
  initialization->deinitialize = mallard_godot::Deinitialize;
  initialization->userdata = nullptr;
  return true;
}
