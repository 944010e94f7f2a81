// Making a question out of what a script says, and judging one that was read.
#include "mallard/frame/ask.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/frame/damaged.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/rules_base.h"

namespace mallard {
namespace {

// The parameters of `ctx:ask`, in order.
enum Param { kSeat, kKind, kOptions, kNext, kMemo };

bool Given(const ScriptValue& value) { return value.type != ScriptType::kNil; }

absl::Status NotNarrow(absl::string_view what, int64_t value) {
  return absl::InvalidArgumentError(absl::StrCat(what, " ", value, " is out of range"));
}

bool IsNarrow(int64_t value) { return value >= INT32_MIN && value <= INT32_MAX; }

}  // namespace

const std::vector<ScriptParam>& AskParams() {
  static const auto* const params = new std::vector<ScriptParam>{
      {"seat", ScriptType::kInt, true, "Who is asked, from 1; the acting player if left out."},
      {"kind", ScriptType::kString, false,
       "What is chosen: \"number\", \"word\", \"player\", or what else the game has."},
      {"options", ScriptType::kIntList, true,
       "What can be chosen, 1 to 32; may be left out for words and players: then all."},
      {"next", ScriptType::kString, true,
       "The id of one of the entry's `questions`; may be left out if it has one only."},
      {"memo", ScriptType::kIntList, true, "Up to 4 numbers that `on_answer` gets back."}};
  return *params;
}

absl::StatusOr<PendingQuestion> RulesBase::MakeQuestion(const ScriptCalls::Running& running, int by,
                                                        absl::Span<const int32_t> subject,
                                                        const ScriptCall& call) const {
  if (running.hook == nullptr) return absl::FailedPreconditionError("nobody can be asked here");
  if (!running.hook->may_ask()) {
    return absl::FailedPreconditionError(
        absl::StrCat(running.hook->name,
                     " gives a value back: nobody can be asked while that is "
                     "being computed"));
  }
  const absl::StatusOr<int> question = questions_.Find(running.function, call.args[kNext].text);
  if (!question.ok()) return question.status();
  PendingQuestion asked;
  Put(asked.question, *question + 1);
  Put(asked.by, by);
  asked.inside = inside_ ? 1 : 0;
  std::copy(subject.begin(), subject.end(), asked.subject);

  int64_t seat = by;
  if (Given(call.args[kSeat])) seat = call.args[kSeat].integer - 1;
  if (seat < 0 || seat >= seats()) {
    return absl::InvalidArgumentError(
        Given(call.args[kSeat])
            ? absl::StrCat("there is no player ", seat + 1, "; players are 1 to ", seats())
            : "nobody acts here: seat must say who is asked");
  }
  Put(asked.seat, seat);

  const absl::Span<const AnswerSpec> answers = manifest().answers;
  const auto answer = std::find_if(answers.begin(), answers.end(), [&](const AnswerSpec& a) {
    return call.args[kKind].text == a.kind;
  });
  if (answer == answers.end()) {
    return absl::InvalidArgumentError(
        absl::StrCat("kind must be ",
                     absl::StrJoin(answers, ", ",
                                   [](std::string* out, const AnswerSpec& a) {
                                     absl::StrAppend(out, "\"", a.kind, "\"");
                                   }),
                     "; not \"", call.args[kKind].text, "\""));
  }
  Put(asked.answer, answer - answers.begin());
  if (absl::Status status = FillOptions(call, asked); !status.ok()) return status;

  const absl::Span<const int64_t> memo = call.args[kMemo].list;
  if (memo.size() > PendingQuestion::kMaxMemo) {
    return absl::InvalidArgumentError(
        absl::StrCat("memo holds ", PendingQuestion::kMaxMemo, " numbers, not ", memo.size()));
  }
  Put(asked.memos, memo.size());
  for (size_t i = 0; i < memo.size(); ++i) {
    if (!IsNarrow(memo[i])) return NotNarrow("memo:", memo[i]);
    asked.memo[i] = static_cast<int32_t>(memo[i]);
  }
  return asked;
}

absl::Status RulesBase::FillOptions(const ScriptCall& call, PendingQuestion& asked) const {
  const AnswerSpec& answer = At(manifest().answers, asked.answer);
  const std::vector<int32_t>& words = questions_.Of(asked).words;
  const bool word = absl::string_view(answer.kind) == "word";
  if (word && words.empty()) {
    return absl::FailedPreconditionError("the question has no `words`");
  }
  std::vector<int64_t> options(call.args[kOptions].list.begin(), call.args[kOptions].list.end());
  if (!Given(call.args[kOptions])) {
    const int all = word ? Size(words) : answer.arg.type == ArgType::kSeat ? seats() : 0;
    for (int i = 0; i < all; ++i) options.push_back(i + answer.first);
  }
  if (options.empty() || options.size() > PendingQuestion::kMaxOptions) {
    return absl::InvalidArgumentError(absl::StrCat(
        "options must be 1 to ", PendingQuestion::kMaxOptions, ", not ", options.size()));
  }
  for (const int64_t option : options) {
    int64_t value = option - answer.first;
    if (word && (value < 0 || value >= Size(words))) {
      return absl::InvalidArgumentError(
          absl::StrCat("options: the question has words 1 to ", words.size(), ", not ", option));
    }
    if (word) value = At(words, value);
    if (!IsNarrow(value)) return NotNarrow("options:", option);
    const int32_t offered = static_cast<int32_t>(value);
    if (JudgeArguments(Reply(asked, offered))) {
      return absl::InvalidArgumentError(
          absl::StrCat("options: there is no ", answer.kind, " ", option));
    }
    if (std::count(asked.options, asked.options + asked.count, offered) != 0) {
      return absl::InvalidArgumentError(absl::StrCat("options: ", option, " is offered twice"));
    }
    asked.options[asked.count++] = offered;
  }
  return absl::OkStatus();
}

absl::Status RulesBase::CheckQuestions(const PendingQuestion* waiting, bool whole) const {
  const auto damaged = [](absl::string_view what) {
    return Damaged(absl::StrCat("a question of a pack: ", what));
  };
  bool more = true;
  for (int i = 0; questions_.any() && i < Questions::kMaxWaiting; ++i) {
    const PendingQuestion& asked = waiting[i];
    more = more && asked;
    if (!more) continue;
    if (asked.seat >= seats() || asked.by >= seats()) return damaged("whose it is");
    if (whole && asked.count == 0) return damaged("it has no answer");
    for (int o = 0; o < asked.count; ++o) {
      const int32_t option = asked.options[o];
      if (JudgeArguments(Reply(asked, option)) ||
          std::count(asked.options, asked.options + o, option) != 0) {
        return damaged("what is offered");
      }
    }
  }
  return absl::OkStatus();
}

}  // namespace mallard
