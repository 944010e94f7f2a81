#include "classes/choice.h"

#include "generated/records.h"

namespace mallard_godot {

Choice::Choice() {
  mld_choice* made = nullptr;
  Try([&](mld_error** e) { return mld_choice_create(&made, e); });
  handle_.reset(made);
}

int64_t Choice::Begin(Match* match, int64_t seat) {
  return Status([&](mld_error** e) {
    return mld_choice_begin(handle_.get(), match->handle(), Narrow(seat), e);
  });
}

int64_t Choice::Restart() {
  return Status([&](mld_error** e) { return mld_choice_restart(handle_.get(), e); });
}

mld_choice_info Choice::Info() const {
  auto info = Sized<mld_choice_info>();
  Try([&](mld_error** e) { return mld_choice_describe(handle_.get(), &info, e); });
  return info;
}

mld_step_info Choice::Step(int64_t step) const {
  auto info = Sized<mld_step_info>();
  Try([&](mld_error** e) {
    return mld_choice_describe_step(handle_.get(), Narrow(step), &info, e);
  });
  return info;
}

std::string Choice::StepName(int64_t step) const {
  const char* name = Step(step).name;
  return name != nullptr ? name : "";
}

std::vector<int32_t> Choice::StepBounds(int64_t step) const {
  const mld_step_info info = Step(step);
  return {info.low[0], info.low[1], info.high[0], info.high[1]};
}

std::string Choice::Prompt(int64_t step, const std::string& language) const {
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_choice_format_prompt(handle_.get(), Narrow(step), language.c_str(), buffer, capacity,
                                    size, e);
  });
}

std::vector<int32_t> Choice::Values(int64_t step) {
  std::vector<int32_t> numbers;
  for (const mld_choice_value& value :
       List<mld_choice_value>([&](auto*out, uint64_t capacity, uint64_t*count, auto**e) {
         return mld_choice_values(handle_.get(), Narrow(step), out, capacity, count, e);
       })) {
    Widen(value, numbers);
  }
  return numbers;
}

std::vector<int32_t> Choice::ValueReferences(int64_t step) {
  std::vector<int32_t> numbers;
  for (const mld_choice_value& value :
       List<mld_choice_value>([&](auto*out, uint64_t capacity, uint64_t*count, auto**e) {
         return mld_choice_values(handle_.get(), Narrow(step), out, capacity, count, e);
       })) {
    mld_reference reference = {};
    mld_choice_reference(handle_.get(), Narrow(step), value.value, &reference, nullptr);
    Widen(reference, numbers);
  }
  return numbers;
}

std::string Choice::ValueText(int64_t step, const Vector2i& value,
                              const std::string& language) const {
  const int32_t numbers[] = {value.x, value.y};
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_choice_format_value(handle_.get(), Narrow(step), numbers, language.c_str(), buffer,
                                   capacity, size, e);
  });
}

std::string Choice::CostText(int64_t step, const Vector2i& value,
                             const std::string& language) const {
  const int32_t numbers[] = {value.x, value.y};
  const auto costs =
      List<mld_choice_cost>([&](auto* out, uint64_t capacity, uint64_t* count, auto** e) {
        return mld_choice_costs(handle_.get(), Narrow(step), numbers, out, capacity, count, e);
      });
  std::string text;
  for (uint64_t i = 0; i < costs.size(); ++i) {
    if (i > 0) text += ", ";
    text += std::to_string(costs[i].amount);
    text += (costs[i].flags & MLD_COST_LEAST) != 0 ? "+ " : " ";
    text += Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
      return mld_choice_format_cost(handle_.get(), Narrow(step), numbers, i, language.c_str(),
                                    buffer, capacity, size, e);
    });
  }
  return text;
}

Vector4i Choice::ValueReference(int64_t step, const Vector2i& value) const {
  const int32_t numbers[] = {value.x, value.y};
  mld_reference reference = {};
  Try([&](mld_error** e) {
    return mld_choice_reference(handle_.get(), Narrow(step), numbers, &reference, e);
  });
  return FromReference(reference);
}

int64_t Choice::SetValue(int64_t step, const Vector2i& value) {
  const int32_t numbers[] = {value.x, value.y};
  return Status(
      [&](mld_error** e) { return mld_choice_set(handle_.get(), Narrow(step), numbers, e); });
}

