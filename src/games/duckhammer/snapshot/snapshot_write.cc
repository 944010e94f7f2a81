// Battles to FlatBuffers.
#include <string>
#include <vector>

#include "mallard/schemas/mallard_generated.h"
#include "src/games/common/codec.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/snapshot/snapshot.h"

namespace mallard::duckhammer {
namespace {

using flatbuffers::FlatBufferBuilder;
using flatbuffers::Offset;
using Text = Offset<flatbuffers::String>;
template <class T>
using Vector = Offset<flatbuffers::Vector<Offset<T>>>;

// Writes the tables of one battle; every id is in the bytes once.
class Writer {
 public:
  Writer(const DuckhammerRules& rules, const State& state, FlatBufferBuilder& builder)
      : scene_{rules, state}, state_(state), content_(rules.content()), builder_(builder) {}

  Vector<fb::Feature> Terrain();
  Vector<fb::Player> Players();
  Vector<fb::Unit> Units();
  Vector<fb::Object> Objects();
  Vector<fb::Pick> Picks();
  Offset<fb::Batch> Batch();
  template <class Entry>
  Text Id(const std::vector<Entry>& entries, int number) {  // 1 + index; nothing for 0.
    if (number == 0) return Text();
    return builder_.CreateSharedString(entries[static_cast<size_t>(number - 1)].id);
  }

 private:
  Vector<fb::Ability> Abilities(const Profile& profile);
  Vector<fb::Weapon> Weapons(const Profile& profile);
  Offset<fb::Profile> WriteProfile(const Profile& profile);
  Offset<fb::Model> WriteModel(int unit, int model);
  Offset<fb::Unit> WriteUnit(int unit);
  Offset<fb::Player> WritePlayer(const Player& player);
  Offset<fb::Tally> WriteTally(const Tally& tally);
  Offset<fb::Side> WriteSide(const Side& side);

