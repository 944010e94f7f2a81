// Work shared out among threads: all of it is done, until something goes wrong.
#include "src/engine/parallel.h"

#include <atomic>
#include <stdexcept>
#include <vector>

#include "gtest/gtest.h"

namespace mallard {
namespace {

TEST(InParallel, DoesEveryPartOnce) {
  for (const size_t threads : {1, 2, 9}) {
    std::vector<std::atomic<int>> done(100);
    std::atomic<bool> within = true;
    InParallel(threads, done.size(), [&](size_t thread, uint64_t part) {
      if (thread >= threads) within = false;
      ++done[part];
      return true;
    });
    EXPECT_TRUE(within);
    for (const std::atomic<int>& part : done) EXPECT_EQ(part, 1);
  }
  InParallel(4, 0, [](size_t, uint64_t) -> bool { throw std::logic_error("there is no part"); });
}

TEST(InParallel, EndsWhenAPartSaysSo) {
  std::atomic<int> done = 0;
  InParallel(3, 1'000'000, [&](size_t, uint64_t) { return ++done < 5; });
  EXPECT_LT(done, 5 + 3);
}

TEST(InParallel, ThrowsOnWhatAPartThrowsOnWhicheverThread) {
  for (const size_t threads : {1, 4}) {
    std::atomic<int> done = 0;
    EXPECT_THROW(InParallel(threads, 1'000'000,
                            [&](size_t, uint64_t) -> bool {
                              if (++done == 7) throw std::runtime_error("seven");
                              return true;
                            }),
                 std::runtime_error);
    EXPECT_LT(done, 1'000'000);
  }
}

}  // namespace
}  // namespace mallard
