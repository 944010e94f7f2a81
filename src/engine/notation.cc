#include "mallard/notation.h"

#include <cstdint>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "mallard/asking.h"
#include "mallard/content.h"
#include "mallard/primitives/grid.h"
#include "mallard/text_argument.h"

namespace mallard {

std::string FormatArg(const Rules& rules, const ArgSpec& spec, const int32_t* values) {
  const int32_t value = values[0];
  switch (spec.type) {
    case ArgType::kCell:
      return value >= 0 && value < kGridCells ? CellName(value) : absl::StrCat("#", value);
    case ArgType::kPoint:
      return OnGrid(values[0], values[1]) ? CellName(CellAt(values[0], values[1]))
                                          : absl::StrCat(values[0], "/", values[1]);
    case ArgType::kSeat:
      return value == -1 ? "nobody" : absl::StrCat("p", int64_t{value} + 1);
    case ArgType::kWord:
    case ArgType::kYesNo:
      if (value >= 0 && static_cast<size_t>(value) < spec.words.size()) {
        return spec.words[static_cast<size_t>(value)];
      }
      return absl::StrCat("#", value);
    case ArgType::kName:
    case ArgType::kHex:
    case ArgType::kNode: {
      if (value == -1) return "none";
      const absl::Span<const std::string> names = rules.Names(spec.table);
      if (value >= 0 && static_cast<size_t>(value) < names.size()) {
        return names[static_cast<size_t>(value)];
      }
      return absl::StrCat("#", value);
    }
    case ArgType::kColumn:
      return absl::StrCat(int64_t{value} + 1);
    case ArgType::kPlace:
    case ArgType::kVector:
      return absl::StrCat(values[0], " ", values[1]);
    case ArgType::kText:
      return InQuotes(ArgumentText(values, spec.width()).text());
    default:
      return absl::StrCat(value);
  }
}

namespace {

std::string FormatKind(const Rules& rules, const KindSpec* spec, absl::Span<const ArgSpec> args,
                       uint32_t kind, const int32_t* values) {
  if (spec == nullptr) return absl::StrCat("unknown#", kind);
  std::string text = spec->name;
  for (const ArgSpec& arg : args) {
    absl::StrAppend(&text, " ", FormatArg(rules, arg, values));
    values += arg.width();
  }
  return text;
}

absl::Status Expected(const KindSpec& kind, const ArgSpec& arg, absl::string_view wanted,
                      absl::string_view found, absl::string_view nearest = "") {
  return absl::InvalidArgumentError(
      absl::StrCat(kind.name, ": ", arg.name, " must be ", wanted, ", not \"", found, "\"",
                   nearest.empty() ? "" : "; did you mean ", nearest));
}

// Words of text that an argument is written in.
size_t WordsOf(const ArgSpec& spec) {
  return spec.type == ArgType::kPlace || spec.type == ArgType::kVector ? 2 : 1;
}

bool IsSpace(char letter) { return absl::StrContains(" \t\r\n", letter); }

// Takes the next word; "" if there is none.
absl::string_view TakeWord(absl::string_view& rest) {
  while (!rest.empty() && IsSpace(rest.front())) rest.remove_prefix(1);
  size_t size = 0;
  while (size < rest.size() && !IsSpace(rest[size])) ++size;
  const absl::string_view word = rest.substr(0, size);
  rest.remove_prefix(size);
  return word;
}

// Takes what stands in quotes, or all that is left. False: the quotes do not end.
bool TakeText(absl::string_view& rest, std::string* text) {
  rest = absl::StripAsciiWhitespace(rest);
  if (rest.empty() || rest.front() != '"') {
    text->assign(rest.data(), rest.size());
    rest = "";
    return true;
  }
  for (size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] == '"') {
      rest.remove_prefix(i + 1);
      return rest.empty() || IsSpace(rest.front());
    }
    if (rest[i] == '\\' && i + 1 < rest.size()) ++i;
    *text += rest[i];
  }
  return false;
}

absl::Status ParseText(const KindSpec& kind, const ArgSpec& spec, absl::string_view& rest,
                       int32_t* values) {
  const std::string wanted = absl::StrCat("a text of at most ", spec.max, " bytes in quotes");
  const absl::string_view all = rest;
  std::string text;
  if (!TakeText(rest, &text)) return Expected(kind, spec, wanted, all);
  if (text.empty()) {
    return absl::InvalidArgumentError(absl::StrCat(kind.name, ": ", spec.name, " is missing"));
  }
  if (text.size() > static_cast<size_t>(spec.max)) return Expected(kind, spec, wanted, text);
  if (!IsPlainText(text)) {
    return absl::InvalidArgumentError(absl::StrCat(
        kind.name, ": ", spec.name, " must be plain text, without control characters"));
  }
  PackText(text, values, spec.width());
  return absl::OkStatus();
}

