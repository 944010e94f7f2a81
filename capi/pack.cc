// Packs of the C interface: files gathered from memory, folders or the application.
#include "mallard/pack.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "capi/handles.h"

namespace mallard::capi {
namespace {

// As many and as large as Pack::FromFolder reads.
constexpr size_t kMaxFiles = 1000;
constexpr uint64_t kMaxFileBytes = 1 << 20;

mld_status CheckNewPath(const Pack& pack, absl::string_view path, mld_error** error) {
  if (!Pack::IsPath(path)) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("\"", absl::Utf8SafeCHexEscape(path),
                             "\" is no path inside a pack; write names joined by forward slashes, ",
                             "such as boards/pond.lua"));
  }
  if (std::any_of(pack.files.begin(), pack.files.end(),
                  [&](const PackFile& file) { return file.path == path; })) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("the pack ", pack.label, " already holds a file ", path));
  }
  if (pack.files.size() >= kMaxFiles) {
    return Fail(error, MLD_LIMIT_EXCEEDED,
                absl::StrCat("the pack ", pack.label, " holds ", kMaxFiles, " files, the most"));
  }
  return MLD_OK;
}

mld_status CheckFileSize(absl::string_view path, uint64_t size, mld_error** error) {
  if (size <= kMaxFileBytes) return MLD_OK;
  return Fail(
      error, MLD_LIMIT_EXCEEDED,
      absl::StrCat("the file ", path, " has ", size, " bytes; the most is ", kMaxFileBytes));
}

// Reads a file through the application's callback into `text`.
mld_status ReadThrough(mld_read_file_callback read, void* user_data, const char* path,
                       std::string& text, mld_error** error) {
  uint64_t size = 0;
  if (read(user_data, path, nullptr, 0, &size) == 0) {
    return Fail(error, MLD_NOT_FOUND, absl::StrCat("the file ", path, " could not be read"));
  }
  if (mld_status status = CheckFileSize(path, size, error); status != MLD_OK) return status;
  text.resize(static_cast<size_t>(size));
  if (size == 0) return MLD_OK;
  uint64_t size_again = 0;
  if (read(user_data, path, reinterpret_cast<uint8_t*>(text.data()), size, &size_again) == 0) {
    return Fail(error, MLD_NOT_FOUND, absl::StrCat("the file ", path, " could not be read"));
  }
  if (size_again != size) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("the file ", path, " had ", size,
                             " bytes when asked for its size, but ", size_again, " when read"));
  }
  return MLD_OK;
}

mld_status CreateFrom(absl::StatusOr<Pack> pack, mld_pack** out, mld_error** error) {
  if (!pack.ok()) return Report(pack.status(), Topic::kArgument, error);
  return Create(out, *std::move(pack));
}

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;

mld_status mld_pack_create(const char* label, mld_pack** out, mld_error** error) {
  return Guard(error, [&] {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (label == nullptr) return NullArgument(error, "label");
    return Create(out, mallard::Pack{label, {}});
  });
}

mld_status mld_pack_create_from_folder(const char* folder, mld_pack** out, mld_error** error) {
  return Guard(error, [&] {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (folder == nullptr) return NullArgument(error, "folder");
    return CreateFrom(mallard::Pack::FromFolder(folder), out, error);
  });
}

mld_status mld_pack_create_embedded(const char* game, mld_pack** out, mld_error** error) {
  return Guard(error, [&] {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (game == nullptr) return NullArgument(error, "game");
    return CreateFrom(mallard::Pack::Embedded(game), out, error);
  });
}

mld_status mld_pack_create_from_template(const char* game, const char* name, mld_pack** out,
                                         mld_error** error) {
  return Guard(error, [&] {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (game == nullptr) return NullArgument(error, "game");
    if (name == nullptr) return NullArgument(error, "name");
    return CreateFrom(mallard::Pack::FromTemplate(game, name), out, error);
  });
}

void mld_pack_destroy(mld_pack* pack) { delete pack; }

mld_status mld_pack_add_file(mld_pack* pack, const char* path, const void* bytes, uint64_t size,
                             mld_error** error) {
  return Guard(error, [&] {
    if (pack == nullptr) return NullArgument(error, "pack");
    if (path == nullptr) return NullArgument(error, "path");
    if (bytes == nullptr && size != 0) return NullArgument(error, "bytes");
    if (mld_status status = CheckNewPath(pack->value, path, error); status != MLD_OK) return status;
    if (mld_status status = CheckFileSize(path, size, error); status != MLD_OK) return status;
    const char* begin = static_cast<const char*>(bytes);
    pack->value.files.push_back({path, std::string(begin, begin + size)});
    return mld_status{MLD_OK};
  });
}

mld_status mld_pack_read_files(mld_pack* pack, const char* const* paths, uint64_t path_count,
                               mld_read_file_callback read, void* user_data, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (pack == nullptr) return NullArgument(error, "pack");
    if (paths == nullptr && path_count != 0) return NullArgument(error, "paths");
    if (read == nullptr) return NullArgument(error, "read");
    mallard::Pack larger = pack->value;
    for (uint64_t i = 0; i < path_count; ++i) {
      const char* path = paths[i];
      if (path == nullptr) return NullArgument(error, absl::StrCat("paths[", i, "]").c_str());
      if (mld_status status = CheckNewPath(larger, path, error); status != MLD_OK) return status;
      std::string text;
      if (mld_status status = ReadThrough(read, user_data, path, text, error); status != MLD_OK) {
        return status;
      }
      larger.files.push_back({path, std::move(text)});
    }
    pack->value = std::move(larger);
    return MLD_OK;
  });
}

uint64_t mld_pack_file_count(const mld_pack* pack) {
  return pack == nullptr ? 0 : pack->value.files.size();
}

mld_status mld_pack_file_path(const mld_pack* pack, uint64_t index, const char** path,
                              mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (pack == nullptr) return NullArgument(error, "pack");
    if (path == nullptr) return NullArgument(error, "path");
    const std::vector<mallard::PackFile>& files = pack->value.files;
    if (index >= files.size()) return NoSuchIndex(error, "file", index, files.size());
    *path = files[static_cast<size_t>(index)].path.c_str();
    return MLD_OK;
  });
}

mld_status mld_pack_file_bytes(const mld_pack* pack, uint64_t index, const uint8_t** bytes,
                               uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (pack == nullptr) return NullArgument(error, "pack");
    if (bytes == nullptr) return NullArgument(error, "bytes");
    if (size == nullptr) return NullArgument(error, "size");
    const std::vector<mallard::PackFile>& files = pack->value.files;
    if (index >= files.size()) return NoSuchIndex(error, "file", index, files.size());
    const std::string& text = files[static_cast<size_t>(index)].text;
    *bytes = reinterpret_cast<const uint8_t*>(text.data());
    *size = text.size();
    return MLD_OK;
  });
}
