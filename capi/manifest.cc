// Games and their manifests in the C interface.
#include "mallard/manifest.h"

#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "capi/first_versions.h"
#include "capi/handles.h"
#include "capi/mallard_manifest.h"
#include "capi/manifest.h"
#include "mallard/game.h"

namespace mallard::capi {
namespace {

#define MALLARD_SAME(c, cc) static_assert((c) == static_cast<int>(cc))
MALLARD_SAME(MLD_ARG_INT, ArgType::kInt);
MALLARD_SAME(MLD_ARG_CELL, ArgType::kCell);
MALLARD_SAME(MLD_ARG_POINT, ArgType::kPoint);
MALLARD_SAME(MLD_ARG_SEAT, ArgType::kSeat);
MALLARD_SAME(MLD_ARG_WORD, ArgType::kWord);
MALLARD_SAME(MLD_ARG_NAME, ArgType::kName);
MALLARD_SAME(MLD_ARG_HEX, ArgType::kHex);
MALLARD_SAME(MLD_ARG_NODE, ArgType::kNode);
MALLARD_SAME(MLD_ARG_UNIT, ArgType::kUnit);
MALLARD_SAME(MLD_ARG_MODEL, ArgType::kModel);
MALLARD_SAME(MLD_ARG_WEAPON, ArgType::kWeapon);
MALLARD_SAME(MLD_ARG_DIE, ArgType::kDie);
MALLARD_SAME(MLD_ARG_COMPANY, ArgType::kCompany);
MALLARD_SAME(MLD_ARG_CAMP, ArgType::kCamp);
MALLARD_SAME(MLD_ARG_LINE, ArgType::kLine);
MALLARD_SAME(MLD_ARG_SLOT, ArgType::kSlot);
MALLARD_SAME(MLD_ARG_COLUMN, ArgType::kColumn);
MALLARD_SAME(MLD_ARG_OBJECT, ArgType::kObject);
MALLARD_SAME(MLD_ARG_LOADOUT, ArgType::kLoadout);
MALLARD_SAME(MLD_ARG_STAGE, ArgType::kStage);
MALLARD_SAME(MLD_ARG_PLACE, ArgType::kPlace);
MALLARD_SAME(MLD_ARG_VECTOR, ArgType::kVector);
MALLARD_SAME(MLD_ARG_COUNT, ArgType::kCount);
MALLARD_SAME(MLD_ARG_AMOUNT, ArgType::kAmount);
MALLARD_SAME(MLD_ARG_NUMBER, ArgType::kNumber);
MALLARD_SAME(MLD_ARG_LENGTH, ArgType::kLength);
MALLARD_SAME(MLD_ARG_HOUR, ArgType::kHour);
MALLARD_SAME(MLD_ARG_ROLL, ArgType::kRoll);
MALLARD_SAME(MLD_ARG_YES_NO, ArgType::kYesNo);
MALLARD_SAME(MLD_ARG_AREA, ArgType::kArea);
MALLARD_SAME(MLD_ARG_TEXT, ArgType::kText);
MALLARD_SAME(MLD_ROLE_NONE, ArgRole::kNone);
MALLARD_SAME(MLD_ROLE_SUBJECT, ArgRole::kSubject);
MALLARD_SAME(MLD_ROLE_FROM, ArgRole::kFrom);
MALLARD_SAME(MLD_ROLE_TO, ArgRole::kTo);
MALLARD_SAME(MLD_ROLE_PLACE, ArgRole::kPlace);
MALLARD_SAME(MLD_ROLE_AMOUNT, ArgRole::kAmount);
MALLARD_SAME(MLD_ROLE_TOTAL, ArgRole::kTotal);
MALLARD_SAME(MLD_SIDE_ANY, ArgSide::kAny);
MALLARD_SAME(MLD_SIDE_OWN, ArgSide::kOwn);
MALLARD_SAME(MLD_SIDE_OPPONENT, ArgSide::kOpponent);
#undef MALLARD_SAME
static_assert(MLD_OPTION_BOOL == static_cast<int>(OptionSpec::Type::kBool) &&
              MLD_OPTION_INT == static_cast<int>(OptionSpec::Type::kInt) &&
              MLD_OPTION_WORD == static_cast<int>(OptionSpec::Type::kWord) &&
              MLD_OPTION_TEXT == static_cast<int>(OptionSpec::Type::kText));

mld_status FindManifest(const char* game, const Manifest** manifest, mld_error** error) {
  if (game == nullptr) return NullArgument(error, "game");
  absl::StatusOr<const Game*> found = FindGame(game);
  if (!found.ok()) return Report(found.status(), Topic::kArgument, error);
  *manifest = &(*found)->manifest();
  return MLD_OK;
}

// One of the three lists of a game.
struct Kinds {
  const char* game;
  const char* what;
  const std::vector<KindSpec>* specs;
};

mld_status FindKinds(const char* game, mld_kind_list list, Kinds* kinds, mld_error** error) {
  const Manifest* manifest = nullptr;
  if (mld_status status = FindManifest(game, &manifest, error)) return status;
  switch (list) {
    case MLD_ACTIONS:
      *kinds = {manifest->game, "action", &manifest->actions};
      return MLD_OK;
    case MLD_EVENTS:
      *kinds = {manifest->game, "event", &manifest->events};
      return MLD_OK;
    case MLD_DECISIONS:
      *kinds = {manifest->game, "decision", &manifest->decisions};
      return MLD_OK;
    default:
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("there is no list ", list,
                               " of kinds; write MLD_ACTIONS, MLD_EVENTS or MLD_DECISIONS"));
  }
}

mld_status FindKind(const char* game, mld_kind_list list, uint32_t kind, const KindSpec** spec,
                    mld_error** error) {
  Kinds kinds = {};
  if (mld_status status = FindKinds(game, list, &kinds, error)) return status;
  *spec = Manifest::Find(*kinds.specs, kind);
  if (*spec == nullptr) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat(kinds.game, " has no kind ", kind, " of ", kinds.what,
                             "; they are numbered 1 to ", kinds.specs->back().kind,
                             kinds.specs->back().kind == kinds.specs->size() ? "" : " with gaps"));
  }
  return MLD_OK;
}

