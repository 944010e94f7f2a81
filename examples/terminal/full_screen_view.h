// One match on a full screen: what full_screen.cc, full_screen_draw.cc and full_screen_keys.cc have
// in common.
#ifndef MALLARD_EXAMPLES_TERMINAL_FULL_SCREEN_VIEW_H_
#define MALLARD_EXAMPLES_TERMINAL_FULL_SCREEN_VIEW_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "examples/terminal/autosave.h"
#include "examples/terminal/curses.h"
#include "examples/terminal/full_screen.h"
#include "examples/terminal/interrupt.h"
#include "examples/terminal/menu.h"
#include "examples/terminal/session.h"
#include "examples/terminal/table_text.h"
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
        autosave_(session.match().rules().manifest().game),
        terminal_(options.color) {
    seat_ = watching_ ? 0 : session.Humans().front();
    seated_ = session.Humans().size() <= 1;
  }

  absl::Status Run();
  bool over() const { return session_.match().outcome().over; }
  const Autosave& autosave() const { return autosave_; }

 private:
  Viewer viewer() const { return watching_ ? Viewer::Host() : Viewer::Seat(seat_); }
  std::string SeatName(int seat) const {
    return Reader(session_.match().rules(), nullptr, language_.number).Seat(seat);
  }

  void Look() {
    table_.Look(session_.match(), viewer(), language_.number,
                watching_ ? nullptr : &menu_.choice());
  }
  // A refusal as the person at the keyboard reads it.
  std::string Why(absl::string_view message) const {
    return RefusalText(session_.match(), viewer(), message, language_.number);
  }

  // full_screen.cc: how a match goes.
  void Ask();
  void HandOver(int seat);
  bool Confirm();
  bool TakeWhole();
  bool Take(const Action& action);
  void Undo();
  // A match that is watched: a key of the watcher, and actions back and forth.
  bool Watch(const Key& key, bool over);
  void Step(int by);

  // full_screen_draw.cc: what is seen.
  void Draw();
  int DrawFoot(Canvas& out);
  void DrawMenu(const std::vector<std::string>& answers, int y, Canvas& out);
  void DrawCursor(int top, Canvas& out) const;
  void Panel(Canvas& out, int top, int bottom);
  std::vector<std::string> PreviewLines(int most);

  // full_screen_keys.cc: what keys and the mouse do.
  // What a key does while somebody is asked; true if the match stands elsewhere now.
  bool Obey(const Key& key);
  bool Letter(char32_t sign);
  void EraseOrGoBack();
  bool Typed();
  void ShowHint();
  void Zoom(absl::string_view argument);
  bool Click(int x, int y);
  void MoveCursor(int dx, int dy);

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
  bool leave_ = false;
  bool paused_ = false;
  std::string typed_;
  std::string message_;  // Said in answer to the last key.
  std::vector<std::string>
      reading_;        // Longer texts, shown in place of the table until a key comes.
  int panel_ = 0;      // 0: the table; 1: the log; then the areas of the scene.
  Scroll scroll_;      // Of the log and of longer texts, by lines.
  Lens lens_;          // Over the first board, or the area of the panel.
  size_t cursor_ = 0;  // Chosen line of the menu, or item among those offered.
  size_t told_ = 0;    // Events before the last turn of the reader.
  Canvas shown_{0, 0};
  int menu_top_ = 0;  // Line of the window where the menu begins.
};

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_FULL_SCREEN_VIEW_H_
