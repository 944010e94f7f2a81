#include "tests/support/random_play.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/legal_prefix.h"
#include "mallard/state_buffer.h"
#include "tests/support/moves.h"
#include "tests/support/scene_checks.h"
#include "tests/support/told.h"

namespace mallard::testing {
namespace {

// Bytes of an action, for sets.
std::string Key(const Action& action) {
  return std::string(reinterpret_cast<const char*>(&action), sizeof action);
}

StateBuffer Redacted(const Match& match, int seat) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(seat), seen.data());
  return seen;
}

// Everything anybody can ask of a match, to show that it has not changed.
struct Fingerprint {
  explicit Fingerprint(const Match& match)
      : hash(match.Hash()),
        undo_depth(match.UndoDepth()),
        events(match.Events(Viewer::Host())),
        snapshot(match.Snapshot(Viewer::Host())) {}
  bool operator==(const Fingerprint&) const = default;
  uint64_t hash;
  size_t undo_depth;
  std::vector<Event> events;
  std::vector<uint8_t> snapshot;
};

Action RandomAction(const std::vector<Action>& legal, Chance& chance) {
  Action action;
  if (!legal.empty() && chance.Below(4) != 0) {
    // Near misses: a legal action with one number changed.
    action = legal[chance.Below(static_cast<uint32_t>(legal.size()))];
    const uint32_t place = chance.Below(8);
    const int32_t value = static_cast<int32_t>(chance.Below(300)) - 20;
    if (place == 7) {
      action.kind = static_cast<uint32_t>(value);
    } else {
      action.args[place] = value;
    }
    return action;
  }
  action.kind = chance.Below(12);
  for (int32_t& arg : action.args) {
    if (chance.Below(2) == 0) arg = static_cast<int32_t>(chance.Next());
  }
  return action;
}

// Legal actions by prefix are those of the list that agree with it.
void CheckPrefix(const Match& match, int seat, const std::vector<Action>& legal, Chance& chance) {
  LegalPrefix prefix;
  prefix.fixed = legal[chance.Below(static_cast<uint32_t>(legal.size()))];
  prefix.mask = chance.Below(1 << 7);
  if (chance.Below(4) == 0) prefix.fixed.kind = 0;
  std::vector<Action> expected;
  for (const Action& action : legal) {
    if (prefix.Includes(action)) expected.push_back(action);
  }
  std::vector<Action> found(legal.size());
  ASSERT_EQ(LegalActionsWhere(match, seat, prefix, absl::MakeSpan(found)), expected.size());
  found.resize(expected.size());
  ASSERT_EQ(found, expected);
}

// Outside of the parts that a state says are in use, it is zero.
void CheckParts(const Rules& rules, const void* state) {
  StateBuffer rest(rules.state_size());
  std::memcpy(rest.data(), state, rules.state_size());
  rules.PartsInUse(state).ClearIn(rest.data());
  const StateBuffer zero(rules.state_size());
  ASSERT_EQ(rest, zero) << "parts that are not in use hold something";
}

void CheckSeat(const Match& match, int seat, Chance& chance, const PlayChecks& checks) {
  const Rules& rules = match.rules();
  const Decision decision = match.DecisionOf(seat);
  const std::vector<Action> legal = match.LegalActions(seat);
  ASSERT_EQ(legal.size(), match.LegalCount(seat));
  ASSERT_EQ(decision.kind != 0, !legal.empty()) << "a decision and something to choose go together";

  std::set<std::string> listed;
  for (const Action& action : legal) {
    ASSERT_TRUE(listed.insert(Key(action)).second)
        << "listed twice: " << FormatAction(rules, action);
    ASSERT_EQ(match.Check(seat, action), absl::OkStatus()) << FormatAction(rules, action);
  }
  for (int i = 0; i < checks.indexed_actions && !legal.empty(); ++i) {
    const uint32_t n = chance.Below(static_cast<uint32_t>(legal.size()));
    ASSERT_EQ(legal[n], match.LegalNth(seat, n)) << FormatAction(rules, legal[n]);
    absl::StatusOr<Action> parsed = ParseAction(rules, FormatAction(rules, legal[n]));
    ASSERT_TRUE(parsed.ok()) << parsed.status();
    ASSERT_EQ(*parsed, legal[n]) << FormatAction(rules, legal[n]);
  }
  if (!legal.empty()) CheckPrefix(match, seat, legal, chance);
  // A buffer that is too small gets the first ones.
  std::vector<Action> few(legal.size() / 2);
  ASSERT_EQ(match.LegalActions(seat, absl::MakeSpan(few)), few.size());
  ASSERT_TRUE(std::equal(few.begin(), few.end(), legal.begin()));

  // What a player may do follows from what that player knows.
  const StateBuffer seen = Redacted(match, seat);
  CheckParts(rules, seen.data());
  ASSERT_EQ(rules.DecisionOf(seen.data(), seat), decision);
  ASSERT_EQ(rules.LegalCount(seen.data(), seat), legal.size());
  std::vector<Action> seen_legal(legal.size());
  rules.LegalActions(seen.data(), seat, absl::MakeSpan(seen_legal));
  ASSERT_EQ(seen_legal, legal);

  Match copy = match;
  const Fingerprint before(match);
  for (int i = 0; i < checks.mutated_actions; ++i) {
    const Action action = RandomAction(legal, chance);
    const absl::Status checked = match.Check(seat, action);
    ASSERT_EQ(rules.Check(seen.data(), seat, action), checked)
        << "refusals follow from what the player knows";
    if ((decision.flags & Decision::kOpen) == 0) {
      ASSERT_EQ(checked.ok(), listed.count(Key(action)) != 0) << FormatAction(rules, action);
    }
    const absl::Status applied = copy.Apply(seat, action);
    ASSERT_EQ(applied, checked) << FormatAction(rules, action);
    if (applied.ok()) {
      ASSERT_EQ(copy.Undo(), absl::OkStatus());
    }
    ASSERT_EQ(Fingerprint(copy), before) << "after " << FormatAction(rules, action);
  }
  for (int i = 0; i < checks.applied_actions && !legal.empty(); ++i) {
    const Action action = legal[chance.Below(static_cast<uint32_t>(legal.size()))];
    ASSERT_EQ(copy.Apply(seat, action), absl::OkStatus()) << FormatAction(rules, action);
    ASSERT_EQ(copy.Undo(), absl::OkStatus());
    ASSERT_EQ(Fingerprint(copy), before) << "after undoing " << FormatAction(rules, action);
  }
}

