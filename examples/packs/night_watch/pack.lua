-- An example mod for Duckhammer: a Feather of owls with weapons, abilities, models and a battlefield of its own.
pack {
  id = "night_watch",
  version = "1.0.0",
  game = "duckhammer",
  api = 1,
  title = "The Night Watch",
  requires = { duckhammer = ">=1.0 <2" },
}
