#include "mallard/frame/questions.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "mallard/asking.h"
#include "mallard/frame/damaged.h"
#include "mallard/frame/numbers.h"
#include "mallard/schemas/mallard_generated.h"

namespace mallard {
namespace {

// "Stay here!" as people type it: stay_here.
std::string WordId(absl::string_view said) {
  std::string id;
  for (const char c : said) {
    if (absl::ascii_isalnum(static_cast<unsigned char>(c))) {
      id += absl::ascii_tolower(static_cast<unsigned char>(c));
    } else if (!id.empty() && id.back() != '_') {
      id += '_';
    }
  }
  while (!id.empty() && id.back() == '_') id.pop_back();
  return id.empty() ? "word" : id;
}

size_t LengthOf(const flatbuffers::Vector<int32_t>* list) {
  return list == nullptr ? 0 : list->size();
}

bool IsWord(const Manifest& manifest, const PendingQuestion& asked) {
  return absl::string_view(At(manifest.answers, asked.answer).kind) == "word";
}

}  // namespace

Questions::Questions(const ContentSet& content, const ContentSchema& schema) {
  for (const EntrySchema& kind : schema.entries) {
    const ScriptContextType* context = AskingContext(kind);
    if (context == nullptr) continue;
    for (const ContentEntry& entry : content.Entries(kind.name)) {
      Collect(entry, kind.name, AnswerHook(*context));
    }
  }
  std::vector<std::string> ids;
  for (const Spec& spec : specs_) ids.push_back(spec.id);
  names_ = NameTable(std::move(ids));
  words_ = NameTable(word_ids_);
}

void Questions::Collect(const ContentEntry& entry, const std::string& kind,
                        const ScriptHook& hook) {
  const ContentValue& questions = entry.value["questions"];
  if (questions.items.empty()) return;
  const int number = Size(entries_);
  entries_.push_back(absl::StrCat(kind, " \"", entry.id, "\""));
  NoteFunctions(entry.value, number);
  const size_t colon = entry.id.find(':') + 1;
  for (const ContentValue& question : questions.items) {
    Spec spec;
    spec.name = question["id"].text;
    spec.id =
        absl::StrCat(entry.id.substr(0, colon), kind, ".", entry.id.substr(colon), ".", spec.name);
    spec.entry = number;
    spec.on_answer = question["on_answer"].function;
    spec.hook = &hook;
    spec.text = question["text"].text;
    for (const ContentValue& word : question["words"].items) {
      const auto known = std::find(said_.begin(), said_.end(), word.text);
      spec.words.push_back(static_cast<int32_t>(known - said_.begin()));
      if (known != said_.end()) continue;
      // Words that differ in what is no letter only are told apart by numbers.
      std::string id = WordId(word.text);
      for (int n = 2; std::find(word_ids_.begin(), word_ids_.end(), id) != word_ids_.end(); ++n) {
        id = absl::StrCat(WordId(word.text), "_", n);
      }
      word_ids_.push_back(std::move(id));
      said_.push_back(word.text);
    }
    specs_.push_back(std::move(spec));
  }
}

void Questions::NoteFunctions(const ContentValue& value, int entry) {
  if (value.type == ContentValue::Type::kFunction && value.function) {
    const size_t index = static_cast<size_t>(value.function.index);
    if (entry_of_.size() <= index) entry_of_.resize(index + 1, -1);
    entry_of_[index] = entry;
  }
  for (const ContentValue& item : value.items) NoteFunctions(item, entry);
  for (const ContentField& field : value.fields) NoteFunctions(field.value, entry);
}

std::vector<std::string> Questions::titles() const {
  std::vector<std::string> titles;
  for (const Spec& spec : specs_) titles.push_back(spec.text);
  return titles;
}

absl::StatusOr<int> Questions::Find(ScriptFunction function, absl::string_view name) const {
  const int entry =
      function.index >= 0 && function.index < Size(entry_of_) ? At(entry_of_, function.index) : -1;
  if (entry < 0) {
    return absl::FailedPreconditionError(
        "the entry has no `questions`, so there is nothing that goes on from an answer");
  }
  int found = -1;
  std::vector<std::string> known;
  for (int i = 0; i < Size(specs_); ++i) {
    const Spec& spec = At(specs_, i);
    if (spec.entry != entry) continue;
    if (name.empty() || name == spec.name) found = i;
    known.push_back(spec.name);
  }
  if (name.empty() && known.size() > 1) {
    return absl::InvalidArgumentError(
        absl::StrCat("next must say which of the questions of ", At(entries_, entry), " is asked"));
  }
  if (found >= 0) return found;
  const std::string nearest = NearestName(name, known);
  return absl::NotFoundError(absl::StrCat(At(entries_, entry), " has no question \"", name, "\"",
                                          nearest.empty() ? "" : "; did you mean ", nearest));
}

int64_t Questions::ToScript(const Manifest& manifest, const PendingQuestion& asked,
                            int32_t value) const {
  if (IsWord(manifest, asked)) {
    const std::vector<int32_t>& words = Of(asked).words;
    return std::find(words.begin(), words.end(), value) - words.begin() + 1;
  }
  return int64_t{value} + At(manifest.answers, asked.answer).first;
}

uint32_t Questions::Write(const Manifest& manifest, const PendingQuestion* waiting,
                          flatbuffers::FlatBufferBuilder& builder) const {
  std::vector<flatbuffers::Offset<schema::Question>> out;
  for (int i = 0; any() && i < kMaxWaiting && waiting[i]; ++i) {
    const PendingQuestion& asked = waiting[i];
    const auto id = builder.CreateString(Of(asked).id);
    const auto kind = builder.CreateString(At(manifest.answers, asked.answer).kind);
    // Words by what they say: other content numbers them otherwise.
    flatbuffers::Offset<flatbuffers::Vector<flatbuffers::Offset<flatbuffers::String>>> words;
    if (IsWord(manifest, asked)) {
      std::vector<std::string> said;
      for (const int32_t word : asked.offered()) said.push_back(At(said_, word));
      words = builder.CreateVectorOfStrings(said);
    }
    const auto options =
        builder.CreateVector(asked.options, IsWord(manifest, asked) ? 0 : asked.count);
    const auto memo = builder.CreateVector(asked.memo, asked.memos);
    const auto subject = builder.CreateVector(asked.subject, PendingQuestion::kMaxSubject);
    schema::QuestionBuilder question(builder);
    question.add_question(id);
    question.add_kind(kind);
    question.add_seat(asked.seat);
    question.add_by(asked.by);
    question.add_inside(asked.inside != 0);
    question.add_options(options);
    question.add_words(words);
    question.add_memo(memo);
    question.add_subject(subject);
    out.push_back(question.Finish());
  }
  return out.empty() ? 0 : builder.CreateVector(out).o;
}

absl::Status Questions::Read(const Manifest& manifest, const schema::Snapshot& snapshot,
                             PendingQuestion* waiting) const {
  const auto* questions = snapshot.questions();
  if (questions == nullptr) return absl::OkStatus();
  const auto damaged = [](absl::string_view what) {
    return Damaged(absl::StrCat("a question of a pack: ", what));
  };
  if (questions->size() == 0 || questions->size() > kMaxWaiting) return damaged("how many wait");
  int number = 0;
  for (const schema::Question* in : *questions) {
    const absl::string_view id =
        in->question() == nullptr ? "" : absl::string_view(in->question()->c_str());
    const auto spec =
        std::find_if(specs_.begin(), specs_.end(), [&](const Spec& s) { return s.id == id; });
    if (spec == specs_.end()) {
      return Damaged(absl::StrCat("the match waits for an answer to ", id, ", which no pack asks"));
    }
    PendingQuestion& asked = waiting[number++];
    asked.question = static_cast<uint16_t>(spec - specs_.begin() + 1);
    const absl::string_view kind =
        in->kind() == nullptr ? "" : absl::string_view(in->kind()->c_str());
    const auto answer = std::find_if(manifest.answers.begin(), manifest.answers.end(),
                                     [&](const AnswerSpec& a) { return kind == a.kind; });
    if (answer == manifest.answers.end()) return damaged("its kind");
    asked.answer = static_cast<uint8_t>(answer - manifest.answers.begin());
    if (in->seat() < 0 || in->by() < -1) return damaged("whose it is");
    asked.seat = in->seat();
    asked.by = in->by();
    asked.inside = in->inside() ? 1 : 0;
    const bool words = in->words() != nullptr;
    const size_t count = words ? in->words()->size() : LengthOf(in->options());
    const size_t memos = LengthOf(in->memo()), subject = LengthOf(in->subject());
    if (words != IsWord(manifest, asked) || count > PendingQuestion::kMaxOptions ||
        memos > PendingQuestion::kMaxMemo || subject > PendingQuestion::kMaxSubject) {
      return damaged("how much it holds");
    }
    asked.count = static_cast<uint8_t>(count);
    asked.memos = static_cast<uint8_t>(memos);
    for (flatbuffers::uoffset_t i = 0; i < count; ++i) {
      if (!words) {
        asked.options[i] = in->options()->Get(i);
        continue;
      }
      const auto said = std::find(said_.begin(), said_.end(), in->words()->Get(i)->string_view());
      if (said == said_.end()) return damaged("a word that no pack offers");
      asked.options[i] = static_cast<int32_t>(said - said_.begin());
    }
    for (flatbuffers::uoffset_t i = 0; i < memos; ++i) asked.memo[i] = in->memo()->Get(i);
    for (flatbuffers::uoffset_t i = 0; i < subject; ++i) asked.subject[i] = in->subject()->Get(i);
  }
  return absl::OkStatus();
}

}  // namespace mallard
