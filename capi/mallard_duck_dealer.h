/**
 * @file
 * Duck Dealer: kinds of action, event and decision, and the words their arguments take.
 *
 * Generated from the game's manifest by `./dev generate`; do not edit. Since 0.1.
 */
/* clang-format off */
#ifndef MALLARD_DUCK_DEALER_H_
#define MALLARD_DUCK_DEALER_H_

/** Kinds of action: mld_action.kind. */
typedef enum mld_duck_dealer_action {
  /** Seal a bid for the turn order. args[0] points. */
  MLD_DUCK_DEALER_ACTION_BID = 1,
  /** Choose a place in the turn order. args[0] position. */
  MLD_DUCK_DEALER_ACTION_POSITION = 2,
  /** Fill the next slot of the ship before the first turn. args[0] equipment. */
  MLD_DUCK_DEALER_ACTION_EQUIP = 3,
  /** Choose a start planet. args[0] planet. */
  MLD_DUCK_DEALER_ACTION_START = 4,
  /** Take energy: one marker of a free choice and one for each crew. args[0] energy. */
  MLD_DUCK_DEALER_ACTION_COLLECT = 5,
  /** Begin an action turn. */
  MLD_DUCK_DEALER_ACTION_ACT = 6,
  /** Lay a road: one of the free ones while there are any, then for a build energy. args[0] dot. */
  MLD_DUCK_DEALER_ACTION_ROAD = 7,
  /** Take an own road off the map because no cube is left. args[0] dot. */
  MLD_DUCK_DEALER_ACTION_TAKE_ROAD = 8,
  /** Place the entrance of the passage. args[0] planet. */
  MLD_DUCK_DEALER_ACTION_ENTRANCE = 9,
  /** Place the exit of the passage. args[0] planet. */
  MLD_DUCK_DEALER_ACTION_EXIT = 10,
  /** Fly to a place: with steps left over if they suffice, otherwise for a move energy. args[0] place. */
  MLD_DUCK_DEALER_ACTION_MOVE = 11,
  /** Take the passage whose entrance is here, for a move energy. args[0] owner. */
  MLD_DUCK_DEALER_ACTION_PASSAGE = 12,
  /** Choose the consumer of a planet just discovered. args[0] consumer. */
  MLD_DUCK_DEALER_ACTION_DISCOVER = 13,
  /** Build a factory here for a build energy and its inputs. args[0] factory. */
  MLD_DUCK_DEALER_ACTION_BUILD_FACTORY = 14,
  /** Build the consumer here. */
  MLD_DUCK_DEALER_ACTION_BUILD_CONSUMER = 15,
  /** Build the shipyard here for a build energy, its printed good and another one. args[0] good. */
  MLD_DUCK_DEALER_ACTION_BUILD_SHIPYARD = 16,
  /** Place a privilege here for build energy. args[0] site. */
  MLD_DUCK_DEALER_ACTION_CLAIM = 17,
  /** Take an own privilege off the map because none is left. args[0] planet, args[1] site. */
  MLD_DUCK_DEALER_ACTION_TAKE_CLAIM = 18,
  /** Take a good from the mine here. */
  MLD_DUCK_DEALER_ACTION_MINE = 19,
  /** Have the factory here turn its inputs into its product. */
  MLD_DUCK_DEALER_ACTION_MAKE = 20,
  /** Buy equipment from the shipyard here. args[0] slot. */
  MLD_DUCK_DEALER_ACTION_BUY = 21,
  /** Deliver to the consumer here. */
  MLD_DUCK_DEALER_ACTION_DELIVER = 22,
  /** Throw a good away. args[0] good. */
  MLD_DUCK_DEALER_ACTION_DISCARD = 23,
  /** Begin to put together an offer to a player on the same planet. args[0] partner. */
  MLD_DUCK_DEALER_ACTION_OFFER = 24,
  /** Ask a player on the same planet for an offer. args[0] partner. */
  MLD_DUCK_DEALER_ACTION_INVITE = 25,
  /** Add a good to what the offer gives. args[0] good. */
  MLD_DUCK_DEALER_ACTION_GIVE = 26,
  /** Add a good to what the offer asks for. args[0] good. */
  MLD_DUCK_DEALER_ACTION_WANT = 27,
  /** Make the offer. */
  MLD_DUCK_DEALER_ACTION_PROPOSE = 28,
  /** Make no offer after all. */
  MLD_DUCK_DEALER_ACTION_WITHDRAW = 29,
  /** Accept the offer. */
  MLD_DUCK_DEALER_ACTION_ACCEPT = 30,
  /** Decline the offer. */
  MLD_DUCK_DEALER_ACTION_DECLINE = 31,
  /** Choose energy that something has granted. args[0] energy. */
  MLD_DUCK_DEALER_ACTION_GAIN = 32,
  /** End the action turn. */
  MLD_DUCK_DEALER_ACTION_END = 33,
  /** Keep some energy; the rest goes back. args[0] move, args[1] build, args[2] trade. */
  MLD_DUCK_DEALER_ACTION_KEEP = 34,
  /** Answer with a number. args[0] number. */
  MLD_DUCK_DEALER_ACTION_ANSWER = 240,
  /** Answer with a word. args[0] word. */
  MLD_DUCK_DEALER_ACTION_ANSWER_WORD = 241,
  /** Answer with a player. args[0] player. */
  MLD_DUCK_DEALER_ACTION_ANSWER_PLAYER = 242,
} mld_duck_dealer_action;

