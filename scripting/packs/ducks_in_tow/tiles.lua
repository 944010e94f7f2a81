-- Special tiles and what can be done on them. The functions only say what the player is asked for;
-- the engine then asks, step by step.

special { id = "gift_shop", name = "Gift Shop", symbol = "G" }

tile_action {
  id = "buy_food",
  name = "Take two food of your choice",
  tile = "gift_shop",
  needs = { food_in_bag = 1 },
  run = function(ctx) ctx:take_food(2) end,
}

tile_action {
  id = "buy_cards",
  name = "Draw two location cards",
  tile = "gift_shop",
  needs = { cards_to_draw = 1 },
  run = function(ctx) ctx:draw_cards(2) end,
}

special { id = "adoption", name = "Adoption", symbol = "A" }

tile_action {
  id = "adopt",
  name = "Adopt a duck",
  tile = "adoption",
  needs = { ducks_in_tow = 2, adoptable = true },
  run = function(ctx)
    ctx:adopt()
    ctx:set_aside(1)
    ctx:claim()
  end,
}
