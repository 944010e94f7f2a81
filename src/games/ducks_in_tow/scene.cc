// Ducks in Tow as a scene: what lies before each player (scene_player.cc), the park, the supplies,
// and what can be done without pointing at anything of them.
#include "src/games/ducks_in_tow/scene.h"

#include <algorithm>
#include <bit>

#include "mallard/frame/numbers.h"
#include "src/games/ducks_in_tow/disperse.h"
#include "src/games/ducks_in_tow/end.h"
#include "src/games/ducks_in_tow/lure.h"
#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/scene_parts.h"
#include "src/games/ducks_in_tow/setup.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"
#include "src/games/ducks_in_tow/turn.h"

namespace mallard::ducks_in_tow {
namespace {

constexpr uint32_t kLocationKind = TableId("location");
constexpr uint32_t kSpecialKind = TableId("special");
constexpr uint32_t kCardKind = TableId("location_card");
constexpr uint32_t kStartCardKind = TableId("start_card");
constexpr uint32_t kFormationKind = TableId("formation");
constexpr uint32_t kTileActionKind = TableId("tile_action");
constexpr uint32_t kTileTable = TableId("tile");

// Kinds of action without arguments, and what they are called.
struct Button {
  uint32_t kind;
  Word word;
};
constexpr Button kButtonWords[] = {
    {kShakeBag, kWordShake},  {kFinishTurn, kWordEndTurn}, {kTow, kWordTowIt},
    {kRelease, kWordRelease}, {kGoOn, kWordGoOn},          {kDrawDeck, kWordDrawDeck},
};

class Writer {
 public:
  explicit Writer(ScenePen& pen) : pen_(pen), rules_(pen.rules), s_(pen.s), b_(pen.b) {}

  void Whole() {
    Status();
    PlayerWriter players(pen_);
    for (int i = 0; i < rules_.seats(); ++i) {
      const int seat = (b_.viewer().side() + i) % rules_.seats();
      Seat(seat);
      players.Write(seat);
    }
    Park();
    Formations();
    Cards();
    Supplies();
    if (s_.phase != Phase::kOver) Choices();
  }

 private:
  void Status() {
    SceneStatus& status = b_.status();
    status.phase = b_.Word(kWordChoosing + static_cast<int>(s_.phase));
    if (s_.phase != Phase::kOver) status.turn_seat = s_.turn_seat;
    if (s_.phase == Phase::kChoosing) return;
    status.round = s_.round;
    status.round_limit = rules_.round_limit();
    status.round_label = b_.Word(kWordRound);
    if (s_.phase != Phase::kOver) return;
    status.reason = b_.Word(s_.ending == 0    ? kWordRoundLimit
                            : s_.face_up == 0 ? kWordAllClaimed
                                              : kWordTarget);
    if (rules_.solo()) return;
    int most = 0, equals = 0;
    for (int seat = 0; seat < rules_.seats(); ++seat) {
      const int score = ScoreOf(rules_, s_, seat);
      equals = score > most ? 1 : equals + (score == most);
      most = std::max(most, score);
    }
    if (equals > std::popcount(WinnersOf(rules_, s_))) {
      status.tie_break = b_.Word(kWordLongestRows);
    }
  }

  void Seat(int seat) {
    const Player& player = pen_.player(seat);
    SceneSeat& record = b_.Seat(seat);
    record.score = ScoreOf(rules_, s_, seat);
    record.score_label = b_.Word(kWordPoints);
    if (seat == s_.first_seat) record.role = b_.Word(kWordFirstPlayer);
    if (pen_.Turn(seat)) record.marks |= kMarkActive;
    b_.Counter(pen_.hearts, HeartsOf(rules_, s_, seat));
    const int target = rules_.setup().target;
    b_.Counter(b_.Word(kWordCompleted), player.completed, target == 0 ? -1 : target);
    if (pen_.Turn(seat) && s_.phase == Phase::kPlaying) {
      b_.Counter(b_.Word(kWordActions), s_.actions, kActions + s_.gained);
    }
    if (s_.ending == seat + 1) b_.Counter(b_.Word(kWordEndTriggered), 1);
  }

