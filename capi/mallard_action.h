/**
 * @file mallard_action.h
 * The small records that pass between a match and its users. What their kinds and arguments mean is
 * in the game's manifest: as enums in the game's own header (mallard_battleducks.h, ...), and at
 * run time through mallard_manifest.h. These structures never change.
 */
#ifndef MLD_ACTION_H_
#define MLD_ACTION_H_

#include "mallard_base.h"

/** The viewer who sees everything: for servers, editors and tests. Viewers from 0 on are seats. */
#define MLD_VIEWER_HOST (-1)

/** The viewer who has no seat and knows only what everybody knows: for an audience. */
#define MLD_VIEWER_SPECTATOR (-2)

/** The most seats any game has. */
#define MLD_MAX_SEATS 8

/** The kind of the one event that all games share and no manifest lists: a script has failed and
 * was left out. mld_match_format_event_text() tells which; why is told to the log alone. */
#define MLD_EVENT_SCRIPT_FAILED 1000

/** A player's answer to a decision. Arguments that the kind does not use must be 0. */
typedef struct mld_action {
  uint32_t kind;   /**< From the game's manifest; 0 is never legal. */
  int32_t args[7]; /**< As the manifest says. */
} mld_action;

/** Something that happened, for animation and logs. */
typedef struct mld_event {
  uint32_t kind;   /**< From the game's manifest, or #MLD_EVENT_SCRIPT_FAILED. */
  int32_t args[7]; /**< As the manifest says. */
} mld_event;

/** Flags of a decision. New ones may be added. */
typedef uint32_t mld_decision_flags;

/** The values of ::mld_decision_flags. */
enum mld_decision_flags_value {
  MLD_DECISION_OPEN = 1 /**< The legal list holds representatives only; others can be checked. */
};

/** What a player is being asked right now. */
typedef struct mld_decision {
  uint32_t kind;            /**< From the game's manifest; 0: nothing is asked. */
  mld_decision_flags flags; /**< ::MLD_DECISION_OPEN or 0. */
  int32_t args[6];          /**< As the manifest says. */
} mld_decision;

/** How a match stands. */
typedef struct mld_outcome {
  mld_bool over;                 /**< 1: the match has ended. */
  uint32_t winners;              /**< Bit n: seat n has won. 0 at the end is a draw. */
  int32_t scores[MLD_MAX_SEATS]; /**< Points by seat, for games that count them. */
} mld_outcome;

#endif /* MLD_ACTION_H_ */
