/**
 * @file
 * BattleDucks: kinds of action, event and decision, and the words their arguments take.
 *
 * Generated from the game's manifest by `./dev generate`; do not edit. Since 0.1.
 */
/* clang-format off */
#ifndef MALLARD_BATTLEDUCKS_H_
#define MALLARD_BATTLEDUCKS_H_

/** Kinds of action: mld_action.kind. */
typedef enum mld_battleducks_action {
  /** Choose a formation for a place in the fleet. args[0] slot, args[1] formation. */
  MLD_BATTLEDUCKS_ACTION_PICK = 1,
  /** Lay a formation on the pond. args[0] slot, args[1] orientation, args[2] cell. */
  MLD_BATTLEDUCKS_ACTION_PLACE = 2,
  /** Choose which duck of a formation is its Commander. args[0] slot, args[1] cell. */
  MLD_BATTLEDUCKS_ACTION_COMMANDER = 3,
  /** Take a formation off the pond again. args[0] slot. */
  MLD_BATTLEDUCKS_ACTION_LIFT = 4,
  /** Take back the choice of a formation. args[0] slot. */
  MLD_BATTLEDUCKS_ACTION_UNPICK = 5,
  /** Complete the set-up at random. */
  MLD_BATTLEDUCKS_ACTION_FILL = 6,
  /** Finish the set-up. This cannot be taken back. */
  MLD_BATTLEDUCKS_ACTION_READY = 7,
  /** Probe one cell of the opponent's pond. args[0] cell. */
  MLD_BATTLEDUCKS_ACTION_OBSERVE = 8,
  /** Use the maneuver of a formation. args[0] slot, args[1] orientation, args[2], args[3] corner. */
  MLD_BATTLEDUCKS_ACTION_MANEUVER = 9,
  /** Answer with a number. args[0] number. */
  MLD_BATTLEDUCKS_ACTION_ANSWER = 240,
  /** Answer with a word. args[0] word. */
  MLD_BATTLEDUCKS_ACTION_ANSWER_WORD = 241,
  /** Answer with a player. args[0] player. */
  MLD_BATTLEDUCKS_ACTION_ANSWER_PLAYER = 242,
  /** Answer with a cell of the opponent's pond. args[0] cell. */
  MLD_BATTLEDUCKS_ACTION_ANSWER_CELL = 243,
} mld_battleducks_action;

/** Kinds of event: mld_event.kind. */
typedef enum mld_battleducks_event {
  /** A formation was chosen. Only its owner hears it. args[0] seat, args[1] slot, args[2] formation. */
  MLD_BATTLEDUCKS_EVENT_PICKED = 1,
  /** A formation was laid down. Only its owner hears it. args[0] seat, args[1] slot, args[2] orientation, args[3] cell. */
  MLD_BATTLEDUCKS_EVENT_PLACED = 2,
  /** A Commander was chosen. Only its owner hears it. args[0] seat, args[1] slot, args[2] cell. */
  MLD_BATTLEDUCKS_EVENT_COMMANDER_CHOSEN = 3,
  /** A formation was taken off the pond. Only its owner hears it. args[0] seat, args[1] slot. */
  MLD_BATTLEDUCKS_EVENT_LIFTED = 4,
  /** A choice was taken back. Only its owner hears it. args[0] seat, args[1] slot. */
  MLD_BATTLEDUCKS_EVENT_UNPICKED = 5,
  /** A player has finished the set-up. args[0] seat. */
  MLD_BATTLEDUCKS_EVENT_PLAYER_READY = 6,
  /** A player's turn began. args[0] seat, args[1] turn. */
  MLD_BATTLEDUCKS_EVENT_TURN_BEGAN = 7,
  /** A player named a cell; the answer follows. args[0] seat, args[1] cell. */
  MLD_BATTLEDUCKS_EVENT_OBSERVED = 8,
  /** A player used a maneuver; the answers follow. args[0] seat, args[1] slot, args[2] orientation, args[3], args[4] corner. */
  MLD_BATTLEDUCKS_EVENT_MANEUVER_USED = 9,
  /** What a cell of the opponent's pond answered. args[0] seat, args[1] cell, args[2] answer, args[3] formation. */
  MLD_BATTLEDUCKS_EVENT_ANSWERED = 10,
  /** A Commander was spotted and its maneuver is lost. Only its owner hears it. args[0] seat, args[1] slot. */
  MLD_BATTLEDUCKS_EVENT_COMMANDER_LOST = 11,
  /** A recharge counter moved. args[0] seat, args[1] slot, args[2] position. */
  MLD_BATTLEDUCKS_EVENT_DIAL_TURNED = 12,
  /** A player has found the whole opposing fleet: the match is over. args[0] seat. */
  MLD_BATTLEDUCKS_EVENT_WON = 13,
  /** From now on everybody's view holds everything: both fleets lie open. */
  MLD_BATTLEDUCKS_EVENT_DISCLOSED = 14,
} mld_battleducks_event;

/** Kinds of decision: mld_decision.kind. */
typedef enum mld_battleducks_decision {
  /** Pick and place the fleet, unseen; both players at the same time. */
  MLD_BATTLEDUCKS_DECISION_SET_UP_FLEET = 1,
  /** Observe a cell or use a maneuver. */
  MLD_BATTLEDUCKS_DECISION_TAKE_TURN = 2,
  /** Answer a question that a pack asks. args[0] question. */
  MLD_BATTLEDUCKS_DECISION_ANSWER = 240,
} mld_battleducks_decision;

/** Quarter turns clockwise, of the drawing (r) or of its mirror image (m). */
typedef enum mld_battleducks_orientation {
  MLD_BATTLEDUCKS_ORIENTATION_R0 = 0, /**< r0 */
  MLD_BATTLEDUCKS_ORIENTATION_R90 = 1, /**< r90 */
  MLD_BATTLEDUCKS_ORIENTATION_R180 = 2, /**< r180 */
  MLD_BATTLEDUCKS_ORIENTATION_R270 = 3, /**< r270 */
  MLD_BATTLEDUCKS_ORIENTATION_M0 = 4, /**< m0 */
  MLD_BATTLEDUCKS_ORIENTATION_M90 = 5, /**< m90 */
  MLD_BATTLEDUCKS_ORIENTATION_M180 = 6, /**< m180 */
  MLD_BATTLEDUCKS_ORIENTATION_M270 = 7, /**< m270 */
} mld_battleducks_orientation;

/** What it answered. */
typedef enum mld_battleducks_answer {
  MLD_BATTLEDUCKS_ANSWER_SPLASH = 0, /**< splash */
  MLD_BATTLEDUCKS_ANSWER_SPOTTED = 1, /**< spotted */
  MLD_BATTLEDUCKS_ANSWER_FOUND = 2, /**< found */
} mld_battleducks_answer;

#endif /* MALLARD_BATTLEDUCKS_H_ */
