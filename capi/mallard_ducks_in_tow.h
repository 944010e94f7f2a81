/**
 * @file
 * Ducks in Tow: kinds of action, event and decision, and the words their arguments take.
 *
 * Generated from the game's manifest by `./dev generate`; do not edit. Since 0.1.
 */
/* clang-format off */
#ifndef MALLARD_DUCKS_IN_TOW_H_
#define MALLARD_DUCKS_IN_TOW_H_

/** Kinds of action: mld_action.kind. */
typedef enum mld_ducks_in_tow_action {
  /** Put the pawn on a start space. args[0] tile. */
  MLD_DUCKS_IN_TOW_ACTION_START = 1,
  /** Move the pawn, with its tow. args[0] tile. */
  MLD_DUCKS_IN_TOW_ACTION_MOVE = 2,
  /** Pay a food for a duck of its colour on the tile. More on the same tile cost no action. args[0] colour. */
  MLD_DUCKS_IN_TOW_ACTION_FEED = 3,
  /** Draw a duck from the bag. */
  MLD_DUCKS_IN_TOW_ACTION_SHAKE = 4,
  /** Complete a card of this location with ducks of the tow. args[0] card, args[1] side. */
  MLD_DUCKS_IN_TOW_ACTION_DELIVER = 5,
  /** Do what the special tile offers. args[0] what. */
  MLD_DUCKS_IN_TOW_ACTION_USE = 6,
  /** Take no more actions. */
  MLD_DUCKS_IN_TOW_ACTION_END_TURN = 7,
  /** Pay for the duck just drawn and take it on the tow. */
  MLD_DUCKS_IN_TOW_ACTION_TOW = 8,
  /** Let the duck just drawn go to a tile. */
  MLD_DUCKS_IN_TOW_ACTION_RELEASE = 9,
  /** Choose the tile a duck goes to. args[0] tile. */
  MLD_DUCKS_IN_TOW_ACTION_DISPERSE = 10,
  /** Claim a formation card. args[0] formation, args[1] column, args[2] row. */
  MLD_DUCKS_IN_TOW_ACTION_CLAIM = 11,
  /** Do no more of what is asked. */
  MLD_DUCKS_IN_TOW_ACTION_GO_ON = 12,
  /** Take a food out of the bag. args[0] colour. */
  MLD_DUCKS_IN_TOW_ACTION_TAKE_FOOD = 13,
  /** Put a food back that is more than may be kept. args[0] colour. */
  MLD_DUCKS_IN_TOW_ACTION_DISCARD_FOOD = 14,
  /** Take a location card from the display. args[0] card. */
  MLD_DUCKS_IN_TOW_ACTION_DRAW = 15,
  /** Draw a location card from the deck. */
  MLD_DUCKS_IN_TOW_ACTION_DRAW_DECK = 16,
  /** Discard a location card that is more than may be kept, face up. args[0] card. */
  MLD_DUCKS_IN_TOW_ACTION_DISCARD = 17,
  /** Put a duck of the tow on a dotted space of its colour. args[0] colour, args[1] column. */
  MLD_DUCKS_IN_TOW_ACTION_ADOPT = 18,
  /** Keep a duck of the tow aside until the end of the turn. args[0] colour. */
  MLD_DUCKS_IN_TOW_ACTION_SET_ASIDE = 19,
  /** Put a food back before drawing new food. args[0] colour. */
  MLD_DUCKS_IN_TOW_ACTION_RETURN_FOOD = 20,
  /** Take a duck off the tile without paying. args[0] colour. */
  MLD_DUCKS_IN_TOW_ACTION_TAKE_DUCK = 21,
  /** Move a duck from a neighbouring tile to the own one. args[0] tile, args[1] colour. */
  MLD_DUCKS_IN_TOW_ACTION_LURE = 22,
  /** Answer with a number. args[0] number. */
  MLD_DUCKS_IN_TOW_ACTION_ANSWER = 240,
  /** Answer with a word. args[0] word. */
  MLD_DUCKS_IN_TOW_ACTION_ANSWER_WORD = 241,
  /** Answer with a player. args[0] player. */
  MLD_DUCKS_IN_TOW_ACTION_ANSWER_PLAYER = 242,
} mld_ducks_in_tow_action;

