// What Duck Dealer packs may declare: the tables that validate, document and type content.
#include "mallard/frame/fields.h"
#include "src/games/duck_dealer/content.h"
#include "src/games/duck_dealer/script.h"

namespace mallard::duck_dealer {
namespace {

FieldSchema GoodsField(const char* name, int64_t min, const char* doc) {
  return ListField(name, ReferenceField("good", "good", true, "A good; twice for two units."), min,
                   Bundle::kMaxItems, doc);
}
FieldSchema Built() {
  return FunctionField("on_built", TileHook("on_built"), "Called when it has been built.");
}
FieldSchema Used(const char* when) { return FunctionField("on_used", TileHook("on_used"), when); }
FieldSchema Copies(const char* doc) { return IntField("copies", 0, 60, 1, doc); }

std::vector<EntrySchema> GoodsAndShips() {
  return {
      {"good",
       "Something that is mined, made, carried and consumed.",
       {NameField(), TextField("symbol", "",
                               "At most two characters for drawings; the beginning of the id when "
                               "left out.")}},
      {"equipment",
       "What a slot of a ship can hold.",
       {NameField(), IntField("capacity", 0, 15, 0, "Goods it holds."),
        IntField("move", 0, 9, 0, "Move energy it produces when its ship collects."),
        IntField("build", 0, 9, 0, "Build energy it produces when its ship collects."),
        IntField("trade", 0, 9, 0, "Trade energy it produces when its ship collects."),
        ChoiceField("marker", {"none", "move", "build", "trade"}, "none",
                    "The energy of which it takes a marker out of the supply while it is on a "
                    "ship."),
        BoolField("start", true, "Whether it can be chosen before the first turn."),
        FunctionField("on_installed", ShipHook("on_installed"),
                      "Called when it was put on a ship, by purchase or before the first turn."),
        FunctionField("on_collect", ShipHook("on_collect"),
                      "Called when its ship collects, after all crew and before the free choice. "
                      "Energy gained here may be virtual."),
        FunctionField("on_action_turn", ShipHook("on_action_turn"),
                      "Called when its ship's action turn begins."),
        FunctionField("on_delivery", DeliveryHook(),
                      "Called when its ship has delivered a good, after scoring.")}},
      {"mine",
       "A tile that gives a good.",
       {ReferenceField("good", "good", true, "What it gives."),
        IntField("start_copies", 0, 30, 0, "How many there are for start planets."),
        Copies("How many there are for other planets."), Used("Called when a good was taken.")}},
  };
}

std::vector<EntrySchema> Tiles() {
  return {
      {"factory",
       "A tile that players build and that turns goods into another.",
       {ReferenceField("product", "good", true, "What it makes."),
        GoodsField("inputs", 1, "What it makes it of; also the cost of building it."),
        Copies("How many there are."), IntField("points", 0, 1000, "Points for building it."),
        Built(), Used("Called when it has made its product.")}},
      {"shipyard",
       "A tile of a start planet that sells equipment once it is built.",
       {ReferenceField("good", "good", true,
                       "Printed on it: building it takes this good and another one."),
        ReferenceField("sells", "equipment", true, "What it sells."),
        PriceField(GoodsField("price", 0, "What the equipment costs besides a trade energy.")),
        IntField("points", 0, 1000, "Points for building it."), Built(),
        Used("Called when equipment was bought here.")}},
      {"consumer",
       "A tile laid when a planet is discovered; once built, goods are delivered to it.",
       {ReferenceField("good", "good", true, "What it consumes."),
        IntField("points", 0, 1000, "Points for a delivery."),
        IntField("build_points", 0, 1000, "Points for building it."),
        PriceField(GoodsField("cost", 0, "What building it takes; one of its good when left out.")),
        Copies("How many there are."),
        IntField("stage", 1, 9, "Tiles of lower stages lie on top of the stack."), Built(),
        Used("Called when a good was delivered here, after scoring.")}},
  };
}

std::vector<EntrySchema> Play() {
  return {
      {"map",
       "Planets and the routes between them.",
       {NameField(),
        ListField("planets",
                  TableField("planet",
                             {RequiredTextField("id", "Small letters, digits and underscores."),
                              NameField(), IntField("x", 0, 60, "For drawing, to the right."),
                              IntField("y", 0, 60, "For drawing, downwards."),
                              BoolField("start", false,
                                        "A start planet has a mine and a shipyard, any other a "
                                        "mine, a consumer and a factory.")},
                             true, "A planet."),
                  2, kMaxPlanets, "All planets."),
        ListField("routes",
                  TableField("route",
                             {RequiredTextField("from", "A planet's id."),
                              RequiredTextField("to", "A planet's id."),
                              IntField("dots", 0, 40, "Places between the two.")},
                             true, "A route."),
                  1, 200, "All routes; two planets have at most one.")}},
      {"ship",
       "The board of a ship.",
       {NameField(),
        ListField("slots", IntField("steps", 1, 100, "Steps for a move energy."), 1, kMaxSlots,
                  "For each slot, in the order they are filled, the steps a move energy gives when "
                  "it is the last one filled."),
        IntField("start_slots", 1, kMaxSlots, "Slots filled before the first turn."),
        IntField("hold", 0, 20, "Goods that fit without any equipment.")}},
      {"mode",
       "A way to play.",
       {NameField(), ReferenceField("map", "map", true, "The map, unless a match says otherwise."),
        ReferenceField("ship", "ship", true, "Everybody's ship."),
        ListField("track",
                  TableField("stretch",
                             {IntField("turns", 1, kMaxTrack, "Spaces of this stretch."),
                              IntField("roads", 0, 20, "Free roads on each.")},
                             true, "Spaces that are alike."),
                  1, kMaxTrack, "The turn track, from its first space."),
        IntField("markers", 1, 200, 40, "Energy markers of each kind."),
        IntField("keep", 0, 40, 4, "Energy markers that can be kept after an action turn."),
        IntField("cubes", 2, 200, 30,
                 "A player's cubes, for roads, the turn track and (one) the score track."),
        IntField("privileges", 0, 100, 10, "A player's privilege markers."),
        IntField("privilege_cost", 1, 20, 3, "Build energy for a privilege."),
        IntField("offers", 0, kMaxOffers, kMaxOffers,
                 "Offers the active player may open or ask "
                 "for in a turn.")}},
  };
}

ContentSchema MakeSchema() {
  ContentSchema schema;
  schema.game = "duck_dealer";
  schema.variable_scopes = {"match", "player", "planet"};
  for (std::vector<EntrySchema> entries : {GoodsAndShips(), Tiles(), Play()}) {
    schema.entries.insert(schema.entries.end(), entries.begin(), entries.end());
  }
  return schema;
}

}  // namespace

const ContentSchema& Schema() {
  static const ContentSchema* const schema = new ContentSchema(MakeSchema());
  return *schema;
}

}  // namespace mallard::duck_dealer