  const Position scene_;
  const State& state_;
  const GameContent& content_;
  FlatBufferBuilder& builder_;
};

fb::Dice DiceOf(const Dice& dice) { return fb::Dice(dice.count, dice.sides); }

Vector<fb::Feature> Writer::Terrain() {
  std::vector<Offset<fb::Feature>> out;
  for (const TerrainFeature& feature : scene_.rules.TerrainOf(state_)) {
    std::vector<fb::Point> corners;
    for (const mallard::Point corner : feature.area.corners()) {
      corners.emplace_back(corner.x, corner.y);
    }
    const auto corner_vector = builder_.CreateVectorOfStructs(corners);
    out.push_back(fb::CreateFeature(builder_, feature.kind == TerrainKind::kWater, feature.height,
                                    corner_vector));
  }
  return builder_.CreateVector(out);
}

Vector<fb::Ability> Writer::Abilities(const Profile& profile) {
  std::vector<Offset<fb::Ability>> out;
  for (const AbilityUse& use : profile.abilities) {
    if (use.ability == 0) break;
    const bool spell =
        content_.model_abilities[use.ability - 1u].argument == ModelAbility::Argument::kSpell;
    const Text name = Id(content_.model_abilities, use.ability);
    const Text argument =
        spell ? Id(content_.spells, use.argument) : Id(content_.quacktics, use.argument);
    out.push_back(fb::CreateAbility(builder_, name, argument));
  }
  return builder_.CreateVector(out);
}

Vector<fb::Weapon> Writer::Weapons(const Profile& profile) {
  std::vector<Offset<fb::Weapon>> out;
  for (int w = 0; w < profile.weapon_count; ++w) {
    const WeaponProfile& weapon = profile.weapons[w];
    std::vector<Text> abilities;
    for (const uint8_t ability : weapon.abilities) {
      if (ability != 0) abilities.push_back(Id(content_.weapon_abilities, ability));
    }
    const auto ability_vector = builder_.CreateVector(abilities);
    const Text name = Id(content_.weapons, weapon.weapon);
    const fb::Dice damage = DiceOf(weapon.damage);
    out.push_back(fb::CreateWeapon(builder_, name, static_cast<fb::WeaponKind>(weapon.kind),
                                   &damage, weapon.range, weapon.spell_range, ability_vector));
  }
  return builder_.CreateVector(out);
}

Offset<fb::Profile> Writer::WriteProfile(const Profile& profile) {
  const Text model = Id(content_.models, profile.model);
  const Text monster = Id(content_.monsters, profile.monster);
  const Text faction = Id(content_.factions, profile.faction);
  const auto abilities = Abilities(profile);
  const auto weapons = Weapons(profile);
  const fb::Dice charge = DiceOf(profile.charge);
  return fb::CreateProfile(builder_, model, monster, faction, profile.grade, profile.full_strength,
                           static_cast<fb::Gait>(profile.flyer),
                           static_cast<fb::Gait>(profile.swimmer), profile.cost, profile.hp,
                           profile.armor, profile.bravery, &charge, profile.movement,
                           profile.radius, profile.height, abilities, weapons);
}

Offset<fb::Model> Writer::WriteModel(int unit, int number) {
  const Model& model = state_.models[number];
  Offset<flatbuffers::Vector<Text>> marks, weapon_marks;
  if (model.marks != 0) {
    std::vector<Text> ids;
    for (size_t m = 0; m < content_.marks.size(); ++m) {
      if ((model.marks >> m & 1) != 0) ids.push_back(Id(content_.marks, static_cast<int>(m) + 1));
    }
    marks = builder_.CreateVector(ids);
  }
  bool any = false;
  for (const uint8_t mark : model.weapon_marks) any = any || mark != 0;
  if (any) {
    std::vector<Text> ids;
    for (int w = 0; w < state_.profiles[unit].weapon_count; ++w) {
      const int mark = model.weapon_marks[w];
      ids.push_back(mark == 0 ? builder_.CreateSharedString("") : Id(content_.marks, mark));
    }
    weapon_marks = builder_.CreateVector(ids);
  }
  const bool on_map = OnMap(model);
  return fb::CreateModel(builder_, model.x, model.y, static_cast<fb::ModelStatus>(model.status),
                         on_map ? BodyOf(scene_, number).bottom : 0,
                         on_map && IsDiving(scene_, number), model.spent, marks, weapon_marks,
                         model.attacks, model.choice, (model.moving & kTakesReplacedRoll) != 0,
                         (model.moving & kRunner) != 0, (model.moving & kChosenLoss) != 0,
                         model.start_x, model.start_y);
}

Offset<fb::Unit> Writer::WriteUnit(int number) {
  const Unit& unit = state_.units[number];
  const Profile& profile = state_.profiles[number];
  const bool monster = profile.monster != 0;
  const Text title =
      builder_.CreateSharedString(monster ? content_.monsters[profile.monster - 1u].name
                                          : content_.models[profile.model - 1u].name);
  const Text symbol =
      builder_.CreateSharedString(monster ? content_.monsters[profile.monster - 1u].symbol
                                          : content_.models[profile.model - 1u].symbol);
  const auto written_profile = WriteProfile(profile);
  std::vector<Offset<fb::Model>> models;
  for (int m = 0; m < unit.size; ++m) models.push_back(WriteModel(number, unit.first + m));
  const auto model_vector = builder_.CreateVector(models);
  std::vector<Offset<fb::UnitMark>> marks;
  for (size_t m = 0; m < content_.marks.size(); ++m) {
    if (unit.marks[m] == 0) continue;
    const Text name = Id(content_.marks, static_cast<int>(m) + 1);
    marks.push_back(fb::CreateUnitMark(builder_, name, unit.marks[m]));
  }
  const auto mark_vector = builder_.CreateVector(marks);
  return fb::CreateUnit(
      builder_, static_cast<uint8_t>(number),
      static_cast<int8_t>(unit.owner == kNobody ? -1 : unit.owner), title, symbol, written_profile,
      unit.first, model_vector, unit.alive, unit.lost, unit.lost_round, unit.damage, unit.pending,
      static_cast<int16_t>(unit.pending_by - 1), unit.Has(kFlying), unit.Has(kDiving),
      unit.Has(kReserve), unit.Has(kDestroyedUnit), unit.Has(kMoved), unit.Has(kPiledIn),
      unit.Has(kChargeUsed), unit.Has(kChanted), unit.Has(kMomentumUsed), unit.activations,
      unit.Has(kSurfacing), unit.charge, unit.runners, static_cast<int8_t>(unit.best_destroyed - 1),
      unit.army_slot, static_cast<int8_t>(monster ? unit.brought_by : -1), mark_vector,
      unit.Has(kTouched));
}

Vector<fb::Unit> Writer::Units() {
  std::vector<Offset<fb::Unit>> out;
  for (int u = 0; u < kUnitSlots; ++u) {
    if (state_.units[u].size != 0) out.push_back(WriteUnit(u));
  }
  return builder_.CreateVector(out);
}

Offset<fb::Tally> Writer::WriteTally(const Tally& tally) {
  const auto destroyed_in = builder_.CreateVector(tally.destroyed_in, 4);
  return fb::CreateTally(builder_, tally.own_models_lost, tally.own_units_lost,
                         tally.enemy_models_destroyed, tally.enemy_units_destroyed, destroyed_in,
                         tally.natural_twelves, tally.natural_ones);
}

Offset<fb::Player> Writer::WritePlayer(const Player& player) {
  const Text mission = Id(content_.missions, player.mission);
  std::vector<Text> monsters;
  for (int i = 0; i < player.monster_count; ++i) {
    monsters.push_back(Id(content_.monsters, player.monsters[i]));
  }
  const auto monster_vector = builder_.CreateVector(monsters);
  const Text quacktic = Id(content_.quacktics, player.quacktic);
  const auto tally = WriteTally(player.tally);
  std::vector<Offset<fb::Enlisted>> army;
  for (const Enlisted& line : player.army) {
    if (line.model == 0) break;
    const Text model = Id(content_.models, line.model);
    army.push_back(
        fb::CreateEnlisted(builder_, model, line.count, static_cast<uint8_t>(line.loadout + 1)));
  }
  const auto army_vector = builder_.CreateVector(army);
  return fb::CreatePlayer(
      builder_, player.victory_points, player.gained, player.needed, player.army_points,
      player.points_lost, player.zone_depth, player.edge != 0, player.roll_off, player.extra_dice,
      mission, monster_vector, player.ready != 0, player.reinforced != 0, quacktic,
      player.quacktic_rounds, static_cast<int16_t>(player.quacktic_unit - 1), tally, army_vector);
}

Vector<fb::Player> Writer::Players() {
  std::vector<Offset<fb::Player>> out;
  for (const Player& player : state_.players) out.push_back(WritePlayer(player));
  return builder_.CreateVector(out);
}

Vector<fb::Object> Writer::Objects() {
  std::vector<Offset<fb::Object>> out;
  for (int i = 0; i < state_.object_count; ++i) {
    const Object& object = state_.objects[i];
    out.push_back(fb::CreateObject(builder_, object.x, object.y, object.whose));
  }
  return builder_.CreateVector(out);
}

Vector<fb::Pick> Writer::Picks() {
  std::vector<Offset<fb::Pick>> out;
  for (int i = 0; i < state_.pick_count; ++i) {
    const Pick& pick = state_.picks[i];
    const Text mark = Id(content_.marks, pick.mark);
    out.push_back(fb::CreatePick(builder_, pick.model, mark, pick.seat));
  }
  return builder_.CreateVector(out);
}

Offset<fb::Side> Writer::WriteSide(const Side& side) {
  const Text spell = Id(content_.spells, side.spell);
  return fb::CreateSide(builder_, side.unit, side.target, static_cast<fb::Step>(side.step),
                        side.momentum != 0, static_cast<uint8_t>(side.weapon + 1),
                        side.target_models, spell, side.chanters, side.x, side.y);
}

Offset<fb::Batch> Writer::Batch() {
  const duckhammer::Batch& batch = state_.batch;
  if (batch.kind == BatchKind::kNone) return {};
  std::vector<Offset<fb::Side>> sides;
  for (int i = 0; i < batch.sides; ++i) sides.push_back(WriteSide(batch.side[i]));
  const auto side_vector = builder_.CreateVector(sides);
  std::vector<Offset<fb::Die>> dice;
  for (int i = 0; i < batch.count; ++i) {
    const Die& die = batch.dice[i];
    const auto has = [&](DieFlag flag) { return (die.flags & flag) != 0; };
    dice.push_back(fb::CreateDie(builder_, die.natural, die.unit, die.model, die.target,
                                 static_cast<uint8_t>(die.weapon + 1), die.modifier, die.priority,
                                 die.side, has(kReplaced), has(kSwayed), has(kUsed), has(kSuccess),
                                 has(kDropped), has(kResolved), has(kChant), die.needed,
                                 has(kResist)));
  }
  const auto die_vector = builder_.CreateVector(dice);
  return fb::CreateBatch(builder_, static_cast<fb::Rolls>(batch.kind), batch.step,
                         batch.asked_counters, batch.sway_passes, side_vector, die_vector);
}

}  // namespace

Offset<fb::State> WriteBattle(const DuckhammerRules& rules, const State& state,
                              FlatBufferBuilder& builder) {
  Writer writer(rules, state, builder);
  const Text map = writer.Id(rules.content().maps, state.map);
  const auto terrain = writer.Terrain();
  const auto players = writer.Players();
  const auto units = writer.Units();
  const auto objects = writer.Objects();
  const auto batch = writer.Batch();
  const auto picks = writer.Picks();
  const auto variables =
      WriteVariables(rules.variables(), DuckhammerRules::VariablesOf(state), builder);
  Offset<StreamVector> streams;
  if ((state.chance.key | state.chance.counter) != 0) {
    streams = WriteStreams({state.chance}, builder);
  }
  return fb::CreateState(
      builder, static_cast<fb::Phase>(state.phase), static_cast<fb::Stage>(state.stage),
      state.asked, state.round, state.rounds, state.lead, state.turn,
      static_cast<int8_t>(state.winner - 1), static_cast<fb::Ending>(state.ending), map,
      state.width, state.length, terrain, players, units, objects,
      static_cast<int16_t>(state.activity.unit - 1), static_cast<fb::Way>(state.activity.way),
      static_cast<fb::Task>(state.activity.kind), batch, picks,
      static_cast<fb::Cause>(state.losses), state.monsters_done, state.report_step, variables,
      streams);
}

StateOffset WriteState(const DuckhammerRules& rules, const State& state,
                       FlatBufferBuilder& builder) {
  return {static_cast<uint8_t>(schema::GameState::Duckhammer),
          WriteBattle(rules, state, builder).o};
}

}  // namespace mallard::duckhammer
