// A randomised search.
//
// What is known of the opposing pond, and what it means for each formation of it:
//   - every spotted cell belongs to exactly one formation, every splash to none;
//   - an answer *found* completed a formation: it covers that cell, and all its other cells had
//   been
//     spotted before; every other formation still has an unobserved cell;
//   - a maneuver that was used had a Commander not yet spotted at that moment.
// Samples cover every possibility but are not uniform: placements that explain more spotted cells
// are tried earlier, since they lead to an answer sooner.
#include "src/games/battleducks/imagine.h"

#include <algorithm>
#include <vector>

#include "mallard/interrupt.h"
#include "mallard/primitives/placement.h"
#include "src/games/battleducks/fill.h"
#include "src/games/battleducks/pond.h"
#include "src/games/battleducks/turn.h"

namespace mallard::battleducks {
namespace {

// A search that has begun badly is best begun again, so the first tries are short; the last ones
// are long, and bounded, for views that no real match gives.
constexpr int kTries = 40;
constexpr int StepsOfTry(int n) { return 400 << (n / 4); }
// After so many steps a search asks whether it is to end.
constexpr int kStepsBetweenLooks = 64;

class PondSearch {
 public:
  PondSearch(const BattleDucksRules& rules, const Pond& seen, Chance& chance)
      : rules_(rules), seen_(seen), chance_(chance) {
    for (int i = 0; i < seen.answers; ++i) {
      const int cell = seen.order[i];
      answered_before_[i + 1] = answered_before_[i];
      answered_before_[i + 1].Set(cell);
      if (seen.found.Has(cell)) finds_.push_back(i);
    }
  }

  // Fills `pond` with a fleet.
  absl::Status Run(Pond& pond) {
    for (int i = 0; i < kTries && !interrupted_; ++i) {
      pond = EmptyPond(rules_);
      steps_left_ = StepsOfTry(i);
      if (ExplainFind(pond, 0)) return absl::OkStatus();
    }
    if (interrupted_) return absl::CancelledError(Interrupted().what());
    return absl::DataLossError("no fleet agrees with this view");
  }

 private:
  struct Candidate {
    int slot;
    uint16_t formation;  // 1 + index.
    int symmetry;
    int anchor;
    Bitboard cells;
    int rank = 0;  // Candidates of higher rank are tried first.
  };

  // The cells answered before a slot's maneuver was last used.
  const Bitboard& SeenAtUse(int slot) const {
    const int used_at = seen_.slots[slot].used_at;
    return answered_before_[used_at == 0 ? 0 : used_at - 1];
  }

  // Formations that may be in a slot, as 1 + index.
  std::vector<uint16_t> FormationsFor(int slot) const {
    if (seen_.slots[slot].formation != 0) return {seen_.slots[slot].formation};
    std::vector<uint16_t> formations;
    for (uint16_t f : rules_.slot_rule(slot).choices) {
      formations.push_back(static_cast<uint16_t>(f + 1));
    }
    return formations;
  }

  // Every way to cover `cell` with the formation of an open slot inside `free`.
  void AddCovering(const Pond& pond, int slot, int cell, const Bitboard& free,
                   std::vector<Candidate>& out) const {
    if (pond.slots[slot].placed != 0) return;
    for (uint16_t formation : FormationsFor(slot)) {
      const Figure& figure = At(rules_.content().formations, formation - 1).figure;
      for (int s = 0; s < kSymmetries; ++s) {
        if (!rules_.MayLie(figure, s)) continue;
        const Bitboard anchors = Anchors(figure.shapes[s], free);
        figure.shapes[s].cells.ForEach([&](int part) {
          const int col = ColumnOf(cell) - ColumnOf(part);
          const int row = RowOf(cell) - RowOf(part);
          if (!OnGrid(col, row) || !anchors.Has(CellAt(col, row))) return;
          const Bitboard cells = Placed(figure.shapes[s], col, row);
          if (SeenAtUse(slot).Contains(cells)) return;  // No Commander could have acted.
          out.push_back({slot, formation, s, CellAt(col, row), cells, 0});
        });
      }
    }
  }

