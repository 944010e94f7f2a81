-- A variable lives in the match, so it is saved, restored and undone with it.
variable {
  id = "loaves",
  scope = "tile",
  public = true,
  default = 3,
  min = 0,
  max = 3,
}

special { id = "bread_stand", name = "Bread Stand", symbol = "B" }

-- Crumbs: two ducks come from the tiles beside the stand, and one of this tile follows for nothing.
-- Each stand has three loaves; after that there is only one duck to be lured, and none follows.
tile_action {
  id = "throw_bread",
  name = "Throw bread",
  tile = "bread_stand",
  run = function(ctx)
    local loaves = ctx:get("tile", "loaves")
    if loaves == 0 then
      ctx:lure(1)
      return
    end
    ctx:set("tile", "loaves", loaves - 1)
    ctx:lure(2)
    ctx:take_ducks(1)
  end,
}

-- Yesterday's bread: whoever has no food gets some, and time to use it.
tile_action {
  id = "day_old_bread",
  name = "Day-old bread",
  tile = "bread_stand",
  needs = { food_in_bag = 1 },
  run = function(ctx)
    local empty_handed = ctx:food() == 0
    ctx:draw_food(empty_handed and 3 or 1)
    if empty_handed then ctx:gain_actions(1) end
  end,
}
