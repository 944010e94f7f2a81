#include "tests/simulator/run.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/interrupt.h"
#include "mallard/mallard.hpp"
#include "mallard/primitives/chance.h"
#include "tests/faults/failing_memory.h"
#include "tests/simulator/settings.h"
#include "tests/support/structure.h"

namespace mallard::simulator {
namespace {

using testing::MemoryFailure;

// Everything that what is refused, or fails, may not have touched.
struct Trace {
  explicit Trace(const Match& match)
      : hash(match.Hash()),
        undo_depth(match.UndoDepth()),
        redo_depth(match.RedoDepth()),
        revision(match.revision()),
        events(match.EventCount(Viewer::Host())) {}
  bool operator==(const Trace&) const = default;
  uint64_t hash;
  size_t undo_depth, redo_depth;
  uint64_t revision;
  size_t events;
};

class Runner {
 public:
  Runner(const Plan& plan, std::vector<std::string>* story)
      : plan_(plan), story_(story), setting_(SettingOf(plan.setting)), match_(NewMatch()) {
    Begin();
  }

  Result Go() {
    for (size_t i = 0; i < plan_.steps.size() && result_.broken.empty(); ++i) {
      result_.step = i;
      Do(plan_.steps[i]);
    }
    if (result_.broken.empty()) Replay();
    result_.hash = match_.Hash();
    return result_;
  }

 private:
  Match NewMatch() const {
    MatchOptions options;
    options.seed = plan_.seed;
    options.history = options.events = plan_.history;
    if (plan_.refuses) options.script_errors = ScriptErrors::kRefuse;
    return simulator::NewMatch(setting_, options);
  }

  // History begins here.
  void Begin() {
    hashes_ = {match_.Hash()};
    depth_ = 0;
  }

  bool Promise(bool kept, absl::string_view promise) {
    if (!kept && result_.broken.empty()) result_.broken = std::string(promise);
    return kept;
  }
  bool PromiseOk(const absl::Status& status, absl::string_view promise) {
    return Promise(status.ok(),
                   status.ok() ? promise : absl::StrCat(promise, ": ", status.ToString()));
  }

  const std::shared_ptr<const Ruleset>& ruleset() const { return match_.rules().shared_ruleset(); }

  RestoreOptions HowToRestore() const {
    RestoreOptions options;
    options.history = options.events = plan_.history;
    if (plan_.refuses) options.script_errors = ScriptErrors::kRefuse;
    return options;
  }

  // A listed action of somebody who is asked; seat -1 if nobody is.
  static TakenAction Listed(const Match& match, uint32_t number) {
    Chance chance = Chance::Stream(number, 1);
    std::vector<int> asked;
    for (int seat = 0; seat < match.seats(); ++seat) {
      if (match.LegalCount(seat) != 0) asked.push_back(seat);
    }
    if (asked.empty()) return {-1, {}};
    const int seat = asked[chance.Below(static_cast<uint32_t>(asked.size()))];
    return {seat, match.LegalNth(seat, chance.Next() % match.LegalCount(seat))};
  }

  // Takes an action that is listed. Scripts of the arenas' packs fail now and then.
  bool Take(Match& match, const TakenAction& step) {
    const Trace before(match);
    if (story_ != nullptr) {
      story_->push_back(absl::StrCat(result_.step + 1, ": p", step.seat + 1, " ",
                                     FormatAction(match.rules(), step.action)));
    }
    const absl::Status status = match.Apply(step.seat, step.action);
    if (status.ok()) {
      ++result_.actions;
      return true;
    }
    const bool script = status.code() == absl::StatusCode::kAborted ||
                        status.code() == absl::StatusCode::kResourceExhausted;
    Promise(plan_.refuses && script,
            absl::StrCat("a listed action can be taken: ", status.ToString()));
    Promise(Trace(match) == before, "an action that fails changes nothing");
    return false;
  }

  void Note() {
    if (!plan_.history) return;
    hashes_.resize(++depth_);
    hashes_.push_back(match_.Hash());
    Promise(match_.UndoDepth() == depth_, "history grows by one action");
  }

  void Act(uint32_t number) {
    const TakenAction step = Listed(match_, number);
    if (step.seat >= 0 && Take(match_, step)) Note();
  }