  // Counts a step; false: no more may be made.
  bool GoesOn() {
    if (--steps_left_ % kStepsBetweenLooks == 0 && IsInterrupted()) interrupted_ = true;
    return steps_left_ >= 0 && !interrupted_;
  }

  // Tries the candidates in an order that is random but favours those that cover many spotted
  // cells, going on with `next` after each.
  template <class Next>
  bool TryAll(const Pond& base, std::vector<Candidate>& candidates, Pond& pond, Next next) {
    for (Candidate& c : candidates) {
      c.rank = 3 * (c.cells & seen_.spotted).Count() + DrawIndex(chance_, 8);
    }
    Shuffle(chance_, absl::MakeSpan(candidates));
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.rank > b.rank; });
    for (const Candidate& c : candidates) {
      if (!GoesOn()) return false;
      Pond tried = base;
      tried.slots[c.slot].formation = c.formation;
      PlaceFormation(rules_, tried, c.slot, c.symmetry, c.anchor);
      if (next(tried)) {
        pond = tried;
        return true;
      }
    }
    return false;
  }

  // Explains the n-th answer *found* and all that follow.
  bool ExplainFind(Pond& pond, size_t n) {
    if (n == finds_.size()) return ExplainSpotted(pond);
    const int answer = finds_[n];
    const int cell = seen_.order[answer];
    Bitboard others = seen_.found;
    others.Clear(cell);
    const Bitboard free =
        (rules_.FreeBeside(pond.occupied) & seen_.spotted & answered_before_[answer + 1])
            .Minus(others);
    std::vector<Candidate> candidates;
    for (int slot = 0; slot < rules_.slots(); ++slot) {
      const int told = seen_.slots[slot].found_at;
      if (rules_.name_found() ? told == answer + 1 : true) {
        AddCovering(pond, slot, cell, free, candidates);
      }
    }
    return TryAll(pond, candidates, pond, [&](Pond& next) { return ExplainFind(next, n + 1); });
  }

  // Explains the spotted cells that belong to formations not found yet.
  bool ExplainSpotted(Pond& pond) {
    const int cell = seen_.spotted.Minus(pond.occupied).First();
    if (cell < 0) return PlaceUnseen(pond);
    if (seen_.spotted.Minus(pond.occupied).Count() > MostExplainable(pond)) return false;
    const Bitboard splashes = seen_.observed.Minus(seen_.spotted);
    const Bitboard free = rules_.FreeBeside(pond.occupied).Minus(splashes).Minus(seen_.found);
    std::vector<Candidate> candidates;
    for (int slot = 0; slot < rules_.slots(); ++slot) {
      AddCovering(pond, slot, cell, free, candidates);
    }
    candidates.erase(std::remove_if(candidates.begin(), candidates.end(),
                                    [&](const Candidate& c) {
                                      return seen_.observed.Contains(c.cells) ||
                                             TouchesOtherDucks(c.cells);
                                    }),
                     candidates.end());
    return TryAll(pond, candidates, pond, [&](Pond& next) { return ExplainSpotted(next); });
  }

  // The most spotted cells that the open slots could cover: each keeps an unobserved cell.
  int MostExplainable(const Pond& pond) const {
    int most = 0;
    for (int slot = 0; slot < rules_.slots(); ++slot) {
      if (pond.slots[slot].placed != 0) continue;
      int largest = 0;
      for (uint16_t formation : FormationsFor(slot)) {
        largest = std::max(largest, At(rules_.content().formations, formation - 1).figure.size);
      }
      most += largest - 1;
    }
    return most;
  }

  bool TouchesOtherDucks(const Bitboard& cells) const {
    return !rules_.allow_contact() && Neighbours8(cells).Intersects(seen_.spotted);
  }

  // Places the formations of which nothing has been seen: at random, then thoroughly.
  bool PlaceUnseen(Pond& pond) {
    for (int i = 0; i < 8; ++i) {
      Pond tried = pond;
      if (PlaceUnseenAtRandom(tried)) {
        pond = tried;
        return true;
      }
    }
    return PlaceNextUnseen(pond);
  }

