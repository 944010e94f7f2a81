// Where models are, and what follows from it: heights, ranges, contact, fight ranges, sight, zones.
// Pure questions about a state; everything exact. "On the map" means in play or lingering.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_FIELD_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_FIELD_H_

#include <cstdint>

#include "absl/functional/function_ref.h"
#include "mallard/primitives/plane.h"
#include "mallard/primitives/plane_range.h"
#include "mallard/primitives/plane_sight.h"
#include "mallard/primitives/plane_terrain.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

inline constexpr int32_t kFlightHeight = 3 * kInch;

/// The unit a model belongs to: constant time.
int UnitOf(const State& state, int model);
inline bool OnMap(const Model& model) {
  return model.status == ModelStatus::kInPlay || model.status == ModelStatus::kLingering;
}
/// Calls `visit` for the number of every model of a unit that is on the map.
template <class Visit>
void ForEachOnMap(const State& state, int unit, Visit visit) {
  const Unit& u = state.units[unit];
  for (int m = u.first; m < u.first + u.size; ++m) {
    if (OnMap(state.models[m])) visit(m);
  }
}
/// Calls `visit` for every unit of that owner that has a model on the map.
template <class Visit>
void ForEachUnitOnMap(const State& state, int owner, Visit visit) {
  for (int u = FirstUnit(owner); u < FirstUnit(owner) + UnitSlots(owner); ++u) {
    const Unit& unit = state.units[u];
    for (int m = unit.first; m < unit.first + unit.size; ++m) {
      if (!OnMap(state.models[m])) continue;
      visit(u);
      break;
    }
  }
}
/// Models of a unit on the map.
int CountOnMap(const State& state, int unit);
/// Whether two owners are enemies: different ones; monsters are everybody's enemies but each
/// other's.
constexpr bool Enemies(int a, int b) { return a != b; }

Rect MapOf(const State& state);
/// The deployment zone of a seat, and its side of the front line.
Rect ZoneOf(const State& state, int seat);
Rect SideOfMap(const State& state, int seat);
/// Whether at least half of a unit's models on the map have their centre there; false for none.
bool UnitIn(const State& state, int unit, const Rect& area);
bool UnitIn(const State& state, int unit, const Circle& area);

/// What is under a point, and a model.
Ground GroundUnder(const Position& position, Point point);
bool InWater(const Position& position, int model);
/// In water, in a diving unit, not in flight.
bool IsDiving(const Position& position, int model);
/// The cylinder of a model where it is: base height by ground and flight.
Cylinder BodyOf(const Position& position, int model);
/// The same model at another place.
Cylinder BodyAt(const Position& position, int unit, Point point, bool flying);

bool ModelsTouch(const Position& position, int a, int b);
/// Whether a weapon of a model can be used now for that step: not marked unusable, the kind fits
/// the step, magic weapons fight only before chanting, no shooting or casting while diving (unless
/// something allows it), and nothing forbids it.
bool WeaponUsable(const Position& position, int model, int weapon, Step step);
/// The range at which a weapon reaches from one model to another, by its kind's height rules.
int32_t WeaponDistance(const Position& position, int from, int to, WeaponKind kind);
/// Whether `to` is within that reach of `from`; a range of 0 is contact.
bool WithinReach(const Position& position, int from, int to, WeaponKind kind, int32_t range);
/// The longest range of the melee and magic weapons of a unit, usable or not; -1 without any.
int32_t LongestFightRange(const Position& position, int unit);
/// The longest range of a model's usable melee and magic weapons; -1 without any.
int32_t FightRange(const Position& position, int model);
/// Whether a model is within the fight range of any enemy model (of that unit, or of any).
bool InEnemyFightRange(const Position& position, int model, int enemy_unit = -1);
/// Whether any model of `unit` is within the fight range of any of `enemy_unit`.
bool Engaged(const Position& position, int unit, int enemy_unit);

/// What a model sees of another: all but the shooter's own friends and the target's unit mates
/// block. Marks and abilities that give Cover are not looked at here.
SightLevel SeesModel(const Position& position, int from, int to);

/// Marks and abilities as plain data.
/// @{
/// Sum of a number of every mark on a unit (mark counts times the number).
int UnitMarkSum(const Position& position, int unit, int Mark::*number);
/// Whether a unit's model has an ability for which `test` is true.
bool HasAbility(const Position& position, int unit,
                absl::FunctionRef<bool(const ModelAbility&)> test);
bool WeaponHas(const Position& position, int unit, int weapon,
               absl::FunctionRef<bool(const WeaponAbility&)> test);
/// Bravery, Armor, movement as they stand: profile, marks, modifiers.
int BraveryOf(const Position& position, int unit);
int ArmorOf(const Position& position, int unit);
int32_t MovementOf(const Position& position, int unit);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_FIELD_H_
