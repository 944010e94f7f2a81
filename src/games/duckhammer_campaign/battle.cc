#include "src/games/duckhammer_campaign/battle.h"

#include <tuple>
#include <vector>

#include "mallard/state_buffer.h"
#include "src/games/duckhammer/bot/bot.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/hide.h"
#include "src/games/duckhammer/turn.h"
#include "src/games/duckhammer_campaign/aftermath.h"
#include "src/games/duckhammer_campaign/battle_play.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/shared_side.h"
#include "src/games/duckhammer_campaign/wounds.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::DuckhammerRules;
using duckhammer::Stage;

// More than any battle takes; a computer player that goes round in circles gives the battle up.
constexpr int kMostAutomaticActions = 20'000;

// Events -----------------------------------------------------------------------------------------

void KeepRecords(State& state, const Event& event) {
  const duckhammer::State& battle = state.battle;
  constexpr int kOwned = duckhammer::kSeats * duckhammer::kMaxUnits;
  if (event.kind == duckhammer::kModelDestroyed && event.args[1] == duckhammer::kByMorale) {
    const int unit = duckhammer::UnitOf(battle, event.args[0]);
    if (unit < kOwned) ++state.records[unit].deserted;
  }
  const bool damaged = event.kind == duckhammer::kDamaged;
  if (!damaged && event.kind != duckhammer::kSpellAffected) return;
  const int unit = event.args[0], by = event.args[1];
  if (unit >= kOwned || by < 0) return;
  if (damaged) state.records[unit].struck_by = static_cast<uint8_t>(by + 1);
  if (by < duckhammer::kMaxUnits) {
    state.records[unit].involved |= static_cast<uint8_t>(1 << OwnerOfUnit(state, by));
  }
}

// A battle's event as the campaign tells it: seats are the campaign's.
Event Translated(const State& state, Event event) {
  const KindSpec* spec = Manifest::Find(duckhammer::TheManifest().events, event.kind);
  if (spec == nullptr) return event;
  size_t slot = 0;
  for (const ArgSpec& arg : spec->args) {
    int32_t& value = event.args[slot];
    slot += static_cast<size_t>(arg.width());
    if (arg.type != ArgType::kSeat) continue;
    value = value == 0 || value == 1 ? state.contenders[value].seat : -1;
  }
  return event;
}

// What deals with the question that the battle asks now.
const DuckhammerRules::Handler& HandlerOf(const DuckhammerRules& battles,
                                          const duckhammer::State& battle) {
  return battles.HandlerOf(battles.Asked(battle).decision);
}

// Takes an action of the battle as its own rules do, but within `battle`: what goes along with it
// goes along with the action, too.
absl::Status TakeAction(duckhammer::Play& battle, int seat, const Action& action) {
  absl::Status status = HandlerOf(battle.rules, battle.state).apply(battle, seat, action);
  return status.ok() ? battle.rules.GoOn(battle) : status;
}

// The referee's computer player ------------------------------------------------------------------

bool RefereeActs(const Sitting& sitting) {
  return !sitting.rules.referee_asked() && (ActorsOf(sitting) >> sitting.rules.referee() & 1) != 0;
}

// The battle's seat the referee is asked for now: in Duckheim it decides some things for seat 0.
int RefereesSeat(const Sitting& sitting) { return (sitting.state.battle.asked & 2) != 0 ? 1 : 0; }

Action ChooseForReferee(Play& play, int seat) {
  const DuckhammerRules& battles = play.rules.battles();
  StateBuffer seen(battles.state_size());
  battles.Redact(&play.state.battle, Viewer::Seat(seat), seen.data());
  const duckhammer::State& view = DuckhammerRules::As(seen.data());
  if (view.stage == Stage::kChooseMission && play.state.challenge != 0) {
    const int mission = play.content().challenges[play.state.offer.challenge - 1u].own_mission;
    if (mission >= 0) return {duckhammer::kMission, {mission}};
  }
  duckhammer::BattlePlayer player(play.state.chance.Next());
  const Action action = player.Choose({battles, view}, seat);
  if (!battles.Judge(&play.state.battle, seat, action)) return action;
  return battles.LegalNth(&play.state.battle, seat, 0);
}

// The handler ------------------------------------------------------------------------------------

// The mission that a challenge sets.
bool IsSetMission(const State& state, int battle_seat, const Action& action) {
  if (state.battle.stage != Stage::kChooseMission || state.challenge == 0) return true;
  return battle_seat != 0 || state.offer.mission == 0 || action.args[0] == state.offer.mission - 1;
}

absl::Status Check(const Sitting& sitting, int seat, const Action& action) {
  if (action.kind == kLend) return CheckLend(sitting, seat, action.args[0]);
  const int battle_seat = BattleSeatToPlay(sitting, seat);
  if (!sitting.rules.war() && battle_seat == 0 && seat < sitting.rules.players()) {
    if (!IsOwn(sitting.state, seat, action)) return Refused("that unit is another player's");
    if (action.kind == duckhammer::kForfeitBattle) return Refused("nobody gives up for all");
  }
  absl::Status status = sitting.rules.battles().Check(&sitting.state.battle, battle_seat, action);
  if (status.ok() && !IsSetMission(sitting.state, battle_seat, action)) {
    return Refused("the challenge sets another mission");
  }
  return status;
}

