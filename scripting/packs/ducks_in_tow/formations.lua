-- Formation cards. `#` needs a duck, `.` does not matter.

formation {
  id = "step",
  name = "Step",
  text = "Three ducks on a diagonal that falls to the right. Worth 2 hearts, 1 point each. Not "
    .. "turned or mirrored; a duck serves one formation only.",
  icon = "step",
  hearts = 2,
  pattern = { "#..", ".#.", "..#" },
}

formation {
  id = "rise",
  name = "Rise",
  text = "Three ducks on a diagonal that rises to the right. Worth 2 hearts, 1 point each. Not "
    .. "turned or mirrored; a duck serves one formation only.",
  icon = "rise",
  hearts = 2,
  pattern = { "..#", ".#.", "#.." },
}

formation {
  id = "vee",
  name = "Vee",
  text = "Two ducks with a gap between them, and one below the gap. Worth 2 hearts, 1 point each. "
    .. "Not turned or mirrored; a duck serves one formation only.",
  icon = "vee",
  hearts = 2,
  pattern = { "#.#", ".#." },
}

formation {
  id = "roof",
  name = "Roof",
  text = "Two ducks with a gap between them, and one above the gap. Worth 2 hearts, 1 point each. "
    .. "Not turned or mirrored; a duck serves one formation only.",
  icon = "roof",
  hearts = 2,
  pattern = { ".#.", "#.#" },
}

formation {
  id = "square",
  name = "Square",
  text = "Four ducks in a square of two by two. Worth 3 hearts, 1 point each. Not turned or "
    .. "mirrored; a duck serves one formation only.",
  icon = "square",
  hearts = 3,
  pattern = { "##", "##" },
}

formation {
  id = "diamond",
  name = "Diamond",
  text = "Four ducks above, below, left and right of a space that does not matter. Worth 3 hearts, "
    .. "1 point each. Not turned or mirrored; a duck serves one formation only.",
  icon = "diamond",
  hearts = 3,
  pattern = { ".#.", "#.#", ".#." },
}

formation {
  id = "zigzag",
  name = "Zigzag",
  text = "Four ducks in four columns: high, low, high, low. Worth 3 hearts, 1 point each. Not "
    .. "turned or mirrored; a duck serves one formation only.",
  icon = "zigzag",
  hearts = 3,
  pattern = { "#.#.", ".#.#" },
}

formation {
  id = "pillars",
  name = "Pillars",
  text = "Two columns of two ducks with a column between them. Worth 3 hearts, 1 point each. Not "
    .. "turned or mirrored; a duck serves one formation only.",
  icon = "pillars",
  hearts = 3,
  pattern = { "#.#", "#.#" },
}

formation {
  id = "cross",
  name = "Cross",
  text = "Five ducks in a plus. Worth 4 hearts, 1 point each. Not turned or mirrored; a duck "
    .. "serves one formation only.",
  icon = "cross",
  hearts = 4,
  pattern = { ".#.", "###", ".#." },
}

formation {
  id = "stairs",
  name = "Stairs",
  text = "Five ducks in steps down to the right: two, two and one. Worth 4 hearts, 1 point each. "
    .. "Not turned or mirrored; a duck serves one formation only.",
  icon = "stairs",
  hearts = 4,
  pattern = { "##.", ".##", "..#" },
}

formation {
  id = "star",
  name = "Star",
  text = "Five ducks in an X. Worth 4 hearts, 1 point each. Not turned or mirrored; a duck serves "
    .. "one formation only.",
  icon = "star",
  hearts = 4,
  pattern = { "#.#", ".#.", "#.#" },
}

formation {
  id = "gull",
  name = "Gull",
  text = "Five ducks in a wide V over five columns and three rows. Worth 4 hearts, 1 point each. "
    .. "Not turned or mirrored; a duck serves one formation only.",
  icon = "gull",
  hearts = 4,
  pattern = { "#...#", ".#.#.", "..#.." },
}
