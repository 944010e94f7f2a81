#include "examples/terminal/story.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/canvas.h"
#include "examples/terminal/phrases.h"
#include "mallard/reading.h"

namespace mallard::terminal {
namespace {

// Joins sentences into lines.
class Writer {
 public:
  void Add(Sentence sentence) {
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
  // "Player 1 places" of "Player 1 places Single at B2".
  static absl::string_view Opening(absl::string_view text) {
    size_t end = 0;
    for (int word = 0; word < 3 && end != absl::string_view::npos; ++word) {
      end = text.find(' ', end + (word > 0 ? 1 : 0));
    }
    return text.substr(0, end);
  }

  // Begins a line, unless the same player did the same thing just before: then the line goes on.
  void State(std::string text) {
    const absl::string_view opening = Opening(text);
    if (heading_.empty() && !lines_.empty() && details_ == 0 && opening.size() < text.size() &&
        opening == Opening(lines_.back().text)) {
      absl::StrAppend(&lines_.back().text, ",", text.substr(opening.size()));
      return;
    }
    lines_.push_back({std::exchange(heading_, ""), std::move(text)});
    details_ = 0;
    latest_.clear();
  }

  // Adds to the line. What the line has just named is not named again: "Player 1 observes F6:
  // splash".
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

  // Adds to the line, in place of a detail before it that begins with the same words.
  void Latest(const std::string& text) {
    if (!latest_.empty() && Opening(latest_) == Opening(text)) {
      std::string& line = lines_.back().text;
      line.replace(line.size() - latest_.size(), latest_.size(), text);
    } else {
      Detail(text);
    }
    latest_ = text;
  }

  std::string heading_;
  std::string latest_;  // The detail at the end of the last line, if it can be replaced.
  int details_ = 0;     // Of the last line.
  std::vector<StoryLine> lines_;
};

}  // namespace

std::vector<StoryLine> Tell(const Match& match, Viewer viewer, size_t from, int language,
                            Account account) {
  Writer writer;
  // A heading comes at the end of the turn before; without it the story would begin unnamed.
  const size_t first = from == 0 ? 0 : from - 1;
  const std::vector<Event> events = match.Events(viewer, first);
  for (size_t i = 0; i < events.size(); ++i) {
    if (account == Account::kShort && IsPassing(match.rules(), events[i])) continue;
    Sentence sentence = Describe(match, viewer, first + i, events[i], language);
    const bool before = first + i < from;
    if (!before || sentence.role == Role::kHeading) writer.Add(std::move(sentence));
  }
  return writer.TakeLines();
}

std::vector<std::string> Layout(const Match& match, const std::vector<StoryLine>& lines,
                                int width) {
  const int column = HasHeadings(match.rules().manifest()) ? 10 : 2;
  std::vector<std::string> result;
  for (const StoryLine& line : lines) {
    // A heading as wide as its column keeps a space between it and the text.
    std::string text = line.heading.empty() ? "" : absl::StrCat(line.heading, " ");
    const int blanks = column - ColumnsOf(text);
    absl::StrAppend(&text, std::string(static_cast<size_t>(std::max(0, blanks)), ' '), line.text);
    const std::string wrapped =
        Wrap(text, static_cast<size_t>(column) + 2, static_cast<size_t>(std::max(20, width)));
    for (absl::string_view part : absl::StrSplit(wrapped, '\n')) result.emplace_back(part);
  }
  return result;
}

void Show(Screen& screen, const Match& match, const std::vector<StoryLine>& lines) {
  for (const std::string& line : Layout(match, lines, screen.Size().width - 1)) screen.Line(line);
}

std::string DescribeOutcome(const Match& match, const Language& language) {
  const Outcome outcome = match.outcome();
  const Reader reader(match.rules(), nullptr, language.number);
  std::vector<std::string> winners;
  std::vector<std::string> scores;
  bool has_scores = false;
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (((outcome.winners >> seat) & 1) != 0) winners.push_back(reader.Seat(seat));
    scores.push_back(absl::StrCat(reader.Seat(seat), " ", outcome.scores[seat]));
    has_scores = has_scores || outcome.scores[seat] != 0;
  }
  const absl::string_view form = winners.empty()       ? "a draw"
                                 : winners.size() == 1 ? "$0 wins"
                                                       : "$0 win";
  return absl::StrCat(
      absl::Substitute(Say(language, form), absl::StrJoin(winners, Say(language, " and "))),
      has_scores ? absl::StrCat(" (", absl::StrJoin(scores, ", "), ")") : "");
}

}  // namespace mallard::terminal
