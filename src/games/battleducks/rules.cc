#include "src/games/battleducks/rules.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "mallard/frame/own.h"
#include "src/games/battleducks/bot.h"
#include "src/games/battleducks/fill.h"
#include "src/games/battleducks/hide.h"
#include "src/games/battleducks/imagine.h"
#include "src/games/battleducks/invariants.h"
#include "src/games/battleducks/names.h"
#include "src/games/battleducks/pond.h"
#include "src/games/battleducks/scene.h"
#include "src/games/battleducks/script.h"
#include "src/games/battleducks/setup.h"
#include "src/games/battleducks/snapshot.h"
#include "src/games/battleducks/text.h"
#include "src/games/battleducks/turn.h"

namespace mallard::battleducks {
namespace {

// Reads option `fleet`: formations and categories, separated by commas.
absl::StatusOr<std::vector<FleetItem>> ParseFleet(const GameContent& content,
                                                  absl::string_view text) {
  std::vector<FleetItem> fleet;
  for (absl::string_view word : absl::StrSplit(text, absl::ByAnyChar(", "), absl::SkipEmpty())) {
    const int formation = content.formation_names.Find(word);
    if (formation >= 0) {
      fleet.push_back({At(content.formations, formation).category, formation});
      continue;
    }
    absl::StatusOr<int> category = content.category_names.Require("formation or category", word);
    if (!category.ok()) {
      const std::string nearest = NearestName(word, content.formation_names.names());
      return nearest.empty() ? category.status()
                             : absl::NotFoundError(absl::StrCat("there is no formation \"", word,
                                                                "\"; did you mean ", nearest));
    }
    if (At(content.categories, *category).formations.empty()) {
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

// What can belong to a player: the player, and the formations, seat by seat.
int OwnerOfPlayer(int instance) { return instance; }
int OwnerOfFormation(int instance) { return instance / kMaxSlots; }
Reference ThingOfFormation(int instance) {
  return Reference::Name("slot", instance % kMaxSlots, instance / kMaxSlots);
}

}  // namespace

absl::Span<const BattleDucksRules::Handler> BattleDucksRules::Handlers() {
  static const Handler handlers[] = {
      {kSetUpFleet,
       {kPick, kPlace, kCommander, kLift, kUnpick, kFill, kReady},
       CheckSetup,
       ListSetup,
       ApplySetup,
       "both fleets must be ready first",
       "you are ready; wait for your opponent"},
      {kTakeTurn,
       {kObserve, kManeuver},
       CheckTurn,
       ListTurn,
       ApplyTurn,
       "the set-up is over",
       "it is your opponent's turn"},
  };
  return handlers;
}

BattleDucksRules::BattleDucksRules(std::shared_ptr<const Ruleset> ruleset,
                                   const Configuration& configuration, const Board& board,
                                   const std::vector<FleetItem>& fleet)
    : GameRules(std::move(ruleset), configuration, kSeats,
                {{"match", 1},
                 {"player", kSeats, OwnerOfPlayer},
                 {"formation", kSeats * kMaxSlots, OwnerOfFormation, ThingOfFormation}}),
      content_(OwnContent<GameContent>(Rules::ruleset())),
      board_(board),
      allow_contact_(configuration.Bool("allow_contact")),
      allow_mirror_(configuration.Bool("allow_mirror")),
      name_found_(configuration.Bool("name_found")),
      first_player_(configuration.Text("first_player") == "p1"   ? 0
                    : configuration.Text("first_player") == "p2" ? 1
                                                                 : -1) {
  std::vector<std::string> slot_names;
  for (const FleetItem& item : fleet) {
    const Category& category = At(content_.categories, item.category);
    SlotRule slot;
    slot.category = item.category;
    slot.maneuver = category.maneuver;
    slot.fixed = item.formation >= 0;
    slot.name = slot.fixed ? At(content_.formation_names.names(), item.formation)
                           : At(content_.category_names.names(), item.category);
    int same = 1;
    for (const SlotRule& other : fleet_) {
      same += other.fixed == slot.fixed && other.category == slot.category &&
              (!slot.fixed || other.choices[0] == item.formation);
    }
    if (same > 1) absl::StrAppend(&slot.name, "#", same);
    slot.choices = slot.fixed ? std::vector<uint16_t>{static_cast<uint16_t>(item.formation)}
                              : category.formations;
    has_maneuvers_ |= slot.has_maneuver();
    slot_names.push_back(slot.name);
    fleet_.push_back(std::move(slot));
  }
  slot_names_ = NameTable(std::move(slot_names));
  AddNames("slot", slot_names_);
  AddNames("formation", content_.formation_names);
}

absl::StatusOr<std::shared_ptr<const Rules>> BattleDucksRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const GameContent& content = OwnContent<GameContent>(*ruleset);
  absl::StatusOr<int> mode_index = content.mode_names.Require("mode", configuration.Text("mode"));
  if (!mode_index.ok()) return mode_index.status();
  const Mode& mode = At(content.modes, *mode_index);

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
      std::move(ruleset), configuration, At(content.boards, board_index), fleet));
  Pond trial = EmptyPond(*rules);
  Chance chance = Chance::Stream(0, 0);
  if (!FillPond(*rules, trial, chance)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the fleet does not fit on board ", rules->board().id,
                     rules->allow_contact() ? "" : " without formations touching each other"));
  }
  return rules;
}

void BattleDucksRules::SetUp(State& state) const {
  for (Pond& pond : state.ponds) pond = EmptyPond(*this);
  Put(state.turn_seat, first_player_ >= 0 ? first_player_ : DrawIndex(state.chance, kSeats));
}

Outcome BattleDucksRules::Standing(const State& state) const {
  Outcome outcome;
  outcome.over = state.phase == Phase::kOver;
  if (state.winner != 0) outcome.winners = 1u << (state.winner - 1);
  return outcome;
}

std::unique_ptr<Bot> BattleDucksRules::CreateBot(uint64_t seed) const {
  return std::make_unique<HuntingBot>(seed);
}

}  // namespace mallard::battleducks
