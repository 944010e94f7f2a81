-- Two hits are mended, and the ship is hidden while that is done.
card {
  id = "dry_dock",
  name = "Dry Dock",
  class = "intel",
  copies = 3,
  secret = true,
  target = { kind = "own_ship" },
  resolve = function(ctx)
    local ship = ctx:ship()
    for number, cell in ipairs(ctx:damaged_cells(ship)) do
      if number <= 2 then ctx:repair(cell) end
    end
    ctx:protect(ship, 1)
  end,
}

-- A reaction: it answers large attacks by cards, and tells the attacker nothing.
card {
  id = "countermeasures",
  name = "Countermeasures",
  class = "intel",
  copies = 4,
  reaction = true,
  playable = function(ctx) return ctx:attack_card() ~= nil and #ctx:attack_cells() >= 3 end,
  resolve = function(ctx) ctx:block() end,
}

-- Whoever holds more cards than the enemy can afford to disturb them; others draw instead.
card {
  id = "jamming",
  name = "Jamming",
  class = "intel",
  copies = 3,
  resolve = function(ctx)
    if ctx:hand_size() > ctx:hand_size(true) then
      ctx:disable(1)
    else
      ctx:draw(1)
    end
  end,
}

-- Nobody attacks in a quadrant for a turn each.
card {
  id = "truce",
  name = "Truce",
  class = "intel",
  copies = 2,
  target = { kind = "quadrant" },
  resolve = function(ctx) ctx:forbid(ctx:quadrant(), 1) end,
}
