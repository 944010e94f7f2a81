// Imagined worlds of all six games: none contradicts anything that its viewer was ever told.
//
// What a viewer was told is kept beside the match, from events, questions and views alone, since
// its first action; the worlds are imagined from the last view only. The short form is for every
// day; MALLARD_WORLDS=100000 makes that many in all (`./dev imagine`).
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/frame/numbers.h"
#include "mallard/mallard.hpp"
#include "mallard/state_buffer.h"
#include "src/games/battleducks/rules.h"
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/rules.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/witness.h"
#include "tests/imagine/naval_war_record.h"
#include "tests/support/matches.h"
#include "tests/support/told.h"

namespace mallard::testing {
namespace {

constexpr int kGames = 6;

int WorldsOfAGame() {
  const char* const wanted = std::getenv("MALLARD_WORLDS");
  return wanted == nullptr ? 150 : std::max(1, std::atoi(wanted) / kGames);
}

// What one player was told, and what it says about a world.
class Record {
 public:
  virtual ~Record() = default;
  virtual void Hear(const Match& match) = 0;
  // Why the world cannot be; empty if it can. `seed` is what it was imagined from.
  virtual std::string Contradiction(const Match& match, const Match& world,
                                    uint64_t seed) const = 0;
  // How much there is to agree with, for people.
  virtual std::string Size(const Match&) const { return ""; }
};

// Games in which nothing that was told before says anything that the view does not say.
class NoRecord : public Record {
 public:
  void Hear(const Match&) override {}
  std::string Contradiction(const Match&, const Match&, uint64_t) const override { return ""; }
};

class NavalWar : public Record {
 public:
  explicit NavalWar(int viewer) : viewer_(viewer), record_(viewer) {}
  void Hear(const Match& match) override { record_.Hear(match); }
  std::string Contradiction(const Match& match, const Match& world, uint64_t seed) const override {
    const auto& rules = static_cast<const naval_war::NavalWarRules&>(match.rules());
    StateBuffer seen(rules.state_size());
    match.rules().Redact(match.state(), Viewer::Seat(viewer_), seen.data());
    const naval_war::State& view = naval_war::NavalWarRules::As(seen.data());
    const naval_war::Board& board = naval_war::NavalWarRules::As(world.state()).boards[1 - viewer_];
    if (view.boards[1 - viewer_].ready == 0 || view.phase == naval_war::Phase::kOver) return "";
    // The same courses once more: what the world shows is their end.
    naval_war::Witness witness(rules, view, 1 - viewer_);
    Chance chance = Chance::Stream(seed, 0);
    if (!witness.Find(chance).ok()) return "no witness";
    for (int ship = 0; ship < rules.ships(); ++ship) {
      if (board.ships[ship].sunk != 0) continue;
      const naval_war::Berthed lay = witness.Lay(ship, witness.past().now());
      if (board.ships[ship].damage != witness.damage(ship) ||
          naval_war::CellsOf(board.ships[ship], rules.length(ship)) !=
              naval_war::CellsAt(lay.place, rules.length(ship))) {
        return "another fleet than its courses lead to";
      }
    }
    return record_.Contradiction(match, witness);
  }
  std::string Size(const Match& match) const override {
    const naval_war::Board& board = naval_war::NavalWarRules::As(match.state()).boards[1 - viewer_];
    return absl::StrCat(board.chronicle.size, " entries, ", board.changes, " moments");
  }

 private:
  int viewer_;
  NavalWarRecord record_;
};

// Ponds never change; what their cells told must hold of every moment at which it was told.
class BattleDucks : public Record {
 public:
  explicit BattleDucks(int viewer) : viewer_(viewer) {}
  void Hear(const Match& match) override {
    StateBuffer seen(match.rules().state_size());
    match.rules().Redact(match.state(), Viewer::Seat(viewer_), seen.data());
    const battleducks::Pond& pond =
        battleducks::BattleDucksRules::As(seen.data()).ponds[1 - viewer_];
    if (views_.empty() || views_.back().observed != pond.observed ||
        !std::equal(pond.slots, pond.slots + battleducks::kMaxSlots, views_.back().slots,
                    [](const auto& a, const auto& b) { return a.used_at == b.used_at; })) {
      views_.push_back(pond);
    }
  }
  std::string Contradiction(const Match& match, const Match& world, uint64_t) const override {
    const auto& rules = static_cast<const battleducks::BattleDucksRules&>(match.rules());
    const battleducks::Pond& pond =
        battleducks::BattleDucksRules::As(world.state()).ponds[1 - viewer_];
    if (pond.ready == 0) return "";
    for (size_t i = 0; i < views_.size(); ++i) {
      const battleducks::Pond& told = views_[i];
      if (told.ready == 0) continue;
      if ((pond.occupied & told.observed) != told.spotted) return "other cells were spotted";
      for (int slot = 0; slot < rules.slots(); ++slot) {
        const Bitboard cells = rules.CellsOf(pond.slots[slot]);
        const bool found = told.spotted.Contains(cells);
        if (found != told.found.Intersects(cells)) return "another formation was found";
        const bool used = told.slots[slot].used_at != 0 &&
                          (i == 0 || views_[i - 1].slots[slot].used_at != told.slots[slot].used_at);
        if (used && i > 0 && views_[i - 1].observed.Has(pond.slots[slot].commander)) {
          return "a Commander acted who had been spotted";
        }
      }
    }
    return "";
  }

