// Duckheim: names, attributes of a player's own and proposals, in players' own words.
#include "src/games/duckhammer_campaign/duckheim/words.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "mallard/choice.h"
#include "mallard/event_text.h"
#include "mallard/notation.h"
#include "mallard/reading.h"
#include "mallard/text_argument.h"
#include "tests/games/duckhammer_campaign/adventure.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer_campaign {
namespace {

using ::testing::HasSubstr;

// A match of two players at whose making of characters it stands.
Match Making(absl::string_view options = "") {
  Match match = NewCampaign(absl::StrCat("mode=duckheim ", options));
  for (int seat = 0; seat < 2; ++seat) {
    MustDo(match, seat, "ready");
  }
  return match;
}

TEST(Names, AreGivenToCharactersInOneActionOfUpTo24Bytes) {
  Match match = Making();
  MustDo(match, 0, "hero quack_marine 1");
  MustDo(match, 0, "name \"Abcdefghijklmnopqrstuvwx\"");
  EXPECT_EQ(NameOfHero(StateOf(match), 0), "Abcdefghijklmnopqrstuvwx");
  EXPECT_FALSE(Do(match, 0, "name \"Abcdefghijklmnopqrstuvwxy\"").ok());
  MustDo(match, 0, "name \"Zoë the Ünready 🦆\"");
  EXPECT_EQ(NameOfHero(StateOf(match), 0), "Zoë the Ünready 🦆");
  EXPECT_FALSE(Do(match, 0, "name \" Bill\"").ok());
  EXPECT_FALSE(Do(match, 0, "name \"Bill \"").ok());
}

TEST(Names, AreReadAsTheyAreWritten) {
  const Match match = Making();
  for (const char* text : {"name \"Old Bill\"", "name \"The \\\"Duke\\\" \\\\ Drake\"",
                           "own_attribute second \"Río\"", "propose \"go on, then \""}) {
    const absl::StatusOr<Action> action = ParseAction(match.rules(), text);
    ASSERT_TRUE(action.ok()) << text << ": " << action.status();
    EXPECT_EQ(FormatAction(match.rules(), *action), text);
  }
  // Without quotes all that follows is meant.
  EXPECT_EQ(FormatAction(match.rules(), *ParseAction(match.rules(), "name  Old Bill ")),
            "name \"Old Bill\"");
  for (const char* text : {"name", "name \"\"", "name \"Bill", "name \"Bill\" x", "name \"a\"b"}) {
    EXPECT_FALSE(ParseAction(match.rules(), text).ok()) << text;
  }
}

TEST(Names, HoldNothingThatIsNotPlainText) {
  Match match = Making();
  MustDo(match, 0, "hero quack_marine 1");
  for (const char* bytes : {"a\nb",
                            "a\x01",
                            "\x7F",
                            "\xC2\x85",
                            "\xC3",
                            "\xC3(",
                            "\x80",
                            "\xC0\xAF",
                            "\xE0\x80\xAF",
                            "\xED\xA0\x80",
                            "\xF4\x90\x80\x80",
                            "\xF8\x88\x80\x80\x80",
                            "\xFF",
                            "a\xE2\x80\xAE"
                            "b",
                            "\xE2\x81\xA6",
                            "\xE2\x80\x8F",
                            "\xD8\x9C",
                            "\xE2\x80\x8B",
                            "\xEF\xBB\xBF",
                            "\xEF\xBF\xBF",
                            "\xF3\xA0\x81\x81",
                            "\xE2\x80\xA8"}) {
    Action action{kNameHero, {}};
    ASSERT_TRUE(PackText(bytes, action.args, kWordBytes / 4));
    EXPECT_EQ(match.Check(0, action).code(), absl::StatusCode::kInvalidArgument) << InQuotes(bytes);
  }
  // Bytes behind the end, and none at all.
  Action action{kNameHero, {'a', 'b'}};
  EXPECT_EQ(match.Check(0, action).code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(match.Check(0, {kNameHero, {}}).code(), absl::StatusCode::kInvalidArgument);
  action = {kNameHero, {'a', 0, 0, 0, 0, 0, 1}};
  EXPECT_EQ(match.Check(0, action).code(), absl::StatusCode::kInvalidArgument);
}

TEST(Names, AreSecretUntilAllCharactersAreReady) {
  Match with = Making();
  Match without = Making();
  for (Match* match : {&with, &without}) MustDo(*match, 0, "hero quack_marine 1");
  MustDo(with, 0, "name \"Old Bill\"");
  MustDo(with, 0, "own_attribute first \"River Lore\"");
  for (const Viewer viewer : {Viewer::Seat(1), Viewer::Spectator()}) {
    EXPECT_EQ(with.Snapshot(viewer), without.Snapshot(viewer));
    EXPECT_EQ(with.EventCount(viewer), without.EventCount(viewer));
  }
  MustDo(with, 0, "ready");
  MustDo(with, 1, "hero quack_marine 1");
  MustDo(with, 1, "ready");
  const std::vector<std::string> heard = testing::EventTexts(with, Viewer::Seat(1), 0);
  EXPECT_NE(std::find(heard.begin(), heard.end(), "hero_named p1 \"Old Bill\""), heard.end());
  EXPECT_NE(std::find(heard.begin(), heard.end(), "attribute_named p1 \"River Lore\""),
            heard.end());
}

TEST(Names, ComeBackFromSnapshotsAndViews) {
  Match match = Making("referee=person");
  MustDo(match, 0, "hero quack_marine 1");
  MustDo(match, 0, "name \"Zoë 🦆\"");
  MustDo(match, 0, "own_attribute first \"River Lore\"");
  const absl::StatusOr<Match> again =
      Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host()));
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->Hash(), match.Hash());
  EXPECT_EQ(NameOfHero(StateOf(*again), 0), "Zoë 🦆");
}

