-- p1 begins with the card in hand; hands are dealt at random, so seeds are tried.
local function begin(t, card)
  for seed = 1, 60 do
    local m = t:match { seed = seed, options = { first_player = "p1" } }
    for seat = 1, 2 do
      m:play(seat, "place carrier north A1", "place battleship north C1", "place crusher north E1")
      m:play(seat, "place submarine north G1", "place destroyer north I1", "ready")
    end
    if #m:legal(1, "play " .. card) > 0 or card == "" then return m end
  end
  error("nobody was dealt " .. card)
end

local function mines(m)
  local cells = {}
  for _, event in ipairs(m:all_events("host")) do
    local cell, change = event:match("^zone_changed p2 mines (%S+) (%S+)")
    if change == "laid" then cells[cell] = true end
    if change == "taken" then cells[cell] = nil end
  end
  return cells
end

test("mines are laid for both players to see", function(t)
  local m = begin(t, "mine_field")
  m:play(1, m:legal(1, "play mine_field")[1])
  for seat = 1, 2 do
    t:equal(#m:events(seat) >= 6, true)
    m:expect_event(seat, "zone_changed p2 mines")
  end
  local count = 0
  for _ in pairs(mines(m)) do count = count + 1 end
  t:equal(count, 6)
end)

test("a minesweeper stays in the hand while there are no mines", function(t)
  t:fails(function() begin(t, "minesweeper") end, "nobody was dealt minesweeper")
end)

random_play { games = 3 }
