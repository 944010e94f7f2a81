#include "capi/base.h"

#include <cstring>
#include <exception>
#include <iterator>
#include <memory>
#include <new>

#include "absl/strings/str_cat.h"
#include "mallard/interrupt.h"

namespace mallard::capi {
namespace {

constexpr char kVersionString[] = MALLARD_VERSION;

// The number that the parts of "1.2.3" make, as MLD_VERSION counts.
constexpr uint32_t VersionNumber(const char* text) {
  uint32_t number = 0;
  uint32_t part = 0;
  for (; *text != '\0'; ++text) {
    if (*text == '.') {
      number = (number + part) * 1000;
      part = 0;
    } else {
      part = part * 10 + static_cast<uint32_t>(*text - '0');
    }
  }
  return number + part;
}
static_assert(VersionNumber(kVersionString) == MLD_VERSION,
              "the version in mallard_base.h is not that of the project");

// What is handed out when there is no memory even for an error. Never freed.
mld_error& OutOfMemoryError() {
  // Short enough to live inside the string object itself, so that making it cannot fail.
  static mld_error error = {MLD_OUT_OF_MEMORY, "out of memory", {}};
  return error;
}

// Length of the UTF-8 sequence that `text` begins with; 0 if it is none.
size_t SequenceLength(absl::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<uint8_t>(text[i]); };
  const uint8_t lead = byte(0);
  if (lead < 0x80) return lead == 0 ? 0 : 1;
  const size_t length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
  if (length == 0 || text.size() < length) return 0;
  for (size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  const uint8_t second = byte(1);
  // Overlong forms, surrogates, and what lies beyond U+10FFFF.
  if (lead == 0xE0 && second < 0xA0) return 0;
  if (lead == 0xED && second > 0x9F) return 0;
  if (lead == 0xF0 && second < 0x90) return 0;
  if (lead == 0xF4 && second > 0x8F) return 0;
  return length;
}

}  // namespace

std::string CleanText(absl::string_view text) {
  std::string clean;
  clean.reserve(text.size());
  while (!text.empty()) {
    const size_t length = SequenceLength(text);
    if (length == 0) {
      clean += '?';
      text.remove_prefix(1);
    } else {
      clean.append(text.data(), length);
      text.remove_prefix(length);
    }
  }
  return clean;
}

mld_status Fail(mld_error** error, mld_status code, absl::string_view message,
                absl::Span<const ContentError> entries) noexcept {
  if (error == nullptr) return code;
  try {
    auto made = std::make_unique<mld_error>();
    made->code = code;
    made->message = CleanText(message);
    for (const ContentError& entry : entries) {
      made->entries.push_back({CleanText(entry.pack), CleanText(entry.file), entry.line,
                               CleanText(entry.path), CleanText(entry.problem.message)});
    }
    *error = made.release();
    return code;
  } catch (...) {
    *error = &OutOfMemoryError();
    return MLD_OUT_OF_MEMORY;
  }
}

mld_status NullArgument(mld_error** error, const char* name) noexcept {
  return Guard(error, [&] {
    return Fail(error, MLD_INVALID_ARGUMENT, absl::StrCat(name, " must not be NULL"));
  });
}

mld_status CodeOf(absl::StatusCode code, Topic topic) noexcept {
  switch (code) {
    case absl::StatusCode::kOk:
      return MLD_OK;
    case absl::StatusCode::kInvalidArgument:
      switch (topic) {
        case Topic::kAction:
          return MLD_ILLEGAL_ACTION;
        case Topic::kContent:
          return MLD_CONTENT_ERROR;
        default:
          return MLD_INVALID_ARGUMENT;
      }
    case absl::StatusCode::kFailedPrecondition:
      switch (topic) {
        case Topic::kAction:
          return MLD_ILLEGAL_ACTION;
        case Topic::kBytes:
          return MLD_CONTENT_MISMATCH;
        default:
          return MLD_UNAVAILABLE;
      }
    case absl::StatusCode::kNotFound:
      return MLD_NOT_FOUND;
    case absl::StatusCode::kUnavailable:
      return MLD_UNAVAILABLE;
    case absl::StatusCode::kAborted:
      return MLD_SCRIPT_ERROR;
    case absl::StatusCode::kResourceExhausted:
      return MLD_LIMIT_EXCEEDED;
    case absl::StatusCode::kDataLoss:
      return MLD_CORRUPT_DATA;
    case absl::StatusCode::kUnimplemented:
      return MLD_VERSION_MISMATCH;
    case absl::StatusCode::kPermissionDenied:
      return MLD_CONTENT_MISMATCH;
    case absl::StatusCode::kCancelled:
      return MLD_INTERRUPTED;
    default:
      return MLD_INTERNAL;
  }
}

mld_status FailWithCurrentException(mld_error** error) noexcept {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return Fail(error, MLD_OUT_OF_MEMORY, "out of memory");
  } catch (const mallard::Interrupted& interrupted) {
    return Fail(error, MLD_INTERRUPTED, interrupted.what());
  } catch (const std::exception& exception) {
    return Fail(error, MLD_INTERNAL, exception.what());
  } catch (...) {
    return Fail(error, MLD_INTERNAL, "an unknown exception");
  }
}

