#include "src/games/naval_war/history.h"

#include <algorithm>

#include "mallard/frame/numbers.h"

namespace mallard::naval_war {
namespace {

// Finds out what can have moved after each moment.
void FindIntervals(const NavalWarRules& rules, const Board& board, int first, History& history) {
  const int now = history.now();
  for (int i = 0; i < rules.ships(); ++i) {
    const int sank_after = board.ships[i].sunk_at - 1 - first;
    if (board.ships[i].sunk != 0 && sank_after >= 0 && sank_after < now) {
      At(history.moments, sank_after).after = Interval::kNobody;
    }
  }
  for (int m = 0; m < now; ++m) {
    Moment& moment = At(history.moments, m);
    if (moment.hit.Empty()) continue;
    // If the hits sank a ship, the window for the others comes one moment later.
    const bool sank = moment.after == Interval::kNobody;
    if (sank && m + 1 >= now) continue;
    Moment& window = At(history.moments, m + (sank ? 1 : 0));
    if (window.after == Interval::kNobody) continue;
    window.after = Interval::kShipsHit;
    Put(window.hits_at, m);
  }
}

// Blocked attacks: their cells answered at the same moment and in the same turn. If a cell that was
// covered has answered once more since, at that very moment, the rest need not hold a ship.
void FindBlocked(const NavalWarRules& rules, const Radar& radar, int first, History& history) {
  Bitboard left;
  rules.cells().ForEach([&](int cell) {
    if (radar.answer[cell] == Answer::kBlocked && radar.changes[cell] >= first) left.Set(cell);
  });
  while (!left.Empty()) {
    const int cell = left.First();
    Contact contact = {std::min(radar.changes[cell] - first, history.now()), {}, false};
    left.ForEach([&](int other) {
      if (radar.changes[other] == radar.changes[cell] && radar.turn[other] == radar.turn[cell]) {
        contact.cells.Set(other);
      }
    });
    left = left.Minus(contact.cells);
    if (At(history.moments, contact.moment).covered().Empty()) {
      history.contacts.push_back(contact);
    }
  }
}

}  // namespace

History HistoryOf(const NavalWarRules& rules, const State& seen, int owner) {
  const Board& board = seen.boards[owner];
  const Radar& radar = board.radar;
  History history;
  const int first = std::max<int>(board.relocated_at, board.changes - History::kMoments + 1);
  history.moments.resize(static_cast<size_t>(std::max(1, board.changes - first + 1)));
  rules.cells().ForEach([&](int cell) {
    const Answer answer = radar.answer[cell];
    const int at = radar.changes[cell] - first;
    if (at < 0) {
      history.hits_before += answer == Answer::kHit;
      return;
    }
    Moment& moment = At(history.moments, std::min(at, history.now()));
    if (answer == Answer::kMiss || answer == Answer::kSeenWater) moment.water.Set(cell);
    if (answer == Answer::kHit) moment.hit.Set(cell);
    if (answer == Answer::kSmoke) moment.smoke.Set(cell);
    if (answer == Answer::kSeenShip) moment.seen.Set(cell);
  });
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    history.last[i] =
        ship.sunk == 0 ? history.now() : std::clamp(ship.sunk_at - 1 - first, -1, history.now());
  }
  FindIntervals(rules, board, first, history);
  FindBlocked(rules, radar, first, history);
  if (seen.phase == Phase::kReact && seen.turn_seat != owner && seen.attack.ship == 0) {
    Contact contact = {history.now(), {}, true};
    for (int i = 0; i < seen.attack.count; ++i) contact.cells.Set(seen.attack.cells[i]);
    history.contacts.push_back(contact);
  }
  return history;
}

}  // namespace mallard::naval_war