  void Try(uint32_t number) {
    Chance chance = Chance::Stream(number, 2);
    TakenAction step = Listed(match_, number);
    if (step.seat < 0 || chance.Below(3) == 0) {
      step.seat = static_cast<int>(chance.Below(6)) - 1;
      step.action.kind = static_cast<uint32_t>(chance.Next() >> chance.Below(64));
      for (int32_t& arg : step.action.args) {
        arg = static_cast<int32_t>(chance.Next() >> chance.Below(64));
      }
    } else {
      step.action.args[chance.Below(7)] += static_cast<int>(chance.Below(9)) - 4;
    }
    const absl::Status allowed = match_.Check(step.seat, step.action);
    if (allowed.ok()) {
      if (Take(match_, step)) Note();
      return;
    }
    const Trace before(match_);
    Promise(match_.Apply(step.seat, step.action) == allowed, "Apply refuses as Check does");
    Promise(Trace(match_) == before, "what is refused changes nothing");
  }

  void Undo(uint32_t number) {
    const size_t count = 1 + number % 20;
    if (match_.UndoDepth() < count) return;
    if (!PromiseOk(match_.Undo(count), "what was done can be undone")) return;
    depth_ -= count;
    Promise(match_.Hash() == hashes_[depth_], "undo leads back to where it was");
  }

  void Redo(uint32_t number) {
    const size_t count = 1 + number % 20;
    if (match_.RedoDepth() < count) return;
    if (!PromiseOk(match_.Redo(count), "what was undone can be done again")) return;
    depth_ += count;
    Promise(match_.Hash() == hashes_[depth_], "redo leads to where it was");
  }

  void Restore(uint32_t number) {
    const bool save = number % 2 == 0;
    const absl::StatusOr<std::vector<uint8_t>> saved = match_.Save();
    if (!PromiseOk(saved.status(), "a match can be saved")) return;
    const std::vector<uint8_t> snapshot = match_.Snapshot(Viewer::Host());
    absl::StatusOr<Match> restored =
        Match::Restore(ruleset(), save ? *saved : snapshot, HowToRestore());
    if (!PromiseOk(restored.status(), "what was saved can be restored")) return;
    Promise(restored->Hash() == match_.Hash(), "restoring gives the same state");
    Promise(restored->Snapshot(Viewer::Host()) == snapshot, "restoring gives the same bytes");
    if (save && plan_.history) {
      Promise(restored->UndoDepth() == match_.UndoDepth(), "a save keeps the history");
    }
    match_ = *std::move(restored);
    if (!save) Begin();
  }

  void Reload(uint32_t number) {
    const uint64_t before = match_.ruleset().fingerprint();
    const Trace trace(match_);
    const absl::Status status =
        match_.CarryOver(number % 4 != 0 ? setting_.table->again : setting_.table->base);
    if (!status.ok()) {
      Promise(Trace(match_) == trace, "a reload that is refused changes nothing");
      return;
    }
    if (match_.ruleset().fingerprint() == before) {
      Promise(match_.Hash() == trace.hash, "the same packs loaded anew give the same state");
    }
    Begin();
  }

  void Clone(uint32_t number) {
    Match copy = match_;
    Promise(copy.Hash() == match_.Hash(), "a copy is equal");
    const TakenAction step = Listed(copy, number);
    if (step.seat < 0) return;
    const bool taken = Take(match_, step);
    Promise(Take(copy, step) == taken && copy.Hash() == match_.Hash(), "a copy goes the same way");
    Promise(copy.Events(Viewer::Host()) == match_.Events(Viewer::Host()), "and tells the same");
    match_ = std::move(copy);
    if (taken) Note();
  }

  Viewer AnyViewer(uint32_t number) const {
    const int seat = static_cast<int>(number % static_cast<uint32_t>(match_.seats() + 1));
    return seat == match_.seats() ? Viewer::Spectator() : Viewer::Seat(seat);
  }

  void View(uint32_t number) {
    const Viewer viewer = AnyViewer(number);
    const std::vector<uint8_t> bytes = match_.Snapshot(viewer);
    absl::StatusOr<Match> view = Match::FromView(ruleset(), bytes);
    if (!PromiseOk(view.status(), "a view can be opened")) return;
    Promise(view->Snapshot(viewer) == bytes, "a view that was opened gives the same bytes");
    if (viewer.is_spectator()) return;
    const int seat = viewer.seat();
    Promise(view->LegalCount(seat) == match_.LegalCount(seat), "a client knows what it may do");
    const TakenAction step = Listed(*view, number);
    if (step.seat < 0) return;
    PromiseOk(match_.Check(step.seat, step.action), "what a client may do is allowed");
    Promise(!view->Apply(step.seat, step.action).ok(), "a view is not moved on");
  }

