-- Tests of this pack: `mallard pack test <folder>` runs them. Actions and events are written as in the
-- terminal.

-- A match in which both ponds are equal and p1 begins.
local function begin(t)
  local m = t:match { seed = 1, options = { mode = "@NAME@", first_player = "p1" } }
  for seat = 1, 2 do
    m:play(seat, "place pair r0 A1", "commander pair A1", "place triple r0 A3", "place quadruple r0 A5", "ready")
  end
  return m
end

test("a ripple that finds a duck looks beside it", function(t)
  local m = begin(t)
  m:play(1, "maneuver pair r0 A1")
  m:expect_event(1, "answered p1 A1 spotted")
  m:expect_event(1, "answered p1 A2 splash")
  m:expect_event(1, "answered p1 B1 found")
end)

test("a ripple that finds nothing stays where it is", function(t)
  local m = begin(t)
  m:play(1, "maneuver pair r0 J10")
  m:expect_event(1, "answered p1 J10 splash")
  m:expect_no_event(1, "answered p1 J9")
end)

test("the counter has to run down before the next ripple", function(t)
  local m = begin(t)
  m:play(1, "maneuver pair r0 J10")
  m:play(2, "observe J10")
  m:refuses(1, "maneuver pair r0 J8", "counter")
end)

-- Random players play whole matches of the new mode, and every promise of the engine is checked.
random_play { options = { mode = "@NAME@" }, games = 10 }
