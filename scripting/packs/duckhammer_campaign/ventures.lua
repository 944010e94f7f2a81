-- Duckheim: what success and failure bring, and what players can choose to try. A venture says what it takes and what is
-- at stake; everybody sees that before the roll.

stake {
  id = "small_supplies",
  name = "Small Supplies",
  text = "4 rations.",
  icon = "stake",
  rations = 4,
}
stake {
  id = "supplies",
  name = "Supplies",
  text = "6 rations.",
  icon = "stake",
  rations = 6,
}
stake {
  id = "feast",
  name = "A Feast",
  text = "9 rations.",
  icon = "stake",
  rations = 9,
}
stake {
  id = "spoiled",
  name = "Spoiled Bread",
  text = "3 rations lost.",
  icon = "stake",
  rations = -3,
}
stake {
  id = "robbed",
  name = "Robbed",
  text = "5 rations lost.",
  icon = "stake",
  rations = -5,
}
stake {
  id = "lesson",
  name = "A Lesson",
  text = "2 experience.",
  icon = "stake",
  experience = 2,
}
stake {
  id = "great_lesson",
  name = "A Great Lesson",
  text = "5 experience.",
  icon = "stake",
  experience = 5,
}
stake {
  id = "bruises",
  name = "Bruises",
  text = "A minor wound, rolled for.",
  icon = "stake",
  wound = "minor",
}
stake {
  id = "maimed",
  name = "Maimed",
  text = "A major wound, rolled for.",
  icon = "stake",
  wound = "major",
}
stake {
  id = "mended",
  name = "Mended",
  text = "One minor wound heals.",
  icon = "stake",
  heals = 1,
}
stake {
  id = "bandaged",
  name = "Bandaged",
  text = "Two minor wounds heal.",
  icon = "stake",
  heals = 2,
}
stake {
  id = "volunteer",
  name = "A Volunteer",
  text = "One Pond Levy joins, where Bravery and Grade leave room.",
  icon = "stake",
  hireling = "duckhammer:pond_levy",
}
stake {
  id = "changed_land",
  name = "Changed Land",
  text = "The nearest key location goes on to its next stage, and 4 rations lie in the mud.",
  icon = "stake",
  rations = 4,
  changes_location = true,
}
stake {
  id = "enemy_flees",
  name = "Somebody Runs",
  text = "The nearest enemy token leaves the map.",
  icon = "stake",
  removes = 1,
}
stake {
  id = "enemy_routed",
  name = "They Run",
  text = "The two nearest enemy tokens leave the map.",
  icon = "stake",
  removes = 2,
}
stake {
  id = "bandits_come",
  name = "Bandits Come",
  text = "Bandits of the Dam appear in a location nearby, if the map has room.",
  icon = "stake",
  force = "dam_bandits",
}
stake {
  id = "barrow_opens",
  name = "The Barrow Opens",
  text = "The Dead of the Barrow appear in a location nearby, if the map has room.",
  icon = "stake",
  force = "barrow_dead",
}
stake {
  id = "trail",
  name = "A Trail",
  text = "The episode of the Bell begins, if it has not been.",
  icon = "stake",
  episode = "the_bell",
}
stake {
  id = "glory",
  name = "Glory",
  text = "12 rations and 6 experience.",
  icon = "stake",
  rations = 12,
  experience = 6,
}