  void Imagine(uint32_t number) {
    const int seat = static_cast<int>(number % static_cast<uint32_t>(match_.seats()));
    const std::vector<uint8_t> view = match_.Snapshot(Viewer::Seat(seat));
    absl::StatusOr<Match> imagined = Match::Imagine(ruleset(), view, number);
    // The search may say that it found nothing in time.
    if (absl::IsUnavailable(imagined.status())) return;
    if (!PromiseOk(imagined.status(), "a view can be imagined from")) return;
    Promise(imagined->Snapshot(Viewer::Seat(seat)) == view, "what is imagined looks the same");
  }

  void Replay() {
    if (!plan_.history) return;
    const absl::StatusOr<std::vector<uint8_t>> replay = match_.Replay();
    if (!PromiseOk(replay.status(), "a match with history has a replay")) return;
    // Replays leave scripts that fail out; those of a match that refuses them never failed.
    const absl::StatusOr<Match> again = Match::FromReplay(ruleset(), *replay);
    if (!PromiseOk(again.status(), "a replay can be played")) return;
    Promise(again->Hash() == match_.Hash(), "a replay leads to the same state");
  }

  // What became of an action that something stopped, or did not: it is taken whole, as `after` was,
  // or nothing has changed and it can be taken as if nothing had been.
  void SettleFault(const TakenAction& step, bool can, const Match& after, bool taken,
                   const Trace& before) {
    if (taken) {
      Promise(can && match_.Hash() == after.Hash(), "an action that is taken is taken whole");
      ++result_.actions;
      Note();
      return;
    }
    Promise(Trace(match_) == before, "an action that is stopped changes nothing");
    if (Take(match_, step)) {
      Promise(match_.Hash() == after.Hash(), "what stopped an action leaves no trace");
      Note();
    }
  }

  void NoMemory(uint32_t number) {
    if (number / 120 % 3 == 0) return NoMemoryBeside(number);
    const TakenAction step = Listed(match_, number);
    if (step.seat < 0) return;
    Match after = match_;
    const bool can = Take(after, step);
    const Trace before(match_);
    bool taken = false;
    {
      const MemoryFailure failure(number / 2 % 60, number % 2 == 0);
      try {
        taken = match_.Apply(step.seat, step.action).ok();
      } catch (const std::bad_alloc&) {
      }
      result_.faults += failure.happened() ? 1 : 0;
    }
    SettleFault(step, can, after, taken, before);
  }

  // Memory runs out while the match is written, read, opened as a client or drawn: that works, or
  // says that there is no memory; nothing else is ever blamed, and the match stays what it was.
  void NoMemoryBeside(uint32_t number) {
    const Trace before(match_);
    const Viewer viewer = AnyViewer(number / 1440);
    const std::vector<uint8_t> snapshot = match_.Snapshot(Viewer::Host());
    const std::vector<uint8_t> view = match_.Snapshot(viewer);
    absl::Status status;
    bool right = true;
    {
      const MemoryFailure failure(number / 2 % 60, number % 2 == 0);
      try {
        switch (number / 360 % 4) {
          case 0:
            right = match_.Snapshot(viewer) == view;
            break;
          case 1: {
            const absl::StatusOr<Match> restored =
                Match::Restore(ruleset(), snapshot, HowToRestore());
            status = restored.status();
            right = !restored.ok() || restored->Hash() == before.hash;
            break;
          }
          case 2: {
            const absl::StatusOr<Match> opened = Match::FromView(ruleset(), view);
            status = opened.status();
            right = !opened.ok() || opened->Snapshot(viewer) == view;
            break;
          }
          default: {
            Scene scene;
            match_.BuildScene(viewer, scene);
            right = match_.IsCurrent(scene, viewer);
            break;
          }
        }
      } catch (const std::bad_alloc&) {
      }
      result_.faults += failure.happened() ? 1 : 0;
    }
    Promise(right, "what works without memory to spare is right");
    Promise(status.ok() || absl::IsResourceExhausted(status),
            absl::StrCat("what fails for memory says so: ", status.ToString()));
    Promise(Trace(match_) == before, "whoever looks without memory changes nothing");
  }

  void Interrupt(uint32_t number) {
    const TakenAction step = Listed(match_, number);
    if (step.seat < 0) return;
    Match after = match_;
    const bool can = Take(after, step);
    const Trace before(match_);
    absl::Status status;
    {
      uint32_t patience = number % 8;
      const InterruptScope scope([&] { return patience == 0 || --patience == 0; });
      status = match_.Apply(step.seat, step.action);
    }
    if (absl::IsCancelled(status)) {
      ++result_.faults;
    } else {
      Promise(status.ok() == can, "an action that nobody stops goes its way");
    }
    SettleFault(step, can, after, status.ok(), before);
  }

