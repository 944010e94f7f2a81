// Filling in, clicking, dragging and going back.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/choice.h"
#include "mallard/text_argument.h"

namespace mallard {
namespace {

absl::Status NotAsked() { return absl::FailedPreconditionError("it is not your turn to decide"); }

}  // namespace

// Taking back ------------------------------------------------------------------------------------

Choice::Mark Choice::Now() const {
  Mark mark{partial_, filled_, free_, pick_count_, {}};
  std::copy_n(picks_, kMostPicks, mark.picks);
  return mark;
}

void Choice::GoTo(const Mark& mark) {
  partial_ = mark.partial;
  filled_ = mark.filled;
  free_ = mark.free;
  pick_count_ = mark.pick_count;
  std::copy_n(mark.picks, kMostPicks, picks_);
  Refresh();
}

void Choice::Remember(const Mark& mark) {
  if (depth_ == kMostMarks) {
    std::copy(marks_ + 1, marks_ + kMostMarks, marks_);
    --depth_;
  }
  marks_[depth_++] = mark;
}

bool Choice::Back() {
  if (depth_ == 0) return false;
  GoTo(marks_[--depth_]);
  return true;
}

// Filling in -------------------------------------------------------------------------------------

void Choice::Fill(int step, const int32_t* value, bool free) {
  if (step == kKind) {
    if (partial_.kind == static_cast<uint32_t>(value[0])) return;
    partial_ = Action{static_cast<uint32_t>(value[0]), {}};
    filled_ = free_ = 0;
  } else {
    const uint32_t bit = 1u << step;
    const int slot = SlotsOf(specs_.first(static_cast<size_t>(step)));
    const KindSpec* kind = Manifest::Find(rules_->manifest().actions, partial_.kind);
    std::copy_n(value, Spec(step).width(), partial_.args + slot);
    filled_ |= bit;
    free_ = free ? free_ | bit : free_ & ~bit;
    if (kind->depends) {  // What came behind it may be something else now.
      filled_ &= (bit << 1) - 1;
      free_ &= filled_;
      std::fill(partial_.args + slot + Spec(step).width(), std::end(partial_.args), 0);
    }
  }
  Refresh();
}

absl::Status Choice::TrySet(int step, const int32_t* value) {
  const bool listed = std::any_of(legal_.begin(), legal_.end(), [&](const Action& action) {
    if (!Agrees(action, step)) return false;
    if (step == kKind) return action.kind == static_cast<uint32_t>(value[0]);
    const int32_t* args = action.args + SlotsOf(specs_.first(static_cast<size_t>(step)));
    return std::equal(value, value + Spec(step).width(), args);
  });
  if (listed) {
    Fill(step, value, /*free=*/false);
    return absl::OkStatus();
  }
  if (IsOpen(step)) {
    const OpenBounds bounds = Bounds(step);
    for (int i = 0; i < Spec(step).width() && !IsText(step); ++i) {
      if (value[i] < bounds.low[i] || value[i] > bounds.high[i]) return WhyNotSlots(step, value);
    }
    Fill(step, value, /*free=*/true);
    return absl::OkStatus();
  }
  return WhyNotSlots(step, value);
}

absl::Status Choice::Set(int step, const int32_t* value) {
  if (step < kKind || step >= steps()) {
    return absl::InvalidArgumentError(absl::StrCat("there is no step ", step, " to fill in"));
  }
  return Enter(step, Meant(step, value));
}

absl::Status Choice::SetText(int step, absl::string_view text) {
  if (step < 0 || step >= steps() || !IsText(step)) {
    return absl::InvalidArgumentError(absl::StrCat("step ", step, " takes no words"));
  }
  const ArgSpec& spec = Spec(step);
  int32_t slots[kMostTextBytes / sizeof(int32_t)];
  if (text.empty() || text.size() > static_cast<size_t>(spec.max) || !IsPlainText(text)) {
    return absl::InvalidArgumentError(
        absl::StrCat(spec.name, " must be plain text of 1 to ", spec.max, " bytes"));
  }
  PackText(text, slots, spec.width());
  // Others than those listed are checked now: nothing else is going to be asked about them.
  if (absl::Status why = WhyNotSlots(step, slots); !why.ok()) return why;
  return Enter(step, slots);
}

// Fills in a step with its numbers.
absl::Status Choice::Enter(int step, const int32_t* slots) {
  if (rules_ == nullptr || !decision_) return NotAsked();
  const Mark before = Now();
  absl::Status status = TrySet(step, slots);
  if (!status.ok()) return status;
  ResolvePicks();
  Remember(before);
  return absl::OkStatus();
}

// The action that is meant if a step has that value: what is not filled in is taken from a listed
// action of the kind, if possible one that agrees with the rest.
Action Choice::Completed(int step, const int32_t* value) const {
  Action action = partial_;
  const uint32_t kind = step == kKind ? static_cast<uint32_t>(value[0]) : partial_.kind;
  const Action* like = nullptr;
  for (const Action& listed : legal_) {
    if (listed.kind != kind) continue;
    if (like == nullptr) like = &listed;
    if (Agrees(listed, step)) {
      like = &listed;
      break;
    }
  }
  if (step == kKind) return like != nullptr ? *like : Action{kind, {}};
  if (like != nullptr) action = *like;
  int slot = 0;
  for (int i = 0; i < steps(); ++i) {
    if (i == step) {
      std::copy_n(value, Spec(i).width(), action.args + slot);
    } else if (IsFilled(i)) {
      std::copy_n(partial_.args + slot, Spec(i).width(), action.args + slot);
    }
    slot += Spec(i).width();
  }
  return action;
}

absl::Status Choice::WhyNot(int step, const int32_t* value) const {
  if (rules_ == nullptr || !decision_) return NotAsked();
  if (step < kKind || step >= steps()) {
    return absl::InvalidArgumentError(absl::StrCat("there is no step ", step, " to fill in"));
  }
  return WhyNotSlots(step, Meant(step, value));
}

absl::Status Choice::WhyNotSlots(int step, const int32_t* value) const {
  for (const Action& action : legal_) {
    if (!Agrees(action, step)) continue;
    if (step == kKind && action.kind == static_cast<uint32_t>(value[0])) return absl::OkStatus();
    if (step == kKind) continue;
    const int32_t* args = action.args + SlotsOf(specs_.first(static_cast<size_t>(step)));
    if (std::equal(value, value + Spec(step).width(), args)) return absl::OkStatus();
  }
  absl::Status status = rules_->Check(state_.data(), seat_, Completed(step, value));
  // That can be only where the list is not complete, or what was clicked stands against it.
  if (status.ok() && pick_count_ != 0) {
    return absl::FailedPreconditionError("that does not go together with what was chosen before");
  }
  return status;
}

// Clicking ---------------------------------------------------------------------------------------

// Whether a click can mean the step that is asked next; `meant` is then an action that has it
// there.
bool Choice::AnswersNext(const Reference& pick, Action* meant) const {
  const int next = Next();
  if (next < 0) return false;
  const int slot = SlotsOf(specs_.first(static_cast<size_t>(next)));
  for (const Action& action : below_) {
    if (!Means(pick, Spec(next), action.args + slot, seat_, rules_->seats())) continue;
    *meant = action;
    return true;
  }
  return false;
}

// Fills in whatever a click can mean in one way only by now.
void Choice::ResolvePicks() {
  for (int i = 0; i < pick_count_;) {
    const Reference pick = picks_[i];
    const Action* found = nullptr;
    int step = kDone;
    bool one_kind = true, one_step = true;
    for (const Action& action : below_) {
      const int at = StepOf(action, pick);
      one_kind = one_kind && (found == nullptr || found->kind == action.kind);
      one_step = one_step && (found == nullptr || step == at);
      if (found == nullptr) found = &action;
      step = at;
      if (!one_kind) break;
    }
    if (found == nullptr || !one_kind) {
      ++i;
      continue;
    }
    const Action like = *found;  // Filling in makes the list anew.
    const int32_t kind = static_cast<int32_t>(like.kind);
    Fill(kKind, &kind, false);
    Action meant = like;
    // What is being asked is what is answered, if it can be.
    if (!one_step && AnswersNext(pick, &meant)) {
      one_step = true;
      step = Next();
    }
    // A step may depend on one that is still open: then the click waits for that.
    if (!one_step || step >= steps()) {
      ++i;
      continue;
    }
    std::copy(picks_ + i + 1, picks_ + pick_count_, picks_ + i);
    --pick_count_;
    if (step == kKind) {
      Refresh();
    } else {
      Fill(step, meant.args + SlotsOf(specs_.first(static_cast<size_t>(step))), false);
    }
    i = 0;  // What else was clicked may be clear now.
  }
}

// A click on what is not listed, where a step takes any value of its type. True if there is just
// one such step, which is then filled in.
bool Choice::PickOpen(const Reference& clicked) {
  if ((decision_.flags & Decision::kOpen) == 0) return false;
  uint32_t kind = 0;
  int found = kDone;
  for (const Action& action : below_) {
    if (action.kind == kind) continue;
    const absl::Span<const ArgSpec> specs = rules_->ActionArgs(action);
    for (int step = 0; step < static_cast<int>(specs.size()); ++step) {
      if (partial_.kind == action.kind && IsFilled(step)) continue;
      // A reference to words does not hold them.
      if (specs[static_cast<size_t>(step)].type == ArgType::kText) continue;
      if (!Means(clicked, specs[static_cast<size_t>(step)], clicked.value, seat_,
                 rules_->seats()) ||
          !rules_->IsOpen(state_.data(), seat_, action, step)) {
        continue;
      }
      if (found != kDone) return false;  // It could mean several things.
      found = step;
      kind = action.kind;
      break;
    }
  }
  if (found == kDone) return false;
  const int32_t number = static_cast<int32_t>(kind);
  Fill(kKind, &number, false);
  return found < steps() && TrySet(found, clicked.value).ok();
}

absl::Status Choice::TryPick(const Reference& clicked) {
  const bool listed = std::any_of(below_.begin(), below_.end(), [&](const Action& action) {
    return StepOf(action, clicked) != kDone;
  });
  if (!listed) {
    const Mark before = Now();
    if (PickOpen(clicked)) return absl::OkStatus();
    GoTo(before);
    return WhyNot(clicked);
  }
  if (pick_count_ == kMostPicks) {
    return absl::ResourceExhaustedError("too much has been clicked that can mean several things");
  }
  picks_[pick_count_++] = clicked;
  Refresh();
  ResolvePicks();
  return absl::OkStatus();
}

absl::Status Choice::Pick(const Reference& clicked) {
  const Mark before = Now();
  absl::Status status = TryPick(clicked);
  if (status.ok()) Remember(before);
  return status;
}

absl::Status Choice::Drag(const Reference& from, const Reference& to) {
  const Mark before = Now();
  absl::Status status = TryPick(from);
  if (status.ok()) status = TryPick(to);
  if (status.ok()) {
    Remember(before);
  } else {
    GoTo(before);
  }
  return status;
}

absl::Status Choice::WhyNot(const Reference& clicked) const {
  if (rules_ == nullptr || !decision_) return NotAsked();
  absl::Status why = absl::FailedPreconditionError("nothing can be done with that now");
  uint32_t last = 0;
  for (const Action& action : below_) {
    if (StepOf(action, clicked) != kDone) return absl::OkStatus();
    if (action.kind == last) continue;
    last = action.kind;
    // The same action with what was clicked in a step of that type: what the rules say against it.
    const absl::Span<const ArgSpec> specs = rules_->ActionArgs(action);
    Action tried = action;
    int slot = 0;
    for (int step = 0; step < static_cast<int>(specs.size()); ++step) {
      const ArgSpec& spec = specs[static_cast<size_t>(step)];
      const bool fits = spec.type != ArgType::kText &&
                        !(partial_.kind == action.kind && IsFilled(step)) &&
                        Means(clicked, spec, clicked.value, seat_, rules_->seats());
      if (fits) {
        std::copy_n(clicked.value, spec.width(), tried.args + slot);
        absl::Status status = rules_->Check(state_.data(), seat_, tried);
        if (status.ok()) return status;
        why = status;
      }
      slot += spec.width();
    }
  }
  return why;
}

}  // namespace mallard
