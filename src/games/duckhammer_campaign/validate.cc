#include "src/games/duckhammer_campaign/validate.h"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "src/games/common/codec.h"
#include "src/games/duckhammer_campaign/aftermath.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/enlisting.h"
#include "src/games/duckhammer_campaign/heroes.h"
#include "src/games/duckhammer_campaign/locations.h"
#include "src/games/duckhammer_campaign/referee.h"
#include "src/games/duckhammer_campaign/turn.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int32_t kMost = 1'000'000;
constexpr int kUnits = duckhammer::kSeats * duckhammer::kMaxUnits;

bool Between(int64_t value, int64_t least, int64_t most) { return value >= least && value <= most; }

// Whether there is that phase in that kind of campaign.
bool ValidPhase(const CampaignRules& rules, Phase phase) {
  switch (phase) {
    case Phase::kPlans:
    case Phase::kMuster:
    case Phase::kSettling:
    case Phase::kBattles:
    case Phase::kJoining:
      return rules.war();
    case Phase::kHeroes:
    case Phase::kScenes:
    case Phase::kTending:
      return !rules.war();
    default:
      return true;
  }
}

// How far the campaign has got.
bool ValidTime(const CampaignRules& rules, const State& state) {
  const bool begun = state.phase >= Phase::kOffer;
  const int64_t seasons = rules.configuration().Int("seasons");
  const int64_t battles = rules.configuration().Int("battles");
  if (!Between(state.season, begun ? 1 : 0, begun ? seasons : 0)) return false;
  // The last battle is followed by nothing but its aftermath.
  const bool aftermath = state.phase == Phase::kTending || state.phase == Phase::kRecovery ||
                         state.phase == Phase::kRazing || state.phase == Phase::kOver;
  return Between(state.battles, 0, aftermath ? battles : battles - 1) &&
         state.first < rules.players() && state.turn <= rules.players();
}

// In war every army that is settled has a place of its own.
bool ValidHomes(const CampaignRules& rules, const State& state) {
  uint32_t taken = 0;
  for (int seat = 0; seat < rules.players(); ++seat) {
    const int home = state.players[seat].home;
    const bool settled = rules.war() && (state.phase > Phase::kSettling ||
                                         (state.phase == Phase::kSettling && seat < state.turn));
    if ((home != 0) != settled) return false;
    if (!settled) continue;
    if ((taken >> home & 1) != 0 || !rules.map().places[static_cast<size_t>(home - 1)].start) {
      return false;
    }
    taken |= 1u << home;
  }
  return true;
}

// Duckheim: a player's companies, which must fit into the shared army with those of the others.
bool ValidParty(const CampaignRules& rules, const State& state, int seat) {
  if (state.phase != Phase::kHeroes && HeroOf(state, seat) < 0) return false;
  int models = 0;
  ForEachCompany(state, seat, [&](int c) { models += state.companies[c].models; });
  return CountCompanies(state, seat) <= MostCompanies(rules) && models <= MostModels(rules) &&
         HasRoomFor({rules, state}, seat, 0);
}

bool ValidPlayer(const CampaignRules& rules, const State& state, int seat) {
  const Player& player = state.players[seat];
  if (!Between(player.rations, 0, kMost) || !Between(player.experience, 0, kMost)) return false;
  for (int i = 0; i < player.camp_count; ++i) {
    if (!rules.map().Holds({player.camps[i].x, player.camps[i].y})) return false;
  }
  if (player.tended != 0 && OwnerOf(player.tended - 1) != seat) return false;
  const bool secret = state.phase == Phase::kPlans || state.phase == Phase::kMuster ||
                      state.phase == Phase::kHeroes;
  if (player.ready != 0 && !secret) return false;
  if (!rules.war()) return ValidParty(rules, state, seat);
  return state.phase == Phase::kPlans || player.feather != 0;
}

