/**
 * @file mallard_armies.h
 * What army builders need of Duckhammer: checking army lists, and the price of models, be they of a
 * ruleset or made at home. All functions take rulesets of the game `duckhammer` and refuse others
 * with ::MLD_INVALID_ARGUMENT.
 *
 * As text, an army list is its units separated by semicolons or new lines. A unit is a model, how
 * many of them (1 when left out), and its weapons where the model offers a choice:
 * `quack_marine x10; honour_drake x4 oath_hammer bulwark`. The id of a ready army (content of kind
 * `army`) stands for its list. The same text is what the options `army_1` and `army_2` of a match
 * take.
 */
#ifndef MLD_ARMIES_H_
#define MLD_ARMIES_H_

#include "mallard_ruleset.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @name Army lists
 * @{
 */

/** What is to be said about an army list. Immutable; owned by the caller who received it. */
typedef struct mld_army_report mld_army_report;

/**
 * Checks a list against all rules of army building, those of scripts included. A list that breaks
 * rules is no failure: the report names every reason. The call fails if the list cannot be read, or
 * a script fails. `*out` is owned by the caller.
 * @param ruleset The ruleset.
 * @param list The list, as players write it.
 * @param points What it may cost.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_army_report_create(const mld_ruleset* ruleset, const char* list,
                                          int32_t points, mld_army_report** out, mld_error** error);

/**
 * Frees a report. NULL is allowed.
 * @param report The report, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_army_report_destroy(mld_army_report* report);

/**
 * 1 if the list breaks no rule; 0 for NULL.
 * @param report The report.
 * @return 1 if the list breaks no rule; 0 otherwise, and for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_bool mld_army_report_allowed(const mld_army_report* report);

/**
 * What the list costs, in army points; 0 for NULL.
 * @param report The report.
 * @return The army points; 0 for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API int32_t mld_army_report_cost(const mld_army_report* report);

/**
 * The list in its canonical form; "" for NULL. Borrowed until the report is destroyed.
 * @param report The report.
 * @return The text, borrowed until the report is destroyed; "" for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API const char* mld_army_report_text(const mld_army_report* report);

/**
 * Every reason why the list is refused, for people. The strings are borrowed until the report is
 * destroyed.
 * @param report The report.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_army_report_reasons(const mld_army_report* report, const char** out,
                                           uint64_t capacity, uint64_t* count, mld_error** error);
/** @} */

/** @name Prices
 * @{
 */

/** What kind of weapon it is. */
typedef int32_t mld_weapon_kind;

/** The values of ::mld_weapon_kind. */
enum mld_weapon_kind_value {
  MLD_WEAPON_MELEE = 0,  /**< Fights. */
  MLD_WEAPON_RANGED = 1, /**< Shoots. */
  MLD_WEAPON_MAGIC = 2   /**< Chants, and fights. */
};

/** How much of a model's hands it takes. */
typedef int32_t mld_weapon_size;

/** The values of ::mld_weapon_size. */
enum mld_weapon_size_value {
  MLD_WEAPON_SMALL = 0, /**< A model has two for nothing ... */
  MLD_WEAPON_LARGE = 1  /**< ... or one of these. */
};

/** How a model flies or swims. */
typedef int32_t mld_gait;

/** The values of ::mld_gait. */
enum mld_gait_value {
  MLD_GAIT_NONE = 0, /**< Not at all. */
  MLD_GAIT_SLOW = 1, /**< Slowly, like most. */
  MLD_GAIT_FAST = 2  /**< Fast. */
};

/**
 * A weapon of a model made at home. This structure never changes. Strings are UTF-8 and borrowed
 * during the call; NULL means the default.
 */
typedef struct mld_weapon_sheet {
  const char* weapon; /**< The id of a weapon of the ruleset; what follows is then not looked at. */
  const char* name;   /**< What the lines of the price call it; "weapon" when NULL. */
  mld_weapon_kind kind;         /**< What it does. */
  mld_weapon_size size;         /**< How much of the hands it takes. */
  const char* damage;           /**< Dice, "2d4"; "d6" when NULL. */
  int32_t range;                /**< Inches, to fight or shoot. */
  int32_t spell_range;          /**< Inches, to chant; of magic weapons only. */
  const char* const* abilities; /**< Ids of weapon abilities. */
  uint64_t ability_count;       /**< How many. */
} mld_weapon_sheet;

/** A model made at home. Fill it with mld_model_sheet_init() first. */
typedef struct mld_model_sheet {
  uint32_t struct_size;  /**< `sizeof(mld_model_sheet)`. */
  int32_t grade;         /**< 0 to 6. Default 1. */
  int32_t full_strength; /**< The most models of a unit, 1 to 24. Default 14. */
  int32_t hp;            /**< Health points. Default 6. */
  int32_t armor;         /**< Default 0. */
  int32_t bravery;       /**< Default 0. */
  int32_t movement;      /**< Inches. Default 6. */
  mld_gait flyer;        /**< How it flies. Default ::MLD_GAIT_SLOW. */
  mld_gait swimmer;      /**< How it swims. Default ::MLD_GAIT_SLOW. */
  int32_t size;          /**< The area of its base, in usual bases. Default 1. */
  const char* charge;    /**< Dice, in inches. Default "2d3". */
  /** Ids of model abilities, with what one is about after a blank: "spell gale". Default NULL. */
  const char* const* abilities;
  uint64_t ability_count;          /**< How many. Default 0. */
  const mld_weapon_sheet* weapons; /**< Its weapons. Default NULL. */
  uint64_t weapon_count;           /**< How many. Default 0. */
} mld_model_sheet;

/**
 * Fills `sheet` with defaults. `struct_size` is `sizeof *sheet` as the caller's compiler sees it.
 * @param sheet The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.1
 */
MLD_API void mld_model_sheet_init(mld_model_sheet* sheet, uint32_t struct_size);

/** A price line by line, or why there is none. Immutable; owned by the caller who received it. */
typedef struct mld_price mld_price;

/**
 * The price of a model of the ruleset, with weapons as an army list names them: "honour_drake
 * oath_hammer". `*out` is owned by the caller.
 * @param ruleset The ruleset.
 * @param unit The model and its weapons.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_price_create_for_unit(const mld_ruleset* ruleset, const char* unit,
                                             mld_price** out, mld_error** error);

/**
 * The price of a model made at home. A sheet that cannot be understood is a failure (an ability
 * that the ruleset does not know); what breaks a rule is a reason why there is no price. `*out` is
 * owned by the caller.
 * @param ruleset The ruleset.
 * @param sheet The model.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_price_create_for_sheet(const mld_ruleset* ruleset,
                                              const mld_model_sheet* sheet, mld_price** out,
                                              mld_error** error);

/**
 * Frees a price. NULL is allowed.
 * @param price The price, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_price_destroy(mld_price* price);

/**
 * Army points that the rules of pricing say; 0 if they say none, and for NULL.
 * @param price The price.
 * @return The army points; 0 if there is no price, and for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API int32_t mld_price_total(const mld_price* price);

/**
 * Army points that the ruleset lists for the model, which may differ for models listed as printed;
 * 0 for models made at home, and for NULL.
 * @param price The price.
 * @return The army points; 0 for models made at home, and for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API int32_t mld_price_listed(const mld_price* price);

/** A line of a price. This structure never changes. */
typedef struct mld_price_line {
  const char* label; /**< What is paid for: "Armor 1". Borrowed until the price is destroyed. */
  int32_t points;    /**< How much; negative for what makes it cheaper. */
  int32_t reserved;  /**< 0. */
} mld_price_line;

/**
 * The lines of a price. They add up to the total, unless that was raised to 1.
 * @param price The price.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_price_lines(const mld_price* price, mld_price_line* out, uint64_t capacity,
                                   uint64_t* count, mld_error** error);

/**
 * Every reason why there is no price, for people; none if there is one. The strings are borrowed
 * until the price is destroyed.
 * @param price The price.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_price_reasons(const mld_price* price, const char** out, uint64_t capacity,
                                     uint64_t* count, mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_ARMIES_H_ */
