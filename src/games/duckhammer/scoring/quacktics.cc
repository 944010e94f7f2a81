#include "src/games/duckhammer/scoring/quacktics.h"

#include <algorithm>
#include <cstdint>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "src/games/duckhammer/script/script.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

// Whether the seat's army has a unit of that faction (or, with -1, of that Feather).
bool ArmyHas(const Position& position, int seat, int faction, int feather) {
  for (int unit = FirstUnit(seat); unit < FirstUnit(seat) + kMaxUnits; ++unit) {
    const int own = position.state.profiles[unit].faction - 1;
    if (position.state.units[unit].size == 0 || own < 0) continue;
    if (own == faction) return true;
    if (At(position.rules.content().factions, own).feather == feather) return true;
  }
  return false;
}

// Everybody may use what is nobody's; otherwise the mission, the Feather or the faction must fit.
bool MayUse(const Position& position, int seat, const Quacktic& quacktic) {
  if (quacktic.mission >= 0) return position.state.players[seat].mission == quacktic.mission + 1;
  if (quacktic.faction >= 0) return ArmyHas(position, seat, quacktic.faction, -1);
  if (quacktic.feather >= 0) return ArmyHas(position, seat, -1, quacktic.feather);
  return true;
}

// A restriction is taken by a unit that is there to keep it.
bool MayBeRestricted(const State& state, int seat, int unit) {
  return unit >= FirstUnit(seat) && unit < FirstUnit(seat) + kMaxUnits &&
         CountOnMap(state, unit) > 0;
}

Refusal CheckStart(const Position& position, int seat, const Action& action) {
  const Quacktic& quacktic = At(position.rules.content().quacktics, action.args[0]);
  const int unit = action.args[1];
  const bool restricts = !quacktic.restriction.list.empty();
  if (!restricts && unit != -1) {
    return Senseless("{name} restricts no unit: give -1 for it", quacktic.name);
  }
  if (!MayUse(position, seat, quacktic)) {
    return Forbidden("{name} is for another mission, Feather or faction", quacktic.name);
  }
  if (restricts && !MayBeRestricted(position.state, seat, unit)) {
    return Forbidden("{name} restricts a unit: name one of your own on the map", quacktic.name);
  }
  return kAllowed;
}

// Lists every way to start a quacktic.
bool ListStarts(const Position& position, int seat, Listing& out) {
  const int count = Size(position.rules.content().quacktics);
  for (int number = 0; number < count; ++number) {
    const Quacktic& quacktic = At(position.rules.content().quacktics, number);
    if (!MayUse(position, seat, quacktic)) continue;
    if (quacktic.restriction.list.empty()) {
      if (!out.One({kStartQuack, {number, -1}})) return false;
      continue;
    }
    for (int unit = FirstUnit(seat); unit < FirstUnit(seat) + kMaxUnits; ++unit) {
      if (!MayBeRestricted(position.state, seat, unit)) continue;
      if (!out.One({kStartQuack, {number, unit}})) return false;
    }
  }
  return true;
}

}  // namespace

Refusal CheckQuacktic(const Position& position, int seat, const Action& action) {
  return action.kind == kPass ? kAllowed : CheckStart(position, seat, action);
}

void ListQuacktics(const Position& position, int seat, Listing& out) {
  if (ListStarts(position, seat, out)) out.One({kPass, {}});
}

bool MayUseQuacktic(const Position& position, int seat, int quacktic) {
  return MayUse(position, seat, At(position.rules.content().quacktics, quacktic));
}

absl::Status ApplyQuacktic(Play& play, int seat, const Action& action) {
  if (action.kind == kStartQuack) {
    Player& player = play.state.players[seat];
    const Quacktic& quacktic = At(play.rules.content().quacktics, action.args[0]);
    Put(player.quacktic, action.args[0] + 1);
    Put(player.quacktic_rounds, quacktic.rounds);
    Put(player.quacktic_unit, action.args[1] + 1);
    player.tally = Tally();
    play.Tell(kQuackticBegan, seat, action.args[0]);
  }
  EndTurn(play);
  return absl::OkStatus();
}

