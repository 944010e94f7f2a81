#include "tests/support/told.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/choice.h"
#include "mallard/event_roles.h"
#include "mallard/event_text.h"
#include "mallard/open_choice.h"
#include "mallard/reading.h"
#include "mallard/refusal_text.h"

namespace mallard::testing {
namespace {

constexpr size_t kMostValues = 6;  // Of one step that are looked at.

int LanguagesOf(const Match& match) {
  return static_cast<int>(match.ruleset().catalog().languages().size());
}

void AddStep(Choice& choice, int step, int languages, std::string& out) {
  const absl::Span<const ChoiceValue> all = choice.Values(step);
  const std::vector<ChoiceValue> values(all.begin(), all.end());
  absl::StrAppend(&out, "step ", step, " of ", values.size(), "\n");
  for (size_t i = 0; i < std::min(values.size(), kMostValues); ++i) {
    const ChoiceValue& value = values[i];
    absl::StrAppend(&out, value.value[0], " ", value.value[1], " x", value.actions);
    for (int language = 0; language < languages; ++language) {
      absl::StrAppend(&out, " \"", choice.Text(step, value.value, language), "\"");
    }
    ChoiceCost costs[4];
    const size_t count = choice.Costs(step, value.value, absl::MakeSpan(costs));
    for (size_t c = 0; c < std::min<size_t>(count, 4); ++c) {
      absl::StrAppend(&out, " for ", costs[c].cost.amount, " ", choice.CostText(costs[c], 0));
    }
    out += "\n";
  }
}

void Add(const Reference& reference, std::string& out) {
  absl::StrAppend(&out, reference.type, ",", reference.owner, ",", reference.table, ",",
                  reference.value[0], ",", reference.value[1], " ");
}

// Fills in the first value of every step, then tells where things end. Of an open step also what is
// nearest to a corner of its bounds.
void AddPreview(Choice& choice, std::string& out) {
  for (int step = choice.Next(); step >= 0 && !choice.MayFinish(); step = choice.Next()) {
    if (choice.IsOpen(step)) {
      const OpenBounds bounds = choice.Bounds(step);
      int32_t wish[2] = {bounds.low[0], bounds.low[1]};
      if (choice.Nearest(step, wish)) absl::StrAppend(&out, "near ", wish[0], " ", wish[1], "\n");
    }
    const absl::Span<const ChoiceValue> values = choice.Values(step);
    if (values.empty()) return;
    const ChoiceValue first = values[0];
    if (!choice.Set(step, first.value).ok()) return;
  }
  PreviewStep ends[8];
  const size_t count = choice.Preview(absl::MakeSpan(ends));
  for (size_t i = 0; i < std::min<size_t>(count, 8); ++i) {
    Add(ends[i].thing, out);
    Add(ends[i].to, out);
  }
  absl::StrAppend(&out, "ends of ", count, "\n");
}

// Why things that are seen cannot be chosen.
void AddReasons(const Match& match, int seat, const Choice& choice, std::string& out) {
  constexpr size_t kReasons = 12;
  Scene scene;
  match.BuildScene(Viewer::Seat(seat), scene);
  const size_t apart = scene.references.size() / kReasons + 1;
  for (size_t i = 0; i < scene.references.size(); i += apart) {
    const absl::Status why = choice.WhyNot(scene.references[i]);
    absl::StrAppend(&out, why.message(), "\n");
    for (int language = 0; language < LanguagesOf(match); ++language) {
      absl::StrAppend(&out, RefusalText(match, Viewer::Seat(seat), why.message(), language), "\n");
    }
  }
}

void AddChoice(const Match& match, int seat, int languages, std::string& out) {
  Choice choice;
  choice.Begin(match, seat);
  AddStep(choice, Choice::kKind, languages, out);
  const absl::Span<const ChoiceValue> all = choice.Values(Choice::kKind);
  const std::vector<ChoiceValue> kinds(all.begin(), all.end());
  for (const ChoiceValue& kind : kinds) {
    choice.Restart();
    if (!choice.Set(Choice::kKind, kind.value).ok() || choice.steps() == 0) continue;
    for (int language = 0; language < languages; ++language) {
      absl::StrAppend(&out, choice.Prompt(0, language), "\n");
    }
    AddStep(choice, 0, languages, out);
    absl::StrAppend(&out, choice.WhyNotFinished().message(), "\n");
    AddPreview(choice, out);
  }
  choice.Restart();
  AddReasons(match, seat, choice, out);
}

}  // namespace

std::string ToldTo(const Match& match, Viewer viewer) {
  std::string out;
  const int languages = LanguagesOf(match);
  for (int seat = 0; seat < match.seats(); ++seat) {
    for (int language = 0; language < languages; ++language) {
      absl::StrAppend(&out, PromptText(match, viewer, seat, language), "\n");
    }
    if (viewer.IsSeat(seat)) AddChoice(match, seat, languages, out);
  }
  return out;
}

std::string StoryOf(const Match& match, Viewer viewer, size_t from) {
  std::string out;
  for (size_t i = from; i < match.EventCount(viewer); ++i) {
    for (int language = 0; language < LanguagesOf(match); ++language) {
      absl::StrAppend(&out, EventText(match, viewer, i, {language}), "\n");
    }
    const EventRoles roles = RolesOf(match, viewer, i);
    for (const Reference& what : {roles.subject, roles.from, roles.to, roles.place}) Add(what, out);
    absl::StrAppend(&out, roles.amount, " ", roles.total, "\n");
  }
  return out;
}

}  // namespace mallard::testing
