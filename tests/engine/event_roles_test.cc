// Events say what they happened to and which action caused them, and nothing about actions of which
// the viewer got no event.
#include "mallard/event_roles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "absl/strings/match.h"
#include "mallard/game.h"
#include "mallard/notation.h"
#include "mallard/reading.h"
#include "mallard/scene.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

TEST(EventRoles, HiddenActionsAreNotCounted) {
  Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1", 1);
  MustDo(match, 0, "fill");
  MustDo(match, 1, "fill");
  MustDo(match, 0, "ready");
  const Viewer second = Viewer::Seat(1);
  const size_t last = match.EventCount(second) - 1;
  const EventRoles roles = RolesOf(match, second, last);
  EXPECT_EQ(roles.cause.actor, 0);
  EXPECT_EQ(roles.cause.action, 1) << "the own `fill` and this; nothing of the other's `fill`";
  EXPECT_EQ(RolesOf(match, Viewer::Host(), match.EventCount(Viewer::Host()) - 1).cause.action, 2);
}

TEST(EventRoles, NumbersStayTheSameAfterUndo) {
  Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1", 1);
  for (const int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  const Viewer viewer = Viewer::Seat(0);
  MustDo(match, 0, "observe B2");
  const size_t count = match.EventCount(viewer);
  const EventCause cause = match.CauseOf(viewer, count - 1);
  ASSERT_TRUE(match.Undo().ok());
  MustDo(match, 0, "observe B2");
  ASSERT_EQ(match.EventCount(viewer), count);
  EXPECT_EQ(match.CauseOf(viewer, count - 1), cause);
  EXPECT_EQ(match.CauseOf(viewer, count), EventCause());
}

TEST(EventRoles, AnObservationHappensOnTheOtherPond) {
  Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1", 1);
  for (const int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  const size_t from = match.EventCount(Viewer::Host());
  MustDo(match, 0, "observe B2");
  const EventRoles roles = RolesOf(match, Viewer::Host(), from);
  ASSERT_TRUE(roles.Has(ArgRole::kPlace));
  EXPECT_EQ(roles.place, Reference::Cell(17, 1));
  EXPECT_FALSE(roles.Has(ArgRole::kSubject));
}

// At most one argument in each role; amounts are numbers.
TEST(EventRoles, ManifestsGiveRolesThatFit) {
  for (const Game* game : Games()) {
    for (const KindSpec& event : game->manifest().events) {
      uint32_t seen = 0;
      for (const ArgSpec& arg : event.args) {
        if (arg.role == ArgRole::kNone) continue;
        const uint32_t bit = 1u << static_cast<int>(arg.role);
        EXPECT_EQ(seen & bit, 0u) << event.name << "." << arg.name;
        seen |= bit;
        if (arg.role == ArgRole::kAmount || arg.role == ArgRole::kTotal) {
          const bool number = arg.type >= ArgType::kCount && arg.type <= ArgType::kRoll;
          EXPECT_TRUE(number || arg.type == ArgType::kStage) << event.name << "." << arg.name;
        }
      }
    }
    for (const KindSpec& action : game->manifest().actions) {
      for (const ArgSpec& arg : action.args) EXPECT_EQ(arg.role, ArgRole::kNone) << action.name;
    }
  }
}

// No argument is a bare number, and what is yes or no is not just one of two words.
TEST(EventRoles, ArgumentsAreTypedAsWhatTheyAre) {
  const auto check = [](const char* game, const KindSpec& kind, const ArgSpec& arg) {
    SCOPED_TRACE(std::string(game) + ": " + kind.name + "." + arg.name);
    EXPECT_NE(arg.type, ArgType::kInt);
    EXPECT_NE(arg.type, ArgType::kArea);
    const bool yes = std::any_of(arg.words.begin(), arg.words.end(), [](const char* word) {
      return absl::string_view(word) == "yes" || absl::string_view(word) == "true";
    });
    EXPECT_EQ(yes, arg.type == ArgType::kYesNo);
    EXPECT_EQ(arg.worded(), !arg.words.empty());
  };
  int asked = 0;
  for (const Game* game : Games()) {
    const Manifest& manifest = game->manifest();
    for (const auto* kinds : {&manifest.actions, &manifest.events, &manifest.decisions}) {
      for (const KindSpec& kind : *kinds) {
        for (const ArgSpec& arg : kind.args) check(manifest.game, kind, arg), ++asked;
      }
    }
    for (const AnswerSpec& answer : manifest.answers) {
      EXPECT_NE(answer.arg.type, ArgType::kInt) << answer.kind;
    }
  }
  EXPECT_GT(asked, 400);
}

// What the arguments of a card, a training or an effect are depends on it: they have types as well.
TEST(EventRoles, ArgumentsThatDependOnOthersAreTypedToo) {
  for (const char* game : {"naval_war", "duckhammer_campaign"}) {
    const Match match = NewMatch(BaseRuleset(game), "", 1);
    for (const KindSpec& kind : match.rules().manifest().actions) {
      for (int32_t first = 0; kind.depends && first < 64; ++first) {
        for (const ArgSpec& arg : match.rules().ActionArgs({kind.kind, {first}})) {
          EXPECT_NE(arg.type, ArgType::kInt) << kind.name << "." << arg.name;
        }
      }
    }
    for (const KindSpec& kind : match.rules().manifest().events) {
      for (int32_t first = 0; kind.depends && first < 64; ++first) {
        for (const ArgSpec& arg : match.rules().EventArgs({kind.kind, {first, first}})) {
          EXPECT_NE(arg.type, ArgType::kInt) << kind.name << "." << arg.name;
        }
      }
    }
  }
}

// A card that is drawn comes out of the deck into a hand, which the other player sees, too; which
// card it was only its owner hears.
TEST(EventRoles, ADrawnCardGoesFromTheDeckIntoAHand) {
  Match match = NewMatch(BaseRuleset("naval_war"), "first_player=p1", 1);
  for (const int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  size_t found = 0;
  while (found == 0 && !match.outcome().over) {
    const int seat = match.DecisionOf(0) ? 0 : 1;
    ASSERT_TRUE(match.Apply(seat, match.LegalNth(seat, 0)).ok());
    for (const Viewer viewer : {Viewer::Seat(0), Viewer::Seat(1), Viewer::Spectator()}) {
      Scene scene;
      match.BuildScene(viewer, scene);
      for (size_t i = 0; i < match.EventCount(viewer); ++i) {
        Event event;
        match.Events(viewer, i, absl::MakeSpan(&event, 1));
        if (!absl::StartsWith(FormatEvent(match.rules(), event), "card_drawn")) continue;
        ++found;
        const EventRoles roles = RolesOf(match, viewer, i);
        EXPECT_EQ(roles.Has(ArgRole::kSubject), viewer.IsSeat(event.args[0]));
        ASSERT_TRUE(roles.Has(ArgRole::kFrom) && roles.Has(ArgRole::kTo));
        EXPECT_EQ(ReferenceText(match, viewer, roles.from, 0), "Deck");
        EXPECT_EQ(ReferenceText(match, viewer, roles.to, 0), "Hand");
        const bool there =
            std::any_of(scene.areas.begin(), scene.areas.end(), [&](const SceneArea& area) {
              return area.kind == AreaKind::kHand && area.owner == event.args[0] &&
                     scene.ReferencesOf(area).front() == roles.to;
            });
        EXPECT_TRUE(there) << "the hand of that player";
      }
    }
  }
  EXPECT_GT(found, 0u);
}

}  // namespace
}  // namespace mallard::testing
