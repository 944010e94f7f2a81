#include <algorithm>

#include "liars_dice.h"
#include "mallard/frame/verbs.h"

namespace liars_dice {
namespace {

// Bids in their order: one 1, one 2, ..., two 1s, ...; below 0: none.
int RankOf(int count, int face) { return (count - 1) * kSides + face - 1; }

int NextWithDice(const LiarsDice& rules, const State& state, int seat) {
  do seat = (seat + 1) % rules.seats();
  while (state.cups[seat].left == 0);
  return seat;
}

void Roll(Cup& cup, Chance& chance) {
  for (int i = 0; i < cup.left; ++i) Put(cup.dice[i], DrawIndex(chance, kSides) + 1);
  std::sort(cup.dice, cup.dice + cup.left);
}

void TellCup(const Play& play, int seat, Audience audience) {
  const auto& [dice, shown, left, hidden] = play.state.cups[seat];
  if (left != 0) play.TellTo(audience, kSeen, seat, dice[0], dice[1], dice[2], dice[3], dice[4]);
}

Refusal CheckTurn(const Position& position, int, const Action& action) {
  const State& state = position.state;
  if (action.kind == kCall && state.bidder == 0) return Forbidden("there is no bid to call yet");
  if (action.kind == kCall) return kAllowed;
  const int dice = DiceLeft(state);
  if (action.args[0] > dice) return Forbidden("there are only {dice} dice", dice);
  if (RankOf(action.args[0], action.args[1]) > RankOf(state.count, state.face)) return kAllowed;
  return Forbidden("bid more than {dice}, or as many of more than {face}", state.count, state.face);
}

void ListTurn(const Position& position, int, Listing& out) {
  const State& state = position.state;
  const int first = std::max(0, RankOf(state.count, state.face) + 1);
  const auto bid = [&](uint64_t n) {
    const int rank = first + static_cast<int>(n);
    return Action{kBid, {rank / kSides + 1, rank % kSides + 1}};
  };
  if (!out.Group(static_cast<uint64_t>(DiceLeft(state) * kSides - first), bid)) return;
  if (state.bidder != 0) out.Range({kCall, {}}, 0, 0, Size(position.rules.calls()));
}

absl::Status ApplyCall(Play& play, int seat, int call) {
  const auto& [rules, state, events] = play;
  play.Tell(kCalled, seat, call);
  for (int s = 0; s < rules.seats(); ++s) {
    TellCup(play, s, Audience::Everyone());
    std::copy_n(state.cups[s].dice, kMostDice, state.cups[s].shown);
  }
  ScriptContext<Play> context{play, seat};
  ScriptResult loser;
  const ScriptValue args[] = {ScriptValue::Int(rules.Count(state, state.face)),
                              ScriptValue::Int(state.count)};
  absl::Status status =
      play.Call(At(rules.calls(), call).loser, LoserHook(), &context, args, &loser);
  if (!status.ok()) return status;
  const int wrong = loser.text == "bidder" ? state.bidder - 1 : seat;
  Cup& cup = state.cups[wrong];
  cup.dice[--cup.left] = 0;
  state.bidder = state.count = state.face = 0;
  Put(state.turn, cup.left != 0 ? wrong : NextWithDice(rules, state, wrong));
  play.Tell(kLost, wrong, cup.left);
  if (rules.IsOver(state)) {
    play.Tell(kWon, state.turn);
    return absl::OkStatus();
  }
  play.Tell(kRoundBegan, rules.RoundsOf(state));
  for (int s = 0; s < rules.seats(); ++s) {
    Roll(state.cups[s], state.chance);
    TellCup(play, s, Audience::SeatAndHost(s));
  }
  return absl::OkStatus();
}

absl::Status ApplyTurn(Play& play, int seat, const Action& action) {
  if (action.kind == kCall) return ApplyCall(play, seat, action.args[0]);
  Put(play.state.bidder, seat + 1);
  Put(play.state.count, action.args[0]);
  Put(play.state.face, action.args[1]);
  Put(play.state.turn, NextWithDice(play.rules, play.state, seat));
  play.Tell(kHasBid, seat, action.args[0], action.args[1]);
  return absl::OkStatus();
}

}  // namespace

absl::Span<const LiarsDice::Handler> LiarsDice::Handlers() {
  static const Handler handlers[] = {{kTakeTurn, {kBid, kCall}, CheckTurn, ListTurn, ApplyTurn}};
  return handlers;
}

Question LiarsDice::Asked(const State& state) const {
  int players = 0;
  for (const Cup& cup : state.cups) players += cup.left != 0;
  return players < 2 ? Question() : Question{kTakeTurn, 1u << state.turn, {}};
}

void Hide(const LiarsDice& rules, State& state, Viewer viewer) {
  for (int seat = 0; seat < rules.seats(); ++seat) {
    Cup& cup = state.cups[seat];
    cup.hidden = viewer != Viewer::Seat(seat);
    if (cup.hidden != 0) std::fill_n(cup.dice, kMostDice, uint8_t{0});
  }
}

absl::Status ImagineHidden(const LiarsDice&, State& state, int, Chance& chance) {
  for (Cup& cup : state.cups) {
    if (cup.hidden != 0) Roll(cup, chance);
    cup.hidden = 0;
  }
  return absl::OkStatus();
}

const ScriptHook& LoserHook() {
  static const ScriptContextType context = {"CallContext", "A call.", {}};
  static const ScriptHook hook = {"loser",
                                  &context,
                                  {{"shown", ScriptType::kInt, false, "Dice that count as bid."},
                                   {"bid", ScriptType::kInt, false, "How many were bid."}},
                                  {"who", ScriptType::kString, false, "bidder or caller."}};
  return hook;
}

LiarsDice::LiarsDice(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration)
    : GameRules(std::move(ruleset), configuration, static_cast<int>(configuration.Int("players"))),
      content_(static_cast<const GameContent&>(Rules::ruleset().content())),
      dice_(static_cast<int>(configuration.Int("dice"))),
      wild_(configuration.Bool("wild")) {
  AddNames("call", content_.call_names);
}

void LiarsDice::SetUp(State& state) const {
  for (int seat = 0; seat < seats(); ++seat) {
    Put(state.cups[seat].left, dice_);
    Roll(state.cups[seat], state.chance);
  }
  Put(state.turn, DrawIndex(state.chance, seats()));
}

Outcome LiarsDice::Standing(const State& state) const {
  Outcome outcome;
  if (IsOver(state)) outcome = {true, 1u << state.turn, {}};
  for (int seat = 0; seat < seats(); ++seat) outcome.scores[seat] = state.cups[seat].left;
  return outcome;
}

int LiarsDice::Count(const State& state, int face) const {
  int count = 0;
  for (const Cup& cup : state.cups) {
    for (const uint8_t die : cup.dice) count += die == face || (wild_ && die == 1);
  }
  return count;
}

}  // namespace liars_dice
