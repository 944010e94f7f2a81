-- An example mod for Duckhammer: spells that move, lift, soak and strike, and the birds who chant them.
pack {
  id = "weather_book",
  version = "1.0.0",
  game = "duckhammer",
  api = 1,
  title = "The Weather Book",
  requires = { duckhammer = ">=1.0 <2" },
}
