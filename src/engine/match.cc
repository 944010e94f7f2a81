#include "mallard/match.h"

#include <atomic>
#include <cassert>
#include <utility>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"
#include "mallard/interrupt.h"
#include "src/engine/hash_state.h"

namespace mallard {
namespace {

// Undo re-applies at most this many actions; a state is stored once for as many.
constexpr size_t kCheckpointEvery = 32;

}  // namespace

uint64_t Match::Number::Next() {
  static std::atomic<uint64_t> last = 0;
  return last.fetch_add(1, std::memory_order_relaxed) + 1;
}

Match::Match(std::shared_ptr<const Rules> rules)
    : rules_(std::move(rules)),
      seats_(rules_->seats()),
      state_(rules_->state_size()),
      way_back_(state_.size()) {}

void Match::BeginHistory(bool keep_history, bool keep_events) {
  events_.reset(keep_events ? new EventLog(seats()) : nullptr);
  history_.reset(keep_history ? new History : nullptr);
  if (keep_history) history_->checkpoints.push_back(state_);
}

absl::StatusOr<Match> Match::Create(const std::shared_ptr<const Ruleset>& ruleset,
                                    const Configuration& configuration,
                                    const MatchOptions& options) {
  if (&configuration.manifest() != &ruleset->game().manifest()) {
    return absl::InvalidArgumentError(
        absl::StrCat("a configuration of ", configuration.manifest().game, " for a match of ",
                     ruleset->game().manifest().game));
  }
  absl::StatusOr<std::shared_ptr<const Rules>> rules = ruleset->RulesFor(configuration);
  if (!rules.ok()) return rules.status();
  Match match(*std::move(rules));
  match.script_errors_ = options.script_errors;
  match.rules_->Start(options.seed, match.state_.data());
  match.BeginHistory(options.history, options.events);
  if (options.history) {
    match.history_->from_seed = true;
    match.history_->seed = options.seed;
  }
  return match;
}

Decision Match::DecisionOf(int seat, Viewer viewer) const {
  if (!viewer_.is_host()) return viewer == viewer_ ? DecisionOf(seat) : Decision();
  if (!HasSeat(seat) || viewer.Knows(seat)) return DecisionOf(seat);
  StateBuffer seen(state_.size());
  rules_->Redact(state(), viewer, seen.data());
  return rules_->DecisionOf(seen.data(), seat);
}

std::vector<Action> Match::LegalActions(int seat) const {
  std::vector<Action> actions(LegalCount(seat));
  actions.resize(LegalActions(seat, absl::MakeSpan(actions)));
  return actions;
}

absl::Status Match::NoSuchSeat(int seat) const {
  return absl::InvalidArgumentError(
      absl::StrCat("there is no seat ", seat, "; this match has ", seats()));
}

absl::Status Match::Check(int seat, const Action& action) const try {
  if (!HasSeat(seat)) return NoSuchSeat(seat);
  if (!viewer_.Knows(seat)) {
    return absl::UnavailableError(
        absl::StrCat("this is a view, which does not know what p", seat + 1, " may do"));
  }
  return rules_->Check(state(), seat, action);
} catch (const Interrupted& interrupted) {
  return absl::CancelledError(interrupted.what());
}

absl::StatusCode Match::Verdict(int seat, const Action& action) const try {
  if (!HasSeat(seat)) return absl::StatusCode::kInvalidArgument;
  if (!viewer_.Knows(seat)) return absl::StatusCode::kUnavailable;
  return rules_->Verdict(state(), seat, action);
} catch (const Interrupted&) {
  return absl::StatusCode::kCancelled;
}

absl::Status Match::CheckWhole(const char* what) const {
  if (viewer_.is_host()) return absl::OkStatus();
  return absl::UnavailableError(
      absl::StrCat("this is a view, which ", what, "; that is for the match it was taken from"));
}

void Match::WayBack::Restore(const Rules& rules, StateBuffer& state) noexcept {
  base_.PutBack(state);
  EventSink nobody(nullptr);
  for (int i = 0; i < count_; ++i) {
    [[maybe_unused]] const absl::Status status =
        rules.Apply(state.data(), seats_[i], actions_[i], nobody);
    assert(status.ok() && "it has succeeded before, and calls no script");
  }
}

// Back to before an action that has begun; there were so many events then.
void Match::TakeBack(size_t events) {
  way_back_.Restore(*rules_, state_);
  if (events_.get() != nullptr) events_->Truncate(events);
  if (history_.get() != nullptr) {
    history_->checkpoints.resize(history_->entries.size() / kCheckpointEvery + 1);
  }
}

void Match::Remember(int seat, const Action& action, bool left_out) {
  const size_t depth = history_->entries.size();
  if ((depth + 1) % kCheckpointEvery == 0) history_->checkpoints.push_back(state_);
  history_->entries.push_back({action, static_cast<int16_t>(seat), left_out,
                               static_cast<uint32_t>(events_ == nullptr ? 0 : events_->size()),
                               Hash()});
}

absl::Status Match::CannotTake(int seat) const {
  return viewer_.is_host() ? NoSuchSeat(seat) : CheckWhole("cannot be moved on");
}

absl::Status Match::Apply(int seat, const Action& action) try {
  if (!viewer_.is_host() || !HasSeat(seat)) return CannotTake(seat);
  way_back_.Prepare(*rules_, state_);
  EventLog* const log = events_.get();
  EventSink sink(log, seat);
  const size_t event_mark = log == nullptr ? 0 : log->size();
  // Runs when a script has failed, and when memory runs out.
  absl::Cleanup take_back = [this, &sink, event_mark] {
    if (sink.begun()) TakeBack(event_mark);
  };
  absl::Status status = rules_->CheckAndApply(state_.data(), seat, action, sink);
  if (!status.ok()) {
    if (sink.begun()) {
      status = Settle(std::move(status), script_errors_, state_, seat, action, sink,
                      [this, event_mark] { TakeBack(event_mark); });
    }
    if (!status.ok()) return status;
  }
  if (history_.get() != nullptr) {
    Remember(seat, action, !sink.scripts().left_out().empty());
    history_->undone.clear();
  }
  std::move(take_back).Cancel();
  Changed();
  if (sink.may_fail()) {
    way_back_.Forget();
  } else {
    way_back_.Note(seat, action);
  }
  return status;
} catch (const Interrupted& interrupted) {
  return absl::CancelledError(interrupted.what());
}

absl::Status Match::Settle(absl::Status status, ScriptErrors errors, StateBuffer& state, int seat,
                           const Action& action, EventSink& sink,
                           absl::FunctionRef<void()> go_back) const {
  if (status.ok() || errors == ScriptErrors::kRefuse) return status;
  const int64_t most = ruleset().scripts().limits().action_instructions;
  while (!status.ok()) {
    if (!sink.scripts().LeaveOutFailed(status, most)) return status;
    if (sink.active()) ruleset().scripts().Report(status);
    go_back();
    status = rules_->Apply(state.data(), seat, action, sink);
  }
  for (const ScriptCalls::LeftOut& call : sink.scripts().left_out()) {
    sink.Emit(Audience::Everyone(), {kScriptFailedEvent, {call.function}});
  }
  return absl::OkStatus();
}

size_t Match::EventCount(Viewer viewer) const {
  const bool known = viewer.is_host() || viewer.is_spectator() || HasSeat(viewer.seat());
  return events_ == nullptr || !known ? 0 : events_->Count(viewer);
}

size_t Match::Events(Viewer viewer, size_t from, absl::Span<Event> out) const {
  return EventCount(viewer) == 0 ? 0 : events_->Read(viewer, from, out);
}

EventCause Match::CauseOf(Viewer viewer, size_t index) const {
  return index < EventCount(viewer) ? events_->CauseOf(viewer, index) : EventCause();
}

std::vector<Event> Match::Events(Viewer viewer, size_t from) const {
  const size_t count = EventCount(viewer);
  std::vector<Event> events(count > from ? count - from : 0);
  Events(viewer, from, absl::MakeSpan(events));
  return events;
}

uint64_t Match::HashOf(const void* state) const {
  return HashState(rules_->configuration_fingerprint(), *rules_, state);
}

uint64_t Match::Hash() const { return viewer_.is_host() ? HashOf(state()) : 0; }

absl::Status Match::Undo(size_t count) try {
  if (history_ == nullptr) return absl::UnavailableError("this match keeps no history");
  if (count > history_->entries.size()) {
    return absl::FailedPreconditionError(
        absl::StrCat("cannot take back ", count, " actions; there are ", history_->entries.size()));
  }
  const size_t target = history_->entries.size() - count;
  const size_t checkpoint = target / kCheckpointEvery;
  StateBuffer& earlier = way_back_.Borrow();
  earlier = history_->checkpoints[checkpoint];
  for (size_t i = checkpoint * kCheckpointEvery; i < target; ++i) {
    const HistoryEntry& entry = history_->entries[i];
    StateBuffer before;
    if (entry.scripts_failed) before = earlier;
    EventSink nobody(nullptr);
    absl::Status status = Settle(rules_->Apply(earlier.data(), entry.seat, entry.action, nobody),
                                 ErrorsOf(entry.scripts_failed), earlier, entry.seat, entry.action,
                                 nobody, [&] { earlier = before; });
    if (!status.ok()) return status;
  }
  history_->undone.reserve(history_->undone.size() + count);
  for (size_t i = history_->entries.size(); i > target; --i) {
    const HistoryEntry& entry = history_->entries[i - 1];
    history_->undone.push_back({{entry.seat, entry.action}, entry.scripts_failed});
  }
  std::swap(state_, earlier);
  Changed();
  history_->entries.resize(target);
  history_->checkpoints.resize(checkpoint + 1);
  if (events_.get() != nullptr) {
    events_->Truncate(target == 0 ? history_->first_event_mark
                                  : history_->entries[target - 1].event_mark);
  }
  return absl::OkStatus();
} catch (const Interrupted& interrupted) {
  return absl::CancelledError(interrupted.what());
}

absl::Status Match::Redo(size_t count) try {
  if (history_ == nullptr) return absl::UnavailableError("this match keeps no history");
  if (count > history_->undone.size()) {
    return absl::FailedPreconditionError(
        absl::StrCat("cannot do ", count, " actions again; there are ", history_->undone.size()));
  }
  if (count == 1) {
    // Apply forgets what can be done again, so it must not see it.
    std::vector<UndoneEntry> undone;
    undone.swap(history_->undone);
    const auto [taken, scripts_failed] = undone.back();
    const ScriptErrors errors = std::exchange(script_errors_, ErrorsOf(scripts_failed));
    const absl::Cleanup put_back = [this, &undone, errors] {
      history_->undone.swap(undone);
      script_errors_ = errors;
    };
    absl::Status status = Apply(taken.seat, taken.action);
    if (status.ok()) undone.pop_back();
    return status;
  }
  // Each action is whole by itself; that all are done or none takes a copy.
  Match copy = *this;
  for (size_t i = 0; i < count; ++i) {
    if (absl::Status status = copy.Redo(1); !status.ok()) return status;
  }
  *this = std::move(copy);
  return absl::OkStatus();
} catch (const Interrupted& interrupted) {
  return absl::CancelledError(interrupted.what());
}

absl::Status Match::Seek(size_t position) {
  if (history_ == nullptr) return absl::UnavailableError("this match keeps no history");
  const size_t depth = UndoDepth();
  if (position > depth + RedoDepth()) {
    return absl::FailedPreconditionError(
        absl::StrCat("there is no position ", position, "; the last is ", depth + RedoDepth()));
  }
  if (position == depth) return absl::OkStatus();
  return position < depth ? Undo(depth - position) : Redo(position - depth);
}

TakenAction Match::HistoryAt(size_t index) const {
  const size_t depth = UndoDepth();
  if (index < depth) return {history_->entries[index].seat, history_->entries[index].action};
  return history_->undone[RedoDepth() - 1 - (index - depth)].taken;
}

void Match::CopyStateFrom(const Match& other) {
  if (rules_ != other.rules_) {
    rules_ = other.rules_;
    state_ = other.state_;
  } else if (state_.size() <= kLargeState) {
    state_ = other.state_;
  } else if (this != &other) {
    rules_->PartsInUse(state()).ClearIn(state_.data());
    rules_->PartsInUse(other.state()).CopyTo(state_.data());
  }
  seats_ = other.seats_;
  viewer_ = other.viewer_;
  Changed();
  way_back_.ForgetAndFit(state_.size());
  if (history_.get() != nullptr) history_.reset();
  if (events_.get() != nullptr) events_.reset();
}

void Match::Reseed(uint64_t seed) {
  if (!viewer_.is_host()) return;  // It has no chance.
  rules_->Reseed(state_.data(), seed);
  Changed();
  way_back_.Forget();
  BeginHistory(history_.get() != nullptr, events_.get() != nullptr);
}

}  // namespace mallard
