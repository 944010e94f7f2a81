#include "src/games/naval_war/rules.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/own.h"
#include "mallard/primitives/grid.h"
#include "src/games/naval_war/after_hit.h"
#include "src/games/naval_war/bot.h"
#include "src/games/naval_war/hand.h"
#include "src/games/naval_war/hide.h"
#include "src/games/naval_war/imagine.h"
#include "src/games/naval_war/invariants.h"
#include "src/games/naval_war/react.h"
#include "src/games/naval_war/scene.h"
#include "src/games/naval_war/script.h"
#include "src/games/naval_war/setup.h"
#include "src/games/naval_war/snapshot.h"
#include "src/games/naval_war/targets.h"
#include "src/games/naval_war/text.h"
#include "src/games/naval_war/turn.h"

namespace mallard::naval_war {
namespace {

// Names of the ships of a fleet: the short names of their kinds, numbered where a kind comes again.
std::vector<std::string> NamesOfFleet(const GameContent& content, const Mode& mode) {
  std::vector<std::string> names;
  for (size_t i = 0; i < mode.fleet.size(); ++i) {
    std::string name = At(content.ship_names.names(), mode.fleet[i]);
    int same = 1;
    for (size_t j = 0; j < i; ++j) same += mode.fleet[j] == mode.fleet[i];
    if (same > 1) absl::StrAppend(&name, "#", same);
    names.push_back(std::move(name));
  }
  return names;
}

std::vector<ArgSpec> WithTarget(const std::vector<ArgSpec>& first, const Target& target) {
  std::vector<ArgSpec> args = first;
  for (ArgSpec arg : TargetArgs(target)) {
    if (IsAreaOrLine(target.kind) && !target.own_board) arg.side = ArgSide::kOpponent;
    args.push_back(std::move(arg));
  }
  return args;
}

// Who owns a variable of a player or a ship, and what a ship is in scenes.
int OwnerOfPlayer(int instance) { return instance; }
int OwnerOfShip(int instance) { return instance / kMaxShips; }
Reference ThingOfShip(int instance) {
  return Reference::Name("ship", instance % kMaxShips, instance / kMaxShips);
}

}  // namespace

absl::Span<const NavalWarRules::Handler> NavalWarRules::Handlers() {
  static const Handler handlers[] = {
      {kSetUpFleet,
       {kPlace, kLift, kFill, kReady},
       CheckSetup,
       ListSetup,
       ApplySetup,
       "both fleets must be ready first",
       "you are ready; wait for your opponent"},
      // Preparing a card is part of the turn: nobody else can tell that anything is prepared.
      {kTakeTurn,
       {kPlay, kAttack, kDecline, kAim, kUnaim, kPlace, kLift, kFill, kWithdraw, kConfirm},
       CheckTurn,
       ListTurn,
       ApplyTurn,
       "play a card, attack or decline",
       "it is your opponent's turn"},
      {kAnswerAttack,
       {kReact, kAllow},
       CheckReact,
       ListReact,
       ApplyReact,
       "an attack must be answered: react or allow",
       "wait for the defender's answer"},
      {kMoveAfterHit,
       {kShift, kStay},
       CheckAfterHit,
       ListAfterHit,
       ApplyAfterHit,
       "move a damaged ship, or stay",
       "wait until the defender has finished"},
      {kDiscardCards,
       {kDiscard},
       CheckDiscard,
       ListDiscard,
       ApplyDiscard,
       "you hold too many cards: discard one",
       "it is your opponent's turn"},
  };
  return handlers;
}

NavalWarRules::NavalWarRules(std::shared_ptr<const Ruleset> ruleset,
                             const Configuration& configuration, const Mode& mode)
    : GameRules(std::move(ruleset), configuration, kSeats,
                {{"match", 1},
                 {"player", kSeats, OwnerOfPlayer},
                 {"ship", kSeats * kMaxShips, OwnerOfShip, ThingOfShip}}),
      content_(OwnContent<GameContent>(Rules::ruleset())),
      mode_(mode),
      ship_names_(NamesOfFleet(content_, mode)),
      cells_(Rectangle(0, 0, mode.width, mode.height)),
      cell_count_(static_cast<uint32_t>(mode.width * mode.height)),
      first_player_(configuration.Text("first_player") == "p1"   ? 0
                    : configuration.Text("first_player") == "p2" ? 1
                                                                 : -1),
      turn_limit_(static_cast<int>(configuration.Int("turn_limit"))),
      draw_after_card_end_(configuration.Bool("draw_after_card_end")),
      card_play_(configuration.Bool("card_play")) {
  for (int kind : mode.fleet) lengths_.push_back(At(content_.ships, kind).length);
  const int half_width = mode.width / 2;
  const int half_height = mode.height / 2;
  for (int q = 0; q < kQuadrants; ++q) {
    quadrants_[q] = Rectangle(q % 2 * half_width, q / 2 * half_height, half_width, half_height);
  }
  for (const Card& card : content_.cards) {
    action_args_.push_back(
        WithTarget(Manifest::Find(manifest().actions, kPlay)->args, card.target));
    event_args_.push_back(
        WithTarget(Manifest::Find(manifest().events, kCardPlayed)->args, card.target));
    reach_.push_back(ReachOf(*this, card.target));
  }
  AddNames("ship", ship_names_);
  AddNames("card", content_.card_names);
  AddNames("zone", content_.zone_names);
  for (uint32_t kind : {kPlay, kReact}) SetDependent(kind);
}

absl::StatusOr<std::shared_ptr<const Rules>> NavalWarRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const GameContent& content = OwnContent<GameContent>(*ruleset);
  absl::StatusOr<int> mode = content.mode_names.Require("mode", configuration.Text("mode"));
  if (!mode.ok()) return mode.status();
  return std::shared_ptr<const Rules>(
      new NavalWarRules(std::move(ruleset), configuration, At(content.modes, *mode)));
}

void NavalWarRules::SetUp(State& state) const {
  for (Board& board : state.boards) Put(board.standing, ships());
  Put(state.turn_seat, first_player_ >= 0 ? first_player_ : DrawIndex(state.chance, kSeats));
}

Outcome NavalWarRules::Standing(const State& state) const {
  Outcome outcome;
  outcome.over = state.phase == Phase::kOver;
  if (state.winner != 0) outcome.winners = 1u << (state.winner - 1);
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
  return At(action_args_, partial.args[0]);
}

absl::Span<const ArgSpec> NavalWarRules::EventArgs(const Event& event) const {
  if (event.kind == kEffectEnded) return EffectArgs(event.args[0]);
  if (event.kind != kCardPlayed || event.args[1] < 0 || event.args[1] >= cards()) {
    return Rules::EventArgs(event);
  }
  return At(event_args_, event.args[1]);
}

std::unique_ptr<Bot> NavalWarRules::CreateBot(uint64_t seed) const {
  return std::make_unique<AdmiralBot>(seed);
}

}  // namespace mallard::naval_war
