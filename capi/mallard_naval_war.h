/**
 * @file
 * Naval War: kinds of action, event and decision, and the words their arguments take.
 *
 * Generated from the game's manifest by `./dev generate`; do not edit. Since 0.1.
 */
/* clang-format off */
#ifndef MALLARD_NAVAL_WAR_H_
#define MALLARD_NAVAL_WAR_H_

/** Kinds of action: mld_action.kind. */
typedef enum mld_naval_war_action {
  /** Lay a ship on the own board: at the set-up, or while preparing to re-place the fleet. args[0] ship, args[1] facing, args[2] cell. */
  MLD_NAVAL_WAR_ACTION_PLACE = 1,
  /** Take such a ship up again. args[0] ship. */
  MLD_NAVAL_WAR_ACTION_LIFT = 2,
  /** Lay down the ships that have no place yet at random. */
  MLD_NAVAL_WAR_ACTION_FILL = 3,
  /** Finish the set-up. This cannot be taken back. */
  MLD_NAVAL_WAR_ACTION_READY = 4,
  /** The normal attack on one cell of the enemy's board. args[0] cell. */
  MLD_NAVAL_WAR_ACTION_ATTACK = 5,
  /** Play a card, or begin to prepare one whose target takes several actions. Further arguments depend on the card's target. args[0] card. */
  MLD_NAVAL_WAR_ACTION_PLAY = 6,
  /** While preparing a card: name a cell. args[0] cell. */
  MLD_NAVAL_WAR_ACTION_AIM = 7,
  /** Take the naming of a cell back. args[0] cell. */
  MLD_NAVAL_WAR_ACTION_UNAIM = 8,
  /** Take the card that is being prepared back into the hand. */
  MLD_NAVAL_WAR_ACTION_WITHDRAW = 9,
  /** Play the card as prepared. */
  MLD_NAVAL_WAR_ACTION_CONFIRM = 10,
  /** Make no normal attack; the turn ends. */
  MLD_NAVAL_WAR_ACTION_DECLINE = 11,
  /** Answer an attack with a card. A further argument depends on the card's target. args[0] card. */
  MLD_NAVAL_WAR_ACTION_REACT = 12,
  /** Answer an attack with no card. */
  MLD_NAVAL_WAR_ACTION_ALLOW = 13,
  /** Move a ship that was just damaged, unseen. args[0] ship, args[1] direction. */
  MLD_NAVAL_WAR_ACTION_SHIFT = 14,
  /** Move no further ship after the hit. */
  MLD_NAVAL_WAR_ACTION_STAY = 15,
  /** Put down a card that is too many. args[0] card. */
  MLD_NAVAL_WAR_ACTION_DISCARD = 16,
  /** Answer with a number. args[0] number. */
  MLD_NAVAL_WAR_ACTION_ANSWER = 240,
  /** Answer with a word. args[0] word. */
  MLD_NAVAL_WAR_ACTION_ANSWER_WORD = 241,
  /** Answer with a player. args[0] player. */
  MLD_NAVAL_WAR_ACTION_ANSWER_PLAYER = 242,
  /** Answer with a cell of the enemy's board. args[0] cell. */
  MLD_NAVAL_WAR_ACTION_ANSWER_CELL = 243,
  /** Answer with a cell of your own board. args[0] own_cell. */
  MLD_NAVAL_WAR_ACTION_ANSWER_OWN_CELL = 244,
  /** Answer with one of your ships. args[0] ship. */
  MLD_NAVAL_WAR_ACTION_ANSWER_SHIP = 245,
} mld_naval_war_action;

