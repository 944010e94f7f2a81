#include "src/games/naval_war/rules.h"
namespace mallard::naval_war {
std::string NavalWarRules::Draw(const void*, Viewer, const DrawStyle&) const { return ""; }
}  // namespace mallard::naval_war
