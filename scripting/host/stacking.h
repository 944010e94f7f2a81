// Stacks what packs declared: entries, replacements, patches and removals, in load order.
//
// Ids are `pack:name`. A declaration makes an entry of its own pack. Where an entry is named, a
// bare name means the own pack, then the packs it requires; a full id may name any of these packs.
#ifndef MALLARD_SCRIPTING_HOST_STACKING_H_
#define MALLARD_SCRIPTING_HOST_STACKING_H_

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/content.h"
#include "scripting/host/define.h"
#include "scripting/host/kinds.h"
#include "scripting/host/pack_stack.h"

namespace mallard {

/// An entry as it stands.
struct StackedEntry {
  std::string id;  ///< `pack:name`.
  int file = 0;    ///< Of the last declaration or patch.
  int line = 0;    ///< Of the last declaration or patch.
  RawValue value;  ///< A table; its fields know which file they came from.
};

/// The entries of one kind, in order. Those that were removed keep their place, empty.
class StackedKind {
 public:
  /// The entry of that id, or null.
  StackedEntry* Find(absl::string_view id);
  const StackedEntry* Find(absl::string_view id) const;
  void Add(StackedEntry entry);
  /// Removes an entry; `where` is told to whoever asks for it later.
  void Remove(absl::string_view id, std::string where);
  /// Where an entry was removed, or "".
  std::string RemovedAt(absl::string_view id) const;
  const std::vector<StackedEntry>& entries() const { return entries_; }

 private:
  std::vector<StackedEntry> entries_;
  // Not Abseil's, which do not survive memory that runs out while they grow.
  std::map<std::string, size_t, std::less<>> by_id_;
  std::map<std::string, std::string, std::less<>> removed_;
};

/// See the file comment.
class Stacking {
 public:
  Stacking(const PackStack& stack, const ContentKinds& kinds, ContentReport& report)
      : stack_(stack), kinds_(kinds), report_(report), entries_(kinds.kinds.size()) {}

  /// Takes the next declaration. Mistakes are reported.
  void Apply(Declaration declaration);

  /// The full id of the entry that text in a pack means; or "", and `problem` says why.
  std::string Resolve(int kind, absl::string_view text, int pack, ContentProblem& problem) const;
  /// Whether text in a pack means an entry that was there and has been removed.
  bool IsRemoved(int kind, absl::string_view text, int pack) const {
    return !RemovedAt(kind, text, pack).empty();
  }
  /// Entries of a kind, in order; those without an id have been removed.
  const std::vector<StackedEntry>& Entries(int kind) const { return entries_[kind].entries(); }

 private:
  void Declare(Declaration& declaration);
  void Patch(Declaration& declaration);
  void Remove(const Declaration& declaration);
  void Error(const Declaration& declaration, int line, absl::string_view id,
             ContentProblem problem);
  /// The field `id` if it is a string; otherwise reports and returns null.
  const std::string* IdOf(const Declaration& declaration);
  /// True if a pack may use what the other declares; otherwise `problem`, if given, says why not.
  bool Visible(absl::string_view pack, int from, ContentProblem* problem) const;
  /// Where an entry that text in a pack means was removed, or "".
  std::string RemovedAt(int kind, absl::string_view text, int pack) const;
  ContentProblem Unknown(int kind, absl::string_view text, int pack) const;
  int PackOf(const Declaration& declaration) const { return stack_.files[declaration.file].pack; }
  const std::string& PackId(int pack) const { return stack_.packs[pack].manifest.id; }

  const PackStack& stack_;
  const ContentKinds& kinds_;
  ContentReport& report_;
  std::vector<StackedKind> entries_;  // By kind.
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_STACKING_H_
