#include "src/games/duckhammer/content/modifiers.h"

#include <iterator>

namespace mallard::duckhammer {
namespace {

constexpr uint16_t kStep = kWhenChanting | kWhenShooting | kWhenFighting;
constexpr uint16_t kTarget = kWhenTargetFlies | kWhenTargetDives;
constexpr uint16_t kAttackRoll = kStep | kTarget | kWhenTargetInCover;

using enum Quantity;

constexpr QuantitySpec kSpecs[] = {
    {kActivations, "activations", "how often it acts in a Combat phase: 1 usually", 0, 4},
    {kAllowance, "allowance", "inches more or less, moving, charging or piling in", -48, 48, true,
     kWhenMateAhead},
    {kLandCost, "land_cost", "movement an inch on land costs: 1 usually", 1, 99, false},
    {kWadeCost, "wade_cost", "the same in water: 1 for fast swimmers, 2 for slow ones, else 3", 1,
     99, false},
    {kDiveCost, "dive_cost", "the same under water: 2 for swimmers, else 3", 1, 99, false},
    {kFlyCost, "fly_cost", "the same in flight: 1 for fast flyers, else 2", 1, 99, false},
    {kChargeDice, "charge_dice", "dice more or fewer on charges and pile-ins", -12, 12, false},
    {kCounterLater, "counter_later",
     "how many steps of Combat after the attacker's it may counter with: 0 usually", 0, 2},
    {kCounterEarlier, "counter_earlier", "the same before the attacker's", 0, 2},
    {kHitsOn, "hits_on", "what its attack rolls must reach: 7 usually", 1, 99},
    {kAttacked, "attacked", "added to attack rolls against it", -99, 99, false, kStep},
    {kArmor, "armor", "added to its Armor", -99, 99},
    {kBravery, "bravery", "added to its Bravery", -99, 99},
    {kMorale, "morale", "added to its morale rolls", -99, 99},
    {kResist, "resist", "added to its rolls to resist spells", -99, 99},
    {kRetaliate, "retaliate", "added to its rolls to retaliate", -99, 99},
    {kSurface, "surface", "added to its surface rolls", -99, 99},
    {kWalking, "walk", "to go on foot: moving, charging or piling in", 0, 1, false},
    {kFlying, "fly", "to do so in flight", 0, 1, false},
    {kDiving, "dive", "to do so under water", 0, 1, false},
    {kCharging, "charge", "to charge", 0, 1, false},
    {kPilingIn, "pile_in", "to pile in", 0, 1, false},
    {kRetaliating, "retaliate", "to retaliate", 0, 1, false},
    {kCountering, "counter", "to counter", 0, 1, false},
    {kBeCountered, "be_countered", "to be countered", 0, 1, false, kStep},
    {kChant, "chant", "added to its chant rolls", -99, 99},
    {kAttack, "attack", "added to its attack rolls", -99, 99, true, kAttackRoll},
    {kOwnGrade, "own_grade", "percent of its Grade added to attack rolls: 100 usually", -400, 400,
     false, kAttackRoll},
    {kTargetGrade, "target_grade",
     "percent of the target's Grade subtracted from attack rolls: 100 usually", -400, 400, false,
     kAttackRoll},
    {kProximity, "proximity",
     "added to rolls to shoot and chant within an enemy's fight range: -2 usually", -99, 99, true,
     kStep},
    {kCover, "cover", "added to rolls to shoot at a target in Cover: -2 usually", -99, 99, true,
     kAttackRoll},
    {kAgainstFlying, "against_flying",
     "added to attack rolls against a target in flight: 2 if it flies fast, else 4", -99, 99, true,
     kAttackRoll},
    {kAgainstDiving, "against_diving",
     "added to attack rolls against a diving target: -4 if it swims fast, -2 if slowly", -99, 99,
     true, kAttackRoll},
    {kAttacks, "attacks", "attack dice of each model: 1 usually", 0, 12, true, kAttackRoll},
    {kPriority, "priority",
     "attacks of a higher one are resolved before others of the batch: 0 usually", -9, 9, true,
     kAttackRoll},
    {kRange, "range", "inches more or less, to fight and shoot", -96, 96},
    {kChanting, "chant", "to chant with it", 0, 1, false, kWhenChanting},
    {kShooting, "shoot", "to shoot with it", 0, 1, false, kWhenShooting},
    {kFighting, "fight", "to fight with it, and to retaliate", 0, 1, false, kWhenFighting},
};

constexpr bool InOrder() {
  for (int i = 0; i < kQuantities; ++i) {
    if (static_cast<int>(kSpecs[i].quantity) != i) return false;
  }
  return std::size(kSpecs) == kQuantities;
}
static_assert(InOrder());

}  // namespace

absl::Span<const QuantitySpec> QuantitySpecs() { return kSpecs; }

}  // namespace mallard::duckhammer
