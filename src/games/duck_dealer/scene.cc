// Duck Dealer as a scene: everybody's ship, hold and energy, the galaxy
// (scene_map.cc), the tracks and stocks, the auction, the offers, and what can
// only be chosen from a menu.
#include "src/games/duck_dealer/scene.h"

#include "mallard/frame/numbers.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/auction.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/scene_parts.h"
#include "src/games/duck_dealer/setup.h"
#include "src/games/duck_dealer/turn.h"

namespace mallard::duck_dealer {
namespace {

class Writer {
 public:
  Writer(const DuckDealerRules& rules, const State& state, SceneBuilder& builder)
      : rules_(rules),
        content_(rules.content()),
        s_(state),
        b_(builder),
        wanted_(b_.OwnMark(b_.Word(kWordWanted))) {
    for (int energy = 0; energy < kEnergies; ++energy) {
      energy_[energy] = b_.Word(kWordMove + energy);
    }
  }

  void Whole() {
    Status();
    for (int i = 0; i < rules_.seats(); ++i) {
      const int seat = (b_.viewer().side() + i) % rules_.seats();
      Seat(seat);
      Ship(seat);
      Hold(seat);
      Energy(seat);
    }
    ConsumerIds consumers;
    MapWriter(rules_, s_, b_, consumers).Write();
    Track();
    Order();
    Supply();
    Factories();
    Stack(consumers);
    if (rules_.auction()) Auction();
    Offers();
    Menu();
  }

 private:
  bool Playing() const { return !InSetup(s_) && s_.phase != Phase::kOver; }
  int AddTrack(uint32_t id, int owner, Word word, int places) {
    return b_.AddArea(id, AreaKind::kTrack, owner, b_.Word(word), places, 1);
  }
  void ReferTo(const char* table, int index) { b_.Refer(Reference::Name(table, index)); }

  void Status() {
    SceneStatus& status = b_.status();
    status.phase = b_.Word(kWordPhase + static_cast<int>(s_.phase));
    status.round_label = b_.Word(kWordActionTurn);
    status.round_limit = rules_.turns();
    const bool begun = InActionTurn(s_) || s_.phase == Phase::kKeeping || s_.phase == Phase::kOver;
    if (begun || Playing()) status.round = s_.track_used + (begun ? 0 : 1);
    if (Playing()) status.turn_seat = s_.turn_seat;
    if (s_.phase != Phase::kOver) return;
    status.reason = b_.Word(kWordTrackFull);
    const Outcome outcome = rules_.Standing(s_);
    for (int seat = 0; seat < rules_.seats(); ++seat) {
      if (seat != s_.winner - 1 && outcome.scores[seat] == outcome.scores[s_.winner - 1]) {
        status.tie_break = b_.Word(kWordLaterInOrder);
      }
    }
  }

  void Seat(int seat) {
    const Player& player = s_.players[seat];
    SceneSeat& record = b_.Seat(seat);
    record.score_label = b_.Word(kWordPoints);
    if (Playing() && s_.turn_seat == seat) record.marks |= kMarkActive;
    b_.Counter(b_.Word(kWordCubes), player.cubes, rules_.mode().cubes - 1);
    b_.Counter(b_.Word(kWordPrivileges), player.privileges, rules_.mode().privileges);
    if (player.position != 0) b_.Counter(b_.Word(kWordPosition), player.position, rules_.seats());
    if (Playing() && s_.turn_seat == seat && s_.free_roads != 0) {
      b_.Counter(b_.Word(kWordFreeRoads), s_.free_roads);
    }
  }

