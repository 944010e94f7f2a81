#include "mallard/pack_exercise.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <utility>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "mallard/bot.h"
#include "mallard/match.h"
#include "mallard/state_buffer.h"
#include "scripting/host/kinds.h"
#include "scripting/host/lua_host.h"
#include "src/frame/variables_of.h"

namespace mallard {
namespace {

// The most ways to set the options of a match that are tried.
constexpr size_t kMostSettings = 24;

// A function of the pack, and where its calls are noted.
struct Noted {
  ExercisedHook hook;
  int function = -1;
};

// Collects the functions of an entry that stand in the text of the pack.
void Collect(const ContentEntry& entry, const ContentValue& value, absl::string_view pack,
             const ScriptHost& scripts, std::vector<Noted>& out) {
  if (value.type == ContentValue::Type::kFunction && value.function) {
    const ContentOrigin& origin = entry.origins[value.origin];
    if (origin.pack != pack) return;
    Noted noted;
    noted.hook.name = scripts.NameOf(value.function);
    noted.hook.file = origin.file;
    noted.hook.line = value.line;
    noted.function = value.function.index;
    out.push_back(std::move(noted));
  }
  for (const ContentValue& item : value.items) Collect(entry, item, pack, scripts, out);
  for (const ContentField& field : value.fields) Collect(entry, field.value, pack, scripts, out);
}

// Settings in which what the pack declares or changes may come into play: the defaults, and one for
// each entry that an option can name, those of the pack first.
std::vector<std::string> SettingsFor(const Ruleset& ruleset, absl::string_view pack) {
  const std::string own = absl::StrCat(pack, ":");
  std::vector<std::string> settings = {""};
  for (const bool wanted : {true, false}) {
    for (const OptionSpec& option : ruleset.game().manifest().options) {
      for (const char* kind : option.kinds) {
        for (const ContentEntry& entry : ruleset.entries().Entries(kind)) {
          if (absl::StartsWith(entry.id, own) != wanted) continue;
          if (settings.size() == kMostSettings) return settings;
          settings.push_back(absl::StrCat(option.name, "=", entry.id));
        }
      }
    }
  }
  return settings;
}

bool AllCalled(const std::vector<Noted>& noted, const CallNotes& notes) {
  return std::all_of(noted.begin(), noted.end(),
                     [&](const Noted& n) { return notes.called(n.function); });
}

// The first seat from a random one on that is asked; -1: none is.
int RandomActor(const Match& match, Chance& chance) {
  const int first = static_cast<int>(chance.Below(static_cast<uint32_t>(match.seats())));
  for (int i = 0; i < match.seats(); ++i) {
    const int seat = (first + i) % match.seats();
    if (match.DecisionOf(seat)) return seat;
  }
  return -1;
}

// Looks for variables of a pack that may tell everybody what only some may know.
class ExposureWatch {
 public:
  ExposureWatch(const Ruleset& ruleset, absl::string_view pack) {
    for (const ContentEntry& entry : ruleset.entries().Entries("variable")) {
      if (entry.pack == pack && entry.value["public"].boolean) {
        suspects_.push_back({entry.id, entry.file, entry.line});
      }
    }
  }
  bool any() const { return !suspects_.empty(); }
  std::vector<ExposedVariable>& exposed() { return exposed_; }

