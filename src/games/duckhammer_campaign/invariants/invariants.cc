#include "src/games/duckhammer_campaign/invariants/invariants.h"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "mallard/frame/damaged.h"
#include "src/games/duckhammer/invariants/invariants.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/enlisting.h"
#include "src/games/duckhammer_campaign/army/plans.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/battle/razing.h"
#include "src/games/duckhammer_campaign/battle/retreat.h"
#include "src/games/duckhammer_campaign/battle/sides.h"
#include "src/games/duckhammer_campaign/duckheim/ending.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"
#include "src/games/duckhammer_campaign/duckheim/words.h"
#include "src/games/duckhammer_campaign/invariants/invariants_companies.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/referee/forces.h"
#include "src/games/duckhammer_campaign/turn.h"

namespace mallard::duckhammer_campaign {
namespace {

bool IsBetween(int64_t value, int64_t least, int64_t most) {
  return value >= least && value <= most;
}

// Whether there is that phase in that kind of campaign.
bool PhaseCanBe(const CampaignRules& rules, Phase phase) {
  switch (phase) {
    case Phase::kHeroes:
    case Phase::kAttempt:
    case Phase::kTending:
    case Phase::kReferee:
      return !rules.war();
    case Phase::kReward:
      return rules.referee_asked();
    default:
      return true;
  }
}

// How far the campaign has got.
bool TimeCanBe(const CampaignRules& rules, const State& state) {
  const bool begun = state.phase >= Phase::kOffer;
  const int seasons = rules.last_season(), battles = rules.most_battles();
  if (!IsBetween(state.season, begun ? 1 : 0, begun ? seasons : 0)) return false;
  if (!rules.war()) return true;
  // The last battle is followed by nothing but its aftermath.
  const bool aftermath = state.phase == Phase::kTending || state.phase == Phase::kRecovery ||
                         state.phase == Phase::kRazing || state.phase == Phase::kRetreat ||
                         state.phase == Phase::kOver;
  return state.battles <= (aftermath ? battles : battles - 1);
}

// Every army that is settled has a place; enemies have places of their own.
bool HomesCanBe(const CampaignRules& rules, const State& state) {
  uint32_t taken = 0;
  for (int seat = 0; seat < rules.players(); ++seat) {
    const int home = state.players[seat].home;
    const bool settled =
        state.phase > Phase::kSettling || (state.phase == Phase::kSettling && seat < state.turn);
    if ((home != 0) != settled) return false;
    if (!settled) continue;
    if ((rules.war() && (taken >> home & 1) != 0) || !rules.place(home - 1).start) {
      return false;
    }
    taken |= 1u << home;
  }
  return true;
}

// Whoever is ready with something could say so.
bool ReadyCanBe(const CampaignRules& rules, const State& state, int seat) {
  const Player& player = state.players[seat];
  if (player.ready == 0 || player.hidden != 0) return true;
  const Action ready = {kReady, {}};
  if (state.phase == Phase::kPlans) return !CheckPlan({rules, state}, seat, ready);
  return state.phase != Phase::kHeroes || !CheckMaking({rules, state}, seat, ready);
}

// Names, attributes and proposals: only what could be said, and only where there are characters.
bool WordsCanBe(const CampaignRules& rules, const State& state, int seat) {
  const Player& player = state.players[seat];
  const int own = OwnAttributesOf(player);
  const bool nothing = player.name[0] == 0 && own == 0 && player.proposal[0] == 0;
  const int hero = HeroOf(state, seat);
  if (rules.war() || state.phase == Phase::kPlans || player.hidden != 0) return nothing;
  if (player.proposal[0] != 0 && !rules.referee_asked()) return false;
  for (int i = 0; i < own; ++i) {
    if (player.own[i].points > (player.own[i].allowed != 0 && hero >= 0 ? rules.grade() : 0)) {
      return false;
    }
  }
  return hero < 0 || PointsLeft({rules, state}, seat) >= 0;
}

bool PlayerCanBe(const CampaignRules& rules, const State& state, int seat) {
  const Player& player = state.players[seat];
  if (!WordsCanBe(rules, state, seat)) return false;
  if (player.tended != 0 && OwnerOf(player.tended - 1) != seat) return false;
  const bool together = state.phase == Phase::kPlans || state.phase == Phase::kMuster ||
                        state.phase == Phase::kHeroes || state.phase == Phase::kJoining;
  if (player.ready != 0 && !together) return false;
  if (!ReadyCanBe(rules, state, seat)) return false;
  if (!rules.war()) {
    // The character is there as soon as everybody has made one.
    const bool made = state.phase != Phase::kPlans && state.phase != Phase::kHeroes;
    return player.feather == 0 && (HeroOf(state, seat) >= 0 || !made);
  }
  if (player.ventured != 0) return false;
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
  const bool secret =
      state.phase == Phase::kHeroes || (state.phase == Phase::kMuster && rules.war());
  if (player.hidden != 0 && secret) return player.rations == 0 && CountCompanies(state, seat) == 0;
  if (state.phase == Phase::kHeroes) return player.rations == rules.rations();
  if (state.phase == Phase::kPlans && CountCompanies(state, seat) != 0) return false;
  // A character costs nothing.
  int64_t wealth = WealthOf(rules.content(), state, seat);
  const int hero = HeroOf(state, seat);
  if (hero >= 0) wealth -= WorthOf(rules.content(), state.companies[hero]);
  return wealth == rules.rations();
}

bool InBattle(Phase phase) {
  return phase == Phase::kBattle || phase == Phase::kTending || phase == Phase::kRecovery ||
         phase == Phase::kRazing || phase == Phase::kRetreat;
}

// A battle about to begin or being played has sides and a place.
bool MeetingCanBe(const CampaignRules& rules, const State& state) {
  const bool meeting =
      state.phase == Phase::kReward || state.phase == Phase::kJoining || InBattle(state.phase);
  if (!meeting) {
    const Contender nobody = Contender();
    const Terms none = Terms();
    return state.location == 0 && state.challenge == 0 &&
           std::memcmp(&state.terms, &none, sizeof none) == 0 &&
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
    const bool remade = state.missions[place] != 0 || state.maps[place] != 0;
    if (!open && (state.holders[place] != 0 || remade)) return false;
    if (remade && !rules.referee_asked()) return false;
    any |= open;
  }
  return any;
}

bool OfferCanBe(const CampaignRules& rules, const State& state) {
  if (state.offer.challenge == 0) return state.challenge == 0;
  return IsOpen(rules, state, state.offer.location) &&
         (state.challenge == 0 || state.location == state.offer.location + 1);
}

// What only Duckheim has: the story, the forces on the map, and where it goes back to.
bool StoryCanBe(const CampaignRules& rules, const State& state) {
  const Attempt none = Attempt();
  const Attempt& attempt = state.attempt;
  if ((state.phase == Phase::kAttempt) != (attempt.under_way != 0)) return false;
  if (attempt.under_way == 0 && std::memcmp(&attempt, &none, sizeof none) != 0) return false;
  if (attempt.group != 0) return false;
  // One of the three at most.
  const int by = attempt.proposal;
  if ((attempt.venture != 0) + (attempt.episode != 0) + (by != 0) > 1) return false;
  if (by > rules.players() || (by != 0 && ProposalOf(state, by - 1).empty())) return false;
  if (state.party_zone != 0 && (!rules.referee_asked() || rules.war())) return false;
  const bool meeting = state.phase == Phase::kReward || state.phase == Phase::kJoining;
  switch (state.back) {
    case Phase::kPlans:
      if (state.phase == Phase::kAttempt) return false;
      break;
    case Phase::kMarch:
      if (state.phase != Phase::kAttempt || attempt.venture == 0) return false;
      break;
    case Phase::kReferee:
      if (state.phase != Phase::kAttempt && !meeting && !InBattle(state.phase)) return false;
      break;
    default:
      return false;
  }
  if (rules.war()) {
    return state.back == Phase::kPlans && state.episodes == 0 && state.placed == 0 &&
           state.fallen == 0 && state.finished == 0 && state.bracing == 0 && CountBands(state) == 0;
  }
  const bool ended = state.phase == Phase::kOver;
  return ended == (state.ending != Ending::kNone) && CountBands(state) <= rules.most_forces();
}

// What is only used while models recover, or camps are destroyed.
bool AftermathCanBe(const State& state) {
  if (!std::is_sorted(state.shortfall, state.shortfall + state.shortfalls)) return false;
  if (state.phase != Phase::kRecovery) {
    if (state.shortfalls != 0 || state.recovered != 0 || state.natural != 0) return false;
    if (state.bracing != 0) return false;
  }
  return state.phase == Phase::kRazing || state.razed == 0;
}

// Who must be asked now; 0: nobody can be.
uint32_t MustBeAsked(const CampaignRules& rules, const State& state) {
  const uint32_t referee = rules.referee_asked() ? 1u << rules.referee() : 0;
  switch (state.phase) {
    case Phase::kMuster:
      if (!rules.war()) return state.turn < rules.players() ? 1u << state.turn : 0;
      [[fallthrough]];
    case Phase::kPlans:
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
    case Phase::kReferee:
    case Phase::kReward:
      return referee;
    case Phase::kMarch:
      if (state.training != 0 && OwnerOf(state.training - 1) != SeatOfTurn(rules, state)) return 0;
      [[fallthrough]];
    case Phase::kBattles:
      return state.turn < rules.players() ? 1u << SeatOfTurn(rules, state) : 0;
    case Phase::kJoining: {
      if (state.step >= 2) return 0;
      uint32_t mask = AskedToJoin({rules, state}, state.contenders[state.step]);
      for (int seat = 0; seat < rules.players(); ++seat) {
        if (state.players[seat].ready != 0) mask &= ~(1u << seat);
      }
      return mask;
    }
    case Phase::kAttempt: {
      // Whoever may try it and has not let it pass: anybody, or a venture's player.
      const uint32_t players = (1u << rules.players()) - 1;
      if (state.attempt.venture != 0) return 1u << SeatOfTurn(rules, state);
      if (state.attempt.proposal != 0) return 1u << (state.attempt.proposal - 1);
      return (state.asked & ~players) == 0 ? state.asked : 0;
    }
    case Phase::kTending:
      return state.step < rules.players() ? 1u << state.step : 0;
    case Phase::kRetreat: {
      const int seat = RetreatingSeat({rules, state});
      return seat < 0 ? 0 : 1u << seat;
    }
    case Phase::kRecovery: {
      if (state.step >= kRecords || (state.shortfalls == 0) != (state.bracing != 0)) return 0;
      const int seat = OwnerOf(state.records[state.step].company);
      const duckhammer::Unit& unit = state.battle.units[state.step];
      const bool fits = unit.size != 0 && state.shortfalls + state.recovered <= unit.lost;
      return fits && seat < rules.players() ? 1u << seat : 0;
    }
    case Phase::kRazing:
      return state.step < 2 ? 1u << RazerOf(state) : 0;
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
  if (!StoryCanBe(rules, state)) return Damaged("the story");
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
    // Also if a pack asks something first.
    Action answer;
    Listing first = Listing::Nth(0, &answer);
    rules.HandlerOf(rules.Asked(state).decision).list({rules, state}, seat, first);
    if (answer.kind == 0) {
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
