#include "examples/terminal/phrases.h"

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "mallard/game.h"
#include "mallard/notation.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {
namespace {

constexpr Phrase kPhrases[] = {
    {"battleducks", "picked", Role::kStatement, "{seat} picks {formation} for {slot}"},
    {"battleducks", "placed", Role::kStatement, "{seat} places {slot} at {cell} {orientation}"},
    {"battleducks", "commander_chosen", Role::kDetail, "{cell} leads {slot}"},
    {"battleducks", "lifted", Role::kStatement, "{seat} lifts {slot}"},
    {"battleducks", "unpicked", Role::kStatement, "{seat} takes back the choice for {slot}"},
    {"battleducks", "player_ready", Role::kStatement, "{seat} is ready"},
    {"battleducks", "turn_began", Role::kHeading, "turn {turn+1}"},
    {"battleducks", "observed", Role::kStatement, "{seat} observes {cell}"},
    {"battleducks", "maneuver_used", Role::kStatement,
     "{seat} sends {slot} on a maneuver at {corner} {orientation}"},
    {"battleducks", "answered", Role::kDetail, "{cell} {answer}[ ({formation})]"},
    {"battleducks", "commander_lost", Role::kDetail, "{seat} loses the Commander of {slot}"},
    {"battleducks", "dial_turned", Role::kSilent, ""},
    {"battleducks", "won", Role::kStatement, "{seat} has found the whole fleet and wins"},
    {"battleducks", "disclosed", Role::kSilent, ""},

    {"naval_war", "placed", Role::kStatement, "{seat} places {ship} at {cell} facing {facing}"},
    {"naval_war", "lifted", Role::kStatement, "{seat} lifts {ship}"},
    {"naval_war", "player_ready", Role::kStatement, "{seat} is ready"},
    {"naval_war", "turn_began", Role::kHeading, "turn {turn+1}"},
    {"naval_war", "turn_skipped", Role::kStatement, "{seat} skips turn {turn+1}"},
    {"naval_war", "aimed", Role::kStatement, "{seat} names {cell}"},
    {"naval_war", "unaimed", Role::kStatement, "{seat} takes back {cell}"},
    {"naval_war", "withdrawn", Role::kStatement, "{seat} takes {card} back into the hand"},
    {"naval_war", "card_played", Role::kStatement, "{seat} plays {card}{rest}"},
    {"naval_war", "card_played_secretly", Role::kStatement, "{seat} plays {card} in secret"},
    {"naval_war", "cell_attacked", Role::kStatement, "{seat} attacks {cell}"},
    {"naval_war", "ship_attacked", Role::kStatement, "{seat} attacks {ship}"},
    {"naval_war", "connected", Role::kStatement, "{seat} may answer with a card"},
    {"naval_war", "answered", Role::kDetail, "{cell} {answer}"},
    {"naval_war", "ship_struck", Role::kDetail, "{ship} takes {hits} hits"},
    {"naval_war", "sunk", Role::kDetail, "{seat} loses {ship}"},
    {"naval_war", "seen", Role::kDetail, "{cell} {found}"},
    {"naval_war", "repaired", Role::kDetail, "{ship} is whole again at {cell}"},
    {"naval_war", "moved", Role::kStatement, "{seat} moves {ship} to {cell} facing {facing}"},
    {"naval_war", "protected", Role::kDetail, "{ship} is out of reach for {turns} turns"},
    {"naval_war", "disabled", Role::kDetail,
     "{seat} can neither attack nor move for {turns} turns"},
    {"naval_war", "quadrant_seized", Role::kDetail,
     "nobody attacks in the {quadrant} for {turns} turns"},
    {"naval_war", "turns_lost", Role::kDetail, "{seat} will skip {turns} turns"},
    {"naval_war", "zone_changed", Role::kDetail, "{cell} {zone} {change}"},
    {"naval_war", "effect_ended", Role::kStatement, "the {effect}[ of {which}] ends[ for {seat}]"},
    {"naval_war", "card_drawn", Role::kStatement, "{seat} draws a card[: {card}]"},
    {"naval_war", "card_discarded", Role::kStatement, "{seat} discards {card}"},
    {"naval_war", "reshuffled", Role::kStatement, "the discard pile becomes a deck of {deck}"},
    {"naval_war", "won", Role::kStatement, "{seat} has sunk the whole fleet and wins"},
    {"naval_war", "drawn", Role::kStatement, "the turn limit is reached, and nobody wins"},
    {"naval_war", "disclosed", Role::kSilent, ""},
    {"duck_dealer", "bid_sealed", Role::kStatement, "{seat} seals a bid"},
    {"duck_dealer", "bid_opened", Role::kStatement, "{seat} has bid {points} in round {round}"},
    {"duck_dealer", "ranked", Role::kDetail, "{seat} chooses as number {rank}"},
    {"duck_dealer", "position_taken", Role::kStatement, "{seat} goes as number {position}"},
    {"duck_dealer", "equipped", Role::kStatement, "{seat} puts {equipment} into slot {slot}"},
    {"duck_dealer", "started", Role::kStatement, "{seat} starts on {planet}"},
    {"duck_dealer", "turn_began", Role::kHeading, "turn {turn+1}"},
    {"duck_dealer", "energy_gained", Role::kStatement, "{seat} takes {markers}+{virtual} {energy}"},
    {"duck_dealer", "energy_spent", Role::kSilent, ""},
    {"duck_dealer", "action_turn", Role::kStatement,
     "{seat} begins action turn {space} with {free_roads} free roads"},
    {"duck_dealer", "road_laid", Role::kStatement, "{seat} lays a road at {dot}"},
    {"duck_dealer", "road_taken", Role::kStatement, "{seat} takes back the road at {dot}"},
    {"duck_dealer", "passage_placed", Role::kStatement,
     "{seat} places the {end} of a passage on {planet}"},
    {"duck_dealer", "flew_over", Role::kStatement, "{seat} flies over {place}"},
    {"duck_dealer", "moved", Role::kStatement, "{seat} flies from {from} to {to}, {steps} steps"},
    {"duck_dealer", "passage_used", Role::kStatement,
     "{seat} takes the passage of {owner} from {from} to {to}"},
    {"duck_dealer", "discovered", Role::kDetail, "{planet} turns out to have {consumer}"},
    {"duck_dealer", "factory_built", Role::kStatement, "{seat} builds {factory} on {planet}"},
    {"duck_dealer", "consumer_built", Role::kStatement, "{seat} builds {consumer} on {planet}"},
    {"duck_dealer", "shipyard_built", Role::kStatement, "{seat} builds {shipyard} on {planet}"},
    {"duck_dealer", "claimed", Role::kStatement, "{seat} claims the {site} on {planet}"},
    {"duck_dealer", "claim_taken", Role::kStatement, "{seat} gives up the {site} on {planet}"},
    {"duck_dealer", "mined", Role::kStatement, "{seat} takes {good}"},
    {"duck_dealer", "made", Role::kStatement, "{seat} makes {good}"},
    {"duck_dealer", "bought", Role::kStatement,
     "{seat} buys {equipment} for slot {slot}[ instead of {replaced}]"},
    {"duck_dealer", "delivered", Role::kStatement, "{seat} delivers {good} on {planet}"},
    {"duck_dealer", "discarded", Role::kStatement, "{seat} throws {good} away"},
    {"duck_dealer", "offer_opened", Role::kStatement, "{seat} thinks of an offer to {partner}"},
    {"duck_dealer", "invited", Role::kStatement, "{seat} asks {partner} for an offer"},
    {"duck_dealer", "offered", Role::kStatement,
     "{seat} offers[ {give_1}][ {give_2}][ {give_3}] for[ {want_1}][ {want_2}][ {want_3}]"},
    {"duck_dealer", "offer_withdrawn", Role::kStatement, "{seat} makes no offer"},
    {"duck_dealer", "offer_accepted", Role::kStatement, "{seat} accepts"},
    {"duck_dealer", "offer_declined", Role::kStatement, "{seat} declines"},
    {"duck_dealer", "good_given", Role::kDetail, "{seat} gives {to} {good}"},
    {"duck_dealer", "goods_changed", Role::kDetail, "{good} {count}"},
    {"duck_dealer", "scored", Role::kDetail, "{points} points, {total} in all"},
    {"duck_dealer", "energy_kept", Role::kStatement,
     "{seat} keeps {move} move, {build} build, {trade} trade energy"},
    {"duck_dealer", "final_score", Role::kStatement,
     "{seat} has {points} points less {bid} bid: {total}"},
    {"duck_dealer", "won", Role::kStatement, "{seat} wins"},
    {"duck_dealer", "disclosed", Role::kSilent, ""},
    {"ducks_in_tow", "start_chosen", Role::kStatement, "{seat} begins at {tile}"},
    {"ducks_in_tow", "turn_began", Role::kHeading, "round {round}"},
    {"ducks_in_tow", "moved", Role::kStatement, "{seat} moves to {tile}"},
    {"ducks_in_tow", "fed", Role::kStatement, "{seat} feeds {colour}"},
    {"ducks_in_tow", "shook", Role::kStatement, "{seat} shakes the bag and gets {colour}"},
    {"ducks_in_tow", "towed", Role::kDetail, "it follows the tow"},
    {"ducks_in_tow", "delivered", Role::kStatement, "{seat} delivers {card} at the {side} end"},
    {"ducks_in_tow", "duck_returned", Role::kSilent, ""},
    {"ducks_in_tow", "kept_aside", Role::kDetail, "{colour} is kept aside"},
    {"ducks_in_tow", "duck_placed", Role::kStatement, "new ducks: {colour} on {tile}"},
    {"ducks_in_tow", "tile_used", Role::kStatement, "{seat} uses {what}"},
    {"ducks_in_tow", "food_drawn", Role::kStatement, "{seat} draws {count} {colour} food"},
    {"ducks_in_tow", "food_taken", Role::kStatement, "{seat} takes {colour} food"},
    {"ducks_in_tow", "food_returned", Role::kStatement, "{seat} returns {colour} food"},
    {"ducks_in_tow", "food_paid", Role::kSilent, ""},
    {"ducks_in_tow", "card_drawn", Role::kStatement, "{seat} draws[ {card}] from the {source}"},
    {"ducks_in_tow", "card_revealed", Role::kStatement, "new cards: {card}"},
    {"ducks_in_tow", "card_discarded", Role::kStatement, "{seat} discards {card}"},
    {"ducks_in_tow", "deck_shuffled", Role::kStatement, "{cards} discarded cards become the deck"},
    {"ducks_in_tow", "adopted", Role::kStatement, "{seat} adopts {colour} in column {column}"},
    {"ducks_in_tow", "formation_revealed", Role::kStatement, "new formations: {formation}"},
    {"ducks_in_tow", "claimed", Role::kStatement,
     "{seat} claims {formation} at column {column}, {row}"},
    {"ducks_in_tow", "duck_taken", Role::kStatement, "{seat} takes {colour} for nothing"},
    {"ducks_in_tow", "lured", Role::kStatement, "{seat} lures {colour} from {tile}"},
    {"ducks_in_tow", "actions_gained", Role::kDetail, "and gains {count} more actions"},
    {"ducks_in_tow", "end_triggered", Role::kStatement,
     "{seat} has triggered the end: one more turn for everybody else"},
    {"ducks_in_tow", "scored", Role::kStatement,
     "{seat} has {points} points, {hearts} of them hearts"},
    {"ducks_in_tow", "won", Role::kStatement, "{seat} wins"},
    {"ducks_in_tow", "disclosed", Role::kSilent, ""},
    {"duckhammer", "mustered", Role::kStatement,
     "{seat} musters {units} units for {points} points"},
    {"duckhammer", "rolled_off", Role::kStatement, "{seat} rolls {total}"},
    {"duckhammer", "lead_chosen", Role::kStatement, "{seat} will lead the first round"},
    {"duckhammer", "side_taken", Role::kStatement, "{seat} deploys at the {end} end"},
    {"duckhammer", "mission_shown", Role::kStatement, "{seat} has chosen {mission}"},
    {"duckhammer", "monster_named", Role::kStatement, "{seat} brings {monster}"},
    {"duckhammer", "object_placed", Role::kStatement, "point of interest {object} is at {place}"},
    {"duckhammer", "deployed", Role::kStatement, "{seat} deploys unit {unit}"},
    {"duckhammer", "held", Role::kStatement, "{seat} keeps unit {unit} back"},
    {"duckhammer", "model_put", Role::kSilent, ""},
    {"duckhammer", "round_began", Role::kStatement, "round {round}, {lead} leads"},
    {"duckhammer", "phase_began", Role::kHeading, "{phase}"},
    {"duckhammer", "quacktic_began", Role::kStatement, "{seat} starts {quacktic}"},
    {"duckhammer", "quacktic_paid", Role::kStatement, "{quacktic} pays {seat} {points} points"},
    {"duckhammer", "quacktic_broken", Role::kStatement, "{quacktic} of {seat} has failed"},
    {"duckhammer", "activated", Role::kStatement, "unit {unit} is activated: {activity}"},
    {"duckhammer", "moved", Role::kSilent, ""},
    {"duckhammer", "took_off", Role::kDetail, "unit {unit} takes off"},
    {"duckhammer", "landed", Role::kStatement, "unit {unit} lands"},
    {"duckhammer", "dived", Role::kDetail, "unit {unit} dives"},
    {"duckhammer", "surfaced", Role::kStatement, "unit {unit} comes up"},
    {"duckhammer", "charge_rolled", Role::kDetail, "{inches} inches"},
    {"duckhammer", "direction_rolled", Role::kStatement, "unit {unit} goes to {hour} o'clock"},
    {"duckhammer", "declared", Role::kStatement,
     "unit {unit} attacks unit {target} ({step}, weapon {weapon})"},
    {"duckhammer", "chant_declared", Role::kStatement, "unit {unit} chants {spell} at {place}"},
    {"duckhammer", "countered", Role::kStatement, "unit {unit} answers unit {target} ({step})"},
    {"duckhammer", "counter_cancelled", Role::kDetail, "unit {unit} cannot answer"},
    {"duckhammer", "rolled", Role::kDetail, "model {model} {natural}"},
    {"duckhammer", "turned", Role::kStatement, "{seat} turns die {die} to {natural}"},
    {"duckhammer", "changed", Role::kDetail, "die {die} becomes {natural}"},
    {"duckhammer", "counted", Role::kSilent, ""},
    {"duckhammer", "damaged", Role::kDetail, "unit {unit} takes {damage}"},
    {"duckhammer", "healed", Role::kDetail, "unit {unit} heals {healed}"},
    {"duckhammer", "spell_cast", Role::kDetail, "{spell} works: {success}"},
    {"duckhammer", "spell_affected", Role::kDetail, "it reaches unit {unit}"},
    {"duckhammer", "destroyed", Role::kDetail, "model {model} is destroyed ({cause})"},
    {"duckhammer", "removed", Role::kSilent, ""},
    {"duckhammer", "unit_destroyed", Role::kStatement, "unit {unit} is destroyed[ by {by}]"},
    {"duckhammer", "model_marked", Role::kDetail, "model {model} {mark}: {on}"},
    {"duckhammer", "unit_marked", Role::kDetail, "unit {unit} {mark}: {count}"},
    {"duckhammer", "morale_failed", Role::kStatement, "unit {unit} loses {losses} to fear"},
    {"duckhammer", "reinforced", Role::kStatement, "unit {unit} comes as reinforcement"},
    {"duckhammer", "scored", Role::kStatement, "{seat} scores {points}"},
    {"duckhammer", "won", Role::kStatement, "{seat} wins ({ending})"},
    {"duckhammer_campaign", "feather_shown", Role::kStatement, "{seat} is of the {feather}"},
    {"duckhammer_campaign", "means_shown", Role::kDetail, "lives on {means}"},
    {"duckhammer_campaign", "enlisted", Role::kStatement, "new company {company}: {count} {model}"},
    {"duckhammer_campaign", "settled", Role::kStatement, "{seat} begins at {location}"},
    {"duckhammer_campaign", "rations", Role::kLatest, "{seat} has {now} rations"},
    {"duckhammer_campaign", "experience", Role::kLatest, "{seat} has {now} experience"},
    {"duckhammer_campaign", "season_began", Role::kHeading, "season {season}"},
    {"duckhammer_campaign", "offered", Role::kStatement,
     "a challenge at {location}: {challenge}, for {reward} rations"},
    {"duckhammer_campaign", "marched", Role::kStatement,
     "{model} {company} marches to[ {location},] {place}, {days} days"},
    {"duckhammer_campaign", "camped", Role::kStatement, "{seat} sets up a camp at {place}"},
    {"duckhammer_campaign", "strengthened", Role::kStatement,
     "{model} {company} gets {count} more"},
    {"duckhammer_campaign", "raised", Role::kStatement, "{model} {company} is of level {level}"},
    {"duckhammer_campaign", "trained", Role::kStatement, "company {company} learns {training}"},
    {"duckhammer_campaign", "turn_began", Role::kHeading, "{seat} {part}"},
    {"duckhammer_campaign", "battle_began", Role::kStatement,
     "BATTLE[ at {location}]: {attacker} against {defender}"},
    {"duckhammer_campaign", "joined", Role::kStatement,
     "company {company} is unit {unit}: {count} {model}"},
    {"duckhammer_campaign", "recovery_rolled", Role::kDetail, "{total} of {needed}"},
    {"duckhammer_campaign", "recovered", Role::kStatement,
     "{model} {company}: {recovered} are back, {lost} are gone"},
    {"duckhammer_campaign", "company_lost", Role::kStatement, "{model} {company} is no more"},
    {"duckhammer_campaign", "razed", Role::kStatement, "a camp of {seat} is destroyed"},
    {"duckhammer_campaign", "location_held", Role::kStatement, "{seat} holds {location}"},
    {"duckhammer_campaign", "out", Role::kStatement, "{seat} has no tokens left"},
    {"duckhammer_campaign", "campaign_over", Role::kStatement, "{seat} wins the campaign"},
    {"duckhammer_campaign", "scene_set", Role::kStatement, "{scene}[ for {seat}]"},
    {"duckhammer_campaign", "scene_rolled", Role::kDetail, "{natural}, {total}: {success}"},
    {"duckhammer_campaign", "wounded", Role::kStatement, "company {company} has a wound: {wound}"},
    {"duckhammer_campaign", "wound_healed", Role::kStatement, "company {company} loses {wound}"},
    {"duckhammer_campaign", "bought", Role::kStatement, "company {company} has {weapon}"},
    {"duckhammer_campaign", "lent", Role::kStatement, "company {company} is inspired by {bravery}"},
};

// What a short account tells of a game inside another one; everything else it leaves out.
constexpr absl::string_view kMemorable[] = {
    "mission_shown", "round_began",   "reinforced", "unit_destroyed",
    "morale_failed", "quacktic_paid", "scored",     "won"};

// The phrase of a game's event; of the game it builds on, if it has none of its own.
const Phrase* FindPhrase(const Game& game, absl::string_view event) {
  for (const absl::string_view owner :
       {absl::string_view(game.manifest().game), absl::string_view(game.content_schema().parent)}) {
    for (const Phrase& phrase : kPhrases) {
      if (owner == phrase.game && event == phrase.event) return &phrase;
    }
  }
  return nullptr;
}

// An event in words: its arguments, and each of them as text. An event may have more arguments than
// the manifest says of its kind, or fewer.
struct Words {
  const KindSpec& spec;
  absl::Span<const ArgSpec> specs;
  std::vector<std::string> args;