  // Tiles that a pawn or a duck may be put on now.
  uint32_t TilesToChoose() const {
    if (pen_.asked == kChooseStart) return FreeStarts(pen_.position());
    return pen_.asked == kDisperseDuck ? DisperseTiles(pen_.position()) : 0;
  }

  void Park() {
    const absl::Span<const Hex> hexes = rules_.park().map.hexes();
    Hex low = hexes[0], high = hexes[0];
    for (const Hex& hex : hexes) {
      low = {std::min(low.q, hex.q), std::min(low.r, hex.r)};
      high = {std::max(high.q, hex.q), std::max(high.r, hex.r)};
    }
    const int area = b_.AddArea(kParkArea, AreaKind::kHexes, Reference::kNobody, b_.Word(kWordPark),
                                high.q - low.q + 1, high.r - low.r + 1);
    b_.Area(area).x = low.q;
    b_.Area(area).y = low.r;
    const uint32_t start_space = b_.OwnMark(b_.Word(kWordStartSpace));
    const uint32_t choose = TilesToChoose();
    for (int tile = 0; tile < rules_.tiles(); ++tile) {
      Tile(area, tile, start_space, HasBit(choose, tile));
    }
    for (int tile = 0; tile < rules_.tiles(); ++tile) Ducks(area, tile);
    for (int seat = 0; seat < rules_.seats(); ++seat) Pawn(area, seat);
  }

  SceneItem& OnTile(uint32_t id, int area, int tile) {
    const Hex hex = At(rules_.park().map.hexes(), tile);
    SceneItem& item = b_.AddItem(id, area);
    item.geometry = Geometry::kHex;
    item.x = hex.q;
    item.y = hex.r;
    return item;
  }

  void Tile(int area, int tile, uint32_t start_space, bool choose) {
    const int special = rules_.SpecialAt(tile);
    SceneItem& item = OnTile(IdOf(kTiles, tile), area, tile);
    item.layer = kLayerGround;
    if (HasBit(rules_.park().starts, tile)) item.marks |= start_space;
    if (choose) item.marks |= kMarkReady;
    // The state tells of the last move where more ducks of the tile can be fed, and where more
    // cards can be delivered.
    if ((s_.feeding != 0 || pen_.asked == kAfterDelivery) &&
        s_.players[s_.turn_seat].tile == tile + 1) {
      item.marks |= kMarkLastMove;
    }
    if (special >= 0) {
      b_.Show(kSpecialKind, special);
    } else {
      b_.Show(kLocationKind, s_.location_at[tile] - 1);
    }
    b_.Refer(Reference::Entry(ArgType::kHex, kTileTable, tile));
    SceneItem& name = OnTile(IdOf(kTileNames, tile), area, tile);
    name.geometry = Geometry::kText;
    name.layer = kLayerText;
    name.parent = IdOf(kTiles, tile);
    name.label = b_.Name(kTileTable, tile);
  }

  void Ducks(int area, int tile) {
    const bool here = s_.players[s_.turn_seat].tile == tile + 1;
    const bool fed = here && (pen_.asked == kAct || pen_.asked == kMayTakeDuck);
    const bool lured = pen_.asked == kMayLure && HasBit(LureTiles(pen_.position()), tile);
    for (int c = 0; c < rules_.colours(); ++c) {
      if (s_.ducks[tile][c] == 0) continue;
      SceneItem& item = OnTile(IdOf(kDucks, tile * 8 + c), area, tile);
      item.parent = IdOf(kTiles, tile);
      item.count = s_.ducks[tile][c];
      Put(item.symbol, rules_.ColourOf(c).symbol);
      if (lured || (pen_.asked == kAct ? here && MayFeed(s_, c) : fed)) item.marks |= kMarkReady;
      b_.Show(kColourKind, c);
      b_.Refer(Reference::Entry(ArgType::kHex, kTileTable, tile));
      pen_.ReferToColour(c, fed || lured);
    }
  }

