/**
 * @file mallard_bot.h
 * Players made of code. A bot is shown what its seat may know and nothing else, so it cannot cheat.
 */
#ifndef MLD_BOT_H_
#define MLD_BOT_H_

#include "mallard_action.h"
#include "mallard_base.h"
#include "mallard_match.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A player made of code. Keeps no knowledge: all but "random" decide from their seed and what the
 * seat may know alone, so that one bot that serves several matches decides in each as a bot of its
 * own, and mld_bot_analyse() begins with what mld_bot_choose() chooses on a normal level. Matches
 * that are to differ need bots of different seeds.
 */
typedef struct mld_bot mld_bot;

/** A bot that a game offers. Strings are borrowed and valid for ever. */
typedef struct mld_bot_info {
  uint32_t struct_size; /**< `sizeof(mld_bot_info)`, set by the caller. */
  int32_t level;        /**< How well it plays: 0 random, 1 easy, 2 normal, 3 hard. */
  const char* name;     /**< As mld_bot_create() takes it: "standard". */
  const char* doc;      /**< How it plays, in one sentence. */
} mld_bot_info;

/** How well a bot is to play. New values may be added. */
typedef int32_t mld_bot_level;

/** The values of ::mld_bot_level. */
enum mld_bot_level_value {
  MLD_BOT_EASY = 0,   /**< Overlooks things. */
  MLD_BOT_NORMAL = 1, /**< The game's own player. */
  MLD_BOT_HARD = 2    /**< Takes longer. */
};

/**
 * What an imagined match is worth to a seat, in thousandths of whatever the game counts: only
 * differences mean anything. Called while a search thinks, on several threads at once if it has
 * several; it must return normally, and may only look at that match, never change or keep it.
 * @param user_data As given with the callback.
 * @param match The imagined match, borrowed during the call.
 * @param seat The seat.
 * @return What it is worth.
 */
typedef int64_t(MLD_CALL* mld_evaluate_callback)(void* user_data, const mld_match* match,
                                                 int32_t seat);

/**
 * How a bot is made. Fill it with mld_bot_options_init() first. The same seed and iterations make
 * the same choices on any number of threads and on every platform; with a time limit that is not
 * promised.
 */
typedef struct mld_bot_options {
  uint32_t struct_size; /**< `sizeof(mld_bot_options)`. */
  mld_bot_level level;  /**< How well it is to play. Default ::MLD_BOT_NORMAL. */
  const char* name;     /**< Which bot; NULL: "standard". Borrowed during the call. Default NULL. */
  uint64_t seed;        /**< Fixes its choices. Default 0. */
  uint64_t iterations;  /**< Playouts of a search for one choice; 0: as the level has it. */
  /** The most milliseconds for one choice; 0: no limit. Heeded by searches, and by players that
      plan; only what is being imagined when the time is up is finished first. Default 0. */
  uint32_t time_ms;
  int32_t threads; /**< How many a search uses, the caller's included: 1 to 256. Default 1. */
  mld_evaluate_callback evaluate; /**< Instead of what the game's own player thinks; NULL: none. */
  void* user_data;                /**< Handed to `evaluate`. Default NULL. */
  /** Whose ways it has: the id of a catalog entry of kind `personality`, with or without its pack;
      NULL: the game's own. Borrowed during the call. Default NULL. */
  const char* personality;
  /** Called once with `user_data` when `evaluate` is let go: with the bot, or, if the options could
      be read and no bot be made of them, before mld_bot_create_with() returns. Not called without
      `evaluate`. NULL: nobody need know. Default NULL. */
  mld_release_callback evaluate_release;
} mld_bot_options;

/** A kind of reason: why a bot would do something. New values may be added. */
typedef int32_t mld_reason_kind;

/** The values of ::mld_reason_kind; arguments in order, values in thousandths. */
enum mld_reason_kind_value {
  MLD_REASON_NONE = 0,           /**< The bot does not say. */
  MLD_REASON_ONLY_CHOICE = 1,    /**< Nothing else can be done. */
  MLD_REASON_BEST_CHOICE = 2,    /**< Its value; by how much it leads the next best. */
  MLD_REASON_LESSER_CHOICE = 3,  /**< Its value; by how much it trails the best. */
  MLD_REASON_NOT_CONSIDERED = 4, /**< The bot did not think it worth a look. */
  MLD_REASON_LIKELY_HIT = 5,     /**< Chance of a hit in percent; that of the next best. */
  MLD_REASON_REACHES_GOAL = 6,   /**< Worth of a goal; actions it takes; the next best's worth. */
  MLD_REASON_WORTH_WAITING_FOR = 7, /**< Worth of a plan; turns of preparation it takes. */
  MLD_REASON_UNWEIGHED = 8, /**< Chosen by a rule of thumb: the bot has weighed nothing else. */
  MLD_REASON_REACHES_TARGET = 9,  /**< Goal as above; the last four: its ::mld_reference. */
  MLD_REASON_WORTH_PREPARING = 10 /**< Plan as above; the last four: an ::mld_reference. */
};

