/**
 * @file mallard_choice.h
 * Choices lead one player from nothing to a whole action, one argument at a time and in any order:
 * by values (a menu), by references (a click on what a scene shows), or by both. A client that
 * knows no game plays every game with them:
 *
 *     mld_choice_begin(choice, match, seat, &error);
 *     ... mld_choice_pick(choice, &clicked, &error) ... or mld_choice_set() ...
 *     if (mld_choice_finish(choice, &action, NULL) == MLD_OK) mld_match_apply(...);
 *
 * A *step* is the number of an argument, from 0; the kind of action is step #MLD_STEP_KIND. What is
 * legal comes from the legal list, filtered by what is filled in: a closed decision is led to every
 * legal action and to no other. In an open choice the list holds representatives; steps flagged
 * ::MLD_STEP_OPEN take any value within their bounds, and whether one may finish tells in the end.
 *
 * Steps of type ::MLD_ARG_TEXT take words of the player. Their values are suggestions, each one
 * number below 0 that stands for its words wherever a value is asked for; mld_choice_set_text()
 * gives other words.
 *
 * A choice tells nothing that its player may not know. It is a copy: after the match has changed,
 * begin it again. Its memory is used again, so keep one.
 */
#ifndef MLD_CHOICE_H_
#define MLD_CHOICE_H_

#include "mallard_action.h"
#include "mallard_base.h"
#include "mallard_manifest.h"
#include "mallard_match.h"
#include "mallard_reference.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A choice of one player. */
typedef struct mld_choice mld_choice;

/** The step that chooses the kind of action. */
#define MLD_STEP_KIND (-1)
/** No step: everything is filled in. */
#define MLD_STEP_DONE (-2)

/**
 * Makes an empty choice. Destroy it with mld_choice_destroy().
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_choice_create(mld_choice** out, mld_error** error);

/**
 * Destroys a choice.
 * @param choice The choice; may be NULL.
 * @threadsafety object
 * @since 0.2
 */
MLD_API void mld_choice_destroy(mld_choice* choice);

/**
 * Begins a choice as the match stands, with nothing filled in. A player who is not asked anything
 * has no values, and nothing to finish.
 * @param choice The choice.
 * @param match The match.
 * @param seat Who chooses.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_begin(mld_choice* choice, const mld_match* match, int32_t seat,
                                    mld_error** error);

/**
 * Empties everything that was filled in.
 * @param choice The choice.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_restart(mld_choice* choice, mld_error** error);

/** @name What is asked
 * @{
 */
/** Flags of a choice. New ones may be added. */
typedef uint32_t mld_choice_flags;

/** The values of ::mld_choice_flags. */
enum mld_choice_flags_value {
  MLD_CHOICE_MAY_FINISH = 1,  /**< mld_choice_finish() gives an action. */
  MLD_CHOICE_MAY_GO_BACK = 2, /**< mld_choice_back() takes something back. */
  MLD_CHOICE_OPEN = 4         /**< What is filled in can lead to an open step: not everything legal
                                   is listed. */
};

/** How a choice stands. */
typedef struct mld_choice_info {
  uint32_t struct_size;   /**< `sizeof(mld_choice_info)`, set by the caller. */
  int32_t seat;           /**< Who chooses. */
  mld_decision decision;  /**< What is being asked; kind 0: nothing. */
  mld_action partial;     /**< What is filled in; the rest is 0. */
  uint32_t filled;        /**< Bit n: argument n is filled in. */
  int32_t next;           /**< The first step that is not: #MLD_STEP_KIND, ..., #MLD_STEP_DONE. */
  uint32_t step_count;    /**< Arguments known so far; more may follow once these are filled in. */
  mld_choice_flags flags; /**< ::MLD_CHOICE_MAY_FINISH, ... */
  uint32_t pick_count;    /**< Clicks that can still mean several things. */
  uint32_t reserved;      /**< 0. */
  uint64_t action_count;  /**< Listed actions that agree with what is filled in and clicked. */
} mld_choice_info;

