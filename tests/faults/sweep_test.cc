// Memory that runs out anywhere, through the C interface, in every game: each allocation of a whole
// scenario fails once, then each with all that follow. Every call succeeds or says
// MLD_OUT_OF_MEMORY and has changed nothing; nothing crashes or leaks, and the library goes on
// working.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "capi/mallard.h"
#include "gtest/gtest.h"
#include "tests/faults/failing_memory.h"
#include "tests/faults/settings.h"

namespace mallard::testing {
namespace {

// What scenarios share. Buffers are made beforehand, so that only the library allocates.
class Scenario {
 public:
  explicit Scenario(const Setting& setting) : setting_(setting), bytes_(1 << 20), text_(1 << 22) {}

  // Loads the game's packs.
  void Load() {
    mld_ruleset* loaded = nullptr;
    Try(mld_ruleset_create(setting_.game, nullptr, &loaded, &error_), "load");
    mld_ruleset_destroy(loaded);
  }

  // Does everything that a program can do with a match.
  void Play() {
    mld_config* config = nullptr;
    mld_match* match = nullptr;
    if (Try(mld_config_create(ruleset_, &config, &error_), "config") &&
        Try(mld_config_set_text(config, setting_.options, &error_), "options") &&
        Try(mld_match_create(ruleset_, config, nullptr, &match, &error_), "create")) {
      for (uint64_t i = 0; i < 10; ++i) Step(match, i);
      Look(match);
      Keep(match);
      GoBack(match);
      Choose(match);
    }
    mld_match_destroy(match);
    mld_config_destroy(config);
  }

  bool Prepare() {
    return mld_ruleset_create(setting_.game, nullptr, &ruleset_, nullptr) == MLD_OK;
  }
  ~Scenario() { mld_ruleset_destroy(ruleset_); }

 private:
  // True if a call succeeded; otherwise it has to have failed for want of memory.
  bool Try(mld_status status, const char* what) {
    if (status != MLD_OK && status != MLD_OUT_OF_MEMORY) {
      const MemoryIsBack back;
      ADD_FAILURE() << setting_.game << ", " << what << ": " << mld_status_name(status) << ", "
                    << mld_error_message(error_);
    }
    mld_error_destroy(error_);
    error_ = nullptr;
    return status == MLD_OK;
  }

  void Expect(bool holds, const char* what) {
    if (holds) return;
    const MemoryIsBack back;
    ADD_FAILURE() << setting_.game << ": not so: " << what;
  }

  static uint64_t HashOf(const mld_match* match) {
    uint64_t hash = 0;
    mld_match_hash(match, &hash, nullptr);
    return hash;
  }

  int AskedSeat(const mld_match* match) {
    for (int seat = 0; seat < 8; ++seat) {
      uint64_t count = 0;
      if (mld_match_legal_count(match, seat, &count, nullptr) == MLD_OK && count != 0) return seat;
    }
    return -1;
  }

  void Step(mld_match* match, uint64_t i) {
    const int seat = AskedSeat(match);
    uint64_t count = 0;
    mld_action action = {};
    if (seat < 0 || !Try(mld_match_legal_count(match, seat, &count, &error_), "count") ||
        count == 0 ||
        !Try(mld_match_legal_nth(match, seat, i * 7919 % count, &action, &error_), "nth")) {
      return;
    }
    const uint64_t hash = HashOf(match);
    const uint64_t depth = mld_match_undo_depth(match);
    const bool taken = Try(mld_match_apply(match, seat, &action, &error_), "apply");
    Expect(mld_match_undo_depth(match) == depth + (taken ? 1 : 0), "one action more or none");
    if (!taken) Expect(HashOf(match) == hash, "an action that failed changed nothing");
  }

  // Drawing and scenes, for a player.
  void Look(const mld_match* match) {
    uint64_t size = 0;
    mld_scene* scene = nullptr;
    int32_t changed = 0;
    Try(mld_match_draw(match, 0, 0, text_.data(), text_.size(), &size, &error_), "draw");
    if (Try(mld_scene_create(&scene, &error_), "scene") &&
        Try(mld_scene_update(scene, match, 0, &changed, &error_), "update")) {
      Try(mld_scene_draw_svg(scene, nullptr, text_.data(), text_.size(), &size, &error_), "svg");
    }
    mld_scene_destroy(scene);
  }

