-- Corners of a rectangle, in thousandths of an inch.
local function box(x1, y1, x2, y2)
  return { { x1, y1 }, { x2, y1 }, { x2, y2 }, { x1, y2 } }
end

scale {
  id = "fete",
  name = "Fete",
  width = 12,
  length = 24,
  points = 90,
  victory_points = 10,
  dice = 1,
  size = "small",
}
map {
  id = "green",
  name = "The Green",
  text = "A bandstand, two hedges and a pond nobody swims in.",
  scale = "fete",
  terrain = {
    { kind = "obstacle", height = 1000, area = box(4500, 10000, 7500, 14000) },
    { kind = "obstacle", height = 800, area = box(0, 7500, 3500, 8000) },
    { kind = "obstacle", height = 800, area = box(8500, 16000, 12000, 16500) },
    { kind = "water", area = box(9500, 9500, 12000, 12000) },
  },
}
army {
  id = "first_eleven",
  name = "The First Eleven",
  scale = "fete",
  list = "batsman x4; batsman x4; captain x2",
}
