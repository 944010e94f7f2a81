-- Ways for the computer player to play. Numbers are percent of what is usual.

personality {
  id = "bloodhound",
  name = "Bloodhound",
  text = "Keeps at what it has found until it is all found; thinks little about its own pond.",
  focus = 400,
  guile = 20,
}

personality {
  id = "fox",
  name = "Fox",
  text = "Hides its own ducks where nobody looks early.",
  guile = 500,
}

personality {
  id = "captain",
  name = "Captain",
  text = "Uses maneuvers whenever there is one to use.",
  daring = 180,
  focus = 70,
}
