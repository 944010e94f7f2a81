-- An example mod for Ducks in Tow: a special tile that asks its visitor what it shall be.
pack {
  id = "ice_cream",
  version = "1.0.0",
  game = "ducks_in_tow",
  api = 1,
  title = "Ice Cream",
  requires = { ducks_in_tow = ">=1.0 <2" },
}
