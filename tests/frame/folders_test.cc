// The folders of the games have the same doors: whoever knows one finds the way in the others.
//
// It reads the sources as clang-format lays them out: what begins a line and is not in an unnamed
// namespace is seen by other files.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mallard::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Text by path, from the root of the sources on: "src/games/battleducks/hide.cc".
using Files = std::map<std::string, std::string>;

Files FilesBelow(const std::string& folder) {
  const fs::path root = MALLARD_SOURCE_DIR;
  Files files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    files[entry.path().lexically_relative(root).generic_string()] =
        std::string(std::istreambuf_iterator<char>(in), {});
  }
  return files;
}

class Folders : public ::testing::TestWithParam<const char*> {
 protected:
  Folders() : folder_(absl::StrCat("src/games/", GetParam(), "/")), files_(FilesBelow(folder_)) {}

  bool Has(const std::string& name) const { return files_.contains(folder_ + name); }

  std::string folder_;
  Files files_;
};

// A door is a file, or a folder of that name with such a file in it.
TEST_P(Folders, HaveTheSameDoors) {
  for (const std::string door :
       {"actions", "bot", "content", "game", "hide", "imagine", "invariants", "rules", "scene",
        "script", "snapshot", "text", "turn"}) {
    for (const std::string ending : {".h", ".cc"}) {
      EXPECT_TRUE(Has(door + ending) || Has(absl::StrCat(door, "/", door, ending)))
          << door << ending;
    }
  }
  EXPECT_TRUE(Has("state.h"));
}

// The files of the folder that a file includes.
std::vector<std::string> IncludesOf(const Files& files, const std::string& text) {
  static const std::regex kInclude("#include \"([^\"]+)\"");
  std::vector<std::string> included;
  for (std::sregex_iterator i(text.begin(), text.end(), kInclude), end; i != end; ++i) {
    if (files.contains((*i)[1])) included.push_back((*i)[1]);
  }
  return included;
}

// Follows includes; `way` are the files on the way to this one. Gives back a cycle, or nothing.
std::string FindCycle(const Files& files, const std::string& file, std::vector<std::string>& way,
                      std::set<std::string>& done) {
  if (std::find(way.begin(), way.end(), file) != way.end()) {
    return absl::StrCat(absl::StrJoin(way, " -> "), " -> ", file);
  }
  if (!done.insert(file).second) return "";
  way.push_back(file);
  for (const std::string& next : IncludesOf(files, files.at(file))) {
    std::string cycle = FindCycle(files, next, way, done);
    if (!cycle.empty()) return cycle;
  }
  way.pop_back();
  return "";
}

TEST_P(Folders, HaveNoCyclesOfIncludes) {
  std::set<std::string> done;
  for (const auto& [file, text] : files_) {
    std::vector<std::string> way;
    EXPECT_EQ(FindCycle(files_, file, way, done), "");
  }
}

// What a file defines for others: free functions by name, and classes of which it defines members.
struct Definition {
  std::string name;
  bool member;
};

std::vector<Definition> DefinitionsIn(const std::string& text) {
  // A definition begins a line with its type and has no mark of another statement before `(`.
  static const std::regex kStart(
      "^(?!(?:namespace|using|static|class|struct|enum|template|const(?:expr|init)? \\w+ \\w+ =|"
      "inline|extern|static_assert|return|else|case)\\b)[A-Za-z_][^;={(]*?"
      "\\b([A-Za-z_]\\w*(?:::~?[A-Za-z_]\\w*)?)\\(");
  std::vector<Definition> found;
  int unnamed = 0;
  const std::vector<std::string> lines = absl::StrSplit(text, '\n');
  for (size_t i = 0; i < lines.size(); ++i) {
    if (lines[i] == "namespace {") ++unnamed;
    if (lines[i] == "}  // namespace") --unnamed;
    if (unnamed > 0) continue;
    std::smatch match;
    // Constructors have no type before them.
    static const std::regex kMember("^([A-Za-z_]\\w*)::~?[A-Za-z_]\\w*\\(");
    if (std::regex_search(lines[i], match, kMember)) {
      found.push_back({match[1], true});
      continue;
    }
    if (!std::regex_search(lines[i], match, kStart)) continue;
    // A declaration ends in `;` before any block begins.
    std::string rest = match.suffix();
    for (size_t j = i + 1; rest.find_first_of(";{") == std::string::npos && j < lines.size(); ++j) {
      absl::StrAppend(&rest, lines[j]);
    }
    const size_t end = rest.find_first_of(";{");
    if (end == std::string::npos || rest[end] == ';') continue;
    const std::vector<std::string> parts = absl::StrSplit(match[1].str(), "::");
    found.push_back({parts.front(), parts.size() > 1});
  }
  return found;
}

