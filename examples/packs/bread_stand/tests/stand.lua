-- One player in the bakery park, who stands on the bread stand at B3 with two actions left. A1 holds an
-- orange duck, the stand a yellow one.
local function visit(t)
  local m = t:match { seed = 1, options = { players = 1, park = "bakery_park" } }
  m:play(1, "start B1", "move B2", "move B3")
  return m
end

test("bread lures two ducks, and one more follows for nothing", function(t)
  local m = visit(t)
  m:play(1, "use throw_bread")
  t:equal(m:decision(1), "may_lure 2")
  m:play(1, "lure B4 green", "lure A3 brown")
  t:equal(m:decision(1), "may_take_duck 1")
  m:play(1, "take_duck green")
  m:expect_event(1, "duck_taken p1 green")
  t:equal(m:decision(1), "act 1")
end)

-- Answers whatever is asked with the first choice, until the next action can be taken.
local function settle(m)
  while not m:decision(1):match("^act") do m:play(1, m:legal(1)[1]) end
end

test("a stand has three loaves", function(t)
  local m = visit(t)
  local stand
  for number, tile in ipairs(m:view().tiles) do
    if tile.name == "B3" then stand = number end
  end
  for loaves = 2, 0, -1 do
    m:play(1, "use throw_bread")
    t:equal(m:variable("loaves", stand), loaves)
    settle(m)
  end
  m:play(1, "use throw_bread")
  t:equal(m:variable("loaves", stand), 0)
  t:different(m:decision(1), "may_take_duck 1", "nothing follows a hungry player")
end)

test("whoever has food gets one day-old bread and no more time", function(t)
  local m = visit(t)
  m:play(1, "use day_old_bread")
  m:expect_event(1, "food_drawn p1")
  m:expect_no_event(1, "actions_gained")
end)

random_play { options = { players = 2, park = "bakery_park" }, games = 3 }
random_play { options = { players = 1, park = "bakery_park" }, games = 3 }