TEST(Names, AreWhatSentencesCallACharacter) {
  Tavern tavern;
  PutText("Old Bill", absl::MakeSpan(tavern.state().players[0].name));
  const Reader reader(tavern.rules(), &tavern.state(), 0);
  EXPECT_EQ(reader.Of(Reference::Of(ArgType::kCompany, 0)), "Old Bill");
  EXPECT_NE(reader.Of(Reference::Of(ArgType::kCompany, kCompanies)), "");
}

TEST(Names, AreChosenFromSuggestionsOrTyped) {
  Match match = Making();
  MustDo(match, 0, "hero quack_marine 1");
  Choice choice;
  choice.Begin(match, 0);
  const int32_t kind[] = {kNameHero, 0};
  ASSERT_TRUE(choice.Set(Choice::kKind, kind).ok());
  ASSERT_TRUE(choice.IsOpen(0));
  const auto values = choice.Values(0);
  ASSERT_GT(values.size(), 3u);
  const ChoiceValue first = values[0];
  EXPECT_EQ(choice.Text(0, first.value, 0), "Old Bill");
  ASSERT_TRUE(choice.Set(0, first.value).ok());
  EXPECT_EQ(FormatAction(match.rules(), choice.Whole()), "name \"Old Bill\"");
  // What is filled in reads the same by its own numbers.
  EXPECT_EQ(choice.Text(0, choice.partial().args, 0), "Old Bill");
  ASSERT_TRUE(choice.Back());
  ASSERT_TRUE(choice.SetText(0, "Wanda").ok());
  EXPECT_EQ(FormatAction(match.rules(), choice.Whole()), "name \"Wanda\"");
  EXPECT_FALSE(choice.SetText(0, "a\nb").ok());
  EXPECT_FALSE(choice.SetText(0, std::string(25, 'a')).ok());
  EXPECT_FALSE(choice.SetText(0, "Wanda ").ok());
}

TEST(OwnAttributes, AreTwoAtMostAndTakePointsLikeOthers) {
  Match match = Making();
  MustDo(match, 0, "hero quack_marine 1");
  EXPECT_FALSE(Do(match, 0, "own_attribute second \"River Lore\"").ok());
  EXPECT_FALSE(Do(match, 0, "attribute own_1").ok());
  MustDo(match, 0, "own_attribute first \"River Lore\"");
  MustDo(match, 0, "own_attribute second \"Loud Voice\"");
  MustDo(match, 0, "attribute own_2");
  EXPECT_FALSE(Do(match, 0, "attribute own_2").ok());
  EXPECT_FALSE(Do(match, 0, "attribute faith").ok());  // Level 1 is one point.
  MustDo(match, 0, "take_back own_2");
  MustDo(match, 0, "attribute faith");
}

