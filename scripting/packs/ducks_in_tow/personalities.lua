-- Ways for the computer player to play. Numbers are percent of what is usual.

personality {
  id = "stroller",
  name = "Stroller",
  text = "Takes long ways for what is far off, and wastes an action now and then.",
  patience = 170,
  diligence = 40,
}

personality {
  id = "romantic",
  name = "Romantic",
  text = "Is after hearts more than after points.",
  ambition = 190,
}

personality {
  id = "postman",
  name = "Postman",
  text = "Delivers what is near, at once.",
  patience = 60,
  diligence = 150,
}
