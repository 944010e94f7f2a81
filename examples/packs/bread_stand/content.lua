-- A fifth colour gives every tableau a fifth row, at the bottom. Cards of the base pack have nothing
-- there.
colour { id = "white", name = "White", symbol = "W", paint = "cyan", food = 8 }

location { id = "mill_race", name = "Mill Race" }

location_card { id = "mill_race_w", location = "mill_race", cells = { "o", "o", "o", "o", "#" } }
location_card { id = "mill_race_yw", location = "mill_race", cells = { "#", "o", "o", "o", "#" } }
-- Two columns wide: one duck more than a narrow card, in a row of its own length.
location_card {
  id = "mill_race_wide",
  location = "mill_race",
  cells = {
    "o#",
    "..",
    "..",
    "#o",
    "##",
  },
}

formation { id = "feather", name = "Feather", hearts = 3, pattern = { "#..", ".#.", "..#", ".#." } }

park {
  id = "bakery_park",
  name = "Bakery Park",
  rows = {
    "  L   G   L   L",
    "A*  L   B   L   A*",
    "  L   L   L   L",
  },
}
