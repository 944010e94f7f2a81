#include "examples/terminal/phrases.h"

#include <cstdint>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "mallard/catalog.h"
#include "mallard/event_text.h"
#include "mallard/game.h"
#include "mallard/notation.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {
namespace {

// Whether an event comes from the game that a game builds on.
bool IsOfParent(const Game& game, uint32_t kind) {
  const absl::StatusOr<const Game*> parent = FindGame(game.content_schema().parent);
  return parent.ok() && Manifest::Find((*parent)->manifest().events, kind) != nullptr;
}

Role RoleOf(const Manifest& manifest, uint32_t event) {
  const auto found = absl::c_find_if(
      manifest.tellings, [&](const EventTelling& telling) { return telling.event == event; });
  if (found == manifest.tellings.end()) return Role::kStatement;
  switch (found->telling) {
    case Telling::kStatement:
      return Role::kStatement;
    case Telling::kDetail:
      return Role::kDetail;
    case Telling::kLatest:
      return Role::kLatest;
    case Telling::kHeading:
      return Role::kHeading;
  }
  return Role::kStatement;
}

// Whether its text is a number.
bool IsNumber(const ArgSpec& arg) {
  return !arg.named() && arg.type != ArgType::kCell && arg.type != ArgType::kPoint &&
         arg.type != ArgType::kSeat && arg.type != ArgType::kText && !arg.worded();
}

bool HasSentence(const Rules& rules, const Event& event) {
  constexpr int kEnglish = 0;
  const KindSpec* kind = Manifest::Find(rules.manifest().events, event.kind);
  return kind != nullptr && rules.ruleset().catalog().IsTranslated("event", kind->name, kEnglish);
}

Sentence InRole(const Rules& rules, const Event& event, std::string text) {
  const Role role = text.empty() ? Role::kSilent : RoleOf(rules.manifest(), event.kind);
  return {role, std::move(text)};
}

bool IsNothing(absl::string_view word) { return word == "none" || word == "nobody"; }

}  // namespace

bool HasHeadings(const Manifest& manifest) {
  return absl::c_any_of(manifest.tellings, [](const EventTelling& telling) {
    return telling.telling == Telling::kHeading;
  });
}

std::string DescribePlainly(const Rules& rules, const Event& event) {
  const KindSpec* kind = Manifest::Find(rules.manifest().events, event.kind);
  if (kind == nullptr) return FormatEvent(rules, event);
  std::vector<std::string> parts = {absl::StrReplaceAll(kind->name, {{"_", " "}})};
  const int32_t* value = event.args;
  for (const ArgSpec& arg : rules.EventArgs(event)) {
    const std::string text = FormatArg(rules, arg, value);
    const bool first = value == event.args;
    value += arg.width();
    if (IsNothing(text)) continue;
    if (first && arg.type == ArgType::kSeat) {
      parts.insert(parts.begin(), text);
    } else {
      // A number alone says little.
      parts.push_back(IsNumber(arg) ? absl::StrCat(arg.name, " ", text) : text);
    }
  }
  return absl::StrJoin(parts, " ");
}

bool IsPassing(const Rules& rules, const Event& event) {
  const Game& game = rules.ruleset().game();
  const std::vector<uint32_t>& memorable = rules.manifest().memorable;
  if (absl::c_linear_search(memorable, event.kind)) return false;
  return IsOfParent(game, event.kind) ||
         absl::c_any_of(memorable, [&](uint32_t kind) { return !IsOfParent(game, kind); });
}

Sentence Describe(const Rules& rules, const Event& event, int language) {
  if (!HasSentence(rules, event)) return {Role::kStatement, DescribePlainly(rules, event)};
  return InRole(rules, event, EventText(rules, event, {language, /*notation=*/false}));
}

Sentence Describe(const Match& match, Viewer viewer, size_t index, const Event& event,
                  int language) {
  const Rules& rules = match.rules();
  if (!HasSentence(rules, event)) return {Role::kStatement, DescribePlainly(rules, event)};
  return InRole(rules, event, EventText(match, viewer, index, {language, /*notation=*/false}));
}

}  // namespace mallard::terminal
