// Choices in the C interface.
#include "mallard/choice.h"

#include <algorithm>
#include <iterator>

#include "absl/base/casts.h"
#include "capi/first_versions.h"
#include "capi/handles.h"
#include "capi/mallard_choice.h"
#include "mallard/catalog.h"

/// A choice.
struct mld_choice {
  mallard::Choice value;
};

namespace mallard::capi {
namespace {

static_assert(MLD_STEP_KIND == Choice::kKind && MLD_STEP_DONE == Choice::kDone);
static_assert(sizeof(mld_reference) == sizeof(Reference) &&
              MLD_REFERENCE_ACTION == Reference::kActionKind);
static_assert(sizeof(mld_choice_value) == sizeof(ChoiceValue) &&
              sizeof(mld_preview_step) == sizeof(PreviewStep) &&
              sizeof(mld_choice_drag_steps) == sizeof(ChoiceDrag));

mld_status NoSuchStep(mld_error** error, const Choice& choice, int32_t step) {
  return Fail(error, MLD_INVALID_ARGUMENT,
              absl::StrCat("there is no step ", step, "; this choice has ", choice.steps(),
                           " so far, and MLD_STEP_KIND"));
}

bool HasStep(const Choice& choice, int32_t step) {
  return step >= Choice::kKind && step < choice.steps();
}

// The number of a language; English if none is asked for.
int LanguageOf(const Choice& choice, const char* language) {
  if (language == nullptr || choice.rules() == nullptr) return 0;
  return choice.rules()->ruleset().catalog().FindLanguage(language);
}

// Fails if an argument of a call about a value of a step is missing or wrong.
mld_status CheckStep(const mld_choice* choice, int32_t step, const int32_t* value,
                     mld_error** error) {
  if (choice == nullptr) return NullArgument(error, "choice");
  if (!HasStep(choice->value, step)) return NoSuchStep(error, choice->value, step);
  return value == nullptr ? NullArgument(error, "value") : MLD_OK;
}

// The caller's value of one number or two, as the choice takes it. Of words it is a suggestion's
// number; with any other number those are meant that are filled in.
struct Value {
  Value(const Choice& choice, int32_t step, const int32_t* value) : numbers{value[0]} {
    if (step < 0) return;
    if (choice.Spec(step).type == mallard::ArgType::kText) {
      if (value[0] >= 0) std::copy_n(Words(choice, step), choice.Spec(step).width(), numbers);
    } else if (choice.Spec(step).width() == 2) {
      numbers[1] = value[1];
    }
  }
  static const int32_t* Words(const Choice& choice, int32_t step) {
    const int32_t* slot = choice.partial().args;
    for (int32_t i = 0; i < step; ++i) slot += choice.Spec(i).width();
    return slot;
  }
  int32_t numbers[7] = {};
};

// What a value costs.
class CostList {
 public:
  CostList(const Choice& choice, int32_t step, const int32_t* value) {
    const Value given(choice, step, value);
    count_ = std::min(choice.Costs(step, given.numbers, absl::MakeSpan(costs_)), std::size(costs_));
  }
  absl::Span<const ChoiceCost> span() const { return {costs_, count_}; }

 private:
  ChoiceCost costs_[Choice::kMostCosts];
  size_t count_;
};

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;
using mallard::Choice;

mld_status mld_choice_create(mld_choice** choice, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    *choice = nullptr;
    return Create(choice);
  });
}

void mld_choice_destroy(mld_choice* choice) { delete choice; }

mld_status mld_choice_begin(mld_choice* choice, const mld_match* match, int32_t seat,
                            mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    if (match == nullptr) return NullArgument(error, "match");
    if (!HasSeat(*match, seat)) return NoSuchSeat(error, *match, seat);
    choice->value.Begin(match->value, seat);
    return MLD_OK;
  });
}

mld_status mld_choice_restart(mld_choice* choice, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    choice->value.Restart();
    return MLD_OK;
  });
}

