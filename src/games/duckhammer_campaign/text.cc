#include "src/games/duckhammer_campaign/text.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/text_argument.h"
#include "src/games/common/board_text.h"
#include "src/games/common/format_text.h"
#include "src/games/duckhammer/text/text.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/duckheim/words.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/march.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int32_t kColumn = kInch;   // Of the map a letter shows ...
constexpr int32_t kRow = 2 * kInch;  // ... across and up.
const char* const kSeatColors[] = {color::kCyan, color::kMagenta, color::kYellow, color::kGreen};

std::string Colored(const DrawStyle& style, const char* paint, absl::string_view text) {
  return style.color ? absl::StrCat(paint, text, color::kPlain) : std::string(text);
}

// A drawing of the map, a letter for each piece of it.
class MapDrawing {
 public:
  explicit MapDrawing(const CampaignMap& map)
      : columns_(map.width / kColumn + 1), rows_(map.height / kRow + 1) {
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        const int ground = GroundAt(map, {column * kColumn, row * kRow});
        cells_.push_back({At(map.grounds, ground).symbol[0], color::kDim});
      }
    }
  }
  void Put(Point at, char symbol, const char* paint) {
    const int column = std::clamp((at.x + kColumn / 2) / kColumn, 0, columns_ - 1);
    const int row = std::clamp((at.y + kRow / 2) / kRow, 0, rows_ - 1);
    cells_[IndexOf(column, row)] = {symbol, paint};
  }
  std::string Text(const DrawStyle& style) const {
    std::string text;
    for (int row = rows_ - 1; row >= 0; --row) {
      text += "  ";
      for (int column = 0; column < columns_; ++column) {
        const Mark& mark = cells_[IndexOf(column, row)];
        text += Colored(style, mark.color, std::string(1, mark.symbol));
      }
      text += "\n";
    }
    return text;
  }

 private:
  size_t IndexOf(int column, int row) const {
    return static_cast<size_t>(row) * static_cast<size_t>(columns_) + static_cast<size_t>(column);
  }

  int columns_, rows_;
  std::vector<Mark> cells_;
};

std::string DrawMap(const CampaignRules& rules, const State& state, const DrawStyle& style) {
  MapDrawing drawing(rules.map());
  for (const Point landing : rules.map().landings) drawing.Put(landing, '=', color::kPlain);
  for (int i = 0; i < rules.places(); ++i) {
    drawing.Put(rules.place(i).at, static_cast<char>('A' + i),
                IsOpen(rules, state, i) ? color::kPlain : color::kDim);
  }
  for (int seat = 0; seat < rules.players(); ++seat) {
    const Player& player = state.players[seat];
    for (int i = 0; i < player.camp_count; ++i) {
      drawing.Put({player.camps[i].x, player.camps[i].y}, '+', kSeatColors[seat]);
    }
    if (player.home == 0) continue;  // Its army is not on the map yet.
    ForEachCompany(state, seat, [&](int c) {
      drawing.Put(state.companies[c].at(), static_cast<char>('1' + seat), kSeatColors[seat]);
    });
  }
  ForEachCompany(state, rules.referee(), [&](int c) {
    if (state.companies[c].band == kSummoned) return;
    drawing.Put(state.companies[c].at(), '#', color::kRed);
  });
  std::string legend = "  an inch a letter, two a line; 1-4 tokens  # the referee's  + camps";
  if (!rules.map().landings.empty()) legend += "  = landings";
  for (const GroundKind& ground : rules.map().grounds) {
    if (!ground.open) absl::StrAppend(&legend, "  ", ground.symbol, " ", ground.name);
  }
  return absl::StrCat(drawing.Text(style), legend, "\n");
}

