// Writes the files that are made from the games' manifests and content schemas:
//   capi/mallard_<game>.h          kinds and words as C enums
//   scripting/types/<game>.lua     editor types (LuaCATS)
//   docs/reference/<game>.md       actions, events, decisions and options
//   docs/reference/<game>-content.md   what packs may declare
//   bindings/generate/manifests.json   all manifests, for the generators of bindings
//
//   mallard-generate <root>          writes them below <root>
//   mallard-generate --check <root>  says which are out of date; exit code 1 if any is
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "mallard/game.h"
#include "mallard/lua_types.h"
#include "mallard/pack_test.h"
#include "src/tools/generate_json.h"

namespace mallard {
namespace {

std::string Upper(absl::string_view text) {
  return absl::AsciiStrToUpper(absl::StrReplaceAll(text, {{"#", "_"}, {"-", "_"}, {" ", "_"}}));
}

// "args[0] slot, args[1] orientation".
std::string ArgPlaces(const KindSpec& spec) {
  std::vector<std::string> places;
  int at = 0;
  for (const ArgSpec& arg : spec.args) {
    places.push_back(
        arg.width() == 1 ? absl::StrCat("args[", at, "] ", arg.name)
        : arg.width() == 2
            ? absl::StrCat("args[", at, "], args[", at + 1, "] ", arg.name)
            : absl::StrCat("args[", at, "] to args[", at + arg.width() - 1, "] ", arg.name));
    at += arg.width();
  }
  return absl::StrJoin(places, ", ");
}

std::string CEnum(const Manifest& manifest, absl::string_view what, absl::string_view doc,
                  const std::vector<KindSpec>& specs) {
  const std::string prefix = absl::StrCat("MLD_", Upper(manifest.game), "_", Upper(what), "_");
  std::string text =
      absl::StrCat("/** ", doc, " */\ntypedef enum mld_", manifest.game, "_", what, " {\n");
  for (const KindSpec& spec : specs) {
    const std::string args = ArgPlaces(spec);
    absl::StrAppend(&text, "  /** ", spec.doc, args.empty() ? "" : absl::StrCat(" ", args, "."),
                    " */\n  ", prefix, Upper(spec.name), " = ", spec.kind, ",\n");
  }
  return absl::StrCat(text, "} mld_", manifest.game, "_", what, ";\n\n");
}

// One enum for every set of words an argument can take.
std::string WordEnums(const Manifest& manifest) {
  std::string text;
  std::vector<std::string> done;
  for (const std::vector<KindSpec>* specs :
       {&manifest.actions, &manifest.events, &manifest.decisions}) {
    for (const KindSpec& spec : *specs) {
      for (const ArgSpec& arg : spec.args) {
        const bool seen = std::find(done.begin(), done.end(), arg.name) != done.end();
        if (!arg.worded() || seen) continue;
        done.emplace_back(arg.name);
        absl::StrAppend(&text, "/** ", arg.doc, " */\ntypedef enum mld_", manifest.game, "_",
                        arg.name, " {\n");
        for (size_t i = 0; i < arg.words.size(); ++i) {
          absl::StrAppend(&text, "  MLD_", Upper(manifest.game), "_", Upper(arg.name), "_",
                          Upper(arg.words[i]), " = ", i, ", /**< ", arg.words[i], " */\n");
        }
        absl::StrAppend(&text, "} mld_", manifest.game, "_", arg.name, ";\n\n");
      }
    }
  }
  return text;
}

std::string CHeader(const Game& game) {
  const Manifest& m = game.manifest();
  const std::string guard = absl::StrCat("MALLARD_", Upper(m.game), "_H_");
  return absl::StrCat(
      "/**\n * @file\n * ", m.title,
      ": kinds of action, event and decision, and the words their arguments take.\n *\n * "
      "Generated "
      "from the game's manifest by `./dev generate`; do not edit. Since 0.1.\n */\n/* clang-format "
      "off */\n#ifndef ",
      guard, "\n#define ", guard, "\n\n",
      CEnum(m, "action", "Kinds of action: mld_action.kind.", m.actions),
      CEnum(m, "event", "Kinds of event: mld_event.kind.", m.events),
      CEnum(m, "decision", "Kinds of decision: mld_decision.kind.", m.decisions), WordEnums(m),
      "#endif /* ", guard, " */\n");
}

std::string KindTable(absl::string_view title, const std::vector<KindSpec>& specs) {
  std::string text = absl::StrCat("## ", title, "\n\n| number | text | meaning |\n|---|---|---|\n");
  for (const KindSpec& spec : specs) {
    std::string form = spec.name;
    std::vector<std::string> details;
    for (const ArgSpec& arg : spec.args) {
      absl::StrAppend(&form, " ", arg.name);
      std::string type(NameOf(arg.type));
      if (arg.named()) type = absl::StrCat("name of a ", arg.table);
      if (arg.worded()) type = absl::StrJoin(arg.words, ", ");
      details.push_back(absl::StrCat("`", arg.name, "` (", type, "): ", arg.doc));
    }
    absl::StrAppend(&text, "| ", spec.kind, " | `", form, "` | ", spec.doc,
                    spec.takes_back ? " Takes something back." : "", details.empty() ? "" : "<br>",
                    absl::StrJoin(details, "<br>"), " |\n");
  }
  return absl::StrCat(text, "\n");
}

std::string ManifestPage(const Game& game) {
  const Manifest& m = game.manifest();
  std::string text = absl::StrCat(
      "# ", m.title, ": actions, events, decisions, options {#reference_", m.game,
      "}\n\n<!-- Generated from the game's manifest by `./dev generate`; do not edit. -->\n\n",
      m.doc, "\n\n", KindTable("Actions", m.actions), KindTable("Events", m.events),
      KindTable("Decisions", m.decisions),
      "## Options\n\n| name | values | default | meaning |\n|---|---|---|---|\n");
  for (const OptionSpec& option : m.options) {
    std::string values = "text";
    if (option.type == OptionSpec::Type::kBool) values = "true, false";
    if (option.type == OptionSpec::Type::kWord) values = absl::StrJoin(option.words, ", ");
    if (option.type == OptionSpec::Type::kInt)
      values = absl::StrCat(option.min, " to ", option.max);
    absl::StrAppend(&text, "| `", option.name, "` | ", values, " | ",
                    *option.fallback == '\0' ? "" : absl::StrCat("`", option.fallback, "`"), " | ",
                    option.doc, " |\n");
  }
  return text;
}

std::vector<std::pair<std::string, std::string>> Files() {
  std::vector<std::pair<std::string, std::string>> files;
  for (const Game* game : Games()) {
    const std::string name = game->manifest().game;
    files.emplace_back(absl::StrCat("capi/mallard_", name, ".h"), CHeader(*game));
    files.emplace_back(absl::StrCat("scripting/types/", name, ".lua"), LuaTypes(*game));
    files.emplace_back(absl::StrCat("docs/reference/", name, ".md"), ManifestPage(*game));
    files.emplace_back(absl::StrCat("docs/reference/", name, "-content.md"),
                       ContentReference(*game));
  }
  files.emplace_back("scripting/types/pack_tests.lua", PackTestTypes());
  files.emplace_back("docs/reference/pack-tests.md", PackTestReference());
  files.emplace_back("bindings/generate/manifests.json", ManifestsJson());
  return files;
}

std::string ReadAll(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

int Run(const std::filesystem::path& root, bool check) {
  int stale = 0;
  for (const auto& [name, text] : Files()) {
    const std::filesystem::path path = root / name;
    if (ReadAll(path) == text) continue;
    ++stale;
    if (check) {
      std::cerr << name << " is out of date; run ./dev generate\n";
    } else {
      std::filesystem::create_directories(path.parent_path());
      std::ofstream(path, std::ios::binary) << text;
      std::cout << "wrote " << name << "\n";
    }
  }
  return check && stale > 0 ? 1 : 0;
}

}  // namespace
}  // namespace mallard

int main(int argc, char** argv) {
  const bool check = argc == 3 && std::string(argv[1]) == "--check";
  if (argc != 2 && !check) {
    std::cerr << "usage: mallard-generate [--check] <root of the source tree>\n";
    return 2;
  }
  return mallard::Run(argv[argc - 1], check);
}
