/**
 * @file mallard_catalog.h
 * The catalog of a ruleset: everything in it as people see it. Kinds of entry, entries with names,
 * texts, art keys and fields, the words of the game, and what its options can be set to, in every
 * language that the packs speak.
 *
 * Everything is had by number: languages, kinds, entries of a kind, options, choices of an option.
 * An info structure begins with `struct_size`, which the caller sets before the call:
 *
 *     mld_catalog_entry_info info = {sizeof info};
 *
 * All strings, arrays and values are borrowed and valid until the ruleset is destroyed (and all
 * matches made with it). Names are always there; what is not translated falls back to what the
 * entry itself says, then to English. docs/catalog.md is a tour.
 */
#ifndef MLD_CATALOG_H_
#define MLD_CATALOG_H_

#include "mallard_base.h"
#include "mallard_manifest.h"
#include "mallard_ruleset.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @name Languages
 * @{
 */

/**
 * Number of languages that something is written in. English is always number 0.
 * @param ruleset The ruleset; NULL has none.
 * @return The number.
 * @threadsafety any
 * @since 0.2
 */
MLD_API uint64_t mld_catalog_language_count(const mld_ruleset* ruleset);

/**
 * The tag of a language: "en", "fr", "pt_br".
 * @param ruleset The ruleset.
 * @param language Its number.
 * @return The tag, borrowed; "" if there is no such language.
 * @threadsafety any
 * @since 0.2
 */
MLD_API const char* mld_catalog_language(const mld_ruleset* ruleset, uint64_t language);

/**
 * The language that serves best for a tag such as "fr", "fr-CA" or "fr_FR.UTF-8".
 * @param ruleset The ruleset.
 * @param tag What a player reads; NULL is English.
 * @return Its number; 0, which is English, where nothing fits better.
 * @threadsafety any
 * @since 0.2
 */
MLD_API uint64_t mld_catalog_find_language(const mld_ruleset* ruleset, const char* tag);
/** @} */

/** @name Kinds of entry and their fields
 * @{
 */

/** A kind of entry. */
typedef struct mld_catalog_kind_info {
  uint32_t struct_size; /**< `sizeof(mld_catalog_kind_info)`, set by the caller. */
  uint32_t reserved;    /**< 0. */
  const char* kind;     /**< As packs write it: "formation". */
  const char* name;     /**< For people. */
  const char* text;     /**< What such an entry is. */
  uint64_t entry_count; /**< Its entries; they are numbered in load order. */
  uint64_t field_count; /**< Fields that its entries can have. */
} mld_catalog_kind_info;

/**
 * Number of kinds of entry.
 * @param ruleset The ruleset; NULL has none.
 * @return The number.
 * @threadsafety any
 * @since 0.2
 */
MLD_API uint64_t mld_catalog_kind_count(const mld_ruleset* ruleset);

/**
 * Describes a kind of entry.
 * @param ruleset The ruleset.
 * @param language In which language.
 * @param kind Its number.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_catalog_describe_kind(const mld_ruleset* ruleset, uint64_t language,
                                             uint64_t kind, mld_catalog_kind_info* info,
                                             mld_error** error);

/** What may stand in a field. New values may be added. */
typedef int32_t mld_field_type;

/** The values of ::mld_field_type. */
enum mld_field_type_value {
  MLD_FIELD_NONE = -1,     /**< Of something that has no items. */
  MLD_FIELD_BOOL = 0,      /**< True or false. */
  MLD_FIELD_INT = 1,       /**< A whole number. */
  MLD_FIELD_STRING = 2,    /**< Text. */
  MLD_FIELD_CHOICE = 3,    /**< One of a few words. */
  MLD_FIELD_REFERENCE = 4, /**< The id of another entry. */
  MLD_FIELD_LIST = 5,      /**< A list. */
  MLD_FIELD_TABLE = 6,     /**< A table with fields of its own. */
  MLD_FIELD_FUNCTION = 7,  /**< A function of the pack. */
  MLD_FIELD_PLAIN = 8      /**< A table of any plain values. */
};

/** What people see in a field, beyond its type. New values may be added. */
typedef int32_t mld_field_look;

/** The values of ::mld_field_look. */
enum mld_field_look_value {
  MLD_LOOK_VALUE = 0,   /**< Nothing more than its type says. */
  MLD_LOOK_DRAWING = 1, /**< A list of rows of text, one character a cell. */
  MLD_LOOK_PRICE = 2    /**< What it costs. */
};

/** A field that entries of a kind can have. */
typedef struct mld_catalog_field_info {
  uint32_t struct_size;     /**< `sizeof(mld_catalog_field_info)`, set by the caller. */
  mld_field_type type;      /**< What may stand in it. */
  mld_field_type item_type; /**< Of a list: what its items are; otherwise ::MLD_FIELD_NONE. */
  mld_field_look look;      /**< What people see in it. */
  const char* name;         /**< As packs write it. */
  const char* doc;          /**< What it means, in English. */
  const char* reference;    /**< Of a reference, or a list of them: the kind of entry; else "". */
} mld_catalog_field_info;

/**
 * Describes a field that entries of a kind can have, those included that every entry has.
 * @param ruleset The ruleset.
 * @param kind The number of the kind.
 * @param field Its number, from 0 to `field_count` - 1.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_catalog_describe_field(const mld_ruleset* ruleset, uint64_t kind,
                                              uint64_t field, mld_catalog_field_info* info,
                                              mld_error** error);
/** @} */

/** @name Values
 * What stands in an entry: a small tree. Borrowed from the ruleset.
 * @{
 */

/** A value of an entry. */
typedef struct mld_value mld_value;

/** What a value is. New values may be added. */
typedef int32_t mld_value_type;

/** The values of ::mld_value_type. */
enum mld_value_type_value {
  MLD_VALUE_NIL = 0,     /**< Nothing. */
  MLD_VALUE_BOOL = 1,    /**< `integer` is 0 or 1. */
  MLD_VALUE_INT = 2,     /**< `integer`. */
  MLD_VALUE_STRING = 3,  /**< `text`. A reference to an entry is its whole id. */
  MLD_VALUE_LIST = 4,    /**< `count` items. */
  MLD_VALUE_TABLE = 5,   /**< `count` fields. */
  MLD_VALUE_FUNCTION = 6 /**< A function of the pack; there is nothing more to tell. */
};

/** What a value holds. */
typedef struct mld_value_info {
  uint32_t struct_size; /**< `sizeof(mld_value_info)`, set by the caller. */
  mld_value_type type;  /**< Which of the following holds. */
  int64_t integer;      /**< Of a boolean or a number; otherwise 0. */
  const char* text;     /**< Of a string; otherwise "". Any bytes that the pack wrote. */
  uint64_t text_size;   /**< Its bytes, without the NUL that follows them. */
  uint64_t count;       /**< Items of a list or fields of a table; otherwise 0. */
} mld_value_info;

/**
 * Says what a value holds.
 * @param value The value; NULL is like a value that is nothing.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_value_describe(const mld_value* value, mld_value_info* info,
                                      mld_error** error);

/**
 * An item of a list, or the value of a field of a table, by its number.
 * @param value The list or table.
 * @param index The number, from 0.
 * @return The value, borrowed; NULL if there is none.
 * @threadsafety any
 * @since 0.2
 */
MLD_API const mld_value* mld_value_item(const mld_value* value, uint64_t index);

/**
 * The name of a field of a table, by its number.
 * @param value The table.
 * @param index The number, from 0.
 * @return The name, borrowed; "" if there is none.
 * @threadsafety any
 * @since 0.2
 */
MLD_API const char* mld_value_field_name(const mld_value* value, uint64_t index);

/**
 * A field of a table, by its name.
 * @param value The table.
 * @param name The name.
 * @return The value, borrowed; NULL if there is none.
 * @threadsafety any
 * @since 0.2
 */
MLD_API const mld_value* mld_value_field(const mld_value* value, const char* name);
/** @} */

/** @name Entries
 * @{
 */

/** An entry. */
typedef struct mld_catalog_entry_info {
  uint32_t struct_size;    /**< `sizeof(mld_catalog_entry_info)`, set by the caller. */
  int32_t line;            /**< Where it is declared. */
  const char* id;          /**< `pack:name`. */
  const char* word;        /**< What people type for it: the id without its pack if unique. */
  const char* name;        /**< For people. */
  const char* text;        /**< What it does; "" if nobody wrote it. */
  const char* icon;        /**< A key to art, of the pack's choosing; "" if there is none. */
  const char* pack;        /**< The pack whose text stands. */
  const char* file;        /**< Path inside that pack. */
  const char* const* tags; /**< Its tags; NULL if there are none. */
  uint64_t tag_count;      /**< How many. */
  const mld_value* fields; /**< A table of all its fields that have a value, in the kind's order. */
  const mld_value* extra;  /**< A table for clients and tools, unread by the engine; may be NULL. */
} mld_catalog_entry_info;

/**
 * Describes an entry.
 * @param ruleset The ruleset.
 * @param language In which language.
 * @param kind The number of its kind.
 * @param entry Its number in that kind.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_catalog_describe_entry(const mld_ruleset* ruleset, uint64_t language,
                                              uint64_t kind, uint64_t entry,
                                              mld_catalog_entry_info* info, mld_error** error);

/**
 * The numbers of an entry. An unknown one is ::MLD_NOT_FOUND, with the nearest known name in the
 * message.
 * @param ruleset The ruleset.
 * @param kind The name of its kind.
 * @param id Its id, or the word people type for it; NULL asks for the kind alone.
 * @param kind_number Receives the number of the kind.
 * @param entry_number Receives the number of the entry; may be NULL.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_catalog_find(const mld_ruleset* ruleset, const char* kind, const char* id,
                                    uint64_t* kind_number, uint64_t* entry_number,
                                    mld_error** error);
/** @} */

/** @name Words of the game
 * @{
 */

/** A kind of action, event or decision, for people. */
typedef struct mld_catalog_word_info {
  uint32_t struct_size; /**< `sizeof(mld_catalog_word_info)`, set by the caller. */
  uint32_t kind;        /**< Its number. */
  const char* word;     /**< As in the text notation. */
  const char* name;     /**< For people; of a decision, what is asked. */
  const char* text;     /**< What it is. */
  const char* sentence; /**< Of an event: the sentence that tells it, with places for its arguments;
                             otherwise "". */
} mld_catalog_word_info;

/**
 * Describes a kind of action, event or decision by its place in its list.
 * @param ruleset The ruleset.
 * @param language In which language.
 * @param list Which list of kinds.
 * @param index Its place in the list, from 0.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_catalog_describe_word(const mld_ruleset* ruleset, uint64_t language,
                                             mld_kind_list list, uint64_t index,
                                             mld_catalog_word_info* info, mld_error** error);

/**
 * A word that every game needs: "player", "nobody", "none", "round", "of", "to_move", "wins",
 * "draw", "over", "hidden", "stale", "nothing", "more", and the names of marks: "mark_hit",
 * "mark_last_move", ...
 * @param ruleset The ruleset.
 * @param language In which language.
 * @param name The word's own name, as above.
 * @return The word, borrowed as long as the ruleset lives; "" for NULL and for what is not there.
 * @threadsafety any
 * @since 0.2
 */
MLD_API const char* mld_catalog_common_word(const mld_ruleset* ruleset, uint64_t language,
                                            const char* name);
/** @} */

/** @name Options
 * What mld_config_set() takes, so that a menu can be made of it.
 * @{
 */

/** Flags of an option. New ones may be added. */
typedef uint32_t mld_catalog_option_flags;

/** The values of ::mld_catalog_option_flags. */
enum mld_catalog_option_flags_value {
  MLD_OPTION_OPEN = 1,    /**< Takes other text than its choices, too. */
  MLD_OPTION_SEVERAL = 2, /**< Takes several choices, separated by commas. */
  MLD_OPTION_EMPTY = 4    /**< Takes "", too. */
};

/** An option of a match, for people. */
typedef struct mld_catalog_option_info {
  uint32_t struct_size;           /**< `sizeof(mld_catalog_option_info)`, set by the caller. */
  int32_t type;                   /**< ::MLD_OPTION_BOOL, ... */
  mld_catalog_option_flags flags; /**< What it takes besides its choices. */
  uint32_t reserved;              /**< 0. */
  const char* option;             /**< As mld_config_set() takes it. */
  const char* name;               /**< For people. */
  const char* text;               /**< What it changes. */
  const char* fallback;           /**< Its default. */
  int64_t min;                    /**< Of a number. */
  int64_t max;                    /**< Of a number. */
  uint64_t choice_count;          /**< What it can be set to; 0 for numbers and free text. */
} mld_catalog_option_info;

/**
 * Number of options.
 * @param ruleset The ruleset; NULL has none.
 * @return The number.
 * @threadsafety any
 * @since 0.2
 */
MLD_API uint64_t mld_catalog_option_count(const mld_ruleset* ruleset);

/**
 * Describes an option; they are numbered in the order to show them.
 * @param ruleset The ruleset.
 * @param language In which language.
 * @param option Its number.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_catalog_describe_option(const mld_ruleset* ruleset, uint64_t language,
                                               uint64_t option, mld_catalog_option_info* info,
                                               mld_error** error);

/** Something that an option can be set to. */
typedef struct mld_catalog_choice_info {
  uint32_t struct_size; /**< `sizeof(mld_catalog_choice_info)`, set by the caller. */
  uint32_t reserved;    /**< 0. */
  const char* value;    /**< As mld_config_set() takes it. */
  const char* name;     /**< For people. */
  const char* text;     /**< What it means; "" if nobody wrote it. */
  int64_t kind;         /**< The entry that it names: number of its kind; -1 if it names none. */
  int64_t entry;        /**< Number of that entry in its kind; -1 if it names none. */
} mld_catalog_choice_info;

/**
 * Describes something that an option can be set to.
 * @param ruleset The ruleset.
 * @param language In which language.
 * @param option The number of the option.
 * @param choice Its number, from 0 to `choice_count` - 1.
 * @param info Receives the description; its `struct_size` is set by the caller.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_catalog_describe_choice(const mld_ruleset* ruleset, uint64_t language,
                                               uint64_t option, uint64_t choice,
                                               mld_catalog_choice_info* info, mld_error** error);
/** @} */

/** @name The whole catalog at once
 * Made afresh by every call; keep what you get.
 * @{
 */

/**
 * The catalog as JSON; docs/catalog.md says what is in it.
 * @param ruleset The ruleset.
 * @param language In which language.
 * @param buffer Receives the text; NULL asks for its size.
 * @param capacity Size of the buffer.
 * @param size Receives the size of the text, its NUL byte included.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_catalog_format_json(const mld_ruleset* ruleset, uint64_t language,
                                           char* buffer, uint64_t capacity, uint64_t* size,
                                           mld_error** error);

/**
 * The catalog as the FlatBuffer of schemas/catalog.fbs.
 * @param ruleset The ruleset.
 * @param language In which language.
 * @param buffer Receives the bytes; NULL asks for their number.
 * @param capacity Size of the buffer.
 * @param size Receives the number of bytes.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_catalog_write(const mld_ruleset* ruleset, uint64_t language, uint8_t* buffer,
                                     uint64_t capacity, uint64_t* size, mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_CATALOG_H_ */
