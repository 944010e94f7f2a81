// Snapshots and views of Naval War that tell too much, lack parts, or were changed byte by byte.
#include <algorithm>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/naval_war/invariants.h"
#include "tests/games/naval_war/snapshots.h"
#include "tests/support/forgery.h"

namespace mallard::testing {
namespace {

namespace fb = mallard::schema::naval_war;
using flatbuffers::FlatBufferBuilder;
using naval_war::Phase;
using naval_war::Ship;
using naval_war::State;
using ::testing::HasSubstr;

// What reading the edited state says, as the host's or as a view.
std::string Refusal(const Match& match, Viewer viewer, absl::FunctionRef<void(State&)> edit) {
  return std::string(ReadSnapshot(match, EditedSnapshot(match, viewer, edit)).message());
}

TEST(NavalWarRefusesAView, ThatTellsWhereTheOpponentsShipsAre) {
  const Match& match = Position(Phase::kTurn);
  EXPECT_THAT(Refusal(match, Viewer::Seat(0),
                      [&](State& s) {
                        Ship& ship = s.boards[1].ships[0];
                        ship.placed = 1;
                        ship.bow = NavalState(match).boards[1].ships[0].bow;
                        ship.facing = NavalState(match).boards[1].ships[0].facing;
                      }),
              HasSubstr("a view that tells too much"));
  EXPECT_THAT(Refusal(match, Viewer::Seat(0), [](State& s) { s.boards[1].ships[0].damage = 1; }),
              HasSubstr("a view that tells too much"));
}

TEST(NavalWarRefusesAView, ThatTellsTheAttackerWhatMayMove) {
  const Match& match = Position(Phase::kAfterHit);
  const int attacker = NavalState(match).turn_seat;
  // Written as the defender's view, which has the field, and passed off as the attacker's.
  const std::vector<uint8_t> bytes =
      SnapshotWith(match, Viewer::Seat(attacker), [&](FlatBufferBuilder& builder) {
        StateBuffer seen(match.rules().state_size());
        match.rules().Redact(match.state(), Viewer::Seat(1 - attacker), seen.data());
        return match.rules().Write(seen.data(), builder);
      });
  EXPECT_THAT(std::string(ReadSnapshot(match, bytes).message()),
              HasSubstr("a view that tells too much"));
}

TEST(NavalWarRefusesAView, ThatTellsOfAPreparation) {
  const Match match = Reach([](const State& state) { return state.preparation.aims == 2; });
  const State& whole = NavalState(match);
  const int other = 1 - whole.turn_seat;
  EXPECT_THAT(
      Refusal(match, Viewer::Seat(other), [&](State& s) { s.preparation = whole.preparation; }),
      HasSubstr("cannot be in preparation"));
}

TEST(NavalWarRefusesAView, WithMoreCardsOfAKindThanThereAre) {
  EXPECT_THAT(Refusal(Position(Phase::kTurn), Viewer::Seat(0),
                      [](State& s) {
                        naval_war::Player& player = s.players[0];
                        // Four airstrikes: one more than the deck ever had.
                        s.deck.total = static_cast<uint16_t>(s.deck.total + player.hand_size - 4);
                        player.hand_size = 4;
                        std::fill(player.hand, player.hand + 4, uint8_t{1});
                        std::fill(player.hand + 4, std::end(player.hand), uint8_t{0});
                      }),
              HasSubstr("the deck has 3 cards airstrike"));
}

TEST(NavalWarRefusesAView, WhoseHandsAndPilesDoNotAddUp) {
  const Match& match = Position(Phase::kTurn);
  EXPECT_THAT(Refusal(match, Viewer::Seat(0), [](State& s) { ++s.deck.total; }),
              HasSubstr("the deck has 72 cards, and here are 73"));
  EXPECT_THAT(Refusal(match, Viewer::Seat(0), [](State& s) { ++s.players[1].hand_size; }),
              HasSubstr("the deck has 72 cards, and here are 73"));
}

// A state in which a card with some target is half prepared.
Match Preparing(naval_war::TargetKind target) {
  const Match any = NewMatch(BaseRuleset("naval_war"), "first_player=p1", 1);
  return Reach(
      [&](const State& state) {
        const naval_war::Preparation& p = state.preparation;
        const bool begun = p.aims == 2 || (p.berths[0].placed != 0 && p.berths[1].placed != 0);
        return begun && NavalRules(any).card(p.card - 1).target.kind == target;
      },
      "first_player=p1");
}

TEST(NavalWarRefusesAPreparation, OfCellsThatCannotBeNamed) {
  const Match match = Preparing(naval_war::TargetKind::kCells);
  const auto refusal = [&](void (*edit)(State&)) { return Refusal(match, Viewer::Host(), edit); };
  EXPECT_EQ(refusal([](State&) {}), "");
  EXPECT_THAT(refusal([](State& s) { s.preparation.aim[1] = s.preparation.aim[0]; }),
              HasSubstr("that cell is named already"));
  EXPECT_THAT(refusal([](State& s) { s.preparation.aim[1] = 255; }),
              HasSubstr("there is no such cell on the board"));
  EXPECT_THAT(refusal([](State& s) {
                s.preparation.aims = 4;
                for (uint8_t i = 0; i < 4; ++i) s.preparation.aim[i] = i;
              }),
              HasSubstr("all cells are named"));
  EXPECT_THAT(refusal([](State& s) { std::fill(s.seized, s.seized + 4, uint8_t{1}); }),
              HasSubstr("there are not enough cells"));
  EXPECT_THAT(refusal([](State& s) { s.players[s.turn_seat].disabled = 1; }),
              HasSubstr("cannot be in preparation"));
  EXPECT_THAT(refusal([](State& s) { s.card_played = 1; }), HasSubstr("cannot be in preparation"));
}

TEST(NavalWarRefusesAPreparation, OfACardThatIsNotHeldOrTakesNone) {
  const Match match = Preparing(naval_war::TargetKind::kCells);
  for (int kind = 0; kind < NavalRules(match).cards(); ++kind) {
    if (kind + 1 == NavalState(match).preparation.card) continue;
    EXPECT_THAT(Refusal(match, Viewer::Host(),
                        [&](State& s) { s.preparation.card = static_cast<uint8_t>(kind + 1); }),
                HasSubstr("cannot be in preparation"));
  }
}

TEST(NavalWarRefusesAPreparation, OfPlacesThatOverlapOrAreNotFree) {
  const Match match = Preparing(naval_war::TargetKind::kFleet);
  const auto refusal = [&](void (*edit)(State&)) { return Refusal(match, Viewer::Host(), edit); };
  EXPECT_EQ(refusal([](State&) {}), "");
  EXPECT_THAT(refusal([](State& s) { s.preparation.berths[1] = s.preparation.berths[0]; }),
              HasSubstr("it would overlap another ship"));
  EXPECT_THAT(refusal([](State& s) {
                s.preparation.berths[0] = {1, 255, 0};
              }),
              HasSubstr("there is no such cell on the board"));
  EXPECT_THAT(refusal([](State& s) { s.boards[s.turn_seat].ships[0].smoke = 1; }),
              HasSubstr("cannot leave the smoke"));
  EXPECT_THAT(refusal([](State& s) {
                s.preparation.aims = 1;
                s.preparation.aim[0] = 1;
              }),
              HasSubstr("you are preparing fleet_relocation"));
}

// The bytes of a snapshot with one word replaced by another of the same length.
std::vector<uint8_t> Replaced(std::vector<uint8_t> bytes, absl::string_view from,
                              absl::string_view to) {
  for (auto at = bytes.begin();
       (at = std::search(at, bytes.end(), from.begin(), from.end())) != bytes.end();) {
    at = std::copy(to.begin(), to.end(), at);
  }
  return bytes;
}

TEST(NavalWarRefuses, NamesThatNobodyHas) {
  const Match& match = Position(Phase::kTurn);
  const std::vector<uint8_t> good = match.Snapshot(Viewer::Host());
  const auto refusal = [&](absl::string_view from, absl::string_view to) {
    return std::string(ReadSnapshot(match, Replaced(good, from, to)).message());
  };
  EXPECT_EQ(refusal("torpedo", "torpedo"), "");
  EXPECT_THAT(refusal("torpedo", "torpeda"), HasSubstr("there is no naval_war:torpeda"));
  EXPECT_THAT(refusal("crusher", "cruiser"), HasSubstr("a wrong name"));
  EXPECT_THAT(refusal("naval_war:standard", "naval_war:stamdard"), HasSubstr("a wrong mode"));
}

TEST(NavalWarRefuses, AFacingThatIsNone) {
  const Match& match = Position(Phase::kTurn);
  std::vector<uint8_t> bytes = match.Snapshot(Viewer::Host());
  int tried = 0;
  for (const fb::Board* board : *schema::GetSnapshot(bytes.data())->state_as_NavalWar()->boards()) {
    for (const fb::Ship* ship : *board->ships()) {
      // A field at its default is not in the bytes and cannot be changed there.
      const uint8_t good = static_cast<uint8_t>(ship->facing());
      if (good == 0) continue;
      auto* const table = reinterpret_cast<flatbuffers::Table*>(const_cast<fb::Ship*>(ship));
      ASSERT_TRUE(table->SetField<uint8_t>(fb::Ship::VT_FACING, 4, 0));
      EXPECT_THAT(std::string(ReadSnapshot(match, bytes).message()),
                  HasSubstr("facing is 4, not 0 to 3"));
      ASSERT_TRUE(table->SetField<uint8_t>(fb::Ship::VT_FACING, good, 0));
      ++tried;
    }
  }
  EXPECT_GT(tried, 0);
}

TEST(NavalWarRefuses, AStateWithPartsMissing) {
  const Match& match = Position(Phase::kTurn);
  const auto refusal =
      [&](absl::FunctionRef<flatbuffers::Offset<fb::State>(FlatBufferBuilder&)> make) {
        const auto write = [&](FlatBufferBuilder& builder) {
          return StateOffset{static_cast<uint8_t>(schema::GameState::NavalWar), make(builder).o};
        };
        return std::string(
            ReadSnapshot(match, SnapshotWith(match, Viewer::Host(), write)).message());
      };
  const auto state = [](FlatBufferBuilder& builder, size_t boards) {
    const auto mode = builder.CreateString("naval_war:standard");
    std::vector<flatbuffers::Offset<fb::Board>> board_list;
    for (size_t i = 0; i < boards; ++i) board_list.push_back(fb::CreateBoard(builder));
    const auto board_vector = builder.CreateVector(board_list);
    const auto player = fb::CreatePlayer(builder);
    const auto players = builder.CreateVector(std::vector{player, player});
    const auto seized = builder.CreateVector(std::vector<uint8_t>(4));
    fb::StateBuilder out(builder);
    out.add_mode(mode);
    out.add_board_width(14);
    out.add_board_height(14);
    out.add_hand_limit(3);
    out.add_boards(board_vector);
    out.add_players(players);
    out.add_seized(seized);
    return out.Finish();
  };
  EXPECT_THAT(refusal([](FlatBufferBuilder& builder) { return fb::CreateState(builder); }),
              HasSubstr("a wrong mode"));
  for (size_t boards : {0, 1, 3}) {
    EXPECT_THAT(refusal([&](FlatBufferBuilder& builder) { return state(builder, boards); }),
                HasSubstr("the number of boards"));
  }
  EXPECT_THAT(refusal([&](FlatBufferBuilder& builder) { return state(builder, 2); }),
              HasSubstr("the number of ships"));
  const auto other_game = [](FlatBufferBuilder& builder) {
    return StateOffset{static_cast<uint8_t>(schema::GameState::BattleDucks),
                       schema::battleducks::CreateState(builder).o};
  };
  EXPECT_THAT(
      std::string(ReadSnapshot(match, SnapshotWith(match, Viewer::Host(), other_game)).message()),
      HasSubstr("the state is of another game"));
}

TEST(NavalWarRefuses, ASnapshotThatIsCutShort) {
  const Match& match = Position(Phase::kReact);
  const std::vector<uint8_t> good = match.Snapshot(Viewer::Host());
  for (size_t size = 0; size < good.size(); ++size) {
    // Copied to a buffer of that size, so that reading on would be noticed.
    const std::vector<uint8_t> cut(good.begin(), good.begin() + static_cast<ptrdiff_t>(size));
    absl::StatusOr<Match> restored = Match::Restore(match.rules().shared_ruleset(), cut);
    ASSERT_FALSE(restored.ok()) << size;
  }
}

TEST(NavalWarSnapshot, WithBytesChangedIsRefusedOrAMatchThatPlaysOn) {
  Chance chance = Chance::Stream(1, 1);
  int accepted = 0;
  for (Phase phase : {Phase::kSetup, Phase::kTurn, Phase::kReact, Phase::kAfterHit, Phase::kDiscard,
                      Phase::kOver}) {
    const Match& match = Position(phase);
    const std::vector<uint8_t> good = match.Snapshot(Viewer::Host());
    for (int i = 0; i < 3000; ++i) {
      std::vector<uint8_t> bytes = good;
      for (uint32_t n = 1 + chance.Below(3); n != 0; --n) {
        bytes[chance.Below(static_cast<uint32_t>(bytes.size()))] =
            static_cast<uint8_t>(chance.Next());
      }
      absl::StatusOr<Match> restored =
          Match::Restore(match.rules().shared_ruleset(), Forged(bytes));
      if (!restored.ok()) continue;
      ++accepted;
      ASSERT_EQ(CheckInvariants(NavalRules(*restored), NavalState(*restored), true),
                absl::OkStatus());
      absl::StatusOr<Match> again =
          Match::Restore(match.rules().shared_ruleset(), restored->Snapshot(Viewer::Host()));
      ASSERT_TRUE(again.ok()) << again.status();
      ASSERT_EQ(again->Hash(), restored->Hash());
      for (int step = 0; step < 8 && !again->outcome().over; ++step) {
        ASSERT_NO_FATAL_FAILURE(StepByKind(*again, chance));
      }
    }
  }
  EXPECT_GT(accepted, 100) << "some changes are harmless: chance, names that nobody reads";
}

TEST(NavalWarView, WithBytesChangedIsRefusedOrReadWithoutHarm) {
  Chance chance = Chance::Stream(2, 1);
  for (Phase phase : {Phase::kSetup, Phase::kTurn, Phase::kReact, Phase::kAfterHit, Phase::kDiscard,
                      Phase::kOver}) {
    const Match& match = Position(phase);
    for (int seat = 0; seat < 2; ++seat) {
      const std::vector<uint8_t> good = match.Snapshot(Viewer::Seat(seat));
      for (int i = 0; i < 1500; ++i) {
        std::vector<uint8_t> bytes = good;
        bytes[chance.Below(static_cast<uint32_t>(bytes.size()))] ^=
            static_cast<uint8_t>(1u << chance.Below(8));
        StateBuffer read(0);
        if (!ReadSnapshot(match, bytes, &read).ok()) continue;
        const int viewer = schema::GetSnapshot(bytes.data())->viewer();
        if (viewer != seat) continue;  // Another viewer, to whom this is a view as well.
        const State& state = naval_war::NavalWarRules::As(read.data());
        ASSERT_EQ(CheckInvariants(NavalRules(match), state, state.phase == Phase::kOver),
                  absl::OkStatus());
      }
    }
  }
}

}  // namespace
}  // namespace mallard::testing
