#include "src/games/duckhammer_campaign/validate.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/common/codec.h"
#include "src/games/duckhammer_campaign/aftermath.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/heroes.h"
#include "src/games/duckhammer_campaign/march.h"
#include "src/games/duckhammer_campaign/turn.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int32_t kMost = 1'000'000;
constexpr int kUnits = duckhammer::kSeats * duckhammer::kMaxUnits;

bool Between(int64_t value, int64_t least, int64_t most) { return value >= least && value <= most; }

bool OnTheMap(const CampaignRules& rules, Point point) {
  return Between(point.x, 0, rules.map().width) && Between(point.y, 0, rules.map().height);
}

bool ValidTraining(const CampaignContent& content, const Trained& trained, int grade) {
  const Training& training = content.trainings[trained.option - 1u];
  if (trained.grade > grade) return false;
  switch (training.effect) {
    case Effect::kGait:
      return trained.first <= 1;
    case Effect::kWeaponAbility:
    case Effect::kDamage:
      return trained.first < duckhammer::kMaxWeapons;
    case Effect::kWeapon:
      return trained.first <= duckhammer::kMaxWeapons;
    case Effect::kHp:
    case Effect::kMovement:
    case Effect::kArmor:
    case Effect::kBravery:
      return trained.first == 0;
    case Effect::kAbility:
    case Effect::kWeaponClass:
      return true;
  }
  return true;
}

bool ValidCompany(const CampaignRules& rules, const State& state, int number) {
  const CampaignContent& content = rules.content();
  const Company& company = state.companies[number];
  const duckhammer::ModelEntry& model = ModelOf(content, company);
  const bool referees = OwnerOf(number) == rules.referee();
  if (OwnerOf(number) > rules.referee() || company.level >= content.levels()) return false;
  // A company whose models are all lost is there until its recovery.
  if (!Between(company.models, 1, model.profile.full_strength)) return false;
  if (company.loadout >= model.loadouts()) return false;
  if (!OnTheMap(rules, company.at()) || !Between(company.moved, 0, kMostMarch) ||
      !Between(company.marching, 0, kMost)) {
    return false;
  }
  if ((company.hero != 0) !=
      (!rules.war() && !referees && number == FirstCompany(OwnerOf(number)))) {
    return false;
  }
  if (company.hero == 0 && (company.gear_count != 0 || company.wounds[0].wound != 0)) return false;
  const int grade = GradeOf(content, company);
  if (grade < model.profile.grade || company.trainings > company.level) return false;
  for (int i = 0; i < company.trainings; ++i) {
    if (!ValidTraining(content, company.trained[i], grade)) return false;
  }
  return (company.untrained != 0) == (state.training == number + 1);
}

// Duckheim: a player's companies, which must fit into the shared army with those of the others.
bool ValidParty(const CampaignRules& rules, const State& state, int seat) {
  if (state.phase != Phase::kHeroes && HeroOf(state, seat) < 0) return false;
  int models = 0;
  ForEachCompany(state, seat, [&](int c) { models += state.companies[c].models; });
  return CountCompanies(state, seat) <= MostCompanies(rules) && models <= MostModels(rules);
}

bool ValidPlayer(const CampaignRules& rules, const State& state, int seat) {
  const Player& player = state.players[seat];
  if (!Between(player.rations, 0, kMost) || !Between(player.experience, 0, kMost)) return false;
  for (int i = 0; i < player.camp_count; ++i) {
    if (!OnTheMap(rules, {player.camps[i].x, player.camps[i].y})) return false;
  }
  if (player.tended != 0 && OwnerOf(player.tended - 1) != seat) return false;
  const bool secret = state.phase == Phase::kPlans || state.phase == Phase::kMuster ||
                      state.phase == Phase::kHeroes;
  if (player.ready != 0 && !secret) return false;
  if (!rules.war()) return ValidParty(rules, state, seat);
  return state.phase == Phase::kPlans || player.feather != 0;
}

bool InBattle(Phase phase) {
  return phase == Phase::kBattle || phase == Phase::kTending || phase == Phase::kRecovery ||
         phase == Phase::kRazing;
}

bool ValidContenders(const CampaignRules& rules, const State& state) {
  if (state.phase != Phase::kJoining && !InBattle(state.phase)) {
    return state.contenders[0].joined == 0 && state.contenders[1].joined == 0;
  }
  for (const Contender& side : state.contenders) {
    if (side.seat > rules.referee() || side.chief >= kCompanySlots) return false;
    if (rules.war() && OwnerOf(side.chief) != side.seat) return false;
    if (state.phase == Phase::kJoining && state.companies[side.chief].model == 0) return false;
  }
  if (state.contenders[0].seat >= rules.players()) return false;
  if (state.contenders[0].seat == state.contenders[1].seat) return false;
  return (state.contenders[1].seat == rules.referee()) == (state.challenge != 0);
}

