#include "tests/terminal/program.h"

#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "gtest/gtest.h"

namespace mallard::testing {
namespace {

std::string Quoted(const std::string& text) {
  return absl::StrCat("'", absl::StrReplaceAll(text, {{"'", "'\\''"}}), "'");
}

// Settings in front of a command: neither the tester's own matches nor language are touched.
std::string OwnPlaces() {
  return absl::StrCat("XDG_STATE_HOME=", Quoted(StateFolder()), " LC_ALL=C ");
}

int ExitCode(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

std::string ReadAll(int descriptor) {
  std::string text;
  char buffer[4096];
  // A terminal whose program has ended gives an error, not an end of file.
  for (ssize_t n; (n = read(descriptor, buffer, sizeof buffer)) > 0;) {
    text.append(buffer, static_cast<size_t>(n));
  }
  return text;
}

}  // namespace

std::string StateFolder() {
  const ::testing::TestInfo& test = *::testing::UnitTest::GetInstance()->current_test_info();
  return (std::filesystem::path(MALLARD_TEST_FILES) /
          absl::StrCat(test.test_suite_name(), ".", test.name(), ".state"))
      .string();
}

Result RunMallard(const std::vector<std::string>& args, const std::string& input) {
  const std::string in = NewPath("input");
  const std::string out = NewPath("output");
  const std::string err = NewPath("errors");
  WriteText(in, input);
  std::string command = absl::StrCat(OwnPlaces(), Quoted(MALLARD_PROGRAM));
  for (const std::string& arg : args) absl::StrAppend(&command, " ", Quoted(arg));
  absl::StrAppend(&command, " <", Quoted(in), " >", Quoted(out), " 2>", Quoted(err));
  Result run;
  run.code = ExitCode(std::system(command.c_str()));
  run.output = ReadText(out);
  run.errors = ReadText(err);
  return run;
}

RunningMallard::RunningMallard(const std::vector<std::string>& args, const std::string& settings)
    : out_(NewPath("running output")), err_(NewPath("running errors")) {
  std::string command = absl::StrCat(OwnPlaces(), settings, " ", Quoted(MALLARD_PROGRAM));
  for (const std::string& arg : args) absl::StrAppend(&command, " ", Quoted(arg));
  absl::StrAppend(&command, " >", Quoted(out_), " 2>", Quoted(err_));
  input_ = popen(command.c_str(), "w");
}

RunningMallard::~RunningMallard() {
  if (input_ != nullptr) pclose(input_);
}

void RunningMallard::Type(const std::string& text) {
  std::fputs(text.c_str(), input_);
  std::fflush(input_);
}

std::string RunningMallard::output() const { return ReadText(out_); }

bool RunningMallard::WaitFor(const std::string& text) const {
  for (int i = 0; i < 3000; ++i) {
    if (absl::StrContains(output(), text)) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

Result RunningMallard::Finish() {
  Result run;
  run.code = ExitCode(pclose(input_));
  input_ = nullptr;
  run.output = ReadText(out_);
  run.errors = ReadText(err_);
  return run;
}

Result RunMallardInTerminal(const std::vector<std::string>& args, const std::string& input,
                            const std::vector<std::pair<std::string, std::string>>& environment) {
  termios settings = {};
  settings.c_lflag = ICANON;  // Whole lines, and no echo to mix with the output.
  settings.c_cc[VEOF] = 4;
  int terminal;
  const pid_t child = forkpty(&terminal, nullptr, &settings, nullptr);
  if (child == 0) {
    setenv("XDG_STATE_HOME", StateFolder().c_str(), 1);
    setenv("LC_ALL", "C", 1);
    for (const auto& [name, value] : environment) setenv(name.c_str(), value.c_str(), 1);
    std::vector<char*> words = {const_cast<char*>(MALLARD_PROGRAM)};
    for (const std::string& arg : args) words.push_back(const_cast<char*>(arg.c_str()));
    words.push_back(nullptr);
    execv(MALLARD_PROGRAM, words.data());
    _exit(127);
  }
  Result run;
  if (child < 0) return run;
  EXPECT_EQ(write(terminal, input.data(), input.size()), static_cast<ssize_t>(input.size()));
  run.output = ReadAll(terminal);
  close(terminal);
  int status = -1;
  waitpid(child, &status, 0);
  run.code = ExitCode(status);
  return run;
}

std::string Unwrapped(const std::string& text) {
  return absl::StrJoin(absl::StrSplit(text, absl::ByAnyChar(" \n"), absl::SkipEmpty()), " ");
}

std::string NewPath(const std::string& name) {
  const ::testing::TestInfo& test = *::testing::UnitTest::GetInstance()->current_test_info();
  const std::filesystem::path folder = std::filesystem::path(MALLARD_TEST_FILES) /
                                       absl::StrCat(test.test_suite_name(), ".", test.name());
  std::filesystem::create_directories(folder);
  const std::filesystem::path path = folder / name;
  std::filesystem::remove_all(path);
  return path.string();
}

std::string ReadText(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void WriteText(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

std::string NewPack(const std::string& content) {
  std::string folder = NewPath("pack");
  std::filesystem::create_directories(folder);
  WriteText(absl::StrCat(folder, "/pack.lua"),
            "pack { id = 'test', version = '1.0.0', game = 'battleducks', api = 1,\n"
            "       requires = { battleducks = '>=1.0' } }\n");
  WriteText(absl::StrCat(folder, "/content.lua"), content);
  return folder;
}

}  // namespace mallard::testing
