// The rules of Duck Dealer for one ruleset and configuration. Which file holds what:
//   game.cc         the game: manifest, content, rules
//   actions.cc      the manifest: kinds of action, event and decision, options
//   content.cc      what packs may declare of goods, ships and tiles, and the structures it becomes
//   content_play.cc the same for maps, ship boards and modes
//   state.h         the state of a match
//   rules.cc        creation; what is asked, whom, and which functions deal with the answers
//   auction.cc      decisions seal_bid and choose_position: who goes first
//   setup.cc        laying out the galaxy; decisions choose_equipment and choose_start
//   turn.cc         decisions take_turn, take_cube, choose_energy, keep_energy: collecting energy,
//                   beginning and ending action turns, the end
//   action_turn.cc  decision action_turn: everything below, while nothing else is asked
//   where.h         which of a few numbers an action can have
//   planet.h        the active ship's planet, and what its tiles cost to use
//   travel.cc       roads, moves, passages, discovery; decisions lay_road, choose_exit,
//                   choose_consumer
//   trade.cc        mines, factories, shipyards, consumers, goods
//   privilege.cc    privileges on tiles; decision place_claim
//   barter.cc       offers between players; decisions draft_offer, answer_offer
//   economy.cc      energy, goods, points, equipment: how they change hands
//   script.cc       when Lua functions of content are called
//   verbs.cc        what they can ask and do
//   hide.cc         what a viewer may know
//   imagine.cc      bids that agree with what a player knows
//   snapshot.cc     to and from FlatBuffers
//   invariants.cc   what must hold in a state that was read
//   scene.cc, scene_map.cc, scene_events.cc, scene_words.cc, scene_parts.h
//                   what to draw, for clients of every kind
//   names.cc        what things are called
//   text.cc         drawing as text
//   bot.cc, planner.cc   the computer player
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_RULES_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_RULES_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/frame/game_rules.h"
#include "mallard/frame/numbers.h"
#include "src/games/duck_dealer/content.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

class DuckDealerRules final : public GameRules<DuckDealerRules, State> {
 public:
  static absl::StatusOr<std::shared_ptr<const Rules>> Create(std::shared_ptr<const Ruleset> ruleset,
                                                             const Configuration& configuration);

  /// @name What the frame asks; see mallard/frame/game_rules.h
  /// @{
  static absl::Span<const Handler> Handlers();
  Question Asked(const State& state) const;
  void SetUp(State& state) const;
  Outcome Standing(const State& state) const;
  template <class S, class F>
  static void ForEachChance(S& state, F f) {
    f(0, state.chance);
  }
  std::string TitleOf(absl::string_view table, int index, int language) const override;
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;
  /// @}

  const GameContent& content() const { return content_; }
  const Galaxy& galaxy() const { return galaxy_; }
  const RouteMap& routes() const { return galaxy_.routes; }
  const ShipLayout& ship() const { return ship_; }
  const Mode& mode() const { return mode_; }
  int turns() const { return turns_; }  ///< Spaces of the turn track in use.
  bool auction() const { return auction_; }
  int planets() const { return Size(galaxy_.planets); }
  const Bitboard& planet_set() const { return planet_set_; }
  const Bitboard& dot_set() const { return dot_set_; }
  const Bitboard& Around(int place) const { return At(around_, place); }  ///< Places beside it.
  const Bitboard& start_set() const { return start_set_; }                ///< Start planets.
  const std::vector<int>& fixed_order() const { return fixed_order_; }    ///< Empty: by chance.

  bool IsPlanet(int place) const { return place < planets(); }
  bool IsStart(int planet) const { return start_set_.Has(planet); }
  const Equipment& EquipmentAt(const Player& player, int slot) const {
    return At(content_.equipment, player.equipment[slot] - 1);
  }
  /// Steps a move energy gives that ship.
  int StepsOf(const Player& player) const {
    return At(ship_.steps, player.filled > 0 ? player.filled - 1 : 0);
  }

  /// @name Tiles of a planet, which has one of the kind
  /// @{
  const Mine& MineOf(const Planet& planet) const { return At(content_.mines, planet.mine - 1); }
  const Factory& FactoryOf(const Planet& planet) const {
    return At(content_.factories, planet.factory - 1);
  }
  const Shipyard& ShipyardOf(const Planet& planet) const {
    return At(content_.shipyards, planet.shipyard - 1);
  }
  const Consumer& ConsumerOf(const Planet& planet) const {
    return At(content_.consumers, planet.consumer - 1);
  }
  /// @}

 private:
  DuckDealerRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                  const Mode& mode, const Galaxy& galaxy, std::vector<int> fixed_order);

  const GameContent& content_;
  const Mode& mode_;
  const Galaxy& galaxy_;
  const ShipLayout& ship_;
  int turns_;
  bool auction_;
  std::vector<int> fixed_order_;
  Bitboard planet_set_, dot_set_, start_set_;
  std::vector<Bitboard> around_;  // By place.
  NameTable planet_names_, place_names_;
};

using Position = DuckDealerRules::Position;
using Play = DuckDealerRules::Play;

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_RULES_H_
