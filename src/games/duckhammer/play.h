// What every rule of Duckhammer works on, and the shape all its decisions share.
//
// Each stage has a handler: three functions that check, list and carry out the actions of that
// stage. Handlers are called only for a seat that is asked; `Apply` only with what `Check` allows.
// `Apply` changes the state and leaves `asked` at 0 when the rules shall go on by themselves:
// Advance (turn.h) then runs until somebody is asked again or the battle is over.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_PLAY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_PLAY_H_

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "mallard/action.h"
#include "mallard/event_sink.h"
#include "src/games/duckhammer/actions.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

/// A battle that is looked at.
struct Scene {
  const DuckhammerRules& rules;
  const State& state;
  const GameContent& content() const { return rules.content(); }
};

/// A battle that goes on.
struct Play {
  const DuckhammerRules& rules;
  State& state;
  EventSink& events;
  /// What a game around the battle does before every step of Advance; null: there is none.
  const absl::FunctionRef<void()>* before_step = nullptr;
  const GameContent& content() const { return rules.content(); }
  Scene scene() const { return {rules, state}; }
  /// Reports something everybody may know.
  void Tell(EventKind kind, int a = 0, int b = 0, int c = 0, int d = 0, int e = 0) const {
    events.Emit(Audience::Everyone(), {static_cast<uint32_t>(kind), {a, b, c, d, e, 0, 0}});
  }
  /// Asks one seat.
  void Ask(Stage stage, int seat) const {
    state.stage = stage;
    state.asked = static_cast<uint8_t>(1 << seat);
  }
  /// Asks both at the same time.
  void AskBoth(Stage stage) const {
    state.stage = stage;
    state.asked = 3;
  }
  /// Asks nobody: Advance goes on.
  void AskNobody() const {
    state.stage = Stage::kNone;
    state.asked = 0;
  }
};

/// What a rule forbids now.
inline absl::Status Refused(absl::string_view reason) {
  return absl::FailedPreconditionError(reason);
}

/// Takes a legal action; false stops the listing.
using ActionVisitor = absl::FunctionRef<bool(const Action&)>;

/// The three functions of a stage. See the file comment.
struct StageHandler {
  absl::Status (*check)(const Scene& scene, int seat, const Action& action);
  /// Visits legal actions in a fixed order, without repeats; representatives where the decision is
  /// open. Every one of them passes `check`. Returns false if the visitor stopped it.
  bool (*visit)(const Scene& scene, int seat, ActionVisitor visit);
  absl::Status (*apply)(Play& play, int seat, const Action& action);
  bool open = false;  ///< The list holds representatives only.
};

// The handlers, by the file that has them.
const StageHandler& MusterHandler();               ///< muster.cc: kMusterList.
const StageHandler& SetupHandler(Stage stage);     ///< setup.cc: kChooseLead ... kPlaceObject.
const StageHandler& DeployHandler(Stage stage);    ///< deploy.cc: kDeploy, kArrange.
const StageHandler& QuackticHandler();             ///< quacktics.cc: kStartQuacktic.
const StageHandler& MovementHandler(Stage stage);  ///< movement.cc: Movement phase, kMoving, kLand.
const StageHandler& ChargeHandler(Stage stage);    ///< charge.cc: Charge phase, kRetaliate.
const StageHandler& CombatHandler(
    Stage stage);                              ///< combat.cc: steps of Combat, kPrepare, kCounter.
const StageHandler& SwayHandler();             ///< batch.cc: kSway.
const StageHandler& LossHandler(Stage stage);  ///< losses.cc: kLosses, kPickWeapon.

/// The handler of what is being asked (turn.cc).
const StageHandler& HandlerOf(const State& state);
/// The unit or model that the question is about; 0 if it is about none (turn.cc).
int SubjectOf(const State& state);
/// The unit whose owner is asked to counter (combat.cc), or to choose losses (losses.cc).
int CounteringUnit(const State& state);
int LosingUnit(const State& state);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_PLAY_H_
