/// @file
/// Questions of packs that wait for an answer. They lie flat at the end of a state, behind the
/// variables, so that they are saved, cloned, hashed, hidden and undone with everything else. A
/// ruleset whose entries ask nothing has no room for them and pays nothing.
#ifndef MALLARD_FRAME_QUESTIONS_H_
#define MALLARD_FRAME_QUESTIONS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/content.h"
#include "mallard/manifest.h"
#include "mallard/name_table.h"
#include "mallard/script.h"

namespace mallard {

namespace schema {
struct Snapshot;
}  // namespace schema

/// One question that waits. All zero: none.
struct PendingQuestion {
  static constexpr int kMaxOptions = 32;  ///< Answers that can be offered.
  static constexpr int kMaxMemo = 4;      ///< Numbers to remember.
  static constexpr int kMaxSubject = 12;  ///< Numbers of a game's own.

  uint16_t question = 0;              ///< 1 + its position among Questions::all(); 0: none.
  uint8_t answer = 0;                 ///< Which of the manifest's `answers`.
  uint8_t count = 0;                  ///< Of options; 0: hidden.
  int8_t seat = 0;                    ///< Who is asked.
  int8_t by = 0;                      ///< Whose function asks; -1: nobody's.
  uint8_t memos = 0;                  ///< How many numbers were given to remember.
  uint8_t inside = 0;                 ///< Asked by a match inside this one: seats are that match's.
  int32_t options[kMaxOptions] = {};  ///< What is offered, as arguments of the answering action.
  int32_t memo[kMaxMemo] = {};        ///< What was given to remember.
  /// What the asking function was about, as the game needs it to go on: only the game reads it.
  int32_t subject[kMaxSubject] = {};

  explicit operator bool() const { return question != 0; }  ///< True: somebody is asked.
  /// What is offered.
  absl::Span<const int32_t> offered() const { return absl::MakeConstSpan(options, count); }
};
static_assert(std::has_unique_object_representations_v<PendingQuestion>, "states are hashed");
static_assert(sizeof(PendingQuestion) % 8 == 0);

/// What the entries of a ruleset may ask. Immutable; made once for a Rules object.
class Questions {
 public:
  static constexpr int kMaxWaiting = 4;  ///< Questions that wait at the same time.

  /// One question of an entry.
  struct Spec {
    std::string id;                    ///< `pack:kind.entry.question`: by it snapshots know it.
    std::string name;                  ///< As `next` has it.
    int entry = 0;                     ///< Position of its entry among those that ask.
    ScriptFunction on_answer;          ///< What goes on.
    const ScriptHook* hook = nullptr;  ///< As which hook.
    std::string text;                  ///< What the player is asked.
    std::vector<int32_t> words;        ///< Positions in words().
  };

  /// Collects what the entries declare.
  Questions(const ContentSet& content, const ContentSchema& schema);

  bool any() const { return !specs_.empty(); }           ///< False: nothing is ever asked.
  absl::Span<const Spec> all() const { return specs_; }  ///< In load order.
  const NameTable& names() const { return names_; }      ///< Of all(), for people who type.
  const NameTable& words() const { return words_; }      ///< Of all words that answer.
  std::vector<std::string> titles() const;               ///< Texts of all().
  std::vector<std::string> word_titles() const { return said_; }  ///< words() as shown.
  /// Bytes that those that wait take up at the end of a state.
  size_t bytes() const { return any() ? kMaxWaiting * sizeof(PendingQuestion) : 0; }
  /// The one that waits.
  const Spec& Of(const PendingQuestion& asked) const { return specs_[asked.question - 1u]; }
  /// The question of that name which the entry of a function has, by its position; "" is its only
  /// one.
  absl::StatusOr<int> Find(ScriptFunction function, absl::string_view name) const;
  /// What a script is told of an answer.
  int64_t ToScript(const Manifest& manifest, const PendingQuestion& asked, int32_t value) const;

  /// @name For snapshots
  /// @{

  /// Writes those that wait; 0 if there are none.
  uint32_t Write(const Manifest& manifest, const PendingQuestion* waiting,
                 flatbuffers::FlatBufferBuilder& builder) const;
  /// Reads what Write wrote; the frame checks the values. An error names what the content has no
  /// more.
  absl::Status Read(const Manifest& manifest, const schema::Snapshot& snapshot,
                    PendingQuestion* waiting) const;
  /// @}

 private:
  void Collect(const ContentEntry& entry, const std::string& kind, const ScriptHook& hook);
  void NoteFunctions(const ContentValue& value, int entry);

  std::vector<Spec> specs_;
  NameTable names_;
  NameTable words_;
  std::vector<std::string> word_ids_;
  std::vector<std::string> said_;
  std::vector<std::string> entries_;  // `maneuver "pack:drone"`, of those that ask.
  std::vector<int> entry_of_;         // By function: the entry it belongs to; -1: none that asks.
};

/// An answer on its way to the function that goes on from it.
struct AnswerCall {
  const PendingQuestion& asked;          ///< What was asked.
  ScriptFunction function;               ///< What to call ...
  const ScriptHook& hook;                ///< ... as which hook ...
  absl::Span<const ScriptValue> args;    ///< ... with what.
  int seat() const { return asked.by; }  ///< The acting player of the context.
};

}  // namespace mallard

#endif  // MALLARD_FRAME_QUESTIONS_H_