/** Kinds of event: mld_event.kind. */
typedef enum mld_ducks_in_tow_event {
  /** A pawn was put on a start space. args[0] seat, args[1] tile. */
  MLD_DUCKS_IN_TOW_EVENT_START_CHOSEN = 1,
  /** A player's turn began. args[0] seat, args[1] round. */
  MLD_DUCKS_IN_TOW_EVENT_TURN_BEGAN = 2,
  /** A pawn moved. args[0] seat, args[1] tile, args[2] from. */
  MLD_DUCKS_IN_TOW_EVENT_MOVED = 3,
  /** A duck of the tile was fed and follows the tow. args[0] seat, args[1] colour, args[2] tile. */
  MLD_DUCKS_IN_TOW_EVENT_FED = 4,
  /** A duck was drawn from the bag. args[0] seat, args[1] colour. */
  MLD_DUCKS_IN_TOW_EVENT_SHOOK = 5,
  /** The duck just drawn was paid for and follows the tow. args[0] seat, args[1] colour. */
  MLD_DUCKS_IN_TOW_EVENT_TOWED = 6,
  /** A card was completed and joined a tableau. args[0] seat, args[1] card, args[2] side, args[3] tile. */
  MLD_DUCKS_IN_TOW_EVENT_DELIVERED = 7,
  /** A duck went back into the bag. args[0] seat, args[1] colour, args[2] origin. */
  MLD_DUCKS_IN_TOW_EVENT_DUCK_RETURNED = 8,
  /** A duck is kept aside until the end of the turn. args[0] seat, args[1] colour, args[2] origin. */
  MLD_DUCKS_IN_TOW_EVENT_KEPT_ASIDE = 9,
  /** A duck came to a tile. args[0] colour, args[1] tile, args[2] origin. */
  MLD_DUCKS_IN_TOW_EVENT_DUCK_PLACED = 10,
  /** A player used a special tile. args[0] seat, args[1] what, args[2] tile. */
  MLD_DUCKS_IN_TOW_EVENT_TILE_USED = 11,
  /** Food was drawn from the bag. args[0] seat, args[1] colour, args[2] count. */
  MLD_DUCKS_IN_TOW_EVENT_FOOD_DRAWN = 12,
  /** A food was chosen from the bag. args[0] seat, args[1] colour. */
  MLD_DUCKS_IN_TOW_EVENT_FOOD_TAKEN = 13,
  /** A food was put back into the bag. args[0] seat, args[1] colour. */
  MLD_DUCKS_IN_TOW_EVENT_FOOD_RETURNED = 14,
  /** A food was paid for a duck, into the bag. args[0] seat, args[1] colour. */
  MLD_DUCKS_IN_TOW_EVENT_FOOD_PAID = 15,
  /** A location card came into a hand. Only its owner hears which, if it came from the deck. args[0] seat, args[1] card, args[2] source. */
  MLD_DUCKS_IN_TOW_EVENT_CARD_DRAWN = 16,
  /** The display was refilled. args[0] card. */
  MLD_DUCKS_IN_TOW_EVENT_CARD_REVEALED = 17,
  /** A card was discarded. args[0] seat, args[1] card. */
  MLD_DUCKS_IN_TOW_EVENT_CARD_DISCARDED = 18,
  /** The discarded cards became the deck. args[0] cards. */
  MLD_DUCKS_IN_TOW_EVENT_DECK_SHUFFLED = 19,
  /** A duck came to stay in a tableau. args[0] seat, args[1] colour, args[2] column. */
  MLD_DUCKS_IN_TOW_EVENT_ADOPTED = 20,
  /** A formation card was turned up. args[0] formation. */
  MLD_DUCKS_IN_TOW_EVENT_FORMATION_REVEALED = 21,
  /** A formation card was claimed. args[0] seat, args[1] formation, args[2] column, args[3] row. */
  MLD_DUCKS_IN_TOW_EVENT_CLAIMED = 22,
  /** A duck of the tile follows the tow for nothing. args[0] seat, args[1] colour, args[2] tile. */
  MLD_DUCKS_IN_TOW_EVENT_DUCK_TAKEN = 23,
  /** A duck came from a neighbouring tile. args[0] seat, args[1] tile, args[2] colour, args[3] to. */
  MLD_DUCKS_IN_TOW_EVENT_LURED = 24,
  /** A tile gave more actions. args[0] seat, args[1] count. */
  MLD_DUCKS_IN_TOW_EVENT_ACTIONS_GAINED = 25,
  /** Every other player takes one more turn. args[0] seat. */
  MLD_DUCKS_IN_TOW_EVENT_END_TRIGGERED = 26,
  /** What a player has at the end. args[0] seat, args[1] points, args[2] hearts. */
  MLD_DUCKS_IN_TOW_EVENT_SCORED = 27,
  /** A player has won; several may. args[0] seat. */
  MLD_DUCKS_IN_TOW_EVENT_WON = 28,
  /** From now on everybody's view holds everything. */
  MLD_DUCKS_IN_TOW_EVENT_DISCLOSED = 29,
  /** A duck that was kept aside is the next to go to a tile. args[0] colour. */
  MLD_DUCKS_IN_TOW_EVENT_NEXT_ASIDE = 30,
} mld_ducks_in_tow_event;

