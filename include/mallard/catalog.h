/// @file
/// The catalog of a ruleset: everything in it as people see it. Kinds of entry, entries with their
/// names, texts, art keys and fields, the words of the game's manifest, and what its options can be
/// set to; in every language that the packs speak.
///
/// A language is a number: a place in Catalog::languages(). What is not translated falls back, one
/// name or text at a time: `pt_br` to `pt`, then to the entry itself, then to English; words of the
/// manifest to English, then to the manifest. So every name is there, and every text that anybody
/// wrote.
///
/// Immutable, and safe to share between threads. Lives as long as its ruleset.
#ifndef MALLARD_CATALOG_H_
#define MALLARD_CATALOG_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/common_words.h"
#include "mallard/content.h"
#include "mallard/language.h"
#include "mallard/manifest.h"

namespace mallard {

class Ruleset;

/// A field of an entry that has a value, given or by default.
struct CatalogField {
  const FieldSchema* schema;  ///< What it is called, may hold, and means.
  const ContentValue* value;  ///< What it holds.
};

/// One entry. Its name and text are asked of the catalog.
struct CatalogEntry {
  int kind = 0;                   ///< Position in Catalog::kinds().
  int number = 0;                 ///< Position among the entries of its kind, in load order.
  const ContentEntry* declared;   ///< Id, pack, file and line.
  std::string word;               ///< What people type for it: the id without its pack if unique.
  const char* icon = "";          ///< Art key, or "".
  std::vector<const char*> tags;  ///< As given.
  const ContentValue* extra;      ///< A table, or nil.
  std::vector<CatalogField> fields;  ///< The kind's own fields, in the order of the reference.
};

/// One kind of entry.
struct CatalogKind {
  EntrySchema schema;                 ///< Its name, what it is, and all its fields.
  std::vector<CatalogEntry> entries;  ///< In load order.
};

/// A value that an option can be set to.
struct CatalogChoice {
  std::string value;  ///< As Configuration::Set takes it.
  int kind = -1;      ///< The entry that it names, if it names one: position of the kind.
  int entry = -1;     ///< Position of that entry in its kind.
};

/// One option of a match.
struct CatalogOption {
  const OptionSpec* spec;              ///< Name, type and default.
  std::vector<CatalogChoice> choices;  ///< Empty for numbers and for free text.
  bool open = false;                   ///< Takes other text than the choices, too.
  bool several = false;                ///< Takes several choices, separated by commas.
  bool optional = false;               ///< Takes "", too.
};

/// Why something is refused, as people read it.
struct CatalogRefusal {
  std::string reason;    ///< As the rules give it, with its places: `{slot} is placed already`.
  std::string sentence;  ///< What is said instead, with the same places.
};

/// See the file comment.
class Catalog {
 public:
  /// Words of the manifest that have a name and a text.
  enum class Words : uint8_t { kActions, kEvents, kDecisions, kOptions };

  /// Made by Ruleset::catalog. `languages` is what the packs say, by language in byte order.
  Catalog(const Ruleset& ruleset, std::vector<LanguageTexts> languages);
  Catalog(const Catalog&) = delete;
  Catalog& operator=(const Catalog&) = delete;

  /// All languages that something is written in, English first, then in byte order.
  absl::Span<const std::string> languages() const { return languages_; }
  /// The language that serves best for a tag such as "fr", "fr-CA" or "fr_FR.UTF-8".
  int FindLanguage(absl::string_view tag) const;

  absl::Span<const CatalogKind> kinds() const { return kinds_; }  ///< In the game's order.
  /// The kind of that name, or null.
  const CatalogKind* FindKind(absl::string_view name) const;
  /// The entry of that id (whole, or the word people type), or null.
  const CatalogEntry* Find(absl::string_view kind, absl::string_view id) const;
  absl::Span<const CatalogOption> options() const { return options_; }  ///< In manifest order.

