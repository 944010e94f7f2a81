-- Bread is mined, baked into feasts and eaten. Goods, tiles and prices are plain data; the three
-- functions below are the only code.

good { id = "bread", name = "Bread", symbol = "br" }
good { id = "feast", name = "Duck feast", symbol = "FE" }

mine { id = "bread_mine", good = "bread", copies = 3 }

factory {
  id = "feast_factory",
  product = "feast",
  inputs = { "bread", "rubber_duck" }, -- A bare name is looked up here first, then in duck_dealer.
  copies = 2,
  points = 4,
  -- Whoever builds it may take a marker of any energy.
  on_built = function(ctx)
    ctx:choose_energy(1)
  end,
}

consumer {
  id = "feast_consumer",
  good = "feast",
  stage = 1,
  points = 6,
  build_points = 8,
  -- Whoever has the privilege on it earns a point when somebody else delivers.
  on_used = function(ctx)
    local owner = ctx:owner("consumer")
    if owner and owner ~= ctx:seat() then
      ctx:score(1, owner)
    end
  end,
}

-- How often a player's baker has kneaded.
variable { id = "dough", scope = "player", public = true, default = 0, min = 0, max = 2 }

equipment {
  id = "baker",
  name = "Baker",
  capacity = 1,
  start = false, -- Only the shipyard has bakers.
  -- Every third collection there is a fresh loaf, if it fits.
  on_collect = function(ctx)
    local dough = ctx:get("player", "dough") + 1
    if dough == 3 then
      dough = 0
      if ctx:room() > 0 then
        ctx:gain_goods("bread")
      end
    end
    ctx:set("player", "dough", dough)
  end,
  -- Customers like the smell.
  on_delivery = function(ctx, good, points)
    if points >= 10 then
      ctx:score(2)
    end
  end,
}

shipyard {
  id = "bakers_guild",
  good = "bread",
  sells = "baker",
  price = { "bread", "plastic_beads" },
  points = 3,
}
