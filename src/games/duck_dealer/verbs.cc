#include "src/games/duck_dealer/verbs.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/frame/ask.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/economy.h"

namespace mallard::duck_dealer {
namespace {

constexpr int kMaxGrant = 40;  // Energy or goods in one call.
constexpr int kMaxPoints = 1'000'000;
constexpr char kScopes[] = "\"match\", \"player\" or \"planet\".";

absl::StatusOr<int> EnergyNamed(absl::string_view name) {
  if (name == "move") return kMoveEnergy;
  if (name == "build") return kBuildEnergy;
  if (name == "trade") return kTradeEnergy;
  return absl::InvalidArgumentError(
      absl::StrCat("energy is \"move\", \"build\" or \"trade\", not \"", name, "\""));
}

absl::StatusOr<int> GoodNamed(const Context& c, absl::string_view name) {
  return c.play.rules.content().good_names.Require("good", name);
}

// How many, which may be left out.
absl::StatusOr<int> CountFrom(const ScriptValue& value) {
  const int64_t count = value.type == ScriptType::kNil ? 1 : value.integer;
  if (count >= 0 && count <= kMaxGrant) return static_cast<int>(count);
  return absl::InvalidArgumentError(absl::StrCat("a count is 0 to ", kMaxGrant, ", not ", count));
}

// A player given by number from 1; nil is the acting one.
absl::StatusOr<int> SeatFrom(const Context& c, const ScriptValue& value) {
  if (value.type == ScriptType::kNil) return c.seat;
  const int seats = c.play.rules.seats();
  if (value.integer >= 1 && value.integer <= seats) return static_cast<int>(value.integer) - 1;
  return absl::InvalidArgumentError(
      absl::StrCat("there is no player ", value.integer, "; players are 1 to ", seats));
}

// Questions
// ---------------------------------------------------------------------------------------

absl::Status Players(Context& c, ScriptCall& call) { return Give(call, c.play.rules.seats()); }

absl::Status Space(Context& c, ScriptCall& call) { return Give(call, c.play.state.track_used); }

absl::Status PlanetId(Context& c, ScriptCall& call) {
  if (c.planet() < 0) return absl::OkStatus();
  return GiveText(call, At(c.play.rules.galaxy().planets, c.planet()).id);
}

absl::Status Owner(Context& c, ScriptCall& call) {
  const char* const kNames[kSites] = {"mine", "consumer", "factory", "shipyard"};
  const auto* found = std::find(std::begin(kNames), std::end(kNames), call.args[0].text);
  if (found == std::end(kNames)) {
    return absl::InvalidArgumentError(
        absl::StrCat("a tile is \"mine\", \"consumer\", \"factory\" or \"shipyard\", not \"",
                     call.args[0].text, "\""));
  }
  if (c.planet() < 0) return absl::OkStatus();
  const int owner = c.play.state.planets[c.planet()].claims[found - kNames];
  return owner != 0 ? Give(call, owner) : absl::OkStatus();
}

absl::Status Goods(Context& c, ScriptCall& call) {
  absl::StatusOr<int> good = GoodNamed(c, call.args[0].text);
  return good.ok() ? Give(call, c.player().goods[*good]) : good.status();
}

// Goods that can be put on the ship: outside an action turn only as many as
// fit.
int RoomOf(const Context& c) {
  if (c.player().on_map == 0) return 0;
  const int most = InActionTurn(c.play.state) ? kMaxLoad : c.player().capacity;
  return std::max(0, most - c.player().load);
}

absl::Status Room(Context& c, ScriptCall& call) { return Give(call, RoomOf(c)); }

absl::Status EnergyOf(Context& c, ScriptCall& call) {
  absl::StatusOr<int> energy = EnergyNamed(call.args[0].text);
  return energy.ok() ? Give(call, Spendable(c.player(), *energy)) : energy.status();
}

absl::Status CountEquipment(Context& c, ScriptCall& call) {
  absl::StatusOr<int> kind =
      c.play.rules.content().equipment_names.Require("equipment", call.args[0].text);
  if (!kind.ok()) return kind.status();
  const Player& player = c.player();
  return Give(call,
              std::count(std::begin(player.equipment), std::end(player.equipment), *kind + 1));
}

absl::Status Points(Context& c, ScriptCall& call) {
  absl::StatusOr<int> seat = SeatFrom(c, call.args[0]);
  return seat.ok() ? Give(call, c.play.state.players[*seat].points) : seat.status();
}

// Effects
// -----------------------------------------------------------------------------------------

// Both directions: `sign` is 1 or -1.
absl::Status ChangeGoods(Context& c, const ScriptCall& call, int sign) {
  absl::StatusOr<int> good = GoodNamed(c, call.args[0].text);
  if (!good.ok()) return good.status();
  absl::StatusOr<int> count = CountFrom(call.args[1]);
  if (!count.ok()) return count.status();
  const int change = sign * *count;
  if (change > RoomOf(c)) {
    return absl::FailedPreconditionError("there is no room for these goods; ask ctx:room() first");
  }
  if (c.player().goods[*good] + change < 0) {
    return absl::FailedPreconditionError("the player does not have these goods");
  }
  if (change == 0) return absl::OkStatus();
  AddGoods(c.player(), *good, change);
  c.play.Tell(kGoodsChanged, c.seat, *good, change);
  return absl::OkStatus();
}

absl::Status GainGoods(Context& c, ScriptCall& call) { return ChangeGoods(c, call, 1); }

absl::Status LoseGoods(Context& c, ScriptCall& call) { return ChangeGoods(c, call, -1); }

absl::Status GiveEnergy(Context& c, ScriptCall& call) {
  absl::StatusOr<int> energy = EnergyNamed(call.args[0].text);
  if (!energy.ok()) return energy.status();
  absl::StatusOr<int> count = CountFrom(call.args[1]);
  if (!count.ok()) return count.status();
  if (c.player().virtual_energy[*energy] > kMaxGrant) {
    return absl::FailedPreconditionError("that is too much energy");
  }
  return Give(call, GainEnergy(c.play, c.seat, *energy, *count, c.collecting));
}

absl::Status ChooseEnergy(Context& c, ScriptCall& call) {
  absl::StatusOr<int> count = CountFrom(call.args[0]);
  if (!count.ok()) return count.status();
  if (InSetup(c.play.state)) {
    return absl::FailedPreconditionError("nothing can be chosen before the first turn");
  }
  if (c.play.state.gains + *count > kMaxGains) {
    return absl::FailedPreconditionError("that is too much energy");
  }
  Put(c.play.state.gains, c.play.state.gains + *count);
  return absl::OkStatus();
}

absl::Status ScorePoints(Context& c, ScriptCall& call) {
  absl::StatusOr<int> seat = SeatFrom(c, call.args[1]);
  if (!seat.ok()) return seat.status();
  const int64_t points = call.args[0].integer;
  const int64_t before = c.play.state.players[*seat].points;
  if (points < -kMaxPoints || points > kMaxPoints || before + points > kMaxPoints ||
      before + points < -kMaxPoints) {
    return absl::InvalidArgumentError("points stay between minus and plus a million");
  }
  Score(c.play, *seat, static_cast<int>(points));
  return absl::OkStatus();
}

// The table
// ---------------------------------------------------------------------------------------

std::vector<ScriptVerb> Questions() {
  const ScriptParam number = {"number", ScriptType::kInt, false, "A number."};
  const ScriptParam player = {"player", ScriptType::kInt, true, "From 1; the acting one if nil."};
  return {
      SeatVerb<Context>("The acting player, from 1."),
      {"players", "Number of players.", {}, number, CallVerb<Context, Players>},
      {"space",
       "Spaces of the turn track in use; 0 before the first action turn.",
       {},
       number,
       CallVerb<Context, Space>},
      {"planet",
       "The id of the planet the acting ship is on; nil in space and before "
       "the first turn.",
       {},
       {"planet", ScriptType::kString, true, "Its id."},
       CallVerb<Context, PlanetId>},
      {"owner",
       "The player, from 1, with the privilege on that tile of the ship's "
       "planet; nil: nobody.",
       {{"tile", ScriptType::kString, false,
         "\"mine\", \"consumer\", \"factory\" or \"shipyard\"."}},
       {"player", ScriptType::kInt, true, "From 1."},
       CallVerb<Context, Owner>},
      {"goods",
       "Units of a good on the acting ship.",
       {{"good", ScriptType::kString, false, "A good's id."}},
       number,
       CallVerb<Context, Goods>},
      {"room",
       "How many more goods can be put on the acting ship: in an action turn "
       "nearly any number, "
       "otherwise as many as fit.",
       {},
       number,
       CallVerb<Context, Room>},
      {"energy",
       "Energy the acting player can spend.",
       {{"energy", ScriptType::kString, false, "\"move\", \"build\" or \"trade\"."}},
       number,
       CallVerb<Context, EnergyOf>},
      {"equipment",
       "How many pieces of that equipment the acting ship has.",
       {{"equipment", ScriptType::kString, false, "Its id."}},
       number,
       CallVerb<Context, CountEquipment>},
      {"points", "A player's points.", {player}, number, CallVerb<Context, Points>},
  };
}

std::vector<ScriptVerb> Effects() {
  const ScriptParam good = {"good", ScriptType::kString, false, "A good's id."};
  const ScriptParam count = {"count", ScriptType::kInt, true, "1 if nil."};
  const ScriptParam value = {"value", ScriptType::kInt, false, "A number."};
  const ScriptParam player = {"player", ScriptType::kInt, true, "From 1; the acting one if nil."};
  return {
      {"gain_goods",
       "Puts goods on the acting ship.",
       {good, count},
       kNoScriptParam,
       CallVerb<Context, GainGoods>},
      {"lose_goods",
       "Takes goods off the acting ship.",
       {good, count},
       kNoScriptParam,
       CallVerb<Context, LoseGoods>},
      {"gain_energy",
       "Gives the acting player energy, as far as the supply goes; during a "
       "collection what is "
       "missing is virtual. Returns how much there was.",
       {{"energy", ScriptType::kString, false, "\"move\", \"build\" or \"trade\"."}, count},
       value,
       CallVerb<Context, GiveEnergy>},
      {"choose_energy",
       "Lets the acting player choose energy as soon as the function has "
       "ended.",
       {count},
       kNoScriptParam,
       CallVerb<Context, ChooseEnergy>},
      {"score",
       "Gives a player points, or takes them.",
       {{"points", ScriptType::kInt, false, "May be negative."}, player},
       kNoScriptParam,
       CallVerb<Context, ScorePoints>},
      RandomVerb<Context>(),
      AskVerb<Context>(),
      GetVerb<Context>(kScopes,
                       "The value of a variable of the match, the "
                       "acting player or the ship's planet."),
      SetVerb<Context>(kScopes, "Sets such a variable."),
  };
}

}  // namespace

absl::StatusOr<int> Context::InstanceOf(absl::string_view scope) const {
  if (scope == "player") return seat;
  if (scope != "planet") return 0;
  if (planet() < 0) return absl::FailedPreconditionError("the ship is not on a planet");
  return planet();
}

const ScriptContextType& ContextType() {
  static const ScriptContextType* const type = [] {
    auto* made = new ScriptContextType;
    made->name = "DealerContext";
    made->doc =
        "What is going on, as a function of a tile or of equipment "
        "sees it: the acting "
        "player's ship, its planet, and everybody's points.";
    made->verbs = Questions();
    for (ScriptVerb& verb : Effects()) made->verbs.push_back(std::move(verb));
    return made;
  }();
  return *type;
}

}  // namespace mallard::duck_dealer
