// Kinds are found by number, whether or not numbers are left out.
#include "mallard/manifest.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace mallard
