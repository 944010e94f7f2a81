-- What the game asks and tells, in English. Calls have their English in place.
return {
  game = {
    name = "Liar's Dice",
    text = "Everybody rolls under a cup. Bid on how many dice of a face lie under all cups, each bid higher than "
      .. "the last, or say what you think of the last bid. Whoever is wrong loses a die; the last with dice wins.",
  },
  kind = { call = { name = "Calls", text = "What can be said instead of a higher bid." } },
  action = {
    bid = { name = "Bid", text = "Say that at least so many dice show a face: more dice, or as many of a higher face." },
    call = { name = "Call", text = "Say what you think of the last bid. All cups are lifted." },
  },
  argument = {
    dice = { name = "Dice", text = "How many dice?" },
    face = { name = "Face", text = "Which face?" },
    call = { name = "Call", text = "What do you say?" },
  },
  decision = { take_turn = { name = "Your Turn", text = "Bid higher, or say what you think of the bid." } },
  option = {
    players = { name = "Players", text = "How many play." },
    dice = { name = "Dice", text = "How many dice each player begins with." },
    wild = {
      name = "Wild Ones",
      text = "Whether a 1 counts as any face.",
      values = {
        ["true"] = { name = "Yes", text = "A 1 counts as the face that was bid." },
        ["false"] = { name = "No", text = "A 1 is a 1." },
      },
    },
  },
  event = {
    seen = "{seat} has {first}{second|0=| #}{third|0=| #}{fourth|0=| #}{fifth|0=| #}",
    has_bid = "{seat} bids {dice} x {face}",
    called = "{seat} calls {call}",
    lost = "{seat} loses a die{left|0= and is out|}",
    round_began = "round {round+1}",
    won = "{seat} wins",
  },
}
