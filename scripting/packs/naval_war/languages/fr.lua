-- Naval War in French: all entries, and what the game asks and offers.
return {
  game = {
    name = "Guerre navale",
    text = "Un duel de flottes cachées et mobiles, avec une pioche commune : coulez tous les "
      .. "navires ennemis.",
  },

  kind = {
    personality = {
      name = "Caractères",
      text = "Une façon de jouer pour l’ordinateur.",
    },
    ship = { name = "Navires", text = "Un type de navire, large d’une case." },
    card = { name = "Cartes", text = "Un type de carte de la pioche commune." },
    zone = {
      name = "Zones",
      text = "Ce qu’une carte pose sur des cases d’un plateau, au vu de tous.",
    },
    mode = {
      name = "Modes",
      text = "Une façon de jouer : la taille des plateaux, la flotte et la main.",
    },
    variable = { name = "Variables", text = "Ce qu’un pack retient pendant une partie." },
  },

  field = {
    caution = { name = "Prudence" },
    curiosity = { name = "Curiosité" },
    thrift = { name = "Économie" },
    evaluate = { name = "Évaluation" },
    length = { name = "Longueur" },
    class = {
      name = "Classe",
      values = {
        assault = { name = "Assaut" },
        intel = { name = "Renseignement" },
        movement = { name = "Mouvement" },
      },
    },
    copies = { name = "Exemplaires" },
    reaction = { name = "Réaction" },
    secret = { name = "Secrète" },
    target = { name = "Cible" },
    kind = {
      name = "Sorte",
      values = {
        area = { name = "Zone" },
        cells = { name = "Cases" },
        column = { name = "Colonne" },
        enemy_ship = { name = "Navire ennemi" },
        fleet = { name = "Flotte" },
        hit_ship = { name = "Navire touché" },
        none = { name = "Rien" },
        own_damage = { name = "Dégât à soi" },
        own_ship = { name = "Navire à soi" },
        pivot = { name = "Rotation" },
        quadrant = { name = "Quadrant" },
        row = { name = "Ligne" },
        shift = { name = "Déplacement" },
      },
    },
    width = { name = "Largeur" },
    height = { name = "Hauteur" },
    rotate = { name = "Peut être tournée" },
    count = { name = "Nombre" },
    board = {
      name = "Plateau",
      values = {
        enemy = { name = "Ennemi" },
        own = { name = "À soi" },
      },
    },
    cannot_answer = { name = "Sans effet contre" },
    hand_limit = { name = "Limite de main" },
    fleet = { name = "Flotte" },
    scope = {
      name = "Portée",
      values = {
        match = { name = "Partie" },
        player = { name = "Joueur" },
        ship = { name = "Navire" },
      },
    },
    as = {
      name = "Comme",
      values = {
        counter = { name = "Compteur" },
        mark = { name = "Marque" },
      },
    },
    where = {
      name = "Où",
      values = {
        seat = { name = "Au joueur" },
        table = { name = "À la table" },
        thing = { name = "À l’objet" },
      },
    },
    most = { name = "Au plus" },
    symbol = { name = "Signe" },
  },

  card = {
    airstrike = {
      name = "Frappe aérienne",
      text = "Attaquez une zone de 3 cases sur 3, entièrement sur le plateau. Votre tour se "
        .. "termine.",
    },
    carpet_bomb = {
      name = "Tapis de bombes",
      text = "Attaquez trois cases adjacentes en ligne, à l’horizontale ou à la verticale. Vous "
        .. "pouvez encore faire votre attaque normale.",
    },
    drone_strike = {
      name = "Frappe de drones",
      text = "Attaquez trois cases différentes de votre choix. Vous pouvez encore faire votre "
        .. "attaque normale.",
    },
    torpedo = {
      name = "Torpille",
      text = "Attaquez une case. Les leurres thermiques ne l’arrêtent pas. Vous pouvez encore "
        .. "faire votre attaque normale.",
    },
    vertical_laser = {
      name = "Laser vertical",
      text = "Attaquez toutes les cases d’une colonne. Les leurres thermiques ne l’arrêtent pas. "
        .. "Votre tour se termine.",
    },
    horizontal_laser = {
      name = "Laser horizontal",
      text = "Attaquez toutes les cases d’une ligne. Les leurres thermiques ne l’arrêtent pas. "
        .. "Votre tour se termine.",
    },
    task_force_operation = {
      name = "Opération spéciale",
      text = "Nommez un navire ennemi à flot qui n’est pas sous la fumée : ses deux premières "
        .. "parties intactes, comptées depuis la proue, sont touchées. Vous apprenez combien de "
        .. "coups il a reçus ou s’il a coulé, pas où. Votre tour se termine.",
    },
    uav_drone = {
      name = "Drone de reconnaissance",
      text = "Observez une zone de 2 cases sur 2, entièrement sur le plateau : vous voyez "
        .. "lesquelles abritent un navire, mais ni lequel ni ses dégâts. Ce n’est pas une attaque. "
        .. "Vous pouvez encore faire votre attaque normale.",
    },
    cyber_operation = {
      name = "Cyberopération",
      text = "Jusqu’à la fin de son deuxième tour à venir, l’ennemi ne fait pas d’attaque normale, "
        .. "ne joue aucune carte d’assaut ou de mouvement et ne déplace aucun navire touché. Ses "
        .. "cartes de renseignement et ses réactions restent permises. Une seconde ajoute deux "
        .. "tours. Vous pouvez encore faire votre attaque normale.",
    },
    smoke_screen = {
      name = "Écran de fumée",
      text = "Réaction : nommez un de vos navires que l’attaque touche sans le couler. Le coup "
        .. "compte. Jusqu’à la fin du troisième tour ennemi après celui-ci, les attaques sur ses "
        .. "cases répondent « fumée » et n’ont aucun effet, et le navire ne peut plus bouger du "
        .. "tout, même après ce coup.",
    },
    engineering = {
      name = "Ingénierie",
      text = "Retirez un coup d’une partie de votre choix d’un de vos navires à flot. L’ennemi "
        .. "apprend que vous avez joué la carte, pas sur quel navire. Vous pouvez encore faire "
        .. "votre attaque normale.",
    },
    flares = {
      name = "Leurres thermiques",
      text = "Réaction : l’attaque qui porte n’a aucun effet, et chacune de ses cases répond « "
        .. "bloqué ». Efficace aussi contre une attaque normale, mais pas contre une torpille ou "
        .. "un laser. Une carte qui termine le tour le termine quand même.",
    },
    seize_fire = {
      name = "Cessez-le-feu",
      text = "Choisissez un quadrant. Pour le reste de ce tour et les trois prochains tours de "
        .. "chaque joueur, personne n’y attaque, sur aucun des deux plateaux : ses cases ne "
        .. "peuvent pas être nommées, et les zones et les lignes, qui exigent une case en dehors, "
        .. "les épargnent. L’opération spéciale, le drone de reconnaissance et les mouvements ne "
        .. "sont pas concernés. Vous pouvez encore faire votre attaque normale.",
    },
    fleet_relocation = {
      name = "Redéploiement de la flotte",
      text = "Replacez tous vos navires à flot, sauf ceux sous la fumée ; les dégâts les suivent, "
        .. "et un navire peut reprendre ses anciennes cases. L’ennemi apprend que vous avez joué "
        .. "la carte, pas ce qui a bougé. Vous pouvez encore faire votre attaque normale. Ensuite, "
        .. "vous passez vos deux prochains tours, mais pouvez toujours réagir et bouger après un "
        .. "coup.",
    },
    fleet_advancement = {
      name = "Avancée de la flotte",
      text = "Déplacez un de vos navires d’une case dans l’une des quatre directions. Il reste sur "
        .. "le plateau et n’en chevauche aucun autre ; un navire sous la fumée ne peut pas bouger. "
        .. "L’ennemi apprend que vous avez joué la carte, pas sur quel navire. Vous pouvez encore "
        .. "faire votre attaque normale.",
    },
    pivot_point = {
      name = "Pivot",
      text = "Faites tourner un de vos navires d’un quart de tour, dans un sens ou dans l’autre, "
        .. "autour d’une de ses cases. Il reste sur le plateau et n’en chevauche aucun autre ; un "
        .. "navire sous la fumée ne peut pas tourner. L’ennemi apprend que vous avez joué la "
        .. "carte, pas sur quel navire. Vous pouvez encore faire votre attaque normale.",
    },
  },

  ship = {
    carrier = {
      name = "Porte-avions",
      text = "Cinq cases en ligne. Coulé quand elles sont toutes touchées.",
    },
    battleship = {
      name = "Cuirassé",
      text = "Quatre cases en ligne. Coulé quand elles sont toutes touchées.",
    },
    crusher = {
      name = "Croiseur",
      text = "Trois cases en ligne. Coulé quand elles sont toutes touchées.",
    },
    submarine = {
      name = "Sous-marin",
      text = "Trois cases en ligne. Coulé quand elles sont toutes touchées.",
    },
    destroyer = {
      name = "Destroyer",
      text = "Deux cases en ligne. Coulé quand elles sont toutes touchées.",
    },
  },

  mode = {
    standard = {
      name = "Standard",
      text = "Des plateaux de 14 cases sur 14, cinq navires chacun et une main de trois cartes. "
        .. "Coulez tous les navires ennemis pour gagner.",
    },
  },

  personality = {
    ghost = {
      name = "Fantôme",
      text = "Ne tient à rien autant qu’à ne pas être vu.",
    },
    scout = {
      name = "Éclaireur",
      text = "Veut savoir où chacun se trouve avant de tirer.",
    },
    gunner = {
      name = "Artilleur",
      text = "Joue ce qu’il a en main et ne craint pas d’être vu.",
    },
  },

  action = {
    place = {
      name = "Placer un navire",
      text = "Posez un de vos navires sur votre plateau : la case de sa proue et la direction où "
        .. "elle pointe. Les navires tiennent sur le plateau et ne se chevauchent pas ; ils "
        .. "peuvent se toucher.",
    },
    lift = { name = "Retirer un navire", text = "Reprenez un navire que vous venez de placer." },
    fill = {
      name = "Placer le reste au hasard",
      text = "Placez au hasard les navires qui n’ont pas encore de place.",
    },
    ready = { name = "Prêt", text = "Terminez votre mise en place. C’est définitif." },
    attack = {
      name = "Attaquer",
      text = "Votre attaque normale sur une case du plateau ennemi. Elle termine votre tour ; "
        .. "aucune carte ne peut être jouée après.",
    },
    play = {
      name = "Jouer une carte",
      text = "Jouez une carte de votre main avant votre attaque normale. Certaines se préparent en "
        .. "plusieurs étapes, puis se confirment.",
    },
    aim = { name = "Viser", text = "Nommez une case pour la carte que vous préparez." },
    unaim = { name = "Ne plus viser", text = "Revenez sur une case que vous avez nommée." },
    withdraw = {
      name = "Reprendre la carte",
      text = "Reprenez en main la carte que vous préparez. L’ennemi ne remarque rien.",
    },
    confirm = { name = "Confirmer", text = "Jouez la carte telle que vous l’avez préparée." },
    decline = {
      name = "Ne pas attaquer",
      text = "Ne faites pas d’attaque normale. Votre tour se termine.",
    },
    react = {
      name = "Réagir",
      text = "Répondez à l’attaque avec une carte de réaction de votre main.",
    },
    allow = { name = "Laisser passer", text = "Laissez passer l’attaque sans jouer de carte." },
    shift = {
      name = "Déplacer un navire",
      text = "Déplacez d’une case un navire qui vient d’être endommagé. L’ennemi n’en sait rien.",
    },
    stay = { name = "Rester en place", text = "Ne déplacez plus aucun navire après ce coup." },
    discard = { name = "Défausser", text = "Défaussez une carte, face visible." },
    answer = { name = "Répondre", text = "Répondez à une question par l’un des nombres proposés." },
    answer_word = {
      name = "Répondre",
      text = "Répondez à une question par l’un des mots proposés.",
    },
    answer_player = {
      name = "Répondre",
      text = "Répondez à une question par l’un des joueurs proposés.",
    },
    answer_cell = {
      name = "Répondre",
      text = "Répondez à une question par l’une des cases proposées.",
    },
    answer_own_cell = {
      name = "Répondre",
      text = "Répondez à une question par l’une des cases proposées de votre plateau.",
    },
    answer_ship = {
      name = "Répondre",
      text = "Répondez à une question par l’un de vos navires proposés.",
    },
  },

  argument = {
    seat = { name = "Joueur" },
    ship = { name = "Navire", text = "Quel navire ?" },
    card = { name = "Carte", text = "Quelle carte ?" },
    cell = { name = "Case", text = "Quelle case ?" },
    from = { name = "De", text = "Où était sa proue." },
    facing = {
      name = "Orientation",
      text = "Où pointe la proue ?",
      values = {
        north = { name = "nord" },
        east = { name = "est" },
        south = { name = "sud" },
        west = { name = "ouest" },
      },
    },
    direction = {
      name = "Direction",
      text = "Dans quelle direction ?",
      values = {
        north = { name = "nord" },
        east = { name = "est" },
        south = { name = "sud" },
        west = { name = "ouest" },
      },
    },
    quadrant = {
      name = "Quadrant",
      text = "Quel quadrant ?",
      values = {
        northwest = { name = "nord-ouest" },
        northeast = { name = "nord-est" },
        southwest = { name = "sud-ouest" },
        southeast = { name = "sud-est" },
      },
    },
    turn = { name = "Tour" },
    turns = { name = "Tours" },
    hits = { name = "Coups" },
    answer = {
      name = "Réponse",
      values = {
        none = { name = "rien" },
        miss = { name = "à l’eau" },
        hit = { name = "touché" },
        smoke = { name = "fumée" },
        blocked = { name = "bloqué" },
      },
    },
    found = {
      name = "Trouvé",
      values = {
        water = { name = "eau" },
        ship = { name = "navire" },
      },
    },
    zone = { name = "Zone" },
    change = {
      name = "Changement",
      values = {
        taken = { name = "retiré" },
        laid = { name = "posé" },
      },
    },
    effect = {
      name = "Effet",
      values = {
        protection = { name = "protection" },
        disabling = { name = "paralysie" },
        seizure = { name = "cessez-le-feu" },
      },
    },
    which = { name = "Lequel" },
    deck = { name = "Pioche" },
    number = { name = "Nombre", text = "Quel nombre ?" },
    word = { name = "Réponse", text = "Quelle est votre réponse ?" },
    player = { name = "Joueur", text = "Quel joueur ?" },
    own_cell = { name = "Case", text = "Quelle case de votre plateau ?" },
  },

  decision = {
    set_up_fleet = {
      name = "Préparez votre flotte",
      text = "Placez vos navires à l’insu de votre adversaire, puis déclarez-vous prêt.",
      waiting = "{seat} place ses navires.",
    },
    take_turn = {
      name = "À vous de jouer",
      text = "À vous de jouer : jouez une carte, attaquez une case ou renoncez à attaquer.",
      waiting = "{seat} joue une carte ou attaque.",
    },
    answer_attack = {
      name = "Sous le feu",
      text = "L’attaque porte : jouez une carte de réaction ou laissez-la passer.",
      waiting = "{seat} peut répondre à l’attaque par une carte.",
    },
    move_after_hit = {
      name = "Après le coup",
      text = "Vous êtes touché : déplacez d’une case chacun des navires qui viennent d’être "
        .. "endommagés, ou restez en place.",
      waiting = "{seat} peut déplacer ses navires touchés.",
    },
    discard_cards = {
      name = "Trop de cartes",
      text = "Vous avez trop de cartes : défaussez jusqu’à la limite de main.",
      waiting = "{seat} défausse des cartes.",
    },
    answer = {
      name = "Une question",
      text = "Un pack vous demande quelque chose.",
      asked = "{question}",
      waiting = "{seat} doit répondre : {question}",
    },
  },

  option = {
    mode = { name = "Mode", text = "Avec quels plateaux, quelle flotte et quelle main jouer." },
    first_player = {
      name = "Premier joueur",
      text = "Qui joue le premier tour.",
      values = {
        random = { name = "Au hasard", text = "Tiré au sort." },
        p1 = { name = "Joueur 1", text = "Le joueur 1 commence." },
        p2 = { name = "Joueur 2", text = "Le joueur 2 commence." },
      },
    },
    turn_limit = {
      name = "Limite de tours",
      text = "Nombre de tours, des deux joueurs ensemble, après lequel la partie est nulle.",
    },
    draw_after_card_end = {
      name = "Pioche après une carte finale",
      text = "Si un joueur dont une carte a terminé le tour pioche aussi.",
      values = {
        ["true"] = { name = "Oui", text = "Chaque tour joué se termine par une pioche." },
        ["false"] = {
          name = "Non",
          text = "Un tour terminé par une carte ne donne pas de pioche.",
        },
      },
    },
    card_play = {
      name = "Cartes",
      text = "Si la partie se joue avec des cartes.",
      values = {
        ["true"] = { name = "Oui", text = "Les cartes sont distribuées, piochées et jouées." },
        ["false"] = {
          name = "Non",
          text = "Il n’y a pas de cartes ; un tour est une attaque normale.",
        },
      },
    },
  },

  event = {
    placed = "{seat} place {ship} en {cell}, cap {facing}",
    lifted = "{seat} retire {ship}",
    player_ready = "{seat} est prêt",
    turn_began = "tour {turn+1}",
    turn_skipped = "{seat} passe le tour {turn+1}",
    aimed = "{seat} désigne {cell}",
    unaimed = "{seat} ne désigne plus {cell}",
    withdrawn = "{seat} reprend {card} en main",
    card_played = "{seat} joue {card}{rest}",
    card_played_secretly = "{seat} joue {card} en secret",
    cell_attacked = "{seat} attaque {cell}",
    ship_attacked = "{seat} attaque {ship}",
    connected = "{seat} peut répondre par une carte",
    answered = "{cell} {answer}",
    ship_struck = "{ship} est touché {hits} fois",
    sunk = "{seat} perd {ship}",
    seen = "{cell} {found}",
    repaired = "{ship} est réparé en {cell}",
    moved = "{seat} déplace {ship} en {cell}, cap {facing}",
    protected = "{ship} est hors d'atteinte pour {turns|un tour|# tours}",
    disabled = "{seat} ne peut ni attaquer ni bouger pendant {turns|un tour|# tours}",
    quadrant_seized = "personne n'attaque dans le quart {quadrant} pendant {turns|un tour|# tours}",
    turns_lost = "{seat} passera {turns|un tour|# tours}",
    zone_changed = "{cell} {zone} {change}",
    effect_ended = "fin de l'effet : {effect}{which|none=|nobody=| de "
      .. "#}{seat|none=|nobody=| pour #}",
    card_drawn = "{seat} pioche une carte{card|none=|nobody=| : #}",
    card_discarded = "{seat} défausse {card}",
    reshuffled = "la défausse devient une pioche de {deck} cartes",
    won = "{seat} a coulé toute la flotte et gagne",
    drawn = "la limite de tours est atteinte, personne ne gagne",
    disclosed = "",
  },

  -- What scenes show.
  word = {
    board = "Plateau",
    radar = "Radar",
    fleet = "Flotte",
    hand = "Main",
    deck = "Pioche",
    discard = "Défausse",
    card = "Carte",
    miss = "À l’eau",
    hit = "Touché",
    smoke = "Fumée",
    blocked = "Bloqué",
    seen_water = "Eau vue",
    seen_ship = "Navire vu",
    hits = "Coups reçus",
    struck = "Touché nommément",
    smoke_turns = "Tours sous la fumée",
    seized_turns = "Tours de saisie",
    afloat = "Navires à flot",
    sunk = "Navires coulés",
    disabled = "Tours sans attaque ni mouvement",
    skips = "Tours à passer",
    cards = "Cartes",
    not_placed = "Non placé",
    northwest = "Nord-ouest",
    northeast = "Nord-est",
    southwest = "Sud-ouest",
    southeast = "Sud-est",
    setup = "Mise en place",
    turn_phase = "Tour",
    react = "Réponse à une attaque",
    after_hit = "Mouvement après un coup",
    discarding = "Défausse de cartes",
    over = "Terminée",
    turn = "Tour",
    fleet_sunk = "Toute la flotte est coulée",
    turn_limit = "La limite de tours est atteinte",
  },

  -- Why something is refused, by the reason that the rules give.
  refusal = {
    ["{ship} may not move now"] = "{ship} ne peut pas se déplacer maintenant",
    ["{card} can only answer an attack"] = "{card} ne sert qu’à répondre à une attaque",
    ["you can neither attack nor move now; only intel cards work"] =
      "vous ne pouvez ni attaquer ni bouger ; seules les cartes de renseignement agissent",
    ["{card} cannot answer an attack"] = "{card} ne répond pas à une attaque",
    ["{card} does nothing about {attack}"] = "{card} ne peut rien contre {attack}",
    ["one card a turn; you have played it"] = "une carte par tour ; vous l’avez jouée",
    ["you do not hold {card}"] = "vous n’avez pas {card} en main",
    ["it would lie beyond the board"] = "il dépasserait du plateau",
    ["it would overlap another ship"] = "il recouvrirait un autre navire",
    ["{ship} is placed already"] = "{ship} est déjà en place",
    ["there is no such cell on the board"] = "cette case n’existe pas sur le plateau",
    ["that cell is named already"] = "cette case est déjà nommée",
    ["all cells are named: confirm, or take one back"] =
      "toutes les cases sont nommées : confirmez, ou reprenez-en une",
    ["nobody may attack in that quadrant now"] =
      "personne ne peut attaquer dans ce quadrant maintenant",
    ["{ship} is sunk, or cannot leave the smoke"] = "{ship} est coulé, ou ne peut quitter la fumée",
    ["{ship} is not placed yet"] = "{ship} n’est pas encore en place",
    ["you are preparing {card}: finish it, or withdraw it"] =
      "vous préparez {card} : achevez, ou retirez la carte",
    ["that cell has not been named"] = "cette case n’a pas été nommée",
    ["every ship is placed"] = "tous les navires sont en place",
    ["the card is not prepared yet"] = "la carte n’est pas encore prête",
    ["both fleets must be ready first"] = "les deux flottes doivent d’abord être prêtes",
    ["you are ready; wait for your opponent"] = "vous êtes prêt ; attendez l’adversaire",
    ["it is your opponent's turn"] = "c’est le tour de l’adversaire",
    ["an attack must be answered: react or allow"] =
      "il faut répondre à l’attaque : réagir ou laisser faire",
    ["wait for the defender's answer"] = "attendez la réponse du défenseur",
    ["move a damaged ship, or stay"] = "déplacez un navire touché, ou restez",
    ["wait until the defender has finished"] = "attendez que le défenseur ait fini",
    ["you hold too many cards: discard one"] = "vous avez trop de cartes : défaussez-en une",
    ["{ship} is sunk"] = "{ship} est coulé",
    ["{ship} cannot leave the smoke"] = "{ship} ne peut pas quitter la fumée",
    ["{ship} has no room there"] = "{ship} n’a pas la place à cet endroit",
    ["{ship} has no room to turn there"] = "{ship} n’a pas la place d’y tourner",
    ["{card} cannot be played now"] = "{card} ne peut pas être jouée maintenant",
    ["the script that says whether {card} can be played fails"] =
      "le script qui dit si {card} peut être jouée échoue",
    ["{ship} is not on the board"] = "{ship} n’est pas sur le plateau",
    ["the fleet is not complete yet"] = "la flotte n’est pas encore complète",
    ["{ship} is hidden by smoke"] = "{ship} est caché par la fumée",
    ["the attack does not hit {ship}, or sinks it"] = "l’attaque ne touche pas {ship}, ou le coule",
    ["the area would lie beyond the board"] = "la zone dépasserait du plateau",
    ["the whole area lies where nobody may attack"] =
      "toute la zone est là où personne ne peut attaquer",
    ["there is no such line on the board"] = "cette ligne n’existe pas sur le plateau",
    ["the whole line lies where nobody may attack"] =
      "toute la ligne est là où personne ne peut attaquer",
    ["there are not enough cells that may be attacked"] = "il n’y a pas assez de cases à attaquer",
    ["no ship of yours can move"] = "aucun de vos navires ne peut bouger",
    ["no damaged part of your ships lies there"] = "aucune partie touchée de vos navires n’est là",
    ["you can neither attack nor move now"] = "vous ne pouvez ni attaquer ni bouger maintenant",
    ["play a card, attack or decline"] = "jouez une carte, attaquez ou passez",
  },
}
