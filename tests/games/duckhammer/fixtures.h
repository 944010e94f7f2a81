// Battles put together by hand, so that a rule is tested without playing up to it.
//
// A Field is a battle on an open map (or one with the terrain given) in which units stand where a
// test puts them, in the phase it asks for. Its content is small and its own, unless the base pack
// is asked for.
#ifndef MALLARD_TESTS_GAMES_DUCKHAMMER_FIXTURES_H_
#define MALLARD_TESTS_GAMES_DUCKHAMMER_FIXTURES_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "gtest/gtest.h"
#include "mallard/event_sink.h"
#include "mallard/mallard.hpp"
#include "mallard/state_buffer.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer::testing {

/// A point given in thousandths, and the same in whole inches.
inline Point At(int32_t x, int32_t y) { return {x, y}; }
inline Point Inch(int32_t x, int32_t y) { return {x * kInch, y * kInch}; }

/// Actions.
/// @{
inline Action MoveBy(int unit, Way way = Way::kWalk) {
  return {kMove, {unit, static_cast<int32_t>(way)}};
}
inline Action PileInBy(int unit, Way way = Way::kWalk) {
  return {kPileIn, {unit, static_cast<int32_t>(way)}};
}
inline Action ChargeBy(int unit, Way way = Way::kWalk) {
  return {kCharge, {unit, static_cast<int32_t>(way)}};
}
inline Action StepTo(int model, Point to) { return {kStep, {model, to.x, to.y}}; }
inline Action ShiftBy(Point step) { return {kShift, {step.x, step.y}}; }
inline Action AdvanceTo(Point to) { return {kAdvance, {to.x, to.y}}; }
inline Action DeployAt(int unit, Point at, int columns) {
  return {kDeployUnit, {unit, at.x, at.y, columns}};
}
inline Action PutAt(int model, Point to) { return {kPut, {model, to.x, to.y}}; }
inline Action PlaceAt(Point at) { return {kPlace, {at.x, at.y}}; }
inline Action Done() { return {kDone, {}}; }
inline Action Pass() { return {kPass, {}}; }
/// @}

/// A pack `trial` with that content, on top of the base pack.
Pack TrialPack(absl::string_view lua);
/// The small content of Fields with `lua` added to it, without the base pack:
///   scales `small` (30 by 42) and `giant` (60 by 84); map `open` of each;
///   weapons `blade` (melee, d6, 2 inches), `fist` (melee, d2, contact), `bow` (ranged, d4, 12
///   inches), `wand` (magic, d6, 2 inches, spells 6); model `trooper`;
///   missions `duel`, `control` (objects), `hunt` (up to 3 monsters, each takes 1 off), `fort`
///   (zone 2 inches deeper); monsters `newt` (one) and `bees` (4).
/// A ruleset that does not load fails the test.
std::shared_ptr<const Ruleset> TrialRuleset(absl::string_view lua = "");

struct FieldOptions {
  std::string terrain = "";  ///< As the option of a match.
  std::string lua = "";      ///< Content more than the usual.
  std::string scale = "small";
  bool base = false;     ///< The base pack instead of the small content; `lua` is a pack on top.
  std::string map = "";  ///< By id; any without terrain of its own if left out.
};

class Field {
 public:
  explicit Field(const FieldOptions& options = {});

  State& state() { return DuckhammerRules::As(buffer_.data()); }
  const DuckhammerRules& rules() const { return *rules_; }
  const GameContent& content() const { return rules_->content(); }
  Position position() { return {*rules_, state()}; }
  Play play() { return {*rules_, state(), sink_}; }

  /// A profile (of Grade 1 unless told) with a blade (of the base pack, a sword): 5 HP, movement 6,
  /// charge 2d4, slow flyer and slow swimmer, the usual base.
  Profile Plain(int grade = 1) const;
  /// Adds a weapon or an ability of the content to a profile.
  void Arm(Profile& profile, absl::string_view weapon) const;
  void Teach(Profile& profile, absl::string_view ability) const;
  /// Positions in the content.
  int MarkNamed(absl::string_view id) const;
  int QuackticNamed(absl::string_view id) const;
  /// The profile of a monster of the content.
  Profile MonsterNamed(absl::string_view id) const;

  /// A unit whose models are in play at these places; its number.
  int Add(int owner, const Profile& profile, const std::vector<Point>& places);
  int Add(int owner, const std::vector<Point>& places) { return Add(owner, Plain(), places); }
  /// A unit that waits.
  int AddWaiting(int owner, const Profile& profile, int count);
  /// A monster in play that a seat's mission brought.
  int AddMonster(int brought_by, const Profile& profile, const std::vector<Point>& places);
  /// A mission chosen, and a quacktic begun just now, without asking.
  void GiveMission(int seat, absl::string_view id);
  void GiveQuacktic(int seat, absl::string_view id, int unit = -1);
  /// The n-th model of a unit, from 0: itself, its number, and where it is.
  Model& model(int unit, int n = 0) { return state().models[ModelOf(unit, n)]; }
  int ModelOf(int unit, int n = 0) { return state().units[unit].first + n; }
  Point PlaceOf(int unit, int n = 0) { return state().models[ModelOf(unit, n)].at(); }
  void MoveTo(int unit, Point to, int n = 0);
  /// Takes a model off the map: it waits.
  void Withdraw(int unit, int n = 0);
  /// Destroys a model by damage; `by` is the seat credited.
  void Destroy(int unit, int n, int by);

  /// Begins a phase of round 1 (or another) at the Lead's turn, and goes on until somebody is
  /// asked. The Lead is seat 0.
  void Begin(Phase phase, int round = 1);
  /// Goes on by itself, after a test has changed the state.
  void GoOn();
  /// Whom, and what, the battle asks: nothing is Stage::kNone.
  Stage Asks(int seat) { return (state().asked >> seat & 1) != 0 ? state().stage : Stage::kNone; }

  /// Takes an action; the reason if it is refused.
  absl::Status Try(int seat, const Action& action);
  /// Takes an action that must be legal.
  void Do(int seat, const Action& action);
  /// Why an action is refused; empty if it is not.
  std::string Refusal(int seat, const Action& action);
  /// An action written as text.
  Action Written(absl::string_view text) const;
  /// The listed actions of a kind; 0: all.
  std::vector<Action> Listed(int seat, uint32_t kind = 0);
  /// Every listed action is legal, none comes twice. To be called wherever somebody is asked.
  void CheckList(int seat);

  /// Makes the next d12 show these, up to four.
  void NextRolls(const std::vector<int>& naturals);
  /// Events of a kind since the beginning, or since the last Forget.
  std::vector<Event> Heard(EventKind kind);
  void Forget();

 private:
  bool base_;
  std::shared_ptr<const DuckhammerRules> rules_;
  StateBuffer buffer_;
  EventLog log_{kSeats};
  EventSink sink_{&log_};
};

}  // namespace mallard::duckhammer::testing

#endif  // MALLARD_TESTS_GAMES_DUCKHAMMER_FIXTURES_H_
