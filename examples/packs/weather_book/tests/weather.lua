-- A squall that has come to the first Movement phase. p1 leads and stands at the low end; every unit is a row, the
-- first one in front.
local function squall(t, one, two, seed, terrain)
  local options = { scale = "squall", army_1 = one, army_2 = two, terrain = terrain or "" }
  local m = t:match { seed = seed or 1, options = options }
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
      local y = seat == 1 and 5250 - 1250 * row or 12750 + 1250 * row
      m:play(seat, ("deploy %d 6000 %d %d"):format((seat - 1) * 32 + row, y, sizes[seat][row + 1]))
      rows[seat] = row + 1
    else
      m:play(seat, "done")
    end
  end
  m:play(1, "pass")
  m:play(2, "pass")
  return m
end

-- Whether a pattern finds anything in what came of the last action.
local function told(m, pattern)
  for _, event in ipairs(m:events("host")) do
    if event:find(pattern) then return true end
  end
  return false
end

local function pass_until(m, phase)
  repeat
    local seat = m:to_act()[1]
    if m:decision(seat):find("^losses") then m:random(seat) else m:play(seat, "pass") end
  until told(m, "^phase_began " .. phase)
end

-- The first match of several seeds that has what a test needs; `make(seed)` makes one.
local function search(make, wanted)
  for seed = 1, 60 do
    local m = make(seed)
    if wanted(m) then return m end
  end
  error("no seed has it")
end

-- p1's first unit has cast a spell, and nobody answered. `before(m)` plays the Movement phase.
local function cast(t, one, two, spell, before)
  return search(
    function(seed)
      local m = squall(t, one, two, seed)
      if before then before(m) end
      pass_until(m, "chant")
      m:play(1, "chant 0 " .. spell)
      return m
    end,
    function(m) return told(m, "^spell_cast 0 %S+ yes") end
  )
end

-- What was added to the natural result of the first die.
local function added(m)
  local natural, total
  for _, event in ipairs(m:events("host")) do
    natural = natural or tonumber(event:match("^rolled 1 %d+ %d+ (%d+)"))
    total = total or tonumber(event:match("^counted 1 (%-?%d+)"))
  end
  return total - natural
end

local CALLERS = "storm_caller x5; puddle_jumper"
local MAKERS = "rain_maker x4; duckhammer:harpooner x2; puddle_jumper"
local JUMPERS = "puddle_jumper x4"

-- p2's first unit takes off and hovers.
local function hover(m)
  m:play(1, "pass")
  m:play(2, "move 32 fly", "shift 0 100", "done")
end

test("hail pushes enemies outwards", function(t)
  local m = cast(t, CALLERS, JUMPERS, "hail 1 6000 12750")
  m:expect_event(2, "moved 256 3125 12750")
  m:expect_no_event(2, "damaged")
end)

test("hail brings flyers down", function(t)
  local m = cast(t, CALLERS, JUMPERS, "hail 1 6000 12850", hover)
  m:expect_event(2, "landed 32")
  m:expect_event(2, "damaged 32 0")
end)

test("a thermal lifts who can fly and mends who cannot", function(t)
  local m = cast(t, "rain_maker x4; puddle_jumper x2", JUMPERS, "thermal 1 6000 5000")
  m:expect_event(2, "took_off 1")
  -- Harpooners cannot; they are shot at in the first round.
  m = search(
    function(seed)
      local m = squall(t, MAKERS, "puddle_jumper x8", seed)
      pass_until(m, "shoot")
      m:play(1, "pass")
      m:play(2, "shoot 32 1 1")
      pass_until(m, "movement")
      pass_until(m, "chant")
      m:play(1, "chant 0 thermal 1 6000 4000")
      return m
    end,
    function(m) return told(m, "^spell_cast 0 thermal yes") and told(m, "^healed 1") end
  )
  m:expect_no_event(1, "took_off 1")
end)

test("a flood soaks all but fast swimmers, and sweeps some away", function(t)
  local m = cast(t, CALLERS, JUMPERS, "flood 1 6000 12750")
  m:expect_event(2, "unit_marked 32 soaked 1")
  search(
    function(seed)
      m = squall(t, CALLERS, "puddle_jumper x8", seed)
      pass_until(m, "chant")
      m:play(1, "chant 0 flood 1 6000 12750")
      return m
    end,
    function(m) return told(m, "^destroyed %d+ script") end
  )
  local swimmers = cast(t, CALLERS, "duckhammer:murrelet x4", "flood 1 6000 12750")
  swimmers:expect_no_event(1, "unit_marked 32")
end)

test("a clear sky dries", function(t)
  search(
    function(seed)
      local m = squall(t, "storm_caller x3; rain_maker x3", JUMPERS, seed)
      pass_until(m, "chant")
      m:play(1, "chant 0 flood 1 6000 5000")
      m:play(1, "chant 1 clear_sky 1 6000 4000")
      return m
    end,
    function(m) return told(m, "^unit_marked 1 soaked 0") end
  )
end)

