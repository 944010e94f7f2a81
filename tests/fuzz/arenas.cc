#include "tests/fuzz/arenas.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/fuzz/support.h"

namespace mallard::fuzz {
namespace {

constexpr char kBattleDucksContent[] = R"(
variable { id = "uses", scope = "player", default = 0, min = 0, max = 1000 }
variable { id = "secret", scope = "formation", default = 7, min = -5, max = 7, owner_only = true }

maneuver {
  id = "battleducks:centers", replace = true, cooldown = 2,
  footprint = { ".o.", "ooo", ".o." },
  resolve = function(ctx)
    for _, cell in ipairs(ctx:cells()) do ctx:probe(cell) end
    ctx:set("player", "uses", ctx:get("player", "uses") + 1)
    ctx:set("formation", "secret", ctx:random(7) - 4)
    if ctx:random(3) == 1 then error("now and then") end
  end,
}

maneuver {
  id = "battleducks:longs", replace = true, cooldown = 3,
  footprint = { "oo" },
  resolve = function(ctx)
    local cells = ctx:unobserved()
    ctx:probe(cells[ctx:random(#cells)])
    ctx:set_dial(0)
  end,
}
)";

constexpr const char* kBattleDucksConfigurations[] = {
    "",
    "mode=advanced",
    "mode=advanced name_found=true first_player=p2",
    "fleet=single,double board=lily_pond allow_contact=true",
    "fleet=centers,centers,quintuple name_found=true allow_mirror=false first_player=p1",
    "fleet=specials,circles,others,longs,centers,single board=lily_pond allow_contact=true",
};

constexpr char kNavalWarContent[] = R"(
variable { id = "laid", scope = "match", public = true, default = 0, min = 0, max = 1000 }
variable { id = "secret", scope = "player", default = 7, min = -5, max = 9, owner_only = true }
variable { id = "crew", scope = "ship", default = 5, min = 0, max = 9 }

zone {
  id = "mines", name = "Mines",
  on_enter = function(ctx, ship, cells)
    for _, cell in ipairs(cells) do ctx:damage(cell) end
    ctx:clear("mines", cells, true)
    ctx:set("ship", "crew", 1, ship)
  end,
}

card {
  id = "minelayer", name = "Minelayer", class = "intel", copies = 20,
  target = { kind = "area", width = 3, height = 2, rotate = true },
  resolve = function(ctx)
    ctx:lay("mines", ctx:cells())
    ctx:set("match", "laid", ctx:get("match", "laid") + 1)
    ctx:set("player", "secret", ctx:random(9))
    if ctx:random(3) == 1 then error("now and then") end
  end,
}

card {
  id = "supplies", name = "Supplies", class = "intel", copies = 12,
  playable = function(ctx) return ctx:hand_size() < 5 end,
  resolve = function(ctx) ctx:draw(ctx:random(9)) end,
}

card {
  id = "volley", name = "Volley", class = "assault", copies = 12,
  target = { kind = "cells", count = 2 },
  resolve = function(ctx) ctx:attack(ctx:cells()) end,
  after_attack = function(ctx) ctx:draw(1) ctx:end_turn() end,
}

mode {
  id = "narrows", name = "Narrows", width = 8, height = 6, hand_limit = 5,
  fleet = { "naval_war:crusher", "naval_war:destroyer", "naval_war:destroyer" },
}
)";

constexpr const char* kNavalWarConfigurations[] = {
    "",
    "mode=narrows",
    "mode=narrows draw_after_card_end=false first_player=p2",
    "card_play=false first_player=p1",
    "mode=narrows turn_limit=20",
};

constexpr char kDucksInTowContent[] = R"(
variable { id = "visits", scope = "match", public = true, default = 0, min = 0, max = 100000 }
variable { id = "secret", scope = "player", default = 7, min = -5, max = 9, owner_only = true }
variable { id = "loaves", scope = "tile", public = true, default = 3, min = 0, max = 3 }

special { id = "kiosk", name = "Kiosk", symbol = "K" }

tile_action {
  id = "browse", name = "Browse", tile = "kiosk",
  run = function(ctx)
    ctx:set("match", "visits", ctx:get("match", "visits") + 1)
    ctx:set("player", "secret", ctx:random(9))
    ctx:set("tile", "loaves", ctx:random(4) - 1)
    if ctx:random(3) == 1 then error("now and then") end
    ctx:draw_food(1)
    ctx:lure(2)
    ctx:take_ducks(1)
    ctx:step(1)
    ctx:gain_actions(1)
  end,
}

park {
  id = "fair", name = "Fair",
  rows = {
    "  L   K   L",
    "A*  L   G   K*",
    "  L   K   L",
  },
}
)";

constexpr const char* kDucksInTowConfigurations[] = {
    "", "players=1 solo_turns=6", "players=3", "players=4 round_limit=3", "park=fair round_limit=8",
};

constexpr char kDuckDealerContent[] = R"(
variable { id = "collections", scope = "match", public = true, default = 0, min = 0, max = 100000 }
variable { id = "secret", scope = "player", default = 7, min = -5, max = 9, owner_only = true }

equipment {
  id = "tinkerer", name = "Tinkerer", capacity = 1,
  on_installed = function(ctx) ctx:choose_energy(1) end,
  on_collect = function(ctx)
    ctx:set("match", "collections", ctx:get("match", "collections") + 1)
    ctx:set("player", "secret", ctx:random(9))
    if ctx:random(3) == 1 then error("now and then") end
  end,
  on_action_turn = function(ctx)
    if ctx:room() > 0 then ctx:gain_goods("rubber_duck") end
  end,
  on_delivery = function(ctx, good, points) ctx:score(points) end,
}
)";

constexpr const char* kDuckDealerConfigurations[] = {
    "turns=8",
    "players=3 turns=9 order=p2,p3,p1",
    "players=4 auction=true turns=8",
    "players=5 turns=10",
};

// An ability that many models of the base pack have, with every kind of function in it.
constexpr char kDuckhammerContent[] = R"(
variable { id = "battles", scope = "match", public = true, default = 0, min = 0, max = 100000 }
variable { id = "secret", scope = "player", default = 7, min = -5, max = 99, owner_only = true }
variable { id = "mood", scope = "unit", default = 1, min = 0, max = 99 }

mark { id = "dazed", name = "Dazed", on = "unit", all_rolls = -1 }

model_ability {
  id = "duckhammer:stubborn", replace = true, name = "Stubborn", text = "Anything may happen.",
  on_round_start = function(ctx) ctx:set("match", "battles", ctx:get("match", "battles") + 1) end,
  on_charge_roll = function(ctx, inches) return inches + ctx:roll(4) - 2 end,
  on_charge_runners = function(ctx) return 1 end,
  on_after_pile_in = function(ctx)
    for _, unit in ipairs(ctx:touched_units()) do ctx:damage(unit, ctx:roll(6)) end
  end,
  on_attack = function(ctx, modifier) return modifier + ctx:roll(3) end,
  on_grade = function(ctx, grade) return grade + 1 end,
  on_rolls = function(ctx)
    for _, die in ipairs(ctx:rolls()) do
      if ctx:natural(die) == 1 then ctx:set_natural(die, 12) end
    end
  end,
  on_damage_taken = function(ctx, damage) return damage + 1 end,
  on_model_destroyed = function(ctx) ctx:mark_unit("dazed") end,
  on_fear = function(ctx, fear) return fear + 1 end,
  on_morale = function(ctx, losses)
    ctx:set("unit", "mood", ctx:roll(12))
    if ctx:roll(12) == 1 then error("now and then") end
    return losses
  end,
  on_round_end = function(ctx) ctx:set("player", "secret", ctx:roll(12)) end,
}
)";

