// Matches of the C interface: making, playing, watching.
//
// legal_count, legal_nth, check and apply are what searches spend their time in: they check their
// arguments with a few comparisons and allocate only when they fail.
#include "mallard/match.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/base/casts.h"
#include "absl/strings/str_cat.h"
#include "capi/first_versions.h"
#include "capi/handles.h"

namespace mallard::capi {
namespace {

mld_match_options DefaultOptions() {
  const MatchOptions defaults;
  mld_match_options options = {};
  options.struct_size = sizeof options;
  options.history = defaults.history ? 1 : 0;
  options.events = defaults.events ? 1 : 0;
  options.seed = defaults.seed;
  return options;
}

// The caller's array as the C++ records it will hold: the same 32 bytes under another name.
absl::Span<Action> ActionsIn(mld_action* out, uint64_t capacity) {
  return absl::MakeSpan(reinterpret_cast<Action*>(out), static_cast<size_t>(capacity));
}
absl::Span<Event> EventsIn(mld_event* out, uint64_t capacity) {
  return absl::MakeSpan(reinterpret_cast<Event*>(out), static_cast<size_t>(capacity));
}

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;

void mld_match_options_init(mld_match_options* options, uint32_t struct_size) {
  InitOptions(DefaultOptions(), options, struct_size);
}

mld_status mld_match_create(const mld_ruleset* ruleset, const mld_config* config,
                            const mld_match_options* options, mld_match** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    mld_match_options given = DefaultOptions();
    if (mld_status status = ReadOptions(options, "mld_match_options_init", &given, error)) {
      return status;
    }
    if (mld_status status = CheckBool("history", given.history, error)) return status;
    if (mld_status status = CheckBool("events", given.events, error)) return status;
    if (mld_status status = CheckBool("refuse_script_errors", given.refuse_script_errors, error)) {
      return status;
    }
    mallard::MatchOptions match_options;
    match_options.seed = given.seed;
    match_options.history = given.history != 0;
    match_options.events = given.events != 0;
    if (given.refuse_script_errors != 0) {
      match_options.script_errors = mallard::ScriptErrors::kRefuse;
    }
    absl::StatusOr<mallard::Match> match = mallard::Match::Create(
        ruleset->value,
        config != nullptr ? config->value
                          : mallard::Configuration(ruleset->value->game().manifest()),
        match_options);
    if (!match.ok()) return Report(match.status(), Topic::kArgument, error);
    return Create(out, *std::move(match), ruleset->log);
  });
}

void mld_match_destroy(mld_match* match) { delete match; }

mld_status mld_match_clone(const mld_match* match, mld_match** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (match == nullptr) return NullArgument(error, "match");
    return Create(out, match->value, match->log);
  });
}

mld_status mld_match_copy_state_from(mld_match* match, const mld_match* other, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (other == nullptr) return NullArgument(error, "other");
    const mallard::Manifest& mine = match->value.rules().manifest();
    const mallard::Manifest& theirs = other->value.rules().manifest();
    if (&mine != &theirs) {
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("a match of ", mine.game, " cannot take over the state of one of ",
                               theirs.game));
    }
    match->value.CopyStateFrom(other->value);
    match->seats = other->seats;
    match->log = other->log;
    return MLD_OK;
  });
}

mld_status mld_match_reseed(mld_match* match, uint64_t seed, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    match->value.Reseed(seed);
    return MLD_OK;
  });
}

mld_status mld_config_create_from_match(const mld_match* match, mld_config** out,
                                        mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (match == nullptr) return NullArgument(error, "match");
    return Create(out, match->value.rules().configuration());
  });
}

const char* mld_match_game(const mld_match* match) {
  return match == nullptr ? "" : match->value.rules().manifest().game;
}

uint64_t mld_match_revision(const mld_match* match) {
  return match == nullptr ? 0 : match->value.revision();
}

int32_t mld_match_seats(const mld_match* match) { return match == nullptr ? 0 : match->seats; }

