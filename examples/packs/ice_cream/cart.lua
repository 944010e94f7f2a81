special { id = "ice_cream_cart", name = "Ice Cream Cart", symbol = "I" }

-- Treats that the cart has sold to a player.
variable {
  id = "treats",
  name = "Treats",
  text = "Ice cream that the player has had or given away.",
  scope = "player",
  public = true,
  default = 0,
  min = 0,
  max = 99,
  show = { as = "counter" },
}

-- Whoever comes chooses who gets the ice cream. The tile's other effects wait until that is said.
tile_action {
  id = "treat",
  name = "Buy ice cream",
  text = "For the ducks: two of them come to you. For yourself: you walk up to two tiles. For a friend: that "
    .. "player is asked whether to share; if so, you both gain by it.",
  tile = "ice_cream_cart",
  run = function(ctx)
    ctx:set("player", "treats", math.min(ctx:get("player", "treats") + 1, 99))
    ctx:ask { kind = "word", next = "for_whom" }
  end,
  questions = {
    {
      id = "for_whom",
      text = "For whom is the ice cream?",
      words = { "The ducks", "Myself", "A friend" },
      on_answer = function(ctx, choice)
        if choice == 1 then
          ctx:lure(2)
        elseif choice == 2 then
          ctx:step(2)
        else
          ctx:ask { kind = "player", next = "which_friend" }
        end
      end,
    },
    {
      id = "which_friend",
      text = "Which friend?",
      -- The context is still that of the player who bought it; the friend is only asked.
      on_answer = function(ctx, friend)
        if friend then ctx:ask { seat = friend, kind = "word", next = "share" } end
      end,
    },
    {
      id = "share",
      text = "Do you share your ice cream?",
      words = { "Yes", "No" },
      on_answer = function(ctx, choice)
        if choice == 1 then ctx:draw_food(1) end
      end,
    },
  },
}

park {
  id = "cart_park",
  name = "Cart Park",
  rows = {
    "  L   G   L   G",
    "A*  L   I   L   A*",
    "  L   L   L   L",
  },
}
