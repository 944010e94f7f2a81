#include "mallard/choice.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/notation.h"
#include "mallard/primitives/grid.h"
#include "mallard/reading.h"
#include "mallard/ruleset.h"
#include "src/engine/argument_uses.h"

namespace mallard {
namespace {

int SlotOf(absl::Span<const ArgSpec> specs, int step) {
  return SlotsOf(specs.first(static_cast<size_t>(step)));
}

bool SameValue(const ArgSpec& spec, const int32_t* a, const int32_t* b) {
  return std::equal(a, a + spec.width(), b);
}

}  // namespace

Reference ReferenceOf(const ArgSpec& spec, const int32_t* value, int actor, int seats) {
  int owner = Reference::kNobody;
  if (spec.side == ArgSide::kOwn) owner = actor;
  // Where there are more than two, nobody is *the* opponent.
  if (spec.side == ArgSide::kOpponent && seats == 2 && actor >= 0) owner = 1 - actor;
  Reference reference = Reference::Of(spec.type, value[0], spec.width() == 2 ? value[1] : 0, owner);
  if (spec.type == ArgType::kText) {
    // Words do not fit: a number of all of them tells them apart.
    uint64_t digest = 0xCBF29CE484222325;
    for (int i = 0; i < spec.width(); ++i) {
      digest = (digest ^ static_cast<uint32_t>(value[i])) * 0x100000001B3;
    }
    reference.value[0] = static_cast<int32_t>(digest);
    reference.value[1] = static_cast<int32_t>(digest >> 32);
  }
  if (spec.named()) reference.table = TableId({spec.table});
  if (spec.worded()) reference.table = TableId({spec.name});
  return reference;
}

bool Means(const Reference& clicked, const ArgSpec& spec, const int32_t* value, int actor,
           int seats) {
  Reference own = ReferenceOf(spec, value, actor, seats);
  if (own.owner == Reference::kNobody || clicked.owner == Reference::kNobody) {
    own.owner = clicked.owner;
  }
  if (spec.type == ArgType::kPoint && clicked.type == static_cast<uint16_t>(ArgType::kCell)) {
    return OnGrid(value[0], value[1]) && clicked.value[0] == CellAt(value[0], value[1]) &&
           clicked.owner == own.owner;
  }
  return clicked == own;
}

void Choice::Begin(const Match& match, int seat) {
  if (rules_ != match.shared_rules()) {
    rules_ = match.shared_rules();
    state_ = StateBuffer(rules_->state_size());
  }
  seat_ = seat;
  decision_ = Decision();
  legal_.clear();
  // A match that was opened from a view knows what to ask its own viewer only.
  const bool known = match.viewer().is_host() || match.viewer() == Viewer::Seat(seat);
  if (match.HasSeat(seat) && known) {
    rules_->Redact(match.state(), Viewer::Seat(seat), state_.data());
    decision_ = rules_->DecisionOf(state_.data(), seat);
    if (decision_) legal_.resize(static_cast<size_t>(rules_->LegalCount(state_.data(), seat)));
    legal_.resize(rules_->LegalActions(state_.data(), seat, absl::MakeSpan(legal_)));
  }
  Restart();
}

void Choice::Restart() {
  partial_ = Action();
  filled_ = free_ = 0;
  pick_count_ = 0;
  depth_ = 0;
  Refresh();
}

// The arguments that are known, and the actions that agree with what is filled in and clicked.
void Choice::Refresh() {
  specs_ = {};
  if (partial_.kind != 0) {
    const KindSpec* kind = Manifest::Find(rules_->manifest().actions, partial_.kind);
    specs_ = rules_->ActionArgs(partial_);
    // What depends on an argument is known once that is filled in.
    size_t known = std::min(specs_.size(), kind->depends ? kind->args.size() : specs_.size());
    while (known < specs_.size() && (~filled_ & ((1u << known) - 1)) == 0) ++known;
    specs_ = specs_.first(known);
  }
  below_.clear();
  for (const Action& action : legal_) {
    if (Agrees(action, kDone)) below_.push_back(action);
  }
}

// Whether an action has what is filled in (but for one step) and clicked.
bool Choice::Agrees(const Action& action, int except) const {
  if (partial_.kind != 0 && except != kKind) {
    if (action.kind != partial_.kind) return false;
    int slot = 0;
    for (int step = 0; step < steps(); ++step) {
      const ArgSpec& spec = Spec(step);
      if (step != except && ((filled_ & ~free_) >> step & 1) != 0 &&
          !SameValue(spec, action.args + slot, partial_.args + slot)) {
        return false;
      }
      slot += spec.width();
    }
  }
  return std::all_of(picks_, picks_ + pick_count_,
                     [&](const Reference& pick) { return StepOf(action, pick) != kDone; });
}

// The first step by which an action has what was clicked, of those that are not filled in; kKind if
// its kind is meant; kDone: none.
int Choice::StepOf(const Action& action, const Reference& clicked) const {
  if (clicked.type == Reference::kActionKind) {
    return static_cast<uint32_t>(clicked.value[0]) == action.kind ? kKind : kDone;
  }
  const absl::Span<const ArgSpec> specs = rules_->ActionArgs(action);
  const bool begun = partial_.kind == action.kind;
  const int32_t* value = action.args;
  for (int step = 0; step < static_cast<int>(specs.size()); ++step) {
    const ArgSpec& spec = specs[static_cast<size_t>(step)];
    if (!(begun && IsFilled(step)) && Means(clicked, spec, value, seat_, rules_->seats())) {
      return step;
    }
    value += spec.width();
  }
  return kDone;
}

int Choice::Next() const {
  if (partial_.kind == 0) return kKind;
  for (int step = 0; step < steps(); ++step) {
    if (!IsFilled(step)) return step;
  }
  return kDone;
}

const char* Choice::Prompt(int step) const {
  if (step >= 0 && step < steps()) return Spec(step).doc;
  const KindSpec* kind =
      rules_ == nullptr ? nullptr : Manifest::Find(rules_->manifest().decisions, decision_.kind);
  return kind == nullptr ? "" : kind->doc;
}

absl::Span<const ChoiceValue> Choice::Values(int step) {
  values_.clear();
  if (step < kKind || step >= steps()) return values_;
  if (IsText(step)) {
    ListSuggestions(step);
    return values_;
  }
  const int slot = step == kKind ? 0 : SlotOf(specs_, step);
  const bool wide = step != kKind && Spec(step).width() == 2;
  for (const Action& action : legal_) {
    if (!Agrees(action, step)) continue;
    if (step == kKind) {
      values_.push_back({{static_cast<int32_t>(action.kind), 0}, values_.size()});
    } else {
      values_.push_back({{action.args[slot], wide ? action.args[slot + 1] : 0}, values_.size()});
    }
  }
  // Equal ones next to each other, the first of each in front; until the end `actions` holds where
  // in the list a value was found.
  std::sort(values_.begin(), values_.end(), [](const ChoiceValue& a, const ChoiceValue& b) {
    if (a.value[0] != b.value[0]) return a.value[0] < b.value[0];
    if (a.value[1] != b.value[1]) return a.value[1] < b.value[1];
    return a.actions < b.actions;
  });
  counts_.clear();
  size_t kept = 0;
  for (size_t i = 0; i < values_.size(); ++i) {
    const ChoiceValue& value = values_[i];
    const ChoiceValue* last = kept == 0 ? nullptr : &values_[kept - 1];
    if (last != nullptr && last->value[0] == value.value[0] && last->value[1] == value.value[1]) {
      ++counts_.back();
      continue;
    }
    values_[kept++] = value;
    counts_.push_back(1);
  }
  values_.resize(kept);
  // Back to the order of the list: `first` and `count` share the number for that.
  for (size_t i = 0; i < kept; ++i) values_[i].actions = values_[i].actions << 32 | counts_[i];
  std::sort(values_.begin(), values_.end(),
            [](const ChoiceValue& a, const ChoiceValue& b) { return a.actions < b.actions; });
  for (ChoiceValue& value : values_) value.actions &= 0xFFFFFFFF;
  return values_;
}

// The words of a suggestion. Other values, words too, are given as `args` hold them.
const int32_t* Choice::Meant(int step, const int32_t* value) const {
  if (!IsText(step)) return value;
  // No words begin with bytes that make such a number: they are not UTF-8.
  const int64_t line = -1 - int64_t{*value};
  const bool suggestion = line >= 0 && line < static_cast<int64_t>(legal_.size()) &&
                          legal_[static_cast<size_t>(line)].kind == partial_.kind;
  return suggestion ? legal_[static_cast<size_t>(line)].args + SlotOf(specs_, step) : value;
}

// Each text once, by the first action of the list that has it.
void Choice::ListSuggestions(int step) {
  const int slot = SlotOf(specs_, step);
  for (size_t i = 0; i < legal_.size(); ++i) {
    if (!Agrees(legal_[i], step)) continue;
    const auto same = std::find_if(values_.begin(), values_.end(), [&](const ChoiceValue& value) {
      return SameValue(Spec(step), Meant(step, value.value), legal_[i].args + slot);
    });
    if (same != values_.end()) {
      ++same->actions;
    } else {
      values_.push_back({{-1 - static_cast<int32_t>(i), 0}, 1});
    }
  }
}

std::string Choice::Text(int step, const int32_t* value) const {
  if (step >= 0 && step < steps()) return FormatArg(*rules_, Spec(step), Meant(step, value));
  const KindSpec* kind = rules_ == nullptr ? nullptr
                                           : Manifest::Find(rules_->manifest().actions,
                                                            static_cast<uint32_t>(value[0]));
  return step == kKind && kind != nullptr ? kind->name : "";
}

std::string Choice::Prompt(int step, int language) const {
  if (rules_ == nullptr) return "";
  const Catalog& catalog = rules_->ruleset().catalog();
  if (step >= 0 && step < steps()) {
    const std::string text = catalog.Argument(Spec(step).name, language).text;
    return text.empty() ? Spec(step).doc : text;
  }
  return Reader(*rules_, state_.data(), language, seat_).Prompt(decision_, seat_, false);
}

std::string Choice::Text(int step, const int32_t* value, int language) const {
  if (step >= 0 && step < steps()) {
    Action with = partial_;
    std::copy_n(Meant(step, value), Spec(step).width(), with.args + SlotOf(specs_, step));
    return Reader(*rules_, state_.data(), language, seat_)
        .Arg(specs_, with.args, static_cast<size_t>(step), /*parts=*/true);
  }
  if (rules_ == nullptr || step != kKind) return "";
  const std::vector<KindSpec>& actions = rules_->manifest().actions;
  const KindSpec* kind = Manifest::Find(actions, static_cast<uint32_t>(value[0]));
  if (kind == nullptr) return "";
  return rules_->ruleset()
      .catalog()
      .Word(Catalog::Words::kActions, static_cast<size_t>(kind - actions.data()), language)
      .name;
}

size_t Choice::Costs(int step, const int32_t* value, absl::Span<ChoiceCost> out) const {
  if (rules_ == nullptr || step < kKind || step >= steps()) return 0;
  value = Meant(step, value);
  // Actions below the value: what the first and the last of them cost is what all do, or not.
  const Action* first = nullptr;
  const Action* last = nullptr;
  const int slot = step == kKind ? 0 : SlotOf(specs_, step);
  for (const Action& action : legal_) {
    const bool has = step == kKind ? action.kind == static_cast<uint32_t>(value[0])
                                   : SameValue(Spec(step), action.args + slot, value);
    if (!has || !Agrees(action, step)) continue;
    if (first == nullptr) first = &action;
    last = &action;
  }
  const Action open = first == nullptr && step >= 0 ? Completed(step, value) : Action();
  if (first == nullptr) first = last = &open;
  if (first->kind == 0) return 0;
  ActionCost costs[2][kMostCosts];
  const size_t counts[2] = {rules_->CostOf(state_.data(), seat_, *first, absl::MakeSpan(costs[0])),
                            rules_->CostOf(state_.data(), seat_, *last, absl::MakeSpan(costs[1]))};
  const size_t count = std::min<size_t>(std::min(counts[0], counts[1]), kMostCosts);
  for (size_t i = 0; i < std::min(count, out.size()); ++i) {
    const bool same = costs[0][i].label == costs[1][i].label;
    const bool less = same && costs[1][i].amount < costs[0][i].amount;
    out[i].cost = costs[less ? 1 : 0][i];
    out[i].least = !same || costs[0][i].amount != costs[1][i].amount || counts[0] != counts[1];
  }
  return count;
}

std::string Choice::CostText(const ChoiceCost& cost, int language) const {
  if (rules_ == nullptr) return "";
  return Reader(*rules_, state_.data(), language, seat_).Label(cost.cost.label);
}

Reference Choice::ReferenceTo(int step, const int32_t* value) const {
  if (step < 0 || step >= steps()) return Reference::ActionKind(static_cast<uint32_t>(value[0]));
  return ReferenceOf(Spec(step), Meant(step, value), seat_, rules_->seats());
}

bool Choice::MayFinish() const { return Whole().kind != 0; }

Action Choice::Whole() const {
  if (Next() == kDone && partial_.kind != 0) {
    // What is listed need not be checked again.
    if (free_ == 0 && below_.size() == 1) return below_[0];
    return rules_->Allows(state_.data(), seat_, partial_) ? partial_ : Action();
  }
  const bool begun = partial_.kind != 0 || pick_count_ != 0;
  return begun && below_.size() == 1 && !HasOpenStep(below_[0]) ? below_[0] : Action();
}

absl::Status Choice::WhyNotFinished() const {
  if (MayFinish()) return absl::OkStatus();
  if (!decision_) return absl::FailedPreconditionError("it is not your turn to decide");
  const int next = Next();
  if (next == kDone) return rules_->Check(state_.data(), seat_, partial_);
  return absl::FailedPreconditionError(
      next == kKind ? "no action is chosen yet" : absl::StrCat(Spec(next).name, " is missing"));
}

// Open steps -----------------------------------------------------------------------------------

bool Choice::IsOpen(int step) const {
  return step >= 0 && step < steps() && rules_->IsOpen(state_.data(), seat_, partial_, step);
}

bool Choice::IsOpen() const {
  if ((decision_.flags & Decision::kOpen) == 0) return false;
  return std::any_of(below_.begin(), below_.end(),
                     [&](const Action& action) { return HasOpenStep(action); });
}

// Whether a step of the action that is not filled in takes values beyond those listed.
bool Choice::HasOpenStep(const Action& action) const {
  if ((decision_.flags & Decision::kOpen) == 0) return false;
  const int count = static_cast<int>(rules_->ActionArgs(action).size());
  for (int step = 0; step < count; ++step) {
    const bool filled = partial_.kind == action.kind && IsFilled(step);
    if (!filled && rules_->IsOpen(state_.data(), seat_, action, step)) return true;
  }
  return false;
}

OpenBounds Choice::Bounds(int step) const {
  return IsOpen(step) ? rules_->BoundsOf(state_.data(), seat_, partial_, step) : OpenBounds();
}

bool Choice::Nearest(int step, int32_t* value) const {
  if (!IsOpen(step) || IsText(step)) return false;
  Action wish = Completed(step, value);
  if (!rules_->NearestLegal(state_.data(), seat_, step, wish)) return false;
  const int slot = SlotOf(specs_, step);
  for (int i = 0; i < Spec(step).width(); ++i) value[i] = wish.args[slot + i];
  return true;
}

size_t Choice::Preview(absl::Span<PreviewStep> out) const {
  if (partial_.kind == 0 || Next() != kDone) return 0;
  return rules_->Preview(state_.data(), seat_, partial_, out);
}

size_t Choice::Drags(absl::Span<ChoiceDrag> out) const {
  size_t count = 0;
  uint32_t last = 0;
  for (const Action& action : below_) {
    if (action.kind == last) continue;  // Kinds come together; one that comes again is found below.
    last = action.kind;
    const absl::Span<const ArgSpec> specs = rules_->ActionArgs(action);
    const auto from = std::find_if(specs.begin(), specs.end(),
                                   [](const ArgSpec& spec) { return IsMovable(spec.type); });
    if (from == specs.end()) continue;
    const auto to = std::find_if(from + 1, specs.end(),
                                 [](const ArgSpec& spec) { return TakesDrops(spec.type); });
    if (to == specs.end()) continue;
    const size_t written = std::min(count, out.size());
    if (std::any_of(out.begin(), out.begin() + static_cast<ptrdiff_t>(written),
                    [&](const ChoiceDrag& drag) { return drag.kind == action.kind; })) {
      continue;
    }
    if (count < out.size()) {
      out[count] = {action.kind, static_cast<int32_t>(from - specs.begin()),
                    static_cast<int32_t>(to - specs.begin()), 0};
    }
    ++count;
  }
  return count;
}

}  // namespace mallard
