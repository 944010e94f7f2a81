#include "src/games/duck_dealer/rules.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "mallard/frame/own.h"
#include "src/games/duck_dealer/action_turn.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/auction.h"
#include "src/games/duck_dealer/barter.h"
#include "src/games/duck_dealer/bot.h"
#include "src/games/duck_dealer/hide.h"
#include "src/games/duck_dealer/imagine.h"
#include "src/games/duck_dealer/invariants.h"
#include "src/games/duck_dealer/names.h"
#include "src/games/duck_dealer/privilege.h"
#include "src/games/duck_dealer/scene.h"
#include "src/games/duck_dealer/script.h"
#include "src/games/duck_dealer/setup.h"
#include "src/games/duck_dealer/snapshot.h"
#include "src/games/duck_dealer/text.h"
#include "src/games/duck_dealer/travel.h"
#include "src/games/duck_dealer/turn.h"

namespace mallard::duck_dealer {
namespace {

// Reads option `order`: nothing for "random".
absl::StatusOr<std::vector<int>> ParseOrder(absl::string_view text, int seats) {
  std::vector<int> order;
  if (text == "random") return order;
  for (absl::string_view word : absl::StrSplit(text, absl::ByAnyChar(", "), absl::SkipEmpty())) {
    int number = 0;
    const bool read =
        word.size() > 1 && word[0] == 'p' && absl::SimpleAtoi(word.substr(1), &number);
    if (!read || number < 1 || number > seats ||
        std::find(order.begin(), order.end(), number - 1) != order.end()) {
      return absl::InvalidArgumentError(
          absl::StrCat("option order: \"", word, "\" is not a player who is still missing"));
    }
    order.push_back(number - 1);
  }
  if (Size(order) != seats) {
    return absl::InvalidArgumentError(
        absl::StrCat("option order must name all ", seats, " players, or be random"));
  }
  return order;
}

std::vector<std::string> PlaceNames(const Galaxy& galaxy) {
  std::vector<std::string> names;
  for (const PlanetSpec& planet : galaxy.planets) names.push_back(planet.id);
  for (const Route& route : galaxy.routes.routes()) {
    for (int dot = 1; dot <= route.dots; ++dot) {
      names.push_back(absl::StrCat(At(galaxy.planets, route.from).id, "-",
                                   At(galaxy.planets, route.to).id, "-", dot));
    }
  }
  return names;
}

// The question of each phase.
uint32_t DecisionIn(Phase phase) {
  switch (phase) {
    case Phase::kBidding:
      return kSealBid;
    case Phase::kPositions:
      return kChoosePosition;
    case Phase::kEquipping:
      return kChooseEquipment;
    case Phase::kStarting:
      return kChooseStart;
    case Phase::kTurn:
      return kTakeTurn;
    case Phase::kPayingCube:
      return kTakeCube;
    case Phase::kActing:
      return kActionTurnStep;
    case Phase::kPlacingExit:
      return kChooseExit;
    case Phase::kDiscovering:
      return kChooseConsumer;
    case Phase::kPlacingRoad:
      return kLayRoad;
    case Phase::kPlacingClaim:
      return kPlaceClaim;
    case Phase::kDrafting:
      return kDraftOffer;
    case Phase::kAnswering:
      return kAnswerOffer;
    case Phase::kGaining:
      return kChooseEnergy;
    case Phase::kKeeping:
      return kKeepEnergy;
    case Phase::kOver:
      break;
  }
  return 0;
}

int OwnerOfPlayer(int instance) { return instance; }
Reference ThingOfPlanet(int instance) {
  return Reference::Entry(ArgType::kNode, TableId("planet"), instance);
}

}  // namespace

absl::Span<const DuckDealerRules::Handler> DuckDealerRules::Handlers() {
  static constexpr char kSettleOrder[] = "the turn order must be settled first";
  static constexpr char kOthersTurn[] = "another player is to decide";
  static const Handler handlers[] = {
      {kSealBid,
       {kBid},
       CheckBid,
       ListBids,
       ApplyBid,
       kSettleOrder,
       "there is nothing for you to bid on now"},
      {kChoosePosition,
       {kPosition},
       CheckPosition,
       ListPositions,
       ApplyPosition,
       kSettleOrder,
       kOthersTurn},
      {kChooseEquipment,
       {kEquip},
       CheckEquip,
       ListEquipment,
       ApplyEquip,
       "the ships must be equipped first",
       kOthersTurn},
      {kChooseStart,
       {kStartAt},
       CheckStart,
       ListStarts,
       ApplyStart,
       "the ships must be put on the map first",
       kOthersTurn},
      {kTakeTurn,
       {kCollect, kAct},
       CheckTurn,
       ListTurn,
       ApplyTurn,
       "collect energy, or begin an action turn first",
       kOthersTurn},
      {kTakeCube,
       {kTakeRoad},
       CheckTakeRoad,
       ListTakeableRoads,
       ApplyTakeCube,
       "the turn track needs a cube first: take a road off the map",
       kOthersTurn},
      {kActionTurnStep,
       {kRoad, kTakeRoad, kEntrance, kMove, kPassage, kBuildFactory, kBuildConsumer, kBuildShipyard,
        kClaim, kTakeClaim, kMine, kMake, kBuy, kDeliver, kDiscard, kOffer, kInvite, kEnd},
       CheckActionTurn,
       ListActionTurn,
       ApplyActionTurn,
       "that is not part of an action turn",
       kOthersTurn},
      {kChooseExit,
       {kExit},
       CheckExit,
       ListExits,
       ApplyExit,
       "the exit of the passage must be placed first",
       kOthersTurn},
      {kChooseConsumer,
       {kDiscover},
       CheckDiscover,
       ListDiscoveries,
       ApplyDiscover,
       "the consumer of the planet must be chosen first",
       kOthersTurn},
      {kLayRoad,
       {kRoad},
       CheckRoad,
       ListRoads,
       ApplyRoad,
       "the road taken off the map must be laid first",
       kOthersTurn},
      {kPlaceClaim,
       {kClaim},
       CheckClaim,
       ListClaims,
       ApplyClaim,
       "the privilege taken off the map must be placed first",
       kOthersTurn},
      {kDraftOffer,
       {kGive, kWant, kPropose, kWithdraw},
       CheckDraft,
       ListDraft,
       ApplyDraft,
       "finish the offer first, or withdraw it",
       kOthersTurn},
      {kAnswerOffer,
       {kAccept, kDecline},
       CheckAnswer,
       ListAnswers,
       ApplyAnswer,
       "the offer must be answered first",
       kOthersTurn},
      {kChooseEnergy,
       {kGain},
       CheckGain,
       ListGains,
       ApplyGain,
       "the energy granted must be chosen first",
       kOthersTurn},
      {kKeepEnergy,
       {kKeep},
       CheckKeep,
       ListKept,
       ApplyKeep,
       "say first which energy is kept",
       kOthersTurn},
  };
  return handlers;
}

Question DuckDealerRules::Asked(const State& state) const {
  const uint32_t decision = DecisionIn(state.phase);
  if (decision == 0) return {};
  if (decision != kSealBid) return {decision, 1u << state.asked_seat, {}};
  Question question{decision, 0, {}};
  for (int seat = 0; seat < seats(); ++seat) {
    if (MustBid({*this, state}, seat)) question.seats |= 1u << seat;
  }
  return question;
}

DuckDealerRules::DuckDealerRules(std::shared_ptr<const Ruleset> ruleset,
                                 const Configuration& configuration, const Mode& mode,
                                 const Galaxy& galaxy, std::vector<int> fixed_order)
    : GameRules(std::move(ruleset), configuration, static_cast<int>(configuration.Int("players")),
                {{"match", 1},
                 {"player", kMaxPlayers, OwnerOfPlayer},
                 {"planet", kMaxPlanets, nullptr, ThingOfPlanet}}),
      content_(OwnContent<GameContent>(Rules::ruleset())),
      mode_(mode),
      galaxy_(galaxy),
      ship_(At(content_.ships, mode.ship)),
      turns_(static_cast<int>(configuration.Int("turns"))),
      auction_(configuration.Bool("auction")),
      fixed_order_(std::move(fixed_order)) {
  if (turns_ == 0) turns_ = Size(mode.track);
  for (int place = 0; place < galaxy.routes.node_count(); ++place) {
    (IsPlanet(place) ? planet_set_ : dot_set_).Set(place);
    if (IsPlanet(place) && At(galaxy.planets, place).start) start_set_.Set(place);
    around_.emplace_back();
    for (const uint16_t other : galaxy.routes.graph().Neighbours(place)) {
      around_.back().Set(other);
    }
  }
  std::vector<std::string> places = PlaceNames(galaxy);
  planet_names_ = NameTable({places.begin(), places.begin() + planets()});
  place_names_ = NameTable(std::move(places));
  std::vector<std::string> planets_as_read;
  for (const PlanetSpec& planet : galaxy.planets) planets_as_read.push_back(planet.name);
  AddNames("place", place_names_);
  AddNames("planet", planet_names_, std::move(planets_as_read));
  AddNames("good", content_.good_names);
  AddNames("equipment", content_.equipment_names);
  AddNames("factory", content_.factory_names);
  AddNames("consumer", content_.consumer_names);
  AddNames("shipyard", content_.shipyard_names);
}

// A dot has no name: it lies between two planets that have.
std::string DuckDealerRules::TitleOf(absl::string_view table, int index, int language) const {
  if (table != "place" || index < 0) return RulesBase::TitleOf(table, index, language);
  if (index < planets()) return TitleOf("planet", index, language);
  int dot = index - planets();
  for (const Route& route : galaxy_.routes.routes()) {
    if (dot < route.dots) {
      return absl::StrCat(TitleOf("planet", route.from, language), "–",
                          TitleOf("planet", route.to, language), " ", dot + 1);
    }
    dot -= route.dots;
  }
  return "";
}

absl::StatusOr<std::shared_ptr<const Rules>> DuckDealerRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const GameContent& content = OwnContent<GameContent>(*ruleset);
  absl::StatusOr<int> mode_index = content.mode_names.Require("mode", configuration.Text("mode"));
  if (!mode_index.ok()) return mode_index.status();
  const Mode& mode = At(content.modes, *mode_index);
  int map_index = mode.map;
  if (!configuration.Text("map").empty()) {
    absl::StatusOr<int> named = content.map_names.Require("map", configuration.Text("map"));
    if (!named.ok()) return named.status();
    map_index = *named;
  }
  const Galaxy& galaxy = At(content.maps, map_index);
  const int seats = static_cast<int>(configuration.Int("players"));
  if (galaxy.start_planets < seats) {
    return absl::InvalidArgumentError(absl::StrCat("map ", galaxy.id, " has ", galaxy.start_planets,
                                                   " start planets, too few for ", seats,
                                                   " players"));
  }
  if (configuration.Int("turns") > Size(mode.track)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the turn track has ", mode.track.size(), " spaces only"));
  }
  absl::StatusOr<std::vector<int>> order = ParseOrder(configuration.Text("order"), seats);
  if (!order.ok()) return order.status();
  return std::shared_ptr<const Rules>(
      new DuckDealerRules(std::move(ruleset), configuration, mode, galaxy, *std::move(order)));
}

void DuckDealerRules::SetUp(State& state) const { LayOut(*this, state); }

Outcome DuckDealerRules::Standing(const State& state) const {
  Outcome outcome;
  outcome.over = state.phase == Phase::kOver;
  if (state.winner != 0) outcome.winners = 1u << (state.winner - 1);
  // Bids are secret until they are opened, and so are not counted before.
  for (int seat = 0; seat < seats(); ++seat) {
    const Player& player = state.players[seat];
    const int bids = state.phase == Phase::kBidding ? 0 : player.bids[0] + player.bids[1];
    outcome.scores[seat] = player.points - bids;
  }
  return outcome;
}

std::unique_ptr<Bot> DuckDealerRules::CreateBot(uint64_t seed) const {
  return std::make_unique<DealerBot>(seed);
}

}  // namespace mallard::duck_dealer
