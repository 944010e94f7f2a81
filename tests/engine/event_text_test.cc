// Events in sentences: every event of every game has one in English and in French, and a sentence
// tells its viewer nothing but the event.
#include "mallard/event_text.h"

#include <gtest/gtest.h>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "mallard/catalog.h"
#include "mallard/game.h"
#include "mallard/notation.h"
#include "mallard/reading.h"
#include "tests/support/matches.h"
#include "tests/support/random_play.h"

namespace mallard::testing {
namespace {

TEST(EventText, EveryEventHasASentenceInBothLanguages) {
  for (const Game* game : Games()) {
    const Catalog& catalog = BaseRuleset(game->manifest().game)->catalog();
    for (const char* language : {"en", "fr"}) {
      for (const KindSpec& event : game->manifest().events) {
        EXPECT_TRUE(catalog.IsTranslated("event", event.name, catalog.FindLanguage(language)))
            << game->manifest().game << " " << event.name << " in " << language;
      }
    }
  }
}

TEST(EventText, SpeaksTheViewersLanguage) {
  Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1", 1);
  for (const int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  const Viewer viewer = Viewer::Seat(1);
  const size_t from = match.EventCount(viewer);
  MustDo(match, 0, "observe B2");
  const int french = match.ruleset().catalog().FindLanguage("fr");
  EXPECT_EQ(EventText(match, viewer, from, {}), "Player 1 observes B2");
  EXPECT_EQ(EventText(match, viewer, from, {french}), "Joueur 1 observe B2");
  EXPECT_EQ(EventText(match, viewer, match.EventCount(viewer), {}), "");
}

TEST(EventText, NamesAreReadOrTyped) {
  Match match = NewMatch(BaseRuleset("naval_war"), "", 1);
  MustDo(match, 0, "place carrier north B3");
  const Viewer viewer = Viewer::Seat(0);
  const size_t last = match.EventCount(viewer) - 1;
  EXPECT_EQ(EventText(match, viewer, last, {0, /*notation=*/true}),
            "p1 places carrier at B3 facing north");
  EXPECT_NE(EventText(match, viewer, last, {}).find("Carrier"), std::string::npos)
      << EventText(match, viewer, last, {});
}

// Things have names: no player is called p1, no unit by its number, nothing by what people type.
TEST(EventText, TellsNamesNeverNumbers) {
  for (const Game* game : Games()) {
    Match match = NewMatch(BaseRuleset(game->manifest().game), "", 3);
    Chance chance = Chance::Stream(3, 9);
    for (int i = 0; i < 500 && !match.outcome().over; ++i) {
      int seat = 0;
      while (!match.DecisionOf(seat)) ++seat;
      const uint64_t count = match.LegalCount(seat);
      const size_t from = match.EventCount(Viewer::Host());
      ASSERT_TRUE(match.Apply(seat, match.LegalNth(seat, chance.Next() % count)).ok());
      for (size_t e = from; e < match.EventCount(Viewer::Host()); ++e) {
        const std::string text = EventText(match, Viewer::Host(), e, {});
        EXPECT_EQ(text.find('_'), std::string::npos) << text;
        for (const absl::string_view word : absl::StrSplit(text, ' ')) {
          EXPECT_FALSE(word.size() == 2 && word[0] == 'p' && absl::ascii_isdigit(word[1])) << text;
        }
        Event event;
        match.Events(Viewer::Host(), e, absl::MakeSpan(&event, 1));
        const absl::Span<const ArgSpec> specs = match.rules().EventArgs(event);
        const Reader reader(match.rules(), match.state(), 0);
        for (size_t a = 0; a < specs.size(); ++a) {
          const ArgType type = specs[a].type;
          if (type != ArgType::kUnit && type != ArgType::kModel && type != ArgType::kCompany) {
            continue;
          }
          const std::vector<KindSpec>& events = match.rules().manifest().events;
          const size_t kind =
              static_cast<size_t>(Manifest::Find(events, event.kind) - events.data());
          const std::string& sentence = match.ruleset().catalog().Sentence(kind, 0);
          if (!absl::StrContains(sentence, absl::StrCat("{", specs[a].name))) continue;
          int64_t number;
          EXPECT_FALSE(absl::SimpleAtoi(reader.Arg(specs, event.args, a, false), &number))
              << game->manifest().game << ": " << FormatEvent(match.rules(), event);
        }
      }
    }
  }
}

// No place is left unfilled in any language, all through matches of every game.
TEST(EventText, FillsEveryPlace) {
  for (const Game* game : Games()) {
    Match match = NewMatch(BaseRuleset(game->manifest().game), "", 1);
    Chance chance = Chance::Stream(1, 9);
    for (int i = 0; i < 300 && !match.outcome().over; ++i) {
      for (int seat = 0; seat < match.seats(); ++seat) {
        const uint64_t count = match.LegalCount(seat);
        if (count == 0) continue;
        const Action action = match.LegalNth(seat, chance.Below(static_cast<uint32_t>(count)));
        ASSERT_TRUE(match.Apply(seat, action).ok());
        break;
      }
    }
    const int languages = static_cast<int>(match.ruleset().catalog().languages().size());
    for (size_t i = 0; i < match.EventCount(Viewer::Host()); ++i) {
      for (int language = 0; language < languages; ++language) {
        const std::string text = EventText(match, Viewer::Host(), i, {language});
        ASSERT_EQ(text.find_first_of("{}|"), std::string::npos) << text;
      }
    }
  }
}

}  // namespace
}  // namespace mallard::testing