// The first byte in which two states of the same rules differ.
size_t FirstDifference(const Match& a, const Match& b) {
  const auto* left = static_cast<const char*>(a.state());
  const auto* right = static_cast<const char*>(b.state());
  const size_t size = a.rules().state_size();
  return static_cast<size_t>(std::mismatch(left, left + size, right).first - left);
}

void CheckBytes(const Match& match) {
  CheckParts(match.rules(), match.state());
  const std::vector<uint8_t> snapshot = match.Snapshot(Viewer::Host());
  absl::StatusOr<Match> restored = Match::Restore(match.rules().shared_ruleset(), snapshot);
  ASSERT_TRUE(restored.ok()) << restored.status();
  ASSERT_EQ(restored->Hash(), match.Hash())
      << "the states differ from byte " << FirstDifference(*restored, match);
  ASSERT_EQ(restored->Snapshot(Viewer::Host()), snapshot);
  Match copy = match;
  ASSERT_EQ(Fingerprint(copy), Fingerprint(match));
  ASSERT_EQ(copy.CarryOver(match.rules().shared_ruleset()), absl::OkStatus());
  ASSERT_EQ(copy.Hash(), match.Hash());
}

void CheckImagined(const Match& match, int seat, Chance& chance) {
  const Viewer viewer = Viewer::Seat(seat);
  const std::vector<uint8_t> view = match.Snapshot(viewer);
  absl::StatusOr<Match> imagined =
      Match::Imagine(match.rules().shared_ruleset(), view, chance.Next());
  // A game may say that it found none in time; how often, its own tests know.
  if (absl::IsUnavailable(imagined.status())) return;
  ASSERT_TRUE(imagined.ok()) << imagined.status();
  ASSERT_EQ(imagined->Snapshot(viewer), view) << "another hidden state, the same view";
  for (const Viewer whose : {viewer, Viewer::Spectator()}) {
    ASSERT_EQ(imagined->Snapshot(whose), match.Snapshot(whose));
    ASSERT_EQ(SceneBytes(*imagined, whose), SceneBytes(match, whose))
        << "another hidden state, the same scene";
    ASSERT_EQ(ToldTo(*imagined, whose), ToldTo(match, whose))
        << "another hidden state, the same prompts, choices and costs";
  }
  for (int other = 0; other < match.seats(); ++other) {
    ASSERT_EQ(imagined->DecisionOf(other, viewer), match.DecisionOf(other, viewer));
    ASSERT_EQ(match.DecisionOf(other, viewer).kind, match.DecisionOf(other).kind)
        << "the kind of a decision is public";
  }
  // The same action in both worlds: where the views stay equal, so must the events.
  for (int actor = 0; actor < match.seats(); ++actor) {
    const uint64_t count = match.LegalCount(actor);
    if (count == 0) continue;
    const Action action = match.LegalNth(actor, chance.Next() % count);
    absl::StatusOr<Match> there =
        Match::Restore(match.rules().shared_ruleset(), imagined->Snapshot(Viewer::Host()));
    ASSERT_TRUE(there.ok()) << there.status();
    Match here = match;
    // What lies open is drawn alike in both, so that it does not make a difference that nobody hid.
    const uint64_t seed = chance.Next();
    here.Reseed(seed);
    there->Reseed(seed);
    const size_t mark = here.EventCount(viewer);
    const size_t heard = here.EventCount(Viewer::Spectator());
    ASSERT_EQ(here.Apply(actor, action), absl::OkStatus());
    if (!there->Apply(actor, action).ok()) continue;
    if (here.Snapshot(viewer) == there->Snapshot(viewer)) {
      ASSERT_EQ(here.Events(viewer, mark), there->Events(viewer));
      ASSERT_EQ(here.Events(Viewer::Spectator(), heard), there->Events(Viewer::Spectator()));
      ASSERT_EQ(StoryOf(here, viewer, mark), StoryOf(*there, viewer, 0));
      ASSERT_EQ(StoryOf(here, Viewer::Spectator(), heard), StoryOf(*there, Viewer::Spectator(), 0));
    }
  }
}