 private:
  int viewer_;
  std::vector<battleducks::Pond> views_;  // Where something new was told.
};

// Cards that lay in sight at some time can be in a hand now only if it has drawn since.
class DucksInTow : public Record {
 public:
  explicit DucksInTow(int viewer) : viewer_(viewer) {}
  void Hear(const Match& match) override {
    StateBuffer seen(match.rules().state_size());
    match.rules().Redact(match.state(), Viewer::Seat(viewer_), seen.data());
    const ducks_in_tow::State& state = ducks_in_tow::DucksInTowRules::As(seen.data());
    Look look = {};
    for (uint8_t card : state.display) look.Add(card);
    state.spent.ForEach([&](int card) { look.Add(card + 1); });
    for (const ducks_in_tow::Player& player : state.players) {
      for (uint8_t card : player.cards) look.Add(card);
      for (const ducks_in_tow::Held& held : player.hand) look.Add(held.card);
    }
    for (const Event& event : match.Events(Viewer::Seat(viewer_), heard_)) {
      ++heard_;
      if (event.kind == ducks_in_tow::kCardDrawn && event.args[1] < 0) {
        ++drawn_[event.args[0]];
      }
    }
    std::copy(std::begin(drawn_), std::end(drawn_), look.drawn);
    looks_.push_back(look);
  }
  std::string Contradiction(const Match& match, const Match& world, uint64_t) const override {
    const ducks_in_tow::State& state = ducks_in_tow::DucksInTowRules::As(world.state());
    for (int seat = 0; seat < match.seats(); ++seat) {
      if (seat == viewer_) continue;
      const ducks_in_tow::Player& player = state.players[seat];
      for (const Look& look : looks_) {
        int seen_before = 0;
        for (int i = 0; i < player.hand_count; ++i) {
          const ducks_in_tow::Held& held = player.hand[i];
          seen_before += held.known == 0 && look.visible[held.card];
        }
        if (seen_before > drawn_[seat] - look.drawn[seat]) {
          return "a hand holds a card that has lain in sight and cannot have been drawn since";
        }
      }
    }
    return "";
  }

