-- Ways for the computer player to play. Numbers are percent of what is usual.

personality {
  id = "berserker",
  name = "Berserker",
  text = "Goes for every enemy in sight, whatever the mission wants.",
  aggression = 250,
  caution = 150,
}

personality {
  id = "gambler",
  name = "Gambler",
  text = "Bets on quacktics that seldom come true.",
  risk = 400,
}

personality {
  id = "warden",
  name = "Warden",
  text = "Keeps its distance and its promises: fights only who stands before it.",
  aggression = 40,
  caution = 60,
  risk = 50,
}
