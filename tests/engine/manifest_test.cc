// Kinds are found by number, whether or not numbers are left out.
#include "mallard/manifest.h"

#include <gtest/gtest.h>

#include "mallard/configuration.h"
#include "mallard/game.h"

namespace mallard {
namespace {

TEST(Manifest, FindsKindsAcrossGaps) {
  const std::vector<KindSpec> specs = {
      {1, "one", "", {}}, {2, "two", "", {}}, {101, "far", "", {}}, {102, "farther", "", {}}};
  for (const KindSpec& spec : specs) EXPECT_EQ(Manifest::Find(specs, spec.kind), &spec);
  for (const uint32_t kind : {0u, 3u, 4u, 100u, 103u, ~0u}) {
    EXPECT_EQ(Manifest::Find(specs, kind), nullptr) << kind;
  }
  EXPECT_EQ(Manifest::Find({}, 1), nullptr);
}

TEST(Manifest, DemosHaveOptionsThatTheirGamesTake) {
  for (const Game* game : Games()) {
    Configuration configuration(game->manifest());
    EXPECT_TRUE(configuration.SetAll(game->manifest().demo).ok()) << game->manifest().game;
  }
}

}  // namespace
}  // namespace mallard
