#include "src/games/duck_dealer/auction.h"

#include <utility>

#include "mallard/primitives/chance.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/setup.h"

namespace mallard::duck_dealer {
namespace {

void TakePosition(Play& play, int seat, int place) {
  Put(play.state.players[seat].position, place);
  Put(play.state.order[place - 1], seat);
  play.Tell(kPositionTaken, seat, place);
}

bool AnyTie(const Play& play) {
  const Player* players = play.state.players;
  for (int a = 0; a < play.rules.seats(); ++a) {
    for (int b = 0; b < a; ++b) {
      if (players[a].bids[0] == players[b].bids[0]) return true;
    }
  }
  return false;
}

// All bids of this round are in.
void OpenBids(Play& play) {
  State& state = play.state;
  for (int seat = 0; seat < play.rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    if (player.bids_made <= state.round) continue;
    play.Tell(kBidOpened, seat, state.round + 1, player.bids[state.round]);
  }
  if (state.round == 0 && AnyTie(play)) {
    state.round = 1;
    return;
  }
  uint8_t ranked[kMaxPlayers] = {0, 1, 2, 3, 4};
  const absl::Span<uint8_t> seats = absl::MakeSpan(ranked, static_cast<size_t>(play.rules.seats()));
  Shuffle(state.chance, seats);  // Decides where even the second bids are equal.
  const auto ahead = [&](uint8_t a, uint8_t b) {
    const Player& x = state.players[a];
    const Player& y = state.players[b];
    return x.bids[0] != y.bids[0] ? x.bids[0] > y.bids[0] : x.bids[1] > y.bids[1];
  };
  for (size_t i = 1; i < seats.size(); ++i) {  // A stable sort that allocates nothing.
    for (size_t j = i; j > 0 && ahead(seats[j], seats[j - 1]); --j) {
      std::swap(seats[j], seats[j - 1]);
    }
  }
  for (size_t i = 0; i < seats.size(); ++i) {
    Put(state.players[seats[i]].rank, i + 1);
    play.Tell(kRanked, seats[i], i + 1);
  }
  state.phase = Phase::kPositions;
  state.turn_seat = state.asked_seat = seats[0];
}

}  // namespace

bool MustBid(const Position& position, int seat) {
  const State& state = position.state;
  const Player& player = state.players[seat];
  if (state.phase != Phase::kBidding || player.bids_made != state.round) return false;
  if (state.round == 0) return true;
  for (int other = 0; other < position.rules.seats(); ++other) {
    if (other != seat && state.players[other].bids[0] == player.bids[0]) return true;
  }
  return false;
}

int SeatAtPosition(const Position& position, int place) {
  for (int seat = 0; seat < position.rules.seats(); ++seat) {
    if (position.state.players[seat].position == place) return seat;
  }
  return -1;
}

Refusal CheckBid(const Position&, int, const Action&) { return kAllowed; }

void ListBids(const Position&, int, Listing& out) { out.Range({kBid, {}}, 0, 0, kMaxBid + 1); }

absl::Status ApplyBid(Play& play, int seat, const Action& action) {
  Player& player = play.state.players[seat];
  Put(player.bids[player.bids_made++], action.args[0]);
  play.TellOnly(seat, kBidSealed, seat, action.args[0]);
  play.TellOthers(seat, kBidSealed, seat, -1);
  for (int other = 0; other < play.rules.seats(); ++other) {
    if (MustBid(play, other)) return absl::OkStatus();
  }
  OpenBids(play);
  return absl::OkStatus();
}

Refusal CheckPosition(const Position& position, int, const Action& action) {
  const int place = action.args[0];
  if (place > position.rules.seats()) return Senseless("there is no such place in the turn order");
  return SeatAtPosition(position, place) < 0 ? kAllowed : Forbidden("that place is taken");
}

void ListPositions(const Position& position, int, Listing& out) {
  for (int place = 1; place <= position.rules.seats(); ++place) {
    if (SeatAtPosition(position, place) < 0 && !out.One({kPosition, {place}})) return;
  }
}

absl::Status ApplyPosition(Play& play, int seat, const Action& action) {
  State& state = play.state;
  TakePosition(play, seat, action.args[0]);
  int open = 0, last = 0;
  for (int other = 0; other < play.rules.seats(); ++other) {
    if (state.players[other].position != 0) continue;
    ++open;
    last = other;
    if (state.players[other].rank == state.players[seat].rank + 1) {
      Put(state.turn_seat, other);
      Put(state.asked_seat, other);
    }
  }
  if (open > 1) return absl::OkStatus();
  int free = 1;
  while (SeatAtPosition(play, free) >= 0) ++free;
  TakePosition(play, last, free);
  BeginEquipping(state);
  return absl::OkStatus();
}

}  // namespace mallard::duck_dealer
