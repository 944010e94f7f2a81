// The schema of abilities, marks and spells.
#include <utility>

#include "mallard/frame/fields.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/content/schema_parts.h"
#include "src/games/duckhammer/script/hooks.h"

namespace mallard::duckhammer {
namespace {

FieldSchema RuleText() {
  return TextField("text", "", "The rule in a sentence, shown by user interfaces.");
}
FieldSchema Negative() {
  return BoolField("negative", false, "It makes its bearer cheaper instead of dearer.");
}
FieldSchema PriceCount() {
  return IntField("price_count", 0, 12, 1,
                  "How many abilities it counts as in a price; more than one for what replaced "
                  "others.");
}

// The hook points at which an ability of models, or of weapons, may stand.
void AddHooks(bool weapons, std::vector<FieldSchema>& fields) {
  for (const HookSpec& spec : HookSpecs()) {
    if (weapons && !spec.on_weapons) continue;
    fields.push_back(FunctionField(spec.hook.name, spec.hook, spec.doc));
  }
}

EntrySchema ModelAbilityEntry() {
  EntrySchema entry = {
      "model_ability",
      "An ability of models: data where data is enough, functions where behaviour is needed.",
      {NameField(),
       RuleText(),
       Negative(),
       PriceCount(),
       ChoiceField("argument", {"none", "spell", "quacktic"}, "none",
                   "What a model that has it must name with it."),
       ReferenceListField("requires", "model_ability", "Abilities the model must have as well."),
       ReferenceListField("upgrades", "model_ability",
                          "Abilities it is made of: whoever is trained in it gives them up."),
       ReferenceField("at_fast_swimmer", "model_ability", false,
                      "The ability it is exchanged for when the model becomes a fast swimmer."),
       ReferenceListField("excludes", "model_ability",
                          "Abilities the model must not have as well; saying it once is enough."),
       ChoiceField("needs_flyer", {"none", "slow", "fast"}, "none",
                   "The model must fly at least so."),
       ChoiceField("needs_swimmer", {"none", "slow", "fast"}, "none",
                   "The model must swim at least so."),
       ChoiceField("most_swimmer", {"none", "slow", "fast"}, "fast",
                   "The model may swim at most so."),
       IntField("needs_grade", 0, kGrades - 1, 0, "The lowest Grade that may have it."),
       IntField("dive_cost", 0, 9, 0, "Movement an inch of diving costs; 0: as usual."),
       BoolField("tall_climb_half", false,
                 "Flying up an obstacle of 3 inches or more takes half of the remaining movement "
                 "instead of all."),
       IntField("flock_bonus", 0, 24, 0,
                "Inches more in flight for a model that has a unit mate ahead of it."),
       BoolField("cannot_dive", false, "It cannot dive."),
       BoolField("chants_diving", false, "It may chant while diving."),
       BoolField("chants_uncountered", false, "Its chants cannot be countered."),
       BoolField("grants_spell", false,
                 "The spell named with it can be chanted; needs `argument = \"spell\"`."),
       BoolField("lingers", false, "Destroyed models stay and act until the round's Report."),
       IntField("counter_reach", 0, 2, 0,
                "Counters with the action of 0: the same step, 1: that or the next, 2: any."),
       IntField("combat_activations", 1, kMaxActivations, 1,
                "How often it is activated in a Combat phase."),
       IntField("aura_range", 0, 48, 0,
                "Inches within which a friendly model must be for `on_ally_grade`."),
       FunctionField("on_muster", MusterHook(),
                     "Called when an army list is checked, for each unit with the ability; gives "
                     "the reason why the list is refused, or nil.")}};
  AddHooks(false, entry.fields);
  return entry;
}

EntrySchema WeaponAbilityEntry() {
  EntrySchema entry = {
      "weapon_ability",
      "An ability of weapons; its functions are called for the weapon in use.",
      {NameField(),
       RuleText(),
       Negative(),
       PriceCount(),
       ReferenceListField("requires", "weapon_ability", "Abilities the weapon must have as well."),
       ReferenceListField("upgrades", "weapon_ability",
                          "Abilities it is made of: a weapon that is given it loses them."),
       ReferenceListField("excludes", "weapon_ability",
                          "Abilities the weapon must not have as well; saying it once is enough."),
       BoolField("ignores_own_grade", false, "The own Grade is not added to attack rolls."),
       BoolField("ignores_target_grade", false,
                 "The target's Grade is not subtracted from attack rolls."),
       IntField("replaced_roll", 0, 12, 0,
                "A natural result that may be taken instead of rolling; 0: none."),
       IntField("block", -12, 0, 0,
                "Added to attack rolls against the wielder's unit; of several in a unit only the "
                "lowest counts."),
       BoolField("not_in_flight", false, "Cannot be used in flight."),
       IntField("long_range_step", 0, 48, 0,
                "Not 0: the range has no limit, and each started so many inches beyond it ..."),
       IntField("long_range_penalty", -12, 0, 0, "... add this to the roll."),
       BoolField("charge_dice_damage", false,
                 "May be declared: the charge dice replace the damage dice, and the unit may not "
                 "charge."),
       BoolField("no_proximity_penalty", false, "No penalty within an enemy's fight range."),
       IntField("priority", 0, 9, 0,
                "Attacks of higher priority are resolved before the others of the same batch."),
       BoolField("average_damage", false, "The dice are not rolled: their average, rounded up."),
       IntField("attacks", 1, 12, 1, "Attack dice of a model."),
       IntField("attack_modifier", -12, 12, 0, "Added to attack rolls."),
       IntField("repeat_modifier", -12, 0, 0,
                "Not 0: attacks go on, the n-th of the round at n times this, until a natural 12 "
                "could no longer hit."),
       IntField("charge_dice", -12, 12, 0, "Added to the number of charge and pile-in dice."),
       BoolField("cannot_charge", false, "Its wielder neither charges nor piles in.")}};
  AddHooks(true, entry.fields);
  return entry;
}

EntrySchema MarkEntry() {
  return {"mark",
          "Something that sticks to a model, a weapon of a model, or a unit.",
          {NameField(), ChoiceField("on", {"model", "weapon", "unit"}, "What it sticks to."),
           BoolField("ends_with_round", false, "Taken off when the round ends."),
           BoolField("ends_on_move", false, "On models: taken off when the model moves."),
           BoolField("cover", false, "On models: the model has Cover."),
           IntField("attack_modifier", -12, 12, 0,
                    "On weapons: added to attack rolls with it. On models and units: to theirs."),
           IntField("target_modifier", -12, 12, 0,
                    "On models and units: added to attack rolls against them."),
           IntField("all_rolls", -12, 12, 0, "On units: added to all their d12 rolls."),
           IntField("bravery", -12, 12, 0, "On units: added to their Bravery."),
           IntField("morale", -12, 12, 0, "On units: added to their morale rolls."),
           IntField("armor", -12, 12, 0, "On units: added to their Armor."),
           IntField("movement", -24, 24, 0, "On units: inches added to their movement."),
           BoolField("unusable", false, "On weapons: it cannot be used.")}};
}

EntrySchema SpellEntry() {
  return {
      "spell",
      "Something that units chant.",
      {NameField(), RuleText(), IntField("risk", 1, 36, "What d12 + chanting models must reach."),
       IntField("noise", 0, 24, 0,
                "What d12 + Bravery of a target must reach to resist; 0: cannot be resisted."),
       IntField("radius", 0, 24, 0, "Of its area, in inches; 0: a single spot."),
       IntField("worth", 0, 100, 3,
                "For the computer player: army points it is worth for each model it touches."),
       ChoiceField("whom", {"enemies", "friends", "all"}, "enemies",
                   "Whose models in the area are affected."),
       BoolField("needs_sight", false, "Only models that some chanting model sees are affected."),
       FunctionField("on_cast", CastHook(), "What it does, called once the chant succeeded.")}};
}

}  // namespace

std::vector<EntrySchema> AbilityEntries() {
  return {ModelAbilityEntry(), WeaponAbilityEntry(), MarkEntry(), SpellEntry()};
}

}  // namespace mallard::duckhammer
