#include "src/games/duck_dealer/verbs.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/frame/verbs.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/turn.h"

namespace mallard::duck_dealer {
namespace {

constexpr int kMaxGrant = 40;  // Energy or goods in one call.
constexpr int kMaxPoints = 1'000'000;

using Call = HookCall;

Call& Of(void* context) { return *static_cast<Call*>(context); }

absl::StatusOr<int> EnergyNamed(absl::string_view name) {
  if (name == "move") return kMoveEnergy;
  if (name == "build") return kBuildEnergy;
  if (name == "trade") return kTradeEnergy;
  return absl::InvalidArgumentError(
      absl::StrCat("energy is \"move\", \"build\" or \"trade\", not \"", name, "\""));
}

absl::Status CheckCount(int64_t count) {
  if (count >= 0 && count <= kMaxGrant) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("a count is 0 to ", kMaxGrant, ", not ", count));
}

// A player given by number from 1; nil is the acting one.
absl::StatusOr<int> SeatFrom(const Call& c, const ScriptValue& value) {
  if (value.type == ScriptType::kNil) return c.seat;
  if (value.integer >= 1 && value.integer <= c.rules.seats()) {
    return static_cast<int>(value.integer) - 1;
  }
  return absl::InvalidArgumentError(
      absl::StrCat("there is no player ", value.integer, "; players are 1 to ", c.rules.seats()));
}

absl::Status SeatVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(Of(context).seat + 1);
  return absl::OkStatus();
}

absl::Status PlayersVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(Of(context).rules.seats());
  return absl::OkStatus();
}

absl::Status SpaceVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(Of(context).state.track_used);
  return absl::OkStatus();
}

absl::Status PlanetVerb(void* context, ScriptCall& call) {
  const Call& c = Of(context);
  if (c.player().on_map == 0 || !c.rules.IsPlanet(c.player().place)) return absl::OkStatus();
  call.result = ScriptValue::Text(c.rules.galaxy().planets[c.player().place].id);
  return absl::OkStatus();
}

absl::Status OwnerVerb(void* context, ScriptCall& call) {
  const Call& c = Of(context);
  const char* const kNames[kSites] = {"mine", "consumer", "factory", "shipyard"};
  const auto* found = std::find(std::begin(kNames), std::end(kNames), call.args[0].text);
  if (found == std::end(kNames)) {
    return absl::InvalidArgumentError(
        absl::StrCat("a tile is \"mine\", \"consumer\", \"factory\" or \"shipyard\", not \"",
                     call.args[0].text, "\""));
  }
  if (c.player().on_map == 0 || !c.rules.IsPlanet(c.player().place)) return absl::OkStatus();
  const int owner = c.state.planets[c.player().place].claims[found - kNames];
  if (owner != 0) call.result = ScriptValue::Int(owner);
  return absl::OkStatus();
}

absl::Status GoodsVerb(void* context, ScriptCall& call) {
  const Call& c = Of(context);
  absl::StatusOr<int> good = c.rules.content().good_names.Require("good", call.args[0].text);
  if (!good.ok()) return good.status();
  call.result = ScriptValue::Int(c.player().goods[*good]);
  return absl::OkStatus();
}

// Goods that can be put on the ship: outside an action turn only as many as fit.
int RoomOf(const Call& c) {
  if (c.player().on_map == 0) return 0;
  const int most = InActionTurn(c.state) ? kMaxLoad : c.player().capacity;
  return std::max(0, most - c.player().load);
}

absl::Status RoomVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(RoomOf(Of(context)));
  return absl::OkStatus();
}

// Both directions: `sign` is 1 or -1.
absl::Status ChangeGoods(Call& c, ScriptCall& call, int sign) {
  absl::StatusOr<int> good = c.rules.content().good_names.Require("good", call.args[0].text);
  if (!good.ok()) return good.status();
  const int64_t count = call.args[1].type == ScriptType::kNil ? 1 : call.args[1].integer;
  if (absl::Status status = CheckCount(count); !status.ok()) return status;
  const int change = sign * static_cast<int>(count);
  if (change > RoomOf(c)) {
    return absl::FailedPreconditionError("there is no room for these goods; ask ctx:room() first");
  }
  if (c.player().goods[*good] + change < 0) {
    return absl::FailedPreconditionError("the player does not have these goods");
  }
  if (change == 0) return absl::OkStatus();
  AddGoods(c.player(), *good, change);
  c.events.Emit(Audience::Everyone(), {kGoodsChanged, {c.seat, *good, change}});
  return absl::OkStatus();
}

