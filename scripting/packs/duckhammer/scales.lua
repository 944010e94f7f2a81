-- How large battles are.

scale {
  id = "small",
  name = "Small Skirmish",
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
  width = 60,
  length = 84,
  points = 600,
  victory_points = 18,
  dice = 4,
  size = "giant",
}