  void Ship(int seat) {
    const Player& player = s_.players[seat];
    const int slots = Size(rules_.ship().steps);
    const int area = AddTrack(OfSeat(kShipArea, seat), seat, kWordShip, slots);
    b_.Area(area).count = player.filled;
    b_.Area(area).most = slots;
    b_.Counter(b_.Word(kWordSteps), rules_.StepsOf(player));
    const uint32_t free = b_.Word(kWordFreeSlot);
    for (int slot = 0; slot < slots; ++slot) {
      SceneItem& item = b_.AddCard(IdOf(OfSeat(kSlots, seat), slot), area, slot);
      Put(item.owner, seat);
      if (slot < player.filled) {
        b_.Show(kEquipmentKind, player.equipment[slot] - 1);
      } else {
        item.marks = kMarkEmpty;
        item.label = free;
      }
      b_.Refer(Reference::Of(ArgType::kSlot, slot + 1, 0, seat));
    }
  }

  void Hold(int seat) {
    const Player& player = s_.players[seat];
    const int area = b_.AddArea(OfSeat(kHoldArea, seat), AreaKind::kHand, seat, b_.Word(kWordHold),
                                player.capacity, 1);
    b_.Area(area).count = player.load;
    b_.Area(area).most = player.capacity;
    int place = 0;
    for (int good = 0; good < Size(content_.goods); ++good) {
      if (player.goods[good] == 0) continue;
      SceneItem& item = b_.AddCard(IdOf(OfSeat(kGoods, seat), good), area, place++);
      Put(item.owner, seat);
      item.count = player.goods[good];
      if (player.load > player.capacity) item.marks = kMarkBlocked;
      b_.Show(kGoodKind, good);
      ReferTo("good", good);
    }
  }

  void Energy(int seat) {
    const Player& player = s_.players[seat];
    const int area = AddTrack(OfSeat(kEnergyArea, seat), seat, kWordEnergy, kEnergies);
    b_.Area(area).count = RealEnergy(player);
    for (int energy = 0; energy < kEnergies; ++energy) {
      SceneItem& item = b_.AddCard(IdOf(OfSeat(kEnergy, seat), energy), area, energy);
      Put(item.owner, seat);
      item.label = energy_[energy];
      Put(item.symbol, "mbt"[energy]);
      item.count = player.energy[energy];
      if (Spendable(player, energy) == 0) item.marks = kMarkEmpty;
      if (player.virtual_energy[energy] != 0) {
        b_.Counter(b_.Word(kWordVirtual), player.virtual_energy[energy]);
      }
      b_.Refer(Reference::Word("energy", energy));
    }
  }

  // Its first free space stands for the next action turn, the last cube for the
  // one that goes on.
  void Track() {
    const int area = AddTrack(kTrackArea, Reference::kNobody, kWordTurnTrack, rules_.turns());
    const uint32_t space = b_.Word(kWordSpace);
    const uint32_t roads = b_.Word(kWordFreeRoads);
    b_.Area(area).count = s_.track_used;
    b_.Area(area).most = rules_.turns();
    for (int i = 0; i < rules_.turns(); ++i) {
      SceneItem& item = b_.AddCard(IdOf(kSpaces, i), area, i);
      if (i < s_.track_used) {
        Put(item.owner, s_.track[i] - 1);
        item.label = b_.Player(item.owner);
        item.marks = i + 1 == s_.track_used ? uint32_t{kMarkLastMove} : 0;
      } else {
        item.label = space;
        item.marks = kMarkEmpty;
      }
      b_.Counter(roads, At(rules_.mode().track, i));
      if (i == s_.track_used && s_.phase == Phase::kTurn) b_.Refer(Reference::ActionKind(kAct));
      if (i + 1 == s_.track_used) b_.Refer(Reference::ActionKind(kEnd));
    }
  }

  void Order() {
    const int area = AddTrack(kOrderArea, Reference::kNobody, kWordTurnOrder, rules_.seats());
    for (int position = 1; position <= rules_.seats(); ++position) {
      const int seat = SeatAtPosition({rules_, s_}, position);
      SceneItem& item = b_.AddCard(IdOf(kPositions, position), area, position - 1);
      Put(item.owner, seat);
      item.label = seat >= 0 ? b_.Player(seat) : b_.Word(kWordPosition, position);
      if (seat < 0) item.marks = kMarkEmpty;
      if (seat == s_.turn_seat && Playing()) item.marks = kMarkActive;
      if (seat < 0 && s_.phase == Phase::kPositions) item.marks |= kMarkReady;
      b_.Refer(Reference::Of(ArgType::kNumber, position));
    }
  }

