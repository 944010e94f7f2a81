// The commands of the program. Each returns the exit code: 0 for success, 1 for a problem while
// running, 2 for a wrong call. Problems are told on standard error.
#ifndef MALLARD_EXAMPLES_TERMINAL_COMMANDS_H_
#define MALLARD_EXAMPLES_TERMINAL_COMMANDS_H_

#include <cstddef>
#include <string>

#include "absl/strings/string_view.h"
#include "examples/terminal/args.h"
#include "examples/terminal/screen.h"

namespace mallard::terminal {

inline constexpr int kOk = 0;
inline constexpr int kProblem = 1;
inline constexpr int kWrongCall = 2;

// Writes `mallard: message` to standard error; returns `code`.
int Fail(int code, absl::string_view message);

// Shows what has been written; returns `code`, or fails if it could not be written.
int Finish(Screen& screen, int code = kOk);

// "1 mistake", "3 mistakes"; `many` is for words that do not just get an s.
std::string Counted(size_t count, absl::string_view one, absl::string_view many = "");

int RunPlay(const Arguments& args);
// What the program does if it is told nothing: greets, and lets a person choose what to play.
int RunLobby();
int RunGames(const Arguments& args);
int RunOptions(const Arguments& args);
int RunCatalog(const Arguments& args);
int RunVerify(const Arguments& args);
int RunDraw(const Arguments& args);
int RunPackNew(const Arguments& args);
int RunPackCheck(const Arguments& args);
int RunPackTest(const Arguments& args);
int RunPackList(const Arguments& args);
int RunPackShow(const Arguments& args);
int RunPackDiff(const Arguments& args);
int RunVersion();
int RunHelp(const Arguments& args);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_COMMANDS_H_
