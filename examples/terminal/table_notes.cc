#include "examples/terminal/table_notes.h"

#include <cstdint>
#include <filesystem>
#include <system_error>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "absl/types/span.h"
#include "examples/terminal/files.h"

namespace mallard::terminal {
namespace {

constexpr char kPlayer[] = "player ";
constexpr char kPack[] = "pack ";

std::string FromAnywhere(const std::string& folder) {
  std::error_code error;
  const std::filesystem::path whole = std::filesystem::absolute(folder, error);
  return error ? folder : whole.lexically_normal().string();
}

}  // namespace

bool TableNotes::HasHuman() const { return absl::c_linear_search(players, kHuman); }

std::string NotesPath(const std::string& path) { return absl::StrCat(path, ".table"); }

absl::Status WriteNotes(const std::string& path, const TableNotes& notes) {
  std::string text;
  for (const std::string& player : notes.players) absl::StrAppend(&text, kPlayer, player, "\n");
  for (const std::string& folder : notes.packs) {
    absl::StrAppend(&text, kPack, FromAnywhere(folder), "\n");
  }
  return WriteFile(NotesPath(path),
                   absl::MakeSpan(reinterpret_cast<const uint8_t*>(text.data()), text.size()));
}

TableNotes ReadNotes(const std::string& path) {
  TableNotes notes;
  const absl::StatusOr<std::vector<uint8_t>> bytes = ReadFile(NotesPath(path));
  if (!bytes.ok()) return notes;
  const absl::string_view text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    line = absl::StripSuffix(line, "\r");
    if (absl::ConsumePrefix(&line, kPlayer)) {
      notes.players.emplace_back(line);
    } else if (absl::ConsumePrefix(&line, kPack)) {
      notes.packs.emplace_back(line);
    }
  }
  return notes;
}

}  // namespace mallard::terminal
