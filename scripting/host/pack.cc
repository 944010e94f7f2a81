#include "mallard/pack.h"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "mallard/content.h"
#include "mallard/game.h"
#include "scripting/host/manifest_file.h"
#include "src/engine/embedded_packs.h"
#include "src/engine/inflate.h"
#include "src/games/games.h"

namespace mallard {
namespace {

namespace fs = std::filesystem;

constexpr size_t kMaxFiles = 1000;
constexpr uintmax_t kMaxFileBytes = 1 << 20;

// Paths are UTF-8 at our border on every system; Windows' own narrow strings are not.
fs::path PathOf(absl::string_view text) {
  return fs::path(std::u8string(text.begin(), text.end()));
}
std::string TextOf(const fs::path& path) {
  const std::u8string text = path.generic_u8string();
  return std::string(text.begin(), text.end());
}

bool HasControls(absl::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return absl::ascii_iscntrl(static_cast<unsigned char>(c)); });
}

/// True if `path`, with all links followed, lies below `root`.
bool LiesBelow(const fs::path& path, const fs::path& root) {
  std::error_code error;
  const fs::path real = fs::canonical(path, error);
  if (error) return false;
  return std::mismatch(root.begin(), root.end(), real.begin(), real.end()).first == root.end();
}

// C's files: the streams of C++ would bring all its locales into the library.
struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

File OpenFile(const fs::path& path) {
#if defined(_WIN32)
  return File(_wfopen(path.c_str(), L"rb"));
#else
  return File(std::fopen(path.c_str(), "rb"));
#endif
}

// As much of a file as there is, up to one byte more than it may have. False if reading failed.
bool ReadAll(const fs::path& path, std::string& text) {
  const File file = OpenFile(path);
  if (file == nullptr) return false;
  for (size_t read = 1; read != 0 && text.size() <= kMaxFileBytes;) {
    const size_t begin = text.size();
    text.resize(begin + (16 << 10));
    read = std::fread(&text[begin], 1, text.size() - begin, file.get());
    text.resize(begin + read);
  }
  return std::ferror(file.get()) == 0;
}

absl::Status ReadFile(const fs::path& path, const std::string& name, Pack& pack) {
  std::error_code error;
  const uintmax_t size = fs::file_size(path, error);
  if (!error && size > kMaxFileBytes) {
    return absl::InvalidArgumentError(
        absl::StrCat(pack.label, "/", name, ": is larger than 1 MiB"));
  }
  if (pack.files.size() == kMaxFiles) {
    return absl::InvalidArgumentError(
        absl::StrCat(pack.label, ": has more than ", kMaxFiles, " Lua files"));
  }
  errno = 0;
  std::string text;
  const bool read = ReadAll(path, text);
  const int reason = errno;
  if (error || !read || text.size() > kMaxFileBytes) {
    return absl::UnavailableError(absl::StrCat(
        pack.label, "/", name, ": cannot be read",
        reason == 0 ? "" : absl::StrCat(": ", std::generic_category().message(reason))));
  }
  pack.files.push_back({name, std::move(text)});
  return absl::OkStatus();
}

/// Adds the files of one of the library's own packs; nothing if there is none for that game.
void AddEmbedded(bool is_template, absl::string_view game, Pack& pack) {
  for (size_t i = 0; i < kEmbeddedPackCount; ++i) {
    const EmbeddedPack& embedded = kEmbeddedPacks[i];
    if (embedded.is_template != is_template || embedded.game != game) continue;
    std::string bytes;
    const bool whole = Inflate(absl::MakeConstSpan(embedded.deflated, embedded.deflated_size),
                               embedded.size, bytes);
    assert(whole);
    static_cast<void>(whole);
    absl::string_view rest = bytes;
    for (const EmbeddedFile& file : absl::MakeConstSpan(embedded.files, embedded.file_count)) {
      pack.files.push_back({file.path, std::string(rest.substr(0, file.size))});
      rest.remove_prefix(file.size);
    }
  }
}

/// The folder of templates for games that have none of their own.
constexpr absl::string_view kAnyGame = "any_game";

}  // namespace

absl::StatusOr<Pack> Pack::Embedded(absl::string_view game) {
  if (const Pack* registered = RegisteredPack(game)) return *registered;
  Pack pack;
  pack.label = std::string(game);
  AddEmbedded(false, game, pack);
  if (pack.files.empty()) {
    return absl::NotFoundError(
        absl::StrCat("the library has no base pack for the game \"", game, "\""));
  }
  return pack;
}

