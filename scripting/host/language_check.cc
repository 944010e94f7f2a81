#include "scripting/host/language_check.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/common_words.h"
#include "mallard/json_text.h"
#include "mallard/phrase_template.h"
#include "scripting/host/library.h"

namespace mallard {
namespace {

constexpr const char* kWordSections[] = {"action", "argument", "common",  "decision",
                                         "event",  "field",    "game",    "kind",
                                         "option", "phrase",   "refusal", "word"};

/// `formation "donut"`
std::string Path(absl::string_view section, absl::string_view name) {
  return absl::StrCat(section, " ", QuoteText(name));
}

const KindSpec* FindWord(const std::vector<KindSpec>& specs, absl::string_view name) {
  for (const KindSpec& spec : specs) {
    if (name == spec.name) return &spec;
  }
  return nullptr;
}

std::vector<std::string> NamesOf(const std::vector<KindSpec>& specs) {
  std::vector<std::string> names;
  for (const KindSpec& spec : specs) names.emplace_back(spec.name);
  return names;
}

std::vector<std::string> ArgumentsOf(const KindSpec& spec) {
  std::vector<std::string> names;
  for (const ArgSpec& arg : spec.args) names.emplace_back(arg.name);
  return names;
}

/// The fields of a kind, and those of tables inside them.
void AddFields(const std::vector<FieldSchema>& fields, std::vector<const FieldSchema*>& all) {
  for (const FieldSchema& field : fields) {
    all.push_back(&field);
    AddFields(field.fields, all);
    if (!field.item.empty()) AddFields(field.item[0].fields, all);
  }
}

/// What a sentence about an event may name: see mallard/event_text.h.
std::vector<std::string> PlacesOf(const KindSpec& spec) {
  std::vector<std::string> names = ArgumentsOf(spec);
  for (const ArgSpec& arg : spec.args) {
    if (arg.type == ArgType::kNumber) names.push_back(absl::StrCat(arg.name, "+1"));
  }
  if (spec.depends) names.emplace_back("rest");
  return names;
}

/// All arguments of a manifest that have that name.
std::vector<const ArgSpec*> ArgumentsNamed(const Manifest& manifest, absl::string_view name) {
  std::vector<const ArgSpec*> found;
  for (const auto* specs : {&manifest.actions, &manifest.events, &manifest.decisions}) {
    for (const KindSpec& spec : *specs) {
      for (const ArgSpec& arg : spec.args) {
        if (name == arg.name) found.push_back(&arg);
      }
    }
  }
  return found;
}

const OptionSpec* FindOption(const Manifest& manifest, absl::string_view name) {
  for (const OptionSpec& option : manifest.options) {
    if (name == option.name) return &option;
  }
  return nullptr;
}

}  // namespace

void LanguageCheck::Check(const SourceFile& file, const RawValue& table, const Manifest& manifest,
                          const Manifest& told, LanguageTexts& texts, ContentReport& report) {
  file_ = &file;
  manifest_ = &manifest;
  told_ = &told;
  texts_ = &texts;
  report_ = &report;
  Each(table, "", [&](const std::string& name, const RawValue& value) { Section(name, value); });
}

void LanguageCheck::Error(const RawValue& at, std::string path, ContentProblem problem) {
  report_->Add({stack_.packs[file_->pack].manifest.id, file_->path, at.line, std::move(path),
                std::move(problem)});
}

template <class Look>
void LanguageCheck::Each(const RawValue& table, const std::string& path, const Look& look) {
  if (table.type != RawValue::Type::kTable) {
    return Error(table, path,
                 ContentProblem::Mismatch("a table with named fields", table.Describe()));
  }
  if (!table.items.empty()) {
    Error(table.items[0], absl::StrCat(path, "[1]"),
          ContentProblem::Mismatch("named fields", table.items[0].Describe()));
  }
  for (const std::string& key : table.odd_keys) {
    Error(table, path, ContentProblem::Mismatch("named fields", absl::StrCat("the key ", key)));
  }
  for (const auto& [name, value] : table.fields) look(name, value);
}

bool LanguageCheck::Known(absl::string_view what, const std::string& name, const RawValue& at,
                          const std::string& path, const std::vector<std::string>& known) {
  if (std::find(known.begin(), known.end(), name) != known.end()) return true;
  const bool suggest = report_->errors().size() <= kMaxSuggestions;
  Error(at, path,
        ContentProblem(absl::StrCat("unknown ", what, " ", QuoteText(name)))
            .Suggest(suggest ? NearestName(name, known) : ""));
  return false;
}

void LanguageCheck::Section(const std::string& name, const RawValue& section) {
  std::vector<std::string> known(std::begin(kWordSections), std::end(kWordSections));
  for (const EntrySchema& kind : kinds_.kinds) known.push_back(kind.name);
  if (!Known("kind of entry", name, section, name, known)) return;
  if (name == "action") return Words(name, manifest_->actions, told_->actions, section);
  if (name == "argument") return Arguments(section);
  if (name == "common") return CommonTexts(section);
  if (name == "decision") return Decisions(section);
  if (name == "event") return Events(section);
  if (name == "field") return Fields(section);
  if (name == "game") {
    return Keep(name, manifest_->game, section, name, manifest_ == told_);
  }
  if (name == "kind") return Kinds(section);
  if (name == "option") return Options(section);
  if (name == "phrase") return Phrases(section);
  if (name == "refusal") return Refusals(section);
  if (name == "word") return SceneWords(section);
  Entries(kinds_.Find(name), section);
}

void LanguageCheck::Entries(int kind, const RawValue& section) {
  const std::string& kind_name = kinds_.kinds[kind].name;
  Each(section, kind_name, [&](const std::string& name, const RawValue& phrase) {
    ContentProblem problem;
    const std::string id = resolve_(kind, name, file_->pack, problem);
    if (!id.empty()) return Keep(kind_name, id, phrase, Path(kind_name, name), true);
    if (!problem.message.empty()) Error(phrase, Path(kind_name, name), std::move(problem));
  });
}

void LanguageCheck::Kinds(const RawValue& section) {
  std::vector<std::string> known;
  for (const EntrySchema& kind : kinds_.kinds) known.push_back(kind.name);
  Each(section, "kind", [&](const std::string& name, const RawValue& phrase) {
    const std::string path = Path("kind", name);
    if (Known("kind of entry", name, phrase, path, known)) {
      Keep("kind", name, phrase, path, true);
    }
  });
}

void LanguageCheck::Fields(const RawValue& section) {
  std::vector<const FieldSchema*> fields;
  for (const EntrySchema& kind : kinds_.kinds) AddFields(kind.fields, fields);
  std::vector<std::string> known;
  for (const FieldSchema* field : fields) known.push_back(field->name);
  Each(section, "field", [&](const std::string& name, const RawValue& phrase) {
    const std::string path = Path("field", name);
    if (!Known("field", name, phrase, path, known)) return;
    Keep("field", name, phrase, path, true, {"values"});
    std::vector<std::string> words;
    for (const FieldSchema* field : fields) {
      if (field->name != name) continue;
      words.insert(words.end(), field->choices.begin(), field->choices.end());
    }
    Values(absl::StrCat("field ", name), path, phrase, words, {});
  });
}

void LanguageCheck::Words(absl::string_view section_name, const std::vector<KindSpec>& specs,
                          const std::vector<KindSpec>& told, const RawValue& section) {
  const std::string what(section_name);
  const std::vector<std::string> known = NamesOf(specs);
  Each(section, what, [&](const std::string& name, const RawValue& phrase) {
    const std::string path = Path(what, name);
    if (!Known(what, name, phrase, path, known)) return;
    Keep(what, name, phrase, path, FindWord(told, name) != nullptr);
  });
}

void LanguageCheck::Events(const RawValue& section) {
  const std::vector<std::string> known = NamesOf(manifest_->events);
  Each(section, "event", [&](const std::string& name, const RawValue& sentence) {
    const std::string path = Path("event", name);
    if (!Known("event", name, sentence, path, known)) return;
    if (sentence.type != RawValue::Type::kString) {
      return Error(sentence, path, ContentProblem::Mismatch("a sentence", sentence.Describe()));
    }
    const std::vector<std::string> arguments = PlacesOf(*FindWord(manifest_->events, name));
    if (!IsUtf8(sentence.text)) {
      return Error(sentence, path, ContentProblem::Mismatch("text in UTF-8", sentence.Describe()));
    }
    if (std::optional<ContentProblem> problem = CheckTemplate(sentence.text, arguments)) {
      return Error(sentence, path, *std::move(problem));
    }
    // A game that builds on this one may have an event of that name with other arguments.
    const KindSpec* told = FindWord(told_->events, name);
    if (told == nullptr || CheckTemplate(sentence.text, PlacesOf(*told)).has_value()) return;
    texts_->sentences[name] = sentence.text;
  });
}

void LanguageCheck::Arguments(const RawValue& section) {
  std::vector<std::string> known;
  for (const auto* specs : {&manifest_->actions, &manifest_->events, &manifest_->decisions}) {
    for (const KindSpec& spec : *specs) {
      for (std::string& name : ArgumentsOf(spec)) known.push_back(std::move(name));
    }
  }
  Each(section, "argument", [&](const std::string& name, const RawValue& phrase) {
    const std::string path = Path("argument", name);
    if (!Known("argument", name, phrase, path, known)) return;
    Keep("argument", name, phrase, path, true, {"values"});
    std::vector<std::string> words;
    for (const ArgSpec* arg : ArgumentsNamed(*manifest_, name)) {
      words.insert(words.end(), arg->words.begin(), arg->words.end());
    }
    Values(absl::StrCat("argument ", name), path, phrase, words, {});
  });
}

void LanguageCheck::Options(const RawValue& section) {
  std::vector<std::string> known;
  for (const OptionSpec& option : manifest_->options) known.emplace_back(option.name);
  Each(section, "option", [&](const std::string& name, const RawValue& phrase) {
    const std::string path = Path("option", name);
    if (!Known("option", name, phrase, path, known)) return;
    Keep("option", name, phrase, path, FindOption(*told_, name) != nullptr, {"values"});
    const OptionSpec& option = *FindOption(*manifest_, name);
    std::vector<std::string> words(option.words.begin(), option.words.end());
    if (option.type == OptionSpec::Type::kBool) words = {"false", "true"};
    Values(absl::StrCat("option ", name), path, phrase, words, option.kinds);
  });
}

void LanguageCheck::SceneWords(const RawValue& section) {
  std::vector<std::string> known, kept;
  for (const WordSpec& word : manifest_->words) known.emplace_back(word.name);
  for (const WordSpec& word : told_->words) kept.emplace_back(word.name);
  Each(section, "word", [&](const std::string& name, const RawValue& word) {
    const std::string path = Path("word", name);
    if (!Known("word", name, word, path, known)) return;
    if (!IsText(word, path)) return;
    if (std::find(kept.begin(), kept.end(), name) == kept.end()) return;
    texts_->phrases[{"word", name}].name = word.text;
  });
}

bool LanguageCheck::IsText(const RawValue& value, const std::string& path) {
  if (value.type != RawValue::Type::kString) {
    Error(value, path, ContentProblem::Mismatch("a string", value.Describe()));
    return false;
  }
  if (IsUtf8(value.text)) return true;
  Error(value, path, ContentProblem::Mismatch("text in UTF-8", value.Describe()));
  return false;
}

void LanguageCheck::Decisions(const RawValue& section) {
  const std::vector<std::string> known = NamesOf(manifest_->decisions);
  Each(section, "decision", [&](const std::string& name, const RawValue& phrase) {
    const std::string path = Path("decision", name);
    if (!Known("decision", name, phrase, path, known)) return;
    Keep("decision", name, phrase, path, FindWord(told_->decisions, name) != nullptr,
         {"asked", "waiting"});
    const KindSpec& decision = *FindWord(manifest_->decisions, name);
    for (const char* field : {"asked", "waiting"}) Prompt(decision, field, phrase, path);
  });
}

void LanguageCheck::Prompt(const KindSpec& decision, const char* field, const RawValue& phrase,
                           const std::string& path) {
  const RawValue* sentence = phrase.type == RawValue::Type::kTable ? phrase.Field(field) : nullptr;
  const std::string inner = absl::StrCat(path, ".", field);
  if (sentence == nullptr || !IsText(*sentence, inner)) return;
  const auto places = [](const KindSpec& of) {
    std::vector<std::string> names = ArgumentsOf(of);
    names.insert(names.end(), {"seat", "decision"});
    return names;
  };
  if (std::optional<ContentProblem> problem = CheckTemplate(sentence->text, places(decision))) {
    return Error(*sentence, inner, *std::move(problem));
  }
  const KindSpec* told = FindWord(told_->decisions, decision.name);
  if (told == nullptr || CheckTemplate(sentence->text, places(*told)).has_value()) return;
  texts_->phrases[{absl::StrCat("decision ", field), decision.name}].text = sentence->text;
}

void LanguageCheck::CommonTexts(const RawValue& section) {
  std::vector<std::string> known;
  for (int word = 0; word < kCommonWords; ++word) known.emplace_back(CommonWordName(word));
  Each(section, "common", [&](const std::string& name, const RawValue& word) {
    const std::string path = Path("common", name);
    if (!Known("common word", name, word, path, known) || !IsText(word, path)) return;
    texts_->phrases[{"common", name}].name = word.text;
  });
}

void LanguageCheck::Phrases(const RawValue& section) {
  Each(section, "phrase", [&](const std::string& text, const RawValue& said) {
    if (IsText(said, Path("phrase", text))) texts_->phrases[{"phrase", text}].name = said.text;
  });
}

void LanguageCheck::Refusals(const RawValue& section) {
  Each(section, "refusal", [&](const std::string& reason, const RawValue& said) {
    const std::string path = Path("refusal", reason);
    if (!IsText(said, path)) return;
    std::vector<std::string> places = TemplateArguments(reason);
    const size_t count = places.size();
    for (size_t i = 0; i < count; ++i) places.push_back(absl::StrCat(places[i], "/1000"));
    if (std::optional<ContentProblem> problem = CheckTemplate(said.text, places)) {
      return Error(said, path, *std::move(problem));
    }
    texts_->phrases[{"refusal", reason}].name = said.text;
  });
}

void LanguageCheck::Values(const std::string& section, const std::string& path,
                           const RawValue& phrase, const std::vector<std::string>& known,
                           const std::vector<const char*>& kinds) {
  const RawValue* values = phrase.Field("values");
  if (values == nullptr) return;
  Each(*values, absl::StrCat(path, ".values"), [&](const std::string& name, const RawValue& value) {
    const std::string inner = absl::StrCat(path, ".values.", name);
    if (kinds.empty()) {
      if (Known("value", name, value, inner, known)) Keep(section, name, value, inner, true);
      return;
    }
    ContentProblem problem;
    for (const char* kind : kinds) {
      const std::string id = resolve_(kinds_.Find(kind), name, file_->pack, problem);
      if (!id.empty()) return Keep(section, id, value, inner, true);
    }
    if (!problem.message.empty()) Error(value, inner, std::move(problem));
  });
}

void LanguageCheck::Keep(const std::string& section, const std::string& name,
                         const RawValue& phrase, const std::string& path, bool keep,
                         const std::vector<std::string>& more_fields) {
  std::vector<std::string> known = {"name", "text"};
  known.insert(known.end(), more_fields.begin(), more_fields.end());
  Phrase kept;
  Each(phrase, path, [&](const std::string& field, const RawValue& value) {
    const std::string inner = absl::StrCat(path, ".", field);
    if (std::find(known.begin(), known.end(), field) == known.end()) {
      return Error(value, inner,
                   ContentProblem("unknown field").Suggest(NearestName(field, known)));
    }
    if (field != "name" && field != "text") return;  // Dealt with elsewhere.
    if (IsText(value, inner)) (field == "name" ? kept.name : kept.text) = value.text;
  });
  if (!keep) return;
  Phrase& standing = texts_->phrases[{section, name}];
  if (!kept.name.empty()) standing.name = std::move(kept.name);
  if (!kept.text.empty()) standing.text = std::move(kept.text);
}

}  // namespace mallard
