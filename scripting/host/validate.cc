#include "scripting/host/validate.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/json_text.h"
#include "scripting/host/library.h"

namespace mallard {
namespace {

/// `an integer from 1 to 5`, `2 items`, `at least 1 item`.
std::string RangeText(absl::string_view what, const FieldSchema& field, bool count) {
  const bool least = field.min > (count ? 0 : std::numeric_limits<int64_t>::min());
  const bool most = field.max < std::numeric_limits<int64_t>::max();
  if (count) {
    const absl::string_view plural = (most ? field.max : field.min) == 1 ? "" : "s";
    if (least && most && field.min == field.max) return absl::StrCat(field.min, " ", what, plural);
    if (least && most) return absl::StrCat(field.min, " to ", field.max, " ", what, plural);
    return absl::StrCat(least ? "at least " : "at most ", least ? field.min : field.max, " ", what,
                        plural);
  }
  if (least && most) return absl::StrCat(what, " from ", field.min, " to ", field.max);
  if (least) return absl::StrCat(what, " of at least ", field.min);
  if (most) return absl::StrCat(what, " of at most ", field.max);
  return std::string(what);
}

/// Where a value stands inside its entry. Text is made of it only when somebody reads it.
struct Path {
  const Path* outer = nullptr;
  absl::string_view name;  ///< Of a field.
  bool is_item = false;    ///< An item of a list.
  size_t index = 0;        ///< Of that.

  Path Field(absl::string_view field) const { return {this, field}; }
  Path Item(size_t item) const { return {this, {}, true, item}; }
  std::string Text() const {
    if (outer == nullptr) return "";
    std::string text = outer->Text();
    if (is_item) {
      absl::StrAppend(&text, "[", index + 1, "]");
    } else {
      absl::StrAppend(&text, text.empty() ? "" : ".", name);
    }
    return text;
  }
};

/// What may be written in a field, for messages.
std::string Expected(const FieldSchema& field) {
  switch (field.type) {
    case FieldSchema::Type::kBool:
      return "true or false";
    case FieldSchema::Type::kInt:
      return RangeText("an integer", field, false);
    case FieldSchema::Type::kString:
      return "a string";
    case FieldSchema::Type::kChoice:
      return absl::StrCat("one of ", absl::StrJoin(field.choices, ", ",
                                                   [](std::string* out, const std::string& choice) {
                                                     absl::StrAppend(out, QuoteText(choice));
                                                   }));
    case FieldSchema::Type::kReference:
      return absl::StrCat("the id of a ", field.reference);
    case FieldSchema::Type::kList:
      return "a list";
    case FieldSchema::Type::kTable:
      return "a table with named fields";
    case FieldSchema::Type::kFunction:
      return "a function";
    case FieldSchema::Type::kPlain:
      return "a table of plain values";
  }
  return "";
}

class Validator {
 public:
  Validator(const PackStack& stack, const ContentKinds& kinds, const Stacking& stacking,
            ContentReport& report, ValidContent& out)
      : stack_(stack), kinds_(kinds), stacking_(stacking), report_(report), out_(out) {}

  void Entry(const EntrySchema& kind, const StackedEntry& stacked) {
    kind_ = &kind;
    entry_ = ContentEntry();
    entry_.id = stacked.id;
    entry_.pack = PackId(stacked.file);
    entry_.file = stack_.files[stacked.file].path;
    entry_.line = stacked.line;
    const size_t errors_before = report_.errors().size();
    ContentValue value = Table(kind.fields, stacked.value, Path());
    entry_.value = std::move(value);
    CheckWords();
    if (report_.errors().size() == errors_before && kind.name == "variable") CheckVariable();
    out_.set.Add(kind.name, std::move(entry_));
  }

 private:
  const std::string& PackId(int file) const {
    return stack_.packs[stack_.files[file].pack].manifest.id;
  }

  /// Number of a file in the entry's list of origins.
  uint32_t Origin(int file) {
    const ContentOrigin origin = {PackId(file), stack_.files[file].path};
    for (size_t i = 0; i < entry_.origins.size(); ++i) {
      if (entry_.origins[i] == origin) return static_cast<uint32_t>(i);
    }
    entry_.origins.push_back(origin);
    return static_cast<uint32_t>(entry_.origins.size() - 1);
  }

  ContentValue Start(const RawValue& raw) {
    ContentValue value;
    value.line = raw.line;
    value.origin = Origin(raw.file);
    return value;
  }

  void Error(const RawValue& at, const Path& path, ContentProblem problem) {
    report_.Add(kind_->name, entry_, Start(at), path.Text(), std::move(problem));
  }

  void Mismatch(const RawValue& raw, const FieldSchema& field, const Path& path) {
    Error(raw, path, ContentProblem::Mismatch(Expected(field), raw.Describe()));
  }

