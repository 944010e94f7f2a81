// Text of the C interface: actions, events, decisions, names and boards.
#include "mallard/notation.h"

#include <string>

#include "absl/base/casts.h"
#include "absl/strings/str_cat.h"
#include "capi/handles.h"
#include "capi/mallard_notation.h"
#include "mallard/state_buffer.h"

using namespace mallard::capi;

mld_status mld_match_parse_action(const mld_match* match, const char* text, mld_action* action,
                                  mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (text == nullptr) return NullArgument(error, "text");
    if (action == nullptr) return NullArgument(error, "action");
    absl::StatusOr<mallard::Action> parsed = mallard::ParseAction(match->value.rules(), text);
    if (!parsed.ok()) return Report(parsed.status(), Topic::kArgument, error);
    *action = absl::bit_cast<mld_action>(*parsed);
    return MLD_OK;
  });
}

mld_status mld_match_format_action(const mld_match* match, const mld_action* action, char* buffer,
                                   uint64_t capacity, uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (action == nullptr) return NullArgument(error, "action");
    return WriteText(
        mallard::FormatAction(match->value.rules(), absl::bit_cast<mallard::Action>(*action)),
        buffer, capacity, size, error);
  });
}

mld_status mld_match_format_event(const mld_match* match, const mld_event* event, char* buffer,
                                  uint64_t capacity, uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (event == nullptr) return NullArgument(error, "event");
    return WriteText(
        mallard::FormatEvent(match->value.rules(), absl::bit_cast<mallard::Event>(*event)), buffer,
        capacity, size, error);
  });
}

mld_status mld_match_format_decision(const mld_match* match, const mld_decision* decision,
                                     char* buffer, uint64_t capacity, uint64_t* size,
                                     mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (decision == nullptr) return NullArgument(error, "decision");
    return WriteText(
        mallard::FormatDecision(match->value.rules(), absl::bit_cast<mallard::Decision>(*decision)),
        buffer, capacity, size, error);
  });
}

mld_status mld_match_name_count(const mld_match* match, const char* table, uint64_t* count,
                                mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (table == nullptr) return NullArgument(error, "table");
    if (count == nullptr) return NullArgument(error, "count");
    *count = match->value.rules().Names(table).size();
    return MLD_OK;
  });
}

mld_status mld_match_name(const mld_match* match, const char* table, uint64_t index,
                          const char** name, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (table == nullptr) return NullArgument(error, "table");
    if (name == nullptr) return NullArgument(error, "name");
    const absl::Span<const std::string> names = match->value.rules().Names(table);
    if (index >= names.size()) return NoSuchIndex(error, "name", index, names.size());
    *name = names[static_cast<size_t>(index)].c_str();
    return MLD_OK;
  });
}

mld_status mld_match_draw(const mld_match* match, int32_t viewer, uint32_t style, char* buffer,
                          uint64_t capacity, uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (!HasViewer(*match, viewer)) return NoSuchViewer(error, *match, viewer);
    if ((style & ~(MLD_DRAW_COLOR | MLD_DRAW_UNICODE)) != 0) {
      return Fail(
          error, MLD_INVALID_ARGUMENT,
          absl::StrCat("style ", style, " is not made of MLD_DRAW_COLOR and MLD_DRAW_UNICODE"));
    }
    mallard::DrawStyle draw_style;
    draw_style.color = (style & MLD_DRAW_COLOR) != 0;
    draw_style.unicode = (style & MLD_DRAW_UNICODE) != 0;
    const mallard::Rules& rules = match->value.rules();
    mallard::StateBuffer seen(rules.state_size());
    rules.Redact(match->value.state(), ViewerOf(viewer), seen.data());
    return WriteText(rules.Draw(seen.data(), ViewerOf(viewer), draw_style), buffer, capacity, size,
                     error);
  });
}
