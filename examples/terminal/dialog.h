// People playing at one keyboard: shows each of them what their seat may know and nothing else,
// reads what they type, and lets the bots act in between.
#ifndef MALLARD_EXAMPLES_TERMINAL_DIALOG_H_
#define MALLARD_EXAMPLES_TERMINAL_DIALOG_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "examples/terminal/autosave.h"
#include "examples/terminal/input.h"
#include "examples/terminal/interrupt.h"
#include "examples/terminal/menu.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/session.h"
#include "examples/terminal/story.h"
#include "examples/terminal/table_text.h"
#include "examples/terminal/typed_commands.h"
#include "examples/terminal/watch.h"
#include "examples/terminal/words.h"

namespace mallard::terminal {

class Dialog {
 public:
  // The session must have a person in at least one seat. `watch` may be null.
  Dialog(Session& session, Screen& screen, const Language& language, PackWatch* watch = nullptr);

  // Plays until the player leaves or there is no more input. An error: a bot was stuck until then.
  absl::Status Run();

  // What follows from something typed.
  enum class Next {
    kAsk,    // Ask again.
    kGoOn,   // The match stands elsewhere now.
    kLeave,  // The player has had enough.
  };

 private:
  // Reads and obeys lines until something follows. Without `may_act` commands only: at the end of
  // the match, or of what the bots could do.
  Next Converse(bool may_act);
  Next Obey(absl::string_view line, bool may_act);
  Next Run(const TypedCommand& command);
  Next Act(absl::string_view text);
  // Takes an action that is whole, or asks for the next step of one.
  Next GoOnChoosing();
  Next Take(const Action& action);

  // A person's turn, from handing over the keyboard to an action.
  Next TakeTurn(int seat);
  // Hides the screen of the person before, and waits for the next. False: no more input.
  bool HandOver(int seat);

  Next Board();
  Next Answers();
  Next Moves(absl::string_view argument);
  Next Back();
  Next ShowArea(absl::string_view argument);
  Next Zoom(absl::string_view argument);
  Next Preview(absl::string_view argument);
  Next Hint();
  Next Log(absl::string_view argument, Account account);
  Next Undo();
  Next Save(absl::string_view argument);
  Next Load(absl::string_view argument);
  Next Replay(absl::string_view argument);
  Next Help(absl::string_view argument);
  Next Quit();

  // Begins showing a match that the reader has not seen yet.
  void MeetMatch();
  // What has happened since the person at the keyboard last looked, as lines; they count as told.
  std::vector<std::string> News();
  void TellNews();
  // Looks at the table as the person at the keyboard may see it.
  void Look();
  std::string PlayerName(int seat) const;
  void Report(const absl::Status& status);
  // Whole lines that what has been typed may become.
  std::vector<std::string> Completions(absl::string_view typed);
  // Goes on with packs that have changed; true if there was anything to tell.
  bool LookForChanges();

  Session& session_;
  Screen& screen_;
  Language language_;
  PackWatch* watch_;
  Input input_;
  InterruptWatch interrupts_;
  Autosave autosave_;
  Menu menu_;
  TableText table_;
  int seat_ = 0;              // Whose side is on the screen.
  bool seated_ = false;       // That person is at the keyboard.
  std::vector<size_t> told_;  // By seat: events told so far.
};

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_DIALOG_H_
