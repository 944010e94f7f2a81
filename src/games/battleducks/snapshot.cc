#include "src/games/battleducks/snapshot.h"

#include <cstdint>

#include "mallard/frame/archive.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/battleducks/invariants.h"
#include "src/games/battleducks/pond.h"

namespace mallard::battleducks {
namespace {

namespace fb = mallard::schema::battleducks;

// Notes answer number `index` as told; false if there cannot be such an answer.
bool TakeAnswer(const BattleDucksRules& rules, const fb::Answer& answer, int index, Pond& pond) {
  const int cell = answer.cell();
  if (!rules.board().cells.Has(cell) || pond.observed.Has(cell)) return false;
  if (answer.result() > fb::Result::Found) return false;
  pond.observed.Set(cell);
  Put(pond.order[index], cell);
  if (answer.result() != fb::Result::Splash) pond.spotted.Set(cell);
  if (answer.result() == fb::Result::Found) pond.found.Set(cell);
  return true;
}

template <class Io, class P>
void DescribeSlot(Io& io, const BattleDucksRules& rules, P& pond, int index) {
  const SlotRule& rule = rules.slot_rule(index);
  auto& slot = pond.slots[index];
  io.Shown(MALLARD_FIELD(name), rule.name);
  io.Shown(MALLARD_FIELD(category), At(rules.content().categories, rule.category).id);
  io.Id(MALLARD_FIELD(formation), slot.formation, rules.content().formations);
  io.Flag(MALLARD_FIELD(placed), slot.placed);
  io.Number(MALLARD_FIELD(orientation), slot.orientation, 0, kSymmetries - 1);
  io.Number(MALLARD_FIELD(anchor), slot.anchor, 0, kGridCells - 1);
  if (slot.placed != 0) io.Shown(MALLARD_FIELD(cells), [&] { return rules.CellsOf(slot); });
  io.Flag(MALLARD_FIELD(has_commander), slot.has_commander);
  io.Number(MALLARD_FIELD(commander), slot.commander, 0, kGridCells - 1);
  io.Flag(MALLARD_FIELD(commander_spotted), slot.commander_spotted);
  io.Number(MALLARD_FIELD(ducks_left), slot.ducks_left, 0, kMaxDucks);
  io.Number(MALLARD_FIELD(dial), slot.dial, 0, rules.CooldownOf(index));
  io.Shown(MALLARD_FIELD(cooldown), rules.CooldownOf(index));
  io.Number(MALLARD_FIELD(used_at), slot.used_at, 0, kGridCells + 1);
  io.Number(MALLARD_FIELD(found_at), slot.found_at, 0, kGridCells);
  uint8_t known = pond.hidden == 0;
  io.Flag(MALLARD_FIELD(known), known);
  if constexpr (Io::kReading) {
    if (index == 0) pond.hidden = !known;
    io.Require(pond.hidden == !known, "a pond that is half known");
  }
}

template <class Io, class P>
void DescribePond(Io& io, const BattleDucksRules& rules, P& pond) {
  io.Flag(MALLARD_FIELD(ready), pond.ready);
  io.Tables(MALLARD_FIELD(slots), rules.slots(),
            [&](auto& slot, int i) { DescribeSlot(slot, rules, pond, i); });
  io.Structs(
      MALLARD_FIELD(answers), pond.answers, kGridCells,
      [&](int i) {
        const Answer answer = AnswerAt(pond, pond.order[i]);
        return fb::Answer(pond.order[i], static_cast<fb::Result>(answer));
      },
      [&](int i, const auto& answer) { return TakeAnswer(rules, answer, i, pond); });
  io.Number(MALLARD_FIELD(formations_left), pond.formations_left, 0, rules.slots());
}

template <class Io, class S>
void DescribeState(Io& io, const BattleDucksRules& rules, S& state) {
  const Board& board = rules.board();
  io.Enum(MALLARD_FIELD(phase), state.phase, Phase::kOver);
  io.Number(MALLARD_FIELD(turn_seat), state.turn_seat, 0, kSeats - 1);
  io.Number(MALLARD_FIELD(turns), state.turns, 0, UINT32_MAX);
  io.Index(MALLARD_FIELD(winner), state.winner, kSeats);
  io.Shown(MALLARD_FIELD(board_name), board.id);
  io.Shown(MALLARD_FIELD(board_width), board.width);
  io.Shown(MALLARD_FIELD(board_height), board.height);
  io.Derived(MALLARD_FIELD(board), board.cells);
  io.Tables(MALLARD_FIELD(ponds), kSeats,
            [&](auto& pond, int seat) { DescribePond(pond, rules, state.ponds[seat]); });
  io.Variables(MALLARD_FIELD(variables), rules.variables(), rules.VariablesOf(state));
  io.Streams(MALLARD_FIELD(streams), {&state.chance, &state.seat_chance[0], &state.seat_chance[1]});
}

}  // namespace

StateOffset WriteState(const BattleDucksRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder) {
  const auto table =
      WriteTable<fb::State>(builder, [&](auto& io) { DescribeState(io, rules, state); });
  return {static_cast<uint8_t>(schema::GameState::BattleDucks), table.o};
}

absl::Status ReadState(const BattleDucksRules& rules, const schema::Snapshot& snapshot,
                       State& state) {
  absl::Status status = ReadTable(snapshot.state_as_BattleDucks(),
                                  [&](auto& io) { DescribeState(io, rules, state); });
  if (!status.ok()) return status;
  for (Pond& pond : state.ponds) {
    absl::StatusOr<Pond> rebuilt = RebuildPond(rules, pond);
    if (!rebuilt.ok()) return rebuilt.status();
    pond = *rebuilt;
  }
  return absl::OkStatus();
}

}  // namespace mallard::battleducks
