#include "src/games/duckhammer/verbs.h"

namespace mallard::duckhammer {

std::vector<ScriptVerb> DiceVerbs() { return {}; }

}  // namespace mallard::duckhammer
