// What the computer player thinks an attack or a spell is worth: the army points it may expect to
// destroy. Only what profiles say is counted; functions of abilities are not asked.
#include <algorithm>
#include <limits>
#include <optional>

#include "mallard/frame/numbers.h"
#include "mallard/primitives/plane_distance.h"
#include "src/games/duckhammer/bot/bot.h"
#include "src/games/duckhammer/bot/bot_parts.h"
#include "src/games/duckhammer/combat/aim.h"
#include "src/games/duckhammer/combat/attack_roll.h"
#include "src/games/duckhammer/combat/chant.h"
#include "src/games/duckhammer/combat/counter.h"
#include "src/games/duckhammer/combat/damage.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/scoring/missions.h"

namespace mallard::duckhammer {
namespace {

// Army points destroyed in a unit whose loss scores are worth more.
constexpr int kScoringBonus = 2;

// Twice the damage of a hit.
int DoubleDamage(const Position& position, int unit, int target, int weapon) {
  const Dice dice = position.state.profiles[unit].weapons[weapon].damage;
  return std::max(1, dice.count * (dice.sides + 1) - 2 * ArmorOf(position, target));
}

// How much more damage the dice promise that can be declared than those of the weapons in use.
int64_t MomentumGain(const Position& position, const Side& side) {
  int64_t gain = 0;
  ForEachOnMap(position.state, side.unit, [&](int m) {
    const int weapon = position.state.models[m].choice - 1;
    if (weapon < 0) return;
    const std::optional<Dice> declared = DeclaredDice(position, side.unit, weapon);
    if (!declared) return;
    const Dice usual = position.state.profiles[side.unit].weapons[weapon].damage;
    gain += 2 * declared->average() - usual.count * (usual.sides + 1);
  });
  return gain;
}

// Whether a result that is sure to hit is better than a roll: the latter may also do more.
int64_t ReplacedGain(const Position& position, const Side& side, int model) {
  const int weapon = position.state.models[model].choice - 1;
  if (weapon < 0) return 0;
  const int faces = HittingFaces(position, side.unit, side.target, side.step, weapon);
  for (const uint8_t a : position.state.profiles[side.unit].weapons[weapon].abilities) {
    if (a == 0) break;
    const int natural = position.rules.content().weapon_abilities[a - 1u].replaced_roll;
    if (natural != 0 && natural > 12 - faces) return 12 - faces;
  }
  return 0;
}

// What a listed action of Combat is worth.
int64_t WorthOf(const Position& position, const Action& action) {
  const int countering =
      position.state.stage == Stage::kCounter ? CounteringUnit(position.state) : -1;
  switch (action.kind) {
    case kShootAt:
      return WorthOfAttack(position, action.args[0], action.args[1], Step::kShoot,
                           action.args[2] - 1);
    case kFightWith:
      return WorthOfAttack(position, action.args[0], action.args[1], Step::kFight,
                           action.args[2] - 1);
    case kCounterBy:
      return WorthOfAttack(position, countering, position.state.batch.side[0].unit,
                           static_cast<Step>(action.args[0]), action.args[1] - 1);
    case kChantSpell: {
      const int64_t worth = WorthOfSpell(position, ChantOf(action));
      // Who chants cannot attack any more.
      return worth > BestLaterAttack(position, action.args[0], Step::kChant) ? worth : 0;
    }
    case kCounterChant:
      return WorthOfSpell(position, CounterChantOf(position.state, action));
    default:
      return 0;
  }
}

// The listed action for which `worth` is greatest, if that is positive; otherwise pass.
Action BestListed(const Position& position, int seat,
                  absl::FunctionRef<int64_t(const Action&)> worth) {
  Action best{kPass, {}};
  int64_t most = 0;
  ForEachListed(position, seat, [&](const Action& action) {
    const int64_t value = worth(action);
    if (value > most) {
      best = action;
      most = value;
    }
    return true;
  });
  return best;
}

}  // namespace

int64_t WorthOfAttack(const Position& position, int unit, int target, Step step, int weapon) {
  const int models = CountAttackers(position, unit, target, step, weapon);
  if (models == 0) return 0;
  const Profile& other = position.state.profiles[target];
  const int cost = std::max<int>(other.cost, 1) * (IsWorthPoints(other) ? kScoringBonus : 1);
  const int64_t worth = int64_t{100} * models * HittingFaces(position, unit, target, step, weapon) *
                        DoubleDamage(position, unit, target, weapon) * cost /
                        (24 * std::max<int>(other.hp, 1));
  // Nothing can be destroyed that is not there; some damage is better than none.
  return std::min(worth, int64_t{100} * cost * position.state.units[target].alive) + 1;
}

int64_t WorthOfSpell(const Position& position, const Chant& chant) {
  const Spell& entry = At(position.rules.content().spells, chant.spell);
  const ModelList chanters = Chanters(position, chant);
  if (chanters.empty()) return 0;
  const State& state = position.state;
  const int owner = state.units[chant.unit].owner;
  int touched = 0;
  for (const int model : TouchedBy(position, chant, chanters)) {
    // A spell on everybody is as bad for the own side as it is good against the other.
    const bool harms =
        entry.whom == Spell::Whom::kAll && !Enemies(owner, state.units[UnitOf(state, model)].owner);
    touched += harms ? -1 : 1;
  }
  if (touched <= 0) return 0;
  return int64_t{100} * entry.worth * touched * ChantFaces(position, chant, chanters) / 12;
}

int64_t BestLaterAttack(const Position& position, int unit, Step step) {
  int64_t best = 0;
  const Profile& profile = position.state.profiles[unit];
  for (int owner = 0; owner <= kNobody; ++owner) {
    if (!Enemies(owner, position.state.units[unit].owner)) continue;
    ForEachUnitOnMap(position.state, owner, [&](int target) {
      for (int w = 0; w < profile.weapon_count; ++w) {
        for (const Step later : {Step::kShoot, Step::kFight}) {
          if (later <= step || !IsFor(profile.weapons[w].kind, later)) continue;
          best = std::max(best, WorthOfAttack(position, unit, target, later, w));
        }
      }
    });
  }
  return best;
}

Action BestAttack(const Position& position, int seat, uint32_t units) {
  const Step step = StepOf(position.state.phase);
  return BestListed(position, seat, [&](const Action& action) {
    if (action.kind == kPass || !IsAmong(units, action.args[0])) return int64_t{0};
    const int64_t worth = WorthOf(position, action);
    // A unit that can do more in a later step waits for it.
    if (action.kind == kShootAt && BestLaterAttack(position, action.args[0], step) > 2 * worth) {
      return int64_t{0};
    }
    return worth;
  });
}

Action BestPreparation(const Position& position, int seat) {
  const State& state = position.state;
  const Side& side = state.batch.side[state.batch.sides - 1];
  const auto hurt = [&](int weapon) {
    return int64_t{HittingFaces(position, side.unit, side.target, side.step, weapon)} *
           DoubleDamage(position, side.unit, side.target, weapon);
  };
  const Action roll{kRoll, {}};
  Action best = roll;
  int64_t most = 0;
  ForEachListed(position, seat, [&](const Action& action) {
    int64_t gain = 0;
    switch (action.kind) {
      case kUse:
        gain = hurt(action.args[1] - 1) - hurt(state.models[action.args[0]].choice - 1);
        break;
      case kMomentum:
        gain = MomentumGain(position, side);
        break;
      case kAverage:
        if (action.args[0] >= 0) gain = ReplacedGain(position, side, action.args[0]);
        break;
      default:
        break;
    }
    if (gain > most) {
      most = gain;
      best = action;
    }
    return true;
  });
  return best;
}

Action BestRetaliation(const Position& position, int seat, uint32_t units) {
  return BestListed(position, seat, [&](const Action& action) -> int64_t {
    if (action.kind != kRetaliateBy || !IsAmong(units, action.args[0])) return 0;
    const int target = position.state.activity.unit - 1;
    return DoubleDamage(position, action.args[0], target, action.args[1] - 1);
  });
}

Action LeastUsefulModel(const Position& position, int seat) {
  const Point middle = MiddleOf(position.state, LosingUnit(position.state));
  return BestListed(position, seat, [&](const Action& action) {
    // The outermost: what is left stays together.
    return SquaredDistance(position.state.models[action.args[0]].at(), middle) + 1;
  });
}

Action BestWeaponToMark(const Position& position, int seat) {
  const int unit = UnitOf(position.state, position.state.picks[0].model);
  return BestListed(position, seat, [&](const Action& action) -> int64_t {
    const WeaponProfile& weapon = position.state.profiles[unit].weapons[action.args[0] - 1];
    return int64_t{weapon.damage.count} * (weapon.damage.sides + 1) + weapon.range / kInch;
  });
}

}  // namespace mallard::duckhammer