/** Kinds of event: mld_event.kind. */
typedef enum mld_naval_war_event {
  /** A ship was laid down. Only its owner hears it. args[0] seat, args[1] ship, args[2] facing, args[3] cell. */
  MLD_NAVAL_WAR_EVENT_PLACED = 1,
  /** A ship was taken up again. Only its owner hears it. args[0] seat, args[1] ship. */
  MLD_NAVAL_WAR_EVENT_LIFTED = 2,
  /** A player has finished the set-up. args[0] seat. */
  MLD_NAVAL_WAR_EVENT_PLAYER_READY = 3,
  /** A player's turn began. args[0] seat, args[1] turn. */
  MLD_NAVAL_WAR_EVENT_TURN_BEGAN = 4,
  /** A player's turn went by. args[0] seat, args[1] turn. */
  MLD_NAVAL_WAR_EVENT_TURN_SKIPPED = 5,
  /** A cell was named for a card in preparation. Only its player hears it. args[0] seat, args[1] cell. */
  MLD_NAVAL_WAR_EVENT_AIMED = 6,
  /** The naming of a cell was taken back. Only its player hears it. args[0] seat, args[1] cell. */
  MLD_NAVAL_WAR_EVENT_UNAIMED = 7,
  /** A card in preparation was taken back. Only its player hears it. args[0] seat, args[1] card. */
  MLD_NAVAL_WAR_EVENT_WITHDRAWN = 8,
  /** A card was played; its target follows as the card says. What it did is told by the events that come next. Of secret cards others learn no target: they hear card_played_secretly. args[0] seat, args[1] card. */
  MLD_NAVAL_WAR_EVENT_CARD_PLAYED = 9,
  /** A secret card was played. Its player hears card_played instead. args[0] seat, args[1] card. */
  MLD_NAVAL_WAR_EVENT_CARD_PLAYED_SECRETLY = 10,
  /** A cell is under attack; answers come later. args[0] seat, args[1] cell. */
  MLD_NAVAL_WAR_EVENT_CELL_ATTACKED = 11,
  /** A ship is attacked by name. args[0] seat, args[1] ship, args[2] hits. */
  MLD_NAVAL_WAR_EVENT_SHIP_ATTACKED = 12,
  /** An attack connects: the defender may answer it with a card before its cells do. args[0] seat. */
  MLD_NAVAL_WAR_EVENT_CONNECTED = 13,
  /** What a cell answered to an attack. args[0] seat, args[1] cell, args[2] answer. */
  MLD_NAVAL_WAR_EVENT_ANSWERED = 14,
  /** A ship attacked by name took hits. args[0] seat, args[1] ship, args[2] hits. */
  MLD_NAVAL_WAR_EVENT_SHIP_STRUCK = 15,
  /** A ship has sunk. args[0] seat, args[1] ship. */
  MLD_NAVAL_WAR_EVENT_SUNK = 16,
  /** A cell was looked at from above. Only both players' own boards could tell more. args[0] seat, args[1] cell, args[2] found. */
  MLD_NAVAL_WAR_EVENT_SEEN = 17,
  /** A hit was taken off a ship. Only its owner hears it. args[0] seat, args[1] ship, args[2] cell. */
  MLD_NAVAL_WAR_EVENT_REPAIRED = 18,
  /** A ship lies elsewhere now. Only its owner hears it. args[0] seat, args[1] ship, args[2] facing, args[3] cell, args[4] from. */
  MLD_NAVAL_WAR_EVENT_MOVED = 19,
  /** A ship cannot be attacked, and cannot move, for some turns. args[0] seat, args[1] ship, args[2] turns. */
  MLD_NAVAL_WAR_EVENT_PROTECTED = 20,
  /** A player can neither attack nor move for some of their turns. args[0] seat, args[1] turns. */
  MLD_NAVAL_WAR_EVENT_DISABLED = 21,
  /** Nobody may attack in a quadrant for some turns. args[0] quadrant, args[1] turns. */
  MLD_NAVAL_WAR_EVENT_QUADRANT_SEIZED = 22,
  /** A player will skip turns. args[0] seat, args[1] turns. */
  MLD_NAVAL_WAR_EVENT_TURNS_LOST = 23,
  /** Something was laid on a cell, or taken from it. args[0] seat, args[1] zone, args[2] cell, args[3] change. */
  MLD_NAVAL_WAR_EVENT_ZONE_CHANGED = 24,
  /** A lasting effect is over. args[0] effect, args[1] seat, args[2] which. */
  MLD_NAVAL_WAR_EVENT_EFFECT_ENDED = 25,
  /** A player drew a card. Others hear `none` instead of the card. args[0] seat, args[1] card, args[2] deck. */
  MLD_NAVAL_WAR_EVENT_CARD_DRAWN = 26,
  /** A player put a card down. args[0] seat, args[1] card. */
  MLD_NAVAL_WAR_EVENT_CARD_DISCARDED = 27,
  /** The discard pile has become the deck. args[0] deck. */
  MLD_NAVAL_WAR_EVENT_RESHUFFLED = 28,
  /** The whole opposing fleet is sunk: the match is over. args[0] seat. */
  MLD_NAVAL_WAR_EVENT_WON = 29,
  /** The turn limit is reached: nobody wins. */
  MLD_NAVAL_WAR_EVENT_DRAWN = 30,
  /** From now on everybody's view holds everything: fleets, hands and deck. */
  MLD_NAVAL_WAR_EVENT_DISCLOSED = 31,
} mld_naval_war_event;

