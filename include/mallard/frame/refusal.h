/// @file
/// Why an action is refused: a plain value that costs nothing to make and to throw away, so that a
/// listing may try a check on every candidate. Text is made only when somebody reads it.
#ifndef MALLARD_FRAME_REFUSAL_H_
#define MALLARD_FRAME_REFUSAL_H_

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

#include "absl/status/status.h"

namespace mallard {

/// The answer of a check: nothing (the action is allowed), or a reason. True when it refuses:
/// `if (Refusal no = CheckPlace(...)) return no;`.
///
/// A reason is a literal with named places in braces, "the counter of {slot} stands on {dial}".
/// Values fill the places in the order in which their names first stand in the reason.
class [[nodiscard]] Refusal {
 public:
  /// What kind of refusal it is.
  enum class Code : uint8_t {
    kNone,       ///< The action is allowed.
    kForbidden,  ///< It makes sense, but not now: kFailedPrecondition.
    kSenseless,  ///< It can never make sense in this match: kInvalidArgument.
  };
  /// The most places a reason has.
  static constexpr size_t kMaxValues = 4;

  /// What fills a place: a number, or text that outlives the refusal (a literal, or a name that
  /// the rules own).
  struct Value {
    const char* text;  ///< Null: `number` holds.
    int64_t number;    ///< The number.

    Value() = default;  ///< Nothing in particular.
    /// Text, not copied.
    constexpr Value(const char* t) : text(t), number(0) {}  // NOLINT(google-explicit-constructor)
    /// A name that the rules own, not copied.
    Value(const std::string& t) : Value(t.c_str()) {}  // NOLINT(google-explicit-constructor)
    Value(std::string&&) = delete;                     ///< It would not outlive the refusal.
    /// A number.
    template <std::integral T>
    constexpr Value(T n) : text(nullptr), number(static_cast<int64_t>(n)) {}  // NOLINT
  };
  /// Nothing, as a constant that costs nothing to turn into a refusal: see kAllowed.
  struct Nothing {};

  /// Nothing is refused.
  constexpr Refusal(Nothing) {}  // NOLINT(google-explicit-constructor)
  /// Refuses; use Forbidden and Senseless.
  template <class... V>
  constexpr Refusal(Code code, const char* reason, const V&... values)
      : code_(code), count_(sizeof...(V)), reason_(reason), values_{Value(values)...} {
    static_assert(sizeof...(V) <= kMaxValues);
  }

  /// True when the action is refused.
  constexpr explicit operator bool() const { return code_ != Code::kNone; }
  constexpr Code code() const { return code_; }             ///< What kind.
  constexpr const char* reason() const { return reason_; }  ///< With its places; null: none.
  /// The reason in words; "" when nothing is refused.
  std::string Text() const;
  /// The status code of its kind.
  constexpr absl::StatusCode status_code() const {
    return code_ == Code::kNone        ? absl::StatusCode::kOk
           : code_ == Code::kForbidden ? absl::StatusCode::kFailedPrecondition
                                       : absl::StatusCode::kInvalidArgument;
  }
  /// OK, or the reason with that code.
  absl::Status ToStatus() const;

 private:
  Code code_ = Code::kNone;
  uint8_t count_ = 0;
  const char* reason_ = nullptr;
  Value values_[kMaxValues];  // The first count_ hold.
};

static_assert(std::is_trivially_copyable_v<Refusal>);

/// Nothing is refused.
inline constexpr Refusal::Nothing kAllowed;

/// It makes sense, but not now.
template <class... V>
constexpr Refusal Forbidden(const char* reason, const V&... values) {
  return Refusal(Refusal::Code::kForbidden, reason, values...);
}
/// It can never make sense in this match.
template <class... V>
constexpr Refusal Senseless(const char* reason, const V&... values) {
  return Refusal(Refusal::Code::kSenseless, reason, values...);
}

}  // namespace mallard

#endif  // MALLARD_FRAME_REFUSAL_H_
