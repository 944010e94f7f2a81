-- What the tests of this pack share.

-- A bout that has come to the first Movement phase. p1 leads and stands at the low end; every unit is a row, the first
-- one in front.
function bout(t, one, two, seed)
  local m = t:match { seed = seed or 1, options = { scale = "bout", army_1 = one, army_2 = two } }
  m:play(1, "ready")
  m:play(2, "ready")
  local winner = m:to_act()[1]
  m:play(winner, winner == 1 and "choose lead" or "choose sides")
  m:play(2, "side high")
  m:play(1, "mission assassination")
  m:play(2, "mission assassination")
  local sizes = { {}, {} }
  for seat, list in ipairs { one, two } do
    for line in list:gmatch("[^;]+") do table.insert(sizes[seat], tonumber(line:match(" x(%d+)")) or 1) end
  end
  local rows = { 0, 0 }
  while m:decision(1) ~= "start_quacktic" do
    local seat = m:to_act()[1]
    if m:decision(seat) == "deploy" then
      local row = rows[seat]
      local size = sizes[seat][row + 1]
      local back = 1250 * row + (size > 8 and 625 or 0) -- More than 8 stand in two rows.
      local y = seat == 1 and 5250 - back or 12750 + back
      m:play(seat, ("deploy %d 6000 %d %d"):format((seat - 1) * 32 + row, y, math.min(size, 8)))
      rows[seat] = row + 1
    else
      m:play(seat, "done")
    end
  end
  m:play(1, "pass")
  m:play(2, "pass")
  return m
end

-- The same in the Fight step: p1's first unit has walked up to the enemy's, half an inch from contact.
function fight(t, one, two, seed)
  local m = bout(t, one, two, seed)
  m:play(1, "move 0 walk", "shift 0 5900", "done")
  pass_until(m, "fight")
  return m
end

-- A unit attacks, and nobody answers.
function strike(m, seat, unit, target)
  if m:decision(3 - seat) == "activate" then m:play(3 - seat, "pass") end
  m:play(seat, ("fight %d %d 1"):format(unit, target))
  if m:decision(seat) == "prepare " .. unit then m:play(seat, "roll") end
  if m:decision(3 - seat) == "counter " .. target then m:play(3 - seat, "pass") end
end

-- All numbers that a pattern finds in what came of the last action, or of all actions.
function numbers(m, pattern, all)
  local found = {}
  for _, event in ipairs(all and m:all_events("host") or m:events("host")) do
    local number = event:match(pattern)
    if number then found[#found + 1] = tonumber(number) end
  end
  return found
end

-- What was added to the natural result of the first die.
function added(m)
  return numbers(m, "^counted 1 (%-?%d+)")[1] - numbers(m, "^rolled 1 %d+ %d+ (%d+)")[1]
end

-- Whether a pattern finds anything in what came of the last action, or of all actions.
function told(m, pattern, all)
  for _, event in ipairs(all and m:all_events("host") or m:events("host")) do
    if event:find(pattern) then return true end
  end
  return false
end

-- The first match of several seeds that has what a test needs; `make(seed)` makes one.
function search(make, wanted)
  for seed = 1, 60 do
    local m = make(seed)
    if wanted(m) then return m end
  end
  error("no seed has it")
end

-- Everybody passes, and chooses losses by chance, until a phase has begun.
function pass_until(m, phase)
  repeat
    local seat = m:to_act()[1]
    if m:decision(seat):find("^losses") then m:random(seat) else m:play(seat, "pass") end
  until told(m, "^phase_began " .. phase)
end
