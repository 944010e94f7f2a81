#include "examples/terminal/files.h"

#include <filesystem>
#include <fstream>
#include <system_error>

#include "absl/strings/str_cat.h"

namespace mallard::terminal {
namespace {

constexpr uintmax_t kMaxFile = uintmax_t{64} << 20;

absl::Status Cannot(absl::string_view do_what, const std::string& path, absl::string_view reason) {
  return absl::NotFoundError(absl::StrCat("cannot ", do_what, " \"", path, "\": ", reason));
}

}  // namespace

absl::StatusOr<std::vector<uint8_t>> ReadFile(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) {
    return Cannot("read", path, error ? error.message() : "it is not an ordinary file");
  }
  const uintmax_t size = std::filesystem::file_size(path, error);
  if (error) return Cannot("read", path, error.message());
  if (size > kMaxFile) return Cannot("read", path, "it is larger than 64 MiB");
  std::vector<uint8_t> bytes(static_cast<size_t>(size));
  std::ifstream file(path, std::ios::binary);
  if (!file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size))) {
    return Cannot("read", path, "reading failed");
  }
  return bytes;
}

absl::Status WriteFile(const std::string& path, absl::Span<const uint8_t> bytes) {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path, error);
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
    return Cannot("write", path, "something other than an ordinary file is there");
  }
  const std::string unfinished = absl::StrCat(path, ".unfinished");
  {
    std::ofstream file(unfinished, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file) {
      std::filesystem::remove(unfinished, error);
      return Cannot("write", path, "the folder is missing, full or not yours to write to");
    }
  }
  std::filesystem::rename(unfinished, path, error);
  if (!error) return absl::OkStatus();
  const std::string reason = error.message();
  std::filesystem::remove(unfinished, error);
  return Cannot("write", path, reason);
}

}  // namespace mallard::terminal
