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