/**
 * How a choice stands.
 * @param choice The choice.
 * @param info Receives it; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_describe(const mld_choice* choice, mld_choice_info* info,
                                       mld_error** error);

/** Flags of a step. New ones may be added. */
typedef uint32_t mld_step_flags;

/** The values of ::mld_step_flags. */
enum mld_step_flags_value {
  MLD_STEP_FILLED = 1, /**< It is filled in. */
  MLD_STEP_OPEN = 2    /**< It takes values beyond those listed. */
};

/** A step of a choice. */
typedef struct mld_step_info {
  uint32_t struct_size; /**< `sizeof(mld_step_info)`, set by the caller. */
  mld_step_flags flags; /**< ::MLD_STEP_FILLED, ... */
  int32_t type;         /**< ::MLD_ARG_CELL, ...; #MLD_REFERENCE_ACTION of #MLD_STEP_KIND. */
  int32_t width;        /**< How many numbers its values are: 1 or 2; of ::MLD_ARG_TEXT, slots. */
  const char* name;     /**< Of the argument; "" of #MLD_STEP_KIND. Borrowed for ever. */
  const char* prompt;   /**< What to ask, in English. Borrowed for ever. */
  int32_t low[2];       /**< Of open steps: no value is less. */
  int32_t high[2];      /**< Of open steps: no value is more. */
} mld_step_info;

/**
 * Describes a step.
 * @param choice The choice.
 * @param step An argument, from 0, or #MLD_STEP_KIND.
 * @param info Receives it; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_describe_step(const mld_choice* choice, int32_t step,
                                            mld_step_info* info, mld_error** error);

/** A value that may be chosen. This structure never changes. */
typedef struct mld_choice_value {
  int32_t value[2];      /**< As `args` hold it; of #MLD_STEP_KIND, a kind of action. */
  uint64_t action_count; /**< Listed actions that lie below it. */
} mld_choice_value;

/**
 * Legal values of a step, given everything else that is filled in, in the order of the legal list.
 * Of a step that is filled in: what it could be changed to.
 * @param choice The choice; its scratch memory is used.
 * @param step An argument, from 0, or #MLD_STEP_KIND.
 * @param out Receives the values; may be NULL.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_values(mld_choice* choice, int32_t step, mld_choice_value* out,
                                     uint64_t capacity, uint64_t* count, mld_error** error);

/**
 * What to ask at a step, in a language of the packs.
 * @param choice The choice.
 * @param step An argument, from 0, or #MLD_STEP_KIND.
 * @param language "fr", "fr-CA", ...; what is not there falls back to English. NULL: English.
 * @param buffer Receives the text; may be NULL.
 * @param capacity Bytes in `buffer`.
 * @param size Receives the length of the text.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_format_prompt(const mld_choice* choice, int32_t step,
                                            const char* language, char* buffer, uint64_t capacity,
                                            uint64_t* size, mld_error** error);

/**
 * How a value reads: `B6`, `Observe`.
 * @param choice The choice.
 * @param step An argument, from 0, or #MLD_STEP_KIND.
 * @param value Its value: two numbers, of which the second counts for types of two slots.
 * @param language As for mld_choice_format_prompt(); NULL: as people type it (`observe`).
 * @param buffer Receives the text; may be NULL.
 * @param capacity Bytes in `buffer`.
 * @param size Receives the length of the text.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_format_value(const mld_choice* choice, int32_t step,
                                           const int32_t* value, const char* language, char* buffer,
                                           uint64_t capacity, uint64_t* size, mld_error** error);

/**
 * The reference that stands for a value: items of a scene that have it are what to highlight.
 * @param choice The choice.
 * @param step An argument, from 0, or #MLD_STEP_KIND.
 * @param value Its value: two numbers, of which the second counts for types of two slots.
 * @param reference Receives it.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_reference(const mld_choice* choice, int32_t step,
                                        const int32_t* value, mld_reference* reference,
                                        mld_error** error);

/** Flags of a cost. New ones may be added. */
typedef uint32_t mld_cost_flags;

