#include "src/games/ducks_in_tow/snapshot.h"

#include <algorithm>
#include <cstdint>

#include "mallard/frame/archive.h"
#include "mallard/frame/damaged.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {
namespace {

namespace fb = mallard::schema::ducks_in_tow;

// All cards, found by their ids.
struct Faces {
  const GameContent& content;

  size_t size() const { return content.faces.size(); }
  const Face& operator[](size_t face) const { return content.faces[face]; }
  int IndexOf(absl::string_view id) const {
    const auto found = content.face_by_id.find(id);
    return found == content.face_by_id.end() ? -1 : found->second;
  }
};

// Colours, found by their ids. An unknown one counts as one more, so that the description can say
// what is wrong.
struct Colours {
  const std::vector<Colour>& list;

  const Colour& operator[](size_t colour) const { return list[colour]; }
  int IndexOf(absl::string_view id) const {
    int colour = 0;
    while (colour < Size(list) && At(list, colour).id != id) ++colour;
    return colour;
  }
};

// Numbers of the colours of a match, which fill the beginning of an array.
template <class Counts>
auto ByColour(const DucksInTowRules& rules, Counts& counts) {
  return absl::MakeSpan(counts).first(static_cast<size_t>(rules.colours()));
}

// A set, as a list of ids in rising order.
template <class Io, class F, class Set, class Entries>
void DescribeSet(Io& io, const F& field, Set& set, int room, const Entries& entries) {
  uint8_t members[kMaxCards] = {};
  int count = 0;
  if constexpr (!Io::kReading) set.ForEach([&](int n) { Put(members[count++], n + 1); });
  io.IdList(field, count, absl::MakeSpan(members), entries);
  if constexpr (Io::kReading) {
    for (int i = 0; i < count; ++i) {
      const bool fits = members[i] <= room && (i == 0 || members[i - 1] < members[i]);
      io.Require(fits, "a set that is out of order");
      if (fits && members[i] != 0) set.Set(members[i] - 1);
    }
  }
}

template <class Io, class F, class B>
void DescribeBag(Io& io, const DucksInTowRules& rules, const F& field, B& bag) {
  uint8_t counts[kMaxColours] = {};
  if constexpr (!Io::kReading) {
    for (int c = 0; c < rules.colours(); ++c) Put(counts[c], bag.CountOf(c));
  }
  io.Numbers(field, ByColour(rules, counts), 0, UINT8_MAX);
  if constexpr (Io::kReading) {
    for (int c = 0; c < rules.colours(); ++c) bag.Put(c, counts[c]);
  }
}

// Something that the rules know already: an id that must be that of entry number `index`, or
// missing for -1.
template <class Io, class F, class Entries>
void DescribeKnownId(Io& io, const F& field, int index, const Entries& entries) {
  int member = Io::kReading ? 0 : index + 1;
  io.Id(field, member, entries);
  io.Require(member == index + 1, "a park or a tile that is another");
}

template <class Io, class S>
void DescribeTile(Io& io, const DucksInTowRules& rules, S& state, int tile) {
  const Hex hex = At(rules.park().map.hexes(), tile);
  io.Shown(MALLARD_FIELD(name), At(rules.park().tile_names.names(), tile));
  io.Shown(MALLARD_FIELD(q), hex.q);
  io.Shown(MALLARD_FIELD(r), hex.r);
  io.Id(MALLARD_FIELD(location), state.location_at[tile], rules.content().locations);
  DescribeKnownId(io, MALLARD_FIELD(special), rules.SpecialAt(tile), rules.content().specials);
  io.Shown(MALLARD_FIELD(start), HasBit(rules.park().starts, tile));
  io.Numbers(MALLARD_FIELD(ducks), ByColour(rules, state.ducks[tile]), 0, UINT8_MAX);
}

template <class Io, class H>
void DescribeHeld(Io& io, const DucksInTowRules& rules, H& held) {
  io.Id(MALLARD_FIELD(card), held.card, Faces{rules.content()});
  io.Flag(MALLARD_FIELD(known), held.known);
  io.Number(MALLARD_FIELD(shuffle), held.shuffle, 0, UINT8_MAX);
}

// Lays the cards of a tableau again, from left to right; false if there is no room for one.
bool LayTableau(const DucksInTowRules& rules, State& state, int seat) {
  Player& player = state.players[seat];
  uint8_t cards[kMaxColumns];
  std::copy(std::begin(player.cards), std::end(player.cards), cards);
  const int count = player.card_count;
  player.card_count = 0;
  for (int i = 0; i < count; ++i) {
    if (cards[i] == 0 || !HasRoom(player, rules.FaceOf(cards[i] - 1))) return false;
    Join(rules, state, seat, cards[i] - 1, kRight);
  }
  return true;
}

// Ducks on dotted spaces, by row and column.
struct Adopted {
  fb::Cell cells[kMaxColumns * kMaxColours];
  int count = 0;

