// What Duckhammer packs may declare: the tables that validate, document and type content.
// Statistics are in inches here, bases and maps in thousandths; dice are text: "2d3", "d6", "2".
#include <utility>

#include "mallard/frame/fields.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/content/schema_parts.h"

namespace mallard::duckhammer {
namespace {

FieldSchema Flavour() { return TextField("text", "", "What user interfaces tell about it."); }

FieldSchema Optional(FieldSchema field) {
  field.required = false;
  return field;
}

std::vector<EntrySchema> Flocks() {
  return {
      {"feather", "A civilization of birds; armies are of one.", {NameField(), Flavour()}},
      {"faction",
       "A part of a Feather.",
       {NameField(), Flavour(), ReferenceField("feather", "feather", true, "Whose part it is.")}},
  };
}

std::vector<EntrySchema> Armoury() {
  return {
      {"weapon_class",
       "A kind of weapon, such as swords.",
       {NameField(),
        ChoiceField("kind", {"melee", "ranged", "magic"},
                    "What it is used for. Magic weapons chant, and fight like melee weapons."),
        ChoiceField("size", {"small", "large"}, "How much of a model's hands it takes."),
        ReferenceListField("usual", "weapon_ability", "The abilities such weapons usually have.")}},
      {"weapon",
       "A weapon that models carry.",
       {NameField(), Flavour(), ReferenceField("class", "weapon_class", true, "What kind it is."),
        Optional(ChoiceField("size", {"small", "large"}, "Unlike others of its class.")),
        RequiredTextField("damage", "Dice: \"d6\", \"2d4\"; a plain number is not rolled."),
        IntField("range", 0, 96, "Inches, to fight or shoot."),
        IntField("spell_range", 0, 96, 0, "Inches, to chant; of magic weapons only."),
        ListField("abilities", ReferenceField("ability", "weapon_ability", true, "An id."), 0,
                  kMaxWeaponAbilities, "What it can do.")}},
  };
}

// What models and monsters have in common.
std::vector<FieldSchema> Statistics() {
  FieldSchema with =
      TableField("use",
                 {ReferenceField("ability", "model_ability", true, "The ability."),
                  ReferenceField("spell", "spell", false, "The spell it is about."),
                  ReferenceField("quacktic", "quacktic", false, "The quacktic it is about.")},
                 true, "An ability and what it is about.");
  return {
      NameField(),
      Flavour(),
      TextField("symbol", "", "A letter for maps; the first of the id when left out."),
      IntField("grade", 0, kGrades - 1, "From 0, conscripts, to 6, legends."),
      IntField("hp", 1, 999, "Health points of a model."),
      IntField("armor", -12, 12, 0, "Subtracted from damage."),
      IntField("bravery", -12, 12, 0, "Added to morale rolls."),
      IntField("movement", 0, 48, "Inches a model moves."),
      RequiredTextField("charge", "Dice of a charge, in inches: \"2d3\"; \"0\" or \"2\" is flat."),
      ChoiceField("flyer", {"none", "slow", "fast"}, "slow", "How it flies."),
      ChoiceField("swimmer", {"none", "slow", "fast"}, "slow", "How it swims."),
      IntField("size", 1, 16, 1, "The area of its base, in usual bases."),
      IntField("height", 1, 24 * kInch, 1500, "How tall it is, in thousandths of an inch."),
      ListField("abilities", ReferenceField("ability", "model_ability", true, "An id."), 0,
                kMaxPrintedAbilities, "Its abilities, but for those that are about something."),
      ListField("abilities_with", std::move(with), 0, kMaxPrintedAbilities,
                "Its abilities that are about a spell or a quacktic: "
                "`{ ability = \"spell\", spell = \"gale\" }`."),
  };
}

EntrySchema ModelSchema() {
  EntrySchema entry = {"model", "A model that armies enlist.", Statistics()};
  FieldSchema slot =
      ListField("slot", ReferenceField("weapon", "weapon", true, "The id of a weapon."), 1, 12,
                "What can be chosen for it; the first is the usual choice.");
  for (FieldSchema& field : std::vector<FieldSchema>{
           ReferenceField("faction", "faction", true, "Whose it is."),
           IntField("full_strength", 1, kMaxUnitModels, "The most models of a unit."),
           PriceField(
               IntField("cost", 1, 999, "Army points of a model: what the rules of pricing say.")),
           BoolField("cost_as_printed", false,
                     "The cost stands even if the rules of pricing say otherwise."),
           BoolField("character", false, "A person of name, whom a campaign enlists only once."),
           ListField("weapons", std::move(slot), 0, kMaxWeapons,
                     "Its weapons: for each what can be chosen. Weapons to choose from cost the "
                     "same."),
       }) {
    entry.fields.push_back(std::move(field));
  }
  return entry;
}

EntrySchema MonsterSchema() {
  EntrySchema entry = {"monster", "A creature on the map that belongs to nobody.", Statistics()};
  entry.fields.push_back(IntField("count", 1, kMaxUnitModels, 1, "How many come at once."));
  entry.fields.push_back(ListField("weapons",
                                   ReferenceField("weapon", "weapon", true, "The id of a weapon."),
                                   0, kMaxWeapons, "What it fights with."));
  return entry;
}

EntrySchema ArmySchema() {
  return {"army",
          "A ready army list that user interfaces and bots can offer.",
          {NameField(), Flavour(),
           ReferenceField("scale", "scale", true, "The scale whose army points it keeps to."),
           RequiredTextField("list",
                             "The units: `model xCount weapons`, separated by semicolons, as "
                             "players write them.")}};
}

ContentSchema MakeSchema() {
  ContentSchema schema;
  schema.game = "duckhammer";
  schema.variable_scopes = {"match", "player", "unit"};
  for (std::vector<EntrySchema>& part :
       std::vector<std::vector<EntrySchema>>{Flocks(),
                                             Armoury(),
                                             AbilityEntries(),
                                             BattleEntries(),
                                             {ModelSchema(), MonsterSchema(), ArmySchema()}}) {
    for (EntrySchema& entry : part) schema.entries.push_back(std::move(entry));
  }
  return schema;
}

}  // namespace

const ContentSchema& DuckhammerSchema() {
  static const ContentSchema* const schema = new ContentSchema(MakeSchema());
  return *schema;
}

}  // namespace mallard::duckhammer
