// What every rule of campaigns works on, and the shape all its decisions share.
//
// Each phase has a handler: three functions that check, list and carry out the actions of that
// phase. Handlers are called only for a seat that is asked; `apply` only with what `check` allows.
// `apply` leaves `asked` at 0 when the rules shall go on by themselves: Advance (turn.h) then runs
// until somebody is asked again or the campaign is over.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_PLAY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_PLAY_H_

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "mallard/action.h"
#include "mallard/event_sink.h"
#include "src/games/duckhammer_campaign/actions.h"
#include "src/games/duckhammer_campaign/rules.h"
#include "src/games/duckhammer_campaign/state.h"

namespace mallard::duckhammer_campaign {

/// A campaign that is looked at. (A *scene* is something else: see content.h.)
struct Sitting {
  const CampaignRules& rules;
  const State& state;
  const CampaignContent& content() const { return rules.content(); }
};

/// A campaign that goes on.
struct Play {
  const CampaignRules& rules;
  State& state;
  EventSink& events;
  const CampaignContent& content() const { return rules.content(); }
  Sitting sitting() const { return {rules, state}; }
  /// Reports something everybody may know.
  void Tell(EventKind kind, int a = 0, int b = 0, int c = 0, int d = 0, int e = 0,
            int f = 0) const {
    events.Emit(Audience::Everyone(), {static_cast<uint32_t>(kind), {a, b, c, d, e, f, 0}});
  }
  void Ask(int seat) const { state.asked = static_cast<uint8_t>(1 << seat); }
  /// Every player at the same time.
  void AskPlayers() const { state.asked = static_cast<uint8_t>((1 << rules.players()) - 1); }
  void AskNobody() const { state.asked = 0; }
};

/// Takes a legal action; false stops the listing.
using ActionVisitor = absl::FunctionRef<bool(const Action&)>;

/// The three functions of a phase. See the file comment.
struct PhaseHandler {
  absl::Status (*check)(const Sitting& sitting, int seat, const Action& action);
  bool (*visit)(const Sitting& sitting, int seat, ActionVisitor visit);
  absl::Status (*apply)(Play& play, int seat, const Action& action);
  bool open = false;  ///< The list holds representatives only.
};

// The handlers, by the file that has them.
const PhaseHandler& PlansHandler();     ///< plans.cc
const PhaseHandler& MusterHandler();    ///< plans.cc
const PhaseHandler& MarchHandler();     ///< march.cc
const PhaseHandler& TrainingHandler();  ///< training.cc: while a company is to be trained.
const PhaseHandler& SettlingHandler();  ///< referee.cc
const PhaseHandler& OfferHandler();     ///< referee.cc
const PhaseHandler& BattlesHandler();   ///< attacks.cc
const PhaseHandler& JoiningHandler();   ///< joining.cc
const PhaseHandler& BattleHandler();    ///< battle.cc
const PhaseHandler& RecoveryHandler();  ///< aftermath.cc
const PhaseHandler& RazingHandler();    ///< razing.cc
const PhaseHandler& HeroesHandler();    ///< heroes.cc
const PhaseHandler& ScenesHandler();    ///< scenes.cc
const PhaseHandler& TendingHandler();   ///< heroes.cc

inline absl::Status Refused(absl::string_view why) { return absl::FailedPreconditionError(why); }

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_PLAY_H_
