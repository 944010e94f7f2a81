#include "scripting/host/language_file.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "scripting/host/guarded_state.h"
#include "scripting/host/language_check.h"
#include "scripting/host/library.h"
#include "scripting/host/manifest_file.h"
#include "scripting/host/raw_value.h"
#include "scripting/host/sandbox.h"
#include "scripting/host/source_map.h"

// The language is kept in the registry under a number (sol.h); a file is called in an environment
// of its own, which is an upvalue that sol2 does not set on what lies on the stack.

namespace mallard {
namespace {

/// `languages/fr.lua` -> `fr`; "" for a path that names no language.
std::string LanguageOf(absl::string_view path) {
  absl::string_view tag = path;
  if (!absl::ConsumePrefix(&tag, kLanguageFolder) || !absl::ConsumeSuffix(&tag, ".lua") ||
      !IsContentName(tag)) {
    return "";
  }
  return std::string(tag);
}

int UnknownName(lua_State* lua) {
  const ContentProblem problem = UnknownNameProblem(ShowValue(lua, 2), {});
  RaiseError(lua, absl::StrCat(problem.message,
                               "; a language file returns one table and declares nothing"));
}

/// Puts the lines of a literal table into the values read from it.
void Place(const ValueLines& lines, RawValue& value) {
  value.line = lines.line;
  for (size_t i = 0; i < value.items.size(); ++i) {
    const ValueLines* inner = lines.Item(i);
    Place(inner != nullptr ? *inner : ValueLines{lines.line, "", {}, {}}, value.items[i]);
  }
  for (auto& [name, field] : value.fields) {
    const ValueLines* inner = lines.Field(name);
    Place(inner != nullptr ? *inner : ValueLines{lines.line, "", {}, {}}, field);
  }
}

/// The machine in which language files run.
class LanguageMachine {
 public:
  explicit LanguageMachine(const ScriptLimits& limits)
      : state_(GuardedState::Create(limits.memory_bytes)) {
    if (state_ == nullptr) return;
    state_->BeginLoading(limits.load_instructions);
    const bool done = state_->Run([&](lua_State* lua) {
      PushLanguage(lua);
      lua_createtable(lua, 0, 1);
      lua_pushcfunction(lua, &UnknownName);
      lua_setfield(lua, -2, "__index");
      lua_setmetatable(lua, -2);
      language_ = luaL_ref(lua, LUA_REGISTRYINDEX);
    });
    if (done) return;
    state_->ThrowIfHostFailed();
    state_ = nullptr;
  }

  /// What the file returns; nothing, and a mistake in the report, if it fails.
  std::optional<RawValue> Run(const std::string& pack, const SourceFile& file,
                              ContentReport& report) {
    const auto fail = [&](int line, ContentProblem problem) {
      report.Add({pack, file.path, line, "", std::move(problem)});
      return std::nullopt;
    };
    if (state_ == nullptr) return fail(0, "the memory limit is too small for Lua");
    const auto drop_function = [](lua_State* lua) {
      lua_pop(lua, 1);
      return 0;
    };
    RawValue value;
    const bool done = state_->Run([&](lua_State* lua) {
      lua_rawgeti(lua, LUA_REGISTRYINDEX, language_);
      PushEnvironment(lua, -1);
      state_->LoadText(lua, file.text, ChunkName(pack, file.path));
      lua_pushvalue(lua, -2);
      lua_setupvalue(lua, -2, 1);
      lua_call(lua, 0, 1);
      value = ReadRawValue(lua, -1, {0, drop_function}, nullptr, 0);
    });
    if (!done) state_->ThrowIfHostFailed();
    if (!done && state_->failure().limit) report.NoteLimit();
    if (!done) return fail(state_->failure().place.line, state_->failure().message);
    if (value.type != RawValue::Type::kTable) {
      return fail(0, ContentProblem::Mismatch("a file that returns a table", value.Describe()));
    }
    return value;
  }