/** The values of ::mld_cost_flags. */
enum mld_cost_flags_value {
  MLD_COST_LEAST = 1 /**< It may cost more, as what follows decides. */
};

/** Something to pay for a value. This structure never changes. */
typedef struct mld_choice_cost {
  int32_t amount;       /**< How much; negative: it is given back. */
  mld_cost_flags flags; /**< ::MLD_COST_LEAST, ... */
} mld_choice_cost;

/**
 * What a value costs. What each cost is paid in, mld_choice_format_cost() says.
 * @param choice The choice.
 * @param step An argument, from 0, or #MLD_STEP_KIND.
 * @param value Its value: two numbers, of which the second counts for types of two slots.
 * @param out Receives the costs; may be NULL.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are; 0: it costs nothing, or rules cannot tell.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_costs(const mld_choice* choice, int32_t step, const int32_t* value,
                                    mld_choice_cost* out, uint64_t capacity, uint64_t* count,
                                    mld_error** error);

/**
 * What a cost is paid in: `Army points`.
 * @param choice The choice.
 * @param step An argument, from 0, or #MLD_STEP_KIND.
 * @param value Its value, as for mld_choice_costs().
 * @param index Which of the costs, from 0.
 * @param language As for mld_choice_format_prompt().
 * @param buffer Receives the text; may be NULL.
 * @param capacity Bytes in `buffer`.
 * @param size Receives the length of the text.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_format_cost(const mld_choice* choice, int32_t step,
                                          const int32_t* value, uint64_t index,
                                          const char* language, char* buffer, uint64_t capacity,
                                          uint64_t* size, mld_error** error);

/** @} */

/** @name Choosing
 * @{
 */
/**
 * Fills in a step. If no legal action has it, nothing changes and the reason is reported.
 * @param choice The choice.
 * @param step An argument, from 0, or #MLD_STEP_KIND.
 * @param value Its value: two numbers, of which the second counts for types of two slots.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_set(mld_choice* choice, int32_t step, const int32_t* value,
                                  mld_error** error);

/**
 * Fills in a step of type ::MLD_ARG_TEXT with words that need not be listed: plain UTF-8, without
 * control characters, of as many bytes as the argument has room for. If no legal action has them,
 * nothing changes and the reason is reported.
 * @param choice The choice.
 * @param step An argument, from 0.
 * @param text The words.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_set_text(mld_choice* choice, int32_t step, const char* text,
                                       mld_error** error);

/**
 * A click: fills in what the reference can mean, the kind of action too if there is only one. If it
 * can mean several things, the choice is narrowed to actions that have it, and it is filled in as
 * soon as it can mean only one. If it can mean nothing now, nothing changes and the reason is
 * reported.
 * @param choice The choice.
 * @param clicked A reference of a scene, an event or a value.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_pick(mld_choice* choice, const mld_reference* clicked,
                                   mld_error** error);

/**
 * A drag: both references, or nothing changes and the reason is reported.
 * @param choice The choice.
 * @param from What is dragged.
 * @param to Where it is dropped.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_drag(mld_choice* choice, const mld_reference* from,
                                   const mld_reference* to, mld_error** error);

/** Which two steps a drag answers, for one kind of action. This structure never changes. */
typedef struct mld_choice_drag_steps {
  uint32_t kind;    /**< The kind of action. */
  int32_t from;     /**< Argument that names what is dragged. */
  int32_t to;       /**< Argument that names where it is dropped. */
  int32_t reserved; /**< 0. */
} mld_choice_drag_steps;

