#include "src/games/battleducks/rules.h"

#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "mallard/primitives/placement.h"
#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/fill.h"
#include "src/games/battleducks/play.h"
#include "src/games/battleducks/setup.h"
#include "src/games/common/legal.h"

namespace mallard::battleducks {
namespace {

// Reads option `fleet`: formations and categories, separated by commas.
absl::StatusOr<std::vector<FleetItem>> ParseFleet(const GameContent& content,
                                                  absl::string_view text) {
  std::vector<FleetItem> fleet;
  for (absl::string_view word : absl::StrSplit(text, absl::ByAnyChar(", "), absl::SkipEmpty())) {
    const int formation = content.formation_names.Find(word);
    if (formation >= 0) {
      fleet.push_back({content.formations[static_cast<size_t>(formation)].category, formation});
      continue;
    }
    absl::StatusOr<int> category = content.category_names.Require("formation or category", word);
    if (!category.ok()) {
      const std::string nearest = NearestName(word, content.formation_names.names());
      return nearest.empty() ? category.status()
                             : absl::NotFoundError(absl::StrCat("there is no formation \"", word,
                                                                "\"; did you mean ", nearest));
    }
    if (content.categories[static_cast<size_t>(*category)].formations.empty()) {
      return absl::InvalidArgumentError(absl::StrCat("category ", word, " has no formation"));
    }
    fleet.push_back({*category, -1});
  }
  if (fleet.empty() || fleet.size() > kMaxSlots) {
    return absl::InvalidArgumentError(
        absl::StrCat("a fleet has 1 to ", kMaxSlots, " formations, not ", fleet.size()));
  }
  return fleet;
}

}  // namespace

BattleDucksRules::BattleDucksRules(std::shared_ptr<const Ruleset> ruleset,
                                   const Configuration& configuration, const Board& board,
                                   const std::vector<FleetItem>& fleet)
    : Rules(std::move(ruleset), configuration),
      content_(static_cast<const GameContent&>(Rules::ruleset().content())),
      board_(board),
      allow_contact_(configuration.Bool("allow_contact")),
      allow_mirror_(configuration.Bool("allow_mirror")),
      name_found_(configuration.Bool("name_found")),
      first_player_(configuration.Text("first_player") == "p1"   ? 0
                    : configuration.Text("first_player") == "p2" ? 1
                                                                 : -1),
      variables_(Rules::ruleset().entries(),
                 {{"match", 1}, {"player", kSeats}, {"formation", kSeats * kMaxSlots}}) {
  std::vector<std::string> slot_names;
  for (const FleetItem& item : fleet) {
    const Category& category = content_.categories[static_cast<size_t>(item.category)];
    SlotRule slot;
    slot.category = item.category;
    slot.maneuver = category.maneuver;
    slot.fixed = item.formation >= 0;
    slot.name = slot.fixed ? content_.formation_names.names()[static_cast<size_t>(item.formation)]
                           : content_.category_names.names()[static_cast<size_t>(item.category)];
    int same = 1;
    for (const SlotRule& other : fleet_) {
      same += other.fixed == slot.fixed && other.category == slot.category &&
              (!slot.fixed || other.choices[0] == item.formation);
    }
    if (same > 1) absl::StrAppend(&slot.name, "#", same);
    slot.choices = slot.fixed ? std::vector<uint16_t>{static_cast<uint16_t>(item.formation)}
                              : category.formations;
    has_maneuvers_ |= slot.maneuver >= 0;
    slot_names.push_back(slot.name);
    fleet_.push_back(std::move(slot));
  }
  slot_names_ = NameTable(std::move(slot_names));
}

absl::StatusOr<std::shared_ptr<const Rules>> BattleDucksRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const GameContent& content = static_cast<const GameContent&>(ruleset->content());
  absl::StatusOr<int> mode_index = content.mode_names.Require("mode", configuration.Text("mode"));
  if (!mode_index.ok()) return mode_index.status();
  const Mode& mode = content.modes[static_cast<size_t>(*mode_index)];

