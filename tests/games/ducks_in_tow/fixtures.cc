#include "tests/games/ducks_in_tow/fixtures.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <iostream>

#include "absl/strings/match.h"
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::testing {

using ducks_in_tow::AddToHand;
using ducks_in_tow::DrawFromDeck;
using ducks_in_tow::FindInHand;
using ducks_in_tow::Formation;
using ducks_in_tow::Join;
using ducks_in_tow::kAct;
using ducks_in_tow::kMaxColours;
using ducks_in_tow::kMaxTiles;
using ducks_in_tow::kRight;
using ducks_in_tow::Phase;
using ducks_in_tow::PlacesFor;
using ducks_in_tow::Player;
using ducks_in_tow::RemoveFromHand;
using ducks_in_tow::Serve;

int Decider(const Match& match) { return StateOf(match).turn_seat; }

void Act(Match& match, absl::string_view text) { MustDo(match, Decider(match), text); }

std::string Refusal(const Match& match, absl::string_view text) {
  const absl::StatusOr<Action> action = ParseAction(match.rules(), text);
  EXPECT_TRUE(action.ok()) << action.status();
  if (!action.ok()) return "";
  return std::string(match.Check(Decider(match), *action).message());
}

std::string Asked(const Match& match) {
  return FormatDecision(match.rules(), match.DecisionOf(Decider(match)));
}

std::vector<std::string> LegalTexts(const Match& match, absl::string_view prefix) {
  std::vector<std::string> texts;
  for (const Action& action : match.LegalActions(Decider(match))) {
    std::string text = FormatAction(match.rules(), action);
    if (absl::StartsWith(text, prefix)) texts.push_back(std::move(text));
  }
  return texts;
}

std::vector<std::string> Heard(const Match& match, size_t mark) {
  return EventTexts(match, Viewer::Host(), mark);
}

std::string Row(const Match& match, int seat, absl::string_view colour) {
  const int row = RulesOf(match).content().colour_names.Find(colour);
  const Player& player = StateOf(match).players[seat];
  std::string text;
  for (int column = 0; column < player.columns; ++column) {
    const bool duck = ((player.ducks[row] >> column) & 1) != 0;
    const bool open = ((player.open[row] >> column) & 1) != 0;
    text += duck ? RulesOf(match).content().colours[static_cast<size_t>(row)].symbol
                 : (open ? 'o' : '.');
  }
  return text;
}

std::string Letters(const Match& match, const uint8_t (&counts)[kMaxColours]) {
  std::string text;
  for (size_t c = 0; c < RulesOf(match).content().colours.size(); ++c) {
    text.append(counts[c], RulesOf(match).content().colours[c].symbol);
  }
  return text;
}

void PassTurn(Match& match) {
  Act(match, "end_turn");
  while (!match.outcome().over && match.DecisionOf(Decider(match)).kind != kAct) {
    const int seat = Decider(match);
    ASSERT_EQ(match.Apply(seat, match.LegalNth(seat, match.LegalCount(seat) - 1)),
              absl::OkStatus());
  }
}

std::shared_ptr<const Ruleset> TinyRuleset() {
  Pack pack;
  pack.label = "tiny";
  pack.files = {
      {"pack.lua", "pack { id = 'tiny', version = '1.0.0', game = 'ducks_in_tow', api = 1 }"},
      {"content.lua", R"(
        colour { id = 'red', symbol = 'R', food = 2 }
        colour { id = 'blue', symbol = 'B', food = 2 }
        location { id = 'pond' }
        location_card { id = 'pond_r', location = 'pond', cells = { '#', 'o' } }
        location_card { id = 'pond_b', location = 'pond', cells = { 'o', '#' } }
        location_card { id = 'pond_wide', location = 'pond', cells = { '#.#', 'o#.' } }
        start_card { id = 'start', players = { 1, 2 }, first_player = true, cells = { '#', 'o' } }
        start_card { id = 'other', players = { 2 }, cells = { 'o', '#' } }
        formation { id = 'bar', hearts = 1, pattern = { '##' } }
        special { id = 'shop', name = 'Shop', symbol = 'S' }
        tile_action { id = 'food', tile = 'shop', needs = { food_in_bag = 1 },
          run = function(ctx) ctx:take_food(4) end }
        tile_action { id = 'cards', tile = 'shop', needs = { cards_to_draw = 1 },
          run = function(ctx) ctx:draw_cards(4) end }
        park { id = 'strip', rows = { 'L*  S*' } }
        setup { id = 'one', players = 1, park = 'strip', ducks = 3, food = { 0 }, formations = 1 }
        setup { id = 'two', players = 2, park = 'strip', ducks = 3, food = { 1, 1 },
          formations = 1, target = 3 }
      )"}};
  RulesetOptions options;
  options.base_pack = false;
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("ducks_in_tow", {pack}, options);
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return ruleset.ok() ? *ruleset : nullptr;
}

Table::Table(absl::string_view options, uint64_t seed, std::shared_ptr<const Ruleset> ruleset)
    : match_(NewMatch(ruleset != nullptr ? ruleset : BaseRuleset("ducks_in_tow"), options, seed)) {
  while (StateOf(match_).phase == Phase::kChoosing) {
    const int seat = StateOf(match_).turn_seat;
    EXPECT_EQ(match_.Apply(seat, match_.LegalNth(seat, 0)), absl::OkStatus());
  }
}

// The match is not const, so its state may be changed behind its back; Play() makes it good.
State& Table::state() const { return DucksInTowRules::As(const_cast<void*>(match_.state())); }

int Table::Tile(absl::string_view name) const {
  const int tile = match_.rules().Table("tile").Find(name);
  EXPECT_GE(tile, 0) << name;
  return tile;
}

int Table::Card(absl::string_view name) const {
  const int card = match_.rules().Table("card").Find(name);
  EXPECT_GE(card, 0) << name;
  return card;
}

std::vector<int> Table::ColoursOf(absl::string_view letters) const {
  std::vector<int> colours;
  for (char letter : letters) {
    for (int c = 0; c < RulesOf(match_).colours(); ++c) {
      if (RulesOf(match_).content().colours[static_cast<size_t>(c)].symbol == letter) {
        colours.push_back(c);
      }
    }
  }
  EXPECT_EQ(colours.size(), letters.size()) << letters;
  return colours;
}

// Finds a duck in the bag, or on some tile.
void Table::TakeDuck(int colour) const {
  if (state().duck_bag.Take(colour)) return;
  for (auto& ducks : state().ducks) {
    if (ducks[colour] == 0) continue;
    --ducks[colour];
    return;
  }
  ADD_FAILURE() << "there is no such duck left";
}

Table& Table::Pawn(int seat, absl::string_view tile) {
  state().players[seat].tile = static_cast<uint8_t>(Tile(tile) + 1);
  return *this;
}

Table& Table::Place(absl::string_view tile, absl::string_view location) {
  const int wanted = RulesOf(match_).content().location_names.Find(location) + 1;
  uint8_t* const begin = state().location_at;
  uint8_t* const there = std::find(begin, begin + kMaxTiles, static_cast<uint8_t>(wanted));
  EXPECT_NE(there, begin + kMaxTiles) << location;
  std::swap(*there, begin[Tile(tile)]);
  return *this;
}

Table& Table::Ducks(absl::string_view tile, absl::string_view letters) {
  auto& ducks = state().ducks[Tile(tile)];
  for (int c = 0; c < kMaxColours; ++c) {
    state().duck_bag.Put(c, ducks[c]);
    ducks[c] = 0;
  }
  for (int c : ColoursOf(letters)) {
    TakeDuck(c);
    ++ducks[c];
  }
  return *this;
}

Table& Table::Tow(int seat, absl::string_view letters) {
  auto& tow = state().players[seat].tow;
  for (int c = 0; c < kMaxColours; ++c) {
    state().duck_bag.Put(c, tow[c]);
    tow[c] = 0;
  }
  for (int c : ColoursOf(letters)) {
    TakeDuck(c);
    ++tow[c];
  }
  return *this;
}

Table& Table::Food(int seat, absl::string_view letters) {
  auto& food = state().players[seat].food;
  for (int c = 0; c < kMaxColours; ++c) {
    state().food_bag.Put(c, food[c]);
    food[c] = 0;
  }
  for (int c : ColoursOf(letters)) {
    EXPECT_TRUE(state().food_bag.Take(c));
    ++food[c];
  }
  return *this;
}

// Brings a card into the deck, from wherever it lies; another card takes its place there.
void Table::FreeCard(int card) const {
  State& s = state();
  if (s.deck.Has(card)) return;
  EventSink nobody(nullptr);
  ducks_in_tow::Play play{RulesOf(match_), s, nobody};
  const auto put_back = [&] {
    s.deck.Set(card);
    ++s.deck_count;
  };
  for (uint8_t& shown : s.display) {
    if (shown != card + 1) continue;
    shown = static_cast<uint8_t>(DrawFromDeck(play) + 1);
    return put_back();
  }
  for (Player& player : s.players) {
    const int place = FindInHand(player, card);
    if (place < 0) continue;
    RemoveFromHand(player, place);
    const int other = DrawFromDeck(play);
    AddToHand(player, other, false, 0);
    return put_back();
  }
  ADD_FAILURE() << "the card is not in play";
}

Table& Table::Hand(int seat, const std::vector<std::string>& cards) {
  Player& player = state().players[seat];
  while (player.hand_count > 0) {
    state().deck.Set(player.hand[0].card - 1);
    ++state().deck_count;
    RemoveFromHand(player, 0);
  }
  for (const std::string& name : cards) {
    const int card = Card(name);
    FreeCard(card);
    state().deck.Clear(card);
    --state().deck_count;
    AddToHand(player, card, false, 0);
  }
  return *this;
}

Table& Table::Completed(int seat, const std::vector<std::string>& cards) {
  for (const std::string& name : cards) {
    const int card = Card(name);
    FreeCard(card);
    state().deck.Clear(card);
    --state().deck_count;
    Join(RulesOf(match_), state(), seat, card, kRight);
  }
  return *this;
}

Table& Table::Display(const std::vector<std::string>& cards) {
  for (size_t i = 0; i < cards.size(); ++i) {
    const int card = Card(cards[i]);
    FreeCard(card);
    state().deck.Clear(card);
    state().deck.Set(state().display[i] - 1);
    state().display[i] = static_cast<uint8_t>(card + 1);
  }
  return *this;
}

Table& Table::FaceUp(const std::vector<std::string>& formations) {
  uint64_t wanted = 0;
  for (const std::string& name : formations) {
    const int formation = match_.rules().Table("formation").Find(name);
    EXPECT_GE(formation, 0) << name;
    wanted |= 1ull << formation;
  }
  const int count = static_cast<int>(formations.size());
  uint64_t others = state().face_up & ~wanted;
  for (int n = std::popcount(others); n > RulesOf(match_).setup().formations - count; --n) {
    others &= others - 1;
  }
  state().face_up = wanted | others;
  return *this;
}

Table& Table::Claimed(int seat, absl::string_view formation, absl::string_view row) {
  const int index = match_.rules().Table("formation").Find(formation);
  const int top = match_.rules().Table("colour").Find(row);
  const Formation& pattern = RulesOf(match_).FormationOf(index);
  Player& player = state().players[seat];
  const uint64_t places = PlacesFor(pattern, player, RulesOf(match_).colours(), top);
  EXPECT_NE(places, 0u) << formation;
  const int column = std::countr_zero(places);
  Serve(pattern, player, column, top);
  state().face_up &= ~(1ull << index);
  state().claims[state().claim_count++] = {static_cast<uint8_t>(index + 1),
                                           static_cast<uint8_t>(seat), static_cast<uint8_t>(column),
                                           static_cast<uint8_t>(top)};
  return *this;
}

Table& Table::EmptyDuckBag() {
  const int last = RulesOf(match_).tiles() - 1;
  for (int c = 0; c < kMaxColours; ++c) {
    const int count = state().duck_bag.CountOf(c);
    state().duck_bag.Take(c, count);
    state().ducks[last][c] = static_cast<uint8_t>(state().ducks[last][c] + count);
  }
  return *this;
}

Table& Table::Discard(int count) {
  EventSink nobody(nullptr);
  ducks_in_tow::Play play{RulesOf(match_), state(), nobody};
  for (; count > 0; --count) state().spent.Set(DrawFromDeck(play));
  return *this;
}

Table& Table::Actions(int count) {
  state().actions = static_cast<uint8_t>(count);
  return *this;
}

Table& Table::Round(int round) {
  state().round = static_cast<uint16_t>(round);
  return *this;
}

Match Table::Play() const {
  RestoreOptions options;
  options.script_errors = ScriptErrors::kRefuse;
  absl::StatusOr<Match> match =
      Match::Restore(match_.rules().shared_ruleset(), match_.Snapshot(Viewer::Host()), options);
  if (!match.ok()) {
    std::cerr << "no such position: " << match.status() << "\n";
    std::abort();
  }
  return *std::move(match);
}

}  // namespace mallard::testing
