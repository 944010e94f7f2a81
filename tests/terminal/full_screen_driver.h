// The `mallard` program on a pseudo-terminal of a given size, driven like a person would.
#ifndef MALLARD_TESTS_TERMINAL_FULL_SCREEN_DRIVER_H_
#define MALLARD_TESTS_TERMINAL_FULL_SCREEN_DRIVER_H_

#include <sys/types.h>

#include <string>
#include <utility>
#include <vector>

namespace mallard::testing {

class FullScreenDriver {
 public:
  // `environment` is set on top of a terminal and a language of the driver's own.
  FullScreenDriver(const std::vector<std::string>& args, int width, int height,
                   const std::vector<std::pair<std::string, std::string>>& environment = {});
  ~FullScreenDriver();

  void Type(const std::string& keys);
  void Resize(int width, int height);
  void Signal(int number);
  // Reads until `text` has been written since the last call; false if that never happens.
  bool WaitFor(const std::string& text);
  // Reads until nothing more is written for a moment.
  void Settle();
  // Reads to the end; the exit code, or -1 if it did not end by itself.
  int Finish();
  // Everything written so far, without the codes that move and colour.
  std::string output() const;

 private:
  // Reads what is there, for at most that long; false at the end.
  bool Read(int milliseconds);

  int terminal_ = -1;
  pid_t child_ = -1;
  std::string raw_;
  size_t seen_ = 0;  // Characters of output() that WaitFor has passed.
};

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_TERMINAL_FULL_SCREEN_DRIVER_H_
