#include "src/games/duckhammer/setup/setup.h"

#include <algorithm>
#include <cassert>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/setup/deploy.h"
#include "src/games/duckhammer/setup/placing.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

enum Choice : int32_t { kBeLead, kPickSides };

// Models each player may bring as monsters: both together fill the room for them.
constexpr int kMostMonsterModels = kMaxMonsterModels / kSeats;

// The number of the first model after those an owner has.
int ModelsEnd(const State& state, int owner, int unit) {
  if (unit == FirstUnit(owner)) return owner * kMaxModels;
  return state.units[unit - 1].first + state.units[unit - 1].size;
}

// Roll-off -----------------------------------------------------------------------------------

int RollOffDice(const Play& play, int seat) {
  const Player& own = play.state.players[seat];
  const Player& other = play.state.players[Other(seat)];
  return play.rules.ScaleOf(play.state).dice + (own.army_points < other.army_points ? 1 : 0) +
         own.extra_dice;
}

void RollOff(Play& play) {
  Player* players = play.state.players;
  do {
    for (int seat = 0; seat < kSeats; ++seat) {
      int total = 0;
      for (int i = RollOffDice(play, seat); i > 0; --i) total += play.state.chance.Roll12();
      Put(players[seat].roll_off, total);
      play.Tell(kRolledOff, seat, total);
    }
  } while (players[0].roll_off == players[1].roll_off);
  play.Ask(Stage::kChooseLead, players[0].roll_off > players[1].roll_off ? 0 : 1);
}

void ChooseLead(Play& play, int seat, int choice) {
  Put(play.state.lead, choice == kBeLead ? seat : Other(seat));
  play.Tell(kLeadChosen, play.state.lead);
  play.Ask(Stage::kChooseSide, Other(play.state.lead));
}

void TakeSide(Play& play, int seat, int edge) {
  Put(play.state.players[seat].edge, edge);
  Put(play.state.players[Other(seat)].edge, 1 - edge);
  for (int s = 0; s < kSeats; ++s) play.Tell(kSideTaken, s, play.state.players[s].edge);
  EnterPhase(play, Phase::kMissions);
  play.AskNobody();
}

// Missions -----------------------------------------------------------------------------------

const Mission& MissionOf(const Position& position, int seat) {
  return position.rules.content().missions[position.state.players[seat].mission - 1u];
}

// Models of the monsters a seat has named.
int NamedModels(const Position& position, int seat) {
  const Player& player = position.state.players[seat];
  int models = 0;
  for (int i = 0; i < player.monster_count; ++i) {
    models += position.rules.content().monsters[player.monsters[i] - 1u].count;
  }
  return models;
}

Refusal CheckNaming(const Position& position, int seat, int monster) {
  const Player& player = position.state.players[seat];
  if (player.mission == 0 ||
      player.monster_count >=
          std::min(MissionOf(position, seat).monsters_most, kMaxMonstersNamed)) {
    return Forbidden("the mission brings no more monsters");
  }
  const int count = At(position.rules.content().monsters, monster).count;
  if (NamedModels(position, seat) + count > kMostMonsterModels) {
    return Forbidden("there is no room for so many monsters");
  }
  return kAllowed;
}

bool CanNameMonster(const Position& position, int seat) {
  const int monsters = Size(position.rules.content().monsters);
  for (int m = 0; m < monsters; ++m) {
    if (!CheckNaming(position, seat, m)) return true;
  }
  return false;
}

// Missions are shown together and change what they change.
void ShowMissions(Play& play) {
  for (int s = 0; s < kSeats; ++s) {
    Player& player = play.state.players[s];
    play.Tell(kMissionShown, s, player.mission - 1);
    // A zone never reaches beyond the front line.
    player.zone_depth = std::min(player.zone_depth + MissionOf(play.position(), s).zone_bonus,
                                 play.state.length / 2);
    Put(player.needed, std::max(1, player.needed + MissionOf(play.position(), s).needed_more));
  }
}

// A seat has chosen.
void ChooseMission(Play& play, int seat, int mission) {
  State& state = play.state;
  Put(state.players[seat].mission, mission + 1);
  state.asked = static_cast<uint8_t>(state.asked & ~(1 << seat));
  if (state.asked != 0) return;
  ShowMissions(play);
  play.AskNobody();
}

void NameMonster(Play& play, int seat, int monster) {
  State& state = play.state;
  Player& player = state.players[seat];
  const Monster& entry = At(play.rules.content().monsters, monster);
  Put(player.monsters[player.monster_count++], monster + 1);
  const int discount = MissionOf(play.position(), seat).monster_discount;
  Put(player.needed, std::max(1, player.needed - discount));
  const int unit = RaiseUnit(state, kNobody, entry.profile, entry.count);
  Put(state.units[unit].brought_by, seat);
  play.Tell(kMonsterNamed, seat, monster);
  play.AskNobody();
}

