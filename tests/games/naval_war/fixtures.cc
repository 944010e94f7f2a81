#include "tests/games/naval_war/fixtures.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "mallard/primitives/grid.h"

namespace mallard::testing {
namespace {

using naval_war::GameContent;
using naval_war::NavalWarRules;

constexpr size_t kHandLimit = 3;
constexpr uint64_t kMostSeeds = 200'000;

const GameContent& ContentIn(const Ruleset& ruleset) {
  return static_cast<const GameContent&>(ruleset.content());
}

// Hands that can be dealt: cards go round one by one, and hands are full if any card is left over.
void FillUp(Opening& opening) {
  const auto fill = [](Texts& hand, size_t size) {
    while (hand.size() < size) hand.push_back("blank");
  };
  if (!opening.deck.empty()) {
    fill(opening.p1, kHandLimit);
    fill(opening.p2, kHandLimit);
  }
  fill(opening.p1, opening.p2.size());
  if (opening.p1.size() > 1) fill(opening.p2, opening.p1.size() - 1);
}

// What a deck of exactly the opening's cards looks like in Lua.
std::string DeckLua(const Opening& opening) {
  std::map<std::string, int> copies;
  for (const Texts* cards : {&opening.p1, &opening.p2, &opening.deck}) {
    for (const std::string& card : *cards) ++copies[card];
  }
  std::string lua =
      absl::StrCat("card { id = 'blank', class = 'intel', copies = ", copies["blank"],
                   ", playable = function() return false end }\n",
                   "local function mode_of(id, fleet)\n"
                   "  mode { id = id, width = 14, height = 14, hand_limit = 3, fleet = fleet }\n"
                   "end\n"
                   "mode_of('duel', { 'naval_war:destroyer' })\n"
                   "mode_of('pair', { 'naval_war:submarine', 'naval_war:destroyer' })\n");
  copies.erase("blank");
  const std::shared_ptr<const Ruleset> all = LoadNavalWar({SmallPack("trial", opening.lua)});
  for (const naval_war::Card& card : ContentIn(*all).cards) {
    const std::pair<std::string, std::string> id = absl::StrSplit(card.id, ':');
    const auto wanted = copies.find(id.second);
    absl::StrAppend(&lua, "patch.card { id = '", card.id,
                    "', copies = ", wanted == copies.end() ? 0 : wanted->second, " }\n");
    if (wanted != copies.end()) copies.erase(wanted);
  }
  EXPECT_TRUE(copies.empty()) << "there is no card " << copies.begin()->first;
  return lua;
}

std::shared_ptr<const Ruleset> RulesetOf(const Opening& opening) {
  static auto* const loaded = new std::map<std::string, std::shared_ptr<const Ruleset>>;
  const std::string deck = DeckLua(opening);
  std::shared_ptr<const Ruleset>& ruleset = (*loaded)[absl::StrCat(deck, opening.lua)];
  if (ruleset == nullptr) {
    Pack pack = SmallPack("deck", deck);
    pack.files[0].text =
        "pack { id = 'deck', version = '1.0.0', game = 'naval_war', api = 1, "
        "requires = { naval_war = '>=1.0', trial = '>=1.0' } }";
    ruleset = LoadNavalWar({SmallPack("trial", opening.lua), std::move(pack)});
  }
  return ruleset;
}

int ShipIndex(const Match& match, absl::string_view name) {
  const NavalWarRules& rules = RulesOf(match);
  for (int i = 0; i < rules.ships(); ++i) {
    if (rules.ship_name(i) == name) return i;
  }
  ADD_FAILURE() << "there is no ship " << name;
  return 0;
}

}  // namespace

Match Begin(const Opening& wanted) {
  Opening opening = wanted;
  FillUp(opening);
  for (Texts* hand : {&opening.p1, &opening.p2}) std::sort(hand->begin(), hand->end());
  const std::shared_ptr<const Ruleset> ruleset = RulesetOf(opening);
  for (uint64_t seed = 1; seed <= kMostSeeds; ++seed) {
    Match match = NewMatch(ruleset, absl::StrCat("first_player=p1 ", opening.options), seed);
    PlaceFleet(match, 0, opening.fleet1);
    PlaceFleet(match, 1, opening.fleet2);
    for (int seat : {0, 1}) MustDo(match, seat, "ready");
    match.set_script_errors(ScriptErrors::kRefuse);
    if (HandOf(match, 0) == opening.p1 && HandOf(match, 1) == opening.p2) return match;
  }
  std::fprintf(stderr, "no seed deals these hands\n");
  std::abort();
}

Pack SmallPack(absl::string_view id, absl::string_view lua) {
  Pack pack;
  pack.label = std::string(id);
  pack.files = {{"pack.lua", absl::StrCat("pack { id = '", id,
                                          "', version = '1.0.0', game = 'naval_war', api = 1, "
                                          "requires = { naval_war = '>=1.0' } }")},
                {"content.lua", std::string(lua)}};
  return pack;
}

std::shared_ptr<const Ruleset> LoadNavalWar(std::vector<Pack> packs) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("naval_war", std::move(packs));
  if (!ruleset.ok()) {
    std::fprintf(stderr, "%s\n", ruleset.status().ToString().c_str());
    std::abort();
  }
  return *std::move(ruleset);
}

