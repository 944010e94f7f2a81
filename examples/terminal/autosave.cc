#include "examples/terminal/autosave.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "examples/terminal/files.h"

namespace mallard::terminal {
namespace {

namespace fs = std::filesystem;

// Where programs keep what is theirs, as the system says; empty if it does not.
fs::path Folder() {
  for (const auto& [variable, below] :
       {std::pair("XDG_STATE_HOME", "mallard"), std::pair("LOCALAPPDATA", "Mallard"),
        std::pair("HOME", ".local/state/mallard")}) {
    const char* value = std::getenv(variable);
    if (value != nullptr && value[0] != '\0') return fs::path(value) / below;
  }
  return {};
}

}  // namespace

std::string StateFile(absl::string_view name) {
  const fs::path folder = Folder();
  std::error_code error;
  if (folder.empty()) return "";
  fs::create_directories(folder, error);
  return error ? "" : (folder / std::string(name)).string();
}

Autosave::Autosave(absl::string_view game) : path_(StateFile(absl::StrCat(game, ".save"))) {}

void Autosave::Keep(const Match& match) const {
  if (path_.empty()) return;
  std::error_code error;
  if (match.outcome().over) {
    fs::remove(path_, error);
    return;
  }
  SaveOptions options;
  options.history = true;
  options.time = static_cast<uint64_t>(std::time(nullptr));
  const absl::StatusOr<std::vector<uint8_t>> bytes = match.Save(options);
  if (bytes.ok()) WriteFile(path_, *bytes).IgnoreError();
}

std::vector<Autosaved> ListAutosaves(absl::string_view game) {
  std::vector<Autosaved> found;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(Folder(), error)) {
    if (entry.path().extension() != ".save") continue;
    const absl::StatusOr<std::vector<uint8_t>> bytes = ReadFile(entry.path().string());
    if (!bytes.ok()) continue;
    absl::StatusOr<SavedMatch> about = DescribeSavedMatch(*bytes);
    if (!about.ok() || (!game.empty() && about->game != game)) continue;
    found.push_back({entry.path().string(), *std::move(about)});
  }
  std::sort(found.begin(), found.end(),
            [](const Autosaved& a, const Autosaved& b) { return a.about.time > b.about.time; });
  return found;
}

}  // namespace mallard::terminal
