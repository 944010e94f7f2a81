#include "src/games/duckhammer_campaign/battle/battle.h"

#include <cstddef>
#include <cstring>
#include <tuple>

#include "mallard/state_buffer.h"
#include "src/games/duckhammer/bot/bot.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/hide.h"
#include "src/games/duckhammer/script/script.h"
#include "src/games/duckhammer/turn.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/aftermath.h"
#include "src/games/duckhammer_campaign/battle/shared_side.h"
#include "src/games/duckhammer_campaign/duckheim/wounds.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::DuckhammerRules;
using duckhammer::Stage;
using BattleChange = absl::FunctionRef<absl::Status(duckhammer::Play&)>;

// The battle's seats in Duckheim; the forces' is the referee's in challenges of war, too.
constexpr int kParty = 0, kForces = 1;

// More than any battle takes; a computer player that goes round in circles gives the battle up.
constexpr int kMostAutomaticActions = 20'000;

// Events -----------------------------------------------------------------------------------------

void KeepRecords(State& state, const Event& event) {
  if (event.kind == duckhammer::kModelDestroyed && event.args[1] == duckhammer::kByMorale) {
    const int unit = duckhammer::UnitOf(state.battle, event.args[0]);
    if (unit < kRecords) ++state.records[unit].deserted;
  }
  const bool damaged = event.kind == duckhammer::kDamaged;
  if (!damaged && event.kind != duckhammer::kSpellAffected) return;
  const int unit = event.args[0], by = event.args[1];
  if (unit >= kRecords || by < 0) return;
  Record& record = state.records[unit];
  if (damaged) Put(record.struck_by, by + 1);
  if (by < duckhammer::kMaxUnits)
    Put(record.involved, record.involved | 1 << OwnerOfUnit(state, by));
}

// A battle's event as the campaign tells it: seats are the campaign's.
Event Translated(const State& state, Event event) {
  const KindSpec* spec = Manifest::Find(duckhammer::TheManifest().events, event.kind);
  if (spec == nullptr) return event;
  int slot = 0;
  for (const ArgSpec& arg : spec->args) {
    int32_t& value = event.args[slot];
    slot += arg.width();
    if (arg.type != ArgType::kSeat) continue;
    value = value == 0 || value == 1 ? state.contenders[value].seat : -1;
  }
  return event;
}

// The battle itself ------------------------------------------------------------------------------

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

// What a battle tells while it is changed: kept for this thread, so that it needs no heap for every
// action.
EventLog& BattleLog() {
  static thread_local EventLog log(duckhammer::kSeats);
  log.Truncate(0);
  return log;
}

// Passes on what the battle told. Battles tell everybody whatever they tell.
void PassOn(Play& play, const EventLog& log) {
  Event event;
  for (size_t i = 0; log.Read(Viewer::Host(), i, absl::MakeSpan(&event, 1)) != 0; ++i) {
    KeepRecords(play.state, event);
    if (play.events.active()) play.events.Emit(Audience::Everyone(), Translated(play.state, event));
  }
}

// Changes the battle once.
absl::Status Change(Play& play, BattleChange change) {
  State& state = play.state;
  EventLog& log = BattleLog();
  EventSink sink(&log);
  sink.scripts() = play.events.scripts();  // Calls are numbered through the whole action.
  const auto dread = [&] {
    if (!play.rules.war()) UpdateDread(play);
  };
  const absl::FunctionRef<void()> before_step = dread;
  duckhammer::Play battle{play.rules.battles(), state.battle, sink, &before_step};
  const auto now = [&] {
    return std::tuple(state.battle.round, state.battle.phase, state.battle.turn);
  };
  const auto before = now();
  const absl::Status status = change(battle);
  play.events.scripts() = sink.scripts();
  if (!status.ok()) return status;
  PassOn(play, log);
  dread();
  ForgetPasses(state, now() == before);
  return absl::OkStatus();
}

// The referee's computer player ------------------------------------------------------------------

bool RefereeActs(const Position& position) {
  return !position.rules.referee_asked() &&
         (ActorsOf(position) >> position.rules.referee() & 1) != 0;
}

// The battle's seat the referee is asked for now: in Duckheim it decides some things for seat 0.
int RefereesSeat(const Position& position) {
  return (position.state.battle.asked & 2) != 0 ? kForces : kParty;
}

// Its own forces are played as players of battles play; for the party it only gives rulings.
Action ChooseForReferee(Play& play, int seat) {
  if (seat == kParty) return RuleForParty(play, play.state.chance);
  const DuckhammerRules& battles = play.rules.battles();
  // Of the thread, so that an action needs no memory.
  static thread_local StateBuffer seen;
  if (seen.size() != battles.state_size()) seen = StateBuffer(battles.state_size());
  battles.Redact(&play.state.battle, Viewer::Seat(seat), seen.data());
  const duckhammer::State& view = DuckhammerRules::As(seen.data());
  if (view.stage == Stage::kChooseMission && play.state.terms.own_mission != 0) {
    return {duckhammer::kMission, {play.state.terms.own_mission - 1}};
  }
  duckhammer::BattlePlayer player(play.state.chance.Next());
  const Action action = player.Choose({battles, view}, seat);
  if (!battles.Judge(&play.state.battle, seat, action)) return action;
  return battles.LegalNth(&play.state.battle, seat, 0);
}

// Who may do what --------------------------------------------------------------------------------

// Whether a seat plays together with others.
bool IsShared(const Position& position, int seat) {
  return !position.rules.war() && seat < position.rules.players();
}

