/// @file
/// The rules of one game, bound to a ruleset and a configuration: pure functions over states.
///
/// A *state* is a block of `state_size()` bytes, trivially copyable, without pointers; copying it
/// copies the game. A Rules object is immutable and may be used by any number of threads on
/// different states. It knows nothing of history, undo or files: that is Match's business. Use
/// Match unless you are writing a search that wants nothing between it and the rules.
///
/// Non-interference: for every seat, DecisionOf, LegalCount, LegalNth, LegalActions and Check give
/// the same answers on a state and on Redact(state, seat), and what a viewer may know of another
/// seat's decision is DecisionOf on the state redacted for that viewer. Tests hold every game to
/// that.
#ifndef MALLARD_RULES_H_
#define MALLARD_RULES_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/action_prefix.h"
#include "mallard/configuration.h"
#include "mallard/manifest.h"
#include "mallard/name_table.h"
#include "mallard/naming.h"
#include "mallard/open_choice.h"
#include "mallard/primitives/chance.h"
#include "mallard/state_parts.h"
#include "mallard/viewer.h"

namespace flatbuffers {
class FlatBufferBuilder;
struct TypeTable;
}  // namespace flatbuffers

namespace mallard {

class Bot;
class EventSink;
struct EventRoles;
class RulesBase;
class Ruleset;
class SceneBuilder;

namespace schema {
struct Snapshot;
}

/// How a board is drawn as text.
struct DrawStyle {
  bool color = false;    ///< ANSI colours.
  bool unicode = false;  ///< Box and block characters beyond ASCII.
};

/// The table of a game's state inside a snapshot being built: the union's tag and the offset.
struct StateOffset {
  uint8_t type = 0;     ///< Tag in the schema's union of states.
  uint32_t offset = 0;  ///< FlatBuffers offset of the finished table.
  /// Of a game from outside: how its own schema names its fields; null: not known.
  const flatbuffers::TypeTable* outside_types = nullptr;
  uint32_t questions = 0;  ///< Offset of the questions of packs that wait; 0: none.
};

/// See the file comment.
class Rules {
 public:
  /// For the game's own class.
  Rules(std::shared_ptr<const Ruleset> ruleset, Configuration configuration);
  virtual ~Rules();
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;

  const Ruleset& ruleset() const { return *ruleset_; }  ///< The content in force.
  /// The same, shared.
  const std::shared_ptr<const Ruleset>& shared_ruleset() const { return ruleset_; }
  const Configuration& configuration() const { return configuration_; }  ///< The options in force.
  /// Configuration::ToText, kept.
  const std::string& configuration_text() const { return configuration_text_; }
  /// Configuration::Fingerprint, kept.
  uint64_t configuration_fingerprint() const { return configuration_fingerprint_; }
  const Manifest& manifest() const { return configuration_.manifest(); }  ///< The game's manifest.
  /// The same rules as the frame knows them; null for a game that is not built on it.
  virtual const RulesBase* base() const { return nullptr; }

  /// @name Facts
  /// @{
  virtual int seats() const = 0;          ///< Number of players.
  virtual size_t state_size() const = 0;  ///< Bytes of a state; the same for all states.
  /// Where a state holds anything: all its other bytes are zero. For games with large states, so
  /// that going back and comparing costs what is in use. Unless a game says otherwise: everywhere.
  virtual StateParts PartsInUse(const void* state) const;
  /// @}

  /// For machines that keep the highest byte of a number first: turns each number of a state round,
  /// so that its bytes are those of other machines. The frame does it for the library's own games.
  virtual void ReverseNumbersOf(void* state) const;

  /// @name Playing
  /// @{

  /// Fills `state` with the start of a game.
  virtual void Start(uint64_t seed, void* state) const = 0;
  /// What `seat` is being asked. The kind follows from public information alone.
  virtual Decision DecisionOf(const void* state, int seat) const = 0;
  /// Number of legal actions listed for `seat`.
  virtual uint64_t LegalCount(const void* state, int seat) const = 0;
  /// The n-th of them; an action of kind 0, which is never legal, from LegalCount on.
  virtual Action LegalNth(const void* state, int seat, uint64_t n) const = 0;
  /// Writes the first out.size() legal actions, in order; returns how many were written.
  virtual size_t LegalActions(const void* state, int seat, absl::Span<Action> out) const;
  /// Writes the first out.size() legal actions that agree with the prefix, in order; returns how
  /// many there are. Unless a game says otherwise, all are listed and looked through.
  virtual uint64_t LegalActionsWhere(const void* state, int seat, const LegalPrefix& prefix,
                                     absl::Span<Action> out) const;
  /// OK if `seat` may take `action` now, otherwise the reason.
  virtual absl::Status Check(const void* state, int seat, const Action& action) const = 0;
  /// The code of what Check says, for those who do not read the reason. Games of the frame make no
  /// text for it and allocate nothing.
  virtual absl::StatusCode Verdict(const void* state, int seat, const Action& action) const;
  /// Whether `seat` may take `action` now.
  bool Allows(const void* state, int seat, const Action& action) const {
    return Verdict(state, seat, action) == absl::StatusCode::kOk;
  }
  /// Carries out an action that Check allows. On an error `state` is unspecified: the caller puts
  /// its copy back.
  virtual absl::Status Apply(void* state, int seat, const Action& action,
                             EventSink& events) const = 0;
  /// Check, then Apply. `events` is told before anything changes: on an error `state` is
  /// unspecified from then on, and was not touched before.
  virtual absl::Status CheckAndApply(void* state, int seat, const Action& action,
                                     EventSink& events) const;
  /// Whether a match can be played by these rules at all, asked once when they are made. Not OK
  /// means a mistake in the game's program: of games of the frame, a decision that nothing deals
  /// with.
  virtual absl::Status CheckComplete() const;
  /// Whether packs of the ruleset may ask players questions (mallard/asking.h).
  virtual bool MayAsk() const { return false; }
  /// How the game stands.
  virtual Outcome OutcomeOf(const void* state) const = 0;
  /// @}

