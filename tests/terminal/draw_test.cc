// `mallard draw`: pictures of saved matches and replays, for whoever looks.
#include <filesystem>
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
using ::testing::StartsWith;

// Text of the picture of a file; it must be a whole one.
std::string Drawn(std::vector<std::string> args) {
  args.insert(args.begin(), "draw");
  const Result run = RunMallard(args);
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, StartsWith("<svg"));
  EXPECT_THAT(run.output, HasSubstr("</svg>"));
  return run.output;
}

class TerminalDraw : public ::testing::Test {
 protected:
  // A match after the first observation, and the way there, of nine actions or more.
  TerminalDraw() : saved_(NewPath("saved")), replay_(NewPath("replay")) {
    const Result run =
        RunMallard({"play", "--seed", "4", "--set", "first_player=p1"},
                   absl::StrCat("fill\nready\nA1\nsave ", saved_, "\nreplay ", replay_, "\n"));
    EXPECT_EQ(run.code, 0) << run.errors;
  }
  std::string saved_;
  std::string replay_;
};

TEST_F(TerminalDraw, EveryViewerSeesWhatTheyMayKnow) {
  const std::string all = Drawn({saved_});
  const std::string first = Drawn({saved_, "--seat", "1"});
  const std::string second = Drawn({saved_, "--seat", "2"});
  const std::string spectator = Drawn({saved_, "--spectator"});
  for (const std::string& view : {first, second, spectator}) EXPECT_NE(view, all);
  EXPECT_NE(first, second);
  EXPECT_NE(first, spectator);
}

TEST_F(TerminalDraw, AReplayIsDrawnAfterAnyOfItsActions) {
  const std::string begin = Drawn({replay_, "--turn", "0"});
  const std::string later = Drawn({replay_, "--turn", "2"});
  EXPECT_NE(begin, later);
  EXPECT_EQ(Drawn({replay_}), Drawn({saved_}));
}

TEST_F(TerminalDraw, AllTurnsMakeAFilm) {
  const std::string film = Drawn({replay_, "--turn", "all"});
  EXPECT_THAT(film, HasSubstr("animat"));
  EXPECT_GT(film.size(), Drawn({replay_}).size());
  EXPECT_THAT(Drawn({replay_}), Not(HasSubstr("animat")));
}

TEST_F(TerminalDraw, SpeaksAndHasColoursAsAskedFor) {
  EXPECT_THAT(Drawn({saved_, "--language", "fr"}), HasSubstr("Étang"));
  EXPECT_NE(Drawn({saved_, "--theme", "dark"}), Drawn({saved_, "--theme", "light"}));
}

TEST_F(TerminalDraw, LooksAtAUnit) {
  const std::string replay = NewPath("battle");
  const Result run =
      RunMallard({"play", "duckhammer", "--demo", "--plain", "--speed", "10000", "--seed", "3",
                  "--set", "army_1=quack_marines_small", "--set", "army_2=storm_court_small",
                  "--set", "rounds=1", "--replay", replay});
  ASSERT_EQ(run.code, 0) << run.errors;
  int seen = 0;
  for (int turn = 0; turn < 60 && seen == 0; turn += 4) {
    for (const char* unit : {"unit:0", "unit:32"}) {
      const std::vector<std::string> at = {replay, "--turn", absl::StrCat(turn), "--spectator"};
      std::vector<std::string> looking = at;
      looking.insert(looking.end(), {"--focus", unit});
      // A unit that neither moves nor shoots now reaches nothing.
      const std::string drawn = Drawn(looking);
      if (drawn != Drawn(at) && absl::StrContains(drawn, ">Reach<")) ++seen;
    }
  }
  EXPECT_GT(seen, 0);
}

TEST_F(TerminalDraw, WritesFiles) {
  const std::string svg = NewPath("picture.svg"), png = NewPath("picture.png");
  EXPECT_EQ(RunMallard({"draw", saved_, "-o", svg}).code, 0);
  EXPECT_EQ(ReadText(svg), Drawn({saved_}));
  // PNG is made by another program, which may be missing; then that is said.
  const Result run = RunMallard({"draw", saved_, "-o", png});
  if (run.code == 0) {
    EXPECT_THAT(ReadText(png), StartsWith("\x89PNG"));
  } else {
    EXPECT_THAT(run.errors, HasSubstr("rsvg-convert"));
  }
  EXPECT_FALSE(std::filesystem::exists(png + ".svg"));  // Nothing is left lying about.
}

TEST_F(TerminalDraw, WrongCallsSayWhatIsWrong) {
  const struct {
    std::vector<std::string> args;
    int code;
    const char* message;
  } cases[] = {
      {{}, 2, "draw needs a saved match or a replay"},
      {{"/no/such/file"}, 1, "cannot read"},
      {{saved_, "--seat", "3"}, 2, "there is no seat 3"},
      {{saved_, "--seat", "none"}, 2, "--seat takes the number of a seat"},
      {{saved_, "--seat", "1", "--spectator"}, 2, "--seat and --spectator do not go together"},
      {{replay_, "--turn", "many"}, 1, "--turn takes a number of actions or all"},
      {{replay_, "--turn", "9999"}, 1, "the file holds "},
      {{replay_, "--turn", "all", "-o", "film.png"}, 2, "a film is SVG, not PNG"},
      {{saved_, "--focus", "the unit"}, 2, "--focus takes a thing such as unit:3"},
      {{saved_, "--theme", "blue"}, 2, "--theme takes light or dark"},
      {{saved_, "-o", "/no/such/folder/x.svg"}, 1, "cannot write"},
  };
  for (const auto& c : cases) {
    std::vector<std::string> args = c.args;
    args.insert(args.begin(), "draw");
    const Result run = RunMallard(args);
    EXPECT_EQ(run.code, c.code) << c.message << run.errors;
    EXPECT_THAT(run.errors, HasSubstr(c.message));
  }
}

TEST_F(TerminalDraw, DamagedFilesAreRefused) {
  const std::string bytes = ReadText(saved_), bad = NewPath("damaged");
  for (const size_t size : {size_t{0}, size_t{9}, bytes.size() / 2}) {
    WriteText(bad, bytes.substr(0, size));
    EXPECT_EQ(RunMallard({"draw", bad}).code, 1) << size;
  }
}

}  // namespace
}  // namespace mallard::testing
