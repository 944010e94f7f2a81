#include "src/games/duckhammer_campaign/aftermath.h"

#include <algorithm>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/heroes.h"
#include "src/games/duckhammer_campaign/locations.h"
#include "src/games/duckhammer_campaign/script.h"
#include "src/games/duckhammer_campaign/wounds.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kUnits = duckhammer::kSeats * duckhammer::kMaxUnits;

int SideOf(int unit) { return unit / duckhammer::kMaxUnits; }

// Recovery ---------------------------------------------------------------------------------------

// What a character's Bravery adds: to its own roll, less what it dreads of those still on the map,
// and to those of a company it tends.
int HelpOf(const Play& play, int company) {
  const State& state = play.state;
  const Company& recovering = state.companies[company];
  if (recovering.hero != 0) {
    return ProfileOf(play.content(), recovering).bravery - DreadOf(play.sitting(), recovering);
  }
  const int seat = OwnerOf(company);
  if (play.rules.war() || state.players[seat].tended != company + 1) return 0;
  return ProfileOf(play.content(), state.companies[HeroOf(state, seat)]).bravery;
}

// Rolls for every lost model of a unit; deserters come back or not without a roll.
void RollRecovery(Play& play, int unit) {
  State& state = play.state;
  const duckhammer::Unit& lost = state.battle.units[unit];
  const int number = state.records[unit].company;
  const Company& company = state.companies[number];
  const Profile profile = ProfileOf(play.content(), company);
  const int deserted = play.rules.desertion() ? state.records[unit].deserted : 0;
  state.recovered = static_cast<uint8_t>((deserted + 1) / 2);
  state.shortfalls = 0;
  const int help = HelpOf(play, number);
  for (int i = deserted; i < lost.lost; ++i) {
    const int natural = state.chance.Roll12();
    const int total = natural + profile.grade + help;
    play.Tell(kRecoveryRolled, number, natural, total, profile.hp);
    state.natural = static_cast<uint8_t>(natural);
    if (total >= profile.hp) {
      ++state.recovered;
    } else {
      state.shortfall[state.shortfalls++] = static_cast<uint8_t>(std::min(profile.hp - total, 255));
    }
  }
  std::sort(state.shortfall, state.shortfall + state.shortfalls);
}

// Rations for the cheapest models that have not recovered.
int PriceOf(const State& state, int count) {
  int price = 0;
  for (int i = 0; i < count; ++i) price += state.shortfall[i];
  return price;
}

// A natural 12 heals whatever comes of it; a character that has not recovered keeps its life and
// gets a wound.
void HurtHero(Play& play, int unit, bool failed) {
  State& state = play.state;
  const int number = state.records[unit].company;
  if (state.natural == 12) HealMinorWound(play, number);
  if (!failed) return;
  const int by = state.records[unit].struck_by;
  TakeWound(play, number, state.natural == 1, by == 0 ? 0 : state.battle.profiles[by - 1].model);
  state.companies[number].models = 1;
}

void FinishUnit(Play& play, int unit, int bought) {
  State& state = play.state;
  const duckhammer::Unit& lost = state.battle.units[unit];
  const int number = state.records[unit].company;
  Company& company = state.companies[number];
  const int recovered = state.recovered + bought;
  const int gone = lost.lost - recovered;
  company.models = static_cast<uint8_t>(lost.size - gone);
  play.Tell(kRecovered, number, recovered, gone, company.model - 1);
  if (company.hero != 0) {
    HurtHero(play, unit, gone > 0);
  } else {
    ChangeRations(play, OwnerOf(number), gone * GradeOf(play.content(), company));
    if (company.models == 0) LoseCompany(play, number);
  }
  state.recovered = state.shortfalls = state.natural = 0;
  std::memset(state.shortfall, 0, sizeof state.shortfall);
  ++state.step;
}

absl::Status CheckRecovery(const Sitting& sitting, int seat, const Action& action) {
  if (action.kind != kRecover) return Refused("pay for models to recover: recover");
  const State& state = sitting.state;
  if (action.args[0] < 0 || action.args[0] > state.shortfalls) {
    return absl::InvalidArgumentError(absl::StrCat(state.shortfalls, " models have not recovered"));
  }
  const int price = PriceOf(state, action.args[0]);
  return price <= state.players[seat].rations
             ? absl::OkStatus()
             : Refused(absl::StrCat("that takes ", price, " rations"));
}

bool VisitRecovery(const Sitting& sitting, int seat, ActionVisitor visit) {
  for (int count = 0; count <= sitting.state.shortfalls; ++count) {
    const Action action{kRecover, {count}};
    if (!CheckRecovery(sitting, seat, action).ok()) break;
    if (!visit(action)) return false;
  }
  return true;
}

absl::Status ApplyRecovery(Play& play, int seat, const Action& action) {
  ChangeRations(play, seat, -PriceOf(play.state, action.args[0]));
  play.AskNobody();
  FinishUnit(play, play.state.step, action.args[0]);
  return absl::OkStatus();
}

// Experience -------------------------------------------------------------------------------------

// Grade 0 counts as 1.
int AtLeastOne(int number) { return std::max(1, number); }