  Bitboard UnseenFree(const Pond& pond) const {
    return rules_.FreeBeside(pond.occupied).Minus(seen_.observed);
  }

  bool PlaceUnseenAtRandom(Pond& pond) {
    std::vector<int> open;
    for (int slot = 0; slot < rules_.slots(); ++slot) {
      if (pond.slots[slot].placed != 0) continue;
      const std::vector<uint16_t> formations = FormationsFor(slot);
      pond.slots[slot].formation = formations[DrawIndex(chance_, Size(formations))];
      open.push_back(slot);
    }
    std::stable_sort(open.begin(), open.end(), [&](int a, int b) {
      return rules_.FormationOf(pond.slots[a]).figure.size >
             rules_.FormationOf(pond.slots[b]).figure.size;
    });
    for (int slot : open) {
      --steps_left_;
      const FigurePlacement place = DrawPlacement(
          rules_, rules_.FormationOf(pond.slots[slot]).figure, UnseenFree(pond), chance_);
      if (place.symmetry < 0) return false;
      PlaceFormation(rules_, pond, slot, place.symmetry, place.anchor);
    }
    return true;
  }

  bool PlaceNextUnseen(Pond& pond) {
    int slot = 0;
    while (slot < rules_.slots() && pond.slots[slot].placed != 0) ++slot;
    if (slot == rules_.slots()) return true;
    const Bitboard free = UnseenFree(pond);
    std::vector<Candidate> candidates;
    for (uint16_t formation : FormationsFor(slot)) {
      const Figure& figure = At(rules_.content().formations, formation - 1).figure;
      for (int s = 0; s < kSymmetries; ++s) {
        if (!rules_.MayLie(figure, s)) continue;
        Anchors(figure.shapes[s], free).ForEach([&](int anchor) {
          candidates.push_back({slot, formation, s, anchor, {}, 0});
        });
      }
    }
    return TryAll(pond, candidates, pond, [&](Pond& next) { return PlaceNextUnseen(next); });
  }

  const BattleDucksRules& rules_;
  const Pond& seen_;
  Chance& chance_;
  Bitboard answered_before_[kGridCells + 1];  // By answer number: the cells answered before it.
  std::vector<int> finds_;                    // Numbers of the answers that said found.
  int steps_left_ = 0;
  bool interrupted_ = false;
};

// Draws Commanders among the ducks that could have been one, then gives every answer again.
void PlayAnswers(const BattleDucksRules& rules, const Pond& seen, Chance& chance, Pond& pond) {
  for (int i = 0; i < rules.slots(); ++i) {
    Slot& slot = pond.slots[i];
    slot.dial = seen.slots[i].dial;
    slot.used_at = seen.slots[i].used_at;
    if (!rules.slot_rule(i).has_maneuver()) continue;
    Bitboard could_be = rules.CellsOf(slot);
    for (int n = 0; n + 1 < slot.used_at; ++n) could_be.Clear(seen.order[n]);
    slot.has_commander = 1;
    Put(slot.commander, could_be.Nth(DrawIndex(chance, could_be.Count())));
  }
  pond.ready = 1;
  State scratch = {};
  scratch.phase = Phase::kPlaying;
  scratch.ponds[1] = pond;
  EventSink nobody(nullptr);
  Play play{rules, scratch, nobody};
  for (int n = 0; n < seen.answers; ++n) ProbeCell(play, 0, seen.order[n]);
  pond = scratch.ponds[1];
}

}  // namespace

absl::Status ImagineHidden(const BattleDucksRules& rules, State& state, int, Chance& chance) {
  for (Pond& pond : state.ponds) {
    if (pond.hidden == 0) continue;
    const Pond seen = pond;
    pond.hidden = 0;
    if (seen.ready == 0) continue;
    if (absl::Status status = PondSearch(rules, seen, chance).Run(pond); !status.ok())
      return status;
    PlayAnswers(rules, seen, chance, pond);
  }
  return absl::OkStatus();
}

}  // namespace mallard::battleducks
