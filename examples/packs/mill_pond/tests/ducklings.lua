-- Both ponds are equal, with a Sluice at E1, and p1 begins.
local function begin(t)
  local m = t:match { seed = 1, options = { mode = "mill", first_player = "p1" } }
  for seat = 1, 2 do
    m:play(seat, "place ducklings r0 A1", "commander ducklings B2", "place triple r90 A5", "place quadruple r0 F8")
    m:play(seat, "pick circles sluice", "place circles r0 E1", "commander circles E1", "ready")
  end
  return m
end

test("patience grows when nothing is found", function(t)
  local m = begin(t)
  m:play(1, "maneuver ducklings r0 J6")
  t:equal(m:variable("patience", 1), 1)
  t:equal(m:variable("patience", 2), 0, "the other player's")
end)

test("patience is spent on cells beside a spotted duck", function(t)
  local m = begin(t)
  m:play(1, "maneuver ducklings r0 J6")
  for _, cell in ipairs { "B9", "C9", "D9" } do
    m:play(2, "observe " .. cell)
    m:play(1, "observe " .. cell)
  end
  m:play(2, "observe E9")
  m:play(1, "maneuver ducklings r0 D1")
  m:expect_event(1, "answered p1 E2 spotted")
  m:expect_event(1, "answered p1 F2 spotted") -- Not under the viewfinder.
  t:equal(m:variable("patience", 1), 0)
end)

test("patience is saved and undone with the match", function(t)
  local m = begin(t)
  m:play(1, "maneuver ducklings r0 J6")
  t:equal(m:restored():variable("patience", 1), 1)
  m:undo()
  t:equal(m:variable("patience", 1), 0)
end)

test("the island is not part of the pond", function(t)
  begin(t):refuses(1, "observe E5")
end)

random_play { options = { mode = "mill" }, games = 10 }