 private:
  std::unique_ptr<GuardedState> state_;
  int language_ = LUA_NOREF;
};

/// The manifest of the game that a pack is for: this game, or the one it builds on.
const Manifest& ManifestOf(const Game& game, const PackManifest& pack) {
  if (pack.game == game.content_schema().parent) {
    const absl::StatusOr<const Game*> parent = FindGame(pack.game);
    if (parent.ok()) return (*parent)->manifest();
  }
  return game.manifest();
}

}  // namespace

void LanguageFiles::Check(const Stacking& stacking, bool base_is_known,
                          ContentReport& report) const {
  const auto resolve = [&](int kind, absl::string_view text, int pack, ContentProblem& problem) {
    std::string id = stacking.Resolve(kind, text, pack, problem);
    // What a mod takes away, the pack it belongs to may still have words for.
    if (id.empty() && stacking.IsRemoved(kind, text, pack)) problem = ContentProblem();
    return id;
  };
  const ContentSchema& schema = game_.content_schema();
  const auto wanted = [&](const PackManifest& pack) {
    return !base_is_known || (pack.id != schema.game && pack.id != schema.parent);
  };
  ReadFiles(resolve, wanted, report);
}

std::vector<LanguageTexts> LanguageFiles::Read(const ContentSet& entries) const {
  const auto find = [&](int kind, const std::string& id) {
    return entries.Find(setup_.kinds.kinds[kind].name, id) >= 0 ? id : "";
  };
  // The entries are what is left of those that Stacking knew, so the same name means the same.
  const auto resolve = [&](int kind, absl::string_view text, int pack, ContentProblem&) {
    if (text.find(':') != absl::string_view::npos) return find(kind, std::string(text));
    const std::vector<PackStack::Member>& packs = setup_.stack.packs;
    std::string id = find(kind, absl::StrCat(packs[pack].manifest.id, ":", text));
    for (const int visible : packs[pack].visible) {
      if (id.empty()) id = find(kind, absl::StrCat(packs[visible].manifest.id, ":", text));
    }
    return id;
  };
  ContentReport mistakes;  // There are none, or they have been told before.
  return ReadFiles(
      resolve, [](const PackManifest&) { return true; }, mistakes);
}

std::vector<LanguageTexts> LanguageFiles::ReadFiles(
    ResolveEntry resolve, absl::FunctionRef<bool(const PackManifest&)> wanted,
    ContentReport& report) const {
  const PackStack& stack = setup_.stack;
  std::optional<LanguageMachine> machine;
  const PlainLocale locale;
  LanguageCheck check(stack, setup_.kinds, resolve);
  std::map<std::string, LanguageTexts> languages;
  for (const SourceFile& file : stack.languages) {
    const PackManifest& pack = stack.packs[file.pack].manifest;
    if (!wanted(pack)) continue;
    const std::string language = LanguageOf(file.path);
    if (language.empty()) {
      report.Add({pack.id, file.path, 0, "",
                  ContentProblem::Mismatch("languages/<language>.lua, such as languages/fr.lua",
                                           file.path)});
      continue;
    }
    if (!machine.has_value()) machine.emplace(setup_.limits);
    std::optional<RawValue> table = machine->Run(pack.id, file, report);
    if (!table.has_value()) continue;
    LanguageTexts& texts = languages[language];
    texts.language = language;
    const Manifest& manifest = ManifestOf(game_, pack);
    // Finding the lines takes longer than all the rest, so it is done only where one must be told.
    ContentReport trial;
    check.Check(file, *table, manifest, game_.manifest(), texts, trial);
    if (trial.errors().empty()) continue;
    Place(SourceMap(file.text).Returned(), *table);
    check.Check(file, *table, manifest, game_.manifest(), texts, report);
  }
  std::vector<LanguageTexts> list;
  for (auto& [language, texts] : languages) list.push_back(std::move(texts));
  return list;
}

}  // namespace mallard
