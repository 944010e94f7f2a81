-- A zone lies on cells of a board, for both players to see. It does nothing to ships that are there
-- already; `on_enter` is called when a ship moves onto cells that it did not cover before. The acting
-- player is then the ship's owner, so their board is the `own` one.
zone {
  id = "mines",
  name = "Mines",
  on_enter = function(ctx, ship, cells)
    for _, cell in ipairs(cells) do
      -- A ship that the mine before this one has sunk sets off no more.
      if #ctx:ship_cells(ship) == 0 then return end
      ctx:clear("mines", { cell }, true)
      ctx:damage(cell)
    end
  end,
}

-- As an assault card it cannot be played by a player who is disabled, and lays nothing where nobody may
-- attack: `ctx:cells()` leaves those cells out.
card {
  id = "mine_field",
  name = "Mine Field",
  class = "assault",
  copies = 4,
  target = { kind = "area", width = 3, height = 2, rotate = true },
  resolve = function(ctx)
    ctx:lay("mines", ctx:cells())
  end,
}

-- Takes the mines off a part of one's own board. `playable` keeps it in the hand while there are none.
card {
  id = "minesweeper",
  name = "Minesweeper",
  class = "intel",
  copies = 2,
  target = { kind = "area", width = 4, height = 4, board = "own" },
  playable = function(ctx)
    return #ctx:zone_cells("mines", true) > 0
  end,
  resolve = function(ctx)
    ctx:clear("mines", ctx:cells(), true)
  end,
}
