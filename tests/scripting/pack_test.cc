// Manifests, version ranges, and where packs come from.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "absl/strings/str_cat.h"
#include "scripting/host/version.h"
#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

std::string ManifestErrors(absl::string_view manifest) {
  Pack pack;
  pack.label = "given";
  pack.files.push_back({"pack.lua", std::string(manifest)});
  return LoadErrors(std::vector<Pack>{pack});
}

TEST(Manifest, MistakesAreExplained) {
  const std::pair<const char*, const char*> kCases[] = {
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 1 }", ""},
      {"pack { id = 'p', version = '1.0.3', game = 'pond', api = 2, title = 'P', requires = {} }",
       ""},
      {"", "given/pack.lua: does not call pack { ... }"},
      {"pack {", "given/pack.lua:1: unexpected symbol near <eof>"},
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 1 }\npack {}",
       "given/pack.lua:2: pack { ... } stands here a second time"},
      {"pack 'p'", "given/pack.lua:1: pack: expected a table, found string \"p\""},
      {"card { id = 'x' }",
       "given/pack.lua:1: unknown name \"card\"; pack.lua holds one call, pack { ... }, and "
       "nothing "
       "else"},
      {"while true do end",
       "given/pack.lua:1: stopped after 1000000 instructions (an endless loop?)"},
      {"pack {}",
       "given/pack.lua:1: pack.id: expected a string, found nothing\n"
       "given/pack.lua:1: pack.version: expected a string, found nothing\n"
       "given/pack.lua:1: pack.game: expected a string, found nothing\n"
       "given/pack.lua:1: pack.api: expected an integer from 1, found nothing"},
      {"pack {\n id = 'Not Good',\n version = '1',\n game = 'pnod',\n api = 0,\n tilte = 'x' }",
       "given/pack.lua:6: pack.tilte: unknown field; did you mean \"title\"?\n"
       "given/pack.lua:2: pack.id: expected lower-case letters, digits and underscores, found "
       "\"Not "
       "Good\"\n"
       "given/pack.lua:3: pack.version: expected a version such as \"1.2.0\", found \"1\"\n"
       "given/pack.lua:5: pack.api: expected an integer from 1, found integer 0\n"
       "given/pack.lua:1: pack: is for the game \"pnod\", not for \"pond\""},
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 3 }",
       "given/pack.lua:1: pack: needs content API 3; this library has 2"},
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 1, requires = { 'x' } }",
       "given/pack.lua:1: pack.requires: expected a table such as { battleducks = \">=1.0 <2\" }, "
       "found a list of 1"},
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 1, requires = { x = 1, y = '>one' } "
       "}",
       "given/pack.lua:1: pack.requires.x: expected a version range such as \">=1.0 <2\", found "
       "integer 1\n"
       "given/pack.lua:1: pack.requires.y: expected a version range such as \">=1.0 <2\", found "
       "\">one\""},
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 1, requires = { x = '>=1' } }",
       "p/pack.lua:1: pack: requires the pack \"x\", which is not loaded"},
  };
  for (const auto& [text, message] : kCases) EXPECT_EQ(ManifestErrors(text), message) << text;
}

TEST(Manifest, RequirementsAreChecked) {
  EXPECT_EQ(LoadErrors({MakePack("ponds", {}, "lilys = '1.0'"), MakePack("lilies", {})}),
            "ponds/pack.lua:1: pack: requires the pack \"lilys\", which is not loaded; did you "
            "mean \"lilies\"?");
  EXPECT_EQ(LoadErrors({MakePack("a", {}, "b = '>=2'"), MakePack("b", {})}),
            "a/pack.lua:1: pack: requires the pack \"b\" in version \">=2\", found 1.2.0");
  EXPECT_EQ(LoadErrors({MakePack("a", {}, "b = '>=1'"), MakePack("b", {}, "c = '>=1'"),
                        MakePack("c", {}, "a = '>=1'"), MakePack("d", {}, "a = '>=1'")}),
            "a/pack.lua:1: pack: packs require each other: a requires b, which requires c, which "
            "requires a");
  EXPECT_EQ(LoadErrors({MakePack("a", {}, "a = '>=1'")}),
            "a/pack.lua:1: pack: packs require each other: a requires a");
  EXPECT_EQ(LoadErrors({MakePack("a", {}), MakePack("a", {})}),
            "label of a/pack.lua:1: pack: a pack with the id \"a\" is loaded already");
}

