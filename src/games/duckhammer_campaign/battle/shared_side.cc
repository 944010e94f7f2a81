#include "src/games/duckhammer_campaign/battle/shared_side.h"

#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/combat/marks.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/turn.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/sides.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::Stage;

// Where passing means that one does nothing more in the side's turn.
bool EndsTurn(Stage stage) { return stage == Stage::kActivate || stage == Stage::kLand; }

// What is asked of one unit: its player answers for the side.
bool IsAboutUnit(Stage stage) {
  switch (stage) {
    case Stage::kArrange:
    case Stage::kMoving:
    case Stage::kPrepare:
    case Stage::kCounter:
    case Stage::kLosses:
      return true;
    default:
      return false;
  }
}

// Players who have not passed.
uint32_t PlayersLeft(const Position& position) {
  uint32_t mask = 0;
  const bool turn = EndsTurn(position.state.battle.stage);
  const uint32_t fighters = FightersOf(position.state.contenders[0]);
  for (int seat = 0; seat < position.rules.players(); ++seat) {
    const Player& player = position.state.players[seat];
    if ((fighters >> seat & 1) == 0) continue;
    if ((turn ? player.passed : player.declined) == 0) mask |= 1u << seat;
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

// Whether a player of the shared side has anything to do there; deploying has no pass.
bool HasUnitToDeploy(const Position& position, int seat) {
  const duckhammer::State& battle = position.state.battle;
  for (int u = 0; u < battle.players[0].unit_count; ++u) {
    if (OwnerOfUnit(position.state, u) != seat || battle.units[u].Has(duckhammer::kReserve)) {
      continue;
    }
    if (battle.models[battle.units[u].first].status == duckhammer::ModelStatus::kWaiting) {
      return true;
    }
  }
  return false;
}

}  // namespace

uint32_t SharedActors(const Position& position) {
  const duckhammer::State& battle = position.state.battle;
  if (IsAboutUnit(battle.stage)) {
    const int unit = duckhammer::SubjectOf(battle);
    return unit < kRecords ? 1u << OwnerOfUnit(position.state, unit) : 0;
  }
  switch (battle.stage) {
    // Mission, map features and deployment, whatever the roll-off says.
    case Stage::kChooseSide:
    case Stage::kChooseMission:
    case Stage::kNameMonster:
    case Stage::kPlaceMonster:
    case Stage::kPlaceObject:
      return 1u << position.rules.referee();
    case Stage::kDeploy: {
      uint32_t mask = 0;
      for (int seat = 0; seat < position.rules.players(); ++seat) {
        if (HasUnitToDeploy(position, seat)) mask |= 1u << seat;
      }
      return mask;
    }
    default:
      return PlayersLeft(position);
  }
}

bool IsOwn(const State& state, int seat, const Action& action) {
  if (!NamesUnit(action.kind)) return true;
  return action.args[0] >= 0 && action.args[0] < duckhammer::kMaxUnits &&
         state.battle.units[action.args[0]].size != 0 && OwnerOfUnit(state, action.args[0]) == seat;
}

bool PassFor(Play& play, int seat) {
  const Stage stage = play.state.battle.stage;
  if (IsAboutUnit(stage)) return true;
  Player& player = play.state.players[seat];
  (EndsTurn(stage) ? player.passed : player.declined) = 1;
  return PlayersLeft(play) == 0;
}

void ForgetPasses(State& state, bool same_turn) {
  for (Player& player : state.players) {
    player.declined = 0;
    if (!same_turn) player.passed = 0;
  }
}

Refusal CheckLend(const Position& position, int seat, int company) {
  const State& state = position.state;
  if (position.rules.war() || seat >= position.rules.players()) {
    return Forbidden("players of Duckheim lend Bravery");
  }
  if (position.rules.content().lend_mark < 0) return Forbidden("Bravery is not lent");
  if (state.players[seat].lent != 0) return Forbidden("Bravery was lent in this battle");
  if (state.battle.stage != Stage::kActivate || state.battle.asked != 1) {
    return Forbidden("Bravery is lent while units are activated");
  }
  if (Refusal no = CheckOwn(state, seat, company)) return no;
  for (int u = 0; u < state.battle.players[0].unit_count; ++u) {
    if (state.records[u].company == company && duckhammer::CountOnMap(state.battle, u) > 0) {
      return kAllowed;
    }
  }
  return Forbidden("the company is not on the map");
}

void Lend(Play& play, int seat, int company) {
  State& state = play.state;
  const int bravery = ProfileOf(play.rules.content(), state.companies[HeroOf(state, seat)]).bravery;
  state.players[seat].lent = 1;
  play.Tell(kBraveryLent, company, bravery);
  EventSink silent(nullptr);  // Told as kBraveryLent.
  duckhammer::Play battle{play.rules.battles(), state.battle, silent};
  for (int u = 0; u < state.battle.players[0].unit_count && bravery > 0; ++u) {
    const int mark = play.rules.content().lend_mark;
    if (state.records[u].company == company && state.battle.units[u].marks.HasRoomFor(mark)) {
      duckhammer::MarkUnit(battle, u, mark, bravery);
    }
  }
}

}  // namespace mallard::duckhammer_campaign
