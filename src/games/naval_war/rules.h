// The rules of Naval War for one ruleset and configuration. Which file holds what:
//   rules.cc     creation, decisions, outcome; hands everything else on
//   fleet.cc     geometry of ships on a board
//   setup.cc     placing the fleet and readiness
//   turn.cc      the course of turns: beginning, normal attack, drawing, lasting effects, the end
//   cards.cc     playing cards: from the hand to the script and on
//   prepare.cc   cards whose target takes several actions
//   targets.cc   what a card can be aimed at
//   attack.cc    attacks: connecting, reactions, answers, moves after a hit
//   script*.cc   what a card's Lua functions can ask and do
//   view.cc      what a player may know
//   imagine.cc   fleets and hands that agree with what a player knows, by way of
//                history.cc (what was learned when), places.cc (sets of places), belief*.cc
//                (courses of ships that explain it), present.cc (the last resort)
//   snapshot_write.cc, snapshot_read.cc, invariants.cc
//                to and from FlatBuffers, and what holds in every state
//   scene.cc     what to draw, for clients of every kind
//   text.cc      drawing
//   bot.cc       the computer player, by way of chart.cc (where ships may be), outlook.cc (how well
//                a player stands), rehearsal.cc (trying actions on imagined states)
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_RULES_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_RULES_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "mallard/event_sink.h"
#include "mallard/frame/variables.h"
#include "mallard/game.h"
#include "mallard/rules.h"
#include "mallard/ruleset.h"
#include "src/games/naval_war/content.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

class NavalWarRules final : public Rules {
 public:
  static absl::StatusOr<std::shared_ptr<const Rules>> Create(std::shared_ptr<const Ruleset> ruleset,
                                                             const Configuration& configuration);

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
  absl::Span<const ArgSpec> ActionArgs(const Action& partial) const override;
  absl::Span<const ArgSpec> EventArgs(const Event& event) const override;
  const NameTable& Table(absl::string_view table) const override;
  void BuildScene(const void* redacted, SceneBuilder& builder) const override;
  std::string Draw(const void* state, Viewer viewer, const DrawStyle& style) const override;
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;

  const GameContent& content() const { return content_; }
  const Variables& variables() const { return variables_; }
  const Mode& mode() const { return mode_; }
  int width() const { return mode_.width; }
  int height() const { return mode_.height; }
  int hand_limit() const { return mode_.hand_limit; }
  int turn_limit() const { return turn_limit_; }
  bool draw_after_card_end() const { return draw_after_card_end_; }
  bool card_play() const { return card_play_; }
  /// All cells of a board.
  const Bitboard& cells() const { return cells_; }
  /// The cells of a quadrant.
  const Bitboard& quadrant(int quadrant) const { return quadrants_[quadrant]; }
  /// The quadrant that holds a cell of the board.
  int QuadrantOf(int cell) const;

  int ships() const { return static_cast<int>(lengths_.size()); }
  int length(int ship) const { return lengths_[static_cast<size_t>(ship)]; }
  /// As actions write it.
  const std::string& ship_name(int ship) const {
    return ship_names_.names()[static_cast<size_t>(ship)];
  }
  /// All parts of a ship, as a set of bits.
  uint8_t all_parts(int ship) const { return static_cast<uint8_t>((1u << length(ship)) - 1); }
  int cards() const { return static_cast<int>(content_.cards.size()); }
  const Card& card(int kind) const { return content_.cards[static_cast<size_t>(kind)]; }
  const std::string& card_name(int kind) const {
    return content_.card_names.names()[static_cast<size_t>(kind)];
  }
  /// Where the top left corner of a card's area can be; `down` turns the area by a quarter.
  const Bitboard& corners(int kind, bool down) const {
    return corners_[static_cast<size_t>(2 * kind + (down ? 1 : 0))];
  }
  /// How many there are.
  int corner_count(int kind, bool down) const {
    return corner_counts_[static_cast<size_t>(2 * kind + (down ? 1 : 0))];
  }
  /// How many targets a card has while nothing is seized, if that never changes; otherwise -1.
  int fixed_targets(int kind) const { return fixed_targets_[static_cast<size_t>(kind)]; }
  /// True if ships moving may run scripts.
  bool has_zones() const { return !content_.zones.empty(); }

  /// The script variables behind a state's own structure.
  static int32_t* VariablesOf(State& state) { return reinterpret_cast<int32_t*>(&state + 1); }
  static const int32_t* VariablesOf(const State& state) {
    return reinterpret_cast<const int32_t*>(&state + 1);
  }
  /// A state with room for its variables behind it is only ever reached through these.
  static State& As(void* state) { return *static_cast<State*>(state); }
  static const State& As(const void* state) { return *static_cast<const State*>(state); }

 private:
  NavalWarRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                const Mode& mode);

  const GameContent& content_;
  Mode mode_;
  std::vector<int> lengths_;
  NameTable ship_names_;
  Bitboard cells_;
  Bitboard quadrants_[kQuadrants];
  int first_player_;  // -1: drawn.
  int turn_limit_;
  bool draw_after_card_end_;
  bool card_play_;
  Variables variables_;
  // By card: its arguments in actions, and in the event that tells of it.
  std::vector<std::vector<ArgSpec>> action_args_;
  std::vector<std::vector<ArgSpec>> event_args_;
  std::vector<Bitboard> corners_;  // Two a card.
  std::vector<int> corner_counts_;
  std::vector<int> fixed_targets_;
};

/// A refusal: the action is not legal now.
inline absl::Status Refused(absl::string_view reason) {
  return absl::FailedPreconditionError(reason);
}
/// A refusal of numbers that mean nothing.
inline absl::Status NoSuch(absl::string_view reason) { return absl::InvalidArgumentError(reason); }

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_RULES_H_
