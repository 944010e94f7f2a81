// Naval War drawn as text: the own board and the radar side by side, then fleets, cards and what
// lasts.
#include <bit>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/primitives/grid.h"
#include "src/games/common/board_text.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {
namespace {

constexpr char kLegend[] =
    "1-8 ship, * damaged part, ~ smoke, X hit, O miss, W water seen, S ship seen, # blocked, ^ "
    "zone, . unknown or water;\nsmall letters: ships may have moved since\n";

// What a cell told last. Answers given before ships could move again are small and dim.
Mark RadarMark(const Board& board, int cell) {
  const bool fresh = board.radar.changes[cell] == board.changes;
  switch (board.radar.answer[cell]) {
    case Answer::kHit:
      return {fresh ? 'X' : 'x', color::kRed};
    case Answer::kMiss:
      return {fresh ? 'O' : 'o', fresh ? color::kBlue : color::kDim};
    case Answer::kSeenWater:
      return {fresh ? 'W' : 'w', fresh ? color::kBlue : color::kDim};
    case Answer::kSeenShip:
      return {fresh ? 'S' : 's', color::kMagenta};
    case Answer::kSmoke:
      return {'~', color::kCyan};
    case Answer::kBlocked:
      return {'#', color::kMagenta};
    case Answer::kNone:
      break;
  }
  for (const Bitboard& zone : board.zones) {
    if (zone.Has(cell)) return {'^', color::kGreen};
  }
  return {'.', color::kDim};
}

Mark MarkOf(const NavalWarRules& rules, const Board& board, int cell) {
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    if (ship.placed == 0) continue;
    const int part = PartAt(PoseOf(ship), rules.length(i), cell);
    if (part < 0) continue;
    if ((ship.damage >> part) & 1) return {'*', color::kRed};
    return {static_cast<char>('1' + i), ship.smoke != 0 ? color::kCyan : color::kYellow};
  }
  return RadarMark(board, cell);
}

std::string Turns(int turns) { return turns == 1 ? "1 turn" : absl::StrCat(turns, " turns"); }

// A ship as its owner knows it, or as it has been announced.
std::string DescribeShip(const NavalWarRules& rules, const Ship& ship, int index, bool known) {
  std::string text =
      absl::StrCat("  ", index + 1, " ", rules.ship_name(index), " (", rules.length(index), ")");
  if (ship.sunk != 0) return absl::StrCat(text, ", sunk\n");
  if (known && ship.placed == 0) absl::StrAppend(&text, ", not placed");
  if (known && ship.placed != 0) {
    const char* const facings[] = {"north", "east", "south", "west"};
    const int hits = std::popcount(ship.damage);
    absl::StrAppend(&text, ", ", facings[ship.facing], " ", CellName(ship.bow));
    if (hits != 0) absl::StrAppend(&text, ", ", hits, " hit");
  }
  if (!known && ship.struck != 0) absl::StrAppend(&text, ", struck ", ship.struck, " times");
  if (ship.smoke != 0) absl::StrAppend(&text, ", in smoke for ", Turns(ship.smoke));
  return text + "\n";
}

std::string DescribeHand(const NavalWarRules& rules, const Player& player, bool known) {
  if (!known) return absl::StrCat(player.hand_size, player.hand_size == 1 ? " card" : " cards");
  std::vector<absl::string_view> names;
  for (int i = 0; i < player.hand_size; ++i) names.push_back(rules.card_name(player.hand[i] - 1));
  return names.empty() ? "no cards" : absl::StrJoin(names, ", ");
}

std::string DescribePlayer(const NavalWarRules& rules, const State& state, int seat, bool known) {
  const Player& player = state.players[seat];
  std::string text = absl::StrCat("p", seat + 1, ":");
  if (rules.card_play()) absl::StrAppend(&text, " ", DescribeHand(rules, player, known));
  if (player.disabled != 0) {
    absl::StrAppend(&text, "; no attack or movement for ", Turns(player.disabled));
  }
  if (player.skips != 0) absl::StrAppend(&text, "; skips ", Turns(player.skips));
  absl::StrAppend(&text, "\n");
  for (int i = 0; i < rules.ships(); ++i) {
    absl::StrAppend(&text, DescribeShip(rules, state.boards[seat].ships[i], i, known));
  }
  return text;
}

// Cards on the table, seized quadrants, and the card being prepared.
std::string DescribeTable(const NavalWarRules& rules, const State& state) {
  std::string text;
  if (rules.card_play()) {
    absl::StrAppend(&text, "deck ", state.deck.Total(), ", discarded ", state.discard.Total(),
                    "\n");
  }
  const char* const quadrants[] = {"northwest", "northeast", "southwest", "southeast"};
  for (int q = 0; q < kQuadrants; ++q) {
    if (state.seized[q] == 0) continue;
    absl::StrAppend(&text, "nobody may attack in the ", quadrants[q], " for ",
                    Turns(state.seized[q]), " more, both players' counted\n");
  }
  const Preparation& p = state.preparation;
  if (p.card == 0) return text;
  absl::StrAppend(&text, "preparing ", rules.card_name(p.card - 1), ":");
  for (int i = 0; i < p.aims; ++i) absl::StrAppend(&text, " ", CellName(p.aim[i]));
  for (int i = 0; i < rules.ships(); ++i) {
    if (p.berths[i].placed == 0) continue;
    absl::StrAppend(&text, " ", rules.ship_name(i), " at ", CellName(p.berths[i].bow));
  }
  return text + "\n";
}

}  // namespace

std::string NavalWarRules::Draw(const void* state, Viewer viewer, const DrawStyle& style) const {
  const State& s = As(state);
  const int left = viewer.side();
  const int right = 1 - left;
  const bool radar = !viewer.is_host() && s.phase != Phase::kOver;
  const bool known = !radar || !viewer.is_spectator();
  const auto title = [&](int seat, bool hidden) {
    return absl::StrCat(hidden ? "Radar p" : "Board p", seat + 1, ": ",
                        s.phase == Phase::kSetup
                            ? (s.boards[seat].ready != 0 ? "ready" : "set-up")
                            : absl::StrCat(s.boards[seat].standing, "/", ships(), " afloat"));
  };
  const auto left_mark = [&](int cell) { return MarkOf(*this, s.boards[left], cell); };
  const auto right_mark = [&](int cell) { return MarkOf(*this, s.boards[right], cell); };
  return absl::StrCat(DrawSideBySide(cells_, width(), height(), {title(left, !known), left_mark},
                                     {title(right, radar), right_mark}, style),
                      DescribePlayer(*this, s, left, known),
                      DescribePlayer(*this, s, right, !radar), DescribeTable(*this, s), kLegend);
}

}  // namespace mallard::naval_war
