-- What levels take, as printed, and how large battles are.

experience {
  id = "levels",
  total = {
    0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 198, 225, 256, 289, 324, 361, 400, 441, 484, 529, 576,
  },
  grade = { 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6 },
}

army_range { id = "small", from = 0, scale = "small" }
army_range { id = "medium", from = 210, scale = "medium" }
army_range { id = "large", from = 360, scale = "large" }
army_range { id = "giant", from = 510, scale = "giant" }