int64_t Choice::SetText(int64_t step, const std::string& text) {
  return Status([&](mld_error** e) {
    return mld_choice_set_text(handle_.get(), Narrow(step), text.c_str(), e);
  });
}

int64_t Choice::CheckValue(int64_t step, const Vector2i& value) const {
  const int32_t numbers[] = {value.x, value.y};
  return Status([&](mld_error** e) {
    return mld_choice_check_value(handle_.get(), Narrow(step), numbers, e);
  });
}

int64_t Choice::Pick(const Vector4i& reference) {
  const mld_reference clicked = ToReference(reference);
  return Status([&](mld_error** e) { return mld_choice_pick(handle_.get(), &clicked, e); });
}

int64_t Choice::CheckReference(const Vector4i& reference) const {
  const mld_reference clicked = ToReference(reference);
  return Status(
      [&](mld_error** e) { return mld_choice_check_reference(handle_.get(), &clicked, e); });
}

std::vector<int32_t> Choice::Pickable(const std::vector<int32_t>& references) const {
  std::vector<int32_t> numbers;
  for (size_t i = 0; i + 4 <= references.size(); i += 4) {
    mld_reference reference;
    std::memcpy(&reference, &references[i], sizeof reference);
    if (mld_choice_check_reference(handle_.get(), &reference, nullptr) == MLD_OK) {
      Widen(reference, numbers);
    }
  }
  return numbers;
}

int64_t Choice::Drag(const Vector4i& from, const Vector4i& to) {
  const mld_reference first = ToReference(from), second = ToReference(to);
  return Status([&](mld_error** e) { return mld_choice_drag(handle_.get(), &first, &second, e); });
}

std::vector<int32_t> Choice::Drags() const {
  std::vector<int32_t> numbers;
  for (const mld_choice_drag_steps& drag :
       List<mld_choice_drag_steps>([&](auto*out, uint64_t capacity, uint64_t*count, auto**e) {
         return mld_choice_drags(handle_.get(), out, capacity, count, e);
       })) {
    Widen(drag, numbers);
  }
  return numbers;
}

bool Choice::Back() {
  int32_t went_back = 0;
  Try([&](mld_error** e) { return mld_choice_back(handle_.get(), &went_back, e); });
  return went_back != 0;
}

std::vector<int32_t> Choice::FinishAction() const {
  mld_action action = {};
  if (!Try([&](mld_error** e) { return mld_choice_finish(handle_.get(), &action, e); })) return {};
  return Numbers(action);
}

std::vector<int32_t> Choice::Nearest(int64_t step, const Vector2i& wish) const {
  int32_t value[] = {wish.x, wish.y};
  int32_t found = 0;
  Try([&](mld_error** e) {
    return mld_choice_nearest(handle_.get(), Narrow(step), value, &found, e);
  });
  return found != 0 ? std::vector<int32_t>{value[0], value[1]} : std::vector<int32_t>();
}

std::vector<int32_t> Choice::Previews() const {
  std::vector<int32_t> numbers;
  for (const mld_preview_step& step :
       List<mld_preview_step>([&](auto*out, uint64_t capacity, uint64_t*count, auto**e) {
         return mld_choice_previews(handle_.get(), out, capacity, count, e);
       })) {
    Widen(step.thing, numbers);
    Widen(step.to, numbers);
  }
  return numbers;
}

