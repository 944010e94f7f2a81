// The rules of Ducks in Tow for one ruleset and configuration. Which file holds what:
//   game.cc        the game: manifest, content, rules
//   actions.cc     the manifest: kinds of action, event and decision, options
//   content.cc     what packs may declare, and the structures it becomes
//   park.cc        parks: drawings of hexes that become tiles
//   state.h        the state of a match
//   rules.cc       creation; what is asked, whom, and which functions deal with the answers
//   tableau.cc     joining cards, longest rows, where formation cards fit
//   supply.cc      bags, deck, display and hands: moving ducks, food and cards about
//   queue.h        effects that wait to be carried out
//   effects.cc     carrying them out, until somebody is asked
//   setup.cc       decision choose_start; starting cards, the park, the deal
//   turn.cc        decision act: moving, feeding, shaking the bag, using a tile; turns
//   deliver.cc     decisions after_delivery, may_claim: delivering cards, claiming formations
//   disperse.cc    decisions may_tow, disperse_duck: ducks out of the bag, and where they go
//   food.cc        decisions choose_food, drop_food, exchange_food
//   cards.cc       decisions draw_card, drop_card
//   adopt.cc       decisions adopt_duck, set_duck_aside
//   lure.cc        decisions may_take_duck, may_lure, may_step: what tiles give for nothing
//   end.cc         what triggers the end; who wins
//   script.cc      what a tile's Lua function can ask and do
//   hide.cc        what a viewer may know
//   imagine.cc     hands and decks that agree with what a player knows
//   snapshot.cc    to and from FlatBuffers
//   invariants.cc  what must hold in a state that was read
//   scene.cc, scene_player.cc, scene_events.cc, scene_words.cc, scene_parts.h
//                  what to draw, for clients of every kind
//   names.cc       what things are called, and what actions cost
//   text.cc        drawing as text
//   bot.cc, plan.cc  the computer player and its routes
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_RULES_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_RULES_H_

#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/frame/game_rules.h"
#include "mallard/frame/numbers.h"
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/content.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {

class DucksInTowRules final : public GameRules<DucksInTowRules, State> {
 public:
  static absl::StatusOr<std::shared_ptr<const Rules>> Create(std::shared_ptr<const Ruleset> ruleset,
                                                             const Configuration& configuration);

  /// @name What the frame asks; see mallard/frame/game_rules.h
  /// @{
  static absl::Span<const Handler> Handlers();
  Question Asked(const State& state) const {
    if (state.phase != Phase::kPlaying || state.queue_count != 0) return AskedElse(state);
    return {kAct, 1u << state.turn_seat, {state.actions}};
  }
  void SetUp(State& state) const;
  absl::Status GoOn(Play& play) const;
  Outcome Standing(const State& state) const;
  template <class S, class F>
  static void ForEachChance(S& state, F f) {
    f(0, state.chance);
  }
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;
  /// @}
  /// Cards are called what they are in the catalog.
  std::string TitleOf(absl::string_view table, int index, int language) const override;

  const GameContent& content() const { return content_; }
  const Setup& setup() const { return setup_; }
  const Park& park() const { return park_; }
  int colours() const { return content_.colour_count(); }
  int tiles() const { return park_.tiles(); }
  bool solo() const { return setup_.players == 1; }
  int round_limit() const { return round_limit_; }
  const Colour& ColourOf(int colour) const { return At(content_.colours, colour); }
  const Face& FaceOf(int face) const { return At(content_.faces, face); }
  const Formation& FormationOf(int formation) const { return At(content_.formations, formation); }
  const TileAction& TileActionOf(int action) const { return At(content_.tile_actions, action); }
  /// The special on a tile; -1 for a location.
  int SpecialAt(int tile) const { return At(park_.special, tile); }
  /// Bit a tile beside it.
  uint32_t NeighboursOf(int tile) const { return At(park_.neighbours, tile); }

 private:
  DucksInTowRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                  const Setup& setup, const Park& park);

  // What is asked otherwise than in the middle of a turn: apart, so that this one is inlined.
  Question AskedElse(const State& state) const;

  const GameContent& content_;
  const Setup& setup_;
  const Park& park_;
  int round_limit_;  // In a solo match, its turns.
};

using Position = DucksInTowRules::Position;
using Play = DucksInTowRules::Play;

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_RULES_H_
