#include "examples/terminal/story.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "examples/terminal/phrases.h"

namespace mallard::terminal {
namespace {

// Joins sentences into lines.
class Writer {
 public:
  explicit Writer(const Rules& rules) : rules_(rules) {}

  void Add(const Event& event) {
    Sentence sentence = Describe(rules_, event);
    switch (sentence.role) {
      case Role::kSilent:
        break;
      case Role::kHeading:
        heading_ = std::move(sentence.text);
        break;
      case Role::kStatement:
        State(std::move(sentence.text));
        break;
      case Role::kDetail:
        Detail(sentence.text);
        break;
      case Role::kLatest:
        Latest(sentence.text);
        break;
    }
  }
  std::vector<StoryLine> TakeLines() { return std::move(lines_); }

 private:
  // "p1 places" of "p1 places single at B2 r0".
  static absl::string_view FirstTwoWords(absl::string_view text) {
    const size_t first = text.find(' ');
    return first == absl::string_view::npos ? text : text.substr(0, text.find(' ', first + 1));
  }

  // Begins a line, unless the same player did the same thing just before: then the line goes on.
  void State(std::string text) {
    const absl::string_view opening = FirstTwoWords(text);
    if (heading_.empty() && !lines_.empty() && details_ == 0 && opening.size() < text.size() &&
        opening == FirstTwoWords(lines_.back().text)) {
      absl::StrAppend(&lines_.back().text, ",", text.substr(opening.size()));
      return;
    }
    lines_.push_back({std::exchange(heading_, ""), std::move(text)});
    details_ = 0;
    latest_.clear();
  }

  // Adds to the line. What the line has just named is not named again: "p1 observes F6: splash".
  void Detail(absl::string_view text) {
    latest_.clear();
    if (lines_.empty()) return State(std::string(text));
    std::string& line = lines_.back().text;
    const absl::string_view first_word = text.substr(0, text.find(' '));
    if (details_ == 0 && absl::EndsWith(line, absl::StrCat(" ", first_word)) &&
        first_word.size() < text.size()) {
      text.remove_prefix(first_word.size() + 1);
    }
    absl::StrAppend(&line, details_ == 0 ? ": " : ", ", text);
    ++details_;
  }

  // Adds to the line, in place of a detail before it that begins with the same two words.
  void Latest(const std::string& text) {
    if (!latest_.empty() && FirstTwoWords(latest_) == FirstTwoWords(text)) {
      std::string& line = lines_.back().text;
      line.replace(line.size() - latest_.size(), latest_.size(), text);
    } else {
      Detail(text);
    }
    latest_ = text;
  }

  const Rules& rules_;
  std::string heading_;
  std::string latest_;  // The detail at the end of the last line, if it can be replaced.
  int details_ = 0;     // Of the last line.
  std::vector<StoryLine> lines_;
};

}  // namespace

std::vector<StoryLine> Tell(const Match& match, Viewer viewer, size_t from, Account account) {
  Writer writer(match.rules());
  // A heading comes at the end of the turn before; without it the story would begin unnamed.
  const size_t first = from == 0 ? 0 : from - 1;
  const std::vector<Event> events = match.Events(viewer, first);
  for (size_t i = 0; i < events.size(); ++i) {
    const bool before = first + i < from;
    if (account == Account::kShort && IsPassing(match.rules(), events[i])) continue;
    if (!before || Describe(match.rules(), events[i]).role == Role::kHeading) {
      writer.Add(events[i]);
    }
  }
  return writer.TakeLines();
}

void Show(Screen& screen, const Match& match, const std::vector<StoryLine>& lines) {
  const size_t column = HasHeadings(match.rules().manifest()) ? 10 : 2;
  for (const StoryLine& line : lines) {
    // A heading as wide as its column keeps a space between it and the text.
    const std::string heading = line.heading.empty() ? "" : absl::StrCat(line.heading, " ");
    screen.Paragraph(absl::StrFormat("%-*s%s", static_cast<int>(column), heading, line.text),
                     column + 2);
  }
}

std::string DescribeOutcome(const Outcome& outcome, int seats) {
  std::vector<std::string> winners;
  std::vector<std::string> scores;
  bool has_scores = false;
  for (int seat = 0; seat < seats; ++seat) {
    if (((outcome.winners >> seat) & 1) != 0) winners.push_back(absl::StrCat("p", seat + 1));
    scores.push_back(absl::StrCat("p", seat + 1, " ", outcome.scores[seat]));
    has_scores = has_scores || outcome.scores[seat] != 0;
  }
  return absl::StrCat(winners.empty()       ? "a draw"
                      : winners.size() == 1 ? absl::StrCat(winners[0], " wins")
                                            : absl::StrCat(absl::StrJoin(winners, " and "), " win"),
                      has_scores ? absl::StrCat(" (", absl::StrJoin(scores, ", "), ")") : "");
}

}  // namespace mallard::terminal
