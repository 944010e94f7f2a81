// The C headers are regular: bindings are generated from them, so every function, structure and
// set of values is written in the one form that mallard_base.h describes.
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace {

using Lines = std::vector<std::string>;

struct Parameter {
  std::string type;
  std::string name;
};

struct Function {
  std::string place;  // Header and line, for messages.
  std::string result;
  std::string name;
  std::vector<Parameter> parameters;
  Lines doc;  // Without the stars in front.

  bool Has(const std::string& type, const std::string& parameter) const {
    for (const Parameter& one : parameters) {
      if (one.type == type && one.name == parameter) return true;
    }
    return false;
  }
};

std::filesystem::path Folder() { return std::filesystem::path(MALLARD_SOURCE_DIR) / "capi"; }

std::string Read(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

Lines Split(const std::string& text) {
  Lines lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// All public headers; those generated from manifests, which hold nothing but enums, if asked.
std::vector<std::filesystem::path> Headers(bool generated = false) {
  std::vector<std::filesystem::path> headers;
  for (const auto& entry : std::filesystem::directory_iterator(Folder())) {
    const std::string name = entry.path().filename().string();
    if (!name.starts_with("mallard") || !name.ends_with(".h")) continue;
    const bool is_generated = Read(entry.path()).find("Generated from") != std::string::npos;
    if (generated || !is_generated) headers.push_back(entry.path());
  }
  return headers;
}

Function Parse(const std::string& declaration) {
  static const std::regex kForm(R"(MLD_API (.*[ *])(mld_\w+)\((.*)\);)");
  static const std::regex kParameter(R"((.*[ *])(\w+))");
  Function function;
  std::smatch match;
  if (!std::regex_match(declaration, match, kForm)) return function;
  const auto trim = [](std::string text) { return text.substr(0, text.find_last_not_of(' ') + 1); };
  function.result = trim(match[1]);
  function.name = match[2];
  std::string list = match[3];
  if (list == "void") return function;
  for (std::smatch one; !list.empty();) {
    const size_t comma = list.find(',');
    std::string item = list.substr(0, comma);
    item.erase(0, item.find_first_not_of(' '));
    if (std::regex_match(item, one, kParameter)) {
      function.parameters.push_back({trim(one[1]), one[2]});
    } else {
      function.parameters.push_back({item, ""});
    }
    list = comma == std::string::npos ? "" : list.substr(comma + 1);
  }
  return function;
}

// Every function of every header, with the comment right before it.
std::vector<Function> Functions() {
  std::vector<Function> functions;
  for (const std::filesystem::path& header : Headers()) {
    const Lines lines = Split(Read(header));
    for (size_t i = 0; i < lines.size(); ++i) {
      if (!lines[i].starts_with("MLD_API ")) continue;
      std::string declaration;
      size_t end = i;
      for (; end < lines.size(); ++end) {
        const size_t begin = lines[end].find_first_not_of(' ');
        declaration += (end == i ? "" : " ") + lines[end].substr(begin);
        if (declaration.ends_with(";")) break;
      }
      Function function = Parse(declaration);
      function.place = header.filename().string() + ":" + std::to_string(i + 1);
      size_t begin = i;
      while (begin > 0 && lines[begin] != "/**") --begin;
      if (i > 0 && lines[i - 1] == " */") {
        for (size_t j = begin + 1; j + 1 < i; ++j) {
          function.doc.push_back(lines[j].size() > 3 ? lines[j].substr(3) : "");
        }
      }
      functions.push_back(function);
    }
  }
  return functions;
}

// The first words after a command of the comment, in order: `@param match The` gives "match".
Lines After(const Function& function, const std::string& command) {
  Lines found;
  for (const std::string& line : function.doc) {
    std::istringstream words(line);
    std::string first;
    std::string second;
    words >> first >> second;
    if (first == command) found.push_back(second);
  }
  return found;
}

TEST(Headers, DeclareEachExportedFunctionOnce) {
  std::multiset<std::string> declared;
  for (const Function& function : Functions()) declared.insert(function.name);
  std::multiset<std::string> exported;
  for (const std::string& line : Split(Read(Folder() / "exports.txt"))) exported.insert(line);
  EXPECT_GT(exported.size(), 200u);
  EXPECT_EQ(declared, exported);
}

TEST(Headers, DocumentEveryParameterAndResult) {
  for (const Function& function : Functions()) {
    SCOPED_TRACE(function.place + " " + function.name);
    EXPECT_FALSE(function.doc.empty()) << "no comment right before it";
    Lines names;
    for (const Parameter& parameter : function.parameters) names.push_back(parameter.name);
    EXPECT_EQ(After(function, "@param"), names);
    EXPECT_EQ(After(function, "@return").size(), function.result == "void" ? 0u : 1u);
    ASSERT_EQ(After(function, "@threadsafety").size(), 1u);
    const std::string safety = After(function, "@threadsafety")[0];
    EXPECT_TRUE(safety == "any" || safety == "object" || safety == "startup") << safety;
    ASSERT_EQ(After(function, "@since").size(), 1u);
    const std::string since = After(function, "@since")[0];
    EXPECT_TRUE(since == "0.1" || since == "0.2") << since;
  }
}

TEST(Headers, UseOnlyPlainTypes) {
  static const std::regex kPlain(
      R"((const )?(void|char|u?int(8|16|32|64)_t|mld_\w+)( ?\*)?( ?const ?\*|\*)?)");
  for (const Function& function : Functions()) {
    SCOPED_TRACE(function.place + " " + function.name);
    EXPECT_TRUE(std::regex_match(function.result, kPlain)) << function.result;
    for (const Parameter& parameter : function.parameters) {
      EXPECT_TRUE(std::regex_match(parameter.type, kPlain)) << parameter.type;
      EXPECT_FALSE(parameter.name.empty()) << parameter.type;
    }
  }
}

TEST(Headers, NamesSayWhereMemoryComesFrom) {
  for (const Function& function : Functions()) {
    SCOPED_TRACE(function.place + " " + function.name);
    const auto says = [&](const char* word) {
      return function.name.find(word) != std::string::npos;
    };
    bool makes = false;
    for (const Parameter& parameter : function.parameters) {
      makes = makes || (parameter.name == "out" && parameter.type.ends_with("**") &&
                        parameter.type.starts_with("mld_"));
    }
    EXPECT_EQ(makes, says("_create") || says("_clone"));
    EXPECT_EQ(function.Has("char*", "buffer"),
              says("_format") || (says("_draw") && function.name != "mld_chance_draw"));
    EXPECT_EQ(function.Has("uint8_t*", "buffer"), says("_write"));
    bool describes = false;
    for (const Parameter& parameter : function.parameters) {
      describes = describes || parameter.name == "info";
    }
    EXPECT_EQ(describes, says("_describe"));
    // What can fail says so last; what is written to a buffer or list comes with its size.
    if (function.result == "mld_status" && function.name != "mld_error_code") {
      ASSERT_FALSE(function.parameters.empty());
      EXPECT_EQ(function.parameters.back().type, "mld_error**");
    }
    for (size_t i = 0; i < function.parameters.size(); ++i) {
      if (function.parameters[i].name != "capacity") continue;
      ASSERT_LT(i + 1, function.parameters.size());
      EXPECT_EQ(function.parameters[i + 1].type, "uint64_t*");
      EXPECT_EQ(function.parameters[i + 1].name,
                function.parameters[i - 1].name == "buffer" ? "size" : "count");
    }
  }
}

TEST(Headers, GiveEverySetOfValuesATypeAndEveryValueANumber) {
  static const std::regex kEnum(R"(enum (mld_\w+)_value \{)");
  static const std::regex kValue(R"(  (MLD_\w+) = (-?\d+),? +/\*\*<.*)");
  for (const std::filesystem::path& header : Headers()) {
    const std::string text = Read(header);
    const Lines lines = Split(text);
    for (size_t i = 0; i < lines.size(); ++i) {
      if (!lines[i].starts_with("enum ") && !lines[i].starts_with("typedef enum")) continue;
      SCOPED_TRACE(header.filename().string() + ":" + std::to_string(i + 1));
      std::smatch match;
      ASSERT_TRUE(std::regex_match(lines[i], match, kEnum)) << lines[i];
      const std::string type = match[1];
      const char* width = type.ends_with("_flags") ? "uint32_t " : "int32_t ";
      EXPECT_NE(text.find(std::string("typedef ") + width + type + ";"), std::string::npos) << type;
      std::set<std::string> numbers;
      for (++i; i < lines.size() && lines[i] != "};"; ++i) {
        if (lines[i].starts_with("   ")) continue;  // The comment goes on.
        ASSERT_TRUE(std::regex_match(lines[i], match, kValue)) << lines[i];
        EXPECT_TRUE(numbers.insert(match[2]).second) << lines[i] << ": a number used twice";
      }
      EXPECT_FALSE(numbers.empty());
    }
  }
}

TEST(Headers, DocumentEveryFieldOfEveryStructure) {
  static const std::regex kField(
      R"(  (const )?(void|char|u?int(8|16|32|64)_t|mld_\w+)(\*| const\*|\* const\*)* \w+(\[\w+\])?;)");
  size_t structures = 0;
  for (const std::filesystem::path& header : Headers()) {
    const Lines lines = Split(Read(header));
    for (size_t i = 0; i < lines.size(); ++i) {
      if (!lines[i].starts_with("typedef struct ") || !lines[i].ends_with("{")) continue;
      ++structures;
      for (++i; i < lines.size() && !lines[i].starts_with("}"); ++i) {
        SCOPED_TRACE(header.filename().string() + ":" + std::to_string(i + 1));
        bool documented = lines[i].starts_with("  /**");
        if (documented) {
          while (lines[i].find("*/") == std::string::npos) ++i;
          ++i;
        }
        if (lines[i].starts_with("   ")) continue;  // The comment of the field before goes on.
        std::string field = lines[i];
        if (field.find(';') == std::string::npos) field += " " + lines[++i].substr(6);
        EXPECT_TRUE(std::regex_match(field.substr(0, field.find(';') + 1), kField)) << field;
        EXPECT_TRUE(documented || field.find("/**<") != std::string::npos) << field;
      }
    }
  }
  EXPECT_GT(structures, 30u);
}

}  // namespace