/** Kinds of event: mld_event.kind. */
typedef enum mld_duck_dealer_event {
  /** A player has sealed a bid. args[0] seat, args[1] points. */
  MLD_DUCK_DEALER_EVENT_BID_SEALED = 1,
  /** A sealed bid was opened. args[0] seat, args[1] round, args[2] points. */
  MLD_DUCK_DEALER_EVENT_BID_OPENED = 2,
  /** The auction decided who chooses when. args[0] seat, args[1] rank. */
  MLD_DUCK_DEALER_EVENT_RANKED = 3,
  /** A player's place in the turn order. args[0] seat, args[1] position. */
  MLD_DUCK_DEALER_EVENT_POSITION_TAKEN = 4,
  /** A slot was filled before the first turn. args[0] seat, args[1] slot, args[2] equipment. */
  MLD_DUCK_DEALER_EVENT_EQUIPPED = 5,
  /** A ship was put on the map. args[0] seat, args[1] planet. */
  MLD_DUCK_DEALER_EVENT_STARTED = 6,
  /** A player's turn began. args[0] seat, args[1] turn. */
  MLD_DUCK_DEALER_EVENT_TURN_BEGAN = 7,
  /** A player took energy. args[0] seat, args[1] energy, args[2] markers, args[3] virtual. */
  MLD_DUCK_DEALER_EVENT_ENERGY_GAINED = 8,
  /** A player paid energy. args[0] seat, args[1] energy, args[2] markers, args[3] virtual. */
  MLD_DUCK_DEALER_EVENT_ENERGY_SPENT = 9,
  /** An action turn began: a cube was put on the turn track. args[0] seat, args[1] space, args[2] free_roads. */
  MLD_DUCK_DEALER_EVENT_ACTION_TURN = 10,
  /** A road was laid. args[0] seat, args[1] dot. */
  MLD_DUCK_DEALER_EVENT_ROAD_LAID = 11,
  /** A road was taken off the map. args[0] seat, args[1] dot. */
  MLD_DUCK_DEALER_EVENT_ROAD_TAKEN = 12,
  /** One end of a passage was placed. args[0] seat, args[1] end, args[2] planet. */
  MLD_DUCK_DEALER_EVENT_PASSAGE_PLACED = 13,
  /** A place on the way of the move that follows, in order. args[0] seat, args[1] place, args[2] steps. */
  MLD_DUCK_DEALER_EVENT_FLEW_OVER = 14,
  /** A ship has moved. args[0] seat, args[1] from, args[2] to, args[3] steps, args[4] left. */
  MLD_DUCK_DEALER_EVENT_MOVED = 15,
  /** A ship went through a passage. args[0] seat, args[1] owner, args[2] from, args[3] to. */
  MLD_DUCK_DEALER_EVENT_PASSAGE_USED = 16,
  /** A planet got its consumer tile, not built yet. args[0] seat, args[1] planet, args[2] consumer. */
  MLD_DUCK_DEALER_EVENT_DISCOVERED = 17,
  /** A factory was built. args[0] seat, args[1] planet, args[2] factory. */
  MLD_DUCK_DEALER_EVENT_FACTORY_BUILT = 18,
  /** A consumer was built. args[0] seat, args[1] planet, args[2] consumer. */
  MLD_DUCK_DEALER_EVENT_CONSUMER_BUILT = 19,
  /** A shipyard was built. args[0] seat, args[1] planet, args[2] shipyard. */
  MLD_DUCK_DEALER_EVENT_SHIPYARD_BUILT = 20,
  /** A privilege was placed. args[0] seat, args[1] planet, args[2] site. */
  MLD_DUCK_DEALER_EVENT_CLAIMED = 21,
  /** A privilege was taken off the map. args[0] seat, args[1] planet, args[2] site. */
  MLD_DUCK_DEALER_EVENT_CLAIM_TAKEN = 22,
  /** A good was taken from a mine. args[0] seat, args[1] good, args[2] planet. */
  MLD_DUCK_DEALER_EVENT_MINED = 23,
  /** A factory made a good of its inputs. args[0] seat, args[1] good, args[2] planet. */
  MLD_DUCK_DEALER_EVENT_MADE = 24,
  /** Equipment was bought. args[0] seat, args[1] slot, args[2] equipment, args[3] replaced. */
  MLD_DUCK_DEALER_EVENT_BOUGHT = 25,
  /** A good was delivered. args[0] seat, args[1] planet, args[2] good. */
  MLD_DUCK_DEALER_EVENT_DELIVERED = 26,
  /** A good was thrown away. args[0] seat, args[1] good. */
  MLD_DUCK_DEALER_EVENT_DISCARDED = 27,
  /** A player is putting together an offer. args[0] seat, args[1] partner. */
  MLD_DUCK_DEALER_EVENT_OFFER_OPENED = 28,
  /** A player was asked for an offer. args[0] seat, args[1] partner. */
  MLD_DUCK_DEALER_EVENT_INVITED = 29,
  /** An offer was made to the partner named before. args[0] seat, args[1] give_1, args[2] give_2, args[3] give_3, args[4] want_1, args[5] want_2, args[6] want_3. */
  MLD_DUCK_DEALER_EVENT_OFFERED = 30,
  /** There is no offer after all. args[0] seat. */
  MLD_DUCK_DEALER_EVENT_OFFER_WITHDRAWN = 31,
  /** The offer was accepted. args[0] seat. */
  MLD_DUCK_DEALER_EVENT_OFFER_ACCEPTED = 32,
  /** The offer was declined. args[0] seat. */
  MLD_DUCK_DEALER_EVENT_OFFER_DECLINED = 33,
  /** A good changed hands. args[0] seat, args[1] to, args[2] good. */
  MLD_DUCK_DEALER_EVENT_GOOD_GIVEN = 34,
  /** Something gave goods to a player, or took them. args[0] seat, args[1] good, args[2] count. */
  MLD_DUCK_DEALER_EVENT_GOODS_CHANGED = 35,
  /** A player scored. args[0] seat, args[1] points, args[2] total. */
  MLD_DUCK_DEALER_EVENT_SCORED = 36,
  /** A player kept this energy; the rest went back. args[0] seat, args[1] move, args[2] build, args[3] trade. */
  MLD_DUCK_DEALER_EVENT_ENERGY_KEPT = 37,
  /** A player's result. args[0] seat, args[1] points, args[2] bid, args[3] total. */
  MLD_DUCK_DEALER_EVENT_FINAL_SCORE = 38,
  /** The match is over. args[0] seat. */
  MLD_DUCK_DEALER_EVENT_WON = 39,
  /** From now on everybody's view holds everything. */
  MLD_DUCK_DEALER_EVENT_DISCLOSED = 40,
  /** A player paid goods to what stands, or is being built, on a planet. args[0] seat, args[1] good, args[2] count, args[3] planet. */
  MLD_DUCK_DEALER_EVENT_GOODS_PAID = 41,
} mld_duck_dealer_event;

