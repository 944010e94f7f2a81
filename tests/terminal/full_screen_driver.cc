#include "tests/terminal/full_screen_driver.h"

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include "tests/terminal/program.h"

namespace mallard::testing {

FullScreenDriver::FullScreenDriver(
    const std::vector<std::string>& args, int width, int height,
    const std::vector<std::pair<std::string, std::string>>& environment) {
  winsize size = {static_cast<unsigned short>(height), static_cast<unsigned short>(width), 0, 0};
  const std::string state = StateFolder();
  child_ = forkpty(&terminal_, nullptr, nullptr, &size);
  if (child_ != 0) return;
  setenv("XDG_STATE_HOME", state.c_str(), 1);
  setenv("TERM", "xterm", 1);
  setenv("LC_ALL", "C.UTF-8", 1);
  for (const auto& [name, value] : environment) setenv(name.c_str(), value.c_str(), 1);
  unsetenv("LINES");
  unsetenv("COLUMNS");
  std::vector<char*> words = {const_cast<char*>(MALLARD_PROGRAM)};
  for (const std::string& arg : args) words.push_back(const_cast<char*>(arg.c_str()));
  words.push_back(nullptr);
  execv(MALLARD_PROGRAM, words.data());
  _exit(127);
}

FullScreenDriver::~FullScreenDriver() {
  if (child_ > 0) {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  close(terminal_);
}

void FullScreenDriver::Type(const std::string& keys) {
  // A terminal may have hung up: then nobody reads.
  [[maybe_unused]] const ssize_t written = write(terminal_, keys.data(), keys.size());
}

void FullScreenDriver::Resize(int width, int height) {
  winsize size = {static_cast<unsigned short>(height), static_cast<unsigned short>(width), 0, 0};
  ioctl(terminal_, TIOCSWINSZ, &size);
}

void FullScreenDriver::Signal(int number) { kill(child_, number); }

bool FullScreenDriver::Read(int milliseconds) {
  pollfd poller = {terminal_, POLLIN, 0};
  if (poll(&poller, 1, milliseconds) <= 0) return true;
  char buffer[4096];
  const ssize_t count = read(terminal_, buffer, sizeof buffer);
  if (count <= 0) return false;
  raw_.append(buffer, static_cast<size_t>(count));
  return true;
}

std::string FullScreenDriver::output() const {
  std::string text;
  for (size_t i = 0; i < raw_.size(); ++i) {
    if (raw_[i] != '\x1b') {
      text += raw_[i];
      continue;
    }
    // A jump to the right is a blank that was there already.
    size_t end = i + 1;
    if (end < raw_.size() && raw_[end] == '[') {
      ++end;
      while (end < raw_.size() && (raw_[end] < '@' || raw_[end] > '~')) ++end;
      if (end < raw_.size() && raw_[end] == 'C') text += ' ';
    } else if (end < raw_.size() && raw_[end] == '(') {
      ++end;
    }
    i = end;
  }
  return text;
}

bool FullScreenDriver::WaitFor(const std::string& text) {
  for (int i = 0; i < 1200; ++i) {  // A minute at most, on the slowest machine.
    const std::string all = output();
    const size_t at = all.find(text, seen_);
    if (at != std::string::npos) {
      seen_ = at + text.size();
      return true;
    }
    if (!Read(50)) return false;
  }
  return false;
}

void FullScreenDriver::Settle() {
  for (size_t before = raw_.size() + 1; before != raw_.size();) {
    before = raw_.size();
    if (!Read(100)) return;
  }
}

int FullScreenDriver::Finish() {
  // A minute at most, on the slowest machine.
  bool open = true;
  for (int i = 0; i < 1200 && open; ++i) open = Read(50);
  if (open) return -1;
  int status = -1;
  waitpid(child_, &status, 0);
  child_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace mallard::testing
