#include "src/games/duckhammer_campaign/battle/sides.h"

namespace mallard::duckhammer_campaign {

Contender ContenderOf(int chief) {
  Contender side = {};
  Put(side.seat, OwnerOf(chief));
  Put(side.chief, chief);
  side.joined[side.seat] = BitOf(chief);
  return side;
}

void TakeIn(Contender& side, int company, bool reserve) {
  (reserve ? side.reserves : side.joined)[OwnerOf(company)] |= BitOf(company);
}

void TakeOut(Contender& side, int company) {
  side.joined[OwnerOf(company)] &= ~BitOf(company);
  side.reserves[OwnerOf(company)] &= ~BitOf(company);
}

uint32_t FightersOf(const Contender& side) {
  uint32_t seats = 0;
  for (int seat = 0; seat <= kMaxPlayers; ++seat) {
    if ((side.joined[seat] | side.reserves[seat]) != 0) seats |= 1u << seat;
  }
  return seats;
}

}  // namespace mallard::duckhammer_campaign
