#include "mallard/asking.h"

#include <algorithm>
#include <map>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/synchronization/mutex.h"

namespace mallard {
namespace {

constexpr int64_t kMaxQuestions = 16;
constexpr int64_t kMaxWords = 32;

FieldSchema Field(const char* name, FieldSchema::Type type, const char* doc) {
  FieldSchema field;
  field.name = name;
  field.type = type;
  field.doc = doc;
  return field;
}

FieldSchema List(const char* name, FieldSchema item, int64_t most, const char* doc) {
  FieldSchema field = Field(name, FieldSchema::Type::kList, doc);
  field.item = {std::move(item)};
  field.min = 0;
  field.max = most;
  field.fallback.type = ContentValue::Type::kList;
  return field;
}

FieldSchema QuestionsField(const ScriptContextType& context) {
  FieldSchema id = Field("id", FieldSchema::Type::kString,
                         "Its name, as `next` of `ctx:ask` has it: lower-case letters, digits and "
                         "underscores.");
  FieldSchema text = Field("text", FieldSchema::Type::kString,
                           "What the player is asked, as shown: \"Where does the drone look?\"");
  FieldSchema answer = Field("on_answer", FieldSchema::Type::kFunction,
                             "Goes on from the answer. `answer` is nil if nothing that was offered "
                             "can be chosen any more.");
  answer.hook = &AnswerHook(context);
  for (FieldSchema* field : {&id, &text, &answer}) field->required = true;
  FieldSchema question = Field("question", FieldSchema::Type::kTable, "One question.");
  question.fields = {
      id, text,
      List("words", Field("word", FieldSchema::Type::kString, "As shown."), kMaxWords,
           "For answers of kind \"word\": what can be chosen. Answers are their numbers, from 1."),
      answer};
  return List("questions", std::move(question), kMaxQuestions,
              "What its functions may ask a player with `ctx:ask`.");
}

// The context of a function among these fields that may ask.
const ScriptContextType* ContextAmong(const std::vector<FieldSchema>& fields) {
  for (const FieldSchema& field : fields) {
    if (field.hook != nullptr && field.hook->context != nullptr) {
      for (const ScriptVerb& verb : field.hook->context->verbs) {
        if (absl::string_view(verb.name) == "ask") return field.hook->context;
      }
    }
    if (const ScriptContextType* found = ContextAmong(field.fields)) return found;
    if (const ScriptContextType* found = ContextAmong(field.item)) return found;
  }
  return nullptr;
}

}  // namespace

void AddAnswers(Manifest& manifest, std::vector<AnswerSpec> own) {
  const ArgSpec question = {"question", ArgType::kName, "What is asked.", {}, "question"};
  const ArgSpec number = {
      "number", ArgType::kNumber, "One of the numbers that are offered.", {}, ""};
  const ArgSpec word = {"word", ArgType::kName, "One of the words that are offered.", {}, "word"};
  const ArgSpec player = {"player", ArgType::kSeat, "One of the players that are offered.", {}, ""};
  if (manifest.answers.empty()) {
    manifest.answers = {{"number", "answer", "Answer with a number.", number, 0},
                        {"word", "answer_word", "Answer with a word.", word, 1},
                        {"player", "answer_player", "Answer with a player.", player, 1}};
  }
  manifest.answers.insert(manifest.answers.end(), own.begin(), own.end());
  std::erase_if(manifest.actions, [](const KindSpec& spec) { return spec.kind >= kFirstAnswer; });
  std::erase_if(manifest.decisions,
                [](const KindSpec& spec) { return spec.kind == kAnswerDecision; });
  manifest.decisions.push_back(
      {kAnswerDecision, "answer", "Answer a question that a pack asks.", {question}});
  for (size_t i = 0; i < manifest.answers.size(); ++i) {
    const AnswerSpec& spec = manifest.answers[i];
    manifest.actions.push_back(
        {kFirstAnswer + static_cast<uint32_t>(i), spec.action, spec.doc, {spec.arg}});
  }
}

const ScriptContextType* AskingContext(const EntrySchema& kind) {
  return ContextAmong(kind.fields);
}

const ScriptHook& AnswerHook(const ScriptContextType& context) {
  static absl::Mutex mutex;
  static auto* const hooks = new std::map<const ScriptContextType*, const ScriptHook*>;
  const absl::MutexLock lock(&mutex);
  const ScriptHook*& hook = (*hooks)[&context];
  if (hook == nullptr) {
    hook = new ScriptHook{
        "on_answer",
        &context,
        {{"answer", ScriptType::kInt, true, "What was chosen."},
         {"memo", ScriptType::kIntList, false, "What `ctx:ask` was given to remember."}},
        {"", ScriptType::kNil, true, ""}};
  }
  return *hook;
}

void CheckQuestionIds(const ContentSet& content, const ContentSchema& schema,
                      ContentReport& report) {
  for (const EntrySchema& kind : schema.entries) {
    if (AskingContext(kind) == nullptr) continue;
    for (const ContentEntry& entry : content.Entries(kind.name)) {
      const std::vector<ContentValue>& questions = entry.value["questions"].items;
      for (size_t i = 0; i < questions.size(); ++i) {
        const ContentValue& id = questions[i]["id"];
        const std::string path = absl::StrCat("questions[", i + 1, "].id");
        if (!IsContentName(id.text)) {
          report.Add(kind.name, entry, id, path,
                     ContentProblem("must be lower-case letters, digits and underscores"));
        }
        for (size_t j = 0; j < i; ++j) {
          if (questions[j]["id"].text == id.text) {
            report.Add(kind.name, entry, id, path,
                       ContentProblem(absl::StrCat("question \"", id.text, "\" is there twice")));
          }
        }
      }
    }
  }
}

EntrySchema WithQuestions(EntrySchema kind) {
  if (const ScriptContextType* context = AskingContext(kind)) {
    kind.fields.push_back(QuestionsField(*context));
  }
  return kind;
}

}  // namespace mallard