mld_status mld_choice_describe(const mld_choice* choice, mld_choice_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    const Choice& value = choice->value;
    mld_choice_info known = {};
    known.seat = value.seat();
    known.decision = absl::bit_cast<mld_decision>(value.decision());
    known.partial = absl::bit_cast<mld_action>(value.partial());
    known.filled = value.filled();
    known.next = value.Next();
    known.step_count = static_cast<uint32_t>(value.steps());
    known.flags = (value.MayFinish() ? MLD_CHOICE_MAY_FINISH : 0) |
                  (value.MayGoBack() ? MLD_CHOICE_MAY_GO_BACK : 0) |
                  (value.IsOpen() ? MLD_CHOICE_OPEN : 0);
    known.pick_count = static_cast<uint32_t>(value.picks().size());
    known.action_count = value.Count();
    return WriteInfo(known, info, error);
  });
}

mld_status mld_choice_describe_step(const mld_choice* choice, int32_t step, mld_step_info* info,
                                    mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    const Choice& value = choice->value;
    if (!HasStep(value, step)) return NoSuchStep(error, value, step);
    mld_step_info known = {};
    const mallard::OpenBounds bounds = value.Bounds(step);
    known.flags =
        (value.IsFilled(step) ? MLD_STEP_FILLED : 0) | (value.IsOpen(step) ? MLD_STEP_OPEN : 0);
    known.type = step < 0 ? MLD_REFERENCE_ACTION : static_cast<int32_t>(value.Spec(step).type);
    known.width = step < 0 ? 1 : value.Spec(step).width();
    known.name = step < 0 ? "" : value.Spec(step).name;
    known.prompt = value.Prompt(step);
    std::copy_n(bounds.low, 2, known.low);
    std::copy_n(bounds.high, 2, known.high);
    return WriteInfo(known, info, error);
  });
}

mld_status mld_choice_values(mld_choice* choice, int32_t step, mld_choice_value* out,
                             uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    if (!HasStep(choice->value, step)) return NoSuchStep(error, choice->value, step);
    return WriteList(
        choice->value.Values(step), out, capacity, count, error,
        [](const mallard::ChoiceValue& value) { return absl::bit_cast<mld_choice_value>(value); });
  });
}

mld_status mld_choice_format_prompt(const mld_choice* choice, int32_t step, const char* language,
                                    char* buffer, uint64_t capacity, uint64_t* size,
                                    mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    if (!HasStep(choice->value, step)) return NoSuchStep(error, choice->value, step);
    return WriteText(choice->value.Prompt(step, LanguageOf(choice->value, language)), buffer,
                     capacity, size, error);
  });
}

mld_status mld_choice_format_value(const mld_choice* choice, int32_t step, const int32_t* value,
                                   const char* language, char* buffer, uint64_t capacity,
                                   uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckStep(choice, step, value, error)) return status;
    const Value given(choice->value, step, value);
    const Choice& chosen = choice->value;
    return WriteText(language == nullptr
                         ? chosen.Text(step, given.numbers)
                         : chosen.Text(step, given.numbers, LanguageOf(chosen, language)),
                     buffer, capacity, size, error);
  });
}

mld_status mld_choice_reference(const mld_choice* choice, int32_t step, const int32_t* value,
                                mld_reference* reference, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckStep(choice, step, value, error)) return status;
    if (reference == nullptr) return NullArgument(error, "reference");
    const Value given(choice->value, step, value);
    *reference = absl::bit_cast<mld_reference>(choice->value.ReferenceTo(step, given.numbers));
    return MLD_OK;
  });
}

mld_status mld_choice_costs(const mld_choice* choice, int32_t step, const int32_t* value,
                            mld_choice_cost* out, uint64_t capacity, uint64_t* count,
                            mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckStep(choice, step, value, error)) return status;
    const CostList costs(choice->value, step, value);
    return WriteList(
        costs.span(), out, capacity, count, error, [](const mallard::ChoiceCost& cost) {
          return mld_choice_cost{cost.cost.amount, cost.least ? uint32_t{MLD_COST_LEAST} : 0u};
        });
  });
}

mld_status mld_choice_format_cost(const mld_choice* choice, int32_t step, const int32_t* value,
                                  uint64_t index, const char* language, char* buffer,
                                  uint64_t capacity, uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckStep(choice, step, value, error)) return status;
    const CostList costs(choice->value, step, value);
    if (index >= costs.span().size()) return NoSuchIndex(error, "cost", index, costs.span().size());
    const mallard::ChoiceCost& cost = costs.span()[static_cast<size_t>(index)];
    return WriteText(choice->value.CostText(cost, LanguageOf(choice->value, language)), buffer,
                     capacity, size, error);
  });
}

