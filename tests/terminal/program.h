// Runs the `mallard` program for tests.
#ifndef MALLARD_TESTS_TERMINAL_PROGRAM_H_
#define MALLARD_TESTS_TERMINAL_PROGRAM_H_

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace mallard::testing {

/// What a run left behind.
struct Result {
  int code = -1;       ///< Exit code; -1 if it did not end by itself.
  std::string output;  ///< Standard output.
  std::string errors;  ///< Standard error.
};

/// Runs the program with `input` piped in.
Result RunMallard(const std::vector<std::string>& args, const std::string& input = "");

/// Runs it on a pseudo-terminal, where a person would type `input`. Standard error is part of the
/// output. `environment` is set on top of the test's own.
Result RunMallardInTerminal(const std::vector<std::string>& args, const std::string& input,
                            const std::vector<std::pair<std::string, std::string>>& environment);

/// The program while it runs, for tests that do something between two lines typed.
class RunningMallard {
 public:
  /// `settings` are put in front of the command: "COLUMNS=120 LINES=40".
  explicit RunningMallard(const std::vector<std::string>& args, const std::string& settings = "");
  ~RunningMallard();
  void Type(const std::string& text);
  /// What it has written so far.
  std::string output() const;
  /// Waits until it has written `text`; false if that never happens.
  bool WaitFor(const std::string& text) const;
  /// Ends its input and waits for its end.
  Result Finish();

 private:
  std::FILE* input_;
  std::string out_;
  std::string err_;
};

/// Text with single spaces for all white space, so that it does not matter where lines are broken.
std::string Unwrapped(const std::string& text);

/// A path for a file of the running test alone. Nothing is there yet.
std::string NewPath(const std::string& name);

/// A folder of the running test for what the program keeps; the same for all its runs.
std::string StateFolder();

std::string ReadText(const std::string& path);
void WriteText(const std::string& path, const std::string& text);

/// A pack folder of the running test with a manifest and one file of content; returns its path.
std::string NewPack(const std::string& content);

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_TERMINAL_PROGRAM_H_
