// Compiling abilities, marks, spells and weapons.
#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer/script/abilities.h"

namespace mallard::duckhammer {
namespace {

HookTable HooksOf(const ContentEntry& entry) {
  HookTable hooks;
  for (const HookSpec& spec : HookSpecs()) {
    hooks.Set(spec.point, entry.value[spec.hook.name].function);
  }
  return hooks;
}

ModelAbility::Argument ArgumentOf(absl::string_view word) {
  if (word == "spell") return ModelAbility::Argument::kSpell;
  return word == "quacktic" ? ModelAbility::Argument::kQuacktic : ModelAbility::Argument::kNone;
}

WeaponKind KindOf(absl::string_view word) {
  if (word == "melee") return WeaponKind::kMelee;
  return word == "ranged" ? WeaponKind::kRanged : WeaponKind::kMagic;
}

WeaponSize SizeOf(absl::string_view word) {
  return word == "small" ? WeaponSize::kSmall : WeaponSize::kLarge;
}

}  // namespace

void CompileModelAbilities(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("model_ability")) {
    EntryReporter reporter("model_ability", entry, report);
    CheckNumber(content.model_abilities.size(), kMaxEntries, "abilities of models", reporter);
    ModelAbility a;
    a.id = entry.id;
    a.name = TitleOf(entry);
    a.text = entry.value["text"].text;
    a.negative = BoolOf(entry, "negative");
    a.price_count = IntOf(entry, "price_count");
    a.argument = ArgumentOf(entry.value["argument"].text);
    a.requires_abilities = PositionsOf(set, "model_ability", entry.value["requires"]);
    a.upgrades = PositionsOf(set, "model_ability", entry.value["upgrades"]);
    a.at_fast_swimmer = PositionOf(set, "model_ability", entry.value["at_fast_swimmer"]);
    a.excludes = PositionsOf(set, "model_ability", entry.value["excludes"]);
    a.needs_flyer = GaitOf(entry.value["needs_flyer"].text);
    a.needs_swimmer = GaitOf(entry.value["needs_swimmer"].text);
    a.most_swimmer = GaitOf(entry.value["most_swimmer"].text);
    a.needs_grade = IntOf(entry, "needs_grade");
    a.dive_cost = IntOf(entry, "dive_cost");
    a.tall_climb_half = BoolOf(entry, "tall_climb_half");
    a.flock_bonus = InchesOf(entry, "flock_bonus");
    a.cannot_dive = BoolOf(entry, "cannot_dive");
    a.chants_diving = BoolOf(entry, "chants_diving");
    a.chants_uncountered = BoolOf(entry, "chants_uncountered");
    a.grants_spell = BoolOf(entry, "grants_spell");
    a.lingers = BoolOf(entry, "lingers");
    a.counter_reach = IntOf(entry, "counter_reach");
    a.combat_activations = IntOf(entry, "combat_activations");
    a.aura_range = InchesOf(entry, "aura_range");
    a.on_muster = entry.value["on_muster"].function;
    a.hooks = HooksOf(entry);
    if (a.grants_spell && a.argument != ModelAbility::Argument::kSpell) {
      reporter.Add("grants_spell", "needs `argument = \"spell\"`, to say which spell");
    }
    if (a.hooks.Has(HookPoint::kAllyGrade) && a.aura_range == 0) {
      reporter.Add("aura_range", "must be given for `on_ally_grade` to reach anybody");
    }
    if (a.needs_swimmer > a.most_swimmer) {
      reporter.Add("most_swimmer", "is less than `needs_swimmer`: no model could have it");
    }
    content.hook_mask |= a.hooks.mask;
    content.model_abilities.push_back(std::move(a));
  }
}

