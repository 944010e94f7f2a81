#include "src/games/naval_war/rehearsal.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/cards.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/smoke.h"
#include "src/games/naval_war/targets.h"

namespace mallard::naval_war {
namespace {

constexpr int64_t kFails = std::numeric_limits<int64_t>::min() / 2;
// Targets tried of those that are ranked by the chart, by what they promise to hit and to tell.
constexpr size_t kDense = 3;
constexpr size_t kUnknown = 2;
// Worlds on which cards are tried that have to do with the own fleet, which is the same in all.
constexpr size_t kFewWorlds = 2;

bool AimsAtEnemyCells(const Card& card) {
  switch (card.target.kind) {
    case TargetKind::kArea:
    case TargetKind::kColumn:
    case TargetKind::kRow:
      return !card.target.own_board;
    default:
      return false;
  }
}

bool ConcernsOwnFleet(const Card& card) {
  switch (card.target.kind) {
    case TargetKind::kOwnShip:
    case TargetKind::kOwnDamage:
    case TargetKind::kShift:
    case TargetKind::kPivot:
    case TargetKind::kFleet:
      return true;
    default:
      return card.target.own_board;
  }
}

// Moves the `count` best of `plays` to the front.
template <class Rank>
void BestFirst(std::vector<Action>& plays, size_t count, Rank rank) {
  std::vector<std::pair<int64_t, size_t>> order;
  for (size_t i = 0; i < plays.size(); ++i) order.push_back({-rank(plays[i]), i});
  std::sort(order.begin(), order.end());
  std::vector<Action> best;
  for (size_t i = 0; i < std::min(count, order.size()); ++i) best.push_back(plays[order[i].second]);
  plays = std::move(best);
}

// The cell of a sound part that attacks are most likely to find; -1 if there is none that can be.
int MostThreatened(const NavalWarRules& rules, const Board& board, const Chart& threat) {
  int worst = -1;
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    for (int part = 0; CanSail(ship) && part < rules.length(i); ++part) {
      const int cell = PartCell(PoseOf(ship), part);
      if (((ship.damage >> part) & 1) != 0) continue;
      if (worst < 0 || threat.sound[cell] > threat.sound[worst]) worst = cell;
    }
  }
  return worst;
}

}  // namespace

absl::Status LetHappen(const NavalWarRules& rules, State& state) {
  EventSink nobody(nullptr);
  if (state.phase == Phase::kReact) {
    absl::Status status = rules.Apply(&state, 1 - state.turn_seat, {kAllow, {}}, nobody);
    if (!status.ok()) return status;
  }
  if (state.phase != Phase::kAfterHit) return absl::OkStatus();
  return rules.Apply(&state, 1 - state.turn_seat, {kStay, {}}, nobody);
}

std::vector<int> BestAims(const NavalWarRules& rules, const State& seen, const Card& card,
                          const Chart& chart, int count) {
  Bitboard open = OpenCells({rules, seen}, card);
  for (int i = 0; i < seen.preparation.aims; ++i) open.Clear(seen.preparation.aim[i]);
  const Board& enemy = seen.boards[1 - seen.turn_seat];
  std::vector<int> cells;
  open.ForEach([&](int cell) { cells.push_back(cell); });
  const int wanted = std::min(Size(cells), count);
  std::stable_sort(cells.begin(), cells.end(),
                   [&](int a, int b) { return chart.Merit(enemy, a) > chart.Merit(enemy, b); });
  cells.erase(cells.begin() + wanted, cells.end());
  return cells;
}

Rehearsal::Rehearsal(const NavalWarRules& rules, const State& seen, int seat, const Worlds& worlds,
                     const Outlook& outlook, const Thinking* thinking)
    : rules_(rules),
      seen_(seen),
      seat_(seat),
      worlds_(worlds),
      outlook_(outlook),
      thinking_(thinking),
      scratch_(rules.state_size()) {
  for (const StateBuffer& world : worlds.states) {
    before_.push_back(outlook.Value(NavalWarRules::As(world.data())));
  }
}

