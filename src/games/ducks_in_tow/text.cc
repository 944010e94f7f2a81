#include "src/games/ducks_in_tow/text.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {
namespace {

constexpr int kTileWidth = 16;  // Characters; even, since rows are pushed aside by half a tile.

class Drawing {
 public:
  Drawing(const DucksInTowRules& rules, const State& state, int seat, const DrawStyle& style)
      : rules_(rules), state_(state), seat_(seat), style_(style) {}

  std::string Whole() {
    std::string text = absl::StrCat(Headline(), "\n", ParkText(), "\n", Supplies());
    for (int seat = 0; seat < rules_.seats(); ++seat)
      absl::StrAppend(&text, "\n", PlayerText(seat));
    absl::StrAppend(&text, "\n", Legend());
    return text;
  }

 private:
  const GameContent& content() const { return rules_.content(); }
  const Colour& colour(int c) const { return rules_.ColourOf(c); }
  // Whether that player is the one who looks: whoever is not the host knows nothing of chance.
  bool Looks(int seat) const {
    return seat == seat_ && state_.players[seat].hidden == 0 && state_.chance == Chance();
  }

  std::string Paint(int c, absl::string_view text) const {
    if (!style_.color) return std::string(text);
    return absl::StrCat("\033[1;3", static_cast<int>(colour(c).paint), "m", text, "\033[0m");
  }

  // A letter for each piece: "Y Y G"; `none` if there are none. Sets the visible width.
  template <class Counts>
  std::string Letters(const Counts& counts, absl::string_view none, int* width = nullptr) const {
    std::vector<std::string> letters;
    for (int c = 0; c < rules_.colours(); ++c) {
      for (int n = 0; n < counts[c]; ++n) letters.push_back(Paint(c, std::string(1, Symbol(c))));
    }
    if (width != nullptr) {
      *width = letters.empty() ? Size(none) : 2 * Size(letters) - 1;
    }
    return letters.empty() ? std::string(none) : absl::StrJoin(letters, " ");
  }

  // Many pieces: "Y5 O3".
  template <class Counts>
  std::string Numbers(const Counts& counts) const {
    std::vector<std::string> parts;
    for (int c = 0; c < rules_.colours(); ++c) {
      parts.push_back(absl::StrCat(Paint(c, std::string(1, Symbol(c))), int{counts[c]}));
    }
    return absl::StrJoin(parts, " ");
  }

  char Symbol(int c) const { return colour(c).symbol; }

  std::string Headline() const {
    if (state_.phase == Phase::kChoosing) {
      return absl::StrCat("p", state_.turn_seat + 1, " chooses a start space (marked *)\n");
    }
    std::string text = absl::StrCat("Round ", state_.round, " of ", rules_.round_limit());
    if (state_.phase == Phase::kOver) {
      absl::StrAppend(&text, ", over");
    } else {
      absl::StrAppend(&text, ", p", state_.turn_seat + 1, " has ", state_.actions,
                      state_.actions == 1 ? " action left" : " actions left");
    }
    if (state_.ending != 0) {
      absl::StrAppend(&text, "; p", state_.ending, " has triggered the end");
    } else if (rules_.setup().target != 0) {
      absl::StrAppend(&text, "; ", rules_.setup().target, " completed cards trigger the end");
    }
    return text + "\n";
  }

  // The three lines of a tile, each with the number of characters it shows.
  struct Line {
    std::string text;
    int width = 0;
  };
  Line TileLine(int tile, int line) const {
    if (line == 0) {
      std::string text = At(rules_.park().tile_names.names(), tile);
      if (HasBit(rules_.park().starts, tile) && state_.phase == Phase::kChoosing) {
        text += '*';
      }
      for (int seat = 0; seat < rules_.seats(); ++seat) {
        if (state_.players[seat].tile == tile + 1) absl::StrAppend(&text, " p", seat + 1);
      }
      return {text, Size(text)};
    }
    if (line == 1) {
      const int special = rules_.SpecialAt(tile);
      std::string name = special >= 0 ? absl::StrCat("[", At(content().specials, special).name, "]")
                                      : At(content().locations, state_.location_at[tile] - 1).name;
      name.resize(std::min<size_t>(name.size(), kTileWidth - 1));
      return {name, Size(name)};
    }
    Line ducks;
    ducks.text = Letters(state_.ducks[tile], "-", &ducks.width);
    return ducks;
  }

  std::string ParkText() const {
    const absl::Span<const Hex> hexes = rules_.park().map.hexes();
    int left = INT32_MAX;
    for (const Hex& hex : hexes) left = std::min(left, 2 * hex.q + hex.r);
    std::string text;
    for (size_t begin = 0, end; begin < hexes.size(); begin = end) {
      for (end = begin; end < hexes.size() && hexes[end].r == hexes[begin].r;) ++end;
      for (int line = 0; line < 3; ++line) {
        std::string row;
        int at = 0;
        for (size_t tile = begin; tile < end; ++tile) {
          const int column = (2 * hexes[tile].q + hexes[tile].r - left) * kTileWidth / 2;
          if (column > at) row.append(static_cast<size_t>(column - at), ' ');
          const Line part = TileLine(static_cast<int>(tile), line);
          row += part.text;
          at = std::max(at, column) + part.width;
        }
        absl::StrAppend(&text, "  ", row, "\n");
      }
      text += "\n";
    }
    return text;
  }

