// What lies before a player, as a scene.
//
// Columns of a tableau are counted from the starting card here, so that nothing moves when a card
// joins the left end; the number above a column is the one that actions use.
#include "mallard/frame/numbers.h"
#include "src/games/ducks_in_tow/deliver.h"
#include "src/games/ducks_in_tow/scene_parts.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {
namespace {

// Columns to the left of the starting card.
int ColumnsBeforeStart(const DucksInTowRules& rules, const Player& player) {
  int columns = 0;
  for (int i = 0; i < player.card_count; ++i) {
    const Face& face = rules.FaceOf(player.cards[i] - 1);
    if (face.location < 0) break;
    columns += face.width;
  }
  return columns;
}

}  // namespace

PlayerWriter::PlayerWriter(ScenePen& pen)
    : pen_(pen),
      rules_(pen.rules),
      s_(pen.s),
      b_(pen.b),
      dotted_label_(b_.Word(kWordDotted)),
      nothing_label_(b_.Word(kWordNothing)),
      longest_row_(b_.Word(kWordLongestRow)) {
  dotted_ = b_.OwnMark(dotted_label_);
  serving_ = b_.OwnMark(b_.Word(kWordServing));
}

void PlayerWriter::Write(int seat) {
  Tableau(seat);
  Tow(seat);
  Food(seat);
  Hand(seat);
}

void PlayerWriter::Tableau(int seat) {
  const Player& player = pen_.player(seat);
  const int left = ColumnsBeforeStart(rules_, player);
  const int area = b_.AddArea(OfSeat(kTableauArea, seat), AreaKind::kTableau, seat,
                              b_.Word(kWordTableau), player.columns + 3, rules_.colours() + 1);
  b_.Area(area).x = -left - 2;
  b_.Area(area).y = -1;
  int column = 0;
  for (int i = 0; i < player.card_count; ++i) {
    const int face = player.cards[i] - 1;
    CardOfTableau(seat, area, face, column, left);
    column += rules_.FaceOf(face).width;
  }
  Heads(seat, area, left);
  if (pen_.Asks(seat, kAct, kAfterDelivery)) Ends(seat, area, left);
  Claims(seat, area, left);
}

void PlayerWriter::CardOfTableau(int seat, int area, int face, int column, int left) {
  SceneItem& item = pen_.Card(face, area, column - left);
  item.layer = kLayerGround;
  Put(item.owner, seat);
  for (int n = 0; n < rules_.FaceOf(face).width; ++n) {
    for (int row = 0; row < rules_.colours(); ++row) {
      Cell(seat, area, face, n, row, column + n, left);
    }
  }
}

void PlayerWriter::Cell(int seat, int area, int face, int n, int row, int column, int left) {
  const Player& player = pen_.player(seat);
  SceneItem& item = b_.AddItem(IdOf(kCells, (face * kMaxCardWidth + n) * 8 + row), area);
  item.parent = IdOf(kCards, face);
  item.geometry = Geometry::kCell;
  item.layer = kLayerTerrain;
  item.x = column - left;
  item.y = row;
  item.width = 1;
  item.depth = 1;
  Put(item.owner, seat);
  if (HasBit(player.ducks[row], column)) {
    Put(item.symbol, rules_.ColourOf(row).symbol);
    b_.Show(kColourKind, row);
    if (HasBit(player.serving[row], column)) item.marks |= serving_;
  } else if (HasBit(player.open[row], column)) {
    item.symbol = 'o';
    item.label = dotted_label_;
    item.marks |= dotted_;
    if (pen_.Asks(seat, kAdoptNow) && player.tow[row] != 0) item.marks |= kMarkReady;
  } else {
    item.symbol = '.';
    item.label = nothing_label_;
    item.marks |= kMarkEmpty;
  }
  b_.Refer(Reference::Of(ArgType::kColumn, column, 0, seat));
  pen_.ReferToColour(row, pen_.Asks(seat, kAdoptNow, kMayClaim, kAfterDelivery));
}

void PlayerWriter::Heads(int seat, int area, int left) {
  const Player& player = pen_.player(seat);
  for (int column = 0; column < player.columns; ++column) {
    SceneItem& item = b_.AddItem(IdOf(kColumnHeads, seat * kMaxColumns + column), area);
    item.geometry = Geometry::kText;
    item.layer = kLayerText;
    item.x = column - left;
    item.y = -1;
    item.label = b_.Number(column + 1);
    b_.Refer(Reference::Of(ArgType::kColumn, column, 0, seat));
  }
  for (int row = 0; row < rules_.colours(); ++row) {
    SceneItem& item = b_.AddItem(IdOf(kRowHeads, seat * 8 + row), area);
    item.geometry = Geometry::kText;
    item.layer = kLayerText;
    item.x = -left - 2;
    item.y = row;
    Put(item.symbol, rules_.ColourOf(row).symbol);
    b_.Show(kColourKind, row);
    b_.Counter(longest_row_, LongestRun(player.ducks[row]));
    pen_.ReferToColour(row, pen_.Asks(seat, kAdoptNow, kMayClaim, kAfterDelivery));
  }
}

