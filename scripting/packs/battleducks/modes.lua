-- Ways to play.

mode {
  id = "standard",
  name = "Standard",
  text = "Both fleets are the five Classics, 15 ducks, on the Classic Pond. No Commanders and no "
    .. "maneuvers: a turn is one observation.",
  board = "classic_pond",
  formations = { "single", "double", "triple", "quadruple", "quintuple" },
}

mode {
  id = "advanced",
  name = "Advanced",
  text = "On the Lily Pond each player picks one formation of each category but the Classics: 35 "
    .. "ducks, with five Commanders and their maneuvers.",
  board = "lily_pond",
  categories = { "centers", "longs", "others", "circles", "specials" },
}
