// Studies as JSON.
#include "absl/strings/str_cat.h"
#include "mallard/json_text.h"
#include "mallard/lab.h"
#include "src/games/common/format_text.h"

namespace mallard {
namespace {

std::string Number(double value) { return FormatText("%.4f", value); }

std::string List(const std::vector<std::string>& texts) {
  std::string out = "[";
  for (const std::string& text : texts) {
    absl::StrAppend(&out, out.size() > 1 ? ", " : "", JsonText(text));
  }
  return out + "]";
}

std::string Json(const Share& share) {
  return absl::StrCat("{\"games\": ", Number(share.games), ", \"won\": ", Number(share.won),
                      ", \"rate\": ", Number(share.rate()), ", \"low\": ", Number(share.low),
                      ", \"high\": ", Number(share.high), "}");
}

std::string Json(const std::vector<Share>& shares) {
  std::string out = "[";
  for (const Share& share : shares) absl::StrAppend(&out, out.size() > 1 ? ", " : "", Json(share));
  return out + "]";
}

std::string Json(const Spread& spread) {
  std::string out = absl::StrCat("{\"mean\": ", Number(spread.mean), ", \"least\": ", spread.least,
                                 ", \"median\": ", spread.median,
                                 ", \"greatest\": ", spread.greatest, ", \"all\": [");
  for (size_t i = 0; i < spread.all.size(); ++i) {
    absl::StrAppend(&out, i > 0 ? ", " : "", spread.all[i]);
  }
  return out + "]}";
}

}  // namespace

std::string Simulation::ToJson() const {
  std::string out =
      absl::StrCat("{\n  \"study\": \"simulation\",\n  \"game\": ", JsonText(game),
                   ",\n  \"settings\": ", JsonText(settings), ",\n  \"packs\": ", List(packs),
                   ",\n  \"players\": ", List(players), ",\n  \"without\": ", List(without),
                   ",\n  \"games\": ", games, ",\n  \"seed\": ", seed, ",\n  \"seats\": ", seats,
                   ",\n  \"won\": ", won, ",\n  \"shared\": ", shared, ",\n  \"drawn\": ", drawn);
  absl::StrAppend(&out, ",\n  \"unfinished\": ", unfinished, ",\n  \"length\": ", Json(length),
                  ",\n  \"score\": ", Json(score), ",\n  \"lead\": ", Json(lead),
                  ",\n  \"branching\": ", Number(branching),
                  ",\n  \"by_player\": ", Json(by_player), ",\n  \"by_seat\": ", Json(by_seat),
                  ",\n  \"first\": ", Json(first),
                  ",\n  \"replaced\": {\"decisions\": ", replaced.decisions,
                  ", \"at_random\": ", replaced.at_random,
                  ", \"unavoidable\": ", replaced.unavoidable, "}", ",\n  \"usage\": [");
  for (size_t i = 0; i < usage.size(); ++i) {
    const Usage& thing = usage[i];
    absl::StrAppend(&out, i > 0 ? "," : "", "\n    {\"kind\": ", JsonText(thing.kind),
                    ", \"name\": ", JsonText(thing.name), ", \"offered\": ", thing.offered,
                    ", \"used\": ", thing.used, ", \"wins\": ", Json(thing.wins), "}");
  }
  return out + "\n  ]\n}\n";
}

std::string CompareJson(const Simulation& before, const Simulation& after) {
  std::string out = absl::StrCat(
      "{\n\"before\": ", before.ToJson(), ",\n\"after\": ", after.ToJson(),
      ",\n\"change\": {\"length\": ", Number(after.length.mean - before.length.mean),
      ", \"score\": ", Number(after.score.mean - before.score.mean), ", \"by_seat\": [");
  for (size_t i = 0; i < std::min(before.by_seat.size(), after.by_seat.size()); ++i) {
    absl::StrAppend(&out, i > 0 ? ", " : "",
                    Number(after.by_seat[i].rate() - before.by_seat[i].rate()));
  }
  return out + "]}\n}\n";
}

std::string Tournament::ToJson() const {
  std::string out = absl::StrCat("{\n  \"study\": \"tournament\",\n  \"game\": ", JsonText(game),
                                 ",\n  \"settings\": ", JsonText(settings), ",\n  \"seed\": ", seed,
                                 ",\n  \"standings\": [");
  for (size_t i = 0; i < standings.size(); ++i) {
    const Standing& standing = standings[i];
    absl::StrAppend(
        &out, i > 0 ? "," : "", "\n    {\"player\": ", JsonText(standing.player),
        ", \"rating\": ", Number(standing.rating), ", \"margin\": ", Number(standing.margin),
        ", \"points\": ", Number(standing.points), ", \"games\": ", standing.games, "}");
  }
  absl::StrAppend(&out, "\n  ],\n  \"pairings\": [");
  for (size_t i = 0; i < pairings.size(); ++i) {
    const Pairing& pairing = pairings[i];
    absl::StrAppend(&out, i > 0 ? "," : "", "\n    {\"one\": ", pairing.one,
                    ", \"other\": ", pairing.other, ", \"games\": ", pairing.games,
                    ", \"points\": ", Json(pairing.points));
    if (sequential) {
      absl::StrAppend(&out, ", \"test\": {\"ratio\": ", Number(pairing.test.ratio),
                      ", \"verdict\": ", pairing.test.verdict, "}");
    }
    absl::StrAppend(&out, "}");
  }
  return out + "\n  ]\n}\n";
}

std::string Analysis::ToJson() const {
  std::string out = absl::StrCat("{\n  \"study\": \"analysis\",\n  \"game\": ", JsonText(game),
                                 ",\n  \"player\": ", JsonText(player), ",\n  \"steps\": [");
  for (size_t i = 0; i < steps.size(); ++i) {
    const Step& step = steps[i];
    absl::StrAppend(&out, i > 0 ? "," : "", "\n    {\"seat\": ", step.seat,
                    ", \"action\": ", JsonText(step.action),
                    ", \"better\": ", JsonText(step.better), ", \"loss\": ", step.loss,
                    ", \"reason\": ", JsonText(step.reason), ", \"standing\": [");
    for (size_t s = 0; s < step.standing.size(); ++s) {
      absl::StrAppend(&out, s > 0 ? ", " : "", step.standing[s]);
    }
    absl::StrAppend(&out, "]}");
  }
  absl::StrAppend(&out, "\n  ],\n  \"turns\": [");
  for (size_t i = 0; i < turns.size(); ++i) absl::StrAppend(&out, i > 0 ? ", " : "", turns[i]);
  return out + "]\n}\n";
}

}  // namespace mallard
