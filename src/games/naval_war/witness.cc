#include "src/games/naval_war/witness.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "absl/types/span.h"
#include "mallard/frame/numbers.h"
#include "mallard/interrupt.h"
#include "src/games/naval_war/chronicle.h"

namespace mallard::naval_war {
namespace {

constexpr int kTries = 100;
// Attacks that are looked at in all tries together, so that a search that finds nothing ends soon.
constexpr int kMostLookedAt = 20000;
// Within one, how often the search goes back, and by how many moments at most.
constexpr int kStepsBack = 200;
constexpr uint32_t kFurthestBack = 12;
// Courses that are drawn for ships to which everything has been given: for all, and for each.
constexpr int kCourseTries = 2;
constexpr int kShipTries = 16;
// What a share of 1 counts, when a ship is drawn by the share of its places that cover a cell.
constexpr uint32_t kWholeShare = 4096;

bool Has(uint32_t ships, int ship) { return ((ships >> ship) & 1) != 0; }

}  // namespace

Witness::Witness(const NavalWarRules& rules, const State& seen, int owner)
    : rules_(rules),
      seen_(seen),
      owner_(owner),
      past_(PastOf(rules, seen, owner)),
      stories_(rules, seen.boards[owner].chronicle, past_, courses_) {
  const size_t moments = past_.water.size();
  const size_t size = static_cast<size_t>(rules.ships()) * moments;
  base_.resize(size);
  ahead_.resize(size);
  back_.resize(size);
  steps_.resize(size);
  courses_.resize(size);
  occupied_.resize(moments);
  moved_.resize(moments);
  for (size_t begin = 0, end; begin < past_.wants.size(); begin = end) {
    Group group = {begin, begin, begin};
    for (end = begin; end < past_.wants.size(); ++end) {
      if (past_.wants[end].moment != past_.wants[begin].moment) break;
      if (past_.wants[end].cells.Count() == 1) group.single = end + 1;
    }
    group.end = end;
    groups_.push_back(group);
  }
  for (int ship = 0; ship < rules.ships(); ++ship) {
    const PlaceSet all = PlacesOn(rules.cells(), length(ship));
    for (int m = 0; m <= past_.now(); ++m) {
      const Bitboard& water = At(past_.water, m);
      base_[Index(ship, m)] =
          water.Empty() ? all : PlacesOn(rules.cells().Minus(water), length(ship));
    }
  }
}

absl::Status Witness::Find(Chance& chance) {
  const Board& board = seen_.boards[owner_];
  if (absl::Status status = CheckChronicle(rules_, board); !status.ok()) return status;
  if (board.chronicle.full != 0) {
    return absl::UnavailableError(
        "more has been told of the fleet than is kept to imagine it from");
  }
  looked_at_ = 0;
  interrupted_ = false;
  for (int i = 0; i < kTries && looked_at_ < kMostLookedAt && !interrupted_; ++i) {
    if (Try(chance)) return absl::OkStatus();
  }
  if (interrupted_) return absl::CancelledError(Interrupted().what());
  return absl::UnavailableError("no fleet was found in time that agrees with all that was told");
}

bool Witness::IsStopped() { return interrupted_ = IsInterrupted(); }

bool Witness::Try(Chance& chance) {
  Begin();
  if (!GiveAll(chance)) return false;
  for (int i = 0; i < kCourseTries; ++i) {
    if (LayCourses(chance) && WindowsWork() && stories_.Tell(chance)) return true;
    if (interrupted_) break;
  }
  return false;
}

void Witness::Begin() {
  allowed_ = base_;
  given_.clear();
  hit_ = past_.struck;
  hits_left_ = past_.hits;
  for (int ship = 0; ship < rules_.ships(); ++ship) {
    for (int m = 0; m < past_.last[ship]; ++m) {
      step(ship, m) = Has(passage(m).may, ship) ? passage(m).motion : Motion::kNone;
    }
    Sweep(ship);
  }
}

bool Witness::Sweep(int ship) {
  const int last = past_.last[ship];
  ahead(ship, 0) = allowed(ship, 0);
  for (int m = 0; m < last; ++m) {
    ahead(ship, m + 1) = Moved(ahead(ship, m), length(ship), step(ship, m)) & allowed(ship, m + 1);
  }
  back(ship, last) = allowed(ship, last);
  for (int m = last; m > 0; --m) {
    back(ship, m - 1) =
        Moved(back(ship, m), length(ship), step(ship, m - 1)) & allowed(ship, m - 1);
  }
  return !back(ship, 0).Empty();
}

bool Witness::Restrict(int ship, int m, const PlaceSet& places) {
  allowed(ship, m) = allowed(ship, m) & places;
  ahead(ship, m) = ahead(ship, m) & places;
  back(ship, m) = back(ship, m) & places;
  // Further on only until it makes no difference any more.
  for (int to = m + 1; to <= past_.last[ship]; ++to) {
    const PlaceSet reached =
        Moved(ahead(ship, to - 1), length(ship), step(ship, to - 1)) & allowed(ship, to);
    if (reached == ahead(ship, to)) break;
    ahead(ship, to) = reached;
  }
  for (int to = m - 1; to >= 0; --to) {
    const PlaceSet reached =
        Moved(back(ship, to + 1), length(ship), step(ship, to)) & allowed(ship, to);
    if (reached == back(ship, to)) break;
    back(ship, to) = reached;
  }
  return !(ahead(ship, m) & back(ship, m)).Empty();
}

bool Witness::GiveAll(Chance& chance) {
  // A moment whose wants cannot be given sends the search back by some moments, the more often it
  // does the further.
  std::vector<Kept> kept(groups_.size());
  std::vector<uint32_t> failures(groups_.size());
  int steps_back = kStepsBack;
  for (size_t g = 0; g < groups_.size();) {
    if (++looked_at_ > kMostLookedAt || IsStopped()) return false;
    kept[g] = {allowed_, ahead_, back_, steps_, given_.size(), hit_, hits_left_};
    if (GiveMoment(groups_[g], chance)) {
      ++g;
      continue;
    }
    if (--steps_back < 0) return false;
    failures[g] = std::min<uint32_t>(failures[g] + 1, kFurthestBack);
    g -= std::min<size_t>(g, chance.Below(failures[g] + 1));
    const Kept& at = kept[g];
    allowed_ = at.allowed;
    ahead_ = at.ahead;
    back_ = at.back;
    steps_ = at.steps;
    given_.resize(at.given);
    hit_ = at.hit;
    hits_left_ = at.hits_left;
  }
  return true;
}

bool Witness::GiveMoment(const Group& group, Chance& chance) {
  // What leaves little choice first.
  const absl::Span<Want> single =
      absl::MakeSpan(past_.wants).subspan(group.begin, group.single - group.begin);
  Shuffle(chance, single);
  std::stable_sort(single.begin(), single.end(), [](const Want& a, const Want& b) {
    return std::popcount(a.ships) < std::popcount(b.ships);
  });
  for (size_t i = group.begin; i < group.end; ++i) {
    if (!Give(past_.wants[i], chance)) return false;
  }
  return HoldTheRest(past_.wants[group.begin].moment);
}

uint32_t Witness::WeightOf(int ship, const Want& want, int cell) {
  const int m = want.moment;
  if (!Has(want.ships, ship) || m > past_.last[ship]) return 0;
  const PlaceSet all = ahead(ship, m) & back(ship, m);
  const uint32_t covering =
      static_cast<uint32_t>((all & PlacesCovering(cell, length(ship))).Count());
  if (covering == 0) return 0;
  const uint32_t share = 1 + kWholeShare * covering / static_cast<uint32_t>(all.Count());
  if (!want.hit) return share * 8;
  int hits = 0;
  int all_hits = 0;
  for (const Given& given : given_) {
    all_hits += given.hit;
    hits += given.ship == ship && given.hit;
  }
  // A ship that stands seldom took more hits than it has parts; one that sank took them all, and
  // the fewer are left, the more it needs them.
  const bool sank = past_.last[ship] < past_.now();
  const int wanted = length(ship) - (sank ? 0 : 1) - hits;
  if (wanted <= 0) return share;
  const int left = std::max(1, past_.all_hits - all_hits);
  return share * (sank ? static_cast<uint32_t>(8 + 96 * wanted / left) : 8);
}

uint32_t Witness::MustHaveMoved(const Want& want) {
  const int window = At(past_.windows, want.attack);
  if (!want.hit || window < 0) return 0;
  uint32_t ships = 0;
  for (int ship = 0; ship < rules_.ships(); ++ship) {
    if (past_.last[ship] <= window || Has(At(hit_, want.attack), ship)) continue;
    if ((ahead(ship, window) & back(ship, window + 1)).Empty()) ships |= 1u << ship;
  }
  return ships;
}

bool Witness::Give(const Want& want, Chance& chance) {
  // Somebody may lie there already; another ship cannot.
  for (const Given& given : given_) {
    if (given.moment != want.moment || !want.cells.Has(given.cell)) continue;
    if (Has(want.ships, given.ship)) {
      return want.cells.Count() > 1 || GiveCell(want, given.cell, given.ship);
    }
    if (want.cells.Count() == 1) return false;
  }
  // Ships that went on after this attack were hit by it.
  const uint32_t went = MustHaveMoved(want);
  uint32_t ships = want.ships;
  if (want.hit) {
    const int left = At(hits_left_, want.attack);
    if (std::popcount(went) > left) return false;
    if (std::popcount(went) == left) ships &= went;
  }
  int chosen = -1;
  int chosen_cell = 0;
  uint32_t sum = 0;
  want.cells.ForEach([&](int cell) {
    for (int ship = 0; ship < rules_.ships(); ++ship) {
      const uint32_t weight = Has(ships, ship) ? WeightOf(ship, want, cell) : 0;
      if (weight == 0) continue;
      sum += weight;
      if (chance.Below(sum) >= weight) continue;
      chosen = ship;
      chosen_cell = cell;
    }
  });
  return chosen >= 0 && GiveCell(want, chosen_cell, chosen);
}

bool Witness::GiveCell(const Want& want, int cell, int ship) {
  const int m = want.moment;
  given_.push_back({m, cell, ship, want.attack, want.hit});
  if (want.hit) {
    At(hit_, want.attack) |= 1u << ship;
    --At(hits_left_, want.attack);
  }
  if (!Restrict(ship, m, PlacesCovering(cell, length(ship)))) return false;
  for (int other = 0; other < rules_.ships(); ++other) {
    if (other == ship || m > past_.last[other]) continue;
    const PlaceSet covering = PlacesCovering(cell, length(other));
    if (!Restrict(other, m, {~covering.across, ~covering.down})) return false;
  }
  return true;
}

bool Witness::HoldTheRest(int m) {
  for (int to = m; to < past_.now(); ++to) {
    const Passage& window = passage(to);
    if (!window.only_hit || At(past_.attacked_at, window.attack) != m) continue;
    for (int ship = 0; ship < rules_.ships(); ++ship) {
      if (to >= past_.last[ship] || step(ship, to) == Motion::kNone ||
          Has(At(hit_, window.attack), ship)) {
        continue;
      }
      step(ship, to) = Motion::kNone;
      if (!Sweep(ship)) return false;
    }
    break;
  }
  return true;
}

bool Witness::LayCourses(Chance& chance) {
  // Those with the fewest places first.
  std::pair<int, int> order[kMaxShips];
  for (int ship = 0; ship < rules_.ships(); ++ship) {
    int freedom = 0;
    for (int m = 0; m <= past_.last[ship]; ++m) {
      freedom += (ahead(ship, m) & back(ship, m)).Count();
    }
    order[ship] = {freedom / (past_.last[ship] + 1), ship};
  }
  std::sort(order, order + rules_.ships());
  std::fill(occupied_.begin(), occupied_.end(), Bitboard());
  std::fill(moved_.begin(), moved_.end(), uint8_t{0});
  // Filtering takes other ships into account; what was given is kept for the next time.
  const std::vector<PlaceSet> kept = back_;
  uint32_t drawn = 0;
  bool laid = true;
  for (int i = 0; laid && i < rules_.ships(); ++i) {
    const int ship = order[i].second;
    drawn |= 1u << ship;
    laid = FilterCourse(ship, drawn) && DrawGoodCourse(ship, drawn, chance);
  }
  back_ = kept;
  return laid;
}

bool Witness::DrawGoodCourse(int ship, uint32_t drawn, Chance& chance) {
  for (int i = 0; i < kShipTries; ++i) {
    if (IsStopped()) return false;
    if (!DrawCourse(ship, drawn, chance) || !stories_.Possible(ship)) continue;
    for (int m = 0; m <= past_.last[ship]; ++m) {
      At(occupied_, m) |= CellsAt(Lay(ship, m).place, length(ship));
      if (m == past_.last[ship]) break;
      if (passage(m).one && Lay(ship, m).place != Lay(ship, m + 1).place) At(moved_, m) = 1;
    }
    return true;
  }
  return false;
}

bool Witness::FilterCourse(int ship, uint32_t drawn) {
  const int last = past_.last[ship];
  PlaceSet free;
  for (int m = last; m >= 0; --m) {
    const Bitboard& occupied = At(occupied_, m);
    if (m == last || occupied != At(occupied_, m + 1)) {
      free = PlacesOn(rules_.cells().Minus(occupied), length(ship));
    }
    PlaceSet places = ahead(ship, m) & free;
    if (m < last) {
      const Passage& way = passage(m);
      const bool candidate = way.one && Has(way.may, ship);
      const Motion motion = candidate && At(moved_, m) != 0 ? Motion::kNone : step(ship, m);
      // Somebody has to move; nobody else is left.
      const bool must = candidate && At(moved_, m) == 0 && (way.may & ~drawn) == 0;
      places = places & (must ? MovedOn(back(ship, m + 1), length(ship), motion)
                              : Moved(back(ship, m + 1), length(ship), motion));
    }
    if (places.Empty()) return false;
    back(ship, m) = places;
  }
  return true;
}

// Whether the ship goes on to one of `on`, or stays.
bool Witness::DrawsOn(int ship, int m, const PlaceSet& on, bool may_stay, uint32_t drawn,
                      bool newly, Chance& chance) const {
  const Passage& way = passage(m);
  if (on.Empty()) return false;
  if (!may_stay || way.motion == Motion::kAnywhere) return true;
  if (way.one) {
    const int left = std::popcount(way.may & ~drawn) + (Has(way.may, ship) ? 1 : 0);
    return DrawIndex(chance, left) == 0;
  }
  if (way.only_hit && !newly) return false;
  return chance.Below(4) != 0;
}

bool Witness::DrawCourse(int ship, uint32_t drawn, Chance& chance) {
  const int last = past_.last[ship];
  Berthed now = {back(ship, 0).Draw(chance), chance.Below(2) == 0};
  uint32_t parts = 0;     // Hit so far.
  int newly_attack = -1;  // The last attack that hit a sound part.
  size_t hit = given_.size();
  for (int m = 0;; ++m) {
    courses_[Index(ship, m)] = now;
    for (; hit > 0 && given_[hit - 1].moment <= m; --hit) {
      const Given& given = given_[hit - 1];
      if (given.ship != ship || !given.hit) continue;
      const int offset = OffsetAt(now.place, length(ship), given.cell);
      const uint32_t part = 1u << (now.bow_first ? offset : length(ship) - 1 - offset);
      if ((parts & part) == 0) newly_attack = given.attack;
      parts |= part;
    }
    if (m == last) return true;
    const Passage& way = passage(m);
    const bool candidate = way.one && Has(way.may, ship);
    const Motion motion = candidate && At(moved_, m) != 0 ? Motion::kNone : step(ship, m);
    if (motion == Motion::kNone) continue;
    const bool must = candidate && (way.may & ~drawn) == 0;
    const PlaceSet on = MovedOn(PlaceSet::Of(now.place), length(ship), motion) & back(ship, m + 1);
    const bool may_stay = !must && back(ship, m + 1).Has(now.place);
    const bool newly = newly_attack == way.attack || Has(At(past_.struck, way.attack), ship);
    if (!may_stay && on.Empty()) return false;
    if (!DrawsOn(ship, m, on, may_stay, drawn, newly, chance)) continue;
    const Place next = on.Draw(chance);
    if (motion == Motion::kAnywhere) {
      now.bow_first = chance.Below(2) == 0;
    } else if (next.down != now.place.down) {
      const int half = length(ship) / 2;
      const bool about_the_middle = length(ship) % 2 == 1 && PartCell(PoseAt(next), half) ==
                                                                 PartCell(PoseAt(now.place), half);
      const bool swaps =
          about_the_middle ? chance.Below(2) == 0 : TurnSwapsEnds(now.place, next, length(ship));
      now.bow_first ^= swaps;
    }
    now.place = next;
  }
}

// Ships that move in the same window go one after another, each to where nobody is just then.
bool Witness::WindowsWork() const {
  for (int m = 0; m < past_.now(); ++m) {
    if (!passage(m).only_hit) continue;
    Bitboard now;
    uint32_t movers = 0;
    for (int ship = 0; ship < rules_.ships(); ++ship) {
      if (past_.last[ship] <= m) continue;
      now |= CellsAt(Lay(ship, m).place, length(ship));
      if (Lay(ship, m).place != Lay(ship, m + 1).place) movers |= 1u << ship;
    }
    while (movers != 0) {
      const uint32_t before = movers;
      for (int ship = 0; ship < rules_.ships(); ++ship) {
        if (!Has(movers, ship)) continue;
        const Bitboard from = CellsAt(Lay(ship, m).place, length(ship));
        const Bitboard to = CellsAt(Lay(ship, m + 1).place, length(ship));
        if (to.Intersects(now.Minus(from))) continue;
        now = now.Minus(from) | to;
        movers &= ~(1u << ship);
      }
      if (movers == before) return false;
    }
  }
  return true;
}

}  // namespace mallard::naval_war