std::vector<PlayValue> Rehearsal::ValueOfCards() {
  std::vector<PlayValue> values;
  std::vector<Action> plays;
  const auto finish_card = [&] {
    if (plays.empty() || (thinking_ != nullptr && thinking_->stopped())) return;
    const int kind = plays[0].args[0];
    const Card& card = rules_.card(kind);
    const size_t worlds = ConcernsOwnFleet(card) ? kFewWorlds : before_.size();
    PlayValue best = {kind, plays[0], kFails};
    for (const Action& play : Promising(card, plays)) {
      const int64_t gain = GainOf(play, std::min(worlds, before_.size()));
      if (gain > best.gain) best = {kind, play, gain};
    }
    if (best.gain > kFails) values.push_back(best);
  };
  const auto take = [&](const Action& play) {
    if (!plays.empty() && plays[0].args[0] != play.args[0]) {
      finish_card();
      plays.clear();
    }
    plays.push_back(play);
    return true;
  };
  const Listing::Visitor visitor = take;
  Listing listing = Listing::Each(visitor);
  ListPlays({rules_, seen_}, seat_, listing);
  finish_card();
  return values;
}

std::vector<Action> Rehearsal::Promising(const Card& card, const std::vector<Action>& plays) const {
  if (!AimsAtEnemyCells(card)) return plays;
  const Chart& chart = worlds_.chart;
  const auto cells = [&](const Action& play) {
    return TargetCells({rules_, seen_}, seat_, card, play.args + 1);
  };
  std::vector<Action> dense = plays;
  BestFirst(dense, kDense, [&](const Action& play) { return chart.SumSound(cells(play)); });
  if (card.card_class == CardClass::kAssault) return dense;
  std::vector<Action> unknown = plays;
  BestFirst(unknown, kUnknown, [&](const Action& play) {
    int64_t sum = 0;
    cells(play).ForEach([&](int cell) {
      sum += int64_t{chart.covered[cell]} * (Chart::kCertain - chart.covered[cell]);
    });
    return sum;
  });
  dense.insert(dense.end(), unknown.begin(), unknown.end());
  return dense;
}

std::vector<Action> Rehearsal::InFull(const Action& play) const {
  const Card& card = rules_.card(play.args[0]);
  std::vector<Action> actions = {play};
  if (card.target.kind == TargetKind::kCells) {
    for (int cell : BestAims(rules_, seen_, card, worlds_.chart, card.target.count)) {
      actions.push_back({kAim, {cell}});
    }
  }
  if (card.target.kind == TargetKind::kFleet) actions.push_back({kFill, {}});
  if (TakesPreparation(card)) actions.push_back({kConfirm, {}});
  return actions;
}

int64_t Rehearsal::GainOf(const Action& play, size_t count) {
  const std::vector<Action> actions = InFull(play);
  EventSink nobody(nullptr);
  int64_t gain = 0;
  for (size_t w = 0; w < count; ++w) {
    scratch_ = worlds_.states[w];
    State& state = NavalWarRules::As(scratch_.data());
    for (const Action& action : actions) {
      if (rules_.Judge(&state, seat_, action)) return kFails;
      if (!rules_.Apply(&state, seat_, action, nobody).ok()) return kFails;
    }
    if (!LetHappen(rules_, state).ok()) return kFails;
    gain += outlook_.Value(state) - before_[w];
  }
  return count == 0 ? kFails : gain / static_cast<int64_t>(count);
}

std::vector<PlayValue> Rehearsal::ValueOfReactions(const Chart& threat) {
  std::vector<PlayValue> values;
  if (worlds_.states.empty()) return values;
  const int enemy = 1 - seat_;
  const int cell = MostThreatened(rules_, seen_.boards[seat_], threat);
  EventSink nobody(nullptr);
  // The enemy's turn, with nothing in the way of the attack.
  StateBuffer attacked = worlds_.states[0];
  State& state = NavalWarRules::As(attacked.data());
  Put(state.turn_seat, enemy);
  state.players[enemy].disabled = 0;
  std::fill(state.seized, state.seized + kQuadrants, uint8_t{0});
  if (cell < 0 || !rules_.Apply(&state, enemy, {kAttack, {cell}}, nobody).ok() ||
      state.phase != Phase::kReact) {
    return values;
  }
  scratch_ = attacked;
  State& after = NavalWarRules::As(scratch_.data());
  if (!LetHappen(rules_, after).ok()) return values;
  const int64_t allowed = outlook_.Value(after);
  const auto rehearse = [&](const Action& react) {
    scratch_ = attacked;
    if (rules_.Apply(&after, seat_, react, nobody).ok() && LetHappen(rules_, after).ok()) {
      values.push_back({react.args[0], react, (outlook_.Value(after) - allowed) / 2});
    }
    return true;
  };
  const Listing::Visitor visitor = rehearse;
  Listing listing = Listing::Each(visitor);
  ListReactions({rules_, state}, seat_, listing);
  return values;
}

}  // namespace mallard::naval_war
