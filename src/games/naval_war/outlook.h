// Outlook: how well a player stands in a whole, imagined state. The computer player compares what
// actions lead to by it, and so needs to know no card: whatever a card does shows in the state.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_OUTLOOK_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_OUTLOOK_H_

#include <cstdint>

#include "src/games/naval_war/chart.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// How much some things count, in percent of the usual; see content.cc.
struct Temper {
  int caution = 100;
  int curiosity = 100;
  int thrift = 100;
};

/// Values are in hundredths of a hit: kHit is what one damaged part is worth.
class Outlook {
 public:
  static constexpr int64_t kHit = 100;

  /// For `seat`, who makes `enemy` of the enemy's board and fears `threat` on the own one. `now` is
  /// the state from which others are reached.
  Outlook(const NavalWarRules& rules, int seat, const State& now, const Chart& enemy,
          const Chart& threat, const Temper& temper);

  int64_t Value(const State& state) const;

  /// The most promising cell for a normal attack in that state; -1 if none may be attacked.
  int BestCell(const State& state) const;

 private:
  int64_t FleetWorth(const Board& board) const;
  int64_t Exposure(const Board& board) const;
  int64_t Knowledge(const Board& enemy) const;
  int64_t NextAttack(const State& state) const;
  int64_t LaterAttacks(const State& state) const;
  int64_t Protection(const Board& board) const;

  const NavalWarRules& rules_;
  int seat_;
  const Chart& enemy_;
  const Chart& threat_;
  const Temper temper_;
  int relocated_at_;
  uint32_t turns_;
  // The most that an attack in each quadrant promises: of ours, of theirs.
  int64_t ours_[kQuadrants] = {};
  int64_t theirs_[kQuadrants] = {};
};

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_OUTLOOK_H_
