-- p1's first unit has attacked p2's.
local function attack(t, one, two, seed)
  local m = fight(t, one, two, seed)
  strike(m, 1, 0, 32)
  return m
end

local PUPILS = "pupil x4 foil"
local MAESTRO = "maestro; pupil foil; pupil foil; pupil foil"

test("a rising star is a Grade better for every bout won", function(t)
  local m = search(
    function(seed) return attack(t, MAESTRO, "duckhammer:puffling x6", seed) end,
    function(m) return m:decision(2) == "losses 32" end
  )
  t:equal(m:variable("bouts", 1), 0)
  local before = added(m)
  while m:decision(2) == "losses 32" do m:random(2) end
  local won = m:variable("bouts", 1)
  t:different(won, 0)
  pass_until(m, "quacktics")
  pass_until(m, "fight")
  strike(m, 1, 0, 32)
  t:equal(added(m) - before, math.min(2, won))
end)

test("a salute helps against a higher Grade", function(t)
  local equal = attack(t, PUPILS, "duckhammer:ripper x4")
  local higher = attack(t, PUPILS, "veteran x2; pupil foil; pupil foil")
  t:equal(added(higher) - added(equal), 0) -- A Grade more to overcome, and the salute.
end)

test("a sidestep makes who piles in harder to hit", function(t)
  local m = bout(t, "tumbler x4", PUPILS)
  local other = m:copy()
  m:play(1, "pile_in 0 walk", "shift 0 500", "done")
  other:play(1, "move 0 walk", "shift 0 500", "done")
  for _, match in ipairs { m, other } do
    match:play(1, "pass")
    match:play(2, "move 32 walk", "shift 0 -5900", "done")
    pass_until(match, "fight")
    strike(match, 2, 32, 0)
  end
  t:equal(added(m) - added(other), -1)
end)

test("the last model of a unit strikes twice", function(t)
  local function dice(army)
    return #numbers(attack(t, army, "duckhammer:puffling x6"), "^rolled (%d+) 0")
  end
  t:equal(dice(MAESTRO), 2)
  t:equal(dice(MAESTRO:gsub("maestro", "maestro x3")), 3)
end)

test("composure turns a natural 1 in morale into a 2", function(t)
  local m = search(
    function(seed)
      local m = bout(t, PUPILS, PUPILS, seed)
      pass_until(m, "charge")
      return m
    end,
    function(m) return told(m, "^rolled %d+ %d+ %d+ 1 morale") end
  )
  t:is_true(told(m, "^changed %d+ 2$"))
end)

test("who rolls a natural 12 is on form until a natural 1", function(t)
  local m = search(
    function(seed) return attack(t, MAESTRO, "duckhammer:puffling x6", seed) end,
    function(m) return told(m, "^rolled %d+ 0 %d+ 12") end
  )
  m:expect_event(2, "model_marked 0 on_form yes")
end)

test("initiative strikes before it is struck", function(t)
  -- p2 attacks, and both hit.
  local function first_hit(army)
    local m = search(
      function(seed)
        local m = fight(t, army, "duckhammer:big_auk x4; duckhammer:puffling", seed)
        m:play(1, "pass")
        m:play(2, "fight 32 0 1")
        m:play(1, "counter fight 1")
        return m
      end,
      function(m) return told(m, "^damaged 0") and told(m, "^damaged 32") end
    )
    return numbers(m, "^damaged (%d+)")[1]
  end
  t:equal(first_hit("prize_fighter x4; pupil foil"), 32)
  t:equal(first_hit("veteran x4; pupil foil"), 0)
end)

-- The damage of each hit of p1's first unit.
local function hits(m)
  return numbers(m, "^damaged 32 0 (%d+)")
end

local AUKS = "duckhammer:big_auk x4; duckhammer:puffling" -- With an Armor of 1.

test("who presses home does the most to a damaged unit", function(t)
  local m = search(
    function(seed) return attack(t, "prize_fighter x4; pupil foil", AUKS, seed) end,
    function(m) return #hits(m) > 2 end
  )
  t:equal(hits(m)[2], 5)
  t:equal(hits(m)[3], 5)
end)

test("a second intention follows where the first comes to nothing", function(t)
  -- A veteran, who looks past Armor, rolls the same dice: the only hit does 1.
  local seed = 0
  repeat
    seed = seed + 1
    local found = hits(attack(t, "veteran; pupil foil", AUKS, seed))
  until #found == 1 and found[1] == 1
  t:equal(#hits(attack(t, "prize_fighter; pupil foil", AUKS, seed)), 1)
end)

test("single combat is with units of one", function(t)
  local one = "duckhammer:big_auk; duckhammer:puffling"
  t:equal(hits(attack(t, "veteran x3; pupil foil", one))[1] - hits(attack(t, "veteran x3; pupil foil", AUKS))[1], 1)
end)

test("a veteran has an eye for gaps", function(t)
  -- The first die is a natural 12, so that both hit with it.
  local seed = 0
  repeat
    seed = seed + 1
    local m = attack(t, "veteran x4; pupil foil", AUKS, seed)
  until told(m, "^rolled 1 0 0 12") and hits(m)[1] > 1
  local veterans = hits(attack(t, "veteran x4; pupil foil", AUKS, seed))
  local pupils = hits(attack(t, "pupil x4 foil; pupil x4 foil", AUKS, seed))
  t:equal(veterans[1] - pupils[1], 1)
end)

-- p2's first unit has attacked p1's.
local function attacked(t, one, two, seed)
  local m = fight(t, one, two, seed)
  strike(m, 2, 32, 0)
  return m
end

test("a veteran rolls with hard hits", function(t)
  local hard = 0
  for seed = 1, 4 do
    local usual = numbers(attacked(t, "prize_fighter x4; pupil foil", PUPILS, seed), "^damaged 0 32 (%d+)")
    local less = numbers(attacked(t, "veteran x4; pupil foil", PUPILS, seed), "^damaged 0 32 (%d+)")
    for i, damage in ipairs(usual) do
      t:equal(less[i], damage >= 4 and damage - 1 or damage)
      if damage >= 4 then hard = hard + 1 end
    end
  end
  t:different(hard, 0)
end)

test("who destroys a veteran is challenged", function(t)
  local m = search(
    function(seed) return attacked(t, "veteran x4; pupil foil", "pupil x8 foil", seed) end,
    function(m) return m:decision(1) == "losses 0" end
  )
  while m:decision(1) == "losses 0" do m:random(1) end
  t:is_true(told(m, "^unit_marked 32 challenged 1", true))
end)

random_play { options = { scale = "bout", army_1 = "evening_class", army_2 = "evening_class" }, games = 2 }
