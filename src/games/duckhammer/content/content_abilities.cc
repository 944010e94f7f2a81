#include "src/games/duckhammer/content/content_abilities.h"

#include <utility>

#include "absl/status/statusor.h"
#include "src/games/duckhammer/content/content_modifiers.h"
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

void ReadTallClimb(ModelAbility& ability, const ContentValue& value, const FieldSource&) {
  ability.tall_climb = value.text == "rise"   ? TallRule::kRise
                       : value.text == "half" ? TallRule::kHalf
                                              : TallRule::kRest;
}

void ReadDeclaredDice(WeaponAbility& ability, const ContentValue& value,
                      const FieldSource& source) {
  if (value.text.empty()) return;
  if (value.text == "charge") {
    ability.declared = WeaponAbility::Declared::kCharge;
    return;
  }
  const absl::StatusOr<Dice> dice = ParseDice(value.text);
  if (!dice.ok()) return source.reporter.Add(source.schema.name, dice.status().message());
  ability.declared = WeaponAbility::Declared::kDice;
  ability.declared_dice = *dice;
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
      BindModifiers<A>(Carrier::kModels),
      Bind(ReferenceListField("spells", "spell", "Spells that whoever has it can chant."),
           &A::spells),
      Bind(BoolField("grants_spell", false,
                     "The spell named with it can be chanted; needs `argument = \"spell\"`."),
           &A::grants_spell),
      Bind(ChoiceField("tall_climb", {"rise", "rest", "half"}, "rest",
                       "What flying up an obstacle of 3 inches or more takes: its height, all the "
                       "movement that is left, or half of it. Of several the best counts."),
           ReadTallClimb),
      Bind(
          ChoiceField("removal", {"at_once", "phase", "report"}, "at_once",
                      "When a destroyed model is taken off: at once, when the phase ends, or at "
                      "the round's Report. Until then it stays and acts, but it counts as lost and "
                      "cannot be aimed at. Of several the latest counts."),
          &A::removal),
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
      BindModifiers<A>(Carrier::kWeapons),
      Bind(IntField("replaced_roll", 0, 12, 0,
                    "A natural result that may be taken instead of rolling; 0: none."),
           &A::replaced_roll),
      BindInches(
          IntField("long_range_step", 0, 48, 0,
                   "Not 0: the range has no limit, and each started so many inches beyond it ..."),
          &A::long_range_step),
      Bind(IntField("long_range_penalty", -12, 0, 0, "... add this to the roll."),
           &A::long_range_penalty),
      Bind(ChoiceField("damage_dice", {"rolled", "mean", "most"}, "rolled",
                       "What becomes of the damage dice: they are rolled, or their average, "
                       "rounded up, or their most is taken."),
           &A::damage),
      Bind(
          TextField("declared_dice", "",
                    "What may be declared to replace the damage dice of every hit: \"charge\", the "
                    "unit's charge dice, or dice such as \"2d6\". The unit gives its charge of the "
                    "round up for it."),
          ReadDeclaredDice),
      Bind(IntField("repeat_modifier", -12, 0, 0,
                    "Not 0: attacks go on, the n-th of the round at n times this, until a natural "
                    "12 could no longer hit."),
           &A::repeat_modifier)};
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
        content.modifiers.Add(ability.modifiers, /*of_mark=*/false);
      });
  CheckRoom(set, "weapon_ability", kMaxEntries, "abilities of weapons", report);
  WeaponAbilities().Compile(
      set, report, content.weapon_abilities,
      [&](WeaponAbility& ability, const ContentEntry&, EntryReporter& reporter) {
        CheckWeaponAbility(ability, reporter);
        content.hook_mask |= ability.hooks.mask;
        content.modifiers.Add(ability.modifiers, /*of_mark=*/false);
      });
}

}  // namespace mallard::duckhammer
