// `mallard pack new`: a folder to begin a mod with.
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/files.h"
#include "mallard/json_text.h"
#include "mallard/lua_types.h"
#include "mallard/mallard.hpp"
#include "mallard/pack_test.h"

namespace mallard::terminal {
namespace {

namespace fs = std::filesystem;

// Editor types live in a folder that packs do not look into.
constexpr char kTypes[] = ".mallard/types";

// Settings of lua-language-server: the language of packs, and where its types are.
std::string EditorSettings() {
  std::vector<std::string> gone = {"io", "os", "debug", "package", "coroutine", "utf8"};
  std::string settings =
      absl::StrCat("{\n  \"runtime.version\": \"Lua 5.4\",\n", "  \"workspace.library\": [",
                   JsonText(kTypes), "],\n", "  \"runtime.builtin\": {");
  for (size_t i = 0; i < gone.size(); ++i) {
    absl::StrAppend(&settings, i == 0 ? "" : ",", "\n    ", JsonText(gone[i]), ": \"disable\"");
  }
  return absl::StrCat(settings, "\n  }\n}\n");
}

absl::Status WriteAll(const fs::path& folder,
                      const std::vector<std::pair<std::string, std::string>>& files) {
  for (const auto& [path, text] : files) {
    const fs::path target = folder / path;
    std::error_code error;
    fs::create_directories(target.parent_path(), error);
    if (error) {
      return absl::UnavailableError(absl::StrCat(
          "cannot make the folder \"", target.parent_path().string(), "\": ", error.message()));
    }
    const auto* bytes = reinterpret_cast<const uint8_t*>(text.data());
    absl::Status status = WriteFile(target.string(), absl::MakeConstSpan(bytes, text.size()));
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace

int RunPackNew(const Arguments& args) {
  const absl::StatusOr<const Game*> game = FindGame(args.game);
  if (!game.ok()) return Fail(kWrongCall, game.status().message());
  const fs::path folder(std::string(absl::StripSuffix(args.file, "/")));
  const absl::StatusOr<Pack> pack = Pack::FromTemplate(args.game, folder.filename().string());
  if (!pack.ok()) return Fail(kWrongCall, pack.status().message());
  std::error_code error;
  if (fs::exists(folder, error)) {
    return Fail(kProblem, absl::StrCat("\"", folder.string(), "\" is there already"));
  }
  std::vector<std::pair<std::string, std::string>> files;
  for (const PackFile& file : pack->files) files.emplace_back(file.path, file.text);
  const size_t shown = files.size();
  files.emplace_back(".luarc.json", EditorSettings());
  files.emplace_back(absl::StrCat(kTypes, "/", args.game, ".lua"), LuaTypes(**game));
  files.emplace_back(absl::StrCat(kTypes, "/tests.lua"), PackTestTypes());
  if (absl::Status status = WriteAll(folder, files); !status.ok()) {
    return Fail(kProblem, status.message());
  }
  Screen screen(args.color);
  for (size_t i = 0; i < shown; ++i) screen.Line((folder / files[i].first).string());
  screen.Line(absl::StrCat("\nNext:\n  mallard pack check ", folder.string(),
                           "\n  mallard pack test ", folder.string(), "\n  mallard play ",
                           args.game, " --pack ", folder.string(), " --watch"));
  return Finish(screen);
}

}  // namespace mallard::terminal
