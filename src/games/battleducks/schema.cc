// What BattleDucks packs may declare: the tables that validate, document and type content.
#include "src/games/battleducks/content.h"
#include "src/games/battleducks/script.h"

namespace mallard::battleducks {
namespace {

using Type = FieldSchema::Type;

FieldSchema Name() {
  FieldSchema field;
  field.name = "name";
  field.doc = "What people call it. Shown by user interfaces; the id when left out.";
  return field;
}

FieldSchema Reference(const char* name, const char* kind, bool required, const char* doc) {
  FieldSchema field;
  field.name = name;
  field.type = Type::kReference;
  field.reference = kind;
  field.required = required;
  field.doc = doc;
  return field;
}

FieldSchema ReferenceList(const char* name, const char* kind, const char* doc) {
  FieldSchema field;
  field.name = name;
  field.type = Type::kList;
  field.item = {Reference("item", kind, true, "An id.")};
  field.doc = doc;
  field.fallback.type = ContentValue::Type::kList;
  return field;
}

FieldSchema Drawing(const char* name, const char* doc) {
  FieldSchema field;
  field.name = name;
  field.type = Type::kList;
  field.required = true;
  field.min = 1;
  field.max = kGridSide;
  FieldSchema row;
  row.name = "row";
  row.type = Type::kString;
  row.doc = "One row of the drawing.";
  field.item = {row};
  field.doc = doc;
  return field;
}

FieldSchema Int(const char* name, int64_t min, int64_t max, const char* doc) {
  FieldSchema field;
  field.name = name;
  field.type = Type::kInt;
  field.required = true;
  field.min = min;
  field.max = max;
  field.doc = doc;
  return field;
}

FieldSchema Resolve() {
  FieldSchema field;
  field.name = "resolve";
  field.type = Type::kFunction;
  field.hook = &ResolveHook();
  field.doc =
      "What the maneuver does, called with a ManeuverContext. Without it every cell of the "
      "footprint is probed, row by row from the top.";
  return field;
}

ContentSchema MakeSchema() {
  ContentSchema schema;
  schema.game = "battleducks";
  schema.variable_scopes = {"match", "player", "formation"};
  schema.entries = {
      {"maneuver",
       "Something a formation's Commander can do instead of an observation.",
       {Name(), Drawing("footprint", "The viewfinder: `o` for a cell it covers, `.` for none."),
        Int("cooldown", 1, 200, "Turns for which it is not available after use."), Resolve()}},
      {"category",
       "A family of formations. Players pick within categories, and a category's formations share "
       "a maneuver.",
       {Name(), Int("min_ducks", 1, 64, "Smallest number of ducks of its formations."),
        Int("max_ducks", 1, 64, "Largest number of ducks of its formations."),
        Reference("maneuver", "maneuver", false,
                  "What its Commanders can do; without it there are no Commanders.")}},
      {"formation",
       "A set of ducks that lies in a pond as one piece.",
       {Name(), Reference("category", "category", true, "The category it belongs to."),
        Drawing("shape",
                "`#` for a duck, `.` for water. Corners touching is enough to hold "
                "together.")}},
      {"board",
       "A pond: any cells of a grid of at most 16 by 16.",
       {Name(), Drawing("rows", "`#` for a cell, `.` where there is none.")}},
      {"mode",
       "A way to play: a board and the fleet both players have.",
       {Name(), Reference("board", "board", true, "The board, unless a match says otherwise."),
        ReferenceList("formations", "formation", "Formations both players have."),
        ReferenceList("categories", "category",
                      "Categories from which each player picks one formation.")}},
  };
  return schema;
}

}  // namespace

const ContentSchema& Schema() {
  static const ContentSchema* const schema = new ContentSchema(MakeSchema());
  return *schema;
}

}  // namespace mallard::battleducks