mld_status mld_match_decision(const mld_match* match, int32_t seat, int32_t viewer,
                              mld_decision* decision, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (decision == nullptr) return NullArgument(error, "decision");
    if (!HasSeat(*match, seat)) return NoSuchSeat(error, *match, seat);
    if (!HasViewer(*match, viewer)) return NoSuchViewer(error, *match, viewer);
    *decision = absl::bit_cast<mld_decision>(match->value.DecisionOf(seat, ViewerOf(viewer)));
    return MLD_OK;
  });
}

mld_status mld_match_legal_count(const mld_match* match, int32_t seat, uint64_t* count,
                                 mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (count == nullptr) return NullArgument(error, "count");
    if (!HasSeat(*match, seat)) return NoSuchSeat(error, *match, seat);
    *count = match->value.LegalCount(seat);
    return MLD_OK;
  });
}

mld_status mld_match_legal_nth(const mld_match* match, int32_t seat, uint64_t n, mld_action* action,
                               mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (action == nullptr) return NullArgument(error, "action");
    if (!HasSeat(*match, seat)) return NoSuchSeat(error, *match, seat);
    const mallard::Action nth = match->value.LegalNth(seat, n);
    if (nth.kind == 0) {
      return NoSuchIndex(error, "legal action", n, match->value.LegalCount(seat));
    }
    *action = absl::bit_cast<mld_action>(nth);
    return MLD_OK;
  });
}

mld_status mld_match_legal_actions(const mld_match* match, int32_t seat, mld_action* out,
                                   uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (count == nullptr) return NullArgument(error, "count");
    if (!HasSeat(*match, seat)) return NoSuchSeat(error, *match, seat);
    *count = match->value.LegalCount(seat);
    if (out == nullptr) return MLD_OK;
    match->value.LegalActions(seat, ActionsIn(out, std::min(capacity, *count)));
    if (capacity < *count) return BufferTooSmall();
    return MLD_OK;
  });
}

mld_status mld_match_check(const mld_match* match, int32_t seat, const mld_action* action,
                           mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (action == nullptr) return NullArgument(error, "action");
    if (!HasSeat(*match, seat)) return NoSuchSeat(error, *match, seat);
    const auto asked = absl::bit_cast<mallard::Action>(*action);
    // Text only for those who read it.
    if (error == nullptr) return CodeOf(match->value.Verdict(seat, asked), Topic::kAction);
    return Report(match->value.Check(seat, asked), Topic::kAction, error);
  });
}

mld_status mld_match_apply(mld_match* match, int32_t seat, const mld_action* action,
                           mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (action == nullptr) return NullArgument(error, "action");
    if (!HasSeat(*match, seat)) return NoSuchSeat(error, *match, seat);
    return Report(match->value.Apply(seat, absl::bit_cast<mallard::Action>(*action)),
                  Topic::kAction, error);
  });
}

mld_status mld_match_outcome(const mld_match* match, mld_outcome* outcome, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (outcome == nullptr) return NullArgument(error, "outcome");
    const mallard::Outcome result = match->value.outcome();
    outcome->over = result.over ? 1 : 0;
    outcome->winners = result.winners;
    std::copy(std::begin(result.scores), std::end(result.scores), outcome->scores);
    return MLD_OK;
  });
}

mld_status mld_match_event_count(const mld_match* match, int32_t viewer, uint64_t* count,
                                 mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (count == nullptr) return NullArgument(error, "count");
    if (!HasViewer(*match, viewer)) return NoSuchViewer(error, *match, viewer);
    *count = match->value.EventCount(ViewerOf(viewer));
    return MLD_OK;
  });
}

mld_status mld_match_events(const mld_match* match, int32_t viewer, uint64_t from, mld_event* out,
                            uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (count == nullptr) return NullArgument(error, "count");
    if (!HasViewer(*match, viewer)) return NoSuchViewer(error, *match, viewer);
    const uint64_t all = match->value.EventCount(ViewerOf(viewer));
    if (from > all) {
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("cannot begin at event number ", from, "; there are ", all));
    }
    *count = all - from;
    if (out == nullptr) return MLD_OK;
    match->value.Events(ViewerOf(viewer), static_cast<size_t>(from),
                        EventsIn(out, std::min(capacity, *count)));
    if (capacity < *count) return BufferTooSmall();
    return MLD_OK;
  });
}
