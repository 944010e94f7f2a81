-- How often the ducklings have come back with nothing since they last found something.
variable {
  id = "patience",
  name = "Patience",
  text = "How often the ducklings have come back with nothing.",
  show = { most = 3 },
  scope = "player",
  public = true,
  default = 0,
  min = 0,
  max = 3,
}

maneuver {
  id = "paddle",
  name = "Paddle",
  cooldown = 3,
  footprint = {
    "oo",
    "oo",
  },
  -- Looks under the viewfinder. Whoever has been patient may look further once a duck is spotted:
  -- at one more cell beside it for every time that nothing was found.
  resolve = function(ctx)
    local duck
    for _, cell in ipairs(ctx:cells()) do
      if ctx:probe(cell) == "spotted" then duck = cell end
    end
    local patience = ctx:get("player", "patience")
    if not duck then
      ctx:set("player", "patience", math.min(patience + 1, 3))
      return
    end
    for _, beside in ipairs(ctx:neighbours(duck)) do
      if patience == 0 then break end
      if ctx:probe(beside) then patience = patience - 1 end
    end
    ctx:set("player", "patience", patience)
  end,
}

category {
  id = "young",
  name = "Young Ones",
  min_ducks = 3,
  max_ducks = 3,
  maneuver = "paddle",
}

formation {
  id = "ducklings",
  name = "Ducklings",
  category = "young",
  shape = {
    "#..",
    ".#.",
    "..#",
  },
}
