// Choices lead to every legal action and to no other one, whatever the order of their steps, and
// tell nothing but what the player may know: for every game, all through random matches.
#include "mallard/choice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/event_roles.h"
#include "mallard/legal_prefix.h"
#include "mallard/notation.h"
#include "tests/support/matches.h"
#include "tests/support/random_play.h"

namespace mallard::testing {
namespace {

struct Use {
  const char* name;
  const char* game;
  const char* options;
  int actions;  // How many are taken at most.
  int every;    // Only each so many-th state is looked at.
};

const Use kUses[] = {
    {"battleducks", "battleducks", "mode=advanced", 4000, 7},
    {"naval_war", "naval_war", "turn_limit=80", 4000, 5},
    {"ducks_in_tow", "ducks_in_tow", "players=3", 2000, 3},
    {"duck_dealer", "duck_dealer", "players=3 auction=true turns=6", 2000, 3},
    {"duckhammer", "duckhammer",
     "army_1=\"hollow_guard x12; grave_cantor x2; storm_page x4\" "
     "army_2=\"quack_marine x8; fledgling x8; honour_drake x3\" rounds=2",
     800, 5},
    {"duckhammer_campaign", "duckhammer_campaign", "rations=60 battles=1 seasons=2 rounds=1", 600,
     7},
    {"duckheim", "duckhammer_campaign", "mode=duckheim weeks=4 rounds=1", 400, 3},
};

void PrintTo(const Use& use, std::ostream* out) { *out << use.name; }

int32_t Pick(Chance& chance, size_t count) {
  return static_cast<int32_t>(chance.Below(static_cast<uint32_t>(count)));
}

// Steps that are known and not filled in.
std::vector<int> OpenSteps(const Choice& choice) {
  std::vector<int> steps;
  if (!choice.IsFilled(Choice::kKind)) return {Choice::kKind};
  for (int step = 0; step < choice.steps(); ++step) {
    if (!choice.IsFilled(step)) steps.push_back(step);
  }
  return steps;
}

const int32_t* ValueIn(const Choice& choice, const Action& action, int step) {
  static thread_local int32_t kind;
  kind = static_cast<int32_t>(action.kind);
  if (step == Choice::kKind) return &kind;
  int slot = 0;
  for (int i = 0; i < step; ++i) slot += choice.Spec(i).width();
  return action.args + slot;
}

class ChoiceOf : public ::testing::TestWithParam<Use> {
 protected:
  // Plays at random and calls `look` for a seat that is asked, at each so many-th state.
  template <class Look>
  void PlayAndLook(uint64_t seed, Look look) {
    const Use& use = GetParam();
    Match match = NewMatch(BaseRuleset(use.game), use.options, seed);
    Chance chance = Chance::Stream(seed, 5);
    for (int i = 0; i < use.actions && !match.outcome().over; ++i) {
      std::vector<int> asked;
      for (int seat = 0; seat < match.seats(); ++seat) {
        if (match.DecisionOf(seat)) asked.push_back(seat);
      }
      ASSERT_FALSE(asked.empty());
      const int seat = asked[static_cast<size_t>(Pick(chance, asked.size()))];
      if (i % use.every == 0) look(match, seat, chance);
      if (HasFatalFailure()) return;
      const uint64_t count = match.LegalCount(seat);
      ASSERT_TRUE(
          match.Apply(seat, match.LegalNth(seat, chance.Below(static_cast<uint32_t>(count)))).ok());
    }
  }
};

TEST_P(ChoiceOf, LeadsToEveryLegalActionInAnyOrder) {
  Choice choice;
  PlayAndLook(1, [&](const Match& match, int seat, Chance& chance) {
    const std::vector<Action> legal = match.LegalActions(seat);
    for (int tries = 0; tries < 12; ++tries) {
      const Action& wanted = legal[static_cast<size_t>(Pick(chance, legal.size()))];
      choice.Begin(match, seat);
      ASSERT_EQ(choice.Count(), legal.size());
      for (std::vector<int> open = OpenSteps(choice); !open.empty(); open = OpenSteps(choice)) {
        const int step = open[static_cast<size_t>(Pick(chance, open.size()))];
        const int32_t* value = ValueIn(choice, wanted, step);
        const absl::Status status = choice.Set(step, value);
        ASSERT_TRUE(status.ok()) << FormatAction(match.rules(), wanted) << ", step " << step << ": "
                                 << status;
      }
      ASSERT_TRUE(choice.MayFinish()) << FormatAction(match.rules(), wanted);
      ASSERT_EQ(choice.Whole(), wanted) << FormatAction(match.rules(), wanted);
    }
  });
}

TEST_P(ChoiceOf, LeadsToNothingIllegal) {
  Choice choice;
  PlayAndLook(2, [&](const Match& match, int seat, Chance& chance) {
    choice.Begin(match, seat);
    for (int tries = 0; tries < 6; ++tries) {
      choice.Restart();
      int set = 0;
      for (std::vector<int> open = OpenSteps(choice); !open.empty(); open = OpenSteps(choice)) {
        const int step = open[static_cast<size_t>(Pick(chance, open.size()))];
        const absl::Span<const ChoiceValue> values = choice.Values(step);
        ASSERT_FALSE(values.empty()) << "a dead end at step " << step;
        uint64_t below = 0;
        for (const ChoiceValue& value : values) {
          below += value.actions;
          ASSERT_GT(value.actions, 0u);
        }
        ASSERT_EQ(below, choice.Count());
        const ChoiceValue value = values[static_cast<size_t>(Pick(chance, values.size()))];
        ASSERT_TRUE(choice.Set(step, value.value).ok());
        ASSERT_EQ(choice.Count(), value.actions);
        ++set;
      }
      ASSERT_EQ(match.Check(seat, choice.Whole()), absl::OkStatus());
      for (; set > 0; --set) ASSERT_TRUE(choice.Back());
      ASSERT_FALSE(choice.MayGoBack());
      ASSERT_EQ(choice.partial(), Action());
      ASSERT_EQ(choice.Count(), match.LegalCount(seat));
    }
  });
}

// A value that is not listed is refused with a reason, and nothing changes.
TEST_P(ChoiceOf, RefusesWhatIsNotLegal) {
  Choice choice;
  int refused = 0;
  PlayAndLook(3, [&](const Match& match, int seat, Chance& chance) {
    choice.Begin(match, seat);
    const int32_t nonsense[2] = {123456, 0};
    ASSERT_FALSE(choice.Set(Choice::kKind, nonsense).ok());
    const Action wanted = match.LegalNth(seat, 0);
    const int32_t kind = static_cast<int32_t>(wanted.kind);
    ASSERT_TRUE(choice.Set(Choice::kKind, &kind).ok());
    for (int step = 0; step < choice.steps(); ++step) {
      if (choice.IsOpen(step)) continue;
      const absl::Span<const ChoiceValue> values = choice.Values(step);
      const int32_t value[2] = {Pick(chance, 40) - 1, Pick(chance, 40) - 1};
      const bool listed = std::any_of(values.begin(), values.end(), [&](const ChoiceValue& v) {
        return v.value[0] == value[0] && (choice.Spec(step).width() == 1 || v.value[1] == value[1]);
      });
      const Action before = choice.partial();
      const bool why = choice.WhyNot(step, value).ok();
      ASSERT_TRUE(!listed || why);
      if ((choice.decision().flags & Decision::kOpen) != 0) continue;
      ASSERT_EQ(why, listed) << choice.Text(step, value);
      if (listed) continue;
      ++refused;
      ASSERT_FALSE(choice.Set(step, value).ok());
      ASSERT_EQ(choice.partial(), before);
    }
  });
  if (HasFatalFailure()) return;
  EXPECT_GT(refused, 0);
}

// Clicks on what an action names lead to an action that has all of it.
TEST_P(ChoiceOf, IsMadeByClicks) {
  Choice choice;
  int finished = 0;
  PlayAndLook(4, [&](const Match& match, int seat, Chance& chance) {
    const std::vector<Action> legal = match.LegalActions(seat);
    for (int tries = 0; tries < 8; ++tries) {
      const Action& wanted = legal[static_cast<size_t>(Pick(chance, legal.size()))];
      choice.Begin(match, seat);
      std::vector<Reference> clicks;
      const int32_t* value = wanted.args;
      for (const ArgSpec& spec : match.rules().ActionArgs(wanted)) {
        clicks.push_back(ReferenceOf(spec, value, seat, match.seats()));
        value += spec.width();
      }
      clicks.push_back(Reference::ActionKind(wanted.kind));
      for (size_t i = clicks.size(); i > 1; --i) {
        std::swap(clicks[i - 1], clicks[static_cast<size_t>(Pick(chance, i))]);
      }
      for (const Reference& click : clicks) {
        if (choice.partial().kind != 0 && click.type == Reference::kActionKind) continue;
        const uint64_t count = choice.Count();
        const absl::Status status = choice.Pick(click);
        // Two arguments of one type may have been taken for each other; then the rest is refused.
        if (!status.ok()) break;
        ASSERT_LE(choice.Count(), count);
        ASSERT_GT(choice.Count(), 0u);
      }
      if (!choice.MayFinish()) continue;
      ++finished;
      ASSERT_EQ(match.Check(seat, choice.Whole()), absl::OkStatus());
    }
  });
  if (HasFatalFailure()) return;
  EXPECT_GT(finished, 20);
}

// What a match tells and what any other one tells that looks the same to the player.
TEST_P(ChoiceOf, DependsOnNothingHidden) {
  Choice choice, imagined;
  int looks = 0;
  PlayAndLook(5, [&](const Match& match, int seat, Chance& chance) {
    if (++looks % 4 != 0) return;
    const std::vector<uint8_t> view = match.Snapshot(Viewer::Seat(seat));
    const std::shared_ptr<const Ruleset> ruleset = BaseRuleset(GetParam().game);
    absl::StatusOr<Match> other = looks % 8 == 0 ? Match::FromView(ruleset, view)
                                                 : Match::Imagine(ruleset, view, chance.Next());
    if (absl::IsUnavailable(other.status())) return;
    ASSERT_TRUE(other.ok()) << other.status();
    choice.Begin(match, seat);
    imagined.Begin(*other, seat);
    ASSERT_EQ(choice.Count(), imagined.Count());
    while (choice.Next() != Choice::kDone) {
      const int step = choice.Next();
      ASSERT_EQ(step, imagined.Next());
      ASSERT_STREQ(choice.Prompt(step), imagined.Prompt(step));
      const absl::Span<const ChoiceValue> values = choice.Values(step);
      const absl::Span<const ChoiceValue> others = imagined.Values(step);
      ASSERT_EQ(values.size(), others.size());
      for (size_t i = 0; i < values.size(); ++i) {
        ASSERT_EQ(choice.Text(step, values[i].value), imagined.Text(step, others[i].value));
        ASSERT_EQ(values[i].actions, others[i].actions);
      }
      const ChoiceValue value = values[static_cast<size_t>(Pick(chance, values.size()))];
      ASSERT_TRUE(choice.Set(step, value.value).ok());
      ASSERT_TRUE(imagined.Set(step, value.value).ok());
      const int32_t odd[2] = {Pick(chance, 300), Pick(chance, 300)};
      if (choice.Next() >= 0) {
        ASSERT_EQ(choice.WhyNot(choice.Next(), odd), imagined.WhyNot(choice.Next(), odd));
      }
    }
    ASSERT_EQ(choice.Whole(), imagined.Whole());
  });
}

// What a preview tells happens: some event puts the thing where it said.
void CheckPreview(const Match& match, int seat, const Choice& choice) {
  PreviewStep steps[64];
  const size_t count = choice.Preview(absl::MakeSpan(steps));
  ASSERT_LE(count, std::size(steps));
  Match after = match;
  const size_t from = after.EventCount(Viewer::Host());
  ASSERT_TRUE(after.Apply(seat, choice.Whole()).ok());
  for (const PreviewStep& step : absl::MakeConstSpan(steps, count)) {
    bool found = false;
    for (size_t i = from; i < after.EventCount(Viewer::Host()) && !found; ++i) {
      const EventRoles roles = RolesOf(after, Viewer::Host(), i);
      found = roles.subject == step.thing && roles.to == step.to;
    }
    ASSERT_TRUE(found) << FormatAction(match.rules(), choice.Whole()) << ": model "
                       << step.thing.value[0];
  }
}

TEST_P(ChoiceOf, OffersOpenStepsWithinReach) {
  Choice choice;
  PlayAndLook(6, [&](const Match& match, int seat, Chance& chance) {
    choice.Begin(match, seat);
    if ((choice.decision().flags & Decision::kOpen) == 0) return;
    const Action wanted = match.LegalNth(seat, chance.Below(static_cast<uint32_t>(choice.Count())));
    const int32_t kind = static_cast<int32_t>(wanted.kind);
    ASSERT_TRUE(choice.Set(Choice::kKind, &kind).ok());
    for (int step = 0; step < choice.steps(); ++step) {
      if (choice.Spec(step).type == ArgType::kPlace) continue;
      ASSERT_TRUE(choice.Set(step, ValueIn(choice, wanted, step)).ok());
    }
    for (int step = 0; step < choice.steps(); ++step) {
      if (choice.Spec(step).type != ArgType::kPlace) continue;
      ASSERT_TRUE(choice.IsOpen(step));
      const int32_t* near = ValueIn(choice, wanted, step);
      int32_t wish[2] = {near[0] + Pick(chance, 4000) - 2000, near[1] + Pick(chance, 4000) - 2000};
      ASSERT_TRUE(choice.Nearest(step, wish)) << FormatAction(match.rules(), wanted);
      ASSERT_TRUE(choice.Set(step, wish).ok());
    }
    ASSERT_TRUE(choice.MayFinish()) << choice.WhyNotFinished();
    ASSERT_EQ(match.Check(seat, choice.Whole()), absl::OkStatus());
    ASSERT_NO_FATAL_FAILURE(CheckPreview(match, seat, choice));
  });
}

TEST_P(ChoiceOf, AgreesWithLegalActionsByPrefix) {
  Choice choice;
  PlayAndLook(7, [&](const Match& match, int seat, Chance& chance) {
    const std::vector<Action> legal = match.LegalActions(seat);
    const LegalPrefix prefix{legal[static_cast<size_t>(Pick(chance, legal.size()))], 1};
    std::vector<Action> wanted;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(wanted),
                 [&](const Action& action) { return prefix.Includes(action); });
    ASSERT_FALSE(wanted.empty());
    std::vector<Action> found(wanted.size());
    ASSERT_EQ(LegalActionsWhere(match, seat, prefix, absl::MakeSpan(found)), wanted.size());
    ASSERT_EQ(found, wanted);
    ASSERT_EQ(LegalActionsWhere(match, seat, LegalPrefix(), {}), legal.size());
  });
}

INSTANTIATE_TEST_SUITE_P(AllGames, ChoiceOf, ::testing::ValuesIn(kUses),
                         [](const auto& use) { return std::string(use.param.name); });

TEST(Choice, OfASeatThatIsNotAskedIsEmpty) {
  Match match = NewMatch(BaseRuleset("battleducks"), "", 1);
  Choice choice;
  for (const int seat : {-1, 2, 7}) {
    choice.Begin(match, seat);
    EXPECT_EQ(choice.Count(), 0u);
    EXPECT_TRUE(choice.Values(Choice::kKind).empty());
    EXPECT_FALSE(choice.MayFinish());
    EXPECT_FALSE(choice.Pick(Reference::Cell(3)).ok());
  }
}

TEST(Choice, OfAViewIsItsViewersOnly) {
  Match match = NewMatch(BaseRuleset("battleducks"), "", 1);
  absl::StatusOr<Match> view =
      Match::FromView(BaseRuleset("battleducks"), match.Snapshot(Viewer::Seat(0)));
  ASSERT_TRUE(view.ok()) << view.status();
  Choice choice;
  choice.Begin(*view, 0);
  EXPECT_EQ(choice.Count(), match.LegalCount(0));
  choice.Begin(*view, 1);
  EXPECT_EQ(choice.Count(), 0u);
}

TEST(Choice, OneClickOnTheOtherPondObserves) {
  Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1", 1);
  for (const int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  Choice choice;
  choice.Begin(match, 0);
  EXPECT_EQ(choice.Pick(Reference::Cell(17, 0)).code(), absl::StatusCode::kFailedPrecondition)
      << "the own pond";
  ASSERT_TRUE(choice.Pick(Reference::Cell(17, 1)).ok());
  ASSERT_TRUE(choice.MayFinish());
  EXPECT_EQ(FormatAction(match.rules(), choice.Whole()), "observe B2");
  ASSERT_TRUE(match.Apply(0, choice.Whole()).ok());
  EXPECT_FALSE(choice.Count() == 0) << "a copy of how it was";
}

// In the advanced game a cell may be meant for a maneuver, too: the click narrows.
TEST(Choice, AClickThatMeansSeveralThingsNarrows) {
  Match match = NewMatch(BaseRuleset("battleducks"), "mode=advanced first_player=p1", 1);
  for (const int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  Choice choice;
  choice.Begin(match, 0);
  const uint64_t all = choice.Count();
  ASSERT_TRUE(choice.Pick(Reference::Cell(17, 1)).ok());
  EXPECT_EQ(choice.partial().kind, 0u);
  EXPECT_EQ(choice.picks().size(), 1u);
  EXPECT_LT(choice.Count(), all);
  const absl::Span<const ChoiceValue> kinds = choice.Values(Choice::kKind);
  ASSERT_EQ(kinds.size(), 2u);
  EXPECT_EQ(choice.Text(Choice::kKind, kinds[0].value), "observe");
  EXPECT_EQ(choice.Text(Choice::kKind, kinds[1].value), "maneuver");
  ASSERT_TRUE(choice.Set(Choice::kKind, kinds[0].value).ok());
  EXPECT_TRUE(choice.picks().empty());
  EXPECT_EQ(FormatAction(match.rules(), choice.Whole()), "observe B2");
  ASSERT_TRUE(choice.Back());
  EXPECT_EQ(choice.picks().size(), 1u);
  ASSERT_TRUE(choice.Back());
  EXPECT_EQ(choice.Count(), all);
}

TEST(Choice, ADragAnswersTwoSteps) {
  Match match = NewMatch(BaseRuleset("naval_war"), "", 1);
  Choice choice;
  choice.Begin(match, 0);
  ChoiceDrag drags[4];
  ASSERT_EQ(choice.Drags(absl::MakeSpan(drags)), 1u);
  EXPECT_EQ(drags[0].from, 0);  // The ship ...
  EXPECT_EQ(drags[0].to, 2);    // ... onto a cell; how it lies is asked next.
  ASSERT_TRUE(choice.Drag(Reference::Name("ship", 0, 0), Reference::Cell(68, 0)).ok());
  EXPECT_EQ(choice.Next(), 1);
  EXPECT_STREQ(choice.Spec(1).name, "facing");
  const Action before = choice.partial();
  EXPECT_FALSE(choice.Drag(Reference::Name("ship", 0, 1), Reference::Cell(2, 1)).ok());
  EXPECT_EQ(choice.partial(), before);
}

TEST(Choice, SaysWhyNot) {
  Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1", 1);
  for (const int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  MustDo(match, 0, "observe B2");
  if (match.DecisionOf(1)) MustDo(match, 1, "observe A1");
  Choice choice;
  choice.Begin(match, 0);
  const absl::Status why = choice.WhyNot(Reference::Cell(17, 1));
  EXPECT_EQ(why, match.Check(0, *ParseAction(match.rules(), "observe B2")));
  EXPECT_FALSE(why.ok());
}

}  // namespace
}  // namespace mallard::testing
