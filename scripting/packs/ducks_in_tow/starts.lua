-- Starting cards: two printed ducks each, the rest dotted.

start_card {
  id = "first_player",
  name = "First Player",
  text = "Your tableau begins with it: a yellow duck and an orange duck, and dotted spaces for "
    .. "brown and green. It does not count as a completed location card. Whoever is dealt it takes "
    .. "the first turn.",
  players = { 2, 3, 4 },
  first_player = true,
  cells = { "#", "#", "o", "o" },
}

start_card {
  id = "reeds",
  name = "Reeds",
  text = "Your tableau begins with it: a brown duck and a green duck, and dotted spaces for yellow "
    .. "and orange. It does not count as a completed location card.",
  players = { 2, 3, 4 },
  cells = { "o", "o", "#", "#" },
}

start_card {
  id = "pebbles",
  name = "Pebbles",
  text = "Your tableau begins with it: a yellow duck and a brown duck, and dotted spaces for "
    .. "orange and green. It does not count as a completed location card.",
  players = { 3, 4 },
  cells = { "#", "o", "#", "o" },
}

start_card {
  id = "clover",
  name = "Clover",
  text = "Your tableau begins with it: an orange duck and a green duck, and dotted spaces for "
    .. "yellow and brown. It does not count as a completed location card.",
  players = { 4 },
  cells = { "o", "#", "o", "#" },
}

start_card {
  id = "alone",
  name = "Alone",
  text = "Your tableau begins with it: a yellow duck and a green duck, and dotted spaces for "
    .. "orange and brown. It does not count as a completed location card.",
  players = { 1 },
  cells = { "#", "o", "o", "#" },
}
