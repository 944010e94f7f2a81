/// @file
/// The verb `ask` of script contexts: `ctx:ask { kind = "cell", options = { ... }, ... }`.
///
/// A game's context has it if it puts AskVerb<Context>() among its verbs and has, besides `play`
/// and `seat`,
/// ```
/// std::array<int32_t, n> Subject() const;   // optional: what it is about, up to 12 numbers
/// ```
/// and the game has, where script.h declares it and rules.cc includes it,
/// ```
/// // Calls what goes on from an answer, with a context made from answer.seat() and the subject
/// // (which is all zero where it is not known). Does nothing if the subject is no more.
/// absl::Status CallAnswer(Play&, const AnswerCall& answer);
/// // Optional: why a thing cannot be chosen (any more). Asked when the question is put, too.
/// Refusal CheckAnswer(const Position&, const PendingQuestion&, int32_t value);
/// ```
/// All else is the frame's: see mallard/frame/game_rules.h.
#ifndef MALLARD_FRAME_ASK_H_
#define MALLARD_FRAME_ASK_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "mallard/frame/questions.h"
#include "mallard/script.h"

namespace mallard {

/// What `ask` takes, by name.
const std::vector<ScriptParam>& AskParams();

/// Queues the question that a call of the verb describes. `subject` is what the context is about.
template <class Play>
absl::Status AskIn(const Play& play, int by, absl::Span<const int32_t> subject,
                   const ScriptCall& call) {
  return play.rules.Enqueue(play, by, subject, call);
}

/// `ask { seat, kind, options, next, memo }`. `Ask` does it for a context of the game.
inline ScriptVerb AskVerb(absl::Status (*ask)(void* context, ScriptCall& call)) {
  ScriptVerb verb = {"ask",
                     "Asks a player something, once what is going on has come to an end; "
                     "`on_answer` of the question then goes on. Not where a value is being "
                     "computed. Up to 4 questions can wait.",
                     AskParams(),
                     {"", ScriptType::kNil, true, ""},
                     ask};
  verb.named = true;
  return verb;
}

/// The same for contexts that derive from ScriptContext.
template <class Context>
ScriptVerb AskVerb() {
  return AskVerb([](void* context, ScriptCall& call) {
    const Context& c = *static_cast<Context*>(context);
    if constexpr (requires { c.Subject(); }) {
      return AskIn(c.play, c.seat, c.Subject(), call);
    } else {
      return AskIn(c.play, c.seat, {}, call);
    }
  });
}

}  // namespace mallard

#endif  // MALLARD_FRAME_ASK_H_