constexpr const char* kDuckhammerConfigurations[] = {
    "army_1=\"hollow_guard x12; grave_cantor x2; storm_page x4\" "
    "army_2=\"quack_marine x8; fledgling x8; honour_drake x3\"",
    "rounds=2 map=duck_pond",
    "rounds=2 terrain=\"water: 5000/15000 25000/15000 25000/20000 5000/20000; obstacle 4000: "
    "12000/24000 18000/24000 18000/28000 12000/28000\"",
    "scale=giant rounds=1",
};

constexpr char kCampaignContent[] = R"(
variable { id = "secret", scope = "player", default = 7, min = -5, max = 9, owner_only = true }

means {
  id = "gambling", name = "Gambling", rations = 1,
  on_season = function(ctx)
    if ctx:random(3) == 1 then error("now and then") end
    return ctx:season() + ctx:units() + ctx:models() + ctx:camps() - ctx:rations()
  end,
  on_battle = function(ctx)
    if ctx:random(3) == 1 then error("now and then") end
    return ctx:victory_points() + ctx:models_lost() + ctx:models_destroyed() + ctx:units_destroyed()
  end,
}

model_ability {
  id = "duckhammer:stubborn", replace = true, name = "Stubborn", text = "Anything may happen.",
  on_muster = function(ctx)
    if ctx:units() > 4 then return "too many cooks" end
    if ctx:grade(ctx:unit()) > 5 then error("too great") end
  end,
  on_round_start = function(ctx)
    if ctx:roll(12) == 1 then error("now and then") end
  end,
}

