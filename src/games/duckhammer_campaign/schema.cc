// What campaign packs may declare besides everything that Duckhammer's may.
#include <utility>

#include "mallard/frame/fields.h"
#include "src/games/duckhammer_campaign/content.h"

namespace mallard::duckhammer_campaign {
namespace {

FieldSchema Flavour() { return TextField("text", "", "What user interfaces tell about it."); }

std::vector<FieldSchema> Modes() {
  return {BoolField("war", true, "Whether it is there in campaigns of war."),
          BoolField("duckheim", true, "Whether it is there in Duckheim.")};
}

EntrySchema MeansEntry() {
  return {"means",
          "A way of getting rations. Chosen several times, it gives several times as much.",
          {NameField(), Flavour(),
           ReferenceField("faction", "faction", false, "Whose it is; anybody's if left out."),
           IntField("rations", 0, 100, 0, "Rations each season."),
           FunctionField("on_season", MeansHook(), "Gives the rations of a season."),
           FunctionField("on_battle", MeansHook(), "Gives rations after each own battle.")}};
}

EntrySchema LadderEntry() {
  FieldSchema step = RequiredTextField("step", "Dice: \"2d3\".");
  return {"ladder",
          "Dice from the weakest to the strongest, for trainings and wounds that go by steps.",
          {ListField("steps", step, 1, 24, "The dice.")}};
}

EntrySchema TrainingEntry() {
  FieldSchema amount = IntField("amount", 0, 24, "A number.");
  FieldSchema swap =
      TableField("switch",
                 {ReferenceField("from", "model_ability", true, "The ability that goes."),
                  ReferenceField("to", "model_ability", true, "The ability that comes.")},
                 true, "An ability that turns into another.");
  EntrySchema entry{
      "training",
      "Something a unit can be taught when it raises its level.",
      {NameField(), Flavour(),
       ChoiceField("effect",
                   {"hp", "movement", "gait", "armor", "bravery", "ability", "weapon_ability",
                    "weapon", "damage", "weapon_class"},
                   "What it changes."),
       ListField("amount", amount, 0, duckhammer::kGrades,
                 "By how much, for each Grade from 0; the last one also for higher Grades."),
       TextField("group", "", "Trainings of one group count together in a Grade."),
       IntField("per_grade", 0, 24, 0, "How often a unit can have it in one Grade; 0: any number."),
       IntField("per_unit", 0, 24, 0, "How often a unit can have it; 0: any number."),
       IntField("per_weapon", 0, 24, 0, "How often for one weapon; 0: any number."),
       IntField("most", 0, 50, 50, "It raises nothing above this."),
       BoolField("most_is_grade", false, "It raises nothing above the unit's Grade."),
       ReferenceField("ladder", "ladder", false, "The dice it climbs: charge, or damage."),
       BoolField("only_spells", false, "Only lessons that grant spells."),
       BoolField("characters", true, "Whether characters of Duckheim can have it."),
       BoolField("units", true, "Whether units that are no such characters can have it."),
       ListField("switches", swap, 0, 12,
                 "Abilities that turn into others once they no longer "
                 "suit how the model swims.")}};
  for (FieldSchema& mode : Modes()) entry.fields.push_back(std::move(mode));
  return entry;
}

EntrySchema LessonEntry() {
  return {"lesson",
          "An ability of models that training can give, and what that takes.",
          {NameField(), ReferenceField("ability", "model_ability", true, "It."),
           ReferenceListField("needs", "model_ability", "Abilities that must be there."),
           ReferenceListField("forbids", "model_ability", "Abilities that must not be there."),
           ReferenceListField("removes", "model_ability", "Abilities it takes the place of."),
           IntField("grade", 0, 6, 0, "The least Grade."),
           TextField("charge", "", "The least charge dice; needs `ladder`."),
           ReferenceField("ladder", "ladder", false, "By which charges are compared."),
           BoolField("ranged", false, "The model needs a ranged weapon.")}};
}

EntrySchema WeaponLessonEntry() {
  return {"weapon_lesson",
          "An ability of weapons that training can give, and what that takes.",
          {NameField(), ReferenceField("ability", "weapon_ability", true, "It."),
           ReferenceListField("needs", "weapon_ability", "Abilities that must be there."),
           ReferenceListField("forbids", "weapon_ability", "Abilities that must not be there."),
           ReferenceListField("removes", "weapon_ability", "Abilities it takes the place of."),
           ReferenceField("clears", "weapon_ability", false,
                          "Where it is there, it is taken away instead."),
           BoolField("free_weapon", false, "The weapon's price must be 0 or more.")}};
}

EntrySchema WoundEntry() {
  return {"wound",
          "What can remain of a character's defeat.",
          {NameField(), Flavour(), BoolField("major", false, "For good; minor ones end."),
           IntField("from", 1, 12, "The least result of the d12."),
           IntField("to", 1, 12, "The greatest result."),
           IntField("flyer", -2, 0, 0, "Steps of the flyer type."),
           IntField("swimmer", -2, 0, 0, "Steps of the swimmer type."),
           IntField("charge", -8, 0, 0, "Steps of the charge dice; needs `ladder`."),
           ReferenceField("ladder", "ladder", false, "The charge dice."),
           IntField("movement", -24, 0, 0, "Inches of movement."),
           IntField("bravery", -6, 0, 0, "Points of Bravery."),
           BoolField("grounded", false, "It does not fly at all."),
           BoolField("silenced", false, "It does not chant."),
           ReferenceField("ability", "model_ability", false, "An ability it brings."),
           IntField("dread", 0, 100, 0,
                    "While a model of the kind that dealt it is on the map, this percentage of "
                    "that model's Grade is taken off Bravery.")}};
}

// What changes in a key location.
std::vector<FieldSchema> StageFields() {
  return {TextField("title", "", "What people call it; as before if left out."), Flavour(),
          ReferenceListField("maps", "map",
                             "Battle maps of the place; where none has the scale of "
                             "a battle, any map of that scale is taken."),
          ReferenceField("mission", "mission", false, "That both sides of a battle here have.")};
}

EntrySchema MapEntry() {
  FieldSchema corner =
      ListField("corner", IntField("coordinate", 0, 500, "Inches."), 2, 2, "A corner: x and y.");
  FieldSchema region =
      TableField("region",
                 {ChoiceField("land", {"woodland", "mountain", "water"}, "What it is."),
                  ListField("area", corner, 3, ConvexPolygon::kMaxCorners, "A convex outline.")},
                 true, "A piece of land.");
  FieldSchema stage = TableField("stage", StageFields(), true, "What a battle makes of it.");
  std::vector<FieldSchema> fields = {
      RequiredTextField("name", "Lower-case letters, digits and underscores."),
      IntField("x", 0, 500, "Inches."),
      IntField("y", 0, 500, "Inches."),
      IntField("radius", 1, 24, 3, "Inches; what is within them is in the location."),
      BoolField("start", false, "Armies can begin here."),
      ListField("later", stage, 0, kMaxStages - 1,
                "What the location becomes, by one stage after each battle fought there."),
      BoolField("closes", false,
                "After a battle in its last stage it is no key location any more.")};
  for (FieldSchema& field : StageFields()) fields.push_back(std::move(field));
  FieldSchema place = TableField("place", std::move(fields), true, "A key location.");
  return {"campaign_map",
          "A theatre of war.",
          {NameField(), Flavour(), IntField("width", 12, 500, "Inches."),
           IntField("height", 12, 500, "Inches."),
           ListField("regions", region, 0, 64, "Where the land is not open."),
           ListField("places", place, 2, kMaxLocations, "The key locations.")}};
}

std::vector<EntrySchema> Adventures() {
  FieldSchema total = IntField("total", 0, 100000, "Experience.");
  FieldSchema grade = IntField("grade", 0, 6, "A Grade.");
  EntrySchema challenge{
      "challenge",
      "A battle against forces of the referee.",
      {NameField(), Flavour(), RequiredTextField("army", "The forces, as army lists are written."),
       IntField("reward", 0, 1000, 0, "Rations for winning."),
       ReferenceField("mission", "mission", false, "Of the players; free if left out."),
       ReferenceField("own_mission", "mission", false, "Of the forces; free if left out."),
       ReferenceField("map", "map", false,
                      "The battle map, whatever its scale; one of the location if left out.")}};
  for (FieldSchema& mode : Modes()) challenge.fields.push_back(std::move(mode));
  return {
      std::move(challenge),
      {"scene",
       "Duckheim: something that happens to the characters between battles.",
       {NameField(), Flavour(), ReferenceField("attribute", "attribute", false, "That helps."),
        IntField("difficulty", 0, 6, 0, "Taken off the roll; a person as referee may set another."),
        IntField("target_grade", -1, 6, -1, "Grade of whom it is done to; -1: nobody."),
        BoolField("group", false, "The referee rolls against all characters together."),
        IntField("reward", 0, 1000, 0, "Rations for each player if it goes well."),
        IntField("penalty", 0, 1000, 0, "Rations each player loses if it does not.")}},
      {"attribute", "Duckheim: what a character is good at.", {NameField(), Flavour()}},
      {"experience",
       "What levels take. The last one declared stands.",
       {ListField("total", total, 2, kMaxLevels, "Experience in all, for each level from 0."),
        ListField("grade", grade, 2, kMaxLevels, "The Grade of each level.")}},
      {"army_range",
       "How large battles of an army are.",
       {IntField("from", 0, 10000, "Rations an army is worth at least."),
        ReferenceField("scale", "scale", true, "Map size and victory points.")}},
      {"duckheim",
       "Settings of Duckheim. The last one declared stands.",
       {ReferenceField("lend_mark", "mark", true,
                       "The mark of units; one for each point of Bravery that is lent.")}},
  };
}

ContentSchema MakeSchema() {
  ContentSchema schema = duckhammer::DuckhammerSchema();
  schema.parent = schema.game;
  schema.parent_api = schema.api;
  schema.game = "duckhammer_campaign";
  schema.api = 1;
  for (EntrySchema entry : {MeansEntry(), LadderEntry(), TrainingEntry(), LessonEntry(),
                            WeaponLessonEntry(), WoundEntry(), MapEntry()}) {
    schema.entries.push_back(std::move(entry));
  }
  for (EntrySchema& entry : Adventures()) schema.entries.push_back(std::move(entry));
  return schema;
}

}  // namespace

const ContentSchema& CampaignSchema() {
  static const ContentSchema* const schema = new ContentSchema(MakeSchema());
  return *schema;
}

}  // namespace mallard::duckhammer_campaign