  void Supply() {
    const int area = AddTrack(kSupplyArea, Reference::kNobody, kWordSupply, kEnergies);
    for (int energy = 0; energy < kEnergies; ++energy) {
      SceneItem& item = b_.AddCard(IdOf(kSupply, energy), area, energy);
      item.label = energy_[energy];
      Put(item.symbol, "mbt"[energy]);
      item.count = s_.supply[energy];
      if (s_.supply[energy] == 0) item.marks = kMarkEmpty;
      if (s_.phase == Phase::kTurn || (s_.phase == Phase::kGaining && MayGain(s_, energy))) {
        item.marks |= kMarkReady;
      }
      b_.Refer(Reference::Word("energy", energy));
    }
  }

  void Factories() {
    const int area = b_.AddArea(kFactoryArea, AreaKind::kList, Reference::kNobody,
                                b_.Word(kWordFactories), 1, Size(content_.factories));
    const uint32_t points = b_.Word(kWordPoints);
    for (int kind = 0; kind < Size(content_.factories); ++kind) {
      SceneItem& item = b_.AddItem(IdOf(kFactories, kind), area);
      item.y = kind;
      item.count = s_.factories_left[kind];
      if (s_.factories_left[kind] == 0) item.marks = kMarkEmpty;
      b_.Show(kFactoryKind, kind);
      b_.Counter(points, At(content_.factories, kind).points);
      ReferTo("factory", kind);
    }
  }

  void Stack(ConsumerIds& consumers) {
    const int area = b_.AddArea(kStackArea, AreaKind::kPile, Reference::kNobody,
                                b_.Word(kWordConsumers), s_.stack_size, 1);
    b_.Area(area).stacking = Stacking::kFan;
    b_.Area(area).count = s_.stack_size;
    const uint32_t points = b_.Word(kWordPoints);
    for (int i = 0; i < s_.stack_size; ++i) {
      const int kind = s_.stack[i];
      SceneItem& item = b_.AddCard(consumers.Next(kind), area, i);
      if (s_.phase == Phase::kDiscovering && i < 2) item.marks = kMarkReady;
      b_.Show(kConsumerKind, kind);
      b_.Counter(points, At(content_.consumers, kind).points);
      ReferTo("consumer", kind);
    }
  }

  // A line a player: what was bid, as far as it is opened.
  void Auction() {
    const int area = b_.AddArea(kAuctionArea, AreaKind::kList, Reference::kNobody,
                                b_.Word(kWordAuction), 1, rules_.seats());
    b_.Area(area).active = s_.phase == Phase::kBidding || s_.phase == Phase::kPositions ? 1 : 0;
    for (int seat = 0; seat < rules_.seats(); ++seat) {
      const Player& player = s_.players[seat];
      SceneItem& item = b_.AddItem(IdOf(kBids, seat), area);
      item.y = seat;
      Put(item.owner, seat);
      item.label = b_.Player(seat);
      if (HasSealedBid(s_, seat)) item.marks |= kMarkReady;
      const bool hidden = player.sealed != 0;
      if (hidden) item.face = SceneFace::kUnknown;
      for (int round = 0; round < player.bids_made - (hidden ? 1 : 0); ++round) {
        b_.Counter(b_.Word(kWordFirstBid + round), player.bids[round], kMaxBid);
      }
      b_.Refer(Reference::Seat(seat));
    }
  }