  static bool Knows(const std::vector<FieldSchema>& fields, absl::string_view name) {
    return std::any_of(fields.begin(), fields.end(),
                       [&](const FieldSchema& field) { return field.name == name; });
  }

  /// Checks the fields of a table. `raw` must be a table.
  ContentValue Table(const std::vector<FieldSchema>& fields, const RawValue& raw,
                     const Path& path) {
    ContentValue table = Start(raw);
    table.type = ContentValue::Type::kTable;
    for (const auto& [name, value] : raw.fields) {
      if (Knows(fields, name)) continue;
      std::vector<std::string> known;
      for (const FieldSchema& field : fields) known.push_back(field.name);
      Error(value, path.Field(name),
            ContentProblem("unknown field").Suggest(NearestName(name, known)));
    }
    if (!raw.items.empty()) {
      Error(raw.items[0], path.Item(0),
            ContentProblem::Mismatch("named fields", raw.items[0].Describe()));
    }
    for (const std::string& key : raw.odd_keys) {
      Error(raw, path, ContentProblem::Mismatch("named fields", absl::StrCat("the key ", key)));
    }
    for (const FieldSchema& field : fields) {
      const RawValue* value = raw.Field(field.name);
      if (value != nullptr) {
        table.fields.push_back({field.name, Value(field, *value, path.Field(field.name))});
      } else if (field.required) {
        Error(raw, path.Field(field.name), ContentProblem::Mismatch(Expected(field), "nothing"));
      } else if (!field.fallback.IsNil()) {
        table.fields.push_back({field.name, field.fallback});
      }
    }
    return table;
  }

  ContentValue Value(const FieldSchema& field, const RawValue& raw, const Path& path) {
    ContentValue value = Start(raw);
    if (raw.type == RawValue::Type::kUnknown) return value;  // Reported already.
    switch (field.type) {
      case FieldSchema::Type::kBool:
        if (raw.type != RawValue::Type::kBool) break;
        value.type = ContentValue::Type::kBool;
        value.boolean = raw.boolean;
        return value;
      case FieldSchema::Type::kInt:
        if (raw.type != RawValue::Type::kInt || raw.integer < field.min ||
            raw.integer > field.max) {
          break;
        }
        value.type = ContentValue::Type::kInt;
        value.integer = raw.integer;
        return value;
      case FieldSchema::Type::kString:
        if (raw.type != RawValue::Type::kString) break;
        value.type = ContentValue::Type::kString;
        value.text = raw.text;
        return value;
      case FieldSchema::Type::kChoice:
        if (raw.type == RawValue::Type::kString) {
          value.type = ContentValue::Type::kString;
          value.text = raw.text;
          if (std::find(field.choices.begin(), field.choices.end(), raw.text) ==
              field.choices.end()) {
            Error(raw, path,
                  ContentProblem::Mismatch(Expected(field), raw.Describe())
                      .Suggest(NearestName(raw.text, field.choices)));
          }
          return value;
        }
        break;
      case FieldSchema::Type::kReference:
        if (raw.type != RawValue::Type::kString) break;
        return Reference(field, raw, path);
      case FieldSchema::Type::kList:
        if (raw.type != RawValue::Type::kTable || !raw.fields.empty()) break;
        return List(field, raw, path);
      case FieldSchema::Type::kTable:
        if (raw.type != RawValue::Type::kTable) break;
        return Table(field.fields, raw, path);
      case FieldSchema::Type::kFunction:
        if (raw.type != RawValue::Type::kFunction) break;
        value.type = ContentValue::Type::kFunction;
        value.function.index = raw.function;
        out_.function_names[raw.function] =
            absl::StrCat(kind_->name, " ", QuoteText(entry_.id), ".", path.Text());
        return value;
      case FieldSchema::Type::kPlain:
        if (raw.type != RawValue::Type::kTable) break;
        return Plain(raw, path);
    }
    Mismatch(raw, field, path);
    return value;
  }

  ContentValue Reference(const FieldSchema& field, const RawValue& raw, const Path& path) {
    ContentValue value = Start(raw);
    value.type = ContentValue::Type::kString;
    ContentProblem problem;
    value.text = stacking_.Resolve(kinds_.Find(field.reference), raw.text,
                                   stack_.files[raw.file].pack, problem);
    if (value.text.empty()) Error(raw, path, std::move(problem));
    return value;
  }

  ContentValue List(const FieldSchema& field, const RawValue& raw, const Path& path) {
    ContentValue list = Start(raw);
    list.type = ContentValue::Type::kList;
    for (const std::string& key : raw.odd_keys) {
      Error(raw, path,
            ContentProblem::Mismatch("a list without holes", absl::StrCat("the key ", key)));
    }
    const int64_t count = static_cast<int64_t>(raw.items.size());
    if (count < field.min || count > field.max) {
      Error(raw, path,
            ContentProblem::Mismatch(RangeText("item", field, true), absl::StrCat(count)));
    }
    for (size_t i = 0; i < raw.items.size(); ++i) {
      list.items.push_back(Value(field.item[0], raw.items[i], path.Item(i)));
    }
    return list;
  }

