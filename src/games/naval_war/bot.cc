#include "src/games/naval_war/bot.h"

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

#include "mallard/frame/own.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/places.h"
#include "src/games/naval_war/prepare.h"
#include "src/games/naval_war/rehearsal.h"
#include "src/games/naval_war/smoke.h"
#include "src/games/naval_war/targets.h"
#include "src/games/naval_war/turn.h"

namespace mallard::naval_war {
namespace {

// States imagined for a turn, and for lesser choices; fleets drawn to see what the enemy expects.
constexpr int kWorldsOf[] = {2, 16, 48};  // By level.
constexpr int kFewWorlds = 4;
constexpr int kThreatDraws = 8;
constexpr int64_t kThousandths = 1000;
// A card that gains less is kept while there is room in the hand, or is not played at all.
constexpr int64_t kWorthPlaying = 20;
constexpr int64_t kWorthAnything = 2;
// What a card is taken to be worth that cannot be played now.
constexpr int64_t kWorthKeeping = 25;
// What the level easy hardly notices, in thousandths of a hit.
constexpr int64_t kSoftness = 120;
// What nobody overlooks, in the same.
constexpr int64_t kPlain = 700;
// A reaction must gain this much; the card could be of use later.
constexpr int64_t kWorthReacting = 35;

// A ship that has no place yet and one for it, away from the others if there is such a place; bow
// -1 if all ships are placed. `laid` are the cells of those that are.
Action DrawBerth(const NavalWarRules& rules, uint32_t missing, const Bitboard& laid,
                 const Bitboard& free, Chance& chance) {
  for (int i = 0; i < rules.ships(); ++i) {
    if (((missing >> i) & 1) == 0) continue;
    PlaceSet places = PlacesOn(free.Minus(Halo8(laid)), rules.length(i));
    if (places.Empty()) places = PlacesOn(free.Minus(laid), rules.length(i));
    if (places.Empty()) break;
    Pose pose = PoseAt(places.Draw(chance));
    if (chance.Below(2) == 0) {
      pose = {PartCell(pose, rules.length(i) - 1), (pose.facing + 2) % kFacings};
    }
    return {kPlace, {i, pose.facing, pose.bow}};
  }
  return {kFill, {}};
}

// Forgets half of all ideas, but none that anybody would see.
void Overlook(std::vector<Advice>& all, Chance& chance) {
  std::vector<Advice> seen;
  for (const Advice& advice : all) {
    if (advice.value >= kPlain || chance.Below(2) == 0) seen.push_back(advice);
  }
  if (!seen.empty()) all = std::move(seen);
}

}  // namespace

absl::StatusOr<Action> AdmiralBot::Choose(const Sight& sight) {
  const absl::StatusOr<std::vector<Advice>> all = Weigh(sight);
  if (!all.ok()) return all.status();
  return all->front().action;
}

void AdmiralBot::Configure(const BotOptions& options) {
  worlds_ = At(kWorldsOf, options.level);
  easy_ = options.level == BotLevel::kEasy;
  temper_ = {options.Weight("caution"), options.Weight("curiosity"), options.Weight("thrift")};
}

int64_t AdmiralBot::Softness() const { return kSoftness; }

absl::StatusOr<std::vector<Advice>> AdmiralBot::Weigh(const Sight& sight) {
  const Thinking::Choice choice(thinking());
  chance_ = sight.Draws(seed_);
  const State& seen = NavalWarRules::As(sight.state());
  if (sight.decision().kind == kTakeTurn && seen.preparation.card == 0) {
    const NavalWarRules& rules = OwnRules<NavalWarRules>(sight.rules());
    std::vector<Advice> all = WeighTurn(rules, seen, sight.seat());
    if (easy_) Overlook(all, chance_);
    if (!all.empty() && !rules.Judge(&seen, sight.seat(), all[0].action)) return all;
  }
  const absl::StatusOr<Action> action = Answer(sight);
  if (!action.ok()) return action.status();
  return std::vector<Advice>{{*action, 0, {}}};
}

absl::StatusOr<Action> AdmiralBot::Answer(const Sight& sight) {
  const NavalWarRules& rules = OwnRules<NavalWarRules>(sight.rules());
  const State& seen = NavalWarRules::As(sight.state());
  const int seat = sight.seat();
  Action action;
  switch (sight.decision().kind) {
    case kSetUpFleet:
      action = ChooseBerth(rules, seen, seat);
      break;
    case kTakeTurn:
      action = seen.preparation.card != 0 ? ChooseAim(rules, seen, seat) : Action{kDecline, {}};
      break;
    case kAnswerAttack:
      action = ChooseReaction(rules, seen, seat);
      break;
    case kMoveAfterHit:
      action = ChooseMove(rules, seen, seat);
      break;
    case kDiscardCards:
      action = ChooseDiscard(rules, seen, seat);
      break;
    default:
      return absl::FailedPreconditionError("there is nothing to choose from");
  }
  if (!rules.Judge(&seen, seat, action)) return action;
  return ChooseAtRandom(rules, &seen, seat, chance_);
}

Action AdmiralBot::ChooseBerth(const NavalWarRules& rules, const State& seen, int seat) {
  const Board& board = seen.boards[seat];
  uint32_t missing = 0;
  for (int i = 0; i < rules.ships(); ++i) {
    if (board.ships[i].placed == 0) missing |= 1u << i;
  }
  if (missing == 0) return {kReady, {}};
  return DrawBerth(rules, missing, board.occupied, rules.cells(), chance_);
}

std::vector<Advice> AdmiralBot::WeighTurn(const NavalWarRules& rules, const State& seen, int seat) {
  const Worlds worlds = ImagineWorlds(rules, seen, seat, worlds_, chance_, &thinking());
  const Chart threat = ThreatTo(rules, seen, seat, kThreatDraws, false, chance_);
  const Outlook outlook(rules, seat, seen, worlds.chart, threat, temper_);
  const bool hand_full = seen.players[seat].hand_size >= rules.hand_limit();
  const int64_t worth_playing = hand_full ? kWorthAnything : kWorthPlaying * temper_.thrift / 100;
  // What attacks promise, and cards compared with the best attack, in thousandths of a hit.
  std::vector<Advice> all;
  const Board& enemy = seen.boards[1 - seat];
  AttackableCells({rules, seen}, seat).ForEach([&](int cell) {
    Advice& advice = all.emplace_back();
    advice.action = {kAttack, {cell}};
    advice.value = worlds.chart.Merit(enemy, cell);
    advice.reason.kind = kLikelyHit;
    advice.reason.args[0] = worlds.chart.sound[cell] * 100 / Chart::kCertain;
  });
  const auto more = [](const Advice& a, const Advice& b) { return a.value > b.value; };
  std::stable_sort(all.begin(), all.end(), more);
  for (Advice& advice : all) {
    advice.value = advice.value * kThousandths / Chart::kCertain;  // Once in order.
    advice.reason.args[1] = all[all.size() > 1 ? 1 : 0].reason.args[0];
  }
  const bool attacks = !all.empty();
  const int64_t attack = attacks ? all[0].value : 0;
  for (const PlayValue& play :
       Rehearsal(rules, seen, seat, worlds, outlook, &thinking()).ValueOfCards()) {
    // Without an attack to compare with, a card that is better kept is no choice at all.
    if (!attacks && play.gain <= worth_playing) continue;
    const int64_t gain = (play.gain - worth_playing) * kThousandths / Outlook::kHit;
    all.push_back({play.action, attack + gain, {}});
  }
  std::stable_sort(all.begin(), all.end(), more);
  return all;
}

Action AdmiralBot::ChooseAim(const NavalWarRules& rules, const State& seen, int seat) {
  const Preparation& p = seen.preparation;
  const Card& card = rules.card(p.card - 1);
  if (card.target.kind == TargetKind::kCells) {
    if (p.aims == card.target.count) return {kConfirm, {}};
    const Chart chart = ImagineWorlds(rules, seen, seat, worlds_, chance_, &thinking()).chart;
    const std::vector<int> cells = BestAims(rules, seen, card, chart, 1);
    return cells.empty() ? Action{kWithdraw, {}} : Action{kAim, {cells[0]}};
  }
  uint32_t missing = 0;
  Bitboard laid;
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = seen.boards[seat].ships[i];
    const Berth& berth = p.berths[i];
    if (berth.placed != 0) {
      laid |= LineCells(PoseOf(berth), rules.length(i));
    } else if (CanSail(ship)) {
      missing |= 1u << i;
    } else if (ship.placed != 0) {
      laid |= CellsOf(ship, rules.length(i));
    }
  }
  if (missing == 0) return {kConfirm, {}};
  return DrawBerth(rules, missing, laid, rules.cells(), chance_);
}

