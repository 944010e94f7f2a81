// Any text to ParseAction, in every game: what is read is written in one canonical way, which reads
// as the same action. Any 32 bytes as an action, event or decision can be written.
#include <bit>

#include "mallard/notation.h"
#include "tests/fuzz/support.h"

namespace mallard::fuzz {
namespace {

// A match of each game, some way into it.
std::vector<Match> Matches() {
  std::vector<Match> matches;
  for (const Arena& arena : Arenas()) {
    matches.push_back(NewMatch(arena, arena.configurations[1], {}));
    Chance chance = Chance::Stream(1, 0);
    PlayOn(matches.back(), chance, 60);
  }
  return matches;
}

void TryText(const Rules& rules, absl::string_view any) {
  const absl::StatusOr<Action> action = ParseAction(rules, any);
  if (!action.ok()) return Require(!action.status().message().empty(), "a refusal says why");
  const std::string text = FormatAction(rules, *action);
  const absl::StatusOr<Action> again = ParseAction(rules, text);
  RequireOk(again.status(), "what is written can be read");
  Require(*again == *action, "what is written reads as the same action");
  Require(FormatAction(rules, *again) == text, "there is one way to write an action");
}

void TryNumbers(const Match& match, const Action& any) {
  const Rules& rules = match.rules();
  Require(!FormatAction(rules, any).empty(), "any action can be written");
  Require(!FormatEvent(rules, std::bit_cast<Event>(any)).empty(), "any event can be written");
  Require(!FormatDecision(rules, std::bit_cast<Decision>(any)).empty(),
          "any decision can be written");
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (!match.Check(seat, any).ok()) continue;
    const absl::StatusOr<Action> read = ParseAction(rules, FormatAction(rules, any));
    Require(read.ok() && *read == any, "a legal action survives text");
  }
}

}  // namespace
}  // namespace mallard::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mallard::fuzz;
  static const auto* const matches = new auto(Matches());
  for (const mallard::Match& match : *matches) {
    Input input(data, size);
    TryText(match.rules(), input.Rest());
    mallard::Action any = input.AnyAction();
    any.kind %= 32;  // So that most kinds exist.
    TryNumbers(match, any);
  }
  return 0;
}
