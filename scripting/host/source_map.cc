#include "scripting/host/source_map.h"

#include "absl/strings/str_split.h"

namespace mallard {
namespace {

constexpr int kMaxDepth = 64;  // Deeper literals are skipped, so that no text overflows the stack.
constexpr int kMaxTokens = 20'000;   // For one answer. Beyond, the line of the call has to do.
constexpr int kMaxLineTokens = 200;  // Looked at for the beginning of a call.

bool Opens(const LuaToken& token) {
  return token.Is("(") || token.Is("{") || token.Is("[") || token.Is("function") ||
         token.Is("do") || token.Is("if") || token.Is("repeat");
}

bool Closes(const LuaToken& token) {
  return token.Is(")") || token.Is("}") || token.Is("]") || token.Is("end") || token.Is("until");
}

}  // namespace

SourceMap::SourceMap(absl::string_view source) : tokens_(LuaTokens(source)) {
  for (size_t at = 0; at < tokens_.size(); ++at) {
    const size_t line = static_cast<size_t>(tokens_[at].line);
    if (first_of_line_.size() <= line) first_of_line_.resize(line + 1, at);
  }
}

const ValueLines* ValueLines::Field(absl::string_view name) const {
  for (const auto& [key, value] : fields) {
    if (key == name) return &value;
  }
  return nullptr;
}

const ValueLines* ValueLines::Item(size_t index) const {
  return index < items.size() ? &items[index] : nullptr;
}

size_t SourceMap::LiteralOfCall(size_t at, const std::vector<std::string>& callee) const {
  if (at > 0 && (tokens_[at - 1].Is(".") || tokens_[at - 1].Is(":"))) return 0;
  for (size_t word = 0; word < callee.size(); ++word) {
    if (word > 0 && !IsAt(at++, ".")) return 0;
    if (!IsAt(at++, callee[word])) return 0;
  }
  if (IsAt(at, "(")) ++at;
  return IsAt(at, "{") ? at : 0;
}

ValueLines SourceMap::Find(absl::string_view callee, int line, absl::string_view id) const {
  const std::vector<std::string> words = absl::StrSplit(callee, '.');
  ValueLines nothing;
  nothing.line = line;
  if (line < 0 || static_cast<size_t>(line) >= first_of_line_.size()) return nothing;
  ValueLines found = nothing;
  int candidates = 0;
  Cursor cursor = {0, kMaxTokens};
  size_t at = first_of_line_[static_cast<size_t>(line)];
  for (int i = 0; i < kMaxLineTokens && at < tokens_.size() && tokens_[at].line == line;
       ++i, ++at) {
    cursor.at = LiteralOfCall(at, words);
    if (cursor.at == 0) continue;
    ValueLines literal = ReadTable(cursor, 0);
    if (cursor.budget <= 0) return nothing;
    const ValueLines* written_id = literal.Field("id");
    const bool same_id = written_id != nullptr && !id.empty() && written_id->text == id;
    literal.line = line;
    if (same_id) return literal;
    if (++candidates == 1) found = std::move(literal);
  }
  return candidates > 1 ? nothing : found;  // Which of several it was cannot be told.
}

ValueLines SourceMap::Returned() const {
  for (size_t at = 0; at + 1 < tokens_.size(); ++at) {
    if (!tokens_[at].Is("return") || !tokens_[at + 1].Is("{")) continue;
    Cursor cursor = {at + 1, static_cast<int>(tokens_.size())};
    ValueLines literal = ReadTable(cursor, 0);
    if (IsAt(cursor.at, ";")) ++cursor.at;
    if (cursor.at == tokens_.size()) return literal;
  }
  ValueLines nothing;
  if (!tokens_.empty()) nothing.line = tokens_.back().line;
  return nothing;
}

std::vector<int> SourceMap::LinesOf(absl::string_view symbol) const {
  std::vector<int> lines;
  for (const LuaToken& token : tokens_) {
    if (token.type == LuaToken::Type::kSymbol && token.text == symbol) lines.push_back(token.line);
  }
  return lines;
}

ValueLines SourceMap::ReadTable(Cursor& cursor, int depth) const {
  size_t& at = cursor.at;
  ValueLines table;
  table.line = tokens_[at].line;
  ++at;
  while (at < tokens_.size() && !tokens_[at].Is("}") && cursor.budget > 0) {
    const LuaToken& first = tokens_[at];
    const size_t start = at;
    std::string key;
    bool named = false;
    if (first.type == LuaToken::Type::kName && IsAt(at + 1, "=")) {
      key = first.text;
      named = true;
      at += 2;
    } else if (first.Is("[") && at + 3 < tokens_.size() && tokens_[at + 2].Is("]") &&
               tokens_[at + 3].Is("=")) {
      if (tokens_[at + 1].type == LuaToken::Type::kString) key = tokens_[at + 1].text;
      named = true;
      at += 4;
    }
    ValueLines value = ReadValue(cursor, depth + 1);
    value.line = first.line;
    if (named) {
      table.fields.push_back({std::move(key), std::move(value)});
    } else {
      table.items.push_back(std::move(value));
    }
    if (at < tokens_.size() && (tokens_[at].Is(",") || tokens_[at].Is(";"))) {
      ++at;
    } else if (at == start) {
      break;  // Not a table after all.
    }
  }
  if (at < tokens_.size()) ++at;
  return table;
}

ValueLines SourceMap::ReadValue(Cursor& cursor, int depth) const {
  size_t& at = cursor.at;
  ValueLines value;
  const size_t start = at;
  if (IsAt(at, "{") && depth < kMaxDepth) value = ReadTable(cursor, depth);
  const size_t literal_end = at;
  int open = 0;
  while (at < tokens_.size() && --cursor.budget > 0) {
    const LuaToken& token = tokens_[at];
    if (open == 0 && (token.Is(",") || token.Is(";") || Closes(token))) break;
    if (Opens(token)) ++open;
    if (Closes(token)) --open;
    ++at;
  }
  if (at != literal_end) value = ValueLines();  // Part of a longer expression: not what is stored.
  if (at == start + 1 && tokens_[start].type == LuaToken::Type::kString) {
    value.text = tokens_[start].text;
  }
  return value;
}

}  // namespace mallard
