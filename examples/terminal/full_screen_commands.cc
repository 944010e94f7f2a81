// What can be typed on a full screen.
#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/choices.h"
#include "examples/terminal/explain.h"
#include "examples/terminal/full_screen_view.h"
#include "examples/terminal/hint_text.h"
#include "examples/terminal/story.h"
#include "examples/terminal/typed.h"
#include "mallard/notation.h"

namespace mallard::terminal {

bool FullScreen::Typed() {
  const std::string text = std::exchange(typed_, "");
  if (!overwrite_.empty()) {
    AnswerOverwriting(IsYes(text));
    return false;
  }
  Remember(text);
  absl::string_view line = text;
  // A game may have an action with the name of a command; a slash in front says which is meant.
  const bool slash = absl::ConsumePrefix(&line, "/");
  const bool may_act = !slash && !over();
  const bool whole = may_act && ParseAction(session_.match().rules(), line).ok();
  if (!whole) {
    if (const std::optional<TypedCommand> command = FindCommand(line)) {
      Run(*command);
      return false;
    }
  }
  if (may_act) return Answer(line);
  message_ = absl::Substitute(Say(language_, "There is no command \"$0\". Type help."), line);
  return false;
}

bool FullScreen::Answer(absl::string_view text) {
  const absl::Status answered = menu_.Answer(text);
  if (answered.ok()) return TakeWhole();
  const absl::StatusOr<Action> action = ReadTypedAction(Sight(session_.match(), seat_), text);
  if (action.ok()) return Take(*action);
  if (!absl::IsNotFound(answered)) {
    message_ = Why(answered.message());
  } else if (const std::optional<TypedCommand> command = FindShortCommand(text)) {
    Run(*command);
  } else if (NamesAnAction(session_.match().rules(), text, action.status())) {
    message_ = Why(action.status().message());
  } else {
    message_ = absl::Substitute(
        Say(language_, "\"$0\" is no answer, action or command. Type answers, moves or help."),
        text);
  }
  return false;
}

void FullScreen::Run(const TypedCommand& command) {
  const std::string argument(command.argument);
  switch (command.verb) {
    case Verb::kHelp:
      return Help(argument);
    case Verb::kAnswers:
      return Read(WholeMenu(menu_, language_, terminal_.Size().width - 1).lines);
    case Verb::kMoves:
      return Read(ChoiceLines(Sight(session_.match(), seat_), argument, language_));
    case Verb::kBack:
      GoBack();
      break;
    case Verb::kBoard:
      panel_ = 0;
      break;
    case Verb::kShow:
      return ShowArea(argument);
    case Verb::kZoom:
      return Zoom(argument);
    case Verb::kPreview:
      return Preview(argument);
    case Verb::kHint:
      return ShowHint();
    case Verb::kLog:
      panel_ = 1;
      break;
    case Verb::kDice:
      return ShowDice(argument);
    case Verb::kUndo:
      return Undo();
    case Verb::kSave:
      return Save(argument);
    case Verb::kLoad:
      return Load(argument);
    case Verb::kReplay:
      return Replay(argument);
    case Verb::kQuit:
      leave_ = true;
      break;
  }
}

void FullScreen::Read(const std::vector<std::string>& lines) {
  const size_t width = static_cast<size_t>(std::max(20, terminal_.Size().width - 1));
  reading_.clear();
  scroll_ = {};
  for (const std::string& line : lines) {
    for (absl::string_view part : absl::StrSplit(Wrap(line, 6, width), '\n')) {
      reading_.emplace_back(part);
    }
  }
}

void FullScreen::Help(const std::string& name) {
  const Match& match = session_.match();
  const int width = terminal_.Size().width - 1;
  Read(name.empty() ? ExplainPlaying(match, seat_, language_, width)
                    : Explain(match, name, language_, width));
  if (reading_.empty()) {
    message_ = absl::Substitute(Say(language_, "Nothing is known of \"$0\"."), name);
  }
}

void FullScreen::ShowArea(const std::string& name) {
  const std::optional<size_t> area = table_.FindArea(name);
  if (!name.empty() && area.has_value()) {
    panel_ = kFirstArea + static_cast<int>(*area);
  } else {
    message_ = absl::Substitute(Say(language_, "Also on the table: $0 (show NAME)"),
                                absl::StrJoin(table_.AreaNames(), ", "));
  }
}

void FullScreen::Preview(const std::string& answer) {
  const absl::StatusOr<ChoiceValue> value = menu_.Find(answer);
  if (value.ok()) {
    Read(menu_.PreviewOf(*value));
    if (reading_.empty()) {
      message_ = std::string(Say(language_, "Nothing more is known of it before it is done."));
    }
  } else if (absl::IsNotFound(value.status())) {
    message_ =
        std::string(Say(language_, "Say which answer: preview and its number, name or place."));
  } else {
    message_ = Why(value.status().message());
  }
}

void FullScreen::ShowHint() {
  if (over()) {
    message_ = std::string(Say(language_, "There is nothing to decide."));
    return;
  }
  const absl::StatusOr<std::vector<Advice>> ideas = session_.Hint(seat_);
  if (ideas.ok() && !ideas->empty()) {
    Read(HintLines(Sight(session_.match(), seat_), *ideas, language_));
  } else {
    message_ = std::string(ideas.status().message());
  }
}

void FullScreen::ShowDice(const std::string& lines) {
  size_t count = 20;
  if (!lines.empty() && !absl::SimpleAtoi(lines, &count)) {
    message_ = absl::Substitute(Say(language_, "This takes a number of lines, not \"$0\"."), lines);
    return;
  }
  const Match& match = session_.match();
  std::vector<std::string> log =
      Layout(match, Tell(match, viewer(), 0, language_.number, Account::kEverything),
             terminal_.Size().width - 1);
  if (log.size() > count) log.erase(log.begin(), log.end() - static_cast<std::ptrdiff_t>(count));
  Read(log);
}

// "3", "3 marines": so large, over that thing.
void FullScreen::Zoom(absl::string_view argument) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(argument, absl::MaxSplits(' ', 1));
  int power = 1;
  if (!absl::SimpleAtoi(parts.first, &power) || power < 1) {
    message_ = std::string(Say(language_, "zoom takes a number from 1 to 8, and a name."));
    return;
  }
  const WindowSize size = terminal_.Size();
  panel_ = 0;
  const std::optional<ScenePoint> over = Aims() && parts.second.empty() ? aim_ : std::nullopt;
  if (const auto lens =
          table_.Aim({size.width, std::max(1, menu_top_ - 2)}, power, parts.second, over)) {
    lens_ = *lens;
    message_ = std::string(
        Say(language_, "Now larger (+), smaller (-), or moved: < > and Page Up, Page Down."));
  } else {
    message_ = absl::Substitute(Say(language_, "There is no \"$0\" on the board."), parts.second);
  }
}