absl::StatusOr<Pack> Pack::FromTemplate(absl::string_view game, absl::string_view name) {
  const absl::StatusOr<const Game*> found = FindGame(game);
  if (!found.ok()) return found.status();
  if (!IsContentName(name)) {
    return absl::InvalidArgumentError(
        absl::StrCat("a pack cannot be called \"", name,
                     "\": its name is made of lower-case letters, digits and underscores"));
  }
  if (name == game || name == (*found)->content_schema().parent) {
    return absl::InvalidArgumentError(absl::StrCat("\"", name, "\" is the game's own pack"));
  }
  const std::string api = absl::StrCat((*found)->content_schema().api);
  const std::pair<absl::string_view, absl::string_view> replacements[] = {
      {"@NAME@", name}, {"@GAME@", game}, {"@API@", api}};
  Pack pack;
  pack.label = std::string(name);
  for (const absl::string_view folder : {game, kAnyGame}) {
    AddEmbedded(true, folder, pack);
    if (!pack.files.empty()) break;
  }
  for (PackFile& file : pack.files) {
    absl::StrReplaceAll(absl::MakeConstSpan(replacements), &file.text);
  }
  return pack;
}

bool Pack::IsTest(absl::string_view path) { return absl::StartsWith(path, "tests/"); }

bool Pack::IsPath(absl::string_view path) {
  if (HasControls(path)) return false;
  for (const absl::string_view part : absl::StrSplit(path, '/')) {
    if (part.empty() || part == "." || part == ".." || part.find_first_of("\\:") != part.npos) {
      return false;
    }
  }
  return true;
}

absl::StatusOr<PackDescription> DescribePack(const Pack& pack, std::vector<ContentError>* errors) {
  ContentReport report;
  const auto file = std::find_if(pack.files.begin(), pack.files.end(),
                                 [](const PackFile& f) { return f.path == kManifestFile; });
  PackManifest manifest;
  if (file == pack.files.end()) {
    report.Add({pack.label, "", 0, "", absl::StrCat("has no ", kManifestFile)});
  } else {
    manifest = ReadManifestFile(pack.label, file->text, report);
  }
  if (errors != nullptr) *errors = report.errors();
  if (absl::Status status = report.ToStatus(); !status.ok()) return status;
  PackDescription description = {
      manifest.id, manifest.version.ToString(), manifest.game, manifest.api, manifest.title,
      {},          manifest.game_line};
  for (const PackRequirement& need : manifest.requirements) {
    description.requirements.emplace_back(need.id, need.range_text);
  }
  return description;
}

absl::StatusOr<Pack> Pack::FromFolder(absl::string_view folder) {
  std::error_code error;
  const fs::path root = fs::canonical(PathOf(folder), error);
  if (!error && !fs::is_directory(root, error) && !error) {
    return absl::NotFoundError(
        absl::StrCat("\"", folder, "\" is a file, not the folder of a pack"));
  }
  if (error) return absl::NotFoundError(absl::StrCat("there is no folder \"", folder, "\""));
  Pack pack;
  pack.label = TextOf(root.filename());
  if (HasControls(pack.label)) {
    return absl::InvalidArgumentError(absl::StrCat("the name of the folder \"",
                                                   absl::Utf8SafeCHexEscape(pack.label),
                                                   "\" has control characters"));
  }
  fs::recursive_directory_iterator walk(root, error);
  const fs::recursive_directory_iterator end;
  std::string looked_into(folder);  // What an error of the walk is about.
  for (; !error && walk != end; walk.increment(error)) {
    const fs::path& path = walk->path();
    looked_into = TextOf(path);
    const std::string leaf = TextOf(path.filename());
    std::error_code ignored;
    if (absl::StartsWith(leaf, ".")) {
      if (walk->is_directory(ignored)) walk.disable_recursion_pending();
      continue;
    }
    if (!absl::EndsWith(leaf, ".lua")) continue;
    const std::string name = TextOf(path.lexically_relative(root));
    if (HasControls(name)) {
      return absl::InvalidArgumentError(absl::StrCat(
          pack.label, "/", absl::Utf8SafeCHexEscape(name), ": its name has control characters"));
    }
    if (walk->is_symlink(ignored) && !LiesBelow(path, root)) {
      return absl::InvalidArgumentError(absl::StrCat(
          pack.label, "/", name, ": is a link that leads out of the pack's folder, or nowhere"));
    }
    if (!walk->is_regular_file(ignored)) continue;
    const absl::Status status = ReadFile(path, name, pack);
    if (!status.ok()) return status;
  }
  if (error) {
    return absl::UnavailableError(
        absl::StrCat("the folder \"", looked_into, "\" cannot be read: ", error.message()));
  }
  std::sort(pack.files.begin(), pack.files.end(),
            [](const PackFile& a, const PackFile& b) { return a.path < b.path; });
  return pack;
}

}  // namespace mallard
