#include "src/games/naval_war/chart.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "mallard/frame/numbers.h"
#include "src/games/naval_war/chronicle.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/hide.h"
#include "src/games/naval_war/imagine.h"

namespace mallard::naval_war {
namespace {

// Tries for each fleet: a few fleets that leave something unexplained do little harm.
constexpr int kTries = 3;

class ChartMaker {
 public:
  explicit ChartMaker(const NavalWarRules& rules) : rules_(rules) {}

  // Adds one guess; `board` has the same fleet with its damage.
  void Add(const FleetGuess& guess, const Board& board) {
    const int64_t weight = 8 >> std::min(guess.unexplained, 3);
    total_ += weight;
    for (int i = 0; i < rules_.ships(); ++i) {
      const Ship& ship = board.ships[i];
      if (ship.placed == 0) continue;
      const FleetGuess::Ship& guessed = guess.ships[i];
      if (guessed.course.damage == 0) {
        AddSpread(guessed.drawn_from, i, ship, weight * kUnit);
        continue;
      }
      for (const FleetGuess::Course& course : guessed.alternative) {
        AddCourse(course, i, ship, weight * kUnit / FleetGuess::kAlternatives);
      }
    }
  }

  Chart Finish() const {
    Chart chart;
    const int64_t whole = std::max<int64_t>(total_, 1) * kUnit;
    for (int cell = 0; cell < kGridCells; ++cell) {
      Put(chart.covered[cell], covered_[cell] * Chart::kCertain / whole);
      Put(chart.sound[cell], sound_[cell] * Chart::kCertain / whole);
    }
    return chart;
  }

 private:
  static constexpr int64_t kUnit = 1 << 20;

  // A ship of which no hit is known: all its places count, which makes a smoother chart.
  void AddSpread(const PlaceSet& places, int index, const Ship& ship, int64_t weight) {
    const int length = rules_.length(index);
    const int64_t each = weight / std::max(1, places.Count());
    const int64_t each_sound = each * (length - std::popcount(ship.damage)) / length;
    const auto add = [&](int first, int step) {
      for (int part = 0; part < length; ++part) {
        covered_[first + part * step] += each;
        sound_[first + part * step] += each_sound;
      }
    };
    places.across.ForEach([&](int first) { add(first, 1); });
    places.down.ForEach([&](int first) { add(first, kGridSide); });
  }

  // A ship that was hit there. It may have taken more hits, nobody knows where.
  void AddCourse(const FleetGuess::Course& course, int index, const Ship& ship, int64_t weight) {
    const int length = rules_.length(index);
    const int sound = length - std::popcount(course.damage);
    const int sound_in_all = std::min(sound, length - std::popcount(ship.damage));
    const int64_t each_sound = sound == 0 ? 0 : weight * sound_in_all / sound;
    for (int part = 0; part < length; ++part) {
      const int cell = PartCell(PoseAt(course.place), part);
      covered_[cell] += weight;
      if (((course.damage >> part) & 1) == 0) sound_[cell] += each_sound;
    }
  }

  const NavalWarRules& rules_;
  int64_t total_ = 0;
  int64_t covered_[kGridCells] = {};
  int64_t sound_[kGridCells] = {};
};

}  // namespace

Worlds ImagineWorlds(const NavalWarRules& rules, const State& seen, int seat, int count,
                     Chance& chance, const Thinking* thinking) {
  Worlds worlds;
  Belief belief(rules, seen, 1 - seat);
  ChartMaker maker(rules);
  for (int i = 0; i < count; ++i) {
    if (i > 0 && thinking != nullptr && thinking->stopped()) break;  // One is better than none.
    FleetGuess guess;
    if (!belief.Draw(chance, kTries, guess, true)) break;
    StateBuffer world(rules.state_size());
    std::memcpy(world.data(), &seen, rules.state_size());
    State& state = NavalWarRules::As(world.data());
    if (!CompleteState(rules, seat, guess, belief.history().hits_before, chance, state).ok()) break;
    maker.Add(guess, state.boards[1 - seat]);
    worlds.states.push_back(std::move(world));
  }
  worlds.chart = maker.Finish();
  return worlds;
}

Chart ThreatTo(const NavalWarRules& rules, const State& seen, int seat, int draws, bool closed,
               Chance& chance) {
  StateBuffer theirs(rules.state_size());
  rules.Redact(&seen, Viewer::Seat(1 - seat), theirs.data());
  State& state = NavalWarRules::As(theirs.data());
  if (closed) {
    BoardChanged(state.boards[seat], EntryWord::kWindow, 0);
    state.phase = Phase::kTurn;
  }
  Belief belief(rules, state, seat);
  ChartMaker maker(rules);
  for (int i = 0; i < draws; ++i) {
    FleetGuess guess;
    if (!belief.Draw(chance, kTries, guess, true)) break;
    Board board = state.boards[seat];
    LayGuess(rules, guess, belief.history().hits_before, chance, board);
    maker.Add(guess, board);
  }
  return maker.Finish();
}

}  // namespace mallard::naval_war
