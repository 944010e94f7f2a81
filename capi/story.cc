// Arguments of partial actions, legal actions by prefix, and events ready for animation in the C
// interface.

#include "absl/base/casts.h"
#include "capi/first_versions.h"
#include "capi/handles.h"
#include "capi/mallard_choice.h"
#include "capi/mallard_story.h"
#include "capi/manifest.h"
#include "mallard/catalog.h"
#include "mallard/event_roles.h"
#include "mallard/event_text.h"
#include "mallard/legal_prefix.h"
#include "mallard/reading.h"
#include "mallard/refusal_text.h"

namespace mallard::capi {
namespace {

mld_status DescribeArg(absl::Span<const ArgSpec> args, uint64_t index, mld_arg_info* info,
                       mld_error** error) {
  if (index >= args.size()) return NoSuchIndex(error, "argument", index, args.size());
  return WriteInfo(ArgInfoOf(args, static_cast<size_t>(index)), info, error);
}

// The number of a language; English if none is asked for.
int LanguageOf(const mld_match& match, const char* language) {
  return language == nullptr ? 0 : match.value.ruleset().catalog().FindLanguage(language);
}

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;

mld_status mld_match_action_arg_count(const mld_match* match, const mld_action* action,
                                      uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (action == nullptr) return NullArgument(error, "action");
    if (count == nullptr) return NullArgument(error, "count");
    *count = match->value.rules().ActionArgs(absl::bit_cast<mallard::Action>(*action)).size();
    return MLD_OK;
  });
}

mld_status mld_match_describe_action_arg(const mld_match* match, const mld_action* action,
                                         uint64_t index, mld_arg_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (action == nullptr) return NullArgument(error, "action");
    return DescribeArg(match->value.rules().ActionArgs(absl::bit_cast<mallard::Action>(*action)),
                       index, info, error);
  });
}

mld_status mld_match_event_arg_count(const mld_match* match, const mld_event* event,
                                     uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (event == nullptr) return NullArgument(error, "event");
    if (count == nullptr) return NullArgument(error, "count");
    *count = match->value.rules().EventArgs(absl::bit_cast<mallard::Event>(*event)).size();
    return MLD_OK;
  });
}

mld_status mld_match_describe_event_arg(const mld_match* match, const mld_event* event,
                                        uint64_t index, mld_arg_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (event == nullptr) return NullArgument(error, "event");
    return DescribeArg(match->value.rules().EventArgs(absl::bit_cast<mallard::Event>(*event)),
                       index, info, error);
  });
}

mld_status mld_match_legal_count_where(const mld_match* match, int32_t seat,
                                       const mld_action* fixed, uint32_t mask, uint64_t* count,
                                       mld_error** error) {
  return mld_match_legal_actions_where(match, seat, fixed, mask, nullptr, 0, count, error);
}

mld_status mld_match_legal_actions_where(const mld_match* match, int32_t seat,
                                         const mld_action* fixed, uint32_t mask, mld_action* out,
                                         uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (fixed == nullptr) return NullArgument(error, "fixed");
    if (count == nullptr) return NullArgument(error, "count");
    if (!HasSeat(*match, seat)) return NoSuchSeat(error, *match, seat);
    if ((mask >> std::size(fixed->args)) != 0) {
      return Fail(error, MLD_INVALID_ARGUMENT, "the mask has bits beyond the 7 arguments");
    }
    const size_t fits = out == nullptr ? 0 : static_cast<size_t>(capacity);
    *count = mallard::LegalActionsWhere(
        match->value, seat, {absl::bit_cast<mallard::Action>(*fixed), mask},
        absl::MakeSpan(reinterpret_cast<mallard::Action*>(out), fits));
    if (out == nullptr || *count <= capacity) return MLD_OK;
    return BufferTooSmall();
  });
}

mld_status mld_match_describe_event(const mld_match* match, int32_t viewer, uint64_t index,
                                    mld_event_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (!HasViewer(*match, viewer)) return NoSuchViewer(error, *match, viewer);
    const mallard::Viewer who = ViewerOf(viewer);
    const size_t count = match->value.EventCount(who);
    if (index >= count) return NoSuchIndex(error, "event", index, count);
    mallard::Event event;
    match->value.Events(who, static_cast<size_t>(index), absl::MakeSpan(&event, 1));
    const mallard::EventRoles roles =
        mallard::RolesOf(match->value, who, static_cast<size_t>(index));
    mld_event_info known = {};
    known.actor = roles.cause.actor;
    known.action = roles.cause.action;
    known.event = absl::bit_cast<mld_event>(event);
    known.roles = roles.present;
    known.subject = absl::bit_cast<mld_reference>(roles.subject);
    known.from = absl::bit_cast<mld_reference>(roles.from);
    known.to = absl::bit_cast<mld_reference>(roles.to);
    known.place = absl::bit_cast<mld_reference>(roles.place);
    known.amount = roles.amount;
    known.total = roles.total;
    return WriteInfo(known, info, error);
  });
}

mld_status mld_match_format_event_text(const mld_match* match, int32_t viewer, uint64_t index,
                                       const char* language, char* buffer, uint64_t capacity,
                                       uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (!HasViewer(*match, viewer)) return NoSuchViewer(error, *match, viewer);
    const mallard::Viewer who = ViewerOf(viewer);
    const size_t count = match->value.EventCount(who);
    if (index >= count) return NoSuchIndex(error, "event", index, count);
    mallard::EventWords words;
    words.language = LanguageOf(*match, language);
    return WriteText(mallard::EventText(match->value, who, static_cast<size_t>(index), words),
                     buffer, capacity, size, error);
  });
}

mld_status mld_match_format_prompt(const mld_match* match, int32_t viewer, int32_t seat,
                                   const char* language, char* buffer, uint64_t capacity,
                                   uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (!HasViewer(*match, viewer)) return NoSuchViewer(error, *match, viewer);
    if (!HasSeat(*match, seat)) return NoSuchSeat(error, *match, seat);
    return WriteText(
        mallard::PromptText(match->value, ViewerOf(viewer), seat, LanguageOf(*match, language)),
        buffer, capacity, size, error);
  });
}

mld_status mld_match_format_refusal(const mld_match* match, int32_t viewer, const char* message,
                                    const char* language, char* buffer, uint64_t capacity,
                                    uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (message == nullptr) return NullArgument(error, "message");
    if (!HasViewer(*match, viewer)) return NoSuchViewer(error, *match, viewer);
    return WriteText(
        mallard::RefusalText(match->value, ViewerOf(viewer), message, LanguageOf(*match, language)),
        buffer, capacity, size, error);
  });
}

mld_status mld_match_format_reference(const mld_match* match, int32_t viewer,
                                      const mld_reference* reference, const char* language,
                                      char* buffer, uint64_t capacity, uint64_t* size,
                                      mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (reference == nullptr) return NullArgument(error, "reference");
    if (!HasViewer(*match, viewer)) return NoSuchViewer(error, *match, viewer);
    return WriteText(mallard::ReferenceText(match->value, ViewerOf(viewer),
                                            absl::bit_cast<mallard::Reference>(*reference),
                                            LanguageOf(*match, language)),
                     buffer, capacity, size, error);
  });
}