// The headers in which a file's functions may be declared: its own, and if it is a part of a room
// that is too long for one file (army_text.cc of army.h), the room's; or what is public.
std::vector<std::string> HeadersOf(const std::string& file) {
  const std::string stem = file.substr(0, file.size() - 3);
  const size_t name = stem.rfind('/') + 1;
  std::vector<std::string> headers = {stem + ".h", stem + "_parts.h"};
  for (size_t end = stem.rfind('_'); end != std::string::npos && end > name;
       end = stem.rfind('_', end - 1)) {
    headers.push_back(stem.substr(0, end) + ".h");
    headers.push_back(stem.substr(0, end) + "_parts.h");
  }
  return headers;
}

bool Mentions(const std::string& text, const std::string& word) {
  return std::regex_search(text, std::regex(absl::StrCat("\\b", word, "\\b")));
}

TEST_P(Folders, DeclareFunctionsInTheHeaderOfTheFileThatDefinesThem) {
  Files known = files_;
  known.merge(FilesBelow("include/mallard"));
  const std::string published = absl::StrCat("include/mallard/", GetParam(), ".h");
  std::vector<std::string> elsewhere;
  size_t seen = 0;
  for (const auto& [file, text] : files_) {
    if (!absl::EndsWith(file, ".cc")) continue;
    std::vector<std::string> headers = HeadersOf(file);
    headers.push_back(published);
    for (const Definition& definition : DefinitionsIn(text)) {
      ++seen;
      const bool declared =
          std::any_of(headers.begin(), headers.end(), [&](const std::string& header) {
            const auto found = known.find(header);
            return found != known.end() && Mentions(found->second, definition.name);
          });
      if (!declared) elsewhere.push_back(absl::StrCat(file, ": ", definition.name));
    }
  }
  EXPECT_THAT(elsewhere, IsEmpty());
  EXPECT_GT(seen, 30u) << "nothing was looked at";
}

// One name for one idea, and no other.
TEST_P(Folders, CallTheSameThingsByTheSameNames) {
  static const std::regex kOther(
      "\\b(CheckWhole|CheckSound|ValidateState|Sitting|MayFail|Redact[A-Z]\\w*|ScriptFrame)\\b");
  for (const auto& [file, text] : files_) {
    std::smatch match;
    EXPECT_FALSE(std::regex_search(text, match, kOther)) << file << ": " << match[0];
  }
  const auto in = [&](const std::string& door, const char* word) {
    const auto file = files_.find(folder_ + door + ".h");
    const auto inside = files_.find(absl::StrCat(folder_, door, "/", door, ".h"));
    return (file != files_.end() && Mentions(file->second, word)) ||
           (inside != files_.end() && Mentions(inside->second, word));
  };
  EXPECT_TRUE(in("invariants", "CheckInvariants"));
  EXPECT_TRUE(in("hide", "Hide"));
  EXPECT_TRUE(in("imagine", "ImagineHidden"));
  EXPECT_TRUE(in("scene", "WriteScene"));
  EXPECT_TRUE(in("rules", "Handlers"));
  EXPECT_TRUE(in("rules", "Asked"));
}

// What is wrong with a table of files in a header's first comment: rows begin with the name of a
// file or folder, three blanks in, and what goes on with a row is indented further. A formatter
// that breaks such a line in the middle makes the next word look like a name.
std::vector<std::string> MistakesInTable(const std::string& text,
                                         const std::function<bool(const std::string&)>& is_there) {
  static const std::regex kName("([a-z_]+)(\\*?)(\\.cc|\\.h|/)");
  std::vector<std::string> mistakes;
  bool inside = false;
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(text, '\n'))) {
    if (line.rfind("//", 0) != 0) break;
    if (!inside || line.rfind("//   ", 0) != 0) {
      inside = absl::StrContains(line, "file holds what:");
      continue;
    }
    if (line[5] == ' ') continue;  // The row goes on.
    // Names stand one after another: "scene.cc, scene_map.cc".
    std::string rest = line.substr(5);
    bool more = true;
    while (more) {
      const size_t end = rest.find_first_of(", ");
      const std::string name = rest.substr(0, end);
      std::smatch match;
      if (!std::regex_match(name, match, kName)) {
        mistakes.push_back(absl::StrCat("no row begins like this: ", line));
        break;
      }
      if (match[2].length() == 0 && !is_there(name)) {
        mistakes.push_back(absl::StrCat(name, " is not there"));
      }
      more = end != std::string::npos && rest[end] == ',' && end + 2 < rest.size();
      if (more) rest = rest.substr(end + 2);
    }
  }
  return mistakes;
}

