-- Ways to play.

mode {
  id = "standard",
  name = "Standard",
  board = "classic_pond",
  formations = { "single", "double", "triple", "quadruple", "quintuple" },
}

mode {
  id = "advanced",
  name = "Advanced",
  board = "lily_pond",
  categories = { "centers", "longs", "others", "circles", "specials" },
}
