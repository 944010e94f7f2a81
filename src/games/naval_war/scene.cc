// Naval War as a scene: both boards with their fleets (scene_board.cc), both hands, deck and
// discard pile.
#include "src/games/naval_war/scene.h"

#include <algorithm>

#include "mallard/frame/numbers.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/scene_parts.h"

namespace mallard::naval_war {
namespace {

class Writer {
 public:
  Writer(const NavalWarRules& rules, const State& state, SceneBuilder& builder)
      : rules_(rules), s_(state), b_(builder) {}

  void Whole() {
    Status();
    BoardWriter boards(rules_, s_, b_);
    for (int i = 0; i < kSeats; ++i) {
      const int seat = i == 0 ? b_.viewer().side() : 1 - b_.viewer().side();
      Seat(seat);
      boards.Write(seat);
      if (rules_.card_play()) Hand(seat);
    }
    // Cards are dealt when both fleets lie.
    if (rules_.card_play() && s_.phase != Phase::kSetup) Piles();
  }

 private:
  void Status() {
    SceneStatus& status = b_.status();
    status.phase = b_.Word(kWordSetup + static_cast<int>(s_.phase));
    if (s_.phase == Phase::kSetup) return;
    status.round_limit = rules_.turn_limit();
    // When the last turn has passed there is no next one.
    status.round = std::min(static_cast<int32_t>(s_.turns) + 1, status.round_limit);
    status.round_label = b_.Word(kWordTurn);
    if (s_.phase != Phase::kOver) {
      status.turn_seat = s_.turn_seat;
    } else {
      status.reason = b_.Word(s_.winner != 0 ? kWordFleetSunk : kWordTurnLimit);
    }
  }

  void Seat(int seat) {
    const Player& player = s_.players[seat];
    SceneSeat& record = b_.Seat(seat);
    record.score = rules_.ships() - s_.boards[1 - seat].standing;
    record.score_label = b_.Word(kWordSunk);
    const bool playing = s_.phase != Phase::kSetup && s_.phase != Phase::kOver;
    if (playing && s_.turn_seat == seat) record.marks |= kMarkActive;
    if (s_.phase == Phase::kSetup && s_.boards[seat].ready != 0) record.marks |= kMarkReady;
    if (player.disabled != 0) record.marks |= kMarkBlocked;
    b_.Counter(b_.Word(kWordAfloat), s_.boards[seat].standing, rules_.ships());
    // No end: a hand may hold more than its limit until the turn ends.
    if (rules_.card_play()) b_.Counter(b_.Word(kWordCards), player.hand_size);
    if (player.disabled != 0) b_.Counter(b_.Word(kWordDisabled), player.disabled);
    if (player.skips != 0) b_.Counter(b_.Word(kWordSkips), player.skips);
  }

  void Hand(int seat) {
    const Player& player = s_.players[seat];
    const bool known = player.hidden == 0;
    const int area = b_.AddArea(OfSeat(kHandArea, seat), AreaKind::kHand, seat, b_.Word(kWordHand),
                                player.hand_size, 1);
    b_.Area(area).stacking = Stacking::kFan;
    b_.Area(area).count = player.hand_size;
    const uint32_t card = b_.Word(kWordCard);
    int copy = 0;
    bool preparing = s_.turn_seat == seat && s_.preparation.card != 0;
    for (int i = 0; i < player.hand_size; ++i) {
      const int kind = player.hand[i] - 1;
      copy = known && i > 0 && player.hand[i - 1] == player.hand[i] ? copy + 1 : 0;
      SceneItem& item = b_.AddCard(
          known ? IdOf(kHeld, seat, kind * kMaxHand + copy) : IdOf(kHidden, seat, i), area, i);
      Put(item.owner, seat);
      if (!known) {
        item.face = SceneFace::kUnknown;
        item.label = card;
        continue;
      }
      if (preparing && s_.preparation.card == kind + 1) {
        item.marks |= kMarkSelected | kMarkPlanned;
        preparing = false;
      }
      b_.Show(kCardKind, kind);
      b_.Refer(Reference::Name("card", kind));
    }
  }

