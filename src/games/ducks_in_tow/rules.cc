#include "src/games/ducks_in_tow/rules.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/own.h"
#include "src/games/ducks_in_tow/adopt.h"
#include "src/games/ducks_in_tow/bot.h"
#include "src/games/ducks_in_tow/cards.h"
#include "src/games/ducks_in_tow/deliver.h"
#include "src/games/ducks_in_tow/disperse.h"
#include "src/games/ducks_in_tow/effects.h"
#include "src/games/ducks_in_tow/end.h"
#include "src/games/ducks_in_tow/food.h"
#include "src/games/ducks_in_tow/hide.h"
#include "src/games/ducks_in_tow/imagine.h"
#include "src/games/ducks_in_tow/invariants.h"
#include "src/games/ducks_in_tow/lure.h"
#include "src/games/ducks_in_tow/names.h"
#include "src/games/ducks_in_tow/scene.h"
#include "src/games/ducks_in_tow/script.h"
#include "src/games/ducks_in_tow/setup.h"
#include "src/games/ducks_in_tow/snapshot.h"
#include "src/games/ducks_in_tow/tableau.h"
#include "src/games/ducks_in_tow/text.h"
#include "src/games/ducks_in_tow/turn.h"

namespace mallard::ducks_in_tow {
namespace {

using Handler = DucksInTowRules::Handler;

// A line of the table. One player is asked at a time.
Handler Answered(uint32_t decision, KindSet answers, decltype(Handler::check) check,
                 decltype(Handler::list) list, decltype(Handler::apply) apply) {
  Handler handler = {decision, answers, check, list, apply};
  handler.waiting = "it is another player's turn";
  return handler;
}

// Who owns a variable of a player.
int OwnerOfPlayer(int instance) { return instance; }
Reference ThingOfTile(int instance) {
  return Reference::Entry(ArgType::kHex, TableId("tile"), instance);
}

}  // namespace

absl::Span<const DucksInTowRules::Handler> DucksInTowRules::Handlers() {
  static const Handler handlers[] = {
      Answered(kChooseStart, {kStart}, CheckStart, ListStarts, TakeStart),
      Answered(kAct, {kMove, kFeed, kShakeBag, kDeliver, kUse, kFinishTurn}, CheckAct, ListActs,
               TakeAction),
      Answered(kAfterDelivery, {kDeliver, kClaimFormation, kGoOn}, CheckAfterDelivery,
               ListAfterDelivery, ApplyAfterDelivery),
      Answered(kMayClaim, {kClaimFormation, kGoOn}, CheckClaim, ListClaims, ApplyClaim),
      Answered(kMayTow, {kTow, kRelease}, CheckTow, ListTow, ApplyTow),
      Answered(kDisperseDuck, {kPlaceDuck}, CheckDisperse, ListDisperse, ApplyDisperse),
      Answered(kChooseFood, {kTakeFoodOf}, CheckFoodOfBag, ListFoodOfBag, TakeFoodOfBag),
      Answered(kDropFoodNow, {kDiscardFood}, CheckOwnFood, ListFoodToDrop, DropFood),
      Answered(kDrawCard, {kDrawFaceUp, kDrawDeck}, CheckDraw, ListDraws, ApplyDraw),
      Answered(kDropCardNow, {kDiscardCard}, CheckDiscard, ListDiscards, ApplyDiscard),
      Answered(kAdoptNow, {kAdoptDuck}, CheckAdoption, ListAdoptions, AdoptDuck),
      Answered(kSetAsideNow, {kSetDuckAside}, CheckSetAside, ListSetAside, SetDuckAside),
      Answered(kMayTakeDuck, {kTakeDuck, kGoOn}, CheckTakeDuck, ListTakeDuck, ApplyTakeDuck),
      Answered(kMayLure, {kLureDuck, kGoOn}, CheckLure, ListLures, ApplyLure),
      Answered(kMayStep, {kMove, kGoOn}, CheckStep, ListSteps, ApplyStep),
      Answered(kExchangeFood, {kReturnFood, kGoOn}, CheckOwnFood, ListFoodToReturn, ExchangeFood),
  };
  return handlers;
}

DucksInTowRules::DucksInTowRules(std::shared_ptr<const Ruleset> ruleset,
                                 const Configuration& configuration, const Setup& setup,
                                 const Park& park)
    : GameRules(std::move(ruleset), configuration, setup.players,
                {{"match", 1},
                 {"player", kMaxPlayers, OwnerOfPlayer},
                 {"tile", kMaxTiles, nullptr, ThingOfTile}}),
      content_(OwnContent<GameContent>(Rules::ruleset())),
      setup_(setup),
      park_(park),
      round_limit_(static_cast<int>(configuration.Int(solo() ? "solo_turns" : "round_limit"))) {
  AddNames("tile", park_.tile_names);
  AddNames("colour", content_.colour_names);
  AddNames("card", content_.card_names);
  AddNames("formation", content_.formation_names);
  AddNames("tile_action", content_.tile_action_names);
}

absl::StatusOr<std::shared_ptr<const Rules>> DucksInTowRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const GameContent& content = OwnContent<GameContent>(*ruleset);
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
  const Park& park = At(content.parks, park_index);
  if (absl::Status status = CheckPlayable(content, *setup, park); !status.ok()) return status;
  // Setup and park belong to the content, which lives as long as the ruleset.
  return std::shared_ptr<const Rules>(
      new DucksInTowRules(std::move(ruleset), configuration, *setup, park));
}

Question DucksInTowRules::AskedElse(const State& state) const {
  const uint32_t seat = 1u << state.turn_seat;
  if (state.phase == Phase::kOver) return {};
  if (state.phase == Phase::kChoosing) return {kChooseStart, seat, {}};
  return QuestionOf(state, seat);
}

void DucksInTowRules::SetUp(State& state) const { SetTable(*this, state); }

absl::Status DucksInTowRules::GoOn(Play& play) const {
  CarryOutEffects(play);
  return absl::OkStatus();
}

Outcome DucksInTowRules::Standing(const State& state) const {
  Outcome outcome;
  outcome.over = state.phase == Phase::kOver;
  if (outcome.over) outcome.winners = WinnersOf(*this, state);
  for (int seat = 0; seat < seats(); ++seat) outcome.scores[seat] = ScoreOf(*this, state, seat);
  return outcome;
}

std::unique_ptr<Bot> DucksInTowRules::CreateBot(uint64_t seed) const {
  return std::make_unique<PlanningBot>(seed);
}

}  // namespace mallard::ducks_in_tow