// Missions are chosen, then monsters named, Lead first; Player::ready says who has named all.
void AdvanceMissions(Play& play) {
  State& state = play.state;
  if (!play.rules.content().missions.empty()) {
    if (state.players[0].mission == 0) return play.AskBoth(Stage::kChooseMission);
    for (const int seat : {int{state.lead}, Other(state.lead)}) {
      if (state.players[seat].ready != 0 || !CanNameMonster(play.position(), seat)) continue;
      return play.Ask(Stage::kNameMonster, seat);
    }
  }
  for (Player& player : state.players) player.ready = 0;
  EnterPhase(play, Phase::kPlacing);
}

}  // namespace

// The handlers -------------------------------------------------------------------------------

void ListLeads(const Position&, int, Listing& out) { out.Range({kChoose, {}}, 0, kBeLead, 2); }

absl::Status ApplyLead(Play& play, int seat, const Action& action) {
  ChooseLead(play, seat, action.args[0]);
  return absl::OkStatus();
}

void ListSides(const Position&, int, Listing& out) { out.Range({kTakeSide, {}}, 0, 0, 2); }

absl::Status ApplySide(Play& play, int seat, const Action& action) {
  TakeSide(play, seat, action.args[0]);
  return absl::OkStatus();
}

void ListMissions(const Position& position, int, Listing& out) {
  out.Range({kMission, {}}, 0, 0, Size(position.rules.content().missions));
}

absl::Status ApplyMission(Play& play, int seat, const Action& action) {
  ChooseMission(play, seat, action.args[0]);
  return absl::OkStatus();
}

Refusal CheckMonsterName(const Position& position, int seat, const Action& action) {
  if (action.kind == kNameBeast) return CheckNaming(position, seat, action.args[0]);
  if (position.state.players[seat].monster_count > 0) return kAllowed;
  return Forbidden("the mission brings at least one monster");
}

void ListMonsterNames(const Position& position, int seat, Listing& out) {
  for (int m = 0; m < Size(position.rules.content().monsters); ++m) {
    if (!CheckNaming(position, seat, m) && !out.One({kNameBeast, {m}})) return;
  }
  if (position.state.players[seat].monster_count > 0) out.One({kPass, {}});
}

absl::Status ApplyMonsterName(Play& play, int seat, const Action& action) {
  if (action.kind == kNameBeast) {
    NameMonster(play, seat, action.args[0]);
  } else {
    play.state.players[seat].ready = 1;
    play.AskNobody();
  }
  return absl::OkStatus();
}

int RaiseUnit(State& state, int owner, const Profile& profile, int count) {
  const int index = owner == kNobody ? state.monster_units++ : state.players[owner].unit_count++;
  assert(index < UnitSlots(owner) && count >= 1 && count <= kMaxUnitModels);
  const int number = FirstUnit(owner) + index;
  Unit& unit = state.units[number];
  unit = Unit();
  Put(unit.owner, owner);
  Put(unit.size, count);
  Put(unit.first, ModelsEnd(state, owner, number));
  unit.alive = unit.size;
  Put(unit.army_slot, index);
  state.profiles[number] = profile;
  assert(unit.first + count <= (owner == kNobody ? kModelSlots : (owner + 1) * kMaxModels));
  for (int m = unit.first; m < unit.first + count; ++m) {
    state.models[m].status = ModelStatus::kWaiting;
  }
  if (owner != kNobody) {
    Player& player = state.players[owner];
    Put(player.model_count, player.model_count + count);
  }
  return number;
}

void SetMissions(Play& play, int first, int second) {
  Put(play.state.players[0].mission, first + 1);
  Put(play.state.players[1].mission, second + 1);
  ShowMissions(play);
}

void RaiseArmies(Play& play) {
  for (int seat = 0; seat < kSeats; ++seat) {
    Player& player = play.state.players[seat];
    player.ready = 0;
    for (const Enlisted& line : player.army) {
      if (line.model == 0) break;
      const Profile profile = play.rules.content().ProfileOf(line.model - 1, line.loadout);
      RaiseUnit(play.state, seat, profile, line.count);
      Put(player.army_points, player.army_points + profile.cost * line.count);
    }
    play.Tell(kMustered, seat, player.unit_count, player.army_points);
  }
}

absl::Status AdvanceSetup(Play& play) {
  switch (play.state.phase) {
    case Phase::kRollOff:
      RollOff(play);
      break;
    case Phase::kMissions:
      AdvanceMissions(play);
      break;
    case Phase::kPlacing:
      if (!AskPlacing(play)) EnterPhase(play, Phase::kDeployment);
      break;
    default:
      if (!AskDeployment(play)) return BeginRound(play);
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
