/// @file
/// A match: one running game. Rules, state, and (unless switched off) its history and events.
///
/// `Apply` is the only way to change a match, for people, bots, replays and tests alike. It
/// succeeds whole or changes nothing. A Match is a regular value: copying it clones everything. One
/// thread at a time may use a match; const calls may run at the same time.
///
/// Status codes, here and in Ruleset: kFailedPrecondition, the action is not allowed now;
/// kInvalidArgument, it makes no sense (or content has mistakes); kNotFound, an unknown name;
/// kAborted, a script failed; kResourceExhausted, a script went over its limits; kDataLoss, bytes
/// are damaged or describe an impossible state; kUnimplemented, bytes are of a newer format;
/// kPermissionDenied, bytes were made with other content; kUnavailable, the match keeps no history,
/// or is one viewer's view and does not know.
#ifndef MALLARD_MATCH_H_
#define MALLARD_MATCH_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/configuration.h"
#include "mallard/event_sink.h"
#include "mallard/rules.h"
#include "mallard/ruleset.h"
#include "mallard/scene.h"
#include "mallard/state_buffer.h"
#include "mallard/state_parts.h"
#include "mallard/viewer.h"

namespace mallard {

namespace schema {
struct Save;
}  // namespace schema

/// How a match is run.
struct MatchOptions {
  uint64_t seed = 0;    ///< Fixes everything that chance decides.
  bool history = true;  ///< Keep actions and hashes: needed for undo and replay.
  bool events = true;   ///< Keep events.
  ScriptErrors script_errors = ScriptErrors::kSkip;  ///< What a failing script does to an action.
};

/// What is saved beside the state.
struct SaveOptions {
  bool history = true;  ///< Actions and events, so that undo and replay go on.
  std::string label;    ///< A name of the player's choosing.
  uint64_t time = 0;    ///< When it was saved, as the application counts; the library has no clock.
  std::vector<uint8_t> thumbnail;  ///< A picture in any format.
  /// Without a thumbnail: draw one, as SVG, of what a spectator sees.
  bool picture = false;
};

/// How bytes are taken back in.
struct RestoreOptions {
  /// Accept bytes made with other packs, or other versions of them, as long as every name they use
  /// is still there and the state is possible under the new rules.
  bool allow_changed_content = false;
  bool history = true;                               ///< As in MatchOptions.
  bool events = true;                                ///< As in MatchOptions.
  ScriptErrors script_errors = ScriptErrors::kSkip;  ///< As in MatchOptions.
};

/// An action that was taken, and by whom.
struct TakenAction {
  int32_t seat;   ///< Who took it.
  Action action;  ///< What it was.
};

/// See the file comment.
class Match {
 public:
  /// Starts a match.
  static absl::StatusOr<Match> Create(const std::shared_ptr<const Ruleset>& ruleset,
                                      const Configuration& configuration,
                                      const MatchOptions& options = {});
  /// Continues from a snapshot taken for the host, where history begins, or from what Save wrote:
  /// then history and events are what they were, if they were saved and the options want them. A
  /// saved history that no longer leads to the saved state (a rule was mended since, or the content
  /// is another) is left behind, and begins anew.
  static absl::StatusOr<Match> Restore(const std::shared_ptr<const Ruleset>& ruleset,
                                       absl::Span<const uint8_t> snapshot,
                                       const RestoreOptions& options = {});
  /// Samples a match that agrees with everything a player's view tells. Different seeds give
  /// different samples; its chance is fresh. No history, no events. kCancelled if it was
  /// interrupted (mallard/interrupt.h).
  static absl::StatusOr<Match> Imagine(const std::shared_ptr<const Ruleset>& ruleset,
                                       absl::Span<const uint8_t> view, uint64_t seed);
  /// Opens a view that was received, a seat's or the spectator's: all that a client needs. It gives
  /// scene, decisions, legal actions, checks, names and drawings of its own viewer, and can write
  /// that view again; it cannot be moved on, and whatever would need more than it knows is refused,
  /// empty or 0. The content must be the sender's.
  static absl::StatusOr<Match> FromView(const std::shared_ptr<const Ruleset>& ruleset,
                                        absl::Span<const uint8_t> view);
  /// Plays a replay through, comparing every hash.
  static absl::StatusOr<Match> FromReplay(const std::shared_ptr<const Ruleset>& ruleset,
                                          absl::Span<const uint8_t> replay);

