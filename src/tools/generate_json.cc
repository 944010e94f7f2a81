#include "src/tools/generate_json.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"
#include "mallard/game.h"
#include "mallard/manifest.h"

namespace mallard {
namespace {

std::string Quoted(absl::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += {'\\', c};
    } else if (static_cast<unsigned char>(c) < 0x20) {
      absl::StrAppendFormat(&out, "\\u%04x", c);
    } else {
      out += c;
    }
  }
  return out + "\"";
}

std::string Words(const std::vector<const char*>& words) {
  return absl::StrCat(
      "[",
      absl::StrJoin(words, ", ",
                    [](std::string* out, const char* word) { absl::StrAppend(out, Quoted(word)); }),
      "]");
}

const char* RoleName(ArgRole role) {
  switch (role) {
    case ArgRole::kNone:
      return "none";
    case ArgRole::kSubject:
      return "subject";
    case ArgRole::kFrom:
      return "from";
    case ArgRole::kTo:
      return "to";
    case ArgRole::kPlace:
      return "place";
    case ArgRole::kAmount:
      return "amount";
    case ArgRole::kTotal:
      return "total";
  }
  return "";
}

const char* SideName(ArgSide side) {
  switch (side) {
    case ArgSide::kAny:
      return "any";
    case ArgSide::kOwn:
      return "own";
    case ArgSide::kOpponent:
      return "opponent";
  }
  return "";
}

std::string Kinds(const std::vector<KindSpec>& specs) {
  std::vector<std::string> rows;
  for (const KindSpec& spec : specs) {
    std::vector<std::string> args;
    int slot = 0;
    for (const ArgSpec& arg : spec.args) {
      args.push_back(absl::StrCat(
          "{\"name\": ", Quoted(arg.name), ", \"type\": ", Quoted(NameOf(arg.type)),
          ", \"slot\": ", slot, ", \"width\": ", arg.width(), ", \"words\": ", Words(arg.words),
          ", \"table\": ", Quoted(arg.table), ", \"role\": ", Quoted(RoleName(arg.role)),
          ", \"side\": ", Quoted(SideName(arg.side)), ", \"doc\": ", Quoted(arg.doc), "}"));
      slot += arg.width();
    }
    rows.push_back(absl::StrCat("      {\"kind\": ", spec.kind, ", \"name\": ", Quoted(spec.name),
                                ", \"takes_back\": ", spec.takes_back ? "true" : "false",
                                ", \"depends\": ", spec.depends ? "true" : "false",
                                ", \"doc\": ", Quoted(spec.doc), ",\n       \"args\": [",
                                absl::StrJoin(args, ",\n                "), "]}"));
  }
  return absl::StrCat("[\n", absl::StrJoin(rows, ",\n"), "\n    ]");
}

const char* TypeName(OptionSpec::Type type) {
  switch (type) {
    case OptionSpec::Type::kBool:
      return "bool";
    case OptionSpec::Type::kInt:
      return "int";
    case OptionSpec::Type::kWord:
      return "word";
    case OptionSpec::Type::kText:
      return "text";
  }
  return "";
}

std::string Options(const std::vector<OptionSpec>& options) {
  std::vector<std::string> rows;
  for (const OptionSpec& option : options) {
    rows.push_back(absl::StrCat(
        "      {\"name\": ", Quoted(option.name), ", \"type\": ", Quoted(TypeName(option.type)),
        ", \"default\": ", Quoted(option.fallback), ", \"min\": ", option.min, ", \"max\": ",
        option.max, ", \"words\": ", Words(option.words), ", \"doc\": ", Quoted(option.doc), "}"));
  }
  return absl::StrCat("[\n", absl::StrJoin(rows, ",\n"), "\n    ]");
}

}  // namespace

std::string ManifestsJson() {
  std::vector<std::string> games;
  for (const Game* game : Games()) {
    const Manifest& manifest = game->manifest();
    games.push_back(absl::StrCat(
        "  {\n    \"name\": ", Quoted(manifest.game), ",\n    \"title\": ", Quoted(manifest.title),
        ",\n    \"doc\": ", Quoted(manifest.doc), ",\n    \"actions\": ", Kinds(manifest.actions),
        ",\n    \"events\": ", Kinds(manifest.events), ",\n    \"decisions\": ",
        Kinds(manifest.decisions), ",\n    \"options\": ", Options(manifest.options), "\n  }"));
  }
  return absl::StrCat("{\"games\": [\n", absl::StrJoin(games, ",\n"), "\n]}\n");
}

}  // namespace mallard