  /// A value that nobody reads: anything but functions, fractions and tables of two minds.
  ContentValue Plain(const RawValue& raw, const Path& path) {
    ContentValue value = Start(raw);
    switch (raw.type) {
      case RawValue::Type::kUnknown:
        return value;
      case RawValue::Type::kBool:
        value.type = ContentValue::Type::kBool;
        value.boolean = raw.boolean;
        return value;
      case RawValue::Type::kInt:
        value.type = ContentValue::Type::kInt;
        value.integer = raw.integer;
        return value;
      case RawValue::Type::kString:
        value.type = ContentValue::Type::kString;
        value.text = raw.text;
        return value;
      case RawValue::Type::kTable:
        break;
      default:
        Error(
            raw, path,
            ContentProblem::Mismatch("a boolean, an integer, a string or a table", raw.Describe()));
        return value;
    }
    if (!raw.odd_keys.empty() || (!raw.items.empty() && !raw.fields.empty())) {
      Error(raw, path,
            ContentProblem::Mismatch(
                "a list without holes, or named fields",
                raw.odd_keys.empty() ? "both" : absl::StrCat("the key ", raw.odd_keys[0])));
    }
    value.type = raw.items.empty() ? ContentValue::Type::kTable : ContentValue::Type::kList;
    for (size_t i = 0; i < raw.items.size(); ++i) {
      value.items.push_back(Plain(raw.items[i], path.Item(i)));
    }
    for (const auto& [name, inner] : raw.fields) {
      value.fields.push_back({name, Plain(inner, path.Field(name))});
    }
    return value;
  }

  /// What people read must reach them whole, by C strings and JSON too.
  void CheckWords() {
    const Path entry;
    for (const char* name : {"name", "text", "icon"}) {
      CheckWord(entry_.value[name], entry.Field(name));
    }
    const Path tags = entry.Field("tags");
    const std::vector<ContentValue>& words = entry_.value["tags"].items;
    for (size_t i = 0; i < words.size(); ++i) CheckWord(words[i], tags.Item(i));
  }

  void CheckWord(const ContentValue& value, const Path& path) {
    if (IsUtf8(value.text)) return;
    report_.Add(
        kind_->name, entry_, value, path.Text(),
        ContentProblem::Mismatch("text in UTF-8", absl::StrCat("string ", QuoteText(value.text))));
  }

  void CheckVariable() {
    const ContentValue& value = entry_.value;
    const int64_t least = value["min"].integer;
    const int64_t most = value["max"].integer;
    const int64_t initial = value["default"].integer;
    if (least > most) {
      report_.Add(kind_->name, entry_, value["min"], "min",
                  ContentProblem::Mismatch(absl::StrCat("at most max, which is ", most),
                                           absl::StrCat("integer ", least)));
    } else if (initial < least || initial > most) {
      report_.Add(kind_->name, entry_, value["default"], "default",
                  ContentProblem::Mismatch(absl::StrCat("an integer from ", least, " to ", most),
                                           absl::StrCat("integer ", initial)));
    }
    CheckWhoKnows(value);
  }

  // What belongs to no player is for everybody's eyes, or for nobody's.
  void CheckWhoKnows(const ContentValue& value) {
    const bool open = value["public"].boolean;
    const ContentValue& secret = value["owner_only"];
    if (!secret.IsNil() && secret.boolean == open) {
      report_.Add(kind_->name, entry_, secret, "owner_only", "says the opposite of `public`");
    }
    const std::string& scope = value["scope"].text;
    const std::vector<std::string>& owned = kinds_.owned_scopes;
    if (!open && std::find(owned.begin(), owned.end(), scope) == owned.end()) {
      report_.Add(kind_->name, entry_, value["scope"], "public",
                  absl::StrCat("must be true: a variable of the scope \"", scope,
                               "\" belongs to no player who alone could know it"));
    }
  }

  const PackStack& stack_;
  const ContentKinds& kinds_;
  const Stacking& stacking_;
  ContentReport& report_;
  ValidContent& out_;
  const EntrySchema* kind_ = nullptr;
  ContentEntry entry_;
};

}  // namespace

ValidContent Validate(const PackStack& stack, const ContentKinds& kinds, const Stacking& stacking,
                      int functions, ContentReport& report) {
  ValidContent content;
  content.function_names.resize(functions);
  Validator validator(stack, kinds, stacking, report, content);
  for (size_t kind = 0; kind < kinds.kinds.size(); ++kind) {
    for (const StackedEntry& entry : stacking.Entries(static_cast<int>(kind))) {
      if (!entry.id.empty()) validator.Entry(kinds.kinds[kind], entry);
    }
  }
  return content;
}

}  // namespace mallard
