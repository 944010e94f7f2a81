local MASTERS = "fencing_master x4"
local PUPILS = "pupil x4 foil"

test("masters walk further and do not fly", function(t)
  local m = bout(t, MASTERS, PUPILS)
  m:refuses(1, "move 0 fly", "that unit cannot fly")
  m:play(1, "move 0 walk")
  m:play(1, "shift 0 6400") -- Of 8 inches.
end)

test("masters fight at three inches", function(t)
  for _, army in ipairs { MASTERS, "tumbler x4" } do
    local m = bout(t, army, PUPILS)
    m:play(1, "move 0 walk", "shift 0 4000", "done") -- Two inches and a half from the enemy.
    pass_until(m, "fight")
    t:equal(m:can(1, "fight 0 32 1"), army == MASTERS)
  end
end)

test("a stern eye steadies friends, and nobody else", function(t)
  local m = bout(t, "fencing_master x2; tumbler x2", "tumbler x2")
  pass_until(m, "morale")
  local bonus = {}
  for die = 1, 3 do -- The masters', their friends', the enemy's.
    local total = numbers(m, "^counted " .. die .. " (%-?%d+)")[1]
    bonus[die] = total - numbers(m, "^rolled " .. die .. " %d+ %d+ (%d+)")[1]
  end
  t:equal(table.concat(bonus, " "), "0 1 0")
end)

test("masters roll natural ones again", function(t)
  local m = search(
    function(seed)
      local m = fight(t, MASTERS, PUPILS, seed)
      strike(m, 1, 0, 32)
      return m
    end,
    function(m) return told(m, "^rolled 1 0 %d+ 1 attack") end
  )
  t:is_true(told(m, "^changed 1 %d+"))
end)
