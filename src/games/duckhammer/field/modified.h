// Numbers of the rules as they stand for one unit or weapon, with all that abilities, marks and
// restrictions change in them (content/modifiers.h). Pure questions about a state; anyone may ask.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_MODIFIED_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_MODIFIED_H_

#include <cstdint>

#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Whose number is asked, and what is known; -1: nothing.
struct Subject {
  int unit = -1;
  int model = -1;   ///< Of the unit; -1: any, and nobody's marks but the unit's.
  int weapon = -1;  ///< In use; quantities of weapons need it.
  int step = -1;    ///< A Step.
  int target_model = -1;
  bool target_in_cover = false;
  bool mate_ahead = false;
};

/// What becomes of the usual number.
int Modified(const Position& position, Quantity quantity, const Subject& subject, int usual);
/// Whether something is allowed. `usual`: whether the rules themselves do.
bool Allowed(const Position& position, Quantity permission, const Subject& subject,
             bool usual = true);
/// The range of a weapon, to fight or shoot.
int32_t RangeOf(const Position& position, int unit, int weapon);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_MODIFIED_H_