// Every unit of the battle is of a company that is there (or lost in the aftermath).
bool ValidRecords(const CampaignRules& rules, const State& state) {
  for (int u = 0; u < kUnits; ++u) {
    const duckhammer::Unit& unit = state.battle.units[u];
    if (unit.size == 0) continue;
    const int company = state.records[u].company;
    const int owner = OwnerOf(company);
    const int side = u / duckhammer::kMaxUnits;
    const bool shared = !rules.war() && side == 0;
    if (shared ? owner >= rules.players() : owner != state.contenders[side].seat) return false;
    if (state.phase == Phase::kBattle && state.companies[company].model == 0) return false;
    if (state.phase == Phase::kRecovery && u >= state.step && owner < rules.players() &&
        state.companies[company].model == 0) {
      return false;
    }
    if (state.records[u].deserted > unit.lost) return false;
    if (state.companies[company].model != 0 &&
        unit.size > ModelOf(rules.content(), state.companies[company]).profile.full_strength) {
      return false;
    }
  }
  return true;
}

// Who must be asked now; 0: nobody can be.
uint32_t MustBeAsked(const CampaignRules& rules, const State& state) {
  const uint32_t referee = rules.referee_asked() ? 1u << rules.referee() : 0;
  switch (state.phase) {
    case Phase::kPlans:
    case Phase::kMuster:
    case Phase::kHeroes: {
      uint32_t mask = 0;
      for (int seat = 0; seat < rules.players(); ++seat) {
        if (state.players[seat].ready == 0) mask |= 1u << seat;
      }
      return mask;
    }
    case Phase::kSettling:
      return state.turn < rules.players() ? referee : 0;
    case Phase::kOffer:
      return referee;
    case Phase::kMarch:
      if (state.training != 0 && OwnerOf(state.training - 1) != SeatOfTurn(rules, state)) return 0;
      [[fallthrough]];
    case Phase::kBattles:
      return state.turn < rules.players() ? 1u << SeatOfTurn(rules, state) : 0;
    case Phase::kJoining:
      return state.step < 2 && state.contenders[state.step].seat < rules.players()
                 ? 1u << state.contenders[state.step].seat
                 : 0;
    case Phase::kScenes:
      if (state.scene == 0) return referee;
      return state.whose == 0 ? 0 : 1u << (state.whose - 1);
    case Phase::kTending:
      return state.turn < rules.players() ? 1u << state.turn : 0;
    case Phase::kRecovery: {
      if (state.step >= kUnits || state.shortfalls == 0) return 0;
      const int seat = OwnerOf(state.records[state.step].company);
      const duckhammer::Unit& unit = state.battle.units[state.step];
      const bool fits = unit.size != 0 && state.shortfalls + state.recovered <= unit.lost;
      return fits && seat < rules.players() ? 1u << seat : 0;
    }
    case Phase::kRazing:
      return state.step < 2 && RazerOf(state) < rules.players() ? 1u << RazerOf(state) : 0;
    case Phase::kBattle:
    case Phase::kOver:
      break;
  }
  return 0;
}

}  // namespace

absl::Status Validate(const CampaignRules& rules, const State& state) {
  if (state.first >= rules.players() || state.turn > rules.players() ||
      state.season > rules.configuration().Int("seasons") ||
      state.battles > rules.configuration().Int("battles")) {
    return Damaged("the season");
  }
  if (state.offer.reward < 0 || state.offer.reward > 1000) return Damaged("an offer");
  if (state.challenge != 0 && state.offer.challenge == 0) return Damaged("a challenge");
  if (state.training != 0 && state.phase != Phase::kMarch) return Damaged("a training");
  if (state.difficulty > (state.scene != 0 ? kMostDifficulty : 0)) return Damaged("a scene");
  for (int c = 0; c < kCompanySlots; ++c) {
    if (state.companies[c].model == 0) {
      if (state.training == c + 1) return Damaged("a training");
    } else if (!ValidCompany(rules, state, c)) {
      return Damaged(absl::StrCat("company ", c));
    }
  }
  for (int seat = 0; seat < rules.players(); ++seat) {
    if (!ValidPlayer(rules, state, seat)) return Damaged(absl::StrCat("player ", seat + 1));
  }
  return ValidContenders(rules, state) ? absl::OkStatus() : Damaged("the contenders");
}

absl::Status ValidateQuestion(const CampaignRules& rules, const State& state, Viewer viewer) {
  const Sitting sitting{rules, state};
  if (InBattle(state.phase) != (state.battle.rounds != 0)) return Damaged("the battle");
  const bool fighting = state.phase == Phase::kBattle;
  if (state.battle.rounds != 0) {
    if (fighting == (state.battle.phase == duckhammer::Phase::kOver)) return Damaged("the battle");
    if (!ValidRecords(rules, state)) return Damaged("the records of the battle");
  }
  const bool over = state.phase == Phase::kOver;
  if (over != (state.winner != 0) || (state.winner >> rules.seats()) != 0)
    return Damaged("the end");
  const uint32_t asked = fighting ? ActorsOf(sitting) : state.asked;
  if (over) return asked == 0 ? absl::OkStatus() : Damaged("who is asked");
  if (asked == 0 || (fighting ? state.asked != 0 : asked != MustBeAsked(rules, state))) {
    return Damaged("who is asked");
  }
  for (int seat = 0; seat < rules.seats(); ++seat) {
    if ((asked >> seat & 1) == 0) continue;
    if (!rules.referee_asked() && seat == rules.referee()) return Damaged("who is asked");
    if (!viewer.is_host() && viewer.seat() != seat) continue;
    const bool stopped =
        !HandlerOf(state).visit(sitting, seat, [](const Action&) { return false; });
    if (!stopped) return Damaged("what is being asked has no answer");
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer_campaign
