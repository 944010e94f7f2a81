#include "tests/imagine/naval_war_record.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/grid.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/fleet.h"

namespace mallard::testing {

using naval_war::Answer;
using naval_war::kMaxShips;
using naval_war::NavalWarRules;
using naval_war::Pose;
using naval_war::TargetKind;
using naval_war::Witness;

void NavalWarRecord::Hear(const Match& match) {
  const int owner = 1 - viewer_;
  const NavalWarRules& rules = static_cast<const NavalWarRules&>(match.rules());
  const bool open = match.DecisionOf(owner, Viewer::Seat(viewer_)).kind == naval_war::kMoveAfterHit;
  // The window was closed before anything else could happen.
  if (window_open_ && !open) notes_.push_back({What::kStayed});
  window_open_ = open;
  const std::vector<Event> events = match.Events(Viewer::Seat(viewer_), heard_);
  heard_ += events.size();
  for (const Event& event : events) HearEvent(rules, event);
  Settle();
}

void NavalWarRecord::Settle() {
  if (sinking_) notes_.push_back({What::kSettled});
  sinking_ = false;
}

void NavalWarRecord::HearEvent(const NavalWarRules& rules, const Event& event) {
  const int owner = 1 - viewer_;
  const int32_t* const args = event.args;
  if (event.kind != naval_war::kSunk) Settle();
  switch (event.kind) {
    case naval_war::kCellAttacked:
    case naval_war::kShipAttacked:
      if (args[0] != viewer_) break;
      if (answered_ || event.kind == naval_war::kShipAttacked) {
        attacked_.clear();
        notes_.push_back({What::kAttack});
      }
      answered_ = false;
      if (event.kind == naval_war::kCellAttacked) attacked_.push_back(args[1]);
      break;
    case naval_war::kConnected:
      if (args[0] == owner && !attacked_.empty()) {
        notes_.push_back({What::kConnected, 0, 0, attacked_});
      }
      break;
    case naval_war::kAnswered:
      if (args[0] == owner) notes_.push_back({What::kAnswer, args[1], args[2]});
      if (args[0] == owner) answered_ = true;
      break;
    case naval_war::kSeen:
      if (args[0] == owner) notes_.push_back({What::kSeen, args[1], args[2]});
      break;
    case naval_war::kShipStruck:
      if (args[0] == owner) notes_.push_back({What::kStruck, args[1], args[2]});
      if (args[0] == owner) answered_ = true;
      break;
    case naval_war::kSunk:
      if (args[0] != owner) break;
      notes_.push_back({What::kSunk, args[1]});
      sinking_ = true;
      break;
    case naval_war::kProtected:
      if (args[0] == owner) notes_.push_back({What::kSmoke, args[1], !answered_, attacked_});
      break;
    case naval_war::kEffectEnded:
      if (args[0] == naval_war::kProtection && args[1] == owner) {
        notes_.push_back({What::kClear, args[2]});
      }
      break;
    case naval_war::kCardPlayed:
    case naval_war::kCardPlayedSecretly: {
      if (args[0] != owner) break;
      const naval_war::Card& card = rules.card(args[1]);
      if (card.target.kind == TargetKind::kOwnDamage) notes_.push_back({What::kRepair});
      if (card.card_class == naval_war::CardClass::kMovement) {
        notes_.push_back({What::kSailed, static_cast<int>(card.target.kind)});
      }
      break;
    }
    default:
      break;
  }
}

// Goes through all that was heard along the courses.
class NavalWarRecord::Check {
 public:
  Check(const NavalWarRules& rules, const Witness& witness) : rules_(rules), witness_(witness) {
    standing_ = (1u << rules.ships()) - 1;
    lives_.insert(Life());
    if (!Lies()) problem_ = "ships overlap, or leave the board, at the beginning";
  }

  bool Take(const Note& note) {
    if (problem_.empty()) problem_ = Judge(note);
    if (!problem_.empty()) absl::StrAppend(&problem_, " (moment ", moment_, ")");
    return problem_.empty();
  }

  std::string End() {
    if (!problem_.empty()) return problem_;
    if (moment_ != witness_.past().now()) {
      return absl::StrCat("the record has ", moment_, " moments, not ", witness_.past().now());
    }
    for (const Life& life : lives_) {
      bool same = true;
      for (int ship = 0; ship < rules_.ships(); ++ship) {
        same &= !Stands(ship) || life.damage[ship] == witness_.damage(ship);
      }
      if (same) return "";
    }
    return "the damage cannot be";
  }

