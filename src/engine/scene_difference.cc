#include "mallard/scene_difference.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace mallard {
namespace {

// Labels are compared by what they say, not by where they stand.
bool SameLabel(const Scene& a, uint32_t i, const Scene& b, uint32_t j) {
  const SceneLabel& x = a.labels[i];
  const SceneLabel& y = b.labels[j];
  if (x.kind != SceneLabel::kText || y.kind != SceneLabel::kText) return x == y;
  return a.Text(static_cast<uint32_t>(x.value)) == b.Text(static_cast<uint32_t>(y.value));
}

template <class X, class Y>
bool SameCounters(const Scene& a, const X& x, const Scene& b, const Y& y) {
  const absl::Span<const SceneCounter> left = a.CountersOf(x);
  const absl::Span<const SceneCounter> right = b.CountersOf(y);
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [&](const SceneCounter& p, const SceneCounter& q) {
                      return p.now == q.now && p.most == q.most &&
                             SameLabel(a, p.label, b, q.label);
                    });
}

// Compares what lies in a record itself: everything that is not an index into another array.
bool SameItem(const Scene& a, const SceneItem& x, const Scene& b, const SceneItem& y) {
  SceneItem copy = x;
  copy.label = y.label;
  copy.first_point = y.first_point;
  copy.first_counter = y.first_counter;
  copy.first_reference = y.first_reference;
  return std::memcmp(&copy, &y, sizeof y) == 0 && SameLabel(a, x.label, b, y.label) &&
         a.PointsOf(x) == b.PointsOf(y) && a.ReferencesOf(x) == b.ReferencesOf(y) &&
         SameCounters(a, x, b, y);
}

bool SameArea(const Scene& a, const SceneArea& x, const Scene& b, const SceneArea& y) {
  SceneArea copy = x;
  copy.label = y.label;
  copy.unit_label = y.unit_label;
  copy.first_counter = y.first_counter;
  copy.first_reference = y.first_reference;
  return std::memcmp(&copy, &y, sizeof y) == 0 && SameLabel(a, x.label, b, y.label) &&
         SameLabel(a, x.unit_label, b, y.unit_label) && a.ReferencesOf(x) == b.ReferencesOf(y) &&
         SameCounters(a, x, b, y);
}

bool SameSeat(const Scene& a, const SceneSeat& x, const Scene& b, const SceneSeat& y) {
  return x.seat == y.seat && x.colour == y.colour && x.score == y.score &&
         x.decision == y.decision && x.marks == y.marks && SameLabel(a, x.label, b, y.label) &&
         SameLabel(a, x.role, b, y.role) && SameLabel(a, x.score_label, b, y.score_label) &&
         SameCounters(a, x, b, y);
}

bool SameStatus(const Scene& a, const Scene& b) {
  const SceneStatus& x = a.status;
  const SceneStatus& y = b.status;
  return x.asked == y.asked && x.turn_seat == y.turn_seat && x.round == y.round &&
         x.round_limit == y.round_limit && x.over == y.over && x.winners == y.winners &&
         SameLabel(a, x.phase, b, y.phase) && SameLabel(a, x.round_label, b, y.round_label) &&
         SameLabel(a, x.reason, b, y.reason) && SameLabel(a, x.tie_break, b, y.tie_break);
}

template <class Record, class Same>
bool SameLists(const std::vector<Record>& a, const std::vector<Record>& b, Same same) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

void SortIds(const std::vector<SceneItem>& items, size_t from,
             std::vector<std::pair<uint32_t, uint32_t>>& out) {
  out.clear();
  for (size_t i = from; i < items.size(); ++i) {
    out.emplace_back(items[i].id, static_cast<uint32_t>(i));
  }
  std::sort(out.begin(), out.end());
}

// Puts positions back into the order of their scene, as ids.
void OrderIds(const std::vector<SceneItem>& items, std::vector<uint32_t>& positions) {
  std::sort(positions.begin(), positions.end());
  for (uint32_t& position : positions) position = items[position].id;
}

}  // namespace

void SceneDifference::Compare(const Scene& earlier, const Scene& later) {
  added.clear();
  removed.clear();
  changed.clear();
  status = !SameStatus(earlier, later);
  seats = !SameLists(earlier.seats, later.seats, [&](const SceneSeat& x, const SceneSeat& y) {
    return SameSeat(earlier, x, later, y);
  });
  areas = !SameLists(earlier.areas, later.areas, [&](const SceneArea& x, const SceneArea& y) {
    return SameArea(earlier, x, later, y);
  });
  // Most items keep their place in the list: those are paired by walking both lists. What is left
  // after the first that does not is paired by sorting.
  const size_t both = std::min(earlier.items.size(), later.items.size());
  size_t same = 0;
  for (; same < both && earlier.items[same].id == later.items[same].id; ++same) {
    if (!SameItem(earlier, earlier.items[same], later, later.items[same])) {
      changed.push_back(static_cast<uint32_t>(same));
    }
  }
  SortIds(earlier.items, same, earlier_);
  SortIds(later.items, same, later_);
  auto old = earlier_.begin();
  auto now = later_.begin();
  while (old != earlier_.end() || now != later_.end()) {
    if (now == later_.end() || (old != earlier_.end() && old->first < now->first)) {
      removed.push_back((old++)->second);
    } else if (old == earlier_.end() || now->first < old->first) {
      added.push_back((now++)->second);
    } else {
      if (!SameItem(earlier, earlier.items[old->second], later, later.items[now->second])) {
        changed.push_back(now->second);
      }
      ++old;
      ++now;
    }
  }
  OrderIds(later.items, added);
  OrderIds(earlier.items, removed);
  OrderIds(later.items, changed);
}

}  // namespace mallard