  std::string Get(absl::string_view name) const {
    if (name == "rest") return Rest();
    int64_t number;
    if (absl::EndsWith(name, "+1") &&
        absl::SimpleAtoi(Get(name.substr(0, name.size() - 2)), &number)) {
      return absl::StrCat(number + 1);
    }
    for (size_t i = 0; i < specs.size(); ++i) {
      if (name == specs[i].name) return args[i];
    }
    return "none";
  }

  // What comes behind the arguments of the manifest, each with a space in front.
  std::string Rest() const {
    std::string rest;
    for (size_t i = spec.args.size(); i < args.size(); ++i) absl::StrAppend(&rest, " ", args[i]);
    return rest;
  }
};

// Whether its text is a number.
bool IsNumber(const ArgSpec& arg) {
  return !arg.named() && arg.type != ArgType::kCell && arg.type != ArgType::kPoint &&
         arg.type != ArgType::kSeat && arg.type != ArgType::kWord;
}

bool IsNothing(absl::string_view word) { return word == "none" || word == "nobody"; }

// Fills in a phrase. `text` may hold one level of brackets.
std::string Fill(absl::string_view text, const Words& words) {
  std::string result;
  std::string optional;  // What the open bracket holds so far.
  bool in_brackets = false;
  bool keep = true;  // The open bracket holds no "none".
  while (!text.empty()) {
    std::string piece(1, text.front());
    size_t used = 1;
    if (text.front() == '{') {
      const size_t end = text.find('}');
      piece = words.Get(text.substr(1, end - 1));
      keep = keep && !IsNothing(piece);
      used = end + 1;
    } else if (text.front() == '[') {
      in_brackets = keep = true;
      piece.clear();
    } else if (text.front() == ']') {
      if (keep) result += optional;
      optional.clear();
      in_brackets = false;
      piece.clear();
    }
    (in_brackets ? optional : result) += piece;
    text.remove_prefix(used);
  }
  return result;
}

// Nothing for an event that the manifest does not know.
std::optional<Words> WordsOf(const Rules& rules, const Event& event) {
  const KindSpec* spec = Manifest::Find(rules.manifest().events, event.kind);
  if (spec == nullptr) return std::nullopt;
  Words words{*spec, rules.EventArgs(event), {}};
  const int32_t* values = event.args;
  for (const ArgSpec& arg : words.specs) {
    words.args.push_back(arg.type == ArgType::kPlace ? absl::StrCat(values[0], "/", values[1])
                                                     : FormatArg(rules, arg, values));
    values += arg.width();
  }
  return words;
}

}  // namespace

