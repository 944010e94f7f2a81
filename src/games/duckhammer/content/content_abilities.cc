#include "src/games/duckhammer/content/content_abilities.h"

#include <utility>

#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer/script/hooks.h"

namespace mallard::duckhammer {
namespace {

template <class Ability>
BoundField<Ability> Negative() {
  return Bind(BoolField("negative", false, "It makes its bearer cheaper instead of dearer."),
              &Ability::negative);
}
template <class Ability>
BoundField<Ability> PriceCount() {
  return Bind(
      IntField("price_count", 0, 12, 1,
               "How many abilities it counts as in a price; more than one for what replaced "
               "others."),
      &Ability::price_count);
}

FieldSchema GaitField(const char* name, const char* fallback, const char* doc) {
  return ChoiceField(name, {"none", "slow", "fast"}, fallback, doc);
}

std::vector<BoundField<ModelAbility>> ModelAbilityFields() {
  using A = ModelAbility;
  std::vector<BoundField<A>> fields = {
      Title<A>(),
      RuleText<A>(),
      Negative<A>(),
      PriceCount<A>(),
      Bind(ChoiceField("argument", {"none", "spell", "quacktic"}, "none",
                       "What a model that has it must name with it."),
           &A::argument),
      Bind(
          ReferenceListField("requires", "model_ability", "Abilities the model must have as well."),
          &A::requires_abilities),
      Bind(ReferenceListField("upgrades", "model_ability",
                              "Abilities it is made of: whoever is trained in it gives them up."),
           &A::upgrades),
      Bind(ReferenceField("at_fast_swimmer", "model_ability", false,
                          "The ability it is exchanged for when the model becomes a fast swimmer."),
           &A::at_fast_swimmer),
      Bind(ReferenceListField(
               "excludes", "model_ability",
               "Abilities the model must not have as well; saying it once is enough."),
           &A::excludes),
      Bind(GaitField("needs_flyer", "none", "The model must fly at least so."), &A::needs_flyer),
      Bind(GaitField("needs_swimmer", "none", "The model must swim at least so."),
           &A::needs_swimmer),
      Bind(GaitField("most_swimmer", "fast", "The model may swim at most so."), &A::most_swimmer),
      Bind(IntField("needs_grade", 0, kGrades - 1, 0, "The lowest Grade that may have it."),
           &A::needs_grade),
      Bind(IntField("dive_cost", 0, 9, 0, "Movement an inch of diving costs; 0: as usual."),
           &A::dive_cost),
      Bind(BoolField("tall_climb_half", false,
                     "Flying up an obstacle of 3 inches or more takes half of the remaining "
                     "movement instead of all."),
           &A::tall_climb_half),
      BindInches(IntField("flock_bonus", 0, 24, 0,
                          "Inches more in flight for a model that has a unit mate ahead of it."),
                 &A::flock_bonus),
      Bind(BoolField("cannot_dive", false, "It cannot dive."), &A::cannot_dive),
      Bind(BoolField("chants_diving", false, "It may chant while diving."), &A::chants_diving),
      Bind(BoolField("chants_uncountered", false, "Its chants cannot be countered."),
           &A::chants_uncountered),
      Bind(BoolField("grants_spell", false,
                     "The spell named with it can be chanted; needs `argument = \"spell\"`."),
           &A::grants_spell),
      Bind(BoolField("lingers", false, "Destroyed models stay and act until the round's Report."),
           &A::lingers),
      Bind(IntField("counter_reach", 0, 2, 0,
                    "Counters with the action of 0: the same step, 1: that or the next, 2: any."),
           &A::counter_reach),
      Bind(IntField("combat_activations", 1, kMaxActivations, 1,
                    "How often it is activated in a Combat phase."),
           &A::combat_activations),
      BindInches(IntField("aura_range", 0, 48, 0,
                          "Inches within which a friendly model must be for `on_ally_grade`."),
                 &A::aura_range),
      Bind(FunctionField("on_muster", MusterHook(),
                         "Called when an army list is checked, for each unit with the ability; "
                         "gives the reason why the list is refused, or nil."),
           &A::on_muster)};
  AddHooks(fields, [](const HookSpec&) { return true; });
  return fields;
}

std::vector<BoundField<WeaponAbility>> WeaponAbilityFields() {
  using A = WeaponAbility;
  std::vector<BoundField<A>> fields = {
      Title<A>(),
      RuleText<A>(),
      Negative<A>(),
      PriceCount<A>(),
      Bind(ReferenceListField("requires", "weapon_ability",
                              "Abilities the weapon must have as well."),
           &A::requires_abilities),
      Bind(ReferenceListField("upgrades", "weapon_ability",
                              "Abilities it is made of: a weapon that is given it loses them."),
           &A::upgrades),
      Bind(ReferenceListField(
               "excludes", "weapon_ability",
               "Abilities the weapon must not have as well; saying it once is enough."),
           &A::excludes),
      Bind(BoolField("ignores_own_grade", false, "The own Grade is not added to attack rolls."),
           &A::ignores_own_grade),
      Bind(BoolField("ignores_target_grade", false,
                     "The target's Grade is not subtracted from attack rolls."),
           &A::ignores_target_grade),
      Bind(IntField("replaced_roll", 0, 12, 0,
                    "A natural result that may be taken instead of rolling; 0: none."),
           &A::replaced_roll),
      Bind(IntField("block", -12, 0, 0,
                    "Added to attack rolls against the wielder's unit; of several in a unit only "
                    "the lowest counts."),
           &A::block),
      Bind(BoolField("not_in_flight", false, "Cannot be used in flight."), &A::not_in_flight),
      BindInches(
          IntField("long_range_step", 0, 48, 0,
                   "Not 0: the range has no limit, and each started so many inches beyond it ..."),
          &A::long_range_step),
      Bind(IntField("long_range_penalty", -12, 0, 0, "... add this to the roll."),
           &A::long_range_penalty),
      Bind(BoolField("charge_dice_damage", false,
                     "May be declared: the charge dice replace the damage dice, and the unit may "
                     "not charge."),
           &A::charge_dice_damage),
      Bind(BoolField("no_proximity_penalty", false, "No penalty within an enemy's fight range."),
           &A::no_proximity_penalty),
      Bind(IntField("priority", 0, 9, 0,
                    "Attacks of higher priority are resolved before the others of the same batch."),
           &A::priority),
      Bind(
          BoolField("average_damage", false, "The dice are not rolled: their average, rounded up."),
          &A::average_damage),
      Bind(IntField("attacks", 1, 12, 1, "Attack dice of a model."), &A::attacks),
      Bind(IntField("attack_modifier", -12, 12, 0, "Added to attack rolls."), &A::attack_modifier),
      Bind(IntField("repeat_modifier", -12, 0, 0,
                    "Not 0: attacks go on, the n-th of the round at n times this, until a natural "
                    "12 could no longer hit."),
           &A::repeat_modifier),
      Bind(IntField("charge_dice", -12, 12, 0, "Added to the number of charge and pile-in dice."),
           &A::charge_dice),
      Bind(BoolField("cannot_charge", false, "Its wielder neither charges nor piles in."),
           &A::cannot_charge)};
  AddHooks(fields, [](const HookSpec& spec) { return spec.on_weapons; });
  return fields;
}

const EntryKind<ModelAbility>& ModelAbilities() {
  static const auto* const kind = new EntryKind<ModelAbility>(
      "model_ability",
      "An ability of models: data where data is enough, functions where behaviour is needed.",
      ModelAbilityFields());
  return *kind;
}

const EntryKind<WeaponAbility>& WeaponAbilities() {
  static const auto* const kind = new EntryKind<WeaponAbility>(
      "weapon_ability", "An ability of weapons; its functions are called for the weapon in use.",
      WeaponAbilityFields());
  return *kind;
}

void CheckModelAbility(const ModelAbility& ability, EntryReporter& reporter) {
  if (ability.grants_spell && ability.argument != ModelAbility::Argument::kSpell) {
    reporter.Add("grants_spell", "needs `argument = \"spell\"`, to say which spell");
  }
  if (ability.hooks.Has(HookPoint::kAllyGrade) && ability.aura_range == 0) {
    reporter.Add("aura_range", "must be given for `on_ally_grade` to reach anybody");
  }
  if (ability.needs_swimmer > ability.most_swimmer) {
    reporter.Add("most_swimmer", "is less than `needs_swimmer`: no model could have it");
  }
}

void CheckWeaponAbility(const WeaponAbility& ability, EntryReporter& reporter) {
  if (ability.long_range_penalty != 0 && ability.long_range_step == 0) {
    reporter.Add("long_range_penalty", "does nothing without `long_range_step`");
  }
}

}  // namespace

std::vector<EntrySchema> AbilitySchemas() {
  return {ModelAbilities().schema(), WeaponAbilities().schema()};
}

void CompileAbilities(const ContentSet& set, ContentReport& report, GameContent& content) {
  CheckRoom(set, "model_ability", kMaxEntries, "abilities of models", report);
  ModelAbilities().Compile(
      set, report, content.model_abilities,
      [&](ModelAbility& ability, const ContentEntry&, EntryReporter& reporter) {
        CheckModelAbility(ability, reporter);
        content.hook_mask |= ability.hooks.mask;
      });
  CheckRoom(set, "weapon_ability", kMaxEntries, "abilities of weapons", report);
  WeaponAbilities().Compile(
      set, report, content.weapon_abilities,
      [&](WeaponAbility& ability, const ContentEntry&, EntryReporter& reporter) {
        CheckWeaponAbility(ability, reporter);
        content.hook_mask |= ability.hooks.mask;
      });
}

}  // namespace mallard::duckhammer
