// From the command line to the commands.
#include "mallard/terminal.h"

#include <cstdio>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "examples/terminal/args.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/lab.h"
#include "examples/terminal/screen.h"
#include "mallard/game.h"

namespace mallard {

int RunTerminal(int argc, char** argv) {
  using terminal::Arguments;
  const std::vector<absl::string_view> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  if (!words.empty() && terminal::IsLabCommand(words[0])) return terminal::RunLab(words);
  if (words.empty() && terminal::IsTerminal(stdin) && terminal::IsTerminal(stdout)) {
    return terminal::RunLobby();
  }
  const absl::Span<const Game* const> games =
      RegisteredGames().empty() ? Games() : RegisteredGames();
  const absl::StatusOr<Arguments> args =
      terminal::ParseArguments(words, games.front()->manifest().game);
  if (!args.ok()) {
    return terminal::Fail(
        terminal::kWrongCall,
        absl::StrCat(args.status().message(), "\nType `mallard help` to see what there is."));
  }
  switch (args->command) {
    case Arguments::Command::kPlay:
      return terminal::RunPlay(*args);
    case Arguments::Command::kGames:
      return terminal::RunGames(*args);
    case Arguments::Command::kOptions:
      return terminal::RunOptions(*args);
    case Arguments::Command::kCatalog:
      return terminal::RunCatalog(*args);
    case Arguments::Command::kVerify:
      return terminal::RunVerify(*args);
    case Arguments::Command::kDraw:
      return terminal::RunDraw(*args);
    case Arguments::Command::kPackNew:
      return terminal::RunPackNew(*args);
    case Arguments::Command::kPackCheck:
      return terminal::RunPackCheck(*args);
    case Arguments::Command::kPackTest:
      return terminal::RunPackTest(*args);
    case Arguments::Command::kPackList:
      return terminal::RunPackList(*args);
    case Arguments::Command::kPackShow:
      return terminal::RunPackShow(*args);
    case Arguments::Command::kPackDiff:
      return terminal::RunPackDiff(*args);
    case Arguments::Command::kVersion:
      return terminal::RunVersion();
    case Arguments::Command::kHelp:
      return terminal::RunHelp(*args);
  }
  return terminal::kWrongCall;
}

}  // namespace mallard