/** Kinds of decision: mld_decision.kind. */
typedef enum mld_ducks_in_tow_decision {
  /** Choose a start space. */
  MLD_DUCKS_IN_TOW_DECISION_CHOOSE_START = 1,
  /** Take an action, or end the turn. args[0] left. */
  MLD_DUCKS_IN_TOW_DECISION_ACT = 2,
  /** Deliver another card, claim a formation card, or go on. */
  MLD_DUCKS_IN_TOW_DECISION_AFTER_DELIVERY = 3,
  /** Claim a formation card, or go on. */
  MLD_DUCKS_IN_TOW_DECISION_MAY_CLAIM = 4,
  /** Tow the duck just drawn, or release it. args[0] colour. */
  MLD_DUCKS_IN_TOW_DECISION_MAY_TOW = 5,
  /** Choose the tile a duck goes to. args[0] colour. */
  MLD_DUCKS_IN_TOW_DECISION_DISPERSE_DUCK = 6,
  /** Take food out of the bag. args[0] left. */
  MLD_DUCKS_IN_TOW_DECISION_CHOOSE_FOOD = 7,
  /** Discard food. args[0] left. */
  MLD_DUCKS_IN_TOW_DECISION_DROP_FOOD = 8,
  /** Draw location cards. args[0] left. */
  MLD_DUCKS_IN_TOW_DECISION_DRAW_CARD = 9,
  /** Discard location cards. args[0] left. */
  MLD_DUCKS_IN_TOW_DECISION_DROP_CARD = 10,
  /** Put a duck of the tow on a dotted space. */
  MLD_DUCKS_IN_TOW_DECISION_ADOPT_DUCK = 11,
  /** Keep ducks of the tow aside. args[0] left. */
  MLD_DUCKS_IN_TOW_DECISION_SET_DUCK_ASIDE = 12,
  /** Take ducks off the tile, or go on. args[0] left. */
  MLD_DUCKS_IN_TOW_DECISION_MAY_TAKE_DUCK = 13,
  /** Lure ducks from neighbouring tiles, or go on. args[0] left. */
  MLD_DUCKS_IN_TOW_DECISION_MAY_LURE = 14,
  /** Move without an action, or go on. args[0] left. */
  MLD_DUCKS_IN_TOW_DECISION_MAY_STEP = 15,
  /** Return food; go on to draw new food. */
  MLD_DUCKS_IN_TOW_DECISION_EXCHANGE_FOOD = 16,
  /** Answer a question that a pack asks. args[0] question. */
  MLD_DUCKS_IN_TOW_DECISION_ANSWER = 240,
} mld_ducks_in_tow_decision;

/** The end of the tableau it joins. */
typedef enum mld_ducks_in_tow_side {
  MLD_DUCKS_IN_TOW_SIDE_LEFT = 0, /**< left */
  MLD_DUCKS_IN_TOW_SIDE_RIGHT = 1, /**< right */
} mld_ducks_in_tow_side;

/** Where the duck was. */
typedef enum mld_ducks_in_tow_origin {
  MLD_DUCKS_IN_TOW_ORIGIN_BAG = 0, /**< bag */
  MLD_DUCKS_IN_TOW_ORIGIN_DRAWN = 1, /**< drawn */
  MLD_DUCKS_IN_TOW_ORIGIN_TOW = 2, /**< tow */
} mld_ducks_in_tow_origin;

/** Where it was. */
typedef enum mld_ducks_in_tow_source {
  MLD_DUCKS_IN_TOW_SOURCE_DISPLAY = 0, /**< display */
  MLD_DUCKS_IN_TOW_SOURCE_DECK = 1, /**< deck */
} mld_ducks_in_tow_source;

#endif /* MALLARD_DUCKS_IN_TOW_H_ */
