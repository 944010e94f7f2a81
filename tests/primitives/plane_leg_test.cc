#include "mallard/primitives/plane_leg.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/plane_distance.h"
#include "tests/primitives/plane_test_util.h"

namespace mallard {

void PrintTo(const LegPart& part, std::ostream* out) {
  *out << part.length << (part.water != 0 ? " in water" : "") << " at " << part.surface;
}

void PrintTo(const LegCost& cost, std::ostream* out) {
  *out << "problem " << static_cast<int>(cost.problem) << " cost " << cost.cost << " ends at "
       << cost.surface << (cost.ends_in_water != 0 ? " in water" : "")
       << (cost.enters_water != 0 ? ", enters water" : "");
}

namespace {

using ::testing::ElementsAre;

TEST(PlaneLegTest, OpenLandIsOnePart) {
  EXPECT_THAT(CutLeg({0, 0}, {3000, 4000}, {}), ElementsAre(LegPart{0, 0, 5000}));
  EXPECT_THAT(CutLeg({0, 0}, {1, 1}, {}), ElementsAre(LegPart{0, 0, 2}));
  EXPECT_THAT(CutLeg({5, 5}, {5, 5}, {}), ElementsAre(LegPart{0, 0, 0}));
}

TEST(PlaneLegTest, BordersCutALeg) {
  const std::vector<TerrainFeature> terrain = {Obstacle(Box(1000, -9, 3000, 9), 2000),
                                               Water(Box(2000, -9, 6000, 9)),
                                               Obstacle(Box(2500, -9, 4000, 9), 1500)};
  EXPECT_THAT(CutLeg({0, 0}, {7000, 0}, terrain),
              ElementsAre(LegPart{0, 0, 1000}, LegPart{2000, 0, 2000}, LegPart{1500, 0, 1000},
                          LegPart{0, 1, 2000}, LegPart{0, 0, 1000}));
}

TEST(PlaneLegTest, TouchingACornerCutsNothing) {
  const std::vector<TerrainFeature> terrain = {Obstacle(Box(0, 0, 100, 100), 2000)};
  EXPECT_THAT(CutLeg({-50, 50}, {50, -50}, terrain), ElementsAre(LegPart{0, 0, 142}));
}

TEST(PlaneLegTest, WhoStartsOrEndsOnABorderStandsOnIt) {
  const std::vector<TerrainFeature> terrain = {Obstacle(Box(0, 0, 100, 100), 2000)};
  EXPECT_THAT(CutLeg({-50, 50}, {0, 50}, terrain),
              ElementsAre(LegPart{0, 0, 50}, LegPart{2000, 0, 0}));
  EXPECT_THAT(CutLeg({0, 50}, {-50, 50}, terrain),
              ElementsAre(LegPart{2000, 0, 0}, LegPart{0, 0, 50}));
  EXPECT_THAT(CutLeg({0, 50}, {50, 50}, terrain), ElementsAre(LegPart{2000, 0, 50}));
}

TEST(PlaneLegTest, CuttingALegDoesNotMakeItLonger) {
  std::vector<TerrainFeature> terrain;
  for (int i = 0; i < 20; ++i) {
    terrain.push_back(Obstacle(Box(10 + 37 * i, -500, 30 + 37 * i, 999), 100 + i));
  }
  const LegParts parts = CutLeg({0, 0}, {777, 333}, terrain);
  EXPECT_EQ(parts.size(), 41u);
  int32_t sum = 0;
  for (const LegPart& part : parts) sum += part.length;
  EXPECT_EQ(sum, Distance({0, 0}, {777, 333}));
}

// The surfaces under a leg by looking at the middle of every piece, and where they change.
struct Piece {
  int32_t surface;
  int32_t water;
  Rational to;
};

std::vector<Piece> Pieces(Point from, Point to, const std::vector<TerrainFeature>& terrain) {
  std::vector<ConvexPolygon> areas;
  for (const TerrainFeature& feature : terrain) areas.push_back(feature.area);
  std::vector<Piece> pieces;
  Rational begin = 0;
  for (const Rational middle : Middles(from, to, areas, {})) {
    Piece piece{0, 0, middle * 2 - begin};
    begin = piece.to;
    for (const TerrainFeature& feature : terrain) {
      if (!IsIn(At(from, to, middle), feature.area)) continue;
      piece.surface = std::max(piece.surface, feature.height);
      piece.water |= feature.kind == TerrainKind::kWater ? 1 : 0;
    }
    if (piece.surface > 0) piece.water = 0;
    if (!pieces.empty() && pieces.back().surface == piece.surface &&
        pieces.back().water == piece.water) {
      pieces.back().to = piece.to;
    } else {
      pieces.push_back(piece);
    }
  }
  return pieces;
}

TEST(PlaneLegTest, PartsAgreeWithTheReference) {
  Chance chance = Chance::Stream(31, 0);
  size_t most = 0;
  for (int round = 0; round < 4000; ++round) {
    std::vector<TerrainFeature> terrain;
    for (int i = 0; i < 5; ++i) {
      const ConvexPolygon area = RandomPolygon(chance, 12);
      terrain.push_back(chance.Below(3) == 0
                            ? Water(area)
                            : Obstacle(area, 1 + static_cast<int32_t>(chance.Below(3))));
    }
    const Point from = RandomPoint(chance, 15);
    const Point to = RandomPoint(chance, 15);
    if (from == to) continue;
    LegParts parts = CutLeg(from, to, terrain);
    const Ground start = GroundAt(from, terrain);
    const Ground end = GroundAt(to, terrain);
    EXPECT_EQ(parts.front().surface, start.height);
    EXPECT_EQ(parts.front().water, start.water);
    EXPECT_EQ(parts.back().surface, end.height);
    EXPECT_EQ(parts.back().water, end.water);
    // Beyond what the ends add, the parts are the pieces.
    const std::vector<Piece> pieces = Pieces(from, to, terrain);
    const auto differs = [](const LegPart& part, const Piece& piece) {
      return part.surface != piece.surface || part.water != piece.water;
    };
    if (differs(parts.front(), pieces.front())) parts.erase(parts.begin());
    if (differs(parts.back(), pieces.back())) parts.pop_back();
    ASSERT_EQ(parts.size(), pieces.size());
    int64_t reached = 0;
    const int64_t square = SquaredDistance(from, to);
    for (size_t i = 0; i < parts.size(); ++i) {
      EXPECT_FALSE(differs(parts[i], pieces[i]));
      reached += parts[i].length;
      // The first whole number that is not below the true distance.
      const Rational exact = pieces[i].to * pieces[i].to * square;
      EXPECT_FALSE(Rational(reached * reached) < exact);
      EXPECT_TRUE(reached == 0 || Rational((reached - 1) * (reached - 1)) < exact);
    }
    most = std::max(most, parts.size());
  }
  EXPECT_GE(most, 5u);
}

TEST(PlaneLegTest, MovingThePlaneChangesNoPart) {
  Chance chance = Chance::Stream(32, 0);
  for (int round = 0; round < 300; ++round) {
    std::vector<TerrainFeature> terrain;
    for (int i = 0; i < 4; ++i) terrain.push_back(Obstacle(RandomPolygon(chance, 900), 100 + i));
    const Point from = RandomPoint(chance, 1000);
    const Point to = RandomPoint(chance, 1000);
    const LegParts parts = CutLeg(from, to, terrain);
    for (const Motion& move : AllMotions()) {
      EXPECT_EQ(CutLeg(move(from), move(to), move(terrain)), parts);
    }
  }
}

TEST(PlaneLegTest, TheWidestPlaneDoesNotOverflow) {
  constexpr int32_t kEnd = kPlaneLimit;
  const std::vector<TerrainFeature> terrain = {
      Obstacle(ConvexPolygon::Create({{-kEnd, kEnd}, {kEnd, -kEnd}, {kEnd, kEnd}}).value(), kEnd)};
  EXPECT_THAT(CutLeg({-kEnd, -kEnd}, {kEnd, kEnd}, terrain),
              ElementsAre(LegPart{0, 0, 707'107}, LegPart{kEnd, 0, 707'107}));
}

constexpr LegPart Land(int32_t length) { return {0, 0, length}; }
constexpr LegPart Wet(int32_t length) { return {0, 1, length}; }
constexpr LegPart Top(int32_t surface, int32_t length) { return {surface, 0, length}; }

int32_t CostOf(const std::vector<LegPart>& parts, Manner manner, const MoveRules& rules) {
  const LegCost cost = CostOfLeg(parts, manner, 1'000'000, rules);
  EXPECT_EQ(cost.problem, LegProblem::kNone);
  return cost.cost;
}

TEST(PlaneLegCostTest, EveryMediumHasItsPrice) {
  const MoveRules slow{.land = 1, .wade = 2, .dive = 3, .fly = 4};
  const std::vector<LegPart> parts = {Land(1000), Wet(500), Land(10)};
  EXPECT_EQ(CostOf(parts, Manner::kWade, slow), 1000 + 2 * 500 + 10);
  EXPECT_EQ(CostOf(parts, Manner::kDive, slow), 1000 + 3 * 500 + 10);
  EXPECT_EQ(CostOf(parts, Manner::kFly, slow), 4 * 1510);
}

TEST(PlaneLegCostTest, ObstaclesCostTheirHeightAndDroppingIsFree) {
  EXPECT_EQ(CostOf({Land(1000), Top(2000, 500), Land(100)}, Manner::kWade, {}), 3600);
  EXPECT_EQ(CostOf({Land(1000), Top(2000, 500), Land(100)}, Manner::kFly, {}), 3600);
  EXPECT_EQ(CostOf({Top(2000, 500), Land(100)}, Manner::kWade, {}), 600);
  EXPECT_EQ(CostOf({Wet(100), Top(5000, 500)}, Manner::kWade, {}), 5600);
}

TEST(PlaneLegCostTest, FromTopToTopOnlyTheRiseCounts) {
  EXPECT_EQ(
      CostOf({Top(2000, 100), Top(4500, 100), Top(1000, 100), Top(1200, 1)}, Manner::kWade, {}),
      301 + 2500 + 200);
  // A rise of less than 3 inches is not a tall one, however high it leads.
  EXPECT_EQ(CostOf({Top(2000, 100), Top(4500, 100)}, Manner::kFly, {.tall_rule = TallRule::kRest}),
            2700);
}

TEST(PlaneLegCostTest, ATallClimbTakesTheRestAndEndsThere) {
  const MoveRules flyer{.tall_rule = TallRule::kRest};
  EXPECT_EQ(CostOfLeg({Land(1000), Top(3000, 400)}, Manner::kFly, 6000, flyer),
            (LegCost{LegProblem::kNone, 6000, 3000, 0, 0}));
  EXPECT_EQ(CostOfLeg({Land(1000), Top(2999, 400)}, Manner::kFly, 6000, flyer).cost,
            1000 + 2999 + 400);
  // The way to it, and on it, must be paid for.
  EXPECT_EQ(CostOfLeg({Land(1000), Top(3000, 400)}, Manner::kFly, 1400, flyer).problem,
            LegProblem::kNone);
  EXPECT_EQ(CostOfLeg({Land(1000), Top(3000, 400)}, Manner::kFly, 1399, flyer),
            (LegCost{LegProblem::kTooFar, 1400, 3000, 0, 0}));
  EXPECT_EQ(CostOfLeg({Land(1000), Top(3000, 0)}, Manner::kFly, 1000, flyer).problem,
            LegProblem::kTooTall);
  EXPECT_EQ(CostOfLeg({Land(1000), Top(3000, 1), Land(1)}, Manner::kFly, 6000, flyer),
            (LegCost{LegProblem::kNothingLeft, 0, 0, 0, 0}));
}

TEST(PlaneLegCostTest, SlowFlyersNeedHalfOfTheirMovementForATallClimb) {
  const MoveRules slow{.fly = 2, .tall_rule = TallRule::kRest, .tall_needs = 3000};
  EXPECT_EQ(CostOfLeg({Land(1500), Top(3000, 10)}, Manner::kFly, 6000, slow).cost, 6000);
  EXPECT_EQ(CostOfLeg({Land(1501), Top(3000, 10)}, Manner::kFly, 6000, slow).problem,
            LegProblem::kTooTall);
}

TEST(PlaneLegCostTest, AClimbCanTakeHalfOfTheRestRoundedUp) {
  const MoveRules half{.tall_rule = TallRule::kHalf};
  EXPECT_EQ(CostOfLeg({Land(1000), Top(9000, 400), Land(50)}, Manner::kFly, 6001, half).cost,
            1000 + 2501 + 450);
  EXPECT_EQ(CostOfLeg({Land(1000), Top(9000, 2501)}, Manner::kFly, 6001, half).problem,
            LegProblem::kTooFar);
  EXPECT_EQ(CostOfLeg({Land(1000), Top(9000, 2500)}, Manner::kFly, 6001, half).problem,
            LegProblem::kNone);
}

TEST(PlaneLegCostTest, TooFarSaysWhatIsNeeded) {
  EXPECT_EQ(CostOfLeg({Land(1000), Wet(2000)}, Manner::kDive, 4999, {}),
            (LegCost{LegProblem::kTooFar, 5000, 0, 1, 1}));
  EXPECT_EQ(CostOfLeg({Land(1000), Wet(2000)}, Manner::kDive, 5000, {}),
            (LegCost{LegProblem::kNone, 5000, 0, 1, 1}));
}

TEST(PlaneLegCostTest, EnteringWaterIsNotLeavingIt) {
  EXPECT_EQ(CostOfLeg({Wet(10), Land(10)}, Manner::kWade, 50, {}).enters_water, 0);
  EXPECT_EQ(CostOfLeg({Wet(10), Land(10), Wet(10)}, Manner::kWade, 50, {}).enters_water, 1);
  EXPECT_EQ(CostOfLeg({Wet(10)}, Manner::kWade, 50, {}).enters_water, 0);
  EXPECT_EQ(CostOfLeg({Wet(10)}, Manner::kWade, 50, {}).ends_in_water, 1);
}

TEST(PlaneLegCostTest, TheHighestCostsDoNotOverflow) {
  const MoveRules dear{.land = kMaxMediumCost};
  const LegCost cost = CostOfLeg({Land(1'414'214), Top(kPlaneLimit, 0)}, Manner::kWade, 0, dear);
  EXPECT_EQ(cost.cost, 1'414'714'000);
  EXPECT_EQ(cost.problem, LegProblem::kTooFar);
}

TEST(PlaneLegCostTest, RulesOutOfRangeAreNamed) {
  EXPECT_TRUE(CheckMoveRules({}).ok());
  EXPECT_EQ(CheckMoveRules({.dive = 1001}).message(),
            "the cost dive is 1001; it must be 0 to 1000");
  EXPECT_EQ(CheckMoveRules({.tall = -1}).message(), "tall is -1; it must be 0 to 2000000");
  EXPECT_EQ(CheckMoveRules({.tall_rule = static_cast<TallRule>(3)}).message(),
            "there is no rule for tall climbs with the number 3");
  EXPECT_FALSE(CheckMoveRules({.tall_needs = INT32_MIN}).ok());
}

TEST(PlaneLegTest, APointOnALegIsNeverFurtherThanAsked) {
  EXPECT_EQ(PointOnLeg({0, 0}, {3000, -4000}, 1000), (Point{600, -800}));
  EXPECT_EQ(PointOnLeg({7, 7}, {7, 7}, 0), (Point{7, 7}));
  EXPECT_EQ(PointOnLeg({0, 0}, {1, 1}, 2), (Point{1, 1}));
  Chance chance = Chance::Stream(33, 0);
  for (int round = 0; round < 2000; ++round) {
    const Point from = RandomPoint(chance, 50'000);
    const Point to = RandomPoint(chance, 50'000);
    const int32_t distance = static_cast<int32_t>(chance.Below(80'000));
    const Point point = PointOnLeg(from, to, distance);
    EXPECT_LE(Distance(from, point), distance);
    EXPECT_LE(DistanceToSegment(point, from, to), 2);
    EXPECT_GE(Distance(from, point), std::min(distance, Distance(from, to)) - 2);
  }
}

}  // namespace
}  // namespace mallard
