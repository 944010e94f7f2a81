#include "src/games/duckhammer/snapshot/snapshot.h"

#include <algorithm>

#include "mallard/frame/archive.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/duckhammer/snapshot/snapshot_units.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMostPoints = 20'000;
constexpr int kMostRounds = 20;
constexpr int kMostExtraDice = 20;

// The map is the ruleset's: told for those who draw it.
template <class Io>
void ShowTerrain(Io& io, absl::Span<const TerrainFeature> terrain) {
  if constexpr (!Io::kReading) {
    io.Tables(MALLARD_FIELD(terrain), Size(terrain), [&](auto& table, int i) {
      const TerrainFeature& feature = At(terrain, i);
      const absl::Span<const Point> corners = feature.area.corners();
      table.Shown(MALLARD_FIELD(water), feature.kind == TerrainKind::kWater);
      table.Shown(MALLARD_FIELD(height), feature.height);
      table.Structs(
          MALLARD_FIELD(corners), Size(corners), Size(corners),
          [&](int c) { return fb::Point(At(corners, c).x, At(corners, c).y); },
          [](int, const auto&) { return true; });
    });
  }
}

// A position that is told from 1.
template <class Io, class Field, class T>
void DescribeFromOne(Io& io, const Field& field, T& member, int most) {
  int told = member + 1;
  io.Number(field, told, 1, most);
  if constexpr (Io::kReading) Put(member, std::max(told - 1, 0));
}

template <class Io, class P>
void DescribeArmy(Io& io, const GameContent& content, P& player) {
  int lines = 0;
  while (lines < kMaxUnits && player.army[lines].model != 0) ++lines;
  io.TableList(MALLARD_FIELD(army), lines, kMaxUnits, [&](auto& table, int i) {
    auto& line = player.army[i];
    table.Id(MALLARD_FIELD(model), line.model, content.models);
    if (line.model == 0) return table.Require(false, "a line of an army list");
    const ModelEntry& model = content.models[line.model - 1u];
    table.Number(MALLARD_FIELD(count), line.count, 1, model.profile.full_strength);
    DescribeFromOne(table, MALLARD_FIELD(loadout), line.loadout, model.loadouts());
  });
}

template <class Io, class T>
void DescribeTally(Io& io, T& tally) {
  io.Number(MALLARD_FIELD(own_models_lost), tally.own_models_lost, 0, UINT16_MAX);
  io.Number(MALLARD_FIELD(own_units_lost), tally.own_units_lost, 0, UINT16_MAX);
  io.Number(MALLARD_FIELD(enemy_models_destroyed), tally.enemy_models_destroyed, 0, UINT16_MAX);
  io.Number(MALLARD_FIELD(enemy_units_destroyed), tally.enemy_units_destroyed, 0, UINT16_MAX);
  io.Numbers(MALLARD_FIELD(destroyed_in), absl::MakeSpan(tally.destroyed_in), 0, UINT16_MAX);
  io.Number(MALLARD_FIELD(natural_twelves), tally.natural_twelves, 0, UINT16_MAX);
  io.Number(MALLARD_FIELD(natural_ones), tally.natural_ones, 0, UINT16_MAX);
}

template <class Io, class P>
void DescribePlayer(Io& io, const GameContent& content, int length, P& player) {
  io.Number(MALLARD_FIELD(victory_points), player.victory_points, 0, kMostPoints);
  io.Number(MALLARD_FIELD(gained), player.gained, -kMostPoints, kMostPoints);
  io.Number(MALLARD_FIELD(needed), player.needed, -kMostPoints, kMostPoints);
  io.Number(MALLARD_FIELD(army_points), player.army_points, 0, INT16_MAX);
  io.Number(MALLARD_FIELD(points_lost), player.points_lost, 0, INT32_MAX);
  io.Number(MALLARD_FIELD(zone_depth), player.zone_depth, 1, length);
  io.Flag(MALLARD_FIELD(high_end), player.edge);
  io.Number(MALLARD_FIELD(roll_off), player.roll_off, 0, INT16_MAX);
  io.Number(MALLARD_FIELD(extra_dice), player.extra_dice, 0, kMostExtraDice);
  io.Id(MALLARD_FIELD(mission), player.mission, content.missions);
  io.IdList(MALLARD_FIELD(monsters), player.monster_count, absl::MakeSpan(player.monsters),
            content.monsters);
  io.Flag(MALLARD_FIELD(ready), player.ready);
  io.Flag(MALLARD_FIELD(reinforced), player.reinforced);
  io.Id(MALLARD_FIELD(quacktic), player.quacktic, content.quacktics);
  io.Number(MALLARD_FIELD(quacktic_rounds), player.quacktic_rounds, 0, UINT8_MAX);
  io.Index(MALLARD_FIELD(quacktic_unit), player.quacktic_unit, kUnitSlots);
  bool told = true;
  io.OptionalTable(MALLARD_FIELD(tally), told,
                   [&](auto& table) { DescribeTally(table, player.tally); });
  io.Require(told, "a player without a tally");
  DescribeArmy(io, content, player);
}

