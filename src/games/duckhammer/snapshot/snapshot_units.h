// Units and their models, described once both ways; see mallard/frame/archive.h.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_UNITS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_UNITS_H_

#include "mallard/frame/archive.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/snapshot/snapshot_profile.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

inline constexpr int kMostActivations = 99;
inline constexpr int kMostCharge = 1000;

/// A flag that is a bit of a member.
template <class Io, class Field, class Bits>
void DescribeBit(Io& io, const Field& field, Bits& bits, int bit) {
  bool on = (bits & bit) != 0;
  io.Flag(field, on);
  if constexpr (Io::kReading) Put(bits, on ? bits | bit : bits & ~bit);
}

// The marks on a model: one of a kind.
template <class Io, class M>
void DescribeModelMarks(Io& io, const GameContent& content, M& model) {
  uint8_t numbers[decltype(model.marks)::kRoom] = {};  // 1 + mark.
  int count = 0;
  model.marks.ForEach([&](int mark, int) { Put(numbers[count++], mark + 1); });
  if (!Io::kReading && count == 0) return;
  io.IdList(MALLARD_FIELD(marks), count, absl::MakeSpan(numbers), content.marks);
  if constexpr (Io::kReading) {
    for (int i = 0; i < count && numbers[i] != 0; ++i) {
      io.Require(!model.marks.Has(numbers[i] - 1), "a mark that is there twice");
      model.marks.Set(numbers[i] - 1, 1);
    }
  }
}

template <class Io, class M>
void DescribeModel(Io& io, const Position& position, int unit, int number, M& model) {
  io.Number(MALLARD_FIELD(x), model.x, INT32_MIN, INT32_MAX);
  io.Number(MALLARD_FIELD(y), model.y, INT32_MIN, INT32_MAX);
  io.Enum(MALLARD_FIELD(status), model.status, ModelStatus::kRemoved);
  io.Shown(MALLARD_FIELD(elevation),
           [&] { return OnMap(model) ? BodyOf(position, number).bottom : 0; });
  io.Shown(MALLARD_FIELD(under_water), [&] { return OnMap(model) && IsDiving(position, number); });
  io.Number(MALLARD_FIELD(spent), model.spent, INT32_MIN, INT32_MAX);
  io.Number(MALLARD_FIELD(start_x), model.start_x, 0, kPlaneLimit);
  io.Number(MALLARD_FIELD(start_y), model.start_y, 0, kPlaneLimit);
  const GameContent& content = position.rules.content();
  DescribeModelMarks(io, content, model);
  io.SparseIds(MALLARD_FIELD(weapon_marks),
               absl::MakeSpan(model.weapon_marks).first(position.state.profiles[unit].weapon_count),
               content.marks);
  io.Number(MALLARD_FIELD(attacks), model.attacks, 0, UINT8_MAX);
  io.Number(MALLARD_FIELD(choice), model.choice, 0, UINT8_MAX);
  DescribeBit(io, MALLARD_FIELD(takes_replaced_roll), model.moving, kTakesReplacedRoll);
  DescribeBit(io, MALLARD_FIELD(runner), model.moving, kRunner);
  DescribeBit(io, MALLARD_FIELD(chosen_loss), model.moving, kChosenLoss);
}

template <class Io, class U>
void DescribeUnitFlags(Io& io, U& unit) {
  DescribeBit(io, MALLARD_FIELD(flying), unit.flags, kFlying);
  DescribeBit(io, MALLARD_FIELD(diving), unit.flags, kDiving);
  DescribeBit(io, MALLARD_FIELD(reserve), unit.flags, kReserve);
  DescribeBit(io, MALLARD_FIELD(destroyed), unit.flags, kDestroyedUnit);
  DescribeBit(io, MALLARD_FIELD(moved), unit.flags, kMoved);
  DescribeBit(io, MALLARD_FIELD(piled_in), unit.flags, kPiledIn);
  DescribeBit(io, MALLARD_FIELD(charge_used), unit.flags, kChargeUsed);
  DescribeBit(io, MALLARD_FIELD(chanted), unit.flags, kChanted);
  DescribeBit(io, MALLARD_FIELD(momentum_used), unit.flags, kMomentumUsed);
  DescribeBit(io, MALLARD_FIELD(surfacing), unit.flags, kSurfacing);
  DescribeBit(io, MALLARD_FIELD(touched), unit.flags, kTouched);
}

template <class Io, class U>
void DescribeUnitMarks(Io& io, const GameContent& content, U& unit) {
  constexpr int kRoom = decltype(unit.marks)::kRoom;
  uint8_t numbers[kRoom] = {};  // 1 + mark.
  int kinds = 0;
  unit.marks.ForEach([&](int mark, int) { Put(numbers[kinds++], mark + 1); });
  io.TableList(MALLARD_FIELD(marks), kinds, kRoom, [&](auto& mark, int i) {
    mark.Id(MALLARD_FIELD(name), numbers[i], content.marks);
    if (numbers[i] == 0) return mark.Require(false, "a mark without a name");
    int count = unit.marks[numbers[i] - 1];
    if constexpr (Io::kReading) mark.Require(count == 0, "a mark that is there twice");
    mark.Number(MALLARD_FIELD(count), count, 1, UINT8_MAX);
    if constexpr (Io::kReading) unit.marks.Set(numbers[i] - 1, count);
  });
}

