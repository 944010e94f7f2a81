-- Ways for the computer player to play. Numbers are percent of what is usual.

personality {
  id = "ghost",
  name = "Ghost",
  text = "Cares for nothing so much as for not being seen.",
  caution = 220,
  thrift = 80,
}

personality {
  id = "scout",
  name = "Scout",
  text = "Wants to know where everybody is before anything is fired.",
  curiosity = 250,
}

personality {
  id = "gunner",
  name = "Gunner",
  text = "Plays what it holds and does not mind being seen.",
  caution = 40,
  thrift = 30,
}
