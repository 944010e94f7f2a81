#include "mallard/catalog.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "mallard/name_table.h"
#include "mallard/refusal_text.h"
#include "mallard/ruleset.h"
#include "scripting/host/kinds.h"

namespace mallard {
namespace {

constexpr const char* kSections[] = {"action", "event", "decision", "option"};  // By Words.

CatalogEntry MakeEntry(const EntrySchema& schema, const ContentEntry& declared) {
  CatalogEntry entry;
  entry.declared = &declared;
  entry.icon = declared.value["icon"].text.c_str();
  entry.extra = &declared.value["extra"];
  for (const ContentValue& tag : declared.value["tags"].items)
    entry.tags.push_back(tag.text.c_str());
  for (const FieldSchema& field : schema.fields) {
    const ContentValue& value = declared.value[field.name];
    if (!value.IsNil() && !IsCommonField(field.name)) entry.fields.push_back({&field, &value});
  }
  return entry;
}

/// Puts what is there in `more` where nothing is in `phrase`.
void Complete(Phrase& phrase, const Phrase& more) {
  if (phrase.name.empty()) phrase.name = more.name;
  if (phrase.text.empty()) phrase.text = more.text;
}

void Complete(Phrase& phrase, const LanguageTexts* texts,
              const std::pair<std::string, std::string>& key) {
  if (texts == nullptr) return;
  const auto found = texts->phrases.find(key);
  if (found != texts->phrases.end()) Complete(phrase, found->second);
}

template <class Look>
void ForEachWord(const Manifest& manifest, const Look& look) {
  const std::vector<KindSpec>* lists[] = {&manifest.actions, &manifest.events, &manifest.decisions};
  for (size_t list = 0; list < 3; ++list) {
    for (const KindSpec& spec : *lists[list]) look(list, spec.name, spec.doc);
  }
  for (const OptionSpec& option : manifest.options) look(size_t{3}, option.name, option.doc);
}

}  // namespace

std::string ReadableName(absl::string_view name) {
  std::string text = absl::StrReplaceAll(name, {{"_", " "}});
  if (!text.empty()) text[0] = absl::ascii_toupper(static_cast<unsigned char>(text[0]));
  return text;
}

Catalog::Catalog(const Ruleset& ruleset, std::vector<LanguageTexts> languages)
    : manifest_(&ruleset.game().manifest()), spoken_(std::move(languages)) {
  AddKinds(ruleset);
  AddOptions(ruleset);
  AddLanguages();
}

void Catalog::AddKinds(const Ruleset& ruleset) {
  ContentKinds kinds(ruleset.game().content_schema());
  kinds_.reserve(kinds.kinds.size());  // Entries point into the schemas.
  for (EntrySchema& schema : kinds.kinds) {
    CatalogKind& kind = kinds_.emplace_back();
    kind.schema = std::move(schema);
    std::vector<std::string> ids;
    for (const ContentEntry& declared : ruleset.entries().Entries(kind.schema.name)) {
      CatalogEntry& entry = kind.entries.emplace_back(MakeEntry(kind.schema, declared));
      entry.kind = static_cast<int>(kinds_.size()) - 1;
      entry.number = static_cast<int>(kind.entries.size()) - 1;
      ids.push_back(declared.id);
    }
    const NameTable names(std::move(ids));
    for (size_t i = 0; i < kind.entries.size(); ++i) kind.entries[i].word = names.names()[i];
  }
}

void Catalog::AddOptions(const Ruleset& ruleset) {
  const Manifest& manifest = ruleset.game().manifest();
  for (size_t i = 0; i < manifest.options.size(); ++i) {
    const OptionSpec& spec = manifest.options[i];
    CatalogOption& option = options_.emplace_back();
    option.spec = &spec;
    option.several = spec.naming == OptionSpec::Naming::kSome;
    option.open = spec.type == OptionSpec::Type::kText &&
                  (spec.kinds.empty() || spec.naming == OptionSpec::Naming::kOrText);
    option.optional = spec.type == OptionSpec::Type::kText && *spec.fallback == '\0';
    if (spec.type == OptionSpec::Type::kBool)
      option.choices = {{"false", -1, -1}, {"true", -1, -1}};
    for (const char* word : spec.words) option.choices.push_back({word, -1, -1});
    for (size_t k = 0; k < spec.kinds.size(); ++k) {
      const CatalogKind* kind = FindKind(spec.kinds[k]);
      const absl::Span<const std::string> names = ruleset.choices().Names(i, k).names();
      for (size_t entry = 0; entry < names.size(); ++entry) {
        option.choices.push_back(
            {names[entry], static_cast<int>(kind - kinds_.data()), static_cast<int>(entry)});
      }
    }
  }
}

void Catalog::AddLanguages() {
  languages_ = {kDefaultLanguage};
  for (const LanguageTexts& texts : spoken_) {
    if (texts.language == kDefaultLanguage) {
      english_ = &texts;
    } else {
      languages_.push_back(texts.language);
    }
  }
  for (const std::string& language : languages_) {
    Texts& texts = texts_.emplace_back();
    for (std::string tag = language; !tag.empty();
         tag = tag.substr(0, tag.find('_') == std::string::npos ? 0 : tag.rfind('_'))) {
      for (const LanguageTexts& source : spoken_) {
        if (source.language == tag) texts.sources.push_back(&source);
      }
    }
    FillTexts(texts, language);
    FillRefusals(texts, language);
  }
}

Phrase Catalog::Resolve(const Texts& texts, const std::string& section, const std::string& name,
                        const Phrase& own, const Phrase& fallback) const {
  const std::pair<std::string, std::string> key = {section, name};
  Phrase phrase;
  for (const LanguageTexts* source : texts.sources) Complete(phrase, source, key);
  Complete(phrase, own);
  Complete(phrase, english_, key);
  Complete(phrase, fallback);
  return phrase;
}

void Catalog::FillTexts(Texts& texts, const std::string& language) const {
  texts.game = Resolve(texts, "game", manifest_->game, {}, {manifest_->title, manifest_->doc});
  for (const CatalogKind& kind : kinds_) {
    texts.kinds.push_back(Resolve(texts, "kind", kind.schema.name, {},
                                  {ReadableName(kind.schema.name), kind.schema.doc}));
    std::vector<Phrase>& entries = texts.entries.emplace_back();
    for (const CatalogEntry& entry : kind.entries) {
      const ContentEntry& declared = *entry.declared;
      const std::string bare = declared.id.substr(declared.id.find(':') + 1);
      entries.push_back(Resolve(texts, kind.schema.name, declared.id,
                                {declared.value["name"].text, declared.value["text"].text},
                                {ReadableName(bare), ""}));
    }
  }
  ForEachWord(*manifest_, [&](size_t list, const char* name, const char* doc) {
    texts.words[list].push_back(
        Resolve(texts, kSections[list], name, {}, {ReadableName(name), doc}));
  });
  for (const CatalogOption& option : options_) {
    const std::string section = absl::StrCat("option ", option.spec->name);
    std::vector<Phrase>& choices = texts.choices.emplace_back();
    for (const CatalogChoice& choice : option.choices) {
      if (choice.kind < 0) {
        choices.push_back(
            Resolve(texts, section, choice.value, {}, {ReadableName(choice.value), ""}));
        continue;
      }
      const CatalogEntry& entry = kinds_[choice.kind].entries[choice.entry];
      choices.push_back(Resolve(texts, section, entry.declared->id,
                                texts.entries[choice.kind][choice.entry], {}));
    }
  }
  for (const WordSpec& word : manifest_->words) {
    texts.scene_words.push_back(Resolve(texts, "word", word.name, {}, {word.text, ""}).name);
  }
  for (const KindSpec& decision : manifest_->decisions) {
    texts.prompts[0].push_back(Resolve(texts, "decision asked", decision.name, {}, {}).text);
    texts.prompts[1].push_back(Resolve(texts, "decision waiting", decision.name, {}, {}).text);
  }
  for (int word = 0; word < kCommonWords; ++word) {
    const Phrase built_in = {std::string(BuiltInWord(word, language)), ""};
    texts.common.push_back(
        Resolve(texts, "common", std::string(CommonWordName(word)), built_in, {}).name);
  }
  for (const KindSpec& event : manifest_->events) {
    std::vector<const LanguageTexts*> sources = texts.sources;
    if (english_ != nullptr) sources.push_back(english_);
    std::string& sentence = texts.sentences.emplace_back();
    for (const LanguageTexts* source : sources) {
      const auto found = source->sentences.find(event.name);
      if (found == source->sentences.end()) continue;
      sentence = found->second;
      break;
    }
  }
}

void Catalog::FillRefusals(Texts& texts, const std::string& language) const {
  constexpr char kSection[] = "refusal";
  std::map<std::string, std::string> sentences;
  const bool french = language == "fr" || absl::StartsWith(language, "fr_");
  for (const CommonRefusal* common = CommonRefusals(); french && common->english != nullptr;
       ++common) {
    sentences[common->english] = common->french;
  }
  const auto add = [&](const LanguageTexts& source) {
    for (auto at = source.phrases.lower_bound({kSection, ""});
         at != source.phrases.end() && at->first.first == kSection; ++at) {
      sentences[at->first.second] = at->second.name;
    }
  };
  // What comes later goes before what came earlier.
  if (english_ != nullptr) add(*english_);
  for (auto source = texts.sources.rbegin(); source != texts.sources.rend(); ++source) {
    add(**source);
  }
  for (auto& [reason, sentence] : sentences) texts.refusals.push_back({reason, sentence});
}

int Catalog::FindLanguage(absl::string_view tag) const {
  std::string wanted = absl::AsciiStrToLower(tag.substr(0, tag.find_first_of(".@")));
  std::replace(wanted.begin(), wanted.end(), '-', '_');
  while (!wanted.empty()) {
    const auto found = std::find(languages_.begin(), languages_.end(), wanted);
    if (found != languages_.end()) return static_cast<int>(found - languages_.begin());
    const size_t cut = wanted.rfind('_');
    wanted.resize(cut == std::string::npos ? 0 : cut);
  }
  return 0;
}

const CatalogKind* Catalog::FindKind(absl::string_view name) const {
  for (const CatalogKind& kind : kinds_) {
    if (kind.schema.name == name) return &kind;
  }
  return nullptr;
}

const CatalogEntry* Catalog::Find(absl::string_view kind, absl::string_view id) const {
  const CatalogKind* found = FindKind(kind);
  if (found == nullptr) return nullptr;
  for (const CatalogEntry& entry : found->entries) {
    if (absl::EqualsIgnoreCase(entry.declared->id, id) || absl::EqualsIgnoreCase(entry.word, id)) {
      return &entry;
    }
  }
  return nullptr;
}

Phrase Catalog::Field(absl::string_view field, int language) const {
  return Resolve(texts_[language], "field", std::string(field), {}, {ReadableName(field), ""});
}

Phrase Catalog::FieldWord(absl::string_view field, absl::string_view word, int language) const {
  return Resolve(texts_[language], absl::StrCat("field ", field), std::string(word), {},
                 {ReadableName(word), ""});
}

Phrase Catalog::Argument(absl::string_view argument, int language) const {
  return Resolve(texts_[language], "argument", std::string(argument), {},
                 {ReadableName(argument), ""});
}

Phrase Catalog::ArgumentWord(absl::string_view argument, absl::string_view word,
                             int language) const {
  // Yes and no are the same everywhere; a pack may give its arguments better words.
  const bool yes = word == "yes";
  const std::string fallback = yes || word == "no"
                                   ? Common(yes ? CommonWord::kYes : CommonWord::kNo, language)
                                   : absl::StrReplaceAll(word, {{"_", " "}});
  return Resolve(texts_[language], absl::StrCat("argument ", argument), std::string(word), {},
                 {fallback, ""});
}

std::string Catalog::Say(absl::string_view text, int language) const {
  return Resolve(texts_[language], "phrase", std::string(text), {}, {std::string(text), ""}).name;
}

bool Catalog::IsTranslated(absl::string_view section, absl::string_view name, int language) const {
  for (const LanguageTexts* source : texts_[language].sources) {
    if (section == "event") return source->sentences.count(std::string(name)) > 0;
    const auto found = source->phrases.find({std::string(section), std::string(name)});
    if (found != source->phrases.end() && !found->second.name.empty() &&
        !found->second.text.empty()) {
      return true;
    }
  }
  return false;
}

}  // namespace mallard
