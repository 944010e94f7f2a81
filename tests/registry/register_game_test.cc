// The list of games is open until somebody looks at it. A program of its own, in which nothing has
// looked before.
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "mallard/frame/args.h"
#include "mallard/mallard.hpp"
#include "mallard/manifest_check.h"

namespace mallard {
namespace {

using ::testing::HasSubstr;

// A game that can be listed and loaded, not played.
class Listed : public Game {
 public:
  explicit Listed(const char* name) {
    manifest_.game = name;
    manifest_.title = name;
    manifest_.doc = "A game from outside.";
    schema_.game = name;
  }
  const Manifest& manifest() const override { return manifest_; }
  const ContentSchema& content_schema() const override { return schema_; }
  std::unique_ptr<const Content> Compile(const ContentSet&, ContentReport&) const override {
    return std::make_unique<Content>();
  }
  absl::StatusOr<std::shared_ptr<const Rules>> CreateRules(std::shared_ptr<const Ruleset>,
                                                           const Configuration&) const override {
    return absl::UnimplementedError("it is not played");
  }

  Manifest manifest_;
  ContentSchema schema_;
};

Pack BasePack(const std::string& id, const std::string& game) {
  return {id,
          {{"pack.lua", absl::StrCat("pack { id = '", id, "', version = '1.0.0', game = '", game,
                                     "', api = 1 }")}}};
}

// Refused for that reason.
void ExpectRefused(const Game& game, Pack pack, absl::StatusCode code, const char* why) {
  const absl::Status status = RegisterGame(game, std::move(pack));
  EXPECT_EQ(status.code(), code) << status;
  EXPECT_THAT(std::string(status.message()), HasSubstr(why));
}

TEST(RegisterGame, TakesGamesUntilTheListIsLookedAt) {
  constexpr auto kWrong = absl::StatusCode::kInvalidArgument;
  Listed& chess = *new Listed("chess");  // It stays on the list.
  ExpectRefused(chess, BasePack("draughts", "chess"), kWrong, "called draughts and is for chess");
  ExpectRefused(chess, BasePack("chess", "draughts"), kWrong, "called chess and is for draughts");
  ExpectRefused(chess, {"chess", {}}, kWrong, "pack.lua");
  chess.schema_.game = "draughts";
  ExpectRefused(chess, BasePack("chess", "chess"), kWrong, "content schema is that of draughts");
  chess.schema_.game = "chess";
  chess.schema_.parent = "draughts";
  ExpectRefused(chess, BasePack("chess", "chess"), kWrong, "builds on draughts");
  chess.schema_.parent = "";
  chess.manifest_.actions = {{2, "move", "", {}}, {1, "castle", "", {}}};
  ExpectRefused(chess, BasePack("chess", "chess"), kWrong, "\"castle\" has number 1");
  chess.manifest_.actions = {};

  EXPECT_EQ(RegisterGame(chess, BasePack("chess", "chess")), absl::OkStatus());
  const Listed again("chess");
  ExpectRefused(again, BasePack("chess", "chess"), absl::StatusCode::kAlreadyExists, "chess");
  const Listed own("battleducks");
  ExpectRefused(own, BasePack("battleducks", "battleducks"), absl::StatusCode::kAlreadyExists,
                "battleducks");

  EXPECT_EQ(Games().back(), &chess);
  ASSERT_EQ(RegisteredGames().size(), 1u);
  EXPECT_EQ(RegisteredGames()[0], &chess);
  EXPECT_EQ(*FindGame("chess"), &chess);
  EXPECT_EQ(Pack::Embedded("chess")->files.size(), 1u);
  EXPECT_TRUE(Ruleset::Load("chess").ok());
  const Listed late("go_late");
  ExpectRefused(late, BasePack("go_late", "go_late"), absl::StatusCode::kFailedPrecondition,
                "too late");
}

// What is wrong with a manifest that `spoil` has changed.
template <class Spoil>
std::string Problem(Spoil spoil) {
  Manifest manifest;
  manifest.game = "chess";
  manifest.title = "Chess";
  manifest.doc = "";
  manifest.actions = {{1, "move", "", {Arg(ArgType::kCell, "from", "")}}};
  manifest.events = {{1, "moved", "", {}}};
  manifest.options = {{"clock", OptionSpec::Type::kInt, "5", "", 1, 60, {}}};
  EXPECT_EQ(CheckManifest(manifest), absl::OkStatus());
  spoil(manifest);
  return std::string(CheckManifest(manifest).message());
}

TEST(CheckManifest, NamesWhatIsWrong) {
  using M = Manifest&;
  EXPECT_THAT(Problem([](M m) { m.game = "Chess!"; }), HasSubstr("Chess!"));
  EXPECT_THAT(Problem([](M m) { m.actions[0].kind = 0; }), HasSubstr("number 0"));
  EXPECT_THAT(Problem([](M m) { m.actions[0].kind = 256; }), HasSubstr("number 256"));
  EXPECT_THAT(Problem([](M m) { m.events.push_back({2, "moved", "", {}}); }), HasSubstr("twice"));
  EXPECT_THAT(Problem([](M m) { m.actions[0].args[0].type = ArgType::kWord; }),
              HasSubstr("no words"));
  EXPECT_THAT(Problem([](M m) { m.actions[0].args[0].type = ArgType::kName; }),
              HasSubstr("no table"));
  EXPECT_THAT(Problem([](M m) {
                for (const char* name : {"a", "b", "c", "d"}) {
                  m.actions[0].args.push_back(Arg(ArgType::kPlace, name, ""));
                }
              }),
              HasSubstr("9 numbers"));
  EXPECT_THAT(Problem([](M m) { m.options[0].fallback = "0"; }), HasSubstr("its own default"));
  EXPECT_THAT(Problem([](M m) { m.tellings = {{7, Telling::kDetail}}; }), HasSubstr("event 7"));
  EXPECT_THAT(Problem([](M m) { m.memorable = {7}; }), HasSubstr("event 7"));
}

TEST(CheckManifest, AcceptsEveryGameOfTheLibrary) {
  for (const Game* game : Games()) {
    EXPECT_EQ(CheckManifest(game->manifest()), absl::OkStatus()) << game->manifest().game;
  }
}

}  // namespace
}  // namespace mallard
