-- BattleDucks in French: all entries, and what the game asks and offers.
return {
  game = {
    name = "BattleDucks",
    text = "Un duel de déduction : trouvez les formations de canards de l’autre étang avant que "
      .. "les vôtres ne soient trouvées.",
  },

  kind = {
    personality = {
      name = "Caractères",
      text = "Une façon de jouer pour l’ordinateur.",
    },
    formation = {
      name = "Formations",
      text = "Un groupe de canards posé d’un seul tenant sur un étang. Trouvé quand tous ses "
        .. "canards sont repérés.",
    },
    category = {
      name = "Catégories",
      text = "Une famille de formations, qui partagent une manœuvre.",
    },
    maneuver = {
      name = "Manœuvres",
      text = "Ce qu’un Commandant peut faire à la place d’une observation.",
    },
    board = { name = "Plateaux", text = "La forme de l’étang." },
    mode = { name = "Modes", text = "Une façon de jouer : un plateau et une flotte." },
    variable = { name = "Variables", text = "Ce qu’un pack retient pendant une partie." },
  },

  field = {
    focus = { name = "Acharnement" },
    daring = { name = "Audace" },
    guile = { name = "Ruse" },
    evaluate = { name = "Évaluation" },
    footprint = { name = "Viseur" },
    cooldown = { name = "Recharge" },
    min_ducks = { name = "Canards au moins" },
    max_ducks = { name = "Canards au plus" },
    maneuver = { name = "Manœuvre" },
    category = { name = "Catégorie" },
    shape = { name = "Forme" },
    rows = { name = "Dessin" },
    board = { name = "Plateau" },
    formations = { name = "Formations" },
    categories = { name = "Catégories" },
    scope = {
      name = "Portée",
      values = {
        formation = { name = "Formation" },
        match = { name = "Partie" },
        player = { name = "Joueur" },
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

  formation = {
    single = {
      name = "Le Simple",
      text = "Un canard : trouvé dès qu’il est repéré. Pas de Commandant.",
    },
    double = { name = "Le Double", text = "Deux canards côte à côte. Pas de Commandant." },
    triple = { name = "Le Triple", text = "Trois canards en ligne droite. Pas de Commandant." },
    quadruple = {
      name = "Le Quadruple",
      text = "Quatre canards en ligne droite. Pas de Commandant.",
    },
    quintuple = {
      name = "Le Quintuple",
      text = "Cinq canards en ligne droite. Pas de Commandant.",
    },
    coral = {
      name = "Le Corail",
      text = "Cinq canards : une colonne de trois, un à droite du haut, un à gauche du milieu. Son "
        .. "Commandant peut utiliser Les Centres.",
    },
    arrow = {
      name = "La Flèche",
      text = "Cinq canards en T : une rangée de trois et deux sous son milieu. Son Commandant peut "
        .. "utiliser Les Centres.",
    },
    spinner = {
      name = "La Toupie",
      text = "Cinq canards en Z : une colonne de trois, un à gauche du haut, un à droite du bas. "
        .. "Son Commandant peut utiliser Les Centres.",
    },
    flat = {
      name = "Le Plat",
      text = "Cinq canards : un carré de quatre et un sous son côté gauche. Son Commandant peut "
        .. "utiliser Les Centres.",
    },
    russian = {
      name = "Le Russe",
      text = "Cinq canards en croix. Son Commandant peut utiliser Les Centres.",
    },
    reed = {
      name = "Le Roseau",
      text = "Six canards en ligne droite. Son Commandant peut utiliser Les Longues.",
    },
    worm = {
      name = "Le Ver",
      text = "Six canards en ligne brisée : trois de front, puis un vers le bas, un vers la "
        .. "droite, un vers le bas. Son Commandant peut utiliser Les Longues.",
    },
    shrimp = {
      name = "La Crevette",
      text = "Six canards en L : une rangée de cinq et un sous son extrémité gauche. Son "
        .. "Commandant peut utiliser Les Longues.",
    },
    snake = {
      name = "Le Serpent",
      text = "Six canards en escalier : trois paires, chacune une ligne plus bas et une colonne "
        .. "plus à droite. Son Commandant peut utiliser Les Longues.",
    },
    bow = {
      name = "L’Arc",
      text = "Six canards : une rangée de quatre et un au-dessus de chaque extrémité. Son "
        .. "Commandant peut utiliser Les Longues.",
    },
    lightning = {
      name = "L’Éclair",
      text = "Sept canards : deux colonnes de trois côte à côte, celle de droite deux lignes plus "
        .. "haut, et un à droite du sommet. Son Commandant peut utiliser Les Autres.",
    },
    wave = {
      name = "La Vague",
      text = "Sept canards sur deux lignes de cinq cases : en haut toutes sauf la deuxième et la "
        .. "quatrième, en bas toutes sauf la troisième. Certains ne se touchent que par un coin. "
        .. "Son Commandant peut utiliser Les Autres.",
    },
    beacon = {
      name = "La Balise",
      text = "Sept canards : une colonne de cinq et un de chaque côté de son deuxième canard. Son "
        .. "Commandant peut utiliser Les Autres.",
    },
    dock = {
      name = "Le Ponton",
      text = "Sept canards : une rangée de cinq et un sous chaque extrémité. Son Commandant peut "
        .. "utiliser Les Autres.",
    },
    kite = {
      name = "Le Cerf-volant",
      text = "Sept canards : une croix de cinq et une queue de deux qui ne touche son pied que par "
        .. "le coin inférieur droit. Son Commandant peut utiliser Les Autres.",
    },
    hook = {
      name = "L’Hameçon",
      text = "Huit canards : une colonne de cinq, deux à gauche de son sommet, et un sous le bout "
        .. "de ceux-ci. Son Commandant peut utiliser Les Cercles.",
    },
    cap = {
      name = "La Casquette",
      text = "Huit canards : une rangée de six et un sous chaque extrémité. Son Commandant peut "
        .. "utiliser Les Cercles.",
    },
    horseshoe = {
      name = "Le Fer à cheval",
      text = "Huit canards en U : une rangée de quatre et deux au-dessus de chaque extrémité. Son "
        .. "Commandant peut utiliser Les Cercles.",
    },
    donut = {
      name = "Le Beignet",
      text = "Huit canards en anneau autour d’une case d’eau. Son Commandant peut utiliser Les "
        .. "Cercles.",
    },
    nenuphar = {
      name = "Le Nénuphar",
      text = "Huit canards : un carré de 3 sur 3 sans le milieu d’un côté. Son Commandant peut "
        .. "utiliser Les Cercles.",
    },
    pyramid = {
      name = "La Pyramide",
      text = "Neuf canards : des rangées de un, trois et cinq, centrées. Son Commandant peut "
        .. "utiliser Les Spéciales.",
    },
    bay = {
      name = "La Baie",
      text = "Neuf canards : une rangée de cinq et deux au-dessus de chaque extrémité. Son "
        .. "Commandant peut utiliser Les Spéciales.",
    },
    compas = {
      name = "Le Compas",
      text = "Neuf canards en croix, aux bras longs de deux canards. Son Commandant peut utiliser "
        .. "Les Spéciales.",
    },
    flake = {
      name = "Le Flocon",
      text = "Neuf canards en X, aux bras longs de deux canards. Ils ne se touchent que par les "
        .. "coins. Son Commandant peut utiliser Les Spéciales.",
    },
    buoy = {
      name = "La Bouée",
      text = "Neuf canards en carré plein de 3 sur 3. Son Commandant peut utiliser Les Spéciales.",
    },
  },

  category = {
    classics = {
      name = "Classiques",
      text = "Des lignes droites de un à cinq canards. Elles n’ont ni Commandant ni manœuvre.",
    },
    centers = {
      name = "Centres",
      text = "Formations compactes de cinq canards. Un canard de chacune est son Commandant ; il "
        .. "peut utiliser Les Centres tant qu’il n’est pas repéré.",
    },
    longs = {
      name = "Longues",
      text = "Formations étirées de six canards. Un canard de chacune est son Commandant ; il peut "
        .. "utiliser Les Longues tant qu’il n’est pas repéré.",
    },
    others = {
      name = "Autres",
      text = "Formations de sept canards aux formes variées. Un canard de chacune est son "
        .. "Commandant ; il peut utiliser Les Autres tant qu’il n’est pas repéré.",
    },
    circles = {
      name = "Cercles",
      text = "Formations de huit canards qui entourent de l’eau. Un canard de chacune est son "
        .. "Commandant ; il peut utiliser Les Cercles tant qu’il n’est pas repéré.",
    },
    specials = {
      name = "Spéciales",
      text = "Les plus grandes formations : neuf canards chacune. Un canard de chacune est son "
        .. "Commandant ; il peut utiliser Les Spéciales tant qu’il n’est pas repéré.",
    },
  },

  maneuver = {
    centers = {
      name = "Les Centres",
      text = "Sonde une croix de cinq cases. Le viseur peut être tourné, pas retourné, et peut "
        .. "dépasser du bord, mais doit couvrir une case pas encore observée ; les cases connues "
        .. "ne répondent plus. Ensuite, indisponible pendant vos 5 prochains tours. Perdue pour de "
        .. "bon dès que son Commandant est repéré.",
    },
    longs = {
      name = "Les Longues",
      text = "Sonde une ligne droite de six cases. Le viseur peut être tourné, pas retourné, et "
        .. "peut dépasser du bord, mais doit couvrir une case pas encore observée ; les cases "
        .. "connues ne répondent plus. Ensuite, indisponible pendant vos 6 prochains tours. Perdue "
        .. "pour de bon dès que son Commandant est repéré.",
    },
    others = {
      name = "Les Autres",
      text = "Sonde un escalier de sept cases. Le viseur peut être tourné, pas retourné, et peut "
        .. "dépasser du bord, mais doit couvrir une case pas encore observée ; les cases connues "
        .. "ne répondent plus. Ensuite, indisponible pendant vos 7 prochains tours. Perdue pour de "
        .. "bon dès que son Commandant est repéré.",
    },
    circles = {
      name = "Les Cercles",
      text = "Sonde un anneau de huit cases autour d’une case laissée de côté. Le viseur peut être "
        .. "tourné, pas retourné, et peut dépasser du bord, mais doit couvrir une case pas encore "
        .. "observée ; les cases connues ne répondent plus. Ensuite, indisponible pendant vos 8 "
        .. "prochains tours. Perdue pour de bon dès que son Commandant est repéré.",
    },
    specials = {
      name = "Les Spéciales",
      text = "Sonde neuf cases d’un champ de 5 sur 3 : les trois du milieu de la ligne centrale, "
        .. "les bouts et le milieu des lignes du dessus et du dessous. Le viseur peut être tourné, "
        .. "pas retourné, et peut dépasser du bord, mais doit couvrir une case pas encore observée "
        .. "; les cases connues ne répondent plus. Ensuite, indisponible pendant vos 10 prochains "
        .. "tours. Perdue pour de bon dès que son Commandant est repéré.",
    },
  },

  board = {
    classic_pond = { name = "Étang classique", text = "Un carré de 10 cases sur 10." },
    lily_pond = {
      name = "Étang aux nénuphars",
      text = "12 cases sur 12, moins trois à chaque coin : 132 cases.",
    },
  },

  mode = {
    standard = {
      name = "Standard",
      text = "Les deux flottes sont les cinq Classiques, 15 canards, sur l’Étang classique. Ni "
        .. "Commandants ni manœuvres : un tour est une observation.",
    },
    advanced = {
      name = "Avancé",
      text = "Sur l’Étang aux nénuphars, chaque joueur choisit une formation de chaque catégorie "
        .. "sauf les Classiques : 35 canards, cinq Commandants et leurs manœuvres.",
    },
  },

  personality = {
    bloodhound = {
      name = "Limier",
      text = "S’acharne sur ce qu’il a trouvé jusqu’au bout ; pense peu à son propre étang.",
    },
    fox = {
      name = "Renard",
      text = "Cache ses propres canards là où personne ne regarde d’abord.",
    },
    captain = {
      name = "Capitaine",
      text = "Emploie une manœuvre dès qu’il y en a une à employer.",
    },
  },

  action = {
    pick = {
      name = "Choisir une formation",
      text = "Choisissez la formation qui occupe une place de votre flotte. Vous pouvez revenir "
        .. "dessus tant que vous n’êtes pas prêt.",
    },
    place = {
      name = "Placer une formation",
      text = "Posez une formation sur votre étang, tournée ou retournée selon les options. Les "
        .. "formations tiennent entièrement sur le plateau, ne se chevauchent pas et, sauf si le "
        .. "contact est permis, ne se touchent pas, même par un coin.",
    },
    commander = {
      name = "Choisir le Commandant",
      text = "Choisissez quel canard d’une formation est son Commandant. Dès que ce canard est "
        .. "repéré, la manœuvre de la formation est perdue.",
    },
    lift = {
      name = "Retirer une formation",
      text = "Reprenez une formation posée sur votre étang.",
    },
    unpick = { name = "Annuler un choix", text = "Revenez sur le choix d’une formation." },
    fill = {
      name = "Compléter au hasard",
      text = "Laissez le hasard faire les choix, les placements et les Commandants qui manquent. "
        .. "Ce que vous avez choisi vous-même reste.",
    },
    ready = { name = "Prêt", text = "Terminez votre mise en place. C’est définitif." },
    observe = {
      name = "Observer",
      text = "Sondez une case pas encore observée. « Plouf » : de l’eau ; « repéré » : un canard ; "
        .. "« trouvé » : le dernier canard caché de sa formation.",
    },
    maneuver = {
      name = "Utiliser une manœuvre",
      text = "Posez le viseur d’une de vos formations sur le radar ; ses cases répondent une à "
        .. "une. Le Commandant de la formation ne doit pas avoir été repéré et son compteur doit "
        .. "être sur le point.",
    },
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
  },

  argument = {
    seat = { name = "Joueur" },
    slot = { name = "Formation", text = "Quelle formation de votre flotte ?" },
    formation = { name = "Formation", text = "Quelle formation ?" },
    cell = { name = "Case", text = "Quelle case ?" },
    orientation = {
      name = "Orientation",
      text = "Comment est-ce tourné ?",
      values = {
        r0 = { name = "tel quel" },
        r90 = { name = "tourné de 90°" },
        r180 = { name = "tourné de 180°" },
        r270 = { name = "tourné de 270°" },
        m0 = { name = "retourné" },
        m90 = { name = "retourné, tourné de 90°" },
        m180 = { name = "retourné, tourné de 180°" },
        m270 = { name = "retourné, tourné de 270°" },
      },
    },
    corner = { name = "Coin", text = "Où se trouve le coin supérieur gauche du viseur ?" },
    turn = { name = "Tour" },
    answer = {
      name = "Réponse",
      values = {
        splash = { name = "plouf" },
        spotted = { name = "repéré" },
        found = { name = "trouvé" },
      },
    },
    position = { name = "Position" },
    number = { name = "Nombre", text = "Quel nombre ?" },
    word = { name = "Réponse", text = "Quelle est votre réponse ?" },
    player = { name = "Joueur", text = "Quel joueur ?" },
  },

  decision = {
    set_up_fleet = {
      name = "Préparez votre flotte",
      text = "Choisissez et placez votre flotte à l’insu de votre adversaire, puis déclarez-vous "
        .. "prêt.",
      waiting = "{seat} prépare sa flotte.",
    },
    take_turn = {
      name = "À vous de jouer",
      text = "À vous de jouer : observez une case ou utilisez une manœuvre.",
      waiting = "{seat} observe une case ou utilise une manœuvre.",
    },
    answer = {
      name = "Une question",
      text = "Un pack vous demande quelque chose.",
      asked = "{question}",
      waiting = "{seat} doit répondre : {question}",
    },
  },

  option = {
    mode = { name = "Mode", text = "Avec quel plateau et quelle flotte jouer." },
    board = { name = "Plateau", text = "Un autre étang que celui du mode." },
    fleet = {
      name = "Flotte",
      text = "Une autre flotte que celle du mode, pour les deux joueurs : formations, et "
        .. "catégories où choisir, séparées par des virgules ; de 1 à 12 en tout.",
    },
    allow_contact = {
      name = "Contact",
      text = "Si les formations peuvent se toucher.",
      values = {
        ["true"] = {
          name = "Oui",
          text = "Les formations peuvent se toucher, mais pas se chevaucher.",
        },
        ["false"] = {
          name = "Non",
          text = "Au moins une case d’eau sépare les formations, même en diagonale.",
        },
      },
    },
    allow_mirror = {
      name = "Images en miroir",
      text = "Si les formations peuvent être retournées quand on les place.",
      values = {
        ["true"] = { name = "Oui", text = "Les formations peuvent être tournées et retournées." },
        ["false"] = { name = "Non", text = "Les formations peuvent seulement être tournées." },
      },
    },
    name_found = {
      name = "Nommer les trouvailles",
      text = "Si l’on apprend quelle formation a été trouvée.",
      values = {
        ["true"] = { name = "Oui", text = "Une formation trouvée est nommée." },
        ["false"] = { name = "Non", text = "« Trouvé » ne dit pas de quelle formation il s’agit." },
      },
    },
    first_player = {
      name = "Premier joueur",
      text = "Qui joue le premier tour.",
      values = {
        random = { name = "Au hasard", text = "Tiré au sort." },
        p1 = { name = "Joueur 1", text = "Le joueur 1 commence." },
        p2 = { name = "Joueur 2", text = "Le joueur 2 commence." },
      },
    },
  },

  event = {
    picked = "{seat} choisit {formation} pour {slot}",
    placed = "{seat} place {slot} en {cell}, {orientation}",
    commander_chosen = "{cell} commande {slot}",
    lifted = "{seat} retire {slot}",
    unpicked = "{seat} reprend son choix pour {slot}",
    player_ready = "{seat} est prêt",
    turn_began = "tour {turn+1}",
    observed = "{seat} observe {cell}",
    maneuver_used = "{seat} envoie {slot} en manœuvre en {corner}, {orientation}",
    answered = "{cell} {answer}{formation|none=|nobody=| (#)}",
    commander_lost = "{seat} perd le Commandant de {slot}",
    dial_turned = "",
    won = "{seat} a trouvé toute la flotte et gagne",
    disclosed = "",
  },

  -- What scenes show.
  word = {
    pond = "Étang",
    radar = "Radar",
    fleet = "Flotte",
    to_pick = "Formations à choisir",
    commander = "Commandant",
    splash = "Plouf",
    spotted = "Repéré",
    found = "Trouvé",
    ducks_left = "Canards cachés",
    formations_left = "Formations restantes",
    formations_found = "Formations trouvées",
    recharge = "Recharge",
    not_placed = "Non placée",
    setup = "Mise en place",
    playing = "Partie en cours",
    over = "Terminée",
    turn = "Tour",
    fleet_found = "Toute la flotte est trouvée",
  },

  -- Why something is refused, by the reason that the rules give.
  refusal = {
    ["pick a formation for {slot}"] = "choisissez une formation pour {slot}",
    ["{slot} is placed already"] = "{slot} est déjà en place",
    ["that orientation looks like an earlier one; use the first of them"] =
      "cette orientation se confond avec une autre ; prenez la première",
    ["formations may not be mirrored in this match"] =
      "les formations ne se retournent pas dans cette partie",
    ["it would lie beyond the board"] = "elle dépasserait du plateau",
    ["it would overlap another formation"] = "elle en recouvrirait une autre",
    ["it would touch another formation"] = "elle en toucherait une autre",
    ["both fleets must be ready first"] = "les deux flottes doivent d’abord être prêtes",
    ["you are ready; wait for your opponent"] = "vous êtes prêt ; attendez l’adversaire",
    ["the set-up is over"] = "la mise en place est finie",
    ["it is your opponent's turn"] = "c’est le tour de l’adversaire",
    ["{slot} is given; there is nothing to pick"] = "{slot} est imposée ; il n’y a rien à choisir",
    ["the formation for {slot} is picked already"] = "la formation pour {slot} est déjà choisie",
    ["that formation is not one of {slot}"] = "cette formation n’est pas de {slot}",
    ["{slot} has no Commander"] = "{slot} n’a pas de Commandant",
    ["place {slot} first"] = "posez d’abord {slot}",
    ["that cell is not part of {slot}"] = "cette case n’appartient pas à {slot}",
    ["the Commander is there already"] = "le Commandant y est déjà",
    ["there is nothing left to fill in"] = "il ne reste rien à compléter",
    ["the rest of the fleet does not fit; lift a formation first"] =
      "le reste de la flotte n’a pas la place ; reprenez d’abord une formation",
    ["{slot} is not on the pond"] = "{slot} n’est pas sur l’étang",
    ["no formation was picked for {slot}"] = "aucune formation n’a été choisie pour {slot}",
    ["the fleet is not complete yet"] = "la flotte n’est pas encore complète",
    ["there is no such cell on the board"] = "cette case n’existe pas sur le plateau",
    ["that cell has been observed already"] = "cette case a déjà été observée",
    ["{slot} has no maneuver"] = "{slot} n’a pas de manœuvre",
    ["the Commander of {slot} has been spotted"] = "le Commandant de {slot} a été repéré",
    ["the counter of {slot} stands on {dial} of {cooldown}"] =
      "le compteur de {slot} est à {dial} sur {cooldown}",
    ["the viewfinder covers no cell that is still unobserved"] =
      "le viseur ne couvre aucune case encore inconnue",
  },
}
