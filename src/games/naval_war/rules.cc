#include "src/games/naval_war/rules.h"

#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/grid.h"
#include "src/games/common/legal.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/attack.h"
#include "src/games/naval_war/setup.h"
#include "src/games/naval_war/targets.h"
#include "src/games/naval_war/turn.h"

namespace mallard::naval_war {
namespace {

// All legal actions of `seat`, in the order in which they are listed.
template <class Visit>
void VisitLegal(const NavalWarRules& rules, const State& state, int seat, Visit visit) {
  switch (state.phase) {
    case Phase::kSetup:
      return VisitSetup(rules, state, seat, visit);
    case Phase::kTurn:
      return VisitTurn(rules, state, seat, visit);
    case Phase::kReact:
      return VisitReact(rules, state, seat, visit);
    case Phase::kAfterHit:
      return VisitAfterHit(rules, state, seat, visit);
    case Phase::kDiscard:
      return VisitDiscard(rules, state, seat, visit);
    case Phase::kOver:
      break;
  }
}

// Names of the ships of a fleet: the short names of their kinds, numbered where a kind comes again.
std::vector<std::string> NamesOfFleet(const GameContent& content, const Mode& mode) {
  std::vector<std::string> names;
  for (size_t i = 0; i < mode.fleet.size(); ++i) {
    std::string name = content.ship_names.names()[static_cast<size_t>(mode.fleet[i])];
    int same = 1;
    for (size_t j = 0; j < i; ++j) same += mode.fleet[j] == mode.fleet[i];
    if (same > 1) absl::StrAppend(&name, "#", same);
    names.push_back(std::move(name));
  }
  return names;
}

std::vector<ArgSpec> WithTarget(const std::vector<ArgSpec>& first, const Card& card) {
  std::vector<ArgSpec> args = first;
  const bool on_a_board = card.target.kind >= TargetKind::kArea &&
                          card.target.kind <= TargetKind::kRow && !card.target.own_board;
  for (ArgSpec arg : TargetArgs(card.target)) {
    if (on_a_board) arg.side = ArgSide::kOpponent;
    args.push_back(std::move(arg));
  }
  return args;
}

// Top left corners at which an area lies wholly on the board.
Bitboard CornersOn(const Mode& mode, int width, int height) {
  return Rectangle(0, 0, mode.width - width + 1, mode.height - height + 1);
}

}  // namespace

NavalWarRules::NavalWarRules(std::shared_ptr<const Ruleset> ruleset,
                             const Configuration& configuration, const Mode& mode)
    : Rules(std::move(ruleset), configuration),
      content_(static_cast<const GameContent&>(Rules::ruleset().content())),
      mode_(mode),
      ship_names_(NamesOfFleet(content_, mode)),
      cells_(Rectangle(0, 0, mode.width, mode.height)),
      first_player_(configuration.Text("first_player") == "p1"   ? 0
                    : configuration.Text("first_player") == "p2" ? 1
                                                                 : -1),
      turn_limit_(static_cast<int>(configuration.Int("turn_limit"))),
      draw_after_card_end_(configuration.Bool("draw_after_card_end")),
      card_play_(configuration.Bool("card_play")),
      variables_(Rules::ruleset().entries(),
                 {{"match", 1}, {"player", kSeats}, {"ship", kSeats * kMaxShips}}) {
  for (int kind : mode.fleet) lengths_.push_back(content_.ships[static_cast<size_t>(kind)].length);
  const int half_width = mode.width / 2;
  const int half_height = mode.height / 2;
  for (int q = 0; q < kQuadrants; ++q) {
    quadrants_[q] = Rectangle(q % 2 * half_width, q / 2 * half_height, half_width, half_height);
  }
  for (const Card& card : content_.cards) {
    action_args_.push_back(WithTarget(manifest().actions[kPlay - 1].args, card));
    event_args_.push_back(WithTarget(manifest().events[kCardPlayed - 1].args, card));
    const Target& target = card.target;
    corners_.push_back(CornersOn(mode, target.width, target.height));
    corners_.push_back(CornersOn(mode, target.height, target.width));
  }
  for (const Bitboard& corners : corners_) corner_counts_.push_back(corners.Count());
  for (int kind = 0; kind < cards(); ++kind) fixed_targets_.push_back(FixedTargets(*this, kind));
}

absl::StatusOr<std::shared_ptr<const Rules>> NavalWarRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const GameContent& content = static_cast<const GameContent&>(ruleset->content());
  absl::StatusOr<int> mode = content.mode_names.Require("mode", configuration.Text("mode"));
  if (!mode.ok()) return mode.status();
  return std::shared_ptr<const Rules>(new NavalWarRules(std::move(ruleset), configuration,
                                                        content.modes[static_cast<size_t>(*mode)]));
}

void NavalWarRules::Start(uint64_t seed, void* state) const {
  State& s = As(state);
  s = State();
  Reseed(state, seed);
  for (Board& board : s.boards) board = EmptyBoard(*this);
  s.turn_seat = static_cast<uint8_t>(first_player_ >= 0 ? static_cast<uint32_t>(first_player_)
                                                        : s.chance.Below(kSeats));
  std::memset(VariablesOf(s), 0, variables_.bytes());
  variables_.Start(VariablesOf(s));
}