TEST(Manifest, PacksWithoutOneAreRefused) {
  Pack pack;
  EXPECT_EQ(LoadErrors(std::vector<Pack>{pack}), "(unnamed pack): has no pack.lua");
  pack.label = "empty";
  pack.files.push_back({"a.lua", ""});
  EXPECT_EQ(LoadErrors(std::vector<Pack>{pack}), "empty: has no pack.lua");
}

TEST(Manifest, FilesAreChecked) {
  EXPECT_EQ(LoadErrors({MakePack("p", {{"a.lua", ""}, {"a.lua", ""}})}),
            "label of p/a.lua: is there twice");
  EXPECT_EQ(LoadErrors({MakePack("p", {{"a.lua", std::string((1 << 20) + 1, ' ')}})}),
            "label of p/a.lua: is larger than 1 MiB");
}

TEST(Version, IsReadAndOrdered) {
  EXPECT_EQ(Version::Parse("1.2.3", 2)->ToString(), "1.2.3");
  EXPECT_EQ(Version::Parse("1.2", 2)->ToString(), "1.2.0");
  EXPECT_LT(*Version::Parse("1.2.10", 2), *Version::Parse("1.10.0", 2));
  for (const char* bad :
       {"", "1", "1.", ".1", "1.2.3.4", "1.x", "1.-2", " 1.2", "1.2 ", "1.9999999"}) {
    EXPECT_FALSE(Version::Parse(bad, 2).has_value()) << bad;
  }
}

TEST(VersionRange, HoldsWhatItSays) {
  const struct {
    const char* range;
    std::vector<const char*> inside;
    std::vector<const char*> outside;
  } kCases[] = {
      {">=1.0 <2", {"1.0.0", "1.9.9"}, {"0.9.9", "2.0.0"}},
      {"1.2.3", {"1.2.3"}, {"1.2.2", "1.2.4"}},
      {"=1", {"1.0.0"}, {"1.0.1"}},
      {">1.5", {"1.5.1", "2.0.0"}, {"1.5.0"}},
      {"<=1.5", {"1.5.0", "0.1.0"}, {"1.5.1"}},
      {"  >=1   <1.1 ", {"1.0.5"}, {"1.1.0"}},
      {">2 <1", {}, {"1.5.0", "0.0.0", "9.0.0"}},
  };
  for (const auto& test : kCases) {
    const auto range = VersionRange::Parse(test.range);
    ASSERT_TRUE(range.has_value()) << test.range;
    for (const char* version : test.inside) {
      EXPECT_TRUE(range->Contains(*Version::Parse(version, 2))) << test.range << " " << version;
    }
    for (const char* version : test.outside) {
      EXPECT_FALSE(range->Contains(*Version::Parse(version, 2))) << test.range << " " << version;
    }
  }
  for (const char* bad : {"", " ", ">", ">=", "> 1", "^1", "~1", "1 or 2", ">=1.0,<2", "==1"}) {
    EXPECT_FALSE(VersionRange::Parse(bad).has_value()) << bad;
  }
}

class Folder : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "mallard_XXXXXX").string();
    root_ = mkdtemp(pattern.data());
  }
  void TearDown() override { std::filesystem::remove_all(root_); }
  void Write(const std::string& path, const std::string& text) {
    std::filesystem::create_directories((root_ / path).parent_path());
    std::ofstream(root_ / path, std::ios::binary) << text;
  }
  std::filesystem::path root_;
};

TEST_F(Folder, GivesItsLuaFiles) {
  Write("pack/pack.lua", "pack { id = 'p', version = '1.0', game = 'pond', api = 1 }");
  Write("pack/sub/b.lua", "card { id = 'x' }");
  Write("pack/a.lua", std::string("\0binary", 7));
  Write("pack/readme.md", "text");
  Write("pack/.git/hidden.lua", "x");
  Write("pack/.hidden.lua", "x");
  std::filesystem::create_symlink(root_ / "pack/a.lua", root_ / "pack/inner.lua");
  std::filesystem::create_directory_symlink(root_, root_ / "pack/loop");
  const auto pack = Pack::FromFolder((root_ / "pack").string());
  ASSERT_TRUE(pack.ok()) << pack.status();
  EXPECT_EQ(pack->label, "pack");
  std::vector<std::string> paths;
  for (const PackFile& file : pack->files) paths.push_back(file.path);
  EXPECT_THAT(paths, ElementsAre("a.lua", "inner.lua", "pack.lua", "sub/b.lua"));
  EXPECT_EQ(pack->files[0].text, std::string("\0binary", 7));
}

