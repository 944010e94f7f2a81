// The list of games: the library's own, and those that the program has registered.
#include "src/games/games.h"

#include <algorithm>
#include <bit>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/synchronization/mutex.h"
#include "mallard/content.h"
#include "mallard/game.h"
#include "mallard/manifest_check.h"
#include "src/games/battleducks/game.h"
#include "src/games/duck_dealer/game.h"
#include "src/games/duckhammer/game.h"
#include "src/games/duckhammer_campaign/game.h"
#include "src/games/ducks_in_tow/game.h"
#include "src/games/naval_war/game.h"

namespace mallard {
namespace {

// Open until somebody has looked at it; then it never changes again, and needs no lock.
class GameList {
 public:
  GameList()
      : games_{&battleducks::TheGame(), &naval_war::TheGame(),  &ducks_in_tow::TheGame(),
               &duck_dealer::TheGame(), &duckhammer::TheGame(), &duckhammer_campaign::TheGame()} {}

  absl::Status Add(const Game& game, Pack base_pack) {
    const std::string name = game.manifest().game;
    absl::MutexLock lock(&mutex_);
    if (closed_) {
      return absl::FailedPreconditionError(
          absl::StrCat("the game ", name,
                       " comes too late: the list of games is in use. Register "
                       "games before anything else is asked of the library"));
    }
    if (Find(name) != nullptr) {
      return absl::AlreadyExistsError(absl::StrCat("there is a game ", name, " already"));
    }
    const std::string& parent = game.content_schema().parent;
    if (!parent.empty() && Find(parent) == nullptr) {
      return absl::InvalidArgumentError(
          absl::StrCat("the game ", name, " builds on ", parent, ", which is not there"));
    }
    games_.reserve(games_.size() + 1);
    packs_.emplace(name, std::move(base_pack));
    games_.push_back(&game);
    return absl::OkStatus();
  }

  absl::Span<const Game* const> Close() {
    absl::MutexLock lock(&mutex_);
    closed_ = true;
    return games_;
  }
  absl::Span<const Game* const> Registered() {
    return Close().subspan(games_.size() - packs_.size());
  }

  const Pack* PackOf(absl::string_view game) {
    Close();
    const auto found = packs_.find(std::string(game));
    return found == packs_.end() ? nullptr : &found->second;
  }

 private:
  const Game* Find(absl::string_view name) const {
    const auto found = std::find_if(games_.begin(), games_.end(), [&](const Game* game) {
      return name == game->manifest().game;
    });
    return found == games_.end() ? nullptr : *found;
  }

  absl::Mutex mutex_;
  bool closed_ = false;
  std::vector<const Game*> games_;
  std::map<std::string, Pack> packs_;
};

GameList& TheList() {
  static auto* const list = new GameList;
  return *list;
}

}  // namespace

absl::Status RegisterGame(const Game& game, Pack base_pack) {
  if (std::endian::native == std::endian::big) {
    return absl::UnimplementedError(
        "games from outside need a machine that keeps the lowest byte of a number first: hashes "
        "would not be those of other machines");
  }
  if (absl::Status status = CheckManifest(game.manifest()); !status.ok()) return status;
  const std::string name = game.manifest().game;
  const auto wrong = [&](absl::string_view why) {
    return absl::InvalidArgumentError(absl::StrCat("the game ", name, ": ", why));
  };
  if (game.content_schema().game != name) {
    return wrong(absl::StrCat("its content schema is that of ", game.content_schema().game));
  }
  const absl::StatusOr<PackDescription> pack = DescribePack(base_pack);
  if (!pack.ok()) return wrong(absl::StrCat("its base pack: ", pack.status().message()));
  if (pack->id != name || pack->game != name) {
    return wrong(absl::StrCat("its base pack is called ", pack->id, " and is for ", pack->game));
  }
  return TheList().Add(game, std::move(base_pack));
}

absl::Span<const Game* const> Games() { return TheList().Close(); }

absl::Span<const Game* const> RegisteredGames() { return TheList().Registered(); }

const Pack* RegisteredPack(absl::string_view game) { return TheList().PackOf(game); }

absl::StatusOr<const Game*> FindGame(absl::string_view name) {
  std::vector<std::string> names;
  for (const Game* game : Games()) {
    if (name == game->manifest().game) return game;
    names.emplace_back(game->manifest().game);
  }
  const std::string nearest = NearestName(name, names);
  return absl::NotFoundError(absl::StrCat("there is no game \"", name, "\"",
                                          nearest.empty() ? "" : "; did you mean ", nearest));
}

}  // namespace mallard
