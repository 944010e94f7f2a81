#include "src/games/duckhammer_campaign/battle.h"

#include <vector>

#include "mallard/state_buffer.h"
#include "src/games/duckhammer/bot.h"
#include "src/games/duckhammer/field.h"
#include "src/games/duckhammer/losses.h"
#include "src/games/duckhammer_campaign/aftermath.h"
#include "src/games/duckhammer_campaign/battle_play.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/wounds.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::DuckhammerRules;
using duckhammer::Stage;

// More than any battle takes; a computer player that goes round in circles gives the battle up.
constexpr int kMostAutomaticActions = 20'000;

int OwnerOfUnit(const State& state, int unit) { return OwnerOf(state.records[unit].company); }

// Events -----------------------------------------------------------------------------------------

void KeepRecords(State& state, const Event& event) {
  const duckhammer::State& battle = state.battle;
  constexpr int kOwned = duckhammer::kSeats * duckhammer::kMaxUnits;
  if (event.kind == duckhammer::kModelDestroyed && event.args[1] == duckhammer::kByMorale) {
    const int unit = duckhammer::UnitOf(battle, event.args[0]);
    if (unit < kOwned) ++state.records[unit].deserted;
  }
  if (event.kind != duckhammer::kDamaged) return;
  const int unit = event.args[0], by = event.args[1];
  if (unit >= kOwned || by < 0) return;
  state.records[unit].struck_by = static_cast<uint8_t>(by + 1);
  if (by < duckhammer::kMaxUnits) {
    state.records[unit].involved |= static_cast<uint8_t>(1 << OwnerOfUnit(state, by));
  }
}

// A battle's event as the campaign tells it: seats are the campaign's.
Event Translated(const State& state, Event event) {
  const KindSpec* spec = Manifest::Find(duckhammer::TheManifest().events, event.kind);
  for (size_t i = 0; spec != nullptr && i < spec->args.size(); ++i) {
    if (spec->args[i].type != ArgType::kSeat) continue;
    int32_t& seat = event.args[i];
    if (seat == 0 || seat == 1) {
      seat = state.contenders[seat].seat;
    } else {
      seat = -1;
    }
  }
  return event;
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
  if (battles.Check(&play.state.battle, seat, action).ok()) return action;
  return battles.LegalNth(&play.state.battle, seat, 0);
}

// Who decides ------------------------------------------------------------------------------------

uint32_t PlayersWho(const Sitting& sitting, bool have_passed) {
  uint32_t mask = 0;
  for (int seat = 0; seat < sitting.rules.players(); ++seat) {
    if ((sitting.state.players[seat].passed != 0) == have_passed) mask |= 1u << seat;
  }
  return mask;
}

// Whether an action of the shared side names a unit, and so belongs to its owner.
bool NamesUnit(uint32_t kind) {
  switch (kind) {
    case duckhammer::kDeployUnit:
    case duckhammer::kHold:
    case duckhammer::kMove:
    case duckhammer::kPileIn:
    case duckhammer::kCharge:
    case duckhammer::kReinforce:
    case duckhammer::kRetaliateBy:
    case duckhammer::kChantSpell:
    case duckhammer::kShootAt:
    case duckhammer::kFightWith:
    case duckhammer::kLandUnit:
      return true;
    default:
      return false;
  }
}

bool IsOwn(const State& state, int seat, const Action& action) {
  if (!NamesUnit(action.kind)) return true;
  return action.args[0] >= 0 && action.args[0] < duckhammer::kMaxUnits &&
         state.battle.units[action.args[0]].size != 0 && OwnerOfUnit(state, action.args[0]) == seat;
}

// Whether a player of the shared side has anything to do there; deploying has no pass.
bool HasUnitToDeploy(const Sitting& sitting, int seat) {
  const duckhammer::State& battle = sitting.state.battle;
  for (int u = 0; u < battle.players[0].unit_count; ++u) {
    if (OwnerOfUnit(sitting.state, u) != seat || battle.units[u].Has(duckhammer::kReserve))
      continue;
    if (battle.models[battle.units[u].first].status == duckhammer::ModelStatus::kWaiting) {
      return true;
    }
  }
  return false;
}

uint32_t SharedActors(const Sitting& sitting) {
  const duckhammer::State& battle = sitting.state.battle;
  const uint32_t referee = 1u << sitting.rules.referee();
  switch (battle.stage) {
    case Stage::kChooseSide:
    case Stage::kNameMonster:
    case Stage::kPlaceMonster:
    case Stage::kPlaceObject:
      return referee;
    case Stage::kArrange:
    case Stage::kMoving:
    case Stage::kPrepare:
    case Stage::kCounter:
    case Stage::kLosses:
      return 1u << OwnerOfUnit(sitting.state, duckhammer::SubjectOf(battle));
    case Stage::kDeploy: {
      uint32_t mask = 0;
      for (int seat = 0; seat < sitting.rules.players(); ++seat) {
        if (HasUnitToDeploy(sitting, seat)) mask |= 1u << seat;
      }
      return mask;
    }
    default:
      return PlayersWho(sitting, false);
  }
}

