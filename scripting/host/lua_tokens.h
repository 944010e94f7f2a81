// Splits Lua source into tokens with their lines.
//
// Lua does not remember on which line a field of a table was written; messages about content need
// it, so the host looks it up in the text. The tokenizer never fails: Lua's own parser has judged
// the text before, and on anything strange a token is merely wrong, which costs a less exact line.
#ifndef MALLARD_SCRIPTING_HOST_LUA_TOKENS_H_
#define MALLARD_SCRIPTING_HOST_LUA_TOKENS_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace mallard {

/// One token.
struct LuaToken {
  enum class Type { kName, kString, kNumber, kSymbol };
  Type type = Type::kSymbol;
  int line = 0;
  std::string text;  ///< Of a string: its contents, plain escapes undone.

  bool Is(absl::string_view symbol_or_name) const {
    return (type == Type::kSymbol || type == Type::kName) && text == symbol_or_name;
  }
};

/// All tokens of `source`, without comments. Symbols are single characters, but `==`, `~=`, `<=`,
/// `>=`, `//`, `::`, `..`, `...`, `<<` and `>>` are kept together.
std::vector<LuaToken> LuaTokens(absl::string_view source);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_LUA_TOKENS_H_
