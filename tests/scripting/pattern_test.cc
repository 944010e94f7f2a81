// The matcher against the manual. Expected values are those of Lua 5.4.
#include "scripting/host/pattern.h"

#include <gtest/gtest.h>

#include <string>

#include "absl/strings/str_cat.h"

namespace mallard {
namespace {

/// The first match and its captures: `start-end [capture] ...`; positions are `@n`.
std::string FindIn(absl::string_view subject, absl::string_view text, int64_t steps = 1'000'000) {
  const absl::StatusOr<Pattern> pattern = Pattern::Parse(text, true);
  if (!pattern.ok()) return std::string(pattern.status().message());
  PatternMatch match(*pattern, subject, steps);
  for (size_t start = 0; start <= subject.size(); ++start) {
    if (match.At(start)) {
      std::string shown = absl::StrCat(start + 1, "-", match.end());
      for (int i = 0; i < pattern->captures(); ++i) {
        const PatternMatch::Capture& capture = match.capture(i);
        if (capture.position) {
          absl::StrAppend(&shown, " @", capture.start + 1);
        } else {
          absl::StrAppend(&shown, " [", subject.substr(capture.start, capture.length), "]");
        }
      }
      return shown;
    }
    if (steps < 0) return "too much work";
    if (pattern->anchored()) break;
  }
  return "none";
}

TEST(Pattern, MatchesAsLuaDoes) {
  const struct {
    const char* subject;
    const char* pattern;
    const char* expected;
  } kCases[] = {
      {"hello", "l", "3-3"},
      {"hello", "l+", "3-4"},
      {"hello", "^l", "none"},
      {"hello", "^he", "1-2"},
      {"hello", "o$", "5-5"},
      {"hello", "$", "6-5"},
      {"a$b", "$b", "2-3"},
      {"a^b", "a^b", "1-3"},
      {"", "", "1-0"},
      {"abc", "", "1-0"},
      {"key = value", "(%w+)%s*=%s*(%w+)", "1-11 [key] [value]"},
      {"  trim  ", "^%s*(.-)%s*$", "1-8 [trim]"},
      {"aaa", "a-", "1-0"},
      {"aaab", "a-b", "1-4"},
      {"aaa", "a?", "1-1"},
      {"baa", "a*", "1-0"},
      {"x=1, y=2", "()=()", "2-2 @2 @3"},
      {"THE (quick) fox", "%((%a+)%)", "5-11 [quick]"},
      {"f(a(b)c)d", "%b()", "2-8"},
      {"f(a(b", "%b()", "none"},
      {"THE (quick) fox", "%f[%a]%a+%f[%A]", "1-3"},
      {"\"it's\"", "([\"'])(.-)%1", "1-6 [\"] [it's]"},
      {"abab", "(ab)%1", "1-4 [ab]"},
      {"a-z", "[a%-z]+", "1-3"},
      {"]x", "[]]", "1-1"},
      {"x]", "[^]]", "1-1"},
      {"a-", "[a-]+", "1-2"},
      {"b", "[a-c]", "1-1"},
      {"7", "%d%d?", "1-1"},
      {"\n", "%c", "1-1"},
      {"A1_", "%W", "3-3"},
      {"fF0", "%x+", "1-3"},
      {"a.b", "%.", "2-2"},
      {"nested", "((n)(e(s)))", "1-3 [nes] [n] [es] [s]"},
      {"abc", "(a(b)c", "bad pattern: unfinished capture: a ( without its )"},
      {"caf\xc3\xa9", "%a+", "1-3"},
  };
  for (const auto& test : kCases) {
    EXPECT_EQ(FindIn(test.subject, test.pattern), test.expected)
        << test.subject << " " << test.pattern;
  }
}

TEST(Pattern, ZeroBytesAreOrdinary) {
  EXPECT_EQ(FindIn(absl::string_view("a\0b", 3), absl::string_view("%z?\0b", 5)), "2-3");
  EXPECT_EQ(FindIn(absl::string_view("a\0b", 3), "[^a]+"), "2-3");
}

TEST(Pattern, GivesUpWhenTheBudgetIsSpent) {
  EXPECT_EQ(FindIn(std::string(30, 'a'), "a*a*a*a*a*a*a*a*a*a*b"), "too much work");
  EXPECT_EQ(FindIn(std::string(1000, 'a'), "(.-)(.-)(.-)b"), "too much work");
  EXPECT_EQ(FindIn(std::string(5000, '('), "%b()%b()"), "too much work");
  EXPECT_EQ(FindIn(std::string(5000, 'a'), "a*", 5'000), "1-5000");
}

}  // namespace
}  // namespace mallard
