#include "src/games/duckhammer_campaign/invariants/invariants.h"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/invariants/invariants.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/enlisting.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/battle/razing.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"
#include "src/games/duckhammer_campaign/duckheim/market.h"
#include "src/games/duckhammer_campaign/invariants/invariants_companies.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/turn.h"

namespace mallard::duckhammer_campaign {
namespace {

absl::Status Damaged(absl::string_view what) {
  return absl::DataLossError(absl::StrCat("damaged: ", what));
}

bool IsBetween(int64_t value, int64_t least, int64_t most) {
  return value >= least && value <= most;
}

// Whether there is that phase in that kind of campaign.
bool PhaseCanBe(const CampaignRules& rules, Phase phase) {
  switch (phase) {
    case Phase::kPlans:
    case Phase::kMuster:
    case Phase::kSettling:
    case Phase::kBattles:
    case Phase::kJoining:
      return rules.war();
    case Phase::kHeroes:
    case Phase::kEpisodes:
    case Phase::kTending:
      return !rules.war();
    default:
      return true;
  }
}

// How far the campaign has got.
bool TimeCanBe(const CampaignRules& rules, const State& state) {
  const bool begun = state.phase >= Phase::kOffer;
  const int seasons = rules.most_seasons(), battles = rules.most_battles();
  if (!IsBetween(state.season, begun ? 1 : 0, begun ? seasons : 0)) return false;
  // The last battle is followed by nothing but its aftermath.
  const bool aftermath = state.phase == Phase::kTending || state.phase == Phase::kRecovery ||
                         state.phase == Phase::kRazing || state.phase == Phase::kOver;
  return state.battles <= (aftermath ? battles : battles - 1);
}

// In war every army that is settled has a place of its own.
bool HomesCanBe(const CampaignRules& rules, const State& state) {
  uint32_t taken = 0;
  for (int seat = 0; seat < rules.players(); ++seat) {
    const int home = state.players[seat].home;
    const bool settled = rules.war() && (state.phase > Phase::kSettling ||
                                         (state.phase == Phase::kSettling && seat < state.turn));
    if ((home != 0) != settled) return false;
    if (!settled) continue;
    if ((taken >> home & 1) != 0 || !rules.place(home - 1).start) {
      return false;
    }
    taken |= 1u << home;
  }
  return true;
}

// Duckheim: a player's companies, which must fit into the shared army with those of the others.
bool PartyCanBe(const CampaignRules& rules, const State& state, int seat) {
  if (state.phase != Phase::kHeroes && HeroOf(state, seat) < 0) return false;
  int models = 0;
  ForEachCompany(state, seat, [&](int c) { models += state.companies[c].models; });
  return CountCompanies(state, seat) <= MostCompanies(rules) && models <= MostModels(rules) &&
         HasRoomFor({rules, state}, seat, 0);
}

bool PlayerCanBe(const CampaignRules& rules, const State& state, int seat) {
  const Player& player = state.players[seat];
  if (player.tended != 0 && OwnerOf(player.tended - 1) != seat) return false;
  const bool secret = state.phase == Phase::kPlans || state.phase == Phase::kMuster ||
                      state.phase == Phase::kHeroes;
  if (player.ready != 0 && !secret) return false;
  if (!rules.war()) return PartyCanBe(rules, state, seat);
  return state.phase == Phase::kPlans || player.feather != 0;
}

// While plans are made all rations are there, in the purse or in the first army; others see nothing
// of what is being spent.
bool PurseCanBe(const CampaignRules& rules, const State& state, int seat) {
  const Player& player = state.players[seat];
  if (player.feather != 0 &&
      !HasFirstArmy(rules.content(), player.feather - 1, rules.first_army())) {
    return false;
  }
  if (state.phase > Phase::kHeroes) return true;
  if (player.experience != 0 || player.camp_count != 0) return false;
  const bool secret = state.phase != Phase::kPlans;
  if (player.hidden != 0 && secret) return player.rations == 0 && CountCompanies(state, seat) == 0;
  if (state.phase == Phase::kHeroes) return player.rations == rules.rations();
  if (state.phase == Phase::kPlans && CountCompanies(state, seat) != 0) return false;
  return WealthOf(rules.content(), state, seat) == rules.rations();
}

bool InBattle(Phase phase) {
  return phase == Phase::kBattle || phase == Phase::kTending || phase == Phase::kRecovery ||
         phase == Phase::kRazing;
}

// A battle about to begin or being played has sides and, in war, a place.
bool MeetingCanBe(const CampaignRules& rules, const State& state) {
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
  return ContendersCanBe(rules, state);
}

// There is a key location, and nobody holds one that is closed.
bool LocationsCanBe(const CampaignRules& rules, const State& state) {
  bool any = false;
  for (int place = 0; place < rules.places(); ++place) {
    const bool open = IsOpen(rules, state, place);
    if (!open && state.holders[place] != 0) return false;
    any |= open;
  }
  return any;
}

bool OfferCanBe(const CampaignRules& rules, const State& state) {
  if (state.offer.challenge == 0) {
    // Duckheim's weeks lead to the battle that is on offer.
    const bool none = state.phase <= Phase::kOffer || state.phase == Phase::kOver;
    return state.challenge == 0 && (rules.war() || none);
  }
  return IsOpen(rules, state, state.offer.location) &&
         (state.challenge == 0 || state.location == state.offer.location + 1);
}

// What is only used while models recover, or camps are destroyed.
bool AftermathCanBe(const State& state) {
  if (!std::is_sorted(state.shortfall, state.shortfall + state.shortfalls)) return false;
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
    case Phase::kEpisodes:
      if (state.episode == 0) return referee;
      return state.whose == 0 ? 0 : 1u << (state.whose - 1);
    case Phase::kTending:
      return state.turn < rules.players() ? 1u << state.turn : 0;
    case Phase::kRecovery: {
      if (state.step >= kRecords || state.shortfalls == 0) return 0;
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

absl::Status CheckCampaign(const CampaignRules& rules, const State& state, bool whole) {
  if (!PhaseCanBe(rules, state.phase) || !TimeCanBe(rules, state)) return Damaged("the season");
  if (!HomesCanBe(rules, state)) return Damaged("where armies began");
  if (!LocationsCanBe(rules, state)) return Damaged("the key locations");
  if (!OfferCanBe(rules, state)) return Damaged("an offer");
  if (!AftermathCanBe(state)) return Damaged("what comes after the battle");
  if (state.training != 0 && state.phase != Phase::kMarch) return Damaged("a training");
  if (state.difficulty != 0 && state.episode == 0) return Damaged("an episode");
  if (absl::Status s = CheckCompanies(rules, state); !s.ok()) return s;
  for (int seat = 0; seat < rules.players(); ++seat) {
    const bool hidden = state.players[seat].hidden != 0;
    if ((hidden && whole) || !PlayerCanBe(rules, state, seat) || !PurseCanBe(rules, state, seat)) {
      return Damaged(absl::StrCat("player ", seat + 1));
    }
  }
  return MeetingCanBe(rules, state) ? absl::OkStatus() : Damaged("the contenders");
}

// The battle's place in the campaign, and whether it can be.
absl::Status CheckBattleInside(const CampaignRules& rules, const State& state, bool whole) {
  if (InBattle(state.phase) != (state.battle.rounds != 0)) return Damaged("the battle");
  if (state.battle.rounds == 0) return absl::OkStatus();
  const bool over = rules.battles().IsOver(state.battle);
  absl::Status inside = duckhammer::CheckInvariants(rules.battles(), state.battle, whole || over);
  if (!inside.ok()) return inside;
  const bool fighting = state.phase == Phase::kBattle;
  if (fighting == (state.battle.phase == duckhammer::Phase::kOver)) return Damaged("the battle");
  return RecordsCanBe(rules, state) ? absl::OkStatus() : Damaged("the records of the battle");
}

// Whoever is asked has an answer. What is hidden may hold those of others.
absl::Status CheckQuestion(const CampaignRules& rules, const State& state) {
  const bool over = state.phase == Phase::kOver;
  if (over != (state.winner != 0)) return Damaged("the end");
  const uint32_t asked = rules.Asked(state).seats;
  if (over) return state.asked == 0 ? absl::OkStatus() : Damaged("who is asked");
  const bool fighting = state.phase == Phase::kBattle;
  if (asked == 0 || (fighting ? state.asked != 0 : asked != MustBeAsked(rules, state))) {
    return Damaged("who is asked");
  }
  for (int seat = 0; seat < rules.seats(); ++seat) {
    if ((asked >> seat & 1) == 0) continue;
    if (!rules.referee_asked() && seat == rules.referee()) return Damaged("who is asked");
    if (seat < rules.players() && state.players[seat].hidden != 0) continue;
    if (rules.LegalNth(&state, seat, 0).kind == 0) {
      return Damaged("what is being asked has no answer");
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status CheckInvariants(const CampaignRules& rules, const State& state, bool whole) {
  if (absl::Status s = CheckCampaign(rules, state, whole); !s.ok()) return s;
  if (absl::Status s = CheckBattleInside(rules, state, whole); !s.ok()) return s;
  return CheckQuestion(rules, state);
}

}  // namespace mallard::duckhammer_campaign