// Experience of one side: its victory points, half of the winner's for the loser, the Grade of
// every enemy unit and the level of every own unit that lost models.
int ExperienceOf(const State& state, int side) {
  const duckhammer::State& battle = state.battle;
  int experience = battle.players[side].gained;
  if (WinnerOf(state) != side) experience += (battle.players[1 - side].gained + 1) / 2;
  for (int u = 0; u < kUnits; ++u) {
    if (battle.units[u].size == 0 || battle.units[u].lost == 0) continue;
    experience += AtLeastOne(SideOf(u) == side ? state.records[u].level : battle.profiles[u].grade);
  }
  return std::max(0, experience);
}

// Duckheim: half of a unit's Grade for every player who had a part in its losses.
int ShareOf(const State& state, int seat) {
  int share = 0;
  for (int u = duckhammer::kMaxUnits; u < kUnits; ++u) {
    if (state.battle.units[u].size == 0 || state.battle.units[u].lost == 0) continue;
    if ((state.records[u].involved >> seat & 1) == 0) continue;
    share += (AtLeastOne(state.battle.profiles[u].grade) + 1) / 2;
  }
  return share;
}

absl::Status GiveRewards(Play& play) {
  State& state = play.state;
  const int winner = WinnerOf(state);
  for (int seat = 0; seat < play.rules.players() && !play.rules.war(); ++seat) {
    ChangeExperience(play, seat, ShareOf(state, seat));
    if (winner == 0) ChangeRations(play, seat, state.offer.reward);
  }
  for (int side = 0; side < 2 && play.rules.war(); ++side) {
    const int seat = state.contenders[side].seat;
    if (seat >= play.rules.players()) continue;
    ChangeExperience(play, seat, ExperienceOf(state, side));
    if (state.challenge != 0 && winner == side) ChangeRations(play, seat, state.offer.reward);
    absl::Status status = GiveSpoils(play, side);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

// Companies that fought are through for this season; those of the referee go home.
void SendHome(Play& play) {
  State& state = play.state;
  for (int u = 0; u < kUnits; ++u) {
    if (state.battle.units[u].size == 0) continue;
    Company& company = state.companies[state.records[u].company];
    if (company.model == 0) continue;
    company.fought = play.rules.war() ? 1 : 0;
    company.marches = 0;
    company.marching = 0;
  }
  ForEachCompany(state, play.rules.referee(), [&](int c) { state.companies[c] = Company(); });
}

}  // namespace

int WinnerOf(const State& state) { return state.battle.winner - 1; }

Spoils SpoilsOf(const State& state, int side) {
  const duckhammer::State& battle = state.battle;
  Spoils spoils;
  spoils.won = WinnerOf(state) == side;
  spoils.victory_points = battle.players[side].gained;
  for (int u = 0; u < kUnits; ++u) {
    const duckhammer::Unit& unit = battle.units[u];
    if (unit.size == 0) continue;
    if (SideOf(u) == side) {
      spoils.models_lost += unit.lost;
    } else {
      spoils.models_destroyed += unit.lost;
      spoils.units_destroyed += unit.lost == unit.size ? 1 : 0;
    }
  }
  return spoils;
}

void BeginAftermath(Play& play) {
  State& state = play.state;
  ++state.battles;
  for (int side = 0; side < 2; ++side) {
    const bool won = WinnerOf(state) == side;
    for (int seat = 0; seat < play.rules.players(); ++seat) {
      const bool in_it = play.rules.war() ? state.contenders[side].seat == seat : side == 0;
      if (in_it) ++(won ? state.players[seat].battles_won : state.players[seat].battles_lost);
    }
  }
  state.step = 0;
  state.turn = play.rules.war() ? state.turn : 0;
  state.phase = play.rules.war() ? Phase::kRecovery : Phase::kTending;
  play.AskNobody();
}

absl::Status AdvanceRecovery(Play& play) {
  State& state = play.state;
  const int unit = state.step;
  if (unit >= kUnits) {
    absl::Status status = GiveRewards(play);
    if (!status.ok()) return status;
    SendHome(play);
    UpdateHolders(play);
    state.phase = Phase::kRazing;
    state.step = 0;
    return absl::OkStatus();
  }
  const duckhammer::Unit& lost = state.battle.units[unit];
  const int seat = OwnerOf(state.records[unit].company);
  if (lost.size == 0 || lost.lost == 0 || seat >= play.rules.players()) {
    ++state.step;
    return absl::OkStatus();
  }
  RollRecovery(play, unit);
  if (state.shortfalls > 0 && state.shortfall[0] <= state.players[seat].rations) {
    play.Ask(seat);
  } else {
    FinishUnit(play, unit, 0);
  }
  return absl::OkStatus();
}

void CloseBattle(Play& play) {
  State& state = play.state;
  const int place = state.location - 1;
  std::memset(static_cast<void*>(&state.battle), 0,
              play.rules.state_size() - offsetof(State, battle));
  std::memset(static_cast<void*>(state.records), 0, sizeof state.records);
  std::memset(static_cast<void*>(state.contenders), 0, sizeof state.contenders);
  if (state.challenge != 0) state.offer = Offer();
  state.challenge = state.location = state.step = state.razed = 0;
  for (Player& player : state.players) player.lent = player.tended = 0;
  if (place >= 0) MoveOn(play, place);
}

const PhaseHandler& RecoveryHandler() {
  static constexpr PhaseHandler kHandler{CheckRecovery, VisitRecovery, ApplyRecovery,
                                         /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
