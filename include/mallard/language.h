/// @file
/// Names and texts in other words than those that stand in the entries themselves.
///
/// A pack may hold files `languages/fr.lua`, `languages/pt_br.lua`, ... Each gives one table of
/// names and texts, of entries and of the words of the game's manifest. Packs stack here as
/// everywhere: what a later pack says goes before what an earlier one says.
#ifndef MALLARD_LANGUAGE_H_
#define MALLARD_LANGUAGE_H_

#include <map>
#include <string>
#include <utility>

namespace mallard {

/// A name and a text for people. Either may be empty: not given.
struct Phrase {
  std::string name;  ///< What it is called.
  std::string text;  ///< What it does, or what it means.
};

/// What the packs of a ruleset say in one language.
struct LanguageTexts {
  std::string language;  ///< Lower case: "fr", "pt_br".
  /// By section and name. Sections are kinds of entry (the name is the whole id), and `action`,
  /// `argument`, `decision`, `field`, `game`, `kind`, `option` and `word` for the words of the
  /// game. A value of an option, an argument or a field is in the section "option fleet". What a
  /// decision asks is in "decision asked" and "decision waiting"; `common` has the words that every
  /// game needs, `phrase` other texts of entries, by the text itself, and `refusal` sentences for
  /// the reasons of refusals, by the reason.
  std::map<std::pair<std::string, std::string>, Phrase> phrases;
  /// Sentences that tell events, by the event's name; see mallard/phrase_template.h.
  std::map<std::string, std::string> sentences;
};

/// The language that content is written in where nothing else is said.
inline constexpr char kDefaultLanguage[] = "en";

}  // namespace mallard

#endif  // MALLARD_LANGUAGE_H_
