// Checks the table of a language file, and keeps what it says.
#ifndef MALLARD_SCRIPTING_HOST_LANGUAGE_CHECK_H_
#define MALLARD_SCRIPTING_HOST_LANGUAGE_CHECK_H_

#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "mallard/content.h"
#include "mallard/language.h"
#include "mallard/manifest.h"
#include "scripting/host/kinds.h"
#include "scripting/host/pack_stack.h"
#include "scripting/host/raw_value.h"

namespace mallard {

/// The whole id of the entry that text in a pack means; or "", and `problem` says why. Without a
/// problem the text is to be passed over.
using ResolveEntry = absl::FunctionRef<std::string(int kind, absl::string_view text, int pack,
                                                   ContentProblem& problem)>;

/// Checks one file after another against the same content.
class LanguageCheck {
 public:
  LanguageCheck(const PackStack& stack, const ContentKinds& kinds, ResolveEntry resolve)
      : stack_(stack), kinds_(kinds), resolve_(resolve) {}

  /// Checks what `file` returned. `manifest` is that of the game its pack is for, `told` that of
  /// the game the ruleset is for: words that it does not have are left out. What is right goes to
  /// `texts`, mistakes to `report`.
  void Check(const SourceFile& file, const RawValue& table, const Manifest& manifest,
             const Manifest& told, LanguageTexts& texts, ContentReport& report);

 private:
  void Section(const std::string& name, const RawValue& section);
  void Entries(int kind, const RawValue& section);
  void Kinds(const RawValue& section);
  void Fields(const RawValue& section);
  void Words(absl::string_view section_name, const std::vector<KindSpec>& specs,
             const std::vector<KindSpec>& told, const RawValue& section);
  void Events(const RawValue& section);
  void Arguments(const RawValue& section);
  void Options(const RawValue& section);
  void SceneWords(const RawValue& section);
  void Decisions(const RawValue& section);
  void CommonTexts(const RawValue& section);
  void Phrases(const RawValue& section);
  /// Reasons of refusals, with the same places.
  void Refusals(const RawValue& section);
  /// A field of a decision that is a sentence with places for its arguments.
  void Prompt(const KindSpec& decision, const char* field, const RawValue& phrase,
              const std::string& path);
  /// Whether a value is text; otherwise reports it.
  bool IsText(const RawValue& value, const std::string& path);
  /// The `values` of an option or argument, which may be `known`, or entries of `kinds`.
  void Values(const std::string& section, const std::string& path, const RawValue& phrase,
              const std::vector<std::string>& known, const std::vector<const char*>& kinds);

  /// Calls `look` with each name and value of a table with named fields.
  template <class Look>
  void Each(const RawValue& table, const std::string& path, const Look& look);
  /// Checks and keeps a name and a text. `keep` is false for words that this game does not have.
  void Keep(const std::string& section, const std::string& name, const RawValue& phrase,
            const std::string& path, bool keep, const std::vector<std::string>& more_fields = {});
  /// Reports a name that is not among the known ones; true if it is.
  bool Known(absl::string_view what, const std::string& name, const RawValue& at,
             const std::string& path, const std::vector<std::string>& known);
  void Error(const RawValue& at, std::string path, ContentProblem problem);

  const PackStack& stack_;
  const ContentKinds& kinds_;
  ResolveEntry resolve_;
  // Of the file being checked.
  const SourceFile* file_ = nullptr;
  const Manifest* manifest_ = nullptr;
  const Manifest* told_ = nullptr;
  LanguageTexts* texts_ = nullptr;
  ContentReport* report_ = nullptr;
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_LANGUAGE_CHECK_H_
