-- Movement cards. The opponent learns which card was played, not what moved.

card {
  id = "fleet_relocation",
  name = "Fleet Relocation",
  text = "Place all your standing ships anew, except those under smoke; damage travels with them, "
    .. "and a ship may return to its old cells. The enemy learns that you played the card, not "
    .. "what moved where. You may still make your normal attack. Then you skip your next two "
    .. "turns, but can still react and move after hits.",
  icon = "relocation",
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
  text = "Move one of your ships by one cell in any of the four directions. It stays on the board "
    .. "and overlaps nothing; a ship under smoke cannot move. The enemy learns that you played the "
    .. "card, not on what. You may still make your normal attack.",
  icon = "advancement",
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
  text = "Turn one of your ships by a quarter, either way, about one of its own cells. It stays on "
    .. "the board and overlaps nothing; a ship under smoke cannot turn. The enemy learns that you "
    .. "played the card, not on what. You may still make your normal attack.",
  icon = "pivot",
  class = "movement",
  copies = 5,
  secret = true,
  target = { kind = "pivot" },
  resolve = function(ctx)
    ctx:pivot(ctx:ship(), ctx:rotation(), ctx:pivot_cell())
  end,
}
