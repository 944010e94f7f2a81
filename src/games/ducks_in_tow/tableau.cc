#include "src/games/ducks_in_tow/tableau.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace mallard::ducks_in_tow {

void Join(const DucksInTowRules& rules, State& state, int seat, int face, Side side) {
  Player& player = state.players[seat];
  const Face& card = rules.FaceOf(face);
  JoinRows(card, side, player.columns, player);
  const int place = side == kLeft ? 0 : player.card_count;
  if (side == kLeft) {
    std::copy_backward(player.cards, player.cards + player.card_count,
                       player.cards + player.card_count + 1);
    for (int i = 0; i < state.claim_count; ++i) {
      Claim& claim = state.claims[i];
      if (claim.seat == seat) Put(claim.column, claim.column + card.width);
    }
  }
  Put(player.cards[place], face + 1);
  ++player.card_count;
  Put(player.columns, player.columns + card.width);
  if (card.location >= 0) ++player.completed;
}

bool CanAdopt(const DucksInTowRules& rules, const Player& player) {
  for (int c = 0; c < rules.colours(); ++c) {
    if (player.tow[c] != 0 && player.open[c] != 0) return true;
  }
  return false;
}

int LongestRun(uint64_t row) {
  int length = 0;
  for (; row != 0; ++length) row &= row >> 1;
  return length;
}

std::array<int, kMaxColours> RunsOf(const Player& player) {
  std::array<int, kMaxColours> runs;
  for (size_t c = 0; c < kMaxColours; ++c) runs[c] = LongestRun(player.ducks[c]);
  std::sort(runs.begin(), runs.end(), std::greater<>());
  return runs;
}

int HeartsOf(const DucksInTowRules& rules, const State& state, int seat) {
  int hearts = 0;
  for (int i = 0; i < state.claim_count; ++i) {
    const Claim& claim = state.claims[i];
    if (claim.seat == seat) hearts += rules.FormationOf(claim.formation - 1).hearts;
  }
  return hearts;
}

int ScoreOf(const DucksInTowRules& rules, const State& state, int seat) {
  int score = HeartsOf(rules, state, seat);
  for (uint64_t row : state.players[seat].ducks) score += LongestRun(row);
  return score;
}

uint64_t PlacesFor(const Formation& formation, const Player& player, int colours, int row) {
  if (row < 0 || row + formation.height > colours || formation.width > player.columns) return 0;
  const int last = player.columns - formation.width;  // At most 63.
  uint64_t places = ~0ull >> (63 - last);
  for (int r = 0; r < formation.height; ++r) {
    const uint64_t free = player.ducks[row + r] & ~player.serving[row + r];
    for (uint64_t rest = formation.rows[r]; rest != 0; rest &= rest - 1) {
      places &= free >> std::countr_zero(rest);
    }
  }
  return places;
}

bool FitsSomewhere(const DucksInTowRules& rules, const Player& player, int formation) {
  const Formation& pattern = rules.FormationOf(formation);
  for (int row = 0; row + pattern.height <= rules.colours(); ++row) {
    if (PlacesFor(pattern, player, rules.colours(), row) != 0) return true;
  }
  return false;
}

bool CanClaim(const DucksInTowRules& rules, const State& state, int seat) {
  for (uint64_t rest = state.face_up; rest != 0; rest &= rest - 1) {
    if (FitsSomewhere(rules, state.players[seat], std::countr_zero(rest))) return true;
  }
  return false;
}

void Serve(const Formation& formation, Player& player, int column, int row) {
  for (int r = 0; r < formation.height; ++r) {
    player.serving[row + r] |= formation.rows[r] << column;
  }
}

}  // namespace mallard::ducks_in_tow
