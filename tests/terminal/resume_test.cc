// Going on with a match that was left: who sits where, with which packs, and which match it is.
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

constexpr char kMillPond[] = MALLARD_SOURCE_DIR "/examples/packs/mill_pond";

// Matches that are kept for later.
std::vector<std::string> Kept() {
  std::vector<std::string> paths;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(fs::path(StateFolder()) / "mallard", error)) {
    if (entry.path().extension() == ".save") paths.push_back(entry.path().string());
  }
  return paths;
}

class TerminalResume : public ::testing::Test {
 protected:
  TerminalResume() { fs::remove_all(StateFolder()); }
};

TEST_F(TerminalResume, EverybodySitsWhereTheySatBefore) {
  const Result first = RunMallard({"play", "--seed", "4", "--seat", "2=human"}, "\nfill\nq\n");
  ASSERT_EQ(first.code, 0) << first.errors;
  const Result again = RunMallard({"play", "--continue"}, "\nready\n\n\n");
  EXPECT_EQ(again.code, 0) << again.errors;
  EXPECT_THAT(again.output, HasSubstr("Player 2, press Enter to see your side."));
  const Result changed = RunMallard({"play", "--continue", "--seat", "2=random"}, "ready\n");
  EXPECT_EQ(changed.code, 0) << changed.errors;
  EXPECT_THAT(changed.output, Not(HasSubstr("press Enter to see your side")));
}

TEST_F(TerminalResume, ASavedMatchBringsItsPlayersAlong) {
  const std::string path = NewPath("saved");
  RunMallard({"play", "--seed", "4", "--seat", "2=human"},
             absl::StrCat("\nfill\nsave ", path, "\nq\n"));
  for (const Result& run : {RunMallard({"play", "--load", path}, "\nready\n\n\n"),
                            RunMallard({"play"}, absl::StrCat("load ", path, "\n\nready\n\n\n"))}) {
    EXPECT_EQ(run.code, 0) << run.errors;
    EXPECT_THAT(run.output, HasSubstr("Player 2, press Enter to see your side."));
  }
}

TEST_F(TerminalResume, APlayerWhoIsNotThereIsAProblemWithAName) {
  const std::string path = NewPath("saved");
  RunMallard({"play", "--seed", "4"}, absl::StrCat("fill\nsave ", path, "\nq\n"));
  WriteText(path + ".table", "nonsense\nplayer human\nplayer heron\n");
  const Result run = RunMallard({"play", "--load", path});
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.errors, HasSubstr("heron"));
  WriteText(path + ".table", "player standard\nplayer standard\n");  // Nobody would be asked.
  EXPECT_THAT(RunMallard({"play", "--load", path}).output, HasSubstr("Player 1> "));
}

TEST_F(TerminalResume, TheMatchGoesOnWithItsPacks) {
  const Result first = RunMallard({"play", "--seed", "4", "--pack", kMillPond}, "fill\nq\n");
  ASSERT_EQ(first.code, 0) << first.errors;
  const Result again = RunMallard({"play", "--continue"}, "ready\n");
  EXPECT_EQ(again.code, 0) << again.errors;
  EXPECT_THAT(again.output, HasSubstr("Player 1 is ready"));
}

TEST_F(TerminalResume, PacksAreFoundFromAnywhere) {
  const fs::path before = fs::current_path();
  fs::current_path(fs::path(kMillPond).parent_path());
  RunMallard({"play", "--seed", "4", "--pack", "mill_pond"}, "fill\nq\n");
  fs::current_path(before);
  const Result again = RunMallard({"play", "--continue"}, "ready\n");
  EXPECT_EQ(again.code, 0) << again.errors;
}

TEST_F(TerminalResume, ANewMatchLeavesUnfinishedOnesAlone) {
  RunMallard({"play", "--seed", "4", "--set", "first_player=p1"}, "fill\nready\nA1\nq\n");
  ASSERT_THAT(Kept(), SizeIs(1));
  const std::string first = Kept()[0];
  RunMallard({"play", "--seed", "5"}, "q\n");
  EXPECT_THAT(Kept(), SizeIs(2));
  // The one that was left last goes on, in its own file.
  const Result last = RunMallard({"play", "--continue"}, "q\n");
  EXPECT_THAT(last.output, HasSubstr("Not placed"));
  EXPECT_THAT(Kept(), SizeIs(2));
  // The other one is still there, and is then the one that was left last.
  const Result other = RunMallard({"play", "--load", first}, "A1\nB1\nq\n");
  EXPECT_THAT(other.output, HasSubstr("that cell has been observed already"));
  EXPECT_THAT(RunMallard({"play", "--continue"}, "B1\nq\n").output,
              HasSubstr("that cell has been observed already"));
  EXPECT_THAT(Kept(), SizeIs(2));
}

TEST_F(TerminalResume, LoadingAnotherMatchKeepsTheOneBefore) {
  const std::string path = NewPath("saved");
  RunMallard({"play", "--seed", "4"}, absl::StrCat("fill\nsave ", path, "\nq\n"));
  fs::remove_all(StateFolder());
  RunMallard({"play", "--seed", "5"}, absl::StrCat("load ", path, "\nready\nq\n"));
  EXPECT_THAT(Kept(), SizeIs(2));
}

TEST_F(TerminalResume, ADemoIsNothingToGoOnWithAndDisturbsNothing) {
  RunMallard({"play", "--seed", "4"}, "fill\nq\n");
  ASSERT_THAT(Kept(), SizeIs(1));
  const std::string bytes = ReadText(Kept()[0]);
  EXPECT_EQ(RunMallard({"play", "--demo", "--seed", "4"}).code, 0);
  ASSERT_THAT(Kept(), SizeIs(1));
  EXPECT_EQ(ReadText(Kept()[0]), bytes);
}

TEST_F(TerminalResume, AFinishedMatchIsNotKept) {
  std::string input = "fill\nready\n";
  for (int row = 1; row <= 10; ++row) {
    for (char column = 'A'; column <= 'J'; ++column)
      absl::StrAppend(&input, std::string(1, column), row, "\n");
  }
  const Result run = RunMallard({"play", "--seed", "4", "--set", "first_player=p1"}, input);
  ASSERT_THAT(run.output, HasSubstr("The match is over"));
  EXPECT_THAT(Kept(), SizeIs(0));
  EXPECT_TRUE(fs::is_empty(fs::path(StateFolder()) / "mallard"));
}

TEST_F(TerminalResume, TheOldestOfManyMatchesMakeRoom) {
  RunMallard({"play", "naval_war", "--seed", "1"}, "q\n");
  RunMallard({"play", "--seed", "1"}, "q\n");
  std::string oldest;
  for (const std::string& path : Kept()) {
    if (path.find("battleducks") != std::string::npos) oldest = path;
  }
  // Copies of it, as if many had been left; the folder's own times tell which is older.
  for (int i = 0; i < 20; ++i) {
    fs::copy_file(oldest, absl::StrCat(oldest.substr(0, oldest.size() - 5), "-", i, ".save"));
  }
  fs::last_write_time(oldest, fs::last_write_time(oldest) - std::chrono::hours(1));
  RunMallard({"play", "--seed", "2"}, "q\n");
  EXPECT_THAT(Kept(), SizeIs(20 + 1));  // The other game's match is not counted.
  EXPECT_FALSE(fs::exists(oldest));
}

}  // namespace
}  // namespace mallard::testing