  void Pawn(int area, int seat) {
    if (pen_.player(seat).tile == 0) return;
    const int tile = pen_.player(seat).tile - 1;
    SceneItem& item = OnTile(IdOf(kPawns, seat), area, tile);
    item.layer = kLayerMark;
    item.parent = IdOf(kTiles, tile);
    Put(item.owner, seat);
    Put(item.symbol, '1' + seat);
    item.label = b_.Player(seat);
    if (pen_.Turn(seat)) item.marks |= kMarkActive;
    if (pen_.Asks(seat, kMayStep) || (pen_.Asks(seat, kAct) && s_.actions > 0)) {
      item.marks |= kMarkMovable;
    }
    b_.Refer(Reference::Seat(seat));
  }

  // Formation cards that lie face up; those that were claimed lie on their tableaux.
  void Formations() {
    const int count = std::popcount(s_.face_up);
    const int area = b_.AddArea(kFormationArea, AreaKind::kTrack, Reference::kNobody,
                                b_.Word(kWordFormations), count, 1);
    b_.Area(area).count = count;
    int place = 0;
    for (uint64_t rest = s_.face_up; rest != 0; rest &= rest - 1) {
      const int formation = std::countr_zero(rest);
      SceneItem& item = pen_.FormationCard(formation, area, place++, 0);
      const bool claims = pen_.asked == kMayClaim || pen_.asked == kAfterDelivery;
      if (claims && FitsSomewhere(rules_, Decider(s_), formation)) item.marks |= kMarkReady;
    }
  }

  void Cards() {
    const int display = b_.AddArea(kDisplayArea, AreaKind::kTrack, Reference::kNobody,
                                   b_.Word(kWordDisplay), kDisplay, 1);
    b_.Area(display).count = DisplayCount(s_);
    b_.Area(display).most = kDisplay;
    for (int i = 0; i < kDisplay; ++i) {
      if (s_.display[i] == 0) continue;
      SceneItem& item = pen_.Card(s_.display[i] - 1, display, i);
      if (pen_.asked == kDrawCard) item.marks |= kMarkReady;
    }
    const int deck =
        b_.AddArea(kDeckArea, AreaKind::kPile, Reference::kNobody, b_.Word(kWordDeck), 1, 1);
    b_.Area(deck).stacking = Stacking::kPile;
    b_.Area(deck).count = s_.deck_count;
    b_.Refer(Reference::ActionKind(kDrawDeck));
    if (s_.deck_count != 0) {
      SceneItem& item = b_.AddCard(IdOf(kDeckItem, 0), deck, 0);
      item.face = SceneFace::kUnknown;
      item.count = s_.deck_count;
      item.label = b_.Word(kWordCard);
      b_.Refer(Reference::ActionKind(kDrawDeck));
    }
    const int pile =
        b_.AddArea(kDiscardArea, AreaKind::kPile, Reference::kNobody, b_.Word(kWordDiscard), 1, 1);
    // The pile is public and has no order.
    b_.Area(pile).stacking = Stacking::kFan;
    b_.Area(pile).count = s_.spent.Count();
    int place = 0;
    s_.spent.ForEach([&](int card) { pen_.Card(card, pile, place++); });
  }

  // A row of what there is of each colour.
  template <class Counts>
  void Supply(AreaId id, Word word, Group group, const Counts& counts, bool asked) {
    const int area =
        b_.AddArea(id, AreaKind::kTrack, Reference::kNobody, b_.Word(word), rules_.colours(), 1);
    if (id == kDuckBagArea) b_.Refer(Reference::ActionKind(kShakeBag));
    int total = 0;
    for (int c = 0; c < rules_.colours(); ++c) {
      total += counts[c];
      if (counts[c] == 0) continue;
      pen_.Coloured(IdOf(group, c), area, c, c, counts[c]);
      pen_.ReferToColour(c, asked);
    }
    b_.Area(area).count = total;
  }

  void Supplies() {
    Supply(kDuckBagArea, kWordDuckBag, kBaggedDucks, s_.duck_bag.counts, false);
    Supply(kFoodBagArea, kWordFoodBag, kBaggedFood, s_.food_bag.counts, pen_.asked == kChooseFood);
    Supply(kAsideArea, kWordAside, kAsideDucks, s_.aside, false);
    const int area =
        b_.AddArea(kDrawnArea, AreaKind::kTrack, Reference::kNobody, b_.Word(kWordDrawn), 1, 1);
    b_.Area(area).count = 0;
    if (pen_.asked != kMayTow && pen_.asked != kDisperseDuck) return;
    b_.Area(area).count = 1;
    SceneItem& item = pen_.Coloured(IdOf(kDrawnDuck, 0), area, Front(s_).colour, 0, 1);
    item.owner = s_.turn_seat;
    item.marks |= kMarkSelected;
    if (pen_.asked == kMayTow) item.marks |= kMarkNew | kMarkLastMove;
  }

