// What BattleDucks packs may declare: the tables that validate, document and type content.
#include "src/games/battleducks/content.h"
#include "src/games/battleducks/script.h"
#include "src/games/common/fields.h"

namespace mallard::battleducks {
namespace {

ContentSchema MakeSchema() {
  ContentSchema schema;
  schema.game = "battleducks";
  schema.variable_scopes = {"match", "player", "formation"};
  schema.entries = {
      {"maneuver",
       "Something a formation's Commander can do instead of an observation.",
       {NameField(),
        DrawingField("footprint", kGridSide,
                     "The viewfinder: `o` for a cell it covers, `.` for none."),
        IntField("cooldown", 1, 200, "Turns for which it is not available after use."),
        FunctionField(
            "resolve", ResolveHook(),
            "What the maneuver does, called with a ManeuverContext. Without it every cell of the "
            "footprint is probed, row by row from the top.")}},
      {"category",
       "A family of formations. Players pick within categories, and a category's formations share "
       "a maneuver.",
       {NameField(), IntField("min_ducks", 1, 64, "Smallest number of ducks of its formations."),
        IntField("max_ducks", 1, 64, "Largest number of ducks of its formations."),
        ReferenceField("maneuver", "maneuver", false,
                       "What its Commanders can do; without it there are no Commanders.")}},
      {"formation",
       "A set of ducks that lies in a pond as one piece.",
       {NameField(), ReferenceField("category", "category", true, "The category it belongs to."),
        DrawingField("shape", kGridSide,
                     "`#` for a duck, `.` for water. Corners touching is enough to hold "
                     "together.")}},
      {"board",
       "A pond: any cells of a grid of at most 16 by 16.",
       {NameField(), DrawingField("rows", kGridSide, "`#` for a cell, `.` where there is none.")}},
      {"mode",
       "A way to play: a board and the fleet both players have.",
       {NameField(),
        ReferenceField("board", "board", true, "The board, unless a match says otherwise."),
        ReferenceListField("formations", "formation", "Formations both players have."),
        ReferenceListField("categories", "category",
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
