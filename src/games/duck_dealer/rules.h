// The rules of Duck Dealer for one ruleset and configuration. Which file holds what:
//   rules.cc     creation, decisions, outcome; hands everything else on
//   economy.cc   energy, goods, points, equipment: how they change hands
//   setup.cc     the start, the auction, equipping, start planets
//   turn.cc      collecting, beginning and ending action turns, the end
//   travel.cc    roads, moves, passages, discovery
//   trade.cc     building, privileges, mines, factories, shipyards, consumers
//   barter.cc    offers between players
//   check.cc, legal.cc        whether an action is legal, and all that are
//   script.cc, verbs.cc       when Lua functions of content are called, what they can ask and do
//   view.cc, imagine.cc       what a player may know, and states that agree with it
//   snapshot.cc, restore.cc, validate.cc   to and from FlatBuffers
//   scene.cc, scene_map.cc    what to draw, for clients of every kind
//   text.cc      drawing as text
//   bot.cc, planner.cc        the computer player
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_RULES_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_RULES_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "mallard/event_sink.h"
#include "mallard/game.h"
#include "mallard/rules.h"
#include "mallard/ruleset.h"
#include "mallard/frame/variables.h"
#include "src/games/duck_dealer/content.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

class DuckDealerRules final : public Rules {
 public:
  static absl::StatusOr<std::shared_ptr<const Rules>> Create(std::shared_ptr<const Ruleset> ruleset,
                                                             const Configuration& configuration);

  int seats() const override { return seats_; }
  size_t state_size() const override { return sizeof(State) + variables_.bytes(); }
  void Start(uint64_t seed, void* state) const override;
  Decision DecisionOf(const void* state, int seat) const override;
  uint64_t LegalCount(const void* state, int seat) const override;
  Action LegalNth(const void* state, int seat, uint64_t n) const override;
  size_t LegalActions(const void* state, int seat, absl::Span<Action> out) const override;
  absl::Status Check(const void* state, int seat, const Action& action) const override;
  bool MayFail(const void* state, const Action& action) const override;
  absl::Status Apply(void* state, int seat, const Action& action, EventSink& events) const override;
  Outcome OutcomeOf(const void* state) const override;
  void Redact(const void* state, Viewer viewer, void* out) const override;
  absl::Status Imagine(const void* redacted, int seat, Chance& chance, void* out) const override;
  void Reseed(void* state, uint64_t seed) const override;
  StateOffset Write(const void* state, Viewer viewer,
                    flatbuffers::FlatBufferBuilder& builder) const override;
  absl::Status Read(const schema::Snapshot& snapshot, Viewer viewer, void* state) const override;
  const NameTable& Table(absl::string_view table) const override;
  std::string Draw(const void* state, Viewer viewer, const DrawStyle& style) const override;
  void BuildScene(const void* redacted, SceneBuilder& builder) const override;
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;

  const GameContent& content() const { return content_; }
  const Galaxy& galaxy() const { return galaxy_; }
  const RouteMap& routes() const { return galaxy_.routes; }
  const ShipLayout& ship() const { return ship_; }
  const Mode& mode() const { return mode_; }
  int turns() const { return turns_; }  ///< Spaces of the turn track in use.
  bool auction() const { return auction_; }
  int planets() const { return static_cast<int>(galaxy_.planets.size()); }
  const Bitboard& planet_set() const { return planet_set_; }
  const Bitboard& dot_set() const { return dot_set_; }
  const Bitboard& start_set() const { return start_set_; }              ///< Start planets.
  const std::vector<int>& fixed_order() const { return fixed_order_; }  ///< Empty: by chance.
  const Variables& variables() const { return variables_; }

  bool IsPlanet(int place) const { return place < planets(); }
  bool IsStart(int planet) const { return start_set_.Has(planet); }
  const Equipment& EquipmentAt(const Player& player, int slot) const {
    return content_.equipment[static_cast<size_t>(player.equipment[slot] - 1)];
  }
  /// Steps a move energy gives that ship.
  int StepsOf(const Player& player) const {
    return ship_.steps[static_cast<size_t>(player.filled > 0 ? player.filled - 1 : 0)];
  }

  /// The script variables behind a state's own structure.
  static int32_t* VariablesOf(State& state) { return reinterpret_cast<int32_t*>(&state + 1); }
  static const int32_t* VariablesOf(const State& state) {
    return reinterpret_cast<const int32_t*>(&state + 1);
  }
  /// A state with room for its variables behind it is only ever reached through these.
  static State& As(void* state) { return *static_cast<State*>(state); }
  static const State& As(const void* state) { return *static_cast<const State*>(state); }

 private:
  DuckDealerRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                  const Mode& mode, const Galaxy& galaxy, std::vector<int> fixed_order);

  const GameContent& content_;
  const Mode& mode_;
  const Galaxy& galaxy_;
  const ShipLayout& ship_;
  int seats_;
  int turns_;
  bool auction_;
  std::vector<int> fixed_order_;
  Bitboard planet_set_, dot_set_, start_set_;
  NameTable planet_names_, place_names_;
  Variables variables_;
};

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_RULES_H_