// The handler ------------------------------------------------------------------------------------

absl::Status CheckLend(const Sitting& sitting, int seat, int company) {
  const State& state = sitting.state;
  if (sitting.rules.war()) return Refused("Bravery is lent in Duckheim");
  if (sitting.content().lend_mark < 0) return Refused("Bravery is not lent");
  if (state.players[seat].lent != 0) return Refused("Bravery was lent in this battle");
  if (state.battle.stage != Stage::kActivate || state.battle.asked != 1) {
    return Refused("Bravery is lent while units are activated");
  }
  if (absl::Status s = CheckOwn(state, seat, company); !s.ok()) return s;
  for (int u = 0; u < state.battle.players[0].unit_count; ++u) {
    if (state.records[u].company == company && duckhammer::CountOnMap(state.battle, u) > 0) {
      return absl::OkStatus();
    }
  }
  return Refused("the company is not on the map");
}

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
  const bool went_on = duckhammer::HandlerOf(battle).visit(
      {sitting.rules.battles(), battle}, battle_seat, [&](const Action& action) {
        if (shared && !IsOwn(sitting.state, seat, action)) return true;
        return !IsSetMission(sitting.state, battle_seat, action) || visit(action);
      });
  if (!went_on || !shared) return went_on;
  bool go_on = true;
  ForEachCompany(sitting.state, seat, [&](int c) {
    if (go_on && CheckLend(sitting, seat, c).ok()) go_on = visit({kLend, {c}});
  });
  return go_on;
}

void Lend(Play& play, int seat, int company) {
  State& state = play.state;
  int bravery = 0;
  ForEachCompany(state, seat, [&](int c) {
    if (state.companies[c].hero != 0) {
      bravery = ProfileOf(play.content(), state.companies[c]).bravery;
    }
  });
  state.players[seat].lent = 1;
  play.Tell(kBraveryLent, company, bravery);
  EventSink silent(nullptr);
  duckhammer::Play battle{play.rules.battles(), state.battle, silent};
  for (int u = 0; u < state.battle.players[0].unit_count && bravery > 0; ++u) {
    if (state.records[u].company == company) {
      duckhammer::MarkUnit(battle, u, play.content().lend_mark, bravery);
    }
  }
}

absl::Status Apply(Play& play, int seat, const Action& action) {
  State& state = play.state;
  if (action.kind == kLend) {
    Lend(play, seat, action.args[0]);
    return absl::OkStatus();
  }
  const int battle_seat = BattleSeatToPlay(play.sitting(), seat);
  const bool shared = !play.rules.war() && seat < play.rules.players();
  if (shared && action.kind == kPass) {
    state.players[seat].passed = 1;
    if (PlayersWho(play.sitting(), false) != 0) return absl::OkStatus();
  }
  return PlayBattle(play, [&](duckhammer::Play& battle) {
    return play.rules.battles().Apply(&battle.state, battle_seat, action, battle.events);
  });
}

}  // namespace

int BattleSeatOf(const Sitting& sitting, int seat) {
  if (!sitting.rules.war()) return seat == sitting.rules.referee() ? 1 : 0;
  for (int side = 0; side < 2; ++side) {
    if (sitting.state.contenders[side].seat == seat) return side;
  }
  return -1;
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
    duckhammer::Play battle{battles, state.battle, sink};
    const duckhammer::Phase phase = state.battle.phase;
    const int turn = state.battle.turn;
    absl::Status status = change(battle);
    if (!status.ok()) return status;
    std::vector<Event> events(log.Count(Viewer::Host()));
    log.Read(Viewer::Host(), 0, absl::MakeSpan(events));
    // Battles tell everybody whatever they tell.
    for (const Event& event : events) {
      KeepRecords(state, event);
      play.events.Emit(Audience::Everyone(), Translated(state, event));
    }
    if (!play.rules.war()) {
      UpdateDread(play);
      const bool same = state.battle.phase == phase && state.battle.turn == turn;
      if (!same || PlayersWho(play.sitting(), false) == 0) {
        for (Player& player : state.players) player.passed = 0;
      }
    }
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
    status = run([&](duckhammer::Play& battle) {
      return battles.Apply(&battle.state, seat, action, battle.events);
    });
  }
  if (status.ok() && state.battle.phase == duckhammer::Phase::kOver) BeginAftermath(play);
  return status;
}

const PhaseHandler& BattleHandler() {
  static constexpr PhaseHandler kHandler{Check, Visit, Apply, /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
