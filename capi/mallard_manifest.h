/**
 * @file mallard_manifest.h
 * What games there are, and what their actions, events, decisions and options are called and mean,
 * in English, before any packs are loaded. Names and texts for players, in their language and with
 * what packs add, are in the catalog (mallard_catalog.h); what to draw is in scenes
 * (mallard_scene.h), and what may be done in choices (mallard_choice.h).
 *
 * An info structure begins with `struct_size`, which the caller sets before the call:
 *
 *     mld_kind_info info = {sizeof info};
 *
 * All strings and arrays are borrowed and valid for ever.
 */
#ifndef MLD_MANIFEST_H_
#define MLD_MANIFEST_H_

#include "mallard_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A game. */
typedef struct mld_game_info {
  uint32_t struct_size;    /**< `sizeof(mld_game_info)`, set by the caller. */
  uint32_t reserved;       /**< 0. */
  const char* name;        /**< As functions take it: "battleducks". */
  const char* title;       /**< For people: "BattleDucks". */
  const char* doc;         /**< One sentence. */
  uint64_t action_count;   /**< Kinds of action; see mld_game_describe_kind(). */
  uint64_t event_count;    /**< Kinds of event. */
  uint64_t decision_count; /**< Kinds of decision. */
  uint64_t option_count;   /**< Options of its configuration; they are numbered from 0. */
} mld_game_info;

/**
 * Number of games in this library.
 * @return The number.
 * @threadsafety any
 * @since 0.1
 */
MLD_API uint64_t mld_game_count(void);

/**
 * Describes a game by its number.
 * @param index Its number, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_game_describe(uint64_t index, mld_game_info* info, mld_error** error);

/**
 * The number of the game of that name.
 * @param name The name of the game.
 * @param index Receives its number.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_game_find(const char* name, uint64_t* index, mld_error** error);

/** Which list of kinds is meant: one of the values below. */
typedef int32_t mld_kind_list;

/** The values of ::mld_kind_list. */
enum mld_kind_list_value {
  MLD_ACTIONS = 1,  /**< Kinds of action. */
  MLD_EVENTS = 2,   /**< Kinds of event. */
  MLD_DECISIONS = 3 /**< Kinds of decision. */
};

/** Flags of a kind. New ones may be added. */
typedef uint32_t mld_kind_flags;

/** The values of ::mld_kind_flags. */
enum mld_kind_flags_value {
  MLD_KIND_TAKES_BACK = 1, /**< A kind of action that only takes an earlier one back. */
  MLD_KIND_ARGS_DEPEND = 2 /**< The arguments listed are only the first; what follows depends on
                                their values: mld_match_describe_action_arg() tells. */
};

/** A kind of action, event or decision. */
typedef struct mld_kind_info {
  uint32_t struct_size; /**< `sizeof(mld_kind_info)`, set by the caller. */
  uint32_t kind;        /**< Its number. */
  mld_kind_flags flags; /**< ::MLD_KIND_TAKES_BACK, ::MLD_KIND_ARGS_DEPEND. */
  uint32_t reserved;    /**< 0. */
  const char* name;     /**< Unique in its list; the first word of the text notation. */
  const char* doc;      /**< What it is. */
  uint64_t arg_count;   /**< Number of named arguments. */
} mld_kind_info;

/**
 * Describes a kind by its place in its list, from 0 to `action_count` - 1 (or `event_count`,
 * `decision_count`) of the game.
 * @param game The name of a game, such as "battleducks".
 * @param list Which list of kinds.
 * @param index Its place in the list.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_game_describe_nth_kind(const char* game, mld_kind_list list, uint64_t index,
                                              mld_kind_info* info, mld_error** error);

/**
 * Describes a kind by its number, as in mld_action.kind. Numbers begin with 1 and rise, but some
 * may be left out; mld_game_describe_nth_kind() lists all.
 * @param game The name of a game, such as "battleducks".
 * @param list Which list of kinds.
 * @param kind The number of the kind.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_game_describe_kind(const char* game, mld_kind_list list, uint32_t kind,
                                          mld_kind_info* info, mld_error** error);

/** What an argument is, and so how it is written. New values may be added: show what is unknown as
 * the number it is. */
typedef int32_t mld_arg_type;

