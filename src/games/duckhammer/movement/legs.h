// Straight legs: what they cost, and what is in their way.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_LEGS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_LEGS_H_

#include <cstdint>
#include <optional>

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/types/span.h"
#include "mallard/primitives/plane_leg.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Why a leg cannot be made.
enum class LegRefusal : uint8_t {
  kNone,
  kThereAlready,
  kOffTheMap,
  kTooFar,
  kTooTall,
  kNothingLeft,
  kFlightOverWater,
  kIntoWater,
  kEnemyInTheWay,
  kOnABase,
};

/// What a leg would come to. Many are planned for one that is made, so the reason is a number until
/// somebody wants to read it.
struct LegPlan {
  LegRefusal refusal = LegRefusal::kNone;
  bool runs = false;  ///< A charge: the model has to be one of those that go the dice's most.
  int32_t cost = 0;   ///< Of the movement.
  int32_t left = 0;   ///< What there was for it.
  bool ok() const { return refusal == LegRefusal::kNone; }
  /// The same for whoever asks whether it may be made.
  Refusal ToRefusal() const;
  /// The same in words, with lengths in inches.
  absl::Status ToStatus() const;
};

/// The legs that models of one unit could make: what is the same for all of them is worked out
/// once, so that trying many costs little. Looks at a position that outlives it.
class Legs {
 public:
  /// For a unit that moves, in the way that the activity says.
  Legs(const Position& position, int unit);

  /// Plans a straight leg of a model of the unit. When all its unit mates go the same step at the
  /// same time, their bases are in nobody's way.
  LegPlan Plan(int model, Point to, bool mates_move = false) const;
  /// The furthest point on the straight way to `to` that a legal leg of a model leads to; nothing
  /// if it cannot come nearer.
  std::optional<Point> FurthestTowards(int model, Point to) const;
  /// How much movement a model has left, before what depends on its direction.
  int32_t Allowance(int model) const;
  /// How far so much movement gets a model at the best.
  int32_t FurthestLength(int32_t movement) const;
  /// A model has been moved; its base is where it is now.
  void Follow(int model);

 private:
  // A base that legs could meet.
  struct Base {
    Circle circle;
    uint16_t model;
    uint8_t owner;
    uint8_t unit;
  };
  // Some of them, by number.
  using Bases = absl::InlinedVector<uint16_t, kModelSlots>;
  using Terrain = absl::InlinedVector<const TerrainFeature*, kMaxTerrain>;
  // A piece of terrain in reach.
  struct Piece {
    Rect bounds;
    const TerrainFeature* feature;
  };

  Bases BasesIn(const Rect& box) const;
  Terrain TerrainIn(const Rect& box) const;
  Terrain TerrainAlong(Point from, Point to) const;
  LegPlan PlanAmong(absl::Span<const uint16_t> bases, const Terrain& terrain, int model,
                    Point to) const;
  LegRefusal CheckBases(absl::Span<const uint16_t> bases, int model, Point to) const;
  int32_t BonusTowards(int model, Point to) const;
  int32_t FreeOfEnemies(const Bases& bases, int model, Point to, int32_t most) const;

  const Position position_;
  const int unit_;
  const int32_t radius_;
  const int32_t usual_;    // What all models may go: their movement, or what the dice show ...
  const int32_t runners_;  // ... and those that go the dice's most.
  const int32_t bonus_;    // What being behind a mate gives.
  const MoveRules rules_;
  Rect reach_;                                    // No legal leg leads out of it.
  absl::InlinedVector<Base, kModelSlots> bases_;  // All that any could meet, by owner.
  Bases all_bases_;
  Bases others_;                                     // Those that are not of the unit.
  absl::InlinedVector<Piece, kMaxTerrain> terrain_;  // All that lies in reach.
};

/// One leg, for whoever does not plan many.
LegPlan PlanLeg(const Position& position, int model, Point to, bool mates_move = false);
/// How much movement a model of the active unit has left, before what depends on its direction.
int32_t AllowanceOf(const Position& position, int model);
/// How much further a model of a unit may go, as it moves now, with a unit mate ahead of it.
int32_t BonusBehindMates(const Position& position, int unit);
/// Makes a planned leg.
void MakeLeg(Play& play, int model, Point to, const LegPlan& plan);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_LEGS_H_
