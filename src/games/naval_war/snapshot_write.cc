// Naval War states to FlatBuffers. States that are written for a viewer have been redacted already;
// what depends on the viewer here is only whether a blank is the truth.
#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/common/codec.h"
#include "src/games/naval_war/invariants.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {
namespace {

namespace fb = mallard::schema::naval_war;
using flatbuffers::FlatBufferBuilder;
using flatbuffers::Offset;
using flatbuffers::String;
using flatbuffers::Vector;

using CardCounts = Vector<Offset<fb::CardCount>>;

Offset<fb::Ship> WriteShip(const NavalWarRules& rules, const Ship& ship, int index, bool known,
                           FlatBufferBuilder& builder) {
  const size_t kind = static_cast<size_t>(rules.mode().fleet[static_cast<size_t>(index)]);
  const auto name = builder.CreateString(rules.ship_name(index));
  const auto kind_id = builder.CreateString(rules.content().ships[kind].id);
  fb::ShipBuilder out(builder);
  out.add_name(name);
  out.add_kind(kind_id);
  out.add_length(static_cast<uint8_t>(rules.length(index)));
  out.add_known(known);
  if (ship.placed != 0) {
    const schema::Mask cells = MaskOf(CellsOf(ship, rules.length(index)));
    out.add_placed(true);
    out.add_bow(ship.bow);
    out.add_facing(static_cast<fb::Facing>(ship.facing));
    out.add_cells(&cells);
  }
  out.add_damage(ship.damage);
  out.add_sunk(ship.sunk != 0);
  out.add_sunk_at(ship.sunk_at);
  out.add_smoke(ship.smoke);
  out.add_struck(ship.struck);
  return out.Finish();
}

Offset<Vector<Offset<fb::Zone>>> WriteZones(const NavalWarRules& rules, const Board& board,
                                            FlatBufferBuilder& builder) {
  Offset<fb::Zone> zones[kMaxZones];
  size_t count = 0;
  for (size_t i = 0; i < rules.content().zones.size(); ++i) {
    if (board.zones[i].Empty()) continue;
    const auto id = builder.CreateString(rules.content().zones[i].id);
    const schema::Mask cells = MaskOf(board.zones[i]);
    zones[count++] = fb::CreateZone(builder, id, &cells);
  }
  return builder.CreateVector(zones, count);
}

Offset<fb::Board> WriteBoard(const NavalWarRules& rules, const Board& board, bool known,
                             FlatBufferBuilder& builder) {
  Offset<fb::Ship> ships[kMaxShips];
  for (int i = 0; i < rules.ships(); ++i) {
    ships[i] = WriteShip(rules, board.ships[i], i, known, builder);
  }
  const auto ship_vector = builder.CreateVector(ships, static_cast<size_t>(rules.ships()));
  fb::RadarCell cells[kGridCells];
  size_t count = 0;
  for (int cell = 0; cell < kGridCells; ++cell) {
    if (board.radar.answer[cell] == Answer::kNone) continue;
    cells[count++] =
        fb::RadarCell(static_cast<uint8_t>(cell), static_cast<fb::Answer>(board.radar.answer[cell]),
                      board.radar.turn[cell], board.radar.changes[cell]);
  }
  const auto radar = builder.CreateVectorOfStructs(cells, count);
  const auto zones = WriteZones(rules, board, builder);
  return fb::CreateBoard(builder, board.ready != 0, ship_vector, radar, zones, board.changes,
                         board.relocated_at, board.standing);
}

Offset<fb::Player> WritePlayer(const NavalWarRules& rules, const Player& player, bool known,
                               FlatBufferBuilder& builder) {
  Offset<Vector<Offset<String>>> hand;
  if (known) {
    Offset<String> cards[kMaxHand];
    for (int i = 0; i < player.hand_size; ++i) {
      cards[i] = builder.CreateString(rules.card(player.hand[i] - 1).id);
    }
    hand = builder.CreateVector(cards, player.hand_size);
  }
  return fb::CreatePlayer(builder, player.hand_size, hand, known, player.disabled, player.skips);
}

Offset<CardCounts> WriteBag(const NavalWarRules& rules, const Bag<kMaxCards>& bag,
                            FlatBufferBuilder& builder) {
  Offset<fb::CardCount> counts[kMaxCards];
  size_t kinds = 0;
  for (int kind = 0; kind < rules.cards(); ++kind) {
    if (bag.counts[kind] == 0) continue;
    const auto id = builder.CreateString(rules.card(kind).id);
    counts[kinds++] = fb::CreateCardCount(builder, id, bag.counts[kind]);
  }
  return builder.CreateVector(counts, kinds);
}

Offset<fb::Attack> WriteAttack(const NavalWarRules& rules, const Attack& attack,
                               FlatBufferBuilder& builder) {
  Offset<String> card, ship;
  if (attack.card != 0) card = builder.CreateString(rules.card(attack.card - 1).id);
  if (attack.ship != 0) ship = builder.CreateString(rules.ship_name(attack.ship - 1));
  const auto cells = builder.CreateVector(attack.cells, attack.count);
  return fb::CreateAttack(builder, card, cells, ship, attack.hits);
}

Offset<fb::Preparation> WritePreparation(const NavalWarRules& rules, const Preparation& preparation,
                                         FlatBufferBuilder& builder) {
  Offset<fb::Berth> berths[kMaxShips];
  size_t count = 0;
  for (int i = 0; i < rules.ships(); ++i) {
    const Berth& berth = preparation.berths[i];
    if (berth.placed == 0) continue;
    const auto ship = builder.CreateString(rules.ship_name(i));
    const schema::Mask cells = MaskOf(LineCells({berth.bow, berth.facing}, rules.length(i)));
    berths[count++] =
        fb::CreateBerth(builder, ship, berth.bow, static_cast<fb::Facing>(berth.facing), &cells);
  }
  const auto card = builder.CreateString(rules.card(preparation.card - 1).id);
  const auto aims = builder.CreateVector(preparation.aim, preparation.aims);
  const auto berth_vector = builder.CreateVector(berths, count);
  return fb::CreatePreparation(builder, card, aims, berth_vector);
}

Offset<Vector<Offset<String>>> WriteMovable(const NavalWarRules& rules, uint8_t movable,
                                            FlatBufferBuilder& builder) {
  Offset<String> names[kMaxShips];
  size_t count = 0;
  for (int i = 0; i < rules.ships(); ++i) {
    if ((movable >> i) & 1) names[count++] = builder.CreateString(rules.ship_name(i));
  }
  return builder.CreateVector(names, count);
}

}  // namespace

