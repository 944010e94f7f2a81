-- What the game asks and offers, in English. Entries of content have their English in place.
return {
  game = {
    name = "BattleDucks",
    text = "A duel of deduction: find the other pond's duck formations before yours are found.",
  },

  kind = {
    personality = { name = "Personalities", text = "A way for the computer player to play." },
    formation = {
      name = "Formations",
      text = "A set of ducks that lies in a pond as one piece. Found when all its ducks are "
        .. "spotted.",
    },
    category = { name = "Categories", text = "A family of formations, which share a maneuver." },
    maneuver = { name = "Maneuvers", text = "What a Commander can do instead of an observation." },
    board = { name = "Boards", text = "The form of the pond." },
    mode = { name = "Modes", text = "A way to play: a board and a fleet." },
  },

  action = {
    pick = {
      name = "Pick a Formation",
      text = "Choose the formation that fills a place of your fleet. You can take it back until "
        .. "you are ready.",
    },
    place = {
      name = "Place a Formation",
      text = "Lay a formation on your pond, turned or mirrored as the options allow. Formations "
        .. "lie wholly on the board, do not overlap and, unless contact is allowed, do not touch, "
        .. "not even at a corner.",
    },
    commander = {
      name = "Choose the Commander",
      text = "Choose which duck of a formation is its Commander. Once that duck is spotted the "
        .. "formation's maneuver is lost.",
    },
    lift = { name = "Lift a Formation", text = "Take a formation off your pond again." },
    unpick = { name = "Take Back a Pick", text = "Take back the choice of a formation." },
    fill = {
      name = "Complete at Random",
      text = "Let chance make all picks, placements and Commanders that are missing. What you have "
        .. "chosen yourself stays.",
    },
    ready = { name = "Ready", text = "Finish your set-up. This cannot be taken back." },
    observe = {
      name = "Observe",
      text = "Probe one cell not observed before. Splash is water, spotted is a duck, found is the "
        .. "last hidden duck of its formation.",
    },
    maneuver = {
      name = "Use a Maneuver",
      text = "Lay the viewfinder of one of your formations on the radar; its cells answer one by "
        .. "one. The formation's Commander must not have been spotted, and its counter must stand "
        .. "on the dot.",
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
    answer_cell = {
      name = "Answer",
      text = "Answer a question with one of the cells that are offered.",
    },
  },

  argument = {
    slot = { name = "Formation", text = "Which formation of your fleet?" },
    formation = { name = "Formation", text = "Which formation?" },
    cell = { name = "Cell", text = "Which cell?" },
    orientation = {
      name = "Orientation",
      text = "How is it turned?",
      values = {
        r0 = { name = "as drawn" },
        r90 = { name = "turned by 90°" },
        r180 = { name = "turned by 180°" },
        r270 = { name = "turned by 270°" },
        m0 = { name = "mirrored" },
        m90 = { name = "mirrored, turned by 90°" },
        m180 = { name = "mirrored, turned by 180°" },
        m270 = { name = "mirrored, turned by 270°" },
      },
    },
    corner = { name = "Corner", text = "Where does the top left corner of the viewfinder lie?" },
    number = { name = "Number", text = "Which number?" },
    word = { name = "Answer", text = "What is your answer?" },
    player = { name = "Player", text = "Which player?" },
  },

  decision = {
    set_up_fleet = {
      name = "Set Up Your Fleet",
      text = "Pick and place your fleet, unseen by your opponent, then say that you are ready.",
      waiting = "{seat} sets up a fleet.",
    },
    take_turn = {
      name = "Your Turn",
      text = "Your turn: observe a cell or use a maneuver.",
      waiting = "{seat} observes a cell or uses a maneuver.",
    },
    answer = {
      name = "A Question",
      text = "A pack asks you something.",
      asked = "{question}",
      waiting = "{seat} is asked: {question}",
    },
  },

  option = {
    mode = { name = "Mode", text = "Which board and fleet to play with." },
    board = { name = "Board", text = "Another pond than the mode's." },
    fleet = {
      name = "Fleet",
      text = "Another fleet than the mode's, for both players: formations, and categories to pick "
        .. "from, separated by commas; 1 to 12 in all.",
    },
    allow_contact = {
      name = "Contact",
      text = "Whether formations may touch each other.",
      values = {
        ["true"] = { name = "Yes", text = "Formations may touch but not overlap." },
        ["false"] = {
          name = "No",
          text = "At least one cell of water lies between formations, also at corners.",
        },
      },
    },
    allow_mirror = {
      name = "Mirror Images",
      text = "Whether formations may be mirrored when they are placed.",
      values = {
        ["true"] = { name = "Yes", text = "Formations may be turned and mirrored." },
        ["false"] = { name = "No", text = "Formations may be turned only." },
      },
    },
    name_found = {
      name = "Name What Is Found",
      text = "Whether the finder is told which formation was found.",
      values = {
        ["true"] = { name = "Yes", text = "A found formation is named." },
        ["false"] = { name = "No", text = "Found does not say which formation it was." },
      },
    },
    first_player = {
      name = "First Player",
      text = "Who takes the first turn.",
      values = {
        random = { name = "Random", text = "Drawn by lot." },
        p1 = { name = "Player 1", text = "Player 1 begins." },
        p2 = { name = "Player 2", text = "Player 2 begins." },
      },
    },
  },

  event = {
    picked = "{seat} picks {formation} for {slot}",
    placed = "{seat} places {slot} at {cell} {orientation}",
    commander_chosen = "{cell} leads {slot}",
    lifted = "{seat} lifts {slot}",
    unpicked = "{seat} takes back the choice for {slot}",
    player_ready = "{seat} is ready",
    turn_began = "turn {turn+1}",
    observed = "{seat} observes {cell}",
    maneuver_used = "{seat} sends {slot} on a maneuver at {corner} {orientation}",
    answered = "{cell} {answer}{formation|none=|nobody=| (#)}",
    commander_lost = "{seat} loses the Commander of {slot}",
    dial_turned = "",
    won = "{seat} has found the whole fleet and wins",
    disclosed = "",
  },
}
