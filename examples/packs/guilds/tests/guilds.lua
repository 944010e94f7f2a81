-- p1 has a quartermaster and is about to take the first turn.
local function begin(t)
  local m = t:match { seed = 1, options = "order=p1,p2" }
  m:play(1, "equip quartermaster", "equip hold", "equip hold")
  m:play(2, "equip hold", "equip hold", "equip hold")
  m:play(1, "start bathtub_prime")
  m:play(2, "start rubberia")
  return m
end

test("a quartermaster is paid when hired", function(t)
  local m = t:match { seed = 1, options = "order=p1,p2" }
  m:play(1, "equip quartermaster")
  m:expect_event(1, "energy_gained p1 trade 1")
  m:play(1, "equip quartermaster")
  m:expect_event(1, "energy_gained p1 trade 2") -- For both of them.
end)

test("an action turn begins with build energy", function(t)
  local m = begin(t)
  m:play(1, "act")
  m:expect_event(1, "energy_gained p1 build 1")
end)

test("the third good of a mine brings another one along", function(t)
  local m = begin(t)
  for _ = 1, 2 do
    m:play(1, "collect trade")
    m:play(2, "collect move")
  end
  m:play(1, "act", "mine", "mine")
  m:expect_no_event("host", "goods_changed")
  m:play(1, "mine")
  m:expect_event("host", "goods_changed p1 solar_panel 1")
end)

random_play { games = 3 }
random_play { options = { players = 4 }, games = 2 }
