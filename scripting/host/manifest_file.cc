#include "scripting/host/manifest_file.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "scripting/host/guarded_state.h"
#include "scripting/host/library.h"
#include "scripting/host/raw_value.h"
#include "scripting/host/sol.h"
#include "scripting/host/source_map.h"

namespace mallard {
namespace {

constexpr int64_t kMemory = 4 << 20;
constexpr int64_t kInstructions = 1'000'000;

/// What pack.lua declared.
struct Declared {
  const SourceMap* lines;
  std::optional<RawValue> table;  // Or what stands in its place.
};

/// The function `pack`. Upvalue: the Declared.
int DeclarePack(lua_State* lua) {
  Declared& declared = Upvalue<Declared>(lua, 1);
  if (declared.table.has_value()) RaiseError(lua, "pack { ... } stands here a second time");
  lua_settop(lua, 1);
  lua_Debug frame;
  lua_getstack(lua, 1, &frame);
  lua_getinfo(lua, "l", &frame);
  const ValueLines lines = declared.lines->Find("pack", frame.currentline, "");
  const auto drop_function = [](lua_State* state) {
    lua_pop(state, 1);
    return 0;
  };
  declared.table = ReadRawValue(lua, 1, {0, drop_function}, &lines, frame.currentline);
  return 0;
}

int UnknownName(lua_State* lua) {
  RaiseError(lua, absl::StrCat("unknown name ", QuoteText(ShowValue(lua, 2)), "; ", kManifestFile,
                               " holds one call, pack { ... }, and nothing else"));
}

/// Checks the fields of the table.
class ManifestReader {
 public:
  ManifestReader(absl::string_view label, const RawValue& table, ContentReport& report)
      : label_(label), table_(table), report_(report) {}

  PackManifest Read() {
    static const std::vector<std::string>* const kFields =
        new std::vector<std::string>{"id", "version", "game", "api", "title", "requires"};
    PackManifest manifest;
    manifest.line = table_.line;
    for (const auto& [name, value] : table_.fields) {
      if (std::find(kFields->begin(), kFields->end(), name) != kFields->end()) continue;
      Error(value.line, name, ContentProblem("unknown field").Suggest(NearestName(name, *kFields)));
    }
    for (const RawValue& item : table_.items) {
      Error(item.line, "", ContentProblem::Mismatch("named fields", item.Describe()));
    }
    manifest.id = Text("id", true);
    if (!manifest.id.empty() && !IsContentName(manifest.id)) {
      Error(Line("id"), "id",
            ContentProblem::Mismatch("lower-case letters, digits and underscores",
                                     QuoteText(manifest.id)));
    }
    const std::string version = Text("version", true);
    if (!version.empty()) {
      const std::optional<Version> parsed = Version::Parse(version, 2);
      if (parsed.has_value()) {
        manifest.version = *parsed;
      } else {
        Error(Line("version"), "version",
              ContentProblem::Mismatch("a version such as \"1.2.0\"", QuoteText(version)));
      }
    }
    manifest.game = Text("game", true);
    manifest.game_line = Line("game");
    manifest.title = Text("title", false);
    ReadApi(manifest);
    ReadRequirements(manifest);
    return manifest;
  }

 private:
  void Error(int line, absl::string_view field, ContentProblem problem) {
    report_.Add({label_, kManifestFile, line, absl::StrCat("pack", field.empty() ? "" : ".", field),
                 std::move(problem)});
  }

  int Line(absl::string_view field) const {
    const RawValue* value = table_.Field(field);
    return value != nullptr ? value->line : table_.line;
  }

  std::string Text(absl::string_view field, bool required) {
    const RawValue* value = table_.Field(field);
    if (value == nullptr) {
      if (required) Error(table_.line, field, ContentProblem::Mismatch("a string", "nothing"));
      return "";
    }
    if (value->type != RawValue::Type::kString || (required && value->text.empty())) {
      Error(value->line, field, ContentProblem::Mismatch("a string", value->Describe()));
      return "";
    }
    return value->text;
  }

  void ReadApi(PackManifest& manifest) {
    const RawValue* value = table_.Field("api");
    if (value == nullptr || value->type != RawValue::Type::kInt || value->integer < 1) {
      Error(Line("api"), "api",
            ContentProblem::Mismatch("an integer from 1",
                                     value == nullptr ? "nothing" : value->Describe()));
      return;
    }
    manifest.api = value->integer;
  }

  void ReadRequirements(PackManifest& manifest) {
    const RawValue* value = table_.Field("requires");
    if (value == nullptr) return;
    if (value->type != RawValue::Type::kTable || !value->items.empty() ||
        !value->odd_keys.empty()) {
      Error(value->line, "requires",
            ContentProblem::Mismatch("a table such as { battleducks = \">=1.0 <2\" }",
                                     value->Describe()));
      return;
    }
    for (const auto& [id, range] : value->fields) {
      const std::string field = absl::StrCat("requires.", id);
      const bool is_text = range.type == RawValue::Type::kString;
      const std::optional<VersionRange> parsed =
          is_text ? VersionRange::Parse(range.text) : std::nullopt;
      if (!parsed.has_value()) {
        Error(range.line, field,
              ContentProblem::Mismatch("a version range such as \">=1.0 <2\"",
                                       is_text ? QuoteText(range.text) : range.Describe()));
        continue;
      }
      manifest.requirements.push_back({id, *parsed, range.text, range.line});
    }
  }

  std::string label_;
  const RawValue& table_;
  ContentReport& report_;
};

}  // namespace

PackManifest ReadManifestFile(absl::string_view label, absl::string_view text,
                              ContentReport& report) {
  const SourceMap lines(text);
  Declared declared{&lines, std::nullopt};
  const std::unique_ptr<GuardedState> state = GuardedState::Create(kMemory);
  if (state == nullptr) {
    report.Add({std::string(label), kManifestFile, 0, "", "not enough memory to read it"});
    return {};
  }
  state->BeginLoading(kInstructions);
  const bool done = state->Run([&](lua_State* lua) {
    sol::stack_table environment = PushTable(lua, 1);
    environment.raw_set("pack", sol::make_closure(&DeclarePack, Pointer(declared)));
    sol::stack_table meta = PushTable(lua, 1);
    meta.raw_set("__index", &UnknownName);
    environment.raw_set(sol::metatable_key, meta);
    state->DoText(lua, text, ChunkName(label, kManifestFile), 1);
  });
  if (!done) {
    state->ThrowIfHostFailed();
    const ScriptFailure& failure = state->failure();
    report.Add({std::string(label), kManifestFile, failure.place.line, "", failure.message});
    return {};
  }
  if (!declared.table.has_value()) {
    report.Add({std::string(label), kManifestFile, 0, "", "does not call pack { ... }"});
    return {};
  }
  if (declared.table->type != RawValue::Type::kTable) {
    report.Add({std::string(label), kManifestFile, declared.table->line, "pack",
                ContentProblem::Mismatch("a table", declared.table->Describe())});
    return {};
  }
  return ManifestReader(label, *declared.table, report).Read();
}

}  // namespace mallard
