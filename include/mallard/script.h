/// @file
/// The border between game rules and the scripts of content packs.
///
/// A game describes what its scripts may do as tables of *verbs* (plain functions over a context it
/// owns) and calls a script through ScriptHost. Games never see Lua: the host that implements this
/// interface lives in scripting/host. The same tables validate every argument, generate the editor
/// types and the reference pages, so a verb cannot exist without its documentation.
#ifndef MALLARD_SCRIPT_H_
#define MALLARD_SCRIPT_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace mallard {

/// A function found in content, by its number in the ruleset. Plain data: it may be stored in
/// compiled content. Negative means "no function here".
struct ScriptFunction {
  int32_t index = -1;  ///< Number in the ruleset, or -1.
  /// True when there is a function to call.
  explicit operator bool() const { return index >= 0; }
};

/// The kinds of value that cross the border. A cell, a card, a unit: all of them are integers.
enum class ScriptType : uint8_t { kNil, kBool, kInt, kString, kIntList };

/// One value on its way across. Text and lists are borrowed: from the script for the duration of
/// the verb call, or, for a result, from storage that outlives the verb call (the host copies it at
/// once).
struct ScriptValue {
  ScriptType type = ScriptType::kNil;  ///< Which of the following holds.
  int64_t integer = 0;                 ///< kInt; kBool as 0 or 1.
  absl::string_view text;              ///< kString.
  absl::Span<const int64_t> list;      ///< kIntList.

  static ScriptValue Nil() { return {}; }                                      ///< Lua nil.
  static ScriptValue Bool(bool b) { return {ScriptType::kBool, b, {}, {}}; }   ///< Lua boolean.
  static ScriptValue Int(int64_t i) { return {ScriptType::kInt, i, {}, {}}; }  ///< Lua integer.
  /// Lua string.
  static ScriptValue Text(absl::string_view s) { return {ScriptType::kString, 0, s, {}}; }
  /// Lua sequence of integers.
  static ScriptValue List(absl::Span<const int64_t> l) { return {ScriptType::kIntList, 0, {}, l}; }
};

/// A parameter of a verb or hook, or what one returns.
struct ScriptParam {
  const char* name;       ///< As shown in documentation and messages.
  ScriptType type;        ///< What is accepted.
  bool optional = false;  ///< May be nil or left out (for a result: may be nil).
  const char* doc = "";   ///< One line of documentation.
};

/// The arguments of one verb call, already checked against the verb's parameters (a missing
/// optional one is kNil), and the place for its result.
struct ScriptCall {
  absl::Span<const ScriptValue> args;  ///< As many as the verb has parameters.
  ScriptValue result;                  ///< Left nil when the verb returns nothing.
};

/// Something a script can ask of the game: `context:name(...)`.
struct ScriptVerb {
  const char* name;                 ///< Lower case, words joined by underscores.
  const char* doc;                  ///< What it does, for the reference and the editor.
  std::vector<ScriptParam> params;  ///< In order.
  ScriptParam result;               ///< kNil type: returns nothing.
  /// Does it. A non-OK status becomes a script error at the calling line; the script may catch it,
  /// but nothing is rolled back until the hook itself fails, so a verb that fails changes nothing.
  absl::Status (*call)(void* context, ScriptCall& call);
  /// Its arguments are given by name, in one table: `ctx:ask { kind = "cell", ... }`.
  bool named = false;
};

/// What a hook receives as its first argument: a named set of verbs.
struct ScriptContextType {
  const char* name;               ///< LuaCATS class name, for example "ManeuverContext".
  const char* doc;                ///< What it stands for.
  std::vector<ScriptVerb> verbs;  ///< In the order shown in the reference.
};

/// A function-valued field of content: which context it is called with, what else it gets and what
/// it must give back.
struct ScriptHook {
  const char* name;                  ///< For messages: "resolve".
  const ScriptContextType* context;  ///< First argument.
  std::vector<ScriptParam> params;   ///< Further arguments.
  ScriptParam result;                ///< kNil type: any result is ignored.
  /// Although it gives something back, it may ask players: nobody waits for what it gives.
  bool asks_besides = false;

  /// Whether players may be asked while it runs: not where a value is being computed.
  bool may_ask() const { return result.type == ScriptType::kNil || asks_besides; }
};

/// What a hook gave back, owned.
struct ScriptResult {
  ScriptType type = ScriptType::kNil;  ///< Which of the following holds.
  int64_t integer = 0;                 ///< kInt; kBool as 0 or 1.
  std::string text;                    ///< kString.
  std::vector<int64_t> list;           ///< kIntList.
};

/// Limits for scripts. They count what a script does (instructions, bytes asked for), so that every
/// machine stops the same script at the same place, and are part of a ruleset's fingerprint.
struct ScriptLimits {
  int64_t call_instructions = 250'000;     ///< Lua instructions for one hook call.
  int64_t load_instructions = 10'000'000;  ///< Lua instructions for loading all packs.
  /// Memory that loaded packs hold; and, apart from that, bytes asked for by the calls of an
  /// action.
  int64_t memory_bytes = 32 << 20;
  int64_t action_instructions = 1'000'000;  ///< Lua instructions for all calls of an action.
  bool operator==(const ScriptLimits&) const = default;  ///< Member by member.
};

/// What the calls of an action, or of a question, have used together.
struct ScriptUse {
  int64_t instructions = 0;  ///< Lua instructions, and what counts as such.
  int64_t bytes = 0;         ///< Asked for.
};

/// Calls scripts. Thread-safe: several matches on several threads may call at the same time.
class ScriptHost {
 public:
  virtual ~ScriptHost() = default;

  /// Calls `function` as `hook` with `context` (of the hook's context type) and `args`.
  /// Errors name pack, file, line, entry and hook: kAborted is a mistake of the script,
  /// kResourceExhausted a limit that it passed; both come again wherever the same call is made.
  /// On any error the caller must discard whatever the verbs changed. Hooks may be nested: a verb
  /// may call another hook, which shares its limits. `used` has what earlier calls of the same
  /// action used, and gets what this one uses; null: it stands alone. Throws std::bad_alloc when
  /// memory runs out, which no script can catch.
  virtual absl::Status Call(ScriptFunction function, const ScriptHook& hook, void* context,
                            absl::Span<const ScriptValue> args, ScriptResult* result,
                            ScriptUse* used = nullptr) const = 0;
  /// What a function is for: `card "naval_war:airstrike".resolve`; "" if there is none.
  virtual std::string NameOf(ScriptFunction function) const = 0;
  /// What scripts may use.
  virtual const ScriptLimits& limits() const = 0;
  /// Tells whoever keeps a log that a call failed; players do not hear why.
  virtual void Report(const absl::Status& failure) const = 0;
};

}  // namespace mallard

#endif  // MALLARD_SCRIPT_H_