campaign_map {
  id = "yard", name = "Yard", width = 12, height = 12,
  places = {
    { name = "left", x = 5, y = 6, start = true, closes = true },
    { name = "right", x = 6, y = 6, start = true, later = { { title = "Rubble" } } },
  },
}
)";

constexpr const char* kCampaignConfigurations[] = {
    "map=yard rations=45 battles=1 rounds=1",
    "map=yard rations=60 battles=2 rounds=1 referee=person desertion=true",
    "players=4 rations=45 battles=1 seasons=3 rounds=1",
    "map=yard mode=duckheim players=2 weeks=3 rounds=1",
    "map=yard mode=duckheim players=3 weeks=3 rounds=1 referee=person grade=2",
};

Pack PackOf(const char* game, const char* content) {
  Pack pack;
  pack.label = "fuzz";
  pack.files = {{"pack.lua", absl::StrCat("pack { id = 'fuzz', version = '1.0.0', game = '", game,
                                          "', api = 1, requires = { ", game, " = '1' } }")},
                {"content.lua", content}};
  return pack;
}

std::shared_ptr<const Ruleset> LoadRuleset(const char* game, const char* content) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> loaded =
      Ruleset::Load(game, {PackOf(game, content)});
  RequireOk(loaded.status(), "the fuzzers' own pack loads");
  return *std::move(loaded);
}

Arena Load(const char* game, const char* content, absl::Span<const char* const> configurations) {
  std::shared_ptr<const Ruleset> loaded = LoadRuleset(game, content);
  return {game, content, std::move(loaded), configurations};
}

}  // namespace

Pack ArenaPack(const Arena& arena) { return PackOf(arena.game, arena.content); }

absl::Span<const Arena> Arenas() {
  static const auto* const arenas = [] {
    auto* const all = new std::vector<Arena>{
        Load("battleducks", kBattleDucksContent, kBattleDucksConfigurations),
        Load("naval_war", kNavalWarContent, kNavalWarConfigurations),
        Load("ducks_in_tow", kDucksInTowContent, kDucksInTowConfigurations),
        Load("duck_dealer", kDuckDealerContent, kDuckDealerConfigurations),
        Load("duckhammer", kDuckhammerContent, kDuckhammerConfigurations),
        Load("duckhammer_campaign", kCampaignContent, kCampaignConfigurations),
    };
    Require(all->size() == Games().size(), "every game has an arena");
    return all;
  }();
  return *arenas;
}

const Arena* FindArena(absl::string_view game) {
  for (const Arena& arena : Arenas()) {
    if (arena.game == game) return &arena;
  }
  return nullptr;
}

const Arena& ArenaOf(const Match& match) {
  const Arena* const arena = FindArena(match.rules().manifest().game);
  Require(arena != nullptr, "a match is one of a known game");
  return *arena;
}

size_t SettingCount() {
  size_t count = 0;
  for (const Arena& arena : Arenas()) count += arena.configurations.size();
  return count;
}

Setting SettingOf(size_t number) {
  number %= SettingCount();
  const Arena* arena = Arenas().data();
  for (; number >= arena->configurations.size(); ++arena) number -= arena->configurations.size();
  return {arena, arena->configurations[number]};
}

Match NewMatch(const Arena& arena, const char* configuration, const MatchOptions& options) {
  Configuration values(arena.ruleset->game().manifest());
  RequireOk(values.SetAll(configuration), "the fuzzers' own configurations are read");
  absl::StatusOr<Match> match = Match::Create(arena.ruleset, values, options);
  RequireOk(match.status(), "the fuzzers' own matches are created");
  return *std::move(match);
}

}  // namespace mallard::fuzz
