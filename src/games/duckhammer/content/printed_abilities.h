// The abilities that an entry of content says a model or monster has.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_PRINTED_ABILITIES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_PRINTED_ABILITIES_H_

#include "mallard/frame/compile.h"
#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

/// Reads the fields `abilities` and `abilities_with` into a profile whose Grade and gaits are there
/// already; reports what cannot be, and abilities that do not go together.
void ReadPrintedAbilities(const ContentSet& set, const GameContent& content,
                          const ContentEntry& entry, EntryReporter& reporter, Profile& profile);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_PRINTED_ABILITIES_H_
