#include "src/games/naval_war/past.h"

#include <algorithm>

#include "mallard/frame/numbers.h"
#include "src/games/naval_war/chronicle.h"

namespace mallard::naval_war {
namespace {

class Reader {
 public:
  Reader(const NavalWarRules& rules, const Chronicle& chronicle, Past& past)
      : rules_(rules), chronicle_(chronicle), past_(past) {
    standing_ = (1u << rules.ships()) - 1;
    past_.water.emplace_back();
    NextAttack();
  }

  void Run() {
    for (int i = 0; i < chronicle_.size; ++i) {
      const EntryWord word = chronicle_.word[i];
      const int about = chronicle_.about[i];
      if (IsAnswer(word)) {
        TakeAnswer(word, about);
      } else if (EndsMoment(word)) {
        EndMoment(i);
      } else {
        TakeDeed(word, about);
      }
    }
    EndAnswers();
  }

  // Ships that an attack on their cells meets.
  uint32_t Open() const { return standing_ & (~protected_ | fresh_); }

 private:
  int now() const { return past_.now(); }
  void Add(const Bitboard& cells, uint32_t ships, bool hit = false) {
    past_.wants.push_back({now(), cells, ships, attack_, hit});
    past_.hits.back() += hit;
    past_.all_hits += hit;
  }

  void NextAttack() {
    attack_ = Size(past_.struck);
    past_.struck.push_back(0);
    past_.attacked_at.push_back(now());
    past_.hits.push_back(0);
    past_.windows.push_back(-1);
    fresh_ = 0;
  }

  void TakeAnswer(EntryWord word, int cell) {
    past_.attacked_at.back() = now();
    switch (word) {
      case EntryWord::kMiss:
      case EntryWord::kSeenWater:
        past_.water.back().Set(cell);
        break;
      case EntryWord::kHit:
        hits_.Set(cell);
        Add(Bitboard::Of(cell), Open(), true);
        break;
      case EntryWord::kSmoke:
        Add(Bitboard::Of(cell), standing_ & protected_ & ~fresh_);
        break;
      case EntryWord::kBlocked:
        blocked_.Set(cell);
        blocked_by_ = Open();
        break;
      default:
        Add(Bitboard::Of(cell), standing_);
        break;
    }
  }

  void TakeDeed(EntryWord word, int about) {
    const uint32_t ship = 1u << (about % kMaxShips);
    switch (word) {
      case EntryWord::kAttack:
      case EntryWord::kMended:
        EndAnswers();
        NextAttack();
        break;
      case EntryWord::kStruck:
        past_.attacked_at.back() = now();
        past_.struck.back() |= 1u << (about / 16);
        break;
      case EntryWord::kSank:
        // Something that answered sank it.
        if (((past_.struck.back() & ship)) == 0) Add(hits_, ship);
        standing_ &= ~ship;
        protected_ &= ~ship;
        past_.last[about] = now();
        break;
      case EntryWord::kAnsweredBy:
        answered_by_ |= ship;
        fresh_ |= ship;
        protected_ |= ship;
        break;
      case EntryWord::kProtected:
        protected_ |= ship;
        break;
      default:
        protected_ &= ~ship;
        break;
    }
  }

  // What only the answers of a whole attack say.
  void EndAnswers() {
    if (!blocked_.Empty()) Add(blocked_, blocked_by_);
    for (int ship = 0; ship < rules_.ships(); ++ship) {
      const bool answered = ((answered_by_ >> ship) & 1) != 0;
      if (answered && !hits_.Empty()) Add(hits_, 1u << ship);
    }
    if (!hits_.Empty() || !blocked_.Empty()) answered_by_ = 0;
    hits_ = blocked_ = Bitboard();
  }

  // How far ships go that the movement under way at entry `i` moves.
  Passage Sailing(int i) const {
    while (i < chronicle_.size && chronicle_.word[i] == EntryWord::kUnderWay) ++i;
    int end = i;
    while (end < chronicle_.size && chronicle_.word[end] != EntryWord::kSailed &&
           chronicle_.word[end] != EntryWord::kWindow) {
      ++end;
    }
    Passage passage = {Motion::kShiftOrTurn, standing_ & ~protected_, false, false, attack_};
    if (end == chronicle_.size || chronicle_.word[end] != EntryWord::kSailed) return passage;
    switch (rules_.card(chronicle_.about[end]).target.kind) {
      case TargetKind::kShift:
        passage.motion = Motion::kShift;
        passage.one = true;
        break;
      case TargetKind::kPivot:
        passage.motion = Motion::kTurn;
        passage.one = true;
        break;
      case TargetKind::kFleet:
        passage.motion = Motion::kAnywhere;
        break;
      default:
        break;
    }
    return passage;
  }

  void EndMoment(int i) {
    const EntryWord word = chronicle_.word[i];
    EndAnswers();
    Passage passage;
    if (word == EntryWord::kUnderWay) {
      passage = Sailing(i);
      passage.one = false;
      under_way_ = true;
    } else if (word == EntryWord::kSailed) {
      passage = Sailing(i);
      // On the way there it may have come to rest before.
      passage.one &= !under_way_;
    } else if (word == EntryWord::kWindow) {
      passage = {Motion::kShift, standing_ & ~protected_, !under_way_, false, attack_};
      if (!under_way_) past_.windows.back() = now();
    }
    past_.passages.push_back(passage);
    past_.water.emplace_back();
    if (word != EntryWord::kSailed && word != EntryWord::kWindow) return;
    under_way_ = false;
    NextAttack();
  }

  const NavalWarRules& rules_;
  const Chronicle& chronicle_;
  Past& past_;
  uint32_t standing_ = 0;
  uint32_t protected_ = 0;
  uint32_t fresh_ = 0;        // Of these: only since this attack, which meets them still.
  uint32_t answered_by_ = 0;  // Protected because the attack whose cells tell next hits them.
  uint32_t blocked_by_ = 0;
  Bitboard hits_;     // Of the attack that is telling.
  Bitboard blocked_;  // The same.
  int attack_ = 0;
  bool under_way_ = false;
};

}  // namespace

Past PastOf(const NavalWarRules& rules, const State& seen, int owner) {
  Past past;
  std::fill(past.last, past.last + kMaxShips, -1);
  Reader reader(rules, seen.boards[owner].chronicle, past);
  reader.Run();
  for (int ship = 0; ship < rules.ships(); ++ship) {
    if (past.last[ship] < 0) past.last[ship] = past.now();
  }
  // An attack that waits for an answer connects.
  if (seen.phase == Phase::kReact && seen.turn_seat != owner && seen.attack.ship == 0) {
    Want want = {past.now(), {}, reader.Open(), 0, false};
    for (int i = 0; i < seen.attack.count; ++i) want.cells.Set(seen.attack.cells[i]);
    past.wants.push_back(want);
  }
  std::stable_sort(past.wants.begin(), past.wants.end(), [](const Want& a, const Want& b) {
    if (a.moment != b.moment) return a.moment > b.moment;
    return (a.cells.Count() == 1) > (b.cells.Count() == 1);
  });
  return past;
}

}  // namespace mallard::naval_war
