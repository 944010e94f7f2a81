// The `mallard` program: plays the library's games in a terminal. It uses nothing but the public
// C++ API, and knows no game by name beyond the wording in phrases.cc.
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "examples/terminal/args.h"
#include "examples/terminal/commands.h"

int main(int argc, char** argv) {
  using mallard::terminal::Arguments;
  const std::vector<absl::string_view> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  const absl::StatusOr<Arguments> args = mallard::terminal::ParseArguments(words);
  if (!args.ok()) {
    return mallard::terminal::Fail(
        mallard::terminal::kWrongCall,
        absl::StrCat(args.status().message(), "\nType `mallard help` to see what there is."));
  }
  switch (args->command) {
    case Arguments::Command::kPlay:
      return mallard::terminal::RunPlay(*args);
    case Arguments::Command::kGames:
      return mallard::terminal::RunGames(*args);
    case Arguments::Command::kOptions:
      return mallard::terminal::RunOptions(*args);
    case Arguments::Command::kCatalog:
      return mallard::terminal::RunCatalog(*args);
    case Arguments::Command::kVerify:
      return mallard::terminal::RunVerify(*args);
    case Arguments::Command::kDraw:
      return mallard::terminal::RunDraw(*args);
    case Arguments::Command::kPackNew:
      return mallard::terminal::RunPackNew(*args);
    case Arguments::Command::kPackCheck:
      return mallard::terminal::RunPackCheck(*args);
    case Arguments::Command::kPackTest:
      return mallard::terminal::RunPackTest(*args);
    case Arguments::Command::kPackList:
      return mallard::terminal::RunPackList(*args);
    case Arguments::Command::kPackShow:
      return mallard::terminal::RunPackShow(*args);
    case Arguments::Command::kPackDiff:
      return mallard::terminal::RunPackDiff(*args);
    case Arguments::Command::kVersion:
      return mallard::terminal::RunVersion();
    case Arguments::Command::kHelp:
      return mallard::terminal::RunHelp();
  }
  return mallard::terminal::kWrongCall;
}
