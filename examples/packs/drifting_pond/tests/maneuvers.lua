-- Both fleets lie at the top and p1 begins; ducks far from there would answer.
local function begin(t, seed)
  local m = t:match { seed = seed or 1, options = { mode = "drifting", first_player = "p1" } }
  for seat = 1, 2 do
    m:play(seat, "place feather r0 A1", "commander feather A1", "place diver r0 D1", "commander diver D1")
    m:play(seat, "place quadruple r0 G1", "ready")
  end
  return m
end

local function answers(m)
  local cells = {}
  for _, event in ipairs(m:events(1)) do
    cells[#cells + 1] = event:match("^answered p1 (%S+)")
  end
  return cells
end

test("a feather drifts four cells in one direction", function(t)
  local m = begin(t)
  m:play(1, "maneuver feather r0 E6")
  local cells = answers(m)
  t:equal(#cells, 4)
  t:equal(cells[1], "E6")
end)

test("the wind depends on the match and on nothing else", function(t)
  local winds = {}
  for seed = 1, 20 do
    local m, again = begin(t, seed), begin(t, seed)
    m:play(1, "maneuver feather r0 E6")
    again:play(1, "maneuver feather r0 E6")
    t:equal(answers(m), answers(again))
    winds[answers(m)[2]] = true
  end
  local count = 0
  for _ in pairs(winds) do count = count + 1 end
  t:is_true(count > 1, "it blows from more than one side")
end)

test("a feather ends at the edge of the pond", function(t)
  for seed = 1, 10 do
    local m = begin(t, seed)
    m:play(1, "maneuver feather r0 J10")
    t:is_true(#answers(m) == 1 or #answers(m) == 4)
  end
end)

test("divers look where nobody has looked, and count it for themselves", function(t)
  local m = begin(t)
  m:play(1, "maneuver diver r0 J10")
  t:equal(answers(m), { "A1" })
  t:equal(m:variable("dives", 1), 1)
  t:equal(#m:view(2).variables, 0, "what p2 knows of it")
end)

test("the second player's divers look twice at first", function(t)
  local m = begin(t)
  m:play(1, "observe J10")
  m:play(2, "maneuver diver r0 J10")
  t:equal(m:variable("dives", 2), 2)
end)

random_play { options = { mode = "drifting" }, games = 5 }