  // Snapshots, views and replays, there and back.
  void Keep(const mld_match* match) {
    uint64_t size = 0;
    mld_match* other = nullptr;
    const uint64_t hash = HashOf(match);
    if (Try(mld_match_write_snapshot(match, MLD_VIEWER_HOST, bytes_.data(), bytes_.size(), &size,
                                     &error_),
            "snapshot") &&
        Try(mld_match_create_from_snapshot(ruleset_, bytes_.data(), size, nullptr, &other, &error_),
            "restore")) {
      Expect(HashOf(other) == hash, "the same match restored");
    }
    mld_match_destroy(other);
    other = nullptr;
    if (Try(mld_match_write_snapshot(match, 0, bytes_.data(), bytes_.size(), &size, &error_),
            "view")) {
      Try(mld_match_create_from_view(ruleset_, bytes_.data(), size, &other, &error_), "open");
      mld_match_destroy(other);
      other = nullptr;
      Try(mld_match_create_imagined(ruleset_, bytes_.data(), size, 1, &other, &error_), "imagine");
    }
    mld_match_destroy(other);
    other = nullptr;
    if (Try(mld_match_write_replay(match, bytes_.data(), bytes_.size(), &size, &error_),
            "replay") &&
        Try(mld_match_create_from_replay(ruleset_, bytes_.data(), size, &other, &error_),
            "play again")) {
      Expect(HashOf(other) == hash, "the same match played again");
    }
    mld_match_destroy(other);
  }

  // Undo, redo, clone, hot reload.
  void GoBack(mld_match* match) {
    const uint64_t hash = HashOf(match);
    const uint64_t depth = mld_match_undo_depth(match);
    if (depth >= 2 && Try(mld_match_undo(match, 2, &error_), "undo")) {
      Expect(mld_match_undo_depth(match) == depth - 2, "two actions undone");
      if (Try(mld_match_redo(match, 2, &error_), "redo"))
        Expect(HashOf(match) == hash, "done again");
    } else {
      Expect(HashOf(match) == hash, "not undone");
    }
    const uint64_t now = HashOf(match);
    mld_match* clone = nullptr;
    if (Try(mld_match_clone(match, &clone, &error_), "clone")) {
      Try(mld_match_carry_over(clone, ruleset_, &error_), "reload");
      Expect(HashOf(clone) == now, "the same match carried over");
    }
    mld_match_destroy(clone);
  }

  void Choose(const mld_match* match) {
    const int seat = AskedSeat(match);
    mld_bot* bot = nullptr;
    mld_action action = {};
    if (seat >= 0 && Try(mld_bot_create(match, "standard", 1, &bot, &error_), "bot")) {
      Try(mld_bot_choose(bot, match, seat, &action, &error_), "choose");
    }
    mld_bot_destroy(bot);
  }

  Setting setting_;
  std::vector<uint8_t> bytes_;
  std::vector<char> text_;
  mld_ruleset* ruleset_ = nullptr;
  mld_error* error_ = nullptr;
};

// How many allocations something makes.
template <class Do>
int64_t CountAllocations(Do act) {
  constexpr int64_t kFar = int64_t{1} << 40;
  const MemoryFailure none(kFar, true);
  act();
  return kFar - none.left();
}

// Lets allocations fail: all of them in the long form, else `points` spread over them.
template <class Do>
void Sweep(Do act, int64_t points) {
  act();  // What is made once is made.
  const int64_t count = CountAllocations(act);
  ASSERT_GT(count, 10);
  const int64_t stride = LongForm() ? 1 : std::max<int64_t>(1, count / points);
  for (int64_t n = 0; n < count && !::testing::Test::HasFailure(); n += stride) {
    for (const bool once : {true, false}) {
      const MemoryFailure failure(n, once);
      act();
    }
    if (::testing::Test::HasFailure()) ADD_FAILURE() << "allocation " << n << " of " << count;
  }
  act();
}

class MemoryRunsOut : public ::testing::TestWithParam<Setting> {};

TEST_P(MemoryRunsOut, WhilePlaying) {
  Scenario scenario(GetParam());
  ASSERT_TRUE(scenario.Prepare());
  Sweep([&] { scenario.Play(); }, 60);
}

TEST_P(MemoryRunsOut, WhileLoading) {
  Scenario scenario(GetParam());
  scenario.Load();
  const int64_t before = AllocatedBlocks();
  Sweep([&] { scenario.Load(); }, 25);
  EXPECT_EQ(AllocatedBlocks(), before) << "something has leaked";
}

INSTANTIATE_TEST_SUITE_P(Games, MemoryRunsOut, ::testing::ValuesIn(kSettings),
                         [](const auto& setting) { return std::string(setting.param.game); });

}  // namespace
}  // namespace mallard::testing
