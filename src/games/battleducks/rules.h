// The rules of BattleDucks for one ruleset and configuration. Which file holds what:
//   rules.cc     creation, decisions, outcome; hands everything else on
//   setup.cc     picking, placing and readiness: what may be done, doing it, listing it
//   fill.cc      completing a set-up at random
//   play.cc      observing, maneuvers, counters, the end
//   script.cc    what a maneuver's Lua function can ask and do
//   view.cc      what a player may know
//   imagine.cc   ponds that agree with what a player knows
//   snapshot.cc  to and from FlatBuffers
//   scene.cc     what to draw, for clients of every kind
//   text.cc      drawing
//   bot.cc       the computer player
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_RULES_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_RULES_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "mallard/event_sink.h"
#include "mallard/game.h"
#include "mallard/rules.h"
#include "mallard/ruleset.h"
#include "src/engine/variables.h"
#include "src/games/battleducks/content.h"
#include "src/games/battleducks/state.h"

namespace mallard::battleducks {

/// What the rules know of one place in the fleet; the same for both players.
struct SlotRule {
  std::string name;  // As actions write it.
  int category = 0;
  int maneuver = -1;              // -1: no Commander, no dial.
  bool fixed = false;             // The formation is given, not picked.
  std::vector<uint16_t> choices;  // Formations allowed; exactly one if fixed.
};

class BattleDucksRules final : public Rules {
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
  const NameTable& Table(absl::string_view table) const override;
  void BuildScene(const void* redacted, SceneBuilder& builder) const override;
  std::string Draw(const void* state, Viewer viewer, const DrawStyle& style) const override;
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;

  const GameContent& content() const { return content_; }
  const Board& board() const { return board_; }
  absl::Span<const SlotRule> fleet() const { return fleet_; }
  int slots() const { return static_cast<int>(fleet_.size()); }
  bool allow_contact() const { return allow_contact_; }
  bool allow_mirror() const { return allow_mirror_; }
  bool name_found() const { return name_found_; }
  bool has_maneuvers() const { return has_maneuvers_; }
  const Variables& variables() const { return variables_; }

  /// The formation in a slot, which must have been picked.
  const Formation& FormationOf(const Slot& slot) const {
    return content_.formations[static_cast<size_t>(slot.formation - 1)];
  }
  /// The maneuver of a slot, which must have one.
  const Maneuver& ManeuverOf(int slot) const {
    return content_.maneuvers[static_cast<size_t>(fleet_[static_cast<size_t>(slot)].maneuver)];
  }
  /// The cells a placed slot covers.
  Bitboard CellsOf(const Slot& slot) const;
  /// True if `figure` may be laid down in that symmetry: distinct, and not mirrored where that is
  /// off.
  bool MayLie(const Figure& figure, int symmetry) const {
    return figure.IsDistinct(symmetry) && (allow_mirror_ || symmetry < kRotations);
  }
  /// Cells another formation may use beside those on `occupied`.
  Bitboard FreeBeside(const Bitboard& occupied) const {
    return board_.cells.Minus(allow_contact_ ? occupied : Halo8(occupied));
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
  BattleDucksRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                   const Board& board, const std::vector<FleetItem>& fleet);

  const GameContent& content_;
  Board board_;
  std::vector<SlotRule> fleet_;
  NameTable slot_names_;
  bool allow_contact_;
  bool allow_mirror_;
  bool name_found_;
  int first_player_;  // -1: drawn.
  bool has_maneuvers_ = false;
  Variables variables_;
};

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_RULES_H_
