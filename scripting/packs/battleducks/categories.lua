-- Families of formations. All but the classics have one size, so that picking within a category is
-- about geometry; each of them lends its formations the maneuver of the same name.

category {
  id = "classics",
  name = "Classics",
  min_ducks = 1,
  max_ducks = 5,
}

category {
  id = "centers",
  name = "Centers",
  min_ducks = 5,
  max_ducks = 5,
  maneuver = "centers",
}

category {
  id = "longs",
  name = "Longs",
  min_ducks = 6,
  max_ducks = 6,
  maneuver = "longs",
}

category {
  id = "others",
  name = "Others",
  min_ducks = 7,
  max_ducks = 7,
  maneuver = "others",
}

category {
  id = "circles",
  name = "Circles",
  min_ducks = 8,
  max_ducks = 8,
  maneuver = "circles",
}

category {
  id = "specials",
  name = "Specials",
  min_ducks = 9,
  max_ducks = 9,
  maneuver = "specials",
}
