-- Tests of this pack: `mallard pack test <folder>` runs them. Actions and events are written as in the
-- terminal.

-- A match of one player who stands in the gift shop at A2.
local function visit(t)
  local m = t:match { seed = 1, options = { players = 1 } }
  m:play(1, "start B1", "move A1", "move A2")
  return m
end

test("a free sample is one food from the bag", function(t)
  local m = visit(t)
  m:play(1, "use free_sample")
  m:expect_event(1, "tile_used p1 free_sample")
  m:expect_event(1, "food_drawn p1")
  t:equal(m:decision(1), "act 1") -- One action is left.
end)

test("samples are only given away in the gift shop", function(t)
  local m = t:match { seed = 1, options = { players = 1 } }
  m:play(1, "start B1", "move A1")
  m:refuses(1, "use free_sample")
end)

-- Random players play whole matches, and every promise of the engine is checked.
random_play { options = { players = 2 }, games = 5 }
