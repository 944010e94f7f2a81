-- Duckheim: words that players may take for their own. Whoever has better ones types them.

suggestion {
  id = "old_bill",
  name = "Old Bill",
  text = "A name for a character.",
  icon = "speech",
}
suggestion {
  id = "mother_mallory",
  name = "Mother Mallory",
  text = "A name for a character.",
  icon = "speech",
}
suggestion {
  id = "sir_francis",
  name = "Sir Francis Drake",
  text = "A name for a character.",
  icon = "speech",
}
suggestion {
  id = "wet_nell",
  name = "Wet Nell",
  text = "A name for a character.",
  icon = "speech",
}
suggestion {
  id = "captain_bread",
  name = "Captain Bread",
  text = "A name for a character.",
  icon = "speech",
}
suggestion {
  id = "little_plank",
  name = "Little Plank",
  text = "A name for a character.",
  icon = "speech",
}
suggestion {
  id = "aunt_teal",
  name = "Aunt Teal",
  text = "A name for a character.",
  icon = "speech",
}
suggestion {
  id = "the_colonel",
  name = "The Colonel",
  text = "A name for a character.",
  icon = "speech",
}
suggestion {
  id = "river_lore",
  name = "River Lore",
  text = "An attribute of a character's own.",
  icon = "speech",
  use = "attribute",
}
suggestion {
  id = "loud_voice",
  name = "Loud Voice",
  text = "An attribute of a character's own.",
  icon = "speech",
  use = "attribute",
}
suggestion {
  id = "light_feet",
  name = "Light Feet",
  text = "An attribute of a character's own.",
  icon = "speech",
  use = "attribute",
}
suggestion {
  id = "ask_the_geese",
  name = "Ask the geese the way.",
  text = "Something to try.",
  icon = "speech",
  use = "proposal",
}
suggestion {
  id = "sing_for_supper",
  name = "Sing for our supper.",
  text = "Something to try.",
  icon = "speech",
  use = "proposal",
}
suggestion {
  id = "mend_the_bridge",
  name = "Mend the old bridge.",
  text = "Something to try.",
  icon = "speech",
  use = "proposal",
}
