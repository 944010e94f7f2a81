// What `on_muster` functions of model abilities look at, and how they are called.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_ARMY_VERBS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_ARMY_VERBS_H_

#include "mallard/script.h"

namespace mallard::duckhammer {

/// Model abilities: on_muster(ctx) -> reason or nil.
const ScriptHook& MusterHook();

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_ARMY_VERBS_H_
