// What the labels and references of scenes say. Made once for a Rules object and kept by whoever
// writes many scenes: looking a table up by its number is then a search in a short list.
#ifndef MALLARD_SRC_ENGINE_SCENE_NAMES_H_
#define MALLARD_SRC_ENGINE_SCENE_NAMES_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "mallard/reference.h"
#include "mallard/rules.h"
#include "mallard/scene.h"

namespace mallard {

/// See the file comment.
class SceneNames {
 public:
  /// Borrows the rules; `language` is one of their catalog.
  explicit SceneNames(const Rules& rules, int language = 0);

  const Rules& rules() const { return *rules_; }  ///< Whose names.
  /// Appends what a label of the scene says; nothing for label 0.
  void Append(const Scene& scene, uint32_t label, std::string& out) const;
  /// Appends what a reference means, as text notation writes arguments.
  void Append(const Reference& reference, std::string& out) const;
  /// Appends the id of a catalog entry; its number if there is no such kind or entry.
  void AppendId(uint32_t kind, int entry, std::string& out) const;

 private:
  struct Table {
    uint32_t id;
    std::string_view name;           // Of the kind or the table.
    std::vector<std::string> texts;  // By index.
  };
  static const Table* Find(const std::vector<Table>& tables, uint32_t id);
  void AppendName(const std::vector<Table>& tables, uint32_t id, int index, std::string& out) const;
  void AppendSeat(const Scene& scene, int seat, std::string& out) const;
  void AddTables(absl::Span<const KindSpec> specs);

  const Rules* rules_;
  int language_;
  std::vector<Table> entries_;  // Names of entries by kind.
  std::vector<Table> ids_;      // Ids of the same.
  std::vector<Table> tables_;   // Tables of the rules, as people type them,
  std::vector<Table> titles_;   // and as people read them.
  std::vector<Table> words_;    // Words of arguments.
};

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_SCENE_NAMES_H_
