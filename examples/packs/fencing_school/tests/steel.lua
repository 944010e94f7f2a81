local DUCKS = "duckhammer:fledgling x4"

-- p1's pupils have attacked with a weapon. Only the weapon differs from match to match, and so the dice are the same.
local function lesson(t, weapon, enemy, seed)
  local m = fight(t, "pupil x4 " .. weapon, enemy or DUCKS, seed)
  strike(m, 1, 0, 32)
  return m
end

test("a foil strikes better at a distance", function(t)
  t:equal(added(lesson(t, "foil")) - added(lesson(t, "rapier")), 1)
end)

test("a parrying dagger guards its wielder", function(t)
  local function attacked(weapon)
    local m = fight(t, "pupil x4 " .. weapon, "pupil x4 foil")
    strike(m, 2, 32, 0)
    return added(m)
  end
  t:equal(attacked("parrying_dagger") - attacked("rapier"), -1)
end)

test("twin daggers strike twice with two units in reach", function(t)
  local function dice(weapon, enemy)
    return #numbers(lesson(t, weapon, enemy), "^rolled (%d+) 0")
  end
  local two = "duckhammer:fledgling x4; duckhammer:fledgling x4"
  t:equal(dice("twin_daggers"), 4)
  t:equal(dice("rapier", two), 4)
  t:equal(dice("twin_daggers", two), 8)
end)

test("a straight sword betters its best miss", function(t)
  local m = search(
    function(seed) return lesson(t, "straight_sword", nil, seed) end,
    function(m) return told(m, "^changed") end
  )
  local die = numbers(m, "^changed (%d+)")[1]
  local natural = numbers(m, "^rolled " .. die .. " 0 %d+ (%d+)")[1]
  t:equal(numbers(m, "^changed %d+ (%d+)")[1], natural + 1)
end)

test("a dress sword is applauded for every natural 12", function(t)
  local m = search(
    function(seed) return lesson(t, "dress_sword", nil, seed) end,
    function(m) return told(m, "^rolled %d+ 0 %d+ 12 attack") end
  )
  m:expect_event(2, "unit_marked 0 applauded " .. #numbers(m, "^rolled (%d+) 0 %d+ 12 attack"))
end)

test("a rapier answers before it is hit", function(t)
  -- p2 attacks, p1 answers and is stronger: p1's hits come first.
  local function answer(weapon, seed)
    local m = fight(t, "pupil x4 " .. weapon, "pupil x4 foil", seed)
    m:play(1, "pass")
    m:play(2, "fight 32 0 1")
    m:play(1, "counter fight 1")
    return m
  end
  local function first_hit(m)
    return numbers(m, "^damaged (%d+)")[1]
  end
  local seed = 0
  repeat
    seed = seed + 1
    local m = answer("rapier", seed)
    local own, other = 0, 0
    for die = 1, 8 do
      local total = numbers(m, "^counted " .. die .. " (%-?%d+)")[1]
      if told(m, "^rolled " .. die .. " 0 ") then own = own + total else other = other + total end
    end
    if own > other and told(m, "^damaged 32") then
      t:equal(first_hit(m), 32)
      break
    end
  until seed == 30
  t:equal(first_hit(answer("foil", seed)), 0)
end)

test("a sword breaker binds a weapon on a natural 12", function(t)
  local m = search(
    function(seed) return lesson(t, "sword_breaker", "duckhammer:quack_marine x4", seed) end,
    function(m) return (m:decision(1) or ""):find("pick_weapon") end
  )
  t:is_true(told(m, "^rolled %d+ 0 %d+ 12 attack"))
  m:play(1, "pick 1")
  t:is_true(told(m, "^weapon_marked %d+ 1 bound"))
end)

test("a cane sword swings back", function(t)
  -- A d6 that shows its most is followed by another die.
  local function hits(weapon)
    local damage = {}
    for seed = 1, 12 do
      for _, hit in ipairs(numbers(lesson(t, weapon, nil, seed), "^damaged 32 0 (%d+)")) do
        damage[#damage + 1] = hit
      end
    end
    return math.max(table.unpack(damage))
  end
  t:equal(hits("foil"), 6)
  t:is_true(hits("cane_sword") > 6)
end)

test("a sabre hits larger units harder", function(t)
  local large, small = "duckhammer:fledgling x5", "duckhammer:fledgling x4"
  local function first_hit(weapon, enemy)
    return numbers(lesson(t, weapon, enemy), "^damaged 32 0 (%d+)")[1]
  end
  t:equal(first_hit("sabre", large) - first_hit("rapier", large), 1)
  t:equal(first_hit("sabre", small) - first_hit("rapier", small), 0)
end)

test("a stiletto finds a way through half of the Armor", function(t)
  local armored = "duckhammer:big_auk x4; duckhammer:puffling x1" -- Armor 1.
  local function hit(weapon)
    return numbers(lesson(t, weapon, armored), "^damaged 32 0 (%d+)")[1]
  end
  t:equal(hit("stiletto") - hit("rapier"), 1)
end)