  std::string CardText(int card) const {
    const Face& face = rules_.FaceOf(card);
    return absl::StrCat(At(content().card_names.names(), card), " (",
                        At(content().locations, face.location).name, ": ",
                        Letters(face.needs, "no ducks"), ")");
  }

  std::string FormationText(int formation) const {
    const Formation& f = rules_.FormationOf(formation);
    std::string text =
        absl::StrCat(At(content().formation_names.names(), formation), " (", f.hearts, "): ");
    for (int row = 0; row < f.height; ++row) {
      if (row > 0) text += " / ";
      for (int column = 0; column < f.width; ++column) {
        text += HasBit(f.rows[row], column) ? '#' : '.';
      }
    }
    return text;
  }

  std::string Supplies() const {
    std::string text;
    for (int card = 0; card < kDisplay; ++card) {
      if (state_.display[card] != 0) {
        absl::StrAppend(&text, card == 0 ? "Display:    " : "            ",
                        CardText(state_.display[card] - 1), "\n");
      }
    }
    bool first = true;
    for (int i = 0; i < Size(content().formations); ++i) {
      if (!HasBit(state_.face_up, i)) continue;
      absl::StrAppend(&text, first ? "Formations: " : "            ", FormationText(i), "\n");
      first = false;
    }
    absl::StrAppend(&text, "Deck: ", int{state_.deck_count}, " cards, ", state_.spent.Count(),
                    " discarded.  Duck bag: ", Numbers(state_.duck_bag.counts),
                    ".  Food bag: ", Numbers(state_.food_bag.counts), "\n");
    if (Total(state_.aside) != 0) {
      absl::StrAppend(&text, "Kept aside: ", Letters(state_.aside, "-"), "\n");
    }
    return text;
  }

  std::string TableauText(const Player& player) const {
    std::string text = "      ";
    for (int column = 0; column < player.columns; ++column) {
      absl::StrAppend(&text, absl::Dec(column + 1, absl::kSpacePad3));
    }
    text += "\n";
    for (int row = 0; row < rules_.colours(); ++row) {
      absl::StrAppend(&text, "      ");
      int column = 0;
      for (int i = 0; i < player.card_count; ++i) {
        const Face& face = rules_.FaceOf(player.cards[i] - 1);
        for (int n = 0; n < face.width; ++n, ++column) {
          const bool duck = HasBit(player.ducks[row], column);
          const bool serving = HasBit(player.serving[row], column);
          const bool open = HasBit(player.open[row], column);
          absl::StrAppend(
              &text, serving ? " *" : "  ",
              duck ? Paint(row, std::string(1, Symbol(row))) : std::string(1, open ? 'o' : '.'));
        }
      }
      absl::StrAppend(&text, "   ", colour(row).name, " ", LongestRun(player.ducks[row]), "\n");
    }
    return text;
  }

  std::string HandText(int seat) const {
    const Player& player = state_.players[seat];
    std::string text;
    int hidden = 0;
    for (int i = 0; i < player.hand_count; ++i) {
      if (player.hand[i].card == 0) {
        ++hidden;
      } else {
        absl::StrAppend(&text, text.empty() ? "  hand: " : "        ",
                        CardText(player.hand[i].card - 1), "\n");
      }
    }
    if (hidden != 0) {
      absl::StrAppend(&text, text.empty() ? "  hand: " : "        ", hidden,
                      hidden == 1 ? " hidden card\n" : " hidden cards\n");
    }
    return text;
  }

  std::string PlayerText(int seat) const {
    const Player& player = state_.players[seat];
    std::string text = absl::StrCat(
        "p", seat + 1, Looks(seat) ? " (you)" : "", ": ", ScoreOf(rules_, state_, seat),
        " points, ", int{player.completed}, " completed.  Tow: ", Letters(player.tow, "-"),
        "  Food: ", Letters(player.food, "-"), "\n");
    absl::StrAppend(&text, TableauText(player));
    for (int i = 0; i < state_.claim_count; ++i) {
      const Claim& claim = state_.claims[i];
      if (claim.seat != seat) continue;
      absl::StrAppend(&text, "  claimed: ", FormationText(claim.formation - 1), " at ",
                      claim.column + 1, " ", colour(claim.row).name, "\n");
    }
    return text + HandText(seat);
  }

  std::string Legend() const {
    std::vector<std::string> parts;
    for (int c = 0; c < rules_.colours(); ++c) {
      parts.push_back(absl::StrCat(Paint(c, std::string(1, Symbol(c))), " ", colour(c).name));
    }
    return absl::StrCat(absl::StrJoin(parts, ", "),
                        "; [ ] special tile\n"
                        "Tableaux: o free dotted space, . nothing, * serves a formation\n");
  }

  const DucksInTowRules& rules_;
  const State& state_;
  const int seat_;
  const DrawStyle& style_;
};

}  // namespace

std::string DrawFor(const DucksInTowRules& rules, const State& state, int seat,
                    const DrawStyle& style) {
  return Drawing(rules, state, seat, style).Whole();
}

}  // namespace mallard::ducks_in_tow