TEST(OwnAttributes, NeedTheLeaveOfAPersonAsReferee) {
  Tavern tavern("referee=person");
  tavern.MustDo(0, "own_attribute first \"River Lore\"");
  EXPECT_FALSE(tavern.Do(0, "attribute own_1").ok());
  tavern.state().phase = Phase::kReferee;
  tavern.state().asked = 4;
  EXPECT_FALSE(tavern.Do(2, "allow p2 first yes").ok());
  EXPECT_FALSE(tavern.Do(2, "allow p1 second yes").ok());
  tavern.MustDo(2, "allow p1 first yes");
  EXPECT_EQ(tavern.Heard(kAttributeAllowed), 1);
  tavern.BeginMarching();
  tavern.MustDo(0, "attribute own_1");
  EXPECT_FALSE(tavern.Do(0, "own_attribute first \"Other\"").ok());
  EXPECT_FALSE(tavern.Do(0, "take_back own_1").ok());
}

TEST(OwnAttributes, ThatAreNotAllowedGo) {
  Tavern tavern("referee=person");
  tavern.MustDo(0, "own_attribute first \"River Lore\"");
  tavern.MustDo(0, "own_attribute second \"Loud Voice\"");
  tavern.state().phase = Phase::kReferee;
  tavern.state().asked = 4;
  tavern.MustDo(2, "allow p1 first no");
  EXPECT_EQ(OwnAttributesOf(tavern.state().players[0]), 1);
  EXPECT_EQ(TextIn(absl::MakeConstSpan(tavern.state().players[0].own[0].name)), "Loud Voice");
}

TEST(OwnAttributes, HelpWhoeverHasThem) {
  Tavern tavern("grade=2", "reed_captain");
  tavern.MustDo(0, "own_attribute first \"River Lore\"");
  tavern.MustDo(0, "attribute own_1");
  tavern.MustDo(0, "attribute own_1");
  tavern.Ask(-1, "faith", 0);
  tavern.state().attempt.attribute = static_cast<uint8_t>(tavern.content().attributes.size() + 1);
  EXPECT_EQ(BonusOf(tavern.position(), 0, tavern.state().attempt), 2);
  EXPECT_EQ(BonusOf(tavern.position(), 1, tavern.state().attempt), 0);
}

// A player's turn, and then the referee's.
class ProposalTable : public Tavern {
 public:
  explicit ProposalTable(absl::string_view options = "")
      : Tavern(absl::StrCat("referee=person ", options)) {}
  int referee() { return rules().referee(); }
  void RefereesTurn() {
    state().phase = Phase::kReferee;
    state().asked = static_cast<uint8_t>(1 << referee());
  }
};

TEST(Proposals, AreSaidInPiecesAndKept) {
  ProposalTable table;
  table.MustDo(0, "propose \"Swim under the boats \"");
  table.MustDo(0, "propose \"and pull out every plug.\"");
  EXPECT_EQ(ProposalOf(table.state(), 0), "Swim under the boats and pull out every plug.");
  EXPECT_EQ(table.Heard(kProposed), 2);
  table.MustDo(0, "unsay");
  EXPECT_EQ(ProposalOf(table.state(), 0), "");
  for (int i = 0; i < 10; ++i) table.MustDo(0, "propose \"abcdefghijklmnopqrstuvwx\"");
  EXPECT_EQ(ProposalOf(table.state(), 0).size(), 240u);
  EXPECT_FALSE(table.Do(0, "propose \"y\"").ok());
}

TEST(Proposals, AreCutBetweenCharacters) {
  std::string whole;
  for (int i = 0; i < 30; ++i) whole += "öä 🦆";
  std::string joined;
  for (const std::string& piece : SplitText(whole, kWordBytes)) {
    EXPECT_LE(piece.size(), static_cast<size_t>(kWordBytes));
    EXPECT_TRUE(IsPlainText(piece));
    joined += piece;
  }
  EXPECT_EQ(joined, whole);
}

TEST(Proposals, NeedAPersonToAnswer) {
  Tavern engine;
  EXPECT_FALSE(engine.Do(0, "propose \"Sing\"").ok());
}

