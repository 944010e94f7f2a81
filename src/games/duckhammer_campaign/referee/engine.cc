#include "src/games/duckhammer_campaign/referee/engine.h"

#include <algorithm>
#include <vector>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/attacks.h"
#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/duckheim/words.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/march.h"
#include "src/games/duckhammer_campaign/referee/forces.h"
#include "src/games/duckhammer_campaign/referee/referees_turn.h"

namespace mallard::duckhammer_campaign {
namespace {

// What a place is worth to a token.
constexpr int kWorthOfFree = 60;     // Nobody holds it.
constexpr int kWorthOfTaking = 100;  // The party holds it and is not there.
constexpr int kWorthOfBattle = 120;  // The party is there and weaker.
constexpr int kCostOfAnInch = 2;
constexpr int kPercentToAttack = 100;  // Of the strength of those it attacks.

bool IsAllowed(const Position& position, const Action& action) {
  return !CheckRefereesTurn(position, position.rules.referee(), action);
}

// One of so many for which `fits` holds, by chance; -1: there is none.
template <class Fits>
int AnyOf(Chance& chance, int count, Fits fits) {
  int fitting = 0;
  for (int i = 0; i < count; ++i) fitting += fits(i) ? 1 : 0;
  if (fitting == 0) return -1;
  int left = DrawIndex(chance, fitting);
  for (int i = 0; i < count; ++i) {
    if (fits(i) && left-- == 0) return i;
  }
  return -1;
}

// The army that a token would lead, without reinforcements.
int StrengthAround(const Position& position, int company) {
  return GatheringAround(position, company).army;
}

int TokensOfParty(const Position& position, int place) {
  int tokens = 0;
  for (int seat = 0; seat < position.rules.players(); ++seat) {
    tokens += TokensIn(position.rules, position.state, seat, place);
  }
  return tokens;
}

// Forces on the map that it wants: as many as there can be, fewer for a gentle opposition.
int WantedBands(const CampaignRules& rules) {
  const int most = rules.players() + 2;
  return std::min(most, most * rules.opposition() / 100);
}

// Where a force can come from if no location is free: corners of the map and the middles of its
// edges, on dry land.
std::vector<Point> EdgesOf(const CampaignMap& map) {
  std::vector<Point> edges;
  for (const int32_t x : {0, map.width / 2, map.width}) {
    for (const int32_t y : {0, map.height / 2, map.height}) {
      const bool middle = x == map.width / 2 && y == map.height / 2;
      if (!middle && !IsWater(map, {x, y})) edges.push_back({x, y});
    }
  }
  return edges;
}

// Leave for attributes is always given. What is proposed takes what some venture of content takes.
Action Hear(Play& play) {
  const CampaignContent& content = play.rules.content();
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    for (int which = 0; which < kOwnAttributes; ++which) {
      const Action leave{kAllow, {seat, which, 1}};
      if (IsAllowed(play, leave)) return leave;
    }
    if (ProposalOf(play.state, seat).empty()) continue;
    const int venture = AnyOf(play.state.chance, Size(content.ventures), [](int) { return true; });
    if (venture < 0) return {kTurnDown, {seat}};
    const Trial& trial = At(content.ventures, venture).trial;
    return {kTakeUp,
            {seat, trial.attribute + 1, trial.difficulty, trial.target_grade, trial.group ? 1 : 0,
             trial.success + 1, trial.failure + 1}};
  }
  return {};
}

// A new force: in a location where nobody is, or from an edge of the map.
Action Reinforce(Play& play) {
  const CampaignRules& rules = play.rules;
  if (play.state.placed != 0 || CountBands(play.state) >= WantedBands(rules)) return {};
  const int place = AnyOf(play.state.chance, rules.places(), [&](int i) {
    return IsOpen(rules, play.state, i) && TokensOfParty(play, i) == 0 &&
           TokensIn(rules, play.state, rules.referee(), i) == 0;
  });
  const std::vector<Point> edges = EdgesOf(rules.map());
  if (place < 0 && edges.empty()) return {};
  const Point at =
      place >= 0 ? rules.place(place).at : At(edges, DrawIndex(play.state.chance, Size(edges)));
  const int force = DrawIndex(play.state.chance, Size(rules.content().forces));
  return {kPlaceForce, {force, at.x, at.y, 0}};
}

Action Tell(Play& play) {
  if (play.state.episodes != 0) return {};
  const int episode = AnyOf(play.state.chance, Size(play.rules.content().episodes), [&](int i) {
    return IsAllowed(play, {kSetEpisode, {i}});
  });
  return episode < 0 ? Action{} : Action{kSetEpisode, {episode}};
}

// The strength of a seat's tokens in a place.
int StrengthIn(const Position& position, int seat, int place) {
  int strength = 0;
  ForEachCompany(position.state, seat, [&](int c) {
    const Company& company = position.state.companies[c];
    if (KeyLocationAt(position, company.at()) != place) return;
    strength += StrengthOf(position.rules.content(), company);
  });
  return strength;
}

// What a place is worth to a token that is not there and would go with as much strength as is
// given.
int Attraction(const Position& position, int place, int strength) {
  const int holder = position.state.holders[place];
  if (TokensOfParty(position, place) == 0) {
    if (holder == position.rules.referee() + 1) return 0;
    return holder == 0 ? kWorthOfFree : kWorthOfTaking;
  }
  int against = 0;
  for (int seat = 0; seat < position.rules.players(); ++seat) {
    against += StrengthIn(position, seat, place);
  }
  const int together = strength + StrengthIn(position, position.rules.referee(), place);
  return 100 * together >= kPercentToAttack * against ? kWorthOfBattle : 0;
}

// Where a band goes: beside the party's token if one stands there, otherwise to the middle.
Point GoalIn(const Position& position, int place) {
  Point goal = position.rules.place(place).at;
  for (int seat = 0; seat < position.rules.players(); ++seat) {
    ForEachCompany(position.state, seat, [&](int c) {
      const Point at = position.state.companies[c].at();
      if (KeyLocationAt(position, at) == place) goal = at;
    });
  }
  return goal;
}

// Whether a token belongs to the force that keeps its ground: the first that is on the map.
bool IsStronghold(const Position& position, int company) {
  const int band = position.state.companies[company].band;
  return std::all_of(position.state.bands, position.state.bands + band - 1,
                     [](uint8_t force) { return force == 0; });
}

// Whether a token stays where it is: it faces the party, keeps its ground, or is the last in a
// location.
bool Stays(const Position& position, int company) {
  const int here = KeyLocationAt(position, position.state.companies[company].at());
  if (here < 0) return false;
  return TokensOfParty(position, here) > 0 || IsStronghold(position, company) ||
         TokensIn(position.rules, position.state, position.rules.referee(), here) == 1;
}

// The best march of a token; kind 0 if none is of use.
Action MarchOf(const Position& position, int company) {
  const Company& token = position.state.companies[company];
  if (token.moved != 0 || token.fought != 0 || Stays(position, company)) return {};
  const int here = KeyLocationAt(position, token.at());
  const int strength = StrengthAround(position, company);
  Action best;
  int most = 0;
  for (int place = 0; place < position.rules.places(); ++place) {
    if (place == here || !IsOpen(position.rules, position.state, place)) continue;
    const Point goal = GoalIn(position, place);
    const int worth =
        Attraction(position, place, strength) - kCostOfAnInch * LengthOf(token.at(), goal) / kInch;
    if (worth <= most) continue;
    const Point to = Towards(token.at(), goal, kMostMarch);
    const Action march{kMarchTo, {company, to.x, to.y}};
    if (!IsAllowed(position, march)) continue;
    most = worth;
    best = march;
  }
  return best;
}

// The march of the first token that has somewhere to go.
Action Advance(Play& play) {
  Action march;
  ForEachCompany(play.state, play.rules.referee(), [&](int c) {
    if (march.kind == 0) march = MarchOf(play, c);
  });
  return march;
}

// The battle it is strongest for. The reward grows with what there is to win.
Action Attack(Play& play) {
  const int referee = play.rules.referee();
  Action best;
  int most = 0;
  ForEachCompany(play.state, referee, [&](int c) {
    const int own = StrengthAround(play, c);
    for (int target = 0; target < FirstCompany(referee); ++target) {
      if (play.state.companies[target].model == 0) continue;
      if (CheckAttack(play, referee, c, target)) continue;
      const int against = StrengthAround(play, target);
      if (100 * own < kPercentToAttack * against || own <= most) continue;
      most = own;
      best = {kSetUpBattle, {c, target, 0, 0, 0, own / 10, 0}};
    }
  });
  return best;
}

}  // namespace

Action NextOfEngine(Play& play) {
  for (const auto next : {Hear, Reinforce, Tell, Advance, Attack}) {
    const Action action = next(play);
    if (action.kind != 0 && IsAllowed(play, action)) return action;
  }
  return {kPass, {}};
}

}  // namespace mallard::duckhammer_campaign
