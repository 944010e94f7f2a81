#include "src/games/duckhammer/bot/bot.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include "mallard/frame/own.h"
#include "mallard/state_buffer.h"
#include "src/games/duckhammer/bot/bot_parts.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/movement/moving.h"

namespace mallard::duckhammer {
namespace {

// A quacktic has to be this likely, in percent, to be worth blocking others.
constexpr int kWorthTrying = 10;

bool InFull(const Position& position, int seat, const Action& action) {
  return !position.rules.Judge(&position.state, seat, action);
}

// The sum of the distances of a unit's models to a point.
int64_t DistanceLeft(const State& state, int unit, Point to) {
  int64_t sum = 0;
  ForEachOnMap(state, unit,
               [&](int m) { sum += RootUp(SquaredDistance(state.models[m].at(), to)); });
  return sum;
}

// Flying is worth it for fast flyers, who pay no more in the air: nothing is in their way. They
// land at the end of the phase.
Way WayOf(const Position& position, int unit) {
  const Profile& profile = position.state.profiles[unit];
  if (profile.flyer == Gait::kFast && !CheckWay(position, unit, Way::kFly)) return Way::kFly;
  if (!CheckWay(position, unit, Way::kWalk)) return Way::kWalk;
  return CheckWay(position, unit, Way::kDive) ? Way::kFly : Way::kDive;
}

bool WantsToMove(const Position& position, int unit, const Temper& temper) {
  const std::optional<Aim> aim = AimOf(position, unit, temper);
  if (!aim) return false;
  const int64_t away = SquaredDistance(MiddleOf(position.state, unit), aim->point);
  return away > int64_t{aim->near} * aim->near;
}

// Whether a fighter would come within reach of its nearest enemy by piling in with an average roll.
bool WantsToPileIn(const Position& position, int unit) {
  if (ShootingRange(position, unit) > 0 || CheckCharge(position, unit, true)) return false;
  const int enemy = NearestEnemy(position, unit);
  if (enemy < 0 || IsEngaged(position, unit)) return false;
  const int32_t reach = ChargeDice(position, unit, true).average() * kInch;
  return reach > 0 && UnitGap(position, unit, enemy) <= reach + kInch;
}

// The victory points a quacktic may be expected to bring in a round, times 100.
int64_t WorthOfQuacktic(const Position& position, const Quacktic& quacktic, const Temper& temper) {
  if (position.state.round + quacktic.rounds - 1 > position.state.rounds) return 0;
  int64_t percent = 100;
  for (int round = 0; round < quacktic.rounds; ++round) {
    for (const int gamble : quacktic.gambles) {
      percent = percent * At(position.rules.content().gambles, gamble).likely / 100;
    }
  }
  if (percent * temper.risk < kWorthTrying * 100) return 0;
  return percent * quacktic.victory_points / quacktic.rounds;
}

}  // namespace

Action BattlePlayer::DrawListed(const Position& position, int seat,
                                absl::FunctionRef<int(const Action&)> lots) {
  int all = 0;
  ForEachListed(position, seat, [&](const Action& action) {
    all += lots(action);
    return true;
  });
  Action drawn;
  if (all == 0) return drawn;
  int left = DrawIndex(chance_, all);
  ForEachListed(position, seat, [&](const Action& action) {
    drawn = action;
    left -= lots(action);
    return left >= 0;
  });
  return drawn;
}

Action BattlePlayer::AnyOf(const Position& position, int seat) {
  // The list is short wherever this is asked, and gone through twice needs no memory.
  return DrawListed(position, seat, [](const Action&) { return 1; });
}

Action BattlePlayer::Mission(const Position& position, int seat) {
  const Action drawn = DrawListed(position, seat, [&](const Action& action) {
    return At(position.rules.content().missions, action.args[0]).appeal;
  });
  return drawn.kind == 0 ? AnyOf(position, seat) : drawn;
}

Action BattlePlayer::Deploy(const Position& position, int seat) {
  const State& state = position.state;
  Action best;
  int64_t most = -1;
  int unit = -1;
  ForEachListed(position, seat, [&](const Action& action) {
    if (!MayUse(action.args[0])) return true;
    if (unit >= 0 && action.args[0] != unit) return false;  // One unit after another.
    unit = action.args[0];
    // In front, spread over the width; kept back only if there is no room.
    const int64_t front =
        state.players[seat].edge == 0 ? action.args[2] : state.length - action.args[2];
    const int64_t value =
        action.kind == kHold ? 0 : 1 + front * 4 + DrawIndex(chance_, state.width);
    if (value > most) {
      most = value;
      best = action;
    }
    return true;
  });
  return best;
}

Action BattlePlayer::Quacktic(const Position& position, int seat) {
  Action best{kPass, {}};
  int64_t most = 0;
  ForEachListed(position, seat, [&](const Action& action) {
    if (action.kind != kStartQuack) return true;
    const int64_t worth =
        WorthOfQuacktic(position, At(position.rules.content().quacktics, action.args[0]), temper_);
    if (worth > most) {
      most = worth;
      best = action;
    }
    return true;
  });
  return best;
}

Action BattlePlayer::Movement(const Position& position, int seat) {
  Action chosen{kPass, {}};
  ForEachUnitOnMap(position.state, seat, [&](int unit) {
    if (chosen.kind != kPass || !MayUse(unit)) return;
    const Way way = WayOf(position, unit);
    const Action move{kMove, {unit, static_cast<int32_t>(way)}};
    if (!position.state.units[unit].Has(kMoved) && WantsToMove(position, unit, temper_) &&
        InFull(position, seat, move)) {
      chosen = move;
      return;
    }
    const Action pile_in{kPileIn, {unit, static_cast<int32_t>(way)}};
    if (!position.state.units[unit].Has(kPiledIn) && WantsToPileIn(position, unit) &&
        InFull(position, seat, pile_in)) {
      chosen = pile_in;
    }
  });
  return chosen;
}

Action BattlePlayer::Moving(const Position& position, int seat) {
  const State& state = position.state;
  const int unit = state.activity.unit - 1;
  const Action done{kDone, {}};
  bool moved = false;
  ForEachOnMap(state, unit, [&](int m) { moved = moved || state.models[m].spent > 0; });
  std::optional<Aim> aim = AimOf(position, unit, temper_);
  if (state.activity.kind == kPileInActivity) {
    const int enemy = NearestEnemy(position, unit);
    if (enemy >= 0) aim = Aim{MiddleOf(state, enemy), 0};
  }
  if (!aim || moved) return done;
  // The straight way first; if it leads nowhere, whatever listed move gets nearest.
  const int64_t before = DistanceLeft(state, unit, aim->point);
  const int64_t hoped = int64_t{MovementOf(position, unit)} * CountOnMap(state, unit) / 3;
  Action best = done;
  int64_t least = before;
  // Of the thread, since a referee plays while an action is carried out.
  static thread_local StateBuffer buffer;
  if (buffer.size() != position.rules.state_size()) {
    buffer = StateBuffer(position.rules.state_size());
  }
  const auto consider = [&](const Action& action) {
    if (!InFull(position, seat, action)) return;
    std::memcpy(buffer.data(), &state, position.rules.state_size());
    State& trial = DuckhammerRules::As(buffer.data());
    // What matters is where models end: a referee's trials run inside an action, whose scripts
    // share one budget.
    EventSink silent(nullptr);
    silent.scripts().LeaveOutAll();
    Play play{position.rules, trial, silent};
    if (!ApplyMoving(play, seat, action).ok()) return;
    const int64_t left = DistanceLeft(trial, unit, aim->point);
    if (left < least) {
      least = left;
      best = action;
    }
  };
  consider({kAdvance, {aim->point.x, aim->point.y}});
  if (before - least < std::min(hoped, before / 2)) {
    ForEachListed(position, seat, [&](const Action& action) {
      if (action.kind == kShift || action.kind == kAdvance) consider(action);
      return true;
    });
  }
  return best;
}

Action BattlePlayer::Charge(const Position& position, int seat) {
  Action chosen{kPass, {}};
  ForEachUnitOnMap(position.state, seat, [&](int unit) {
    if (chosen.kind != kPass || !MayUse(unit)) return;
    if (IsEngaged(position, unit) || !WantsToMove(position, unit, temper_)) return;
    const Action charge{kCharge, {unit, static_cast<int32_t>(WayOf(position, unit))}};
    if (InFull(position, seat, charge)) chosen = charge;
  });
  if (chosen.kind != kPass) return chosen;
  ForEachListed(position, seat, [&](const Action& action) {
    if (action.kind != kReinforce || !MayUse(action.args[0])) return true;
    chosen = action;
    return false;
  });
  return chosen;
}

Action BattlePlayer::Choose(const Position& position, int seat, uint32_t units) {
  const State& state = position.state;
  units_ = units;
  switch (state.stage) {
    case Stage::kMusterList: {
      if (!position.rules.given_army(seat).empty()) return {kReady, {}};
      const Action next = MusterTowards(
          position, seat,
          PlanArmy(position.rules, Chance::Stream(seed_, static_cast<uint64_t>(seat) + 1),
                   position.rules.points()));
      return InFull(position, seat, next) ? next : AnyOf(position, seat);
    }
    case Stage::kChooseMission:
      return Mission(position, seat);
    case Stage::kNameMonster:
      return TamestMonster(position, seat);
    case Stage::kDeploy:
      return Deploy(position, seat);
    case Stage::kArrange:
      return {kDone, {}};
    case Stage::kStartQuacktic:
      return Quacktic(position, seat);
    case Stage::kActivate:
      if (state.phase == Phase::kMovement) return Movement(position, seat);
      if (state.phase == Phase::kCharge) return Charge(position, seat);
      return BestAttack(position, seat, units);
    case Stage::kMoving:
      return Moving(position, seat);
    case Stage::kCounter:
      return BestAttack(position, seat, kAllUnits);  // The unit is given.
    case Stage::kPrepare:
      return BestPreparation(position, seat);
    case Stage::kRetaliate:
      return BestRetaliation(position, seat, units);
    case Stage::kSway:
      return {kPass, {}};  // Victory points win battles; dice only fights.
    case Stage::kLosses:
      return LeastUsefulModel(position, seat);
    case Stage::kPickWeapon:
      return BestWeaponToMark(position, seat);
    case Stage::kLand: {
      // In the air one is easier to hit.
      Action land{kPass, {}};
      ForEachListed(position, seat, [&](const Action& action) {
        const bool lands = action.kind == kLandUnit && MayUse(action.args[0]);
        if (lands) land = action;
        return !lands;
      });
      return land;
    }
    default:
      return AnyOf(position, seat);
  }
}

absl::StatusOr<Action> DuckhammerBot::Choose(const Sight& sight) {
  const DuckhammerRules& rules = OwnRules<DuckhammerRules>(sight.rules());
  player_.set_chance(sight.Draws(seed_));
  return player_.Choose({rules, DuckhammerRules::As(sight.state())}, sight.seat());
}

}  // namespace mallard::duckhammer