void Choice::Bind() {
  Class<Choice> c(
      "Leads a player from nothing to a whole action, by clicks and by menus.",
      "A step is an argument of the action, from 0; the kind of action is "
      "[constant STEP_KIND]. They may be filled in in any order.\n"
      "[codeblock]\nchoice.begin(game, seat)\nchoice.pick(reference)  # A click; or set_value() "
      "from "
      "a menu.\nif choice.may_finish():\n    game.apply(seat, choice.finish())\n[/codeblock]\n"
      "A choice tells nothing that its player may not know. After the match has changed, begin "
      "again.");
  c.Method<&Choice::Begin>("begin", {"match", "seat"}, "Begins with nothing filled in.");
  c.Method<&Choice::Restart>("restart", {}, "Empties everything that was filled in.");
  c.Property<&Choice::seat>("seat", "get_seat", "", "Who chooses.");
  c.Property<&Choice::decision>("decision", "get_decision", "",
                                "The kind of decision; 0 if nothing is asked.");
  c.Property<&Choice::next>("next", "get_next", "",
                            "The first step that is not filled in; [constant STEP_DONE] if none.");
  c.Property<&Choice::steps>("steps", "get_steps", "", "How many arguments are known so far.");
  c.Property<&Choice::action_count>("action_count", "get_action_count", "",
                                    "How many listed actions agree with what is filled in.");
  c.Method<&Choice::may_finish>("may_finish", {}, "Whether [method finish] gives an action.");
  c.Method<&Choice::may_go_back>("may_go_back", {}, "Whether [method back] takes something back.");
  c.Method<&Choice::is_open>("is_open", {}, "Whether not everything legal can be listed.");
  c.Method<&Choice::Partial>("get_partial", {}, "What is filled in: kind and arguments.");
  c.Method<&Choice::IsFilled>("is_filled", {"step"}, "Whether a step is filled in.");
  c.Method<&Choice::IsStepOpen>("is_step_open", {"step"},
                                "Whether a step takes values beyond those listed.");
  c.Method<&Choice::StepType>("get_step_type", {"step"}, "What a step names: an [enum ArgType].");
  c.Method<&Choice::StepWidth>("get_step_width", {"step"},
                               "How many numbers of an action a step is: 2 for a place, otherwise "
                               "1. In an action they stand in the order of the steps.");
  c.Method<&Choice::StepName>("get_step_name", {"step"}, "The name of the argument.");
  c.Method<&Choice::StepBounds>("get_step_bounds", {"step"},
                                "Of an open step: least x and y, most x and y.");
  c.Method<&Choice::Prompt>("get_prompt", {"step", "language"}, "What to ask at a step, in words.",
                            {Variant::From("")});
  c.Method<&Choice::Values>("get_values", {"step"},
                            "The legal values of a step given what is filled in, rows of "
                            "[enum ValueColumn]s.");
  c.Method<&Choice::ValueReferences>("get_value_references", {"step"},
                                     "The references of these values in the same order, 4 numbers "
                                     "each: what to highlight.");
  c.Method<&Choice::ValueText>("get_value_text", {"step", "value", "language"},
                               "How a value reads.", {Variant::From("")});
  c.Method<&Choice::CostText>("get_cost_text", {"step", "value", "language"},
                              "What a value costs: \"3 Rations\"; with a + where it may be more. "
                              "Empty if nothing.",
                              {Variant::From("")});
  c.Method<&Choice::ValueReference>("get_value_reference", {"step", "value"},
                                    "The reference of a value.");
  c.Method<&Choice::SetValue>("set_value", {"step", "value"},
                              "Fills in a step. If no legal action has it, nothing changes and "
                              "[member error_message] says why.");
  c.Method<&Choice::SetText>("set_text", {"step", "text"},
                             "Fills in a step of type ARG_TEXT with words that need not be listed. "
                             "If they are not legal, nothing changes and [member error_message] "
                             "says why.");
  c.Method<&Choice::CheckValue>("check_value", {"step", "value"},
                                "Why a step cannot have a value: not OK, and the reason in "
                                "[member error_message].");
  c.Method<&Choice::Pick>("pick", {"reference"},
                          "A click: fills in what it can mean, the kind of action too if there is "
                          "only one. If it can mean nothing now, nothing changes and "
                          "[member error_message] says why.");
  c.Method<&Choice::CheckReference>("check_reference", {"reference"},
                                    "Why nothing can be done with a reference.");
  c.Method<&Choice::Pickable>("get_pickable", {"references"},
                              "Those of many references (4 numbers each) that can be clicked now.");
  c.Method<&Choice::Drag>("drag", {"from", "to"}, "A drag: both references, or nothing changes.");
  c.Method<&Choice::Drags>("get_drags", {},
                           "Which kinds of action a drag can answer, rows of [enum DragColumn]s.");
  c.Method<&Choice::Back>("back", {}, "Takes back what was done last.");
  c.Method<&Choice::FinishAction>("finish", {},
                                  "The action that was chosen; empty while one may not "
                                  "finish.");
  c.Method<&Choice::Nearest>(
      "nearest", {"step", "wish"},
      "Of an open step: the nearest legal value to a wish, x and y; empty if "
      "there is none.");
  c.Method<&Choice::Previews>("get_previews", {},
                              "Where things would end, without dice: 8 numbers each, the reference "
                              "of the thing and that of the place.");
  BindErrors(c);
}

}  // namespace mallard_godot
