// BattleDucks states to and from FlatBuffers. Reading rebuilds everything that can be derived, by
// placing the formations and giving the answers again, and refuses what does not come out the same.
#include <cstring>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/battleducks/play.h"
#include "src/games/battleducks/rules.h"
#include "src/games/battleducks/setup.h"
#include "src/games/common/codec.h"

namespace mallard::battleducks {
namespace {

namespace fb = mallard::schema::battleducks;

flatbuffers::Offset<fb::Slot> WriteSlot(const BattleDucksRules& rules, const Slot& slot, int index,
                                        bool known, flatbuffers::FlatBufferBuilder& builder) {
  const SlotRule& rule = rules.fleet()[static_cast<size_t>(index)];
  const auto name = builder.CreateString(rule.name);
  const auto category =
      builder.CreateString(rules.content().categories[static_cast<size_t>(rule.category)].id);
  flatbuffers::Offset<flatbuffers::String> formation;
  if (slot.formation != 0) formation = builder.CreateString(rules.FormationOf(slot).id);
  fb::SlotBuilder out(builder);
  out.add_name(name);
  out.add_category(category);
  if (slot.formation != 0) out.add_formation(formation);
  if (slot.placed != 0) {
    const schema::Mask cells = MaskOf(rules.CellsOf(slot));
    out.add_cells(&cells);
    out.add_placed(true);
    out.add_orientation(slot.orientation);
    out.add_anchor(slot.anchor);
  }
  out.add_has_commander(slot.has_commander != 0);
  out.add_commander(slot.commander);
  out.add_commander_spotted(slot.commander_spotted != 0);
  out.add_ducks_left(slot.ducks_left);
  out.add_dial(slot.dial);
  out.add_cooldown(static_cast<uint8_t>(rule.maneuver < 0 ? 0 : rules.ManeuverOf(index).cooldown));
  out.add_used_at(slot.used_at);
  out.add_found_at(slot.found_at);
  out.add_known(known);
  return out.Finish();
}

flatbuffers::Offset<fb::Pond> WritePond(const BattleDucksRules& rules, const Pond& pond, bool known,
                                        flatbuffers::FlatBufferBuilder& builder) {
  flatbuffers::Offset<fb::Slot> slots[kMaxSlots];
  for (int i = 0; i < rules.slots(); ++i) {
    slots[i] = WriteSlot(rules, pond.slots[i], i, known, builder);
  }
  const auto slot_vector = builder.CreateVector(slots, static_cast<size_t>(rules.slots()));
  fb::Answer answers[kGridCells];
  for (int i = 0; i < pond.answers; ++i) {
    const int cell = pond.order[i];
    answers[i] =
        fb::Answer(static_cast<uint8_t>(cell), static_cast<fb::Result>(AnswerAt(pond, cell)));
  }
  const auto answer_vector = builder.CreateVectorOfStructs(answers, pond.answers);
  return fb::CreatePond(builder, pond.ready != 0, slot_vector, answer_vector, pond.formations_left);
}

// True if a pond's formations are told: always in a whole state, in a view only one's own.
bool Known(const State& state, Viewer viewer, int seat) {
  return viewer.is_host() || viewer.seat() == seat || state.phase == Phase::kOver;
}

// Reads what players decide: formations, places, Commanders.
absl::Status ReadSlot(const BattleDucksRules& rules, const fb::Slot& in, int index, Pond& pond) {
  const SlotRule& rule = rules.fleet()[static_cast<size_t>(index)];
  Slot& slot = pond.slots[index];
  if (in.formation() != nullptr) {
    uint16_t found = 0;
    for (uint16_t f : rule.choices) {
      if (in.formation()->string_view() == rules.content().formations[f].id) {
        found = static_cast<uint16_t>(f + 1);
      }
    }
    if (found == 0) {
      return Damaged(
          absl::StrCat("there is no formation ", in.formation()->c_str(), " for ", rule.name));
    }
    slot.formation = found;
  } else if (rule.fixed) {
    return Damaged(absl::StrCat("the formation of ", rule.name, " is missing"));
  }
  if (in.placed()) {
    absl::Status status = CheckPlace(rules, pond, index, in.orientation(), in.anchor());
    if (!status.ok()) {
      return Damaged(absl::StrCat(rule.name, ": ", status.message()));
    }
    PlaceFormation(rules, pond, index, in.orientation(), in.anchor());
  }
  if (in.has_commander()) {
    if (rule.maneuver < 0 || slot.placed == 0 || pond.slot_at[in.commander()] != index + 1) {
      return Damaged(absl::StrCat("the Commander of ", rule.name, " is not in it"));
    }
    slot.has_commander = 1;
    slot.commander = in.commander();
  }
  return absl::OkStatus();
}

// Reads the public part of a slot.
absl::Status ReadDial(const BattleDucksRules& rules, const fb::Slot& in, int index,
                      const Pond& pond, Slot& slot) {
  const SlotRule& rule = rules.fleet()[static_cast<size_t>(index)];
  const int cooldown = rule.maneuver < 0 ? 0 : rules.ManeuverOf(index).cooldown;
  if (in.dial() > cooldown) return Damaged(absl::StrCat("the dial of ", rule.name));
  if (in.used_at() > pond.answers + 1 || (rule.maneuver < 0 && in.used_at() != 0) ||
      (in.dial() != 0 && in.used_at() == 0)) {
    return Damaged(absl::StrCat("when the maneuver of ", rule.name, " was used"));
  }
  for (int n = 0; slot.has_commander != 0 && n + 1 < in.used_at(); ++n) {
    if (pond.order[n] == slot.commander) {
      return Damaged(absl::StrCat("a maneuver of ", rule.name, " after its Commander was spotted"));
    }
  }
  slot.dial = in.dial();
  slot.used_at = in.used_at();
  return absl::OkStatus();
}

// Gives the answers again, on the whole pond.
absl::Status ReplayAnswers(const BattleDucksRules& rules, const fb::Pond& in, Pond& pond) {
  if (in.answers() == nullptr) return absl::OkStatus();
  State scratch = {};
  scratch.phase = Phase::kPlaying;
  scratch.ponds[1] = pond;
  EventSink nobody(nullptr);
  for (const fb::Answer* answer : *in.answers()) {
    const int cell = answer->cell();
    if (scratch.phase != Phase::kPlaying) return Damaged("an answer after the end");
    if (!rules.board().cells.Has(cell) || scratch.ponds[1].observed.Has(cell)) {
      return Damaged("an answer for a cell that cannot have one");
    }
    const Answer real = ProbeCell(rules, scratch, 0, cell, nobody);
    if (static_cast<Answer>(answer->result()) != real) return Damaged("a wrong answer");
  }
  pond = scratch.ponds[1];
  return absl::OkStatus();
}

// Takes the answers as told, for a pond that is not known.
absl::Status TakeAnswers(const BattleDucksRules& rules, const fb::Pond& in, Pond& pond) {
  if (in.answers() == nullptr) return absl::OkStatus();
  for (const fb::Answer* answer : *in.answers()) {
    const int cell = answer->cell();
    if (!rules.board().cells.Has(cell) || pond.observed.Has(cell)) {
      return Damaged("an answer for a cell that cannot have one");
    }
    if (answer->result() > fb::Result::Found) return Damaged("an unknown answer");
    pond.observed.Set(cell);
    pond.order[pond.answers++] = static_cast<uint8_t>(cell);
    if (answer->result() != fb::Result::Splash) pond.spotted.Set(cell);
    if (answer->result() == fb::Result::Found) {
      if (pond.formations_left <= 1) return Damaged("more finds than formations");
      --pond.formations_left;
      pond.found.Set(cell);
    }
  }
  return absl::OkStatus();
}

// What name_found has told about a pond that is not known.
absl::Status ReadNames(const BattleDucksRules& rules, const fb::Pond& in, Pond& pond) {
  for (int i = 0; i < rules.slots(); ++i) {
    const fb::Slot& slot = *in.slots()->Get(static_cast<flatbuffers::uoffset_t>(i));
    if (slot.placed() || slot.has_commander()) return Damaged("a view that tells too much");
    const bool told = slot.found_at() != 0;
    const bool fixed = rules.fleet()[static_cast<size_t>(i)].fixed;
    if ((told && !rules.name_found()) || (!told && !fixed && slot.formation() != nullptr)) {
      return Damaged("a view that tells too much");
    }
    if (told &&
        (slot.found_at() > pond.answers || !pond.found.Has(pond.order[slot.found_at() - 1]) ||
         (!fixed && slot.formation() == nullptr))) {
      return Damaged("a named formation that was not found");
    }
    if (absl::Status status = ReadSlot(rules, slot, i, pond); !status.ok()) return status;
    pond.slots[i].found_at = slot.found_at();
  }
  return absl::OkStatus();
}

absl::Status ReadPond(const BattleDucksRules& rules, const fb::Pond& in, bool known, Pond& pond) {
  pond = EmptyPond(rules);
  if (in.slots() == nullptr || in.slots()->size() != static_cast<size_t>(rules.slots())) {
    return Damaged("the fleet has another size");
  }
  pond.ready = in.ready() ? 1 : 0;
  if (known) {
    for (int i = 0; i < rules.slots(); ++i) {
      absl::Status status =
          ReadSlot(rules, *in.slots()->Get(static_cast<flatbuffers::uoffset_t>(i)), i, pond);
      if (!status.ok()) return status;
    }
    if (pond.ready != 0 && !SetupComplete(rules, pond)) return Damaged("ready without a fleet");
  }
  if (in.answers() != nullptr && in.answers()->size() != 0 && pond.ready == 0) {
    return Damaged("answers before the set-up is over");
  }
  absl::Status status = known ? ReplayAnswers(rules, in, pond) : TakeAnswers(rules, in, pond);
  if (status.ok() && !known) status = ReadNames(rules, in, pond);
  if (!status.ok()) return status;
  if (in.formations_left() != pond.formations_left) return Damaged("the number of formations left");
  for (int i = 0; i < rules.slots(); ++i) {
    status = ReadDial(rules, *in.slots()->Get(static_cast<flatbuffers::uoffset_t>(i)), i, pond,
                      pond.slots[i]);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

// What must hold between the parts of a state.
absl::Status CheckWhole(const BattleDucksRules& rules, const State& state) {
  const Pond* ponds = state.ponds;
  const bool both_ready = ponds[0].ready != 0 && ponds[1].ready != 0;
  if (both_ready != (state.phase != Phase::kSetup)) return Damaged("the phase");
  const bool lost[kSeats] = {ponds[0].formations_left == 0, ponds[1].formations_left == 0};
  if (state.phase == Phase::kOver) {
    if (state.winner < 1 || state.winner > kSeats || !lost[2 - state.winner] ||
        lost[state.winner - 1]) {
      return Damaged("the winner");
    }
  } else if (state.winner != 0 || lost[0] || lost[1]) {
    return Damaged("a match that should be over");
  }
  if (state.phase == Phase::kSetup && state.turns != 0) return Damaged("the number of turns");
  if (!rules.has_maneuvers() && state.phase != Phase::kSetup) {
    // Every turn is one observation; the winning one is not counted as finished.
    const uint32_t answers = static_cast<uint32_t>(ponds[0].answers) + ponds[1].answers;
    if (answers != state.turns + (state.phase == Phase::kOver ? 1u : 0u)) {
      return Damaged("the number of turns");
    }
  }
  return absl::OkStatus();
}

}  // namespace

StateOffset BattleDucksRules::Write(const void* state, Viewer viewer,
                                    flatbuffers::FlatBufferBuilder& builder) const {
  const State& s = As(state);
  flatbuffers::Offset<fb::Pond> ponds[kSeats];
  for (int seat = 0; seat < kSeats; ++seat) {
    ponds[seat] = WritePond(*this, s.ponds[seat], Known(s, viewer, seat), builder);
  }
  const auto pond_vector = builder.CreateVector(ponds, kSeats);
  const auto board_name = builder.CreateString(board_.id);
  const auto variables = WriteVariables(variables_, VariablesOf(s), builder);
  flatbuffers::Offset<flatbuffers::Vector<const schema::Stream*>> streams;
  if (viewer.is_host()) {
    streams = WriteStreams({s.chance, s.seat_chance[0], s.seat_chance[1]}, builder);
  }
  const schema::Mask board = MaskOf(board_.cells);
  fb::StateBuilder out(builder);
  out.add_phase(static_cast<fb::Phase>(s.phase));
  out.add_turn_seat(s.turn_seat);
  out.add_turns(s.turns);
  out.add_winner(static_cast<int8_t>(s.winner - 1));
  out.add_board_name(board_name);
  out.add_board_width(static_cast<uint8_t>(board_.width));
  out.add_board_height(static_cast<uint8_t>(board_.height));
  out.add_board(&board);
  out.add_ponds(pond_vector);
  out.add_variables(variables);
  if (viewer.is_host()) out.add_streams(streams);
  return {static_cast<uint8_t>(schema::GameState::BattleDucks), out.Finish().o};
}

absl::Status BattleDucksRules::Read(const schema::Snapshot& snapshot, Viewer viewer,
                                    void* state) const {
  const fb::State* in = snapshot.state_as_BattleDucks();
  if (in == nullptr) return Damaged("there is no BattleDucks state");
  State& s = As(state);
  s = State();
  if (in->phase() > fb::Phase::Over || in->turn_seat() >= kSeats || in->winner() < -1 ||
      in->winner() >= kSeats || in->ponds() == nullptr || in->ponds()->size() != kSeats) {
    return Damaged("phase, seats or ponds");
  }
  if (in->board() == nullptr ||
      std::memcmp(in->board(), board_.cells.words, sizeof board_.cells.words) != 0) {
    return Damaged("the board has another form");
  }
  s.phase = static_cast<Phase>(in->phase());
  s.turn_seat = in->turn_seat();
  s.turns = in->turns();
  s.winner = static_cast<uint8_t>(in->winner() + 1);
  for (int seat = 0; seat < kSeats; ++seat) {
    absl::Status status =
        ReadPond(*this, *in->ponds()->Get(static_cast<flatbuffers::uoffset_t>(seat)),
                 Known(s, viewer, seat), s.ponds[seat]);
    if (!status.ok()) return status;
  }
  if (absl::Status status = CheckWhole(*this, s); !status.ok()) return status;
  if (viewer.is_host()) {
    absl::Status status =
        ReadStreams(in->streams(), {&s.chance, &s.seat_chance[0], &s.seat_chance[1]});
    if (!status.ok()) return status;
  }
  return ReadVariables(variables_, in->variables(), VariablesOf(s));
}

}  // namespace mallard::battleducks