// Where a card that is delivered can join.
void PlayerWriter::Ends(int seat, int area, int left) {
  for (Side side : {kLeft, kRight}) {
    SceneItem& item = b_.AddItem(IdOf(kEnds, seat * 2 + side), area);
    item.layer = kLayerZone;
    item.x = side == kLeft ? -left - 1 : pen_.player(seat).columns - left;
    item.width = 1;
    item.depth = rules_.colours();
    Put(item.owner, seat);
    item.symbol = side == kLeft ? '<' : '>';
    item.label = b_.Word(side == kLeft ? kWordLeftEnd : kWordRightEnd);
    b_.Refer(Reference::Word("side", side));
  }
}

// Formation cards where they lie, above the ducks that serve them.
void PlayerWriter::Claims(int seat, int area, int left) {
  for (int i = 0; i < s_.claim_count; ++i) {
    const Claim& claim = s_.claims[i];
    if (claim.seat != seat) continue;
    SceneItem& item = pen_.FormationCard(claim.formation - 1, area, claim.column - left, claim.row);
    item.layer = kLayerMark;
    Put(item.owner, seat);
    item.marks |= kMarkDone;
  }
}

void PlayerWriter::Tow(int seat) {
  const Player& player = pen_.player(seat);
  const int area =
      b_.AddArea(OfSeat(kTowArea, seat), AreaKind::kTrack, seat, b_.Word(kWordTow), kTowSlots, 1);
  b_.Area(area).stacking = Stacking::kRow;
  b_.Area(area).count = Total(player.tow);
  b_.Area(area).most = kTowSlots;
  int place = 0;
  for (int c = 0; c < rules_.colours(); ++c) {
    for (int n = 0; n < player.tow[c]; ++n) {
      SceneItem& item = pen_.Coloured(IdOf(kTowDucks, (seat * 8 + c) * 8 + n), area, c, place++, 1);
      Put(item.owner, seat);
      pen_.ReferToColour(c, pen_.Asks(seat, kAdoptNow, kSetAsideNow));
    }
  }
}

void PlayerWriter::Food(int seat) {
  const Player& player = pen_.player(seat);
  const int area = b_.AddArea(OfSeat(kFoodArea, seat), AreaKind::kTrack, seat, b_.Word(kWordFood),
                              rules_.colours(), 1);
  b_.Area(area).count = Total(player.food);
  b_.Area(area).most = kFoodLimit;
  for (int c = 0; c < rules_.colours(); ++c) {
    if (player.food[c] == 0) continue;
    SceneItem& item = pen_.Coloured(IdOf(kFood, seat * 8 + c), area, c, c, player.food[c]);
    Put(item.owner, seat);
    pen_.ReferToColour(c, pen_.Asks(seat, kAct, kDropFoodNow, kExchangeFood));
  }
}

// What is not known of a hand is blank in the state.
void PlayerWriter::Hand(int seat) {
  const Player& player = pen_.player(seat);
  const int area = b_.AddArea(OfSeat(kHandArea, seat), AreaKind::kHand, seat, b_.Word(kWordHand),
                              player.hand_count, 1);
  b_.Area(area).stacking = Stacking::kFan;
  b_.Area(area).count = player.hand_count;
  b_.Area(area).most = kHandLimit;
  const bool delivers =
      pen_.Asks(seat, kAfterDelivery) || (pen_.Asks(seat, kAct) && s_.actions > 0);
  uint32_t unknown = 0;
  for (int i = 0; i < player.hand_count; ++i) {
    const int card = player.hand[i].card - 1;
    if (card < 0) {
      if (unknown == 0) unknown = b_.Word(kWordCard);
      SceneItem& item = b_.AddCard(IdOf(kHiddenCards, seat * kMaxHand + i), area, i);
      Put(item.owner, seat);
      item.face = SceneFace::kUnknown;
      item.label = unknown;
      continue;
    }
    SceneItem& item = pen_.Card(card, area, i);
    Put(item.owner, seat);
    if (delivers && CanDeliver(pen_.position(), seat, card)) item.marks |= kMarkReady;
  }
}

}  // namespace mallard::ducks_in_tow
