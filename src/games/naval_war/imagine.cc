#include "src/games/naval_war/imagine.h"

#include <bit>

#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/hand.h"
#include "src/games/naval_war/smoke.h"
#include "src/games/naval_war/witness.h"

namespace mallard::naval_war {
namespace {

// Deals the cards that `seat` cannot see: the enemy's hand at random, the rest is the deck.
absl::Status DealUnseen(const NavalWarRules& rules, int seat, Chance& chance, State& state) {
  if (state.phase == Phase::kSetup || !rules.card_play()) return absl::OkStatus();
  Bag<kMaxCards> unseen = {};
  const Player& self = state.players[seat];
  Player& enemy = state.players[1 - seat];
  int counts[kMaxCards] = {};
  for (int kind = 0; kind < rules.cards(); ++kind) {
    counts[kind] = rules.card(kind).copies - state.discard.counts[kind];
  }
  for (int i = 0; i < self.hand_size; ++i) {
    if (self.hand[i] == 0) return absl::DataLossError("the own hand is blank");
    --counts[self.hand[i] - 1];
  }
  for (int kind = 0; kind < rules.cards(); ++kind) {
    if (counts[kind] < 0) return absl::DataLossError("there are not so many cards of a kind");
    unseen.Put(kind, counts[kind]);
  }
  if (unseen.Total() != state.deck.Total() + enemy.hand_size) {
    return absl::DataLossError("the cards do not add up");
  }
  const int hand_size = enemy.hand_size;
  enemy.hand_size = 0;
  for (int i = 0; i < enemy.shown_size; ++i) {
    const int kind = enemy.shown[i] - 1;
    if (unseen.CountOf(kind) == 0) return absl::DataLossError("a hand cannot hold what it shows");
    unseen.Take(kind);
    AddToHand(enemy, kind);
  }
  while (enemy.hand_size < hand_size) AddToHand(enemy, unseen.Draw(chance));
  state.deck = unseen;
  return absl::OkStatus();
}

// A part that is not damaged, drawn at random; -1 if it is the last one.
int DrawSoundPart(const NavalWarRules& rules, const Ship& ship, int index, Chance& chance) {
  uint32_t sound = static_cast<uint32_t>(rules.all_parts(index) & ~ship.damage);
  if (std::popcount(sound) < 2) return -1;
  for (int n = DrawIndex(chance, std::popcount(sound)); n > 0; --n) {
    sound &= sound - 1;
  }
  return std::countr_zero(sound);
}

// Lays a standing ship as guessed, with either end as its bow. Hits by name are on the parts next
// to the bow. A ship that stands has a sound part: if every one was hit, one has been mended.
void LayShip(const NavalWarRules& rules, int index, const FleetGuess::Course& guess, Chance& chance,
             Board& board) {
  const int length = rules.length(index);
  Ship& ship = board.ships[index];
  Pose pose = PoseAt(guess.place);
  uint32_t damage = guess.damage;
  if (chance.Below(2) == 0) {
    pose = {PartCell(pose, length - 1), (pose.facing + 2) % kFacings};
    damage = Reversed(guess.damage, length);
  }
  if (damage == rules.all_parts(index)) {
    damage &= ~(1u << DrawIndex(chance, length));
  }
  for (int n = ship.struck; n > 0; --n) {
    const uint32_t more = damage | (damage + 1);
    if (more == rules.all_parts(index)) break;
    damage = more;
  }
  Put(ship.damage, damage);
  PutShip(board, index, length, pose);
}

// Hits from before the fleet was placed anew lie on parts nobody can tell: those that ships sunk
// since do not account for are spread over the others.
void SpreadOldHits(const NavalWarRules& rules, int hits, Chance& chance, Board& board) {
  int standing[kMaxShips];
  int count = 0;
  for (int i = 0; i < rules.ships(); ++i) {
    if (board.ships[i].sunk != 0) {
      hits -= rules.length(i);
    } else {
      standing[count++] = i;
    }
  }
  for (; hits > 0 && count > 0; --hits) {
    const int i = standing[DrawIndex(chance, count)];
    Ship& ship = board.ships[i];
    const int part = DrawSoundPart(rules, ship, i, chance);
    if (part >= 0) Put(ship.damage, ship.damage | 1 << part);
  }
}

// After a hit: the ships that answered it, or one attacked by name, may still move.
uint32_t DrawMovable(const NavalWarRules& rules, const State& state, int owner, Chance& chance) {
  const Board& board = state.boards[owner];
  uint32_t hit = 0;
  uint32_t struck = 0;
  bool any = false;
  rules.cells().ForEach([&](int cell) {
    const Radar& radar = board.radar;
    if (radar.answer[cell] != Answer::kHit || radar.turn[cell] != state.turns ||
        radar.changes[cell] + 1 < board.changes) {
      return;
    }
    any = true;
    for (int i = 0; i < rules.ships(); ++i) {
      const Ship& ship = board.ships[i];
      if (ship.placed != 0 && PartAt(PoseOf(ship), rules.length(i), cell) >= 0) hit |= 1u << i;
    }
  });
  int choices = 0;
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    if (!CanSail(ship) || ship.damage == 0) {
      hit &= ~(1u << i);
    } else if (ship.struck != 0 && DrawIndex(chance, ++choices) == 0) {
      struck = 1u << i;
    }
  }
  return any ? hit : struck;
}

// What is left once a fleet lies there: the cards that `seat` cannot see, and fresh chance.
absl::Status CompleteHands(const NavalWarRules& rules, int seat, Chance& chance, State& state) {
  for (Board& known : state.boards) known.hidden = 0;
  for (Player& known : state.players) known.hidden = 0;
  absl::Status status = DealUnseen(rules, seat, chance, state);
  rules.Reseed(&state, chance.Next());
  return status;
}

// Lays a fleet as a witness of its past has it, with its damage, and says which ships may move.
void LayWitness(const NavalWarRules& rules, const Witness& witness, int owner, State& state) {
  Board& board = state.boards[owner];
  for (int i = 0; i < rules.ships(); ++i) {
    Ship& ship = board.ships[i];
    if (ship.sunk != 0) continue;
    const int length = rules.length(i);
    const Berthed lay = witness.Lay(i, witness.past().now());
    Pose pose = PoseAt(lay.place);
    if (!lay.bow_first) pose = {PartCell(pose, length - 1), (pose.facing + 2) % kFacings};
    Put(ship.damage, witness.damage(i));
    PutShip(board, i, length, pose);
  }
  if (state.phase != Phase::kAfterHit || state.turn_seat == owner) return;
  for (int i = 0; i < rules.ships(); ++i) {
    if (witness.newly_damaged(i) && CanSail(board.ships[i]))
      Put(state.movable, state.movable | 1u << i);
  }
}

}  // namespace