 private:
  struct Look {
    bool visible[256];  // By 1 + card.
    int drawn[8];       // By seat: hidden cards drawn so far.
    void Add(int card) { visible[card] = card != 0; }
  };
  int viewer_;
  size_t heard_ = 0;
  int drawn_[8] = {};
  std::vector<Look> looks_;
};

std::unique_ptr<Record> RecordOf(const std::string& game, int viewer) {
  if (game == "naval_war") return std::make_unique<NavalWar>(viewer);
  if (game == "battleducks") return std::make_unique<BattleDucks>(viewer);
  if (game == "ducks_in_tow") return std::make_unique<DucksInTow>(viewer);
  return std::make_unique<NoRecord>();
}

struct Setting {
  const char* game;
  const char* options;
};

// Enough hidden things, soon.
const Setting kSettings[] = {
    {"battleducks", "mode=advanced"},
    {"battleducks", "mode=advanced name_found=true"},
    {"battleducks", ""},
    {"naval_war", ""},
    {"naval_war", "card_play=false"},
    {"naval_war", "draw_after_card_end=false"},
    {"ducks_in_tow", "players=2"},
    {"ducks_in_tow", "players=4"},
    {"duck_dealer", "players=3 turns=6"},
    {"duckhammer", "rounds=1"},
    {"duckhammer_campaign", "rations=60 battles=1 seasons=2 rounds=1"},
};

// One world of what `seat` knows now. False if there was none in time.
bool ExpectWorld(const std::shared_ptr<const Ruleset>& ruleset, const Match& match, int seat,
                 const Record& record, uint64_t seed, bool closely) {
  const Viewer viewer = Viewer::Seat(seat);
  const std::vector<uint8_t> view = match.Snapshot(viewer);
  const absl::StatusOr<Match> world = Match::Imagine(ruleset, view, seed);
  if (absl::IsUnavailable(world.status())) {
    if (std::getenv("MALLARD_WORLDS") != nullptr) {
      std::printf("%s; chronicle of %s\n", world.status().ToString().c_str(),
                  record.Size(match).c_str());
    }
    return false;
  }
  EXPECT_EQ(world.status(), absl::OkStatus());
  if (!world.ok()) return true;
  EXPECT_TRUE(world->Snapshot(viewer) == view) << "the viewer knows better";
  EXPECT_EQ(record.Contradiction(match, *world, seed), "");
  if (!closely) return true;
  EXPECT_EQ(ToldTo(*world, viewer), ToldTo(match, viewer));
  // It is a match like any other.
  const absl::StatusOr<Match> again = Match::Restore(ruleset, world->Snapshot(Viewer::Host()));
  EXPECT_EQ(again.status(), absl::OkStatus());
  EXPECT_TRUE(again.ok() && again->Hash() == world->Hash());
  return true;
}

// A random action of a random seat; of a random kind first, where cards and the like would drown
// among cells.
void Step(Match& match, Chance& chance) {
  std::vector<int> asked;
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (match.DecisionOf(seat)) asked.push_back(seat);
  }
  const int seat = asked[chance.Below(static_cast<uint32_t>(asked.size()))];
  std::vector<Action> legal = match.LegalActions(seat);
  if (chance.Below(3) != 0) {
    const uint32_t kind = legal[chance.Below(static_cast<uint32_t>(legal.size()))].kind;
    const uint32_t other = legal[chance.Below(2) == 0 ? 0 : legal.size() - 1].kind;
    const uint32_t chosen = chance.Below(2) == 0 ? kind : other;
    std::erase_if(legal, [&](const Action& action) { return action.kind != chosen; });
  }
  const Action action = legal[chance.Below(static_cast<uint32_t>(legal.size()))];
  EXPECT_EQ(match.Apply(seat, action), absl::OkStatus());
}

class ImaginedWorlds : public ::testing::TestWithParam<const char*> {};

TEST_P(ImaginedWorlds, ContradictNothingThatWasEverTold) {
  const std::string game = GetParam();
  const std::shared_ptr<const Ruleset> ruleset = BaseRuleset(game);
  std::vector<const char*> options;
  for (const Setting& setting : kSettings) {
    if (game == setting.game) options.push_back(setting.options);
  }
  const int wanted = WorldsOfAGame();
  int worlds = 0;
  int none = 0;
  for (uint64_t seed = 1; worlds < wanted && !HasFailure(); ++seed) {
    Match match = NewMatch(ruleset, options[seed % options.size()], seed);
    Chance chance = Chance::Stream(seed, 7);
    std::vector<std::unique_ptr<Record>> records;
    for (int seat = 0; seat < match.seats(); ++seat) records.push_back(RecordOf(game, seat));
    for (int step = 0; !match.outcome().over && worlds < wanted && !HasFailure(); ++step) {
      const int apart = game == "duckhammer_campaign" || game == "duckhammer" ? 40 : 9;
      if (static_cast<int>(chance.Below(static_cast<uint32_t>(apart))) == 0 || step == 1) {
        for (int seat = 0; seat < match.seats(); ++seat) {
          const bool closely = worlds % 8 == 0;
          const uint64_t draw = chance.Next();
          const bool found = ExpectWorld(ruleset, match, seat, *At(records, seat), draw, closely);
          (found ? worlds : none) += 1;
          if (HasFailure())
            ADD_FAILURE() << "seed " << seed << ", step " << step << ", seat " << seat;
        }
      }
      Step(match, chance);
      for (auto& record : records) record->Hear(match);
    }
  }
  RecordProperty("worlds", worlds);
  RecordProperty("none_in_time", none);
  std::printf("%s: %d worlds, %d times none was found in time\n", game.c_str(), worlds, none);
  // Random play tells more contorted stories than any player would.
  EXPECT_LE(none * 4, worlds) << "a search that gives up so often is no good";
}

INSTANTIATE_TEST_SUITE_P(Games, ImaginedWorlds,
                         ::testing::Values("battleducks", "naval_war", "ducks_in_tow",
                                           "duck_dealer", "duckhammer", "duckhammer_campaign"),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace mallard::testing
