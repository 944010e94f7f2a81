/// @file
/// What rules work on: a Position to look at, and a Play that goes on. Play is the only way for
/// rules to change a state, to tell events and to call scripts.
#ifndef MALLARD_FRAME_PLAY_H_
#define MALLARD_FRAME_PLAY_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/event_sink.h"
#include "mallard/ruleset.h"
#include "mallard/script.h"

namespace mallard {

/// A match that is looked at: by checks, listings, bots and text.
template <class Game, class State>
struct Position {
  const Game& rules;   ///< Rules in force.
  const State& state;  ///< Whole, or redacted for whoever looks.
  /// What the questions of one query, or of the action under way, have used together; null: each
  /// stands alone.
  ScriptUse* used = nullptr;

  /// Asks a function of the content something. Its verbs change nothing.
  absl::Status Ask(ScriptFunction function, const ScriptHook& hook, void* context,
                   absl::Span<const ScriptValue> args, ScriptResult* result) const {
    return rules.ruleset().scripts().Call(function, hook, context, args, result, used);
  }
};

/// A match that goes on: while an action is carried out.
template <class Game, class State>
struct Play {
  const Game& rules;  ///< Rules in force.
  State& state;       ///< What changes.
  EventSink& events;  ///< Where to tell it; use Tell and its sisters.

  /// The same to look at.
  operator Position<Game, State>() const { return position(); }  // NOLINT
  /// The same to look at.
  Position<Game, State> position() const { return {rules, state, &events.scripts().use()}; }

  /// Tells everybody.
  template <class... Args>
  void Tell(uint32_t kind, Args... args) const {
    TellTo(Audience::Everyone(), kind, args...);
  }
  /// Tells one player (and the host).
  template <class... Args>
  void TellOnly(int seat, uint32_t kind, Args... args) const {
    TellTo(Audience::SeatAndHost(seat), kind, args...);
  }
  /// Tells all players but one (and not the host): the lesser half of something told with
  /// TellOnly.
  template <class... Args>
  void TellOthers(int seat, uint32_t kind, Args... args) const {
    TellTo(Audience::OtherSeats(seat), kind, args...);
  }
  /// Tells whoever is meant.
  template <class... Args>
  void TellTo(Audience audience, uint32_t kind, Args... args) const {
    if (events.active()) events.Write(audience, kind, static_cast<int32_t>(args)...);
  }

  /// Calls a function of the content. `context` is what the hook's verbs work on. Whoever gets an
  /// error hands it on at once: the match goes back to before the action and, unless it is to
  /// refuse such actions, carries it out without this call. A call that is left out gives nil,
  /// which must mean what it would mean if the content had no such function.
  absl::Status Call(ScriptFunction function, const ScriptHook& hook, void* context,
                    absl::Span<const ScriptValue> args = {}, ScriptResult* result = nullptr) const {
    ScriptResult ignored;
    if (result == nullptr) result = &ignored;
    ScriptCalls& calls = events.scripts();
    const int number = calls.Begin();
    if (calls.LeavesOut(number)) {
      *result = ScriptResult();
      return absl::OkStatus();
    }
    const ScriptCalls::Running outer = calls.SetRunning({function, &hook});
    absl::Status status =
        rules.ruleset().scripts().Call(function, hook, context, args, result, &calls.use());
    calls.SetRunning(outer);
    calls.End(number, function, !status.ok());
    return status;
  }
};

}  // namespace mallard

#endif  // MALLARD_FRAME_PLAY_H_
