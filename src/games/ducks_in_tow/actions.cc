#include "src/games/ducks_in_tow/actions.h"

#include "mallard/asking.h"
#include "mallard/frame/args.h"
#include "src/games/ducks_in_tow/scene.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {
namespace {

ArgSpec Seat() { return {"seat", ArgType::kSeat, "The player who did it.", {}, ""}; }
ArgSpec Tile(const char* doc) { return HexArg("tile", "tile", doc); }
ArgSpec OtherTile(const char* name, const char* doc) { return HexArg(name, "tile", doc); }
ArgSpec ColourArg(const char* doc) { return {"colour", ArgType::kName, doc, {}, "colour"}; }
ArgSpec Card(const char* doc) { return {"card", ArgType::kName, doc, {}, "card"}; }
ArgSpec FormationArg() {
  return {"formation", ArgType::kName, "The formation card.", {}, "formation"};
}
ArgSpec Column(const char* doc) {
  return Between(0, kMaxColumns - 1, Own(Arg(ArgType::kColumn, "column", doc)));
}
ArgSpec Row() {
  return {"row", ArgType::kName, "The colour whose row the pattern's top lies on.", {}, "colour"};
}
ArgSpec SideArg() {
  return {"side", ArgType::kWord, "The end of the tableau it joins.", {"left", "right"}, ""};
}
ArgSpec Left(const char* doc) { return CountArg("left", doc); }
ArgSpec TileActionArg() {
  return {"what", ArgType::kName, "The action of the tile.", {}, "tile_action"};
}

ArgSpec OriginArg() { return WordArg("origin", {"bag", "drawn", "tow"}, "Where the duck was."); }

constexpr char kColumnDoc[] = "The column of the tableau.";
constexpr char kPatternDoc[] = "The column of the pattern's left end.";

std::vector<KindSpec> MakeActions() {
  return {
      {kStart, "start", "Put the pawn on a start space.", {Tile("A free start space.")}},
      {kMove, "move", "Move the pawn, with its tow.", {Tile("A neighbouring tile.")}},
      {kFeed,
       "feed",
       "Pay a food for a duck of its colour on the tile. More on the same tile cost no action.",
       {ColourArg("Of the duck and of the food.")}},
      {kShakeBag, "shake", "Draw a duck from the bag.", {}},
      {kDeliver,
       "deliver",
       "Complete a card of this location with ducks of the tow.",
       {Card("A card of the hand."), SideArg()}},
      {kUse, "use", "Do what the special tile offers.", {TileActionArg()}},
      {kFinishTurn, "end_turn", "Take no more actions.", {}},
      {kTow, "tow", "Pay for the duck just drawn and take it on the tow.", {}},
      {kRelease, "release", "Let the duck just drawn go to a tile.", {}},
      {kPlaceDuck,
       "disperse",
       "Choose the tile a duck goes to.",
       {Tile("One of those with the fewest ducks.")}},
      {kClaimFormation,
       "claim",
       "Claim a formation card.",
       {FormationArg(), Column(kPatternDoc), Row()}},
      {kGoOn, "go_on", "Do no more of what is asked.", {}},
      {kTakeFoodOf, "take_food", "Take a food out of the bag.", {ColourArg("Which food.")}},
      {kDiscardFood,
       "discard_food",
       "Put a food back that is more than may be kept.",
       {ColourArg("Which food.")}},
      {kDrawFaceUp,
       "draw",
       "Take a location card from the display.",
       {Card("A card lying face up.")}},
      {kDrawDeck, "draw_deck", "Draw a location card from the deck.", {}},
      {kDiscardCard,
       "discard",
       "Discard a location card that is more than may be kept, face up.",
       {Card("A card of the hand.")}},
      {kAdoptDuck,
       "adopt",
       "Put a duck of the tow on a dotted space of its colour.",
       {ColourArg("Which duck."), Column(kColumnDoc)}},
      {kSetDuckAside,
       "set_aside",
       "Keep a duck of the tow aside until the end of the turn.",
       {ColourArg("Which duck.")}},
      {kReturnFood,
       "return_food",
       "Put a food back before drawing new food.",
       {ColourArg("Which food.")}},
      {kTakeDuck,
       "take_duck",
       "Take a duck off the tile without paying.",
       {ColourArg("Which duck.")}},
      {kLureDuck,
       "lure",
       "Move a duck from a neighbouring tile to the own one.",
       {Tile("The tile it is on."), ColourArg("Which duck.")}},
  };
}

std::vector<KindSpec> MakeEvents() {
  const ArgSpec duck = ColourArg("Which duck.");
  const ArgSpec food = ColourArg("Which food.");
  return {
      {kStartChosen,
       "start_chosen",
       "A pawn was put on a start space.",
       {Subject(Seat()), To(Tile("Where."))}},
      {kTurnBegan,
       "turn_began",
       "A player's turn began.",
       {Seat(), NumberArg("round", "Rounds count from 1.")}},
      {kMoved,
       "moved",
       "A pawn moved.",
       {Subject(Seat()), To(Tile("Where to.")), From(OtherTile("from", "Where it was."))}},
      {kFed,
       "fed",
       "A duck of the tile was fed and follows the tow.",
       {Seat(), Subject(duck), From(Tile("Where."))}},
      {kShook, "shook", "A duck was drawn from the bag.", {Seat(), Subject(duck)}},
      {kTowed,
       "towed",
       "The duck just drawn was paid for and follows the tow.",
       {Seat(), Subject(duck)}},
      {kDelivered,
       "delivered",
       "A card was completed and joined a tableau.",
       {Seat(), Subject(Card("Which card.")), SideArg(), At(Tile("Where."))}},
      {kDuckReturned,
       "duck_returned",
       "A duck went back into the bag.",
       {Seat(), Subject(duck), OriginArg()}},
      {kKeptAside,
       "kept_aside",
       "A duck is kept aside until the end of the turn.",
       {Seat(), Subject(duck), OriginArg()}},
      {kDuckPlaced,
       "duck_placed",
       "A duck came to a tile.",
       {Subject(duck), To(Tile("Where.")), OriginArg()}},
      {kTileUsed,
       "tile_used",
       "A player used a special tile.",
       {Seat(), Subject(TileActionArg()), At(Tile("Where."))}},
      {kFoodDrawn,
       "food_drawn",
       "Food was drawn from the bag.",
       {Seat(), Subject(food), Amount(CountArg("count", "How many."))}},
      {kFoodTaken, "food_taken", "A food was chosen from the bag.", {Seat(), Subject(food)}},
      {kFoodReturned,
       "food_returned",
       "A food was put back into the bag.",
       {Seat(), Subject(food)}},
      {kFoodPaid,
       "food_paid",
       "A food was paid for a duck, into the bag.",
       {Seat(), Subject(food)}},
      {kCardDrawn,
       "card_drawn",
       "A location card came into a hand. Only its owner hears which, if it came from the deck.",
       {Seat(),
        Subject(Card("Which card; none if it is hidden.")),
        {"source", ArgType::kWord, "Where it was.", {"display", "deck"}, ""}}},
      {kCardRevealed, "card_revealed", "The display was refilled.", {Subject(Card("Which card."))}},
      {kCardDiscarded,
       "card_discarded",
       "A card was discarded.",
       {Seat(), Subject(Card("Which card."))}},
      {kDeckShuffled,
       "deck_shuffled",
       "The discarded cards became the deck.",
       {Total(CountArg("cards", "How many there are."))}},
      {kAdopted,
       "adopted",
       "A duck came to stay in a tableau.",
       {Seat(), Subject(duck), To(Column(kColumnDoc))}},
      {kFormationRevealed,
       "formation_revealed",
       "A formation card was turned up.",
       {Subject(FormationArg())}},
      {kClaimed,
       "claimed",
       "A formation card was claimed.",
       {Seat(), Subject(FormationArg()), To(Column(kPatternDoc)), Row()}},
      {kDuckTaken,
       "duck_taken",
       "A duck of the tile follows the tow for nothing.",
       {Seat(), Subject(duck), From(Tile("Where."))}},
      {kLured,
       "lured",
       "A duck came from a neighbouring tile.",
       {Seat(), From(Tile("Where it was.")), Subject(duck), To(OtherTile("to", "Where it is."))}},
      {kActionsGained,
       "actions_gained",
       "A tile gave more actions.",
       {Seat(), Amount(CountArg("count", "How many."))}},
      {kEndTriggered, "end_triggered", "Every other player takes one more turn.", {Seat()}},
      {kScored,
       "scored",
       "What a player has at the end.",
       {Subject(Seat()), Total(AmountArg("points", "Rows and hearts.")),
        Amount(AmountArg("hearts", "Of claimed formation cards."))}},
      {kWon, "won", "A player has won; several may.", {Subject(Seat())}},
      {kDisclosed, "disclosed", "From now on everybody's view holds everything.", {}},
      {kNextAside,
       "next_aside",
       "A duck that was kept aside is the next to go to a tile.",
       {Subject(duck)}},
  };
}

std::vector<KindSpec> MakeDecisions() {
  const ArgSpec duck = ColourArg("Which duck.");
  return {
      {kChooseStart, "choose_start", "Choose a start space.", {}},
      {kAct, "act", "Take an action, or end the turn.", {Left("Actions left.")}},
      {kAfterDelivery,
       "after_delivery",
       "Deliver another card, claim a formation card, or go on.",
       {}},
      {kMayClaim, "may_claim", "Claim a formation card, or go on.", {}},
      {kMayTow, "may_tow", "Tow the duck just drawn, or release it.", {duck}},
      {kDisperseDuck, "disperse_duck", "Choose the tile a duck goes to.", {duck}},
      {kChooseFood, "choose_food", "Take food out of the bag.", {Left("How many.")}},
      {kDropFoodNow, "drop_food", "Discard food.", {Left("How many.")}},
      {kDrawCard, "draw_card", "Draw location cards.", {Left("How many.")}},
      {kDropCardNow, "drop_card", "Discard location cards.", {Left("How many.")}},
      {kAdoptNow, "adopt_duck", "Put a duck of the tow on a dotted space.", {}},
      {kSetAsideNow, "set_duck_aside", "Keep ducks of the tow aside.", {Left("How many.")}},
      {kMayTakeDuck, "may_take_duck", "Take ducks off the tile, or go on.", {Left("How many.")}},
      {kMayLure, "may_lure", "Lure ducks from neighbouring tiles, or go on.", {Left("How many.")}},
      {kMayStep, "may_step", "Move without an action, or go on.", {Left("How far.")}},
      {kExchangeFood, "exchange_food", "Return food; go on to draw new food.", {}},
  };
}

Manifest MakeManifest() {
  Manifest m;
  m.game = "ducks_in_tow";
  m.title = "Ducks in Tow";
  m.doc = "Lead ducks through a park of hexes and deliver them into a growing row of cards.";
  m.actions = MakeActions();
  m.events = MakeEvents();
  m.decisions = MakeDecisions();
  m.words = SceneWords();
  m.tellings = {
      {kTurnBegan, Telling::kHeading},
      {kTowed, Telling::kDetail},
      {kKeptAside, Telling::kDetail},
      {kActionsGained, Telling::kDetail},
  };
  using Type = OptionSpec::Type;
  m.options = {
      {"players", Type::kInt, "2", "How many play; 1 is the solo game.", 1, 4, {}},
      {"park",
       Type::kText,
       "",
       "Another park than the one for that number of players.",
       0,
       0,
       {},
       {"park"}},
      {"round_limit",
       Type::kInt,
       "50",
       "Rounds after which the match ends and is scored.",
       1,
       500,
       {}},
      {"solo_turns", Type::kInt, "14", "Turns of a solo match.", 1, 100, {}},
  };
  AddAnswers(m);
  return m;
}

}  // namespace

const Manifest& TheManifest() {
  static const Manifest* const manifest = new Manifest(MakeManifest());
  return *manifest;
}

}  // namespace mallard::ducks_in_tow
