-- Special tiles and what can be done on them. The functions only say what the player is asked for;
-- the engine then asks, step by step.

special {
  id = "gift_shop",
  name = "Gift Shop",
  text = "For an action here, take two food of your choice from the bag, or draw two location "
    .. "cards; then discard down to four.",
  icon = "gift_shop",
  symbol = "G",
}

tile_action {
  id = "buy_food",
  name = "Take Two Food",
  text = "Take two food of your choice out of the bag, as far as it goes. Then, with more than "
    .. "four, discard down to four.",
  icon = "food",
  tile = "gift_shop",
  needs = { food_in_bag = 1 },
  run = function(ctx) ctx:take_food(2) end,
}

tile_action {
  id = "buy_cards",
  name = "Draw Two Cards",
  text = "Draw two location cards, one at a time, each from the display or the deck; the display "
    .. "is not refilled meanwhile. Then, with more than four, discard down to four.",
  icon = "cards",
  tile = "gift_shop",
  needs = { cards_to_draw = 1 },
  run = function(ctx) ctx:draw_cards(2) end,
}

special {
  id = "adoption",
  name = "Adoption",
  text = "For an action here, with two ducks on your tow, one of them fills a dotted space of its "
    .. "colour in your tableau; the other is kept aside until the end of your turn.",
  icon = "adoption",
  symbol = "A",
}

tile_action {
  id = "adopt",
  name = "Adopt a Duck",
  text = "Take two ducks off your tow: one fills a dotted space of its colour in your tableau, the "
    .. "other is dispersed at the end of your turn. Then you may claim one formation card.",
  icon = "adopt",
  tile = "adoption",
  needs = { ducks_in_tow = 2, adoptable = true },
  run = function(ctx)
    ctx:adopt()
    ctx:set_aside(1)
    ctx:claim()
  end,
}
