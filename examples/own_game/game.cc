#include "liars_dice.h"
#include "liars_dice_pack.h"
#include "mallard/frame/args.h"
#include "mallard/frame/entries.h"
#include "mallard/frame/game_of.h"

namespace liars_dice {
namespace {

const Manifest& TheManifest() {
  const ArgSpec who = Subject(Arg(ArgType::kSeat, "seat", "The player."));
  const ArgSpec call = NameArg("call", "call", "What is said.");
  const ArgSpec dice = Between(1, kMostSeats * kMostDice, CountArg("dice", "How many dice."));
  const ArgSpec face = Between(1, kSides, RollArg("face", "What they show."));
  const auto die = [](const char* name) { return RollArg(name, "A die; 0: there is none."); };
  using Type = OptionSpec::Type;
  static const auto* const manifest = new Manifest{
      .game = "liars_dice",
      .title = "Liar's Dice",
      .doc = "Bid on the dice under all cups, or call whoever bid a liar.",
      .actions = {{kBid, "bid", "Say that there are so many dice of a face.", {dice, face}},
                  {kCall, "call", "Say what you think of the last bid.", {call}}},
      .events = {{kSeen,
                  "seen",
                  "What lies under a cup: one's own, or any after a call.",
                  {who, die("first"), die("second"), die("third"), die("fourth"), die("fifth")}},
                 {kHasBid, "has_bid", "A player bids.", {who, dice, face}},
                 {kCalled, "called", "A player calls.", {who, call}},
                 {kLost, "lost", "A die is lost.", {who, Total(CountArg("left", "Dice left."))}},
                 {kRoundBegan, "round_began", "All roll.", {NumberArg("round", "Rounds before.")}},
                 {kWon, "won", "Only one player has dice.", {who}}},
      .decisions = {{kTakeTurn, "take_turn", "Bid higher, or call.", {}}},
      .options = {{"players", Type::kInt, "3", "How many play.", 2, kMostSeats, {}},
                  {"dice", Type::kInt, "5", "Dice of each.", 1, kMostDice, {}},
                  {"wild", Type::kBool, "true", "A 1 counts as any face.", 0, 0, {}}},
      .words = {{"cup", "Cup"},
                {"bid", "Bid"},
                {"no_bid", "No bid yet"},
                {"dice", "Dice"},
                {"die", "Die"}},
      .tellings = {{kRoundBegan, Telling::kHeading}, {kSeen, Telling::kDetail}}};
  return *manifest;
}

const EntryKind<Call>& Calls() {
  static const EntryKind<Call> kind(
      "call", "Something to say instead of a higher bid.",
      {NameField(),
       Bind(Required(FunctionField("loser", LoserHook(), "Says who loses a die.")), &Call::loser)});
  return kind;
}

const ContentSchema& TheSchema() {
  static const auto* const schema =
      new ContentSchema{.game = "liars_dice", .entries = {Calls().schema()}};
  return *schema;
}

std::unique_ptr<const Content> Compile(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<GameContent>();
  Calls().Compile(set, report, content->calls);
  content->call_names = NamesOf(content->calls);
  return content;
}

}  // namespace

absl::Status Register() {
  static const GameOf<TheManifest, TheSchema, Compile, LiarsDice> game;
  return RegisterGame(game, liars_dice_pack());
}

}  // namespace liars_dice