// While plans are made all rations are there, in the purse or in the first army; others see nothing
// of what is being spent.
bool ValidPurse(const CampaignRules& rules, const State& state, int seat, bool hidden) {
  const Player& player = state.players[seat];
  if (player.feather != 0 &&
      !HasFirstArmy(rules.content(), player.feather - 1, rules.first_army())) {
    return false;
  }
  if (state.phase > Phase::kHeroes) return true;
  if (player.experience != 0 || player.camp_count != 0) return false;
  const bool secret = state.phase != Phase::kPlans;
  if (hidden && secret) return player.rations == 0 && CountCompanies(state, seat) == 0;
  if (state.phase == Phase::kHeroes) return player.rations == rules.rations();
  if (state.phase == Phase::kPlans && CountCompanies(state, seat) != 0) return false;
  return WealthOf(rules.content(), state, seat) == rules.rations();
}

bool InBattle(Phase phase) {
  return phase == Phase::kBattle || phase == Phase::kTending || phase == Phase::kRecovery ||
         phase == Phase::kRazing;
}

// A battle about to begin or being played has sides and, in war, a place.
bool ValidMeeting(const CampaignRules& rules, const State& state) {
  const bool meeting = state.phase == Phase::kJoining || InBattle(state.phase);
  if (!meeting) {
    const Contender nobody = Contender();
    return state.location == 0 && state.challenge == 0 &&
           std::all_of(std::begin(state.contenders), std::end(state.contenders),
                       [&](const Contender& side) {
                         return std::memcmp(&side, &nobody, sizeof nobody) == 0;
                       });
  }
  if (state.location == 0 || !IsOpen(rules, state, state.location - 1)) return false;
  return ValidContenders(rules, state);
}

// There is a key location, and nobody holds one that is closed.
bool ValidLocations(const CampaignRules& rules, const State& state) {
  bool any = false;
  for (int place = 0; place < rules.places(); ++place) {
    const bool open = IsOpen(rules, state, place);
    if (!open && state.holders[place] != 0) return false;
    any |= open;
  }
  return any;
}

bool ValidOffer(const CampaignRules& rules, const State& state) {
  if (state.offer.challenge == 0) {
    // Duckheim's weeks lead to the battle that is on offer.
    const bool none = state.phase <= Phase::kOffer || state.phase == Phase::kOver;
    return state.challenge == 0 && (rules.war() || none);
  }
  return Between(state.offer.reward, 0, kMostReward) &&
         IsOpen(rules, state, state.offer.location) &&
         (state.challenge == 0 || state.location == state.offer.location + 1);
}

// What is only used while models recover, or camps are destroyed.
bool ValidAftermath(const State& state) {
  if (!std::is_sorted(state.shortfall, state.shortfall + state.shortfalls)) return false;
  if (state.shortfalls != 0 && state.shortfall[0] == 0) return false;
  if (state.natural > 12 || state.razed > kCompanies) return false;
  if (state.phase != Phase::kRecovery) {
    if (state.shortfalls != 0 || state.recovered != 0 || state.natural != 0) return false;
  }
  return state.phase == Phase::kRazing || state.razed == 0;
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

absl::Status Validate(const CampaignRules& rules, const State& state, Viewer viewer) {
  if (!ValidPhase(rules, state.phase) || !ValidTime(rules, state)) return Damaged("the season");
  if (!ValidHomes(rules, state)) return Damaged("where armies began");
  if (!ValidLocations(rules, state)) return Damaged("the key locations");
  if (!ValidOffer(rules, state)) return Damaged("an offer");
  if (!ValidAftermath(state)) return Damaged("what comes after the battle");
  if (state.training != 0 && state.phase != Phase::kMarch) return Damaged("a training");
  if (state.difficulty > (state.scene != 0 ? kMostDifficulty : 0)) return Damaged("a scene");
  if (absl::Status s = ValidateCompanies(rules, state); !s.ok()) return s;
  for (int seat = 0; seat < rules.players(); ++seat) {
    const bool hidden = !viewer.is_host() && viewer.seat() != seat;
    if (!ValidPlayer(rules, state, seat) || !ValidPurse(rules, state, seat, hidden))
      return Damaged(absl::StrCat("player ", seat + 1));
  }
  return ValidMeeting(rules, state) ? absl::OkStatus() : Damaged("the contenders");
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
