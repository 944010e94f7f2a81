// What all classes have in common: calls that can fail. A failed call gives an empty value (or a
// status that is not OK) and leaves the reason with the object. What a player did wrong is only
// that; what the program or a pack did wrong is pushed to the engine's list of errors, too, with
// the pack, file and line it comes from.
#ifndef MALLARD_GODOT_CLASSES_FALLIBLE_H_
#define MALLARD_GODOT_CLASSES_FALLIBLE_H_

#include <mallard.h>

#include <bit>
#include <string>
#include <vector>

#include "classes/handles.h"
#include "engine/class.h"

namespace mallard_godot {

class Fallible : public Object {
 public:
  int64_t error_code() const { return code_; }
  std::string error_message() const { return message_; }
  Array error_entries() const { return entries_; }
  int64_t Refused(const std::string& why) override;

  // Takes over how the last call on another object ended.
  int64_t FailLike(const Fallible& other) const;

 protected:
  // Runs a call of Mallard's that takes an mld_error** and returns a status.
  template <class Call>
  int64_t Status(Call call) const {
    mld_error* error = nullptr;
    const mld_status status = call(&error);
    return Finish(status, ErrorHandle(error));
  }
  template <class Call>
  bool Try(Call call) const {
    return Status(call) == MLD_OK;
  }
  // Fills text, bytes or a list in the manner of mallard_base.h, in two calls at most.
  template <class Call>
  std::string Text(Call call) const {
    char small[256];
    std::string text;
    uint64_t size = 0;
    Try([&](mld_error** error) {
      mld_status status = call(small, sizeof small, &size, error);
      if (status == MLD_OK) text = small;
      if (status != MLD_BUFFER_TOO_SMALL) return status;
      text.resize(size);
      status = call(text.data(), size, &size, error);
      text.resize(status == MLD_OK ? std::char_traits<char>::length(text.c_str()) : 0);
      return status;
    });
    return text;
  }
  template <class T, class Call>
  std::vector<T> List(Call call) const {
    std::vector<T> list;
    uint64_t count = 0;
    Try([&](mld_error** error) {
      mld_status status = call(static_cast<T*>(nullptr), uint64_t{0}, &count, error);
      if ((status != MLD_OK && status != MLD_BUFFER_TOO_SMALL) || count == 0) {
        return count == 0 && status == MLD_BUFFER_TOO_SMALL ? MLD_OK : status;
      }
      list.resize(count);
      status = call(list.data(), count, &count, error);
      list.resize(status == MLD_OK ? count : 0);
      return status;
    });
    return list;
  }
  // A failure of our own.
  int64_t Fail(mld_status status, const std::string& message) const;

 private:
  int64_t Finish(mld_status status, ErrorHandle error) const;
  int64_t Note(mld_status status, const std::string& message) const;
  void Push() const;

  mutable int64_t code_ = MLD_OK;
  mutable std::string message_;
  mutable Array entries_;
};

// The three properties above, for the table of a class.
template <class T>
void BindErrors(Class<T>& c) {
  c.template Property<&Fallible::error_code>(
      "error_code", "get_error_code", "",
      "How the last call on this object ended: [constant MallardRuleset.STATUS_OK], or another "
      "[enum MallardRuleset.Status].");
  c.template Property<&Fallible::error_message>(
      "error_message", "get_error_message", "",
      "Why the last call on this object failed, in words for people; empty if it did not.");
  c.template Property<&Fallible::error_entries>(
      "error_entries", "get_error_entries", "",
      "Mistakes in packs, one [Dictionary] each with the keys [code]pack[/code], "
      "[code]file[/code], "
      "[code]line[/code], [code]path[/code] and [code]message[/code].");
}

// An action, event or decision as GDScript has it: its kind, then its arguments.
inline std::vector<int32_t> Numbers(const mld_action& action) {
  std::vector<int32_t> numbers = {static_cast<int32_t>(action.kind)};
  numbers.insert(numbers.end(), std::begin(action.args), std::end(action.args));
  return numbers;
}

// A reference is the same 16 bytes in the engine as in Mallard.
inline mld_reference ToReference(const Vector4i& vector) {
  return std::bit_cast<mld_reference>(vector);
}
inline Vector4i FromReference(const mld_reference& reference) {
  return std::bit_cast<Vector4i>(reference);
}

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_CLASSES_FALLIBLE_H_
