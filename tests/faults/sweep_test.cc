// Memory that runs out anywhere, through the C interface, in every game: each allocation of a whole
// scenario fails once, then each with all that follow. Every call succeeds or says
// MLD_OUT_OF_MEMORY and has changed nothing; nothing crashes or leaks, the library goes on working,
// and the game goes on as the one in which nothing failed. On top of each base pack lies one whose
// scripts use every hook.
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "capi/mallard.h"
#include "gtest/gtest.h"
#include "tests/faults/failing_memory.h"
#include "tests/faults/settings.h"
#include "tests/fuzz/arenas.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

// The middle of a match, where scripts have more to do, as a snapshot.
std::vector<uint8_t> MiddleOf(const Setting& setting) {
  Match match = fuzz::NewMatch(*fuzz::FindArena(setting.game), setting.options, MatchOptions());
  Chance chance = Chance::Stream(11, 0);
  for (int i = 0; i < 80; ++i) {
    const TakenAction step = RandomStep(match, chance);
    if (step.seat < 0 || !match.Apply(step.seat, step.action).ok()) break;
  }
  return match.Snapshot(Viewer::Host());
}

// What scenarios share. Buffers are made beforehand, so that only the library allocates.
class Scenario {
 public:
  Scenario(const Setting& setting, std::vector<uint8_t> middle)
      : setting_(setting), middle_(std::move(middle)), bytes_(1 << 20), text_(1 << 22) {}

  // Loads the game's packs.
  void Load() {
    mld_ruleset* loaded = nullptr;
    LoadInto(&loaded);
    mld_ruleset_destroy(loaded);
  }

  // Does everything that a program can do with a match.
  void Play() {
    mld_config* config = nullptr;
    mld_match* match = nullptr;
    if (Try(mld_config_create(ruleset_, &config, &error_), "config") &&
        Try(mld_config_set_text(config, setting_.options, &error_), "options") &&
        Try(mld_match_create(ruleset_, config, nullptr, &match, &error_), "create")) {
      GoOn(match, from_start_);
    }
    mld_match_destroy(match);
    mld_config_destroy(config);
    match = nullptr;
    if (Try(mld_match_create_from_snapshot(ruleset_, middle_.data(), middle_.size(), nullptr,
                                           &match, &error_),
            "restore the middle")) {
      GoOn(match, from_middle_);
    }
    mld_match_destroy(match);
  }

  bool Prepare() {
    LoadInto(&ruleset_);
    return ruleset_ != nullptr;
  }
  ~Scenario() { mld_ruleset_destroy(ruleset_); }

 private:
  void LoadInto(mld_ruleset** ruleset) {
    mld_pack* pack = nullptr;
    bool added = Try(mld_pack_create("arena", &pack, &error_), "pack");
    for (const PackFile& file : ArenaFiles()) {
      added = added && Try(mld_pack_add_file(pack, file.path.c_str(), file.text.data(),
                                             file.text.size(), &error_),
                           "add a file");
    }
    mld_ruleset_options options;
    mld_ruleset_options_init(&options, sizeof options);
    const mld_pack* const packs[] = {pack};
    options.packs = packs;
    options.pack_count = 1;
    if (added) Try(mld_ruleset_create(setting_.game, &options, ruleset, &error_), "load");
    mld_pack_destroy(pack);
  }

  const std::vector<PackFile>& ArenaFiles() {
    const MemoryIsBack back;
    if (files_.empty()) files_ = fuzz::ArenaPack(*fuzz::FindArena(setting_.game)).files;
    return files_;
  }

  // Some actions, and everything that can be done with a match after them. The first time nothing
  // fails, and `hashes` learns how the game goes; it must go the same way ever after.
  void GoOn(mld_match* match, std::vector<uint64_t>& hashes) {
    for (uint64_t i = 0; i < 10; ++i) {
      if (!Step(match, i)) {
        const MemoryIsBack back;
        Expect(Step(match, i), "an action that failed can be taken afterwards");
      }
      if (hashes.size() == i) hashes.push_back(HashOf(match));
      Expect(HashOf(match) == hashes[i], "the same game as if nothing had failed");
    }
    Look(match);
    Keep(match);
    GoBack(match);
    Choose(match);
    Study(match);
  }

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

  // The first seat that is asked, -1: none is. False if there was no memory to find out.
  bool FindAsked(const mld_match* match, int* seat) {
    for (*seat = 0; *seat < mld_match_seats(match); ++*seat) {
      uint64_t count = 0;
      if (!Try(mld_match_legal_count(match, *seat, &count, &error_), "whether asked")) return false;
      if (count != 0) return true;
    }
    *seat = -1;
    return true;
  }

