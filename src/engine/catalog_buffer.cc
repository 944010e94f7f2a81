// The catalog as a FlatBuffer.
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/catalog.h"
#include "mallard/ruleset.h"
#include "mallard/schemas/catalog_generated.h"

namespace mallard {
namespace {

namespace fb = schema::catalog;
using flatbuffers::FlatBufferBuilder;
using flatbuffers::Offset;

static_assert(static_cast<int>(fb::ValueType::Function) ==
              static_cast<int>(ContentValue::Type::kFunction));
static_assert(static_cast<int>(fb::FieldType::Plain) ==
              static_cast<int>(FieldSchema::Type::kPlain));
static_assert(static_cast<int>(fb::Look::Price) == static_cast<int>(FieldSchema::Look::kPrice));
static_assert(static_cast<int>(fb::OptionType::Text) == static_cast<int>(OptionSpec::Type::kText));

/// The same string is stored once.
Offset<flatbuffers::String> Text(FlatBufferBuilder& out, absl::string_view text) {
  return out.CreateSharedString(text.data(), text.size());
}

Offset<fb::Value> WriteValue(FlatBufferBuilder& out, const ContentValue& value);

Offset<fb::Field> WriteField(FlatBufferBuilder& out, const std::string& name,
                             const ContentValue& value) {
  const auto written = WriteValue(out, value);
  return fb::CreateField(out, Text(out, name), written);
}

Offset<fb::Value> WriteValue(FlatBufferBuilder& out, const ContentValue& value) {
  Offset<flatbuffers::String> text;
  Offset<flatbuffers::Vector<Offset<fb::Value>>> items;
  Offset<flatbuffers::Vector<Offset<fb::Field>>> fields;
  int64_t integer = value.integer;
  if (value.type == ContentValue::Type::kBool) integer = value.boolean ? 1 : 0;
  if (value.type == ContentValue::Type::kString) text = Text(out, value.text);
  if (value.type == ContentValue::Type::kList) {
    std::vector<Offset<fb::Value>> list;
    for (const ContentValue& item : value.items) list.push_back(WriteValue(out, item));
    items = out.CreateVector(list);
  }
  if (value.type == ContentValue::Type::kTable) {
    std::vector<Offset<fb::Field>> list;
    for (const ContentField& field : value.fields) {
      if (!field.value.IsNil()) list.push_back(WriteField(out, field.name, field.value));
    }
    fields = out.CreateVector(list);
  }
  return fb::CreateValue(out, static_cast<fb::ValueType>(value.type), integer, text, items, fields);
}

Offset<fb::FieldInfo> WriteInfo(FlatBufferBuilder& out, const FieldSchema& field) {
  Offset<fb::FieldInfo> item;
  Offset<flatbuffers::Vector<Offset<fb::FieldInfo>>> fields;
  if (!field.item.empty()) item = WriteInfo(out, field.item[0]);
  if (!field.fields.empty()) {
    std::vector<Offset<fb::FieldInfo>> list;
    for (const FieldSchema& inner : field.fields) list.push_back(WriteInfo(out, inner));
    fields = out.CreateVector(list);
  }
  return fb::CreateFieldInfo(out, Text(out, field.name), static_cast<fb::FieldType>(field.type),
                             static_cast<fb::Look>(field.look), Text(out, field.reference),
                             Text(out, field.doc), item, fields);
}

Offset<fb::Entry> WriteEntry(FlatBufferBuilder& out, const CatalogEntry& entry,
                             const Phrase& phrase) {
  const ContentEntry& declared = *entry.declared;
  std::vector<Offset<flatbuffers::String>> tags;
  for (const char* tag : entry.tags) tags.push_back(Text(out, tag));
  std::vector<Offset<fb::Field>> fields;
  for (const CatalogField& field : entry.fields) {
    fields.push_back(WriteField(out, field.schema->name, *field.value));
  }
  Offset<flatbuffers::String> icon;
  if (*entry.icon != '\0') icon = Text(out, entry.icon);
  Offset<fb::Value> extra;
  if (!entry.extra->IsNil()) extra = WriteValue(out, *entry.extra);
  return fb::CreateEntry(out, Text(out, declared.id), Text(out, entry.word), Text(out, phrase.name),
                         Text(out, phrase.text), icon, out.CreateVector(tags), extra,
                         out.CreateVector(fields), Text(out, declared.pack),
                         Text(out, declared.file), declared.line);
}

Offset<fb::Kind> WriteKind(FlatBufferBuilder& out, const Catalog& catalog, size_t number,
                           int language) {
  const CatalogKind& kind = catalog.kinds()[number];
  std::vector<Offset<fb::FieldInfo>> fields;
  for (const FieldSchema& field : kind.schema.fields) {
    if (!IsCommonField(field.name)) fields.push_back(WriteInfo(out, field));
  }
  std::vector<Offset<fb::Entry>> entries;
  for (const CatalogEntry& entry : kind.entries) {
    entries.push_back(WriteEntry(out, entry, catalog.Of(entry, language)));
  }
  const Phrase& phrase = catalog.Kind(static_cast<int>(number), language);
  return fb::CreateKind(out, Text(out, kind.schema.name), Text(out, phrase.name),
                        Text(out, phrase.text), out.CreateVector(fields),
                        out.CreateVector(entries));
}

auto WriteWords(FlatBufferBuilder& out, const Catalog& catalog, Catalog::Words list,
                const std::vector<KindSpec>& specs, int language) {
  std::vector<Offset<fb::Word>> words;
  for (size_t i = 0; i < specs.size(); ++i) {
    const Phrase& phrase = catalog.Word(list, i, language);
    Offset<flatbuffers::String> sentence;
    if (list == Catalog::Words::kEvents) sentence = Text(out, catalog.Sentence(i, language));
    words.push_back(fb::CreateWord(out, specs[i].kind, Text(out, specs[i].name),
                                   Text(out, phrase.name), Text(out, phrase.text), sentence));
  }
  return out.CreateVector(words);
}

Offset<fb::Option> WriteOption(FlatBufferBuilder& out, const Catalog& catalog, size_t number,
                               int language) {
  const CatalogOption& option = catalog.options()[number];
  std::vector<Offset<fb::Choice>> choices;
  for (size_t i = 0; i < option.choices.size(); ++i) {
    const CatalogChoice& choice = option.choices[i];
    const Phrase& phrase = catalog.Choice(number, i, language);
    Offset<flatbuffers::String> kind;
    Offset<flatbuffers::String> id;
    if (choice.kind >= 0) {
      kind = Text(out, catalog.kinds()[choice.kind].schema.name);
      id = Text(out, catalog.kinds()[choice.kind].entries[choice.entry].declared->id);
    }
    choices.push_back(fb::CreateChoice(out, Text(out, choice.value), Text(out, phrase.name),
                                       Text(out, phrase.text), kind, id));
  }
  const OptionSpec& spec = *option.spec;
  const Phrase& phrase = catalog.Word(Catalog::Words::kOptions, number, language);
  return fb::CreateOption(out, Text(out, spec.name), Text(out, phrase.name), Text(out, phrase.text),
                          static_cast<fb::OptionType>(spec.type), Text(out, spec.fallback),
                          spec.min, spec.max, option.open, option.several, option.optional,
                          out.CreateVector(choices));
}

}  // namespace

std::string CatalogBuffer(const Ruleset& ruleset, int language) {
  const Catalog& catalog = ruleset.catalog();
  const Manifest& manifest = ruleset.game().manifest();
  FlatBufferBuilder out(64 << 10);
  std::vector<Offset<flatbuffers::String>> languages;
  for (const std::string& tag : catalog.languages()) languages.push_back(Text(out, tag));
  std::vector<Offset<fb::Kind>> kinds;
  for (size_t i = 0; i < catalog.kinds().size(); ++i) {
    kinds.push_back(WriteKind(out, catalog, i, language));
  }
  const auto actions =
      WriteWords(out, catalog, Catalog::Words::kActions, manifest.actions, language);
  const auto events = WriteWords(out, catalog, Catalog::Words::kEvents, manifest.events, language);
  const auto decisions =
      WriteWords(out, catalog, Catalog::Words::kDecisions, manifest.decisions, language);
  std::vector<Offset<fb::Option>> options;
  for (size_t i = 0; i < catalog.options().size(); ++i) {
    options.push_back(WriteOption(out, catalog, i, language));
  }
  const Phrase& game = catalog.Game(language);
  fb::FinishCatalogBuffer(
      out, fb::CreateCatalog(out, Text(out, manifest.game), Text(out, game.name),
                             Text(out, game.text), languages[static_cast<size_t>(language)],
                             out.CreateVector(languages), out.CreateVector(kinds), actions, events,
                             decisions, out.CreateVector(options)));
  return std::string(reinterpret_cast<const char*>(out.GetBufferPointer()), out.GetSize());
}

}  // namespace mallard
