#include "mallard/phrase_template.h"

#include <algorithm>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "mallard/content.h"

namespace mallard {
namespace {

/// A piece of a template: text as it stands, or a place with its name and forms.
struct Piece {
  enum class Type { kText, kPlace, kMistake };
  Type type = Type::kText;
  absl::string_view text;  ///< Of a place: all between its braces.
};

/// Takes the next piece off the front of `rest`, which is not empty.
Piece NextPiece(absl::string_view& rest) {
  const auto take = [&](Piece::Type type, size_t from, size_t size, size_t all) {
    const Piece piece = {type, rest.substr(from, size)};
    rest.remove_prefix(std::min(all, rest.size()));
    return piece;
  };
  const size_t brace = rest.find_first_of("{}");
  if (brace == absl::string_view::npos)
    return take(Piece::Type::kText, 0, rest.size(), rest.size());
  if (brace > 0) return take(Piece::Type::kText, 0, brace, brace);
  if (rest.size() > 1 && rest[1] == rest[0]) return take(Piece::Type::kText, 0, 1, 2);
  const size_t end = rest.find_first_of("{}", 1);
  if (rest[0] == '}' || end == absl::string_view::npos || rest[end] == '{') {
    return take(Piece::Type::kMistake, 0, 1, 1);
  }
  return take(Piece::Type::kPlace, 1, end - 1, end + 1);
}

absl::string_view NameOf(absl::string_view place) { return place.substr(0, place.find('|')); }

/// The form that fits the argument.
absl::string_view Choose(const std::vector<absl::string_view>& forms, absl::string_view key) {
  std::vector<absl::string_view> plain;
  for (const absl::string_view form : forms) {
    const size_t equals = form.find('=');
    if (equals == absl::string_view::npos) {
      plain.push_back(form);
    } else if (form.substr(0, equals) == key) {
      return form.substr(equals + 1);
    }
  }
  if (plain.empty()) return "";
  int64_t number;
  if (!absl::SimpleAtoi(key, &number)) return plain.back();
  if (plain.size() == 2) return plain[number == 1 ? 0 : 1];
  if (plain.size() == 3) return plain[number == 0 ? 0 : number == 1 ? 1 : 2];
  return plain.back();
}

}  // namespace

std::string RenderTemplate(
    absl::string_view text,
    absl::FunctionRef<std::optional<TemplateArgument>(absl::string_view name)> lookup) {
  std::string out;
  while (!text.empty()) {
    const Piece piece = NextPiece(text);
    if (piece.type != Piece::Type::kPlace) {
      absl::StrAppend(&out, piece.text);
      continue;
    }
    const std::optional<TemplateArgument> argument = lookup(NameOf(piece.text));
    std::vector<absl::string_view> forms = absl::StrSplit(piece.text, '|');
    forms.erase(forms.begin());
    if (!argument.has_value()) {
      absl::StrAppend(&out, "{", piece.text, "}");
    } else if (forms.empty()) {
      absl::StrAppend(&out, argument->text);
    } else {
      absl::StrAppend(&out,
                      absl::StrReplaceAll(Choose(forms, argument->key), {{"#", argument->text}}));
    }
  }
  return out;
}

std::vector<std::string> TemplateArguments(absl::string_view text) {
  std::vector<std::string> names;
  while (!text.empty()) {
    const Piece piece = NextPiece(text);
    if (piece.type != Piece::Type::kPlace) continue;
    std::string name(NameOf(piece.text));
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      names.push_back(std::move(name));
    }
  }
  return names;
}

std::optional<ContentProblem> CheckTemplate(absl::string_view text,
                                            const std::vector<std::string>& names) {
  while (!text.empty()) {
    const absl::string_view here = text;
    const Piece piece = NextPiece(text);
    if (piece.type == Piece::Type::kMistake) {
      return ContentProblem(absl::StrCat("the brace ", piece.text, " at \"", here.substr(0, 20),
                                         "\" has no partner; a plain brace is written twice"));
    }
    if (piece.type != Piece::Type::kPlace) continue;
    const std::string name(NameOf(piece.text));
    if (std::find(names.begin(), names.end(), name) != names.end()) continue;
    ContentProblem problem(absl::StrCat("unknown argument \"", name, "\""));
    problem.expected = names.empty() ? "no argument" : absl::StrJoin(names, ", ");
    problem.found = name;
    return std::move(problem).Suggest(NearestName(name, names));
  }
  return std::nullopt;
}

}  // namespace mallard
