#include "src/games/ducks_in_tow/plan.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {
namespace {

constexpr int64_t kPoint = 1000;
// A claimed heart is safe from the others; in a solo match claiming is winning.
constexpr int64_t kHeart = 1200;
constexpr int64_t kSoloHeart = 3000;
constexpr int64_t kUnknown = INT64_MIN;
// What a plan keeps of its worth with every action it takes, in percent.
constexpr int64_t kPatience = 90;
// What a plan counts compared with what has been done, in percent.
constexpr int64_t kConfidence = 75;
// Actions that a duck costs which lies nowhere, and food that must be found first.
constexpr int kMissingDuck = 5;
constexpr int kMissingFood = 3;
// A run that reaches an end of the tableau can still grow.
constexpr int64_t kOpenEnd = 120;
// What a formation card promises for each heart when that many ducks are still missing.
constexpr int64_t kPromise[] = {450, 200, 60};
constexpr int kMaxUnits = 4;
// Goals for which it is worked out what could follow.
constexpr int kFirstGoals = 3;

uint64_t Shifted(uint64_t row, int columns) {
  return columns >= 0 ? row >> columns : row << -columns;
}

}  // namespace

Planner::Planner(const DucksInTowRules& rules, const Temper& temper)
    : rules_(rules),
      // Twice the patience loses half as much with every action.
      patience_(100 - (100 - kPatience) * 100 / temper.patience),
      heart_((rules.solo() ? kSoloHeart : kHeart) * temper.ambition / 100) {}

int64_t Planner::After(int64_t worth, int actions) const {
  for (; actions > 0; --actions) worth = worth * patience_ / 100;
  return worth * kConfidence / 100;
}

int64_t Planner::Promise(const Rows& rows, const Formation& formation) const {
  const int columns = static_cast<int>(rows.columns);
  const uint64_t inside = columns == 64 ? ~0ull : (1ull << columns) - 1;
  int64_t best = 0;
  for (int row = 0; row + formation.height <= rules_.colours(); ++row) {
    for (int at = -2; at + formation.width <= columns + 2; ++at) {
      int missing = 0;
      bool dead = false;
      for (int r = 0; r < formation.height && !dead; ++r) {
        const uint64_t wanted = formation.rows[r];
        const uint64_t free = rows.ducks[row + r] & ~rows.serving[row + r];
        const uint64_t lacking = wanted & ~Shifted(free, at);
        // Lacking ducks can be adopted, or come with cards that join at the ends.
        dead = (lacking & Shifted(inside & ~rows.open[row + r], at)) != 0;
        missing += std::popcount(lacking);
      }
      if (!dead && missing < 3) best = std::max(best, kPromise[missing]);
    }
  }
  return best * formation.hearts;
}

int64_t Planner::Worth(const Rows& rows) const {
  int64_t worth = 0;
  for (int c = 0; c < rules_.colours(); ++c) {
    worth += kPoint * LongestRun(rows.ducks[c]);
    const int left = std::countr_one(rows.ducks[c]);
    const int right = std::countl_one(rows.ducks[c] << (64 - rows.columns));
    worth += kOpenEnd * std::max(left, right);
  }
  for (uint64_t rest = rows.face_up; rest != 0; rest &= rest - 1) {
    worth += Promise(rows, rules_.FormationOf(std::countr_zero(rest)));
  }
  return worth;
}

void Planner::Remember(const Rows& rows) {
  if (rows == known_) return;
  known_ = rows;
  known_worth_ = Worth(rows);
  card_gains_.fill(kUnknown);
  adoption_gains_.fill(kUnknown);
}

int64_t Planner::GainOfCard(const Rows& rows, int face) {
  int64_t& gain = At(card_gains_, face);
  if (gain != kUnknown) return gain;
  const Face& card = rules_.FaceOf(face);
  gain = 0;
  if (rows.columns + static_cast<uint64_t>(card.width) > kMaxColumns) return gain;
  for (Side side : {kLeft, kRight}) {
    Rows joined = rows;
    JoinRows(card, side, static_cast<int>(rows.columns), joined);
    joined.columns += static_cast<uint64_t>(card.width);
    gain = std::max(gain, Worth(joined) - known_worth_);
  }
  return gain;
}

