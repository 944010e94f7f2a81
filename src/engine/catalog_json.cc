// The catalog as JSON. Keys stand in a fixed order, so that the same ruleset gives the same bytes.
#include <string>

#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/json_text.h"
#include "mallard/ruleset.h"

namespace mallard {
namespace {

/// Writes JSON, with the commas and line breaks between its parts.
class Writer {
 public:
  void Open(char bracket) {
    text_ += bracket;
    first_ = true;
  }
  void Close(char bracket) {
    text_ += bracket;
    first_ = false;
  }
  /// Begins the next item of a list, on a line of its own if asked.
  void Item(bool line = false) {
    if (!first_) text_ += ',';
    if (line) text_ += '\n';
    first_ = false;
  }
  void Key(absl::string_view key) {
    Item();
    absl::StrAppend(&text_, JsonText(key), ":");
  }
  void Text(absl::string_view value) {
    Item();
    text_ += JsonText(value);
  }
  void Text(absl::string_view key, absl::string_view value) {
    Key(key);
    text_ += JsonText(value);
  }
  void Number(absl::string_view key, int64_t value) {
    Key(key);
    absl::StrAppend(&text_, value);
  }
  void Bool(absl::string_view key, bool value) {
    Key(key);
    text_ += value ? "true" : "false";
  }
  void Words(const Phrase& phrase) {
    Text("name", phrase.name);
    Text("text", phrase.text);
  }
  void Value(const ContentValue& value) {
    switch (value.type) {
      case ContentValue::Type::kNil:
        text_ += "null";
        break;
      case ContentValue::Type::kFunction:  // That there is one is all there is to tell.
        text_ += "{\"function\":true}";
        break;
      case ContentValue::Type::kBool:
        text_ += value.boolean ? "true" : "false";
        break;
      case ContentValue::Type::kInt:
        absl::StrAppend(&text_, value.integer);
        break;
      case ContentValue::Type::kString:
        text_ += JsonText(value.text);
        break;
      case ContentValue::Type::kList:
        Open('[');
        for (const ContentValue& item : value.items) {
          Item();
          Value(item);
        }
        Close(']');
        break;
      case ContentValue::Type::kTable:
        Open('{');
        for (const ContentField& field : value.fields) {
          if (field.value.IsNil()) continue;
          Key(field.name);
          Value(field.value);
        }
        Close('}');
        break;
    }
  }
  std::string Finish() { return std::move(text_) + "\n"; }