mld_status mld_choice_set(mld_choice* choice, int32_t step, const int32_t* value,
                          mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckStep(choice, step, value, error)) return status;
    const Value given(choice->value, step, value);
    return Report(choice->value.Set(step, given.numbers), Topic::kAction, error);
  });
}

mld_status mld_choice_set_text(mld_choice* choice, int32_t step, const char* text,
                               mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    if (text == nullptr) return NullArgument(error, "text");
    if (!HasStep(choice->value, step)) return NoSuchStep(error, choice->value, step);
    return Report(choice->value.SetText(step, text), Topic::kAction, error);
  });
}

mld_status mld_choice_pick(mld_choice* choice, const mld_reference* clicked, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    if (clicked == nullptr) return NullArgument(error, "clicked");
    return Report(choice->value.Pick(absl::bit_cast<mallard::Reference>(*clicked)), Topic::kAction,
                  error);
  });
}

mld_status mld_choice_drag(mld_choice* choice, const mld_reference* from, const mld_reference* to,
                           mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    if (from == nullptr) return NullArgument(error, "from");
    if (to == nullptr) return NullArgument(error, "to");
    return Report(choice->value.Drag(absl::bit_cast<mallard::Reference>(*from),
                                     absl::bit_cast<mallard::Reference>(*to)),
                  Topic::kAction, error);
  });
}

mld_status mld_choice_drags(const mld_choice* choice, mld_choice_drag_steps* out, uint64_t capacity,
                            uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    mallard::ChoiceDrag drags[64];
    const size_t found = std::min(choice->value.Drags(absl::MakeSpan(drags)), std::size(drags));
    return WriteList(absl::MakeConstSpan(drags, found), out, capacity, count, error,
                     [](const mallard::ChoiceDrag& drag) {
                       return absl::bit_cast<mld_choice_drag_steps>(drag);
                     });
  });
}

mld_status mld_choice_back(mld_choice* choice, int32_t* went_back, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    const bool went = choice->value.Back();
    if (went_back != nullptr) *went_back = went ? 1 : 0;
    return MLD_OK;
  });
}

mld_status mld_choice_check_value(const mld_choice* choice, int32_t step, const int32_t* value,
                                  mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckStep(choice, step, value, error)) return status;
    const Value given(choice->value, step, value);
    return Report(choice->value.WhyNot(step, given.numbers), Topic::kAction, error);
  });
}

mld_status mld_choice_check_reference(const mld_choice* choice, const mld_reference* clicked,
                                      mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    if (clicked == nullptr) return NullArgument(error, "clicked");
    return Report(choice->value.WhyNot(absl::bit_cast<mallard::Reference>(*clicked)),
                  Topic::kAction, error);
  });
}

mld_status mld_choice_finish(const mld_choice* choice, mld_action* action, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    if (action == nullptr) return NullArgument(error, "action");
    const mallard::Action whole = choice->value.Whole();
    if (whole.kind == 0) {
      return Report(choice->value.WhyNotFinished(), Topic::kAction, error);
    }
    *action = absl::bit_cast<mld_action>(whole);
    return MLD_OK;
  });
}

mld_status mld_choice_nearest(const mld_choice* choice, int32_t step, int32_t* value,
                              int32_t* found, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckStep(choice, step, value, error)) return status;
    if (found == nullptr) return NullArgument(error, "found");
    Value wish(choice->value, step, value);
    *found = choice->value.Nearest(step, wish.numbers) ? 1 : 0;
    if (*found != 0) std::copy_n(wish.numbers, choice->value.Spec(step).width(), value);
    return MLD_OK;
  });
}

mld_status mld_choice_previews(const mld_choice* choice, mld_preview_step* out, uint64_t capacity,
                               uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (choice == nullptr) return NullArgument(error, "choice");
    std::vector<mallard::PreviewStep> steps(choice->value.Preview({}));
    steps.resize(choice->value.Preview(absl::MakeSpan(steps)));
    return WriteList(steps, out, capacity, count, error, [](const mallard::PreviewStep& step) {
      return absl::bit_cast<mld_preview_step>(step);
    });
  });
}
