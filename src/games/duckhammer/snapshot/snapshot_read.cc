// Battles from FlatBuffers. Nothing is trusted: here every number is brought into its field and
// every id is looked up; validate.cc then says whether the whole can be.
#include <cstring>

#include "mallard/schemas/mallard_generated.h"
#include "mallard/state_buffer.h"
#include "src/games/common/codec.h"
#include "src/games/duckhammer/invariants/invariants.h"
#include "src/games/duckhammer/snapshot/snapshot_parts.h"

namespace mallard::duckhammer {
namespace {

// Reads the tables of one battle into its state.
class Reader {
 public:
  Reader(const GameContent& content, State& state) : content_(content), state_(state) {}

  absl::Status ReadPlayers(const Table<fb::Player>* in);
  absl::Status ReadObjects(const Table<fb::Object>* in);
  absl::Status ReadPicks(const Table<fb::Pick>* in);
  absl::Status ReadBatch(const fb::Batch* in);

 private:
  absl::Status ReadArmy(const fb::Player& in, Player& player);
  absl::Status ReadPlayer(const fb::Player& in, Player& player);
  absl::Status ReadSide(const fb::Side& in, Side& side);

  const GameContent& content_;
  State& state_;
};

absl::Status Reader::ReadArmy(const fb::Player& in, Player& player) {
  if (Size(in.army()) > kMaxUnits) return Damaged("an army list is too long");
  for (size_t i = 0; i < Size(in.army()); ++i) {
    const fb::Enlisted& line = *in.army()->Get(static_cast<flatbuffers::uoffset_t>(i));
    Enlisted& enlisted = player.army[i];
    if (absl::Status s = NeedId("model", content_.models, line.model(), enlisted.model); !s.ok()) {
      return s;
    }
    const ModelEntry& model = content_.models[enlisted.model - 1u];
    if (line.count() < 1 || line.count() > model.profile.full_strength || line.loadout() < 1 ||
        line.loadout() > model.loadouts()) {
      return Damaged("a line of an army list");
    }
    enlisted.count = line.count();
    enlisted.loadout = static_cast<uint8_t>(line.loadout() - 1);
  }
  return absl::OkStatus();
}

absl::Status ReadTally(const fb::Tally* in, Tally& tally) {
  if (in == nullptr || Size(in->destroyed_in()) != 4) return Damaged("a tally");
  tally.own_models_lost = in->own_models_lost();
  tally.own_units_lost = in->own_units_lost();
  tally.enemy_models_destroyed = in->enemy_models_destroyed();
  tally.enemy_units_destroyed = in->enemy_units_destroyed();
  for (unsigned i = 0; i < 4; ++i) tally.destroyed_in[i] = in->destroyed_in()->Get(i);
  tally.natural_twelves = in->natural_twelves();
  tally.natural_ones = in->natural_ones();
  return absl::OkStatus();
}

absl::Status Reader::ReadPlayer(const fb::Player& in, Player& player) {
  player.victory_points = in.victory_points();
  player.gained = in.gained();
  player.needed = in.needed();
  player.army_points = in.army_points();
  player.points_lost = in.points_lost();
  player.zone_depth = in.zone_depth();
  player.edge = in.high_end() ? 1 : 0;
  player.roll_off = in.roll_off();
  player.extra_dice = in.extra_dice();
  player.ready = in.ready() ? 1 : 0;
  player.reinforced = in.reinforced() ? 1 : 0;
  player.quacktic_rounds = in.quacktic_rounds();
  for (const absl::Status& s :
       {FindId("mission", content_.missions, in.mission(), player.mission),
        FindId("quacktic", content_.quacktics, in.quacktic(), player.quacktic),
        ReadNumber(in.quacktic_unit(), kUnitSlots, player.quacktic_unit),
        ReadTally(in.tally(), player.tally), ReadArmy(in, player)}) {
    if (!s.ok()) return s;
  }
  if (Size(in.monsters()) > kMaxMonstersNamed) return Damaged("too many monsters are named");
  for (size_t i = 0; i < Size(in.monsters()); ++i) {
    const auto* id = in.monsters()->Get(static_cast<flatbuffers::uoffset_t>(i));
    absl::Status s = NeedId("monster", content_.monsters, id, player.monsters[i]);
    if (!s.ok()) return s;
    ++player.monster_count;
  }
  return absl::OkStatus();
}

absl::Status Reader::ReadPlayers(const Table<fb::Player>* in) {
  if (Size(in) != kSeats) return Damaged("two play a battle");
  for (unsigned seat = 0; seat < kSeats; ++seat) {
    absl::Status s = ReadPlayer(*in->Get(seat), state_.players[seat]);
    if (!s.ok()) return s;
  }
  return absl::OkStatus();
}

absl::Status Reader::ReadObjects(const Table<fb::Object>* in) {
  if (Size(in) > kMaxObjects) return Damaged("too many points of interest");
  for (size_t i = 0; i < Size(in); ++i) {
    const fb::Object& object = *in->Get(static_cast<flatbuffers::uoffset_t>(i));
    state_.objects[i] = {object.x(), object.y(), object.whose(), {}};
    ++state_.object_count;
  }
  return absl::OkStatus();
}

absl::Status Reader::ReadPicks(const Table<fb::Pick>* in) {
  if (Size(in) > kMaxPicks) return Damaged("too many weapons to pick");
  for (size_t i = 0; i < Size(in); ++i) {
    const fb::Pick& entry = *in->Get(static_cast<flatbuffers::uoffset_t>(i));
    Pick& pick = state_.picks[i];
    if (absl::Status s = NeedId("mark", content_.marks, entry.mark(), pick.mark); !s.ok()) return s;
    pick.model = entry.model();
    pick.seat = entry.seat();
    ++state_.pick_count;
  }
  return absl::OkStatus();
}

// A position that is written from 1.
absl::Status ReadWeaponPosition(uint8_t in, uint8_t& out) {
  if (in < 1 || in > kMaxWeapons) return Damaged("a weapon's position");
  out = static_cast<uint8_t>(in - 1);
  return absl::OkStatus();
}

absl::Status Reader::ReadSide(const fb::Side& in, Side& side) {
  if (in.step() > fb::Step::MAX) return Damaged("a step");
  side.unit = in.unit();
  side.target = in.target();
  side.step = static_cast<Step>(in.step());
  side.momentum = in.momentum() ? 1 : 0;
  side.target_models = in.target_models();
  side.chanters = in.chanters();
  side.x = in.x();
  side.y = in.y();
  if (absl::Status s = ReadWeaponPosition(in.weapon(), side.weapon); !s.ok()) return s;
  return FindId("spell", content_.spells, in.spell(), side.spell);
}

uint8_t FlagsOf(const fb::Die& in) {
  return static_cast<uint8_t>((in.replaced() ? kReplaced : 0) | (in.swayed() ? kSwayed : 0) |
                              (in.used() ? kUsed : 0) | (in.success() ? kSuccess : 0) |
                              (in.dropped() ? kDropped : 0) | (in.resolved() ? kResolved : 0) |
                              (in.chant() ? kChant : 0) | (in.resist() ? kResist : 0));
}

absl::Status Reader::ReadBatch(const fb::Batch* in) {
  if (in == nullptr) return absl::OkStatus();
  Batch& batch = state_.batch;
  if (in->rolls() == fb::Rolls::Nothing || in->rolls() > fb::Rolls::MAX ||
      Size(in->sides()) > kMaxSides || Size(in->dice()) > kMaxDice) {
    return Damaged("the rolls");
  }
  batch.kind = static_cast<BatchKind>(in->rolls());
  batch.step = in->step();
  batch.asked_counters = in->asked_counters();
  batch.sway_passes = in->sway_passes();
  for (size_t i = 0; i < Size(in->sides()); ++i) {
    const fb::Side& side = *in->sides()->Get(static_cast<flatbuffers::uoffset_t>(i));
    if (absl::Status s = ReadSide(side, batch.side[i]); !s.ok()) return s;
    ++batch.sides;
  }
  for (size_t i = 0; i < Size(in->dice()); ++i) {
    const fb::Die& die = *in->dice()->Get(static_cast<flatbuffers::uoffset_t>(i));
    batch.dice[i] = {die.natural(), FlagsOf(die),   die.unit(),   die.side(),     die.model(),
                     die.target(),  die.modifier(), die.needed(), die.priority(), 0};
    absl::Status s = ReadWeaponPosition(die.weapon(), batch.dice[i].weapon);
    if (!s.ok()) return s;
    ++batch.count;
  }
  return absl::OkStatus();
}

// Numbers of the battle itself.
absl::Status ReadFrame(const DuckhammerRules& rules, const fb::State& in, State& state) {
  if (in.phase() > fb::Phase::MAX || in.stage() > fb::Stage::MAX || in.way() > fb::Way::MAX ||
      in.task() > fb::Task::MAX || in.ending() > fb::Ending::MAX || in.losses() > fb::Cause::MAX ||
      in.winner() < -1 || in.winner() >= kSeats) {
    return Damaged("an unknown phase, question or ending");
  }
  state.phase = static_cast<Phase>(in.phase());
  state.stage = static_cast<Stage>(in.stage());
  state.asked = in.asked();
  state.round = in.round();
  state.rounds = in.rounds();
  state.lead = in.lead();
  state.turn = in.turn();
  state.winner = static_cast<uint8_t>(in.winner() + 1);
  state.ending = static_cast<uint8_t>(in.ending());
  state.losses = static_cast<uint8_t>(in.losses());
  state.monsters_done = in.monsters_done();
  state.report_step = in.report_step();
  state.activity.way = static_cast<Way>(in.way());
  state.activity.kind = static_cast<uint8_t>(in.task());
  state.width = in.width();
  state.length = in.length();
  const GameContent& content = rules.content();
  for (const absl::Status& s : {FindId("map", content.maps, in.map_name(), state.map),
                                ReadNumber(in.active_unit(), kUnitSlots, state.activity.unit)}) {
    if (!s.ok()) return s;
  }
  state.size = static_cast<uint8_t>(rules.ScaleOf(state).size);
  return absl::OkStatus();
}

}  // namespace

absl::Status ReadBattle(const DuckhammerRules& rules, const fb::State& in, State& state) {
  if (absl::Status s = ReadFrame(rules, in, state); !s.ok()) return s;
  Reader reader(rules.content(), state);
  for (const absl::Status& s :
       {reader.ReadPlayers(in.players()), ReadUnits(rules.content(), in.units(), state),
        reader.ReadObjects(in.objects()), reader.ReadPicks(in.picks()),
        reader.ReadBatch(in.batch()),
        ReadVariables(rules.variables(), in.variables(), DuckhammerRules::VariablesOf(state))}) {
    if (!s.ok()) return s;
  }
  return in.streams() == nullptr ? absl::OkStatus() : ReadStreams(in.streams(), {&state.chance});
}

absl::Status ReadState(const DuckhammerRules& rules, const schema::Snapshot& snapshot,
                       State& state) {
  const fb::State* in = snapshot.state_as_Duckhammer();
  return in == nullptr ? Damaged("it is of another game") : ReadBattle(rules, *in, state);
}

}  // namespace mallard::duckhammer
