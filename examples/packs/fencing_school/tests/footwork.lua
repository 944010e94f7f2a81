local PUPILS = "pupil x4 foil"

-- p1's tumblers are about to charge.
local function charging(t, seed)
  local m = bout(t, "tumbler x4", PUPILS, seed)
  pass_until(m, "charge")
  m:play(1, "charge 0 walk")
  return m
end

test("equal dice make a long lunge", function(t)
  -- A double 3 comes to 8.
  search(
    function(seed) return charging(t, seed) end,
    function(m) return told(m, "^charge_rolled 0 8") end
  )
end)

test("half of the tumblers run as far as the dice could go", function(t)
  local m = search(
    function(seed) return charging(t, seed) end,
    function(m) return told(m, "^charge_rolled 0 3") end
  )
  m:play(1, "step 0 4125 11000", "step 1 5375 11000")
  m:refuses(1, "step 2 6625 11000")
end)

test("a shoulder throws enemies off balance", function(t)
  local m = bout(t, "tumbler x4", PUPILS .. "; " .. PUPILS)
  m:play(1, "move 0 walk", "shift 0 5900", "done", "pile_in 0 walk", "shift 0 600", "done")
  m:expect_event(2, "unit_marked 32 off_balance 1")
  pass_until(m, "charge")
  m:refuses(2, "charge 32 walk", "activated in this Charge phase already")
  t:is_true(m:can(2, "charge 33 walk"))
end)

-- p1's first unit has fought p2's, and morale has been rolled.
local function after_morale(t, one, two, seed)
  local m = fight(t, one, two, seed)
  strike(m, 1, 0, 32)
  pass_until(m, "morale")
  return m
end

test("steady tumblers fear half", function(t)
  local m = search(
    function(seed) return after_morale(t, "veteran x4; pupil foil", "tumbler x6", seed) end,
    function(m)
      local lost = #numbers(m, "^destroyed (%d+) damage", true)
      local fear = (lost + 1) // 2 + lost -- Of others.
      local total = numbers(m, "^counted 3 (%d+)")[1]
      return total < fear and total >= fear // 2
    end
  )
  t:is_true(told(m, "^counted 3 %d+ yes"))
end)

test("shame keeps all but one from running", function(t)
  local m = search(
    function(seed) return after_morale(t, "duckhammer:ripper x8", "pupil x10 foil", seed) end,
    function(m) return #numbers(m, "^counted (%d+) %-?%d+ no") == 2 end
  )
  m:expect_event(1, "morale_failed 32 1")
end)

test("a maestro teaches at least three, for money", function(t)
  local function refused(army, reason)
    t:fails(function() bout(t, army, PUPILS) end, reason)
  end
  refused("maestro; maestro; pupil foil; pupil foil", "teaches at least three pupils, not 2")
  refused("maestro x2; veteran x2; tumbler; pupil foil; prize_fighter", "wants 2 points left for tuition")
  bout(t, "maestro; pupil foil; pupil foil; pupil foil", PUPILS)
end)