  std::vector<uint8_t> AnyBytes(uint32_t number) const {
    if (plan_.history && number % 4 == 0) return *match_.Replay();
    if (number % 4 == 1) return match_.Snapshot(AnyViewer(number / 4));
    if (number % 4 == 2) return *match_.Save();
    return match_.Snapshot(Viewer::Host());
  }

  void Damage(uint32_t number) {
    Chance chance = Chance::Stream(number, 3);
    std::vector<uint8_t> bytes = AnyBytes(number);
    bytes[chance.Below(static_cast<uint32_t>(bytes.size()))] ^=
        static_cast<uint8_t>(1u << chance.Below(8));
    ++result_.faults;
    Promise(!Match::Restore(ruleset(), bytes).ok() && !Match::FromView(ruleset(), bytes).ok() &&
                !Match::FromReplay(ruleset(), bytes).ok() && !DescribeSavedMatch(bytes).ok(),
            "damage is noticed");
  }

  void Forge(uint32_t number) {
    Chance chance = Chance::Stream(number, 4);
    ++result_.faults;
    absl::StatusOr<Match> forged =
        Match::Restore(ruleset(), testing::Mutator(match_.Snapshot(Viewer::Host())).Mutant(chance));
    for (int i = 0; forged.ok() && i < 6 && result_.broken.empty(); ++i) {
      const std::vector<uint8_t> saved = forged->Snapshot(Viewer::Host());
      const absl::StatusOr<Match> again = Match::Restore(ruleset(), saved);
      if (!PromiseOk(again.status(), "what is accepted can be saved and restored")) return;
      Promise(again->Hash() == forged->Hash(), "and is then the same");
      const TakenAction step = Listed(*forged, number + static_cast<uint32_t>(i));
      if (step.seat < 0) return;
      const absl::Status status = forged->Apply(step.seat, step.action);
      PromiseOk(status, "what is accepted can be played");
      ++result_.actions;
    }
  }

  void Do(const Step& step) {
    switch (step.deed) {
      case Deed::kAct:
        return Act(step.number);
      case Deed::kTry:
        return Try(step.number);
      case Deed::kUndo:
        return Undo(step.number);
      case Deed::kRedo:
        return Redo(step.number);
      case Deed::kRestore:
        return Restore(step.number);
      case Deed::kReload:
        return Reload(step.number);
      case Deed::kClone:
        return Clone(step.number);
      case Deed::kView:
        return View(step.number);
      case Deed::kImagine:
        return Imagine(step.number);
      case Deed::kReplay:
        return Replay();
      case Deed::kNoMemory:
        return NoMemory(step.number);
      case Deed::kInterrupt:
        return Interrupt(step.number);
      case Deed::kDamage:
        return Damage(step.number);
      case Deed::kForge:
        return Forge(step.number);
    }
  }

  const Plan& plan_;
  std::vector<std::string>* story_;
  const Setting& setting_;
  Match match_;
  std::vector<uint64_t> hashes_;  // By number of actions in the history.
  size_t depth_ = 0;
  Result result_;
};

// What was broken, without numbers that are others in a shorter plan.
std::string Kind(const std::string& broken) { return broken.substr(0, broken.find(':')); }

}  // namespace

Result Run(const Plan& plan, std::vector<std::string>* story) { return Runner(plan, story).Go(); }

Result RunApart(const Plan& plan) {
  const pid_t child = fork();
  if (child == 0) _exit(Run(plan).broken.empty() ? 0 : 1);
  Result result;
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return result;
  if (WIFEXITED(status) && WEXITSTATUS(status) <= 1) return result;
  result.broken = "the process lives";
  result.step = plan.steps.empty() ? 0 : plan.steps.size() - 1;
  return result;
}

Plan Shrink(Plan plan, const std::string& broken, Result (*run)(const Plan&)) {
  const Result first = run(plan);
  if (first.broken.empty()) return plan;
  plan.steps.resize(std::min(plan.steps.size(), first.step + 1));
  for (size_t piece = std::max<size_t>(1, plan.steps.size() / 2); piece > 0; piece /= 2) {
    for (size_t at = 0; at + 1 < plan.steps.size();) {
      Plan shorter = plan;
      const size_t end = std::min(at + piece, plan.steps.size() - 1);
      shorter.steps.erase(shorter.steps.begin() + static_cast<std::ptrdiff_t>(at),
                          shorter.steps.begin() + static_cast<std::ptrdiff_t>(end));
      const Result result = run(shorter);
      if (Kind(result.broken) == Kind(broken)) {
        shorter.steps.resize(std::min(shorter.steps.size(), result.step + 1));
        plan = std::move(shorter);
      } else {
        at = end;
      }
    }
  }
  return plan;
}

}  // namespace mallard::simulator
