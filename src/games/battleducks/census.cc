#include "src/games/battleducks/census.h"

#include <algorithm>
#include <vector>

#include "mallard/primitives/placement.h"

namespace mallard::battleducks {
namespace {

// A place that covers k spotted ducks is drawn as often as kLiking^k places that cover none.
constexpr int kLiking = 16;
constexpr int kMostLiked = 4;

// A positive number of any size, in whole numbers, so that it is the same everywhere: 31 bits of it
// and where they stand.
class Scaled {
 public:
  // Times a / b; both below 2^32.
  void Scale(uint64_t a, uint64_t b) {
    digits_ *= a;
    while (digits_ < uint64_t{1} << 62) {
      digits_ *= 2;
      --shift_;
    }
    digits_ /= b;
    while (digits_ >= uint64_t{1} << 31) {
      digits_ /= 2;
      ++shift_;
    }
  }
  // In parts of 2^-`bits`, at most 2^50 of them.
  int64_t Parts(int bits) const {
    const int shift = shift_ + bits;
    if (shift <= -31) return 0;
    if (shift < 0) return static_cast<int64_t>(digits_ >> -shift);
    return static_cast<int64_t>(shift > 19 ? uint64_t{1} << 50 : digits_ << shift);
  }

 private:
  uint64_t digits_ = 1;
  int shift_ = 0;
};

// What drawn fleets are counted in: fine enough for those that had to be liked a lot.
constexpr int kWeightBits = 40;

// One way to lay a formation down.
struct Place {
  Bitboard cells;
  Bitboard halo;  // What others may not touch.
};

class Census {
 public:
  Census(const BattleDucksRules& rules, const Pond& radar, const Quarry& quarry)
      : rules_(rules),
        hits_(radar.spotted.Minus(quarry.found_cells)),
        observed_(radar.observed),
        free_(rules.FreeBeside(quarry.found_cells)) {
    const Bitboard open = free_.Minus(radar.observed.Minus(radar.spotted));
    for (int slot = 0; slot < rules.slots(); ++slot) {
      if (((quarry.open_slots >> slot) & 1) != 0) AddSlot(slot, open);
    }
    std::stable_sort(slots_.begin(), slots_.end(),
                     [](const OpenSlot& a, const OpenSlot& b) { return a.size > b.size; });
  }

  // Draws one fleet and counts it; what it weighs, 0 if it does not agree with the radar.
  int64_t Draw(Chance& chance, Weights& counts) {
    fleet_.clear();
    Bitboard blocked;
    Bitboard covered;
    Scaled weight;
    for (size_t n = 0; n < slots_.size(); ++n) {
      const OpenSlot& slot = slots_[n];
      // The last one must cover whatever is left.
      const Bitboard left = hits_.Minus(covered);
      const bool last = n + 1 == slots_.size();
      uint32_t sum = 0;
      liked_.clear();
      for (size_t p = 0; p < slot.places.size(); ++p) {
        const Place& place = slot.places[p];
        if (place.cells.Intersects(blocked)) continue;
        const int hits = (place.cells & left).Count();
        if (last && hits != left.Count()) continue;
        uint32_t liking = 1;
        for (int k = std::min(hits, kMostLiked); k > 0; --k) liking *= kLiking;
        if (last) liking = 1;
        sum += liking;
        liked_.push_back({static_cast<uint32_t>(p), liking});
      }
      if (sum == 0) return 0;
      uint32_t drawn = chance.Below(sum);
      size_t chosen = 0;
      while (drawn >= liked_[chosen].liking) drawn -= liked_[chosen++].liking;
      const Place& place = slot.places[liked_[chosen].place];
      weight.Scale(sum, liked_[chosen].liking);
      weight.Scale(1, static_cast<uint64_t>(std::max(1, RoomFor(slot, blocked))));
      if (last) {
        // All places that the last one may have, instead of the one that was drawn.
        const int64_t w = weight.Parts(kWeightBits);
        if (w <= 0) return 0;
        for (const Bitboard& cells : fleet_) Count(cells, w, counts);
        const int64_t each = std::max<int64_t>(1, w / Size(liked_));
        for (const Liked& l : liked_) Count(slot.places[l.place].cells, each, counts);
        return w;
      }
      fleet_.push_back(place.cells);
      covered |= place.cells;
      blocked |= place.halo;
    }
    return 0;
  }

 private:
  static void Count(const Bitboard& cells, int64_t weight, Weights& counts) {
    cells.ForEach([&](int cell) { At(counts, cell) += weight; });
  }

  struct OpenSlot {
    int size = 0;
    std::vector<Place> places;
    std::vector<Place> all;  // As the fleet was laid down: whatever the radar says.
  };
  struct Liked {
    uint32_t place;
    uint32_t liking;
  };

  int RoomFor(const OpenSlot& slot, const Bitboard& blocked) const {
    if (blocked.Empty()) return Size(slot.all);
    int room = 0;
    for (const Place& p : slot.all) room += p.cells.Intersects(blocked) ? 0 : 1;
    return room;
  }

  void AddSlot(int slot, const Bitboard& open) {
    OpenSlot added;
    for (const uint16_t formation : rules_.slot_rule(slot).choices) {
      const Figure& figure = At(rules_.content().formations, formation).figure;
      added.size = std::max(added.size, figure.size);
      for (int s = 0; s < kSymmetries; ++s) {
        if (!rules_.MayLie(figure, s)) continue;
        Anchors(figure.shapes[s], free_).ForEach([&](int anchor) {
          const Bitboard cells = Placed(figure.shapes[s], ColumnOf(anchor), RowOf(anchor));
          const Bitboard halo = rules_.allow_contact() ? cells : Halo8(cells);
          added.all.push_back({cells, halo});
          if (!open.Contains(cells) || observed_.Contains(cells)) return;
          if (!rules_.allow_contact() && Neighbours8(cells).Intersects(hits_)) return;
          added.places.push_back({cells, halo});
        });
      }
    }
    slots_.push_back(std::move(added));
  }

  const BattleDucksRules& rules_;
  const Bitboard hits_;  // Spotted, of formations not found.
  const Bitboard observed_;
  const Bitboard free_;
  std::vector<OpenSlot> slots_;
  std::vector<Liked> liked_;
  std::vector<Bitboard> fleet_;
};

}  // namespace

bool TakeCensus(const BattleDucksRules& rules, const Pond& radar, const Quarry& quarry, int fleets,
                int64_t unit, Chance& chance, Weights& chances, const Thinking* thinking) {
  Census census(rules, radar, quarry);
  chances = {};
  int64_t sum = 0;
  for (int i = 0; i < fleets && (thinking == nullptr || !thinking->stopped()); ++i) {
    sum += census.Draw(chance, chances);
  }
  if (sum == 0) return false;
  // Scaled down first where the product would not fit.
  while (sum > INT64_MAX / unit) {
    sum /= 2;
    for (int64_t& c : chances) c /= 2;
  }
  for (int64_t& c : chances) c = c * unit / std::max<int64_t>(1, sum);
  return true;
}

}  // namespace mallard::battleducks