std::string DrawPlaces(const CampaignRules& rules, const State& state) {
  std::vector<std::string> places;
  for (int i = 0; i < rules.places(); ++i) {
    const std::string& name = rules.place(i).id;
    const std::string& title = StageOf(rules, state, i).title;
    std::string text = absl::StrCat(std::string(1, static_cast<char>('A' + i)), " ", name);
    if (title != name) absl::StrAppend(&text, ", ", title);
    if (!IsOpen(rules, state, i)) text += " (closed)";
    if (state.missions[i] != 0) {
      absl::StrAppend(&text, " (", At(rules.content().missions, state.missions[i] - 1).name, ")");
    }
    if (state.maps[i] != 0) {
      absl::StrAppend(&text, " (on ", At(rules.content().maps, state.maps[i] - 1).name, ")");
    }
    const int holder = state.holders[i] - 1;
    if (holder == rules.referee()) {
      text += " (the referee)";
    } else if (holder >= 0) {
      absl::StrAppend(&text, " (p", holder + 1, ")");
    }
    places.push_back(std::move(text));
  }
  return absl::StrCat("  ", absl::StrJoin(places, "; "), "\n");
}

std::string DrawCompany(const CampaignRules& rules, const State& state, int number) {
  const CampaignContent& content = rules.content();
  const Company& company = state.companies[number];
  std::string text =
      FormatText("    %3d %-18s x%-2d level %d (Grade %d)", number, ModelOf(content, company).name,
                 int{company.models}, int{company.level}, GradeOf(content, company));
  if (const absl::string_view name = GivenName(state, number); !name.empty()) {
    absl::StrAppend(&text, " ", InQuotes(name));
  }
  if (state.phase > Phase::kSettling) {
    const int place = KeyLocationAt({rules, state}, company.at());
    absl::StrAppend(&text, " at ", company.x, " ", company.y);
    if (place >= 0) {
      absl::StrAppend(&text, " ", rules.place(place).id);
    }
    if (state.phase == Phase::kMarch) {
      absl::StrAppend(&text, FormatText(", %.1f inches to go", LeftToMarch(company) / 1000.0));
    }
  }
  for (int i = 0; i < company.trainings; ++i) {
    absl::StrAppend(&text, i == 0 ? "; " : ", ",
                    At(content.trainings, company.trained[i].option - 1).name);
  }
  for (const Wounded& wounded : company.wounds) {
    if (wounded.wound != 0) {
      absl::StrAppend(&text, "; ", At(content.wounds, wounded.wound - 1).name);
    }
  }
  for (int i = 0; company.hero != 0 && i < Size(content.attributes); ++i) {
    absl::StrAppend(&text, "; ", At(content.attributes, i).name, " ", int{company.attributes[i]});
  }
  if (company.hero != 0) {
    const Player& player = state.players[OwnerOf(number)];
    for (int i = 0; i < OwnAttributesOf(player); ++i) {
      absl::StrAppend(&text, "; ", TextIn(absl::MakeConstSpan(player.own[i].name)), " ",
                      int{player.own[i].points}, player.own[i].allowed == 0 ? " (asked for)" : "");
    }
  }
  return absl::StrCat(text, "\n");
}

// What is being tried, and what success and failure bring.
std::string DrawAttempt(const CampaignRules& rules, const State& state) {
  const CampaignContent& content = rules.content();
  const Attempt& attempt = state.attempt;
  const auto stake = [&](int number) {
    return number == 0 ? std::string("nothing") : At(content.stakes, number - 1).text;
  };
  std::string text = "  ";
  if (attempt.venture != 0) text += At(content.ventures, attempt.venture - 1).name + ": ";
  if (attempt.episode != 0) text += At(content.episodes, attempt.episode - 1).name + ": ";
  if (attempt.proposal != 0) absl::StrAppend(&text, "proposed by p", attempt.proposal, ": ");
  const int own = attempt.attribute - 1 - Size(content.attributes);
  if (own >= 0) {
    text += own == 0 ? "the first attribute of one's own" : "the second attribute of one's own";
  } else {
    text += attempt.attribute == 0 ? "no attribute"
                                   : At(content.attributes, attempt.attribute - 1).name;
  }
  absl::StrAppend(&text, ", difficulty ", int{attempt.difficulty});
  if (attempt.target != 0) absl::StrAppend(&text, ", against Grade ", attempt.target - 1);
  return absl::StrCat(text, "\n    success: ", stake(attempt.success),
                      "\n    failure: ", stake(attempt.failure), "\n");
}

