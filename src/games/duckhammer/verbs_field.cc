#include "src/games/duckhammer/verbs.h"

namespace mallard::duckhammer {

std::vector<ScriptVerb> FieldVerbs() { return {}; }

}  // namespace mallard::duckhammer
