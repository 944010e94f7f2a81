// Ducks in Tow states to FlatBuffers; snapshot_read.cc is the way back.
#include <string>
#include <vector>

#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/common/codec.h"
#include "src/games/ducks_in_tow/rules.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {
namespace {

namespace fb = mallard::schema::ducks_in_tow;
using flatbuffers::Offset;
using Strings = std::vector<Offset<flatbuffers::String>>;

class Writer {
 public:
  Writer(const DucksInTowRules& rules, const State& state, flatbuffers::FlatBufferBuilder& builder)
      : rules_(rules), state_(state), builder_(builder) {}

  Offset<flatbuffers::Vector<Offset<fb::Tile>>> Tiles() {
    std::vector<Offset<fb::Tile>> tiles;
    for (int tile = 0; tile < rules_.tiles(); ++tile) tiles.push_back(TileOf(tile));
    return builder_.CreateVector(tiles);
  }

  Offset<flatbuffers::Vector<Offset<fb::Player>>> Players() {
    std::vector<Offset<fb::Player>> players;
    for (int seat = 0; seat < rules_.seats(); ++seat) players.push_back(PlayerOf(seat));
    return builder_.CreateVector(players);
  }

  Offset<flatbuffers::Vector<Offset<fb::Claim>>> Claims() {
    std::vector<Offset<fb::Claim>> claims;
    for (int i = 0; i < state_.claim_count; ++i) {
      const Claim& claim = state_.claims[i];
      const auto formation = Text(rules_.FormationOf(claim.formation - 1).id);
      claims.push_back(fb::CreateClaim(builder_, formation, claim.seat, claim.column, claim.row));
    }
    return builder_.CreateVector(claims);
  }

  Offset<flatbuffers::Vector<Offset<flatbuffers::String>>> Colours() {
    Strings ids;
    for (const Colour& colour : rules_.content().colours) ids.push_back(Text(colour.id));
    return builder_.CreateVector(ids);
  }

  Offset<flatbuffers::Vector<Offset<flatbuffers::String>>> FaceUp() {
    Strings ids;
    for (size_t i = 0; i < rules_.content().formations.size(); ++i) {
      if ((state_.face_up >> i) & 1) ids.push_back(Text(rules_.content().formations[i].id));
    }
    return builder_.CreateVector(ids);
  }

  Offset<flatbuffers::Vector<Offset<flatbuffers::String>>> Display() {
    Strings ids;
    for (uint8_t card : state_.display) ids.push_back(Text(card == 0 ? "" : CardId(card)));
    return builder_.CreateVector(ids);
  }

  Offset<flatbuffers::Vector<Offset<flatbuffers::String>>> Cards(const BitSet<kMaxCards>& set) {
    Strings ids;
    set.ForEach([&](int card) { ids.push_back(Text(rules_.FaceOf(card).id)); });
    return builder_.CreateVector(ids);
  }

  Offset<flatbuffers::Vector<Offset<fb::CardShuffle>>> Shuffles() {
    std::vector<Offset<fb::CardShuffle>> shuffles;
    for (int card = 0; card < rules_.content().card_count(); ++card) {
      if (state_.shuffle_of[card] == 0) continue;
      const auto id = Text(rules_.FaceOf(card).id);
      shuffles.push_back(fb::CreateCardShuffle(builder_, id, state_.shuffle_of[card]));
    }
    return builder_.CreateVector(shuffles);
  }

  template <class Counts>
  Offset<flatbuffers::Vector<uint8_t>> ByColour(const Counts& counts) {
    uint8_t bytes[kMaxColours];
    for (int c = 0; c < rules_.colours(); ++c) bytes[c] = static_cast<uint8_t>(counts[c]);
    return builder_.CreateVector(bytes, static_cast<size_t>(rules_.colours()));
  }

  Offset<flatbuffers::Vector<const fb::Effect*>> Queue() {
    std::vector<fb::Effect> effects;
    for (int i = 0; i < state_.queue_count; ++i) {
      const Effect& effect = state_.queue[i];
      effects.emplace_back(static_cast<fb::EffectKind>(effect.kind), effect.amount, effect.colour);
    }
    return builder_.CreateVectorOfStructs(effects);
  }

 private:
  Offset<flatbuffers::String> Text(const std::string& text) {
    return builder_.CreateSharedString(text);
  }
  const std::string& CardId(uint8_t number) const { return rules_.FaceOf(number - 1).id; }

  Offset<fb::Tile> TileOf(int tile) {
    const auto name = Text(rules_.park().tile_names.names()[static_cast<size_t>(tile)]);
    const Hex hex = rules_.park().map.hexes()[static_cast<size_t>(tile)];
    const int special = rules_.SpecialAt(tile);
    Offset<flatbuffers::String> location, special_id;
    if (special < 0) {
      location =
          Text(rules_.content().locations[static_cast<size_t>(state_.location_at[tile] - 1)].id);
    } else {
      special_id = Text(rules_.content().specials[static_cast<size_t>(special)].id);
    }
    const auto ducks = ByColour(state_.ducks[tile]);
    return fb::CreateTile(builder_, name, hex.q, hex.r, location, special_id,
                          ((rules_.park().starts >> tile) & 1) != 0, ducks);
  }

