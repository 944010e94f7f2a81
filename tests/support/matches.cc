#include "tests/support/matches.h"

#include <cstdio>
#include <cstdlib>
#include <map>

namespace mallard::testing {
namespace {

template <class T>
T Must(absl::StatusOr<T> value) {
  if (!value.ok()) {
    std::fprintf(stderr, "%s\n", value.status().ToString().c_str());
    std::abort();
  }
  return *std::move(value);
}

}  // namespace

std::shared_ptr<const Ruleset> BaseRuleset(absl::string_view game) {
  static auto* const loaded = new std::map<std::string, std::shared_ptr<const Ruleset>>;
  std::shared_ptr<const Ruleset>& ruleset = (*loaded)[std::string(game)];
  if (ruleset == nullptr) ruleset = Must(Ruleset::Load(game));
  return ruleset;
}

Match NewMatch(const std::shared_ptr<const Ruleset>& ruleset, absl::string_view options,
               uint64_t seed) {
  Configuration configuration(ruleset->game().manifest());
  const absl::Status status = configuration.SetAll(options);
  if (!status.ok()) {
    std::fprintf(stderr, "%s\n", status.ToString().c_str());
    std::abort();
  }
  MatchOptions match_options;
  match_options.seed = seed;
  match_options.script_errors = ScriptErrors::kRefuse;  // A script that fails is to be seen.
  return Must(Match::Create(ruleset, configuration, match_options));
}

absl::Status Do(Match& match, int seat, absl::string_view text) {
  absl::StatusOr<Action> action = ParseAction(match.rules(), text);
  if (!action.ok()) return action.status();
  return match.Apply(seat, *action);
}

void MustDo(Match& match, int seat, absl::string_view text) {
  const absl::Status status = Do(match, seat, text);
  ASSERT_TRUE(status.ok()) << "p" << seat + 1 << " " << text << ": " << status;
}

std::vector<std::string> EventTexts(const Match& match, Viewer viewer, size_t from) {
  std::vector<std::string> texts;
  for (const Event& event : match.Events(viewer, from)) {
    texts.push_back(FormatEvent(match.rules(), event));
  }
  return texts;
}

}  // namespace mallard::testing