TEST(Proposals, AreAnsweredWithTermsAndTriedByWhoeverMadeThem) {
  ProposalTable table;
  table.MustDo(0, "propose \"Sing for our supper.\"");
  table.RefereesTurn();
  EXPECT_FALSE(table.Do(table.referee(), "take_up p2 none 0 -1 alone feast nothing").ok());
  table.MustDo(table.referee(), "take_up p1 faith 2 -1 alone small_supplies spoiled");
  EXPECT_EQ(table.state().asked, 1);
  EXPECT_EQ(table.Heard(kStakesTold), 1);
  EXPECT_EQ(table.Heard(kEpisodeRolled), 0);
  // The words are still there while it is tried.
  EXPECT_EQ(table.state().attempt.proposal, 1);
  EXPECT_EQ(ProposalOf(table.state(), 0), "Sing for our supper.");
  table.NextRolls({9});
  table.MustDo(0, "attempt");
  EXPECT_EQ(table.state().players[0].rations, 184);
  EXPECT_EQ(ProposalOf(table.state(), 0), "");
  EXPECT_EQ(table.state().phase, Phase::kReferee);
  EXPECT_FALSE(table.Do(table.referee(), "take_up p1 none 0 -1 alone feast nothing").ok());
}

TEST(Proposals, CanBeTheGroups) {
  ProposalTable table;
  table.MustDo(0, "propose \"All together now.\"");
  table.RefereesTurn();
  table.NextRolls({1});
  table.MustDo(table.referee(), "take_up p1 none 0 -1 group small_supplies spoiled");
  EXPECT_EQ(table.Heard(kEpisodeRolled), 1);  // Grade 1: only a 0 would be below it.
  EXPECT_EQ(table.state().players[0].rations, 177);
  EXPECT_EQ(table.state().players[1].rations, 177);
  EXPECT_EQ(ProposalOf(table.state(), 0), "");
}

TEST(Proposals, AreTurnedDownAtOnceOrWhenTheRefereePasses) {
  ProposalTable table;
  table.MustDo(0, "propose \"Fly\"");
  table.RefereesTurn();
  table.MustDo(table.referee(), "turn_down p1");
  EXPECT_EQ(ProposalOf(table.state(), 0), "");
  EXPECT_FALSE(table.Do(table.referee(), "turn_down p1").ok());
  PutText("Swim", absl::MakeSpan(table.state().players[1].proposal));
  table.MustDo(table.referee(), "pass");
  EXPECT_EQ(table.Heard(kTurnedDown), 2);
  EXPECT_EQ(ProposalOf(table.state(), 1), "");
}

// What a snapshot with one change is refused for; "" if it is not.
std::string RefusalOf(void (*change)(State&)) {
  Match match = Making("referee=person");
  MustDo(match, 0, "hero quack_marine 1");
  MustDo(match, 0, "name \"Old Bill\"");
  MustDo(match, 0, "own_attribute first \"River Lore\"");
  change(Spoil(match));
  const absl::Status status =
      Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host())).status();
  return std::string(status.message());
}

TEST(Words, ArePlainAndFitTogetherInSnapshots) {
  EXPECT_EQ(RefusalOf([](State&) {}), "");
  EXPECT_THAT(RefusalOf([](State& s) { s.players[0].name[3] = '\n'; }), HasSubstr("name"));
  EXPECT_THAT(RefusalOf([](State& s) { s.players[0].name[3] = '\xFF'; }), HasSubstr("name"));
  EXPECT_THAT(RefusalOf([](State& s) { s.players[0].own[0].name[0] = '\x1B'; }), HasSubstr("name"));
  EXPECT_THAT(RefusalOf([](State& s) { s.players[0].proposal[0] = '\t'; }), HasSubstr("proposal"));
  // Points in an attribute that is not allowed; more points than there are.
  EXPECT_THAT(RefusalOf([](State& s) { s.players[0].own[0].points = 1; }), HasSubstr("player 1"));
  EXPECT_THAT(RefusalOf([](State& s) {
                s.players[0].own[0].allowed = 1;
                s.players[0].own[0].points = 1;
                s.companies[0].attributes[0] = 1;
              }),
              HasSubstr("player 1"));
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
