// The hook points of Duckhammer: where Lua functions of abilities are called, what they get and
// give back. The engine knows no ability by name; it calls whatever function an ability carries for
// a point. One table makes the content schema, the editor types and the reference.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_HOOKS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_HOOKS_H_

#include <cstdint>

#include "absl/types/span.h"
#include "mallard/script.h"

namespace mallard::duckhammer {

/// Functions of abilities. "Own" is the unit with the ability. Model abilities may carry all of
/// them; weapon abilities those marked W, which are called for the weapon in use. A function that
/// gives back nothing leaves the value as it was.
enum class HookPoint : uint8_t {
  kRoundStart,      ///< on_round_start(ctx)
  kRoundEnd,        ///< on_round_end(ctx)
  kChargeRoll,      ///< on_charge_roll(ctx, inches) -> inches; charges and pile-ins
  kChargeRunners,   ///< on_charge_runners(ctx, inches) -> how many models may go the dice's most;
                    ///< charges only
  kAfterPileIn,     ///< on_after_pile_in(ctx); HookCall::touched, removed_sides
  kAttack,          ///< W on_attack(ctx, modifier) -> modifier; own model attacks; HookCall::cover
  kDefend,          ///< W on_defend(ctx, modifier) -> modifier; own model is attacked
  kAttacks,         ///< W on_attacks(ctx, count) -> number of attack dice of a model
  kGrade,           ///< on_grade(ctx, grade) -> grade in attack rolls, either side
  kAllyGrade,       ///< on_ally_grade(ctx, grade) -> grade of a friendly model within aura_range
  kRolls,           ///< W on_rolls(ctx): d12 rolls of the own unit (W: with this weapon), after
                    ///< players have paid; may still change them
  kFinalRolls,      ///< W on_final_rolls(ctx): the same, once nothing changes them any more
  kOrder,           ///< W on_order(ctx, priority) -> priority of one attack die
  kHit,             ///< W on_hit(ctx): an attack die that hits, before damage
  kDamageDice,      ///< W on_damage_dice(ctx): the damage dice of a hit have been rolled
  kDamage,          ///< W on_damage(ctx, damage) -> damage, before armor
  kDefence,         ///< W on_defence(ctx, armor) -> what is subtracted (the attacker's abilities)
  kDamageTaken,     ///< on_damage_taken(ctx, damage) -> damage, after armor (the target's)
  kModelDestroyed,  ///< on_model_destroyed(ctx): an own model was destroyed
  kUnitDestroys,    ///< on_destroys(ctx): the own unit destroyed an enemy model
  kFear,            ///< on_fear(ctx, fear) -> fear
  kMorale,          ///< on_morale(ctx, losses) -> losses; after the rolls are final
  kChantRoll,       ///< W on_chant_roll(ctx, modifier) -> modifier; before rolling
  kChanted,         ///< W on_chanted(ctx): the chant roll is final; before any spell takes effect
  kSurfaceRoll,     ///< on_surface_roll(ctx, modifier) -> modifier; before rolling
  kCover,           ///< on_cover(ctx, cover) -> whether an own model shot at has Cover
  kQuackticPaid,    ///< on_quacktic_paid(ctx, points) -> points
  kDeployed,        ///< on_deployed(ctx): at the start of the first round, or as reinforcement
  kPhaseBegun,      ///< on_phase(ctx): a phase or step of the round begins
  kMoved,           ///< on_moved(ctx): the unit has moved in the Movement phase
  kCharged,         ///< on_charged(ctx): the unit has moved in a charge
  kTargeted,        ///< on_targeted(ctx): the unit is attacked; all is declared, nothing rolled
  kClock,           ///< on_clock(ctx, hour) -> hour; a monster is about to go that way
};
inline constexpr int kHookPoints = static_cast<int>(HookPoint::kClock) + 1;

/// One hook point for the schema: its Lua name, documentation, and where it may stand.
struct HookSpec {
  HookPoint point;
  ScriptHook hook;  ///< With one parameter where a value goes through; it is then the result, too.
  const char* doc;
  bool on_weapons;
  int least = 0, most = 0;  ///< What the function may give back.
  /// The function only answers a question, which may be asked at any time and any number of times:
  /// verbs that change the battle are refused.
  bool asks = false;
};
/// All of them, by point.
absl::Span<const HookSpec> HookSpecs();

/// Functions of other content.
const ScriptHook& CastHook();     ///< Spells: on_cast(ctx), once for all the spell affects.
const ScriptHook& GambleHook();   ///< Gambles: broken(ctx), met(ctx) -> boolean.
const ScriptHook& MissionHook();  ///< Missions: on_begin(ctx), on_report(ctx), ...
const ScriptHook&
MusterHook();  ///< Model abilities: on_muster(ctx) -> reason or nil (army_verbs.cc).

/// What all functions but on_muster get: a HookCall (script.h) and the verbs on it.
const ScriptContextType& BattleContext();

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_HOOKS_H_
