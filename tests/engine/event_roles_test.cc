// Events say what they happened to and which action caused them, and nothing about actions of which
// the viewer got no event.
#include "mallard/event_roles.h"

#include <gtest/gtest.h>

#include "mallard/game.h"
#include "mallard/notation.h"
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
          EXPECT_TRUE(arg.type >= ArgType::kCount || arg.type == ArgType::kStage)
              << event.name << "." << arg.name;
        }
      }
    }
    for (const KindSpec& action : game->manifest().actions) {
      for (const ArgSpec& arg : action.args) {
        EXPECT_EQ(arg.role, ArgRole::kNone) << action.name;
        EXPECT_NE(arg.type, ArgType::kInt) << action.name << "." << arg.name;
      }
    }
  }
}

}  // namespace
}  // namespace mallard::testing
