#include "src/games/ducks_in_tow/end.h"

#include <array>
#include <utility>

#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {

void TriggerEnd(Play& play) {
  if (play.state.ending != 0) return;
  Put(play.state.ending, play.state.turn_seat + 1);
  play.Tell(kEndTriggered, play.state.turn_seat);
}

void EndMatch(Play& play) {
  const DucksInTowRules& rules = play.rules;
  State& state = play.state;
  state.phase = Phase::kOver;
  ClearQueue(state);
  state.actions = 0;
  state.feeding = 0;
  state.gained = 0;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    play.Tell(kScored, seat, ScoreOf(rules, state, seat), HeartsOf(rules, state, seat));
  }
  const uint32_t winners = WinnersOf(rules, state);
  for (int seat = 0; seat < rules.seats(); ++seat) {
    if (HasBit(winners, seat)) play.Tell(kWon, seat);
  }
  play.Tell(kDisclosed);
}

uint32_t WinnersOf(const DucksInTowRules& rules, const State& state) {
  if (rules.solo()) return state.face_up == 0 && state.claim_count != 0 ? 1u : 0u;
  uint32_t winners = 0;
  std::pair<int, std::array<int, kMaxColours>> best;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const std::pair<int, std::array<int, kMaxColours>> result = {ScoreOf(rules, state, seat),
                                                                 RunsOf(state.players[seat])};
    if (winners == 0 || result > best) {
      best = result;
      winners = 0;
    }
    if (result == best) winners |= 1u << seat;
  }
  return winners;
}

}  // namespace mallard::ducks_in_tow
