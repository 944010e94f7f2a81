#include "src/games/naval_war/cards.h"

#include "src/games/naval_war/attack.h"
#include "src/games/naval_war/chronicle.h"
#include "src/games/naval_war/course.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/hand.h"
#include "src/games/naval_war/prepare.h"
#include "src/games/naval_war/script.h"
#include "src/games/naval_war/targets.h"

namespace mallard::naval_war {
namespace {

// Whether the card is of a kind that the player may play now. Asked for every card in hand whenever
// actions are listed, so that it comes without a reason.
bool MayPlay(const Position& position, int seat, const Card& card) {
  return !card.reaction &&
         (card.card_class == CardClass::kIntel || position.state.players[seat].disabled == 0);
}

Refusal CheckKind(const Position& position, int seat, int kind) {
  const Card& card = position.rules.card(kind);
  if (MayPlay(position, seat, card)) return kAllowed;
  return card.reaction
             ? Forbidden("{card} can only answer an attack", position.rules.card_name(kind))
             : Forbidden("you can neither attack nor move now; only intel cards work");
}

// Whether the card is of a kind that can answer the pending attack.
Refusal CheckAnswer(const Position& position, int kind) {
  const NavalWarRules& rules = position.rules;
  const Card& card = rules.card(kind);
  if (!card.reaction) return Forbidden("{card} cannot answer an attack", rules.card_name(kind));
  const int attacker = position.state.attack.card - 1;
  if (attacker >= 0 && (card.cannot_answer & rules.card(attacker).tags) != 0) {
    return Forbidden("{card} does nothing about {attack}", rules.card_name(kind),
                     rules.card_name(attacker));
  }
  return kAllowed;
}

void TellPlayed(Play& play, int seat, const Action& action) {
  const int32_t* args = action.args;
  const Audience audience =
      play.rules.card(args[0]).secret ? Audience::SeatAndHost(seat) : Audience::Everyone();
  play.TellTo(audience, kCardPlayed, seat, args[0], args[1], args[2], args[3]);
  if (play.rules.card(args[0]).secret) play.TellOthers(seat, kCardPlayedSecretly, seat, args[0]);
}

}  // namespace

Refusal CheckPlayableNow(const Position& position, int seat, int kind) {
  if (position.state.card_played != 0) return Forbidden("one card a turn; you have played it");
  if (Refusal no = CheckHeld(position, seat, kind)) return no;
  return CheckKind(position, seat, kind);
}

Refusal CheckPlay(const Position& position, int seat, const Action& action) {
  const int kind = action.args[0];
  if (Refusal no = CheckPlayableNow(position, seat, kind)) return no;
  if (Refusal no = CheckTarget(position, seat, action)) return no;
  return CheckPlayable(position, seat, kind);
}

bool ListPlays(const Position& position, int seat, Listing& out) {
  if (position.state.card_played != 0) return true;
  return ForEachKind(position.state.players[seat], [&](int kind) {
    const Card& card = position.rules.card(kind);
    if (!MayPlay(position, seat, card)) return true;
    if (card.playable && CheckPlayable(position, seat, kind)) return true;
    return ListTargets(position, seat, {kPlay, {kind}}, out);
  });
}

absl::Status ApplyPlay(Play& play, int seat, const Action& action) {
  if (!TakesPreparation(play.rules.card(action.args[0]))) return RunCard(play, seat, action);
  BeginPreparation(play.state, action.args[0]);
  return absl::OkStatus();
}

absl::Status RunCard(Play& play, int seat, const Action& action) {
  State& state = play.state;
  const int kind = action.args[0];
  DiscardCard(state, seat, kind);
  state.card_played = 1;
  TellPlayed(play, seat, action);
  absl::Status status = Resolve(play, seat, action);
  if (!status.ok() || state.phase == Phase::kOver) return status;
  // Counted whether or not anything moved: the opponent knows the card, not what became of it.
  const Card& card = play.rules.card(kind);
  if (card.card_class == CardClass::kMovement) {
    BoardChanged(state.boards[seat], EntryWord::kSailed, kind);
  } else if (card.target.kind == TargetKind::kOwnDamage) {
    Record(state.boards[seat], EntryWord::kMended, kind);
  }
  state.preparation = Preparation();
  if (state.attack.active != 0) return BeginAttack(play);
  ContinueTurn(play);
  return absl::OkStatus();
}

Refusal CheckReaction(const Position& position, int seat, const Action& action) {
  const int kind = action.args[0];
  if (Refusal no = CheckHeld(position, seat, kind)) return no;
  if (Refusal no = CheckAnswer(position, kind)) return no;
  if (Refusal no = CheckTarget(position, seat, action)) return no;
  return CheckPlayable(position, seat, kind);
}

bool ListReactions(const Position& position, int seat, Listing& out) {
  return ForEachKind(position.state.players[seat], [&](int kind) {
    if (CheckAnswer(position, kind) || CheckPlayable(position, seat, kind)) return true;
    return ListTargets(position, seat, {kReact, {kind}}, out);
  });
}

absl::Status RunReaction(Play& play, int seat, const Action& action) {
  DiscardCard(play.state, seat, action.args[0]);
  TellPlayed(play, seat, action);
  return Resolve(play, seat, action);
}

}  // namespace mallard::naval_war