// The files below a folder of which the table in its rules.h says nothing: they are named there
// with one of their two endings, are in a folder that is, or begin like "belief*.cc".
std::vector<std::string> MissingInTable(const std::string& text, const std::string& folder,
                                        const std::vector<std::string>& files) {
  const std::string table = text.substr(0, text.find("\n#"));
  static const std::regex kName("([a-z_]+)(\\*?)(?:\\.cc|\\.h|/)");
  std::set<std::string> whole;
  std::vector<std::string> beginnings;
  for (std::sregex_iterator i(table.begin(), table.end(), kName), end; i != end; ++i) {
    if ((*i)[2].length() == 0) whole.insert((*i)[1]);
    if ((*i)[2].length() != 0) beginnings.push_back((*i)[1]);
  }
  std::vector<std::string> missing;
  for (const std::string& file : files) {
    const std::string name =
        file.substr(folder.size(), file.find_first_of("/.", folder.size()) - folder.size());
    const bool is_there = name == "rules" || whole.contains(name) ||
                          std::any_of(beginnings.begin(), beginnings.end(), [&](const auto& with) {
                            return absl::StartsWith(name, with);
                          });
    if (!is_there) missing.push_back(file);
  }
  return missing;
}

TEST_P(Folders, SayInTheirRulesWhichFileHoldsWhat) {
  const auto is_there = [&](const std::string& name) {
    return std::any_of(files_.begin(), files_.end(), [&](const auto& file) {
      return name.back() == '/' ? file.first.rfind(folder_ + name, 0) == 0
                                : file.first == folder_ + name;
    });
  };
  const std::string& text = files_.at(folder_ + "rules.h");
  EXPECT_TRUE(absl::StrContains(text.substr(0, 200), "file holds what:"));
  EXPECT_THAT(MistakesInTable(text, is_there), IsEmpty());
  std::vector<std::string> names;
  for (const auto& [file, content] : files_) names.push_back(file);
  EXPECT_THAT(MissingInTable(text, folder_, names), IsEmpty());
}

TEST(Tables, ThatLeaveOutAFileAreSeen) {
  const std::string table =
      "// Which file holds what:\n//   a.cc, part/   one, with c*.cc\n#if b.cc";
  EXPECT_THAT(MissingInTable(table, "x/", {"x/a.h", "x/c_more.cc", "x/part/d.cc", "x/rules.h"}),
              IsEmpty());
  EXPECT_THAT(MissingInTable(table, "x/", {"x/a.cc", "x/b.cc", "x/ab.h"}),
              ElementsAre("x/b.cc", "x/ab.h"));
}

TEST(Tables, ThatAreBrokenAreSeen) {
  const auto all = [](const std::string&) { return true; };
  const auto none = [](const std::string&) { return false; };
  const std::string whole =
      "// Which file holds what:\n//   a.cc     one,\n//            and more\n//   b.h, c*.cc "
      "two\n";
  EXPECT_THAT(MistakesInTable(whole, all), IsEmpty());
  EXPECT_EQ(MistakesInTable(whole, none).size(), 2u) << "a.cc and b.h; c*.cc are many";
  EXPECT_EQ(
      MistakesInTable("// Which file holds what:\n//   a.cc  one\n//   two b.cc\n", all).size(),
      1u);
  EXPECT_EQ(
      MistakesInTable("// Which file holds what:\n//   (a.cc,\n//   placing.cc);\n", all).size(),
      2u);
}

// A door has one name: what a manifest offers as options is part of its actions.
TEST_P(Folders, HaveNoOtherDoorsForTheSame) {
  for (const std::string name : {"options", "manifest"}) {
    for (const std::string ending : {".h", ".cc"}) EXPECT_FALSE(Has(name + ending)) << name;
  }
}

// Only one place decides who may know what; the rest sees what it is given. (A scene asks from
// whose side the table is seen: `viewer().seat()`.)
TEST_P(Folders, AskForTheViewerInOnePlace) {
  static const std::regex kTest(
      "is_host\\(\\)|is_spectator\\(\\)|\\bIsSeat\\(|\\bKnows\\(|[Vv]iewer(_|\\(\\))? [!=]= ");
  for (const auto& [file, text] : files_) {
    if (file == folder_ + "hide.cc") continue;
    std::smatch match;
    EXPECT_FALSE(std::regex_search(text, match, kTest)) << file << ": " << match[0];
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Folders,
                         ::testing::Values("battleducks", "duck_dealer", "duckhammer",
                                           "duckhammer_campaign", "ducks_in_tow", "naval_war"),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace mallard::testing
