-- What the game asks and offers, in English. Entries of content have their English in place.
return {
  game = {
    name = "Naval War",
    text = "A duel of hidden fleets that move, with a shared deck of cards: sink every enemy ship.",
  },

  kind = {
    personality = { name = "Personalities", text = "A way for the computer player to play." },
    ship = { name = "Ships", text = "A kind of ship, one cell wide." },
    card = { name = "Cards", text = "A kind of card of the shared deck." },
    zone = { name = "Zones", text = "What a card lays on cells of a board, for all to see." },
    mode = {
      name = "Modes",
      text = "A way to play: the size of the boards, the fleet and the hand.",
    },
  },

  action = {
    place = {
      name = "Place a Ship",
      text = "Lay one of your ships on your board by the cell of its bow and the way it points. "
        .. "Ships stay on the board and do not overlap; they may touch.",
    },
    lift = { name = "Lift a Ship", text = "Take up a ship that you have just placed." },
    fill = {
      name = "Place the Rest at Random",
      text = "Lay down the ships that have no place yet at random.",
    },
    ready = { name = "Ready", text = "Finish your set-up. This cannot be taken back." },
    attack = {
      name = "Attack",
      text = "Your normal attack on one cell of the enemy's board. It ends your turn, and no card "
        .. "can be played after it.",
    },
    play = {
      name = "Play a Card",
      text = "Play one card from your hand before your normal attack. Some cards are prepared in "
        .. "several steps and confirmed.",
    },
    aim = { name = "Aim", text = "Name a cell for the card you are preparing." },
    unaim = { name = "Unaim", text = "Take back a cell you have named." },
    withdraw = {
      name = "Withdraw",
      text = "Take the card you are preparing back into your hand. The enemy notices nothing.",
    },
    confirm = { name = "Confirm", text = "Play the card as you have prepared it." },
    decline = { name = "Do Not Attack", text = "Make no normal attack. Your turn ends." },
    react = { name = "React", text = "Answer the attack with a reaction card from your hand." },
    allow = { name = "Allow", text = "Let the attack through without playing a card." },
    shift = {
      name = "Move a Ship",
      text = "Move a ship that was just damaged by one cell. The enemy is not told.",
    },
    stay = { name = "Stay", text = "Move no further ship after the hit." },
    discard = { name = "Discard", text = "Put down a card, face up." },
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
    answer_cell = {
      name = "Answer",
      text = "Answer a question with one of the cells that are offered.",
    },
    answer_own_cell = {
      name = "Answer",
      text = "Answer a question with one of the cells of your board that are offered.",
    },
    answer_ship = {
      name = "Answer",
      text = "Answer a question with one of your ships that are offered.",
    },
  },

  argument = {
    ship = { name = "Ship", text = "Which ship?" },
    card = { name = "Card", text = "Which card?" },
    cell = { name = "Cell", text = "Which cell?" },
    from = { name = "From", text = "Where its bow lay." },
    facing = {
      name = "Facing",
      text = "Where does the bow point?",
      values = {
        north = { name = "north" },
        east = { name = "east" },
        south = { name = "south" },
        west = { name = "west" },
      },
    },
    direction = {
      name = "Direction",
      text = "Which way does it move?",
      values = {
        north = { name = "north" },
        east = { name = "east" },
        south = { name = "south" },
        west = { name = "west" },
      },
    },
    number = { name = "Number", text = "Which number?" },
    word = { name = "Answer", text = "What is your answer?" },
    player = { name = "Player", text = "Which player?" },
    own_cell = { name = "Cell", text = "Which cell of your board?" },
  },

  decision = {
    set_up_fleet = {
      name = "Set Up Your Fleet",
      text = "Place your ships, unseen by your opponent, then say that you are ready.",
      waiting = "{seat} places ships.",
    },
    take_turn = {
      name = "Your Turn",
      text = "Your turn: play a card, attack a cell, or decline to attack.",
      waiting = "{seat} plays a card or attacks.",
    },
    answer_attack = {
      name = "Under Attack",
      text = "The attack connects: play a reaction card, or allow it.",
      waiting = "{seat} may answer the attack with a card.",
    },
    move_after_hit = {
      name = "After the Hit",
      text = "You were hit: move ships that were just damaged by one cell each, or stay.",
      waiting = "{seat} may move ships that were hit.",
    },
    discard_cards = {
      name = "Too Many Cards",
      text = "You hold too many cards: discard down to the hand limit.",
      waiting = "{seat} discards cards.",
    },
    answer = {
      name = "A Question",
      text = "A pack asks you something.",
      asked = "{question}",
      waiting = "{seat} is asked: {question}",
    },
  },

  option = {
    mode = { name = "Mode", text = "Which boards, fleet and hand to play with." },
    first_player = {
      name = "First Player",
      text = "Who takes the first turn.",
      values = {
        random = { name = "Random", text = "Drawn by lot." },
        p1 = { name = "Player 1", text = "Player 1 begins." },
        p2 = { name = "Player 2", text = "Player 2 begins." },
      },
    },
    turn_limit = {
      name = "Turn Limit",
      text = "Turns of both players together after which the match is a draw.",
    },
    draw_after_card_end = {
      name = "Draw after an Ending Card",
      text = "Whether a player whose turn was ended by a card draws a card too.",
      values = {
        ["true"] = { name = "Yes", text = "Every turn that is taken ends with drawing a card." },
        ["false"] = { name = "No", text = "A turn that a card ended draws no card." },
      },
    },
    card_play = {
      name = "Cards",
      text = "Whether the match is played with cards.",
      values = {
        ["true"] = { name = "Yes", text = "Cards are dealt, drawn and played." },
        ["false"] = { name = "No", text = "There are no cards; a turn is one normal attack." },
      },
    },
  },

  event = {
    placed = "{seat} places {ship} at {cell} facing {facing}",
    lifted = "{seat} lifts {ship}",
    player_ready = "{seat} is ready",
    turn_began = "turn {turn+1}",
    turn_skipped = "{seat} skips turn {turn+1}",
    aimed = "{seat} names {cell}",
    unaimed = "{seat} takes back {cell}",
    withdrawn = "{seat} takes {card} back into the hand",
    card_played = "{seat} plays {card}{rest}",
    card_played_secretly = "{seat} plays {card} in secret",
    cell_attacked = "{seat} attacks {cell}",
    ship_attacked = "{seat} attacks {ship}",
    connected = "{seat} may answer with a card",
    answered = "{cell} {answer}",
    ship_struck = "{ship} takes {hits|one hit|# hits}",
    sunk = "{seat} loses {ship}",
    seen = "{cell} {found}",
    repaired = "{ship} is whole again at {cell}",
    moved = "{seat} moves {ship} to {cell} facing {facing}",
    protected = "{ship} is out of reach for {turns|one turn|# turns}",
    disabled = "{seat} can neither attack nor move for {turns|one turn|# turns}",
    quadrant_seized = "nobody attacks in the {quadrant} for {turns|one turn|# turns}",
    turns_lost = "{seat} will skip {turns|one turn|# turns}",
    zone_changed = "{cell} {zone} {change}",
    effect_ended = "the {effect}{which|none=|nobody=| of #} ends{seat|none=|nobody=| for #}",
    card_drawn = "{seat} draws a card{card|none=|nobody=|: #}",
    card_discarded = "{seat} discards {card}",
    reshuffled = "the discard pile becomes a deck of {deck}",
    won = "{seat} has sunk the whole fleet and wins",
    drawn = "the turn limit is reached, and nobody wins",
    disclosed = "",
  },
}
