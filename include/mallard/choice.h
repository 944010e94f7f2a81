/// @file
/// A choice leads one player from nothing to a whole action, one argument at a time and in any
/// order: by values (a menu), by references (a click on what a scene shows), or by both.
///
///     Choice choice;
///     choice.Begin(match, seat);
///     while (!choice.MayFinish()) {
///       const int step = choice.Next();
///       ... choice.Values(step) ...; choice.Set(step, value);   // or choice.Pick(reference)
///     }
///     match.Apply(seat, choice.Whole());
///
/// A *step* is the number of an argument, from 0; the kind of action is step kKind. What is legal
/// comes from the legal list, filtered by what is filled in, so a closed decision is led to every
/// legal action and to no other one. In an open decision (Decision::kOpen) the list holds
/// representatives; steps for which IsOpen holds take any value within Bounds, and MayFinish tells
/// in the end.
///
/// A step of type ArgType::kText takes words. Its values are suggestions, numbered from -1 down: in
/// every call here such a number stands for its words, which may also be given as `args` hold them,
/// in as many numbers as the step is wide. SetText takes them as a text.
///
/// A Choice is made from the state redacted for its seat: it tells nothing that player may not
/// know. It keeps its own copy, so it outlives changes of the match, and is begun again after them.
/// Its memory is reused: once it has grown, nothing here allocates but what returns text or a
/// refusal. One thread at a time.
#ifndef MALLARD_CHOICE_H_
#define MALLARD_CHOICE_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/match.h"
#include "mallard/open_choice.h"
#include "mallard/reference.h"

namespace mallard {

/// A value that may be chosen.
struct ChoiceValue {
  /// As `args` hold it; a kind of action in value[0] for kKind, a suggestion's number for kText.
  int32_t value[2] = {};
  uint64_t actions = 0;  ///< Listed actions that lie below it; never 0.
};
static_assert(sizeof(ChoiceValue) == 16);

/// Something to pay for a value.
struct ChoiceCost {
  ActionCost cost;     ///< How much, and what is paid.
  bool least = false;  ///< It may cost more, as what follows decides.
};

/// The two steps that dragging one thing onto another answers, for one kind of action.
struct ChoiceDrag {
  uint32_t kind = 0;     ///< Of the action.
  int32_t from = 0;      ///< Argument that names what is dragged.
  int32_t to = 0;        ///< Argument that names where it is dropped.
  int32_t reserved = 0;  ///< 0.
};

/// The reference an argument's value stands for; `actor` is who acts, for arguments with a side.
Reference ReferenceOf(const ArgSpec& spec, const int32_t* value, int actor, int seats);
/// Whether a reference that was clicked means that value: equal, or a cell where a point is asked;
/// a reference without owner means anybody's.
bool Means(const Reference& clicked, const ArgSpec& spec, const int32_t* value, int actor,
           int seats);

/// See the file comment.
class Choice {
 public:
  static constexpr int kKind = -1;  ///< The step that chooses the kind of action.
  static constexpr int kDone = -2;  ///< No step: everything is filled in.
  /// Clicks that may wait until it is known what they mean.
  static constexpr int kMostPicks = 4;
  /// Things that one action may cost.
  static constexpr int kMostCosts = 8;

  /// Begins a choice of `seat` as the match stands, with nothing filled in. A seat that is not
  /// asked, or not there, has no values and nothing to finish.
  void Begin(const Match& match, int seat);
  /// Empties everything that was filled in.
  void Restart();

  const Rules* rules() const { return rules_.get(); }     ///< Null before the first Begin.
  int seat() const { return seat_; }                      ///< Who chooses.
  const Decision& decision() const { return decision_; }  ///< What is being asked.
  const Action& partial() const { return partial_; }      ///< What is filled in; the rest is 0.
  uint32_t filled() const { return filled_; }             ///< Bit per argument that is filled in.
  /// References that were clicked and could mean several things: every action below has them.
  absl::Span<const Reference> picks() const { return {picks_, static_cast<size_t>(pick_count_)}; }

  /// @name What is asked
  /// @{

  /// Number of arguments known so far; more may follow once these are filled in.
  int steps() const { return static_cast<int>(specs_.size()); }
  /// An argument; `step` is from 0 to steps() - 1.
  const ArgSpec& Spec(int step) const { return specs_[static_cast<size_t>(step)]; }
  /// The first step that is not filled in: kKind, an argument, or kDone.
  int Next() const;
  /// Whether a step is filled in.
  bool IsFilled(int step) const {
    return step == kKind ? partial_.kind != 0 : ((filled_ >> step) & 1) != 0;
  }
  /// What to ask the player, in English: what the manifest says of the decision or the argument.
  const char* Prompt(int step) const;
  /// The same in a language of the ruleset's catalog, from the packs, with the names of what the
  /// decision is about.
  std::string Prompt(int step, int language) const;
  /// Legal values of a step, given everything else that is filled in, in the order of the legal
  /// list. Of a step that is filled in: what it could be changed to. Valid until the next call.
  absl::Span<const ChoiceValue> Values(int step);
  /// How a value is written: `B6`, `observe`.
  std::string Text(int step, const int32_t* value) const;
  /// How it reads, in a language of the ruleset's catalog: "Observe", "Battleship".
  std::string Text(int step, const int32_t* value, int language) const;
  /// The reference that stands for a value.
  Reference ReferenceTo(int step, const int32_t* value) const;
  /// What a value costs, or at least costs where that depends on what follows; writes at most
  /// out.size() and returns how many things there are to pay. Of an open value: as the rules say of
  /// what is filled in together with it.
  size_t Costs(int step, const int32_t* value, absl::Span<ChoiceCost> out) const;
  /// What a cost is paid in, in a language of the ruleset's catalog: "Army points".
  std::string CostText(const ChoiceCost& cost, int language) const;
  /// Listed actions that agree with what is filled in and clicked.
  uint64_t Count() const { return below_.size(); }
  /// The n-th of them.
  const Action& Nth(uint64_t n) const { return below_[static_cast<size_t>(n)]; }
  /// @}

