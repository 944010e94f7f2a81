-- Tests of this pack: `mallard pack test <folder>` runs them. Actions and events are written as in the
-- terminal.

-- A battle of two units of bakers against one.
local function begin(t)
  return t:match { seed = 1, options = { army_1 = "baker_guard x10; baker_guard x10", army_2 = "baker_guard x12" } }
end

test("armies can name the new model", function(t)
  t:contains(begin(t):board(1), "Baker Guard")
end)

test("every unit eats a loaf at the start of a round", function(t)
  local m = begin(t)
  while m:variable("loaves", 1) == 0 do m:random(m:to_act()[1]) end
  t:equal(m:variable("loaves", 1), 2)
  t:equal(m:variable("loaves", 2), 1)
end)

-- Random players play whole matches, and every promise of the engine is checked.
random_play { options = { army_1 = "baker_guard x10", army_2 = "baker_guard x10" }, games = 3 }
