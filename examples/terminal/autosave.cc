#include "examples/terminal/autosave.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <random>
#include <system_error>
#include <tuple>
#include <utility>

#include "absl/strings/str_format.h"
#include "examples/terminal/files.h"
#include "examples/terminal/table_notes.h"

namespace mallard::terminal {
namespace {

namespace fs = std::filesystem;

constexpr char kExtension[] = ".save";
constexpr size_t kMostKept = 20;  // Matches of one game.

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

// A file for a match of that game, where none is yet.
std::string NewPath(absl::string_view game) {
  std::string path;
  std::error_code error;
  do {
    path = StateFile(absl::StrFormat("%s-%08x%s", game, std::random_device()(), kExtension));
  } while (!path.empty() && fs::exists(path, error));
  return path;
}

void Remove(const std::string& save) {
  std::error_code error;
  fs::remove(save, error);
  fs::remove(NotesPath(save), error);
}

}  // namespace

std::string StateFile(absl::string_view name) {
  const fs::path folder = Folder();
  std::error_code error;
  if (folder.empty()) return "";
  fs::create_directories(folder, error);
  return error ? "" : (folder / std::string(name)).string();
}

Autosave::Autosave(const Session& session) {
  const fs::path before(session.loaded_from());
  std::error_code error;
  if (before.extension() == kExtension && fs::equivalent(before.parent_path(), Folder(), error)) {
    path_ = before.string();
  } else {
    path_ = NewPath(session.match().rules().manifest().game);
  }
}

void Autosave::MakeRoom(absl::string_view game) {
  const std::vector<Autosaved> kept = ListAutosaves(game);
  for (size_t i = kMostKept - 1; i < kept.size(); ++i) Remove(kept[i].path);
}

void Autosave::Keep(const Session& session) const {
  if (path_.empty() || session.Humans().empty()) return;
  const Match& match = session.match();
  if (match.outcome().over) return Remove(path_);
  SaveOptions options;
  options.history = true;
  options.time = static_cast<uint64_t>(std::time(nullptr));
  const absl::StatusOr<std::vector<uint8_t>> bytes = match.Save(options);
  if (!bytes.ok()) return;
  std::error_code error;
  if (!fs::exists(path_, error)) MakeRoom(match.rules().manifest().game);
  if (WriteFile(path_, *bytes).ok()) WriteNotes(path_, session.Notes()).IgnoreError();
}

std::vector<Autosaved> ListAutosaves(absl::string_view game) {
  std::vector<Autosaved> found;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(Folder(), error)) {
    if (entry.path().extension() != kExtension) continue;
    const absl::StatusOr<std::vector<uint8_t>> bytes = ReadFile(entry.path().string());
    if (!bytes.ok()) continue;
    absl::StatusOr<SavedMatch> about = DescribeSavedMatch(*bytes);
    if (!about.ok() || (!game.empty() && about->game != game)) continue;
    std::error_code gone;
    found.push_back({entry.path().string(), *std::move(about), entry.last_write_time(gone)});
  }
  // Files know fractions of a second, which tell matches apart that were left one after another.
  std::sort(found.begin(), found.end(), [](const Autosaved& a, const Autosaved& b) {
    return std::tie(a.about.time, a.written) > std::tie(b.about.time, b.written);
  });
  return found;
}

}  // namespace mallard::terminal
