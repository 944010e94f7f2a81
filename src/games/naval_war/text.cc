#include "src/games/naval_war/text.h"

#include <bit>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/primitives/grid.h"
#include "src/games/common/board_text.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/smoke.h"

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
    return {static_cast<char>('1' + i), UnderSmoke(ship) ? color::kCyan : color::kYellow};
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
  if (UnderSmoke(ship)) absl::StrAppend(&text, ", in smoke for ", Turns(ship.smoke));
  return text + "\n";
}

std::string DescribeHand(const NavalWarRules& rules, const Player& player) {
  if (player.hidden != 0)
    return absl::StrCat(player.hand_size, player.hand_size == 1 ? " card" : " cards");
  std::vector<absl::string_view> names;
  for (int i = 0; i < player.hand_size; ++i) names.push_back(rules.card_name(player.hand[i] - 1));
  return names.empty() ? "no cards" : absl::StrJoin(names, ", ");
}

std::string DescribePlayer(const NavalWarRules& rules, const State& state, int seat) {
  const Player& player = state.players[seat];
  const Board& board = state.boards[seat];
  std::string text = absl::StrCat("p", seat + 1, ":");
  if (rules.card_play()) absl::StrAppend(&text, " ", DescribeHand(rules, player));
  if (player.disabled != 0) {
    absl::StrAppend(&text, "; no attack or movement for ", Turns(player.disabled));
  }
  if (player.skips != 0) absl::StrAppend(&text, "; skips ", Turns(player.skips));
  absl::StrAppend(&text, "\n");
  for (int i = 0; i < rules.ships(); ++i) {
    absl::StrAppend(&text, DescribeShip(rules, board.ships[i], i, board.hidden == 0));
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

std::string DrawFor(const NavalWarRules& rules, const State& state, int seat,
                    const DrawStyle& style) {
  const int other = 1 - seat;
  const auto title = [&](int owner) {
    const Board& board = state.boards[owner];
    return absl::StrCat(board.hidden != 0 ? "Radar p" : "Board p", owner + 1, ": ",
                        state.phase == Phase::kSetup
                            ? (board.ready != 0 ? "ready" : "set-up")
                            : absl::StrCat(board.standing, "/", rules.ships(), " afloat"));
  };
  const auto mark = [&](int owner) {
    return [&rules, &board = state.boards[owner]](int cell) { return MarkOf(rules, board, cell); };
  };
  const auto left = mark(seat);
  const auto right = mark(other);
  return absl::StrCat(DrawSideBySide(rules.cells(), rules.width(), rules.height(),
                                     {title(seat), left}, {title(other), right}, style),
                      DescribePlayer(rules, state, seat), DescribePlayer(rules, state, other),
                      DescribeTable(rules, state), kLegend);
}

}  // namespace mallard::naval_war
