// MallardCatalog: a ruleset as people see it, in one language.
#ifndef MALLARD_GODOT_CLASSES_CATALOG_H_
#define MALLARD_GODOT_CLASSES_CATALOG_H_

#include <string>
#include <unordered_map>
#include <vector>

#include "classes/ruleset.h"

namespace mallard_godot {

class Catalog : public Fallible {
 public:
  static constexpr const char* kName = "MallardCatalog";
  static constexpr const char* kParent = "RefCounted";
  static void Bind();

  int64_t Open(Ruleset* ruleset, const std::string& language);
  std::string language() const;
  std::vector<std::string> Languages() const;

  std::vector<std::string> Kinds() const;
  Dictionary DescribeKind(const std::string& kind) const;
  Dictionary Entry(const std::string& kind, int64_t index) const;
  Dictionary EntryOfTable(int64_t table, int64_t index) const;
  int64_t Find(const std::string& kind, const std::string& id) const;
  Dictionary Word(int64_t list, int64_t kind) const;
  std::string CommonWord(const std::string& name) const;
  Array Options() const;
  std::string Json() const;

 private:
  const mld_ruleset* handle() const;
  Dictionary EntryByNumber(uint64_t kind, uint64_t index) const;
  Dictionary Option(uint64_t option) const;

  Ref<Ruleset> ruleset_;
  uint64_t language_ = 0;
  std::unordered_map<uint32_t, uint64_t> kind_of_table_;  // By mld_table_id() of its name.
};

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_CLASSES_CATALOG_H_
