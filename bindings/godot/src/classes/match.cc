#include "classes/match.h"

#include <algorithm>

#include "generated/records.h"

namespace mallard_godot {

bool Match::Read(const std::vector<int32_t>& numbers, mld_action& action) const {
  if (numbers.empty() || numbers.size() > 8) {
    Fail(MLD_INVALID_ARGUMENT, "an action or event is its kind and up to 7 arguments, not " +
                                   std::to_string(numbers.size()) + " numbers");
    return false;
  }
  action = {};
  action.kind = static_cast<uint32_t>(numbers[0]);
  std::copy(numbers.begin() + 1, numbers.end(), action.args);
  return true;
}

std::string Match::game() const { return mld_match_game(handle()); }
int64_t Match::seats() const { return mld_match_seats(handle()); }
int64_t Match::viewer() const { return mld_match_viewer(handle()); }
int64_t Match::revision() const { return static_cast<int64_t>(mld_match_revision(handle())); }

int64_t Match::hash() const {
  uint64_t hash = 0;
  Try([&](mld_error** e) { return mld_match_hash(handle(), &hash, e); });
  return static_cast<int64_t>(hash);
}

bool Match::is_over() const {
  mld_outcome outcome = {};
  Try([&](mld_error** e) { return mld_match_outcome(handle(), &outcome, e); });
  return outcome.over != 0;
}

std::vector<int32_t> Match::winners() const {
  mld_outcome outcome = {};
  std::vector<int32_t> seats;
  Try([&](mld_error** e) { return mld_match_outcome(handle(), &outcome, e); });
  for (int32_t seat = 0; seat < MLD_MAX_SEATS; ++seat) {
    if ((outcome.winners >> seat & 1) != 0) seats.push_back(seat);
  }
  return seats;
}

std::vector<int32_t> Match::scores() const {
  mld_outcome outcome = {};
  if (!Try([&](mld_error** e) { return mld_match_outcome(handle(), &outcome, e); })) return {};
  return {outcome.scores, outcome.scores + mld_match_seats(handle())};
}

Dictionary Match::Options() const {
  Dictionary out;
  mld_config* config = nullptr;
  if (!Try([&](mld_error** e) { return mld_config_create_from_match(handle(), &config, e); })) {
    return out;
  }
  const ConfigHandle owned(config);
  uint64_t index = 0;
  auto game = Sized<mld_game_info>();
  mld_game_find(mld_match_game(handle()), &index, nullptr);
  mld_game_describe(index, &game, nullptr);
  for (uint64_t i = 0; i < game.option_count; ++i) {
    auto option = Sized<mld_option_info>();
    mld_game_describe_option(game.name, i, &option, nullptr);
    out.Set(option.name, Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
              return mld_config_format_value(config, option.name, buffer, capacity, size, e);
            }));
  }
  return out;
}

Ref<Ruleset> Match::GetRuleset() const {
  if (ruleset_) return ruleset_;
  mld_ruleset* ruleset = nullptr;
  if (!Try([&](mld_error** e) { return mld_ruleset_create_from_match(handle(), &ruleset, e); })) {
    return {};
  }
  Ref<Ruleset> made = Ref<Ruleset>::Make();
  made->Adopt(RulesetHandle(ruleset));
  return made;
}

std::vector<int32_t> Match::Decision(int64_t seat) const {
  mld_decision decision = {};
  const int32_t who = Narrow(seat);
  if (!Try([&](mld_error** e) { return mld_match_decision(handle(), who, who, &decision, e); })) {
    return {};
  }
  std::vector<int32_t> numbers = {static_cast<int32_t>(decision.kind)};
  numbers.insert(numbers.end(), std::begin(decision.args), std::end(decision.args));
  return numbers;
}

std::string Match::FormatDecision(int64_t seat) const {
  mld_decision decision = {};
  const int32_t who = Narrow(seat);
  if (!Try([&](mld_error** e) { return mld_match_decision(handle(), who, who, &decision, e); }) ||
      decision.kind == 0) {
    return "";
  }
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_match_format_decision(handle(), &decision, buffer, capacity, size, e);
  });
}

std::vector<int32_t> Match::AskedSeats() const {
  std::vector<int32_t> asked;
  for (int32_t seat = 0; seat < mld_match_seats(handle()); ++seat) {
    mld_decision decision = {};
    mld_match_decision(handle(), seat, seat, &decision, nullptr);
    if (decision.kind != 0) asked.push_back(seat);
  }
  return asked;
}

int64_t Match::LegalCount(int64_t seat) const {
  uint64_t count = 0;
  Try([&](mld_error** e) { return mld_match_legal_count(handle(), Narrow(seat), &count, e); });
  return static_cast<int64_t>(count);
}

std::vector<int32_t> Match::LegalNth(int64_t seat, int64_t n) const {
  mld_action action = {};
  const bool found = Try([&](mld_error** e) {
    return mld_match_legal_nth(handle(), Narrow(seat), static_cast<uint64_t>(n), &action, e);
  });
  return found ? Numbers(action) : std::vector<int32_t>();
}

std::vector<int32_t> Match::LegalActions(int64_t seat) const {
  const auto list =
      List<mld_action>([&](mld_action* out, uint64_t capacity, uint64_t* count, mld_error** e) {
        return mld_match_legal_actions(handle(), Narrow(seat), out, capacity, count, e);
      });
  std::vector<int32_t> numbers;
  numbers.reserve(list.size() * 8);
  for (const mld_action& action : list) {
    const std::vector<int32_t> one = Numbers(action);
    numbers.insert(numbers.end(), one.begin(), one.end());
  }
  return numbers;
}