  Offset<fb::Player> PlayerOf(int seat) {
    const Player& player = state_.players[seat];
    Strings cards;
    std::vector<fb::Cell> adopted;
    int column = 0;
    for (int i = 0; i < player.card_count; ++i) {
      cards.push_back(Text(CardId(player.cards[i])));
    }
    for (int row = 0; row < rules_.colours(); ++row) {
      column = 0;
      for (int i = 0; i < player.card_count; ++i) {
        const Face& face = rules_.FaceOf(player.cards[i] - 1);
        for (int n = 0; n < face.width; ++n, ++column) {
          if (((face.dotted[row] >> n) & 1) != 0 && ((player.ducks[row] >> column) & 1) != 0) {
            adopted.emplace_back(static_cast<uint8_t>(column), static_cast<uint8_t>(row));
          }
        }
      }
    }
    std::vector<Offset<fb::HeldCard>> hand;
    for (int i = 0; i < player.hand_count; ++i) {
      const Held& held = player.hand[i];
      Offset<flatbuffers::String> id;
      if (held.card != 0) id = Text(CardId(held.card));
      hand.push_back(fb::CreateHeldCard(builder_, id, held.known != 0, held.shuffle));
    }
    int runs[kMaxColours];
    for (int c = 0; c < kMaxColours; ++c) runs[c] = LongestRun(player.ducks[c]);
    const auto food = ByColour(player.food);
    const auto tow = ByColour(player.tow);
    const auto card_vector = builder_.CreateVector(cards);
    const auto adopted_vector = builder_.CreateVectorOfStructs(adopted);
    const auto hand_vector = builder_.CreateVector(hand);
    return fb::CreatePlayer(builder_, static_cast<int8_t>(player.tile - 1), food, tow, card_vector,
                            adopted_vector, hand_vector, player.completed, ByColour(runs),
                            static_cast<uint16_t>(ScoreOf(rules_, state_, seat)));
  }

  const DucksInTowRules& rules_;
  const State& state_;
  flatbuffers::FlatBufferBuilder& builder_;
};

}  // namespace

StateOffset DucksInTowRules::Write(const void* state, Viewer viewer,
                                   flatbuffers::FlatBufferBuilder& builder) const {
  const State& s = As(state);
  Writer writer(*this, s, builder);
  const bool whole = viewer.is_host() || s.phase == Phase::kOver;
  const auto park = builder.CreateString(park_.id);
  const auto colour_ids = writer.Colours();
  const auto tiles = writer.Tiles();
  const auto players = writer.Players();
  const auto face_up = writer.FaceUp();
  const auto claims = writer.Claims();
  const auto display = writer.Display();
  const auto discarded = writer.Cards(s.spent);
  Offset<flatbuffers::Vector<Offset<flatbuffers::String>>> deck;
  if (whole) deck = writer.Cards(s.deck);
  const auto shuffle_of = writer.Shuffles();
  const auto duck_bag = writer.ByColour(s.duck_bag.counts);
  const auto food_bag = writer.ByColour(s.food_bag.counts);
  const auto aside = writer.ByColour(s.aside);
  const auto queue = writer.Queue();
  const auto variables = WriteVariables(variables_, VariablesOf(s), builder);
  Offset<StreamVector> streams;
  if (viewer.is_host()) streams = WriteStreams({s.chance}, builder);
  fb::StateBuilder out(builder);
  out.add_phase(static_cast<fb::Phase>(s.phase));
  out.add_turn_seat(s.turn_seat);
  out.add_first_seat(s.first_seat);
  out.add_round(s.round);
  out.add_actions(s.actions);
  out.add_feeding(s.feeding != 0);
  out.add_gained(s.gained);
  out.add_ending(static_cast<int8_t>(s.ending - 1));
  out.add_park(park);
  out.add_colours(colour_ids);
  out.add_tiles(tiles);
  out.add_players(players);
  out.add_face_up(face_up);
  out.add_claims(claims);
  out.add_display(display);
  out.add_discarded(discarded);
  out.add_deck_count(s.deck_count);
  if (whole) out.add_deck(deck);
  out.add_shuffles(s.shuffles);
  out.add_shuffle_of(shuffle_of);
  out.add_duck_bag(duck_bag);
  out.add_food_bag(food_bag);
  out.add_aside(aside);
  out.add_queue(queue);
  out.add_variables(variables);
  if (viewer.is_host()) out.add_streams(streams);
  return {static_cast<uint8_t>(schema::GameState::DucksInTow), out.Finish().o};
}

}  // namespace mallard::ducks_in_tow
