// The tutorials in docs/modding, followed to the letter. In these pages
//
//   <!-- file: examples/packs/NAME/PATH -->      comes before a file to write,
//   <!-- mistake: PATH | TEXT | OTHER -->        before the messages for the pack with TEXT
//   changed,
//   <!-- failing: PATH | TEXT | OTHER -->        before what `mallard pack test` then says,
//
// and every line of a block of shell commands that begins with `mallard` has to work.
#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAreArray;

// A fenced block, with the comment and the language in front of it.
struct Block {
  std::string comment;  // "file: ...", or "".
  std::string language;
  std::string text;
};

std::vector<Block> BlocksOf(const std::string& page) {
  std::vector<Block> blocks;
  std::string comment;
  bool inside = false;
  for (absl::string_view line : absl::StrSplit(ReadText(page), '\n')) {
    if (inside && line == "```") {
      inside = false;
    } else if (inside) {
      absl::StrAppend(&blocks.back().text, line, "\n");
    } else if (absl::ConsumePrefix(&line, "```")) {
      blocks.push_back({comment, std::string(line), ""});
      comment.clear();
      inside = true;
    } else if (absl::ConsumePrefix(&line, "<!-- ")) {
      comment = std::string(absl::StripSuffix(line, " -->"));
    }
  }
  return blocks;
}

class Tutorial : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    before_ = fs::current_path();
    work_ = NewPath("work");
    fs::create_directories(work_);
    fs::current_path(work_);
    blocks_ = BlocksOf(absl::StrCat(MALLARD_SOURCE_DIR "/docs/modding/", GetParam()));
    for (const Block& block : blocks_) {
      absl::string_view path = block.comment;
      if (!absl::ConsumePrefix(&path, "file: examples/packs/")) continue;
      files_.push_back({std::string(path), block.text});
      pack_ = std::string(path.substr(0, path.find('/')));
    }
    ASSERT_FALSE(files_.empty());
  }
  void TearDown() override { fs::current_path(before_); }

  void Write(const PackFile& file) {
    fs::create_directories(fs::path(file.path).parent_path());
    WriteText(file.path, file.text);
  }

  // The finished pack, with a change as a comment describes it.
  void WriteChanged(absl::string_view change) {
    const std::vector<std::string> parts = absl::StrSplit(change, " | ");
    ASSERT_GE(parts.size(), 2u) << change;
    const std::string to = parts.size() > 2 ? parts[2] : "";
    bool found = false;
    for (PackFile file : files_) {
      if (file.path == absl::StrCat(pack_, "/", parts[0])) {
        const std::string from(absl::StripSuffix(parts[1], " |"));
        found = absl::StrReplaceAll({{from, to}}, &file.text) > 0;
      }
      Write(file);
    }
    EXPECT_TRUE(found) << change;
  }

  fs::path before_;
  std::string work_;
  std::string pack_;
  std::vector<Block> blocks_;
  std::vector<PackFile> files_;
};

TEST_P(Tutorial, EveryStepLoads) {
  for (const PackFile& file : files_) {
    Write(file);
    const Result check = RunMallard({"pack", "check", pack_});
    EXPECT_EQ(check.code, 0) << "after " << file.path << ": " << check.output << check.errors;
  }
}

TEST_P(Tutorial, ShowsTheWholePack) {
  const std::string folder = absl::StrCat(MALLARD_SOURCE_DIR "/examples/packs/", pack_);
  const absl::StatusOr<Pack> pack = Pack::FromFolder(folder);
  ASSERT_TRUE(pack.ok()) << pack.status();
  std::vector<std::string> there;
  for (const PackFile& file : pack->files) there.push_back(absl::StrCat(pack_, "/", file.path));
  std::vector<std::string> shown;
  for (const PackFile& file : files_) {
    shown.push_back(file.path);
    EXPECT_EQ(ReadText(absl::StrCat(MALLARD_SOURCE_DIR "/examples/packs/", file.path)), file.text);
  }
  EXPECT_THAT(shown, UnorderedElementsAreArray(there));
}

TEST_P(Tutorial, MistakesAreReportedAsShown) {
  int count = 0;
  for (const Block& block : blocks_) {
    absl::string_view change = block.comment;
    if (!absl::ConsumePrefix(&change, "mistake: ")) continue;
    ++count;
    WriteChanged(change);
    const Result check = RunMallard({"pack", "check", pack_});
    EXPECT_EQ(check.code, 1);
    for (const absl::string_view line : absl::StrSplit(block.text, '\n', absl::SkipEmpty())) {
      EXPECT_THAT(check.output, HasSubstr(std::string(line)));
    }
  }
  EXPECT_GE(count, 1);
}

TEST_P(Tutorial, TestsFailAsShown) {
  int count = 0;
  for (const Block& block : blocks_) {
    absl::string_view change = block.comment;
    if (!absl::ConsumePrefix(&change, "failing: ")) continue;
    ++count;
    WriteChanged(change);
    const Result test = RunMallard({"pack", "test", pack_, "--games", "0"});
    EXPECT_EQ(test.code, 1) << change;
    for (const absl::string_view line : absl::StrSplit(block.text, '\n', absl::SkipEmpty())) {
      EXPECT_THAT(Unwrapped(test.output), HasSubstr(std::string(line))) << test.errors;
    }
  }
  EXPECT_GE(count, 2);
}

TEST_P(Tutorial, CommandsWork) {
  for (const PackFile& file : files_) Write(file);
  int count = 0;
  for (const Block& block : blocks_) {
    if (block.language != "sh") continue;
    for (absl::string_view line : absl::StrSplit(block.text, '\n')) {
      if (!absl::ConsumePrefix(&line, "mallard ")) continue;
      ++count;
      const Result run = RunMallard(absl::StrSplit(line, ' ', absl::SkipEmpty()));
      EXPECT_EQ(run.code, 0) << line << "\n" << run.output << run.errors;
    }
  }
  EXPECT_GE(count, 3);
}

INSTANTIATE_TEST_SUITE_P(Modding, Tutorial,
                         ::testing::Values("tutorial.md", "tutorial-naval-war.md",
                                           "tutorial-ducks-in-tow.md", "tutorial-duck-dealer.md",
                                           "tutorial-duckhammer.md",
                                           "tutorial-duckhammer-campaign.md"),
                         [](const auto& test) {
                           return absl::StrReplaceAll(test.param, {{".md", ""}, {"-", "_"}});
                         });

}  // namespace
}  // namespace mallard::testing