 private:
  // A way in which all hits and repairs may have gone so far.
  struct Life {
    std::array<uint8_t, kMaxShips> damage = {};
    uint8_t newly = 0;
    auto operator<=>(const Life&) const = default;
  };

  bool Stands(int ship) const { return ((standing_ >> ship) & 1) != 0; }
  bool Protected(int ship) const { return (((smoke_ & ~fresh_) >> ship) & 1) != 0; }
  Pose PoseAt(int ship, int moment) const {
    const naval_war::Berthed lay = witness_.Lay(ship, moment);
    const Pose first = naval_war::PoseAt(lay.place);
    if (lay.bow_first) return first;
    return {naval_war::PartCell(first, rules_.length(ship) - 1), (first.facing + 2) % 4};
  }
  Bitboard Cells(int ship, int moment) const {
    return naval_war::LineCells(PoseAt(ship, moment), rules_.length(ship));
  }
  int ShipOn(int cell) const {
    for (int ship = 0; ship < rules_.ships(); ++ship) {
      if (Stands(ship) && Cells(ship, moment_).Has(cell)) return ship;
    }
    return -1;
  }
  bool Lies() const {
    Bitboard all;
    for (int ship = 0; ship < rules_.ships(); ++ship) {
      if (!Stands(ship)) continue;
      const Bitboard cells = Cells(ship, moment_);
      if (cells.Empty() || !rules_.cells().Contains(cells) || cells.Intersects(all)) return false;
      all |= cells;
    }
    return true;
  }
  bool Same(int ship) const {
    const Pose a = PoseAt(ship, moment_), b = PoseAt(ship, moment_ + 1);
    return a.bow == b.bow && a.facing == b.facing;
  }
  bool Shifts(int ship) const {
    const Pose a = PoseAt(ship, moment_), b = PoseAt(ship, moment_ + 1);
    const int columns = std::abs(ColumnOf(a.bow) - ColumnOf(b.bow));
    return a.facing == b.facing && columns + std::abs(RowOf(a.bow) - RowOf(b.bow)) == 1;
  }
  bool Turns(int ship) const {
    const Pose a = PoseAt(ship, moment_), b = PoseAt(ship, moment_ + 1);
    for (int part = 0; part < rules_.length(ship); ++part) {
      // The part stays where it is, and the ship points another way, by a quarter.
      if ((a.facing + b.facing) % 2 != 0 &&
          naval_war::PartCell(a, part) == naval_war::PartCell(b, part)) {
        return true;
      }
    }
    return false;
  }

  // Keeps the lives for which change(life) is true.
  template <class Change>
  bool Live(Change change) {
    std::set<Life> next;
    for (Life life : lives_) {
      if (change(life)) next.insert(life);
    }
    lives_ = std::move(next);
    return !lives_.empty();
  }
  // No ship has taken its last hit without sinking.
  bool NobodyIsGone() {
    return Live([&](const Life& life) {
      for (int ship = 0; ship < rules_.ships(); ++ship) {
        if (Stands(ship) && life.damage[ship] == rules_.all_parts(ship)) return false;
      }
      return true;
    });
  }

  std::string Judge(const Note& note) {
    switch (note.what) {
      case What::kAttack:
        fresh_ = 0;
        if (!NobodyIsGone()) return "a ship should have sunk";
        Live([](Life& life) {
          life.newly = 0;
          return true;
        });
        return "";
      case What::kConnected: {
        const bool met = std::any_of(note.cells.begin(), note.cells.end(), [&](int cell) {
          return ShipOn(cell) >= 0 && !Protected(ShipOn(cell));
        });
        return met ? "" : "an attack that connected met nothing";
      }
      case What::kAnswer:
        return JudgeAnswer(note.a, static_cast<Answer>(note.b));
      case What::kSeen:
        return (ShipOn(note.a) >= 0) == (note.b != 0) ? "" : "something else was seen from above";
      case What::kStruck:
        return Live([&](Life& life) { return Strike(life, note.a, note.b); })
                   ? ""
                   : "it has not so many sound parts";
      case What::kSunk: {
        const bool can =
            Live([&](const Life& life) { return life.damage[note.a] == rules_.all_parts(note.a); });
        standing_ &= ~(1u << note.a);
        smoke_ &= ~(1u << note.a);
        return can ? "" : "it cannot have sunk then";
      }
      case What::kSmoke:
        return JudgeSmoke(note);
      case What::kClear:
        smoke_ &= ~(1u << note.a);
        return "";
      case What::kRepair:
        return Repair() ? "" : "there was nothing to mend";
      default:
        return JudgeMoves(note);
    }
  }

