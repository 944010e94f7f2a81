#include "src/games/naval_war/rules.h"
namespace mallard::naval_war {
absl::Status NavalWarRules::Imagine(const void*, int, Chance&, void*) const {
  return absl::UnimplementedError("");
}
}  // namespace mallard::naval_war