  // Actions of the tile, and those without arguments that the player who decides may take.
  void Choices() {
    const int area =
        b_.AddArea(kChoiceArea, AreaKind::kList, s_.turn_seat, b_.Word(kWordChoices), 1, 0);
    int line = 0;
    if (pen_.asked == kAct) TileActions(area, line);
    for (const Button& button : kButtonWords) {
      if (rules_.Judge(&s_, s_.turn_seat, {button.kind, {}})) continue;
      SceneItem& item = b_.AddItem(IdOf(kButtons, button.kind), area);
      item.y = line++;
      item.owner = s_.turn_seat;
      item.label = b_.Word(button.word);
      item.marks = kMarkReady;
      b_.Refer(Reference::ActionKind(button.kind));
    }
    b_.Area(area).depth = line;
  }

  void TileActions(int area, int& line) {
    const int special = rules_.SpecialAt(Decider(s_).tile - 1);
    for (int i = 0; i < Size(rules_.content().tile_actions); ++i) {
      if (rules_.TileActionOf(i).special != special) continue;
      SceneItem& item = b_.AddItem(IdOf(kTileActions, i), area);
      item.y = line++;
      item.owner = s_.turn_seat;
      if (s_.actions > 0 && CanUse(pen_.position(), i)) item.marks |= kMarkReady;
      b_.Show(kTileActionKind, i);
      b_.Refer(Reference::Name("tile_action", i));
    }
  }

  ScenePen& pen_;
  const DucksInTowRules& rules_;
  const State& s_;
  SceneBuilder& b_;
};

}  // namespace

ScenePen::ScenePen(const DucksInTowRules& r, const State& state, SceneBuilder& builder)
    : rules(r),
      s(state),
      b(builder),
      asked(r.Asked(state).decision),
      hearts(builder.Word(kWordHearts)) {}

SceneItem& ScenePen::Coloured(uint32_t id, int area, int colour, int place, int count) {
  SceneItem& item = b.AddItem(id, area);
  item.x = place;
  item.count = count;
  Put(item.symbol, rules.ColourOf(colour).symbol);
  b.Show(kColourKind, colour);
  return item;
}

SceneItem& ScenePen::Card(int face, int area, int place) {
  const int cards = rules.content().card_count();
  SceneItem& item = b.AddCard(IdOf(kCards, face), area, place);
  item.width = rules.FaceOf(face).width;
  item.depth = rules.colours();
  if (face < cards) {
    b.Show(kCardKind, face);
    b.Refer(Reference::Name("card", face));
  } else {
    b.Show(kStartCardKind, face - cards);
  }
  return item;
}

SceneItem& ScenePen::FormationCard(int formation, int area, int x, int y) {
  const Formation& f = rules.FormationOf(formation);
  SceneItem& item = b.AddCard(IdOf(kFormationCards, formation), area, x);
  item.y = y;
  item.width = f.width;
  item.depth = f.height;
  b.Show(kFormationKind, formation);
  // The pattern: on a tableau where it lies, otherwise from its own left end and top.
  const bool lies = b.Area(area).kind == AreaKind::kTableau;
  for (int row = 0; row < f.height; ++row) {
    for (uint64_t rest = f.rows[row]; rest != 0; rest &= rest - 1) {
      const int column = std::countr_zero(rest);
      b.Point(lies ? x + column : column, lies ? y + row : row);
    }
  }
  b.Counter(hearts, f.hearts);
  b.Refer(Reference::Name("formation", formation));
  return item;
}

void ScenePen::ReferToColour(int colour, bool now) {
  if (now) b.Refer(Reference::Name("colour", colour));
}

void WriteScene(const DucksInTowRules& rules, const State& state, SceneBuilder& builder) {
  ScenePen pen(rules, state, builder);
  Writer(pen).Whole();
}

}  // namespace mallard::ducks_in_tow
