/**
 * @file mallard_story.h
 * Events ready for animation and for reading: what an event happened to, from where to where, by
 * how much, which action of whom caused it, and what to tell people about it.
 */
#ifndef MLD_STORY_H_
#define MLD_STORY_H_

#include "mallard_action.h"
#include "mallard_base.h"
#include "mallard_manifest.h"
#include "mallard_match.h"
#include "mallard_reference.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An event without the game it comes from. What it does not have is 0. */
typedef struct mld_event_info {
  uint32_t struct_size;  /**< `sizeof(mld_event_info)`, set by the caller. */
  int32_t actor;         /**< Seat that took the action; -1: nobody, at the start. */
  int64_t action;        /**< Number of the action that caused it, from 0, among those of which the
                              viewer got any event; -1: the start. */
  mld_event event;       /**< The event itself. */
  uint32_t roles;        /**< Bit 1 << role (::MLD_ROLE_SUBJECT, ...) for each it has. */
  uint32_t reserved;     /**< 0. */
  mld_reference subject; /**< What it happened to. */
  mld_reference from;    /**< Where the subject was, or what acted on it. */
  mld_reference to;      /**< Where it is now, or what was acted on. */
  mld_reference place;   /**< Where it happened. */
  int32_t amount;        /**< By how much something changed. */
  int32_t total;         /**< How much there is now. */
} mld_event_info;

/**
 * Describes one of a viewer's events.
 * @param match The match.
 * @param viewer Whose events: a seat, #MLD_VIEWER_HOST or #MLD_VIEWER_SPECTATOR.
 * @param index Its number among them, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_describe_event(const mld_match* match, int32_t viewer, uint64_t index,
                                            mld_event_info* info, mld_error** error);

/**
 * Number of arguments of an event: as many as its kind has, or as its values say where those
 * decide.
 * @param match The match.
 * @param event The event.
 * @param count Receives the number.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_event_arg_count(const mld_match* match, const mld_event* event,
                                             uint64_t* count, mld_error** error);

/**
 * Describes an argument of an event. Strings are borrowed until the match is destroyed, carried
 * over to another ruleset, or copied onto.
 * @param match The match.
 * @param event The event.
 * @param index Its number, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_describe_event_arg(const mld_match* match, const mld_event* event,
                                                uint64_t index, mld_arg_info* info,
                                                mld_error** error);

/**
 * Writes the sentence that tells one of a viewer's events, from the packs: `Player 1 observes B2`.
 * It has the names that things have now for that viewer, so tell events when they happen. It is ""
 * for events that are for animation only.
 * @param match The match.
 * @param viewer Whose events: a seat, #MLD_VIEWER_HOST or #MLD_VIEWER_SPECTATOR.
 * @param index Its number among them, from 0.
 * @param language "fr", "fr-CA", ...; what is not there falls back to English. NULL: English.
 * @param buffer Receives the text; may be NULL.
 * @param capacity Bytes in `buffer`.
 * @param size Receives the length of the text.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_format_event_text(const mld_match* match, int32_t viewer,
                                               uint64_t index, const char* language, char* buffer,
                                               uint64_t capacity, uint64_t* size,
                                               mld_error** error);

/**
 * Writes what a player is being asked, in the words of the packs: said to that player, or to
 * whoever else waits for it (`Player 2 moves Quack Marines`). It is "" if nothing is asked.
 * @param match The match.
 * @param viewer To whom it is said: a seat, #MLD_VIEWER_HOST or #MLD_VIEWER_SPECTATOR.
 * @param seat Who is asked.
 * @param language As for mld_match_format_event_text().
 * @param buffer Receives the text; may be NULL.
 * @param capacity Bytes in `buffer`.
 * @param size Receives the length of the text.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_format_prompt(const mld_match* match, int32_t viewer, int32_t seat,
                                           const char* language, char* buffer, uint64_t capacity,
                                           uint64_t* size, mld_error** error);

/**
 * Writes why something was refused, in the words of the packs and with the names of things: said to
 * a player. `message` is mld_error_message() of a refused action, choice or check, or what a server
 * elsewhere sent of one. What no pack has words for stays as it is.
 * @param match The match.
 * @param viewer To whom it is said: a seat, #MLD_VIEWER_HOST or #MLD_VIEWER_SPECTATOR.
 * @param message Why, in English.
 * @param language As for mld_match_format_event_text().
 * @param buffer Receives the text; may be NULL.
 * @param capacity Bytes in `buffer`.
 * @param size Receives the length of the text.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_format_refusal(const mld_match* match, int32_t viewer,
                                            const char* message, const char* language, char* buffer,
                                            uint64_t capacity, uint64_t* size, mld_error** error);

/**
 * Writes what a viewer calls the thing that a reference stands for: `B6`, `Quack Marines 2, 4` for
 * the fourth model of a unit. It is "" for a reference that means nothing.
 * @param match The match.
 * @param viewer To whom it is said: a seat, #MLD_VIEWER_HOST or #MLD_VIEWER_SPECTATOR.
 * @param reference The reference.
 * @param language As for mld_match_format_event_text().
 * @param buffer Receives the text; may be NULL.
 * @param capacity Bytes in `buffer`.
 * @param size Receives the length of the text.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_format_reference(const mld_match* match, int32_t viewer,
                                              const mld_reference* reference, const char* language,
                                              char* buffer, uint64_t capacity, uint64_t* size,
                                              mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_STORY_H_ */
