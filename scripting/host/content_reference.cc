#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "mallard/lua_types.h"
#include "scripting/host/kinds.h"
#include "scripting/host/schema_text.h"

namespace mallard {
namespace {

/// Text for a cell of a table.
std::string Cell(absl::string_view text) {
  return absl::StrReplaceAll(text, {{"|", "\\|"}, {"\n", " "}});
}

std::string TypeWords(const FieldSchema& field) {
  switch (field.type) {
    case FieldSchema::Type::kBool:
      return "boolean";
    case FieldSchema::Type::kInt:
      return "integer";
    case FieldSchema::Type::kString:
      return "string";
    case FieldSchema::Type::kChoice:
      return absl::StrCat("`\"", absl::StrJoin(field.choices, "\"`, `\""), "\"`");
    case FieldSchema::Type::kReference:
      return absl::StrCat("id of a ", field.reference);
    case FieldSchema::Type::kList:
      return absl::StrCat("list of: ", TypeWords(field.item[0]));
    case FieldSchema::Type::kTable:
      return "table";
    case FieldSchema::Type::kFunction:
      return "function";
    case FieldSchema::Type::kPlain:
      return "table of plain values";
  }
  return "";
}

class ReferenceWriter {
 public:
  explicit ReferenceWriter(const Game& game) : game_(game), kinds_(game.content_schema()) {}

  std::string Write() {
    const ContentSchema& schema = game_.content_schema();
    absl::StrAppend(&text_, "# ", game_.manifest().title, ": content reference {#reference_",
                    schema.game,
                    "_content}\n\n<!-- Generated from the content schema by `./dev generate`; do "
                    "not edit. -->\n\nEverything that packs of ",
                    game_.manifest().title, " may declare, content API ", schema.api,
                    ". Every entry has an `id`; every kind can also be changed with `patch.kind { "
                    "... }` and taken away with `remove.kind \"id\"`.\n\n");
    Common();
    for (const EntrySchema& kind : kinds_.kinds) Kind(kind);
    if (!kinds_.hooks.empty()) Hooks();
    for (const ScriptContextType* context : kinds_.contexts) Context(*context);
    text_.pop_back();
    return std::move(text_);
  }

 private:
  void Common() {
    text_ +=
        "## Every entry\n\nWhat every kind of entry takes besides its own fields. Names and texts "
        "can be given in other languages, too: see @ref catalog.\n\n"
        "| field | what | default | meaning |\n|---|---|---|---|\n";
    for (const FieldSchema& field : CommonFields()) Field(field, field.name);
    text_ += "\n";
  }

  void Kind(const EntrySchema& kind) {
    absl::StrAppend(&text_, "## ", kind.name, "\n\n", kind.doc,
                    OwnFields(kind).empty()
                        ? ""
                        : "\n\n| field | what | default | meaning |\n|---|---|---|---|");
    text_ += "\n";
    for (const FieldSchema* field : OwnFields(kind)) Field(*field, field->name);
    text_ += "\n";
  }

  /// A row, and rows for the fields of tables inside.
  void Field(const FieldSchema& field, const std::string& path) {
    const std::string fallback = DefaultText(field);
    const std::string bounds = BoundsText(field);
    std::string meaning = Cell(field.doc);
    if (!bounds.empty()) absl::StrAppend(&meaning, meaning.empty() ? "" : " ", bounds);
    if (field.hook != nullptr) {
      absl::StrAppend(&meaning, meaning.empty() ? "" : " ", "Called as `", Signature(*field.hook),
                      "`.");
    }
    absl::StrAppend(&text_, "| `", path, "` | ", TypeWords(field), " | ",
                    field.required     ? "required"
                    : fallback.empty() ? std::string("none")
                                       : absl::StrCat("`", fallback, "`"),
                    " | ", meaning, " |\n");
    const FieldSchema* inner = &field;
    std::string inner_path = path;
    while (inner->type == FieldSchema::Type::kList) {
      inner = &inner->item[0];
      inner_path += "[]";
    }
    if (inner->type != FieldSchema::Type::kTable) return;
    for (const FieldSchema& part : inner->fields) {
      Field(part, absl::StrCat(inner_path, ".", part.name));
    }
  }

  static std::string Signature(const ScriptHook& hook) {
    return absl::StrCat(hook.name, "(ctx", hook.params.empty() ? "" : ", ",
                        absl::StrJoin(hook.params, ", ",
                                      [](std::string* out, const ScriptParam& param) {
                                        absl::StrAppend(out, param.name);
                                      }),
                        ")");
  }

  void Hooks() {
    text_ +=
        "## Hooks\n\nFunctions in content that the game calls.\n\n"
        "| hook | context | arguments | result |\n|---|---|---|---|\n";
    for (const ScriptHook* hook : kinds_.hooks) {
      absl::StrAppend(&text_, "| `", Signature(*hook), "` | ", hook->context->name, " | ",
                      Params(hook->params), " | ", Result(hook->result), " |\n");
    }
    text_ += "\n";
  }

  void Context(const ScriptContextType& context) {
    absl::StrAppend(&text_, "## ", context.name, "\n\n", context.doc,
                    "\n\n| call | does | arguments | result |\n|---|---|---|---|\n");
    for (const ScriptVerb& verb : context.verbs) {
      absl::StrAppend(&text_, "| `ctx:", verb.name, verb.named ? " { " : "(",
                      absl::StrJoin(verb.params, ", ",
                                    [](std::string* out, const ScriptParam& param) {
                                      absl::StrAppend(out, param.name);
                                    }),
                      verb.named ? " }` | " : ")` | ", Cell(verb.doc), " | ", Params(verb.params),
                      " | ", Result(verb.result), " |\n");
    }
    text_ += "\n";
  }

  static std::string Params(const std::vector<ScriptParam>& params) {
    return absl::StrJoin(params, "<br>", [](std::string* out, const ScriptParam& param) {
      absl::StrAppend(out, "`", param.name, "` (", LuaTypeName(param.type),
                      param.optional ? " or nil)" : ")", *param.doc == '\0' ? "" : ": ",
                      Cell(param.doc));
    });
  }

  static std::string Result(const ScriptParam& result) {
    if (result.type == ScriptType::kNil) return "";
    return Params({result});
  }

  const Game& game_;
  const ContentKinds kinds_;
  std::string text_;
};

}  // namespace

std::string ContentReference(const Game& game) { return ReferenceWriter(game).Write(); }

}  // namespace mallard
