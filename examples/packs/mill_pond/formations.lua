formation {
  id = "sluice",
  name = "The Sluice",
  category = "battleducks:circles",
  shape = {
    "#..#",
    "####",
    "#..#",
  },
}