void NavalWarRules::Reseed(void* state, uint64_t seed) const {
  State& s = As(state);
  s.chance = Chance::Stream(seed, 0);
  for (int seat = 0; seat < kSeats; ++seat) {
    s.seat_chance[seat] = Chance::Stream(seed, static_cast<uint64_t>(seat) + 1);
  }
}

Decision NavalWarRules::DecisionOf(const void* state, int seat) const {
  const State& s = As(state);
  const bool on_turn = s.turn_seat == seat;
  Decision decision;
  switch (s.phase) {
    case Phase::kSetup:
      if (s.boards[seat].ready == 0) decision.kind = kSetUpFleet;
      break;
    case Phase::kTurn:
      if (on_turn) decision.kind = kTakeTurn;
      break;
    case Phase::kReact:
      if (!on_turn) decision.kind = kAnswerAttack;
      break;
    case Phase::kAfterHit:
      if (!on_turn) decision.kind = kMoveAfterHit;
      break;
    case Phase::kDiscard:
      if (on_turn) decision.kind = kDiscardCards;
      break;
    case Phase::kOver:
      break;
  }
  return decision;
}

uint64_t NavalWarRules::LegalCount(const void* state, int seat) const {
  // The question asked most often has a quicker answer than going through all targets.
  if (As(state).phase == Phase::kTurn) return CountTurn(*this, As(state), seat);
  return CountLegal([&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

Action NavalWarRules::LegalNth(const void* state, int seat, uint64_t n) const {
  return NthLegal(n, [&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

size_t NavalWarRules::LegalActions(const void* state, int seat, absl::Span<Action> out) const {
  return ListLegal(out, [&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

absl::Status NavalWarRules::Check(const void* state, int seat, const Action& action) const {
  const State& s = As(state);
  switch (s.phase) {
    case Phase::kSetup:
      return CheckSetup(*this, s, seat, action);
    case Phase::kTurn:
      return CheckTurn(*this, s, seat, action);
    case Phase::kReact:
      return CheckReact(*this, s, seat, action);
    case Phase::kAfterHit:
      return CheckAfterHit(*this, s, seat, action);
    case Phase::kDiscard:
      return CheckDiscard(*this, s, seat, action);
    case Phase::kOver:
      break;
  }
  return absl::FailedPreconditionError("the match is over");
}

bool NavalWarRules::MayFail(const void* state, const Action& action) const {
  const State& s = As(state);
  switch (action.kind) {
    case kPlay:
      return !TakesPreparation(card(action.args[0]));
    case kConfirm:
    case kReact:
      return true;
    case kAllow:
      return s.attack.card != 0 && static_cast<bool>(card(s.attack.card - 1).after_attack);
    case kShift:
      return has_zones();
    default:
      return false;
  }
}

absl::Status NavalWarRules::Apply(void* state, int seat, const Action& action,
                                  EventSink& events) const {
  State& s = As(state);
  switch (s.phase) {
    case Phase::kSetup:
      ApplySetup(*this, s, seat, action, events);
      break;
    case Phase::kTurn:
      return ApplyTurn(*this, s, seat, action, events);
    case Phase::kReact:
      return ApplyReact(*this, s, seat, action, events);
    case Phase::kAfterHit:
      return ApplyAfterHit(*this, s, seat, action, events);
    case Phase::kDiscard:
      ApplyDiscard(*this, s, seat, action, events);
      break;
    case Phase::kOver:
      break;
  }
  return absl::OkStatus();
}

Outcome NavalWarRules::OutcomeOf(const void* state) const {
  const State& s = As(state);
  Outcome outcome;
  outcome.over = s.phase == Phase::kOver;
  if (s.winner != 0) outcome.winners = 1u << (s.winner - 1);
  return outcome;
}

int NavalWarRules::QuadrantOf(int cell) const {
  return (RowOf(cell) >= height() / 2 ? 2 : 0) + (ColumnOf(cell) >= width() / 2 ? 1 : 0);
}

absl::Span<const ArgSpec> NavalWarRules::ActionArgs(const Action& partial) const {
  const bool plays = partial.kind == kPlay || partial.kind == kReact;
  if (!plays || partial.args[0] < 0 || partial.args[0] >= cards()) {
    return Rules::ActionArgs(partial);
  }
  return action_args_[static_cast<size_t>(partial.args[0])];
}

absl::Span<const ArgSpec> NavalWarRules::EventArgs(const Event& event) const {
  if (event.kind == kEffectEnded && event.args[0] >= kProtection && event.args[0] <= kSeizure) {
    return EffectArgs(static_cast<Effect>(event.args[0]));
  }
  if (event.kind != kCardPlayed || event.args[1] < 0 || event.args[1] >= cards()) {
    return Rules::EventArgs(event);
  }
  return event_args_[static_cast<size_t>(event.args[1])];
}

const NameTable& NavalWarRules::Table(absl::string_view table) const {
  static const NameTable* const kEmpty = new NameTable;
  if (table == "ship") return ship_names_;
  if (table == "card") return content_.card_names;
  if (table == "zone") return content_.zone_names;
  return *kEmpty;
}

}  // namespace mallard::naval_war