venture {
  id = "foraging_party",
  name = "A Foraging Party",
  text = "Outside key locations. Logoostics. Success: Small Supplies; failure: nothing.",
  icon = "venture",
  where = "wild",
  attribute = "logoostics",
  success = "small_supplies",
}
venture {
  id = "fishing",
  name = "Fishing",
  text = "Anywhere. Logoostics, difficulty 1. Success: Small Supplies; failure: Spoiled Bread.",
  icon = "venture",
  where = "anywhere",
  attribute = "logoostics",
  difficulty = 1,
  success = "small_supplies",
  failure = "spoiled",
}
venture {
  id = "scouting",
  name = "Scouting",
  text = "Within 8 inches of an enemy. Quackcumen, difficulty 1. Success: A Lesson; failure: Bruises.",
  icon = "venture",
  where = "frontier",
  attribute = "quackcumen",
  difficulty = 1,
  success = "lesson",
  failure = "bruises",
}
venture {
  id = "baggage_raid",
  name = "A Raid on the Baggage",
  text = "Within 8 inches of an enemy. Leadership, difficulty 2. Success: Supplies; failure: Bruises.",
  icon = "venture",
  where = "frontier",
  attribute = "leadership",
  difficulty = 2,
  success = "supplies",
  failure = "bruises",
}
venture {
  id = "parley",
  name = "A Parley",
  text = "Within 8 inches of an enemy, for one character of the party a week. Duckplomacy, difficulty 2, against "
    .. "Grade 1. Success: Somebody Runs; failure: Robbed.",
  icon = "venture",
  where = "frontier",
  party = true,
  attribute = "duckplomacy",
  difficulty = 2,
  target_grade = 1,
  success = "enemy_flees",
  failure = "robbed",
}
venture {
  id = "wayside_shrine",
  name = "The Wayside Shrine",
  text = "In a key location. Faith, difficulty 1. Success: Mended; failure: nothing.",
  icon = "venture",
  where = "location",
  attribute = "faith",
  difficulty = 1,
  success = "mended",
}
venture {
  id = "recruiting",
  name = "Recruiting",
  text = "In a key location of yours. Leadership, difficulty 2. Success: A Volunteer; failure: Spoiled Bread.",
  icon = "venture",
  where = "held",
  attribute = "leadership",
  difficulty = 2,
  success = "volunteer",
  failure = "spoiled",
}
venture {
  id = "market_day",
  name = "Market Day",
  text = "In a key location of yours. Duckplomacy, against Grade 0. Success: Supplies; failure: Spoiled Bread.",
  icon = "venture",
  where = "held",
  attribute = "duckplomacy",
  target_grade = 0,
  success = "supplies",
  failure = "spoiled",
}
venture {
  id = "drill_square",
  name = "The Drill Square",
  text = "At a camp of yours. Leadership, difficulty 1. Success: A Lesson; failure: nothing.",
  icon = "venture",
  where = "camp",
  attribute = "leadership",
  difficulty = 1,
  success = "lesson",
}
venture {
  id = "field_surgeon",
  name = "The Field Surgeon",
  text = "At a camp of yours. Faith. Success: Bandaged; failure: Spoiled Bread.",
  icon = "venture",
  where = "camp",
  attribute = "faith",
  success = "bandaged",
  failure = "spoiled",
}
venture {
  id = "old_cellar",
  name = "The Old Cellar",
  text = "In a key location. Quackcumen, difficulty 3. Success: A Feast; failure: Bruises.",
  icon = "venture",
  where = "location",
  attribute = "quackcumen",
  difficulty = 3,
  success = "feast",
  failure = "bruises",
}
venture {
  id = "sabotage",
  name = "Sabotage",
  text = "Within 8 inches of an enemy. Quackcumen, difficulty 1. Success: Changed Land; failure: Bandits Come.",
  icon = "venture",
  where = "frontier",
  attribute = "quackcumen",
  difficulty = 1,
  success = "changed_land",
  failure = "bandits_come",
}
venture {
  id = "the_dare",
  name = "The Dare",
  text = "Outside key locations. Faith, difficulty 1, against Grade 1. Success: A Great Lesson; failure: Maimed.",
  icon = "venture",
  where = "wild",
  attribute = "faith",
  difficulty = 1,
  target_grade = 1,
  success = "great_lesson",
  failure = "maimed",
}
venture {
  id = "tall_tales",
  name = "Tall Tales",
  text = "At a camp of yours. No attribute. Success: A Lesson; failure: Robbed.",
  icon = "venture",
  where = "camp",
  success = "lesson",
  failure = "robbed",
}