int64_t Planner::GainOfAdoption(const Rows& rows, int colour) {
  int64_t& gain = At(adoption_gains_, colour);
  if (gain != kUnknown) return gain;
  gain = 0;
  for (uint64_t rest = rows.open[colour]; rest != 0; rest &= rest - 1) {
    Rows adopted = rows;
    adopted.ducks[colour] |= rest & -rest;
    adopted.open[colour] &= ~(rest & -rest);
    gain = std::max(gain, Worth(adopted) - known_worth_);
  }
  return gain;
}

int Planner::FindGoals(const State& state, int seat, const Rows& rows, Errand (&goals)[kMaxGoals]) {
  const Player& player = state.players[seat];
  int count = 0;
  for (int i = 0; i < player.hand_count; ++i) {
    if (player.hand[i].card == 0) continue;
    const int card = player.hand[i].card - 1;
    Errand& goal = goals[count++];
    std::memcpy(goal.needs, rules_.FaceOf(card).needs, sizeof goal.needs);
    for (int tile = 0; tile < rules_.tiles(); ++tile) {
      if (state.location_at[tile] == rules_.FaceOf(card).location + 1) goal.tiles |= 1u << tile;
    }
    goal.gain = GainOfCard(rows, card);
    goal.target = Reference::Name("card", card);
  }
  uint32_t adoption_tiles = 0;
  int ducks = 0;
  for (const TileAction& action : rules_.content().tile_actions) {
    if (!action.needs.adoptable) continue;
    for (int tile = 0; tile < rules_.tiles(); ++tile) {
      if (rules_.SpecialAt(tile) == action.special) adoption_tiles |= 1u << tile;
    }
    ducks = std::max(ducks, action.needs.ducks_in_tow);
  }
  for (int c = 0; c < rules_.colours() && adoption_tiles != 0; ++c) {
    if (rows.open[c] == 0) continue;
    Errand& goal = goals[count++];
    goal.needs[c] = 1;
    goal.any = std::max(0, ducks - 1);
    goal.tiles = adoption_tiles;
    goal.gain = GainOfAdoption(rows, c);
    goal.target = Reference::Name("colour", c);
  }
  return count;
}

// A breadth-first search over tiles and sets of missing ducks already fed.
Planner::Way Planner::Route(const State& state, int from, const uint8_t* tow, const uint8_t* food,
                            const Errand& goal) const {
  int units[kMaxUnits];  // Colours of missing ducks; -1 for any.
  int count = 0;
  int extra = 1;  // The action at the end, and what must be found first.
  int towed = 0;
  int spare = 0;  // Ducks of the tow that no need takes.
  int missing = 0;
  for (int c = 0; c < rules_.colours(); ++c) {
    towed += tow[c];
    spare += std::max(0, tow[c] - goal.needs[c]);
    const int lacking = std::max(0, goal.needs[c] - tow[c]);
    missing += lacking;
    if (missing > kMaxUnits) return {};
    int there = 0;
    for (int tile = 0; tile < rules_.tiles(); ++tile) there += state.ducks[tile][c];
    extra += std::max(0, lacking - there) * kMissingDuck;
    extra += std::max(0, lacking - food[c]) * kMissingFood;
    for (int n = std::min(lacking, there); n > 0; --n) units[count++] = c;
  }
  const int any = std::max(0, goal.any - spare);
  if (towed + missing + any > kTowSlots) return {};
  for (int n = 0; n < any; ++n) units[count++] = -1;

  const uint32_t full = (1u << count) - 1;
  int16_t steps[kMaxTiles][1 << kMaxUnits];
  std::memset(steps, -1, sizeof steps);
  uint16_t queue[kMaxTiles << kMaxUnits];
  int head = 0;
  int tail = 0;
  const auto visit = [&](int tile, uint32_t fed, int at) {
    if (steps[tile][fed] >= 0) return;
    Put(steps[tile][fed], at);
    Put(queue[tail++], static_cast<uint32_t>(tile) << kMaxUnits | fed);
  };
  visit(from, 0, 0);
  while (head < tail) {
    const int tile = queue[head] >> kMaxUnits;
    const uint32_t fed = queue[head++] & ((1u << kMaxUnits) - 1);
    const int at = steps[tile][fed];
    if (fed == full && HasBit(goal.tiles, tile)) return {at + extra, tile};
    uint8_t left[kMaxColours];
    std::memcpy(left, state.ducks[tile], sizeof left);
    uint32_t next = fed;
    for (int i = 0; i < count; ++i) {
      if ((fed >> i) & 1) continue;
      int c = units[i];
      if (c < 0) {
        for (c = 0; c < rules_.colours() && (left[c] == 0 || food[c] == 0);) ++c;
        if (c == rules_.colours()) continue;
      }
      if (left[c] == 0) continue;
      --left[c];
      next |= 1u << i;
    }
    if (next != fed) visit(tile, next, at + 1);
    for (uint32_t rest = rules_.NeighboursOf(tile); rest != 0; rest &= rest - 1) {
      visit(std::countr_zero(rest), fed, at + 1);
    }
  }
  return {};
}

