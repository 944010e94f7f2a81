-- Everything this pack adds. Entries are declared by calling their kind with a table. Your editor knows
-- the kinds and their fields if it uses lua-language-server: the types are in .mallard/types.
-- Every entry also takes name, text, icon, tags and extra; languages/fr.lua can hold names and texts in
-- French, and so on.

-- A maneuver is what a formation's Commander can do instead of an observation.
maneuver {
  id = "ripple",
  name = "Ripple",
  cooldown = 4, -- Turns until it can be used again.
  footprint = { "o" }, -- The viewfinder: one cell.
  -- Called during a match. `ctx` is all it can see and do: nothing here knows a hidden duck.
  resolve = function(ctx)
    local cell = ctx:cells()[1]
    if ctx:probe(cell) == "splash" then return end
    -- There is a duck: look beside it, too.
    for _, beside in ipairs(ctx:neighbours(cell)) do
      ctx:probe(beside)
    end
  end,
}

category { id = "pairs_of_ducks", name = "Pairs", min_ducks = 2, max_ducks = 2, maneuver = "ripple" }

formation {
  id = "pair",
  name = "Pair",
  category = "pairs_of_ducks", -- A bare name is looked up here first, then in battleducks.
  shape = { "##" },
}

-- A way to play: `mallard play battleducks --pack <folder> --set mode=@NAME@`.
mode {
  id = "@NAME@",
  name = "@NAME@",
  board = "battleducks:classic_pond",
  formations = { "pair", "battleducks:triple", "battleducks:quadruple" },
}

-- Change what is there instead of adding to it:
--   patch.maneuver { id = "battleducks:longs", cooldown = 4 }
--   remove.formation "battleducks:donut"