Action AdmiralBot::ChooseReaction(const NavalWarRules& rules, const State& seen, int seat) {
  const Worlds worlds = ImagineWorlds(rules, seen, seat, 1, chance_);
  if (worlds.states.empty()) return {kAllow, {}};
  const Chart nothing;
  std::vector<Action> legal(rules.LegalCount(&seen, seat));
  rules.LegalActions(&seen, seat, absl::MakeSpan(legal));
  Action best = {kAllow, {}};
  int64_t best_value = 0;
  EventSink nobody(nullptr);
  // The last one is to allow it; the others must be better by some margin.
  for (size_t i = legal.size(); i-- > 0;) {
    StateBuffer world = worlds.states[0];
    State& state = NavalWarRules::As(world.data());
    if (!rules.Apply(&state, seat, legal[i], nobody).ok()) continue;
    if (!LetHappen(rules, state).ok()) continue;
    const Chart threat = ThreatTo(rules, state, seat, kThreatDraws, false, chance_);
    const int64_t value = Outlook(rules, seat, seen, nothing, threat, temper_).Value(state);
    if (legal[i].kind == kAllow) {
      best_value = value + kWorthReacting;
    } else if (value > best_value) {
      best_value = value;
      best = legal[i];
    }
  }
  return best;
}

Action AdmiralBot::ChooseMove(const NavalWarRules& rules, const State& seen, int seat) {
  const Worlds worlds = ImagineWorlds(rules, seen, seat, 1, chance_);
  if (worlds.states.empty()) return {kStay, {}};
  const Chart nothing;
  const Chart threat = ThreatTo(rules, seen, seat, 2 * kThreatDraws, true, chance_);
  const Outlook outlook(rules, seat, seen, nothing, threat, temper_);
  std::vector<Action> legal(rules.LegalCount(&seen, seat));
  rules.LegalActions(&seen, seat, absl::MakeSpan(legal));
  Action best = {kStay, {}};
  int64_t best_value = outlook.Value(NavalWarRules::As(worlds.states[0].data()));
  EventSink nobody(nullptr);
  for (const Action& action : legal) {
    if (action.kind != kShift) continue;
    StateBuffer world = worlds.states[0];
    State& state = NavalWarRules::As(world.data());
    if (!rules.Apply(&state, seat, action, nobody).ok()) continue;
    // A little noise, so as not to be foreseen.
    const int64_t value = outlook.Value(state) + chance_.Below(8);
    if (value <= best_value) continue;
    best_value = value;
    best = action;
  }
  return best;
}

