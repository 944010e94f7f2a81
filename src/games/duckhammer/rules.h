// The rules of Duckhammer battles for one ruleset and configuration. Which file holds what:
//   rules.cc       creation, the table of handlers, what is asked
//   play.h         what rules work on
//   turn.cc        rounds and phases: what comes next; whom a question is about
//   activation.cc  activating units: which rules hold in which phase
//   army/          army lists and their text, prices, writing a list in the match (muster.cc)
//   setup/         roll-off, sides, missions, monsters; points of interest (objects.cc,
//                  placing.cc); deployment and reinforcement in rows
//   field/         where models are: heights, ranges, contact, fight ranges, sight
//   movement/      moving, flying, diving, landing (movement.cc, moving.cc); what legs cost and
//                  meet (legs.cc); surfacing; charging and piling in; retaliation
//   combat/        declaring attacks, preparing them, Counters; who can attack whom (aim.cc); dice
//                  and swaying them (batch.cc); attack rolls with the bonus against flyers and
//                  divers (attack_roll.cc); damage, losses, destruction, marks; spells (chant.cc);
//                  fear and morale
//   scoring/       missions, quacktics and their gambles, monsters, the Report
//   script/        when Lua functions are called (hooks), what they can ask and do (verbs)
//   content/       what packs declare
//   actions.cc     the manifest: kinds of action, event and decision, options
//   game.cc        the game: manifest, content, rules
//   state.h        the state of a battle; marks in it (held_marks.h)
//   open.cc        choices that cannot be listed: bounds, the nearest legal value, previews
//   hide.cc, imagine.cc, invariants/, snapshot/, scene/, text/, bot/   as in every game
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_RULES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_RULES_H_

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/frame/game_rules.h"
#include "mallard/frame/numbers.h"
#include "mallard/game.h"
#include "mallard/ruleset.h"
#include "src/games/duckhammer/actions.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/play.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

/// What the two seats of a battle are called.
using SeatNames = std::array<std::string, kSeats>;

class DuckhammerRules final : public GameRules<DuckhammerRules, State, duckhammer::Play> {
 public:
  static absl::StatusOr<std::shared_ptr<const Rules>> Create(std::shared_ptr<const Ruleset> ruleset,
                                                             const Configuration& configuration);

  /// Rules for battles inside another game, whose ruleset's content derives from GameContent. That
  /// game makes their states itself: any map, any armies.
  static std::shared_ptr<const DuckhammerRules> CreateNested(
      std::shared_ptr<const Ruleset> ruleset);

  /// @name For the frame
  /// @{
  static absl::Span<const Handler> Handlers();
  Question Asked(const State& state) const;
  void SetUp(State& state) const;
  absl::Status GoOn(duckhammer::Play& play) const;
  Outcome Standing(const State& state) const;
  template <class S, class F>
  static void ForEachChance(S& state, F f) {
    f(0, state.chance);
  }
  /// @}

  /// While armies are mustered: everything that is wrong with a list, not only that it is refused.
  absl::Status Explain(const void* state, int seat, const Action& action,
                       const Refusal& no) const override;
  OpenBounds BoundsOf(const void* state, int seat, const Action& partial, int step) const override;
  bool NearestLegal(const void* state, int seat, int step, Action& wish) const override;
  size_t Preview(const void* state, int seat, const Action& action,
                 absl::Span<PreviewStep> out) const override;
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;

  const GameContent& content() const { return content_; }
  int scale() const { return scale_; }     ///< Position in content().scales.
  bool nested() const { return nested_; }  ///< Made by CreateNested.
  /// The scale of a battle: that of its map.
  const Scale& ScaleOf(const State& state) const {
    return At(content_.scales, state.map == 0 ? scale_ : content_.maps[state.map - 1u].scale);
  }
  /// The terrain of the map a battle is on.
  absl::Span<const TerrainFeature> TerrainOf(const State& state) const {
    return state.map == 0 ? absl::MakeConstSpan(own_terrain_)
                          : absl::MakeConstSpan(content_.maps[state.map - 1u].terrain);
  }
  /// Army points allowed, and who has a list given by the configuration.
  int points() const { return At(content_.scales, scale_).points; }
  const std::vector<Enlisted>& given_army(int seat) const { return given_armies_[seat]; }

 private:
  DuckhammerRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                  int scale, int map, std::vector<TerrainFeature> own_terrain);

  const GameContent& content_;
  int scale_;
  int map_;  // Position in maps; -1: any of the scale; -2: own terrain.
  std::vector<TerrainFeature> own_terrain_;
  bool nested_ = false;
  std::vector<Enlisted> given_armies_[kSeats];
};

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_RULES_H_
