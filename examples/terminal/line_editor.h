// A line typed on a terminal: it can be edited, lines before it come back, also those of earlier
// runs, and Tab completes what is begun.
//
// Through libedit: it is small, in every system or one package away, and may be linked with
// anything (readline may not). Where it is missing, and on terminals that cannot move a cursor,
// Create gives nothing and lines are read as they come.
#ifndef MALLARD_EXAMPLES_TERMINAL_LINE_EDITOR_H_
#define MALLARD_EXAMPLES_TERMINAL_LINE_EDITOR_H_

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace mallard::terminal {

class LineEditor {
 public:
  // Whole lines that what is typed may become.
  using Complete = std::function<std::vector<std::string>(absl::string_view typed)>;

  // For standard input and output. Lines are kept in the file `history`, unless it is "".
  static std::unique_ptr<LineEditor> Create(const std::string& history);
  virtual ~LineEditor() = default;

  // Reads a line; false at the end of the input, or when the program has been interrupted.
  virtual bool Read(const std::string& prompt, const Complete& complete, std::string& line) = 0;
};

// What a Tab adds to `typed`: as much as all lines that begin so have in common. `found` receives
// those lines.
std::string CompletionOf(absl::string_view typed, const std::vector<std::string>& lines,
                         std::vector<std::string>& found);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_LINE_EDITOR_H_