// The title and symbol of a unit are those of its model or monster.
template <class Io>
void ShowName(Io& io, const GameContent& content, const Profile& profile) {
  const auto show = [&](const auto& entry) {
    io.SharedText(MALLARD_FIELD(title), entry.name);
    io.SharedText(MALLARD_FIELD(symbol), entry.symbol);
  };
  if (profile.monster != 0) {
    show(content.monsters[profile.monster - 1u]);
  } else if (profile.model != 0) {
    show(content.models[profile.model - 1u]);
  }
}

// Everything of a unit but its owner and where it lies.
template <class Io, class S>
void DescribeUnit(Io& io, const DuckhammerRules& rules, S& state, int number, int most_models) {
  auto& unit = state.units[number];
  auto& profile = state.profiles[number];
  const GameContent& content = rules.content();
  ShowName(io, content, profile);
  bool told = true;
  io.OptionalTable(MALLARD_FIELD(profile), told,
                   [&](auto& child) { DescribeProfile(child, content, profile); });
  io.Require(told, "a unit without a profile");
  const Position position{rules, state};
  io.TableList(MALLARD_FIELD(models), unit.size, kMaxUnitModels, [&](auto& model, int i) {
    if (i >= most_models) return model.Require(false, "too many models");
    DescribeModel(model, position, number, unit.first + i, state.models[unit.first + i]);
  });
  io.Require(unit.size != 0, "a unit without models");
  io.Number(MALLARD_FIELD(alive), unit.alive, 0, kMaxUnitModels);
  io.Number(MALLARD_FIELD(lost), unit.lost, 0, UINT8_MAX);
  io.Number(MALLARD_FIELD(lost_this_round), unit.lost_round, 0, UINT8_MAX);
  io.Number(MALLARD_FIELD(damage), unit.damage, 0, kMostHp);
  io.Number(MALLARD_FIELD(pending), unit.pending, 0, UINT8_MAX);
  io.Index(MALLARD_FIELD(pending_by), unit.pending_by, kUnitSlots);
  DescribeUnitFlags(io, unit);
  io.Number(MALLARD_FIELD(activations), unit.activations, 0, kMostActivations);
  io.Number(MALLARD_FIELD(charge), unit.charge, 0, kMostCharge);
  io.Number(MALLARD_FIELD(runners), unit.runners, 0, kMaxUnitModels);
  io.Index(MALLARD_FIELD(best_destroyed), unit.best_destroyed, kGrades);
  io.Number(MALLARD_FIELD(army_slot), unit.army_slot, 0, kMaxUnits - 1);
  const bool monster = unit.owner == kNobody;
  int bringer = !Io::kReading && monster ? unit.brought_by + 1 : 0;
  io.Index(MALLARD_FIELD(brought_by), bringer, kSeats);
  io.Require((bringer != 0) == monster, "whose monster it is");
  if constexpr (Io::kReading) Put(unit.brought_by, bringer == 0 ? 0 : bringer - 1);
  DescribeUnitMarks(io, content, unit);
}

/// Where units and models lie follows from their order: told, and compared.
template <class Io, class S>
void DescribeUnits(Io& io, const DuckhammerRules& rules, S& state) {
  uint8_t numbers[kUnitSlots] = {};
  int count = 0;
  for (int u = 0; u < kUnitSlots && !Io::kReading; ++u) {
    if (state.units[u].size != 0) Put(numbers[count++], u);
  }
  int units[kSeats + 1] = {}, models[kSeats + 1] = {};
  int last_owner = 0;
  io.TableList(MALLARD_FIELD(units), count, kUnitSlots, [&](auto& table, int i) {
    int owner = Io::kReading ? kNobody : int{state.units[numbers[i]].owner};
    int told = owner == kNobody ? -1 : owner;
    table.Number(MALLARD_FIELD(owner), told, -1, kSeats - 1);
    owner = told == -1 ? kNobody : told;
    // A writer comes here twice for each unit, so only a reader counts.
    if (Io::kReading && (owner < last_owner || units[owner] == UnitSlots(owner))) {
      return table.Require(false, "the owner of a unit");
    }
    last_owner = owner;
    const int number = Io::kReading ? FirstUnit(owner) + units[owner] : int{numbers[i]};
    const int first = owner * kMaxModels + models[owner];
    table.Derived(MALLARD_FIELD(number), number);
    auto& unit = state.units[number];
    if constexpr (Io::kReading) {
      Put(unit.owner, owner);
      Put(unit.first, first);
    }
    table.Derived(MALLARD_FIELD(first_model), unit.first);
    const int room = (owner == kNobody ? kMaxMonsterModels : kMaxModels) - models[owner];
    DescribeUnit(table, rules, state, number, room);
    if constexpr (Io::kReading) {
      ++units[owner];
      models[owner] += unit.size;
    }
  });
  if constexpr (Io::kReading) {
    for (int seat = 0; seat < kSeats; ++seat) {
      Put(state.players[seat].unit_count, units[seat]);
      Put(state.players[seat].model_count, models[seat]);
    }
    Put(state.monster_units, units[kNobody]);
  }
}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_UNITS_H_
