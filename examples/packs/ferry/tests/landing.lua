-- One player in the lake park, who stands on the landing at B2 with three actions left.
local function visit(t, seed)
  local m = t:match { seed = seed or 1, options = { players = 1, park = "lake_park" } }
  m:play(1, "start B1", "move B2")
  return m
end

test("the ferry goes two tiles for one action", function(t)
  local m = visit(t)
  m:play(1, "use cross")
  t:equal(m:decision(1), "may_step 2")
  m:play(1, "move A2", "move A3")
  t:equal(m:decision(1), "act 2")
end)

test("one duck comes when it is called to a landing with ducks", function(t)
  local m = visit(t)
  m:play(1, "use call_ducks")
  m:expect_event(1, "shook p1")
  m:play(1, m:legal(1)[1])
  t:equal(m:decision(1), "act 2", "no second duck is drawn")
end)

test("the kiosk gives food to those who have cards", function(t)
  local m = visit(t)
  m:play(1, "use kiosk")
  t:equal(m:decision(1), "choose_food 1")
  m:play(1, "take_food yellow")
  m:expect_event(1, "food_taken p1 yellow")
end)

test("nobody christens without a duck", function(t)
  visit(t):refuses(1, "use christen")
end)

test("a prize gives an action, and is counted where it was won", function(t)
  local m = visit(t)
  m:play(1, "use lottery") -- Nothing is completed yet, so every ticket wins.
  m:expect_event(1, "actions_gained p1 1")
  local view = m:view()
  t:equal(#view.variables, 1)
  t:equal(view.variables[1].value, 1)
  t:equal(view.tiles[view.variables[1].instance + 1].name, "B2")
end)

random_play { options = { players = 1, park = "lake_park" }, games = 5 }
random_play { options = { players = 2, park = "lake_park" }, games = 3 }
