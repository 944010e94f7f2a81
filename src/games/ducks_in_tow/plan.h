// What a position is worth to a player, in thousandths of a point: what the tableau holds, and
// plans for what it could hold, each worth less the more actions its route takes.
//
// A plan is a route: from the pawn over tiles where missing ducks can be fed to the tile where the
// ducks are wanted, which is the location of a card of the hand or a tile where ducks are adopted.
// Reads only what the player may know. For the computer player; knows no content by name.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_PLAN_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_PLAN_H_

#include <array>
#include <cstdint>

#include "mallard/reference.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// How much some things count, in percent of the usual; see content.cc.
struct Temper {
  int patience = 100;
  int ambition = 100;
  int diligence = 100;
};

/// Keeps what it found out about the last tableau; otherwise without memory.
class Planner {
 public:
  explicit Planner(const DucksInTowRules& rules, const Temper& temper = {});

  /// See the file comment.
  int64_t Value(const State& state, int seat);

  /// What the last Value found most worth going for.
  struct Goal {
    int64_t gain = 0;
    int actions = 0;   // 0: nothing.
    Reference target;  // A card to deliver, or a colour to adopt a duck of.
  };
  Goal goal() const { return goal_; }
  /// The goal that is reached by delivering a card, with no further actions.
  Goal Delivery(const State& state, int seat, int card);

  /// How many ducks of each colour the cards of the hand want beyond those on the tow.
  std::array<int, kMaxColours> Demand(const State& state, int seat) const;

 private:
  // The rows of a tableau.
  struct Rows {
    uint64_t ducks[kMaxColours];
    uint64_t open[kMaxColours];
    uint64_t serving[kMaxColours];
    uint64_t face_up;
    uint64_t columns;
    bool operator==(const Rows&) const = default;
  };
  // Something ducks can be brought together for.
  struct Errand {
    uint8_t needs[kMaxColours] = {};  // Ducks that leave the tow there.
    int any = 0;                      // Further ducks of any colour that must be on the tow.
    uint32_t tiles = 0;               // Where.
    int64_t gain = 0;
    Reference target;
  };
  struct Way {
    int actions = -1;  // -1: none is known.
    int tile = 0;      // Where it ends.
  };
  static constexpr int kMaxGoals = kMaxHand + kMaxColours;

  static Rows RowsOf(const State& state, int seat);
  int64_t Worth(const Rows& rows) const;
  int64_t Promise(const Rows& rows, const Formation& formation) const;
  int64_t GainOfCard(const Rows& rows, int face);
  int64_t GainOfAdoption(const Rows& rows, int colour);
  void Remember(const Rows& rows);
  int FindGoals(const State& state, int seat, const Rows& rows, Errand (&goals)[kMaxGoals]);
  Way Route(const State& state, int from, const uint8_t* tow, const uint8_t* food,
            const Errand& goal) const;
  // The best card to deliver after the goal `first`, whose way is `way`; cards are the first goals.
  int64_t FollowUp(const State& state, const Player& player, const Errand* goals, int first,
                   const Way& way) const;

  int64_t After(int64_t worth, int actions) const;

  const DucksInTowRules& rules_;
  const int64_t patience_;
  const int64_t heart_;
  Goal goal_;
  Rows known_ = {};
  int64_t known_worth_ = 0;
  std::array<int64_t, kMaxCards> card_gains_ = {};        // For known_; kUnknown if not asked yet.
  std::array<int64_t, kMaxColours> adoption_gains_ = {};  // The same.
};

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_PLAN_H_
