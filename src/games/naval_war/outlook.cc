#include "src/games/naval_war/outlook.h"

#include <algorithm>
#include <bit>

#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/smoke.h"
#include "src/games/naval_war/turn.h"

namespace mallard::naval_war {
namespace {

constexpr int64_t kWin = 1'000'000;
// What a standing ship is worth beyond its sound parts: only a sunk one can never be mended.
constexpr int64_t kAfloat = 50;
// A sound part that is known to the opponent, for sure, is nearly half lost.
constexpr int64_t kExposed = 40;
constexpr int64_t kSeenPart = 30;
constexpr int64_t kFoundShip = 20;
// A turn in which a player can neither attack nor move, and one that is not taken at all.
constexpr int64_t kDisabledTurn = 45;
constexpr int64_t kSkippedTurn = 60;
constexpr int64_t kCardInHand = 12;
// One more of the enemy's turns in which a damaged ship cannot be attacked.
constexpr int64_t kProtectedTurn = 10;
constexpr int64_t kZoneCell = 2;
// What an attack beside a fresh hit promises.
constexpr int64_t kBesideHit = 40;
// Turns ahead for which closed quadrants are looked at.
constexpr int kTurnsAhead = 3;

int64_t Promise(int32_t probability) {
  return int64_t{probability} * Outlook::kHit / Chart::kCertain;
}

int SoundParts(const NavalWarRules& rules, const Ship& ship, int index) {
  return ship.placed != 0 ? rules.length(index) - std::popcount(ship.damage) : 0;
}

// Calls f(cell) for every sound part of a ship.
template <class F>
void ForEachSoundCell(const NavalWarRules& rules, const Ship& ship, int index, F f) {
  for (int part = 0; ship.placed != 0 && part < rules.length(index); ++part) {
    if (((ship.damage >> part) & 1) == 0) f(PartCell(PoseOf(ship), part));
  }
}

}  // namespace

Outlook::Outlook(const NavalWarRules& rules, int seat, const State& now, const Chart& enemy,
                 const Chart& threat, const Temper& temper)
    : rules_(rules),
      seat_(seat),
      enemy_(enemy),
      threat_(threat),
      temper_(temper),
      relocated_at_(now.boards[seat].relocated_at),
      turns_(now.turns) {
  rules.cells().ForEach([&](int cell) {
    const int quadrant = rules.QuadrantOf(cell);
    ours_[quadrant] = std::max(ours_[quadrant], Promise(enemy.sound[cell]));
    theirs_[quadrant] = std::max(theirs_[quadrant], Promise(threat.sound[cell]));
  });
}

int64_t Outlook::Value(const State& state) const {
  if (state.phase == Phase::kOver) {
    if (state.winner == 0) return 0;
    return state.winner == seat_ + 1 ? kWin : -kWin;
  }
  const Board& own = state.boards[seat_];
  const Board& enemy = state.boards[1 - seat_];
  const Player& self = state.players[seat_];
  const Player& other = state.players[1 - seat_];
  int64_t value = FleetWorth(own) - FleetWorth(enemy);
  value -= Exposure(own) * temper_.caution / 100;
  value += Knowledge(enemy) * temper_.curiosity / 100;
  value += Protection(own) - Protection(enemy);
  value += kDisabledTurn * (other.disabled - self.disabled);
  value += kSkippedTurn * (other.skips - self.skips);
  // Whoever has not finished the turn will draw a card yet.
  const int to_come = state.turns == turns_ && state.phase != Phase::kDiscard ? 1 : 0;
  value += kCardInHand * (self.hand_size + to_come - other.hand_size);
  for (int zone = 0; zone < rules_.zones(); ++zone) {
    value += kZoneCell * (enemy.zones[zone].Count() - own.zones[zone].Count());
  }
  return value + NextAttack(state) + LaterAttacks(state);
}

int64_t Outlook::FleetWorth(const Board& board) const {
  int64_t worth = 0;
  for (int i = 0; i < rules_.ships(); ++i) {
    const Ship& ship = board.ships[i];
    if (ship.placed != 0) worth += kAfloat + kHit * SoundParts(rules_, ship, i);
  }
  return worth;
}

int64_t Outlook::Exposure(const Board& board) const {
  int64_t exposure = 0;
  int sound = 0;
  for (int i = 0; i < rules_.ships(); ++i) {
    const Ship& ship = board.ships[i];
    int64_t of_ship = 0;
    ForEachSoundCell(rules_, ship, i, [&](int cell) {
      of_ship += threat_.sound[cell];
      ++sound;
    });
    exposure += UnderSmoke(ship) ? of_ship / 2 : of_ship;
  }
  // Once the fleet lies elsewhere, everything known of it is out of date.
  if (board.relocated_at != relocated_at_) {
    return kExposed * sound * sound / rules_.cells().Count();
  }
  return exposure * kExposed / Chart::kCertain;
}

int64_t Outlook::Knowledge(const Board& enemy) const {
  int64_t value = 0;
  for (int i = 0; i < rules_.ships(); ++i) {
    const Ship& ship = enemy.ships[i];
    bool found = false;
    for (int part = 0; ship.placed != 0 && part < rules_.length(i); ++part) {
      const int cell = PartCell(PoseOf(ship), part);
      const Answer answer = enemy.radar.answer[cell];
      const bool fresh = enemy.radar.changes[cell] == enemy.changes;
      if (answer == Answer::kSeenShip && fresh && ((ship.damage >> part) & 1) == 0) {
        value += kSeenPart;
      }
      found |= (answer == Answer::kSeenShip || answer == Answer::kHit) &&
               enemy.radar.changes[cell] + 2 >= enemy.changes;
    }
    if (found) value += kFoundShip;
  }
  return value;
}

int64_t Outlook::Protection(const Board& board) const {
  int64_t value = 0;
  for (int i = 0; i < rules_.ships(); ++i) {
    if (board.ships[i].damage != 0) value += kProtectedTurn * board.ships[i].smoke;
  }
  return value;
}

int Outlook::BestCell(const State& state) const {
  const Board& enemy = state.boards[1 - seat_];
  int best = -1;
  AttackableCells({rules_, state}, seat_).ForEach([&](int cell) {
    if (best < 0 || enemy_.Merit(enemy, cell) > enemy_.Merit(enemy, best)) best = cell;
  });
  return best;
}

int64_t Outlook::NextAttack(const State& state) const {
  const bool may_attack =
      state.phase == Phase::kTurn && state.turn_seat == seat_ && state.turns == turns_;
  if (!may_attack) return 0;
  const Board& enemy = state.boards[1 - seat_];
  const Bitboard open = AttackableCells({rules_, state}, seat_);
  int64_t best = 0;
  open.ForEach([&](int cell) {
    const bool answered =
        enemy.radar.answer[cell] != Answer::kNone && enemy.radar.turn[cell] == state.turns;
    if (!answered) {
      best = std::max(best, Promise(enemy_.sound[cell]));
    } else if (enemy.radar.answer[cell] == Answer::kHit) {
      best = std::max(best, kBesideHit);
    }
  });
  for (int i = 0; i < rules_.ships(); ++i) {
    if (!MayBeAttacked(enemy.ships[i])) continue;
    ForEachSoundCell(rules_, enemy.ships[i], i, [&](int cell) {
      const bool known = enemy.radar.answer[cell] == Answer::kSeenShip &&
                         enemy.radar.changes[cell] == enemy.changes && open.Has(cell);
      if (known) best = kHit;
    });
  }
  return best;
}

int64_t Outlook::LaterAttacks(const State& state) const {
  // Ends of turns that have passed since the turn in question.
  const int passed = state.turns != turns_ ? 1 : 0;
  int64_t value = 0;
  for (int turn = 1; turn <= kTurnsAhead; ++turn) {
    int64_t ours = 0;
    int64_t theirs = 0;
    for (int q = 0; q < kQuadrants; ++q) {
      if (state.seized[q] <= 2 * turn - passed) ours = std::max(ours, ours_[q]);
      if (state.seized[q] <= 2 * turn - 1 - passed) theirs = std::max(theirs, theirs_[q]);
    }
    value += ours - theirs;
  }
  return value;
}

}  // namespace mallard::naval_war
