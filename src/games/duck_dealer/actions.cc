#include "src/games/duck_dealer/actions.h"

#include "mallard/asking.h"
#include "mallard/frame/args.h"
#include "src/games/duck_dealer/scene.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {
namespace {

ArgSpec Seat() { return {"seat", ArgType::kSeat, "The player who did it.", {}, ""}; }
ArgSpec Other(const char* name, const char* doc) { return {name, ArgType::kSeat, doc, {}, ""}; }
ArgSpec Place(const char* name, const char* doc) { return NodeArg(name, "place", doc); }
ArgSpec PlanetArg(const char* doc) { return NodeArg("planet", "planet", doc); }
ArgSpec Good(const char* doc) { return NameArg("good", "good", doc); }
ArgSpec EnergyArg(const char* doc) { return WordArg("energy", {"move", "build", "trade"}, doc); }
ArgSpec SiteArg(const char* doc) {
  return WordArg("site", {"mine", "consumer", "factory", "shipyard"}, doc);
}
ArgSpec Kept(const char* name, const char* doc) {
  return Between(0, kMaxMarkers, CountArg(name, doc));
}
ArgSpec Points() { return AmountArg("points", "Points scored."); }
ArgSpec SlotArg(const char* doc = "Equipment slot of the ship, from 1.") {
  return Own(Arg(ArgType::kSlot, "slot", doc));
}

std::vector<KindSpec> Actions() {
  return {
      {kBid,
       "bid",
       "Seal a bid for the turn order.",
       {Between(0, kMaxBid, AmountArg("points", "0 to 100."))}},
      {kPosition,
       "position",
       "Choose a place in the turn order.",
       {Between(1, kMaxPlayers, NumberArg("position", "1 goes first."))}},
      {kEquip,
       "equip",
       "Fill the next slot of the ship before the first turn.",
       {NameArg("equipment", "equipment", "What to put there.")}},
      {kStartAt, "start", "Choose a start planet.", {PlanetArg("Nobody else's.")}},
      {kCollect,
       "collect",
       "Take energy: one marker of a free choice and one for each crew.",
       {EnergyArg("The free choice.")}},
      {kAct, "act", "Begin an action turn.", {}},
      {kRoad,
       "road",
       "Lay a road: one of the free ones while there are any, then for a build "
       "energy.",
       {Place("dot", "A dot without road and ship.")}},
      {kTakeRoad,
       "take_road",
       "Take an own road off the map because no cube is left.",
       {Place("dot", "A dot with an own road.")}},
      {kEntrance, "entrance", "Place the entrance of the passage.", {PlanetArg("Where.")}},
      {kExit, "exit", "Place the exit of the passage.", {PlanetArg("Where.")}},
      {kMove,
       "move",
       "Fly to a place: with steps left over if they suffice, otherwise for a "
       "move energy.",
       {Place("place", "Where to stop.")}},
      {kPassage,
       "passage",
       "Take the passage whose entrance is here, for a move energy.",
       {Other("owner", "Whose passage.")}},
      {kDiscover,
       "discover",
       "Choose the consumer of a planet just discovered.",
       {NameArg("consumer", "consumer", "One of the two on top.")}},
      {kBuildFactory,
       "build_factory",
       "Build a factory here for a build energy and its inputs.",
       {NameArg("factory", "factory", "Which one.")}},
      {kBuildConsumer, "build_consumer", "Build the consumer here.", {}},
      {kBuildShipyard,
       "build_shipyard",
       "Build the shipyard here for a build energy, its printed good and "
       "another one.",
       {Good("The other good.")}},
      {kClaim, "claim", "Place a privilege here for build energy.", {SiteArg("On what.")}},
      {kTakeClaim,
       "take_claim",
       "Take an own privilege off the map because none is left.",
       {PlanetArg("Where it is."), SiteArg("On what.")}},
      {kMine, "mine", "Take a good from the mine here.", {}},
      {kMake, "make", "Have the factory here turn its inputs into its product.", {}},
      {kBuy,
       "buy",
       "Buy equipment from the shipyard here.",
       {Between(1, kMaxSlots,
                SlotArg("The first free slot, or a filled one whose equipment "
                        "is exchanged, from "
                        "1."))}},
      {kDeliver, "deliver", "Deliver to the consumer here.", {}},
      {kDiscard, "discard", "Throw a good away.", {Good("Which one.")}},
      {kOffer,
       "offer",
       "Begin to put together an offer to a player on the same planet.",
       {Other("partner", "To whom.")}},
      {kInvite,
       "invite",
       "Ask a player on the same planet for an offer.",
       {Other("partner", "Whom.")}},
      {kGive, "give", "Add a good to what the offer gives.", {Good("An own good.")}},
      {kWant, "want", "Add a good to what the offer asks for.", {Good("A good of the other.")}},
      {kPropose, "propose", "Make the offer.", {}},
      {kWithdraw, "withdraw", "Make no offer after all.", {}, true},
      {kAccept, "accept", "Accept the offer.", {}},
      {kDecline, "decline", "Decline the offer.", {}},
      {kGain, "gain", "Choose energy that something has granted.", {EnergyArg("Which.")}},
      {kEnd, "end", "End the action turn.", {}},
      {kKeep,
       "keep",
       "Keep some energy; the rest goes back.",
       {Kept("move", "Move energy kept."), Kept("build", "Build energy kept."),
        Kept("trade", "Trade energy kept.")}},
  };
}

std::vector<KindSpec> SetupEvents() {
  return {
      {kBidSealed,
       "bid_sealed",
       "A player has sealed a bid.",
       {Seat(),
        Amount(AmountArg("points", "How much; -1 for everybody else until bids are opened."))}},
      {kBidOpened,
       "bid_opened",
       "A sealed bid was opened.",
       {Seat(), NumberArg("round", "1, or 2 after a tie."),
        Amount(AmountArg("points", "How much."))}},
      {kRanked,
       "ranked",
       "The auction decided who chooses when.",
       {Seat(), NumberArg("rank", "1 chooses first.")}},
      {kPositionTaken,
       "position_taken",
       "A player's place in the turn order.",
       {Seat(), NumberArg("position", "1 goes first.")}},
      {kEquipped,
       "equipped",
       "A slot was filled before the first turn.",
       {Seat(), To(SlotArg()), Subject(NameArg("equipment", "equipment", "What was put there."))}},
      {kStarted,
       "started",
       "A ship was put on the map.",
       {Subject(Seat()), To(PlanetArg("Where."))}},
      {kTurnBegan,
       "turn_began",
       "A player's turn began.",
       {Seat(), NumberArg("turn", "Turns finished before it.")}},
      {kEnergyGained,
       "energy_gained",
       "A player took energy.",
       {Seat(), Subject(EnergyArg("Which.")), Amount(CountArg("markers", "From the supply.")),
        CountArg("virtual", "Missing there, and so good for this turn only.")}},
      {kEnergySpent,
       "energy_spent",
       "A player paid energy.",
       {Seat(), Subject(EnergyArg("Which.")), Amount(CountArg("markers", "Back to the supply.")),
        CountArg("virtual", "Gone.")}},
      {kActionTurn,
       "action_turn",
       "An action turn began: a cube was put on the turn track.",
       {Seat(), Total(NumberArg("space", "Of the track, from 1.")),
        CountArg("free_roads", "Roads without cost.")}},
  };
}

std::vector<KindSpec> TravelEvents() {
  return {
      {kRoadLaid, "road_laid", "A road was laid.", {From(Seat()), To(Place("dot", "Where."))}},
      {kRoadTaken,
       "road_taken",
       "A road was taken off the map.",
       {To(Seat()), From(Place("dot", "Where."))}},
      {kPassagePlaced,
       "passage_placed",
       "One end of a passage was placed.",
       {From(Seat()), Subject(WordArg("end", {"entrance", "exit"}, "Which end.")),
        To(PlanetArg("Where."))}},
      {kFlewOver,
       "flew_over",
       "A place on the way of the move that follows, in order.",
       {Subject(Seat()), To(Place("place", "Where.")),
        Total(CountArg("steps", "Used up to there."))}},
      {kMoved,
       "moved",
       "A ship has moved.",
       {Subject(Seat()), From(Place("from", "Where it was.")), To(Place("to", "Where it is.")),
        Amount(CountArg("steps", "Used.")), Total(CountArg("left", "Left over of this energy."))}},
      {kPassageUsed,
       "passage_used",
       "A ship went through a passage.",
       {Subject(Seat()), Other("owner", "Whose passage."),
        From(NodeArg("from", "planet", "Its entrance.")),
        To(NodeArg("to", "planet", "Its exit."))}},
      {kDiscovered,
       "discovered",
       "A planet got its consumer tile, not built yet.",
       {Seat(), To(PlanetArg("Which.")), Subject(NameArg("consumer", "consumer", "The tile."))}},
  };
}

std::vector<KindSpec> TradeEvents() {
  return {
      {kFactoryBuilt,
       "factory_built",
       "A factory was built.",
       {Seat(), To(PlanetArg("Where.")), Subject(NameArg("factory", "factory", "Which."))}},
      {kConsumerBuilt,
       "consumer_built",
       "A consumer was built.",
       {Seat(), At(PlanetArg("Where.")), Subject(NameArg("consumer", "consumer", "Which."))}},
      {kShipyardBuilt,
       "shipyard_built",
       "A shipyard was built.",
       {Seat(), At(PlanetArg("Where.")), Subject(NameArg("shipyard", "shipyard", "Which."))}},
      {kClaimed,
       "claimed",
       "A privilege was placed.",
       {From(Seat()), To(PlanetArg("Where.")), Subject(SiteArg("On what."))}},
      {kClaimTaken,
       "claim_taken",
       "A privilege was taken off the map.",
       {To(Seat()), From(PlanetArg("Where.")), Subject(SiteArg("From what."))}},
      {kMined,
       "mined",
       "A good was taken from a mine.",
       {Seat(), Subject(Good("Which.")), From(PlanetArg("Where."))}},
      {kMade,
       "made",
       "A factory made a good of its inputs.",
       {Seat(), Subject(Good("The product.")), From(PlanetArg("Where."))}},
      {kBought,
       "bought",
       "Equipment was bought.",
       {Seat(), To(SlotArg()), Subject(NameArg("equipment", "equipment", "What is there now.")),
        NameArg("replaced", "equipment", "What was there before.")}},
      {kDelivered,
       "delivered",
       "A good was delivered.",
       {Seat(), To(PlanetArg("Where.")), Subject(Good("Which."))}},
      {kDiscarded, "discarded", "A good was thrown away.", {Seat(), Subject(Good("Which."))}},
      {kOfferOpened,
       "offer_opened",
       "A player is putting together an offer.",
       {Seat(), To(Other("partner", "To whom."))}},
      {kInvited,
       "invited",
       "A player was asked for an offer.",
       {Seat(), To(Other("partner", "Who was asked."))}},
      {kOffered,
       "offered",
       "An offer was made to the partner named before.",
       {Seat(), NameArg("give_1", "good", "Offered."), NameArg("give_2", "good", "Offered."),
        NameArg("give_3", "good", "Offered."), NameArg("want_1", "good", "Asked for."),
        NameArg("want_2", "good", "Asked for."), NameArg("want_3", "good", "Asked for.")}},
      {kOfferWithdrawn, "offer_withdrawn", "There is no offer after all.", {Seat()}},
      {kOfferAccepted, "offer_accepted", "The offer was accepted.", {Seat()}},
      {kOfferDeclined, "offer_declined", "The offer was declined.", {Seat()}},
      {kGoodGiven,
       "good_given",
       "A good changed hands.",
       {Seat(), Other("to", "Who has it now."), Subject(Good("Which."))}},
      {kGoodsChanged,
       "goods_changed",
       "Something gave goods to a player, or took them.",
       {Seat(), Subject(Good("Which.")),
        Amount(AmountArg("count", "How many more; negative: fewer."))}},
      {kScored,
       "scored",
       "A player scored.",
       {Subject(Seat()), Amount(Points()), Total(AmountArg("total", "Points now."))}},
      {kEnergyKept,
       "energy_kept",
       "A player kept this energy; the rest went back.",
       {Seat(), CountArg("move", "Markers of move energy."),
        CountArg("build", "Markers of build energy."),
        CountArg("trade", "Markers of trade energy.")}},
      {kFinalScore,
       "final_score",
       "A player's result.",
       {Subject(Seat()), Amount(AmountArg("points", "Scored.")), AmountArg("bid", "Taken off."),
        Total(AmountArg("total", "The result."))}},
      {kWon, "won", "The match is over.", {Subject(Other("seat", "Who has won."))}},
      {kDisclosed, "disclosed", "From now on everybody's view holds everything.", {}},
      {kGoodsPaid,
       "goods_paid",
       "A player paid goods to what stands, or is being built, on a planet.",
       {Seat(), Subject(Good("Which.")), Amount(CountArg("count", "How many.")),
        To(PlanetArg("Where."))}},
  };
}

std::vector<KindSpec> Decisions() {
  return {
      {kSealBid, "seal_bid", "Bid for the turn order; all at the same time.", {}},
      {kChoosePosition, "choose_position", "Choose a place in the turn order.", {}},
      {kChooseEquipment, "choose_equipment", "Fill a slot of the ship.", {}},
      {kChooseStart, "choose_start", "Choose a start planet.", {}},
      {kTakeTurn, "take_turn", "Collect energy, or begin an action turn.", {}},
      {kTakeCube, "take_cube", "Take a road off the map: the turn track needs a cube.", {}},
      {kActionTurnStep, "action_turn", "Move, build, trade, or end the action turn.", {}},
      {kChooseExit, "choose_exit", "Place the exit of the passage.", {}},
      {kChooseConsumer, "choose_consumer", "Choose the consumer of a discovered planet.", {}},
      {kLayRoad, "lay_road", "Lay the road that was taken off the map.", {}},
      {kPlaceClaim, "place_claim", "Place the privilege that was taken off the map.", {}},
      {kDraftOffer, "draft_offer", "Put together an offer.", {}},
      {kAnswerOffer, "answer_offer", "Accept or decline an offer.", {}},
      {kChooseEnergy, "choose_energy", "Choose energy that something has granted.", {}},
      {kKeepEnergy, "keep_energy", "Choose the energy to keep.", {}},
  };
}

Manifest MakeManifest() {
  Manifest m;
  m.game = "duck_dealer";
  m.title = "Duck Dealer";
  m.doc =
      "Fly, build and trade: turn rubber ducks and phone booths into what "
      "the galaxy wants.";
  m.actions = Actions();
  m.events = SetupEvents();
  for (std::vector<KindSpec> more : {TravelEvents(), TradeEvents()}) {
    m.events.insert(m.events.end(), more.begin(), more.end());
  }
  m.decisions = Decisions();
  using Type = OptionSpec::Type;
  m.options = {
      {"players", Type::kInt, "2", "Number of players.", 2, kMaxPlayers, {}},
      {"mode", Type::kText, "standard", "Which mode of the loaded packs.", 0, 0, {}, {"mode"}},
      {"map", Type::kText, "", "Another map than the mode's.", 0, 0, {}, {"map"}},
      {"turns",
       Type::kInt,
       "0",
       "Action turns of all players together; 0 is the mode's whole turn "
       "track.",
       0,
       kMaxTrack,
       {}},
      {"auction", Type::kBool, "false", "Players bid points for the turn order.", 0, 0, {}},
      {"order",
       Type::kText,
       "random",
       "Turn order without an auction: random, or all players, as p2,p1,p3.",
       0,
       0,
       {}},
  };
  m.words = SceneWords();
  m.tellings = {
      {kTurnBegan, Telling::kHeading},   {kRanked, Telling::kDetail},
      {kDiscovered, Telling::kDetail},   {kGoodGiven, Telling::kDetail},
      {kGoodsChanged, Telling::kDetail}, {kScored, Telling::kDetail},
  };
  AddAnswers(m);
  return m;
}

}  // namespace

const Manifest& TheManifest() {
  static const Manifest* const manifest = new Manifest(MakeManifest());
  return *manifest;
}

}  // namespace mallard::duck_dealer
