#include "src/games/duckhammer/content/content_armoury.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer/script/abilities.h"

namespace mallard::duckhammer {
namespace {

const EntryKind<Feather>& Feathers() {
  static const auto* const kind =
      new EntryKind<Feather>("feather", "A civilization of birds; armies are of one.",
                             {Title<Feather>(), Flavour<Feather>()});
  return *kind;
}

const EntryKind<Faction>& Factions() {
  static const auto* const kind = new EntryKind<Faction>(
      "faction", "A part of a Feather.",
      {Title<Faction>(), Flavour<Faction>(),
       Bind(ReferenceField("feather", "feather", true, "Whose part it is."), &Faction::feather)});
  return *kind;
}

const EntryKind<WeaponClass>& WeaponClasses() {
  static const auto* const kind = new EntryKind<WeaponClass>(
      "weapon_class", "A kind of weapon, such as swords.",
      {Title<WeaponClass>(),
       Bind(ChoiceField("kind", {"melee", "ranged", "magic"},
                        "What it is used for. Magic weapons chant, and fight like melee weapons."),
            &WeaponClass::kind),
       Bind(ChoiceField("size", {"small", "large"}, "How much of a model's hands it takes."),
            &WeaponClass::size),
       Bind(ReferenceListField("usual", "weapon_ability",
                               "The abilities such weapons usually have."),
            &WeaponClass::usual)});
  return *kind;
}

FieldSchema Optional(FieldSchema field) {
  field.required = false;
  return field;
}

const EntryKind<Weapon>& Weapons() {
  static const auto* const kind = new EntryKind<Weapon>(
      "weapon", "A weapon that models carry.",
      {Title<Weapon>(), Flavour<Weapon>(),
       Bind(ReferenceField("class", "weapon_class", true, "What kind it is."),
            &Weapon::weapon_class),
       Bind(Optional(ChoiceField("size", {"small", "large"}, "Unlike others of its class.")),
            &Weapon::size),
       BindIn(&Weapon::profile,
              BindDice(RequiredTextField("damage",
                                         "Dice: \"d6\", \"2d4\"; a plain number is not rolled."),
                       &WeaponProfile::damage)),
       BindIn(&Weapon::profile, BindInches(IntField("range", 0, 96, "Inches, to fight or shoot."),
                                           &WeaponProfile::range)),
       BindIn(&Weapon::profile, BindInches(IntField("spell_range", 0, 96, 0,
                                                    "Inches, to chant; of magic weapons only."),
                                           &WeaponProfile::spell_range)),
       // Read when the abilities are there to be checked against each other.
       ListField("abilities", ReferenceField("ability", "weapon_ability", true, "An id."), 0,
                 kMaxWeaponAbilities, "What it can do.")});
  return *kind;
}

void ReadClass(const GameContent& content, const ContentEntry& entry, Weapon& weapon,
               EntryReporter& reporter) {
  weapon.weapon_class = std::max(weapon.weapon_class, 0);  // There is none: that was reported.
  if (content.weapon_classes.empty()) return;
  const WeaponClass& its_class = At(content.weapon_classes, weapon.weapon_class);
  if (entry.value["size"].IsNil()) weapon.size = its_class.size;
  weapon.profile.kind = its_class.kind;
  const bool magic = its_class.kind == WeaponKind::kMagic;
  if (magic != (weapon.profile.spell_range > 0)) {
    reporter.Add("spell_range",
                 magic ? "must be given: magic weapons chant" : "is only for magic weapons");
  }
}

void ReadAbilities(const ContentSet& set, const GameContent& content, const ContentEntry& entry,
                   Weapon& weapon, EntryReporter& reporter) {
  const ContentValue& list = entry.value["abilities"];
  int places[kMaxWeaponAbilities];
  int count = 0;
  for (int i = 0; i < Size(list.items) && count < kMaxWeaponAbilities; ++i) {
    const int ability = PositionOf(set, "weapon_ability", At(list.items, i));
    if (ability < 0 || ability >= kMaxEntries) continue;  // Reported already.
    places[count] = i;
    Put(weapon.profile.abilities[count++], ability + 1);
  }
  for (int i = 0; i < count; ++i) {
    for (const std::string& problem : WeaponAbilityProblems(content, weapon.profile, i)) {
      reporter.AddAt(At(list.items, places[i]), absl::StrCat("abilities[", places[i] + 1, "]"),
                     problem);
    }
  }
}

}  // namespace

std::vector<EntrySchema> ArmourySchemas() {
  return {Feathers().schema(), Factions().schema(), WeaponClasses().schema(), Weapons().schema()};
}

void CompileArmoury(const ContentSet& set, ContentReport& report, GameContent& content) {
  CheckRoom(set, "feather", kMaxEntries, "Feathers", report);
  Feathers().Compile(set, report, content.feathers);
  CheckRoom(set, "faction", kMaxEntries, "factions", report);
  Factions().Compile(set, report, content.factions,
                     [](Faction& faction, const ContentEntry&, EntryReporter&) {
                       faction.feather = std::max(faction.feather, 0);
                     });
  WeaponClasses().Compile(set, report, content.weapon_classes);
  CheckRoom(set, "weapon", kMaxEntries, "weapons", report);
  Weapons().Compile(set, report, content.weapons,
                    [&](Weapon& weapon, const ContentEntry& entry, EntryReporter& reporter) {
                      // Numbers beyond what fits have been reported.
                      Put(weapon.profile.weapon, content.weapons.size() + 1);
                      ReadClass(content, entry, weapon, reporter);
                      ReadAbilities(set, content, entry, weapon, reporter);
                    });
}

}  // namespace mallard::duckhammer