  /// Title and description of the game.
  const Phrase& Game(int language) const { return texts_[language].game; }
  /// Name and description of a kind of entry.
  const Phrase& Kind(int kind, int language) const { return texts_[language].kinds[kind]; }
  /// Name and text of an entry.
  const Phrase& Of(const CatalogEntry& entry, int language) const {
    return texts_[language].entries[entry.kind][entry.number];
  }
  /// Name and text of a word, by its position in its list of the manifest.
  const Phrase& Word(Words list, size_t position, int language) const {
    return texts_[language].words[static_cast<size_t>(list)][position];
  }
  /// Name and text of a choice of an option, by their positions.
  const Phrase& Choice(size_t option, size_t choice, int language) const {
    return texts_[language].choices[option][choice];
  }
  /// Name and text of a field of entries, by its name.
  Phrase Field(absl::string_view field, int language) const;
  /// Name and text of a word that a field can hold.
  Phrase FieldWord(absl::string_view field, absl::string_view word, int language) const;
  /// Name and text of an argument of actions, events and decisions.
  Phrase Argument(absl::string_view argument, int language) const;
  /// Name and text of a word that an argument can be.
  Phrase ArgumentWord(absl::string_view argument, absl::string_view word, int language) const;
  /// The sentence that tells an event, with places for its arguments, by its position in the
  /// manifest; "" if there is none in this language nor in English. See mallard/phrase_template.h.
  const std::string& Sentence(size_t event, int language) const {
    return texts_[language].sentences[event];
  }

  /// What a decision asks, by its position in the manifest: said to who is asked, or with `waiting`
  /// to those who wait, with places for its arguments and `seat`. "" where no pack says it.
  const std::string& Prompt(size_t decision, bool waiting, int language) const {
    return texts_[language].prompts[waiting ? 1 : 0][decision];
  }
  /// One of the words that every game needs.
  const std::string& Common(CommonWord word, int language) const {
    return texts_[language].common[static_cast<size_t>(word)];
  }
  /// Text that stands inside an entry (the name of a planet of a map), in that language: what the
  /// packs have for it in the section `phrase`, or the text itself.
  std::string Say(absl::string_view text, int language) const;

  /// Reasons of refusals that there are words for in that language; see mallard/refusal_text.h.
  absl::Span<const CatalogRefusal> Refusals(int language) const {
    return texts_[static_cast<size_t>(language)].refusals;
  }

  /// A word of scenes, by its position in the manifest.
  const std::string& SceneWord(size_t position, int language) const {
    return texts_[language].scene_words[position];
  }

  /// Whether a name and a text stand in this very language: for checks that a translation is whole.
  bool IsTranslated(absl::string_view section, absl::string_view name, int language) const;

 private:
  /// Everything in one language, with what it falls back to filled in.
  struct Texts {
    std::vector<const LanguageTexts*> sources;  // The language itself first, then what it is a kind
                                                // of.
    Phrase game;
    std::vector<Phrase> kinds;
    std::vector<std::vector<Phrase>> entries;  // By kind.
    std::vector<Phrase> words[4];              // By Words.
    std::vector<std::vector<Phrase>> choices;  // By option.
    std::vector<std::string> sentences;
    std::vector<std::string> scene_words;
    std::vector<std::string> prompts[2];  // By decision: for who is asked, for those who wait.
    std::vector<std::string> common;      // By CommonWord.
    std::vector<CatalogRefusal> refusals;
  };

  void AddKinds(const Ruleset& ruleset);
  void AddOptions(const Ruleset& ruleset);
  void AddLanguages();
  void FillTexts(Texts& texts, const std::string& language) const;
  void FillRefusals(Texts& texts, const std::string& language) const;
  /// The phrase in the words of `texts`, then `own`, then English, then `fallback`.
  Phrase Resolve(const Texts& texts, const std::string& section, const std::string& name,
                 const Phrase& own, const Phrase& fallback) const;

  const Manifest* manifest_;
  const std::vector<LanguageTexts> spoken_;  // As the packs have it.
  const LanguageTexts* english_ = nullptr;
  std::vector<std::string> languages_;
  std::vector<CatalogKind> kinds_;
  std::vector<CatalogOption> options_;
  std::vector<Texts> texts_;  // By language.
};

/// A name for people made of one for programs: `set_up_fleet` becomes "Set up fleet".
std::string ReadableName(absl::string_view name);

/// The whole catalog in one language, as JSON; docs/catalog.md says what is in it.
std::string CatalogJson(const Ruleset& ruleset, int language);

/// The whole catalog in one language, as the FlatBuffer of capi/schemas/catalog.fbs.
std::string CatalogBuffer(const Ruleset& ruleset, int language);

}  // namespace mallard

#endif  // MALLARD_CATALOG_H_