int64_t Match::Check(int64_t seat, const std::vector<int32_t>& numbers) const {
  mld_action action;
  if (!Read(numbers, action)) return error_code();
  return Status([&](mld_error** e) { return mld_match_check(handle(), Narrow(seat), &action, e); });
}

int64_t Match::Apply(int64_t seat, const std::vector<int32_t>& numbers) {
  mld_action action;
  if (!Read(numbers, action)) return error_code();
  return Status([&](mld_error** e) { return mld_match_apply(handle(), Narrow(seat), &action, e); });
}

std::vector<int32_t> Match::ParseAction(const std::string& text) const {
  mld_action action = {};
  const bool read = Try(
      [&](mld_error** e) { return mld_match_parse_action(handle(), text.c_str(), &action, e); });
  return read ? Numbers(action) : std::vector<int32_t>();
}

std::string Match::FormatAction(const std::vector<int32_t>& numbers) const {
  mld_action action;
  if (!Read(numbers, action)) return "";
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_match_format_action(handle(), &action, buffer, capacity, size, e);
  });
}

int64_t Match::EventCount(int64_t viewer) const {
  uint64_t count = 0;
  Try([&](mld_error** e) { return mld_match_event_count(handle(), Narrow(viewer), &count, e); });
  return static_cast<int64_t>(count);
}

std::vector<int32_t> Match::Events(int64_t viewer, int64_t from) const {
  const auto list =
      List<mld_event>([&](mld_event* out, uint64_t capacity, uint64_t* count, mld_error** e) {
        return mld_match_events(handle(), Narrow(viewer), static_cast<uint64_t>(from), out,
                                capacity, count, e);
      });
  std::vector<int32_t> numbers;
  for (const mld_event& event : list) Widen(event, numbers);
  return numbers;
}

std::vector<int32_t> Match::EventDetails(int64_t viewer, int64_t from) const {
  std::vector<int32_t> numbers;
  const int64_t count = EventCount(viewer);
  for (int64_t i = std::max<int64_t>(from, 0); i < count; ++i) {
    auto info = Sized<mld_event_info>();
    const bool described = Try([&](mld_error** e) {
      return mld_match_describe_event(handle(), Narrow(viewer), static_cast<uint64_t>(i), &info, e);
    });
    if (!described) return {};
    Widen(info, numbers);
  }
  return numbers;
}

std::string Match::FormatEvent(const std::vector<int32_t>& numbers) const {
  mld_action read;
  if (!Read(numbers, read)) return "";
  const auto event = std::bit_cast<mld_event>(read);
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_match_format_event(handle(), &event, buffer, capacity, size, e);
  });
}

std::string Match::EventText(int64_t viewer, int64_t index, const std::string& language) const {
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_match_format_event_text(handle(), Narrow(viewer), static_cast<uint64_t>(index),
                                       language.c_str(), buffer, capacity, size, e);
  });
}

std::string Match::Prompt(int64_t viewer, int64_t seat, const std::string& language) const {
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_match_format_prompt(handle(), Narrow(viewer), Narrow(seat), language.c_str(), buffer,
                                   capacity, size, e);
  });
}

std::string Match::ReferenceText(int64_t viewer, const Vector4i& vector,
                                 const std::string& language) const {
  const mld_reference reference = ToReference(vector);
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_match_format_reference(handle(), Narrow(viewer), &reference, language.c_str(),
                                      buffer, capacity, size, e);
  });
}

int64_t Match::undo_depth() const { return static_cast<int64_t>(mld_match_undo_depth(handle())); }
int64_t Match::redo_depth() const { return static_cast<int64_t>(mld_match_redo_depth(handle())); }

int64_t Match::Undo(int64_t count) {
  return Status(
      [&](mld_error** e) { return mld_match_undo(handle(), static_cast<uint64_t>(count), e); });
}

int64_t Match::Redo(int64_t count) {
  return Status(
      [&](mld_error** e) { return mld_match_redo(handle(), static_cast<uint64_t>(count), e); });
}

int64_t Match::Seek(int64_t position) {
  return Status(
      [&](mld_error** e) { return mld_match_seek(handle(), static_cast<uint64_t>(position), e); });
}

std::vector<uint8_t> Match::Snapshot(int64_t viewer) const {
  return List<uint8_t>([&](uint8_t* out, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_match_write_snapshot(handle(), Narrow(viewer), out, capacity, size, e);
  });
}

std::vector<uint8_t> Match::Save(const std::string& label) const {
  mld_save_options options;
  mld_save_options_init(&options, sizeof options);
  options.label = label.c_str();
  return List<uint8_t>([&](uint8_t* out, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_match_write_save(handle(), &options, out, capacity, size, e);
  });
}

std::vector<uint8_t> Match::Replay() const {
  return List<uint8_t>([&](uint8_t* out, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_match_write_replay(handle(), out, capacity, size, e);
  });
}

Ref<Match> Match::Clone() const {
  Ref<Match> copy = Make(
      *this, [&](mld_match** out, mld_error** e) { return mld_match_clone(handle(), out, e); });
  if (copy) copy->Remember(ruleset_);
  return copy;
}

MatchHandle Match::Copy() const {
  mld_match* copy = nullptr;
  Try([&](mld_error** e) { return mld_match_clone(handle(), &copy, e); });
  return MatchHandle(copy);
}

int64_t Match::CarryOver(Ruleset* ruleset) {
  const int64_t status =
      Status([&](mld_error** e) { return mld_match_carry_over(handle(), ruleset->handle(), e); });
  if (status == MLD_OK) Remember(Ref<Ruleset>(ruleset));
  return status;
}

std::string Match::Draw(int64_t viewer) const {
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_match_draw(handle(), Narrow(viewer), 0, buffer, capacity, size, e);
  });
}

}  // namespace mallard_godot