void CompileWeaponAbilities(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("weapon_ability")) {
    EntryReporter reporter("weapon_ability", entry, report);
    CheckNumber(content.weapon_abilities.size(), kMaxEntries, "abilities of weapons", reporter);
    WeaponAbility a;
    a.id = entry.id;
    a.name = TitleOf(entry);
    a.text = entry.value["text"].text;
    a.negative = BoolOf(entry, "negative");
    a.price_count = IntOf(entry, "price_count");
    a.requires_abilities = PositionsOf(set, "weapon_ability", entry.value["requires"]);
    a.upgrades = PositionsOf(set, "weapon_ability", entry.value["upgrades"]);
    a.excludes = PositionsOf(set, "weapon_ability", entry.value["excludes"]);
    a.ignores_own_grade = BoolOf(entry, "ignores_own_grade");
    a.ignores_target_grade = BoolOf(entry, "ignores_target_grade");
    a.replaced_roll = IntOf(entry, "replaced_roll");
    a.block = IntOf(entry, "block");
    a.not_in_flight = BoolOf(entry, "not_in_flight");
    a.long_range_step = InchesOf(entry, "long_range_step");
    a.long_range_penalty = IntOf(entry, "long_range_penalty");
    a.charge_dice_damage = BoolOf(entry, "charge_dice_damage");
    a.no_proximity_penalty = BoolOf(entry, "no_proximity_penalty");
    a.priority = IntOf(entry, "priority");
    a.average_damage = BoolOf(entry, "average_damage");
    a.attacks = IntOf(entry, "attacks");
    a.attack_modifier = IntOf(entry, "attack_modifier");
    a.repeat_modifier = IntOf(entry, "repeat_modifier");
    a.charge_dice = IntOf(entry, "charge_dice");
    a.cannot_charge = BoolOf(entry, "cannot_charge");
    a.hooks = HooksOf(entry);
    if (a.long_range_penalty != 0 && a.long_range_step == 0) {
      reporter.Add("long_range_penalty", "does nothing without `long_range_step`");
    }
    content.hook_mask |= a.hooks.mask;
    content.weapon_abilities.push_back(std::move(a));
  }
}

void CompileMarks(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("mark")) {
    EntryReporter reporter("mark", entry, report);
    CheckNumber(content.marks.size(), kMaxMarks, "kinds of mark", reporter);
    Mark mark;
    mark.id = entry.id;
    mark.name = TitleOf(entry);
    const absl::string_view on = entry.value["on"].text;
    mark.on = on == "model"    ? Mark::On::kModel
              : on == "weapon" ? Mark::On::kWeapon
                               : Mark::On::kUnit;
    mark.ends_with_round = BoolOf(entry, "ends_with_round");
    mark.ends_on_move = BoolOf(entry, "ends_on_move");
    mark.cover = BoolOf(entry, "cover");
    mark.attack_modifier = IntOf(entry, "attack_modifier");
    mark.target_modifier = IntOf(entry, "target_modifier");
    mark.all_rolls = IntOf(entry, "all_rolls");
    mark.bravery = IntOf(entry, "bravery");
    mark.morale = IntOf(entry, "morale");
    mark.armor = IntOf(entry, "armor");
    mark.movement = InchesOf(entry, "movement");
    mark.unusable = BoolOf(entry, "unusable");
    // What a mark says about something it never sticks to would silently do nothing.
    const auto only = [&](bool said, bool fits, const char* field, const char* where) {
      if (said && !fits) reporter.Add(field, absl::StrCat("is only for marks on ", where));
    };
    const bool model = mark.on == Mark::On::kModel;
    const bool weapon = mark.on == Mark::On::kWeapon;
    const bool unit = mark.on == Mark::On::kUnit;
    only(mark.ends_on_move, model, "ends_on_move", "models");
    only(mark.cover, model, "cover", "models");
    only(mark.target_modifier != 0, !weapon, "target_modifier", "models and units");
    only(mark.all_rolls != 0, unit, "all_rolls", "units");
    only(mark.bravery != 0, unit, "bravery", "units");
    only(mark.morale != 0, unit, "morale", "units");
    only(mark.armor != 0, unit, "armor", "units");
    only(mark.movement != 0, unit, "movement", "units");
    only(mark.unusable, weapon, "unusable", "weapons");
    content.marks.push_back(std::move(mark));
  }
}

