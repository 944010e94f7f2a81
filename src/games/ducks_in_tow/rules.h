// The rules of Ducks in Tow for one ruleset and configuration. Which file holds what:
//   rules.cc     creation, decisions, outcome; hands everything else on
//   tableau.cc   joining cards, adopting, longest rows, where formation cards fit
//   supply.cc    bags, deck, display, and where ducks may be dispersed
//   setup.cc     starting cards, the park, start spaces, the deal
//   turn.cc      the actions of a turn, and the end of the match
//   effects.cc   what follows an action: the queue of effects and the small decisions they ask
//   legal.cc     what may be done now: listing it
//   check.cc     the same for one action, with reasons
//   script.cc    what a tile's Lua function can ask and do
//   view.cc      what a player may know
//   imagine.cc   hands and decks that agree with what a player knows
//   snapshot.cc, snapshot_read.cc, sound.cc  to and from FlatBuffers; whether a state can be
//   text.cc      drawing
//   scene.cc, scene_player.cc  what clients draw
//   bot.cc, plan.cc  the computer player and its routes
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_RULES_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_RULES_H_

#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "mallard/event_sink.h"
#include "mallard/frame/variables.h"
#include "mallard/game.h"
#include "mallard/rules.h"
#include "mallard/ruleset.h"
#include "src/games/ducks_in_tow/content.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {

class DucksInTowRules final : public Rules {
 public:
  static absl::StatusOr<std::shared_ptr<const Rules>> Create(std::shared_ptr<const Ruleset> ruleset,
                                                             const Configuration& configuration);

  int seats() const override { return setup_.players; }
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
  const Setup& setup() const { return setup_; }
  const Park& park() const { return park_; }
  const Variables& variables() const { return variables_; }
  int colours() const { return content_.colour_count(); }
  int tiles() const { return park_.tiles(); }
  bool solo() const { return setup_.players == 1; }
  int round_limit() const { return round_limit_; }
  const Colour& ColourOf(int colour) const { return content_.colours[static_cast<size_t>(colour)]; }
  const Face& FaceOf(int face) const { return content_.faces[static_cast<size_t>(face)]; }
  const Formation& FormationOf(int formation) const {
    return content_.formations[static_cast<size_t>(formation)];
  }
  /// The special on a tile; -1 for a location.
  int SpecialAt(int tile) const { return park_.special[static_cast<size_t>(tile)]; }
  /// Bit a tile beside it.
  uint32_t NeighboursOf(int tile) const { return park_.neighbours[static_cast<size_t>(tile)]; }
  int Distance(int from, int to) const {
    return park_.distance[static_cast<size_t>(from)][static_cast<size_t>(to)];
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
  DucksInTowRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                  const Setup& setup, const Park& park);

  const GameContent& content_;
  const Setup& setup_;
  const Park& park_;
  int round_limit_;  // In a solo match, its turns.
  Variables variables_;
};

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_RULES_H_
