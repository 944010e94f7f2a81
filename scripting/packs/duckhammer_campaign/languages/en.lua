-- English words for what players are asked and can do between battles. Entries have theirs in place.

return {
  game = {
    name = "Duckhammer campaigns",
    text = "Armies march over a campaign map, fight Duckhammer battles, recover and learn; or heroes of Duckheim face "
      .. "the referee's forces together.",
  },
  action = {
    enlist = {
      name = "Enlist",
      text = "Enlists a unit: for the first army, or in Duckheim as hirelings, up to the character's Bravery and "
        .. "Grade. A model, how many of them up to Full Strength, and which of its choices of weapons.",
    },
    ready = {
      name = "Ready",
      text = "You have finished: your plans, your first army, your character, or who joins the battle.",
    },
    done = {
      name = "Done",
      text = "You have finished: with this unit, with razing, or with your turn.",
    },
    feather = {
      name = "Choose Feather",
      text = "Chooses your Feather; all your companies are of it. Means of another Feather's factions are dropped.",
    },
    means = {
      name = "Choose means",
      text = "Chooses a means of getting rations, up to three in all. The same one several times pays several times "
        .. "as much.",
    },
    drop = {
      name = "Drop means",
      text = "Takes a chosen means back.",
    },
    settle = {
      name = "Settle army",
      text = "The referee gives an army its first key location, with a camp.",
    },
    offer = {
      name = "Offer challenge",
      text = "The referee offers a challenge battle: where, for which mission of the player, for how many rations, on "
        .. "which map.",
    },
    march = {
      name = "March",
      text = "A token goes straight to a point, 24 inches a season at most. Each day costs the company's Grade in "
        .. "rations, and 1 more for each earlier march since its last battle.",
    },
    camp = {
      name = "Set up camp",
      text = "Sets up a camp where the token is, for the company's Grade in rations and 2 inches of its march. Not in "
        .. "water.",
    },
    recruit = {
      name = "Enlist company",
      text = "Enlists a new company at one of your camps, for its models' price in rations.",
    },
    strengthen = {
      name = "Strengthen",
      text = "Enlists more models into a company beside one of your camps, up to Full Strength. Into a trained "
        .. "company experience for its level must be paid, too.",
    },
    raise = {
      name = "Raise level",
      text = "Pays experience for a company's next level, which may raise its Grade. Then choose a training.",
    },
    train = {
      name = "Train",
      text = "Chooses the training of the company that has raised its level.",
    },
    decline = {
      name = "No training",
      text = "Chooses no training for this level.",
    },
    attack = {
      name = "Attack",
      text = "Begins a battle: your company against an enemy's token within an inch, one of them in a key location.",
    },
    accept = {
      name = "Accept challenge",
      text = "Begins the challenge battle on offer with a company in its location.",
    },
    join = {
      name = "Join",
      text = "A company joins the battle: within 2 inches from the start, within 4 as reinforcement.",
    },
    withdraw = {
      name = "Stay out",
      text = "A company stays out of the battle.",
    },
    recover = {
      name = "Pay for recovery",
      text = "Pays rations for lost models that have not recovered, 1 for each point missing, the cheapest first. "
        .. "What does not come back gives its Grade in rations.",
    },
    raze = {
      name = "Raze camp",
      text = "Destroys an enemy camp in the location.",
    },
    hero = {
      name = "Make character",
      text = "Makes your character of a model of the campaign's Grade.",
    },
    attribute = {
      name = "Add point",
      text = "Puts a point into an attribute, up to the character's Grade. There are as many points as levels.",
    },
    take_back = {
      name = "Take point back",
      text = "Takes a point out of an attribute.",
    },
    attempt = {
      name = "Try it",
      text = "Tries what the episode asks for: d12 + attribute - difficulty, against somebody also + your Grade - "
        .. "theirs; 7 or more succeeds.",
    },
    buy = {
      name = "Buy weapon",
      text = "Buys a weapon of a type that your character knows, of any faction, for its price in rations: at most "
        .. "its Grade, at least 0. It replaces another, or is one more.",
    },
    tend = {
      name = "Tend company",
      text = "Your character's Bravery is added to this company's recovery rolls.",
    },
    lend = {
      name = "Lend Bravery",
      text = "Your character's Bravery is added to one unit's morale rolls until the round ends. Once a battle.",
    },
    alter = {
      name = "Change location",
      text = "The referee brings a key location into another of its stages, closes it, or opens it again.",
    },
    episode = {
      name = "Begin episode",
      text = "The referee begins a piece of the story whose time has come.",
    },
    station = {
      name = "Place force",
      text = "The referee places a force on the map, on dry land: one a week, and players + 2 in all. With 0 it is "
        .. "worth what the opposition says; otherwise so many percent of the party, no more than that but with a "
        .. "free hand.",
    },
    remove = {
      name = "Remove token",
      text = "The referee takes one of its tokens off the map.",
    },
    battle = {
      name = "Set up battle",
      text = "The referee begins a battle: its company against a player's within an inch, one of them in "
        .. "a key location. It sets both missions, the map, the reward, and how deep its own zone is.",
    },
    call = {
      name = "Call for an action",
      text = "The referee calls for an action: which attribute helps, how difficult it is, against whose "
        .. "Grade, who may try, alone or all together, and what success and failure bring.",
    },
    venture = {
      name = "Venture",
      text = "Chooses something to try where your character is; once a week. What is at stake is told "
        .. "before the roll.",
    },
    reward = {
      name = "Announce reward",
      text = "The referee announces how many rations winning the battle brings.",
    },
    retreat = {
      name = "Leave the field",
      text = "A token that lost goes up to 6 inches, over ground it could march, out of the location and "
        .. "into no location of the enemy. It costs nothing.",
    },
    brace = {
      name = "Brace",
      text = "Spends rations before your character's recovery roll; each adds 1 to it.",
    },
    name = {
      name = "Name",
      text = "Gives your character a name, of up to 24 bytes. The others learn it with the character.",
    },
    own_attribute = {
      name = "Own attribute",
      text = "Thinks of an attribute that only your character has, up to two. The referee gives leave or not; the engine always does.",
    },
    propose = {
      name = "Propose",
      text = "Says what your character wants to try, in pieces of up to 24 bytes, 240 in all. The referee answers in its turn.",
    },
    unsay = {
      name = "Take back proposal",
      text = "Takes back what you have proposed.",
    },
    take_up = {
      name = "Take up",
      text = "The referee takes a proposal up: which attribute helps, how hard it is, against whom, and what success and failure bring.",
    },
    remake = {
      name = "Remake location",
      text = "The referee gives a key location another mission for both sides, and other terrain: a battle map, whatever the scale.",
    },
    lay_out = {
      name = "Lay out",
      text = "The referee says how many inches the party's deployment zone is deep in the next battle it sets up; 0: as usual.",
    },
    hire = {
      name = "Hire boat",
      text = "Hires a boat for a company within 2 inches of a landing. Until the season ends it crosses water as the boat says; it does not stop there.",
    },
    turn_down = {
      name = "Turn down",
      text = "The referee declines a proposal.",
    },
    allow = {
      name = "Allow",
      text = "The referee allows an attribute of a player's own, or does not.",
    },
  },
  decision = {
    plan = {
      name = "Plans",
      text = "Which Feather is yours, and which means of getting rations, up to three? The others learn it when all "
        .. "are ready.",
      waiting = "{seat} makes plans.",
    },
    first_army = {
      name = "First army",
      text = "Which companies do you begin with? At most two thirds of your rations.",
      waiting = "{seat} enlists the first army.",
    },
    make_hero = {
      name = "Character",
      text = "Who is your character, and what is it good at?",
      waiting = "{seat} makes a character.",
    },
    settle_army = {
      name = "Settling",
      text = "Where does this army begin?",
      waiting = "{seat} settles an army.",
    },
    offer_challenge = {
      name = "Challenge",
      text = "Do you offer a challenge battle? Locations can be changed, too.",
      waiting = "{seat} may offer a challenge.",
    },
    take_turn = {
      name = "Your turn",
      text = "What do your companies do this season? March, camp, enlist, raise levels; done ends your turn.",
      waiting = "{seat} marches, camps and enlists.",
    },
    choose_training = {
      name = "Training",
      text = "In what is this company trained?",
      waiting = "{seat} trains a company.",
    },
    begin_battle = {
      name = "Battles",
      text = "Do you begin a battle?",
      waiting = "{seat} may begin a battle.",
    },
    choose_joining = {
      name = "Who fights",
      text = "Which of your companies join the battle? Say when you are ready.",
      waiting = "{seat} chooses who fights.",
    },
    choose_tended = {
      name = "Tending",
      text = "Which company does your character help to recover?",
      waiting = "{seat} chooses whom to tend.",
    },
    pay_recovery = {
      name = "Recovery",
      text = "For how many of this company's models do you pay, so that they recover?",
      waiting = "{seat} pays for recovery.",
    },
    choose_razing = {
      name = "Razing",
      text = "Which enemy camps do you destroy? Done when there are enough.",
      waiting = "{seat} may destroy camps.",
    },
    play_episode = {
      name = "An attempt",
      text = "Do you try it, or let it pass? {attribute|none=No attribute helps|#}, difficulty {difficulty}. Success: "
        .. "{success|none=nothing|#}. Failure: {failure|none=nothing|#}.",
      waiting = "{seat} may try something.",
    },
    referees_turn = {
      name = "The referee's turn",
      text = "What happens this week? Place, march or remove tokens, set up a battle, call for actions, "
        .. "begin an episode, change a location; pass ends the turn.",
      waiting = "{seat} takes the referee's turn.",
    },
    announce_reward = {
      name = "Reward",
      text = "How many rations does winning this battle bring?",
      waiting = "{seat} announces a reward.",
    },
    choose_retreat = {
      name = "Leaving the field",
      text = "Where do the tokens go that have lost?",
      waiting = "{seat} leaves the field.",
    },
    brace_recovery = {
      name = "Before the roll",
      text = "How many rations do you spend before the roll? Each adds 1.",
      waiting = "{seat} spends rations before a roll.",
    },
  },
  option = {
    mode = {
      name = "Mode",
      text = "Players against each other, or together in Duckheim.",
      values = {
        war = {
          name = "War",
          text = "Armies against each other for the key locations.",
        },
        duckheim = {
          name = "Duckheim",
          text = "Each player has a character; together they fight the referee's forces.",
        },
      },
    },
    players = {
      name = "Players",
      text = "How many players there are, without the referee. A war needs two.",
    },
    referee = {
      name = "Referee",
      text = "Who holds the referee's seat.",
      values = {
        automatic = {
          name = "Automatic",
          text = "The engine decides for the referee.",
        },
        person = {
          name = "A person",
          text = "The last seat is asked.",
        },
      },
    },
    map = {
      name = "Campaign map",
      text = "The theatre of war; left empty, the first there is.",
    },
    rations = {
      name = "Rations",
      text = "What each player has at the start.",
    },
    battles = {
      name = "Battles",
      text = "After how many battles the campaign ends.",
    },
    seasons = {
      name = "Seasons",
      text = "After how many seasons the campaign ends at the latest.",
    },
    desertion = {
      name = "Desertion",
      text = "Half of a company's models lost to morale come back without a roll, the others never.",
      values = {
        ["false"] = {
          name = "No",
          text = "Models lost to morale roll to recover as all others do.",
        },
        ["true"] = {
          name = "Yes",
          text = "Half of them, rounded up, come back; the rest is gone.",
        },
      },
    },
    challenges = {
      name = "Challenges",
      text = "Whether the referee offers challenge battles.",
      values = {
        ["false"] = {
          name = "No",
          text = "There are none.",
        },
        ["true"] = {
          name = "Yes",
          text = "One may be offered each season.",
        },
      },
    },
    rounds = {
      name = "Rounds",
      text = "After how many rounds a battle ends.",
    },
    grade = {
      name = "Characters' Grade",
      text = "Duckheim: the Grade of the models that characters are made of.",
    },
    weeks = {
      name = "Weeks",
      text = "Duckheim: after how many weeks it ends.",
    },
    opposition = {
      name = "Opposition",
      text = "Duckheim: how strong a force of the referee may be, by the party's worth.",
      values = {
        gentle = {
          name = "Gentle",
          text = "70 percent.",
        },
        even = {
          name = "Even",
          text = "100 percent.",
        },
        grim = {
          name = "Grim",
          text = "130 percent.",
        },
      },
    },
    free_hand = {
      name = "Free hand",
      text = "Duckheim: whether the referee may ignore how many forces there are, and begin battles anywhere.",
      values = {
        ["false"] = {
          name = "No",
          text = "It keeps to the rules.",
        },
        ["true"] = {
          name = "Yes",
          text = "It does as it likes.",
        },
      },
    },
    withdrawal = {
      name = "Withdrawal",
      text = "Whether the tokens of whoever lost a battle leave the key location.",
      values = {
        ["false"] = {
          name = "No",
          text = "They stay.",
        },
        ["true"] = {
          name = "Yes",
          text = "They leave, and the winner holds it.",
        },
      },
    },
  },
  argument = {
    feather = {
      name = "Feather",
      text = "A civilization of birds.",
    },
    means = {
      name = "Means",
      text = "A way of getting rations.",
    },
    number = {
      name = "Number",
      text = "Which of those chosen, from 1.",
    },
    location = {
      name = "Key location",
      text = "A place on the campaign map that can be held.",
    },
    challenge = {
      name = "Challenge",
      text = "A battle against forces of the referee.",
    },
    reward = {
      name = "Reward",
      text = "Rations for winning.",
    },
    map = {
      name = "Battle map",
      text = "The battlefield, or any.",
    },
    company = {
      name = "Company",
      text = "Which company.",
    },
    camp = {
      name = "Camp",
      text = "Which of a player's camps, from 1.",
    },
    training = {
      name = "Training",
      text = "What a company is taught.",
    },
    attribute = {
      name = "Attribute",
      text = "What a character is good at.",
    },
    slot = {
      name = "Place for a weapon",
      text = "Which weapon is replaced, from 1; 0: one more.",
    },
    episode = {
      name = "Episode",
      text = "Something that happens between battles.",
    },
    difficulty = {
      name = "Difficulty",
      text = "Taken off the roll, 0 to 6.",
    },
    stage = {
      name = "Stage",
      text = "What a location becomes, from 1; 0: it closes.",
    },
    change = {
      name = "Change",
      text = "How many; negative: spent.",
    },
    now = {
      name = "Now",
      text = "What there is now.",
    },
    season = {
      name = "Season",
      text = "Which season, from 1.",
    },
    days = {
      name = "Days",
      text = "How many days the march takes.",
    },
    level = {
      name = "Level",
      text = "The level reached, 0 to 24.",
    },
    part = {
      name = "Part",
      text = "A part of the season.",
      values = {
        march = {
          name = "Marches",
          text = "Companies march, camp, enlist and learn.",
        },
        battles = {
          name = "Battles",
          text = "Battles are begun.",
        },
      },
    },
    attacker = {
      name = "Attacker",
      text = "Who began the battle.",
    },
    defender = {
      name = "Defender",
      text = "The other side.",
    },
    reserve = {
      name = "Reinforcement",
      text = "Whether the company comes later.",
      values = {
        no = {
          name = "No",
          text = "It is there from the start.",
        },
        yes = {
          name = "Yes",
          text = "It comes as reinforcement.",
        },
      },
    },
    needed = {
      name = "Needed",
      text = "What the roll must reach.",
    },
    recovered = {
      name = "Recovered",
      text = "How many models are back.",
    },
    lost = {
      name = "Lost",
      text = "How many models are gone.",
    },
    wound = {
      name = "Wound",
      text = "What remains of a defeat.",
    },
    bravery = {
      name = "Bravery",
      text = "How much Bravery.",
    },
    venture = {
      name = "Venture",
      text = "Something to try.",
    },
    force = {
      name = "Force",
      text = "An enemy of the party.",
    },
    stake = {
      name = "Stake",
      text = "What success or failure brings.",
    },
    success = {
      name = "Success",
      text = "What success brings.",
    },
    failure = {
      name = "Failure",
      text = "What failure brings.",
    },
    target = {
      name = "Target",
      text = "Whom it is against.",
    },
    how = {
      name = "How",
      text = "By one character, or by the referee against all.",
    },
    own_mission = {
      name = "Own mission",
      text = "Of the referee's side.",
    },
    zone = {
      name = "Zone",
      text = "Inches that the referee's zone is deep; 0: as usual.",
    },
    rations = {
      name = "Rations",
      text = "How many.",
    },
    ending = {
      name = "Ending",
      text = "How it ends.",
    },
    boat = {
      name = "Boat",
      text = "What is hired.",
    },
    won = {
      name = "Won",
      text = "Battles won.",
    },
    companies = {
      name = "Companies",
      text = "How many are left.",
    },
    models = {
      name = "Models",
      text = "How many they have.",
    },
    wounds = {
      name = "Wounds",
      text = "How many there are.",
    },
    which = {
      name = "Which",
      text = "Which of the character's own attributes.",
      values = {
        first = { name = "First" },
        second = { name = "Second" },
      },
    },
    name = {
      name = "Name",
      text = "What it is to be called.",
    },
    words = {
      name = "Words",
      text = "What you want to try, or the next words of it.",
    },
    leave = {
      name = "Leave",
      text = "Whether it may be.",
    },
  },
  kind = {
    means = {
      name = "Means",
      text = "Ways of getting rations. Each player chooses up to three; chosen several times, one pays several times.",
    },
    ladder = {
      name = "Ladders",
      text = "Dice from the weakest to the strongest, for trainings and wounds that go by steps.",
    },
    training = {
      name = "Trainings",
      text = "What a company can be taught when it raises its level: one for each level.",
    },
    lesson = {
      name = "Lessons",
      text = "Abilities of models that Talent teaches, and what they take.",
    },
    weapon_lesson = {
      name = "Weapon lessons",
      text = "Abilities of weapons that Weapon Drill teaches, and what they take.",
    },
    wound = {
      name = "Wounds",
      text = "What a character of Duckheim keeps from a failed recovery: minor ones for a week, major ones, after a "
        .. "natural 1, for good.",
    },
    attribute = {
      name = "Attributes",
      text = "What characters of Duckheim are good at. Points equal to the level, each up to the Grade.",
    },
    campaign_map = {
      name = "Campaign maps",
      text = "Theatres of war with their key locations.",
    },
    challenge = {
      name = "Challenges",
      text = "Battles against forces of the referee.",
    },
    episode = {
      name = "Episodes",
      text = "What happens to the characters of Duckheim between battles.",
    },
    experience = {
      name = "Experience",
      text = "What levels take.",
    },
    army_range = {
      name = "Sizes of armies",
      text = "How large the battles of an army are.",
    },
    duckheim = {
      name = "Duckheim",
      text = "Settings of the role-playing game.",
    },
    venture = {
      name = "Ventures",
      text = "What players of Duckheim can choose to try, once a week each.",
    },
    stake = {
      name = "Stakes",
      text = "What success and failure bring in Duckheim.",
    },
    force = {
      name = "Forces",
      text = "Enemies that the referee of Duckheim places on the map; they grow with the party.",
    },
    ground = {
      name = "Grounds",
      text = "What campaign maps are made of, and how fast companies go over it.",
    },
    boat = {
      name = "Boats",
      text = "What companies can hire at landings, until the season ends.",
    },
    suggestion = {
      name = "Suggestions",
      text = "Words that players of Duckheim may take for their own.",
    },
  },

  event = {
    feather_shown = "the Feather of {seat}: {feather}",
    means_shown = "{seat} lives on {means}",
    enlisted = "a new company: {company}, {count} strong",
    settled = "{seat} begins at {location}",
    rations = "{seat} has {now|no rations|one ration|# rations}",
    experience = "{seat} has {now} experience",
    season_began = "season {season}",
    offered = "a challenge at {location}: {challenge}, for {reward} rations",
    marched = "{company} marches{location|none=|nobody=| to #}, {days|one day|# days}",
    camped = "{seat} sets up a camp",
    strengthened = "{company} gets {count} more",
    raised = "{company} is of level {level}",
    trained = "{company} learns {training}{rest}",
    turn_began = "{seat} is next: {part}",
    battle_began = "BATTLE{location|none=|nobody=| at #}: {attacker} against {defender}",
    joined = "{company} joins the battle, {count} strong",
    recovery_rolled = "{company} rolls {total}, {needed} are needed",
    recovered = "{company}: {recovered} are back, {lost} are gone",
    company_lost = "{company} is no more",
    razed = "a camp of {seat} is destroyed",
    location_held = "{seat} holds {location}",
    out = "{seat} has no tokens left",
    campaign_over = "{seat} wins the campaign",
    episode_set = "{episode}",
    episode_rolled = "{natural} rolled, {total} in all: {success|yes=success|failure}",
    wounded = "{company} has a wound: {wound}",
    wound_healed = "{company} recovers from {wound}",
    bought = "{company} has {weapon}",
    lent = "{company} is inspired by {bravery}",
    tended = "{company} is tended, for {bravery} more",
    location_changed = "{location} is of stage {stage} now",
    location_closed = "{location} is no key location any more",
    force_placed = "{force} come{location|none=|nobody=| to #}",
    token_removed = "{company} is gone",
    reward_set = "the winner gets rations: {reward}",
    ventured = "{seat} tries {venture}",
    stakes_told = "{attribute|none=no attribute|#}, difficulty {difficulty}: {success|none=nothing|#}, or {failure|none=nothing|#}",
    stake_came = "{stake}{seat|nobody= for everybody|none= for everybody| for #}",
    retreated = "{company} leaves the field",
    braced = "{rations} rations are spent before the roll",
    location_remade = "{location} is another place now: mission {mission}, terrain {map}",
    tale_of_episode = "they will tell of {episode}",
    tale_of_place = "{location} was {seat|none=nobody's|nobody=nobody's|#'s} in the end",
    tale_of_army = "{seat} won {won} and lost {lost} battles; {companies|no company is|one company is|# companies are} left, {models} strong",
    tale_of_hero = "{company} came to level {level}, with {wounds|no wounds|one wound|# wounds}",
    laid_out = "the party's zone is {zone|as usual|one inch deep|# inches deep} in the next battle",
    hired = "{company} hires {boat}",
    hero_named = "{seat} has a character: {name}",
    attribute_named = "{seat} has an attribute of their own: {name}",
    attribute_allowed = "the referee {leave|yes=allows|does not allow} the {which} attribute of {seat}",
    proposed = "{seat} proposes: {words}",
    unsaid = "{seat} has thought better of it",
    answered = "the referee takes up what {seat} proposes",
    turned_down = "the referee turns down what {seat} proposes",
    duckheim_ended = "{ending|all_locations=every key location is the party's|last_episode=the story is finished|weeks=the last week is over|all_fell=every character has fallen|nowhere=the party has nowhere to go|it is over}",
  },

  -- Why something is refused, by the reason that the rules give.
  refusal = {
    ["company {company} is not one of yours"] = "{company} is not one of yours",
    ["company {company} is no enemy"] = "{company} is no enemy",
    ["episodes of the group are set for p1"] = "episodes of the group are set for player 1",
    ["the token can go {left} thousandths of an inch more this season, not {length}"] =
      "the token can go {left/1000} inches more this season, not {length/1000}",
    ["the army of p{seat} is settled now"] = "the army of player {seat} is settled now",
  },
}