// The mission that has been set for a side, if one has.
bool IsSetMission(const State& state, int battle_seat, const Action& action) {
  if (state.battle.stage != Stage::kChooseMission) return true;
  const int set = battle_seat == 0 ? state.terms.mission : state.terms.own_mission;
  return set == 0 || action.args[0] == set - 1;
}

}  // namespace

Refusal CheckBattle(const Position& position, int seat, const Action& action) {
  if (action.kind == kLend) return CheckLend(position, seat, action.args[0]);
  const int battle_seat = BattleSeatToPlay(position, seat);
  if (IsShared(position, seat)) {
    if (!IsOwn(position.state, seat, action)) return Forbidden("that unit is another player's");
    if (action.kind == duckhammer::kForfeitBattle) return Forbidden("nobody gives up for all");
  }
  const DuckhammerRules& battles = position.rules.battles();
  const duckhammer::State& battle = position.state.battle;
  if (Refusal no = HandlerOf(battles, battle).check({battles, battle}, battle_seat, action)) {
    return no;
  }
  if (IsSetMission(position.state, battle_seat, action)) return kAllowed;
  return Forbidden("another mission is set for this battle");
}

void ListBattle(const Position& position, int seat, Listing& out) {
  const int battle_seat = BattleSeatToPlay(position, seat);
  const DuckhammerRules& battles = position.rules.battles();
  const duckhammer::State& battle = position.state.battle;
  const DuckhammerRules::Handler& handler = HandlerOf(battles, battle);
  const bool shared = IsShared(position, seat);
  if (!shared && battle.stage != Stage::kChooseMission) {
    return handler.list({battles, battle}, battle_seat, out);
  }
  bool go_on = true;
  const auto pass_on = [&](const Action& action) {
    if (shared && !IsOwn(position.state, seat, action)) return true;
    if (!IsSetMission(position.state, battle_seat, action)) return true;
    go_on = out.One(action);
    return go_on;
  };
  const Listing::Visitor visitor = pass_on;
  Listing listing = Listing::Each(visitor);
  handler.list({battles, battle}, battle_seat, listing);
  if (!shared) return;
  ForEachCompany(position.state, seat, [&](int c) {
    if (go_on && !CheckLend(position, seat, c)) go_on = out.One({kLend, {c}});
  });
}

absl::Status ApplyBattle(Play& play, int seat, const Action& action) {
  if (action.kind == kLend) {
    Lend(play, seat, action.args[0]);
    return absl::OkStatus();
  }
  const int battle_seat = BattleSeatToPlay(play, seat);
  if (IsShared(play, seat) && action.kind == kPass && !PassFor(play, seat)) return absl::OkStatus();
  return PlayBattle(
      play, [&](duckhammer::Play& battle) { return TakeAction(battle, battle_seat, action); });
}

Action RuleForParty(const Position& position, Chance& chance) {
  const DuckhammerRules& battles = position.rules.battles();
  const duckhammer::State& battle = position.state.battle;
  const auto choices = static_cast<int>(battles.LegalCount(&battle, kParty));
  return battles.LegalNth(&battle, kParty, static_cast<uint64_t>(DrawIndex(chance, choices)));
}

int BattleSeatOf(const Position& position, int seat) {
  for (int side = 0; side < 2; ++side) {
    if (position.rules.Allied(position.state.contenders[side].seat, seat)) return side;
  }
  return -1;
}

int BattleSeatToPlay(const Position& position, int seat) {
  if (seat == position.rules.referee() && !position.rules.war()) return RefereesSeat(position);
  return BattleSeatOf(position, seat);
}

uint32_t ActorsOf(const Position& position) {
  const State& state = position.state;
  uint32_t actors = 0;
  for (int side = 0; side < 2; ++side) {
    if ((state.battle.asked >> side & 1) == 0) continue;
    actors |= !position.rules.war() && side == 0 ? SharedActors(position)
                                                 : 1u << state.contenders[side].seat;
  }
  return actors;
}

absl::Status PlayBattle(Play& play, BattleChange act) {
  State& state = play.state;
  absl::Status status = Change(play, act);
  for (int i = 0; status.ok() && state.battle.phase != duckhammer::Phase::kOver &&
                  RefereeActs(play.position());
       ++i) {
    // A computer player that thinks uses memory, which may run out: it counts as a script, so that
    // whoever goes back to before a later action does not let it think again.
    play.events.scripts().Begin();
    const int seat = RefereesSeat(play);
    const Action action = i < kMostAutomaticActions ? ChooseForReferee(play, seat)
                                                    : Action{duckhammer::kForfeitBattle, {}};
    if (action.kind == 0) return absl::InternalError("the referee has nothing to do");
    status =
        Change(play, [&](duckhammer::Play& battle) { return TakeAction(battle, seat, action); });
  }
  if (status.ok() && state.battle.phase == duckhammer::Phase::kOver) BeginAftermath(play);
  return status;
}

absl::Status AnswerBattle(Play& play, const AnswerCall& answer) {
  const duckhammer::State& battle = play.state.battle;
  const bool over = battle.rounds == 0 || battle.phase == duckhammer::Phase::kOver;
  if (over) return absl::OkStatus();
  return PlayBattle(play, [&](duckhammer::Play& inside) {
    absl::Status status = duckhammer::CallAnswer(inside, answer);
    return status.ok() ? inside.rules.GoOn(inside) : status;
  });
}

void ClearBattle(const CampaignRules& rules, State& state) {
  // With the variables, which are the battle's; questions that wait may be the campaign's.
  std::memset(static_cast<void*>(&state.battle), 0,
              sizeof state.battle + rules.variables().bytes());
}

}  // namespace mallard::duckhammer_campaign
