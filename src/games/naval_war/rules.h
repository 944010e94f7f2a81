// The rules of Naval War for one ruleset and configuration. Which file holds what:
//   game.cc        the game: manifest, content, rules
//   actions.cc     the manifest: kinds of action, event and decision, options
//   content.cc     what packs may declare, and the structures it becomes
//   state.h        the state of a match
//   rules.cc       creation; what is asked, whom, and which functions deal with the answers
//   fleet.cc       geometry of ships on a board
//   smoke.h        who may be attacked, and who may move, under smoke
//   seize_fire.h   where nobody may attack
//   placing.cc     where a ship can be laid down: at the set-up, and when a fleet is relocated
//   setup.cc       decision set_up_fleet: placing the fleet and readiness
//   turn.cc        decision take_turn: the normal attack, declining, cards
//   course.cc      the course of turns: beginning and ending them, what lasts, the end of the match
//   hand.cc        hands and deck; decision discard_cards
//   cards.cc       playing cards and reactions: from the hand to the script and on
//   prepare.cc     cards whose target takes several actions
//   targets.cc     what a card can be aimed at
//   attack.cc      attacks: connecting, what cells answer, sinking
//   react.cc       decision answer_attack: the defender's reaction
//   after_hit.cc   decision move_after_hit
//   sailing.cc, sea_room.cc   moving ships: what has room (kept for the thread), zones entered
//   script.cc, script_parts.h, script_reading.cc, script_attacks.cc, script_moves.cc,
//   script_lasting.cc
//                  what a card's Lua functions can ask and do
//   hide.cc        what a viewer may know
//   imagine.cc     fleets and hands that agree with what a player knows, by way of
//                  history.cc (what was learned when), places.cc (sets of places), belief*.cc
//                  (courses of ships that explain it), present.cc (the last resort)
//   chronicle.cc   what both players know of a board's ships, from the first turn on
//   witness.cc     one way in which the enemy's fleet can have sailed, by way of past.cc (the
//                  chronicle as a search wants it), stories.cc (what ships suffered on a course)
//   snapshot.cc    to and from FlatBuffers
//   invariants.cc, invariants_phase.cc
//                  what must hold in a state that was read
//   scene.cc, scene_board.cc, scene_parts.h
//                  what to draw, for clients of every kind
//   text.cc        drawing as text
//   bot.cc         the computer player, by way of chart.cc (where ships may be), outlook.cc (how
//                  well a player stands), rehearsal.cc (trying actions on imagined states)
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_RULES_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_RULES_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/frame/game_rules.h"
#include "mallard/frame/numbers.h"
#include "mallard/primitives/bitboard.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/content.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

class NavalWarRules final : public GameRules<NavalWarRules, State> {
 public:
  static absl::StatusOr<std::shared_ptr<const Rules>> Create(std::shared_ptr<const Ruleset> ruleset,
                                                             const Configuration& configuration);

  /// @name What the frame asks; see mallard/frame/game_rules.h
  /// @{
  static absl::Span<const Handler> Handlers();
  Question Asked(const State& state) const {
    const uint32_t active = 1u << state.turn_seat;
    switch (state.phase) {
      case Phase::kSetup:
        return {kSetUpFleet,
                kBothSeats & ~uint32_t{state.boards[0].ready} & ~(state.boards[1].ready * 2u),
                {}};
      case Phase::kTurn:
        return {kTakeTurn, active, {}};
      case Phase::kReact:
        return {kAnswerAttack, kBothSeats ^ active, {}};
      case Phase::kAfterHit:
        return {kMoveAfterHit, kBothSeats ^ active, {}};
      case Phase::kDiscard:
        return {kDiscardCards, active, {}};
      case Phase::kOver:
        break;
    }
    return {};
  }
  void SetUp(State& state) const;
  Outcome Standing(const State& state) const;
  template <class S, class F>
  static void ForEachChance(S& state, F f) {
    f(0, state.chance);
    for (int seat = 0; seat < kSeats; ++seat) {
      f(static_cast<uint64_t>(seat) + 1, state.seat_chance[seat]);
    }
  }
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;
  absl::Span<const ArgSpec> ActionArgs(const Action& partial) const override;
  absl::Span<const ArgSpec> EventArgs(const Event& event) const override;
  /// @}

  const GameContent& content() const { return content_; }
  const Mode& mode() const { return mode_; }
  int width() const { return mode_.width; }
  int height() const { return mode_.height; }
  int hand_limit() const { return mode_.hand_limit; }
  int first_player() const { return first_player_; }  ///< -1: drawn.
  int turn_limit() const { return turn_limit_; }
  bool draw_after_card_end() const { return draw_after_card_end_; }
  bool card_play() const { return card_play_; }
  /// All cells of a board, and how many they are.
  const Bitboard& cells() const { return cells_; }
  uint32_t cell_count() const { return cell_count_; }
  /// The cells of a quadrant.
  const Bitboard& quadrant(int quadrant) const { return quadrants_[quadrant]; }
  /// The quadrant that holds a cell of the board.
  int QuadrantOf(int cell) const;

  int ships() const { return Size(lengths_); }
  int length(int ship) const { return At(lengths_, ship); }
  /// As actions write it.
  const std::string& ship_name(int ship) const { return At(ship_names_.names(), ship); }
  /// All parts of a ship, as a set of bits.
  uint8_t all_parts(int ship) const { return static_cast<uint8_t>((1u << length(ship)) - 1); }
  int cards() const { return Size(content_.cards); }
  const Card& card(int kind) const { return At(content_.cards, kind); }
  const std::string& card_name(int kind) const { return At(content_.card_names.names(), kind); }
  int zones() const { return Size(content_.zones); }
  const Zone& zone(int kind) const { return At(content_.zones, kind); }

  /// What the target of a card comes to on these boards, as long as nothing is seized.
  struct Reach {
    Bitboard corners[2];       // Top left corners of its area: as drawn, and turned by a quarter.
    uint32_t corner_count[2];  // How many there are.
    int fixed_targets = -1;    // How many targets it has, if that never changes; otherwise -1.
  };
  const Reach& reach(int kind) const { return At(reach_, kind); }

 private:
  static constexpr uint32_t kBothSeats = 3;

  NavalWarRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                const Mode& mode);

  const GameContent& content_;
  Mode mode_;
  std::vector<int> lengths_;
  NameTable ship_names_;
  Bitboard cells_;
  uint32_t cell_count_;
  Bitboard quadrants_[kQuadrants];
  int first_player_;  // -1: drawn.
  int turn_limit_;
  bool draw_after_card_end_;
  bool card_play_;
  // By card: its arguments in actions, and in the event that tells of it; what it can be aimed at.
  std::vector<std::vector<ArgSpec>> action_args_;
  std::vector<std::vector<ArgSpec>> event_args_;
  std::vector<Reach> reach_;
};

using Position = NavalWarRules::Position;
using Play = NavalWarRules::Play;

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_RULES_H_