void LayGuess(const NavalWarRules& rules, const FleetGuess& fleet, int hits_before, Chance& chance,
              Board& board) {
  for (int i = 0; i < rules.ships(); ++i) {
    if (board.ships[i].sunk == 0) LayShip(rules, i, fleet.ships[i].course, chance, board);
  }
  SpreadOldHits(rules, hits_before, chance, board);
}

absl::Status CompleteState(const NavalWarRules& rules, int seat, const FleetGuess& fleet,
                           int hits_before, Chance& chance, State& state) {
  const int owner = 1 - seat;
  Board& board = state.boards[owner];
  if (board.ready != 0) LayGuess(rules, fleet, hits_before, chance, board);
  if (state.phase == Phase::kAfterHit && state.turn_seat == seat) {
    Put(state.movable, DrawMovable(rules, state, owner, chance));
  }
  return CompleteHands(rules, seat, chance, state);
}

absl::Status ImagineHidden(const NavalWarRules& rules, State& state, int seat, Chance& chance) {
  const int owner = 1 - seat;
  if (state.boards[owner].ready != 0) {
    Witness witness(rules, state, owner);
    if (absl::Status status = witness.Find(chance); !status.ok()) return status;
    LayWitness(rules, witness, owner, state);
  }
  return CompleteHands(rules, seat, chance, state);
}

}  // namespace mallard::naval_war
