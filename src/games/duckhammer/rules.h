// The rules of Duckhammer battles for one ruleset and configuration. Which file holds what:
//   rules.cc       creation, decisions, outcome; hands everything else on
//   play.h         what rules work on; the shape of a stage
//   turn.cc        rounds and phases: what comes next
//   army.cc, price.cc, muster.cc   army lists, prices, writing a list in the match
//   setup.cc       roll-off, sides, missions, naming monsters
//   placing.cc, objects.cc   where monsters and points of interest are put
//   deploy.cc, rows.cc   putting units down: deployment and reinforcement
//   field.cc       where models are: heights, ranges, contact, fight ranges, sight
//   movement.cc    activations to move, flying, diving, landing
//   legs.cc, moving.cc   what legs cost and meet; models that move
//   surfacing.cc   coming up from a dive
//   charge.cc, retaliation.cc   charging, piling in, reinforcement; striking at who leaves
//   combat.cc, prepare.cc, counter.cc   declaring attacks, preparing them, Counters
//   batch.cc       d12 rolls and the window to turn them
//   aim.cc         who can attack whom
//   attack.cc, attack_roll.cc, damage.cc   order of attacks; attack dice; what a hit does
//   losses.cc, destruction.cc, marks.cc   damage, who is lost, what that means; marks
//   chant.cc       spells
//   morale.cc      fear and morale
//   missions.cc, quacktics.cc, monsters.cc, report.cc   scoring, gambles, beasts, end of round
//   hooks.cc, script.cc, verbs*.cc   when Lua functions are called, what they can ask and do
//   open.cc        choices that cannot be listed: bounds, the nearest legal value, previews
//   validate*.cc   whether a battle that was read can be
//   view.cc, imagine.cc, snapshot*.cc, text*.cc, bot*.cc   as in every game
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_RULES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_RULES_H_

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/event_sink.h"
#include "mallard/game.h"
#include "mallard/rules.h"
#include "mallard/ruleset.h"
#include "mallard/frame/variables.h"
#include "src/games/duckhammer/content.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

/// What the two seats of a battle are called.
using SeatNames = std::array<std::string, kSeats>;

class DuckhammerRules final : public Rules {
 public:
  static absl::StatusOr<std::shared_ptr<const Rules>> Create(std::shared_ptr<const Ruleset> ruleset,
                                                             const Configuration& configuration);

  /// Rules for battles inside another game, whose ruleset's content derives from GameContent. That
  /// game makes their states itself: any map, any armies.
  static std::shared_ptr<const DuckhammerRules> CreateNested(
      std::shared_ptr<const Ruleset> ruleset);

  int seats() const override { return kSeats; }
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
  OpenBounds BoundsOf(const void* state, int seat, const Action& partial, int step) const override;
  bool NearestLegal(const void* state, int seat, int step, Action& wish) const override;
  size_t Preview(const void* state, int seat, const Action& action,
                 absl::Span<PreviewStep> out) const override;
  const NameTable& Table(absl::string_view table) const override;
  std::string Draw(const void* state, Viewer viewer, const DrawStyle& style) const override;
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;

  const GameContent& content() const { return content_; }
  const Variables& variables() const { return variables_; }
  int scale() const { return scale_; }     ///< Position in content().scales.
  bool nested() const { return nested_; }  ///< Made by CreateNested.
  /// The scale of a battle: that of its map.
  const Scale& ScaleOf(const State& state) const {
    return content_
        .scales[static_cast<size_t>(state.map == 0 ? scale_ : content_.maps[state.map - 1u].scale)];
  }
  /// The terrain of the map a battle is on.
  absl::Span<const TerrainFeature> TerrainOf(const State& state) const {
    return state.map == 0 ? absl::MakeConstSpan(own_terrain_)
                          : absl::MakeConstSpan(content_.maps[state.map - 1u].terrain);
  }
  /// Army points allowed, and who has a list given by the configuration.
  int points() const { return content_.scales[static_cast<size_t>(scale_)].points; }
  const std::vector<Enlisted>& given_army(int seat) const { return given_armies_[seat]; }

  /// A battle that is past mustering as text, for a game around it that names its seats.
  std::string DrawBattle(const State& state, const SeatNames& names, const DrawStyle& style) const;
  /// The player whose a value of a variable is; kNobody for the match and for monsters.
  static int OwnerOf(const Variables::Spec& spec, int instance);
  /// The script variables behind a state's own structure.
  static int32_t* VariablesOf(State& state) { return reinterpret_cast<int32_t*>(&state + 1); }
  static const int32_t* VariablesOf(const State& state) {
    return reinterpret_cast<const int32_t*>(&state + 1);
  }
  static State& As(void* state) { return *static_cast<State*>(state); }
  static const State& As(const void* state) { return *static_cast<const State*>(state); }

 private:
  DuckhammerRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                  int scale, int map, std::vector<TerrainFeature> own_terrain);

  const GameContent& content_;
  int scale_;
  int map_;  // Position in maps; -1: any of the scale; -2: own terrain.
  std::vector<TerrainFeature> own_terrain_;
  bool nested_ = false;
  std::vector<Enlisted> given_armies_[kSeats];
  Variables variables_;
};

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_RULES_H_
