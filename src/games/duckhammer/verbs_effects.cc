#include "src/games/duckhammer/verbs.h"

namespace mallard::duckhammer {

std::vector<ScriptVerb> EffectVerbs() { return {}; }

}  // namespace mallard::duckhammer
