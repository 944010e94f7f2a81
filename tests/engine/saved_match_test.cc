// Saved matches know their packs.
#include "mallard/saved_match.h"

#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/scene_bytes.h"
#include "mallard/scene_svg.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::vector<std::string> Texts(const std::vector<PackDifference>& differences) {
  std::vector<std::string> texts;
  for (const PackDifference& difference : differences) texts.push_back(difference.ToString());
  return texts;
}

TEST(SavedMatch, EveryWayInWhichPacksDifferIsTold) {
  const std::vector<PackInfo> saved = {{"base", "1.0.0", 1},   {"gone", "2.0.0", 2},
                                       {"old", "1.10.0", 3},   {"new", "1.9.0", 4},
                                       {"edited", "1.0.0", 5}, {"odd", "?", 6}};
  const std::vector<PackInfo> loaded = {{"base", "1.0.0", 1},    {"more", "0.1.0", 9},
                                        {"old", "1.9.9", 30},    {"new", "1.10.0", 40},
                                        {"edited", "1.0.0", 50}, {"odd", "1.0.0", 6}};
  EXPECT_THAT(Texts(ComparePacks(saved, loaded)),
              ElementsAre("pack gone is missing: 2.0.0 was in use",
                          "pack old is older: 1.9.9 is loaded, 1.10.0 was in use",
                          "pack new is newer: 1.10.0 is loaded, 1.9.0 was in use",
                          "pack edited 1.0.0 has changed under the same version",
                          "pack odd has changed: 1.0.0 is loaded, ? was in use",
                          "pack more 0.1.0 is loaded and was not in use"));
  EXPECT_THAT(ComparePacks(saved, saved), IsEmpty());
}

TEST(SavedMatch, SnapshotsViewsAndReplaysDescribeThemselvesInEveryGame) {
  for (const Game* game : Games()) {
    const std::string name = game->manifest().game;
    const std::shared_ptr<const Ruleset> ruleset = BaseRuleset(name);
    const Match match = NewMatch(ruleset, "", 1);
    const std::vector<uint8_t> replay = *match.Replay();
    for (const std::vector<uint8_t>& bytes :
         {match.Snapshot(Viewer::Host()), match.Snapshot(Viewer::Seat(0)), replay}) {
      const absl::StatusOr<SavedMatch> saved = DescribeSavedMatch(bytes);
      ASSERT_TRUE(saved.ok()) << saved.status();
      EXPECT_EQ(saved->game, name);
      EXPECT_EQ(saved->ruleset_fingerprint, ruleset->fingerprint());
      EXPECT_EQ(saved->kind == SavedKind::kReplay, bytes == replay);
      EXPECT_EQ(saved->packs,
                std::vector<PackInfo>(ruleset->packs().begin(), ruleset->packs().end()));
    }
  }
}

void PlayAtRandom(Match& match, int actions) {
  RandomBot bot(1);
  for (int i = 0; i < actions && !match.outcome().over; ++i) {
    int seat = 0;
    while (seat < match.seats() - 1 && !match.DecisionOf(seat)) ++seat;
    ASSERT_EQ(match.Apply(seat, *bot.Choose(Sight(match, seat))), absl::OkStatus());
  }
}

TEST(SavedMatch, ASaveTellsTurnRoundAndPhaseAndShowsWhatASpectatorSeesInEveryGame) {
  for (const Game* game : Games()) {
    const std::shared_ptr<const Ruleset> ruleset = BaseRuleset(game->manifest().game);
    Match match = NewMatch(ruleset, "", 1);
    PlayAtRandom(match, 90);
    Scene scene;
    match.BuildScene(Viewer::Spectator(), scene);
    SceneLabels labels;
    labels.Resolve(scene);
    SaveOptions options;
    options.picture = true;
    const absl::StatusOr<SavedMatch> saved = DescribeSavedMatch(*match.Save(options));
    ASSERT_TRUE(saved.ok()) << saved.status();
    EXPECT_EQ(saved->round, scene.status.round);
    EXPECT_EQ(saved->round_limit, scene.status.round_limit);
    EXPECT_EQ(saved->turn_seat, scene.status.turn_seat);
    EXPECT_EQ(saved->phase, labels[scene.status.phase]) << game->manifest().game;
    EXPECT_NE(saved->phase, "");
    EXPECT_EQ(std::string(saved->thumbnail.begin(), saved->thumbnail.end()), DrawSvg(scene));
    // A picture of one's own goes before.
    options.thumbnail = {1, 2, 3};
    EXPECT_EQ(DescribeSavedMatch(*match.Save(options))->thumbnail, options.thumbnail);
  }
}

// A pack that changes nothing in any game.
Pack QuietPack(const std::string& game, const std::string& id, const std::string& version,
               const std::string& content) {
  return {id,
          {{"pack.lua", "pack { id = '" + id + "', version = '" + version + "', game = '" + game +
                            "', api = 1 }"},
           {"a.lua", content}}};
}

