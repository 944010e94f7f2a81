// Compiling Duckhammer content in parts. Only content.cc calls these, in the order in which one
// part refers to another. Entries keep the positions they have in the ContentSet.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_PARTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_PARTS_H_

#include <string>
#include <vector>

#include "mallard/content.h"
#include "mallard/frame/compile.h"
#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

void CompileFlocks(const ContentSet& set, ContentReport& report, GameContent& content);
void CompileModelAbilities(const ContentSet& set, ContentReport& report, GameContent& content);
void CompileWeaponAbilities(const ContentSet& set, ContentReport& report, GameContent& content);
void CompileMarks(const ContentSet& set, ContentReport& report, GameContent& content);
void CompileSpells(const ContentSet& set, ContentReport& report, GameContent& content);
void CompileWeapons(const ContentSet& set, ContentReport& report, GameContent& content);
void CompileBets(const ContentSet& set, ContentReport& report, GameContent& content);
void CompilePlaces(const ContentSet& set, ContentReport& report, GameContent& content);
void CompileModels(const ContentSet& set, ContentReport& report, GameContent& content);
void CompileMonsters(const ContentSet& set, ContentReport& report, GameContent& content);
void CompileArmies(const ContentSet& set, ContentReport& report, GameContent& content);

// What several parts use.

/// A field that is a number.
inline int IntOf(const ContentEntry& entry, absl::string_view field) {
  return static_cast<int>(entry.value[field].integer);
}
/// A field that is inches, in thousandths.
inline int32_t InchesOf(const ContentEntry& entry, absl::string_view field) {
  return static_cast<int32_t>(entry.value[field].integer) * kInch;
}
inline bool BoolOf(const ContentEntry& entry, absl::string_view field) {
  return entry.value[field].boolean;
}
/// The field `name`, or the id without its pack.
std::string TitleOf(const ContentEntry& entry);
/// "none", "slow" or "fast".
Gait GaitOf(absl::string_view word);
/// Positions of a list of references; what does not exist has been reported and is left out.
std::vector<int> PositionsOf(const ContentSet& set, absl::string_view kind,
                             const ContentValue& list);
/// Position of a reference, or -1.
int PositionOf(const ContentSet& set, absl::string_view kind, const ContentValue& value);
/// Dice, reporting what is none.
Dice DiceOf(const ContentEntry& entry, absl::string_view field, EntryReporter& reporter);
/// Reports the entry beyond the `most` that a kind may have. `position` counts from 0.
void CheckNumber(size_t position, int most, absl::string_view plural, EntryReporter& reporter);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_PARTS_H_
