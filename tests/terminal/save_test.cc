// Saving, loading and verifying, with good and bad files.
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::vector<std::string> kPlay = {"play", "--seed", "4", "--set", "first_player=p1"};

// A match saved after p1's first observation.
std::string SaveMatch() {
  std::string path = NewPath("saved match");
  EXPECT_THAT(RunMallard(kPlay, absl::StrCat("fill\nready\nA1\nsave ", path, "\n")).output,
              HasSubstr(absl::StrCat("Saved to ", path, ".\n")));
  return path;
}

// A replay of a few actions.
std::string SaveReplay() {
  std::string path = NewPath("replay");
  EXPECT_EQ(RunMallard(kPlay, absl::StrCat("fill\nready\nA1\nreplay ", path, "\n")).code, 0);
  return path;
}

TEST(TerminalSave, LoadGoesBackToWhatWasSaved) {
  const std::string path = NewPath("saved");
  const Result run =
      RunMallard(kPlay, absl::StrCat("fill\nready\nA1\nsave ", path, "\nB1\nB1\nload ", path,
                                     "\nlog\nA1\nB1\nundo\nundo\n"));
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.output, HasSubstr(absl::StrCat("Loaded ", path, ".\n")));
  const std::string after = run.output.substr(run.output.find("Loaded "));
  EXPECT_THAT(after, HasSubstr("turn 1    Player 1 observes A1: "));   // The log has come along,
  EXPECT_THAT(after, HasSubstr("Taken back to your last decision."));  // and so has undo.
  EXPECT_THAT(after, Not(HasSubstr("there is no earlier decision to go back to")));
  EXPECT_THAT(after, HasSubstr("that cell has been observed already"));
  EXPECT_THAT(after, HasSubstr("Player 1 observes B1: "));
}

TEST(TerminalSave, AnotherRunGoesOnWithASavedMatch) {
  const std::string path = SaveMatch();
  const Result run = RunMallard({"play", "--load", path}, "A1\nB1\n");
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, HasSubstr(absl::StrCat("from ", path, "\n")));
  EXPECT_THAT(run.output, HasSubstr("that cell has been observed already"));
  EXPECT_THAT(run.output, HasSubstr("Player 1 observes B1: "));
}

TEST(TerminalSave, BotsFinishASavedMatch) {
  const Result run = RunMallard({"play", "--demo", "--load", SaveMatch()});
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, HasSubstr("The match is over after "));
}

TEST(TerminalSave, ABadFileLosesNothing) {
  const std::string junk = NewPath("junk");
  WriteText(junk, "not a snapshot at all");
  const std::string folder = NewPack("");
  const Result run = RunMallard(
      kPlay, absl::StrCat("fill\nready\nA1\nload\nsave\nreplay\nload /no/such/file\nload ", junk,
                          "\nload ", folder, "\nsave ", folder, "\nsave /no/such/folder/file\n",
                          "replay /no/such/folder/file\nA1\nB1\n"));
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.output, HasSubstr("load needs the name of a file."));
  EXPECT_THAT(run.output, HasSubstr("save needs the name of a file."));
  EXPECT_THAT(run.output, HasSubstr("replay needs the name of a file."));
  EXPECT_THAT(run.output, HasSubstr("Sorry, cannot read \"/no/such/file\": No such file"));
  EXPECT_THAT(run.output, HasSubstr("Sorry, cannot load"));
  EXPECT_THAT(Unwrapped(run.output), HasSubstr("it is not an ordinary file"));
  EXPECT_THAT(Unwrapped(run.output), HasSubstr("something other than an ordinary file is there"));
  EXPECT_THAT(run.output, HasSubstr("Sorry, cannot write \"/no/such/folder/file\""));
  EXPECT_THAT(run.output, HasSubstr("that cell has been observed already"));
  EXPECT_THAT(run.output, HasSubstr("Player 1 observes B1: "));
}

TEST(TerminalSave, DamagedFilesAreRefused) {
  const std::string saved = SaveMatch();
  const std::string replay = SaveReplay();
  for (const std::string& good : {saved, replay}) {
    const std::string bytes = ReadText(good);
    const std::string bad = NewPath("damaged");
    for (size_t size : {size_t{0}, size_t{7}, bytes.size() / 2, bytes.size() - 16}) {
      WriteText(bad, bytes.substr(0, size));
      const Result run = good == saved ? RunMallard({"play", "--load", bad})
                                       : RunMallard({"verify", "battleducks", bad});
      EXPECT_EQ(run.code, 1) << good << " cut to " << size;
      EXPECT_THAT(run.errors, HasSubstr("damaged\": ")) << good << " cut to " << size;
    }
  }
}

TEST(TerminalSave, SavesAndReplaysAreNotMistakenForEachOther) {
  const Result load = RunMallard({"play", "--load", SaveReplay()});
  EXPECT_EQ(load.code, 1);
  EXPECT_THAT(load.errors, HasSubstr("mallard: cannot load "));
  const Result verify = RunMallard({"verify", "battleducks", SaveMatch()});
  EXPECT_EQ(verify.code, 1);
  EXPECT_THAT(verify.errors, HasSubstr("saved match\": "));
}

TEST(TerminalSave, AMatchOfOtherContentIsRefused) {
  const std::string pack = NewPack("board { id = 'puddle', rows = { '####', '####' } }");
  const Result load = RunMallard({"play", "--load", SaveMatch(), "--pack", pack});
  EXPECT_EQ(load.code, 1);
  EXPECT_THAT(load.errors, HasSubstr("mallard: cannot load "));
  EXPECT_THAT(load.errors, HasSubstr("pack test 1.0.0 is loaded and was not in use"));
}

TEST(TerminalSave, AMatchOfOtherContentIsLoadedWhenAskedFor) {
  const std::string pack = NewPack("board { id = 'puddle', rows = { '####', '####' } }");
  const std::string saved = SaveMatch();
  const Result start =
      RunMallard({"play", "--load", saved, "--changed-packs", "--pack", pack}, "B1\n");
  EXPECT_EQ(start.code, 0) << start.errors;
  EXPECT_THAT(start.output, HasSubstr("Player 1 observes B1: "));
  const Result typed = RunMallard({"play", "--pack", pack},
                                  absl::StrCat("load ", saved, "\nload changed ", saved, "\nB1\n"));
  EXPECT_EQ(typed.code, 0) << typed.errors;
  EXPECT_THAT(Unwrapped(typed.output), HasSubstr("is loaded and was not in use"));
  EXPECT_THAT(typed.output, HasSubstr("To try it with the packs that are loaded: load changed "));
  EXPECT_THAT(typed.output, HasSubstr("Player 1 observes B1: "));
}

TEST(TerminalSave, VerifyTellsWhatAReplayHolds) {
  const Result run = RunMallard({"verify", "battleducks", SaveReplay()});
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, HasSubstr("The replay is good: 10 actions, final hash "));
  EXPECT_THAT(run.output, HasSubstr(", not finished.\n"));
}

}  // namespace
}  // namespace mallard::testing
