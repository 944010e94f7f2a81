#include "src/games/naval_war/actions.h"

#include <vector>

#include "mallard/frame/args.h"
#include "src/games/naval_war/scene.h"

namespace mallard::naval_war {
namespace {

using Args = std::vector<ArgSpec>;

ArgSpec SeatArg(const char* doc = "The player who did it.") {
  return Arg(ArgType::kSeat, "seat", doc);
}
ArgSpec ShipArg(const char* doc) { return Own(NameArg("ship", "ship", doc)); }
ArgSpec CardArg(const char* doc) { return NameArg("card", "card", doc); }
ArgSpec CellArg(const char* doc) { return Own(Arg(ArgType::kCell, "cell", doc)); }
ArgSpec FromArg() { return Own(Arg(ArgType::kCell, "from", "Where its bow lay.")); }
ArgSpec OtherCell(const char* doc) { return Opponents(CellArg(doc)); }
ArgSpec FacingArg() {
  return WordArg("facing", {"north", "east", "south", "west"},
                 "Where the bow points; the other parts lie behind it.");
}
ArgSpec DirectionArg() {
  return WordArg("direction", {"north", "east", "south", "west"},
                 "Which way it moves by one cell.");
}
ArgSpec QuadrantArg() {
  return WordArg("quadrant", {"northwest", "northeast", "southwest", "southeast"},
                 "A quarter of both boards; north is the top, west the left.");
}

std::vector<KindSpec> Actions() {
  return {
      {kPlace,
       "place",
       "Lay a ship on the own board: at the set-up, or while preparing to re-place the fleet.",
       {ShipArg("One of the own ships."), FacingArg(), CellArg("Where its bow lies.")}},
      {kLift, "lift", "Take such a ship up again.", {ShipArg("One of the own ships.")}, true},
      {kFill, "fill", "Lay down the ships that have no place yet at random.", {}},
      {kReady, "ready", "Finish the set-up. This cannot be taken back.", {}},
      {kAttack,
       "attack",
       "The normal attack on one cell of the enemy's board.",
       {OtherCell("The cell.")}},
      {kPlay,
       "play",
       "Play a card, or begin to prepare one whose target takes several actions. Further arguments "
       "depend on the card's target.",
       {CardArg("A card in hand.")},
       false,
       true},
      {kAim, "aim", "While preparing a card: name a cell.", {OtherCell("A cell not named yet.")}},
      {kUnaim,
       "unaim",
       "Take the naming of a cell back.",
       {OtherCell("A cell named before.")},
       true},
      {kWithdraw, "withdraw", "Take the card that is being prepared back into the hand.", {}, true},
      {kConfirm, "confirm", "Play the card as prepared.", {}},
      {kDecline, "decline", "Make no normal attack; the turn ends.", {}},
      {kReact,
       "react",
       "Answer an attack with a card. A further argument depends on the card's target.",
       {CardArg("A reaction in hand.")},
       false,
       true},
      {kAllow, "allow", "Answer an attack with no card.", {}},
      {kShift,
       "shift",
       "Move a ship that was just damaged, unseen.",
       {ShipArg("A ship just damaged."), DirectionArg()}},
      {kStay, "stay", "Move no further ship after the hit.", {}},
      {kDiscard, "discard", "Put down a card that is too many.", {CardArg("A card in hand.")}},
  };
}

std::vector<KindSpec> Events() {
  const ArgSpec owner = SeatArg("Whose ship it is.");
  const ArgSpec board = SeatArg("Whose board it is.");
  return {
      {kPlaced,
       "placed",
       "A ship was laid down. Only its owner hears it.",
       {SeatArg(), Subject(ShipArg("Which.")), FacingArg(), To(CellArg("Where its bow lies."))}},
      {kLifted,
       "lifted",
       "A ship was taken up again. Only its owner hears it.",
       {SeatArg(), Subject(ShipArg("Which."))}},
      {kPlayerReady, "player_ready", "A player has finished the set-up.", {SeatArg()}},
      {kTurnBegan,
       "turn_began",
       "A player's turn began.",
       {SeatArg("Whose turn it is."), NumberArg("turn", "Turns finished before it.")}},
      {kTurnSkipped,
       "turn_skipped",
       "A player's turn went by.",
       {SeatArg("Whose turn it was."), NumberArg("turn", "Turns finished before it.")}},
      {kAimed,
       "aimed",
       "A cell was named for a card in preparation. Only its player hears it.",
       {SeatArg(), At(OtherCell("The cell."))}},
      {kUnaimed,
       "unaimed",
       "The naming of a cell was taken back. Only its player hears it.",
       {SeatArg(), At(OtherCell("The cell."))}},
      {kWithdrawn,
       "withdrawn",
       "A card in preparation was taken back. Only its player hears it.",
       {SeatArg(), Subject(CardArg("Which."))}},
      {kCardPlayed,
       "card_played",
       "A card was played; its target follows as the card says. What it did is told by the events "
       "that come next. Of secret cards others learn no target: they hear card_played_secretly.",
       {SeatArg(), Subject(CardArg("Which."))},
       false,
       true},
      {kCardPlayedSecretly,
       "card_played_secretly",
       "A secret card was played. Its player hears card_played instead.",
       {SeatArg(), Subject(CardArg("Which."))}},
      {kCellAttacked,
       "cell_attacked",
       "A cell is under attack; answers come later.",
       {SeatArg(), At(OtherCell("A cell of the other player's board."))}},
      {kShipAttacked,
       "ship_attacked",
       "A ship is attacked by name.",
       {SeatArg(), Subject(Opponents(ShipArg("A ship of the other player."))),
        Amount(CountArg("hits", "How often."))}},
      {kConnected,
       "connected",
       "An attack connects: the defender may answer it with a card before its cells do.",
       {Subject(SeatArg("The defender."))}},
      {kAnswered,
       "answered",
       "What a cell answered to an attack.",
       {board,
        At(CellArg("The cell.")),
        {"answer",
         ArgType::kWord,
         "What it answered.",
         {"none", "miss", "hit", "smoke", "blocked"},
         ""}}},
      {kShipStruck,
       "ship_struck",
       "A ship attacked by name took hits.",
       {owner, Subject(ShipArg("Which.")), Amount(CountArg("hits", "How many."))}},
      {kSunk, "sunk", "A ship has sunk.", {owner, Subject(ShipArg("Which."))}},
      {kSeen,
       "seen",
       "A cell was looked at from above. Only both players' own boards could tell more.",
       {board,
        At(CellArg("The cell.")),
        {"found", ArgType::kWord, "What lies there.", {"water", "ship"}, ""}}},
      {kRepaired,
       "repaired",
       "A hit was taken off a ship. Only its owner hears it.",
       {owner, Subject(ShipArg("Which.")), At(CellArg("Where the part lies."))}},
      {kMoved,
       "moved",
       "A ship lies elsewhere now. Only its owner hears it.",
       {owner, Subject(ShipArg("Which.")), FacingArg(), To(CellArg("Where its bow lies.")),
        From(FromArg())}},
      {kProtected,
       "protected",
       "A ship cannot be attacked, and cannot move, for some turns.",
       {owner, Subject(ShipArg("Which.")),
        Amount(CountArg("turns", "Turns of the enemy after this one."))}},
      {kDisabled,
       "disabled",
       "A player can neither attack nor move for some of their turns.",
       {Subject(SeatArg("Who.")), Amount(CountArg("turns", "Of their turns, from now on."))}},
      {kQuadrantSeized,
       "quadrant_seized",
       "Nobody may attack in a quadrant for some turns.",
       {Subject(QuadrantArg()), Amount(CountArg("turns", "Turns of each player after this one."))}},
      {kTurnsLost,
       "turns_lost",
       "A player will skip turns.",
       {Subject(SeatArg("Who.")), Total(CountArg("turns", "How many in all."))}},
      {kZoneChanged,
       "zone_changed",
       "Something was laid on a cell, or taken from it.",
       {board,
        Subject(NameArg("zone", "zone", "Which.")),
        At(CellArg("The cell.")),
        {"change", ArgType::kWord, "What happened.", {"taken", "laid"}, ""}}},
      {kEffectEnded,
       "effect_ended",
       "A lasting effect is over.",
       {{"effect", ArgType::kWord, "Which.", {"protection", "disabling", "seizure"}, ""},
        SeatArg("Of whom; nobody for a quadrant."),
        NumberArg("which", "The ship or the quadrant, from 0; text has its name.")},
       false,
       true},
      {kCardDrawn,
       "card_drawn",
       "A player drew a card. Others hear `none` instead of the card.",
       {SeatArg(), Subject(CardArg("Which.")), Total(CountArg("deck", "Cards left in the deck."))}},
      {kCardDiscarded,
       "card_discarded",
       "A player put a card down.",
       {SeatArg(), Subject(CardArg("Which."))}},
      {kReshuffled,
       "reshuffled",
       "The discard pile has become the deck.",
       {Total(CountArg("deck", "Cards in the new deck."))}},
      {kWon,
       "won",
       "The whole opposing fleet is sunk: the match is over.",
       {Subject(SeatArg("Who won."))}},
      {kDrawn, "drawn", "The turn limit is reached: nobody wins.", {}},
      {kDisclosed,
       "disclosed",
       "From now on everybody's view holds everything: fleets, hands and deck.",
       {}},
  };
}

std::vector<OptionSpec> Options() {
  using Type = OptionSpec::Type;
  return {
      {"mode",
       Type::kText,
       "standard",
       "Which mode of the loaded packs: boards, fleet and hand.",
       0,
       0,
       {},
       {"mode"}},
      {"first_player", Type::kWord, "random", "Who begins.", 0, 0, {"random", "p1", "p2"}},
      {"turn_limit",
       Type::kInt,
       "600",
       "Turns, of both players together, after which the match is drawn.",
       2,
       10'000,
       {}},
      {"draw_after_card_end",
       Type::kBool,
       "true",
       "A player whose turn was ended by a card draws a card too.",
       0,
       0,
       {}},
      {"card_play", Type::kBool, "true", "Off: no cards are dealt, drawn or played.", 0, 0, {}},
  };
}

Manifest MakeManifest() {
  Manifest m;
  m.game = "naval_war";
  m.title = "Naval War";
  m.doc = "A duel of hidden fleets that move, with a shared deck of cards: sink every enemy ship.";
  m.actions = Actions();
  m.events = Events();
  m.decisions = {
      {kSetUpFleet, "set_up_fleet", "Place the fleet, unseen; both players at the same time.", {}},
      {kTakeTurn, "take_turn", "Play a card, attack, or decline.", {}},
      {kAnswerAttack, "answer_attack", "An attack connects: play a reaction or allow it.", {}},
      {kMoveAfterHit, "move_after_hit", "Move ships that were just damaged, or stay.", {}},
      {kDiscardCards, "discard_cards", "Discard down to the hand limit.", {}},
  };
  m.options = Options();
  m.words = SceneWords();
  m.tellings = {
      {kTurnBegan, Telling::kHeading},     {kAnswered, Telling::kDetail},
      {kShipStruck, Telling::kDetail},     {kSunk, Telling::kDetail},
      {kSeen, Telling::kDetail},           {kRepaired, Telling::kDetail},
      {kProtected, Telling::kDetail},      {kDisabled, Telling::kDetail},
      {kQuadrantSeized, Telling::kDetail}, {kTurnsLost, Telling::kDetail},
      {kZoneChanged, Telling::kDetail},
  };
  AddAnswers(m, {{"cell", "answer_cell", "Answer with a cell of the enemy's board.",
                  Opponents(Arg(ArgType::kCell, "cell", "One of the cells that are offered."))},
                 {"own_cell", "answer_own_cell", "Answer with a cell of your own board.",
                  Own(Arg(ArgType::kCell, "own_cell", "One of the cells that are offered."))},
                 {"ship", "answer_ship", "Answer with one of your ships.",
                  ShipArg("One of the ships that are offered."), 1}});
  return m;
}

// Columns and rows of the largest board; smaller ones have fewer.
ArgSpec ColumnArg() {
  return WordArg("column",
                 {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P"},
                 "Its letter.");
}
ArgSpec RowArg() {
  return WordArg(
      "row",
      {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"},
      "Its number.");
}
ArgSpec LieArg() {
  return WordArg("lie", {"across", "down"}, "How the area lies: as drawn, or turned by a quarter.");
}
ArgSpec CornerArg() { return CellArg("The top left corner of the area."); }

}  // namespace

const Manifest& TheManifest() {
  static const Manifest* const manifest = new Manifest(MakeManifest());
  return *manifest;
}

absl::Span<const ArgSpec> EffectArgs(int32_t effect) {
  static const std::vector<Args>* const args = [] {
    const Args& plain = Manifest::Find(TheManifest().events, kEffectEnded)->args;
    ArgSpec ship = ShipArg("Which ship.");
    ArgSpec quadrant = QuadrantArg();
    ship.name = quadrant.name = plain[2].name;
    return new std::vector<Args>{
        plain, {plain[0], plain[1], ship}, {plain[0], plain[1]}, {plain[0], plain[1], quadrant}};
  }();
  switch (effect) {
    case kProtection:
      return (*args)[1];
    case kDisabling:
      return (*args)[2];
    case kSeizure:
      return (*args)[3];
    default:
      return (*args)[0];
  }
}

std::vector<ArgSpec> TargetArgs(const Target& target) {
  switch (target.kind) {
    case TargetKind::kNone:
    case TargetKind::kCells:
    case TargetKind::kFleet:
      return {};
    case TargetKind::kArea:
      return target.rotate ? Args{LieArg(), CornerArg()} : Args{CornerArg()};
    case TargetKind::kColumn:
      return {ColumnArg()};
    case TargetKind::kRow:
      return {RowArg()};
    case TargetKind::kEnemyShip:
      return {Opponents(ShipArg("Which ship."))};
    case TargetKind::kOwnShip:
    case TargetKind::kHitShip:
      return {ShipArg("Which ship.")};
    case TargetKind::kOwnDamage:
      return {CellArg("Where the damaged part lies.")};
    case TargetKind::kQuadrant:
      return {QuadrantArg()};
    case TargetKind::kShift:
      return {ShipArg("Which ship."), DirectionArg()};
    case TargetKind::kPivot:
      return {ShipArg("Which ship."),
              WordArg("turn", {"clockwise", "counterclockwise"}, "Which way it turns."),
              CellArg("The cell of the ship about which it turns.")};
  }
  return {};
}

}  // namespace mallard::naval_war
