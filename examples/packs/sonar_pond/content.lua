-- A variable lives in the match, so it is saved, restored and undone with it. Script locals are not:
-- changing one that is declared outside a function is refused when the pack is loaded.
variable {
  id = "pings",
  name = "Pings",
  text = "How often the formation has sounded.",
  scope = "formation",
  public = true,
  default = 0,
  min = 0,
  max = 1000,
  show = { as = "counter" },
}

maneuver {
  id = "sonar",
  name = "Sonar",
  cooldown = 4,
  footprint = {
    "ooo",
  },
  -- Probes its cells. Wherever a duck answers, the echo reaches one more cell beside it. Every third
  -- ping is quiet enough to be followed by another at once.
  resolve = function(ctx)
    for _, cell in ipairs(ctx:cells()) do
      if ctx:probe(cell) == "spotted" then
        for _, beside in ipairs(ctx:neighbours(cell)) do
          if ctx:probe(beside) then break end
        end
      end
    end
    local pings = ctx:get("formation", "pings") + 1
    ctx:set("formation", "pings", pings)
    if pings % 3 == 0 then ctx:set_dial(0) end
  end,
}

category {
  id = "submarines",
  name = "Submarines",
  min_ducks = 4,
  max_ducks = 4,
  maneuver = "sonar",
}

formation {
  id = "periscope",
  name = "Periscope",
  category = "submarines",
  shape = {
    "#...",
    ".###",
  },
}

board {
  id = "ring_pond",
  name = "Ring Pond",
  rows = {
    "..########..",
    ".##########.",
    "############",
    "############",
    "####....####",
    "####....####",
    "####....####",
    "####....####",
    "############",
    "############",
    ".##########.",
    "..########..",
  },
}

mode {
  id = "sonar_hunt",
  name = "Sonar Hunt",
  board = "ring_pond",
  formations = { "periscope", "battleducks:triple", "battleducks:quintuple" },
  categories = { "battleducks:circles" },
}
