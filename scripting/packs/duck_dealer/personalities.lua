-- Ways for the computer player to play. Numbers are percent of what is usual.

personality {
  id = "hoarder",
  name = "Hoarder",
  text = "Collects for a long time and then does everything at once.",
  patience = 220,
  thrift = 130,
}

personality {
  id = "peddler",
  name = "Peddler",
  text = "Acts as soon as something can be sold.",
  patience = 50,
  industry = 60,
}

personality {
  id = "builder",
  name = "Builder",
  text = "Wants a factory for everything.",
  industry = 250,
  thrift = 80,
}