  /// @name Hidden information
  /// @{

  /// Copies to `out` what `viewer` may know; everything else is blank. The host gets it all, and so
  /// does everyone once the game is over.
  virtual void Redact(const void* state, Viewer viewer, void* out) const = 0;
  /// From a state redacted for `seat`, samples a full state consistent with all that seat has seen.
  virtual absl::Status Imagine(const void* redacted, int seat, Chance& chance, void* out) const = 0;
  /// Gives the state fresh chance, so that whoever searches on it cannot foresee the dice.
  virtual void Reseed(void* state, uint64_t seed) const = 0;
  /// @}

  /// @name Open choices
  /// Arguments whose values cannot all be listed, because the decision is open. A `step` is the
  /// number of an argument, from 0; what is not filled in of a partial action is 0. As all
  /// questions, these give the same answers on a redacted state.
  /// @{

  /// Whether an argument takes values beyond those listed. Unless a game says otherwise: in an open
  /// decision, whatever is measured or counted.
  virtual bool IsOpen(const void* state, int seat, const Action& partial, int step) const;
  /// Between which numbers its values lie. Unless a game says otherwise: anywhere.
  virtual OpenBounds BoundsOf(const void* state, int seat, const Action& partial, int step) const;
  /// Changes that argument of an action in which everything is filled in to the nearest value that
  /// makes it legal; false if there is none to be found. Unless a game says otherwise: the furthest
  /// legal one on the way to the wish from the nearest that is listed.
  virtual bool NearestLegal(const void* state, int seat, int step, Action& wish) const;
  /// Writes where things end if an action is taken and no dice interfere; returns how many there
  /// are, of which out.size() are written at most. Nothing for an action that is not legal. Unless
  /// a game says otherwise: what the action names goes to the place it names; where it names a
  /// place only, the player does.
  virtual size_t Preview(const void* state, int seat, const Action& action,
                         absl::Span<PreviewStep> out) const;
  /// @}

  /// @name Snapshots
  /// @{

  /// Writes a state, whole or redacted, as the game's table.
  virtual StateOffset Write(const void* state, flatbuffers::FlatBufferBuilder& builder) const = 0;
  /// Reads what Write wrote and checks that such a state can be. The snapshot has passed the
  /// FlatBuffers verifier; nothing else about it can be trusted. `viewer` says whether the state is
  /// whole (host) or redacted.
  virtual absl::Status Read(const schema::Snapshot& snapshot, Viewer viewer, void* state) const = 0;
  /// @}

  /// @name Scenes
  /// @{

  /// Adds areas and items to a scene that already holds seats and status, and says more of those
  /// where it can; see mallard/scene_builder.h. `redacted` is what the builder's viewer may know,
  /// so nothing can be told that the viewer may not know; the scene follows from it alone. Without
  /// it a game has seats and status.
  virtual void BuildScene(const void* redacted, SceneBuilder& builder) const;
  /// Says from where to where an event moves things, where its arguments do not: out of a bag, into
  /// a hand. `roles` holds what the manifest says of them. It follows from the event alone, as the
  /// viewer heard it, so it tells nothing more. Unless a game says otherwise: nothing.
  virtual void PlaceEvent(const Event& event, EventRoles& roles) const;
  /// @}

  /// @name What things are called, and what actions cost
  /// @{

  /// What people call a thing: `seen` is what the reader may know. Unless a game says otherwise,
  /// things have no names beyond those of tables and catalog.
  virtual ThingName NameOf(const void* seen, const Thing& thing) const;
  /// What people call an entry of a table, in a language of the ruleset's catalog. Unless a game
  /// says otherwise: the name of the catalog entry of that kind, or its short id made readable.
  virtual std::string TitleOf(absl::string_view table, int index, int language) const;
  /// Writes what a legal action costs whoever takes it; returns how many things there are to pay,
  /// of which out.size() are written at most. Unless a game says otherwise: nothing.
  virtual size_t CostOf(const void* seen, int seat, const Action& action,
                        absl::Span<ActionCost> out) const;
  /// @}

  /// @name Text
  /// @{

  /// The specs that apply to an action of which the arguments before the first unread one are
  /// filled in. Games in which later arguments depend on earlier ones (a card and its targets)
  /// override it.
  virtual absl::Span<const ArgSpec> ActionArgs(const Action& partial) const;
  /// The specs that apply to an event, in the same way.
  virtual absl::Span<const ArgSpec> EventArgs(const Event& event) const;
  /// The names behind arguments of type kName that refer to that table; empty for an unknown one.
  virtual const NameTable& Table(absl::string_view table) const = 0;
  /// Its short names, by index.
  absl::Span<const std::string> Names(absl::string_view table) const {
    return Table(table).names();
  }
  /// The board and everything around it as `viewer` may see it. `state` may be redacted.
  virtual std::string Draw(const void* state, Viewer viewer, const DrawStyle& style) const = 0;
  /// @}

  /// The game's own player, which sees only redacted states.
  virtual std::unique_ptr<Bot> CreateBot(uint64_t seed) const = 0;

 private:
  std::shared_ptr<const Ruleset> ruleset_;
  Configuration configuration_;
  std::string configuration_text_;
  uint64_t configuration_fingerprint_;
};

}  // namespace mallard

#endif  // MALLARD_RULES_H_