  const Rules& rules() const { return *rules_; }  ///< Rules in force.
  const std::shared_ptr<const Rules>& shared_rules() const {
    return rules_;
  }                                                             ///< The same, shared.
  const Ruleset& ruleset() const { return rules_->ruleset(); }  ///< Content in force.
  int seats() const { return seats_; }                          ///< Number of players.
  /// True for 0 to seats() - 1. A seat that is not there has no decisions, no actions, no events.
  bool HasSeat(int seat) const { return seat >= 0 && seat < seats(); }
  /// The whole state, for the host only; of a view, what its viewer may know.
  const void* state() const { return state_.data(); }
  /// The host, or whose view this was opened from.
  Viewer viewer() const { return viewer_; }
  /// A number that grows whenever the match may have changed: after an action, taking back, doing
  /// again, carrying over and copying. Host only, since it counts hidden actions too; what a viewer
  /// may hear of is in SceneStatus::revision.
  uint64_t revision() const { return revision_; }

  /// @name Playing
  /// @{

  /// What `seat` is being asked, as far as `viewer` may know.
  Decision DecisionOf(int seat, Viewer viewer) const;
  /// What `seat` is being asked, for that player.
  Decision DecisionOf(int seat) const {
    return HasSeat(seat) ? rules_->DecisionOf(state(), seat) : Decision();
  }
  /// Number of legal actions of `seat`.
  uint64_t LegalCount(int seat) const {
    return Answers(seat) ? rules_->LegalCount(state(), seat) : 0;
  }
  /// The n-th legal action; an action of kind 0, which is never legal, from LegalCount(seat) on.
  Action LegalNth(int seat, uint64_t n) const {
    return Answers(seat) ? rules_->LegalNth(state(), seat, n) : Action();
  }
  /// Writes legal actions in order; returns how many. Allocates nothing.
  size_t LegalActions(int seat, absl::Span<Action> out) const {
    return Answers(seat) ? rules_->LegalActions(state(), seat, out) : 0;
  }
  /// All legal actions.
  std::vector<Action> LegalActions(int seat) const;
  /// OK if `seat` may take `action` now, otherwise the reason. Constant time.
  absl::Status Check(int seat, const Action& action) const;
  /// The code of what Check says. For those who do not read the reason: a refusal costs no text.
  absl::StatusCode Verdict(int seat, const Action& action) const;
  /// Takes an action. On any error the match is exactly as it was.
  absl::Status Apply(int seat, const Action& action);
  /// How the match stands.
  Outcome outcome() const { return rules_->OutcomeOf(state()); }
  /// @}

  /// @name Scenes
  /// @{

  /// Fills `scene` with what `viewer` may see now; the viewer must be the host, the spectator or
  /// one of the seats, and of a view its own. Returns false, at the cost of a comparison, if
  /// `scene` was made from this match for this viewer and nothing has happened since. Allocates
  /// nothing once the scene has grown to its size.
  bool BuildScene(Viewer viewer, Scene& scene) const;
  /// Whether `scene` was made from this match for this viewer, and nothing has happened since.
  bool IsCurrent(const Scene& scene, Viewer viewer) const {
    return scene.source.match == number_.value() && scene.source.revision == revision_ &&
           scene.source.focus == scene.focus && scene.viewer == viewer;
  }
  /// @}

  /// @name Events
  /// @{

  /// Number of events `viewer` has got since the match began (or was restored).
  size_t EventCount(Viewer viewer) const;
  /// Writes the viewer's events from number `from` on; returns how many were written.
  size_t Events(Viewer viewer, size_t from, absl::Span<Event> out) const;
  /// Which action caused the viewer's event of number `index`, and who took it.
  EventCause CauseOf(Viewer viewer, size_t index) const;
  /// All of the viewer's events from number `from` on.
  std::vector<Event> Events(Viewer viewer, size_t from = 0) const;
  /// @}

  /// @name Saving
  /// @{

  /// The match as `viewer` may see it: for the host a snapshot that can be restored, for a player a
  /// view. The viewer must be the host, the spectator or one of the seats. Empty for a view that is
  /// asked for another viewer's.
  std::vector<uint8_t> Snapshot(Viewer viewer) const;
  /// A snapshot for the host, with what a list of saved matches shows of it (see
  /// mallard/saved_match.h) and, if asked and kept, with history and events. Host only.
  absl::StatusOr<std::vector<uint8_t>> Save(const SaveOptions& options = {}) const;
  /// What re-runs this match from its start. Needs history. Host only: it tells everything.
  absl::StatusOr<std::vector<uint8_t>> Replay() const;
  /// 64 bits over the canonical state. Host only: a hash lets a player test guesses. 0 for a view.
  uint64_t Hash() const;
  /// @}

