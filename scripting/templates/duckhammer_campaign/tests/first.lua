-- Tests of this pack: `mallard pack test <folder>` runs them. Actions and events are written as in the
-- terminal.

test("the bakery can be chosen up to three times", function(t)
  local m = t:match { seed = 1, options = { map = "village" } }
  m:play(1, "feather auks")
  for _ = 1, 3 do m:play(1, "means bakery") end
  m:refuses(1, "means bakery")
end)

-- Random players play whole campaigns, and every promise of the engine is checked.
random_play { options = { map = "village", battles = 1, seasons = 3, rounds = 1, rations = 45 }, games = 2 }
