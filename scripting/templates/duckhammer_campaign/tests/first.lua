-- Tests of this pack: `mallard pack test <folder>` runs them. Actions and events are written as in the
-- terminal.

test("the bakery can be chosen up to three times", function(t)
  local m = t:match { seed = 1, options = { map = "village" } }
  m:play(1, "feather auks")
  for _ = 1, 3 do m:play(1, "means bakery") end
  m:refuses(1, "means bakery")
end)

test("the bakery pays for every camp", function(t)
  local m = t:match { seed = 1, options = { map = "village", challenges = false } }
  m:play(1, "feather auks", "means bakery", "ready")
  m:play(2, "feather auks", "ready")
  for seat = 1, 2 do m:play(seat, "enlist ripper 5 1", "ready") end
  m:expect_event(1, "rations p1 3") -- 2, and 1 for the first camp.
end)

-- Random players play whole campaigns, and every promise of the engine is checked.
random_play { options = { map = "village", battles = 1, seasons = 3, rounds = 1, rations = 45 }, games = 2 }
