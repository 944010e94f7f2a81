// Ducks in Tow states from FlatBuffers. Tableaux are laid again card by card, claims are claimed
// again, and ducks, food and cards are counted: what does not come out whole is refused.
#include <algorithm>
#include <cstring>
#include <string>
#include <tuple>

#include "absl/strings/str_cat.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/common/codec.h"
#include "src/games/ducks_in_tow/rules.h"
#include "src/games/ducks_in_tow/sound.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {
namespace {

namespace fb = mallard::schema::ducks_in_tow;
using Bytes = flatbuffers::Vector<uint8_t>;
using Strings = flatbuffers::Vector<flatbuffers::Offset<flatbuffers::String>>;

#define RETURN_IF_ERROR(expression) \
  if (absl::Status status = (expression); !status.ok()) return status

class Reader {
 public:
  Reader(const DucksInTowRules& rules, const fb::State& in, Viewer viewer, State& state)
      : rules_(rules), in_(in), viewer_(viewer), s_(state) {}

  absl::Status Run() {
    RETURN_IF_ERROR(Head());
    RETURN_IF_ERROR(Tiles());
    RETURN_IF_ERROR(Players());
    RETURN_IF_ERROR(Claims());
    RETURN_IF_ERROR(Cards());
    RETURN_IF_ERROR(Hands());
    RETURN_IF_ERROR(CountCards());
    RETURN_IF_ERROR(Counts(in_.aside(), s_.aside));
    RETURN_IF_ERROR(BagOf(in_.duck_bag(), s_.duck_bag));
    RETURN_IF_ERROR(BagOf(in_.food_bag(), s_.food_bag));
    RETURN_IF_ERROR(Queue());
    RETURN_IF_ERROR(CheckSound(rules_, s_));
    return Derived();
  }

 private:
  bool choosing() const { return s_.phase == Phase::kChoosing; }
  bool Shown(int seat) const {
    return viewer_.is_host() || viewer_.seat() == seat || s_.phase == Phase::kOver;
  }

  absl::Status Head() {
    const int seats = rules_.seats();
    if (in_.phase() > fb::Phase::Over || in_.turn_seat() >= seats || in_.first_seat() >= seats ||
        in_.ending() < -1 || in_.ending() >= seats) {
      return Damaged("phase or seats");
    }
    if (in_.park() == nullptr || in_.park()->string_view() != rules_.park().id) {
      return Damaged("it is another park");
    }
    const auto& colours = rules_.content().colours;
    if (in_.colours() == nullptr || in_.colours()->size() != colours.size()) {
      return Damaged("the colours are others");
    }
    for (size_t i = 0; i < colours.size(); ++i) {
      const auto* id = in_.colours()->Get(static_cast<flatbuffers::uoffset_t>(i));
      if (id->string_view() != colours[i].id) return Damaged("the colours are others");
    }
    s_.phase = static_cast<Phase>(in_.phase());
    s_.turn_seat = in_.turn_seat();
    s_.first_seat = in_.first_seat();
    s_.round = in_.round();
    s_.actions = in_.actions();
    s_.feeding = in_.feeding() ? 1 : 0;
    s_.gained = in_.gained();
    s_.ending = static_cast<uint8_t>(in_.ending() + 1);
    s_.deck_count = in_.deck_count();
    s_.shuffles = in_.shuffles();
    return absl::OkStatus();
  }

  absl::Status Counts(const Bytes* in, uint8_t (&out)[kMaxColours]) {
    if (in == nullptr || in->size() != static_cast<size_t>(rules_.colours())) {
      return Damaged("a number for each colour is missing");
    }
    for (int c = 0; c < rules_.colours(); ++c) {
      out[c] = in->Get(static_cast<flatbuffers::uoffset_t>(c));
    }
    return absl::OkStatus();
  }

  absl::Status BagOf(const Bytes* in, Bag<kMaxColours>& bag) {
    uint8_t counts[kMaxColours] = {};
    RETURN_IF_ERROR(Counts(in, counts));
    for (int c = 0; c < rules_.colours(); ++c) bag.Put(c, counts[c]);
    return absl::OkStatus();
  }

