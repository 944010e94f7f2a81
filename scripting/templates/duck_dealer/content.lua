-- Everything this pack adds. Entries are declared by calling their kind with a table. Your editor knows
-- the kinds and their fields if it uses lua-language-server: the types are in .mallard/types.
-- Every entry also takes name, text, icon, tags and extra; languages/fr.lua can hold names and texts in
-- French, and so on.

-- Something that a slot of a ship can hold.
equipment {
  id = "lucky_duck",
  name = "Lucky duck",
  capacity = 1,
  -- Called when the ship collects energy. `ctx` is all it can see and do.
  on_collect = function(ctx)
    if ctx:energy("move") == 0 then
      ctx:gain_energy("move")
    end
  end,
}

-- Change what is there instead of adding to it:
--   patch.ship { id = "duck_dealer:trader", hold = 2 }
--   patch.mode { id = "duck_dealer:standard", privilege_cost = 2 }
