#include "src/games/naval_war/present.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "absl/types/span.h"
#include "mallard/frame/numbers.h"
#include "src/games/naval_war/smoke.h"

namespace mallard::naval_war {
namespace {

// Places that are looked at in all. Real positions need far fewer; this is for views that no match
// brings about.
constexpr int kMaxPlaces = 1'000'000;

class PresentSearch {
 public:
  PresentSearch(const NavalWarRules& rules, const Board& board, const History& history,
                Chance& chance, FleetGuess& out)
      : rules_(rules), board_(board), now_(history.moments.back()), chance_(chance), out_(out) {
    for (const Contact& contact : history.contacts) {
      if (contact.pending) contact_ = contact.cells;
    }
  }

  bool Run() {
    uint32_t ships = 0;
    for (int i = 0; i < rules_.ships(); ++i) {
      if (board_.ships[i].sunk == 0) ships |= 1u << i;
    }
    return Lay(ships, rules_.cells().Minus(now_.water), now_.covered(), contact_);
  }

 private:
  struct Candidate {
    int ship;
    Place place;
    Bitboard cells;
  };

  // Lays down the ships that are left: some ship on each cell of `uncovered`, one that is not
  // protected on some cell of `contact` unless that is empty, the rest anywhere on `free`.
  bool Lay(uint32_t ships, const Bitboard& free, const Bitboard& uncovered,
           const Bitboard& contact) {
    if (ships == 0) return uncovered.Empty() && contact.Empty();
    for (const Candidate& c : Candidates(ships, free, uncovered, contact)) {
      if (places_left_ < 0) return false;
      const bool connects = c.cells.Intersects(contact) && !UnderSmoke(board_.ships[c.ship]);
      if (!Lay(ships & ~(1u << c.ship), free.Minus(c.cells), uncovered.Minus(c.cells),
               connects ? Bitboard() : contact)) {
        continue;
      }
      FleetGuess::Ship& guess = out_.ships[c.ship];
      guess = FleetGuess::Ship();
      guess.course.place = c.place;
      guess.drawn_from = PlaceSet::Of(c.place);
      (c.cells & now_.hit).ForEach([&](int cell) {
        guess.course.damage |=
            static_cast<uint8_t>(1u << OffsetAt(c.place, rules_.length(c.ship), cell));
      });
      std::fill(std::begin(guess.alternative), std::end(guess.alternative), guess.course);
      out_.cells |= c.cells;
      return true;
    }
    return false;
  }

  // Every way to satisfy the first of what is still wanted, in random order.
  std::vector<Candidate> Candidates(uint32_t ships, const Bitboard& free, const Bitboard& uncovered,
                                    const Bitboard& contact) {
    std::vector<Candidate> candidates;
    const Bitboard wanted = uncovered.Empty() ? contact : Bitboard::Of(uncovered.First());
    for (int i = 0; i < rules_.ships(); ++i) {
      if (((ships >> i) & 1) == 0) continue;
      PlacesOn(free, rules_.length(i)).ForEach([&](Place place) {
        const Bitboard cells = CellsAt(place, rules_.length(i));
        if (wanted.Empty() || cells.Intersects(wanted)) candidates.push_back({i, place, cells});
      });
      // Nothing is wanted: this ship is as good as any to go on with.
      if (wanted.Empty()) break;
    }
    places_left_ -= 1 + Size(candidates);
    Shuffle(chance_, absl::MakeSpan(candidates));
    return candidates;
  }

  const NavalWarRules& rules_;
  const Board& board_;
  const Moment& now_;
  Chance& chance_;
  FleetGuess& out_;
  Bitboard contact_;
  int places_left_ = kMaxPlaces;
};

}  // namespace

bool FindPresentFleet(const NavalWarRules& rules, const State& seen, int owner,
                      const History& history, Chance& chance, FleetGuess& out) {
  out = FleetGuess();
  for (int m = 0; m < history.now(); ++m) {
    const Moment& moment = At(history.moments, m);
    out.unexplained += (moment.covered() | moment.water).Count();
  }
  return PresentSearch(rules, seen.boards[owner], history, chance, out).Run();
}

}  // namespace mallard::naval_war
