#include "examples/terminal/catalog_values.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "examples/terminal/catalog_drawing.h"

namespace mallard::terminal {
namespace {

using FieldType = FieldSchema::Type;

// Something that fits into a cell of a table of numbers.
bool IsNumber(const FieldSchema& field) {
  return field.type == FieldType::kInt || field.type == FieldType::kString;
}
bool IsSmall(const FieldSchema& field, const ContentValue& value) {
  return field.type == FieldType::kInt || field.type == FieldType::kChoice ||
         (field.type == FieldType::kString && value.text.size() <= 16);
}

// Written in the pack, not a default.
bool IsGiven(const ContentValue& value) { return value.line > 0; }

// Whether the field's value is worth showing at all.
bool IsShown(const FieldSchema& field, const ContentValue& value) {
  switch (value.type) {
    case ContentValue::Type::kNil:
    case ContentValue::Type::kFunction:
      return false;
    case ContentValue::Type::kString:
      return !value.text.empty() && (IsGiven(value) || field.type != FieldType::kChoice);
    case ContentValue::Type::kBool:
      return IsGiven(value);
    case ContentValue::Type::kList:
      return !value.items.empty();
    case ContentValue::Type::kInt:
    case ContentValue::Type::kTable:
      return true;
  }
  return false;
}

// The innermost item of lists in lists.
const FieldSchema& Innermost(const FieldSchema& field) {
  return field.type == FieldType::kList ? Innermost(field.item[0]) : field;
}

// Corners of an outline, which a picture shows better than numbers do.
bool IsOutline(const FieldSchema& field) {
  return field.type == FieldType::kList && field.item[0].type == FieldType::kList &&
         field.item[0].item[0].type == FieldType::kInt;
}

void Flatten(const ContentValue& value, std::vector<const ContentValue*>& out) {
  if (value.type != ContentValue::Type::kList) return out.push_back(&value);
  for (const ContentValue& item : value.items) Flatten(item, out);
}

}  // namespace

std::string ValueWriter::Anchor(const CatalogKind& kind, const CatalogEntry& entry) {
  return absl::StrReplaceAll(absl::StrCat(kind.schema.name, "-", entry.declared->id), {{":", "-"}});
}

std::string ValueWriter::Label(const FieldSchema& field) const {
  return absl::StrCat("<span title=\"", EscapeHtml(field.doc), "\">",
                      EscapeHtml(catalog_.Field(field.name, language_).name), "</span>");
}

std::string ValueWriter::Reference(const std::string& kind, const std::string& id) const {
  const CatalogKind* found = catalog_.FindKind(kind);
  const CatalogEntry* entry = catalog_.Find(kind, id);
  if (entry == nullptr) return EscapeHtml(id);
  const Phrase& phrase = catalog_.Of(*entry, language_);
  return absl::StrCat("<a href=\"#", Anchor(*found, *entry), "\" title=\"", EscapeHtml(phrase.text),
                      "\">", EscapeHtml(phrase.name), "</a>");
}

std::string ValueWriter::Value(const FieldSchema& field, const ContentValue& value) const {
  switch (value.type) {
    case ContentValue::Type::kBool:
      return value.boolean ? "&#10003;" : "&#8211;";
    case ContentValue::Type::kInt:
      return absl::StrCat(value.integer);
    case ContentValue::Type::kString:
      if (field.type == FieldType::kReference) return Reference(field.reference, value.text);
      if (field.type == FieldType::kChoice) {
        return EscapeHtml(catalog_.FieldWord(field.name, value.text, language_).name);
      }
      return EscapeHtml(value.text);
    case ContentValue::Type::kList:
      return List(field, value);
    case ContentValue::Type::kTable: {
      std::vector<std::string> parts;
      for (const FieldSchema& inner : field.fields) {
        const ContentValue& part = value[inner.name];
        if (!IsShown(inner, part)) continue;
        parts.push_back(absl::StrCat("<b>", Label(inner), "</b> ", Value(inner, part)));
      }
      return absl::StrJoin(parts, ", ");
    }
    case ContentValue::Type::kNil:
    case ContentValue::Type::kFunction:
      break;
  }
  return "";
}

std::string ValueWriter::List(const FieldSchema& field, const ContentValue& value) const {
  if (field.look == FieldSchema::Look::kDrawing) return DrawingSvg(value, field.name);
  const FieldSchema& item = field.item[0];
  if (item.type == FieldType::kTable && value.items.size() > 1) return Rows(item, value);
  std::vector<std::string> parts;
  for (size_t i = 0; i < value.items.size();) {
    size_t same = i + 1;  // The same thing several times over is counted.
    while (same < value.items.size() && value.items[same].type == ContentValue::Type::kString &&
           value.items[same].text == value.items[i].text) {
      ++same;
    }
    parts.push_back(Value(item, value.items[i]));
    if (same - i > 1) absl::StrAppend(&parts.back(), "&#8239;&#215;", same - i);
    i = same;
  }
  return absl::StrJoin(parts, item.type == FieldType::kList ? "; " : ", ");
}

std::string ValueWriter::Rows(const FieldSchema& item, const ContentValue& value) const {
  std::vector<const FieldSchema*> columns;
  for (const FieldSchema& field : item.fields) {
    if (Innermost(field).type == FieldType::kFunction || IsOutline(field)) continue;
    if (std::any_of(value.items.begin(), value.items.end(),
                    [&](const ContentValue& row) { return IsShown(field, row[field.name]); })) {
      columns.push_back(&field);
    }
  }
  std::string out = "<div class=\"scroll\"><table><tr>";
  for (const FieldSchema* column : columns) absl::StrAppend(&out, "<th>", Label(*column), "</th>");
  for (const ContentValue& row : value.items) {
    out += "</tr><tr>";
    for (const FieldSchema* column : columns) {
      const ContentValue& cell = row[column->name];
      absl::StrAppend(&out, "<td>", IsShown(*column, cell) ? Value(*column, cell) : "", "</td>");
    }
  }
  out += "</tr></table></div>";
  if (value.items.size() <= 8) return out;
  return absl::StrCat("<details><summary>", value.items.size(), "</summary>", out, "</details>");
}

std::string ValueWriter::Sheet(const CatalogField& field) const {
  const FieldSchema& item = Innermost(*field.schema);
  if (field.schema->type != FieldType::kList || item.type != FieldType::kReference) return "";
  const CatalogKind* kind = catalog_.FindKind(item.reference);
  std::vector<const FieldSchema*> columns;
  size_t numbers = 0;
  for (const FieldSchema& column : kind->schema.fields) {
    if (IsCommonField(column.name) || Innermost(column).type == FieldType::kFunction) continue;
    if (column.look == FieldSchema::Look::kDrawing) return "";  // Better seen at its own place.
    columns.push_back(&column);
    numbers += IsNumber(column) && column.look != FieldSchema::Look::kPrice;
  }
  if (numbers < 2 || columns.size() > 8) return "";
  std::vector<const ContentValue*> ids;
  Flatten(*field.value, ids);
  std::vector<const CatalogEntry*> rows;
  for (const ContentValue* id : ids) {
    const CatalogEntry* entry = catalog_.Find(item.reference, id->text);
    if (entry != nullptr && std::find(rows.begin(), rows.end(), entry) == rows.end()) {
      rows.push_back(entry);
    }
  }
  columns.erase(
      std::remove_if(columns.begin(), columns.end(),
                     [&](const FieldSchema* column) {
                       return std::none_of(rows.begin(), rows.end(), [&](const CatalogEntry* row) {
                         const ContentValue& cell = row->declared->value[column->name];
                         return IsShown(*column, cell) &&
                                (IsGiven(cell) || column->type != FieldType::kInt);
                       });
                     }),
      columns.end());
  std::string out =
      absl::StrCat("<div class=\"scroll\"><table><tr><th>", Label(*field.schema), "</th>");
  for (const FieldSchema* column : columns) absl::StrAppend(&out, "<th>", Label(*column), "</th>");
  for (const CatalogEntry* row : rows) {
    absl::StrAppend(&out, "</tr><tr><td>", Reference(item.reference, row->declared->id), "</td>");
    for (const FieldSchema* column : columns) {
      const ContentValue& cell = row->declared->value[column->name];
      absl::StrAppend(&out, "<td>", IsShown(*column, cell) ? Value(*column, cell) : "", "</td>");
    }
  }
  return out + "</tr></table></div>";
}

std::string ValueWriter::Price(const CatalogEntry& entry) const {
  for (const CatalogField& field : entry.fields) {
    if (field.schema->look != FieldSchema::Look::kPrice || !IsShown(*field.schema, *field.value)) {
      continue;
    }
    return absl::StrCat("<span class=\"price\">", Label(*field.schema), " ",
                        Value(*field.schema, *field.value), "</span>");
  }
  return "";
}

std::string ValueWriter::Fields(const CatalogEntry& entry) const {
  std::string numbers;
  std::string drawings;
  std::string lines;
  std::string sheets;
  for (const CatalogField& field : entry.fields) {
    const FieldSchema& schema = *field.schema;
    if (schema.look == FieldSchema::Look::kPrice || !IsShown(schema, *field.value)) continue;
    if (schema.look == FieldSchema::Look::kDrawing) {
      drawings += Value(schema, *field.value);
    } else if (IsSmall(schema, *field.value)) {
      absl::StrAppend(&numbers, "<div><dt>", Label(schema), "</dt><dd>",
                      Value(schema, *field.value), "</dd></div>");
    } else if (const std::string sheet = Sheet(field); !sheet.empty()) {
      sheets += sheet;
    } else {
      absl::StrAppend(&lines, "<div class=\"line\"><b>", Label(schema), "</b> ",
                      Value(schema, *field.value), "</div>");
    }
  }
  drawings += PlacesSvg(entry, catalog_.Of(entry, language_).name);
  std::string out;
  if (!drawings.empty()) absl::StrAppend(&out, "<div class=\"drawing\">", drawings, "</div>");
  if (!numbers.empty()) absl::StrAppend(&out, "<dl>", numbers, "</dl>");
  return absl::StrCat(out, lines, sheets);
}

}  // namespace mallard::terminal
