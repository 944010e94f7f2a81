#include "src/games/naval_war/snapshot.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "mallard/frame/archive.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/invariants.h"
#include "src/games/naval_war/prepare.h"

namespace mallard::naval_war {
namespace {

namespace fb = mallard::schema::naval_war;

// The ships of a fleet, found by the names that actions have for them.
struct Fleet {
  struct Entry {
    const std::string& id;
  };
  const NavalWarRules& rules;

  size_t size() const { return static_cast<size_t>(rules.ships()); }
  Entry operator[](size_t ship) const { return {rules.ship_name(static_cast<int>(ship))}; }
};

// Those of some things that a list names, in rising order: 1 + their numbers.
template <int kMost>
struct Chosen {
  uint8_t numbers[kMost] = {};
  int count = 0;

  void Add(int number) { Put(numbers[count++], number + 1); }
  // Whether the i-th, just read, is there and comes after the one before it.
  bool InOrder(int i) const { return numbers[i] > (i == 0 ? 0 : numbers[i - 1]); }
};

template <class Io, class B>
void DescribeShip(Io& io, const NavalWarRules& rules, B& board, int index) {
  auto& ship = board.ships[index];
  const int length = rules.length(index);
  io.Derived(MALLARD_FIELD(name), rules.ship_name(index));
  io.Shown(MALLARD_FIELD(kind), At(rules.content().ships, At(rules.mode().fleet, index)).id);
  io.Shown(MALLARD_FIELD(length), length);
  io.Flag(MALLARD_FIELD(placed), ship.placed);
  if (ship.placed != 0) {
    io.Number(MALLARD_FIELD(bow), ship.bow, 0, kGridCells - 1);
    io.Number(MALLARD_FIELD(facing), ship.facing, 0, kFacings - 1);
    io.Derived(MALLARD_FIELD(cells), CellsOf(ship, length));
  }
  io.Number(MALLARD_FIELD(damage), ship.damage, 0, rules.all_parts(index));
  io.Flag(MALLARD_FIELD(sunk), ship.sunk);
  io.Number(MALLARD_FIELD(sunk_at), ship.sunk_at, 0, kMaxChanges + 1);
  io.Number(MALLARD_FIELD(smoke), ship.smoke, 0, kMaxTimer);
  io.Number(MALLARD_FIELD(struck), ship.struck, 0, kMaxTimer);
  uint8_t known = board.hidden == 0;
  io.Flag(MALLARD_FIELD(known), known);
  if constexpr (Io::kReading) {
    if (index == 0) board.hidden = !known;
    io.Require(board.hidden == !known, "a fleet that is half known");
  }
}

// Takes what a cell told; false if it cannot have. `last` is the cell before it.
bool TakeAnswer(const fb::RadarCell& told, Board& board, int& last) {
  const int cell = told.cell();
  if (cell <= last || told.answer() == fb::Answer::None || told.answer() > fb::Answer::SeenShip) {
    return false;
  }
  board.radar.answer[cell] = static_cast<Answer>(told.answer());
  board.radar.turn[cell] = told.turn();
  board.radar.changes[cell] = told.changes();
  last = cell;
  return true;
}

template <class Io, class B>
void DescribeRadar(Io& io, B& board) {
  uint8_t cells[kGridCells] = {};
  int count = 0;
  for (int cell = 0; cell < kGridCells; ++cell) {
    if (board.radar.answer[cell] != Answer::kNone) Put(cells[count++], cell);
  }
  int last = -1;
  io.Structs(
      MALLARD_FIELD(radar), count, kGridCells,
      [&](int i) {
        const int cell = cells[i];
        return fb::RadarCell(cells[i], static_cast<fb::Answer>(board.radar.answer[cell]),
                             board.radar.turn[cell], board.radar.changes[cell]);
      },
      [&](int, const fb::RadarCell& told) {
        if constexpr (Io::kReading) return TakeAnswer(told, board, last);
        return true;
      });
}

template <class Io, class B>
void DescribeChronicle(Io& io, B& board) {
  auto& chronicle = board.chronicle;
  io.Structs(
      MALLARD_FIELD(chronicle), chronicle.size, kMaxEntries,
      [&](int i) {
        return fb::Entry(static_cast<fb::Word>(chronicle.word[i]), chronicle.about[i]);
      },
      [&](int i, const fb::Entry& told) {
        if constexpr (Io::kReading) {
          if (told.word() == fb::Word::Nothing || told.word() > fb::Word::UnderWay) return false;
          chronicle.word[i] = static_cast<EntryWord>(told.word());
          chronicle.about[i] = told.about();
        }
        return true;
      });
  io.Flag(MALLARD_FIELD(chronicle_full), chronicle.full);
}

template <class Io, class B>
void DescribeZones(Io& io, const NavalWarRules& rules, B& board) {
  Chosen<kMaxZones> zones;
  for (int i = 0; i < rules.zones(); ++i) {
    if (!board.zones[i].Empty()) zones.Add(i);
  }
  io.TableList(MALLARD_FIELD(zones), zones.count, rules.zones(), [&](auto& zone, int i) {
    zone.Id(MALLARD_FIELD(zone), zones.numbers[i], rules.content().zones);
    zone.Require(zones.InOrder(i), "zones out of order");
    if (zones.numbers[i] == 0) return;
    auto& cells = board.zones[zones.numbers[i] - 1];
    zone.Cells(MALLARD_FIELD(cells), cells);
    zone.Require(!cells.Empty(), "a zone that lies nowhere");
  });
}

template <class Io, class B>
void DescribeBoard(Io& io, const NavalWarRules& rules, B& board) {
  io.Flag(MALLARD_FIELD(ready), board.ready);
  io.Tables(MALLARD_FIELD(ships), rules.ships(),
            [&](auto& ship, int i) { DescribeShip(ship, rules, board, i); });
  DescribeRadar(io, board);
  DescribeChronicle(io, board);
  DescribeZones(io, rules, board);
  io.Number(MALLARD_FIELD(changes), board.changes, 0, kMaxChanges);
  io.Number(MALLARD_FIELD(relocated_at), board.relocated_at, 0, kMaxChanges);
  io.Number(MALLARD_FIELD(standing), board.standing, 0, rules.ships());
}

template <class Io, class P>
void DescribePlayer(Io& io, const NavalWarRules& rules, P& player) {
  io.Number(MALLARD_FIELD(hand_size), player.hand_size, 0, kMaxHand);
  uint8_t known = player.hidden == 0;
  io.Flag(MALLARD_FIELD(hand_known), known);
  const int held = known != 0 ? player.hand_size : 0;
  int told = held;
  if (Io::kReading || known != 0) {
    io.IdList(MALLARD_FIELD(hand), told, absl::MakeSpan(player.hand), rules.content().cards);
  }
  io.Require(told == held, "the number of cards in a hand");
  io.IdList(MALLARD_FIELD(shown), player.shown_size, absl::MakeSpan(player.shown),
            rules.content().cards);
  io.Number(MALLARD_FIELD(disabled), player.disabled, 0, kMaxTimer);
  io.Number(MALLARD_FIELD(skips), player.skips, 0, kMaxTimer);
  if constexpr (Io::kReading) player.hidden = !known;
}

// Cards by kind. The total is the caller's affair.
template <class Io, class F, class Counts>
void DescribeCards(Io& io, const F& field, const NavalWarRules& rules, Counts& counts) {
  Chosen<kMaxCards> kinds;
  for (int kind = 0; kind < rules.cards(); ++kind) {
    if (counts[kind] != 0) kinds.Add(kind);
  }
  io.TableList(field, kinds.count, rules.cards(), [&](auto& cards, int i) {
    cards.Id(MALLARD_FIELD(card), kinds.numbers[i], rules.content().cards);
    cards.Require(kinds.InOrder(i), "cards out of order");
    if (kinds.numbers[i] == 0) return;
    const int kind = kinds.numbers[i] - 1;
    // Within its bounds no total can run over.
    cards.Number(MALLARD_FIELD(count), counts[kind], 1, rules.card(kind).copies);
  });
}

template <class Io, class A>
void DescribeAttack(Io& io, const NavalWarRules& rules, A& attack) {
  io.Id(MALLARD_FIELD(card), attack.card, rules.content().cards);
  io.NumberList(MALLARD_FIELD(cells), attack.count, absl::MakeSpan(attack.cells), 0,
                kGridCells - 1);
  io.Id(MALLARD_FIELD(ship), attack.ship, Fleet{rules});
  io.Number(MALLARD_FIELD(hits), attack.hits, 0, kMaxLength);
}

template <class Io, class P>
void DescribePreparation(Io& io, const NavalWarRules& rules, P& preparation) {
  io.Id(MALLARD_FIELD(card), preparation.card, rules.content().cards);
  io.Require(preparation.card != 0, "a preparation of no card");
  io.NumberList(MALLARD_FIELD(aims), preparation.aims, absl::MakeSpan(preparation.aim), 0,
                kGridCells - 1);
  Chosen<kMaxShips> ships;
  for (int i = 0; i < rules.ships(); ++i) {
    if (preparation.berths[i].placed != 0) ships.Add(i);
  }
  io.TableList(MALLARD_FIELD(berths), ships.count, rules.ships(), [&](auto& child, int i) {
    child.Id(MALLARD_FIELD(ship), ships.numbers[i], Fleet{rules});
    child.Require(ships.InOrder(i), "new places out of order");
    if (ships.numbers[i] == 0) return;
    const int ship = ships.numbers[i] - 1;
    auto& berth = preparation.berths[ship];
    child.Number(MALLARD_FIELD(bow), berth.bow, 0, kGridCells - 1);
    child.Number(MALLARD_FIELD(facing), berth.facing, 0, kFacings - 1);
    child.Derived(MALLARD_FIELD(cells), LineCells(PoseOf(berth), rules.length(ship)));
    if constexpr (Io::kReading) berth.placed = 1;
  });
}

// Which ships may still move after a hit.
template <class Io, class M>
void DescribeMovable(Io& io, const NavalWarRules& rules, M& movable) {
  Chosen<kMaxShips> ships;
  for (int i = 0; i < rules.ships(); ++i) {
    if (((movable >> i) & 1) != 0) ships.Add(i);
  }
  io.IdList(MALLARD_FIELD(movable), ships.count, absl::MakeSpan(ships.numbers), Fleet{rules});
  if constexpr (Io::kReading) {
    for (int i = 0; i < ships.count; ++i) {
      io.Require(ships.InOrder(i), "ships that may move out of order");
      if (ships.numbers[i] != 0) Put(movable, movable | 1 << (ships.numbers[i] - 1));
    }
  }
}

template <class Io, class S>
void DescribeState(Io& io, const NavalWarRules& rules, S& state) {
  io.Enum(MALLARD_FIELD(phase), state.phase, Phase::kOver);
  io.Number(MALLARD_FIELD(turn_seat), state.turn_seat, 0, kSeats - 1);
  io.Number(MALLARD_FIELD(turns), state.turns, 0, UINT16_MAX);
  io.Index(MALLARD_FIELD(winner), state.winner, kSeats);
  io.Derived(MALLARD_FIELD(mode), rules.mode().id);
  io.Derived(MALLARD_FIELD(board_width), rules.width());
  io.Derived(MALLARD_FIELD(board_height), rules.height());
  io.Derived(MALLARD_FIELD(hand_limit), rules.hand_limit());
  io.Tables(MALLARD_FIELD(boards), kSeats,
            [&](auto& board, int seat) { DescribeBoard(board, rules, state.boards[seat]); });
  io.Tables(MALLARD_FIELD(players), kSeats,
            [&](auto& player, int seat) { DescribePlayer(player, rules, state.players[seat]); });
  io.Flag(MALLARD_FIELD(card_played), state.card_played);
  io.Number(MALLARD_FIELD(turn_end), state.turn_ends, kTurnGoesOn, kEndedByCard);
  io.OptionalTable(MALLARD_FIELD(attack), state.attack.active,
                   [&](auto& attack) { DescribeAttack(attack, rules, state.attack); });
  uint8_t preparing = state.preparation.card != 0;
  io.OptionalTable(MALLARD_FIELD(preparation), preparing, [&](auto& preparation) {
    DescribePreparation(preparation, rules, state.preparation);
  });
  // Absent where it is hidden; empty where nothing is left to move.
  const bool moving =
      state.phase == Phase::kAfterHit && state.boards[1 - state.turn_seat].hidden == 0;
  if (Io::kReading || moving || state.movable != 0) {
    DescribeMovable(io, rules, state.movable);
  }
  DescribeCards(io, MALLARD_FIELD(discard), rules, state.discard.counts);
  io.Number(MALLARD_FIELD(deck_size), state.deck.total, 0, UINT16_MAX);
  const bool all_known = (state.boards[0].hidden | state.boards[1].hidden) == 0;
  const bool told = std::any_of(std::begin(state.deck.counts), std::end(state.deck.counts),
                                [](uint16_t count) { return count != 0; });
  if (Io::kReading || all_known || told) {
    DescribeCards(io, MALLARD_FIELD(deck), rules, state.deck.counts);
  }
  io.Numbers(MALLARD_FIELD(seized), absl::MakeSpan(state.seized), 0, kMaxTimer);
  io.Variables(MALLARD_FIELD(variables), rules.variables(), rules.VariablesOf(state));
  io.Streams(MALLARD_FIELD(streams), {&state.chance, &state.seat_chance[0], &state.seat_chance[1]});
}

}  // namespace

StateOffset WriteState(const NavalWarRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder) {
  const auto table =
      WriteTable<fb::State>(builder, [&](auto& io) { DescribeState(io, rules, state); });
  return {static_cast<uint8_t>(schema::GameState::NavalWar), table.o};
}

absl::Status ReadState(const NavalWarRules& rules, const schema::Snapshot& snapshot, State& state) {
  absl::Status status =
      ReadTable(snapshot.state_as_NavalWar(), [&](auto& io) { DescribeState(io, rules, state); });
  for (uint16_t count : state.discard.counts) Put(state.discard.total, state.discard.total + count);
  for (Board& board : state.boards) {
    if (status.ok()) status = LayFleet(rules, board);
  }
  return status;
}

}  // namespace mallard::naval_war
