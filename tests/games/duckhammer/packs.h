// Packs used by several tests, and what loading them says.
#ifndef MALLARD_TESTS_GAMES_DUCKHAMMER_PACKS_H_
#define MALLARD_TESTS_GAMES_DUCKHAMMER_PACKS_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "src/games/duckhammer/content/content.h"
#include "tests/support/matches.h"

namespace mallard::testing {

/// A pack `trial` on top of the base with that content.
inline Pack BattlePack(absl::string_view content) {
  Pack pack;
  pack.label = "trial";
  pack.files = {{"pack.lua",
                 "pack { id = 'trial', version = '1.0.0', game = 'duckhammer', api = 1, "
                 "requires = { duckhammer = '>=1.0' } }"},
                {"content.lua", std::string(content)}};
  return pack;
}

inline std::shared_ptr<const Ruleset> LoadBattle(absl::string_view content) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("duckhammer", {BattlePack(content)});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return ruleset.ok() ? *ruleset : nullptr;
}

/// Every mistake in that content on top of the base, as a modder reads it.
inline std::vector<std::string> MistakesIn(absl::string_view content) {
  std::vector<ContentError> errors;
  Ruleset::Load("duckhammer", {BattlePack(content)}, {}, &errors).status().IgnoreError();
  std::vector<std::string> texts;
  for (const ContentError& error : errors) texts.push_back(error.ToString());
  return texts;
}

inline const duckhammer::GameContent& BattleContent(const Ruleset& ruleset) {
  return static_cast<const duckhammer::GameContent&>(ruleset.content());
}
inline const duckhammer::GameContent& BaseBattleContent() {
  return BattleContent(*BaseRuleset("duckhammer"));
}

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_GAMES_DUCKHAMMER_PACKS_H_