/** Kinds of decision: mld_decision.kind. */
typedef enum mld_naval_war_decision {
  /** Place the fleet, unseen; both players at the same time. */
  MLD_NAVAL_WAR_DECISION_SET_UP_FLEET = 1,
  /** Play a card, attack, or decline. */
  MLD_NAVAL_WAR_DECISION_TAKE_TURN = 2,
  /** An attack connects: play a reaction or allow it. */
  MLD_NAVAL_WAR_DECISION_ANSWER_ATTACK = 3,
  /** Move ships that were just damaged, or stay. */
  MLD_NAVAL_WAR_DECISION_MOVE_AFTER_HIT = 4,
  /** Discard down to the hand limit. */
  MLD_NAVAL_WAR_DECISION_DISCARD_CARDS = 5,
  /** Answer a question that a pack asks. args[0] question. */
  MLD_NAVAL_WAR_DECISION_ANSWER = 240,
} mld_naval_war_decision;

/** Where the bow points; the other parts lie behind it. */
typedef enum mld_naval_war_facing {
  MLD_NAVAL_WAR_FACING_NORTH = 0, /**< north */
  MLD_NAVAL_WAR_FACING_EAST = 1, /**< east */
  MLD_NAVAL_WAR_FACING_SOUTH = 2, /**< south */
  MLD_NAVAL_WAR_FACING_WEST = 3, /**< west */
} mld_naval_war_facing;

/** Which way it moves by one cell. */
typedef enum mld_naval_war_direction {
  MLD_NAVAL_WAR_DIRECTION_NORTH = 0, /**< north */
  MLD_NAVAL_WAR_DIRECTION_EAST = 1, /**< east */
  MLD_NAVAL_WAR_DIRECTION_SOUTH = 2, /**< south */
  MLD_NAVAL_WAR_DIRECTION_WEST = 3, /**< west */
} mld_naval_war_direction;

/** What it answered. */
typedef enum mld_naval_war_answer {
  MLD_NAVAL_WAR_ANSWER_NONE = 0, /**< none */
  MLD_NAVAL_WAR_ANSWER_MISS = 1, /**< miss */
  MLD_NAVAL_WAR_ANSWER_HIT = 2, /**< hit */
  MLD_NAVAL_WAR_ANSWER_SMOKE = 3, /**< smoke */
  MLD_NAVAL_WAR_ANSWER_BLOCKED = 4, /**< blocked */
} mld_naval_war_answer;

/** What lies there. */
typedef enum mld_naval_war_found {
  MLD_NAVAL_WAR_FOUND_WATER = 0, /**< water */
  MLD_NAVAL_WAR_FOUND_SHIP = 1, /**< ship */
} mld_naval_war_found;

/** A quarter of both boards; north is the top, west the left. */
typedef enum mld_naval_war_quadrant {
  MLD_NAVAL_WAR_QUADRANT_NORTHWEST = 0, /**< northwest */
  MLD_NAVAL_WAR_QUADRANT_NORTHEAST = 1, /**< northeast */
  MLD_NAVAL_WAR_QUADRANT_SOUTHWEST = 2, /**< southwest */
  MLD_NAVAL_WAR_QUADRANT_SOUTHEAST = 3, /**< southeast */
} mld_naval_war_quadrant;

/** What happened. */
typedef enum mld_naval_war_change {
  MLD_NAVAL_WAR_CHANGE_TAKEN = 0, /**< taken */
  MLD_NAVAL_WAR_CHANGE_LAID = 1, /**< laid */
} mld_naval_war_change;

/** Which. */
typedef enum mld_naval_war_effect {
  MLD_NAVAL_WAR_EFFECT_PROTECTION = 0, /**< protection */
  MLD_NAVAL_WAR_EFFECT_DISABLING = 1, /**< disabling */
  MLD_NAVAL_WAR_EFFECT_SEIZURE = 2, /**< seizure */
} mld_naval_war_effect;

#endif /* MALLARD_NAVAL_WAR_H_ */
