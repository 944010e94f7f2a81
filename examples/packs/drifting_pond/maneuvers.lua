-- A feather drifts over the pond from where it is dropped: some cells in a direction that the wind
-- decides. Chance comes from the match, so a saved match drifts the same way again.
local winds = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } } -- Steps in columns and rows.

maneuver {
  id = "drift",
  name = "Drift",
  cooldown = 4,
  footprint = { "o" },
  resolve = function(ctx)
    local at = ctx:cells()[1]
    local wind = winds[ctx:random(#winds)]
    for _ = 1, 4 do
      ctx:probe(at)
      -- Nil where the pond ends.
      at = ctx:cell(ctx:column(at) + wind[1], ctx:row(at) + wind[2])
      if not at or not ctx:exists(at) then return end
    end
  end,
}

-- How many cells each player's divers have looked at. Only that player may know.
variable {
  id = "dives",
  name = "Dives",
  text = "How often the player has dived, for the player's eyes only.",
  scope = "player",
  default = 0,
  min = 0,
  max = 200,
  owner_only = true,
  show = { as = "counter" },
}

-- Divers look at one cell that nobody has looked at. They know the pond: the cells beside a splash
-- are left for later, and the second player, who begins later, gets one cell more in the first turns.
maneuver {
  id = "dive",
  name = "Dive",
  cooldown = 3,
  footprint = { "o" },
  resolve = function(ctx)
    local function promising(cell)
      for _, beside in ipairs(ctx:neighbours(cell, true)) do
        if ctx:answer(beside) == "splash" then return false end
      end
      return true
    end
    local looks = (ctx:seat() == 2 and ctx:turn() < 10) and 2 or 1
    for _, cell in ipairs(ctx:unobserved()) do
      if looks > 0 and promising(cell) then
        ctx:probe(cell)
        ctx:set("player", "dives", ctx:get("player", "dives") + 1)
        looks = looks - 1
      end
    end
  end,
}

category { id = "feathers", name = "Feathers", min_ducks = 2, max_ducks = 2, maneuver = "drift" }
category { id = "divers", name = "Divers", min_ducks = 3, max_ducks = 3, maneuver = "dive" }

formation { id = "feather", name = "Feather", category = "feathers", shape = { "#.", ".#" } }
formation { id = "diver", name = "Diver", category = "divers", shape = { "##", ".#" } }

mode {
  id = "drifting",
  name = "Drifting",
  board = "battleducks:classic_pond",
  formations = { "feather", "diver", "battleducks:quadruple" },
}
