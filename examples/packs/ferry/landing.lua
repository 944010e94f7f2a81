special { id = "landing", name = "Ferry Landing", symbol = "F" }

-- Two tiles for one action. What a function asks for happens after it, in the order it was asked for.
tile_action {
  id = "cross",
  name = "Cross the water",
  tile = "landing",
  run = function(ctx) ctx:step(2) end,
}

-- Whoever finds the landing without ducks may shake the bag twice.
tile_action {
  id = "call_ducks",
  name = "Call ducks",
  tile = "landing",
  needs = { ducks_in_bag = 1, free_slots = 1 },
  run = function(ctx) ctx:shake(ctx:ducks() == 0 and 2 or 1) end,
}

-- The kiosk sells what the player is short of.
tile_action {
  id = "kiosk",
  name = "Kiosk",
  tile = "landing",
  needs = { food_in_bag = 1, cards_to_draw = 1 },
  run = function(ctx)
    if ctx:hand_size() < 2 then
      ctx:draw_cards(2)
    else
      ctx:take_food(1)
    end
  end,
}

-- A duck is christened and stays; another one may wait on board.
tile_action {
  id = "christen",
  name = "Christen a duck",
  tile = "landing",
  needs = { ducks_in_tow = 1, adoptable = true },
  run = function(ctx)
    ctx:adopt()
    if ctx:tow() > 1 then ctx:set_aside(1) end
    ctx:claim()
  end,
}

-- How often a landing has given out prizes.
variable { id = "prizes", scope = "tile", default = 0, min = 0, max = 99 }

-- A lottery for those who are behind. Chance comes from the match.
tile_action {
  id = "lottery",
  name = "Lottery",
  tile = "landing",
  run = function(ctx)
    local chances = 6 - math.min(ctx:completed(), 4)
    if ctx:seat() > 1 and ctx:round() == 1 then chances = 6 end -- Later players need the luck.
    if ctx:random(6) > chances then return end
    ctx:set("tile", "prizes", ctx:get("tile", "prizes") + 1)
    ctx:gain_actions(1)
    if ctx:food("ducks_in_tow:yellow") == 0 then ctx:draw_food(1) end
    ctx:lure(1)
    ctx:take_ducks(1)
  end,
}
