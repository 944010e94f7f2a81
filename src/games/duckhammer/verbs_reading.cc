#include "src/games/duckhammer/verbs.h"

namespace mallard::duckhammer {

std::vector<ScriptVerb> ReadingVerbs() { return {}; }

}  // namespace mallard::duckhammer