  void Piles() {
    const int deck =
        b_.AddArea(kDeckArea, AreaKind::kPile, Reference::kNobody, b_.Word(kWordDeck), 1, 1);
    b_.Area(deck).stacking = Stacking::kPile;
    b_.Area(deck).count = s_.deck.total;
    if (s_.deck.total != 0) {
      SceneItem& item = b_.AddCard(ItemId(kDeckItem, 0), deck, 0);
      item.face = SceneFace::kUnknown;
      item.count = s_.deck.total;
      item.label = b_.Word(kWordCard);
    }
    const int pile =
        b_.AddArea(kDiscardArea, AreaKind::kPile, Reference::kNobody, b_.Word(kWordDiscard), 1, 1);
    // The pile is public and has no order: one item a kind.
    b_.Area(pile).stacking = Stacking::kFan;
    b_.Area(pile).count = s_.discard.total;
    int place = 0;
    for (int kind = 0; kind < rules_.cards(); ++kind) {
      if (s_.discard.CountOf(kind) == 0) continue;
      SceneItem& item = b_.AddCard(ItemId(kDiscarded, kind), pile, place++);
      item.count = s_.discard.CountOf(kind);
      b_.Show(kCardKind, kind);
    }
  }

  const NavalWarRules& rules_;
  const State& s_;
  SceneBuilder& b_;
};

}  // namespace

std::vector<WordSpec> SceneWords() {
  return {
      {"board", "Board"},
      {"radar", "Radar"},
      {"fleet", "Fleet"},
      {"hand", "Hand"},
      {"deck", "Deck"},
      {"discard", "Discard pile"},
      {"card", "Card"},
      {"miss", "Miss"},
      {"hit", "Hit"},
      {"smoke", "Smoke"},
      {"blocked", "Blocked"},
      {"seen_water", "Water seen"},
      {"seen_ship", "Ship seen"},
      {"hits", "Hits"},
      {"struck", "Struck by name"},
      {"smoke_turns", "Turns in smoke"},
      {"seized_turns", "Turns seized"},
      {"afloat", "Ships afloat"},
      {"sunk", "Ships sunk"},
      {"disabled", "Turns without attack and movement"},
      {"skips", "Turns to skip"},
      {"cards", "Cards"},
      {"not_placed", "Not placed"},
      {"northwest", "Northwest"},
      {"northeast", "Northeast"},
      {"southwest", "Southwest"},
      {"southeast", "Southeast"},
      {"setup", "Set-up"},
      {"turn_phase", "Turn"},
      {"react", "Answer to an attack"},
      {"after_hit", "Movement after a hit"},
      {"discarding", "Discarding"},
      {"over", "Over"},
      {"turn", "Turn"},
      {"fleet_sunk", "The whole fleet is sunk"},
      {"turn_limit", "The turn limit is reached"},
  };
}

void PlacesOf(const NavalWarRules&, const Event& event, EventRoles& roles) {
  const int seat = event.args[0];
  switch (event.kind) {
    case kPlaced:
      return roles.ComesFrom(OfSeat(kFleetArea, seat));
    case kLifted:
      return roles.Moves(OfSeat(kBoardArea, seat), OfSeat(kFleetArea, seat));
    case kCardPlayed:
    case kCardPlayedSecretly:
    case kCardDiscarded:
      return roles.Moves(OfSeat(kHandArea, seat), kDiscardArea);
    case kCardDrawn:
      return roles.Moves(kDeckArea, OfSeat(kHandArea, seat));
    case kReshuffled:
      return roles.Moves(kDiscardArea, kDeckArea);
    default:
      return;
  }
}

void WriteScene(const NavalWarRules& rules, const State& state, SceneBuilder& builder) {
  Writer(rules, state, builder).Whole();
}

}  // namespace mallard::naval_war