  absl::Status Tiles() {
    if (in_.tiles() == nullptr || in_.tiles()->size() != static_cast<size_t>(rules_.tiles())) {
      return Damaged("the park has other tiles");
    }
    bool used[kMaxCards + 1] = {};
    for (int tile = 0; tile < rules_.tiles(); ++tile) {
      const fb::Tile& in = *in_.tiles()->Get(static_cast<flatbuffers::uoffset_t>(tile));
      RETURN_IF_ERROR(Counts(in.ducks(), s_.ducks[tile]));
      const int special = rules_.SpecialAt(tile);
      if (special >= 0) {
        const std::string& id = rules_.content().specials[static_cast<size_t>(special)].id;
        if (in.special() == nullptr || in.special()->string_view() != id) {
          return Damaged("a special tile is another");
        }
        continue;
      }
      int location = -1;
      for (size_t i = 0; in.location() != nullptr && i < rules_.content().locations.size(); ++i) {
        if (in.location()->string_view() == rules_.content().locations[i].id) {
          location = static_cast<int>(i);
        }
      }
      RETURN_IF_ERROR(CheckThere("location", location, in.location()));
      if (used[location]) return Damaged("the location of a tile");
      used[location] = true;
      s_.location_at[tile] = static_cast<uint8_t>(location + 1);
    }
    for (int card = 0; card < rules_.content().card_count(); ++card) {
      in_play_[card] = used[rules_.FaceOf(card).location];
      cards_in_play_ += in_play_[card];
    }
    return absl::OkStatus();
  }

  // Names what the content does not have.
  static absl::Status CheckThere(absl::string_view kind, int index, const flatbuffers::String* id) {
    if (index >= 0) return absl::OkStatus();
    return Damaged(absl::StrCat("there is no ", kind, " ", id == nullptr ? "" : id->c_str()));
  }

  // The number of a card or starting card by its id; -1 if there is none.
  int FaceNamed(const flatbuffers::String* id) const {
    if (id == nullptr) return -1;
    const auto found = rules_.content().face_by_id.find(absl::string_view(id->c_str(), id->size()));
    return found == rules_.content().face_by_id.end() ? -1 : found->second;
  }

  // A location card that lies at one place; -1 if it cannot be or lies somewhere already.
  int Lay(const flatbuffers::String* id) {
    const int card = FaceNamed(id);
    if (card < 0 || card >= rules_.content().card_count() || !in_play_[card] || laid_[card]) {
      return -1;
    }
    laid_[card] = true;
    ++cards_laid_;
    return card;
  }

  absl::Status Players() {
    if (in_.players() == nullptr || in_.players()->size() != static_cast<size_t>(rules_.seats())) {
      return Damaged("the number of players");
    }
    for (int seat = 0; seat < rules_.seats(); ++seat) {
      const fb::Player& in = *in_.players()->Get(static_cast<flatbuffers::uoffset_t>(seat));
      Player& player = s_.players[seat];
      if (in.tile() < -1 || in.tile() >= rules_.tiles()) return Damaged("the place of a pawn");
      player.tile = static_cast<uint8_t>(in.tile() + 1);
      RETURN_IF_ERROR(Counts(in.food(), player.food));
      RETURN_IF_ERROR(Counts(in.tow(), player.tow));
      RETURN_IF_ERROR(Tableau(in, seat));
    }
    return absl::OkStatus();
  }