/** The values of ::mld_arg_type. */
enum mld_arg_type_value {
  MLD_ARG_INT = 0,      /**< A decimal integer that is none of the things below. */
  MLD_ARG_CELL = 1,     /**< A grid cell, row * 16 + column, written B6. */
  MLD_ARG_POINT = 2,    /**< Two slots: column and row from 0, either may be negative. */
  MLD_ARG_SEAT = 3,     /**< A seat from 0, written p1, p2, ...; -1 is nobody. */
  MLD_ARG_WORD = 4,     /**< An index into the argument's words. */
  MLD_ARG_NAME = 5,     /**< An index into a table of names; see mld_match_name(). -1: none. */
  MLD_ARG_HEX = 6,      /**< A hex of the board: an index into a table of names. */
  MLD_ARG_NODE = 7,     /**< A place of a map that is a graph: an index into a table of names. */
  MLD_ARG_UNIT = 8,     /**< The number of a unit; -1: none. */
  MLD_ARG_MODEL = 9,    /**< The number of a model; -1: none, or all. */
  MLD_ARG_WEAPON = 10,  /**< One of a model's weapons, from 1; 0: none. */
  MLD_ARG_DIE = 11,     /**< One of the dice that lie there, from 1. */
  MLD_ARG_COMPANY = 12, /**< The number of a company. */
  MLD_ARG_CAMP = 13,    /**< One of a player's camps, from 1. */
  MLD_ARG_LINE = 14,    /**< A line of a player's list, from 1. */
  MLD_ARG_SLOT = 15,    /**< A place for equipment, from 1; 0: a new one. */
  MLD_ARG_COLUMN = 16,  /**< A column of a tableau from 0 at its left end, written from 1. */
  MLD_ARG_OBJECT = 17,  /**< A point of interest, from 1. */
  MLD_ARG_LOADOUT = 18, /**< One of the choices of weapons of a model, from 1. */
  MLD_ARG_STAGE = 19,   /**< One of the stages of a location, from 1; 0: none. */
  MLD_ARG_PLACE = 20,   /**< Two slots: x and y in thousandths of an inch. */
  MLD_ARG_VECTOR = 21,  /**< Two slots: a step by x and y in thousandths of an inch. */
  MLD_ARG_COUNT = 22,   /**< How many things. */
  MLD_ARG_AMOUNT = 23,  /**< How many points, rations, ...: negative where it is a loss. */
  MLD_ARG_NUMBER = 24,  /**< A place in an order: a turn, a round, a rank, a level. */
  MLD_ARG_LENGTH = 25,  /**< A distance; its documentation says in what. */
  MLD_ARG_HOUR = 26,    /**< A direction by the clock, 1 to 12. */
  MLD_ARG_ROLL = 27,    /**< What a die shows, or what dice and everything added come to. */
  MLD_ARG_YES_NO = 28,  /**< 0: no, 1: yes; the argument's words are these two. */
  MLD_ARG_AREA = 29,    /**< An area of the scene, by its id. Only references have this type. */
  MLD_ARG_TEXT = 30     /**< Words of a player: UTF-8 in as many slots as `width` says, four bytes
                             in each, the first one lowest; zeros behind it. Written in quotes. */
};

/** What an argument is to what happened; of events. New values may be added. */
typedef int32_t mld_arg_role;

/** The values of ::mld_arg_role. */
enum mld_arg_role_value {
  MLD_ROLE_NONE = 0,    /**< None of these. */
  MLD_ROLE_SUBJECT = 1, /**< What it happened to. */
  MLD_ROLE_FROM = 2,    /**< Where the subject was, or what acted on it. */
  MLD_ROLE_TO = 3,      /**< Where the subject is now, or what was acted on. */
  MLD_ROLE_PLACE = 4,   /**< Where it happened, if nothing moved. */
  MLD_ROLE_AMOUNT = 5,  /**< By how much something changed. */
  MLD_ROLE_TOTAL = 6    /**< How much there is now. */
};

/** On whose side the thing lies that an argument names, where each player has such things. */
typedef int32_t mld_arg_side;

/** The values of ::mld_arg_side. */
enum mld_arg_side_value {
  MLD_SIDE_ANY = 0,     /**< There is only one, or its number says already whose it is. */
  MLD_SIDE_OWN = 1,     /**< The player's who acts; of an event, of its first seat. */
  MLD_SIDE_OPPONENT = 2 /**< That of the opponent of that player. */
};

/** A named argument of a kind. */
typedef struct mld_arg_info {
  uint32_t struct_size;     /**< `sizeof(mld_arg_info)`, set by the caller. */
  mld_arg_type type;        /**< What it is. */
  uint32_t slot;            /**< Where it begins in `args`. */
  uint32_t width;           /**< How many slots it takes up. */
  const char* name;         /**< Lower case, words joined by underscores. */
  const char* doc;          /**< What it means. */
  const char* table;        /**< Of ::MLD_ARG_NAME, _HEX, _NODE: which table; otherwise "". */
  const char* const* words; /**< Of ::MLD_ARG_WORD: the words, by value; otherwise NULL. */
  uint64_t word_count;      /**< How many words. */
  mld_arg_role role;        /**< What it is to what happened; of events. */
  mld_arg_side side;        /**< On whose side it lies. */
} mld_arg_info;

/**
 * Describes an argument of a kind; they are numbered from 0.
 * @param game The name of a game, such as "battleducks".
 * @param list Which list of kinds.
 * @param kind The number of the kind.
 * @param index Its number, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_game_describe_arg(const char* game, mld_kind_list list, uint32_t kind,
                                         uint64_t index, mld_arg_info* info, mld_error** error);

/** What values an option accepts. New values may be added. */
typedef int32_t mld_option_type;

/** The values of ::mld_option_type. */
enum mld_option_type_value {
  MLD_OPTION_BOOL = 0, /**< true or false. */
  MLD_OPTION_INT = 1,  /**< A whole number from `min` to `max`. */
  MLD_OPTION_WORD = 2, /**< One of `words`. */
  MLD_OPTION_TEXT = 3  /**< Text: names of entries, or free. Checked when it is set as far as
                             loaded packs tell (mld_catalog_describe_choice() lists what it takes),
                          and  for the rest when the match is created. */
};

/** An option of a match's configuration. */
typedef struct mld_option_info {
  uint32_t struct_size;     /**< `sizeof(mld_option_info)`, set by the caller. */
  mld_option_type type;     /**< What values it accepts. */
  const char* name;         /**< Lower case, words joined by underscores. */
  const char* doc;          /**< What it changes. */
  const char* fallback;     /**< Its default, as text. */
  int64_t min;              /**< Of ::MLD_OPTION_INT. */
  int64_t max;              /**< Of ::MLD_OPTION_INT. */
  const char* const* words; /**< Of ::MLD_OPTION_WORD; otherwise NULL. */
  uint64_t word_count;      /**< How many words. */
} mld_option_info;

/**
 * Describes an option; they are numbered from 0, in the order to show them.
 * @param game The name of a game, such as "battleducks".
 * @param index Its number, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_game_describe_option(const char* game, uint64_t index, mld_option_info* info,
                                            mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_MANIFEST_H_ */