/** An action that a bot has thought of. This structure never changes. */
typedef struct mld_advice {
  mld_action action;      /**< A legal one. */
  int64_t value;          /**< What it promises, in thousandths; only differences mean anything. */
  mld_reason_kind reason; /**< Why. */
  int32_t reason_args[7]; /**< As the kind of reason says. */
} mld_advice;

/**
 * Number of bots that a game offers.
 * @param game The name of a game, such as "battleducks".
 * @param count Receives the number.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_game_bot_count(const char* game, uint64_t* count, mld_error** error);

/**
 * Describes a bot that a game offers; they are numbered by their level.
 * @param game The name of a game, such as "battleducks".
 * @param index Its number, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_game_describe_bot(const char* game, uint64_t index, mld_bot_info* info,
                                         mld_error** error);

/**
 * Makes a bot for the game of `match`: "random", which plays any game, "standard", which is the
 * game's own and plays well, or whatever mld_game_describe_bot() lists. The same seed makes the
 * same choices. It may be used for any seat and any match of that game, and does not keep `match`
 * itself. `*out` is owned by the caller.
 * @param match A match of the game that the bot is to play.
 * @param name Which bot; see mld_game_describe_bot().
 * @param seed The same seed makes the same choices.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_bot_create(const mld_match* match, const char* name, uint64_t seed,
                                  mld_bot** out, mld_error** error);

/**
 * Fills `options` with defaults.
 * @param options The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.2
 */
MLD_API void mld_bot_options_init(mld_bot_options* options, uint32_t struct_size);

/**
 * The same as mld_bot_create() with all options. "easy", "normal" and "hard" are names, too: of the
 * standard bot on that level.
 * @param match A match of the game that the bot is to play.
 * @param options How it is to play; NULL for the defaults.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_bot_create_with(const mld_match* match, const mld_bot_options* options,
                                       mld_bot** out, mld_error** error);

/**
 * Ends the choice that the bot is thinking about on another thread: it is answered with the best so
 * far, within 20 milliseconds. A choice that begins later is not concerned.
 * @param bot The bot; NULL is allowed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API void mld_bot_cancel(mld_bot* bot);

/**
 * How far the bot has come with the choice it is thinking about on another thread. Only searches
 * take long enough to tell; the others have 0 of 0 to do.
 * @param bot The bot.
 * @param done Receives the playouts made.
 * @param total Receives how many there are to make.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_bot_progress(const mld_bot* bot, uint64_t* done, uint64_t* total,
                                    mld_error** error);

/**
 * The best few actions for `seat`, the best first, each with its value and a reason: a hint. From
 * what the seat may know, and nothing else. The bot thinks as for a choice.
 * @param bot The bot.
 * @param match The match.
 * @param seat The seat, which must be holding a decision.
 * @param out Receives the list.
 * @param capacity How many fit into `out`: no more are written. At least 1.
 * @param count Receives how many were written.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_bot_analyse(mld_bot* bot, const mld_match* match, int32_t seat,
                                   mld_advice* out, uint64_t capacity, uint64_t* count,
                                   mld_error** error);

/**
 * What the bot thinks of one legal action.
 * @param bot The bot.
 * @param match The match.
 * @param seat The seat, which must be holding a decision.
 * @param action The action.
 * @param advice Receives value and reason.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_bot_explain(mld_bot* bot, const mld_match* match, int32_t seat,
                                   const mld_action* action, mld_advice* advice, mld_error** error);

/**
 * Writes the reason of an advice as a sentence: `worth 3.0 in 2 actions; next best 1.8`. It is ""
 * where there is none.
 * @param match A match of the game.
 * @param advice The advice.
 * @param language As for mld_match_format_event_text().
 * @param buffer Receives the text; may be NULL.
 * @param capacity Bytes in `buffer`.
 * @param size Receives the length of the text.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_bot_format_reason(const mld_match* match, const mld_advice* advice,
                                         const char* language, char* buffer, uint64_t capacity,
                                         uint64_t* size, mld_error** error);

/**
 * Makes `match` a sample that agrees with everything `seat` knows of another match, or of a view of
 * that seat: what searches begin with. Nothing is allocated when both have the same rules, beyond
 * what the game itself needs. It has no history and no events. If it fails, `match` must be
 * imagined into or copied onto before it is used again.
 * @param match Becomes the sample.
 * @param seen What is known: a match, or a view of `seat` that was opened.
 * @param seat Whose knowledge counts.
 * @param seed Different seeds give different samples.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_match_imagine_into(mld_match* match, const mld_match* seen, int32_t seat,
                                          uint64_t seed, mld_error** error);

/**
 * Frees a bot. NULL is allowed.
 * @param bot The bot, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_bot_destroy(mld_bot* bot);

/**
 * Chooses a legal action for `seat`, which must be holding a decision (::MLD_UNAVAILABLE
 * otherwise). The match is not changed: apply the action to go on.
 * @param bot The bot.
 * @param match The match.
 * @param seat The seat.
 * @param action Receives the action.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_bot_choose(mld_bot* bot, const mld_match* match, int32_t seat,
                                  mld_action* action, mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_BOT_H_ */