  int board_index = mode.board;
  if (!configuration.Text("board").empty()) {
    absl::StatusOr<int> named = content.board_names.Require("board", configuration.Text("board"));
    if (!named.ok()) return named.status();
    board_index = *named;
  }
  std::vector<FleetItem> fleet = mode.fleet;
  if (!configuration.Text("fleet").empty()) {
    absl::StatusOr<std::vector<FleetItem>> parsed =
        ParseFleet(content, configuration.Text("fleet"));
    if (!parsed.ok()) return parsed.status();
    fleet = *std::move(parsed);
  }
  std::shared_ptr<BattleDucksRules> rules(new BattleDucksRules(
      std::move(ruleset), configuration, content.boards[static_cast<size_t>(board_index)], fleet));
  Pond trial = EmptyPond(*rules);
  Chance chance = Chance::Stream(0, 0);
  if (!FillPond(*rules, trial, chance)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the fleet does not fit on board ", rules->board().id,
                     rules->allow_contact() ? "" : " without formations touching each other"));
  }
  return rules;
}

void BattleDucksRules::Start(uint64_t seed, void* state) const {
  State& s = As(state);
  s = State();
  Reseed(state, seed);
  for (Pond& pond : s.ponds) pond = EmptyPond(*this);
  s.turn_seat = static_cast<uint8_t>(first_player_ >= 0 ? static_cast<uint32_t>(first_player_)
                                                        : s.chance.Below(kSeats));
  std::memset(VariablesOf(s), 0, variables_.bytes());
  variables_.Start(VariablesOf(s));
}

void BattleDucksRules::Reseed(void* state, uint64_t seed) const {
  State& s = As(state);
  s.chance = Chance::Stream(seed, 0);
  for (int seat = 0; seat < kSeats; ++seat) {
    s.seat_chance[seat] = Chance::Stream(seed, static_cast<uint64_t>(seat) + 1);
  }
}

Decision BattleDucksRules::DecisionOf(const void* state, int seat) const {
  const State& s = As(state);
  Decision decision;
  if (s.phase == Phase::kSetup && s.ponds[seat].ready == 0) decision.kind = kSetUpFleet;
  if (s.phase == Phase::kPlaying && s.turn_seat == seat) decision.kind = kTakeTurn;
  return decision;
}

uint64_t BattleDucksRules::LegalCount(const void* state, int seat) const {
  return CountLegal([&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

Action BattleDucksRules::LegalNth(const void* state, int seat, uint64_t n) const {
  return NthLegal(n, [&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

size_t BattleDucksRules::LegalActions(const void* state, int seat, absl::Span<Action> out) const {
  return ListLegal(out, [&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

absl::Status BattleDucksRules::Check(const void* state, int seat, const Action& action) const {
  const State& s = As(state);
  switch (s.phase) {
    case Phase::kSetup:
      return CheckSetup(*this, s, seat, action);
    case Phase::kPlaying:
      return CheckPlay(*this, s, seat, action);
    case Phase::kOver:
      break;
  }
  return absl::FailedPreconditionError("the match is over");
}

bool BattleDucksRules::MayFail(const void*, const Action& action) const {
  return action.kind == kManeuver && static_cast<bool>(ManeuverOf(action.args[0]).resolve);
}

absl::Status BattleDucksRules::Apply(void* state, int seat, const Action& action,
                                     EventSink& events) const {
  State& s = As(state);
  if (s.phase == Phase::kSetup) {
    ApplySetup(*this, s, seat, action, events);
    return absl::OkStatus();
  }
  return ApplyPlay(*this, s, seat, action, events);
}

Outcome BattleDucksRules::OutcomeOf(const void* state) const {
  const State& s = As(state);
  Outcome outcome;
  outcome.over = s.phase == Phase::kOver;
  if (s.winner != 0) outcome.winners = 1u << (s.winner - 1);
  return outcome;
}

Bitboard BattleDucksRules::CellsOf(const Slot& slot) const {
  return FormationOf(slot).figure.shapes[slot.orientation].cells.Shifted(ColumnOf(slot.anchor),
                                                                         RowOf(slot.anchor));
}

const NameTable& BattleDucksRules::Table(absl::string_view table) const {
  static const NameTable* const kEmpty = new NameTable;
  if (table == "slot") return slot_names_;
  if (table == "formation") return content_.formation_names;
  return *kEmpty;
}

}  // namespace mallard::battleducks
