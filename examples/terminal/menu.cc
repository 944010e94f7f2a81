#include "examples/terminal/menu.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "examples/terminal/explain.h"
#include "mallard/reading.h"

namespace mallard::terminal {
namespace {

constexpr size_t kFewPlaces = 9;  // So many are listed all the same.

bool IsPlaceType(ArgType type) {
  return type == ArgType::kCell || type == ArgType::kHex || type == ArgType::kNode ||
         type == ArgType::kPlace || type == ArgType::kPoint;
}

// Numbers as rules count them, "17400 34600", or as people read them, "17.4/34.6".
bool ReadNumbers(absl::string_view text, int count, ChoiceValue& out) {
  const bool units = absl::StrContains(text, '/');
  const std::vector<absl::string_view> words =
      absl::StrSplit(text, units ? '/' : ' ', absl::SkipWhitespace());
  if (words.size() != static_cast<size_t>(count)) return false;
  for (size_t i = 0; i < words.size(); ++i) {
    double number = 0;
    if (!absl::SimpleAtod(absl::StrReplaceAll(words[i], {{",", "."}}), &number) ||
        std::abs(number) > 1e6)
      return false;
    out.value[i] = static_cast<int32_t>(std::lround(units ? number * 1000 : number));
  }
  return true;
}

bool TakesBack(const Choice& choice, uint32_t kind) {
  const KindSpec* spec = Manifest::Find(choice.rules()->manifest().actions, kind);
  return spec != nullptr && spec->takes_back;
}

}  // namespace

bool MenuLine::IsNumber() const {
  return typed.find_first_not_of("0123456789") == std::string::npos &&
         absl::StartsWith(text, typed);
}

void Menu::Begin(const Match& match, int seat, int language) {
  match_ = &match;
  language_ = language;
  choice_.Begin(match, seat);
  taken_.clear();
  Refresh();
}

int Menu::Refresh() {
  int taken = 0;
  // What can only be answered in one way need not be asked, unless that is all there is to do.
  while (!choice_.MayFinish() && choice_.Next() != Choice::kDone && !choice_.IsOpen()) {
    const absl::Span<const ChoiceValue> values = choice_.Values(choice_.Next());
    if (values.size() != 1 || choice_.Count() == 1) break;
    const ChoiceValue only = values[0];
    if (!choice_.Set(choice_.Next(), only.value).ok()) break;
    ++taken;
  }
  lines_.clear();
  const int step = choice_.Next();
  if (step == Choice::kDone) return taken;
  const absl::Span<const ChoiceValue> listed = choice_.Values(step);
  const std::vector<ChoiceValue> values(listed.begin(), listed.end());
  for (const ChoiceValue& value : values) {
    std::string text = choice_.Text(step, value.value, language_);
    ChoiceCost costs[Choice::kMostCosts];
    const size_t count = std::min<size_t>(choice_.Costs(step, value.value, absl::MakeSpan(costs)),
                                          Choice::kMostCosts);
    for (size_t i = 0; i < count; ++i) {
      absl::StrAppend(&text, i == 0 ? " (" : ", ", choice_.CostText(costs[i], language_), " ",
                      costs[i].cost.amount, costs[i].least ? "+" : "");
    }
    if (count > 0) text += ')';
    lines_.push_back({value, std::move(text), choice_.Text(step, value.value)});
  }
  if (step != Choice::kKind) return taken;
  std::stable_partition(lines_.begin(), lines_.end(), [&](const MenuLine& line) {
    return !TakesBack(choice_, static_cast<uint32_t>(line.value.value[0]));
  });
  return taken;
}

bool Menu::IsPlace() const {
  const int step = choice_.Next();
  return step >= 0 && IsPlaceType(choice_.Spec(step).type) &&
         (lines_.size() > kFewPlaces || choice_.IsOpen(step));
}

bool Menu::IsOpenPlace() const {
  const int step = choice_.Next();
  return step >= 0 && choice_.Spec(step).type == ArgType::kPlace && choice_.IsOpen(step);
}

std::optional<ChoiceValue> Menu::NearestTo(ChoiceValue wish) {
  if (!choice_.Nearest(choice_.Next(), wish.value)) return std::nullopt;
  return wish;
}

std::string Menu::Question() const {
  const int step = choice_.Next();
  return step == Choice::kDone ? "" : choice_.Prompt(step, language_);
}

std::string Menu::Chosen() const {
  std::vector<std::string> parts;
  const Action& partial = choice_.partial();
  if (choice_.IsFilled(Choice::kKind)) {
    const int32_t kind[2] = {static_cast<int32_t>(partial.kind), 0};
    parts.push_back(choice_.Text(Choice::kKind, kind, language_));
  }
  const int32_t* value = partial.args;
  for (int step = 0; step < choice_.steps(); ++step) {
    if (choice_.IsFilled(step)) parts.push_back(choice_.Text(step, value, language_));
    value += choice_.Spec(step).width();
  }
  return absl::StrJoin(parts, " - ");
}

absl::Status Menu::Choose(const ChoiceValue& value) {
  absl::Status status = choice_.Set(choice_.Next(), value.value);
  if (status.ok()) taken_.push_back(1 + Refresh());
  return status;
}

absl::StatusOr<ChoiceValue> Menu::Find(absl::string_view text) {
  const int step = choice_.Next();
  if (step == Choice::kDone || text.empty()) return absl::NotFoundError("");
  const auto named = [&](const MenuLine& line) {
    // A number that is not seen is not meant; what is seen in front of an answer is.
    const bool hidden = !text.empty() && absl::ascii_isdigit(text[0]) && !line.IsNumber() &&
                        line.typed.find_first_not_of("0123456789") == std::string::npos;
    return (absl::EqualsIgnoreCase(line.typed, text) && !hidden) ||
           absl::EqualsIgnoreCase(line.text, text);
  };
  if (const auto line = absl::c_find_if(lines_, named); line != lines_.end()) return line->value;
  size_t number = 0;
  if (absl::SimpleAtoi(text, &number) && number >= 1 && number <= lines_.size() && !IsPlace()) {
    return lines_[number - 1].value;
  }
  // Two numbers are a place on an open map: the nearest that is legal is meant.
  ChoiceValue wish;
  if (step >= 0 && choice_.IsOpen(step) && ReadNumbers(text, choice_.Spec(step).width(), wish)) {
    if (const std::optional<ChoiceValue> place = NearestTo(wish)) return *place;
    absl::Status why = choice_.WhyNot(step, wish.value);
    return why.ok() ? absl::NotFoundError("") : why;
  }
  if (step >= 0 && choice_.Spec(step).type == ArgType::kText) return absl::NotFoundError("");
  if (IsPlace()) return absl::NotFoundError("");  // A1 is not short for A10.
  const auto begins = [&](const MenuLine& line) {
    return absl::StartsWithIgnoreCase(line.typed, text) ||
           absl::StartsWithIgnoreCase(line.text, text);
  };
  const auto first = absl::c_find_if(lines_, begins);
  if (first == lines_.end()) return absl::NotFoundError("");
  if (std::any_of(first + 1, lines_.end(), begins)) return absl::NotFoundError("");
  return first->value;
}

absl::Status Menu::Answer(absl::string_view text) {
  const absl::StatusOr<ChoiceValue> value = Find(text);
  if (value.ok()) return Choose(*value);
  const int step = choice_.Next();
  if (step < 0 || choice_.Spec(step).type != ArgType::kText || text.empty()) return value.status();
  absl::Status status = choice_.SetText(step, text);  // Own words.
  if (status.ok()) taken_.push_back(1 + Refresh());
  return status;
}

std::vector<PreviewStep> Menu::EndsOf(const ChoiceValue& value) {
  constexpr size_t kMostEnds = 40;
  std::vector<PreviewStep> ends(kMostEnds);
  if (choice_.Next() == Choice::kDone || !choice_.Set(choice_.Next(), value.value).ok()) return {};
  ends.resize(std::min(kMostEnds, choice_.Preview(absl::MakeSpan(ends))));
  choice_.Back();
  return ends;
}

std::vector<std::string> Menu::PreviewOf(const ChoiceValue& value) {
  constexpr size_t kMostEnds = 12;
  std::vector<std::string> lines;
  const int step = choice_.Next();
  if (step == Choice::kDone) return lines;
  const std::string text =
      TextOf(*choice_.rules(), choice_.Text(step, value.value, language_), language_);
  if (!text.empty()) lines.push_back(text);
  const std::vector<PreviewStep> ends = EndsOf(value);
  const Viewer viewer = Viewer::Seat(choice_.seat());
  for (size_t i = 0; i < std::min(kMostEnds, ends.size()); ++i) {
    // That a player goes to the cell that was named is no news.
    if (static_cast<ArgType>(ends[i].thing.type) == ArgType::kSeat) continue;
    lines.push_back(absl::StrCat(ReferenceText(*match_, viewer, ends[i].thing, language_), " -> ",
                                 ReferenceText(*match_, viewer, ends[i].to, language_)));
  }
  return lines;
}

absl::Status Menu::Point(const Reference& reference) {
  absl::Status status = choice_.Pick(reference);
  if (status.ok()) taken_.push_back(1 + Refresh());
  return status;
}

bool Menu::Back() {
  if (taken_.empty()) return false;
  for (int i = 0; i < taken_.back(); ++i) choice_.Back();
  taken_.pop_back();
  Refresh();
  return true;
}

}  // namespace mallard::terminal
