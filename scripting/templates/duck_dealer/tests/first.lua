-- Tests of this pack: `mallard pack test <folder>` runs them. Actions and events are written as in the
-- terminal.

-- A match in which p1 has a lucky duck and is about to take the first turn.
local function begin(t)
  local m = t:match { seed = 1, options = "order=p1,p2" }
  m:play(1, "equip lucky_duck", "equip hold", "equip hold")
  m:play(2, "equip hold", "equip hold", "equip hold")
  m:play(1, "start bathtub_prime")
  m:play(2, "start rubberia")
  return m
end

test("a lucky duck gives a move energy to a ship that has none", function(t)
  local m = begin(t)
  m:play(1, "collect build")
  m:expect_event(1, "energy_gained p1 build 1")
  m:expect_event(1, "energy_gained p1 move 1")
end)

test("a ship that can move gets no more", function(t)
  local m = begin(t)
  m:play(1, "collect move")
  m:play(2, "collect move")
  m:play(1, "collect build")
  m:expect_no_event(1, "energy_gained p1 move")
end)

-- Random players play whole matches, and every promise of the engine is checked.
random_play { games = 3 }