  // Something has happened between the two.
  void Note(const Match& before, const Match& after) {
    const RulesBase* const rules = after.rules().base();
    if (rules == nullptr) return;
    for (size_t i = suspects_.size(); i-- > 0;) {
      const Variables::Spec* const spec = rules->variables().FindId(suspects_[i].id);
      if (spec == nullptr || !HasChanged(*rules, *spec, before, after)) continue;
      if (!AnybodyKnowsMore(before)) return;
      exposed_.push_back(std::move(suspects_[i]));
      suspects_.erase(suspects_.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }

 private:
  static bool HasChanged(const RulesBase& rules, const Variables::Spec& spec, const Match& before,
                         const Match& after) {
    const int32_t* const then = ValuesIn(rules, before.state()) + spec.first;
    const int32_t* const now = ValuesIn(rules, after.state()) + spec.first;
    return !std::equal(then, then + spec.instances, now);
  }

  // Whether some player knows what spectators do not.
  static bool AnybodyKnowsMore(const Match& match) {
    const size_t size = match.rules().state_size();
    StateBuffer open(size);
    StateBuffer own(size);
    match.rules().Redact(match.state(), Viewer::Spectator(), open.data());
    for (int seat = 0; seat < match.seats(); ++seat) {
      match.rules().Redact(match.state(), Viewer::Seat(seat), own.data());
      if (std::memcmp(open.data(), own.data(), size) != 0) return true;
    }
    return false;
  }

  std::vector<ExposedVariable> suspects_;
  std::vector<ExposedVariable> exposed_;
};

// Plays on for so many actions at most; says how many were taken.
int PlayAtRandom(Match match, uint64_t seed, int actions, ExposureWatch& watch) {
  RandomBot bot(seed);
  Chance chance = Chance::Stream(seed, 3);
  for (int i = 0; i < actions; ++i) {
    const int seat = RandomActor(match, chance);
    if (seat < 0) return i;
    const absl::StatusOr<Action> action = bot.Choose(Sight(match, seat));
    if (!action.ok()) return i;
    if (!watch.any()) {
      if (!match.Apply(seat, *action).ok()) return i;
      continue;
    }
    const Match before = match;
    if (!match.Apply(seat, *action).ok()) return i;
    watch.Note(before, match);
  }
  return actions;
}

}  // namespace

absl::StatusOr<PackExercise> ExercisePack(const std::shared_ptr<const Ruleset>& ruleset,
                                          absl::string_view pack_id,
                                          const PackExerciseOptions& options) {
  const auto packs = ruleset->packs();
  if (std::none_of(packs.begin(), packs.end(),
                   [&](const PackInfo& pack) { return pack.id == pack_id; })) {
    return absl::NotFoundError(absl::StrCat("the ruleset has no pack \"", pack_id, "\""));
  }
  std::vector<Noted> noted;
  for (const EntrySchema& kind : ContentKinds(ruleset->game().content_schema()).kinds) {
    for (const ContentEntry& entry : ruleset->entries().Entries(kind.name)) {
      Collect(entry, entry.value, pack_id, ruleset->scripts(), noted);
    }
  }
  const auto& host = static_cast<const LuaHost&>(ruleset->scripts());  // The only one there is.
  CallNotes notes(host.functions());
  host.NoteCalls(&notes);
  const absl::Cleanup stop = [&] { host.NoteCalls(nullptr); };

  PackExercise exercise;
  ExposureWatch watch(*ruleset, pack_id);
  const std::vector<std::string> settings = SettingsFor(*ruleset, pack_id);
  // Long matches must not keep the settings after theirs from being tried.
  const int share = std::max(1, options.actions / static_cast<int>(settings.size()));
  for (int i = 0; i < options.matches && exercise.actions < options.actions; ++i) {
    if (AllCalled(noted, notes)) break;
    Configuration configuration = ruleset->NewConfiguration();
    // What cannot be set, or not be played, is no mistake of a function.
    if (!configuration.SetAll(settings[static_cast<size_t>(i) % settings.size()]).ok()) continue;
    MatchOptions match_options;
    match_options.seed = options.seed + static_cast<uint64_t>(i);
    match_options.history = match_options.events = false;
    absl::StatusOr<Match> match = Match::Create(ruleset, configuration, match_options);
    if (!match.ok()) continue;
    ++exercise.matches;
    exercise.actions += PlayAtRandom(*std::move(match), match_options.seed,
                                     std::min(share, options.actions - exercise.actions), watch);
  }
  exercise.exposed = std::move(watch.exposed());
  for (Noted& n : noted) {
    n.hook.called = notes.called(n.function);
    n.hook.failure = notes.failure(n.function);
    exercise.hooks.push_back(std::move(n.hook));
  }
  return exercise;
}

}  // namespace mallard
