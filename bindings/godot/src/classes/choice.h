// MallardChoice: leads a player from nothing to a whole action.
#ifndef MALLARD_GODOT_CLASSES_CHOICE_H_
#define MALLARD_GODOT_CLASSES_CHOICE_H_

#include <string>
#include <vector>

#include "classes/match.h"

namespace mallard_godot {

class Choice : public Fallible {
 public:
  static constexpr const char* kName = "MallardChoice";
  static constexpr const char* kParent = "RefCounted";
  static void Bind();

  Choice();
  int64_t Begin(Match* match, int64_t seat);
  int64_t Restart();

  int64_t seat() const { return Info().seat; }
  int64_t decision() const { return Info().decision.kind; }
  int64_t next() const { return Info().next; }
  int64_t steps() const { return Info().step_count; }
  int64_t action_count() const { return static_cast<int64_t>(Info().action_count); }
  bool may_finish() const { return (Info().flags & MLD_CHOICE_MAY_FINISH) != 0; }
  bool may_go_back() const { return (Info().flags & MLD_CHOICE_MAY_GO_BACK) != 0; }
  bool is_open() const { return (Info().flags & MLD_CHOICE_OPEN) != 0; }
  std::vector<int32_t> Partial() const { return Numbers(Info().partial); }

  bool IsFilled(int64_t step) const { return (Step(step).flags & MLD_STEP_FILLED) != 0; }
  bool IsStepOpen(int64_t step) const { return (Step(step).flags & MLD_STEP_OPEN) != 0; }
  int64_t StepType(int64_t step) const { return Step(step).type; }
  int64_t StepWidth(int64_t step) const { return Step(step).width; }
  std::string StepName(int64_t step) const;
  std::vector<int32_t> StepBounds(int64_t step) const;
  std::string Prompt(int64_t step, const std::string& language) const;

  std::vector<int32_t> Values(int64_t step);
  std::vector<int32_t> ValueReferences(int64_t step);
  std::string ValueText(int64_t step, const Vector2i& value, const std::string& language) const;
  std::string CostText(int64_t step, const Vector2i& value, const std::string& language) const;
  Vector4i ValueReference(int64_t step, const Vector2i& value) const;

  int64_t SetValue(int64_t step, const Vector2i& value);
  int64_t SetText(int64_t step, const std::string& text);
  int64_t CheckValue(int64_t step, const Vector2i& value) const;
  int64_t Pick(const Vector4i& reference);
  int64_t CheckReference(const Vector4i& reference) const;
  std::vector<int32_t> Pickable(const std::vector<int32_t>& references) const;
  int64_t Drag(const Vector4i& from, const Vector4i& to);
  std::vector<int32_t> Drags() const;
  bool Back();
  std::vector<int32_t> FinishAction() const;

  std::vector<int32_t> Nearest(int64_t step, const Vector2i& wish) const;
  std::vector<int32_t> Previews() const;

 private:
  mld_choice_info Info() const;
  mld_step_info Step(int64_t step) const;

  ChoiceHandle handle_;
};

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_CLASSES_CHOICE_H_
