// What Naval War packs may declare: the tables that validate, document and type content.
#include "mallard/frame/fields.h"
#include "src/games/naval_war/content.h"
#include "src/games/naval_war/script.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {
namespace {

FieldSchema TargetField() {
  FieldSchema field = TableField(
      "target",
      {
          ChoiceField(
              "kind",
              {"none", "area", "column", "row", "cells", "enemy_ship", "own_ship", "own_damage",
               "quadrant", "shift", "pivot", "fleet", "hit_ship"},
              "`area`: a rectangle wholly on the board. `column`, `row`: all its cells. "
              "`cells`: some cells, named one after another. `enemy_ship`: a standing enemy "
              "ship that is not protected. `own_ship`: a standing ship. `own_damage`: a "
              "damaged part of a standing ship. `quadrant`: a quarter of both boards. "
              "`shift`: a ship and a direction in which it can move by one cell. `pivot`: a "
              "ship and a quarter turn about one of its cells. `fleet`: new places for all "
              "ships that can move. `hit_ship`, for reactions: a ship that the attack hits "
              "and does not sink."),
          IntField("width", 1, kGridSide, 1, "Columns of an `area`."),
          IntField("height", 1, kGridSide, 1, "Rows of an `area`."),
          BoolField("rotate", false, "An `area` may lie either way."),
          IntField("count", 1, kMaxAims, 1, "How many `cells`."),
          ChoiceField("board", {"enemy", "own"}, "enemy",
                      "Whose board an `area`, `column`, `row` or `cells` are on."),
      },
      false, "What the card is aimed at; nothing when left out.");
  return field;
}

FieldSchema TagsField(const char* name, const char* doc) {
  return ListField(name, RequiredTextField("tag", "Any word."), 0, 64, doc);
}

ContentSchema MakeSchema() {
  ContentSchema schema;
  schema.game = "naval_war";
  schema.variable_scopes = {"match", "player", "ship"};
  schema.entries = {
      {"ship",
       "A kind of ship, one cell wide.",
       {NameField(), IntField("length", 2, kMaxLength, "Cells it covers.")}},
      {"card",
       "A kind of card.",
       {NameField(),
        ChoiceField("class", {"assault", "intel", "movement"},
                    "A disabled player cannot play `assault` and `movement`; a seized quadrant "
                    "stops `assault`."),
        IntField("copies", 0, 999, "How many are in the deck."),
        BoolField("reaction", false,
                  "Played by the defender when an attack connects, and only then."),
        BoolField("secret", false,
                  "The opponent learns that the card was played, but not on what."),
        TargetField(), TagsField("tags", "Words that reactions can refer to."),
        TagsField(
            "cannot_answer",
            "For reactions: tags of attacking cards against which this one cannot be played."),
        FunctionField("playable", PlayableHook(),
                      "Whether the card can be played now, besides what its class and target say. "
                      "Called with a LookContext; must change nothing. Left out it can."),
        FunctionField("resolve", ResolveHook(), "What the card does, called with a CardContext."),
        FunctionField("after_attack", AfterAttackHook(),
                      "Called with a CardContext once the attack that the card declared has been "
                      "answered, blocked or not.")}},
      {"zone",
       "Something that lies on cells of a board for all to see, laid there by cards.",
       {NameField(),
        FunctionField("on_enter", EnterHook(),
                      "Called with a CardContext of the ship's player when a ship moves onto cells "
                      "of the zone that it did not cover before.")}},
      {"mode",
       "A way to play: the size of the boards, the fleet and the hand.",
       {NameField(), IntField("width", 4, kGridSide, "Columns of each board; an even number."),
        IntField("height", 4, kGridSide, "Rows of each board; an even number."),
        IntField("hand_limit", 1, 8, "Cards dealt at the start, and kept at the end of a turn."),
        ListField("fleet", ReferenceField("ship", "ship", true, "The id of a kind of ship."), 1,
                  kMaxShips, "The ships of each player; the same kind may come twice.")}},
  };
  return schema;
}

}  // namespace

const ContentSchema& Schema() {
  static const ContentSchema* const schema = new ContentSchema(MakeSchema());
  return *schema;
}

}  // namespace mallard::naval_war
