#include "examples/terminal/flags.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "mallard/reference.h"
#include "mallard/viewer.h"

namespace mallard::terminal {
namespace {

using Command = Arguments::Command;

constexpr int kMaxGames = 1'000'000;

absl::Status Wrong(absl::string_view message) { return absl::InvalidArgumentError(message); }

absl::Status SetSeed(absl::string_view value, Arguments& out) {
  uint64_t seed;
  if (!absl::SimpleAtoi(value, &seed)) {
    return Wrong(absl::StrCat("--seed takes a whole number from 0, not \"", value, "\""));
  }
  out.seed = seed;
  return absl::OkStatus();
}

absl::Status SetGames(absl::string_view value, Arguments& out) {
  int games;
  if (!absl::SimpleAtoi(value, &games) || games < 0 || games > kMaxGames) {
    return Wrong(
        absl::StrCat("--games takes a number from 0 to ", kMaxGames, ", not \"", value, "\""));
  }
  out.games = games;
  return absl::OkStatus();
}

absl::Status SetSpeed(absl::string_view value, Arguments& out) {
  if (!absl::SimpleAtoi(value, &out.speed) || out.speed < 1 || out.speed > 10'000) {
    return Wrong(absl::StrCat("--speed takes a per cent from 1 to 10000, not \"", value, "\""));
  }
  return absl::OkStatus();
}

absl::Status AddSetting(absl::string_view value, Arguments& out) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(value, absl::MaxSplits('=', 1));
  if (parts.first.empty() || !absl::StrContains(value, '=')) {
    return Wrong(absl::StrCat("--set takes NAME=VALUE, not \"", value, "\""));
  }
  out.settings.emplace_back(parts.first, parts.second);
  return absl::OkStatus();
}

// draw: who looks.
absl::Status SetViewer(absl::string_view value, Arguments& out) {
  int seat;
  if (!absl::SimpleAtoi(value, &seat) || seat < 1 || seat > kMaxSeats) {
    return Wrong(absl::StrCat("--seat takes the number of a seat, not \"", value, "\""));
  }
  out.viewer = seat - 1;
  return absl::OkStatus();
}

absl::Status AddSeat(absl::string_view value, Arguments& out) {
  if (out.command == Command::kDraw) return SetViewer(value, out);
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(value, absl::MaxSplits('=', 1));
  int seat;
  // Which bots there are is known when the match is.
  if (!absl::SimpleAtoi(parts.first, &seat) || seat < 1 || seat > kMaxSeats ||
      parts.second.empty()) {
    return Wrong(
        absl::StrCat("--seat takes N=human or N= and the name of a bot, not \"", value, "\""));
  }
  out.seats.emplace_back(seat - 1, parts.second);
  return absl::OkStatus();
}

absl::Status SetColor(absl::string_view value, Arguments& out) {
  if (value == "auto") {
    out.color = ColorMode::kAuto;
  } else if (value == "always") {
    out.color = ColorMode::kAlways;
  } else if (value == "never") {
    out.color = ColorMode::kNever;
  } else {
    return Wrong(absl::StrCat("--color takes auto, always or never, not \"", value, "\""));
  }
  return absl::OkStatus();
}

absl::Status SetTheme(absl::string_view value, Arguments& out) {
  if (value != "light" && value != "dark") {
    return Wrong(absl::StrCat("--theme takes light or dark, not \"", value, "\""));
  }
  out.theme = std::string(value);
  return absl::OkStatus();
}

// Sets a member of Arguments: a switch, or a text.
template <bool Arguments::*kMember>
absl::Status Switch(absl::string_view, Arguments& out) {
  out.*kMember = true;
  return absl::OkStatus();
}
template <std::string Arguments::*kMember>
absl::Status Text(absl::string_view value, Arguments& out) {
  out.*kMember = std::string(value);
  return absl::OkStatus();
}

// What is looked at: a type of argument and its number.
absl::Status SetFocus(absl::string_view value, Arguments& out) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(value, absl::MaxSplits(':', 1));
  const auto type = std::find(std::begin(kArgTypeNames), std::end(kArgTypeNames), parts.first);
  int32_t number;
  if (type == std::end(kArgTypeNames) || !absl::SimpleAtoi(parts.second, &number)) {
    return Wrong(absl::StrCat("--focus takes a thing such as unit:3, not \"", value, "\""));
  }
  out.focus = Reference::Of(static_cast<ArgType>(type - std::begin(kArgTypeNames)), number);
  return absl::OkStatus();
}

constexpr uint32_t Of(Command command) { return uint32_t{1} << static_cast<int>(command); }
constexpr uint32_t kPlay = Of(Command::kPlay);
constexpr uint32_t kCheck = Of(Command::kPackCheck);
constexpr uint32_t kTest = Of(Command::kPackTest);
constexpr uint32_t kExplain =
    Of(Command::kPackList) | Of(Command::kPackShow) | Of(Command::kPackDiff);
constexpr uint32_t kCatalog = Of(Command::kCatalog);
constexpr uint32_t kDraw = Of(Command::kDraw);
constexpr uint32_t kLoads =
    kPlay | kDraw | kCatalog | Of(Command::kOptions) | Of(Command::kVerify) | kCheck | kTest;

constexpr FlagSpec kFlags[] = {
    {"--demo", false, kPlay, Switch<&Arguments::demo>},
    {"--plain", false, kPlay, Switch<&Arguments::plain>},
    {"--continue", false, kPlay, Switch<&Arguments::go_on>},
    {"--speed", true, kPlay, SetSpeed},
    {"--seed", true, kPlay | kTest, SetSeed},
    {"--set", true, kPlay, AddSetting},
    {"--pack", true, kLoads | kExplain,
     [](absl::string_view value, Arguments& out) {
       out.packs.emplace_back(value);
       return absl::OkStatus();
     }},
    {"--watch", false, kPlay, Switch<&Arguments::watch>},
    {"--seat", true, kPlay | kDraw, AddSeat},
    {"--spectator", false, kDraw, Switch<&Arguments::spectator>},
    {"--focus", true, kDraw, SetFocus},
    {"--theme", true, kDraw, SetTheme},
    {"--turn", true, kDraw, Text<&Arguments::turn>},
    {"--load", true, kPlay, Text<&Arguments::load>},
    {"--changed-packs", false, kPlay | kDraw, Switch<&Arguments::changed>},
    {"--replay", true, kPlay, Text<&Arguments::replay>},
    {"--json", false, kCheck | kCatalog, Switch<&Arguments::json>},
    {"--html", false, kCatalog, Switch<&Arguments::html>},
    {"--language", true, kPlay | kCatalog | kDraw, Text<&Arguments::language>},
    {"--output", true, kCatalog | kDraw, Text<&Arguments::output>},
    {"-o", true, kCatalog | kDraw, Text<&Arguments::output>},
    {"--games", true, kTest, SetGames},
    {"--filter", true, kTest, Text<&Arguments::filter>},
    {"--color", true, kPlay | kCatalog | kCheck | kTest | kExplain, SetColor},
    {"--no-color", false, kPlay | kCatalog | kCheck | kTest | kExplain,
     [](absl::string_view, Arguments& out) { return SetColor("never", out); }},
};

}  // namespace

absl::Span<const FlagSpec> Flags() { return kFlags; }

}  // namespace mallard::terminal
