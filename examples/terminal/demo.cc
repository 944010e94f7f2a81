#include "examples/terminal/demo.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "examples/terminal/story.h"

namespace mallard::terminal {
namespace {

// So many actions are told between two pictures of the board.
constexpr int kActionsPerBoard = 40;

void ShowBoard(Session& session, Screen& screen) {
  const Match& match = session.match();
  screen.Line();
  screen.Write(match.rules().Draw(match.state(), Viewer::Host(), screen.style()));
  screen.Line();
}

}  // namespace

absl::Status RunDemo(Session& session, Screen& screen) {
  const Match& match = session.match();
  const Viewer host = Viewer::Host();
  uint32_t opening = 0;  // The kind of decision the match began with.
  int since_board = 0;
  size_t told = 0;
  int actions = 0;
  while (!match.outcome().over) {
    const int seat = session.NextSeat(-1);
    if (seat < 0) return absl::InternalError("the match is not over, but nobody is to act");
    const uint32_t kind = match.DecisionOf(seat).kind;
    if (opening == 0) opening = kind;
    // The first picture comes when the set-up is done, if the game has one.
    const bool set_up = opening != UINT32_MAX && kind != opening;
    if (set_up) opening = UINT32_MAX;
    if (set_up || since_board == kActionsPerBoard) {
      ShowBoard(session, screen);
      since_board = 0;
    }
    if (absl::Status status = session.ActBot(seat); !status.ok()) {
      return absl::Status(status.code(),
                          absl::StrCat("the bot p", seat + 1, " cannot go on: ", status.message()));
    }
    ++actions;
    ++since_board;
    Show(screen, match, Tell(match, host, told));
    told = match.EventCount(host);
  }
  ShowBoard(session, screen);
  screen.Line(absl::StrCat("The match is over after ", actions,
                           " actions: ", DescribeOutcome(match.outcome(), match.seats()), "."));
  return absl::OkStatus();
}

}  // namespace mallard::terminal