bool Visit(const Sitting& sitting, int seat, ActionVisitor visit) {
  const int battle_seat = BattleSeatToPlay(sitting, seat);
  const bool shared = !sitting.rules.war() && seat < sitting.rules.players();
  const duckhammer::State& battle = sitting.state.battle;
  bool went_on = true;
  const auto pass_on = [&](const Action& action) {
    if (shared && !IsOwn(sitting.state, seat, action)) return true;
    if (!IsSetMission(sitting.state, battle_seat, action)) return true;
    went_on = visit(action);
    return went_on;
  };
  const Listing::Visitor visitor = pass_on;
  Listing listing = Listing::Each(visitor);
  HandlerOf(sitting.rules.battles(), battle)
      .list({sitting.rules.battles(), battle}, battle_seat, listing);
  if (!went_on || !shared) return went_on;
  bool go_on = true;
  ForEachCompany(sitting.state, seat, [&](int c) {
    if (go_on && CheckLend(sitting, seat, c).ok()) go_on = visit({kLend, {c}});
  });
  return go_on;
}

absl::Status Apply(Play& play, int seat, const Action& action) {
  if (action.kind == kLend) {
    Lend(play, seat, action.args[0]);
    return absl::OkStatus();
  }
  const int battle_seat = BattleSeatToPlay(play.sitting(), seat);
  const bool shared = !play.rules.war() && seat < play.rules.players();
  if (shared && action.kind == kPass && !PassFor(play, seat)) return absl::OkStatus();
  return PlayBattle(
      play, [&](duckhammer::Play& battle) { return TakeAction(battle, battle_seat, action); });
}

}  // namespace

int BattleSeatOf(const Sitting& sitting, int seat) {
  if (!sitting.rules.war()) return seat == sitting.rules.referee() ? 1 : 0;
  for (int side = 0; side < 2; ++side) {
    if (sitting.state.contenders[side].seat == seat) return side;
  }
  return -1;
}

Viewer InsideViewer(const Sitting& sitting, Viewer viewer) {
  if (viewer.is_host() || viewer.is_spectator()) return viewer;
  const int own = BattleSeatOf(sitting, viewer.seat());
  return own >= 0 ? Viewer::Seat(own) : Viewer::Spectator();
}

int BattleSeatToPlay(const Sitting& sitting, int seat) {
  if (seat == sitting.rules.referee() && !sitting.rules.war()) return RefereesSeat(sitting);
  return BattleSeatOf(sitting, seat);
}

uint32_t ActorsOf(const Sitting& sitting) {
  const State& state = sitting.state;
  uint32_t actors = 0;
  for (int side = 0; side < 2; ++side) {
    if ((state.battle.asked >> side & 1) == 0) continue;
    actors |= !sitting.rules.war() && side == 0 ? SharedActors(sitting)
                                                : 1u << state.contenders[side].seat;
  }
  return actors;
}

absl::Status PlayBattle(Play& play, absl::FunctionRef<absl::Status(duckhammer::Play&)> act) {
  State& state = play.state;
  const DuckhammerRules& battles = play.rules.battles();
  const auto run = [&](absl::FunctionRef<absl::Status(duckhammer::Play&)> change) {
    EventLog log(duckhammer::kSeats);
    EventSink sink(&log);
    const auto dread = [&] {
      if (!play.rules.war()) UpdateDread(play);
    };
    const absl::FunctionRef<void()> before_step = dread;
    duckhammer::Play battle{battles, state.battle, sink, &before_step};
    const auto now = [&] {
      return std::tuple(state.battle.round, state.battle.phase, state.battle.turn);
    };
    const auto before = now();
    absl::Status status = change(battle);
    if (!status.ok()) return status;
    std::vector<Event> events(log.Count(Viewer::Host()));
    log.Read(Viewer::Host(), 0, absl::MakeSpan(events));
    // Battles tell everybody whatever they tell.
    for (const Event& event : events) {
      KeepRecords(state, event);
      play.events.Emit(Audience::Everyone(), Translated(state, event));
    }
    dread();
    ForgetPasses(state, now() == before);
    return absl::OkStatus();
  };
  absl::Status status = run(act);
  for (int i = 0;
       status.ok() && state.battle.phase != duckhammer::Phase::kOver && RefereeActs(play.sitting());
       ++i) {
    const int seat = RefereesSeat(play.sitting());
    const Action action = i < kMostAutomaticActions ? ChooseForReferee(play, seat)
                                                    : Action{duckhammer::kForfeitBattle, {}};
    if (action.kind == 0) return absl::InternalError("the referee has nothing to do");
    status = run([&](duckhammer::Play& battle) { return TakeAction(battle, seat, action); });
  }
  if (status.ok() && state.battle.phase == duckhammer::Phase::kOver) BeginAftermath(play);
  return status;
}

const PhaseHandler& BattleHandler() {
  static constexpr PhaseHandler kHandler{Check, Visit, Apply, /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