Planner::Rows Planner::RowsOf(const State& state, int seat) {
  const Player& player = state.players[seat];
  Rows rows;
  std::memcpy(rows.ducks, player.ducks, sizeof rows.ducks);
  std::memcpy(rows.open, player.open, sizeof rows.open);
  std::memcpy(rows.serving, player.serving, sizeof rows.serving);
  rows.face_up = state.face_up;
  rows.columns = player.columns;
  return rows;
}

Planner::Goal Planner::Delivery(const State& state, int seat, int card) {
  const Rows rows = RowsOf(state, seat);
  Remember(rows);
  return {GainOfCard(rows, card), 0, Reference::Name("card", card)};
}

int64_t Planner::Value(const State& state, int seat) {
  const Player& player = state.players[seat];
  const Rows rows = RowsOf(state, seat);
  Remember(rows);
  const int64_t hearts = heart_ * HeartsOf(rules_, state, seat);
  goal_ = {};
  // Who has not chosen where to start has no ways yet.
  if (player.tile == 0) return hearts + known_worth_;
  Errand goals[kMaxGoals];
  const int count = FindGoals(state, seat, rows, goals);
  Way ways[kMaxGoals];
  int64_t values[kMaxGoals];
  int64_t all = 0;
  for (int i = 0; i < count; ++i) {
    ways[i] = Route(state, player.tile - 1, player.tow, player.food, goals[i]);
    values[i] = ways[i].actions < 0 ? 0 : After(goals[i].gain, ways[i].actions);
    all += values[i];
  }
  int64_t best = 0;
  for (int n = 0; n < std::min(count, kFirstGoals); ++n) {
    const int i = static_cast<int>(std::max_element(values, values + count) - values);
    if (values[i] <= 0) break;
    const int64_t value = values[i] + FollowUp(state, player, goals, i, ways[i]);
    if (value > best) {
      best = value;
      goal_ = {goals[i].gain, ways[i].actions, goals[i].target};
    }
    values[i] = 0;
  }
  return hearts + known_worth_ + best + all / 30;
}

int64_t Planner::FollowUp(const State& state, const Player& player, const Errand* goals, int first,
                          const Way& way) const {
  // The ducks of the first goal are gone then; what food there will be is not known.
  uint8_t tow[kMaxColours];
  for (int c = 0; c < kMaxColours; ++c) {
    Put(tow[c], std::max(0, player.tow[c] - goals[first].needs[c]));
  }
  constexpr uint8_t kSomeFood[kMaxColours] = {1, 1, 1, 1, 1, 1};
  int64_t best = 0;
  for (int j = 0; j < player.hand_count; ++j) {
    if (j == first) continue;
    const Way second = Route(state, way.tile, tow, kSomeFood, goals[j]);
    if (second.actions < 0) continue;
    // Cards of one place are delivered together.
    const int together = way.tile == second.tile && second.actions == 1 ? 1 : 0;
    best = std::max(best, After(goals[j].gain, way.actions + second.actions - together));
  }
  return best;
}

std::array<int, kMaxColours> Planner::Demand(const State& state, int seat) const {
  const Player& player = state.players[seat];
  std::array<int, kMaxColours> demand = {};
  for (int i = 0; i < player.hand_count; ++i) {
    if (player.hand[i].card == 0) continue;
    const Face& face = rules_.FaceOf(player.hand[i].card - 1);
    for (size_t c = 0; c < kMaxColours; ++c) {
      demand[c] = std::max(demand[c], face.needs[c] - player.tow[c]);
    }
  }
  return demand;
}

}  // namespace mallard::ducks_in_tow
