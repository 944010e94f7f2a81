// Positions used by several tests.
#ifndef MALLARD_TESTS_GAMES_BATTLEDUCKS_FIXTURES_H_
#define MALLARD_TESTS_GAMES_BATTLEDUCKS_FIXTURES_H_

#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "src/games/battleducks/rules.h"
#include "src/games/battleducks/state.h"
#include "tests/support/matches.h"

namespace mallard::testing {

inline const battleducks::State& StateOf(const Match& match) {
  return battleducks::BattleDucksRules::As(match.state());
}

/// Lays the five classics on every other row, each from column A.
inline void PlaceClassics(Match& match, int seat) {
  MustDo(match, seat, "place single r0 A1");
  MustDo(match, seat, "place double r0 A3");
  MustDo(match, seat, "place triple r0 A5");
  MustDo(match, seat, "place quadruple r0 A7");
  MustDo(match, seat, "place quintuple r0 A9");
}

/// A Standard match past its set-up; p1 begins.
inline Match StandardPlay(absl::string_view options = "") {
  Match match = NewMatch(BaseRuleset("battleducks"), absl::StrCat("first_player=p1 ", options), 1);
  for (int seat : {0, 1}) {
    PlaceClassics(match, seat);
    MustDo(match, seat, "ready");
  }
  return match;
}

/// Advanced, both with the same fleet on the lily pond; p1 begins:
///   russian at C1 (Commander D2), reed at A6 (A6), beacon at J3 (K3), donut at B9 (B9),
///   buoy at F9 (G10).
inline void PlaceAdvanced(Match& match, int seat) {
  MustDo(match, seat, "pick centers russian");
  MustDo(match, seat, "pick longs reed");
  MustDo(match, seat, "pick others beacon");
  MustDo(match, seat, "pick circles donut");
  MustDo(match, seat, "pick specials buoy");
  MustDo(match, seat, "place centers r0 C1");
  MustDo(match, seat, "place longs r0 A6");
  MustDo(match, seat, "place others r0 J3");
  MustDo(match, seat, "place circles r0 B9");
  MustDo(match, seat, "place specials r0 F9");
  MustDo(match, seat, "commander centers D2");
  MustDo(match, seat, "commander longs A6");
  MustDo(match, seat, "commander others K3");
  MustDo(match, seat, "commander circles B9");
  MustDo(match, seat, "commander specials G10");
}

inline Match AdvancedPlay(absl::string_view options = "") {
  Match match = NewMatch(BaseRuleset("battleducks"),
                         absl::StrCat("mode=advanced first_player=p1 ", options), 1);
  for (int seat : {0, 1}) {
    PlaceAdvanced(match, seat);
    MustDo(match, seat, "ready");
  }
  return match;
}

/// The texts of legal actions that begin with `prefix`.
inline std::vector<std::string> LegalTexts(const Match& match, int seat, absl::string_view prefix) {
  std::vector<std::string> texts;
  for (const Action& action : match.LegalActions(seat)) {
    std::string text = FormatAction(match.rules(), action);
    if (absl::StartsWith(text, prefix)) texts.push_back(std::move(text));
  }
  return texts;
}

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_GAMES_BATTLEDUCKS_FIXTURES_H_