 private:
  std::string text_;
  bool first_ = true;
};

const char* TypeName(FieldSchema::Type type) {
  switch (type) {
    case FieldSchema::Type::kBool:
      return "boolean";
    case FieldSchema::Type::kInt:
      return "integer";
    case FieldSchema::Type::kString:
      return "string";
    case FieldSchema::Type::kChoice:
      return "choice";
    case FieldSchema::Type::kReference:
      return "reference";
    case FieldSchema::Type::kList:
      return "list";
    case FieldSchema::Type::kTable:
      return "table";
    case FieldSchema::Type::kFunction:
      return "function";
    case FieldSchema::Type::kPlain:
      return "plain";
  }
  return "";
}

void WriteField(Writer& out, const FieldSchema& field) {
  out.Open('{');
  out.Text("name", field.name);
  out.Text("type", TypeName(field.type));
  if (field.look == FieldSchema::Look::kDrawing) out.Text("look", "drawing");
  if (field.look == FieldSchema::Look::kPrice) out.Text("look", "price");
  if (!field.reference.empty()) out.Text("reference", field.reference);
  out.Text("doc", field.doc);
  if (!field.item.empty()) {
    out.Key("item");
    WriteField(out, field.item[0]);
  }
  if (!field.fields.empty()) {
    out.Key("fields");
    out.Open('[');
    for (const FieldSchema& inner : field.fields) {
      out.Item();
      WriteField(out, inner);
    }
    out.Close(']');
  }
  out.Close('}');
}

void WriteEntry(Writer& out, const Catalog& catalog, const CatalogEntry& entry, int language) {
  const ContentEntry& declared = *entry.declared;
  out.Open('{');
  out.Text("id", declared.id);
  out.Text("word", entry.word);
  out.Words(catalog.Of(entry, language));
  if (*entry.icon != '\0') out.Text("icon", entry.icon);
  if (!entry.tags.empty()) {
    out.Key("tags");
    out.Open('[');
    for (const char* tag : entry.tags) out.Text(tag);
    out.Close(']');
  }
  if (!entry.extra->IsNil()) {
    out.Key("extra");
    out.Value(*entry.extra);
  }
  out.Key("origin");
  out.Open('{');
  out.Text("pack", declared.pack);
  out.Text("file", declared.file);
  out.Number("line", declared.line);
  out.Close('}');
  out.Key("fields");
  out.Open('{');
  for (const CatalogField& field : entry.fields) {
    out.Key(field.schema->name);
    out.Value(*field.value);
  }
  out.Close('}');
  out.Close('}');
}

void WriteKind(Writer& out, const Catalog& catalog, size_t number, int language) {
  const CatalogKind& kind = catalog.kinds()[number];
  out.Open('{');
  out.Text("kind", kind.schema.name);
  out.Words(catalog.Kind(static_cast<int>(number), language));
  out.Key("fields");
  out.Open('[');
  for (const FieldSchema& field : kind.schema.fields) {
    if (IsCommonField(field.name)) continue;
    out.Item();
    WriteField(out, field);
  }
  out.Close(']');
  out.Key("entries");
  out.Open('[');
  for (const CatalogEntry& entry : kind.entries) {
    out.Item(true);
    WriteEntry(out, catalog, entry, language);
  }
  out.Close(']');
  out.Close('}');
}

void WriteWords(Writer& out, const Catalog& catalog, const char* key, Catalog::Words list,
                const std::vector<KindSpec>& specs, int language) {
  out.Key(key);
  out.Open('[');
  for (size_t i = 0; i < specs.size(); ++i) {
    out.Item(true);
    out.Open('{');
    out.Number("kind", specs[i].kind);
    out.Text("word", specs[i].name);
    out.Words(catalog.Word(list, i, language));
    if (list == Catalog::Words::kEvents) out.Text("sentence", catalog.Sentence(i, language));
    out.Close('}');
  }
  out.Close(']');
}

void WriteOption(Writer& out, const Catalog& catalog, size_t number, int language) {
  static constexpr const char* kTypes[] = {"boolean", "integer", "word", "text"};
  const CatalogOption& option = catalog.options()[number];
  out.Open('{');
  out.Text("option", option.spec->name);
  out.Words(catalog.Word(Catalog::Words::kOptions, number, language));
  out.Text("type", kTypes[static_cast<size_t>(option.spec->type)]);
  out.Text("default", option.spec->fallback);
  if (option.spec->type == OptionSpec::Type::kInt) {
    out.Number("min", option.spec->min);
    out.Number("max", option.spec->max);
  }
  out.Bool("open", option.open);
  out.Bool("several", option.several);
  out.Bool("optional", option.optional);
  out.Key("values");
  out.Open('[');
  for (size_t i = 0; i < option.choices.size(); ++i) {
    const CatalogChoice& choice = option.choices[i];
    out.Item();
    out.Open('{');
    out.Text("value", choice.value);
    out.Words(catalog.Choice(number, i, language));
    if (choice.kind >= 0) {
      const CatalogKind& kind = catalog.kinds()[choice.kind];
      out.Text("kind", kind.schema.name);
      out.Text("id", kind.entries[choice.entry].declared->id);
    }
    out.Close('}');
  }
  out.Close(']');
  out.Close('}');
}

}  // namespace

std::string CatalogJson(const Ruleset& ruleset, int language) {
  const Catalog& catalog = ruleset.catalog();
  const Manifest& manifest = ruleset.game().manifest();
  Writer out;
  out.Open('{');
  out.Text("game", manifest.game);
  out.Words(catalog.Game(language));
  out.Text("language", catalog.languages()[language]);
  out.Key("languages");
  out.Open('[');
  for (const std::string& tag : catalog.languages()) out.Text(tag);
  out.Close(']');
  out.Key("packs");
  out.Open('[');
  for (const PackInfo& pack : ruleset.packs()) {
    out.Item();
    out.Open('{');
    out.Text("id", pack.id);
    out.Text("version", pack.version);
    out.Close('}');
  }
  out.Close(']');
  out.Key("kinds");
  out.Open('[');
  for (size_t i = 0; i < catalog.kinds().size(); ++i) {
    out.Item(true);
    WriteKind(out, catalog, i, language);
  }
  out.Close(']');
  WriteWords(out, catalog, "actions", Catalog::Words::kActions, manifest.actions, language);
  WriteWords(out, catalog, "events", Catalog::Words::kEvents, manifest.events, language);
  WriteWords(out, catalog, "decisions", Catalog::Words::kDecisions, manifest.decisions, language);
  out.Key("options");
  out.Open('[');
  for (size_t i = 0; i < catalog.options().size(); ++i) {
    out.Item(true);
    WriteOption(out, catalog, i, language);
  }
  out.Close(']');
  out.Close('}');
  return out.Finish();
}

}  // namespace mallard
