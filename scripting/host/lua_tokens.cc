#include "scripting/host/lua_tokens.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace mallard {
namespace {

bool IsNameStart(char c) { return absl::ascii_isalpha(static_cast<unsigned char>(c)) || c == '_'; }
bool IsDigit(char c) { return absl::ascii_isdigit(static_cast<unsigned char>(c)); }
bool IsNamePart(char c) { return IsNameStart(c) || IsDigit(c); }

class Tokenizer {
 public:
  explicit Tokenizer(absl::string_view source) : source_(source) {}

  std::vector<LuaToken> Run() {
    if (absl::StartsWith(source_, "#")) SkipLine();
    while (at_ < source_.size()) Step();
    return std::move(tokens_);
  }

 private:
  char Peek(size_t ahead = 0) const {
    return at_ + ahead < source_.size() ? source_[at_ + ahead] : '\0';
  }

  void Step() {
    const char c = Peek();
    if (c == '\n') {
      ++line_;
      ++at_;
    } else if (absl::ascii_isspace(static_cast<unsigned char>(c))) {
      ++at_;
    } else if (c == '-' && Peek(1) == '-') {
      at_ += 2;
      if (Peek() != '[' || !ReadLongBracket(nullptr)) SkipLine();
    } else if (IsNameStart(c)) {
      const size_t start = at_;
      while (IsNamePart(Peek())) ++at_;
      Push(LuaToken::Type::kName, line_, std::string(source_.substr(start, at_ - start)));
    } else if (IsDigit(c) || (c == '.' && IsDigit(Peek(1)))) {
      ReadNumber();
    } else if (c == '"' || c == '\'') {
      ReadString(c);
    } else {
      std::string text;
      const int line = line_;
      if (c == '[' && ReadLongBracket(&text)) {
        Push(LuaToken::Type::kString, line, std::move(text));
      } else {
        ReadSymbol();
      }
    }
  }

  void SkipLine() {
    while (at_ < source_.size() && Peek() != '\n') ++at_;
  }

  void Push(LuaToken::Type type, int line, std::string text) {
    tokens_.push_back({type, line, std::move(text)});
  }

  void ReadNumber() {
    const size_t start = at_;
    const bool hex = Peek() == '0' && (Peek(1) == 'x' || Peek(1) == 'X');
    const absl::string_view exponent = hex ? "pP" : "eE";
    while (IsNamePart(Peek()) || Peek() == '.') {
      const bool signed_exponent = absl::StrContains(exponent, Peek());
      ++at_;
      if (signed_exponent && (Peek() == '+' || Peek() == '-')) ++at_;
    }
    Push(LuaToken::Type::kNumber, line_, std::string(source_.substr(start, at_ - start)));
  }

  void ReadString(char quote) {
    const int line = line_;
    std::string text;
    ++at_;
    while (at_ < source_.size() && Peek() != quote && Peek() != '\n') {
      if (Peek() == '\\' && at_ + 1 < source_.size()) {
        ++at_;
        if (Peek() == '\n') ++line_;
        text += Peek() == 'n' ? '\n' : Peek() == 't' ? '\t' : Peek();
        if (Peek() == 'z') {
          text.pop_back();
          while (absl::ascii_isspace(static_cast<unsigned char>(Peek(1)))) {
            if (Peek(1) == '\n') ++line_;
            ++at_;
          }
        }
      } else {
        text += Peek();
      }
      ++at_;
    }
    if (Peek() == quote) ++at_;
    Push(LuaToken::Type::kString, line, std::move(text));
  }

  /// Reads `[[ ... ]]` or `[==[ ... ]==]` at the current place; false if there is none.
  bool ReadLongBracket(std::string* text) {
    size_t level = 0;
    while (Peek(1 + level) == '=') ++level;
    if (Peek(1 + level) != '[') return false;
    const std::string close = absl::StrCat("]", std::string(level, '='), "]");
    const size_t start = at_ + level + 2;
    size_t end = source_.find(close, start);
    if (end == absl::string_view::npos) end = source_.size();
    const absl::string_view body = source_.substr(start, end - start);
    for (const char c : body) line_ += c == '\n' ? 1 : 0;
    if (text != nullptr) *text = std::string(body);
    at_ = std::min(source_.size(), end + close.size());
    return true;
  }

  void ReadSymbol() {
    static constexpr absl::string_view kLong[] = {
        "...", "==", "~=", "<=", ">=", "//", "::", "..", "<<", ">>"};
    const absl::string_view rest = source_.substr(at_);
    for (const absl::string_view symbol : kLong) {
      if (absl::StartsWith(rest, symbol)) {
        Push(LuaToken::Type::kSymbol, line_, std::string(symbol));
        at_ += symbol.size();
        return;
      }
    }
    Push(LuaToken::Type::kSymbol, line_, std::string(1, Peek()));
    ++at_;
  }

  absl::string_view source_;
  size_t at_ = 0;
  int line_ = 1;
  std::vector<LuaToken> tokens_;
};

}  // namespace

std::vector<LuaToken> LuaTokens(absl::string_view source) { return Tokenizer(source).Run(); }

}  // namespace mallard