absl::Span<const Phrase> Phrases() { return kPhrases; }

bool HasHeadings(absl::string_view game) {
  return absl::c_any_of(kPhrases, [&](const Phrase& phrase) {
    return game == phrase.game && phrase.role == Role::kHeading;
  });
}

std::string DescribePlainly(const Rules& rules, const Event& event) {
  const std::optional<Words> words = WordsOf(rules, event);
  if (!words.has_value()) return FormatEvent(rules, event);
  std::vector<std::string> parts = {absl::StrReplaceAll(words->spec.name, {{"_", " "}})};
  for (size_t i = 0; i < words->args.size(); ++i) {
    const ArgSpec& arg = words->specs[i];
    const std::string& text = words->args[i];
    if (IsNothing(text)) continue;
    if (i == 0 && arg.type == ArgType::kSeat) {
      parts.insert(parts.begin(), text);
    } else {
      // A number alone says little.
      parts.push_back(IsNumber(arg) ? absl::StrCat(arg.name, " ", text) : text);
    }
  }
  return absl::StrJoin(parts, " ");
}

bool IsPassing(const Rules& rules, const Event& event) {
  const std::optional<Words> words = WordsOf(rules, event);
  if (!words.has_value()) return false;
  const Phrase* phrase = FindPhrase(rules.ruleset().game(), words->spec.name);
  return phrase != nullptr && rules.manifest().game != phrase->game &&
         !absl::c_linear_search(kMemorable, phrase->event);
}

Sentence Describe(const Rules& rules, const Event& event) {
  const std::optional<Words> words = WordsOf(rules, event);
  const Phrase* phrase =
      words.has_value() ? FindPhrase(rules.ruleset().game(), words->spec.name) : nullptr;
  if (phrase == nullptr) return {Role::kStatement, DescribePlainly(rules, event)};
  return {phrase->role, Fill(phrase->text, *words)};
}

}  // namespace mallard::terminal
