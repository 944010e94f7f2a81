-- Movement cards. The opponent learns which card was played, not what moved.

card {
  id = "fleet_relocation",
  name = "Fleet Relocation",
  class = "movement",
  copies = 3,
  secret = true,
  target = { kind = "fleet" },
  resolve = function(ctx)
    ctx:relocate()
    ctx:skip_turns(2)
  end,
}

card {
  id = "fleet_advancement",
  name = "Fleet Advancement",
  class = "movement",
  copies = 5,
  secret = true,
  target = { kind = "shift" },
  resolve = function(ctx)
    ctx:shift(ctx:ship(), ctx:direction())
  end,
}

card {
  id = "pivot_point",
  name = "Pivot Point",
  class = "movement",
  copies = 5,
  secret = true,
  target = { kind = "pivot" },
  resolve = function(ctx)
    ctx:pivot(ctx:ship(), ctx:rotation(), ctx:pivot_cell())
  end,
}