absl::Status GainGoodsVerb(void* context, ScriptCall& call) {
  return ChangeGoods(Of(context), call, 1);
}

absl::Status LoseGoodsVerb(void* context, ScriptCall& call) {
  return ChangeGoods(Of(context), call, -1);
}

absl::Status EnergyVerb(void* context, ScriptCall& call) {
  absl::StatusOr<int> energy = EnergyNamed(call.args[0].text);
  if (!energy.ok()) return energy.status();
  call.result = ScriptValue::Int(Spendable(Of(context).player(), *energy));
  return absl::OkStatus();
}

absl::Status GainEnergyVerb(void* context, ScriptCall& call) {
  Call& c = Of(context);
  absl::StatusOr<int> energy = EnergyNamed(call.args[0].text);
  if (!energy.ok()) return energy.status();
  const int64_t count = call.args[1].type == ScriptType::kNil ? 1 : call.args[1].integer;
  if (absl::Status status = CheckCount(count); !status.ok()) return status;
  if (c.player().virtual_energy[*energy] > kMaxGrant) {
    return absl::FailedPreconditionError("that is too much energy");
  }
  call.result = ScriptValue::Int(
      GainEnergy(c.state, c.seat, *energy, static_cast<int>(count), c.collecting, c.events));
  return absl::OkStatus();
}

absl::Status ChooseEnergyVerb(void* context, ScriptCall& call) {
  Call& c = Of(context);
  const int64_t count = call.args[0].type == ScriptType::kNil ? 1 : call.args[0].integer;
  if (absl::Status status = CheckCount(count); !status.ok()) return status;
  if (c.state.phase < Phase::kTurn) {
    return absl::FailedPreconditionError("nothing can be chosen before the first turn");
  }
  if (c.state.gains + count > kMaxGrant) {
    return absl::FailedPreconditionError("that is too much energy");
  }
  c.state.gains = static_cast<uint8_t>(c.state.gains + count);
  return absl::OkStatus();
}

absl::Status PointsVerb(void* context, ScriptCall& call) {
  const Call& c = Of(context);
  absl::StatusOr<int> seat = SeatFrom(c, call.args[0]);
  if (!seat.ok()) return seat.status();
  call.result = ScriptValue::Int(c.state.players[*seat].points);
  return absl::OkStatus();
}

absl::Status ScoreVerb(void* context, ScriptCall& call) {
  Call& c = Of(context);
  absl::StatusOr<int> seat = SeatFrom(c, call.args[1]);
  if (!seat.ok()) return seat.status();
  const int64_t points = call.args[0].integer;
  if (points < -kMaxPoints || points > kMaxPoints ||
      c.state.players[*seat].points + points > kMaxPoints ||
      c.state.players[*seat].points + points < -kMaxPoints) {
    return absl::InvalidArgumentError("points stay between minus and plus a million");
  }
  Score(c.state, *seat, static_cast<int>(points), c.events);
  return absl::OkStatus();
}

absl::Status EquipmentVerb(void* context, ScriptCall& call) {
  const Call& c = Of(context);
  absl::StatusOr<int> kind =
      c.rules.content().equipment_names.Require("equipment", call.args[0].text);
  if (!kind.ok()) return kind.status();
  const Player& player = c.player();
  call.result = ScriptValue::Int(
      std::count(std::begin(player.equipment), std::end(player.equipment), *kind + 1));
  return absl::OkStatus();
}

absl::Status RandomVerb(void* context, ScriptCall& call) {
  return DrawNumber(Of(context).state.chance, call);
}

// Which instance of a variable is meant: the acting player's, or that of the planet of its ship.
absl::StatusOr<int> InstanceOf(const Call& c, absl::string_view scope) {
  if (scope == "player") return c.seat;
  if (scope != "planet") return 0;
  if (c.player().on_map == 0 || !c.rules.IsPlanet(c.player().place)) {
    return absl::FailedPreconditionError("the ship is not on a planet");
  }
  return static_cast<int>(c.player().place);
}

absl::Status GetVerb(void* context, ScriptCall& call) {
  const Call& c = Of(context);
  absl::StatusOr<int> instance = InstanceOf(c, call.args[0].text);
  if (!instance.ok()) return instance.status();
  return ReturnInt(c.rules.variables().Get(DuckDealerRules::VariablesOf(c.state), call.args[0].text,
                                           call.args[1].text, *instance),
                   call);
}

