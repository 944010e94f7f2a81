#include "examples/terminal/demo.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/page.h"
#include "examples/terminal/story.h"
#include "examples/terminal/summary.h"
#include "mallard/game.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {
namespace {

// So many actions are told between two pictures of the board.
constexpr int kActionsPerBoard = 40;

void ShowBoard(TableText& table, const Match& match, Screen& screen, const Language& language) {
  table.Look(match, Viewer::Host(), language.number);
  screen.Line();
  screen.Line(table.Title());
  screen.Line(table.Standing(screen.Size().width - 1));
  ShowTable(screen, table, screen.Size().height - 5);
  screen.Line();
}

// When the board is drawn: when the set-up is done, if the game has one, and after every so many
// actions. Of a game inside the game nothing is drawn, and of the game around it only that.
class Pictures {
 public:
  explicit Pictures(const Rules& rules)
      : is_story_(!rules.ruleset().game().content_schema().parent.empty()) {}

  // Called before every action, with the kind of the decision.
  bool IsDue(uint32_t decision) {
    if (opening_ == 0) opening_ = decision;
    const bool set_up = opening_ != UINT32_MAX && decision != opening_;
    if (set_up) opening_ = UINT32_MAX;
    const bool due = set_up || (!is_story_ && since_ == kActionsPerBoard);
    if (due) since_ = 0;
    ++since_;
    return due;
  }

 private:
  bool is_story_;         // A game with a game inside.
  uint32_t opening_ = 0;  // The kind of decision the match began with, until that is over.
  int since_ = 0;         // Actions since the last picture.
};

}  // namespace

absl::Status RunDemo(Session& session, Screen& screen, const Language& language) {
  TableText table;
  const Match& match = session.match();
  const Viewer host = Viewer::Host();
  Pictures pictures(match.rules());
  size_t told = 0;
  int actions = 0;
  while (!match.outcome().over) {
    const int seat = session.NextSeat(-1);
    if (seat < 0) return absl::InternalError("the match is not over, but nobody is to act");
    if (pictures.IsDue(match.DecisionOf(seat).kind)) ShowBoard(table, match, screen, language);
    if (absl::Status status = session.ActBot(seat); !status.ok()) {
      return absl::Status(status.code(),
                          absl::StrCat("the bot p", seat + 1, " cannot go on: ", status.message()));
    }
    ++actions;
    Show(screen, match, Tell(match, host, told, language.number, Account::kShort));
    told = match.EventCount(host);
  }
  ShowBoard(table, match, screen, language);
  screen.Paragraph(absl::Substitute(Say(language, "The match is over after $0 actions: $1."),
                                    actions, DescribeOutcome(match, language)),
                   2);
  for (const std::string& line : Summary(match, host, language)) screen.Paragraph(line, 4);
  return absl::OkStatus();
}

}  // namespace mallard::terminal