// What the player has to spend.
std::string DrawMeans(const CampaignRules& rules, const State& state, int seat) {
  const Player& player = state.players[seat];
  if (player.hidden != 0 && state.phase != Phase::kPlans) return "rations not shown yet";
  std::string text = absl::StrCat(player.rations, " rations");
  if (state.phase == Phase::kMuster) {
    const int left = rules.first_army() - (rules.rations() - player.rations);
    absl::StrAppend(&text, " (", left, " of them for the first army)");
  }
  return text;
}

std::string DrawPlayer(const CampaignRules& rules, const State& state, int seat,
                       const DrawStyle& style) {
  const CampaignContent& content = rules.content();
  const Player& player = state.players[seat];
  std::string text = Colored(style, kSeatColors[seat], absl::StrCat("p", seat + 1));
  absl::StrAppend(&text, ": ", DrawMeans(rules, state, seat), ", ", player.experience,
                  " experience, ", int{player.battles_won}, " battles won, ",
                  int{player.battles_lost}, " lost");
  if (player.feather != 0) {
    absl::StrAppend(&text, "; ", At(content.feathers, player.feather - 1).name);
  }
  for (const uint8_t means : player.means) {
    if (means != 0) absl::StrAppend(&text, "; ", At(content.means, means - 1).name);
  }
  if (player.out != 0) text += "; out";
  text += "\n";
  ForEachCompany(state, seat, [&](int c) { text += DrawCompany(rules, state, c); });
  return text;
}

}  // namespace

std::string DrawFor(const CampaignRules& rules, const State& state, int, const DrawStyle& style) {
  const bool war = rules.war();
  std::string text = absl::StrCat(rules.map().name, ", ");
  if (war) {
    absl::StrAppend(&text, "season ", int{state.season}, ", battles ", int{state.battles}, " of ",
                    rules.most_battles(), "\n");
  } else {
    absl::StrAppend(&text, "Duckheim, week ", int{state.season}, " of ", rules.weeks(),
                    ", battles ", int{state.battles}, "\n");
  }
  if (state.phase == Phase::kBattle) {
    duckhammer::SeatNames names = {"the players", "the referee"};
    for (int side = 0; side < Size(names); ++side) {
      const int seat = state.contenders[side].seat;
      if (war && seat != rules.referee()) At(names, side) = absl::StrCat("p", seat + 1);
    }
    return absl::StrCat(text, duckhammer::DrawBattle(rules.battles(), state.battle, names, style));
  }
  absl::StrAppend(&text, DrawMap(rules, state, style), DrawPlaces(rules, state));
  if (state.offer.challenge != 0) {
    absl::StrAppend(
        &text, "  Challenge: ", At(rules.content().challenges, state.offer.challenge - 1).name,
        " at ", rules.place(state.offer.location).id, " for ", state.offer.reward, " rations\n");
  }
  if (state.terms.reward != 0) {
    absl::StrAppend(&text, "  Winning the battle brings ", state.terms.reward, " rations\n");
  }
  for (int seat = 0; seat < rules.players(); ++seat) {
    const absl::string_view words = ProposalOf(state, seat);
    if (!words.empty()) {
      absl::StrAppend(&text, "  p", seat + 1, " proposes: ", InQuotes(words), "\n");
    }
  }
  if (state.attempt.under_way != 0) text += DrawAttempt(rules, state);
  for (int seat = 0; seat < rules.players(); ++seat) text += DrawPlayer(rules, state, seat, style);
  return text;
}

}  // namespace mallard::duckhammer_campaign
