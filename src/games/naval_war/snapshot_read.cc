// Naval War states from FlatBuffers. Takes in what is told within its bounds, lays the ships down
// again and repeats the steps of a preparation; what then must hold between the parts is in
// invariants.cc.
#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "mallard/state_buffer.h"
#include "src/games/common/codec.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/cards.h"
#include "src/games/naval_war/invariants.h"
#include "src/games/naval_war/prepare.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/setup.h"
#include "src/games/naval_war/targets.h"

namespace mallard::naval_war {
namespace {

namespace fb = mallard::schema::naval_war;
using flatbuffers::Offset;
using flatbuffers::String;
using flatbuffers::Vector;

using CardCounts = Vector<Offset<fb::CardCount>>;

// Finds things by name in a list that is in the order of the content, each search beginning where
// the last one ended.
class Finder {
 public:
  // `what` is for messages; `name(i)` is the name of thing number i of `count`.
  template <class NameOf>
  absl::StatusOr<int> Find(const char* what, const String* name, int count, NameOf name_of) {
    if (name == nullptr) return Damaged(absl::StrCat("a ", what, " without a name"));
    const int from = next_;
    for (; next_ < count; ++next_) {
      if (name->string_view() == name_of(next_)) return next_;
    }
    for (int i = 0; i < from; ++i) {
      if (name->string_view() == name_of(i)) {
        return Damaged(absl::StrCat("the ", what, " ", name->c_str(), " out of order"));
      }
    }
    return Damaged(absl::StrCat("there is no ", what, " ", name->c_str()));
  }
  // The thing found last cannot come again.
  void Pass() { ++next_; }