void FullScreen::Undo() {
  if (absl::Status status = session_.Undo(seat_); !status.ok()) {
    message_ = Why(status.message());
    return;
  }
  told_ = std::min(told_, session_.match().EventCount(viewer()));
  reading_.clear();
  Ask();
  message_ = std::string(Say(language_, "Taken back to your last decision."));
}

bool FullScreen::Names(const std::string& file, absl::string_view command) {
  if (!file.empty()) return true;
  message_ = absl::Substitute(Say(language_, "$0 needs the name of a file."), command);
  return false;
}

void FullScreen::Save(const std::string& file) {
  if (!Names(file, "save")) return;
  std::error_code error;
  if (std::filesystem::is_regular_file(file, error)) {
    overwrite_ = file;
  } else {
    SaveTo(file);
  }
}

void FullScreen::SaveTo(const std::string& file) {
  const absl::Status status = session_.Save(file);
  message_ = status.ok() ? absl::Substitute(Say(language_, "Saved to $0."), file)
                         : std::string(status.message());
}

void FullScreen::AnswerOverwriting(bool yes) {
  const std::string file = std::exchange(overwrite_, "");
  if (yes) {
    SaveTo(file);
  } else {
    message_ = std::string(Say(language_, "Not saved."));
  }
}

void FullScreen::Load(const std::string& argument) {
  absl::string_view name = argument;
  const bool changed = absl::ConsumePrefix(&name, "changed ");
  const std::string file(absl::StripLeadingAsciiWhitespace(name));
  if (!Names(file, "load")) return;
  if (absl::Status status = session_.Load(file, changed); !status.ok()) {
    message_ = std::string(status.message());
    return;
  }
  autosave_ = Autosave(session_);  // The match before stays where it is kept.
  Meet();
  message_ = absl::Substitute(Say(language_, "Loaded $0."), file);
}

void FullScreen::Replay(const std::string& file) {
  if (!Names(file, "replay")) return;
  const absl::Status status = session_.SaveReplay(file);
  message_ = status.ok() ? absl::Substitute(Say(language_, "Wrote the replay to $0."), file)
                         : std::string(status.message());
}

void FullScreen::Remember(const std::string& line) {
  if (history_.empty() || history_.back() != line) history_.push_back(line);
  recalled_ = history_.size();
}

void FullScreen::Recall(int by) {
  if (by < 0 && recalled_ > 0) --recalled_;
  if (by > 0 && recalled_ < history_.size()) ++recalled_;
  typed_ = recalled_ < history_.size() ? history_[recalled_] : "";
}

}  // namespace mallard::terminal