// Reads the word number `part` of an argument; `values` points at its first slot.
absl::Status ParseArg(const Rules& rules, const KindSpec& kind, const ArgSpec& spec, size_t part,
                      absl::string_view word, int32_t* values) {
  switch (spec.type) {
    case ArgType::kCell: {
      absl::StatusOr<int> cell = ParseCell(word);
      if (!cell.ok()) return Expected(kind, spec, "a cell such as B6", word);
      *values = *cell;
      return absl::OkStatus();
    }
    case ArgType::kPoint: {
      const std::vector<absl::string_view> parts = absl::StrSplit(word, '/');
      if (parts.size() == 2 && absl::SimpleAtoi(parts[0], &values[0]) &&
          absl::SimpleAtoi(parts[1], &values[1])) {
        return absl::OkStatus();
      }
      absl::StatusOr<int> cell = ParseCell(word);
      if (!cell.ok()) {
        return Expected(kind, spec, "a cell such as B6, or column/row from 0 such as -1/3", word);
      }
      values[0] = ColumnOf(*cell);
      values[1] = RowOf(*cell);
      return absl::OkStatus();
    }
    case ArgType::kSeat:
      if (absl::EqualsIgnoreCase(word, "nobody")) {
        *values = -1;
        return absl::OkStatus();
      }
      if (word.size() > 1 && (word[0] == 'p' || word[0] == 'P') &&
          absl::SimpleAtoi(word.substr(1), values) && *values >= 1) {
        --*values;
        return absl::OkStatus();
      }
      return Expected(kind, spec, "a player such as p1", word);
    case ArgType::kWord:
    case ArgType::kYesNo: {
      const std::vector<std::string> words(spec.words.begin(), spec.words.end());
      *values = NameTable(words).Find(word);
      if (*values >= 0) return absl::OkStatus();
      return Expected(kind, spec, absl::StrCat("one of ", absl::StrJoin(words, ", ")), word,
                      NearestName(word, words));
    }
    case ArgType::kName:
    case ArgType::kHex:
    case ArgType::kNode: {
      const NameTable& table = rules.Table(spec.table);
      *values = table.Find(word);
      if (*values >= 0) return absl::OkStatus();
      return Expected(kind, spec, absl::StrCat("the name of a ", spec.table), word,
                      NearestName(word, table.names()));
    }
    case ArgType::kColumn:
      if (!absl::SimpleAtoi(word, values) || *values < 1) {
        return Expected(kind, spec, "a column from 1", word);
      }
      --*values;
      return absl::OkStatus();
    default:
      if (absl::SimpleAtoi(word, values + part)) return absl::OkStatus();
      return Expected(kind, spec, WordsOf(spec) == 2 ? "two whole numbers" : "a whole number",
                      word);
  }
}

}  // namespace

std::string FormatAction(const Rules& rules, const Action& action) {
  return FormatKind(rules, Manifest::Find(rules.manifest().actions, action.kind),
                    rules.ActionArgs(action), action.kind, action.args);
}

std::string FormatEvent(const Rules& rules, const Event& event) {
  return FormatKind(rules, Manifest::Find(rules.manifest().events, event.kind),
                    rules.EventArgs(event), event.kind, event.args);
}

std::string FormatDecision(const Rules& rules, const Decision& decision) {
  const KindSpec* spec = Manifest::Find(rules.manifest().decisions, decision.kind);
  return FormatKind(rules, spec, spec == nullptr ? absl::Span<const ArgSpec>() : spec->args,
                    decision.kind, decision.args);
}

absl::StatusOr<Action> ParseAction(const Rules& rules, absl::string_view text) {
  absl::string_view rest = text;
  const absl::string_view verb = TakeWord(rest);
  if (verb.empty()) return absl::InvalidArgumentError("no action given");
  const KindSpec* kind = nullptr;
  std::vector<std::string> known;
  for (const KindSpec& spec : rules.manifest().actions) {
    if (absl::EqualsIgnoreCase(spec.name, verb)) kind = &spec;
    if (CanBeTaken(rules, spec.kind)) known.emplace_back(spec.name);
  }
  if (kind == nullptr) {
    const std::string nearest = NearestName(verb, known);
    return absl::InvalidArgumentError(
        absl::StrCat("there is no action \"", verb, "\"",
                     nearest.empty() ? absl::StrCat("; there are ", absl::StrJoin(known, ", "))
                                     : absl::StrCat("; did you mean ", nearest)));
  }
  Action action;
  action.kind = kind->kind;
  size_t slot = 0;
  // The specs are asked for again at every step, since they may depend on what has been read.
  for (size_t i = 0; i < rules.ActionArgs(action).size(); ++i) {
    const ArgSpec& spec = rules.ActionArgs(action)[i];
    if (spec.type == ArgType::kText) {
      absl::Status status = ParseText(*kind, spec, rest, &action.args[slot]);
      if (!status.ok()) return status;
    }
    const size_t parts = spec.type == ArgType::kText ? 0 : WordsOf(spec);
    for (size_t part = 0; part < parts; ++part) {
      const absl::string_view word = TakeWord(rest);
      if (word.empty()) {
        return absl::InvalidArgumentError(absl::StrCat(kind->name, ": ", spec.name, " is missing"));
      }
      absl::Status status = ParseArg(rules, *kind, spec, part, word, &action.args[slot]);
      if (!status.ok()) return status;
    }
    slot += static_cast<size_t>(spec.width());
  }
  if (const absl::string_view more = TakeWord(rest); !more.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat(kind->name, ": \"", more, "\" is one word too many"));
  }
  return action;
}

}  // namespace mallard