mld_status WriteKind(const KindSpec& spec, mld_kind_info* info, mld_error** error) {
  mld_kind_info known = {};
  known.kind = spec.kind;
  known.flags =
      (spec.takes_back ? MLD_KIND_TAKES_BACK : 0) | (spec.depends ? MLD_KIND_ARGS_DEPEND : 0);
  known.name = spec.name;
  known.doc = spec.doc;
  known.arg_count = spec.args.size();
  return WriteInfo(known, info, error);
}

const char* const* WordsOf(const std::vector<const char*>& words) {
  return words.empty() ? nullptr : words.data();
}

}  // namespace

mld_arg_info ArgInfoOf(absl::Span<const ArgSpec> args, size_t index) {
  const ArgSpec& arg = args[index];
  mld_arg_info info = {};
  info.slot = static_cast<uint32_t>(SlotsOf(args.first(index)));
  info.type = static_cast<int32_t>(arg.type);
  info.width = static_cast<uint32_t>(arg.width());
  info.name = arg.name;
  info.doc = arg.doc;
  info.table = arg.table;
  info.words = WordsOf(arg.words);
  info.word_count = arg.words.size();
  info.role = static_cast<int32_t>(arg.role);
  info.side = static_cast<int32_t>(arg.side);
  return info;
}

}  // namespace mallard::capi

using namespace mallard::capi;

uint64_t mld_game_count() { return mallard::Games().size(); }

mld_status mld_game_describe(uint64_t index, mld_game_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    const absl::Span<const mallard::Game* const> games = mallard::Games();
    if (index >= games.size()) return NoSuchIndex(error, "game", index, games.size());
    const mallard::Manifest& manifest = games[static_cast<size_t>(index)]->manifest();
    mld_game_info known = {};
    known.name = manifest.game;
    known.title = manifest.title;
    known.doc = manifest.doc;
    known.action_count = manifest.actions.size();
    known.event_count = manifest.events.size();
    known.decision_count = manifest.decisions.size();
    known.option_count = manifest.options.size();
    return WriteInfo(known, info, error);
  });
}

mld_status mld_game_find(const char* name, uint64_t* index, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (index == nullptr) return NullArgument(error, "index");
    const mallard::Manifest* manifest = nullptr;
    if (mld_status status = FindManifest(name, &manifest, error)) return status;
    *index = 0;
    for (const mallard::Game* game : mallard::Games()) {
      if (&game->manifest() == manifest) break;
      ++*index;
    }
    return MLD_OK;
  });
}

mld_status mld_game_describe_nth_kind(const char* game, mld_kind_list list, uint64_t index,
                                      mld_kind_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    Kinds kinds = {};
    if (mld_status status = FindKinds(game, list, &kinds, error)) return status;
    if (index >= kinds.specs->size()) {
      return NoSuchIndex(error, "kind", index, kinds.specs->size());
    }
    return WriteKind((*kinds.specs)[static_cast<size_t>(index)], info, error);
  });
}

mld_status mld_game_describe_kind(const char* game, mld_kind_list list, uint32_t kind,
                                  mld_kind_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    const mallard::KindSpec* spec = nullptr;
    if (mld_status status = FindKind(game, list, kind, &spec, error)) return status;
    return WriteKind(*spec, info, error);
  });
}

mld_status mld_game_describe_arg(const char* game, mld_kind_list list, uint32_t kind,
                                 uint64_t index, mld_arg_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    const mallard::KindSpec* spec = nullptr;
    if (mld_status status = FindKind(game, list, kind, &spec, error)) return status;
    if (index >= spec->args.size()) return NoSuchIndex(error, "argument", index, spec->args.size());
    return WriteInfo(ArgInfoOf(spec->args, static_cast<size_t>(index)), info, error);
  });
}

mld_status mld_game_describe_option(const char* game, uint64_t index, mld_option_info* info,
                                    mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    const mallard::Manifest* manifest = nullptr;
    if (mld_status status = FindManifest(game, &manifest, error)) return status;
    const std::vector<mallard::OptionSpec>& options = manifest->options;
    if (index >= options.size()) return NoSuchIndex(error, "option", index, options.size());
    const mallard::OptionSpec& option = options[static_cast<size_t>(index)];
    mld_option_info known = {};
    known.type = static_cast<int32_t>(option.type);
    known.name = option.name;
    known.doc = option.doc;
    known.fallback = option.fallback;
    known.min = option.min;
    known.max = option.max;
    known.words = WordsOf(option.words);
    known.word_count = option.words.size();
    return WriteInfo(known, info, error);
  });
}