  // Takes an action of whoever is asked; false if there was no memory for it.
  bool Step(mld_match* match, uint64_t i) {
    int seat = -1;
    uint64_t count = 0;
    mld_action action = {};
    if (!FindAsked(match, &seat)) return false;
    if (seat < 0) return true;
    if (!Try(mld_match_legal_count(match, seat, &count, &error_), "count") ||
        !Try(mld_match_legal_nth(match, seat, i * 7919 % count, &action, &error_), "nth")) {
      return false;
    }
    const uint64_t hash = HashOf(match);
    const uint64_t depth = mld_match_undo_depth(match);
    const bool taken = Try(mld_match_apply(match, seat, &action, &error_), "apply");
    Expect(mld_match_undo_depth(match) == depth + (taken ? 1 : 0), "one action more or none");
    if (!taken) Expect(HashOf(match) == hash, "an action that failed changed nothing");
    return taken;
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
    int seat = -1;
    mld_bot* bot = nullptr;
    mld_action action = {};
    if (FindAsked(match, &seat) && seat >= 0 &&
        Try(mld_bot_create(match, "standard", 1, &bot, &error_), "bot")) {
      Try(mld_bot_choose(bot, match, seat, &action, &error_), "choose");
    }
    mld_bot_destroy(bot);
    bot = nullptr;
    // Threads that fail to start, or throw, are joined.
    mld_bot_options search;
    mld_bot_options_init(&search, sizeof search);
    search.name = "search";
    search.iterations = 4;
    search.threads = 2;
    if (seat >= 0 && Try(mld_bot_create_with(match, &search, &bot, &error_), "search")) {
      Try(mld_bot_choose(bot, match, seat, &action, &error_), "choose by searching");
    }
    mld_bot_destroy(bot);
  }

  // Studies, as small as they can be.
  void Study(const mld_match* match) {
    mld_study* study = nullptr;
    mld_study_options options;
    mld_study_options_init(&options, sizeof options);
    options.players = "random";
    options.games = 2;
    options.threads = 2;
    options.max_actions = 10;
    Try(mld_study_create_simulation(ruleset_, nullptr, &options, &study, &error_), "simulate");
    mld_study_destroy(study);
    study = nullptr;
    // Who had no memory to redo what was undone may be at the start.
    if (mld_match_undo_depth(match) == 0) return;
    Try(mld_study_create_analysis(match, &options, &study, &error_), "analyse");
    mld_study_destroy(study);
  }

  Setting setting_;
  std::vector<PackFile> files_;
  std::vector<uint8_t> middle_;
  std::vector<uint64_t> from_start_, from_middle_;
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

// Expects that nothing which `act` has allocated is left. Threads leave a few small things for
// those after them, as many as have run at a time, which is chance; what has leaked leaks again
// every time.
template <class Do>
void ExpectNoLeak(Do act) {
  int64_t left = 1;
  for (int tries = 0; tries < 3 && left != 0; ++tries) {
    const int64_t before = AllocatedBlocks();
    act();
    left = AllocatedBlocks() - before;
  }
  EXPECT_EQ(left, 0) << "something has leaked";
}

class MemoryRunsOut : public ::testing::TestWithParam<Setting> {};

TEST_P(MemoryRunsOut, WhilePlaying) {
  const std::vector<uint8_t> middle = MiddleOf(GetParam());
  const auto play = [&](auto act) {
    Scenario scenario(GetParam(), middle);
    ASSERT_TRUE(scenario.Prepare());
    scenario.Play();
    act(scenario);
  };
  play([](Scenario& scenario) { scenario.Play(); });
  ExpectNoLeak([&] { play([](Scenario& scenario) { Sweep([&] { scenario.Play(); }, 60); }); });
}

TEST_P(MemoryRunsOut, WhileLoading) {
  Scenario scenario(GetParam(), {});
  scenario.Load();
  const int64_t before = AllocatedBlocks();
  Sweep([&] { scenario.Load(); }, 25);
  EXPECT_EQ(AllocatedBlocks(), before) << "something has leaked";
}

INSTANTIATE_TEST_SUITE_P(Games, MemoryRunsOut, ::testing::ValuesIn(kSettings),
                         [](const auto& setting) { return std::string(setting.param.game); });

}  // namespace
}  // namespace mallard::testing
