-- A fete that has come to the first Movement phase. p1 leads and stands at the low end; every unit is a row, the
-- first one in front. `setup` may name missions and terrain.
local function fete(t, one, two, setup)
  setup = setup or {}
  local options = { scale = "fete", army_1 = one, army_2 = two, terrain = setup.terrain or "" }
  local m = t:match { seed = setup.seed or 1, options = options }
  m:play(1, "ready")
  m:play(2, "ready")
  local winner = m:to_act()[1]
  m:play(winner, winner == 1 and "choose lead" or "choose sides")
  m:play(2, "side high")
  m:play(1, "mission " .. (setup.mission or "assassination"))
  m:play(2, "mission " .. (setup.other_mission or "assassination"))
  local sizes = { {}, {} }
  for seat, list in ipairs { one, two } do
    for line in list:gmatch("[^;]+") do table.insert(sizes[seat], tonumber(line:match(" x(%d+)")) or 1) end
  end
  local rows = { 0, 0 }
  while m:decision(1) ~= "start_quacktic" do
    local seat = m:to_act()[1]
    local decision = m:decision(seat)
    if decision == "deploy" then
      local row = rows[seat]
      local y = seat == 1 and 5250 - 1250 * row or 18750 + 1250 * row
      m:play(seat, ("deploy %d 6000 %d %d"):format((seat - 1) * 32 + row, y, sizes[seat][row + 1]))
      rows[seat] = row + 1
    elseif decision == "name_monster" then
      m:play(seat, m:can(seat, "pass") and "pass" or "monster " .. (setup.monster or "bull"))
    elseif decision:find("^place") then
      local places = m:legal(seat)
      m:play(seat, m:can(seat, "place 6000 12000") and "place 6000 12000" or places[#places])
    else
      m:play(seat, "done")
    end
  end
  return m
end

-- Whether a pattern finds anything in what came of the last action, or of all actions.
local function told(m, pattern, all)
  for _, event in ipairs(all and m:all_events("host") or m:events("host")) do
    if event:find(pattern) then return true end
  end
  return false
end

-- Everybody passes, and chooses losses by chance, until something has been told.
local function pass_until(m, pattern)
  repeat
    local seat = m:to_act()[1]
    if m:decision(seat):find("^losses") then m:random(seat) else m:play(seat, "pass") end
  until told(m, pattern) or m:over()
end

-- All numbers that a pattern finds in what came of the last action, or of all actions.
local function numbers(m, pattern, all)
  local found = {}
  for _, event in ipairs(all and m:all_events("host") or m:events("host")) do
    local number = event:match(pattern)
    if number then found[#found + 1] = tonumber(number) end
  end
  return found
end

-- What was added to the natural result of the first die.
local function added(m)
  return numbers(m, "^counted 1 (%-?%d+)")[1] - numbers(m, "^rolled 1 %d+ %d+ (%d+)")[1]
end

-- The first units walk towards each other and meet in the middle, and the Fight step has begun.
local function meet(m)
  pass_until(m, "^phase_began movement")
  m:play(1, "move 0 walk", "shift 0 5900", "done", "pass")
  m:play(2, "move 32 walk", "shift 0 -5900", "done")
  pass_until(m, "^phase_began fight")
end

-- p1's first unit attacks p2's, and nobody answers.
local function strike(m, weapon)
  m:play(1, "fight 0 32 " .. (weapon or 1))
  if m:decision(1) == "prepare 0" then m:play(1, "roll") end
  if m:decision(2) == "counter 32" then m:play(2, "pass") end
end

local OPEN = "water: 0/9000 1000/9000 1000/10000" -- Terrain that is in nobody's way.

test("a tea party scores for tables with only own models", function(t)
  local m = fete(t, "batsman", "batsman", { mission = "tea_party", terrain = OPEN })
  local visited = m:copy()
  pass_until(m, "^phase_began movement")
  m:play(1, "move 0 walk", "shift 0 5900", "done")
  pass_until(m, "^round_began 2")
  m:expect_event(1, "scored p1 2")
  meet(visited)
  pass_until(visited, "^round_began 2")
  visited:expect_no_event(1, "scored")
  local shared = fete(t, "batsman", "batsman", { mission = "tea_party", other_mission = "tea_party", terrain = OPEN })
  for _, way in ipairs { "-3900 3900", "0 1800" } do -- To a table at the edge.
    pass_until(shared, "^phase_began movement")
    if shared:decision(2) then shared:play(2, "pass") end
    shared:play(1, "move 0 walk", "shift " .. way, "done")
    pass_until(shared, "^round_began")
  end
  shared:expect_event(1, "scored p1 1")
end)

test("a brass band plays on the bandstand, or somewhere in the middle", function(t)
  local m = fete(t, "batsman", "batsman", { mission = "brass_band" })
  pass_until(m, "^phase_began movement")
  local below = m:copy()
  m:play(1, "move 0 walk", "shift 0 4950", "done")
  pass_until(m, "^round_began 2")
  m:expect_event(1, "scored p1 2")
  pass_until(below, "^round_began 2")
  below:expect_no_event(1, "scored")
  local open = fete(t, "batsman", "batsman", { mission = "brass_band", terrain = OPEN })
  pass_until(open, "^phase_began movement")
  open:play(1, "move 0 walk", "shift 0 5900", "done")
  pass_until(open, "^round_began 2")
  open:expect_event(1, "scored p1 1")
end)

test("a raid scores for every second model", function(t)
  local pairs_seen = 0
  for seed = 1, 6 do
    local setup = { mission = "raid_the_larder", terrain = OPEN, seed = seed }
    local m = fete(t, "batsman x8", "duckhammer:fledgling x8", setup)
    meet(m)
    strike(m)
    while m:decision(2) == "losses 32" do m:random(2) end
    local destroyed = #numbers(m, "^destroyed (%d+)", true)
    t:equal(#numbers(m, "^scored p1 (1)", true), destroyed // 2)
    pairs_seen = pairs_seen + destroyed // 2
  end
  t:different(pairs_seen, 0)
end)

test("a raid scores for units, and more for who is behind", function(t)
  local function raid(seed, late)
    local setup = { mission = "raid_the_larder", other_mission = "brass_band", terrain = OPEN, seed = seed }
    local m = fete(t, "batsman x8", "duckhammer:fledgling; duckhammer:fledgling", setup)
    meet(m)
    if late then -- The band has played once.
      pass_until(m, "^phase_began quacktics")
      pass_until(m, "^phase_began fight")
      if m:decision(2) == "activate" then m:play(2, "pass") end
    end
    strike(m)
    while m:decision(2) == "sway" do m:play(2, "pass") end
    return m
  end
  for late, points in pairs { [false] = 1, [true] = 2 } do
    local seed = 0
    repeat
      seed = seed + 1
      local m = raid(seed, late)
      local destroyed = told(m, "^unit_destroyed 32", true)
      if destroyed then t:is_true(told(m, "^scored p1 " .. points, true)) end
    until destroyed
  end
end)

test("a raid scores in the enemy's zone", function(t)
  local m = fete(t, "batsman", "batsman", { mission = "raid_the_larder", terrain = OPEN })
  for _, inches in ipairs { 5900, 5900, 2000 } do
    t:is_false(told(m, "^scored", true))
    pass_until(m, "^phase_began movement")
    if m:decision(2) then m:play(2, "pass") end
    m:play(1, "move 0 walk", "shift -1000 " .. inches, "done")
    pass_until(m, "^round_began")
  end
  m:expect_event(1, "scored p1 1")
end)

test("a polite afternoon pays if nobody is lost, and more with a captain", function(t)
  local function afternoon(army)
    local m = fete(t, army, "batsman", { terrain = OPEN })
    m:play(1, "quacktic polite_afternoon -1")
    pass_until(m, "^round_began 2")
    return m
  end
  afternoon("batsman; batsman"):expect_event(1, "quacktic_paid p1 polite_afternoon 2")
  afternoon("batsman; captain"):expect_event(1, "quacktic_paid p1 polite_afternoon 3")
end)

test("a polite afternoon is over with the first loss", function(t)
  local seed = 0
  repeat
    seed = seed + 1
    local m = fete(t, "batsman x8", "duckhammer:fledgling x8", { terrain = OPEN, seed = seed })
    m:play(1, "quacktic polite_afternoon -1")
    meet(m)
    strike(m)
    while m:decision(2) == "losses 32" do m:random(2) end
    local destroyed = told(m, "^destroyed", true)
    if destroyed then t:is_true(told(m, "^quacktic_broken p1 polite_afternoon", true)) end
  until destroyed
end)

test("keep off the grass pays for a unit destroyed on the own side", function(t)
  local quiet = fete(t, "batsman", "batsman", { terrain = OPEN })
  quiet:play(1, "quacktic keep_off_the_grass -1")
  pass_until(quiet, "^round_began 2")
  quiet:expect_event(1, "quacktic_broken p1 keep_off_the_grass")
  local seed = 0
  repeat
    seed = seed + 1
    local m = fete(t, "batsman x8", "duckhammer:fledgling; duckhammer:fledgling", { terrain = OPEN, seed = seed })
    pass_until(m, "^phase_began movement")
    m:play(1, "pass")
    m:play(2, "move 32 walk", "shift 0 -5900", "done")
    pass_until(m, "^round_began 2")
    m:play(2, "pass")
    m:play(1, "quacktic keep_off_the_grass -1")
    m:play(2, "move 32 walk", "shift 0 -5900", "done", "pass")
    pass_until(m, "^phase_began fight")
    if m:decision(2) == "activate" then m:play(2, "pass") end
    strike(m)
    pass_until(m, "^round_began 3")
    local destroyed = told(m, "^unit_destroyed 32", true)
    local paid = told(m, "^quacktic_paid p1 keep_off_the_grass 3")
    t:equal(paid, destroyed)
  until destroyed
end)

-- The damage of the first hit of p1's first unit.
local function first_hit(t, enemy, weapon, seed)
  local m = fete(t, "batsman x8", enemy, { terrain = OPEN, seed = seed })
  meet(m)
  strike(m, weapon)
  return numbers(m, "^damaged 32 0 (%d+)")[1]
end

test("a full swing is for the first weapon, and fiercer among batsmen", function(t)
  local ducks = "duckhammer:fledgling x4"
  t:equal(first_hit(t, ducks, 1) - first_hit(t, ducks, 2), 1)
  t:equal(first_hit(t, "batsman x4", 1) - first_hit(t, "batsman x4", 2), 2)
end)

test("fielders stand well beside a hedge", function(t)
  local function shot_at(hedge)
    local m = fete(t, "batsman x4", "duckhammer:court_archer x4; duckhammer:court_archer x4", { terrain = hedge })
    m:play(1, "pass")
    m:play(2, "pass")
    m:play(1, "pass")
    m:play(2, "move 32 walk", "shift 0 -3000", "done")
    pass_until(m, "^phase_began shoot")
    m:play(2, "shoot 32 0 1")
    while m:decision(2) == "prepare 32" do m:play(2, "roll") end
    return added(m)
  end
  local beside = shot_at("obstacle 800: 3000/5800 9000/5800 9000/6300 3000/6300")
  local behind = shot_at("obstacle 800: 3000/7800 9000/7800 9000/8300 3000/8300")
  t:equal(beside - behind, -2)
end)

test("a captain's word reaches batsmen", function(t)
  local function attack(army)
    local m = fete(t, army, "duckhammer:fledgling x4", { terrain = OPEN })
    pass_until(m, "^phase_began movement")
    m:play(1, "move 1 walk", "shift 0 5900", "done", "move 0 walk", "shift 0 5900", "done", "pass")
    m:play(2, "move 32 walk", "shift 0 -5900", "done")
    pass_until(m, "^phase_began fight")
    strike(m)
    return added(m)
  end
  t:equal(attack("batsman x4; captain") - attack("batsman x4; batsman"), 1)
end)

-- A fete with a bull at p1's side; everybody passes until something has been told.
local function bull(t, seed, pattern, army)
  local setup = { mission = "outside_problem", terrain = OPEN, seed = seed }
  local m = fete(t, army or "batsman x4", "batsman", setup)
  pass_until(m, pattern)
  return m
end

test("a bull is furious from the second round on", function(t)
  local m = bull(t, 1, "^round_began 2")
  m:expect_event(1, "unit_marked 64 furious 1")
end)

test("a furious bull charges 6 inches or more", function(t)
  local charges = 0
  for seed = 1, 8 do
    local furious = 0
    for _, event in ipairs(bull(t, seed, "^round_began 4"):all_events("host")) do
      furious = tonumber(event:match("^unit_marked 64 furious (%d)")) or furious
      local inches = tonumber(event:match("^charge_rolled 64 (%d+)"))
      if inches and furious == 1 then
        charges = charges + 1
        t:is_true(inches >= 6)
      end
    end
  end
  t:different(charges, 0)
end)

test("a bull's hide stops half of a hard hit", function(t)
  local most = 0
  for seed = 1, 12 do
    local m = bull(t, seed, "^phase_began fight", "batsman x8")
    for _ = 1, 60 do
      if m:over() then break end
      if m:can(1, "fight 0 64 1") then
        m:play(1, "fight 0 64 1", "roll")
        if m:decision(1) == "sway" then m:play(1, "pass") end
      else
        pass_until(m, ".")
      end
    end
    most = math.max(most, table.unpack(numbers(m, "^damaged 64 0 (%d+)", true)))
  end
  t:equal(most, 5)
end)

test("a bull calms down over a victim", function(t)
  local calmed = 0
  for seed = 1, 12 do
    local m = bull(t, seed, "^unit_marked 64 furious 0")
    if not m:over() then
      t:is_true(told(m, "^destroyed") or told(m, "^lose"))
      calmed = calmed + 1
    end
  end
  t:different(calmed, 0)
end)

random_play { options = { scale = "fete", army_1 = "first_eleven", army_2 = "first_eleven" }, games = 2 }

test("a tug of war begins with a furious unit and is won beyond the front line", function(t)
  local m = fete(t, "batsman", "batsman", { mission = "tug_of_war", terrain = OPEN })
  t:is_true(told(m, "^unit_marked 0 furious 1", true))
  local stayed = m:copy()
  pass_until(stayed, "^round_began 2")
  t:is_false(stayed:over())
  pass_until(m, "^phase_began movement")
  m:play(1, "move 0 walk", "shift 0 6900", "done")
  pass_until(m, "^round_began 2")
  t:is_true(m:over())
  t:is_true(told(m, "^won p1 victory_points"))
end)

test("a gander goes by the quarters of the clock", function(t)
  local m = fete(t, "batsman", "batsman", { mission = "outside_problem", monster = "gander" })
  for _ = 1, 2 do
    pass_until(m, "^direction_rolled")
    for _, hour in ipairs(numbers(m, "^direction_rolled %d+ (%d+)")) do t:equal(hour % 3, 0) end
    if m:over() then break end
  end
end)