Action AdmiralBot::ChooseDiscard(const NavalWarRules& rules, const State& seen, int seat) {
  // As if the next turn began now.
  StateBuffer next(rules.state_size());
  std::memcpy(next.data(), &seen, rules.state_size());
  State& turn = NavalWarRules::As(next.data());
  turn.phase = Phase::kTurn;
  turn.card_played = 0;
  turn.turn_ends = kTurnGoesOn;
  const Worlds worlds = ImagineWorlds(rules, turn, seat, kFewWorlds, chance_, &thinking());
  const Chart threat = ThreatTo(rules, turn, seat, kThreatDraws, false, chance_);
  const Outlook outlook(rules, seat, turn, worlds.chart, threat, temper_);
  Rehearsal rehearsal(rules, turn, seat, worlds, outlook, &thinking());
  int64_t worth[kMaxCards];
  std::fill(worth, worth + kMaxCards, kWorthKeeping);
  for (const PlayValue& play : rehearsal.ValueOfCards()) {
    worth[play.card] = std::max(play.gain, kWorthAnything);
  }
  for (const PlayValue& reaction : rehearsal.ValueOfReactions(threat)) {
    worth[reaction.card] = reaction.gain;
  }
  const Player& player = seen.players[seat];
  int worst = player.hand[0] - 1;
  for (int i = 1; i < player.hand_size; ++i) {
    if (worth[player.hand[i] - 1] < worth[worst]) worst = player.hand[i] - 1;
  }
  return {kDiscard, {worst}};
}

}  // namespace mallard::naval_war