/** Kinds of decision: mld_decision.kind. */
typedef enum mld_duck_dealer_decision {
  /** Bid for the turn order; all at the same time. */
  MLD_DUCK_DEALER_DECISION_SEAL_BID = 1,
  /** Choose a place in the turn order. */
  MLD_DUCK_DEALER_DECISION_CHOOSE_POSITION = 2,
  /** Fill a slot of the ship. */
  MLD_DUCK_DEALER_DECISION_CHOOSE_EQUIPMENT = 3,
  /** Choose a start planet. */
  MLD_DUCK_DEALER_DECISION_CHOOSE_START = 4,
  /** Collect energy, or begin an action turn. */
  MLD_DUCK_DEALER_DECISION_TAKE_TURN = 5,
  /** Take a road off the map: the turn track needs a cube. */
  MLD_DUCK_DEALER_DECISION_TAKE_CUBE = 6,
  /** Move, build, trade, or end the action turn. */
  MLD_DUCK_DEALER_DECISION_ACTION_TURN = 7,
  /** Place the exit of the passage. */
  MLD_DUCK_DEALER_DECISION_CHOOSE_EXIT = 8,
  /** Choose the consumer of a discovered planet. */
  MLD_DUCK_DEALER_DECISION_CHOOSE_CONSUMER = 9,
  /** Lay the road that was taken off the map. */
  MLD_DUCK_DEALER_DECISION_LAY_ROAD = 10,
  /** Place the privilege that was taken off the map. */
  MLD_DUCK_DEALER_DECISION_PLACE_CLAIM = 11,
  /** Put together an offer. */
  MLD_DUCK_DEALER_DECISION_DRAFT_OFFER = 12,
  /** Accept or decline an offer. */
  MLD_DUCK_DEALER_DECISION_ANSWER_OFFER = 13,
  /** Choose energy that something has granted. */
  MLD_DUCK_DEALER_DECISION_CHOOSE_ENERGY = 14,
  /** Choose the energy to keep. */
  MLD_DUCK_DEALER_DECISION_KEEP_ENERGY = 15,
  /** Answer a question that a pack asks. args[0] question. */
  MLD_DUCK_DEALER_DECISION_ANSWER = 240,
} mld_duck_dealer_decision;

/** The free choice. */
typedef enum mld_duck_dealer_energy {
  MLD_DUCK_DEALER_ENERGY_MOVE = 0, /**< move */
  MLD_DUCK_DEALER_ENERGY_BUILD = 1, /**< build */
  MLD_DUCK_DEALER_ENERGY_TRADE = 2, /**< trade */
} mld_duck_dealer_energy;

/** On what. */
typedef enum mld_duck_dealer_site {
  MLD_DUCK_DEALER_SITE_MINE = 0, /**< mine */
  MLD_DUCK_DEALER_SITE_CONSUMER = 1, /**< consumer */
  MLD_DUCK_DEALER_SITE_FACTORY = 2, /**< factory */
  MLD_DUCK_DEALER_SITE_SHIPYARD = 3, /**< shipyard */
} mld_duck_dealer_site;

/** Which end. */
typedef enum mld_duck_dealer_end {
  MLD_DUCK_DEALER_END_ENTRANCE = 0, /**< entrance */
  MLD_DUCK_DEALER_END_EXIT = 1, /**< exit */
} mld_duck_dealer_end;

#endif /* MALLARD_DUCK_DEALER_H_ */
