// Short ways to rulesets and matches in tests. Installed as mallard/testing/matches.h.
#ifndef MALLARD_TESTS_SUPPORT_MATCHES_H_
#define MALLARD_TESTS_SUPPORT_MATCHES_H_

#include <memory>
#include <string>

#include "absl/strings/string_view.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"

namespace mallard::testing {

/// The base ruleset of a game, loaded once. Fails the test program if it does not load.
std::shared_ptr<const Ruleset> BaseRuleset(absl::string_view game);

/// A match of that game; `options` as Configuration::SetAll reads them. Aborts with the message if
/// it cannot be created. Actions whose scripts fail are refused.
Match NewMatch(const std::shared_ptr<const Ruleset>& ruleset, absl::string_view options,
               uint64_t seed);

/// Applies an action written as text.
absl::Status Do(Match& match, int seat, absl::string_view text);

/// Applies an action written as text; fails the test with the reason if it is refused.
void MustDo(Match& match, int seat, absl::string_view text);

/// The viewer's events from number `from` on, as text.
std::vector<std::string> EventTexts(const Match& match, Viewer viewer, size_t from = 0);

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_SUPPORT_MATCHES_H_
