#include "examples/terminal/line_editor.h"

#include <algorithm>

#include "absl/strings/match.h"

#ifdef MALLARD_HAS_LIBEDIT
#include <histedit.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cwchar>

#include "examples/terminal/canvas.h"
#include "examples/terminal/interrupt.h"
#include "examples/terminal/wide_characters.h"
#endif

namespace mallard::terminal {

std::string CompletionOf(absl::string_view typed, const std::vector<std::string>& lines,
                         std::vector<std::string>& found) {
  found.clear();
  for (const std::string& line : lines) {
    if (absl::StartsWithIgnoreCase(line, typed) && line.size() > typed.size() &&
        std::find(found.begin(), found.end(), line) == found.end()) {
      found.push_back(line);
    }
  }
  if (found.empty()) return "";
  std::string common = found.front();
  for (const std::string& line : found) {
    while (!absl::StartsWithIgnoreCase(line, common)) common.pop_back();
  }
  // Half a character is none.
  while (common.size() < found.front().size() &&
         (static_cast<unsigned char>(found.front()[common.size()]) & 0xC0) == 0x80) {
    common.pop_back();
  }
  return common.substr(std::min(common.size(), typed.size()));
}

#ifdef MALLARD_HAS_LIBEDIT
namespace {

constexpr int kKeptLines = 500;
constexpr size_t kShownCompletions = 24;
constexpr char kEndOfInput = 4;

class Edit : public LineEditor {
 public:
  explicit Edit(std::string file) : file_(std::move(file)), history_(history_init()) {
    HistEvent event;
    history(history_, &event, H_SETSIZE, kKeptLines);
    history(history_, &event, H_SETUNIQUE, 1);
    if (!file_.empty()) history(history_, &event, H_LOAD, file_.c_str());
    edit_ = el_init("mallard", stdin, stdout, stderr);
    el_set(edit_, EL_CLIENTDATA, this);
    el_set(edit_, EL_PROMPT, &Prompt);
    el_set(edit_, EL_EDITOR, "emacs");
    el_set(edit_, EL_HIST, history, history_);
    el_set(edit_, EL_GETCFN, &GetSign);
    el_set(edit_, EL_ADDFN, "complete", "Completes what is begun", &Tab);
    el_set(edit_, EL_BIND, "^I", "complete", nullptr);
  }
  ~Edit() override {
    HistEvent event;
    if (!file_.empty()) history(history_, &event, H_SAVE, file_.c_str());
    el_end(edit_);
    history_end(history_);
  }

  bool Read(const std::string& prompt, const Complete& complete, std::string& line) override {
    prompt_ = prompt;
    complete_ = &complete;
    el_resize(edit_);
    int count = 0;
    const char* text = el_gets(edit_, &count);
    if (text == nullptr || count <= 0) return false;
    line.assign(text, static_cast<size_t>(count));
    if (line.find_first_not_of(" \t\n") != std::string::npos) {
      HistEvent event;
      history(history_, &event, H_ENTER, text);
    }
    return true;
  }

 private:
  static Edit& Of(EditLine* edit) {
    void* self = nullptr;
    el_get(edit, EL_CLIENTDATA, &self);
    return *static_cast<Edit*>(self);
  }
  static char* Prompt(EditLine* edit) { return Of(edit).prompt_.data(); }

  // A character from the terminal. libedit would go on reading after a signal.
  static int GetSign(EditLine*, wchar_t* sign) {
    std::mbstate_t state = {};
    while (true) {
      // Looks up now and then: a signal that comes just before a read begins does not end it.
      pollfd input = {STDIN_FILENO, POLLIN, 0};
      if (poll(&input, 1, 200) == 0 && !Interrupted()) continue;
      char byte = 0;
      if (Interrupted()) return 0;
      const ssize_t count = read(STDIN_FILENO, &byte, 1);
      if (count == 0) return 0;
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) return -1;
      // Ctrl-D that was typed before libedit had taken over the terminal, which is just after the
      // prompt is seen: the terminal has kept it as an end of input, and now tells it as 0.
      if (byte == 0) byte = kEndOfInput;
      const size_t used = std::mbrtowc(sign, &byte, 1, &state);
      if (used <= 1) return 1;
      if (used == static_cast<size_t>(-1)) state = {};  // What is no text is passed over.
    }
  }

  static unsigned char Tab(EditLine* edit, int) {
    const Edit& self = Of(edit);
    const LineInfo* info = el_line(edit);
    const std::string typed(info->buffer, static_cast<size_t>(info->cursor - info->buffer));
    if (self.complete_ == nullptr || !*self.complete_) return CC_ERROR;
    std::vector<std::string> found;
    const std::string added = CompletionOf(typed, (*self.complete_)(typed), found);
    if (found.empty()) return CC_ERROR;
    if (found.size() == 1) {
      // As it is written: letters typed small may be capitals.
      el_deletestr(edit, ColumnsOf(typed));
      return el_insertstr(edit, found.front().c_str()) == 0 ? CC_REFRESH : CC_ERROR;
    }
    if (!added.empty()) return el_insertstr(edit, added.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
    std::fputs("\n", stdout);
    for (size_t i = 0; i < found.size() && i < kShownCompletions; ++i) {
      std::fputs(("  " + found[i] + "\n").c_str(), stdout);
    }
    if (found.size() > kShownCompletions) std::fputs("  ...\n", stdout);
    return CC_REDISPLAY;
  }

  std::string file_;
  History* history_;
  EditLine* edit_ = nullptr;
  std::string prompt_;
  const Complete* complete_ = nullptr;
};

}  // namespace

std::unique_ptr<LineEditor> LineEditor::Create(const std::string& history) {
  const char* term = std::getenv("TERM");
  if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 || term == nullptr || *term == '\0' ||
      std::string(term) == "dumb" || !UseWideCharacters()) {
    return nullptr;
  }
  return std::make_unique<Edit>(history);
}

#else

std::unique_ptr<LineEditor> LineEditor::Create(const std::string&) { return nullptr; }

#endif

}  // namespace mallard::terminal
