-- Tests of this pack: `mallard pack test <folder>` runs them.

test("a match begins", function(t)
  local m = t:match { seed = 1 }
  t:is_false(m:over())
  t:is_true(#m:to_act() > 0, "somebody has something to decide")
end)

-- Random players play whole matches, too.
random_play { games = 5 }
