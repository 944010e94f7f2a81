#include "src/games/duckhammer/content/content_magic.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/content/content_modifiers.h"
#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer/script/hooks.h"

namespace mallard::duckhammer {
namespace {

std::vector<BoundField<Mark>> MarkFields() {
  std::vector<BoundField<Mark>> fields = {
      Title<Mark>(),
      Bind(ChoiceField("on", {"model", "weapon", "unit"}, "What it sticks to."), &Mark::on),
      Bind(BoolField("ends_with_round", false, "Taken off when the round ends."),
           &Mark::ends_with_round),
      Bind(BoolField("ends_on_move", false, "On models: taken off when the model moves."),
           &Mark::ends_on_move),
      Bind(BoolField("cover", false, "On models: the model has Cover."), &Mark::cover),
      Bind(IntField("attack_modifier", -12, 12, 0,
                    "On weapons: added to attack rolls with it. On models and units: to theirs."),
           &Mark::attack_modifier),
      Bind(IntField("target_modifier", -12, 12, 0,
                    "On models and units: added to attack rolls against them."),
           &Mark::target_modifier),
      Bind(IntField("all_rolls", -12, 12, 0, "On units: added to all their d12 rolls."),
           &Mark::all_rolls),
      Bind(IntField("bravery", -12, 12, 0, "On units: added to their Bravery."), &Mark::bravery),
      Bind(IntField("morale", -12, 12, 0, "On units: added to their morale rolls."), &Mark::morale),
      Bind(IntField("armor", -12, 12, 0, "On units: added to their Armor."), &Mark::armor),
      BindInches(IntField("movement", -24, 24, 0, "On units: inches added to their movement."),
                 &Mark::movement),
      Bind(BoolField("unusable", false, "On weapons: it cannot be used."), &Mark::unusable),
      BindModifiers<Mark>(Carrier::kMarks),
      Bind(ChoiceField("shown", {"counter", "mark", "nothing"}, "counter",
                       "How clients show it, under its name: how many there are, a mark while "
                       "there is one, or not at all."),
           &Mark::shown),
      Bind(TextField("symbol", "",
                     "On models and units: one character that plain drawings show for the model "
                     "or unit that has it."),
           &Mark::symbol)};
  // An aura reaches as far as its ability says.
  AddHooks(fields, [](const HookSpec& spec) { return spec.point != HookPoint::kAllyGrade; });
  return fields;
}

const EntryKind<Mark>& Marks() {
  static const auto* const kind = new EntryKind<Mark>(
      "mark",
      "Something that sticks to a model, a weapon of a model, or a unit. Its functions are called "
      "like those of the bearer's abilities; the own model is the one that bears it.",
      MarkFields());
  return *kind;
}

const EntryKind<Spell>& Spells() {
  static const auto* const kind = new EntryKind<Spell>(
      "spell", "Something that units chant.",
      {Title<Spell>(), RuleText<Spell>(),
       Bind(IntField("risk", 1, 36, "What d12 + chanting models must reach."), &Spell::risk),
       Bind(IntField("noise", 0, 24, 0,
                     "What d12 + Bravery of a target must reach to resist; 0: cannot be resisted."),
            &Spell::noise),
       BindInches(IntField("radius", 0, 24, 0, "Of its area, in inches; 0: a single spot."),
                  &Spell::radius),
       Bind(IntField("worth", 0, 100, 3,
                     "For the computer player: army points it is worth for each model it touches."),
            &Spell::worth),
       Bind(ChoiceField("whom", {"enemies", "friends", "all"}, "enemies",
                        "Whose models in the area are affected."),
            &Spell::whom),
       Bind(BoolField("needs_sight", false,
                      "Only models that some chanting model sees are affected."),
            &Spell::needs_sight),
       Bind(FunctionField("on_cast", CastHook(), "What it does, called once the chant succeeded."),
            &Spell::on_cast)});
  return *kind;
}

// What a mark says about something it never sticks to would silently do nothing.
void CheckMark(const Mark& mark, EntryReporter& reporter) {
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
  only(!mark.symbol.empty(), !weapon, "symbol", "models and units");
}

}  // namespace

std::vector<EntrySchema> MagicSchemas() { return {Marks().schema(), Spells().schema()}; }

void CompileMagic(const ContentSet& set, ContentReport& report, GameContent& content) {
  CheckRoom(set, "mark", kMaxEntries, "kinds of mark", report);
  Marks().Compile(set, report, content.marks,
                  [&](Mark& mark, const ContentEntry&, EntryReporter& reporter) {
                    CheckMark(mark, reporter);
                    content.hook_mask |= mark.hooks.mask;
                    content.mark_hook_mask |= mark.hooks.mask;
                    content.modifiers.Add(mark.modifiers, /*of_mark=*/true);
                  });
  CheckRoom(set, "spell", kMaxEntries, "spells", report);
  Spells().Compile(set, report, content.spells,
                   [](Spell& spell, const ContentEntry&, EntryReporter& reporter) {
                     if (!spell.on_cast)
                       reporter.Add("on_cast", "must be given: the spell does nothing");
                   });
}

}  // namespace mallard::duckhammer
