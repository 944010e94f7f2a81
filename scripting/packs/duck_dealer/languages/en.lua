-- What the game asks and offers, in English. Entries of content have their English in place.
return {
  game = {
    name = "Duck Dealer",
    text = "Fly, build and trade: turn rubber ducks and phone booths into what the galaxy wants.",
  },

  kind = {
    personality = { name = "Personalities", text = "A way for the computer player to play." },
    good = { name = "Goods", text = "Something that is mined, made, carried and consumed." },
    equipment = { name = "Equipment", text = "What a slot of a ship holds." },
    mine = { name = "Mines", text = "Gives a raw material." },
    factory = { name = "Factories", text = "Is built, and turns goods into another." },
    shipyard = { name = "Shipyards", text = "Sells equipment, once built." },
    consumer = { name = "Consumers", text = "Pays for deliveries in points, once built." },
    map = { name = "Maps", text = "Planets and the routes between them." },
    ship = { name = "Ships", text = "The board of a ship." },
    mode = { name = "Modes", text = "A way to play." },
  },

  action = {
    bid = {
      name = "Seal a Bid",
      text = "Bid 0 to 100 points for the turn order. Bids are sealed, and all of them are taken "
        .. "off the final scores.",
    },
    position = { name = "Choose a Position", text = "Choose a free place in the turn order." },
    equip = {
      name = "Equip",
      text = "Put equipment of your choice into the next slot of your ship.",
    },
    start = {
      name = "Choose a Start Planet",
      text = "Put your ship on a start planet that nobody else has chosen.",
    },
    collect = {
      name = "Collect Energy",
      text = "Take 1 energy of your choice and what your crew quarters produce; your turn is over. "
        .. "If a marker is missing you take an action turn at once, and the missing energy can be "
        .. "used in it only.",
    },
    act = {
      name = "Take an Action Turn",
      text = "Put a cube on the turn track, lay the free roads it allows, then move, build and "
        .. "trade as long as your energy lasts.",
    },
    road = {
      name = "Lay a Road",
      text = "Put a road on any dot without road and ship; your ship passes it for no step. Free "
        .. "roads come first and before anything else; each further one costs 1 build energy.",
    },
    take_road = {
      name = "Take a Road Back",
      text = "Take one of your roads off the map because you have no cube left; it is used at "
        .. "once.",
    },
    entrance = {
      name = "Place the Entrance",
      text = "Once a match: put the entrance of your Schrödinger passage on a planet without an "
        .. "end of a passage, then its exit on another.",
    },
    exit = {
      name = "Place the Exit",
      text = "Put the exit of your passage on another planet without an end of a passage.",
    },
    move = {
      name = "Move",
      text = "Fly to a place within the steps left of your last move energy, or else spend 1 move "
        .. "energy. Every dot and planet is a step; dots with your own road are free, and you "
        .. "cannot stop on them. Ending on a planet that has no consumer tile yet discovers it, "
        .. "start planets excepted. Your goods must fit first.",
    },
    passage = {
      name = "Take a Passage",
      text = "Fly from the entrance of a passage here, anybody's, to its exit for 1 move energy. "
        .. "Your goods must fit first.",
    },
    discover = {
      name = "Choose the Consumer",
      text = "Put one of the two top consumer tiles, unbuilt, on the planet you have discovered.",
    },
    build_factory = {
      name = "Build a Factory",
      text = "Build a factory here for 1 build energy and one of each of its inputs, and score its "
        .. "points.",
    },
    build_consumer = {
      name = "Build the Consumer",
      text = "Build the consumer here for 1 build energy and 1 of the good it wants, and score its "
        .. "points.",
    },
    build_shipyard = {
      name = "Build the Shipyard",
      text = "Build the shipyard here for 1 build energy, its printed good and 1 different good, "
        .. "and score its points.",
    },
    claim = {
      name = "Claim a Privilege",
      text = "Put a privilege on a mine or a built tile here that has none, for build energy (3 in "
        .. "Standard). From then on 1 trade energy lets you use the tile as often as you like in "
        .. "one visit. Others may still use it.",
    },
    take_claim = {
      name = "Take a Privilege Back",
      text = "Take one of your privileges off the map because you have none left; it is placed "
        .. "again at once.",
    },
    mine = { name = "Mine", text = "Take 1 good from the mine here for 1 trade energy." },
    make = {
      name = "Manufacture",
      text = "Have the factory here turn its inputs into its product for 1 trade energy.",
    },
    buy = {
      name = "Buy Equipment",
      text = "Buy the equipment of the built shipyard here for 1 trade energy and its price, for "
        .. "your first free slot or in exchange for other equipment. Quarters need a marker in the "
        .. "supply.",
    },
    deliver = {
      name = "Deliver",
      text = "Deliver 1 good to the built consumer here for 1 trade energy, and score its points.",
    },
    discard = { name = "Discard", text = "Throw 1 good away." },
    offer = {
      name = "Make an Offer",
      text = "Begin an offer of goods to a player on the same planet. Swapping costs no energy; a "
        .. "turn has a limited number of offers (6 in Standard).",
    },
    invite = {
      name = "Ask for an Offer",
      text = "Ask a player on the same planet to make you an offer.",
    },
    give = { name = "Give", text = "Add one of your goods to what the offer gives; up to three." },
    want = {
      name = "Want",
      text = "Add one of the other player's goods to what the offer asks for; up to three.",
    },
    propose = { name = "Propose", text = "Make the offer as it stands." },
    withdraw = {
      name = "Withdraw",
      text = "Make no offer after all. It still counts as one of the offers of this turn.",
    },
    accept = { name = "Accept", text = "Accept the offer: the goods change hands." },
    decline = { name = "Decline", text = "Decline the offer: nothing changes." },
    gain = {
      name = "Choose Energy",
      text = "Take energy of your choice that something has granted you.",
    },
    ["end"] = {
      name = "End the Action Turn",
      text = "End your action turn. Your goods must fit first.",
    },
    keep = {
      name = "Keep Energy",
      text = "Choose how much of each energy you keep; the rest goes back.",
    },
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
    points = { name = "Points", text = "How many points?" },
    position = { name = "Position", text = "Which place in the turn order?" },
    equipment = { name = "Equipment", text = "Which equipment?" },
    planet = { name = "Planet", text = "Which planet?" },
    energy = {
      name = "Energy",
      text = "Which energy?",
      values = {
        move = { name = "move" },
        build = { name = "build" },
        trade = { name = "trade" },
      },
    },
    dot = { name = "Dot", text = "Which dot?" },
    place = { name = "Place", text = "Where to?" },
    owner = { name = "Owner", text = "Whose passage?" },
    consumer = { name = "Consumer", text = "Which consumer?" },
    factory = { name = "Factory", text = "Which factory?" },
    good = { name = "Good", text = "Which good?" },
    site = {
      name = "Tile",
      text = "Which tile?",
      values = {
        mine = { name = "mine" },
        consumer = { name = "consumer" },
        factory = { name = "factory" },
        shipyard = { name = "shipyard" },
      },
    },
    slot = { name = "Slot", text = "Which slot of your ship?" },
    partner = { name = "Partner", text = "Which player?" },
    move = { name = "Move Energy", text = "How much move energy do you keep?" },
    build = { name = "Build Energy", text = "How much build energy do you keep?" },
    trade = { name = "Trade Energy", text = "How much trade energy do you keep?" },
    number = { name = "Number", text = "Which number?" },
    word = { name = "Answer", text = "What is your answer?" },
    player = { name = "Player", text = "Which player?" },
  },

  decision = {
    seal_bid = {
      name = "Auction",
      text = "How many points do you bid for the turn order?",
      waiting = "{seat} bids for the turn order.",
    },
    choose_position = {
      name = "Turn Order",
      text = "Which place in the turn order do you take?",
      waiting = "{seat} chooses a place in the turn order.",
    },
    choose_equipment = {
      name = "Equip Your Ship",
      text = "What goes into the next slot of your ship?",
      waiting = "{seat} equips a ship.",
    },
    choose_start = {
      name = "Start Planet",
      text = "On which planet do you start?",
      waiting = "{seat} chooses a start planet.",
    },
    take_turn = {
      name = "Your Turn",
      text = "Your turn: collect energy, or take an action turn.",
      waiting = "{seat} collects energy or begins an action turn.",
    },
    take_cube = {
      name = "No Cube Left",
      text = "The turn track needs a cube: which of your roads do you take off the map?",
      waiting = "{seat} takes a road off the map.",
    },
    action_turn = {
      name = "Action Turn",
      text = "Move, build and trade, or end your action turn.",
      waiting = "{seat} moves, builds and trades.",
    },
    choose_exit = {
      name = "Passage",
      text = "Where is the exit of your passage?",
      waiting = "{seat} places the exit of a passage.",
    },
    choose_consumer = {
      name = "Discovery",
      text = "Which consumer tile goes on the planet you have discovered?",
      waiting = "{seat} chooses a consumer for the planet discovered.",
    },
    lay_road = {
      name = "Lay the Road",
      text = "Where do you lay the road you took off the map?",
      waiting = "{seat} lays a road again.",
    },
    place_claim = {
      name = "Place the Privilege",
      text = "Which tile here gets the privilege you took off the map?",
      waiting = "{seat} places a privilege again.",
    },
    draft_offer = {
      name = "Your Offer",
      text = "What do you give, and what do you want for it?",
      waiting = "{seat} puts an offer together.",
    },
    answer_offer = {
      name = "An Offer",
      text = "Do you accept the offer?",
      waiting = "{seat} thinks about the offer.",
    },
    choose_energy = {
      name = "Energy Granted",
      text = "Which energy do you take?",
      waiting = "{seat} chooses energy.",
    },
    keep_energy = {
      name = "Too Much Energy",
      text = "You have more energy than you may keep: which do you keep?",
      waiting = "{seat} chooses which energy to keep.",
    },
    answer = {
      name = "A Question",
      text = "A pack asks you something.",
      asked = "{question}",
      waiting = "{seat} is asked: {question}",
    },
  },

  option = {
    players = { name = "Players", text = "How many play." },
    mode = { name = "Mode", text = "Which map, ship, turn track and stocks to play with." },
    map = { name = "Map", text = "Another map than the mode's." },
    turns = {
      name = "Turns",
      text = "Action turns of all players together; 0 is the mode's whole turn track.",
    },
    auction = {
      name = "Auction",
      text = "Whether players bid points for the turn order.",
      values = {
        ["true"] = {
          name = "Yes",
          text = "Sealed bids; the highest chooses first, and bids are taken off the final scores.",
        },
        ["false"] = {
          name = "No",
          text = "The turn order is set by lot or by the option Turn Order.",
        },
      },
    },
    order = {
      name = "Turn Order",
      text = "The turn order where there is no auction: random, or all players, such as p2,p1,p3.",
    },
  },

  event = {
    bid_sealed = "{seat} seals a bid",
    bid_opened = "{seat} has bid {points} in round {round}",
    ranked = "{seat} chooses as number {rank}",
    position_taken = "{seat} goes as number {position}",
    equipped = "{seat} puts {equipment} into slot {slot}",
    started = "{seat} starts on {planet}",
    turn_began = "turn {turn+1}",
    energy_gained = "{seat} takes {energy} ×{markers}{virtual|0=| and # for this turn only}",
    energy_spent = "",
    action_turn = "{seat} begins action turn {space} with {free_roads|no free road|one free road|# free roads}",
    road_laid = "{seat} lays a road at {dot}",
    road_taken = "{seat} takes back the road at {dot}",
    passage_placed = "{seat} places the {end} of a passage on {planet}",
    flew_over = "{seat} flies over {place}",
    moved = "{seat} flies from {from} to {to}, {steps|one step|# steps}",
    passage_used = "{seat} takes the passage of {owner} from {from} to {to}",
    discovered = "{planet} turns out to have {consumer}",
    factory_built = "{seat} builds {factory} on {planet}",
    consumer_built = "{seat} builds {consumer} on {planet}",
    shipyard_built = "{seat} builds {shipyard} on {planet}",
    claimed = "{seat} claims the {site} on {planet}",
    claim_taken = "{seat} gives up the {site} on {planet}",
    mined = "{seat} takes {good}",
    made = "{seat} makes {good}",
    bought = "{seat} buys {equipment} for slot {slot}{replaced|none=|nobody=| instead of #}",
    delivered = "{seat} delivers {good} on {planet}",
    discarded = "{seat} throws {good} away",
    offer_opened = "{seat} thinks of an offer to {partner}",
    invited = "{seat} asks {partner} for an offer",
    offered = "{seat} offers{give_1|none=|nobody=| #}{give_2|none=|nobody=|, "
      .. "#}{give_3|none=|nobody=|, #} for{want_1|none=|nobody=| #}{want_2|none=|nobody=|, #}{want_3|none=|nobody=|, #}",
    offer_withdrawn = "{seat} makes no offer",
    offer_accepted = "{seat} accepts",
    offer_declined = "{seat} declines",
    good_given = "{seat} gives {to} {good}",
    goods_changed = "{seat}: {good} {count}",
    scored = "{seat} scores {points|one point|# points}, {total} in all",
    energy_kept = "{seat} keeps {move} move, {build} build, {trade} trade energy",
    final_score = "{seat} has {points} points less {bid} bid: {total}",
    won = "{seat} wins",
    disclosed = "",
    goods_paid = "",
  },
}