void PlaceFleet(Match& match, int seat, const Texts& elsewhere) {
  const NavalWarRules& rules = RulesOf(match);
  for (int i = 0; i < rules.ships(); ++i) {
    std::string place = absl::StrCat(rules.ship_name(i), " west B", 2 + 2 * i);
    for (const std::string& other : elsewhere) {
      if (absl::StartsWith(other, absl::StrCat(rules.ship_name(i), " "))) place = other;
    }
    MustDo(match, seat, absl::StrCat("place ", place));
  }
}

const naval_war::State& StateOf(const Match& match) { return NavalWarRules::As(match.state()); }

const NavalWarRules& RulesOf(const Match& match) {
  return static_cast<const NavalWarRules&>(match.rules());
}

const GameContent& ContentOf(const Match& match) { return ContentIn(match.ruleset()); }

const naval_war::Ship& ShipOf(const Match& match, int seat, absl::string_view name) {
  return StateOf(match).boards[seat].ships[ShipIndex(match, name)];
}

std::string CellsOf(const Match& match, int seat, absl::string_view ship) {
  const naval_war::Ship& s = ShipOf(match, seat, ship);
  Texts cells;
  for (int part = 0; s.placed != 0 && part < RulesOf(match).length(ShipIndex(match, ship));
       ++part) {
    cells.push_back(CellName(naval_war::PartCell(naval_war::PoseOf(s), part)));
  }
  return absl::StrJoin(cells, " ");
}

std::string DamageOf(const Match& match, int seat, absl::string_view ship) {
  const naval_war::Ship& s = ShipOf(match, seat, ship);
  std::string parts;
  for (int part = 0; part < RulesOf(match).length(ShipIndex(match, ship)); ++part) {
    parts += ((s.damage >> part) & 1) != 0 ? 'x' : '.';
  }
  return parts;
}

Texts HandOf(const Match& match, int seat) {
  const naval_war::Player& player = StateOf(match).players[seat];
  Texts cards;
  for (int i = 0; i < player.hand_size; ++i) {
    cards.push_back(RulesOf(match).card_name(player.hand[i] - 1));
  }
  std::sort(cards.begin(), cards.end());
  return cards;
}

naval_war::Answer RadarAt(const Match& match, int owner, absl::string_view cell) {
  return StateOf(match).boards[owner].radar.answer[*ParseCell(cell)];
}

uint32_t Asked(const Match& match, int seat) { return match.DecisionOf(seat).kind; }

Texts Hear(Match& match, int seat, absl::string_view action, Viewer viewer) {
  const size_t mark = match.EventCount(viewer);
  MustDo(match, seat, action);
  return EventTexts(match, viewer, mark);
}

std::string Refusal(const Match& match, int seat, absl::string_view action) {
  absl::StatusOr<Action> parsed = ParseAction(match.rules(), action);
  if (!parsed.ok()) return absl::StrCat("not an action: ", parsed.status().message());
  return std::string(match.Check(seat, *parsed).message());
}

Texts LegalTexts(const Match& match, int seat, absl::string_view prefix) {
  Texts texts;
  for (const Action& action : match.LegalActions(seat)) {
    std::string text = FormatAction(match.rules(), action);
    if (absl::StartsWith(text, prefix)) texts.push_back(std::move(text));
  }
  return texts;
}

void Strike(Match& match, int seat, absl::string_view action) {
  MustDo(match, seat, action);
  if (Asked(match, 1 - seat) == naval_war::kAnswerAttack) MustDo(match, 1 - seat, "allow");
  if (Asked(match, 1 - seat) == naval_war::kMoveAfterHit) MustDo(match, 1 - seat, "stay");
}

void PassTurns(Match& match, int turns) {
  for (; turns > 0 && !match.outcome().over; --turns) {
    const int seat = StateOf(match).turn_seat;
    MustDo(match, seat, "decline");
    while (Asked(match, seat) == naval_war::kDiscardCards) MustDo(match, seat, "discard blank");
  }
}

Knowledge::Knowledge(const Match& match, int seat)
    : state(match.rules().state_size()),
      view(match.Snapshot(Viewer::Seat(seat))),
      events(match.Events(Viewer::Seat(seat))),
      legal(match.LegalActions(seat)) {
  match.rules().Redact(match.state(), Viewer::Seat(seat), state.data());
  for (int other : {0, 1}) decisions.push_back(match.DecisionOf(other, Viewer::Seat(seat)).kind);
  // One of each kind, and arguments that mean something to most of them.
  for (uint32_t kind = 0; kind <= naval_war::kDiscard + 1; ++kind) {
    for (int32_t arg = 0; arg < 20; ++arg) {
      refusals.push_back(match.Check(seat, {kind, {arg, arg % 4}}).ToString());
    }
  }
}

void PrintTo(const Knowledge& known, std::ostream* out) {
  *out << known.view.size() << " bytes of view, " << known.events.size() << " events, "
       << known.legal.size() << " legal actions, decisions " << known.decisions[0] << " and "
       << known.decisions[1];
}

}  // namespace mallard::testing