  std::string JudgeAnswer(int cell, Answer answer) {
    const int ship = ShipOn(cell);
    const std::string where = CellName(cell);
    switch (answer) {
      case Answer::kMiss:
        return ship < 0 ? "" : absl::StrCat(where, " was a miss");
      case Answer::kSmoke:
        return ship >= 0 && Protected(ship) ? "" : absl::StrCat(where, " was smoke");
      case Answer::kHit:
        if (ship < 0 || Protected(ship)) return absl::StrCat(where, " was a hit");
        Live([&](Life& life) {
          const int part = naval_war::PartAt(PoseAt(ship, moment_), rules_.length(ship), cell);
          if ((life.damage[ship] >> part & 1) == 0) life.newly |= static_cast<uint8_t>(1 << ship);
          life.damage[ship] |= static_cast<uint8_t>(1 << part);
          return true;
        });
        return "";
      default:
        return "";
    }
  }

  bool Strike(Life& life, int ship, int hits) const {
    for (int part = 0; part < rules_.length(ship) && hits > 0; ++part) {
      if ((life.damage[ship] >> part & 1) != 0) continue;
      life.damage[ship] |= static_cast<uint8_t>(1 << part);
      life.newly |= static_cast<uint8_t>(1 << ship);
      --hits;
    }
    return hits == 0;
  }

  std::string JudgeSmoke(const Note& note) {
    const uint32_t bit = 1u << note.a;
    const bool answering = note.b != 0;
    if (answering && (smoke_ & bit) == 0) fresh_ |= bit;
    smoke_ |= bit;
    if (!answering || note.cells.empty()) return "";
    const bool hit = std::any_of(note.cells.begin(), note.cells.end(),
                                 [&](int cell) { return ShipOn(cell) == note.a; });
    return hit ? "" : "the ship under smoke was not hit";
  }

  bool Repair() {
    if (!NobodyIsGone()) return false;
    std::set<Life> next;
    for (const Life& life : lives_) {
      for (int ship = 0; ship < rules_.ships(); ++ship) {
        if (!Stands(ship)) continue;
        for (int part = 0; part < rules_.length(ship); ++part) {
          if ((life.damage[ship] >> part & 1) == 0) continue;
          Life mended = life;
          mended.damage[ship] &= static_cast<uint8_t>(~(1 << part));
          next.insert(mended);
        }
      }
    }
    lives_ = std::move(next);
    return !lives_.empty();
  }

  std::string JudgeMoves(const Note& note) {
    if (!NobodyIsGone()) return "a ship should have sunk";
    uint32_t moved = 0;
    uint32_t shifted = 0;
    uint32_t turned = 0;
    for (int ship = 0; ship < rules_.ships(); ++ship) {
      if (!Stands(ship) || Same(ship)) continue;
      moved |= 1u << ship;
      shifted |= Shifts(ship) ? 1u << ship : 0;
      turned |= Turns(ship) ? 1u << ship : 0;
    }
    const auto one = [](uint32_t ships) { return ships != 0 && (ships & (ships - 1)) == 0; };
    if ((moved & smoke_) != 0) return "a ship under smoke moved";
    if (note.what == What::kSettled && moved != 0) return "something moved while a ship sank";
    if (note.what == What::kStayed) {
      if (moved != shifted) return "a ship went too far after a hit";
      if (!Live([&](const Life& life) { return (moved & ~life.newly) == 0; })) {
        return "a ship moved that was not newly damaged";
      }
    }
    if (note.what == What::kSailed && note.a == static_cast<int>(TargetKind::kShift)) {
      if (!one(moved) || moved != shifted) return "not one ship moved by one cell";
    }
    if (note.what == What::kSailed && note.a == static_cast<int>(TargetKind::kPivot)) {
      if (!one(moved) || moved != turned) return "not one ship turned by a quarter";
    }
    ++moment_;
    fresh_ = note.what == What::kSettled ? fresh_ : 0;
    if (!Lies()) return "ships overlap, or leave the board";
    return "";
  }

  const NavalWarRules& rules_;
  const Witness& witness_;
  uint32_t standing_ = 0;
  uint32_t smoke_ = 0;
  uint32_t fresh_ = 0;
  int moment_ = 0;
  std::set<Life> lives_;
  std::string problem_;
};

std::string NavalWarRecord::Contradiction(const Match& match, const Witness& witness) const {
  Check check(static_cast<const NavalWarRules&>(match.rules()), witness);
  for (const Note& note : notes_) {
    if (!check.Take(note)) break;
  }
  return check.End();
}

}  // namespace mallard::testing
