/**
 * @file mallard_config.h
 * The options a match is created with. Which ones a game has is told by mld_game_describe_option().
 */
#ifndef MLD_CONFIG_H_
#define MLD_CONFIG_H_

#include "mallard_base.h"
#include "mallard_ruleset.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A value for every option of one game. */
typedef struct mld_config mld_config;

/**
 * Makes a configuration with every option at its default. `*out` is owned by the caller.
 * @param ruleset The ruleset.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_config_create(const mld_ruleset* ruleset, mld_config** out,
                                     mld_error** error);

/**
 * Frees a configuration. Matches created with it are not affected. NULL is allowed.
 * @param config The configuration, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_config_destroy(mld_config* config);

/**
 * Sets one option. An unknown name is ::MLD_NOT_FOUND, with the nearest known one in the message; a
 * value outside the option's type, or a name of content that the ruleset does not have, is
 * ::MLD_INVALID_ARGUMENT, with the nearest one in the message.
 * @param config The configuration.
 * @param name The name of the option.
 * @param value Its new value.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_config_set(mld_config* config, const char* name, const char* value,
                                  mld_error** error);

/**
 * Sets options from `name=value` pairs separated by white space; a value with spaces stands in
 * double quotes. All are set or none.
 * @param config The configuration.
 * @param text Pairs `name=value`.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_config_set_text(mld_config* config, const char* text, mld_error** error);

/**
 * The value of an option, in canonical form.
 * @param config The configuration.
 * @param name The name of the option.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed, the NUL byte included.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_config_format_value(const mld_config* config, const char* name, char* buffer,
                                           uint64_t capacity, uint64_t* size, mld_error** error);

/**
 * Every option that differs from its default, as mld_config_set_text() reads it.
 * @param config The configuration.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed, the NUL byte included.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.2
 */
MLD_API mld_status mld_config_format(const mld_config* config, char* buffer, uint64_t capacity,
                                     uint64_t* size, mld_error** error);

#ifdef __cplusplus
}
#endif

#endif /* MLD_CONFIG_H_ */