  /// @name Choosing
  /// @{

  /// Fills in a step. Refused with the reason, and without change, if no legal action has it.
  absl::Status Set(int step, const int32_t* value);
  /// Fills in a step for words. Refused as by Set, and if they are too long or not plain.
  absl::Status SetText(int step, absl::string_view text);
  /// A click: fills in what the reference can mean, the kind of action too if there is only one; of
  /// several steps, the one that is asked next. If it can mean several kinds, the choice is
  /// narrowed to actions that have it, and it is filled in as soon as it can mean only one. Refused
  /// with the reason if it can mean nothing now.
  absl::Status Pick(const Reference& clicked);
  /// A drag: both references, or a refusal that changes nothing.
  absl::Status Drag(const Reference& from, const Reference& to);
  /// Which kinds of action a drag can answer, and by which steps; writes at most out.size() and
  /// returns how many there are.
  size_t Drags(absl::Span<ChoiceDrag> out) const;
  /// Takes back what was done last: a Set or a Pick. False if there is nothing to take back.
  bool Back();
  bool MayGoBack() const { return depth_ > 0; }  ///< Whether Back can do something.
  /// Why a step cannot have a value: OK if it can.
  absl::Status WhyNot(int step, const int32_t* value) const;
  /// Why nothing can be done with a reference: OK if something can.
  absl::Status WhyNot(const Reference& clicked) const;
  /// Whether what is filled in is a legal action, or only one action can still be meant.
  bool MayFinish() const;
  /// That action; an action of kind 0 if MayFinish is false.
  Action Whole() const;
  /// What is missing, or what the rules say against what is filled in: OK if MayFinish.
  absl::Status WhyNotFinished() const;
  /// @}

  /// @name Open steps
  /// @{

  /// Whether a step takes values beyond those listed.
  bool IsOpen(int step) const;
  /// Whether what is filled in can lead to such a step: then not everything legal is listed.
  bool IsOpen() const;
  /// Where its values lie.
  OpenBounds Bounds(int step) const;
  /// Changes a wish to the nearest legal value, given what is filled in (steps not filled in are
  /// taken from a listed action). False if there is none.
  bool Nearest(int step, int32_t* value) const;
  /// Where things end if what is filled in were done, without dice; writes at most out.size() and
  /// returns how many there are. 0 if that is not known, or not everything is filled in.
  size_t Preview(absl::Span<PreviewStep> out) const;
  /// @}

 private:
  // What Back returns to.
  struct Mark {
    Action partial;
    uint32_t filled;
    uint32_t free;
    int pick_count;  // Picks are only added, and stand at the end of `picks_`.
    Reference picks[kMostPicks];
  };
  static constexpr int kMostMarks = 16;

  void Refresh();
  bool Agrees(const Action& action, int except) const;
  int StepOf(const Action& action, const Reference& clicked) const;
  void Fill(int step, const int32_t* value, bool free);
  absl::Status TrySet(int step, const int32_t* value);
  absl::Status TryPick(const Reference& clicked);
  bool PickOpen(const Reference& clicked);
  bool AnswersNext(const Reference& pick, Action* meant) const;
  void ResolvePicks();
  Action Completed(int step, const int32_t* value) const;
  bool HasOpenStep(const Action& action) const;
  bool IsText(int step) const { return step >= 0 && Spec(step).type == ArgType::kText; }
  const int32_t* Meant(int step, const int32_t* value) const;
  void ListSuggestions(int step);
  absl::Status Enter(int step, const int32_t* slots);
  absl::Status WhyNotSlots(int step, const int32_t* value) const;
  Mark Now() const;
  void GoTo(const Mark& mark);
  void Remember(const Mark& mark);

  std::shared_ptr<const Rules> rules_;
  StateBuffer state_;  // Redacted for the seat.
  int seat_ = -1;
  Decision decision_;
  Action partial_;
  uint32_t filled_ = 0;
  uint32_t free_ = 0;  // Of those: open steps with a value that is not listed.
  Reference picks_[kMostPicks];
  int pick_count_ = 0;
  Mark marks_[kMostMarks];
  int depth_ = 0;
  absl::Span<const ArgSpec> specs_;  // Arguments that are known.
  std::vector<Action> legal_;        // Everything listed.
  std::vector<Action> below_;        // What agrees with what is filled in and clicked.
  std::vector<ChoiceValue> values_;  // Scratch of Values, as is
  std::vector<uint32_t> counts_;     // this.
};

}  // namespace mallard

#endif  // MALLARD_CHOICE_H_
