// Finds the lines of the fields of a literal table in Lua source.
//
// Given the line on which a constructor call begins, `formation { id = "donut", shape = {...} }`,
// the map tells on which line every key and every element of that literal stands. Tables that were
// computed have no literal; their values take the line of the nearest literal around them.
// Only the define stage uses it.
#ifndef MALLARD_SCRIPTING_HOST_SOURCE_MAP_H_
#define MALLARD_SCRIPTING_HOST_SOURCE_MAP_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "scripting/host/lua_tokens.h"

namespace mallard {

struct FieldLines;

/// The lines of one value, and of what is inside it if it is a literal table.
struct ValueLines {
  int line = 0;                    ///< Where the value begins.
  std::string text;                ///< Of a plain literal string.
  std::vector<ValueLines> items;   ///< Elements, in order.
  std::vector<FieldLines> fields;  ///< Named keys, as written.

  /// The lines of a field or element (from 0), or null when it is not in the literal.
  const ValueLines* Field(absl::string_view name) const;
  const ValueLines* Item(size_t index) const;
};

/// The lines of a named value of a table.
struct FieldLines {
  std::string name;
  ValueLines value;
};

/// The tokens of one file, ready for questions.
class SourceMap {
 public:
  explicit SourceMap(absl::string_view source);

  /// The literal given to the call of `callee` (`formation`, or `patch.formation`) that begins on
  /// `line`. Where one line holds several calls, the one whose literal has this id. A result with
  /// only a line when there is no such literal.
  ValueLines Find(absl::string_view callee, int line, absl::string_view id) const;

  /// The literal table that the file returns at its end; a result with only the last line when it
  /// returns something else.
  ValueLines Returned() const;

  /// Lines on which the operator `symbol` stands.
  std::vector<int> LinesOf(absl::string_view symbol) const;

 private:
  /// Where reading stands, and how many more tokens may be read for one answer.
  struct Cursor {
    size_t at;
    int budget;
  };
  /// Reads the literal table that begins at the cursor (a `{`); leaves the cursor behind it.
  ValueLines ReadTable(Cursor& cursor, int depth) const;
  /// Reads one value up to the separator or bracket that ends it.
  ValueLines ReadValue(Cursor& cursor, int depth) const;
  bool IsAt(size_t at, absl::string_view text) const {
    return at < tokens_.size() && tokens_[at].Is(text);
  }
  /// If `callee` is called with a literal at token `at`: the token of its `{`. Otherwise 0.
  size_t LiteralOfCall(size_t at, const std::vector<std::string>& callee) const;

  std::vector<LuaToken> tokens_;
  std::vector<size_t> first_of_line_;  // By line: the first token on it or after it.
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_SOURCE_MAP_H_
