-- Le jeu en français.
return {
  game = {
    name = "Perudo",
    text = "Chacun lance ses dés sous un gobelet. Annoncez combien de dés d'une face se trouvent sous tous les "
      .. "gobelets, toujours plus haut, ou dites ce que vous pensez de la dernière annonce. Qui se trompe perd "
      .. "un dé ; le dernier qui a des dés gagne.",
  },
  kind = { call = { name = "Défis", text = "Ce qu'on peut dire au lieu d'annoncer plus haut." } },
  action = {
    bid = { name = "Annoncer", text = "Au moins tant de dés d'une face : plus de dés, ou autant d'une face plus haute." },
    call = { name = "Défier", text = "Dites ce que vous pensez de la dernière annonce. Tous les gobelets sont levés." },
  },
  argument = {
    dice = { name = "Dés", text = "Combien de dés ?" },
    face = { name = "Face", text = "Quelle face ?" },
    call = { name = "Défi", text = "Que dites-vous ?" },
  },
  decision = { take_turn = { name = "À vous", text = "Annoncez plus haut, ou défiez." } },
  option = {
    players = { name = "Joueurs", text = "Combien jouent." },
    dice = { name = "Dés", text = "Combien de dés chacun a au début." },
    wild = { name = "As jokers", text = "Si un 1 compte pour n'importe quelle face." },
  },
  call = {
    liar = { name = "Menteur !", text = "Il y a moins de dés que cela. Qui se trompe perd un dé." },
    spot_on = {
      name = "Pile !",
      text = "Il y en a exactement autant : alors celui qui a annoncé perd un dé, sinon c'est vous.",
    },
  },
  event = {
    seen = "{seat} a {first}{second|0=| #}{third|0=| #}{fourth|0=| #}{fifth|0=| #}",
    has_bid = "{seat} annonce {dice} x {face}",
    called = "{seat} dit {call}",
    lost = "{seat} perd un dé{left|0= et sort|}",
    round_began = "manche {round+1}",
    won = "{seat} gagne",
  },
}
