// One decision, taken step by step: what is asked, what may be answered by number, name or place,
// what each answer costs, and why something cannot be chosen.
#ifndef MALLARD_EXAMPLES_TERMINAL_MENU_H_
#define MALLARD_EXAMPLES_TERMINAL_MENU_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/choice.h"
#include "mallard/match.h"

namespace mallard::terminal {

// One line of the menu.
struct MenuLine {
  ChoiceValue value;
  std::string text;   // "Torpedo", with what it costs.
  std::string typed;  // What people type for it: "torpedo".
  // Whether it is a number itself: then it needs none in front.
  bool IsNumber() const;
};

class Menu {
 public:
  // Begins with nothing chosen. Steps that have only one answer are taken by themselves.
  void Begin(const Match& match, int seat, int language);

  Choice& choice() { return choice_; }
  const Choice& choice() const { return choice_; }
  // What is asked now, in words.
  std::string Question() const;
  // Everything that may be answered, in the order of the rules; what takes back comes last.
  const std::vector<MenuLine>& lines() const { return lines_; }
  // Whether the answers are places of a board, of which there are too many to list.
  bool IsPlace() const;
  // Whether the answer is any place of an open map; the legal one that is nearest to a wish, if
  // there is any; and where things would end.
  bool IsOpenPlace() const;
  std::optional<ChoiceValue> NearestTo(ChoiceValue wish);
  std::vector<PreviewStep> EndsOf(const ChoiceValue& value);
  // What has been chosen so far: "Play - Torpedo"; "" at the beginning.
  std::string Chosen() const;
  // The answer that a text means; as Answer.
  absl::StatusOr<ChoiceValue> Find(absl::string_view text);
  // What an answer would do, before it is given, in a few lines: what it is, and where things would
  // end, as far as no dice decide. Nothing is chosen by it.
  std::vector<std::string> PreviewOf(const ChoiceValue& value);
  // Answers by the number of a line (from 1), its name, or the beginning of it if that is unique.
  // kNotFound: it is none of these; anything else: why it cannot be chosen.
  absl::Status Answer(absl::string_view text);
  // Answers with a value of one of the lines.
  absl::Status Choose(const ChoiceValue& value);
  // Answers with something that was pointed at.
  absl::Status Point(const Reference& reference);
  bool Back();
  bool IsWhole() const { return choice_.MayFinish(); }
  Action Whole() const { return choice_.Whole(); }

 private:
  // Reads the next step; steps with only one answer are taken, and counted.
  int Refresh();

  const Match* match_ = nullptr;  // As it was at Begin.
  Choice choice_;
  int language_ = 0;
  std::vector<MenuLine> lines_;
  std::vector<int> taken_;  // Steps that each answer has taken, those by themselves included.
};

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_MENU_H_