TEST_F(Folder, MistakesAreExplained) {
  EXPECT_EQ(Pack::FromFolder((root_ / "none").string()).status().message(),
            absl::StrCat("there is no folder \"", (root_ / "none").string(), "\""));
  Write("file.lua", "x");
  EXPECT_EQ(
      Pack::FromFolder((root_ / "file.lua").string()).status().message(),
      absl::StrCat("\"", (root_ / "file.lua").string(), "\" is a file, not the folder of a pack"));
  std::filesystem::create_symlink(root_ / "itself", root_ / "itself");
  EXPECT_EQ(Pack::FromFolder((root_ / "itself").string()).status().code(),
            absl::StatusCode::kNotFound);
  Write("big/a.lua", std::string((1 << 20) + 1, ' '));
  EXPECT_EQ(Pack::FromFolder((root_ / "big").string()).status().message(),
            "big/a.lua: is larger than 1 MiB");
  for (int i = 0; i <= 1000; ++i) Write(absl::StrCat("many/", i, ".lua"), "");
  EXPECT_EQ(Pack::FromFolder((root_ / "many").string()).status().message(),
            "many: has more than 1000 Lua files");
}

// What looks like a file of the pack and is none would otherwise be missed without a word.
TEST_F(Folder, LinksThatLeadOutOrNowhereAreRefused) {
  Write("outside.lua", "x");
  Write("out/a.lua", "x");
  std::filesystem::create_symlink(root_ / "outside.lua", root_ / "out/link.lua");
  EXPECT_EQ(Pack::FromFolder((root_ / "out").string()).status().message(),
            "out/link.lua: is a link that leads out of the pack's folder, or nowhere");
  Write("nowhere/a.lua", "x");
  std::filesystem::create_symlink(root_ / "none.lua", root_ / "nowhere/b.lua");
  EXPECT_EQ(Pack::FromFolder((root_ / "nowhere").string()).status().message(),
            "nowhere/b.lua: is a link that leads out of the pack's folder, or nowhere");
}

// A terminal would obey them wherever a message names the file.
TEST_F(Folder, NamesWithControlCharactersAreRefusedWithoutWritingThem) {
  Write("pack/pack.lua", "pack { id = 'p', version = '1.0', game = 'pond', api = 1 }");
  Write("pack/a\33[31m.lua", "x = 1");
  EXPECT_EQ(Pack::FromFolder((root_ / "pack").string()).status().message(),
            "pack/a\\x1b[31m.lua: its name has control characters");
  Write("bad\nfolder/pack.lua", "x = 1");
  EXPECT_EQ(Pack::FromFolder((root_ / "bad\nfolder").string()).status().message(),
            "the name of the folder \"bad\\nfolder\" has control characters");
  EXPECT_EQ(LoadErrors({MakePack("p", {{"a\33[31m.lua", "x = 1"}})}),
            "label of p: no file of a pack can be called \"a\\x1b[31m.lua\"");
}

// Whoever may read everything, as an administrator may, cannot see this.
TEST_F(Folder, WhatMayNotBeReadIsNamedWithTheReason) {
  namespace fs = std::filesystem;
  Write("locked/sub/a.lua", "x");
  Write("closed/b.lua", "x");
  fs::permissions(root_ / "locked/sub", fs::perms::none);
  fs::permissions(root_ / "closed/b.lua", fs::perms::none);
  const absl::Status folder = Pack::FromFolder((root_ / "locked").string()).status();
  const absl::Status file = Pack::FromFolder((root_ / "closed").string()).status();
  fs::permissions(root_ / "locked/sub", fs::perms::owner_all);
  if (file.ok()) GTEST_SKIP() << "permissions do not keep this user from reading";
  EXPECT_EQ(folder.message(), absl::StrCat("the folder \"", (root_ / "locked/sub").string(),
                                           "\" cannot be read: Permission denied"));
  EXPECT_EQ(file.message(), "closed/b.lua: cannot be read: Permission denied");
}

TEST(EmbeddedPack, UnknownGamesHaveNone) {
  EXPECT_EQ(Pack::Embedded("pond").status().message(),
            "the library has no base pack for the game \"pond\"");
  EXPECT_EQ(Ruleset::Load(PondGame()).status().code(), absl::StatusCode::kNotFound);
}

TEST(EmbeddedPack, EveryGameLoadsWithItsBasePack) {
  for (const Game* game : Games()) {
    const auto ruleset = Ruleset::Load(*game);
    EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  }
}

}  // namespace
}  // namespace mallard