void CompileSpells(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("spell")) {
    EntryReporter reporter("spell", entry, report);
    CheckNumber(content.spells.size(), kMaxSpells, "spells", reporter);
    Spell spell;
    spell.id = entry.id;
    spell.name = TitleOf(entry);
    spell.text = entry.value["text"].text;
    spell.risk = IntOf(entry, "risk");
    spell.noise = IntOf(entry, "noise");
    spell.radius = InchesOf(entry, "radius");
    const absl::string_view whom = entry.value["whom"].text;
    spell.whom = whom == "enemies"   ? Spell::Whom::kEnemies
                 : whom == "friends" ? Spell::Whom::kFriends
                                     : Spell::Whom::kAll;
    spell.needs_sight = BoolOf(entry, "needs_sight");
    spell.worth = IntOf(entry, "worth");
    spell.on_cast = entry.value["on_cast"].function;
    if (!spell.on_cast) reporter.Add("on_cast", "must be given: the spell does nothing");
    content.spells.push_back(std::move(spell));
  }
}

void CompileWeapons(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("weapon_class")) {
    content.weapon_classes.push_back({entry.id, TitleOf(entry), KindOf(entry.value["kind"].text),
                                      SizeOf(entry.value["size"].text),
                                      PositionsOf(set, "weapon_ability", entry.value["usual"])});
  }
  for (const ContentEntry& entry : set.Entries("weapon")) {
    EntryReporter reporter("weapon", entry, report);
    CheckNumber(content.weapons.size(), kMaxEntries, "weapons", reporter);
    const int position = PositionOf(set, "weapon_class", entry.value["class"]);
    Weapon weapon;
    weapon.id = entry.id;
    weapon.name = TitleOf(entry);
    weapon.text = entry.value["text"].text;
    weapon.profile.weapon = static_cast<uint8_t>(content.weapons.size() + 1);
    if (position >= 0) {
      const WeaponClass& its_class = content.weapon_classes[static_cast<size_t>(position)];
      weapon.weapon_class = position;
      weapon.size = its_class.size;
      weapon.profile.kind = its_class.kind;
    }
    const ContentValue& size = entry.value["size"];
    if (!size.IsNil()) weapon.size = SizeOf(size.text);
    weapon.profile.damage = DiceOf(entry, "damage", reporter);
    weapon.profile.range = InchesOf(entry, "range");
    weapon.profile.spell_range = InchesOf(entry, "spell_range");
    const bool magic = weapon.profile.kind == WeaponKind::kMagic;
    if (magic != (weapon.profile.spell_range > 0)) {
      reporter.Add("spell_range",
                   magic ? "must be given: magic weapons chant" : "is only for magic weapons");
    }
    const ContentValue& list = entry.value["abilities"];
    const std::vector<int> abilities = PositionsOf(set, "weapon_ability", list);
    // Positions too high for a profile have been reported where the abilities were declared.
    const bool countable = content.weapon_abilities.size() <= static_cast<size_t>(kMaxEntries);
    for (size_t i = 0; i < abilities.size() && countable; ++i) {
      weapon.profile.abilities[i] = static_cast<uint8_t>(abilities[i] + 1);
    }
    for (size_t i = 0; i < abilities.size() && countable; ++i) {
      for (const std::string& problem :
           WeaponAbilityProblems(content, weapon.profile, static_cast<int>(i))) {
        reporter.AddAt(list.items[i], absl::StrCat("abilities[", i + 1, "]"), problem);
      }
    }
    content.weapons.push_back(std::move(weapon));
  }
}

}  // namespace mallard::duckhammer
