/// @file
/// What GameRules does without knowing the type of the state: seats, names, variables, arguments.
#ifndef MALLARD_FRAME_RULES_BASE_H_
#define MALLARD_FRAME_RULES_BASE_H_

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/asking.h"
#include "mallard/frame/arguments.h"
#include "mallard/frame/questions.h"
#include "mallard/frame/refusal.h"
#include "mallard/frame/variables.h"
#include "mallard/rules.h"
#include "mallard/script_calls.h"

namespace mallard {

/// See the file comment. Games derive from GameRules.
class RulesBase : public Rules {
 public:
  const RulesBase* base() const final { return this; }
  int seats() const final { return seats_; }
  /// The variables that packs declare, and where they lie.
  const Variables& variables() const { return variables_; }
  /// What packs may ask players.
  const Questions& questions() const { return questions_; }
  bool MayAsk() const final { return questions_.any(); }
  const NameTable& Table(absl::string_view table) const final;
  std::string TitleOf(absl::string_view table, int index, int language) const override;

  /// Why `seat` may not take `action` now, if it may not. Allocates nothing.
  virtual Refusal Judge(const void* state, int seat, const Action& action) const = 0;
  absl::Status Check(const void* state, int seat, const Action& action) const final {
    const Refusal no = Judge(state, seat, action);
    return no ? Explain(state, seat, action, no) : absl::OkStatus();
  }
  absl::StatusCode Verdict(const void* state, int seat, const Action& action) const final {
    return Judge(state, seat, action).status_code();
  }
  /// The refusal `no` of an action for somebody who reads it. For games whose reasons are longer
  /// than a Refusal can hold (all that is wrong with a list): the status code stays that of `no`.
  virtual absl::Status Explain(const void*, int, const Action&, const Refusal& no) const {
    return no.ToStatus();
  }

 protected:
  /// For GameRules.
  RulesBase(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration, int seats,
            absl::Span<const VariableScope> scopes);
  /// Gives a table of names that arguments of type kName refer to. For constructors: `names` is
  /// borrowed and stays where it is.
  void AddNames(const char* table, const NameTable& names) { AddNames(table, names, table); }
  /// The same for a table of entries of another kind than its name: what people call them is in the
  /// catalog.
  void AddNames(const char* table, const NameTable& names, const char* kind);
  /// The same for things that stand inside an entry (the planets of a map): what people call them,
  /// by index, as the pack has it; languages translate it as a phrase.
  void AddNames(const char* table, const NameTable& names, std::vector<std::string> titles);
  /// Later arguments of that kind of action depend on earlier ones: they are judged by ActionArgs,
  /// which the game overrides. For constructors.
  void SetDependent(uint32_t kind) { ranges_.SetDependent(kind); }
  /// True if every argument means something, as nearly always; otherwise JudgeArguments knows.
  bool ArgumentsFit(const Action& action) const { return ranges_.Fits(action); }
  /// Whether the arguments mean anything at all, and if not why.
  Refusal JudgeArguments(const Action& action) const;
  /// These are the rules of a match inside another one, whose rules ask and answer for it: what
  /// packs ask is only kept. For constructors.
  void SetInside() { inside_ = true; }
  bool inside() const { return inside_; }  ///< SetInside was called.
  /// The question that `ctx:ask` describes, asked by the function that is running, of the acting
  /// player `by`; or why it cannot be asked. That the options make sense as things the game
  /// decides.
  absl::StatusOr<PendingQuestion> MakeQuestion(const ScriptCalls::Running& running, int by,
                                               absl::Span<const int32_t> subject,
                                               const ScriptCall& call) const;
  /// The action that gives an answer.
  Action Reply(const PendingQuestion& asked, int32_t value) const {
    return {kFirstAnswer + asked.answer, {value}};
  }
  /// Turns round the bytes of each number of the variables and questions that lie there.
  void ReverseOwned(void* variables) const;
  /// Whether questions that were read make sense; of a view, where they are hidden, too.
  absl::Status CheckQuestions(const PendingQuestion* waiting, bool whole) const;
  /// OK if `handled` is true for every decision of the manifest that is the game's to deal with;
  /// otherwise the first one that is not.
  absl::Status CheckHandled(absl::FunctionRef<bool(uint32_t decision)> handled) const;
  /// Refuses an action of a kind that does not answer the decision.
  Refusal AnswersSomethingElse(const char* reason, uint32_t kind, uint32_t decision) const;

 private:
  absl::Status FillOptions(const ScriptCall& call, PendingQuestion& asked) const;

  int seats_;
  bool inside_ = false;
  Variables variables_;
  Questions questions_;
  ArgumentRanges ranges_;
  // A table of names that the game has given.
  struct GivenNames {
    const char* table;
    const NameTable* names;
    const char* kind;                 // Of catalog entries; "" where there are titles.
    std::vector<std::string> titles;  // By index.
  };
  std::vector<GivenNames> tables_;
};

}  // namespace mallard

#endif  // MALLARD_FRAME_RULES_BASE_H_
