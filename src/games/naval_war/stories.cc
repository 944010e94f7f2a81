#include "src/games/naval_war/stories.h"

#include <algorithm>

#include "src/games/naval_war/chronicle.h"

namespace mallard::naval_war {
namespace {

constexpr int kTellings = 4;
constexpr int kNobody = -1;

// The parts that so many hits by name damage; 0 if it has not so many left.
int PartsStruck(int condition, int all, int hits) {
  int sound = all & ~condition;
  int parts = 0;
  for (; hits > 0 && sound != 0; --hits) {
    parts |= sound & -sound;
    sound &= sound - 1;
  }
  return hits == 0 ? parts : 0;
}

}  // namespace

Stories::Stories(const NavalWarRules& rules, const Chronicle& chronicle, const Past& past,
                 const std::vector<Berthed>& courses)
    : rules_(rules),
      chronicle_(chronicle),
      past_(past),
      courses_(courses),
      deeds_(static_cast<size_t>(rules.ships() * chronicle.size)),
      open_(static_cast<size_t>(rules.ships() * (chronicle.size + 1))) {}

uint32_t Stories::damage(int ship) const {
  return sank_[ship] ? 0 : static_cast<uint32_t>(PartsIn(condition_[ship]));
}

bool Stories::newly(int ship) const { return !sank_[ship] && (condition_[ship] & kNewly) != 0; }

int Stories::Damaged(int condition, int parts) {
  const bool newly = (parts & ~condition) != 0;
  return condition | parts | (newly ? kNewly : 0);
}

int Stories::After(const Deed& deed, int condition, int all) {
  const bool gone = PartsIn(condition) == all;
  switch (deed.what) {
    case Deed::kHit:
      return Damaged(condition, deed.parts);
    case Deed::kStruck: {
      const int parts = PartsStruck(condition, all, deed.parts);
      return parts == 0 ? kNobody : Damaged(condition, parts);
    }
    case Deed::kSank:
      return gone ? condition : kNobody;
    case Deed::kLeft:
      return gone || (condition & kNewly) == 0 ? kNobody : PartsIn(condition);
    case Deed::kForget:
    case Deed::kMended:
      return gone ? kNobody : PartsIn(condition);
    case Deed::kNothing:
      return gone ? kNobody : condition;
    case Deed::kAgain:
      break;
  }
  return condition;
}

Stories::Deed Stories::DeedOf(int ship, int i, int moment) const {
  const int about = chronicle_.about[i];
  switch (chronicle_.word[i]) {
    case EntryWord::kHit: {
      const Berthed& lay = Lay(ship, moment);
      const int length = rules_.length(ship);
      const int offset = OffsetAt(lay.place, length, about);
      if (offset < 0) return {Deed::kAgain, 0};
      return {Deed::kHit, 1 << (lay.bow_first ? offset : length - 1 - offset)};
    }
    case EntryWord::kStruck:
      return about / 16 == ship ? Deed{Deed::kStruck, about % 16} : Deed{Deed::kAgain, 0};
    case EntryWord::kSank:
      return {about == ship ? Deed::kSank : Deed::kAgain, 0};
    case EntryWord::kMended:
      return {Deed::kMended, 0};
    case EntryWord::kAttack:
    case EntryWord::kSailed:
      return {Deed::kForget, 0};
    case EntryWord::kWindow: {
      const bool left = At(past_.passages, moment).only_hit &&
                        Lay(ship, moment).place != Lay(ship, moment + 1).place;
      return {left ? Deed::kLeft : Deed::kForget, 0};
    }
    case EntryWord::kSettled:
      return {Deed::kNothing, 0};
    default:
      return {Deed::kAgain, 0};
  }
}

void Stories::ReadDeeds(int ship) {
  sank_[ship] = false;
  end_[ship] = chronicle_.size;
  int moment = 0;
  for (int i = 0; i < end_[ship]; ++i) {
    deed(ship, i) = DeedOf(ship, i, moment);
    if (deed(ship, i).what == Deed::kSank) {
      sank_[ship] = true;
      end_[ship] = i + 1;
    }
    moment += EndsMoment(chronicle_.word[i]);
  }
}

bool Stories::Possible(int ship) {
  ReadDeeds(ship);
  const int all = rules_.all_parts(ship);
  const int end = end_[ship];
  open(ship, end).reset();
  for (int parts = 0; parts <= all; ++parts) {
    for (const int condition : {parts, parts | kNewly}) {
      At(open(ship, end), condition) = (parts == all) == sank_[ship];
    }
  }
  for (int i = end - 1; i >= 0; --i) {
    if (deed(ship, i).what == Deed::kAgain) {
      open(ship, i) = open(ship, i + 1);
      continue;
    }
    open(ship, i).reset();
    for (int parts = 0; parts <= all; ++parts) {
      for (const int condition : {parts, parts | kNewly}) {
        At(open(ship, i), condition) = GoesOn(ship, i, condition);
      }
    }
  }
  return IsOpen(ship, 0, 0);
}

// Whether a ship's story can go on from that condition before entry `i`.
bool Stories::GoesOn(int ship, int i, int condition) {
  const Deed& what = deed(ship, i);
  const int next = After(what, condition, rules_.all_parts(ship));
  if (next == kNobody) return false;
  if (IsOpen(ship, i + 1, next)) return true;
  if (what.what != Deed::kMended) return false;
  for (int parts = next; parts != 0; parts &= parts - 1) {
    if (IsOpen(ship, i + 1, next & ~(parts & -parts))) return true;
  }
  return false;
}

bool Stories::Tell(Chance& chance) {
  for (int i = 0; i < kTellings; ++i) {
    if (TellOnce(chance)) return true;
  }
  return false;
}

bool Stories::TellOnce(Chance& chance) {
  std::fill(condition_, condition_ + kMaxShips, 0);
  for (int i = 0; i < chronicle_.size; ++i) {
    if (!TellEntry(i, chance)) return false;
  }
  return true;
}

bool Stories::TellEntry(int i, Chance& chance) {
  uint32_t needy = 0;  // Ships that cannot go on unless a repair is theirs.
  for (int ship = 0; ship < rules_.ships(); ++ship) {
    if (i >= end_[ship]) continue;
    condition_[ship] = After(deed(ship, i), condition_[ship], rules_.all_parts(ship));
    if (condition_[ship] == kNobody) return false;
    if (!IsOpen(ship, i + 1, condition_[ship])) needy |= 1u << ship;
  }
  return chronicle_.word[i] == EntryWord::kMended ? Mend(i, needy, chance) : needy == 0;
}

// Takes one hit off one ship, so that all can go on.
bool Stories::Mend(int i, uint32_t needy, Chance& chance) {
  int mended = kNobody;
  int mended_to = 0;
  int count = 0;
  for (int ship = 0; ship < rules_.ships(); ++ship) {
    if (i >= end_[ship] || (needy & ~(1u << ship)) != 0) continue;
    for (int parts = condition_[ship]; parts != 0; parts &= parts - 1) {
      const int to = condition_[ship] & ~(parts & -parts);
      if (!IsOpen(ship, i + 1, to) || DrawIndex(chance, ++count) != 0) continue;
      mended = ship;
      mended_to = to;
    }
  }
  if (mended == kNobody) return false;
  condition_[mended] = mended_to;
  return true;
}

}  // namespace mallard::naval_war