TEST(SavedMatch, RestoringSaysWhichPackDiffersAndWorksWhenAskedForInEveryGame) {
  for (const Game* game : Games()) {
    const std::string name = game->manifest().game;
    const auto load = [&](const std::vector<Pack>& packs) {
      const auto ruleset = Ruleset::Load(*game, packs);
      EXPECT_TRUE(ruleset.ok()) << ruleset.status();
      return *ruleset;
    };
    const Pack saved = QuietPack(name, "quiet", "1.2.0", "");
    Match match = NewMatch(load({saved}), "", 1);
    PlayAtRandom(match, 60);
    const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Host());
    const struct {
      std::vector<Pack> packs;
      const char* message;
    } cases[] = {
        {{}, "pack quiet is missing: 1.2.0 was in use"},
        {{QuietPack(name, "quiet", "1.1.0", "")},
         "pack quiet is older: 1.1.0 is loaded, 1.2.0 was in use"},
        {{QuietPack(name, "quiet", "1.3.0", "")},
         "pack quiet is newer: 1.3.0 is loaded, 1.2.0 was in use"},
        {{QuietPack(name, "quiet", "1.2.0", "-- changed")},
         "pack quiet 1.2.0 has changed under the same version"},
        {{saved, QuietPack(name, "more", "0.1.0", "")},
         "pack more 0.1.0 is loaded and was not in use"},
    };
    for (const auto& c : cases) {
      const std::shared_ptr<const Ruleset> other = load(c.packs);
      const absl::Status refused = Match::Restore(other, bytes).status();
      EXPECT_EQ(refused.code(), absl::StatusCode::kPermissionDenied) << name;
      EXPECT_EQ(refused.message(), std::string("made with other content: ") + c.message) << name;
      RestoreOptions options;
      options.allow_changed_content = true;
      const absl::StatusOr<Match> restored = Match::Restore(other, bytes, options);
      ASSERT_TRUE(restored.ok()) << name << ": " << restored.status();
      EXPECT_EQ(restored->Hash(), match.Hash()) << name;
      EXPECT_EQ(restored->outcome(), match.outcome()) << name;
    }
  }
}

// Options with which a match uses what the game's template pack declares, and what is missed when
// the pack is gone.
struct TemplateUse {
  std::string game;
  std::string options;
  std::string missing;
};

const TemplateUse kTemplateUses[] = {
    {"battleducks", "mode=mod", "there is no mode \"mod\""},
    {"naval_war", "", "there is no mod:depth_charge"},
    {"ducks_in_tow", "", "there is no mod:line"},
    {"duck_dealer", "", "there is no mod:lucky_duck"},
    {"duckhammer", "army_1=\"baker_guard x10\" army_2=\"baker_guard x10\"",
     "there is no model \"baker_guard\""},
    {"duckhammer_campaign", "map=village", "there is no campaign map \"village\""},
};

// A match that uses the template pack of a game, a few actions old.
Match TemplateMatch(const TemplateUse& use, const Pack& pack) {
  const auto ruleset = Ruleset::Load(use.game, {pack});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  Match match = NewMatch(*ruleset, use.options, 1);
  PlayAtRandom(match, 20);
  return match;
}

TEST(SavedMatch, ContentThatAMatchUsesMustBeThereInEveryGame) {
  EXPECT_EQ(std::size(kTemplateUses), Games().size());
  for (const TemplateUse& use : kTemplateUses) {
    const std::string& name = use.game;
    const Match match = TemplateMatch(use, *Pack::FromTemplate(name, "mod"));
    RestoreOptions options;
    options.allow_changed_content = true;
    const absl::Status refused =
        Match::Restore(BaseRuleset(name), match.Snapshot(Viewer::Host()), options).status();
    EXPECT_EQ(refused.code(), absl::StatusCode::kPermissionDenied) << name;
    EXPECT_THAT(std::string(refused.message()),
                EndsWith(absl::StrCat(use.missing,
                                      " (made with other content: pack mod is missing: "
                                      "0.1.0 was in use)")))
        << name;
    EXPECT_THAT(std::string(refused.message()), Not(HasSubstr("damaged"))) << name;
  }
}

TEST(SavedMatch, TextsMayChangeInEveryGame) {
  for (const TemplateUse& use : kTemplateUses) {
    const std::string& name = use.game;
    Pack pack = *Pack::FromTemplate(name, "mod");
    const Match match = TemplateMatch(use, pack);
    int changed = 0;
    for (PackFile& file : pack.files) {
      if (file.path != "content.lua") continue;
      changed += absl::StrReplaceAll({{"\n  name = \"", "\n  name = \"Another "}}, &file.text);
    }
    EXPECT_GT(changed, 0) << name;
    const auto other = Ruleset::Load(name, {pack});
    ASSERT_TRUE(other.ok()) << other.status();
    const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Host());
    EXPECT_EQ(Match::Restore(*other, bytes).status().message(),
              "made with other content: pack mod 0.1.0 has changed under the same version");
    RestoreOptions options;
    options.allow_changed_content = true;
    absl::StatusOr<Match> restored = Match::Restore(*other, bytes, options);
    ASSERT_TRUE(restored.ok()) << name << ": " << restored.status();
    EXPECT_EQ(restored->Hash(), match.Hash()) << name;
    PlayAtRandom(*restored, 20);  // It goes on.
  }
}

TEST(SavedMatch, DamagedBytesAreRefused) {
  const Match match = NewMatch(BaseRuleset("battleducks"), "", 1);
  const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Host());
  // The last bytes may be there for alignment alone.
  for (size_t size = 0; size + 8 <= bytes.size(); size += 7) {
    const std::vector<uint8_t> cut(bytes.begin(), bytes.begin() + static_cast<ptrdiff_t>(size));
    EXPECT_EQ(DescribeSavedMatch(cut).status().code(), absl::StatusCode::kDataLoss) << size;
  }
}

}  // namespace
}  // namespace mallard::testing
