// Any text to ParseAction: what is read is written in one canonical way, which reads as the same
// action. Any 32 bytes as an action, event or decision can be written.
#include <bit>

#include "mallard/notation.h"
#include "tests/fuzz/support.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mallard;
  using namespace mallard::fuzz;
  static const Match* const match = new Match(NewMatch("mode=advanced", {}));
  const Rules& rules = match->rules();
  Input input(data, size);

  const absl::StatusOr<Action> action = ParseAction(rules, input.Rest());
  if (action.ok()) {
    const std::string text = FormatAction(rules, *action);
    const absl::StatusOr<Action> again = ParseAction(rules, text);
    RequireOk(again.status(), "what is written can be read");
    Require(*again == *action, "what is written reads as the same action");
    Require(FormatAction(rules, *again) == text, "there is one way to write an action");
  } else {
    Require(!action.status().message().empty(), "a refusal says why");
  }

  Action any = input.AnyAction();
  any.kind %= 32;  // So that most kinds exist.
  Require(!FormatAction(rules, any).empty(), "any action can be written");
  Require(!FormatEvent(rules, std::bit_cast<Event>(any)).empty(), "any event can be written");
  Require(!FormatDecision(rules, std::bit_cast<Decision>(any)).empty(),
          "any decision can be written");
  for (int seat = 0; seat < match->seats(); ++seat) {
    if (!match->Check(seat, any).ok()) continue;
    const absl::StatusOr<Action> read = ParseAction(rules, FormatAction(rules, any));
    Require(read.ok() && *read == any, "a legal action survives text");
  }
  return 0;
}