  /// @name Taking back, cloning, reloading
  /// @{

  /// Number of actions that can be undone. Host only.
  size_t UndoDepth() const { return history_ == nullptr ? 0 : history_->entries.size(); }
  /// Takes back the last `count` actions, events and chance included. A host's operation, never a
  /// player's right.
  absl::Status Undo(size_t count = 1);
  /// Number of actions taken back that can be done again. An action that is taken forgets them.
  size_t RedoDepth() const { return history_ == nullptr ? 0 : history_->undone.size(); }
  /// Does again the last `count` actions that were taken back, or none.
  absl::Status Redo(size_t count = 1);
  /// Takes back or does again until UndoDepth() is `position`: steps through a replay. All the way
  /// or not at all.
  absl::Status Seek(size_t position);
  /// The action of that number, from 0 to UndoDepth() + RedoDepth() - 1: first those that were
  /// taken, then those that can be done again. Host only.
  TakenAction HistoryAt(size_t index) const;
  /// Says what a failing script does to an action from now on.
  void set_script_errors(ScriptErrors what) { script_errors_ = what; }
  /// Makes this match stand where `other` stands, without history and events, and without
  /// allocating when both have the same rules. For searches.
  void CopyStateFrom(const Match& other);
  /// Gives the match fresh chance and forgets its history, so that a search on it cannot foresee
  /// the dice.
  void Reseed(uint64_t seed);
  /// Carries the match over to another ruleset of its game (hot reload). History begins anew. On
  /// any error the match is exactly as it was.
  absl::Status CarryOver(const std::shared_ptr<const Ruleset>& ruleset);
  /// @}

 private:
  friend class Sight;

  // One taken action. The mark says how many events there were after it.
  struct HistoryEntry {
    Action action;
    int16_t seat;
    bool scripts_failed;  // It was carried out without them.
    uint32_t event_mark;
    uint64_t hash;
  };
  // One that was taken back.
  struct UndoneEntry {
    TakenAction taken;
    bool scripts_failed;  // As in HistoryEntry.
  };
  // Actions since `checkpoints[0]`; a checkpoint every kCheckpointEvery actions keeps undo short
  // without storing a state for every action.
  struct History {
    std::vector<HistoryEntry> entries;
    std::vector<UndoneEntry> undone;  // The next to be done again is the last.
    std::vector<StateBuffer> checkpoints;
    bool from_seed = false;  // checkpoints[0] is what `seed` gives; otherwise it must be saved.
    uint64_t seed = 0;
    uint32_t first_event_mark = 0;  // Events there were before the first entry.
  };

  // From how many bytes on a state is a large one, of which only the parts in use are copied.
  static constexpr size_t kLargeState = 16 * 1024;

  // How Apply gets back to before an action that failed: a base state, and the actions taken since,
  // none of which called a script, so that taking them again can neither fail nor allocate.
  // Scratch: a copy of a match begins without.
  class WayBack {
   public:
    // Room is made at once, so that playing allocates nothing. Taking actions again is the quicker
    // way to go back, but must not need memory, and rules of large states keep lists, which another
    // thread or a failure may have left too short: of these every action has a copy.
    explicit WayBack(size_t state_size)
        : most_(state_size > kLargeState ? 1 : kMaxSteps), base_(state_size) {}
    WayBack(const WayBack& other) : WayBack(other.base_.state_size()) {}
    WayBack(WayBack&&) noexcept = default;
    WayBack& operator=(const WayBack& other) {
      ForgetAndFit(other.base_.state_size());
      return *this;
    }
    WayBack& operator=(WayBack&&) noexcept = default;

    // The state has changed in another way: what was kept is of no use.
    void Forget() { count_ = kMaxSteps; }
    // The state is another one, perhaps of other rules: makes room as a new match would.
    void ForgetAndFit(size_t state_size) {
      if (state_size == base_.state_size()) return Forget();
      *this = WayBack(state_size);
    }
    // Makes sure that `state` can be come back to.
    void Prepare(const Rules& rules, const StateBuffer& state) {
      if (count_ < most_) return;
      if (state.size() > kLargeState) {
        base_.Take(rules.PartsInUse(state.data()));
      } else {
        base_.Take(state);
      }
      count_ = 0;
    }
    // The action has succeeded.
    void Note(int seat, const Action& action) {
      seats_[count_] = seat;
      actions_[count_++] = action;
    }
    // Puts `state` back to where the last Prepare saw it.
    void Restore(const Rules& rules, StateBuffer& state) noexcept;
    // Memory of the size of a state, for others; what was kept is forgotten.
    StateBuffer& Borrow() {
      Forget();
      return base_.bytes();
    }

