// Battles drawn as text: where they stand, then the map (text_map.cc), units and dice
// (text_units.cc), or army lists (text_muster.cc).
#include "src/games/duckhammer/text/text.h"

#include <cstdlib>
#include <string>

#include "absl/strings/str_cat.h"
#include "src/games/common/board_text.h"
#include "src/games/common/format_text.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/text/text_parts.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

std::string SeatText(int seat, const SeatNames& names, const DrawStyle& style) {
  return Tint(style, ColorOf(seat), At(names, seat));
}

std::string DrawTurn(const State& state, const SeatNames& names, const DrawStyle& style) {
  constexpr const char* kPhases[] = {
      "Muster",   "Roll-off",      "Missions",      "Map preparation", "Deployment", "Quacktics",
      "Movement", "Combat, Chant", "Combat, Shoot", "Combat, Fight",   "Morale",     "Charge",
      "Report",   "Over"};
  std::string text;
  if (state.round > 0) {
    text = absl::StrCat("Round ", state.round, " of ", state.rounds, ", ",
                        SeatText(state.lead, names, style), " leads. ");
  }
  absl::StrAppend(&text, At(kPhases, state.phase));
  if (state.winner != 0) {
    absl::StrAppend(&text, ": ", SeatText(state.winner - 1, names, style), " has won");
  }
  return absl::StrCat(text, ".\n");
}

std::string DrawPlayer(const Position& position, int seat, const SeatNames& names,
                       const DrawStyle& style) {
  const State& state = position.state;
  const GameContent& content = position.rules.content();
  const Player& player = state.players[seat];
  std::string text = absl::StrCat(SeatText(seat, names, style), ": ", player.victory_points, " of ",
                                  player.needed, " victory points");
  if (state.players[0].edge != state.players[1].edge) {
    absl::StrAppend(&text, player.edge == 0 ? ", at the left" : ", at the right", " (zone ",
                    Inches(player.zone_depth), ")");
  }
  absl::StrAppend(&text, ", lost ", player.points_lost, " of ", player.army_points, " army points");
  if (player.mission != 0) {
    absl::StrAppend(&text, "; mission ", content.missions[player.mission - 1u].name);
  }
  for (int i = 0; i < player.monster_count; ++i) {
    absl::StrAppend(&text, i == 0 ? " with " : ", ",
                    content.monsters[player.monsters[i] - 1u].name);
  }
  if (player.quacktic != 0) {
    absl::StrAppend(&text, "; quacktic ", content.quacktics[player.quacktic - 1u].name, ", ",
                    player.quacktic_rounds, " rounds left");
    if (player.quacktic_unit != 0) absl::StrAppend(&text, ", unit ", player.quacktic_unit - 1);
  }
  return absl::StrCat(text, "\n");
}

}  // namespace

char LetterOf(int unit) {
  constexpr char kMore[] = "$%&=<>";
  if (unit >= FirstUnit(kNobody)) return '@';
  const int number = unit % kMaxUnits;
  if (number >= 26) return kMore[number - 26];
  return static_cast<char>((unit < kMaxUnits ? 'A' : 'a') + number);
}

const char* ColorOf(int owner) {
  constexpr const char* kColors[] = {color::kRed, color::kCyan, color::kMagenta};
  return kColors[owner];
}

std::string Tint(const DrawStyle& style, const char* tint, std::string text) {
  return style.color ? absl::StrCat(tint, text, color::kPlain) : text;
}

const std::string& NameOf(const Position& position, int unit) {
  const Profile& profile = position.state.profiles[unit];
  return profile.monster != 0 ? position.rules.content().monsters[profile.monster - 1u].name
                              : position.rules.content().models[profile.model - 1u].name;
}

std::string Inches(int32_t length) {
  std::string text = FormatText("%s%d.%03d", length < 0 ? "-" : "", std::abs(length) / kInch,
                                std::abs(length) % kInch);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string DrawFor(const DuckhammerRules& rules, const State& state, int seat,
                    const DrawStyle& style) {
  const SeatNames names = {"p1", "p2"};
  if (state.phase != Phase::kMuster) return DrawBattle(rules, state, names, style);
  return absl::StrCat(DrawMuster({rules, state}, seat, style), DrawTurn(state, names, style));
}

std::string DrawBattle(const DuckhammerRules& rules, const State& state, const SeatNames& names,
                       const DrawStyle& style) {
  const Position position{rules, state};
  std::string text =
      absl::StrCat(DrawMap(position, names, style), "\n", DrawUnits(position, style), "\n");
  for (int seat = 0; seat < kSeats; ++seat) {
    absl::StrAppend(&text, DrawPlayer(position, seat, names, style));
  }
  return absl::StrCat(text, DrawTurn(state, names, style), DrawDice(position, style));
}

}  // namespace mallard::duckhammer
