#include "classes/fallible.h"

#include "engine/services.h"

namespace mallard_godot {
namespace {

// What a player may do wrong, or what is simply not there now: no mistake of anybody's.
bool IsRefusal(int64_t code) { return code == MLD_ILLEGAL_ACTION || code == MLD_UNAVAILABLE; }

}  // namespace

int64_t Fallible::Finish(mld_status status, ErrorHandle error) const {
  if (status == MLD_OK && code_ == MLD_OK) return status;
  code_ = status;
  message_ = error != nullptr   ? mld_error_message(error.get())
             : status == MLD_OK ? ""
                                : mld_status_name(status);
  entries_ = Array();
  for (uint64_t i = 0; i < mld_error_entry_count(error.get()); ++i) {
    Dictionary entry;
    entry.Set("pack", mld_error_entry_pack(error.get(), i))
        .Set("file", mld_error_entry_file(error.get(), i))
        .Set("line", mld_error_entry_line(error.get(), i))
        .Set("path", mld_error_entry_path(error.get(), i))
        .Set("message", mld_error_entry_message(error.get(), i));
    entries_.Add(entry);
    PushError(mld_error_entry_message(error.get(), i), mld_error_entry_path(error.get(), i),
              std::string(mld_error_entry_pack(error.get(), i)) + "/" +
                  mld_error_entry_file(error.get(), i),
              mld_error_entry_line(error.get(), i));
  }
  if (status != MLD_OK && entries_.size() == 0 && !IsRefusal(status)) Push();
  return status;
}

void Fallible::Push() const {
  PushError("Mallard: " + message_, mld_status_name(static_cast<mld_status>(code_)), "mallard", 0);
}

int64_t Fallible::Fail(mld_status status, const std::string& message) const {
  Note(status, message);
  if (!IsRefusal(status)) Push();
  return status;
}

// The engine has been told already.
int64_t Fallible::Refused(const std::string& why) { return Note(MLD_INVALID_ARGUMENT, why); }

int64_t Fallible::Note(mld_status status, const std::string& message) const {
  code_ = status;
  message_ = message;
  entries_ = Array();
  return status;
}

int64_t Fallible::FailLike(const Fallible& other) const {
  code_ = other.code_;
  message_ = other.message_;
  entries_ = other.entries_;
  return code_;
}

}  // namespace mallard_godot