absl::Status SetVerb(void* context, ScriptCall& call) {
  Call& c = Of(context);
  absl::StatusOr<int> instance = InstanceOf(c, call.args[0].text);
  if (!instance.ok()) return instance.status();
  return c.rules.variables().Set(DuckDealerRules::VariablesOf(c.state), call.args[0].text,
                                 call.args[1].text, *instance, call.args[2].integer);
}

std::vector<ScriptVerb> Questions() {
  const ScriptParam number = {"number", ScriptType::kInt, false, "A number."};
  const ScriptParam player = {"player", ScriptType::kInt, true, "From 1; the acting one if nil."};
  return {
      {"seat", "The acting player, from 1.", {}, number, SeatVerb},
      {"players", "Number of players.", {}, number, PlayersVerb},
      {"space",
       "Spaces of the turn track in use; 0 before the first action turn.",
       {},
       number,
       SpaceVerb},
      {"planet",
       "The id of the planet the acting ship is on; nil in space and before the first turn.",
       {},
       {"planet", ScriptType::kString, true, "Its id."},
       PlanetVerb},
      {"owner",
       "The player, from 1, with the privilege on that tile of the ship's planet; nil: nobody.",
       {{"tile", ScriptType::kString, false,
         "\"mine\", \"consumer\", \"factory\" or \"shipyard\"."}},
       {"player", ScriptType::kInt, true, "From 1."},
       OwnerVerb},
      {"goods",
       "Units of a good on the acting ship.",
       {{"good", ScriptType::kString, false, "A good's id."}},
       number,
       GoodsVerb},
      {"room",
       "How many more goods can be put on the acting ship: in an action turn nearly any number, "
       "otherwise as many as fit.",
       {},
       number,
       RoomVerb},
      {"energy",
       "Energy the acting player can spend.",
       {{"energy", ScriptType::kString, false, "\"move\", \"build\" or \"trade\"."}},
       number,
       EnergyVerb},
      {"equipment",
       "How many pieces of that equipment the acting ship has.",
       {{"equipment", ScriptType::kString, false, "Its id."}},
       number,
       EquipmentVerb},
      {"points", "A player's points.", {player}, number, PointsVerb},
  };
}

std::vector<ScriptVerb> Effects() {
  const ScriptParam nothing = {"", ScriptType::kNil, true, ""};
  const ScriptParam good = {"good", ScriptType::kString, false, "A good's id."};
  const ScriptParam count = {"count", ScriptType::kInt, true, "1 if nil."};
  const ScriptParam value = {"value", ScriptType::kInt, false, "A number."};
  const ScriptParam player = {"player", ScriptType::kInt, true, "From 1; the acting one if nil."};
  const ScriptParam scope = {"scope", ScriptType::kString, false,
                             "\"match\", \"player\" or \"planet\"."};
  const ScriptParam name = {"name", ScriptType::kString, false, "The variable's id."};
  return {
      {"gain_goods", "Puts goods on the acting ship.", {good, count}, nothing, GainGoodsVerb},
      {"lose_goods", "Takes goods off the acting ship.", {good, count}, nothing, LoseGoodsVerb},
      {"gain_energy",
       "Gives the acting player energy, as far as the supply goes; during a collection what is "
       "missing is virtual. Returns how much there was.",
       {{"energy", ScriptType::kString, false, "\"move\", \"build\" or \"trade\"."}, count},
       value,
       GainEnergyVerb},
      {"choose_energy",
       "Lets the acting player choose energy as soon as the function has ended.",
       {count},
       nothing,
       ChooseEnergyVerb},
      {"score",
       "Gives a player points, or takes them.",
       {{"points", ScriptType::kInt, false, "May be negative."}, player},
       nothing,
       ScoreVerb},
      {"random",
       "A random number from 1 to n, from the match's own chance.",
       {{"n", ScriptType::kInt, false, "At least 1."}},
       value,
       RandomVerb},
      {"get",
       "The value of a variable of the match, the acting player or the ship's planet.",
       {scope, name},
       value,
       GetVerb},
      {"set", "Sets such a variable.", {scope, name, value}, nothing, SetVerb},
  };
}

}  // namespace

const ScriptContextType& DealerContext() {
  static const ScriptContextType* const type = [] {
    auto* made = new ScriptContextType;
    made->name = "DealerContext";
    made->doc =
        "What is going on, as a function of a tile or of equipment sees it: the acting "
        "player's ship, its planet, and everybody's points.";
    made->verbs = Questions();
    for (ScriptVerb& verb : Effects()) made->verbs.push_back(std::move(verb));
    return made;
  }();
  return *type;
}

}  // namespace mallard::duck_dealer