template <class Io, class D>
void DescribeDie(Io& io, D& die) {
  io.Number(MALLARD_FIELD(natural), die.natural, 0, 12);
  io.Number(MALLARD_FIELD(unit), die.unit, 0, kUnitSlots - 1);
  io.Number(MALLARD_FIELD(model), die.model, 0, kModelSlots - 1);
  io.Number(MALLARD_FIELD(target), die.target, 0, kModelSlots - 1);
  DescribeFromOne(io, MALLARD_FIELD(weapon), die.weapon, kMaxWeapons);
  io.Number(MALLARD_FIELD(modifier), die.modifier, INT16_MIN, INT16_MAX);
  io.Number(MALLARD_FIELD(needed), die.needed, INT16_MIN, INT16_MAX);
  io.Number(MALLARD_FIELD(priority), die.priority, INT8_MIN, INT8_MAX);
  io.Number(MALLARD_FIELD(side), die.side, 0, kMaxSides - 1);
  DescribeBit(io, MALLARD_FIELD(replaced), die.flags, kReplaced);
  DescribeBit(io, MALLARD_FIELD(swayed), die.flags, kSwayed);
  DescribeBit(io, MALLARD_FIELD(used), die.flags, kUsed);
  DescribeBit(io, MALLARD_FIELD(success), die.flags, kSuccess);
  DescribeBit(io, MALLARD_FIELD(dropped), die.flags, kDropped);
  DescribeBit(io, MALLARD_FIELD(resolved), die.flags, kResolved);
  DescribeBit(io, MALLARD_FIELD(chant), die.flags, kChant);
  DescribeBit(io, MALLARD_FIELD(resist), die.flags, kResist);
}

template <class Io, class S>
void DescribeSide(Io& io, const GameContent& content, S& side) {
  io.Number(MALLARD_FIELD(unit), side.unit, 0, kUnitSlots - 1);
  io.Number(MALLARD_FIELD(target), side.target, 0, kUnitSlots - 1);
  io.Enum(MALLARD_FIELD(step), side.step, Step::kFight);
  io.Flag(MALLARD_FIELD(momentum), side.momentum);
  DescribeFromOne(io, MALLARD_FIELD(weapon), side.weapon, kMaxWeapons);
  io.Number(MALLARD_FIELD(target_models), side.target_models, 0, kMaxUnitModels);
  io.Id(MALLARD_FIELD(spell), side.spell, content.spells);
  io.Number(MALLARD_FIELD(chanters), side.chanters, 0, kMaxUnitModels);
  io.Number(MALLARD_FIELD(x), side.x, 0, kPlaneLimit);
  io.Number(MALLARD_FIELD(y), side.y, 0, kPlaneLimit);
}

template <class Io, class B>
void DescribeBatch(Io& io, const GameContent& content, B& batch) {
  io.Enum(MALLARD_FIELD(rolls), batch.kind, BatchKind::kRetaliate);
  io.Require(batch.kind != BatchKind::kNone, "rolls for nothing");
  io.Number(MALLARD_FIELD(step), batch.step, 0, UINT8_MAX);
  io.Number(MALLARD_FIELD(asked_counters), batch.asked_counters, 0, kUnitSlots);
  io.Number(MALLARD_FIELD(sway_passes), batch.sway_passes, 0, kSeats);
  io.TableList(MALLARD_FIELD(sides), batch.sides, kMaxSides,
               [&](auto& side, int i) { DescribeSide(side, content, batch.side[i]); });
  io.TableList(MALLARD_FIELD(dice), batch.count, kMaxDice,
               [&](auto& die, int i) { DescribeDie(die, batch.dice[i]); });
}

