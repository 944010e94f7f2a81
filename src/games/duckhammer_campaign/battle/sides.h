// The sides of a battle: whose companies belong to them, and which are in it. In war a side is one
// seat; in Duckheim all players together are the first side, and the referee is the second.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_SIDES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_SIDES_H_

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// A side with nobody in it but the company that attacked or was attacked.
Contender ContenderOf(int chief);
/// Whether a company is in the battle on that side, with the army or as reinforcement.
inline bool InBattle(const Contender& side, int company) {
  const int seat = OwnerOf(company);
  return ((side.joined[seat] | side.reserves[seat]) & BitOf(company)) != 0;
}
/// Whether it comes as reinforcement.
inline bool InReserve(const Contender& side, int company) {
  return (side.reserves[OwnerOf(company)] & BitOf(company)) != 0;
}
void TakeIn(Contender& side, int company, bool reserve);
void TakeOut(Contender& side, int company);

/// Calls `visit` with every company that belongs to a side, in the battle or not, by number.
template <class Visit>
void ForEachOfSide(const Position& position, const Contender& side, Visit visit) {
  for (int seat = 0; seat < position.rules.seats(); ++seat) {
    if (position.rules.Allied(seat, side.seat)) ForEachCompany(position.state, seat, visit);
  }
}
/// The same for those that are in the battle.
template <class Visit>
void ForEachInBattle(const Position& position, const Contender& side, Visit visit) {
  ForEachOfSide(position, side, [&](int c) {
    if (InBattle(side, c)) visit(c);
  });
}
/// Bit a seat: whose companies are in the battle on that side.
uint32_t FightersOf(const Contender& side);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_SIDES_H_
