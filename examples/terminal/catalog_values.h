// The fields of an entry as HTML: numbers, references that lead to other entries, lists, tables.
#ifndef MALLARD_EXAMPLES_TERMINAL_CATALOG_VALUES_H_
#define MALLARD_EXAMPLES_TERMINAL_CATALOG_VALUES_H_

#include <string>

#include "mallard/catalog.h"

namespace mallard::terminal {

// Writes the entries of one catalog in one language. Borrows the catalog.
class ValueWriter {
 public:
  ValueWriter(const Catalog& catalog, int language) : catalog_(catalog), language_(language) {}

  // All of an entry that is not its name, text and tags.
  std::string Fields(const CatalogEntry& entry) const;
  // What it costs, in a word; "" if it has no price.
  std::string Price(const CatalogEntry& entry) const;
  // The name that links to an entry use.
  static std::string Anchor(const CatalogKind& kind, const CatalogEntry& entry);

 private:
  std::string Label(const FieldSchema& field) const;
  std::string Value(const FieldSchema& field, const ContentValue& value) const;
  std::string Reference(const std::string& kind, const std::string& id) const;
  std::string List(const FieldSchema& field, const ContentValue& value) const;
  std::string Rows(const FieldSchema& item, const ContentValue& value) const;
  // Entries that a field refers to, in a table with their numbers; "" where that says nothing more
  // than their names do.
  std::string Sheet(const CatalogField& field) const;

  const Catalog& catalog_;
  int language_;
};

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_CATALOG_VALUES_H_
