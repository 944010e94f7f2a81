/**
 * @file mallard_notation.h
 * Actions, events, decisions and whole boards as text: `observe B6`. Reading what was written gives
 * the same action again.
 */
#ifndef MLD_NOTATION_H_
#define MLD_NOTATION_H_

#include "mallard_action.h"
#include "mallard_base.h"
#include "mallard_match.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Reads an action. Upper and lower case, extra spaces, `B-6` for B6, and full content ids are all
 * understood. What is not is ::MLD_INVALID_ARGUMENT, with what was expected where and the nearest
 * known word. Whether the action is legal is not looked at.
 * @param match The match.
 * @param text The text.
 * @param action Receives the action.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_parse_action(const mld_match* match, const char* text,
                                          mld_action* action, mld_error** error);

/**
 * Writes an action in its canonical form.
 * @param match The match.
 * @param action The action.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed, the NUL byte included.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_format_action(const mld_match* match, const mld_action* action,
                                           char* buffer, uint64_t capacity, uint64_t* size,
                                           mld_error** error);

/**
 * Writes an event, for logs.
 * @param match The match.
 * @param event The event.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed, the NUL byte included.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_format_event(const mld_match* match, const mld_event* event,
                                          char* buffer, uint64_t capacity, uint64_t* size,
                                          mld_error** error);

/**
 * Writes a decision, for people.
 * @param match The match.
 * @param decision The decision.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed, the NUL byte included.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_format_decision(const mld_match* match, const mld_decision* decision,
                                             char* buffer, uint64_t capacity, uint64_t* size,
                                             mld_error** error);

/** @name Names
 * The tables that arguments of type ::MLD_ARG_NAME point into. They depend on the ruleset and the
 * configuration of the match.
 * @{
 */
/**
 * Number of names in a table; 0 for a table that the game does not have.
 * @param match The match.
 * @param table The name of the table.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_name_count(const mld_match* match, const char* table, uint64_t* count,
                                        mld_error** error);

/**
 * A name of a table. Borrowed until the match is destroyed, carried over to another ruleset, or
 * copied onto.
 * @param match The match.
 * @param table The name of the table.
 * @param index Its number, from 0.
 * @param name Receives the name, borrowed.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_name(const mld_match* match, const char* table, uint64_t index,
                                  const char** name, mld_error** error);
/** @} */

/** How a board is drawn. */
typedef uint32_t mld_draw_flags;

/** The values of ::mld_draw_flags. */
enum mld_draw_flags_value {
  MLD_DRAW_COLOR = 1,  /**< With ANSI colours. */
  MLD_DRAW_UNICODE = 2 /**< With characters beyond ASCII. */
};

/**
 * Draws the board and everything around it as `viewer` may see it. `style` is 0 or made of
 * ::MLD_DRAW_COLOR and ::MLD_DRAW_UNICODE.
 * @param match The match.
 * @param viewer Who looks: a seat, #MLD_VIEWER_HOST or #MLD_VIEWER_SPECTATOR.
 * @param style How it is drawn; 0 is plain ASCII.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed, the NUL byte included.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_match_draw(const mld_match* match, int32_t viewer, mld_draw_flags style,
                                  char* buffer, uint64_t capacity, uint64_t* size,
                                  mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_NOTATION_H_ */