  absl::Status Tableau(const fb::Player& in, int seat) {
    Player& player = s_.players[seat];
    int starts = 0;
    if (in.cards() == nullptr) return Damaged("a tableau is missing");
    for (const flatbuffers::String* id : *in.cards()) {
      int face = FaceNamed(id);
      RETURN_IF_ERROR(CheckThere("card", face, id));
      if (face >= rules_.content().card_count()) {
        RETURN_IF_ERROR(StartCardOf(face - rules_.content().card_count(), seat));
        ++starts;
      } else {
        face = Lay(id);
      }
      if (face < 0 || !HasRoom(player, rules_.FaceOf(face))) return Damaged("a card of a tableau");
      Join(rules_, s_, seat, face, kRight);
    }
    if (starts != 1) return Damaged("a tableau has one starting card");
    if (in.adopted() == nullptr) return absl::OkStatus();
    int last = -1;
    for (const fb::Cell* cell : *in.adopted()) {
      const int order = cell->row() * 256 + cell->column();
      if (cell->row() >= rules_.colours() || cell->column() >= player.columns || order <= last ||
          ((player.open[cell->row()] >> cell->column()) & 1) == 0) {
        return Damaged("an adopted duck");
      }
      last = order;
      player.open[cell->row()] &= ~(1ull << cell->column());
      player.ducks[cell->row()] |= 1ull << cell->column();
    }
    return absl::OkStatus();
  }

  absl::Status StartCardOf(int index, int seat) {
    const StartCard& card = rules_.content().start_cards[static_cast<size_t>(index)];
    if (((card.players >> rules_.seats()) & 1) == 0 || start_used_[index]) {
      return Damaged("a starting card");
    }
    start_used_[index] = true;
    if (!rules_.solo() && card.first_player != (seat == s_.first_seat)) {
      return Damaged("the first player");
    }
    return absl::OkStatus();
  }

  int FormationNamed(const flatbuffers::String* id) const {
    for (size_t i = 0; id != nullptr && i < rules_.content().formations.size(); ++i) {
      if (id->string_view() == rules_.content().formations[i].id) return static_cast<int>(i);
    }
    return -1;
  }

  absl::Status Claims() {
    uint64_t seen = 0;
    int count = 0;
    if (in_.face_up() != nullptr) {
      for (const flatbuffers::String* id : *in_.face_up()) {
        const int formation = FormationNamed(id);
        RETURN_IF_ERROR(CheckThere("formation", formation, id));
        if ((seen >> formation) != 0) return Damaged("a formation card");
        seen |= 1ull << formation;
        ++count;
      }
    }
    s_.face_up = seen;
    if (in_.claims() != nullptr) {
      for (const fb::Claim* claim : *in_.claims()) {
        const int formation = FormationNamed(claim->formation());
        RETURN_IF_ERROR(CheckThere("formation", formation, claim->formation()));
        if (((seen >> formation) & 1) != 0 || claim->seat() >= rules_.seats() ||
            claim->column() >= kMaxColumns || s_.claim_count >= kMaxClaims) {
          return Damaged("a claimed formation card");
        }
        seen |= 1ull << formation;
        ++count;
        Player& player = s_.players[claim->seat()];
        const Formation& pattern = rules_.FormationOf(formation);
        if (((PlacesFor(pattern, player, rules_.colours(), claim->row()) >> claim->column()) & 1) ==
            0) {
          return Damaged("a formation card that does not fit where it lies");
        }
        Serve(pattern, player, claim->column(), claim->row());
        s_.claims[s_.claim_count++] = {static_cast<uint8_t>(formation + 1), claim->seat(),
                                       claim->column(), claim->row()};
      }
    }
    if (count != (choosing() ? 0 : rules_.setup().formations)) {
      return Damaged("the number of formation cards");
    }
    return absl::OkStatus();
  }

