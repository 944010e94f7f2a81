#include "src/games/duckhammer_campaign/referee/engine.h"

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/attacks.h"
#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/march.h"
#include "src/games/duckhammer_campaign/referee/forces.h"
#include "src/games/duckhammer_campaign/referee/referees_turn.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kPercentToAttack = 80;  // Of the strength of those it attacks.

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

// A force for a location where nobody is.
Action Reinforce(Play& play) {
  if (play.state.placed != 0 || CountBands(play.state) >= play.rules.most_forces()) return {};
  const int referee = play.rules.referee();
  const int place = AnyOf(play.state.chance, play.rules.places(), [&](int i) {
    return IsOpen(play.rules, play.state, i) && TokensOfParty(play, i) == 0 &&
           TokensIn(play.rules, play.state, referee, i) == 0;
  });
  if (place < 0) return {};
  const int force = DrawIndex(play.state.chance, Size(play.rules.content().forces));
  const Point at = play.rules.place(place).at;
  return {kPlaceForce, {force, at.x, at.y}};
}

Action Tell(Play& play) {
  if (play.state.episodes != 0) return {};
  const int episode = AnyOf(play.state.chance, Size(play.rules.content().episodes), [&](int i) {
    return IsAllowed(play, {kSetEpisode, {i}});
  });
  return episode < 0 ? Action{} : Action{kSetEpisode, {episode}};
}

// What a place is worth to a band that is not there.
int Attraction(const Position& position, int place, int strength) {
  const int party = TokensOfParty(position, place);
  const int holder = position.state.holders[place];
  const bool own = holder == position.rules.referee() + 1;
  if (party == 0) return own ? 0 : (holder == 0 ? 60 : 100);
  int against = 0;
  for (int seat = 0; seat < position.rules.players(); ++seat) {
    ForEachCompany(position.state, seat, [&](int c) {
      const Company& company = position.state.companies[c];
      if (KeyLocationAt(position, company.at()) == place) {
        against += StrengthOf(position.rules.content(), company);
      }
    });
  }
  return 100 * strength >= kPercentToAttack * against ? 120 : 0;
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

// The march of the first token that has somewhere to go. One that keeps a location stays there,
// unless others of its force do.
Action Advance(Play& play) {
  const int referee = play.rules.referee();
  Action best;
  ForEachCompany(play.state, referee, [&](int c) {
    const Company& company = play.state.companies[c];
    if (best.kind != 0 || company.moved != 0 || company.fought != 0) return;
    const int here = KeyLocationAt(play, company.at());
    if (here >= 0 && TokensOfParty(play, here) > 0) return;
    if (here >= 0 && TokensIn(play.rules, play.state, referee, here) == 1) return;
    const int strength = StrengthAround(play, c);
    int most = 0;
    for (int place = 0; place < play.rules.places(); ++place) {
      if (place == here || !IsOpen(play.rules, play.state, place)) continue;
      const Point goal = GoalIn(play, place);
      const int far = LengthOf(company.at(), goal) / kInch;
      const int worth = Attraction(play, place, strength) - 2 * far;
      const Point to = Towards(company.at(), goal, kMostMarch);
      const Action march{kMarchTo, {c, to.x, to.y}};
      if (worth <= most || !IsAllowed(play, march)) continue;
      most = worth;
      best = march;
    }
  });
  return best;
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
  for (const auto next : {Reinforce, Tell, Advance, Attack}) {
    const Action action = next(play);
    if (action.kind != 0 && IsAllowed(play, action)) return action;
  }
  return {kPass, {}};
}

}  // namespace mallard::duckhammer_campaign
