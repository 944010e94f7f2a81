// Units, profiles and models from FlatBuffers.
#include "src/games/duckhammer/invariants/invariants.h"
#include "src/games/duckhammer/snapshot/snapshot_parts.h"

namespace mallard::duckhammer {
namespace {

class UnitReader {
 public:
  UnitReader(const GameContent& content, State& state) : content_(content), state_(state) {}

  absl::Status ReadAll(const Table<fb::Unit>* in);

 private:
  absl::Status ReadWeapon(const fb::Weapon& in, WeaponProfile& weapon);
  absl::Status ReadAbilities(const fb::Profile& in, Profile& profile);
  absl::Status ReadProfile(const fb::Profile* in, Profile& profile);
  absl::Status ReadModel(const fb::Model& in, const Profile& profile, Model& model);
  absl::Status ReadUnit(const fb::Unit& in, int number);

  const GameContent& content_;
  State& state_;
};

absl::Status UnitReader::ReadWeapon(const fb::Weapon& in, WeaponProfile& weapon) {
  if (absl::Status s = NeedId("weapon", content_.weapons, in.name(), weapon.weapon); !s.ok()) {
    return s;
  }
  if (in.kind() > fb::WeaponKind::MAX) return Damaged("a kind of weapon");
  weapon.kind = static_cast<WeaponKind>(in.kind());
  weapon.range = in.range();
  weapon.spell_range = in.spell_range();
  if (Size(in.abilities()) > kMaxWeaponAbilities) return Damaged("too many weapon abilities");
  for (size_t i = 0; i < Size(in.abilities()); ++i) {
    const auto* id = in.abilities()->Get(static_cast<flatbuffers::uoffset_t>(i));
    absl::Status s = NeedId("weapon ability", content_.weapon_abilities, id, weapon.abilities[i]);
    if (!s.ok()) return s;
  }
  return ReadDice(in.damage(), weapon.damage);
}

absl::Status UnitReader::ReadAbilities(const fb::Profile& in, Profile& profile) {
  if (Size(in.abilities()) > kMaxModelAbilities) return Damaged("too many abilities");
  for (size_t i = 0; i < Size(in.abilities()); ++i) {
    const fb::Ability& ability = *in.abilities()->Get(static_cast<flatbuffers::uoffset_t>(i));
    AbilityUse& use = profile.abilities[i];
    absl::Status s = NeedId("ability", content_.model_abilities, ability.name(), use.ability);
    if (!s.ok()) return s;
    switch (content_.model_abilities[use.ability - 1u].argument) {
      case ModelAbility::Argument::kNone:
        if (ability.argument() != nullptr) return Damaged("an ability has no argument");
        break;
      case ModelAbility::Argument::kSpell:
        s = NeedId("spell", content_.spells, ability.argument(), use.argument);
        break;
      case ModelAbility::Argument::kQuacktic:
        s = NeedId("quacktic", content_.quacktics, ability.argument(), use.argument);
        break;
    }
    if (!s.ok()) return s;
  }
  return absl::OkStatus();
}

absl::Status UnitReader::ReadProfile(const fb::Profile* in, Profile& profile) {
  if (in == nullptr) return Damaged("a profile is missing");
  profile = Profile();
  for (const absl::Status& s :
       {FindId("model", content_.models, in->model(), profile.model),
        FindId("monster", content_.monsters, in->monster(), profile.monster),
        FindId("faction", content_.factions, in->faction(), profile.faction),
        ReadDice(in->charge(), profile.charge), ReadAbilities(*in, profile)}) {
    if (!s.ok()) return s;
  }
  if (in->flyer() > fb::Gait::MAX || in->swimmer() > fb::Gait::MAX) return Damaged("a gait");
  if (Size(in->weapons()) > kMaxWeapons) return Damaged("too many weapons");
  profile.grade = in->grade();
  profile.full_strength = in->full_strength();
  profile.weapon_count = static_cast<uint8_t>(Size(in->weapons()));
  profile.flyer = static_cast<Gait>(in->flyer());
  profile.swimmer = static_cast<Gait>(in->swimmer());
  profile.cost = in->cost();
  profile.hp = in->hp();
  profile.armor = in->armor();
  profile.bravery = in->bravery();
  profile.movement = in->movement();
  profile.radius = in->radius();
  profile.height = in->height();
  for (int w = 0; w < profile.weapon_count; ++w) {
    const auto& weapon = *in->weapons()->Get(static_cast<flatbuffers::uoffset_t>(w));
    if (absl::Status s = ReadWeapon(weapon, profile.weapons[w]); !s.ok()) return s;
  }
  return CheckProfile(content_, profile);
}

absl::Status UnitReader::ReadModel(const fb::Model& in, const Profile& profile, Model& model) {
  if (in.status() > fb::ModelStatus::MAX) return Damaged("the status of a model");
  model.x = in.x();
  model.y = in.y();
  model.status = static_cast<ModelStatus>(in.status());
  model.spent = in.spent();
  model.start_x = in.start_x();
  model.start_y = in.start_y();
  model.attacks = in.attacks();
  model.choice = in.choice();
  model.moving =
      static_cast<uint8_t>((in.takes_replaced_roll() ? kTakesReplacedRoll : 0) |
                           (in.runner() ? kRunner : 0) | (in.chosen_loss() ? kChosenLoss : 0));
  for (size_t i = 0; i < Size(in.marks()); ++i) {
    int mark = 0;
    const auto* id = in.marks()->Get(static_cast<flatbuffers::uoffset_t>(i));
    if (absl::Status s = NeedId("mark", content_.marks, id, mark); !s.ok()) return s;
    if ((model.marks >> (mark - 1) & 1) != 0) return Damaged("a mark is there twice");
    model.marks = static_cast<uint16_t>(model.marks | 1 << (mark - 1));
  }
  if (in.weapon_marks() == nullptr) return absl::OkStatus();
  if (in.weapon_marks()->size() != profile.weapon_count) return Damaged("marks on weapons");
  for (int w = 0; w < profile.weapon_count; ++w) {
    const auto* id = in.weapon_marks()->Get(static_cast<flatbuffers::uoffset_t>(w));
    if (id->size() == 0) continue;
    absl::Status s = NeedId("mark", content_.marks, id, model.weapon_marks[w]);
    if (!s.ok()) return s;
  }
  return absl::OkStatus();
}

uint16_t FlagsOf(const fb::Unit& in) {
  const struct {
    bool on;
    UnitFlag flag;
  } flags[] = {{in.flying(), kFlying},
               {in.diving(), kDiving},
               {in.moved(), kMoved},
               {in.piled_in(), kPiledIn},
               {in.charge_used(), kChargeUsed},
               {in.chanted(), kChanted},
               {in.momentum_used(), kMomentumUsed},
               {in.reserve(), kReserve},
               {in.surfacing(), kSurfacing},
               {in.destroyed(), kDestroyedUnit},
               {in.touched(), kTouched}};
  int all = 0;
  for (const auto& [on, flag] : flags) all |= on ? flag : 0;
  return static_cast<uint16_t>(all);
}

absl::Status UnitReader::ReadUnit(const fb::Unit& in, int number) {
  Unit& unit = state_.units[number];
  Profile& profile = state_.profiles[number];
  if (absl::Status s = ReadProfile(in.profile(), profile); !s.ok()) return s;
  const bool monster = in.owner() == -1;
  unit.owner = static_cast<uint8_t>(monster ? kNobody : in.owner());
  unit.size = static_cast<uint8_t>(Size(in.models()));
  unit.first = in.first_model();
  unit.alive = in.alive();
  unit.lost = in.lost();
  unit.lost_round = in.lost_this_round();
  unit.pending = in.pending();
  unit.damage = in.damage();
  unit.charge = in.charge();
  unit.flags = FlagsOf(in);
  unit.runners = in.runners();
  unit.activations = in.activations();
  if (in.best_destroyed() < -1 || in.best_destroyed() >= kGrades) return Damaged("a Grade");
  unit.best_destroyed = static_cast<uint8_t>(in.best_destroyed() + 1);
  unit.army_slot = in.army_slot();
  const int bringer = in.brought_by();
  if (monster ? bringer < 0 || bringer >= kSeats : bringer != -1) return Damaged("a monster");
  unit.brought_by = static_cast<uint8_t>(monster ? bringer : 0);
  if (absl::Status s = ReadNumber(in.pending_by(), kUnitSlots, unit.pending_by); !s.ok()) return s;
  for (size_t i = 0; i < Size(in.marks()); ++i) {
    int mark = 0;
    const fb::UnitMark& entry = *in.marks()->Get(static_cast<flatbuffers::uoffset_t>(i));
    if (absl::Status s = NeedId("mark", content_.marks, entry.name(), mark); !s.ok()) return s;
    if (unit.marks[mark - 1] != 0 || entry.count() == 0) return Damaged("marks of a unit");
    unit.marks[mark - 1] = entry.count();
  }
  for (int m = 0; m < unit.size; ++m) {
    const fb::Model& model = *in.models()->Get(static_cast<flatbuffers::uoffset_t>(m));
    absl::Status s = ReadModel(model, profile, state_.models[unit.first + m]);
    if (!s.ok()) return s;
  }
  return absl::OkStatus();
}

absl::Status UnitReader::ReadAll(const Table<fb::Unit>* in) {
  int units[kSeats + 1] = {}, models[kSeats + 1] = {};
  int last = 0;
  for (size_t i = 0; i < Size(in); ++i) {
    const fb::Unit& unit = *in->Get(static_cast<flatbuffers::uoffset_t>(i));
    const int owner = unit.owner() == -1 ? kNobody : unit.owner();
    if (owner < last || owner > kNobody) return Damaged("the owner of a unit");
    last = owner;
    const int size =
        static_cast<int>(Size(unit.models()) <= kMaxUnitModels ? Size(unit.models()) : 0);
    const int most_models = owner == kNobody ? kMaxMonsterModels : kMaxModels;
    if (size == 0 || units[owner] == UnitSlots(owner) || models[owner] + size > most_models) {
      return Damaged("too many units or models");
    }
    const int number = FirstUnit(owner) + units[owner];
    const int first = owner * kMaxModels + models[owner];
    if (unit.number() != number || unit.first_model() != first) {
      return Damaged("the number of a unit");
    }
    ++units[owner];
    models[owner] += size;
    if (absl::Status s = ReadUnit(unit, number); !s.ok()) return s;
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    state_.players[seat].unit_count = static_cast<uint16_t>(units[seat]);
    state_.players[seat].model_count = static_cast<uint16_t>(models[seat]);
  }
  state_.monster_units = static_cast<uint8_t>(units[kNobody]);
  return absl::OkStatus();
}

}  // namespace

absl::Status ReadUnits(const GameContent& content, const Table<fb::Unit>* in, State& state) {
  return UnitReader(content, state).ReadAll(in);
}

}  // namespace mallard::duckhammer
