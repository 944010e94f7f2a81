-- A balloon looks down on four cells. Then its player says where it drifts, as often as a duck has
-- been spotted on the way: up to twice.
local function look(ctx, cells)
  local spotted = 0
  for _, cell in ipairs(cells) do
    if ctx:probe(cell) == "spotted" then spotted = spotted + 1 end
  end
  return spotted
end

-- Cells beside these that nobody has looked at. A question offers 32 answers at most; four cells have
-- eight beside them.
local function beside(ctx, cells)
  local found, seen = {}, {}
  for _, cell in ipairs(cells) do
    for _, near in ipairs(ctx:neighbours(cell)) do
      if not seen[near] and not ctx:answer(near) then found[#found + 1] = near end
      seen[near] = true
    end
  end
  return found
end

-- Asks where to drift next, if there is anywhere to go. Nothing of this function is left when the
-- answer comes, perhaps after a break of a week; what it needs then is its memo.
local function ask(ctx, cells, left)
  local options = beside(ctx, cells)
  if left > 0 and #options > 0 then
    ctx:ask { kind = "cell", options = options, next = "drift", memo = { left } }
  end
end

maneuver {
  id = "balloon",
  name = "Balloon",
  text = "Looks at four cells. For each duck it spots, up to two, you choose one more cell beside the last.",
  cooldown = 4,
  footprint = { "oo", "oo" },
  resolve = function(ctx)
    local cells = ctx:cells()
    ask(ctx, cells, math.min(look(ctx, cells), 2))
  end,
  questions = {
    {
      id = "drift",
      text = "Where does the balloon drift?",
      on_answer = function(ctx, cell, memo)
        -- Nil if there is nothing left of what was offered.
        if not cell then return end
        look(ctx, { cell })
        ask(ctx, { cell }, memo[1] - 1)
      end,
    },
  },
}

category { id = "aeronauts", name = "Aeronauts", min_ducks = 3, max_ducks = 3, maneuver = "balloon" }
formation { id = "basket", name = "Basket", category = "aeronauts", shape = { "##", "#." } }

mode {
  id = "fair_wind",
  name = "Fair Wind",
  board = "battleducks:classic_pond",
  formations = { "basket", "battleducks:triple", "battleducks:quadruple" },
}