/**
 * Which kinds of action a drag can answer now, and by which steps.
 * @param choice The choice.
 * @param out Receives them; may be NULL.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_drags(const mld_choice* choice, mld_choice_drag_steps* out,
                                    uint64_t capacity, uint64_t* count, mld_error** error);

/**
 * Takes back what was done last: a value, a click or a drag.
 * @param choice The choice.
 * @param went_back Receives 0 if there was nothing to take back; may be NULL.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_back(mld_choice* choice, int32_t* went_back, mld_error** error);

/**
 * Why a step cannot have a value.
 * @param choice The choice.
 * @param step An argument, from 0, or #MLD_STEP_KIND.
 * @param value Its value: two numbers, of which the second counts for types of two slots.
 * @param error Receives the reason, which is for people; may be NULL.
 * @return ::MLD_OK if it can, or why it cannot.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_check_value(const mld_choice* choice, int32_t step,
                                          const int32_t* value, mld_error** error);

/**
 * Why nothing can be done with a reference.
 * @param choice The choice.
 * @param clicked The reference.
 * @param error Receives the reason, which is for people; may be NULL.
 * @return ::MLD_OK if something can, or why it cannot.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_check_reference(const mld_choice* choice,
                                              const mld_reference* clicked, mld_error** error);

/**
 * The action that was chosen: what is filled in, or the only one that can still be meant.
 * @param choice The choice.
 * @param action Receives it.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or ::MLD_ILLEGAL_ACTION while one may not finish.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_finish(const mld_choice* choice, mld_action* action,
                                     mld_error** error);

/** @} */

/** @name Open steps
 * @{
 */
/**
 * The nearest legal value to a wish (where the mouse is), given what is filled in.
 * @param choice The choice.
 * @param step An argument, from 0, or #MLD_STEP_KIND.
 * @param value The wish; receives the nearest legal value.
 * @param found Receives 0 if there is none, and `value` is untouched.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_nearest(const mld_choice* choice, int32_t step, int32_t* value,
                                      int32_t* found, mld_error** error);

/** Where a thing ends if what is filled in were done. This structure never changes. */
typedef struct mld_preview_step {
  mld_reference thing; /**< What moves. */
  mld_reference to;    /**< Where it ends. */
} mld_preview_step;

/**
 * Where things end if what is filled in were done, without dice. None while something is not filled
 * in, or where rules cannot tell.
 * @param choice The choice.
 * @param out Receives them; may be NULL.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_choice_previews(const mld_choice* choice, mld_preview_step* out,
                                       uint64_t capacity, uint64_t* count, mld_error** error);

/** @} */

/** @name Partial actions
 * @{
 */
/**
 * Number of arguments of an action, of which those before the first unknown one are filled in. More
 * may be known once that is.
 * @param match The match.
 * @param action The action.
 * @param count Receives the number.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_action_arg_count(const mld_match* match, const mld_action* action,
                                              uint64_t* count, mld_error** error);

/**
 * Describes an argument of such an action. Strings are borrowed until the match is destroyed,
 * carried over to another ruleset, or copied onto.
 * @param match The match.
 * @param action The action.
 * @param index Its number, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_describe_action_arg(const mld_match* match, const mld_action* action,
                                                 uint64_t index, mld_arg_info* info,
                                                 mld_error** error);

/**
 * Number of legal actions that agree with a prefix: of that kind, unless it is 0, and with the same
 * numbers in the slots of the mask. All of one unit, for instance.
 * @param match The match.
 * @param seat Who acts.
 * @param fixed What is fixed.
 * @param mask Bit n: `args[n]` is fixed.
 * @param count Receives the number.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_legal_count_where(const mld_match* match, int32_t seat,
                                               const mld_action* fixed, uint32_t mask,
                                               uint64_t* count, mld_error** error);

/**
 * These actions, in order, in the manner of all lists (see mallard_base.h).
 * @param match The match.
 * @param seat Who acts.
 * @param fixed What is fixed.
 * @param mask Bit n: `args[n]` is fixed.
 * @param out Receives the actions; may be NULL.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_legal_actions_where(const mld_match* match, int32_t seat,
                                                 const mld_action* fixed, uint32_t mask,
                                                 mld_action* out, uint64_t capacity,
                                                 uint64_t* count, mld_error** error);

/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_CHOICE_H_ */
