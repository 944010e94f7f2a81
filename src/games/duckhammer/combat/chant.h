// Spells: who chants, whom they touch, and what becomes of them.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_CHANT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_CHANT_H_

#include <cstdint>

#include "absl/container/inlined_vector.h"
#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "mallard/primitives/plane.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Model numbers.
using ModelList = absl::InlinedVector<uint16_t, kModelSlots>;

/// A spell as it is begun.
struct Chant {
  int unit;
  int spell;
  int weapon;
  Point middle;
};
/// The chant of a side of the batch, and of an action chant_spell.
Chant ChantOf(const Side& side);
Chant ChantOf(const Action& action);

/// Whether the unit has the spell.
bool KnowsSpell(const Position& position, int unit, int spell);
/// The models that chant: those whose weapon can be used and covers all of the area.
ModelList Chanters(const Position& position, const Chant& chant);
/// The models it touches when those chant, without regard to whether they resist.
ModelList TouchedBy(const Position& position, const Chant& chant, const ModelList& chanters);
/// What is added to the roll when those chant, at least one, as far as profiles say: how many they
/// are, enemies too near, targets beyond the range. Marks and functions of abilities are not asked.
int64_t PlainChantModifier(const Position& position, const Chant& chant, const ModelList& chanters);
/// Naturals of twelve with which it works when those chant, as far as profiles say.
int ChantFaces(const Position& position, const Chant& chant, const ModelList& chanters);
/// OK, or why it cannot be chanted. With `must_touch` not -1 the area has to touch that unit.
Refusal CheckChant(const Position& position, const Chant& chant, int must_touch = -1);
/// Visits good chants of a unit: for every spell, weapon and unit it may be meant for (only
/// `must_touch`, if that is not -1), the best place. False if the visitor stopped it.
bool VisitChants(const Position& position, int unit, int must_touch,
                 absl::FunctionRef<bool(const Chant&)> visit);
/// Whether a unit is touched by the spell of a side as an enemy.
bool IsTouchedEnemy(const Position& position, const Side& side, int unit);

/// Adds the die of a chant.
absl::Status AddChantDie(Play& play, int side);
/// Begins the rolls against a spell that works; false if nobody rolls.
bool AddResistDice(Play& play, int side);
/// The spell works for everybody who did not resist.
absl::Status CastSpell(Play& play, int side);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_CHANT_H_
