#include "src/games/naval_war/cards.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/attack.h"
#include "src/games/naval_war/prepare.h"
#include "src/games/naval_war/script.h"
#include "src/games/naval_war/targets.h"
#include "src/games/naval_war/turn.h"

namespace mallard::naval_war {
namespace {

// Whether a player may play a card, apart from its target and its script. These are asked for every
// card in hand whenever actions are listed, so they build no message.
bool MayPlay(const Card& card, const Player& player) {
  return !card.reaction && (card.card_class == CardClass::kIntel || player.disabled == 0);
}

bool MayReact(const NavalWarRules& rules, const Card& card, const Attack& attack) {
  return card.reaction &&
         (attack.card == 0 || (card.cannot_answer & rules.card(attack.card - 1).tags) == 0);
}

absl::Status CheckHeld(const NavalWarRules& rules, const Player& player, int kind) {
  if (kind < 0 || kind >= rules.cards()) return NoSuch("there is no such card");
  return HandHas(player, kind) ? absl::OkStatus()
                               : Refused(absl::StrCat("you do not hold ", rules.card_name(kind)));
}

// Calls f(kind) for every kind of card in hand that meets a condition, until it answers false.
template <class Condition, class F>
bool ForHand(const NavalWarRules& rules, const State& state, int seat, Condition condition, F f) {
  const Player& player = state.players[seat];
  for (int i = 0; i < player.hand_size; ++i) {
    // Cards of a kind lie side by side; a kind is listed once.
    if (player.hand[i] == 0 || (i > 0 && player.hand[i] == player.hand[i - 1])) continue;
    const int kind = player.hand[i] - 1;
    const Card& card = rules.card(kind);
    if (!condition(card)) continue;
    if (card.playable && !CheckPlayable(rules, state, seat, kind).ok()) continue;
    if (!f(kind)) return false;
  }
  return true;
}

void EmitPlayed(const NavalWarRules& rules, int seat, const Action& action, EventSink& events) {
  Event event{kCardPlayed, {seat}};
  std::copy(action.args, action.args + 6, event.args + 1);
  if (!rules.card(action.args[0]).secret) {
    events.Emit(Audience::Everyone(), event);
    return;
  }
  events.Emit(Audience::SeatAndHost(seat), event);
  events.Emit(Audience::OtherSeats(seat), {kCardPlayedSecretly, {seat, action.args[0]}});
}

}  // namespace

bool HandHas(const Player& player, int kind) {
  const uint8_t* const end = player.hand + player.hand_size;
  return std::find(player.hand, end, kind + 1) != end;
}

void AddToHand(Player& player, int kind) {
  const uint8_t card = static_cast<uint8_t>(kind + 1);
  uint8_t* const end = player.hand + player.hand_size;
  uint8_t* const place = std::upper_bound(player.hand, end, card);
  std::copy_backward(place, end, end + 1);
  *place = card;
  ++player.hand_size;
}

void DiscardCard(State& state, int seat, int kind) {
  Player& player = state.players[seat];
  uint8_t* const end = player.hand + player.hand_size;
  uint8_t* const place = std::find(player.hand, end, kind + 1);
  std::copy(place + 1, end, place);
  player.hand[--player.hand_size] = 0;
  state.discard.Put(kind);
}

void DrawCard(State& state, int seat, EventSink& events) {
  if (state.players[seat].hand_size == kMaxHand) return;
  if (state.deck.Empty()) {
    if (state.discard.Empty()) return;
    std::swap(state.deck, state.discard);
    events.Emit(Audience::Everyone(), {kReshuffled, {state.deck.Total()}});
  }
  const int kind = state.deck.Draw(state.chance);
  AddToHand(state.players[seat], kind);
  events.Emit(Audience::SeatAndHost(seat), {kCardDrawn, {seat, kind, state.deck.Total()}});
  events.Emit(Audience::OtherSeats(seat), {kCardDrawn, {seat, -1, state.deck.Total()}});
}

absl::Status CheckPlay(const NavalWarRules& rules, const State& state, int seat,
                       const Action& action) {
  const int kind = action.args[0];
  const Player& player = state.players[seat];
  if (state.card_played != 0) return Refused("one card a turn; you have played it");
  if (absl::Status status = CheckHeld(rules, player, kind); !status.ok()) return status;
  if (!MayPlay(rules.card(kind), player)) {
    return Refused(rules.card(kind).reaction
                       ? absl::StrCat(rules.card_name(kind), " can only answer an attack")
                       : "you can neither attack nor move now; only intel cards work");
  }
  if (absl::Status status = CheckTarget(rules, state, seat, action); !status.ok()) return status;
  return CheckPlayable(rules, state, seat, kind);
}

absl::Status ApplyPlay(const NavalWarRules& rules, State& state, int seat, const Action& action,
                       EventSink& events) {
  if (!TakesPreparation(rules.card(action.args[0]))) {
    return RunCard(rules, state, seat, action, events);
  }
  BeginPreparation(state, action.args[0]);
  return absl::OkStatus();
}

bool VisitPlays(const NavalWarRules& rules, const State& state, int seat,
                absl::FunctionRef<bool(const LegalGroup&)> visit) {
  if (state.card_played != 0) return true;
  return ForHand(
      rules, state, seat, [&](const Card& card) { return MayPlay(card, state.players[seat]); },
      [&](int kind) {
        return VisitTargets(rules, state, seat, {kPlay, {kind}}, visit);
      });
}

uint64_t CountPlays(const NavalWarRules& rules, const State& state, int seat) {
  uint64_t count = 0;
  if (state.card_played != 0) return count;
  const bool fixed = !AnySeized(state);
  ForHand(
      rules, state, seat, [&](const Card& card) { return MayPlay(card, state.players[seat]); },
      [&](int kind) {
        if (fixed && rules.fixed_targets(kind) >= 0) {
          count += static_cast<uint64_t>(rules.fixed_targets(kind));
        } else {
          count += CountLegal([&](auto visit) {
            VisitTargets(rules, state, seat, {kPlay, {kind}}, visit);
          });
        }
        return true;
      });
  return count;
}

absl::Status RunCard(const NavalWarRules& rules, State& state, int seat, const Action& play,
                     EventSink& events) {
  const int kind = play.args[0];
  DiscardCard(state, seat, kind);
  state.card_played = 1;
  EmitPlayed(rules, seat, play, events);
  absl::Status status = CallResolve(rules, state, seat, play, events);
  if (!status.ok() || state.phase == Phase::kOver) return status;
  // Counted whether or not anything moved: the opponent knows the card, not what became of it.
  if (rules.card(kind).card_class == CardClass::kMovement) BoardChanged(state.boards[seat]);
  state.preparation = Preparation();
  if (state.attack.active != 0) return BeginAttack(rules, state, events);
  ContinueTurn(rules, state, events);
  return absl::OkStatus();
}

absl::Status CheckReaction(const NavalWarRules& rules, const State& state, int seat,
                           const Action& action) {
  const int kind = action.args[0];
  if (absl::Status status = CheckHeld(rules, state.players[seat], kind); !status.ok()) {
    return status;
  }
  if (!MayReact(rules, rules.card(kind), state.attack)) {
    return Refused(rules.card(kind).reaction
                       ? absl::StrCat(rules.card_name(kind), " does nothing about ",
                                      rules.card_name(state.attack.card - 1))
                       : absl::StrCat(rules.card_name(kind), " cannot answer an attack"));
  }
  if (absl::Status status = CheckTarget(rules, state, seat, action); !status.ok()) return status;
  return CheckPlayable(rules, state, seat, kind);
}

absl::Status PlayReaction(const NavalWarRules& rules, State& state, int seat, const Action& action,
                          EventSink& events) {
  DiscardCard(state, seat, action.args[0]);
  EmitPlayed(rules, seat, action, events);
  return CallResolve(rules, state, seat, action, events);
}

bool VisitReactions(const NavalWarRules& rules, const State& state, int seat,
                    absl::FunctionRef<bool(const LegalGroup&)> visit) {
  return ForHand(
      rules, state, seat, [&](const Card& card) { return MayReact(rules, card, state.attack); },
      [&](int kind) {
        return VisitTargets(rules, state, seat, {kReact, {kind}}, visit);
      });
}

absl::Status MoveShip(const NavalWarRules& rules, State& state, int seat, int ship, Pose pose,
                      EventSink& events) {
  Board& board = state.boards[seat];
  const int length = rules.length(ship);
  const Bitboard before =
      board.ships[ship].placed != 0 ? CellsOf(board.ships[ship], length) : Bitboard();
  PutShip(board, ship, length, pose);
  events.Emit(Audience::SeatAndHost(seat), {kMoved, {seat, ship, pose.facing, pose.bow}});
  const Bitboard entered = CellsOf(board.ships[ship], length).Minus(before);
  return EnterZones(rules, state, seat, ship, entered, events);
}

}  // namespace mallard::naval_war
