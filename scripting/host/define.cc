#include "scripting/host/define.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "scripting/host/freeze.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"
#include "scripting/host/ordered_keys.h"
#include "scripting/host/sandbox.h"
#include "scripting/host/sol.h"

namespace mallard {
namespace {

/// Looking for the nearest known name, and reporting, take long.
constexpr int64_t kInstructionsPerUnknownName = 1000;

/// Field of the registry with the value that stands for unknown names.
constexpr char kUnknownValue[] = "mallard.unknown";

constexpr const char* kPrefixes[] = {"", "patch.", "remove."};  // By Declaration::Action.

int ReturnItself(lua_State* lua) {
  lua_settop(lua, 1);
  return 1;
}

int Ignore(lua_State*) { return 0; }

void MakeUnknownValue(lua_State* lua) {
  lua_newuserdatauv(lua, 0, 0);  // Of no type: sol2's userdata hold something.
  const sol::stack_userdata value(lua, -1);
  sol::stack_table meta = PushTable(lua, 4);
  meta.raw_set("__name", kUnknownName, "__index", &ReturnItself, "__call", &ReturnItself,
               "__newindex", &Ignore);
  sol::stack::set_field<false, true>(lua, sol::metatable_key, meta, value.stack_index());
  sol::stack::set_field<false, true>(lua, kUnknownValue, value, LUA_REGISTRYINDEX);
  lua_settop(lua, value.stack_index() - 1);
}

int RefuseWrite(lua_State* lua) {
  RaiseError(lua, absl::StrCat("cannot set ", DescribeValue(lua, 2),
                               ": patch and remove are part of the pack language"));
}

Definer* Linked(lua_State* lua) { return Upvalue<Definer*>(lua, 1); }

}  // namespace

void Definer::Install(lua_State* lua, int language, const ContentKinds& kinds, Definer** link) {
  sol::stack_table names(lua, language);
  MakeUnknownValue(lua);
  for (const auto action :
       {Declaration::Action::kDeclare, Declaration::Action::kPatch, Declaration::Action::kRemove}) {
    const absl::string_view prefix = kPrefixes[static_cast<int>(action)];
    sol::stack_table constructors = prefix.empty() ? names : PushTable(lua);
    for (size_t kind = 0; kind < kinds.kinds.size(); ++kind) {
      constructors.raw_set(
          kinds.kinds[kind].name,
          sol::make_closure(&Definer::Construct, Pointer(*link), kind, static_cast<int>(action)));
    }
    if (prefix.empty()) continue;
    FreezeTable(lua, constructors.stack_index(), &RefuseWrite);
    constructors.push();
    ResolveFrozen(lua);
    sol::stack_table contents(lua, -1);
    sol::stack_table unknown = PushTable(lua, 1);
    unknown.raw_set("__index",
                    sol::make_closure(&Definer::UnknownKind, Pointer(*link), ForSol(prefix)));
    contents.raw_set(sol::metatable_key, unknown);
    names.raw_set(ForSol(absl::StripSuffix(prefix, ".")), constructors);
    lua_settop(lua, constructors.stack_index() - 1);
  }
  sol::stack_table unknown = PushTable(lua, 1);
  unknown.raw_set("__index", sol::make_closure(&Definer::UnknownName, Pointer(*link)));
  names.raw_set(sol::metatable_key, unknown);
  unknown.pop();
}

void Definer::BeginFile(int file, int environment) {
  running_file_ = file;
  environment_ = environment;
  if (report_ == nullptr || !absl::StrContains(stack_.files[file].text, '^')) return;
  for (const int line : Map(file).LinesOf("^")) {
    report_->Add(stack_.ErrorAt(file, line, "",
                                "the operator ^ is not available to packs, since its results "
                                "differ between platforms; multiply instead"));
  }
}

int Definer::Construct(lua_State* lua) {
  Definer* definer = Linked(lua);
  if (definer == nullptr) RaiseError(lua, "content can only be declared while packs are loading");
  definer->Add(lua, sol::stack::get<int>(lua, sol::upvalue_index(2)),
               static_cast<Declaration::Action>(sol::stack::get<int>(lua, sol::upvalue_index(3))));
  return 0;
}

void Definer::Add(lua_State* lua, int kind, Declaration::Action action) {
  const std::string callee =
      absl::StrCat(kPrefixes[static_cast<int>(action)], kinds_.kinds[kind].name);
  Declaration declaration;
  declaration.action = action;
  declaration.kind = kind;
  std::tie(declaration.file, declaration.line) = Caller(lua);
  const bool remove = action == Declaration::Action::kRemove;
  const sol::stack_object given(lua, 1);
  if (given.get_type() != (remove ? sol::type::string : sol::type::table)) {
    if (report_ != nullptr) {
      report_->Add(
          stack_.ErrorAt(declaration.file, declaration.line, callee,
                         ContentProblem::Mismatch(remove ? "the id of an entry" : "a table",
                                                  DescribeValue(lua, 1))));
    }
    return;
  }
  std::string id;
  if (!remove) {
    given.push();
    ResolveFrozen(lua);
    const sol::stack_object found = PushField(lua, -1, "id");
    if (found.get_type() == sol::type::string) id = found.as<std::string>();
    lua_settop(lua, found.stack_index() - 2);
  }
  ValueLines lines;
  lines.line = declaration.line;
  if (lines_) lines = Map(declaration.file).Find(callee, declaration.line, id);
  declaration.value =
      ReadRawValue(lua, 1, {declaration.file, keep_function_}, &lines, declaration.line);
  declarations_.push_back(std::move(declaration));
}

std::pair<int, int> Definer::Caller(lua_State* lua) const {
  lua_Debug frame;
  for (int level = 1; lua_getstack(lua, level, &frame) != 0; ++level) {
    lua_getinfo(lua, "Sl", &frame);
    if (frame.currentline <= 0) continue;
    const int file = stack_.FindFile(absl::StripPrefix(frame.source, "@"));
    if (file >= 0) return {file, frame.currentline};
  }
  return {running_file_, 0};
}

const SourceMap& Definer::Map(int file) {
  if (!maps_[file].has_value()) maps_[file].emplace(stack_.files[file].text);
  return *maps_[file];
}

int Definer::UnknownName(lua_State* lua) {
  Definer* definer = Linked(lua);
  std::vector<std::string> known;
  const bool suggest = MaySuggest(definer);
  if (suggest) {
    for (const TableKey& key : OrderedKeys(lua, 1)) known.emplace_back(key.text);
  }
  if (suggest && definer != nullptr) {
    lua_rawgeti(lua, LUA_REGISTRYINDEX, definer->environment_);
    for (std::string& own : NamesIn(lua, -1)) known.push_back(std::move(own));
  }
  return AnswerUnknown(lua, definer, UnknownNameProblem(ShowValue(lua, 2), known));
}

// `__index` of the contents of `patch` and `remove`. Upvalues: the link, which of them.
int Definer::UnknownKind(lua_State* lua) {
  Definer* definer = Linked(lua);
  const auto prefix = sol::stack::get<std::string>(lua, sol::upvalue_index(2));
  const std::string name = ShowValue(lua, 2);
  std::vector<std::string> known;
  if (MaySuggest(definer)) {
    for (const TableKey& key : OrderedKeys(lua, 1)) known.emplace_back(key.text);
  }
  return AnswerUnknown(
      lua, definer,
      ContentProblem(absl::StrCat("unknown kind of entry ", QuoteText(absl::StrCat(prefix, name))))
          .Suggest(NearestName(name, known)));
}

int Definer::AnswerUnknown(lua_State* lua, Definer* definer, const ContentProblem& problem) {
  Meter::Of(lua).Charge(lua, kInstructionsPerUnknownName);
  if (definer == nullptr) RaiseError(lua, problem.message);
  definer->ReportUnknown(lua, problem);
  PushField(lua, LUA_REGISTRYINDEX, kUnknownValue);
  return 1;
}

bool Definer::MaySuggest(const Definer* definer) {
  return definer == nullptr || definer->unknown_.size() < kMaxSuggestions;
}

void Definer::ReportUnknown(lua_State* lua, const ContentProblem& problem) {
  // More are not kept in the report, and must not take memory here.
  if (report_ == nullptr || unknown_.size() >= ContentReport::kMaxErrors) return;
  const auto [file, line] = Caller(lua);
  if (!unknown_.emplace(line, absl::StrCat(file, ":", problem.message)).second) return;
  report_->Add(stack_.ErrorAt(file, line, "", problem));
}

}  // namespace mallard
