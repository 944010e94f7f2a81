// Handles of Mallard that free themselves.
#ifndef MALLARD_GODOT_CLASSES_HANDLES_H_
#define MALLARD_GODOT_CLASSES_HANDLES_H_

#include <mallard.h>

#include <memory>

namespace mallard_godot {

template <auto kDestroy>
struct Destroyer {
  template <class T>
  void operator()(T* handle) const {
    kDestroy(handle);
  }
};

// A structure for the library to fill: it says how large its caller thinks it is.
template <class Info>
Info Sized() {
  Info info{};
  info.struct_size = sizeof info;
  return info;
}

using BotHandle = std::unique_ptr<mld_bot, Destroyer<mld_bot_destroy>>;
using ChoiceHandle = std::unique_ptr<mld_choice, Destroyer<mld_choice_destroy>>;
using ConfigHandle = std::unique_ptr<mld_config, Destroyer<mld_config_destroy>>;
using ErrorHandle = std::unique_ptr<mld_error, Destroyer<mld_error_destroy>>;
using MatchHandle = std::unique_ptr<mld_match, Destroyer<mld_match_destroy>>;
using PackHandle = std::unique_ptr<mld_pack, Destroyer<mld_pack_destroy>>;
using RulesetHandle = std::unique_ptr<mld_ruleset, Destroyer<mld_ruleset_destroy>>;
using SavedHandle = std::unique_ptr<mld_saved, Destroyer<mld_saved_destroy>>;
using SceneHandle = std::unique_ptr<mld_scene, Destroyer<mld_scene_destroy>>;

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_CLASSES_HANDLES_H_
