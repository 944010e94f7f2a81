// The schema of what battles are fought about, and where.
#include <utility>

#include "mallard/frame/fields.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/content/schema_parts.h"
#include "src/games/duckhammer/script/hooks.h"

namespace mallard::duckhammer {
namespace {

FieldSchema RuleText() {
  return TextField("text", "", "The rule in a sentence, shown by user interfaces.");
}

FieldSchema BySize(const char* name, const char* doc) {
  return ListField(name, IntField("count", 0, 12, "How many."), 0, kMapSizes, doc);
}

std::vector<EntrySchema> Gambles() {
  return {
      {"gamble",
       "A condition of quacktics.",
       {NameField(), RuleText(),
        IntField("modifier", -6, 6, 0, "Victory points it adds to a quacktic."),
        IntField("likely", 0, 100, 50,
                 "For the computer player: in how many of a hundred rounds it comes true."),
        FunctionField("broken", GambleHook(),
                      "Called whenever something happened; true ends the quacktic unpaid."),
        FunctionField("met", GambleHook(),
                      "Called when the quacktic's last round ends; true lets it pay. Left out it "
                      "is met unless it was broken.")}},
      {"quacktic",
       "A bet of a player on the next rounds. Pays 1, 3 or 6 victory points for 1, 2 or 3 rounds, "
       "more or less by its gambles, and 1 for a restriction; below 1 it is refused.",
       {NameField(), RuleText(), IntField("rounds", 1, 3, 1, "How long it lasts."),
        ReferenceListField("gambles", "gamble", "Its conditions; all of them must be met."),
        IntField("restriction_hits_on", 0, 12, 0,
                 "A unit chosen at the start hits only on this or more; 0: no restriction."),
        ReferenceField("mission", "mission", false, "Only for players on that mission."),
        ReferenceField("feather", "feather", false, "Only for armies of that Feather."),
        ReferenceField("faction", "faction", false,
                       "Only for armies with units of that faction.")}},
      {"mission",
       "What a player gains victory points for.",
       {NameField(), RuleText(),
        BoolField("own_unit_points", true,
                  "The usual 2 victory points for destroyed Heroes, Leaders and Legends."),
        IntField("zone_bonus", 0, 12, 0, "Inches by which the own deployment zone is deeper."),
        BySize("objects", "Points of interest on small, medium, large and giant maps."),
        BySize("objects_shared", "The same when both players have this mission."),
        IntField("monsters_most", 0, 6, 0,
                 "How many monsters its player may name (then at least one)."),
        IntField("monster_discount", 0, 6, 0,
                 "Needed victory points each monster takes off for its player."),
        ChoiceField("plan", {"hunt", "hold", "advance", "objects", "height"}, "hunt",
                    "What the computer player does for it: destroy units, keep to its own side, "
                    "go to the enemy's, take points of interest, or the highest obstacle."),
        IntField("appeal", 0, 100, 10,
                 "How often the computer player takes it, against the others."),
        FunctionField("on_unit_destroyed", MissionHook(),
                      "Called when a unit of the opponent was destroyed."),
        FunctionField("on_model_destroyed", MissionHook(),
                      "Called when a model of the opponent was destroyed."),
        FunctionField("on_report", MissionHook(), "Called at every Report, to score.")}},
  };
}

std::vector<EntrySchema> Places() {
  FieldSchema corner = ListField("corner", IntField("number", 0, kPlaneLimit, "x, then y."), 2, 2,
                                 "A corner, in thousandths of an inch.");
  return {
      {"scale",
       "How large a battle is.",
       {NameField(),
        IntField("width", 12, 120, "Of the map, in inches: from long edge to long edge."),
        IntField("length", 18, 240,
                 "Of the map, in inches: from deployment zone to deployment zone."),
        IntField("points", 1, 5000, "Army points."),
        IntField("victory_points", 1, 99, "Victory points that win."),
        IntField("dice", 1, 8, "d12 each player rolls in the roll-off."),
        ChoiceField("size", {"small", "medium", "large", "giant"},
                    "The size of map that rules refer to.")}},
      {"map",
       "A battlefield. x runs along the short edges from 0 to the scale's width, y from one "
       "deployment zone to the other; all of it in thousandths of an inch.",
       {NameField(), TextField("text", "", "What the place is like."),
        ReferenceField("scale", "scale", true, "The scale it is made for."),
        ListField(
            "terrain",
            TableField("feature",
                       {ChoiceField("kind", {"obstacle", "water"}, "obstacle", "What it is."),
                        IntField("height", 0, 24 * kInch, 0,
                                 "Of an obstacle, in thousandths of an inch; water has none."),
                        ListField("area", std::move(corner), 3, ConvexPolygon::kMaxCorners,
                                  "The corners of a convex polygon, in order.")},
                       true, "A piece of terrain."),
            0, kMaxTerrain, "Obstacles and water.")}},
  };
}

}  // namespace

std::vector<EntrySchema> BattleEntries() {
  std::vector<EntrySchema> entries = Gambles();
  for (EntrySchema& entry : Places()) entries.push_back(std::move(entry));
  return entries;
}

}  // namespace mallard::duckhammer
