-- How large battles are.

scale {
  id = "small",
  name = "Small Skirmish",
  text = "Armies of up to 120 points on a map of 30 by 42 inches. One d12 each in the roll-off; 12 victory points win.",
  width = 30,
  length = 42,
  points = 120,
  victory_points = 12,
  dice = 1,
  size = "small",
}
scale {
  id = "medium",
  name = "Large Skirmish",
  text = "Armies of up to 300 points on a map of 42 by 60 inches. Two d12 each in the roll-off; 14 victory points win.",
  width = 42,
  length = 60,
  points = 300,
  victory_points = 14,
  dice = 2,
  size = "medium",
}
scale {
  id = "large",
  name = "Great Battle",
  text = "Armies of up to 420 points on a map of 42 by 84 inches. Three d12 each in the roll-off; 16 victory points "
    .. "win.",
  width = 42,
  length = 84,
  points = 420,
  victory_points = 16,
  dice = 3,
  size = "large",
}
scale {
  id = "giant",
  name = "All-Out War",
  text = "Armies of up to 600 points on a map of 60 by 84 inches. Four d12 each in the roll-off; 18 victory points "
    .. "win.",
  width = 60,
  length = 84,
  points = 600,
  victory_points = 18,
  dice = 4,
  size = "giant",
}
