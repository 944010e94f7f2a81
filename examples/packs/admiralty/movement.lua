-- Movement cards are secret: the opponent learns that one was played, and not what moved.

-- A tug needs the rest of the turn.
card {
  id = "tugboat",
  name = "Tugboat",
  class = "movement",
  copies = 3,
  secret = true,
  target = { kind = "shift" },
  resolve = function(ctx)
    ctx:shift(ctx:ship(), ctx:direction())
    ctx:end_turn()
  end,
}

-- Short ships turn at once; a long one loses the next turn over it.
card {
  id = "hard_about",
  name = "Hard About",
  class = "movement",
  copies = 3,
  secret = true,
  target = { kind = "pivot" },
  resolve = function(ctx)
    local ship = ctx:ship()
    ctx:pivot(ship, ctx:rotation(), ctx:pivot_cell())
    if ctx:length(ship) > 3 then ctx:skip_turns(1) end
  end,
}

-- The whole fleet takes new places. Only those who are behind may.
card {
  id = "regroup",
  name = "Regroup",
  class = "movement",
  copies = 2,
  secret = true,
  target = { kind = "fleet" },
  playable = function(ctx) return #ctx:ships() < #ctx:enemy_ships() end,
  resolve = function(ctx)
    ctx:relocate()
    ctx:end_turn()
  end,
}
