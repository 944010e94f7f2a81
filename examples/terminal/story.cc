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
#include "mallard/scene.h"

namespace mallard::terminal {
namespace {

// What is said of a statement: in so many details that differ in nothing but their last word, and
// details that are the same are counted.
class Details {
 public:
  explicit Details(bool folded) : folded_(folded) {}

  bool empty() const { return runs_.empty(); }
  void Add(std::string text) {
    const auto [stem, ending] = Cut(text);
    if (!runs_.empty() && !stem.empty() && stem == runs_.back().stem) {
      Count(runs_.back(), ending);
      return;
    }
    for (Run& run : runs_) {  // The same was said before.
      if (run.stem.empty() && stem.empty() && run.endings[0].text == ending) {
        ++run.endings[0].count;
        return;
      }
    }
    runs_.push_back({stem, {{ending, 1}}});
  }
  // Says this in place of the last detail.
  void Replace(std::string text) {
    std::vector<Ending>& endings = runs_.back().endings;
    endings.pop_back();
    if (endings.empty()) runs_.pop_back();
    Add(std::move(text));
  }
  // The last thing said begins so.
  std::string Last() const {
    if (runs_.empty()) return "";
    const Run& run = runs_.back();
    return run.stem.empty() ? run.endings.back().text
                            : absl::StrCat(run.stem, " ", run.endings.back().text);
  }
  // Everything in one line. What `line` has just named is not named again: "Player 1 observes F6:
  // splash".
  std::string Text(absl::string_view line) const {
    std::vector<std::string> parts;
    for (const Run& run : runs_) {
      const std::string endings = EndingsOf(run);
      parts.push_back(run.stem.empty() ? endings : absl::StrCat(run.stem, " ", endings));
    }
    std::string text = absl::StrJoin(parts, ", ");
    const size_t word = text.find(' ');
    if (word != std::string::npos &&
        absl::EndsWith(line, absl::StrCat(" ", text.substr(0, word)))) {
      text.erase(0, word + 1);
    }
    return text;
  }

 private:
  static constexpr size_t kFewEndings = 3;  // So many are told of a run that is folded.

  struct Ending {
    std::string text;
    int count;
  };
  // "The Raiders roll" with 3, 8 and 12; or a word alone, without a stem.
  struct Run {
    std::string stem;
    std::vector<Ending> endings;
  };

  static std::pair<std::string, std::string> Cut(const std::string& text) {
    const size_t space = text.rfind(' ');
    if (space == std::string::npos) return {"", text};
    return {text.substr(0, space), text.substr(space + 1)};
  }
  // Runs are told in order; only what is said again at once is counted.
  static void Count(Run& run, const std::string& ending) {
    if (run.endings.back().text == ending) {
      ++run.endings.back().count;
    } else {
      run.endings.push_back({ending, 1});
    }
  }
  std::string EndingsOf(const Run& run) const {
    const bool folds = folded_ && run.endings.size() > kFewEndings;
    const size_t told = folds ? kFewEndings - 1 : run.endings.size();
    std::vector<std::string> parts;
    int all = 0;
    for (size_t i = 0; i < run.endings.size(); ++i) {
      const Ending& ending = run.endings[i];
      all += ending.count;
      if (i >= told) continue;
      parts.push_back(ending.count == 1 ? ending.text
                                        : absl::StrCat(ending.text, " x", ending.count));
    }
    if (folds) parts.push_back(absl::StrCat("... (", all, ")"));
    return absl::StrJoin(parts, ", ");
  }

  bool folded_;
  std::vector<Run> runs_;
};

// Joins sentences into lines.
class Writer {
 public:
  explicit Writer(bool folded) : folded_(folded), details_(folded) {}

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
        Detail(std::move(sentence.text));
        break;
      case Role::kLatest:
        Latest(std::move(sentence.text));
        break;
    }
  }
  std::vector<StoryLine> TakeLines() {
    EndLine();
    return std::move(lines_);
  }

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
    if (heading_.empty() && !lines_.empty() && details_.empty() && opening.size() < text.size() &&
        opening == Opening(lines_.back().text)) {
      absl::StrAppend(&lines_.back().text, ",", text.substr(opening.size()));
      return;
    }
    EndLine();
    lines_.push_back({std::exchange(heading_, ""), std::move(text)});
  }

  // Adds to the line; without a line, details stand by themselves.
  void Detail(std::string text) {
    latest_ = false;
    if (lines_.empty()) lines_.push_back({std::exchange(heading_, ""), ""});
    details_.Add(std::move(text));
  }

  // Adds to the line, in place of a detail before it that begins with the same words.
  void Latest(std::string text) {
    if (latest_ && Opening(details_.Last()) == Opening(text)) {
      details_.Replace(std::move(text));
    } else {
      Detail(std::move(text));
    }
    latest_ = !details_.empty();
  }

  void EndLine() {
    if (!details_.empty()) {
      std::string& line = lines_.back().text;
      absl::StrAppend(&line, line.empty() ? "" : ": ", details_.Text(line));
    }
    details_ = Details(folded_);
    latest_ = false;
  }

  bool folded_;
  std::string heading_;
  Details details_;      // Of the last line.
  bool latest_ = false;  // The last of them can be replaced.
  std::vector<StoryLine> lines_;
};

}  // namespace

std::vector<StoryLine> Tell(const Match& match, Viewer viewer, size_t from, int language,
                            Account account) {
  Writer writer(account != Account::kEverything);
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
  Scene scene;
  match.BuildScene(Viewer::Host(), scene);
  const Reader reader(match.rules(), nullptr, language.number);
  std::vector<std::string> winners;
  std::vector<std::string> scores;
  bool has_scores = false;
  for (const SceneSeat& record : scene.seats) {
    const int seat = record.seat;
    if (((outcome.winners >> seat) & 1) != 0) winners.push_back(reader.Seat(seat));
    // Who only rules has no score.
    if (record.score_label == 0 && outcome.scores[seat] == 0) continue;
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
