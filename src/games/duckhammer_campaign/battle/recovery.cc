#include "src/games/duckhammer_campaign/battle/recovery.h"

#include <algorithm>
#include <cstring>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/aftermath.h"
#include "src/games/duckhammer_campaign/battle/rewards.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"
#include "src/games/duckhammer_campaign/duckheim/wounds.h"

namespace mallard::duckhammer_campaign {
namespace {

// What a character's Bravery adds: to its own roll, less what it dreads of those still on the map,
// and to those of a company it tends.
int HelpOf(const Position& play, int company) {
  const State& state = play.state;
  const Company& recovering = state.companies[company];
  if (recovering.hero != 0) {
    return ProfileOf(play.rules.content(), recovering).bravery - DreadOf(play, recovering);
  }
  const int seat = OwnerOf(company);
  if (play.rules.war() || state.players[seat].tended != company + 1) return 0;
  return ProfileOf(play.rules.content(), state.companies[HeroOf(state, seat)]).bravery;
}

// Rolls for every lost model of a unit, adding rations spent before; deserters come back or not
// without a roll.
void RollRecovery(Play& play, int unit, int braced) {
  State& state = play.state;
  const duckhammer::Unit& lost = state.battle.units[unit];
  const int number = state.records[unit].company;
  const Company& company = state.companies[number];
  const Profile profile = ProfileOf(play.rules.content(), company);
  const int deserted = play.rules.desertion() ? state.records[unit].deserted : 0;
  Put(state.recovered, (deserted + 1) / 2);
  state.shortfalls = 0;
  const int help = HelpOf(play, number);
  for (int i = deserted; i < lost.lost; ++i) {
    const int natural = state.chance.Roll12();
    const int total = natural + profile.grade + help + braced;
    play.Tell(kRecoveryRolled, number, natural, total, profile.hp);
    Put(state.natural, natural);
    if (total >= profile.hp) {
      ++state.recovered;
    } else {
      Put(state.shortfall[state.shortfalls++], std::min(profile.hp - total, 255));
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
  Put(state.fallen, state.fallen | 1 << OwnerOf(number));
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
  Put(company.models, lost.size - gone);
  play.Tell(kRecovered, number, recovered, gone, company.model - 1);
  if (company.hero != 0) {
    HurtHero(play, unit, gone > 0);
  } else {
    ChangeRations(play, OwnerOf(number), gone * GradeOf(play.rules.content(), company));
    if (company.models == 0) LoseCompany(play, number);
  }
  state.recovered = state.shortfalls = state.natural = 0;
  std::memset(state.shortfall, 0, sizeof state.shortfall);
  ++state.step;
}

// Rolls for a unit, and asks whether rations are to help; those of a character came before.
void Recover(Play& play, int unit, int braced) {
  State& state = play.state;
  const int number = state.records[unit].company;
  const int seat = OwnerOf(number);
  RollRecovery(play, unit, braced);
  const bool helps = state.companies[number].hero == 0 && state.shortfalls > 0 &&
                     state.shortfall[0] <= state.players[seat].rations;
  if (helps) {
    play.Ask(seat);
  } else {
    FinishUnit(play, unit, 0);
  }
}

// Models of the referee do not recover.
void Bury(Play& play, int unit) {
  State& state = play.state;
  const int number = state.records[unit].company;
  Company& company = state.companies[number];
  Put(company.models, state.battle.units[unit].size - state.battle.units[unit].lost);
  if (company.models == 0) LoseCompany(play, number);
}

}  // namespace

int MostToBrace(const Position& position, int unit) {
  const int number = position.state.records[unit].company;
  const Profile profile = ProfileOf(position.rules.content(), position.state.companies[number]);
  return std::clamp(profile.hp - profile.grade - HelpOf(position, number) - 1, 0, 255);
}

Refusal CheckBracing(const Position& position, int seat, const Action& action) {
  const int most = MostToBrace(position, position.state.step);
  if (action.args[0] > most) return Forbidden("{most} rations are enough for any roll", most);
  return CheckRations(position, seat, action.args[0]);
}

void ListBracing(const Position& position, int seat, Listing& out) {
  const int most = std::min<int>(MostToBrace(position, position.state.step),
                                 position.state.players[seat].rations);
  out.Range({kBrace, {}}, 0, 0, most + 1);
}

absl::Status ApplyBracing(Play& play, int seat, const Action& action) {
  State& state = play.state;
  state.bracing = 0;
  play.AskNobody();
  if (action.args[0] != 0) play.Tell(kBraced, state.records[state.step].company, action.args[0]);
  ChangeRations(play, seat, -action.args[0]);
  Recover(play, state.step, action.args[0]);
  return absl::OkStatus();
}

Refusal CheckRecovery(const Position& position, int seat, const Action& action) {
  const State& state = position.state;
  if (action.args[0] > state.shortfalls) {
    return Forbidden("{models} models have not recovered", state.shortfalls);
  }
  return CheckRations(position, seat, PriceOf(state, action.args[0]));
}

void ListRecovery(const Position& position, int seat, Listing& out) {
  int most = 0;
  while (most < position.state.shortfalls &&
         !CheckRations(position, seat, PriceOf(position.state, most + 1))) {
    ++most;
  }
  out.Range({kRecover, {}}, 0, 0, most + 1);
}

absl::Status ApplyRecovery(Play& play, int seat, const Action& action) {
  ChangeRations(play, seat, -PriceOf(play.state, action.args[0]));
  play.AskNobody();
  FinishUnit(play, play.state.step, action.args[0]);
  return absl::OkStatus();
}

absl::Status AdvanceRecovery(Play& play) {
  State& state = play.state;
  const int unit = state.step;
  if (unit >= kRecords) {
    absl::Status status = GiveRewards(play);
    if (!status.ok()) return status;
    SendHome(play);
    state.phase = Phase::kRazing;
    state.step = 0;
    return absl::OkStatus();
  }
  const duckhammer::Unit& lost = state.battle.units[unit];
  if (lost.size == 0 || lost.lost == 0) {
    ++state.step;
    return absl::OkStatus();
  }
  const int number = state.records[unit].company;
  const int seat = OwnerOf(number);
  if (seat >= play.rules.players()) {
    if (state.companies[number].band != kSummoned) Bury(play, unit);
    ++state.step;
    return absl::OkStatus();
  }
  const bool braces = state.companies[number].hero != 0 && state.players[seat].rations > 0 &&
                      MostToBrace(play, unit) > 0;
  if (braces) {
    state.bracing = 1;
    play.Ask(seat);
  } else {
    Recover(play, unit, 0);
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer_campaign