// What lies on the map or waits besides units.
template <class Io, class S>
void DescribeThings(Io& io, const GameContent& content, S& state) {
  io.TableList(MALLARD_FIELD(objects), state.object_count, kMaxObjects, [&](auto& table, int i) {
    auto& object = state.objects[i];
    table.Number(MALLARD_FIELD(x), object.x, INT32_MIN, INT32_MAX);
    table.Number(MALLARD_FIELD(y), object.y, INT32_MIN, INT32_MAX);
    table.Number(MALLARD_FIELD(whose), object.whose, 0, UINT8_MAX);
  });
  bool rolling = state.batch.kind != BatchKind::kNone;
  io.OptionalTable(MALLARD_FIELD(batch), rolling,
                   [&](auto& table) { DescribeBatch(table, content, state.batch); });
  io.TableList(MALLARD_FIELD(picks), state.pick_count, kMaxPicks, [&](auto& table, int i) {
    auto& pick = state.picks[i];
    table.Number(MALLARD_FIELD(model), pick.model, 0, kModelSlots - 1);
    table.Id(MALLARD_FIELD(mark), pick.mark, content.marks);
    table.Require(pick.mark != 0, "a mark without a name");
    table.Number(MALLARD_FIELD(seat), pick.seat, 0, kNobody);
  });
}

template <class Io, class S>
void DescribeState(Io& io, const DuckhammerRules& rules, S& state) {
  const GameContent& content = rules.content();
  io.Enum(MALLARD_FIELD(phase), state.phase, Phase::kOver);
  io.Enum(MALLARD_FIELD(stage), state.stage, Stage::kLand);
  io.Number(MALLARD_FIELD(asked), state.asked, 0, (1 << kSeats) - 1);
  io.Number(MALLARD_FIELD(round), state.round, 0, UINT8_MAX);
  io.Number(MALLARD_FIELD(rounds), state.rounds, 1, kMostRounds);
  io.Number(MALLARD_FIELD(lead), state.lead, 0, kSeats - 1);
  io.Number(MALLARD_FIELD(turn), state.turn, 0, 3);
  io.Index(MALLARD_FIELD(winner), state.winner, kSeats);
  io.Number(MALLARD_FIELD(ending), state.ending, kNotOver, kForfeit);
  io.Id(MALLARD_FIELD(map_name), state.map, content.maps);
  if constexpr (Io::kReading) Put(state.size, rules.ScaleOf(state).size);
  io.Number(MALLARD_FIELD(width), state.width, 0, kPlaneLimit);
  io.Number(MALLARD_FIELD(length), state.length, 0, kPlaneLimit);
  ShowTerrain(io, rules.TerrainOf(state));
  io.Tables(MALLARD_FIELD(players), kSeats, [&](auto& player, int seat) {
    DescribePlayer(player, content, state.length, state.players[seat]);
  });
  DescribeUnits(io, rules, state);
  io.Index(MALLARD_FIELD(active_unit), state.activity.unit, kUnitSlots);
  io.Enum(MALLARD_FIELD(way), state.activity.way, Way::kFly);
  io.Number(MALLARD_FIELD(task), state.activity.kind, kNoActivity, kLeaveActivity);
  DescribeThings(io, content, state);
  io.Number(MALLARD_FIELD(losses), state.losses, 0, static_cast<int>(fb::Cause::MAX));
  io.Number(MALLARD_FIELD(monsters_done), state.monsters_done, 0, UINT8_MAX);
  io.Number(MALLARD_FIELD(report_step), state.report_step, 0, UINT8_MAX);
  io.Variables(MALLARD_FIELD(variables), rules.variables(), rules.VariablesOf(state));
  io.Streams(MALLARD_FIELD(streams), {&state.chance});
}

}  // namespace

flatbuffers::Offset<fb::State> WriteBattle(const DuckhammerRules& rules, const State& state,
                                           flatbuffers::FlatBufferBuilder& builder) {
  return WriteTable<fb::State>(builder, [&](auto& io) { DescribeState(io, rules, state); });
}

absl::Status ReadBattle(const DuckhammerRules& rules, const fb::State& in, State& state) {
  return ReadTable(&in, [&](auto& io) { DescribeState(io, rules, state); });
}

StateOffset WriteState(const DuckhammerRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder) {
  return {static_cast<uint8_t>(schema::GameState::Duckhammer),
          WriteBattle(rules, state, builder).o};
}

absl::Status ReadState(const DuckhammerRules& rules, const schema::Snapshot& snapshot,
                       State& state) {
  return ReadTable(snapshot.state_as_Duckhammer(),
                   [&](auto& io) { DescribeState(io, rules, state); });
}

}  // namespace mallard::duckhammer
