#include "src/games/naval_war/belief.h"

#include <algorithm>
#include <limits>

#include "src/games/naval_war/present.h"

namespace mallard::naval_war {
namespace {

// How freely ships are taken to move, from what is likely to what is possible at all. From
// kLooseWindows on a ship may move after a hit on another one; at kLoosest anything may, always.
constexpr int kLooseWindows = 3;
constexpr int kLoosest = 4;

// What a share of 1 counts, when a ship is drawn by the share of its places that cover a cell.
constexpr uint32_t kWholeShare = 4096;

// One of `weights`, with probabilities in proportion; -1 if all are 0.
int DrawWeighted(const uint32_t* weights, int count, Chance& chance) {
  uint32_t sum = 0;
  for (int i = 0; i < count; ++i) sum += weights[i];
  if (sum == 0) return -1;
  uint32_t n = chance.Below(sum);
  int i = 0;
  while (n >= weights[i]) n -= weights[i++];
  return i;
}

}  // namespace

Belief::Belief(const NavalWarRules& rules, const State& seen, int owner)
    : rules_(rules), seen_(seen), owner_(owner), history_(HistoryOf(rules, seen, owner)) {
  const size_t moments = history_.moments.size();
  const size_t size = static_cast<size_t>(rules.ships()) * moments;
  open_.resize(size);
  allowed_.resize(size);
  ahead_.resize(size);
  back_.resize(size);
  motion_.resize(size);
  though_not_hit_ = std::make_unique<bool[]>(size);
  occupied_.resize(moments);
  steps_.resize(moments);
  path_.resize(moments);
  for (int ship = 0; ship < rules.ships(); ++ship) {
    const PlaceSet all = PlacesOn(rules.cells(), rules.length(ship));
    for (int m = 0; m <= history_.now(); ++m) {
      const Bitboard& water = moment(m).water;
      open(ship, m) =
          water.Empty() ? all : PlacesOn(rules.cells().Minus(water), rules.length(ship));
    }
  }
  first_cover_.resize(moments);
  for (int m = history_.now(); m >= 0; --m) {
    At(first_cover_, m) = Size(covers_);
    const Moment& at = moment(m);
    at.covered().ForEach([&](int cell) {
      covers_.push_back({m, cell, at.hit.Has(cell), at.smoke.Has(cell), -1});
    });
  }
}

absl::Span<Belief::Cover> Belief::CoversAt(int m) {
  const int begin = At(first_cover_, m);
  const int end = m == 0 ? Size(covers_) : At(first_cover_, m - 1);
  return absl::MakeSpan(covers_).subspan(static_cast<size_t>(begin),
                                         static_cast<size_t>(end - begin));
}

bool Belief::Draw(Chance& chance, int tries, FleetGuess& out, bool alternatives) {
  alternatives_ = alternatives;
  out.unexplained = std::numeric_limits<int>::max();
  FleetGuess guess;
  for (int i = 0; i < tries && out.unexplained != 0; ++i) {
    const int looseness = i * kLoosest / std::max(1, tries - 1);
    if (Try(looseness, chance, guess) && guess.unexplained < out.unexplained) out = guess;
  }
  if (out.unexplained != std::numeric_limits<int>::max()) return true;
  return FindPresentFleet(rules_, seen_, owner_, history_, chance, out);
}

bool Belief::Try(int looseness, Chance& chance, FleetGuess& out) {
  out = FleetGuess();
  BeginCourses(looseness, chance);
  for (int m = history_.now(); m >= 0; --m) {
    const absl::Span<Cover> covers = CoversAt(m);
    Shuffle(chance, covers);
    GiveLastBlows(m, chance);
    for (Cover& cover : covers) {
      if (cover.ship >= 0 || ExplainCover(cover, chance)) continue;
      if (m == history_.now()) return false;
      ++out.unexplained;
    }
    for (const Contact& c : history_.contacts) {
      if (c.moment != m || ExplainContact(c, chance)) continue;
      if (c.pending) return false;
      ++out.unexplained;
    }
  }
  return LayFleet(looseness < kLooseWindows, chance, out);
}

void Belief::BeginCourses(int looseness, Chance& chance) {
  for (Cover& cover : covers_) cover.ship = -1;
  for (int ship = 0; ship < rules_.ships(); ++ship) {
    Vessel& vessel = vessels_[ship];
    vessel = Vessel();
    vessel.last = history_.last[ship];
    vessel.held = Protected(ship);
    for (int m = 0; m < vessel.last; ++m) DrawMotion(ship, m, looseness, chance);
    for (int m = 0; m <= vessel.last; ++m) allowed(ship, m) = open(ship, m);
    if (vessel.last >= 0) Sweep(ship);
  }
}

void Belief::DrawMotion(int ship, int m, int looseness, Chance& chance) {
  Motion& until_next = motion(ship, m);
  bool& any_ship = though_not_hit_[Index(ship, m)];
  any_ship = looseness == kLoosest;
  switch (looseness == kLoosest ? Interval::kAnybody : moment(m).after) {
    case Interval::kNobody:
      until_next = Motion::kNone;
      break;
    case Interval::kShipsHit:
      until_next = Motion::kShift;
      break;
    case Interval::kAnybody: {
      // A movement card was played for one ship, or there were hits, but the cells that told have
      // answered again since. The latter is likely only for ships of which other hits are known.
      const uint32_t odds = static_cast<uint32_t>(looseness);
      any_ship = any_ship || chance.Below(8) <= 2 * odds;
      const bool moves = any_ship || chance.Below(4) <= odds;
      const bool turns = any_ship && rules_.card_play() && chance.Below(2) == 0;
      until_next = turns ? Motion::kShiftOrTurn : moves ? Motion::kShift : Motion::kNone;
      break;
    }
  }
}

void Belief::Sweep(int ship) {
  const int last = vessels_[ship].last;
  ahead(ship, 0) = allowed(ship, 0);
  for (int m = 0; m < last; ++m) ahead(ship, m + 1) = Ahead(ship, m);
  back(ship, last) = allowed(ship, last);
  for (int m = last; m > 0; --m) back(ship, m - 1) = Back(ship, m);
}

void Belief::Restrict(int ship, int m, const PlaceSet& places) {
  allowed(ship, m) = allowed(ship, m) & places;
  ahead(ship, m) = ahead(ship, m) & places;
  back(ship, m) = back(ship, m) & places;
  // Further on only until it makes no difference any more.
  for (int to = m + 1; to <= vessels_[ship].last; ++to) {
    const PlaceSet reached = Ahead(ship, to - 1);
    if (reached == ahead(ship, to)) break;
    ahead(ship, to) = reached;
  }
  for (int to = m - 1; to >= 0; --to) {
    const PlaceSet reached = Back(ship, to + 1);
    if (reached == back(ship, to)) break;
    back(ship, to) = reached;
  }
}

PlaceSet Belief::Candidates(int ship, const Cover& cover) {
  const int m = cover.moment;
  const Vessel& vessel = vessels_[ship];
  if (m > vessel.last) return {};
  PlaceSet places = ahead(ship, m) & back(ship, m) & PlacesCovering(cover.cell, length(ship));
  if (!vessel.held || !(cover.hit || cover.smoke)) return places;
  // It was protected when it was last hit, or before smoke answered: it has not moved since.
  for (int later = m + 1; later <= vessel.last; ++later) places = places & allowed(ship, later);
  return places;
}

void Belief::Give(int ship, Cover& cover) {
  Vessel& vessel = vessels_[ship];
  cover.ship = ship;
  vessel.hits += cover.hit;
  const PlaceSet covering = PlacesCovering(cover.cell, length(ship));
  if (!vessel.held || !(cover.hit || cover.smoke)) return Restrict(ship, cover.moment, covering);
  if (cover.hit) vessel.held = false;
  for (int m = cover.moment; m < vessel.last; ++m) motion(ship, m) = Motion::kNone;
  allowed(ship, cover.moment) = allowed(ship, cover.moment) & covering;
  Sweep(ship);
}

uint32_t Belief::WeightOf(int ship, const Cover& cover) {
  const PlaceSet places = Candidates(ship, cover);
  const uint32_t covering = static_cast<uint32_t>(places.Count());
  if (covering == 0) return 0;
  const uint32_t all =
      static_cast<uint32_t>((ahead(ship, cover.moment) & back(ship, cover.moment)).Count());
  const uint32_t share = 1 + kWholeShare * covering / all;
  const Vessel& vessel = vessels_[ship];
  if (cover.smoke) return share * (vessel.held ? 64 : 1);
  if (!cover.hit) return share * 16;
  // A ship that sank was hit on every part. Hits on parts damaged before make it no less likely
  // that a ship takes another.
  return share * (vessel.held ? 64 : Standing(ship) ? 16 : 48);
}

void Belief::GiveLastBlows(int m, Chance& chance) {
  for (int ship = 0; ship < rules_.ships(); ++ship) {
    if (Standing(ship) || history_.last[ship] != m) continue;
    Cover* blow = nullptr;
    uint32_t sum = 0;
    for (Cover& cover : CoversAt(m)) {
      const uint32_t weight = cover.hit && cover.ship < 0 ? WeightOf(ship, cover) : 0;
      if (weight == 0) continue;
      sum += weight;
      if (chance.Below(sum) < weight) blow = &cover;
    }
    // None: it was attacked by name, or the cell has answered again since.
    if (blow != nullptr) Give(ship, *blow);
  }
}

bool Belief::ExplainCover(Cover& cover, Chance& chance) {
  uint32_t weights[kMaxShips];
  for (int ship = 0; ship < rules_.ships(); ++ship) weights[ship] = WeightOf(ship, cover);
  const int ship = DrawWeighted(weights, rules_.ships(), chance);
  if (ship < 0) return false;
  Give(ship, cover);
  return true;
}

bool Belief::ExplainContact(const Contact& contact, Chance& chance) {
  const int m = contact.moment;
  const auto can_be_it = [&](int ship) { return !contact.pending || !Protected(ship); };
  for (const Cover& cover : CoversAt(m)) {
    if (cover.ship >= 0 && contact.cells.Has(cover.cell) && can_be_it(cover.ship)) return true;
  }
  int chosen = -1;
  PlaceSet places;
  uint32_t sum = 0;
  contact.cells.ForEach([&](int cell) {
    for (int ship = 0; ship < rules_.ships(); ++ship) {
      if (m > vessels_[ship].last || !can_be_it(ship)) continue;
      const PlaceSet all = ahead(ship, m) & back(ship, m);
      const PlaceSet covering = all & PlacesCovering(cell, length(ship));
      if (covering.Empty()) continue;
      const uint32_t weight = 1 + kWholeShare * static_cast<uint32_t>(covering.Count()) /
                                      static_cast<uint32_t>(all.Count());
      sum += weight;
      if (chance.Below(sum) >= weight) continue;
      chosen = ship;
      places = covering;
    }
  });
  if (chosen < 0) return false;
  Restrict(chosen, m, places);
  return true;
}

}  // namespace mallard::naval_war
