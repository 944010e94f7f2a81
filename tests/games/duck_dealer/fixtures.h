// Positions used by several tests.
#ifndef MALLARD_TESTS_GAMES_DUCK_DEALER_FIXTURES_H_
#define MALLARD_TESTS_GAMES_DUCK_DEALER_FIXTURES_H_

#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"
#include "src/games/duck_dealer/travel.h"
#include "src/games/duck_dealer/turn.h"
#include "tests/support/matches.h"

namespace mallard::testing {

inline const duck_dealer::DuckDealerRules& RulesOf(const Match& match) {
  return static_cast<const duck_dealer::DuckDealerRules&>(match.rules());
}
inline const duck_dealer::State& StateOf(const Match& match) {
  return duck_dealer::DuckDealerRules::As(match.state());
}
inline const duck_dealer::Player& PlayerOf(const Match& match, int seat) {
  return StateOf(match).players[seat];
}
/// The state of a match, to set up a position that would take long to reach.
inline duck_dealer::State& Edit(Match& match) {
  return duck_dealer::DuckDealerRules::As(const_cast<void*>(match.state()));
}

inline int Place(const Match& match, absl::string_view name) {
  return match.rules().Table("place").Find(name);
}
inline int GoodNamed(const Match& match, absl::string_view name) {
  return match.rules().Table("good").Find(name);
}

/// Energy out of the supply.
inline void Grant(Match& match, int seat, int move, int build, int trade) {
  const int counts[] = {move, build, trade};
  for (int energy = 0; energy < duck_dealer::kEnergies; ++energy) {
    EventSink nobody(nullptr);
    duck_dealer::Play play{RulesOf(match), Edit(match), nobody};
    duck_dealer::GainEnergy(play, seat, energy, counts[energy], false);
  }
}
inline void Load(Match& match, int seat, absl::string_view good, int count = 1) {
  duck_dealer::AddGoods(Edit(match).players[seat], GoodNamed(match, good), count);
}
/// Puts a ship somewhere, discovering nothing.
inline void PutShip(Match& match, int seat, absl::string_view place) {
  Edit(match).players[seat].place = static_cast<uint8_t>(Place(match, place));
  if (duck_dealer::InActionTurn(StateOf(match))) {
    duck_dealer::UpdateReach(RulesOf(match), Edit(match));
  }
}
/// Lays a consumer tile on a planet, out of the stack.
inline void Discover(Match& match, absl::string_view planet, absl::string_view consumer,
                     bool built = false) {
  duck_dealer::State& state = Edit(match);
  const int tile = match.rules().Table("consumer").Find(consumer);
  int at = 0;
  while (at < state.stack_size && state.stack[at] != tile) ++at;
  ASSERT_LT(at, state.stack_size) << "no such tile in the stack";
  for (int i = at; i + 1 < state.stack_size; ++i) state.stack[i] = state.stack[i + 1];
  state.stack[--state.stack_size] = 0;
  duck_dealer::Planet& there = state.planets[Place(match, planet)];
  there.consumer = static_cast<uint8_t>(tile + 1);
  there.built[duck_dealer::kConsumerSite] = built ? 1 : 0;
}
/// Builds a factory for nobody's points.
inline void PutFactory(Match& match, absl::string_view planet, absl::string_view factory) {
  const int kind = match.rules().Table("factory").Find(factory);
  --Edit(match).factories_left[kind];
  Edit(match).planets[Place(match, planet)].factory = static_cast<uint8_t>(kind + 1);
}
/// Chooses which mine a planet has.
inline void PutMine(Match& match, absl::string_view planet, int kind) {
  Edit(match).planets[Place(match, planet)].mine = static_cast<uint8_t>(kind + 1);
}
/// Chooses which shipyard a start planet has, and builds it.
inline void PutShipyard(Match& match, absl::string_view planet, int kind, bool built = true) {
  duck_dealer::Planet& there = Edit(match).planets[Place(match, planet)];
  there.shipyard = static_cast<uint8_t>(kind + 1);
  there.built[duck_dealer::kShipyardSite] = built ? 1 : 0;
}

/// Everybody has a hold, a merchant and a navigator; p1 starts on Bathtub Prime, p2 on Rubberia, p3
/// on Quackston, p4 on Puddle IV, p5 on Mallard Reach, in that order.
inline Match Playing(int players = 2, absl::string_view options = "", uint64_t seed = 1) {
  std::string order;
  for (int seat = 1; seat <= players; ++seat)
    absl::StrAppend(&order, seat > 1 ? "," : "p", seat > 1 ? "p" : "", seat);
  Match match = NewMatch(BaseRuleset("duck_dealer"),
                         absl::StrCat("players=", players, " order=", order, " ", options), seed);
  for (int seat = 0; seat < players; ++seat) {
    for (const char* equipment : {"hold", "merchant", "navigator"}) {
      MustDo(match, seat, absl::StrCat("equip ", equipment));
    }
  }
  const char* const kStarts[] = {"bathtub_prime", "rubberia", "quackston", "puddle_iv",
                                 "mallard_reach"};
  for (int seat = 0; seat < players; ++seat) {
    MustDo(match, seat, absl::StrCat("start ", kStarts[seat]));
  }
  return match;
}

/// p1 in the middle of the first action turn, with plenty of energy and no free roads left.
inline Match Acting(int players = 2, absl::string_view options = "") {
  Match match = Playing(players, options);
  Grant(match, 0, 10, 10, 10);
  MustDo(match, 0, "act");
  Edit(match).free_roads = 0;
  return match;
}

/// Why an action is refused; "" if it is not.
inline std::string Refusal(const Match& match, int seat, absl::string_view text) {
  absl::StatusOr<Action> action = ParseAction(match.rules(), text);
  if (!action.ok()) return std::string(action.status().message());
  return std::string(match.Check(seat, *action).message());
}

/// The texts of legal actions that begin with `prefix`.
inline std::vector<std::string> LegalTexts(const Match& match, int seat, absl::string_view prefix) {
  std::vector<std::string> texts;
  for (const Action& action : match.LegalActions(seat)) {
    std::string text = FormatAction(match.rules(), action);
    if (absl::StartsWith(text, prefix)) texts.push_back(std::move(text));
  }
  return texts;
}

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_GAMES_DUCK_DEALER_FIXTURES_H_
