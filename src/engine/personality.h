// Personalities at work: what an entry of kind `personality` makes of the options of a bot.
#ifndef MALLARD_SRC_ENGINE_PERSONALITY_H_
#define MALLARD_SRC_ENGINE_PERSONALITY_H_

#include "absl/status/statusor.h"
#include "mallard/bot_options.h"
#include "mallard/rules.h"
#include "mallard/script.h"

namespace mallard {

/// Fills in the weights of the personality that the options name. Gives back its function
/// `evaluate`, if it has one. NotFound with the nearest name if there is no such personality.
absl::StatusOr<ScriptFunction> TakeOn(const Rules& rules, BotOptions& options);

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_PERSONALITY_H_
