-- Both ponds are equal and p1 begins. The submarine lies at C1, D2, E2 and F2.
local function begin(t)
  local m = t:match { seed = 1, options = { mode = "sonar_hunt", first_player = "p1" } }
  for seat = 1, 2 do
    m:play(seat, "place periscope r0 C1", "commander periscope C1", "fill", "ready")
  end
  return m
end

test("the echo of a duck reaches one more cell", function(t)
  local m = begin(t)
  m:play(1, "maneuver periscope r0 F2")
  m:expect_event(1, "answered p1 F2 spotted")
  m:expect_event(1, "answered p1 F1 splash") -- Not under the viewfinder.
  m:expect_no_event(1, "answered p1 F3")
end)

test("every third ping turns the counter back", function(t)
  local m = begin(t)
  local pings = 0
  while pings < 3 do
    local seat = m:to_act()[1]
    local maneuvers = m:legal(seat, "maneuver periscope")
    if seat == 1 and #maneuvers > 0 then
      m:play(1, maneuvers[1])
      pings = pings + 1
      t:equal(m:variable("pings", 1), pings)
    else
      local cells = m:legal(seat, "observe")
      m:play(seat, cells[#cells])
    end
  end
  m:expect_event(1, "dial_turned p1 periscope 0")
  local cells = m:legal(2, "observe")
  m:play(2, cells[#cells])
  t:is_true(#m:legal(1, "maneuver periscope") > 0, "it can be used again at once")
end)

random_play { options = { mode = "sonar_hunt" }, games = 5 }
