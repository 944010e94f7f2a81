-- Looks at a cell and those around it. Looking is not an attack: ships hear nothing of it.
card {
  id = "spotter_plane",
  name = "Spotter Plane",
  class = "intel",
  copies = 4,
  target = { kind = "area", width = 1, height = 1 },
  resolve = function(ctx)
    local middle = ctx:cells()[1]
    if not middle then return end
    local cells = ctx:neighbours(middle, true)
    cells[#cells + 1] = middle
    ctx:reveal(cells)
  end,
}

-- Hits an enemy ship that is known by name. Only for those whose fleet is no larger than the enemy's.
card {
  id = "ambush",
  name = "Ambush",
  class = "assault",
  copies = 2,
  target = { kind = "enemy_ship" },
  playable = function(ctx) return #ctx:ships() <= #ctx:enemy_ships() end,
  resolve = function(ctx)
    ctx:strike(ctx:ship(), 1)
    ctx:end_turn()
  end,
}

-- How many wild shots both players have fired.
variable { id = "shots", scope = "match", default = 0, min = 0, max = 1000 }

-- Fires along a diagonal from a cell that chance decides, over cells that have told nothing yet. The
-- quadrant of the first cell is covered, and no more. In the first turns of a match it is a single shot.
card {
  id = "wild_shot",
  name = "Wild Shot",
  class = "assault",
  copies = 4,
  resolve = function(ctx)
    local width, height = 1, 1
    while ctx:cell(width + 1, 1) do width = width + 1 end
    while ctx:cell(1, height + 1) do height = height + 1 end
    local first = ctx:cell(ctx:random(width), ctx:random(height))
    local reach = ctx:turn() < 4 and 1 or 3
    local cells, at = {}, first
    while at and ctx:exists(at) and #cells < reach do
      if ctx:quadrant_of(at) == ctx:quadrant_of(first) and not ctx:answer(at) then
        cells[#cells + 1] = at
      end
      -- The players' shots go to different sides.
      local aside = ctx:seat() == 1 and 1 or -1
      at = ctx:cell(ctx:column(at) + aside, ctx:row(at) + 1)
    end
    ctx:set("match", "shots", ctx:get("match", "shots") + 1)
    if #cells > 0 then ctx:attack(cells) end
  end,
}
