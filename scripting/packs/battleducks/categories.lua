-- Families of formations. All but the classics have one size, so that picking within a category is
-- about geometry; each of them lends its formations the maneuver of the same name.

category {
  id = "classics",
  name = "Classics",
  text = "Straight lines of one to five ducks. They have no Commander and no maneuver.",
  min_ducks = 1,
  max_ducks = 5,
}

category {
  id = "centers",
  name = "Centers",
  text = "Compact formations of five ducks. One duck of each is its Commander, who can use The "
    .. "Centers until it is spotted.",
  min_ducks = 5,
  max_ducks = 5,
  maneuver = "centers",
}

category {
  id = "longs",
  name = "Longs",
  text = "Stretched formations of six ducks. One duck of each is its Commander, who can use The "
    .. "Longs until it is spotted.",
  min_ducks = 6,
  max_ducks = 6,
  maneuver = "longs",
}

category {
  id = "others",
  name = "Others",
  text = "Formations of seven ducks in all sorts of shapes. One duck of each is its Commander, who "
    .. "can use The Others until it is spotted.",
  min_ducks = 7,
  max_ducks = 7,
  maneuver = "others",
}

category {
  id = "circles",
  name = "Circles",
  text = "Formations of eight ducks that bend around water. One duck of each is its Commander, who "
    .. "can use The Circles until it is spotted.",
  min_ducks = 8,
  max_ducks = 8,
  maneuver = "circles",
}

category {
  id = "specials",
  name = "Specials",
  text = "The largest formations: nine ducks each. One duck of each is its Commander, who can use "
    .. "The Specials until it is spotted.",
  min_ducks = 9,
  max_ducks = 9,
  maneuver = "specials",
}
