-- What a player has taken in raids. A variable lives in the match, so it is saved and undone with it.
-- Everybody can see it; without `public = true` only its player could.
variable {
  id = "plunder",
  name = "Plunder",
  text = "What the player has taken in raids.",
  show = { most = 9 },
  scope = "player",
  public = true,
  default = 0,
  min = 0,
  max = 9,
}

card {
  id = "raid",
  name = "Raid",
  class = "assault",
  copies = 6,
  target = { kind = "area", width = 2, height = 1, rotate = true },
  -- Says what is attacked. The answers come after the defender has had a chance to react ...
  resolve = function(ctx)
    ctx:attack()
  end,
  -- ... and then this is called. A raid that was blocked has hit nothing.
  after_attack = function(ctx)
    ctx:set("player", "plunder", math.min(ctx:get("player", "plunder") + ctx:hits(), 9))
  end,
}

card {
  id = "spoils",
  name = "Spoils",
  class = "intel",
  copies = 3,
  playable = function(ctx)
    return ctx:get("player", "plunder") >= 3
  end,
  resolve = function(ctx)
    ctx:set("player", "plunder", ctx:get("player", "plunder") - 3)
    ctx:draw(3)
  end,
}

ship { id = "galleon", name = "Galleon", length = 6 }

mode {
  id = "spanish_main",
  name = "The Spanish Main",
  width = 12,
  height = 10,
  hand_limit = 4,
  fleet = { "galleon", "naval_war:crusher", "naval_war:destroyer", "naval_war:destroyer" },
}
