// What content thinks of a position: function `evaluate` of a personality.
#ifndef MALLARD_SRC_ENGINE_EVALUATION_H_
#define MALLARD_SRC_ENGINE_EVALUATION_H_

#include <cstdint>

#include "mallard/bot.h"
#include "mallard/script.h"

namespace mallard {

/// Called with an EvaluationContext; gives back a number.
const ScriptHook& EvaluateHook();

/// What `function` says a whole state is worth to `seat`; `own` is the game's player, whom it may
/// ask, and who answers where the function fails.
int64_t EvaluateByScript(ScriptFunction function, const Rules& rules, const void* state, int seat,
                         Bot& own);

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_EVALUATION_H_