  // What was proposed in this turn, and at the end what is being put together
  // or answered.
  void Offers() {
    const int area = b_.AddArea(kOfferArea, AreaKind::kList, Reference::kNobody,
                                b_.Word(kWordOffers), 1 + 2 * kOfferGoods, 0);
    const bool bartering = s_.phase == Phase::kDrafting || s_.phase == Phase::kAnswering;
    b_.Area(area).active = bartering ? 1 : 0;
    int line = 0;
    // While it is answered, the draft is the last of those proposed.
    const int proposed = s_.offers_made - (s_.phase == Phase::kAnswering ? 1 : 0);
    for (int i = 0; i < proposed; ++i) {
      if (s_.offers[i].from != 0) AddOffer(area, line++, i, s_.offers[i], false);
    }
    if (bartering) AddOffer(area, line++, s_.offers_made - 1, s_.draft, true);
    b_.Area(area).depth = line;
  }

  void AddOffer(int area, int line, int number, const Offer& offer, bool open) {
    SceneItem& item = b_.AddItem(IdOf(kOfferLines, number), area);
    item.y = line;
    Put(item.owner, offer.from - 1);
    item.label = b_.Player(offer.from - 1);
    item.marks = open ? kMarkActive | kMarkLastMove : uint32_t{kMarkDone};
    if (open && s_.phase == Phase::kDrafting) {
      item.marks |= kMarkPlanned;
      b_.Refer(Reference::ActionKind(kPropose));
      b_.Refer(Reference::ActionKind(kWithdraw));
    } else if (open) {
      b_.Refer(Reference::ActionKind(kAccept));
      b_.Refer(Reference::ActionKind(kDecline));
    }
    for (int i = 0; i < 2 * kOfferGoods; ++i) {
      const bool wants = i >= kOfferGoods;
      const int good = (wants ? offer.wants[i - kOfferGoods] : offer.gives[i]) - 1;
      if (good < 0) continue;
      SceneItem& part = b_.AddItem(IdOf(kOfferItems, number * 8 + i), area);
      part.x = 1 + i;
      part.y = line;
      part.parent = IdOf(kOfferLines, number);
      Put(part.owner, (wants ? offer.to : offer.from) - 1);
      part.marks = wants ? wanted_ : 0;
      b_.Show(kGoodKind, good);
    }
  }

  // What lies nowhere: equipment before the first turn, and the numbers of bids
  // and of energy kept.
  void Menu() {
    if (s_.phase == Phase::kEquipping) {
      const int area = AddMenu(Size(content_.equipment));
      for (int i = 0; i < Size(content_.equipment); ++i) {
        SceneItem& item = b_.AddItem(IdOf(kChoices, i), area);
        item.y = i;
        item.marks = CheckStartEquipment({rules_, s_}, i) ? kMarkBlocked : kMarkReady;
        b_.Show(kEquipmentKind, i);
        ReferTo("equipment", i);
      }
    } else if (s_.phase == Phase::kBidding) {
      AddNumbers(ArgType::kAmount, kMaxBid);
    } else if (s_.phase == Phase::kKeeping) {
      AddNumbers(ArgType::kCount, rules_.mode().keep);
    }
  }

  int AddMenu(int lines) {
    return b_.AddArea(kChoiceArea, AreaKind::kList, Reference::kNobody, b_.Word(kWordToChoose), 1,
                      lines);
  }

  void AddNumbers(ArgType type, int last) {
    const int area = AddMenu(last + 1);
    for (int number = 0; number <= last; ++number) {
      SceneItem& item = b_.AddItem(IdOf(kChoices, number), area);
      item.y = number;
      item.label = b_.Number(number);
      b_.Refer(Reference::Of(type, number));
    }
  }

  const DuckDealerRules& rules_;
  const GameContent& content_;
  const State& s_;
  SceneBuilder& b_;
  uint32_t wanted_;             // A mark of our own.
  uint32_t energy_[kEnergies];  // Labels.
};

}  // namespace

void WriteScene(const DuckDealerRules& rules, const State& state, SceneBuilder& builder) {
  Writer(rules, state, builder).Whole();
}

}  // namespace mallard::duck_dealer