   private:
    static constexpr int kMaxSteps = 16;

    int count_ = kMaxSteps;  // Actions since; kMaxSteps: there is no base.
    int most_;               // So many, and the next one begins with a copy.
    StateCopy base_;
    Action actions_[kMaxSteps];
    int seats_[kMaxSteps];
  };

  explicit Match(std::shared_ptr<const Rules> rules);
  void BeginHistory(bool keep_history, bool keep_events);
  absl::Status CannotTake(int seat) const;  // The reason why nothing can be taken for that seat.
  void TakeBack(size_t events);
  void Remember(int seat, const Action& action, bool left_out);
  absl::Status NoSuchSeat(int seat) const;
  // What becomes of an action that the rules have carried out with that status: if scripts failed
  // and `errors` says so, it is carried out without them. `go_back` puts the state to where it was,
  // as often as it takes.
  absl::Status Settle(absl::Status status, ScriptErrors errors, StateBuffer& state, int seat,
                      const Action& action, EventSink& sink,
                      absl::FunctionRef<void()> go_back) const;
  // What a failing script does to an action of the history: one that was carried out without it
  // once is so again, whatever is wanted of new actions.
  ScriptErrors ErrorsOf(bool scripts_failed) const {
    return scripts_failed ? ScriptErrors::kSkip : script_errors_;
  }
  static absl::StatusOr<Match> RestoreSave(const std::shared_ptr<const Ruleset>& ruleset,
                                           const schema::Save& save, const RestoreOptions& options);
  uint64_t HashOf(const void* state) const;
  // Whether the seat is there and this match knows what its player knows.
  bool Answers(int seat) const { return HasSeat(seat) && viewer_.Knows(seat); }
  // Notes that the state is another.
  void Changed() { ++revision_; }
  // Refuses what only a whole match can do.
  absl::Status CheckWhole(const char* what) const;
  std::vector<uint8_t> Encode(const void* state, Viewer viewer) const;
  static absl::StatusOr<Match> Decode(const std::shared_ptr<const Ruleset>& ruleset,
                                      absl::Span<const uint8_t> bytes, bool allow_changed_content,
                                      Viewer* viewer);
  static absl::StatusOr<Match> DecodeState(const std::shared_ptr<const Ruleset>& ruleset,
                                           const schema::Snapshot& snapshot, Viewer* viewer);

  // A pointer that copies what it points at, so that Match stays a regular type.
  template <class T>
  class Copied {
   public:
    Copied() = default;
    Copied(const Copied& other) : p_(other.p_ ? std::make_unique<T>(*other.p_) : nullptr) {}
    Copied(Copied&&) noexcept = default;
    Copied& operator=(const Copied& other) {
      if (this != &other) p_ = other.p_ ? std::make_unique<T>(*other.p_) : nullptr;
      return *this;
    }
    Copied& operator=(Copied&&) noexcept = default;
    void reset(T* p = nullptr) { p_.reset(p); }
    T* get() const { return p_.get(); }
    T* operator->() const { return p_.get(); }
    T& operator*() const { return *p_; }
    bool operator==(std::nullptr_t) const { return p_ == nullptr; }

   private:
    std::unique_ptr<T> p_;
  };

  // The number of a match among all matches of the program, so that a scene can tell what it was
  // made from. A copy is another match.
  class Number {
   public:
    Number() : value_(Next()) {}
    Number(const Number&) : Number() {}
    Number(Number&&) noexcept = default;
    Number& operator=(const Number&) {
      value_ = Next();
      return *this;
    }
    Number& operator=(Number&&) noexcept = default;
    uint64_t value() const { return value_; }

   private:
    static uint64_t Next();
    uint64_t value_;
  };

  std::shared_ptr<const Rules> rules_;
  int seats_;  // What the rules say, asked once.
  Viewer viewer_ = Viewer::Host();
  Number number_;
  uint64_t revision_ = 1;
  ScriptErrors script_errors_ = ScriptErrors::kSkip;
  StateBuffer state_;
  WayBack way_back_;         // What Apply goes back by.
  Copied<EventLog> events_;  // Null: events off.
  Copied<History> history_;  // Null: history off.
};

}  // namespace mallard

#endif  // MALLARD_MATCH_H_
