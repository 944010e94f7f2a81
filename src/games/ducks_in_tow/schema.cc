// What Ducks in Tow packs may declare: the tables that validate, document and type content.
#include "mallard/frame/fields.h"
#include "src/games/ducks_in_tow/content.h"
#include "src/games/ducks_in_tow/script.h"

namespace mallard::ducks_in_tow {
namespace {

constexpr char kCellsDoc[] =
    "A row for each colour, in the order the colours are declared, from the top: `#` a printed "
    "duck, `o` a dotted space, `.` nothing. All rows are as wide as the card has columns; rows "
    "left out at the bottom hold nothing.";

FieldSchema PlayerListField() {
  return ListField("players", IntField("number", 1, kMaxPlayers, "A number of players."), 1,
                   kMaxPlayers, "The numbers of players with which it is used.");
}

FieldSchema RunField() {
  FieldSchema field = FunctionField("run", RunHook(), "What it does, called with a TileContext.");
  field.required = true;
  return field;
}

FieldSchema NeedsField() {
  return TableField(
      "needs",
      {IntField("ducks_in_tow", 0, kTowSlots, 0, "Ducks on the tow."),
       IntField("free_slots", 0, kTowSlots, 0, "Free slots of the tow."),
       IntField("food", 0, kFoodLimit, 0, "Food the player has."),
       IntField("food_in_bag", 0, 100, 0, "Food in the bag."),
       IntField("ducks_in_bag", 0, 100, 0, "Ducks in the bag."),
       IntField("cards_to_draw", 0, 100, 0,
                "Location cards in the display, the deck and the discard pile together."),
       BoolField("adoptable", false,
                 "A duck of the tow has a free dotted space of its colour in the tableau.")},
      false, "What must hold for the action to be taken.");
}

ContentSchema MakeSchema() {
  ContentSchema schema;
  schema.game = "ducks_in_tow";
  schema.variable_scopes = {"match", "player", "tile"};
  schema.entries = {
      {"colour",
       "A colour of ducks, with a food of its own and a row of every tableau. There are 1 to 6.",
       {NameField(), RequiredTextField("symbol", "The letter it is drawn with."),
        ChoiceField("paint",
                    {"black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"},
                    "white", "What terminals paint it with."),
        IntField("food", 1, 60, "Food of this colour.")}},
      {"location", "A place cards are delivered to; it has a tile.", {NameField()}},
      {"location_card",
       "A card that is completed by delivering the ducks it shows to its location.",
       {ReferenceField("location", "location", true, "Where it is delivered."),
        DrawingField("cells", kMaxColours, kCellsDoc)}},
      {"start_card",
       "A card that a tableau begins with. Each player is dealt one of those for their number.",
       {DrawingField("cells", kMaxColours, kCellsDoc), PlayerListField(),
        BoolField("first_player", false, "Whoever is dealt it begins.")}},
      {"formation",
       "A formation card: a pattern to claim. It slides over a tableau but never turns.",
       {NameField(), IntField("hearts", 1, 20, "Points."),
        DrawingField("pattern", kMaxColours,
                     "`#` needs a duck, `.` does not matter. The whole drawing must lie inside "
                     "the tableau.")}},
      {"special",
       "A tile that is no location. What can be done there is said by tile actions.",
       {NameField(),
        RequiredTextField("symbol", "The letter that stands for it in parks; not L.")}},
      {"tile_action",
       "Something a player can do on a special tile, for one action. A tile may have several.",
       {NameField(), ReferenceField("tile", "special", true, "The tile."), NeedsField(),
        RunField()}},
      {"park",
       "The tiles and how they touch.",
       {NameField(),
        DrawingField("rows", kMaxTiles,
                     "Words 4 characters apart, every row pushed aside by 2: `L` a random "
                     "location, a letter for a special tile; `*` behind it marks a start space.")}},
      {"setup",
       "How a number of players begins and ends. There is one for each number.",
       {IntField("players", 1, kMaxPlayers, "The number of players."),
        ReferenceField("park", "park", true, "The park, unless a match says otherwise."),
        IntField("ducks", 1, 30, "Ducks of each colour."),
        ListField("food", IntField("count", 0, kFoodLimit, "Food drawn."), 1, kMaxPlayers,
                  "Food drawn by the first player, the second, and so on."),
        IntField("formations", 0, kMaxClaims, "Formation cards turned up."),
        IntField("target", 0, kMaxColumns, 0,
                 "Completed location cards that trigger the end; 0 for no such end.")}},
  };
  return schema;
}

}  // namespace

const ContentSchema& Schema() {
  static const ContentSchema* const schema = new ContentSchema(MakeSchema());
  return *schema;
}

}  // namespace mallard::ducks_in_tow