  absl::Status Cards() {
    if (in_.display() == nullptr || in_.display()->size() != kDisplay)
      return Damaged("the display");
    for (flatbuffers::uoffset_t i = 0; i < kDisplay; ++i) {
      const flatbuffers::String* id = in_.display()->Get(i);
      if (id->size() == 0) continue;
      RETURN_IF_ERROR(CheckThere("card", FaceNamed(id), id));
      const int card = Lay(id);
      if (card < 0) return Damaged("a card of the display");
      s_.display[i] = static_cast<uint8_t>(card + 1);
    }
    RETURN_IF_ERROR(CardSet(in_.discarded(), s_.spent));
    if (in_.shuffle_of() != nullptr) {
      int last = -1;
      for (const fb::CardShuffle* entry : *in_.shuffle_of()) {
        const int card = FaceNamed(entry->card());
        if (card <= last || card >= rules_.content().card_count() || !in_play_[card] ||
            entry->shuffle() < 1 || entry->shuffle() > s_.shuffles) {
          return Damaged("the shuffle of a card");
        }
        last = card;
        s_.shuffle_of[card] = entry->shuffle();
      }
    }
    const bool whole = viewer_.is_host() || s_.phase == Phase::kOver;
    if (!whole) {
      if (in_.deck() != nullptr) return Damaged("a view that tells too much");
      return absl::OkStatus();
    }
    RETURN_IF_ERROR(CardSet(in_.deck(), s_.deck));
    if (s_.deck.Count() != s_.deck_count) return Damaged("the size of the deck");
    bool last_shuffle = true;
    s_.deck.ForEach([&](int card) { last_shuffle &= s_.shuffle_of[card] == s_.shuffles; });
    return last_shuffle ? absl::OkStatus() : Damaged("the shuffle of a card");
  }

  absl::Status CardSet(const Strings* in, BitSet<kMaxCards>& out) {
    int last = -1;
    for (flatbuffers::uoffset_t i = 0; in != nullptr && i < in->size(); ++i) {
      RETURN_IF_ERROR(CheckThere("card", FaceNamed(in->Get(i)), in->Get(i)));
      const int card = Lay(in->Get(i));
      if (card <= last) return Damaged("a card of a pile");
      last = card;
      out.Set(card);
    }
    return absl::OkStatus();
  }

  absl::Status Hands() {
    for (int seat = 0; seat < rules_.seats(); ++seat) {
      const auto* hand = in_.players()->Get(static_cast<flatbuffers::uoffset_t>(seat))->hand();
      Player& player = s_.players[seat];
      if (hand != nullptr && hand->size() > kMaxHand) return Damaged("the size of a hand");
      for (flatbuffers::uoffset_t i = 0; hand != nullptr && i < hand->size(); ++i) {
        RETURN_IF_ERROR(HeldCard(*hand->Get(i), Shown(seat), player.hand[player.hand_count]));
        ++player.hand_count;
      }
      const bool shown = Shown(seat);
      const auto key = [shown](const Held& held) {
        return std::tuple(shown ? 0 : 1 - held.known, held.card, held.shuffle);
      };
      if (!std::is_sorted(player.hand, player.hand + player.hand_count,
                          [&](const Held& a, const Held& b) { return key(a) < key(b); })) {
        return Damaged("the order of a hand");
      }
    }
    return absl::OkStatus();
  }

  absl::Status HeldCard(const fb::HeldCard& in, bool shown, Held& held) {
    held.known = in.known() ? 1 : 0;
    held.shuffle = in.shuffle();
    if (!shown && !in.known()) {
      if (in.card() != nullptr) return Damaged("a view that tells too much");
      if (held.shuffle > s_.shuffles) return Damaged("the shuffle of a card");
      ++hidden_;
      return absl::OkStatus();
    }
    RETURN_IF_ERROR(CheckThere("card", FaceNamed(in.card()), in.card()));
    const int card = Lay(in.card());
    if (card < 0) return Damaged("a card of a hand");
    held.card = static_cast<uint8_t>(card + 1);
    if (held.shuffle != (in.known() ? 0 : s_.shuffle_of[card])) {
      return Damaged("the shuffle of a card");
    }
    return absl::OkStatus();
  }

  absl::Status CountCards() {
    const bool whole = viewer_.is_host() || s_.phase == Phase::kOver;
    const int elsewhere = whole ? 0 : s_.deck_count + hidden_;
    if (cards_laid_ + elsewhere != cards_in_play_) return Damaged("cards are missing");
    if (choosing() && (s_.deck_count != cards_in_play_ || s_.shuffles != 0)) {
      return Damaged("something is dealt too early");
    }
    return absl::OkStatus();
  }

