// Short ways into campaigns in tests.
#ifndef MALLARD_TESTS_GAMES_DUCKHAMMER_CAMPAIGN_FIXTURES_H_
#define MALLARD_TESTS_GAMES_DUCKHAMMER_CAMPAIGN_FIXTURES_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/rules.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer_campaign {

using testing::BaseRuleset;
using testing::Do;
using testing::MustDo;
using testing::NewMatch;

inline std::shared_ptr<const Ruleset> Base() { return BaseRuleset("duckhammer_campaign"); }

inline const CampaignContent& BaseContent() {
  return static_cast<const CampaignContent&>(Base()->content());
}

/// The base pack with content of one's own on top, in the pack `trial`.
inline std::shared_ptr<const Ruleset> With(absl::string_view content) {
  Pack pack;
  pack.label = "trial";
  pack.files = {
      {"pack.lua", "pack { id = 'trial', version = '1.0', game = 'duckhammer_campaign', api = 1 }"},
      {"content.lua", std::string(content)}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> made =
      Ruleset::Load("duckhammer_campaign", {std::move(pack)});
  EXPECT_TRUE(made.ok()) << made.status();
  return *std::move(made);
}

inline Match NewCampaign(absl::string_view options, uint64_t seed = 1) {
  return NewMatch(Base(), options, seed);
}

inline const State& StateOf(const Match& match) { return CampaignRules::As(match.state()); }
/// The same to be changed behind the match's back.
inline State& Spoil(Match& match) { return CampaignRules::As(const_cast<void*>(match.state())); }
inline const CampaignRules& RulesOf(const Match& match) {
  return static_cast<const CampaignRules&>(match.rules());
}

/// A campaign set up by hand: no match, no history, any state.
class Table {
 public:
  explicit Table(absl::string_view options = "",
                 const std::shared_ptr<const Ruleset>& ruleset = Base())
      : events_(&log_) {
    Configuration configuration(ruleset->game().manifest());
    EXPECT_TRUE(configuration.SetAll(options).ok());
    absl::StatusOr<std::shared_ptr<const Rules>> made = ruleset->RulesFor(configuration);
    EXPECT_TRUE(made.ok()) << made.status();
    rules_ = *made;
    buffer_ = StateBuffer(rules_->state_size());
    rules_->Start(1, buffer_.data());
  }
  const CampaignRules& rules() const { return static_cast<const CampaignRules&>(*rules_); }
  const CampaignContent& content() const { return rules().content(); }
  State& state() { return CampaignRules::As(buffer_.data()); }
  Position position() { return {rules(), state()}; }
  Play play() { return {rules(), state(), events_}; }

  /// Position of content by name.
  int Model(absl::string_view name) const { return content().model_names.Find(name); }
  /// Adds a company of a seat at a place; returns its number.
  int Enlist(int seat, absl::string_view model, int count, Point at = {4000, 15000}) {
    const int number = FreeCompany(state(), seat);
    Company& company = state().companies[number];
    company = NewCompany(content(), Model(model), 0, count);
    company.x = at.x;
    company.y = at.y;
    return number;
  }
  /// Begins a season's marching turn of a seat of a war between two Feathers.
  void BeginMarching(int seat = 0) {
    state().phase = Phase::kMarch;
    state().season = 1;
    state().first = static_cast<uint8_t>(seat);
    state().asked = static_cast<uint8_t>(1 << seat);
    for (int s = 0; s < rules().players(); ++s) state().players[s].feather = 1;
  }
  /// Takes an action written as text.
  absl::Status Do(int seat, absl::string_view text) {
    absl::StatusOr<Action> action = ParseAction(rules(), text);
    if (!action.ok()) return action.status();
    absl::Status status = rules().Check(buffer_.data(), seat, *action);
    return status.ok() ? rules().Apply(buffer_.data(), seat, *action, events_) : status;
  }
  void MustDo(int seat, absl::string_view text) {
    const absl::Status status = Do(seat, text);
    EXPECT_TRUE(status.ok()) << text << ": " << status;
  }
  /// The events of a kind, and how many there were.
  std::vector<Event> Told(uint32_t kind) const {
    std::vector<Event> all(log_.Count(Viewer::Host()));
    log_.Read(Viewer::Host(), 0, absl::MakeSpan(all));
    std::vector<Event> told;
    for (const Event& event : all) {
      if (event.kind == kind) told.push_back(event);
    }
    return told;
  }
  int Heard(uint32_t kind) const { return static_cast<int>(Told(kind).size()); }

 private:
  std::shared_ptr<const Rules> rules_;
  StateBuffer buffer_;
  EventLog log_{kMaxPlayers + 1};
  EventSink events_;
};

/// Lets bots, by name for each seat, play until `until` says so, or the match is over.
template <class Until>
void PlayUntil(Match& match, const std::vector<std::string>& names, Until until) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& name : names) {
    bots.push_back(*CreateBot(match.rules(), name, bots.size() + 1));
  }
  for (int i = 0; i < 400'000 && !match.outcome().over && !until(StateOf(match)); ++i) {
    for (int seat = 0; seat < match.seats(); ++seat) {
      if (!match.DecisionOf(seat)) continue;
      const absl::StatusOr<Action> action = At(bots, seat)->Choose(Sight(match, seat));
      ASSERT_TRUE(action.ok()) << action.status();
      const absl::Status status = match.Apply(seat, *action);
      ASSERT_TRUE(status.ok()) << FormatAction(match.rules(), *action) << ": " << status;
      break;
    }
  }
}

/// The same with bots of one name.
template <class Until>
void PlayUntil(Match& match, const char* name, Until until) {
  PlayUntil(match, std::vector<std::string>(static_cast<size_t>(match.seats()), name), until);
}

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_TESTS_GAMES_DUCKHAMMER_CAMPAIGN_FIXTURES_H_
