-- Everything this pack adds. Entries are declared by calling their kind with a table. Your editor knows
-- the kinds and their fields if it uses lua-language-server: the types are in .mallard/types.
-- Every entry also takes name, text, icon, tags and extra; languages/fr.lua can hold names and texts in
-- French, and so on.

-- Something more that a player can do on a special tile, for one action.
tile_action {
  id = "free_sample",
  name = "Free sample",
  tile = "ducks_in_tow:gift_shop",
  needs = { food_in_bag = 1 }, -- Otherwise the action is not offered.
  -- Called when a player does it. `ctx` is all it can see and do.
  run = function(ctx)
    if ctx:food() == 0 then
      ctx:take_food(1) -- The player is asked which, when this function has ended.
    else
      ctx:draw_food(1)
    end
  end,
}

-- A formation card: `#` needs a duck, `.` does not matter.
formation { id = "line", name = "Line", hearts = 3, pattern = { "###" } }

-- Change what is there instead of adding to it:
--   patch.formation { id = "ducks_in_tow:square", hearts = 5 }
--   remove.formation "ducks_in_tow:gull"