StateOffset NavalWarRules::Write(const void* state, Viewer viewer,
                                 FlatBufferBuilder& builder) const {
  const State& s = As(state);
  Offset<fb::Board> boards[kSeats];
  Offset<fb::Player> players[kSeats];
  for (int seat = 0; seat < kSeats; ++seat) {
    const bool known = KnowsOf(s, viewer, seat);
    boards[seat] = WriteBoard(*this, s.boards[seat], known, builder);
    players[seat] = WritePlayer(*this, s.players[seat], known, builder);
  }
  const auto board_vector = builder.CreateVector(boards, kSeats);
  const auto player_vector = builder.CreateVector(players, kSeats);
  const auto mode = builder.CreateString(mode_.id);
  Offset<fb::Attack> attack;
  Offset<fb::Preparation> preparation;
  Offset<Vector<Offset<String>>> movable;
  Offset<CardCounts> deck;
  Offset<StreamVector> streams;
  if (s.attack.active != 0) attack = WriteAttack(*this, s.attack, builder);
  if (s.preparation.card != 0) preparation = WritePreparation(*this, s.preparation, builder);
  if (s.phase == Phase::kAfterHit && viewer.Knows(1 - s.turn_seat)) {
    movable = WriteMovable(*this, s.movable, builder);
  }
  const auto discard = WriteBag(*this, s.discard, builder);
  if (viewer.is_host() || s.phase == Phase::kOver) deck = WriteBag(*this, s.deck, builder);
  const auto seized = builder.CreateVector(s.seized, kQuadrants);
  const auto variables = WriteVariables(variables_, VariablesOf(s), builder);
  if (viewer.is_host()) {
    streams = WriteStreams({s.chance, s.seat_chance[0], s.seat_chance[1]}, builder);
  }
  // Offsets that are still null leave their fields absent.
  const auto out = fb::CreateState(
      builder, static_cast<fb::Phase>(s.phase), s.turn_seat, s.turns,
      static_cast<int8_t>(s.winner - 1), mode, static_cast<uint8_t>(width()),
      static_cast<uint8_t>(height()), static_cast<uint8_t>(hand_limit()), board_vector,
      player_vector, s.card_played != 0, static_cast<fb::TurnEnd>(s.turn_ends), attack, preparation,
      movable, discard, s.deck.total, deck, seized, variables, streams);
  return {static_cast<uint8_t>(schema::GameState::NavalWar), out.o};
}

}  // namespace mallard::naval_war
