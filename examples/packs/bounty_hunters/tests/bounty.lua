-- A campaign that has come to the first season. p1 has a company of the Pond Guard and some
-- means; p2 has a company of Rippers, and Shouters who stay at home.
local function begin(t, setup)
  local m = t:match { options = { map = "crossroads", challenges = false, rounds = 2 } }
  m:play(1, "feather impondium")
  for _, name in ipairs(setup.means or {}) do m:play(1, "means " .. name) end
  m:play(1, "ready")
  m:play(2, "feather auks", "ready")
  m:play(1, "enlist pond_guard 10 1", "ready")
  m:play(2, "enlist ripper " .. (setup.enemies or 10) .. " 1", "enlist shouter 5 1", "ready")
  return m
end

-- What the last action, or all actions, told about p1's rations: every change.
local function rations(m, all)
  local changes = {}
  for _, event in ipairs(all and m:all_events(1) or m:events(1)) do
    local change = event:match("^rations p1 (%-?%d+)")
    if change then changes[#changes + 1] = tonumber(change) end
  end
  return changes
end

-- Whether a pattern finds anything in what the last action, or all actions, told.
local function told(m, pattern, all)
  for _, event in ipairs(all and m:all_events("host") or m:events("host")) do
    if event:find(pattern) then return true end
  end
  return false
end

-- How often, or how much in all: the sum of what a pattern finds in everything that was told.
local function sum(m, pattern)
  local result = 0
  for _, event in ipairs(m:all_events("host")) do
    local found = event:match(pattern)
    if found then result = result + (tonumber(found) or 1) end
  end
  return result
end

-- The first of some actions that a player may take.
local function play_first(m, actions)
  local seat = m:to_act()[1]
  for _, action in ipairs(actions) do
    if m:can(seat, action) then return m:play(seat, action) end
  end
  -- Whoever has lost a battle leaves the field.
  if m:decision(seat) == "choose_retreat" then return m:play(seat, m:legal(seat, "retreat")[1]) end
  error("nothing to do at " .. m:decision(seat))
end

-- Everybody rests until a season has begun.
local function rest_until(m, season)
  repeat
    play_first(m, { "recover 0", "done", "pass" })
  until told(m, "^season_began " .. season)
end

-- p1's and p2's companies meet at the inn and fight two rounds; every round `turn(m)` plays p1's or p2's Movement and
-- Combat where it wants to, and whatever is left is passed.
local function battle(m, turn)
  m:play(1, "march 0 15000 9000", "done")
  m:play(2, "march 32 15500 9000", "done")
  m:play(1, "attack 0 32", "ready")
  m:play(2, "ready")
  while not told(m, "^won ") do
    local seat = m:to_act()[1]
    local decision = m:decision(seat)
    if decision == "choose_lead" then
      m:play(seat, seat == 1 and "choose lead" or "choose sides")
    elseif decision == "choose_side" then
      m:play(seat, seat == 1 and "side low" or "side high")
    elseif decision == "deploy" then
      play_first(m, { "deploy 0 6000 4750 5", "deploy 32 6000 13250 5", "deploy 32 6000 13250 1" })
    elseif decision:find("^losses") then
      m:random(seat)
    elseif not turn(m, seat, decision) then
      play_first(m, { "pass", "done", "roll" })
    end
  end
  rest_until(m, 2)
end

-- A unit walks over the front line in the first round, and shoots or fights whenever it can.
local function attack(actor, unit, way, target)
  return function(m, seat, decision)
    if seat ~= actor or decision ~= "activate" then return false end
    for _, action in ipairs { "shoot", "fight" } do
      local text = ("%s %d %d 1"):format(action, unit, target)
      if m:can(seat, text) then
        m:play(seat, text)
        return true
      end
    end
    if not told(m, "^activated " .. unit .. " move", true) then
      m:play(seat, ("move %d walk"):format(unit), "shift 0 " .. way, "done")
      return true
    end
    return false
  end
end

test("a feast follows a victory, and there is more for the others after a defeat", function(t)
  local m = begin(t, { means = { "feast_days" } })
  battle(m, attack(1, 0, 5500, 32))
  t:is_true(told(m, "^won p1", true))
  t:contains(rations(m, true), sum(m, "^scored p1 (%d+)"))

  local lost = begin(t, { means = { "feast_days" } })
  battle(lost, attack(2, 32, -5500, 0))
  t:is_true(told(lost, "^won p2", true))
  t:contains(rations(lost, true), sum(lost, "^destroyed %d?%d ")) -- p1's models have numbers from 0.
end)

test("a bounty is for units and models", function(t)
  local m = begin(t, { means = { "scarecrow_bounty" } })
  battle(m, attack(1, 0, 5500, 32))
  t:contains(rations(m, true), sum(m, "^destroyed %d%d%d "))
  local alone = begin(t, { means = { "scarecrow_bounty" }, enemies = 1 })
  battle(alone, attack(1, 0, 5500, 32))
  t:contains(rations(alone, true), 3 + 1)
end)

test("small battles at the inn are fought in the yard", function(t)
  local m = begin(t, {})
  battle(m, attack(1, 0, 5500, 32))
  t:is_true(told(m, "^mission_shown p1 breakthrough", true))
end)

-- p1's company has been taught something before the season's march.
local function taught(t, training)
  local m = begin(t, {})
  if training then m:play(1, "raise 0", "train " .. training) end
  return m
end

-- The numbers that a pattern finds in everything that was told.
local function numbers(m, pattern)
  local found = {}
  for _, event in ipairs(m:all_events("host")) do
    local number = event:match(pattern)
    if number then found[#found + 1] = tonumber(number) end
  end
  return found
end

test("tracers find who has moved", function(t)
  -- p2 moves, then p1 shoots.
  local function added(training)
    local m = taught(t, training)
    local moves, shoots = attack(2, 32, -1000, 0), attack(1, 0, 5000, 32)
    battle(m, function(...) return moves(...) or shoots(...) end)
    return numbers(m, "^counted 1 (%-?%d+)")[1] - numbers(m, "^rolled 1 0 0 (%d+) attack")[1]
  end
  t:equal(added("drill 1 tracer") - added(), 1)
end)

test("a padded coat takes the edge off hard hits", function(t)
  local function hits(training)
    local m = taught(t, training)
    battle(m, attack(2, 32, -5500, 0))
    return numbers(m, "^damaged 0 32 (%d+)")
  end
  local usual, padded = hits(), hits("talent padded_coat")
  t:is_true(math.max(table.unpack(usual)) >= 3)
  for i = 1, math.min(#usual, #padded) do
    if usual[i] ~= padded[i] then t:equal({ usual[i], padded[i] }, { usual[i], usual[i] - 1 }) end
  end
  t:different(padded, usual)
end)

test("good boots go 2 inches further", function(t)
  local m = taught(t, "good_boots")
  local board
  battle(m, function()
    board = board or m:board("host")
    return false
  end)
  t:contains(board, "moves 8")
end)

random_play { options = { map = "crossroads", battles = 1, seasons = 3, rounds = 1, rations = 45 }, games = 2 }