int RandomActor(const Match& match, Chance& chance) {
  std::vector<int> actors;
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (match.DecisionOf(seat)) actors.push_back(seat);
  }
  return actors.empty() ? -1 : actors[chance.Below(static_cast<uint32_t>(actors.size()))];
}

}  // namespace

void CheckState(const Match& match, Chance& chance, const PlayChecks& checks) {
  for (int seat = 0; seat < match.seats(); ++seat) {
    CheckSeat(match, seat, chance, checks);
    if (::testing::Test::HasFatalFailure()) return;
    if (checks.imagine_one_of == 1 || chance.Below(checks.imagine_one_of) == 0) {
      CheckImagined(match, seat, chance);
    }
    if (::testing::Test::HasFatalFailure()) return;
  }
  CheckBytes(match);
  if (::testing::Test::HasFatalFailure()) return;
  CheckScenes(match);
}

Match PlayAndCheck(Match match, uint64_t seed, const PlayChecks& checks) {
  Chance chance = Chance::Stream(seed, 77);
  RandomBot bot(seed);
  const uint64_t start = match.Hash();
  int actions = 0;
  for (; actions < checks.max_actions; ++actions) {
    if (actions % checks.every == 0 || match.outcome().over) CheckState(match, chance, checks);
    if (::testing::Test::HasFatalFailure()) {
      ADD_FAILURE() << "seed " << seed << ", after " << actions << " actions";
      return match;
    }
    const int seat = RandomActor(match, chance);
    if (seat < 0) break;
    EXPECT_FALSE(match.outcome().over) << "nobody decides anything once the match is over";
    absl::StatusOr<Action> action = bot.Choose(Sight(match, seat));
    EXPECT_TRUE(action.ok()) << action.status();
    if (!action.ok()) return match;
    if (actions % checks.every != 0) {
      EXPECT_EQ(match.Apply(seat, *action), absl::OkStatus());
      continue;
    }
    const Moves moves(match);
    EXPECT_EQ(match.Apply(seat, *action), absl::OkStatus());
    moves.Check(match);
    if (::testing::Test::HasFatalFailure()) {
      ADD_FAILURE() << "seed " << seed << ", " << FormatAction(match.rules(), *action);
      return match;
    }
  }
  EXPECT_TRUE(match.outcome().over) << "not over after " << actions << " actions";
  // At the end everything is disclosed.
  for (int seat = 0; seat < match.seats(); ++seat) {
    Match reseeded = match;
    reseeded.Reseed(seed);
    const StateBuffer seen = Redacted(match, seat);
    EXPECT_EQ(seen, Redacted(reseeded, seat));
  }
  absl::StatusOr<std::vector<uint8_t>> replay = match.Replay();
  EXPECT_TRUE(replay.ok()) << replay.status();
  if (!replay.ok()) return match;
  absl::StatusOr<Match> again = Match::FromReplay(match.rules().shared_ruleset(), *replay);
  EXPECT_TRUE(again.ok()) << again.status();
  if (again.ok()) {
    EXPECT_EQ(again->Hash(), match.Hash());
    EXPECT_EQ(again->Events(Viewer::Host()), match.Events(Viewer::Host()));
  }
  // All the way back.
  Match undone = match;
  EXPECT_EQ(undone.Undo(undone.UndoDepth()), absl::OkStatus());
  EXPECT_EQ(undone.Hash(), start);
  EXPECT_EQ(undone.EventCount(Viewer::Host()), 0u);
  return match;
}

void PlayOut(Match& match, Chance& chance, int max_actions) {
  RandomBot bot(chance.Next());
  for (int i = 0; i < max_actions; ++i) {
    const int seat = RandomActor(match, chance);
    if (seat < 0) return;
    absl::StatusOr<Action> action = bot.Choose(Sight(match, seat));
    ASSERT_TRUE(action.ok()) << action.status();
    ASSERT_EQ(match.Apply(seat, *action), absl::OkStatus());
  }
  ADD_FAILURE() << "not over after " << max_actions << " actions";
}

}  // namespace mallard::testing
