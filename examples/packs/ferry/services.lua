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