  absl::Status Queue() {
    const auto* queue = in_.queue();
    const flatbuffers::uoffset_t count = queue == nullptr ? 0 : queue->size();
    if (count > kMaxQueue) return Damaged("too many effects");
    bool ending = false;  // The end of the turn has begun.
    for (flatbuffers::uoffset_t i = 0; i < count; ++i) {
      const fb::Effect& in = *queue->Get(i);
      const bool holds =
          in.kind() == fb::EffectKind::Shaken || in.kind() == fb::EffectKind::Disperse;
      if (in.kind() < fb::EffectKind::TakeFood || in.kind() > fb::EffectKind::EndTurn ||
          in.amount() > kMaxAmount ||
          (holds ? i != 0 || in.colour() >= rules_.colours() || in.amount() != 0
                 : in.colour() != 0)) {
        return Damaged("an effect");
      }
      const Effect effect = {static_cast<EffectKind>(in.kind()), in.amount(), in.colour(), 0};
      if (effect.kind >= EffectKind::kDisperseAside) {
        // The end of a turn goes through its steps in order, after at most one duck that is held.
        if ((!ending && i > 1) || (!ending && i == 1 && !Holds(s_.queue[0])) ||
            (ending &&
             static_cast<int>(effect.kind) != static_cast<int>(s_.queue[i - 1].kind) + 1) ||
            s_.actions != 0) {
          return Damaged("the end of a turn");
        }
        ending = true;
      } else if (ending) {
        return Damaged("the end of a turn");
      }
      s_.queue[i] = effect;
    }
    s_.queue_count = static_cast<uint8_t>(count);
    if (ending && s_.queue[count - 1].kind != EffectKind::kEndTurn) {
      return Damaged("the end of a turn");
    }
    if (!ending && count > kMaxQueue - 3) return Damaged("too many effects");
    return absl::OkStatus();
  }

  static bool Holds(const Effect& effect) { return effect.kind == EffectKind::kDisperse; }

  // What follows from the rest.
  absl::Status Derived() {
    const int target = rules_.setup().target;
    bool triggered = !choosing() && rules_.setup().formations != 0 && s_.face_up == 0;
    for (int seat = 0; seat < rules_.seats(); ++seat) {
      const Player& player = s_.players[seat];
      const fb::Player& in = *in_.players()->Get(static_cast<flatbuffers::uoffset_t>(seat));
      triggered |= target != 0 && player.completed >= target;
      uint8_t runs[kMaxColours] = {};
      RETURN_IF_ERROR(Counts(in.runs(), runs));
      for (int c = 0; c < rules_.colours(); ++c) {
        if (runs[c] != LongestRun(player.ducks[c])) return Damaged("a longest run");
      }
      if (in.completed() != player.completed || in.score() != ScoreOf(rules_, s_, seat)) {
        return Damaged("points");
      }
    }
    if (triggered != (s_.ending != 0)) return Damaged("the end");
    if (s_.phase == Phase::kOver && !triggered && s_.round != rules_.round_limit()) {
      return Damaged("an end without a reason");
    }
    return absl::OkStatus();
  }

  const DucksInTowRules& rules_;
  const fb::State& in_;
  const Viewer viewer_;
  State& s_;
  bool in_play_[kMaxCards] = {};
  bool laid_[kMaxCards] = {};
  int cards_in_play_ = 0;
  int cards_laid_ = 0;
  int hidden_ = 0;  // Cards of hands that are not named.
  bool start_used_[kMaxStartCards] = {};
};

#undef RETURN_IF_ERROR

}  // namespace

absl::Status DucksInTowRules::Read(const schema::Snapshot& snapshot, Viewer viewer,
                                   void* state) const {
  const fb::State* in = snapshot.state_as_DucksInTow();
  if (in == nullptr) return Damaged("there is no Ducks in Tow state");
  State& s = As(state);
  s = State();
  if (absl::Status status = Reader(*this, *in, viewer, s).Run(); !status.ok()) return status;
  if (viewer.is_host()) {
    if (absl::Status status = ReadStreams(in->streams(), {&s.chance}); !status.ok()) return status;
  }
  return ReadVariables(variables_, in->variables(), VariablesOf(s));
}

}  // namespace mallard::ducks_in_tow
