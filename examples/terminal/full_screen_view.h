// One match on a full screen: what the files full_screen*.cc have in common.
#ifndef MALLARD_EXAMPLES_TERMINAL_FULL_SCREEN_VIEW_H_
#define MALLARD_EXAMPLES_TERMINAL_FULL_SCREEN_VIEW_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "examples/terminal/autosave.h"
#include "examples/terminal/curses.h"
#include "examples/terminal/full_screen.h"
#include "examples/terminal/interrupt.h"
#include "examples/terminal/menu.h"
#include "examples/terminal/menu_view.h"
#include "examples/terminal/session.h"
#include "examples/terminal/table_text.h"
#include "examples/terminal/typed_commands.h"
#include "examples/terminal/watch.h"
#include "examples/terminal/words.h"
#include "mallard/reading.h"
#include "mallard/refusal_text.h"

namespace mallard::terminal {

class FullScreen {
 public:
  FullScreen(Session& session, const FullScreenOptions& options)
      : session_(session),
        options_(options),
        language_(options.language),
        watching_(session.Humans().empty()),
        autosave_(session),
        terminal_(options.color) {
    Meet();
  }

  absl::Status Run();
  bool over() const { return session_.match().outcome().over; }
  const Autosave& autosave() const { return autosave_; }

 private:
  // Panels: the table, the log, then the areas of the scene one by one.
  static constexpr int kLog = 1;
  static constexpr int kFirstArea = 2;

  Viewer viewer() const { return watching_ ? Viewer::Host() : Viewer::Seat(seat_); }
  std::string SeatName(int seat) const {
    return Reader(session_.match().rules(), nullptr, language_.number).Seat(seat);
  }

  void Look() {
    table_.Look(session_.match(), viewer(), language_.number,
                watching_ || passing_to_ >= 0 ? nullptr : &menu_.choice());
  }
  // A refusal as the person at the keyboard reads it.
  std::string Why(absl::string_view message) const {
    return RefusalText(session_.match(), viewer(), message, language_.number);
  }

  // full_screen.cc: how a match goes.
  // Begins showing a match that the reader has not seen yet.
  void Meet();
  void Ask();
  void HandOver(int seat);
  bool Confirm();
  bool TakeWhole();
  bool Take(const Action& action);
  // Shows the table and does what a person wants, until there is something new to ask.
  void AskPerson();
  // Goes on with packs that have changed; true if there was anything to tell.
  bool LookForChanges();
  // A match that is watched: a key of the watcher, and actions back and forth.
  bool Watch(const Key& key);
  void Step(int by);

  // full_screen_draw.cc: what is seen.
  void Draw();
  // Whether the person at the keyboard is to answer.
  bool IsAsking() const { return !watching_ && !over() && passing_to_ < 0; }
  bool IsNote() const;
  std::vector<std::string> News(int width, int most) const;
  std::vector<std::string> Question(int width) const;
  int DrawFoot(int board, Canvas& out);
  void DrawMenu(int y, Canvas& out) const;
  void DrawInput(Canvas& out) const;
  void DrawCursor(int top, int bottom, Canvas& out);
  void Panel(Canvas& out, int top, int bottom);
  std::vector<std::string> PreviewLines(int most);
  // What is asked for on the last line, in front of what is typed.
  std::string Prompt() const;
  // Which keys do something now.
  std::string KeyHints() const;

  // full_screen_keys.cc: what keys and the mouse do.
  // What a key does while somebody is asked; true if the match stands elsewhere now.
  bool Obey(const Key& key);
  bool Letter(char32_t sign);
  void Erase();
  void EraseOrGoBack();
  void GoBack();
  void Page(int by);
  bool Click(int x, int y);
  void MoveCursor(int dx, int dy);
  void MoveInMenu(int dx, int dy);
  void MoveOnBoard(int dx, int dy);

  // full_screen_aim.cc: a cross on an open map, which shows where things would end.
  // Whether the answer is a place that the cross stands on.
  bool Aims() const;
  void ResetCursor();
  // The cross begins at the first place that the rules offer.
  void BeginAiming();
  bool MoveCross(int dx, int dy);
  // What a click on the map does: it moves the cross, or takes the place where it stands.
  bool ClickOnMap(int x, int y);
  bool TakeAim();
  std::string AimText();
  void PutOnMap(const ScenePoint& place, char32_t sign, Canvas& out) const;
  // Where things would end with that answer.
  void DrawEnds(const ChoiceValue& value, Canvas& out);
  void DrawCross(Canvas& out);

  // full_screen_commands.cc: what can be typed.
  // Does what was typed; true if the match stands elsewhere now.
  bool Typed();
  bool Answer(absl::string_view text);
  void Run(const TypedCommand& command);
  // Shows a text in place of the table.
  void Read(const std::vector<std::string>& lines);
  void Help(const std::string& name);
  void ShowArea(const std::string& name);
  void Preview(const std::string& answer);
  void ShowHint();
  void ShowDice(const std::string& lines);
  void Zoom(absl::string_view argument);
  void Undo();
  bool Names(const std::string& file, absl::string_view command);
  void Save(const std::string& file);
  void SaveTo(const std::string& file);
  void AnswerOverwriting(bool yes);
  void Load(const std::string& argument);
  void Replay(const std::string& file);
  void Remember(const std::string& line);
  // Brings back a line typed earlier (-1) or later (1).
  void Recall(int by);

  Session& session_;
  const FullScreenOptions& options_;
  Language language_;
  bool watching_;
  Autosave autosave_;
  CursesTerminal terminal_;
  InterruptWatch interrupts_;
  Menu menu_;
  TableText table_;
  int seat_ = 0;
  bool seated_ = true;
  int passing_to_ = -1;  // The seat that the keyboard is about to be passed to.
  bool asked_ = false;   // The menu is about the match as it stands.
  bool leave_ = false;
  bool paused_ = false;
  std::string typed_;
  std::string overwrite_;             // The file to save to, while it is asked whether to.
  std::string message_;               // Said in answer to the last key.
  std::vector<std::string> history_;  // Lines typed so far.
  size_t recalled_ = 0;               // Of those; their number while a new one is typed.
  std::vector<std::string>
      reading_;  // Longer texts, shown until a key comes; notes until an action.
  int panel_ = 0;
  Scroll scroll_;                  // Of the log and of longer texts, by lines.
  Lens lens_;                      // Over the first board, or the area of the panel.
  size_t cursor_ = 0;              // Chosen line of the menu, or item among those offered.
  std::optional<ScenePoint> aim_;  // Where the cross stands, once it has been shown.
  size_t told_ = 0;                // Events before the last turn of the reader.
  Canvas shown_{0, 0};
  MenuView menu_seen_;
  int menu_top_ = 0;   // Lines of the window where the menu begins,
  int panel_top_ = 0;  // and the table.
};

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_FULL_SCREEN_VIEW_H_