mld_status WriteText(absl::string_view text, char* buffer, uint64_t capacity, uint64_t* size,
                     mld_error** error) noexcept {
  if (size == nullptr) return NullArgument(error, "size");
  *size = text.size() + 1;
  if (buffer == nullptr) return MLD_OK;
  if (capacity < *size) return BufferTooSmall();
  std::memcpy(buffer, text.data(), text.size());
  buffer[text.size()] = '\0';
  return MLD_OK;
}

mld_status WriteBytes(absl::Span<const uint8_t> bytes, uint8_t* buffer, uint64_t capacity,
                      uint64_t* size, mld_error** error) noexcept {
  if (size == nullptr) return NullArgument(error, "size");
  *size = bytes.size();
  if (buffer == nullptr) return MLD_OK;
  if (capacity < *size) return BufferTooSmall();
  std::copy(bytes.begin(), bytes.end(), buffer);
  return MLD_OK;
}

}  // namespace mallard::capi

namespace {

// The entry of that number, or an empty one.
const mallard::ContentError& EntryOf(const mld_error* error, uint64_t index) {
  static const mallard::ContentError& none = *new mallard::ContentError();
  return error != nullptr && index < error->entries.size()
             ? error->entries[static_cast<size_t>(index)]
             : none;
}

}  // namespace

uint32_t mld_version() { return MLD_VERSION; }

const char* mld_version_string() { return mallard::capi::kVersionString; }

const char* mld_status_name(mld_status status) {
  static constexpr const char* kNames[] = {
      "MLD_OK",
      "MLD_INVALID_ARGUMENT",
      "MLD_ILLEGAL_ACTION",
      "MLD_NOT_FOUND",
      "MLD_BUFFER_TOO_SMALL",
      "MLD_CONTENT_ERROR",
      "MLD_SCRIPT_ERROR",
      "MLD_LIMIT_EXCEEDED",
      "MLD_CORRUPT_DATA",
      "MLD_VERSION_MISMATCH",
      "MLD_CONTENT_MISMATCH",
      "MLD_UNAVAILABLE",
      "MLD_OUT_OF_MEMORY",
      "MLD_INTERNAL",
      "MLD_INTERRUPTED",
  };
  static_assert(std::size(kNames) == MLD_INTERRUPTED + 1);
  return status >= 0 && status <= MLD_INTERRUPTED ? kNames[status] : "unknown status";
}

void mld_error_destroy(mld_error* error) {
  if (error != &mallard::capi::OutOfMemoryError()) delete error;
}

mld_status mld_error_code(const mld_error* error) {
  return error == nullptr ? MLD_OK : error->code;
}

const char* mld_error_message(const mld_error* error) {
  return error == nullptr ? "" : error->message.c_str();
}

uint64_t mld_error_entry_count(const mld_error* error) {
  return error == nullptr ? 0 : error->entries.size();
}

const char* mld_error_entry_pack(const mld_error* error, uint64_t index) {
  return EntryOf(error, index).pack.c_str();
}

const char* mld_error_entry_file(const mld_error* error, uint64_t index) {
  return EntryOf(error, index).file.c_str();
}

int32_t mld_error_entry_line(const mld_error* error, uint64_t index) {
  return EntryOf(error, index).line;
}

const char* mld_error_entry_path(const mld_error* error, uint64_t index) {
  return EntryOf(error, index).path.c_str();
}

const char* mld_error_entry_message(const mld_error* error, uint64_t index) {
  return EntryOf(error, index).problem.message.c_str();
}