 private:
  int next_ = 0;
};

absl::StatusOr<int> FindCard(const NavalWarRules& rules, const String* id, Finder& finder) {
  return finder.Find("card", id, rules.cards(),
                     [&](int i) -> const std::string& { return rules.card(i).id; });
}

absl::StatusOr<int> FindShip(const NavalWarRules& rules, const String* name, Finder& finder) {
  return finder.Find("ship", name, rules.ships(),
                     [&](int i) -> const std::string& { return rules.ship_name(i); });
}

// What of a ship has no bounds of its own is in CheckInvariants.
absl::Status ReadShip(const NavalWarRules& rules, const fb::Ship& in, int index, bool known,
                      Board& board) {
  const std::string& name = rules.ship_name(index);
  if (in.name() == nullptr || in.name()->string_view() != name) {
    return Damaged(absl::StrCat("a ship of another fleet instead of ", name));
  }
  if (in.known() != known) return Damaged(absl::StrCat("whether ", name, " is known"));
  if (in.placed()) {
    const int facing = static_cast<int>(in.facing());
    absl::Status status = CheckPlace(rules, {kPlace, {index, facing, in.bow()}}, false,
                                     rules.cells().Minus(board.occupied));
    if (!status.ok()) return Damaged(absl::StrCat(name, ": ", status.message()));
    PutShip(board, index, rules.length(index), {in.bow(), facing});
    if (BoardOf(in.cells()) != CellsOf(board.ships[index], rules.length(index))) {
      return Damaged(absl::StrCat("the cells of ", name));
    }
  } else if (in.bow() != 0 || in.facing() != fb::Facing::North || in.cells() != nullptr) {
    return Damaged(absl::StrCat("the place of ", name, ", which has none"));
  }
  Ship& ship = board.ships[index];
  ship.damage = in.damage();
  ship.sunk = in.sunk() ? 1 : 0;
  ship.sunk_at = in.sunk_at();
  ship.smoke = in.smoke();
  ship.struck = in.struck();
  if (in.sunk()) --board.standing;
  return absl::OkStatus();
}

absl::Status ReadRadar(const fb::Board& in, Board& board) {
  if (in.radar() == nullptr) return absl::OkStatus();
  int last = -1;
  for (const fb::RadarCell* told : *in.radar()) {
    const int cell = told->cell();
    if (cell <= last) return Damaged("answers out of order");
    if (told->answer() == fb::Answer::None || told->answer() > fb::Answer::SeenShip) {
      return Damaged("an unknown answer");
    }
    board.radar.answer[cell] = static_cast<Answer>(told->answer());
    board.radar.turn[cell] = told->turn();
    board.radar.changes[cell] = told->changes();
    last = cell;
  }
  return absl::OkStatus();
}

absl::Status ReadZones(const NavalWarRules& rules, const fb::Board& in, Board& board) {
  if (in.zones() == nullptr) return absl::OkStatus();
  const std::vector<Zone>& zones = rules.content().zones;
  Finder finder;
  for (const fb::Zone* told : *in.zones()) {
    absl::StatusOr<int> zone =
        finder.Find("zone", told->zone(), static_cast<int>(zones.size()),
                    [&](int i) -> const std::string& { return zones[static_cast<size_t>(i)].id; });
    if (!zone.ok()) return zone.status();
    board.zones[*zone] = BoardOf(told->cells());
    if (board.zones[*zone].Empty()) return Damaged("a zone that lies nowhere");
    finder.Pass();
  }
  return absl::OkStatus();
}

absl::Status ReadBoard(const NavalWarRules& rules, const fb::Board& in, bool known, Board& board) {
  board = EmptyBoard(rules);
  if (in.ships() == nullptr || in.ships()->size() != static_cast<size_t>(rules.ships())) {
    return Damaged("the fleet has another size");
  }
  for (int i = 0; i < rules.ships(); ++i) {
    absl::Status status =
        ReadShip(rules, *in.ships()->Get(static_cast<flatbuffers::uoffset_t>(i)), i, known, board);
    if (!status.ok()) return status;
  }
  if (in.standing() != board.standing) return Damaged("the number of standing ships");
  board.ready = in.ready() ? 1 : 0;
  board.changes = in.changes();
  board.relocated_at = in.relocated_at();
  absl::Status status = ReadRadar(in, board);
  return status.ok() ? ReadZones(rules, in, board) : status;
}

absl::Status ReadPlayer(const NavalWarRules& rules, const fb::Player& in, bool known,
                        Player& player) {
  const size_t told = in.hand() == nullptr ? 0 : in.hand()->size();
  if (in.hand_size() > kMaxHand || told != (known ? in.hand_size() : 0u)) {
    return Damaged("the number of cards in a hand");
  }
  if (in.hand_known() != known) return Damaged("whether a hand is known");
  player.hand_size = in.hand_size();
  player.disabled = in.disabled();
  player.skips = in.skips();
  Finder finder;
  for (size_t i = 0; i < told; ++i) {
    absl::StatusOr<int> card =
        FindCard(rules, in.hand()->Get(static_cast<flatbuffers::uoffset_t>(i)), finder);
    if (!card.ok()) return card.status();
    player.hand[i] = static_cast<uint8_t>(*card + 1);
  }
  return absl::OkStatus();
}

absl::Status ReadBag(const NavalWarRules& rules, const CardCounts* in, Bag<kMaxCards>& bag) {
  if (in == nullptr) return absl::OkStatus();
  Finder finder;
  for (const fb::CardCount* told : *in) {
    absl::StatusOr<int> card = FindCard(rules, told->card(), finder);
    if (!card.ok()) return card.status();
    // So that no total can run over.
    if (told->count() == 0 || told->count() > rules.card(*card).copies) {
      return Damaged(absl::StrCat("the number of cards ", rules.card_name(*card)));
    }
    bag.Put(*card, told->count());
    finder.Pass();
  }
  return absl::OkStatus();
}

absl::Status ReadAttack(const NavalWarRules& rules, const fb::Attack& in, Attack& attack) {
  attack.active = 1;
  if (in.card() != nullptr) {
    Finder finder;
    absl::StatusOr<int> card = FindCard(rules, in.card(), finder);
    if (!card.ok()) return card.status();
    attack.card = static_cast<uint8_t>(*card + 1);
  }
  if (in.ship() != nullptr) {
    Finder finder;
    absl::StatusOr<int> ship = FindShip(rules, in.ship(), finder);
    if (!ship.ok()) return ship.status();
    attack.ship = static_cast<uint8_t>(*ship + 1);
  }
  attack.hits = in.hits();
  if (in.cells() == nullptr) return absl::OkStatus();
  if (in.cells()->size() > kMaxAttack) return Damaged("the number of cells under attack");
  attack.count = static_cast<uint8_t>(in.cells()->size());
  std::copy(in.cells()->begin(), in.cells()->end(), attack.cells);
  return absl::OkStatus();
}

absl::Status ReadMovable(const NavalWarRules& rules, const Vector<Offset<String>>& in,
                         uint8_t& movable) {
  Finder finder;
  for (const String* name : in) {
    absl::StatusOr<int> ship = FindShip(rules, name, finder);
    if (!ship.ok()) return ship.status();
    movable = static_cast<uint8_t>(movable | (1u << *ship));
    finder.Pass();
  }
  return absl::OkStatus();
}

// Takes a step of a preparation again, if it is legal.
absl::Status Repeat(const NavalWarRules& rules, State& state, const Action& action) {
  absl::Status status = CheckPreparation(rules, state, state.turn_seat, action);
  if (!status.ok()) return Damaged(absl::StrCat("a card in preparation: ", status.message()));
  EventSink nobody(nullptr);
  return ApplyPreparation(rules, state, state.turn_seat, action, nobody);
}

// Comes last: what can be prepared depends on everything else.
absl::Status ReadPreparation(const NavalWarRules& rules, const fb::Preparation& in, State& state) {
  Finder finder;
  absl::StatusOr<int> kind = FindCard(rules, in.card(), finder);
  if (!kind.ok()) return kind.status();
  const Card& card = rules.card(*kind);
  const Player& player = state.players[state.turn_seat];
  if (state.phase != Phase::kTurn || state.card_played != 0 || card.reaction ||
      !TakesPreparation(card) || !HandHas(player, *kind) ||
      (card.card_class != CardClass::kIntel && player.disabled != 0)) {
    return Damaged(absl::StrCat(rules.card_name(*kind), " cannot be in preparation"));
  }
  absl::Status status = CheckTarget(rules, state, state.turn_seat, {kPlay, {*kind}});
  if (!status.ok()) return Damaged(absl::StrCat("a card in preparation: ", status.message()));
  BeginPreparation(state, *kind);
  if (in.aims() != nullptr) {
    for (uint8_t cell : *in.aims()) {
      if (status = Repeat(rules, state, {kAim, {cell}}); !status.ok()) return status;
    }
  }
  if (in.berths() == nullptr) return absl::OkStatus();
  Finder ships;
  for (const fb::Berth* berth : *in.berths()) {
    absl::StatusOr<int> ship = FindShip(rules, berth->ship(), ships);
    if (!ship.ok()) return ship.status();
    const Action place = {kPlace, {*ship, static_cast<int>(berth->facing()), berth->bow()}};
    if (status = Repeat(rules, state, place); !status.ok()) return status;
    ships.Pass();
  }
  return absl::OkStatus();
}

// The numbers of a state, within their bounds.
absl::Status ReadNumbers(const NavalWarRules& rules, const fb::State& in, State& state) {
  if (in.phase() > fb::Phase::Over || in.turn_seat() >= kSeats || in.winner() < -1 ||
      in.winner() >= kSeats || in.turn_end() > fb::TurnEnd::ByCard) {
    return Damaged("phase, seats or the end of the turn");
  }
  if (in.mode() == nullptr || in.mode()->string_view() != rules.mode().id ||
      in.board_width() != rules.width() || in.board_height() != rules.height() ||
      in.hand_limit() != rules.hand_limit()) {
    return Damaged("another mode than the configuration's");
  }
  if (in.boards() == nullptr || in.boards()->size() != kSeats || in.players() == nullptr ||
      in.players()->size() != kSeats || in.seized() == nullptr ||
      in.seized()->size() != kQuadrants) {
    return Damaged("the number of boards, players or quadrants");
  }
  state.phase = static_cast<Phase>(in.phase());
  state.turn_seat = in.turn_seat();
  state.turns = in.turns();
  state.winner = static_cast<uint8_t>(in.winner() + 1);
  state.card_played = in.card_played() ? 1 : 0;
  state.turn_ends = static_cast<uint8_t>(in.turn_end());
  std::copy(in.seized()->begin(), in.seized()->end(), state.seized);
  return absl::OkStatus();
}

// Everything but preparation, variables and chance.
absl::Status ReadParts(const NavalWarRules& rules, const fb::State& in, Viewer viewer,
                       State& state) {
  for (int seat = 0; seat < kSeats; ++seat) {
    const auto at = static_cast<flatbuffers::uoffset_t>(seat);
    const bool known = KnowsOf(state, viewer, seat);
    absl::Status status = ReadBoard(rules, *in.boards()->Get(at), known, state.boards[seat]);
    if (!status.ok()) return status;
    status = ReadPlayer(rules, *in.players()->Get(at), known, state.players[seat]);
    if (!status.ok()) return status;
  }
  absl::Status status = ReadBag(rules, in.discard(), state.discard);
  if (status.ok()) status = ReadBag(rules, in.deck(), state.deck);
  if (status.ok() && in.attack() != nullptr) status = ReadAttack(rules, *in.attack(), state.attack);
  if (status.ok() && in.movable() != nullptr) {
    status = ReadMovable(rules, *in.movable(), state.movable);
  }
  if (!status.ok()) return status;
  const bool deck_known = viewer.is_host() || state.phase == Phase::kOver;
  if (deck_known && state.deck.total != in.deck_size()) return Damaged("the size of the deck");
  state.deck.total = in.deck_size();
  return absl::OkStatus();
}

}  // namespace

absl::Status NavalWarRules::Read(const schema::Snapshot& snapshot, Viewer viewer,
                                 void* state) const {
  const fb::State* in = snapshot.state_as_NavalWar();
  if (in == nullptr) return Damaged("there is no Naval War state");
  State& s = As(state);
  s = State();
  absl::Status status = ReadNumbers(*this, *in, s);
  if (status.ok()) status = ReadParts(*this, *in, viewer, s);
  if (status.ok()) status = ReadVariables(variables_, in->variables(), VariablesOf(s));
  if (!status.ok()) return status;
  if (first_player_ >= 0 && s.turn_seat != (static_cast<uint32_t>(first_player_) + s.turns) % 2) {
    return Damaged("whose turn it is");
  }
  status = CheckInvariants(*this, s, viewer);
  if (status.ok() && in->preparation() != nullptr) {
    status = ReadPreparation(*this, *in->preparation(), s);
  }
  if (!status.ok()) return status;
  if (viewer.is_host()) {
    return ReadStreams(in->streams(), {&s.chance, &s.seat_chance[0], &s.seat_chance[1]});
  }
  StateBuffer seen(state_size());
  Redact(state, viewer, seen.data());
  return std::memcmp(seen.data(), state, state_size()) == 0 && in->streams() == nullptr
             ? absl::OkStatus()
             : Damaged("a view that tells too much");
}

}  // namespace mallard::naval_war
