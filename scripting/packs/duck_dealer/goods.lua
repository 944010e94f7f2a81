-- Everything that is carried about.

-- Raw materials come out of mines.

good {
  id = "rubber_duck",
  name = "Rubber Duck",
  text = "Raw material, taken from mines. Goes into Stealth Duck, Modern Radio and Modern Art; "
    .. "helps to pay for a hold and merchant quarters.",
  icon = "rubber_duck",
  symbol = "rd",
}

good {
  id = "plastic_beads",
  name = "Plastic Beads",
  text = "Raw material, taken from mines. Goes into Linear Accelerator and Slimming Pills; helps "
    .. "to pay for builder quarters and merchant quarters.",
  icon = "plastic_beads",
  symbol = "pb",
}

good {
  id = "solar_panel",
  name = "Solar Panel",
  text = "Raw material, taken from mines. Goes into Satellite, Linear Accelerator and Science; "
    .. "helps to pay for a hold and navigator quarters.",
  icon = "solar_panel",
  symbol = "sp",
}

good {
  id = "blue_paint",
  name = "Blue Paint",
  text = "Raw material, taken from mines. Goes into Stealth Duck and Slimming Pills; helps to pay "
    .. "for a hold and builder quarters.",
  icon = "blue_paint",
  symbol = "bp",
}

good {
  id = "phone_booth",
  name = "Phone Booth",
  text = "Raw material, taken from mines. Goes into Satellite, Modern Radio and Economy; helps to "
    .. "pay for a hold and navigator quarters.",
  icon = "phone_booth",
  symbol = "ph",
}

-- Semi-finished goods.

good {
  id = "satellite",
  name = "Satellite",
  text = "Semi-finished good, made of 1 Phone Booth and 1 Solar Panel. A delivery scores 3 points. "
    .. "Goes into Economy and Military.",
  icon = "satellite",
  symbol = "SA",
}

good {
  id = "linear_accelerator",
  name = "Linear Accelerator",
  text = "Semi-finished good, made of 1 Solar Panel and 1 Plastic Beads. A delivery scores 3 "
    .. "points. Goes into Science and Medicine.",
  icon = "linear_accelerator",
  symbol = "LA",
}

good {
  id = "stealth_duck",
  name = "Stealth Duck",
  text = "Semi-finished good, made of 1 Rubber Duck and 1 Blue Paint. A delivery scores 3 points. "
    .. "Goes into Religion and Military.",
  icon = "stealth_duck",
  symbol = "SD",
}

good {
  id = "modern_radio",
  name = "Modern Radio",
  text = "Semi-finished good, made of 1 Phone Booth and 1 Rubber Duck. A delivery scores 3 points. "
    .. "Goes into Religion and Politics.",
  icon = "modern_radio",
  symbol = "MR",
}

good {
  id = "slimming_pills",
  name = "Slimming Pills",
  text = "Semi-finished good, made of 1 Blue Paint and 1 Plastic Beads. A delivery scores 3 "
    .. "points. Goes into Modern Art, Politics and Medicine.",
  icon = "slimming_pills",
  symbol = "PI",
}

-- Finished goods.

good {
  id = "economy",
  name = "Economy",
  text = "Finished good, made of 1 Satellite and 1 Phone Booth. A delivery scores 10 points.",
  icon = "economy",
  symbol = "EC",
}

good {
  id = "modern_art",
  name = "Modern Art",
  text = "Finished good, made of 1 Slimming Pills and 1 Rubber Duck. A delivery scores 10 points.",
  icon = "modern_art",
  symbol = "AR",
}

good {
  id = "science",
  name = "Science",
  text = "Finished good, made of 1 Linear Accelerator and 1 Solar Panel. A delivery scores 10 "
    .. "points.",
  icon = "science",
  symbol = "SC",
}

-- Luxury.

good {
  id = "religion",
  name = "Religion",
  text = "Luxury good, made of 1 Stealth Duck and 1 Modern Radio. A delivery scores 30 points.",
  icon = "religion",
  symbol = "RE",
}

good {
  id = "politics",
  name = "Politics",
  text = "Luxury good, made of 1 Modern Radio and 1 Slimming Pills. A delivery scores 30 points.",
  icon = "politics",
  symbol = "PO",
}

good {
  id = "medicine",
  name = "Medicine",
  text = "Luxury good, made of 1 Slimming Pills and 1 Linear Accelerator. A delivery scores 30 "
    .. "points.",
  icon = "medicine",
  symbol = "ME",
}

good {
  id = "military",
  name = "Military",
  text = "Luxury good, made of 1 Satellite and 1 Stealth Duck. A delivery scores 30 points.",
  icon = "military",
  symbol = "MI",
}
