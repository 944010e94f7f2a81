-- p1 begins with the card in hand; hands are dealt at random, so seeds are tried. Both fleets lie side
-- by side, bows to the north.
local function begin(t, card)
  for seed = 1, 60 do
    local m = t:match { seed = seed, options = { first_player = "p1" } }
    for seat = 1, 2 do
      m:play(seat, "place carrier north A1", "place battleship north C1", "place crusher north E1")
      m:play(seat, "place submarine north G1", "place destroyer north I1", "ready")
    end
    if #m:legal(1, "play " .. card) > 0 then return m end
  end
  error("nobody was dealt " .. card)
end

local function count(events, beginning)
  local number = 0
  for _, event in ipairs(events) do
    if event:sub(1, #beginning) == beginning then number = number + 1 end
  end
  return number
end

test("a spotter plane looks at nine cells", function(t)
  local m = begin(t, "spotter_plane")
  m:play(1, "play spotter_plane B2")
  t:equal(count(m:events(1), "seen p2"), 9)
  m:expect_event(1, "seen p2 A1 ship")
  m:expect_event(1, "seen p2 B2 water")
  t:is_true(m:can(1, "attack B2"), "it is no attack")
end)

test("and at fewer in a corner", function(t)
  local m = begin(t, "spotter_plane")
  m:play(1, "play spotter_plane N14")
  t:equal(count(m:events(1), "seen p2"), 4)
end)

test("an ambush hits a ship once", function(t)
  local m = begin(t, "ambush")
  m:play(1, "play ambush carrier")
  m:expect_event(2, "ship_attacked p1 carrier 1")
end)

test("a wild shot is a single one at first, and counted", function(t)
  local m = begin(t, "wild_shot")
  m:play(1, "play wild_shot")
  t:equal(count(m:events("host"), "cell_attacked p1"), 1)
  t:equal(m:variable("shots"), 1)
end)

random_play { games = 3 }
