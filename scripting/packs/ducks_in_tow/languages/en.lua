-- What the game asks and offers, in English. Entries of content have their English in place.
return {
  game = {
    name = "Ducks in Tow",
    text = "Lead ducks through a park of hexes and deliver them into a growing row of cards.",
  },

  kind = {
    personality = { name = "Personalities", text = "A way for the computer player to play." },
    colour = {
      name = "Colours",
      text = "A colour of ducks, with a food and a row of every tableau.",
    },
    location = { name = "Locations", text = "A tile where cards are delivered." },
    location_card = {
      name = "Location Cards",
      text = "Completed by delivering the ducks it shows to its location.",
    },
    start_card = { name = "Starting Cards", text = "Begins a tableau." },
    formation = { name = "Formation Cards", text = "A pattern of ducks to form in your tableau." },
    special = { name = "Special Tiles", text = "A tile that is no location." },
    tile_action = {
      name = "Tile Actions",
      text = "What can be done on a special tile, for one action.",
    },
    park = { name = "Parks", text = "The tiles and how they lie." },
    setup = { name = "Set-ups", text = "How a match begins and ends for a number of players." },
  },

  action = {
    start = { name = "Choose a Start Space", text = "Put your pawn on a free start space." },
    move = {
      name = "Move",
      text = "Move your pawn, with its tow, to a neighbouring tile. Pawns may share a tile.",
    },
    feed = {
      name = "Feed",
      text = "Pay a food for a duck of its colour on your tile and take the duck on your tow. More "
        .. "ducks of the same tile cost no action until you do something else.",
    },
    shake = {
      name = "Shake the Bag",
      text = "Draw a duck from the bag. With a matching food and a free slot you may pay and tow "
        .. "it; otherwise it goes to a tile.",
    },
    deliver = {
      name = "Drop Off",
      text = "On its location, complete a card of your hand with the ducks it shows: they go from "
        .. "your tow back to the bag, and the card joins the left or right end of your tableau. A "
        .. "duck drawn from the bag is kept aside until the end of your turn.",
    },
    use = { name = "Use the Tile", text = "Do what the special tile you are on offers." },
    end_turn = { name = "End the Turn", text = "Take no more actions." },
    tow = {
      name = "Tow It",
      text = "Pay a food of its colour for the duck just drawn and take it on your tow.",
    },
    release = { name = "Release It", text = "Let the duck just drawn go to a tile." },
    disperse = {
      name = "Disperse",
      text = "Choose the tile the duck goes to: of the tiles without a pawn, one with the fewest "
        .. "ducks.",
    },
    claim = {
      name = "Claim a Formation",
      text = "After a drop off or an adoption: claim a face-up formation card whose pattern lies "
        .. "in your tableau, printed and adopted ducks alike. The pattern is not turned or "
        .. "mirrored, and none of its ducks may serve another formation.",
    },
    go_on = { name = "Go On", text = "Do no more of what is asked." },
    take_food = { name = "Take Food", text = "Take a food of your choice out of the bag." },
    discard_food = {
      name = "Discard Food",
      text = "Put a food back into the bag because you have too many.",
    },
    draw = { name = "Draw from the Display", text = "Take a location card that lies face up." },
    draw_deck = {
      name = "Draw from the Deck",
      text = "Draw the top location card of the deck, unseen by the others.",
    },
    discard = {
      name = "Discard a Card",
      text = "Discard a location card, face up, because you have too many.",
    },
    adopt = {
      name = "Adopt",
      text = "Put a duck of your tow on a free dotted space of its colour in your tableau.",
    },
    set_aside = {
      name = "Set Aside",
      text = "Keep a duck of your tow aside; it is dispersed at the end of your turn.",
    },
    return_food = {
      name = "Return Food",
      text = "Put a food back into the bag before you draw new food.",
    },
    take_duck = {
      name = "Take a Duck",
      text = "Take a duck off your tile onto your tow without paying.",
    },
    lure = { name = "Lure a Duck", text = "Move a duck from a neighbouring tile to yours." },
    answer = {
      name = "Answer",
      text = "Answer a question with one of the numbers that are offered.",
    },
    answer_word = {
      name = "Answer",
      text = "Answer a question with one of the words that are offered.",
    },
    answer_player = {
      name = "Answer",
      text = "Answer a question with one of the players that are offered.",
    },
  },

  argument = {
    from = { name = "From", text = "From which tile." },
    origin = {
      name = "Origin",
      text = "Where the duck was.",
      values = {
        bag = { name = "bag" },
        drawn = { name = "just drawn" },
        tow = { name = "tow" },
      },
    },
    to = { name = "To", text = "To which tile." },
    tile = { name = "Tile", text = "Which tile?" },
    colour = { name = "Colour", text = "Which colour?" },
    card = { name = "Card", text = "Which card?" },
    side = {
      name = "Side",
      text = "At which end of your tableau?",
      values = {
        left = { name = "left" },
        right = { name = "right" },
      },
    },
    what = { name = "Action", text = "What do you do on the tile?" },
    formation = { name = "Formation", text = "Which formation card?" },
    column = { name = "Column", text = "In which column of your tableau?" },
    row = { name = "Row", text = "On which row does the top of the pattern lie?" },
    number = { name = "Number", text = "Which number?" },
    word = { name = "Answer", text = "What is your answer?" },
    player = { name = "Player", text = "Which player?" },
  },

  decision = {
    choose_start = {
      name = "Start Space",
      text = "Where does your pawn start? Choose a start space.",
      waiting = "{seat} chooses a start space.",
    },
    act = {
      name = "Your Turn",
      text = "Your turn: take an action, or end your turn.",
      waiting = "{seat} takes a turn.",
    },
    after_delivery = {
      name = "After the Delivery",
      text = "Deliver another card in the same action, claim a formation card, or go on.",
      waiting = "{seat} may deliver more or claim a formation card.",
    },
    may_claim = {
      name = "Claim?",
      text = "Claim a formation card, or go on.",
      waiting = "{seat} may claim a formation card.",
    },
    may_tow = {
      name = "Tow It?",
      text = "Pay for the duck you have drawn and tow it, or release it.",
      waiting = "{seat} decides whether to tow the duck.",
    },
    disperse_duck = {
      name = "Disperse",
      text = "Which tile does the duck go to?",
      waiting = "{seat} places a new duck.",
    },
    choose_food = {
      name = "Take Food",
      text = "Which food do you take out of the bag?",
      waiting = "{seat} takes food out of the bag.",
    },
    drop_food = {
      name = "Too Much Food",
      text = "You have more food than you may keep: which do you discard?",
      waiting = "{seat} discards food.",
    },
    draw_card = {
      name = "Draw a Card",
      text = "Draw a location card from the display or the deck.",
      waiting = "{seat} draws a location card.",
    },
    drop_card = {
      name = "Too Many Cards",
      text = "You have more cards than you may keep: which do you discard?",
      waiting = "{seat} discards a card.",
    },
    adopt_duck = {
      name = "Adopt",
      text = "Which duck of your tow do you adopt, and in which column?",
      waiting = "{seat} adopts a duck.",
    },
    set_duck_aside = {
      name = "Set Aside",
      text = "Which duck of your tow is kept aside?",
      waiting = "{seat} keeps a duck aside.",
    },
    may_take_duck = {
      name = "Free Ducks",
      text = "Take ducks off your tile without paying, or go on.",
      waiting = "{seat} may take ducks without paying.",
    },
    may_lure = {
      name = "Lure Ducks",
      text = "Lure ducks from neighbouring tiles, or go on.",
      waiting = "{seat} may lure ducks.",
    },
    may_step = {
      name = "Free Steps",
      text = "Move without using an action, or go on.",
      waiting = "{seat} may move without using an action.",
    },
    exchange_food = {
      name = "Exchange Food",
      text = "Return any food you do not want; then go on to draw up to four.",
      waiting = "{seat} exchanges food.",
    },
    answer = {
      name = "A Question",
      text = "A pack asks you something.",
      asked = "{question}",
      waiting = "{seat} is asked: {question}",
    },
  },

  option = {
    players = { name = "Players", text = "How many play; 1 is the solo game." },
    park = { name = "Park", text = "Another park than the one for that number of players." },
    round_limit = {
      name = "Round Limit",
      text = "Rounds after which the match ends and is scored.",
    },
    solo_turns = { name = "Solo Turns", text = "Turns of a solo match." },
  },

  event = {
    start_chosen = "{seat} begins at {tile}",
    turn_began = "round {round}",
    moved = "{seat} moves to {tile}",
    fed = "{seat} feeds a duck ({colour})",
    shook = "{seat} shakes the bag and gets a duck ({colour})",
    towed = "it follows {seat} ({colour})",
    delivered = "{seat} delivers {card} at the {side} end",
    duck_returned = "",
    kept_aside = "a duck is kept aside ({colour})",
    duck_placed = "a new duck on {tile} ({colour})",
    tile_used = "{seat} uses {what}",
    food_drawn = "{seat} draws {count} food ({colour})",
    food_taken = "{seat} takes food ({colour})",
    food_returned = "{seat} returns food ({colour})",
    food_paid = "",
    card_drawn = "{seat} draws{card|none=|nobody=| #} from the {source}",
    card_revealed = "a new card on display: {card}",
    card_discarded = "{seat} discards {card}",
    deck_shuffled = "{cards|one discarded card becomes|# discarded cards become} the deck",
    adopted = "{seat} adopts a duck ({colour}) in column {column}",
    formation_revealed = "a new formation: {formation}",
    claimed = "{seat} claims {formation} at column {column}, {row}",
    duck_taken = "{seat} takes a duck ({colour}) for nothing",
    lured = "{seat} lures a duck ({colour}) from {tile}",
    actions_gained = "{seat} gains {count|one more action|# more actions}",
    end_triggered = "{seat} has triggered the end: one more turn for everybody else",
    scored = "{seat} has {points|one point|# points}, {hearts} of them hearts",
    won = "{seat} wins",
    disclosed = "",
    next_aside = "",
  },
}