  Adopted(const DucksInTowRules& rules, const Player& player) {
    for (int row = 0; row < rules.colours(); ++row) {
      int column = 0;
      for (int i = 0; i < player.card_count; ++i) {
        const Face& face = rules.FaceOf(player.cards[i] - 1);
        for (int n = 0; n < face.width; ++n, ++column) {
          if (!HasBit(face.dotted[row], n) || !HasBit(player.ducks[row], column)) continue;
          cells[count++] = {static_cast<uint8_t>(column), static_cast<uint8_t>(row)};
        }
      }
    }
  }
};

// Adopts a duck again; false where there is no free dotted space. `last` is where the one before
// it is.
bool AdoptAgain(const DucksInTowRules& rules, Player& player, const fb::Cell& cell, int& last) {
  const int order = cell.row() * kMaxColumns + cell.column();
  if (cell.row() >= rules.colours() || cell.column() >= player.columns || order <= last ||
      !HasBit(player.open[cell.row()], cell.column())) {
    return false;
  }
  last = order;
  FillDottedSpace(player, cell.row(), cell.column());
  return true;
}

template <class Io, class S>
void DescribeTableau(Io& io, const DucksInTowRules& rules, S& state, int seat) {
  auto& player = state.players[seat];
  io.IdList(MALLARD_FIELD(cards), player.card_count, absl::MakeSpan(player.cards),
            Faces{rules.content()});
  if constexpr (Io::kReading) io.Require(LayTableau(rules, state, seat), "a card of a tableau");
  Adopted adopted(rules, player);
  int last = -1;
  io.Structs(
      MALLARD_FIELD(adopted), adopted.count, kMaxColumns * kMaxColours,
      [&](int i) { return adopted.cells[i]; },
      [&](int, const fb::Cell& cell) {
        if constexpr (Io::kReading) return AdoptAgain(rules, player, cell, last);
        return true;
      });
  io.Derived(MALLARD_FIELD(completed), player.completed);
  uint8_t runs[kMaxColours] = {};
  for (int c = 0; c < rules.colours(); ++c) Put(runs[c], LongestRun(player.ducks[c]));
  uint8_t told[kMaxColours];
  std::copy(std::begin(runs), std::end(runs), told);
  io.Numbers(MALLARD_FIELD(runs), ByColour(rules, told), 0, kMaxColumns);
  io.Require(std::equal(std::begin(runs), std::end(runs), told), "a wrong longest run");
  io.Derived(MALLARD_FIELD(score), ScoreOf(rules, state, seat));
}

template <class Io, class S>
void DescribePlayer(Io& io, const DucksInTowRules& rules, S& state, int seat) {
  auto& player = state.players[seat];
  io.Index(MALLARD_FIELD(tile), player.tile, rules.tiles());
  io.Numbers(MALLARD_FIELD(food), ByColour(rules, player.food), 0, UINT8_MAX);
  io.Numbers(MALLARD_FIELD(tow), ByColour(rules, player.tow), 0, UINT8_MAX);
  DescribeTableau(io, rules, state, seat);
  io.TableList(MALLARD_FIELD(hand), player.hand_count, kMaxHand,
               [&](auto& card, int i) { DescribeHeld(card, rules, player.hand[i]); });
  if constexpr (Io::kReading) {
    for (int i = 0; i < player.hand_count; ++i) player.hidden |= player.hand[i].card == 0;
  }
}

template <class Io, class C>
void DescribeClaim(Io& io, const DucksInTowRules& rules, C& claim) {
  io.Id(MALLARD_FIELD(formation), claim.formation, rules.content().formations);
  io.Require(claim.formation != 0, "a claim without a formation card");
  io.Number(MALLARD_FIELD(seat), claim.seat, 0, rules.seats() - 1);
  io.Number(MALLARD_FIELD(column), claim.column, 0, kMaxColumns - 1);
  io.Number(MALLARD_FIELD(row), claim.row, 0, rules.colours() - 1);
}

template <class Io, class S>
void DescribeShuffles(Io& io, const DucksInTowRules& rules, S& state) {
  uint8_t cards[kMaxCards] = {};  // 1 + those that went into another shuffle than the first one.
  int count = 0;
  for (int card = 0; card < rules.content().card_count(); ++card) {
    if (state.shuffle_of[card] != 0) Put(cards[count++], card + 1);
  }
  io.TableList(MALLARD_FIELD(shuffle_of), count, kMaxCards, [&](auto& entry, int i) {
    uint8_t shuffle = cards[i] == 0 ? 0 : state.shuffle_of[cards[i] - 1];
    entry.Id(MALLARD_FIELD(card), cards[i], Faces{rules.content()});
    entry.Number(MALLARD_FIELD(shuffle), shuffle, 1, UINT8_MAX);
    if constexpr (Io::kReading) {
      const bool fits = cards[i] > (i == 0 ? 0 : cards[i - 1]) && cards[i] <= kMaxCards;
      entry.Require(fits, "the shuffle of a card");
      if (fits) state.shuffle_of[cards[i] - 1] = shuffle;
    }
  });
}

bool TakeEffect(const DucksInTowRules& rules, const fb::Effect& told, Effect& effect) {
  if (told.kind() < fb::EffectKind::TakeFood || told.kind() > fb::EffectKind::EndTurn ||
      told.amount() > kMaxAmount || told.colour() >= rules.colours()) {
    return false;
  }
  effect = {static_cast<EffectKind>(told.kind()), told.amount(), told.colour(), 0};
  return true;
}

template <class Io, class S>
void DescribeFormations(Io& io, const DucksInTowRules& rules, S& state) {
  BitSet<kMaxFormations> face_up;
  face_up.words[0] = state.face_up;
  DescribeSet(io, MALLARD_FIELD(face_up), face_up, kMaxFormations, rules.content().formations);
  if constexpr (Io::kReading) state.face_up = face_up.words[0];
  io.TableList(MALLARD_FIELD(claims), state.claim_count, kMaxClaims,
               [&](auto& claim, int i) { DescribeClaim(claim, rules, state.claims[i]); });
}

template <class Io, class S>
void DescribeCards(Io& io, const DucksInTowRules& rules, S& state) {
  const Faces faces{rules.content()};
  io.Ids(MALLARD_FIELD(display), absl::MakeSpan(state.display), faces);
  DescribeSet(io, MALLARD_FIELD(discarded), state.spent, kMaxCards, faces);
  io.Number(MALLARD_FIELD(deck_count), state.deck_count, 0, kMaxCards);
  if (Io::kReading || state.deck.Count() != 0) {
    DescribeSet(io, MALLARD_FIELD(deck), state.deck, kMaxCards, faces);
  }
  io.Number(MALLARD_FIELD(shuffles), state.shuffles, 0, UINT8_MAX);
  DescribeShuffles(io, rules, state);
}

template <class Io, class S>
void DescribeState(Io& io, const DucksInTowRules& rules, S& state) {
  const GameContent& content = rules.content();
  io.Enum(MALLARD_FIELD(phase), state.phase, Phase::kOver);
  io.Number(MALLARD_FIELD(turn_seat), state.turn_seat, 0, rules.seats() - 1);
  io.Number(MALLARD_FIELD(first_seat), state.first_seat, 0, rules.seats() - 1);
  io.Number(MALLARD_FIELD(round), state.round, 0, rules.round_limit());
  io.Number(MALLARD_FIELD(actions), state.actions, 0, kActions + kMaxGained);
  io.Flag(MALLARD_FIELD(feeding), state.feeding);
  io.Number(MALLARD_FIELD(gained), state.gained, 0, kMaxGained);
  io.Index(MALLARD_FIELD(ending), state.ending, rules.seats());
  DescribeKnownId(io, MALLARD_FIELD(park), static_cast<int>(&rules.park() - content.parks.data()),
                  content.parks);
  uint8_t colours[kMaxColours] = {1, 2, 3, 4, 5, 6};
  io.Ids(MALLARD_FIELD(colours), ByColour(rules, colours), Colours{content.colours});
  for (int c = 0; c < rules.colours(); ++c)
    io.Require(colours[c] == c + 1, "the colours are others");
  io.Tables(MALLARD_FIELD(tiles), rules.tiles(),
            [&](auto& tile, int i) { DescribeTile(tile, rules, state, i); });
  DescribeFormations(io, rules, state);
  io.Tables(MALLARD_FIELD(players), rules.seats(),
            [&](auto& player, int seat) { DescribePlayer(player, rules, state, seat); });
  DescribeCards(io, rules, state);
  DescribeBag(io, rules, MALLARD_FIELD(duck_bag), state.duck_bag);
  DescribeBag(io, rules, MALLARD_FIELD(food_bag), state.food_bag);
  io.Numbers(MALLARD_FIELD(aside), ByColour(rules, state.aside), 0, UINT8_MAX);
  io.Structs(
      MALLARD_FIELD(queue), state.queue_count, kMaxQueue,
      [&](int i) {
        const Effect& effect = state.queue[i];
        return fb::Effect(static_cast<fb::EffectKind>(effect.kind), effect.amount, effect.colour);
      },
      [&](int i, const fb::Effect& told) {
        if constexpr (Io::kReading) return TakeEffect(rules, told, state.queue[i]);
        return true;
      });
  io.Variables(MALLARD_FIELD(variables), rules.variables(), rules.VariablesOf(state));
  io.Streams(MALLARD_FIELD(streams), {&state.chance});
}

// Claims are claimed again, where they fit.
absl::Status ServeClaims(const DucksInTowRules& rules, State& state) {
  for (int i = 0; i < state.claim_count; ++i) {
    const Claim& claim = state.claims[i];
    Player& player = state.players[claim.seat];
    const Formation& formation = rules.FormationOf(claim.formation - 1);
    if (!HasBit(PlacesFor(formation, player, rules.colours(), claim.row), claim.column)) {
      return Damaged("a formation card that does not fit where it lies");
    }
    Serve(formation, player, claim.column, claim.row);
  }
  return absl::OkStatus();
}

}  // namespace

StateOffset WriteState(const DucksInTowRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder) {
  const auto table =
      WriteTable<fb::State>(builder, [&](auto& io) { DescribeState(io, rules, state); });
  return {static_cast<uint8_t>(schema::GameState::DucksInTow), table.o};
}

absl::Status ReadState(const DucksInTowRules& rules, const schema::Snapshot& snapshot,
                       State& state) {
  absl::Status status =
      ReadTable(snapshot.state_as_DucksInTow(), [&](auto& io) { DescribeState(io, rules, state); });
  return status.ok() ? ServeClaims(rules, state) : status;
}

}  // namespace mallard::ducks_in_tow