namespace {

void Forget(Player& player) {
  player.quacktic = 0;
  player.quacktic_rounds = 0;
  player.quacktic_unit = 0;
  player.tally = Tally();
}

void Break(Play& play, int seat) {
  Player& player = play.state.players[seat];
  play.Tell(kQuackticBroken, seat, player.quacktic - 1);
  Forget(player);
}

const Quacktic& ActiveOf(const Play& play, int seat) {
  return play.rules.content().quacktics[play.state.players[seat].quacktic - 1u];
}

// Whether any gamble of the active quacktic gives that answer to one of its two questions. Gambles
// without that function are not asked.
absl::StatusOr<bool> AnyGamble(Play& play, int seat, ScriptFunction Gamble::*question,
                               bool wanted) {
  for (const int number : ActiveOf(play, seat).gambles) {
    const ScriptFunction function = At(play.rules.content().gambles, number).*question;
    if (!function) continue;
    HookCall call{play, seat};
    int64_t answer = 0;
    absl::Status status = RunContent(call, function, GambleHook(), &answer);
    if (!status.ok()) return status;
    if ((answer != 0) == wanted) return true;
  }
  return false;
}

absl::Status Watch(Play& play, int seat) {
  if (play.state.players[seat].quacktic == 0) return absl::OkStatus();
  absl::StatusOr<bool> broken = AnyGamble(play, seat, &Gamble::broken, true);
  if (broken.ok() && *broken) Break(play, seat);
  return broken.status();
}

// What the quacktic is worth with what units in play add to it.
absl::StatusOr<int> PointsOf(Play& play, int seat) {
  int64_t points = ActiveOf(play, seat).victory_points;
  absl::Status status;
  ForEachUnitOnMap(play.state, seat, [&](int unit) {
    if (!status.ok() || !HasHook(play.position(), unit, HookPoint::kQuackticPaid)) return;
    HookCall call{play, seat, unit};
    status = RunModelHooks(call, HookPoint::kQuackticPaid, &points);
  });
  if (!status.ok()) return status;
  return static_cast<int>(std::clamp<int64_t>(points, 0, INT16_MAX));
}

absl::Status Settle(Play& play, int seat) {
  Player& player = play.state.players[seat];
  if (player.quacktic == 0) return absl::OkStatus();
  if (player.quacktic_rounds > 1) {
    --player.quacktic_rounds;
    return absl::OkStatus();
  }
  absl::StatusOr<bool> unmet = AnyGamble(play, seat, &Gamble::met, false);
  if (!unmet.ok()) return unmet.status();
  if (*unmet) {
    Break(play, seat);
    return absl::OkStatus();
  }
  absl::StatusOr<int> points = PointsOf(play, seat);
  if (!points.ok()) return points.status();
  play.Tell(kQuackticPaid, seat, player.quacktic - 1, *points);
  Forget(player);
  Score(play, seat, *points);
  return absl::OkStatus();
}

}  // namespace

bool AskQuacktic(Play& play) {
  const int seat = SeatOfTurn(play.state);
  if (play.state.players[seat].quacktic != 0) return false;
  Action start;
  Listing first = Listing::Nth(0, &start);
  ListStarts(play.position(), seat, first);
  if (start.kind == 0) return false;
  play.Ask(Stage::kStartQuacktic, seat);
  return true;
}

absl::Status WatchQuacktics(Play& play) {
  for (const int seat : {int{play.state.lead}, Other(play.state.lead)}) {
    absl::Status status = Watch(play, seat);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status SettleQuacktics(Play& play) {
  absl::Status status = WatchQuacktics(play);
  for (const int seat : {int{play.state.lead}, Other(play.state.lead)}) {
    if (status.ok()) status = Settle(play, seat);
  }
  return status;
}

}  // namespace mallard::duckhammer
