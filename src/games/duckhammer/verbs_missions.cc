#include "src/games/duckhammer/verbs.h"

namespace mallard::duckhammer {

std::vector<ScriptVerb> ScoringVerbs() { return {}; }

}  // namespace mallard::duckhammer