test("a weather eye helps the second choir", function(t)
  local m = squall(t, "storm_caller x3; rain_maker x3", JUMPERS)
  pass_until(m, "chant")
  local other = m:copy()
  m:play(1, "chant 0 hail 1 6000 12750")
  for _, match in ipairs { m, other } do match:play(1, "chant 1 clear_sky 1 6000 4000") end
  t:equal(added(m) - added(other), 2)
end)

test("a waterspout carries a friend to the middle, if there is room", function(t)
  local m = cast(t, MAKERS, JUMPERS, "waterspout 1 6000 7000")
  t:is_true(told(m, "^model_put %d+ 6000 7000") or told(m, "^moved %d+ 6000 7000"))
  m = cast(t, MAKERS, JUMPERS, "waterspout 1 6625 5250") -- Somebody stands there.
  m:expect_no_event(1, "model_put")
  m:expect_no_event(1, "moved")
end)

test("lightning strikes the highest, and who stands beside", function(t)
  local m = cast(t, CALLERS, "puddle_jumper x4; puddle_jumper x4", "lightning 1 6000 13000", hover)
  m:expect_event(2, "damaged 33 0 1")
  t:is_true(told(m, "^damaged 32 0 %d"))
  t:is_false(told(m, "^damaged 32 0 1$"))
end)

test("rolling thunder takes somebody along, and is easier with a barometer", function(t)
  local m = cast(t, CALLERS, JUMPERS, "rolling_thunder 1 6000 12750")
  t:equal(added(m), 5 + 1)
  search(
    function(seed)
      m = squall(t, CALLERS, JUMPERS, seed)
      pass_until(m, "chant")
      m:play(1, "chant 0 rolling_thunder 1 6000 12750")
      return m
    end,
    function(m) return m:decision(2) == "losses 32" end
  )
end)

test("a natural 1 echoes", function(t)
  local m = search(
    function(seed)
      local m = squall(t, CALLERS, JUMPERS, seed)
      pass_until(m, "chant")
      m:play(1, "chant 0 hail 1 6000 12750")
      return m
    end,
    function(m) return told(m, "^rolled 1 0 0 1 chant") end
  )
  m:expect_event(1, "damaged 0 0 1")
end)

test("in the eye of the storm nobody answers", function(t)
  local function answered(wanted)
    return search(
      function(seed)
        local m = squall(t, CALLERS, CALLERS, seed)
        pass_until(m, "chant")
        m:play(1, "chant 0 hail 1 6000 12750")
        m:play(2, "counter_chant hail 1 6000 5250")
        return m
      end,
      wanted
    )
  end
  local strong = answered(function(m) return told(m, "^counted 1 1[4-9]") end)
  strong:expect_event(1, "counter_cancelled 32")
  local weak = answered(function(m) return told(m, "^counted 1 %d ") end)
  weak:expect_no_event(1, "counter_cancelled 32")
end)

test("shards fly on, and around corners", function(t)
  local m = search(
    function(seed)
      local m = squall(t, JUMPERS, "puddle_jumper x4; puddle_jumper x4", seed)
      pass_until(m, "shoot")
      m:play(1, "shoot 0 32 1")
      m:play(2, "pass")
      return m
    end,
    function(m) return told(m, "^damaged 32") end
  )
  t:is_true(told(m, "^damaged 33 0"))

  -- Half behind a wall.
  m = squall(t, "puddle_jumper", "puddle_jumper", 1, "obstacle 2000: 4000/8000 6000/8000 6000/9000 4000/9000")
  pass_until(m, "shoot")
  m:play(1, "shoot 0 32 1")
  m:play(2, "pass")
  t:equal(added(m), -2 + 1)
end)

test("oiled feathers help to surface, and dry on land", function(t)
  local m = squall(t, "puddle_jumper x4", JUMPERS)
  m:play(1, "move 0 dive", "shift 0 1000", "done")
  pass_until(m, "quacktics")
  t:equal(added(m), 2)
  m = cast(t, "storm_caller x4; storm_caller; puddle_jumper", JUMPERS, "flood 1 6000 2750")
  m:expect_event(1, "unit_marked 2 soaked 1")
  pass_until(m, "quacktics")
  m:expect_event(1, "unit_marked 2 soaked 0")
  m:expect_no_event(1, "unit_marked 1 soaked 0")
  m = cast(t, CALLERS, JUMPERS, "flood 1 6000 12750") -- In the pool nobody dries.
  pass_until(m, "quacktics")
  m:expect_no_event(1, "unit_marked 32 soaked 0")
end)

random_play { options = { scale = "squall", army_1 = "observers", army_2 = "observers" }, games = 2 }
