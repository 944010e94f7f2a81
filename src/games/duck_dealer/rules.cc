#include "src/games/duck_dealer/rules.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "src/games/common/legal.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/barter.h"
#include "src/games/duck_dealer/legal.h"
#include "src/games/duck_dealer/setup.h"
#include "src/games/duck_dealer/trade.h"
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
  if (static_cast<int>(order.size()) != seats) {
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
      names.push_back(absl::StrCat(galaxy.planets[static_cast<size_t>(route.from)].id, "-",
                                   galaxy.planets[static_cast<size_t>(route.to)].id, "-", dot));
    }
  }
  return names;
}

}  // namespace

DuckDealerRules::DuckDealerRules(std::shared_ptr<const Ruleset> ruleset,
                                 const Configuration& configuration, const Mode& mode,
                                 const Galaxy& galaxy, std::vector<int> fixed_order)
    : Rules(std::move(ruleset), configuration),
      content_(static_cast<const GameContent&>(Rules::ruleset().content())),
      mode_(mode),
      galaxy_(galaxy),
      ship_(content_.ships[static_cast<size_t>(mode.ship)]),
      seats_(static_cast<int>(configuration.Int("players"))),
      turns_(static_cast<int>(configuration.Int("turns"))),
      auction_(configuration.Bool("auction")),
      fixed_order_(std::move(fixed_order)),
      variables_(Rules::ruleset().entries(),
                 {{"match", 1}, {"player", kMaxPlayers}, {"planet", kMaxPlanets}}) {
  if (turns_ == 0) turns_ = static_cast<int>(mode.track.size());
  for (int place = 0; place < galaxy.routes.node_count(); ++place) {
    (IsPlanet(place) ? planet_set_ : dot_set_).Set(place);
    if (IsPlanet(place) && galaxy.planets[static_cast<size_t>(place)].start) start_set_.Set(place);
  }
  std::vector<std::string> places = PlaceNames(galaxy);
  planet_names_ = NameTable({places.begin(), places.begin() + planets()});
  place_names_ = NameTable(std::move(places));
}

absl::StatusOr<std::shared_ptr<const Rules>> DuckDealerRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const GameContent& content = static_cast<const GameContent&>(ruleset->content());
  absl::StatusOr<int> mode_index = content.mode_names.Require("mode", configuration.Text("mode"));
  if (!mode_index.ok()) return mode_index.status();
  const Mode& mode = content.modes[static_cast<size_t>(*mode_index)];
  int map_index = mode.map;
  if (!configuration.Text("map").empty()) {
    absl::StatusOr<int> named = content.map_names.Require("map", configuration.Text("map"));
    if (!named.ok()) return named.status();
    map_index = *named;
  }
  const Galaxy& galaxy = content.maps[static_cast<size_t>(map_index)];
  const int seats = static_cast<int>(configuration.Int("players"));
  if (galaxy.start_planets < seats) {
    return absl::InvalidArgumentError(absl::StrCat("map ", galaxy.id, " has ", galaxy.start_planets,
                                                   " start planets, too few for ", seats,
                                                   " players"));
  }
  if (configuration.Int("turns") > static_cast<int64_t>(mode.track.size())) {
    return absl::InvalidArgumentError(
        absl::StrCat("the turn track has ", mode.track.size(), " spaces only"));
  }
  absl::StatusOr<std::vector<int>> order = ParseOrder(configuration.Text("order"), seats);
  if (!order.ok()) return order.status();
  return std::shared_ptr<const Rules>(
      new DuckDealerRules(std::move(ruleset), configuration, mode, galaxy, *std::move(order)));
}

void DuckDealerRules::Start(uint64_t seed, void* state) const {
  State& s = As(state);
  std::memset(static_cast<void*>(&s), 0, state_size());
  Reseed(state, seed);
  LayOut(*this, s);
  variables_.Start(VariablesOf(s));
}

void DuckDealerRules::Reseed(void* state, uint64_t seed) const {
  As(state).chance = Chance::Stream(seed, 0);
}

Decision DuckDealerRules::DecisionOf(const void* state, int seat) const {
  const State& s = As(state);
  Decision decision;
  if (s.phase == Phase::kBidding) {
    if (MustBid(*this, s, seat)) decision.kind = kSealBid;
  } else if (s.phase != Phase::kOver && s.asked == seat) {
    // Both lists are in the same order.
    decision.kind = kSealBid + static_cast<uint32_t>(s.phase);
  }
  return decision;
}

uint64_t DuckDealerRules::LegalCount(const void* state, int seat) const {
  return CountLegal([&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

Action DuckDealerRules::LegalNth(const void* state, int seat, uint64_t n) const {
  return NthLegal(n, [&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

size_t DuckDealerRules::LegalActions(const void* state, int seat, absl::Span<Action> out) const {
  return ListLegal(out, [&](auto visit) { VisitLegal(*this, As(state), seat, visit); });
}

absl::Status DuckDealerRules::Check(const void* state, int seat, const Action& action) const {
  return CheckAction(*this, As(state), seat, action);
}

bool DuckDealerRules::MayFail(const void*, const Action& action) const {
  if (!content_.has_scripts) return false;
  switch (action.kind) {
    case kEquip:
    case kCollect:
    case kAct:
    case kTakeRoad:
    case kGain:
    case kBuildFactory:
    case kBuildConsumer:
    case kBuildShipyard:
    case kMine:
    case kMake:
    case kBuy:
    case kDeliver:
      return true;
    default:
      return false;
  }
}

absl::Status DuckDealerRules::Apply(void* state, int seat, const Action& action,
                                    EventSink& events) const {
  State& s = As(state);
  if (action.kind <= kStartAt) return ApplySetup(*this, s, seat, action, events);
  if (action.kind <= kAct || action.kind >= kGain || s.phase == Phase::kPayingCube) {
    return ApplyTurn(*this, s, seat, action, events);
  }
  if (action.kind <= kDiscover) {
    ApplyTravel(*this, s, seat, action, events);
    return absl::OkStatus();
  }
  if (action.kind <= kDiscard) return ApplyTrade(*this, s, seat, action, events);
  ApplyBarter(s, seat, action, events);
  return absl::OkStatus();
}

Outcome DuckDealerRules::OutcomeOf(const void* state) const {
  const State& s = As(state);
  Outcome outcome;
  outcome.over = s.phase == Phase::kOver;
  if (s.winner != 0) outcome.winners = 1u << (s.winner - 1);
  // Bids are secret until they are opened, and so are not counted before.
  for (int seat = 0; seat < seats_; ++seat) {
    const Player& player = s.players[seat];
    const int bids = s.phase == Phase::kBidding ? 0 : player.bids[0] + player.bids[1];
    outcome.scores[seat] = player.points - bids;
  }
  return outcome;
}

const NameTable& DuckDealerRules::Table(absl::string_view table) const {
  static const NameTable* const kEmpty = new NameTable;
  if (table == "place") return place_names_;
  if (table == "planet") return planet_names_;
  if (table == "good") return content_.good_names;
  if (table == "equipment") return content_.equipment_names;
  if (table == "factory") return content_.factory_names;
  if (table == "consumer") return content_.consumer_names;
  if (table == "shipyard") return content_.shipyard_names;
  return *kEmpty;
}

}  // namespace mallard::duck_dealer
