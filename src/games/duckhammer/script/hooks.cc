#include "src/games/duckhammer/script/hooks.h"

#include <vector>

#include "src/games/duckhammer/script/verbs.h"

namespace mallard::duckhammer {
namespace {

const ScriptParam kNothing = {"", ScriptType::kNil, true, ""};

ScriptHook Plain(const char* name) { return {name, &BattleContext(), {}, kNothing}; }

// A hook through which a value goes.
ScriptHook Through(const char* name, const char* value, const char* doc,
                   ScriptType type = ScriptType::kInt) {
  return {name, &BattleContext(), {{value, type, false, doc}}, {value, type, true, doc}};
}

std::vector<HookSpec>* MakeSpecs() {
  using enum HookPoint;
  return new std::vector<HookSpec>{
      {kRoundStart, Plain("on_round_start"),
       "At the start of a round, for each unit on the map, the Lead's units first.", false},
      {kRoundEnd, Plain("on_round_end"),
       "At the end of a round, for each unit on the map, the Lead's units first.", false},
      {kChargeRoll, Through("on_charge_roll", "inches", "What the charge dice came to."),
       "The unit has rolled for a charge or a pile-in.", false, 0, 999},
      {kChargeRunners,
       {"on_charge_runners",
        &BattleContext(),
        {{"inches", ScriptType::kInt, false, "What the charge comes to."}},
        {"runners", ScriptType::kInt, false, "How many models."}},
       "How many models of a charging unit, of their player's choice, may move as far as the dice "
       "could have come to at most. Not for pile-ins.",
       false,
       0,
       255,
       true},
      {kAfterPileIn, Plain("on_after_pile_in"), "The unit has piled in.", false},
      {kAttack, Through("on_attack", "modifier", "What is added to the roll so far."),
       "A model of the unit attacks (weapon abilities: with the weapon); before rolling.", true,
       -99, 99, true},
      {kDefend, Through("on_defend", "modifier", "What is added to the roll so far."),
       "A model of the unit is attacked (weapon abilities: one with the weapon); before rolling.",
       true, -99, 99, true},
      {kAttacks, Through("on_attacks", "attacks", "Attack dice so far."),
       "How many attack dice a model of the unit rolls (weapon abilities: with the weapon).", true,
       0, 12, true},
      {kGrade, Through("on_grade", "grade", "The Grade so far."),
       "The Grade of a model of the unit in an attack roll, attacking or attacked.", false, 0, 99,
       true},
      {kAllyGrade, Through("on_ally_grade", "grade", "The Grade so far."),
       "The Grade in an attack roll of another unit's friendly model within the ability's "
       "`aura_range` of a model of the unit.",
       false, 0, 99, true},
      {kRolls, Plain("on_rolls"),
       "All d12 rolls of the unit in a batch are made and players have paid to turn dice: attacks, "
       "chants, resisting, morale, surfacing, retaliating (weapon abilities: attacks with the "
       "weapon). The rolls may still be changed.",
       true},
      {kFinalRolls, Plain("on_final_rolls"),
       "The same once every `on_rolls` has run: nothing changes the rolls any more.", true},
      {kOrder, Through("on_order", "priority", "The priority so far; 0 is usual."),
       "When an attack die is resolved: higher priorities first, and dice of models removed by "
       "then are dropped.",
       true, -9, 9, true},
      {kHit, Plain("on_hit"), "An attack die hits; its damage is not rolled yet.", true},
      {kDamageDice, Plain("on_damage_dice"),
       "The damage dice of a hit have been rolled. Not called for average or maximum damage.",
       true},
      {kDamage, Through("on_damage", "damage", "The damage so far."),
       "The damage of a hit, before the target's Armor.", true, 0, 999},
      {kDefence, Through("on_defence", "armor", "What is subtracted so far."),
       "What is subtracted from the damage of a hit of the unit: the target's Armor, usually. May "
       "be negative.",
       true, -99, 99},
      {kDamageTaken, Through("on_damage_taken", "damage", "The damage so far."),
       "The damage the unit takes, after Armor: from hits, spells and abilities.", false, 0, 999},
      {kModelDestroyed, Plain("on_model_destroyed"), "A model of the unit was destroyed.", false},
      {kUnitDestroys, Plain("on_destroys"), "The unit destroyed an enemy model.", false},
      {kFear, Through("on_fear", "fear", "The Fear so far."), "The Fear of the unit.", false, 0,
       999, true},
      {kMorale, Through("on_morale", "losses", "Models lost: one for each failed roll."),
       "The morale rolls of the unit are final.", false, 0, 255},
      {kChantRoll, Through("on_chant_roll", "modifier", "What is added to the roll so far."),
       "The unit chants (weapon abilities: with the weapon); before rolling.", true, -99, 99, true},
      {kChanted, Plain("on_chanted"),
       "The chant roll of the unit is final (weapon abilities: with the weapon); no spell has "
       "taken "
       "effect yet.",
       true},
      {kSurfaceRoll, Through("on_surface_roll", "modifier", "What is added to the roll so far."),
       "A model of the unit rolls to surface; before rolling. It is destroyed on a total of 1 or "
       "less.",
       false, -99, 99, true},
      {kCover, Through("on_cover", "cover", "Whether it has Cover so far.", ScriptType::kBool),
       "Whether a model of the unit that is shot at has Cover.", false, 0, 1, true},
      {kQuackticPaid, Through("on_quacktic_paid", "points", "Victory points so far."),
       "A quacktic of the unit's player pays, while the unit has a model in play.", false, 0, 99},
      {kDeployed, Plain("on_deployed"),
       "The unit stands on the map: at the start of the first round, before any `on_round_start`, "
       "or as reinforcement once its models are put down.",
       false},
      {kPhaseBegun, Plain("on_phase"),
       "A phase of the round, or a step of Combat, begins, for each unit on the map, the Lead's "
       "units first; `ctx:phase()` says which.",
       false},
      {kMoved, Plain("on_moved"), "The unit has moved in the Movement phase.", false},
      {kCharged, Plain("on_charged"), "The unit has charged, and stands where it came to.", false},
      {kTargeted, Plain("on_targeted"),
       "The unit is attacked, or countered, with weapons: all is declared, and nothing rolled yet. "
       "The other unit is the attacker.",
       false},
      {kClock, Through("on_clock", "hour", "The d12 read as a clock: 12 is towards the opponent."),
       "A monster of the unit's kind is about to go, moving or charging; the number says whither.",
       false, 1, 12},
  };
}

}  // namespace

absl::Span<const HookSpec> HookSpecs() {
  static const std::vector<HookSpec>* const specs = MakeSpecs();
  return *specs;
}

const ScriptHook& CastHook() {
  static const ScriptHook* const hook = new ScriptHook(Plain("on_cast"));
  return *hook;
}

const ScriptHook& GambleHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"gamble",
                     &BattleContext(),
                     {},
                     {"answer", ScriptType::kBool, true, "Whether it is so; nil is no."}};
  return *hook;
}

const ScriptHook& MissionHook() {
  static const ScriptHook* const hook = new ScriptHook(Plain("mission"));
  return *hook;
}

const ScriptContextType& BattleContext() {
  static const ScriptContextType* const type = [] {
    auto* context = new ScriptContextType{
        "BattleContext",
        "The battle, as a function of an ability, spell, gamble or mission meets it. Units, "
        "models, "
        "dice and weapons have the numbers that actions and events use; players are 1 and 2, "
        "nobody "
        "is 0. Lengths are whole thousandths of an inch. What a "
        "function does not say is about the *own* unit or model: the one with the ability, or that "
        "casts the spell.",
        {}};
    AppendVerbs(ReadingVerbs(), *context);
    AppendVerbs(UnitVerbs(), *context);
    AppendVerbs(FieldVerbs(), *context);
    AppendVerbs(DiceVerbs(), *context);
    AppendVerbs(DamageVerbs(), *context);
    AppendVerbs(EffectVerbs(), *context);
    AppendVerbs(MovingVerbs(), *context);
    AppendVerbs(ScoringVerbs(), *context);
    return context;
  }();
  return *type;
}

}  // namespace mallard::duckhammer
