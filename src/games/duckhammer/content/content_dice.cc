// Dice as people write them.
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMostDice = 12;
constexpr int kMostFlat = 99;

bool Number(absl::string_view text, int* number) {
  return !text.empty() && text.size() <= 3 && text[0] >= '0' && text[0] <= '9' &&
         absl::SimpleAtoi(text, number);
}

}  // namespace

absl::StatusOr<Dice> ParseDice(absl::string_view text) {
  const size_t letter = text.find_first_of("dD");
  int count = 1;
  int sides = 1;
  if (letter == absl::string_view::npos) {
    if (!Number(text, &count) || count > kMostFlat) {
      return absl::InvalidArgumentError(absl::StrCat(
          "\"", text, "\" is no dice; write \"2d3\", \"d6\" or a number up to ", kMostFlat));
    }
    return Dice{static_cast<uint8_t>(count), 1};
  }
  const absl::string_view before = text.substr(0, letter);
  if ((!before.empty() && !Number(before, &count)) || !Number(text.substr(letter + 1), &sides)) {
    return absl::InvalidArgumentError(
        absl::StrCat("\"", text, "\" is no dice; write \"2d3\", \"d6\" or a number"));
  }
  if (sides != 1 && sides != 2 && sides != 3 && sides != 4 && sides != 6 && sides != 12) {
    return absl::InvalidArgumentError(absl::StrCat(
        "a d", sides, " cannot be made of a d12; there are d1, d2, d3, d4, d6 and d12"));
  }
  if (count < 1 || count > kMostDice) {
    return absl::InvalidArgumentError(absl::StrCat(
        "\"", text, "\" are ", count, " dice; from 1 to ", kMostDice, " can be rolled"));
  }
  return Dice{static_cast<uint8_t>(count), static_cast<uint8_t>(sides)};
}

std::string DiceText(Dice dice) {
  if (dice.flat()) return absl::StrCat(dice.count);
  return absl::StrCat(dice.count == 1 ? "" : absl::StrCat(dice.count), "d", dice.sides);
}

}  // namespace mallard::duckhammer
