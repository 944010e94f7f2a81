#include "src/games/ducks_in_tow/rules.h"

#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
#include "src/games/common/legal.h"
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/effects.h"
#include "src/games/ducks_in_tow/legal.h"
#include "src/games/ducks_in_tow/setup.h"
#include "src/games/ducks_in_tow/tableau.h"
#include "src/games/ducks_in_tow/turn.h"

namespace mallard::ducks_in_tow {

DucksInTowRules::DucksInTowRules(std::shared_ptr<const Ruleset> ruleset,
                                 const Configuration& configuration, const Setup& setup,
                                 const Park& park)
    : Rules(std::move(ruleset), configuration),
      content_(static_cast<const GameContent&>(Rules::ruleset().content())),
      setup_(setup),
      park_(park),
      round_limit_(
          static_cast<int>(configuration.Int(setup.players == 1 ? "solo_turns" : "round_limit"))),
      variables_(Rules::ruleset().entries(),
                 {{"match", 1}, {"player", kMaxPlayers}, {"tile", kMaxTiles}}) {}

absl::StatusOr<std::shared_ptr<const Rules>> DucksInTowRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const GameContent& content = static_cast<const GameContent&>(ruleset->content());
  const Setup* setup = nullptr;
  for (const Setup& candidate : content.setups) {
    if (candidate.players == configuration.Int("players")) setup = &candidate;
  }
  if (setup == nullptr) {
    return absl::InvalidArgumentError(
        absl::StrCat("no pack declares a setup for ", configuration.Int("players"), " players"));
  }
  int park_index = setup->park;
  if (!configuration.Text("park").empty()) {
    absl::StatusOr<int> named = content.park_names.Require("park", configuration.Text("park"));
    if (!named.ok()) return named.status();
    park_index = *named;
  }
  const Park& park = content.parks[static_cast<size_t>(park_index)];
  if (absl::Status status = CheckPlayable(content, *setup, park); !status.ok()) return status;
  // Setup and park belong to the content, which lives as long as the ruleset.
  return std::shared_ptr<const Rules>(
      new DucksInTowRules(std::move(ruleset), configuration, *setup, park));
}

void DucksInTowRules::Start(uint64_t seed, void* state) const {
  State& s = As(state);
  s = State();
  Reseed(state, seed);
  SetTable(*this, s);
  std::memset(VariablesOf(s), 0, variables_.bytes());
  variables_.Start(VariablesOf(s));
}

void DucksInTowRules::Reseed(void* state, uint64_t seed) const {
  As(state).chance = Chance::Stream(seed, 0);
}

Decision DucksInTowRules::DecisionOf(const void* state, int seat) const {
  const State& s = As(state);
  return s.turn_seat == seat ? CurrentDecision(s) : Decision();
}

uint64_t DucksInTowRules::LegalCount(const void* state, int seat) const {
  return CountLegal([&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

Action DucksInTowRules::LegalNth(const void* state, int seat, uint64_t n) const {
  return NthLegal(n, [&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

size_t DucksInTowRules::LegalActions(const void* state, int seat, absl::Span<Action> out) const {
  return ListLegal(out, [&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

absl::Status DucksInTowRules::Check(const void* state, int seat, const Action& action) const {
  return CheckLegal(*this, As(state), seat, action);
}

bool DucksInTowRules::MayFail(const void*, const Action& action) const {
  return action.kind == kUse;
}

absl::Status DucksInTowRules::Apply(void* state, int, const Action& action,
                                    EventSink& events) const {
  State& s = As(state);
  if (s.phase == Phase::kChoosing) {
    TakeStart(*this, s, action.args[0], events);
    return absl::OkStatus();
  }
  if (s.queue_count != 0) {
    Answer(*this, s, action, events);
  } else if (absl::Status status = TakeAction(*this, s, action, events); !status.ok()) {
    return status;
  }
  Proceed(*this, s, events);
  return absl::OkStatus();
}

Outcome DucksInTowRules::OutcomeOf(const void* state) const {
  const State& s = As(state);
  Outcome outcome;
  outcome.over = s.phase == Phase::kOver;
  if (outcome.over) outcome.winners = WinnersOf(*this, s);
  for (int seat = 0; seat < seats(); ++seat) outcome.scores[seat] = ScoreOf(*this, s, seat);
  return outcome;
}

const NameTable& DucksInTowRules::Table(absl::string_view table) const {
  static const NameTable* const kEmpty = new NameTable;
  if (table == "tile") return park_.tile_names;
  if (table == "colour") return content_.colour_names;
  if (table == "card") return content_.card_names;
  if (table == "formation") return content_.formation_names;
  if (table == "tile_action") return content_.tile_action_names;
  return *kEmpty;
}

}  // namespace mallard::ducks_in_tow
