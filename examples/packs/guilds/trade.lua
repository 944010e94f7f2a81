-- What is left of a planet's good vein: the third good of a mine there brings another one along.
variable {
  id = "vein",
  name = "Vein",
  text = "Goods taken from the mine here since it brought another one along.",
  scope = "planet",
  public = true,
  default = 0,
  min = 0,
  max = 2,
  show = { most = 2 },
}

-- Changes the game's own mines instead of adding others. A patch may give them a function, too.
for _, good in ipairs { "rubber_duck", "plastic_beads", "solar_panel", "blue_paint", "phone_booth" } do
  patch.mine {
    id = "duck_dealer:" .. good .. "_mine",
    on_used = function(ctx)
      local vein = ctx:get("planet", "vein")
      if vein == 2 and ctx:room() > 0 then ctx:gain_goods(good) end
      ctx:set("planet", "vein", (vein + 1) % 3)
    end,
  }
end

-- Ducks that nobody can see are sometimes lost on the way out of the factory.
patch.factory {
  id = "duck_dealer:stealth_duck_factory",
  on_used = function(ctx)
    if ctx:goods("duck_dealer:stealth_duck") > 1 and ctx:random(6) == 1 then
      ctx:lose_goods("duck_dealer:stealth_duck")
    end
  end,
}

-- A gallery attracts visitors: its builder may choose energy, and a second time on the planet that the
-- guild calls its own.
consumer {
  id = "gallery",
  good = "duck_dealer:modern_art",
  points = 12,
  build_points = 6,
  stage = 2,
  on_built = function(ctx)
    ctx:choose_energy(ctx:planet() == "faucet" and 2 or 1)
  end,
}
