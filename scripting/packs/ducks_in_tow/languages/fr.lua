-- Ducks in Tow in French: all entries, and what the game asks and offers.

-- The ducks that a location card shows, by the end of its id.
local shown = {
  y = "un canard jaune",
  o = "un canard orange",
  b = "un canard marron",
  g = "un canard vert",
  yo = "un canard jaune et un canard orange",
  yb = "un canard jaune et un canard marron",
  yg = "un canard jaune et un canard vert",
  ob = "un canard orange et un canard marron",
  og = "un canard orange et un canard vert",
  bg = "un canard marron et un canard vert",
  yob = "un canard jaune, un canard orange et un canard marron",
  yog = "un canard jaune, un canard orange et un canard vert",
  ybg = "un canard jaune, un canard marron et un canard vert",
  obg = "un canard orange, un canard marron et un canard vert",
}

-- Its other spaces.
local dotted = {
  y = "les cases orange, marron et verte",
  o = "les cases jaune, marron et verte",
  b = "les cases jaune, orange et verte",
  g = "les cases jaune, orange et marron",
  yo = "les cases marron et verte",
  yb = "les cases orange et verte",
  yg = "les cases orange et marron",
  ob = "les cases jaune et verte",
  og = "les cases jaune et marron",
  bg = "les cases jaune et orange",
  yob = "la case verte",
  yog = "la case marron",
  ybg = "la case orange",
  obg = "la case jaune",
}

local locations, location_cards = {}, {}

-- A location, how one says that one goes there, and its cards.
local function location(id, name, there, cards)
  locations[id] = {
    name = name,
    text = "Terminez ici les cartes de ce lieu avec les canards de votre remorque.",
  }
  for ducks, card in pairs(cards) do
    location_cards[id .. "_" .. ducks] = {
      name = card,
      text = "Livrez " .. shown[ducks] .. " " .. there .. ". En pointillé, pour des canards "
        .. "adoptés : " .. dotted[ducks] .. ".",
    }
  end
end

location("koi_pond", "Bassin des koïs", "au Bassin des koïs", {
  y = "Petit déjeuner avec les koïs",
  yo = "Ronds dans l’eau à l’aube",
  ob = "Commérages de poissons rouges",
  bg = "Vase et mousse",
  obg = "Trois sous la lanterne",
  ybg = "Miettes sur l’eau",
})

location("boathouse", "Hangar à bateaux", "au Hangar à bateaux", {
  o = "Le Guichet",
  yb = "Des rames pour deux",
  yg = "Peinture fraîche",
  og = "La Barque qui prend l’eau",
  ybg = "Tout le monde sur le ponton",
  yog = "Jour de régate",
})

location("willow_grove", "Bosquet de saules", "au Bosquet de saules", {
  b = "Le Tronc creux",
  ob = "Feuilles d’automne",
  bg = "Racines et pousses",
  yo = "Soleil dans les branches",
  yog = "Cache-cache",
  yob = "Rideau de saule",
})

location("rose_garden", "Roseraie", "à la Roseraie", {
  g = "L’Ami du jardinier",
  yg = "Épines et pétales",
  og = "L’Heure de l’arrosage",
  yb = "Abeilles au travail",
  yob = "Le Bouquet primé",
  obg = "Derrière le treillage",
})

location("picnic_lawn", "Pelouse du pique-nique", "à la Pelouse du pique-nique", {
  y = "Le Sandwich tombé",
  bg = "Sous la couverture",
  yo = "Le Stand de citronnade",
  ob = "Voleurs de croûtes",
  obg = "Fourmis à la file",
  ybg = "Sortie du dimanche",
})

location("stone_bridge", "Pont de pierre", "au Pont de pierre", {
  o = "Le Péager",
  og = "Sous l’arche",
  yb = "Bâtons au fil de l’eau",
  yg = "Écho, écho",
  ybg = "Traversée en file",
  yog = "La Vue du parapet",
})

location("bandstand", "Kiosque à musique", "au Kiosque à musique", {
  b = "Le Joueur de tuba",
  yo = "Duo de cuivres",
  ob = "Second violon",
  bg = "Sérénade du soir",
  yog = "Concert d’été",
  yob = "Bis !",
})

location("lily_fountain", "Fontaine aux nénuphars", "à la Fontaine aux nénuphars", {
  g = "La Place de la grenouille",
  yb = "Un vœu et un sou",
  yg = "Feuilles de nénuphar",
  og = "Gerbe arc-en-ciel",
  yob = "Concours d’éclaboussures",
  obg = "Chérubins de pierre",
})

return {
  game = {
    name = "Ducks in Tow",
    text = "Menez des canards à travers un parc d’hexagones et livrez-les pour agrandir votre "
      .. "rangée de cartes.",
  },

  kind = {
    personality = {
      name = "Caractères",
      text = "Une façon de jouer pour l’ordinateur.",
    },
    colour = {
      name = "Couleurs",
      text = "Une couleur de canards, avec sa nourriture et sa ligne dans chaque tableau.",
    },
    location = { name = "Lieux", text = "Une tuile où l’on livre des cartes." },
    location_card = {
      name = "Cartes de lieu",
      text = "Se termine en livrant à son lieu les canards qu’elle montre.",
    },
    start_card = { name = "Cartes de départ", text = "Commence un tableau." },
    formation = {
      name = "Cartes de formation",
      text = "Un motif de canards à former dans son tableau.",
    },
    special = { name = "Tuiles spéciales", text = "Une tuile qui n’est pas un lieu." },
    tile_action = {
      name = "Actions de tuile",
      text = "Ce qu’on peut faire sur une tuile spéciale, pour une action.",
    },
    park = { name = "Parcs", text = "Les tuiles et leur disposition." },
    setup = {
      name = "Mises en place",
      text = "Comment la partie commence et finit selon le nombre de joueurs.",
    },
    variable = { name = "Variables", text = "Ce qu’un pack retient pendant une partie." },
  },

  field = {
    patience = { name = "Patience" },
    ambition = { name = "Ambition" },
    diligence = { name = "Application" },
    evaluate = { name = "Évaluation" },
    symbol = { name = "Lettre" },
    paint = {
      name = "Teinte",
      values = {
        black = { name = "Noir" },
        blue = { name = "Bleu" },
        cyan = { name = "Bleu clair" },
        green = { name = "Vert" },
        magenta = { name = "Magenta" },
        red = { name = "Rouge" },
        white = { name = "Blanc" },
        yellow = { name = "Jaune" },
      },
    },
    food = { name = "Nourriture" },
    location = { name = "Lieu" },
    cells = { name = "Cases" },
    players = { name = "Joueurs" },
    first_player = { name = "Premier joueur" },
    hearts = { name = "Cœurs" },
    pattern = { name = "Motif" },
    tile = { name = "Tuile" },
    needs = { name = "Conditions" },
    ducks_in_tow = { name = "Canards en remorque" },
    free_slots = { name = "Places libres" },
    food_in_bag = { name = "Nourriture dans le sac" },
    ducks_in_bag = { name = "Canards dans le sac" },
    cards_to_draw = { name = "Cartes à piocher" },
    adoptable = { name = "Adoption possible" },
    rows = { name = "Dessin" },
    park = { name = "Parc" },
    ducks = { name = "Canards par couleur" },
    formations = { name = "Cartes de formation" },
    target = { name = "Objectif" },
    scope = {
      name = "Portée",
      values = {
        match = { name = "Partie" },
        player = { name = "Joueur" },
        tile = { name = "Tuile" },
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
  },

  colour = {
    yellow = {
      name = "Jaune",
      text = "Nourriture et canards de cette couleur, sur la ligne du haut de chaque tableau. La "
        .. "plus longue suite de canards sans trou y rapporte 1 point par canard.",
    },
    orange = {
      name = "Orange",
      text = "Nourriture et canards de cette couleur, sur la deuxième ligne de chaque tableau. La "
        .. "plus longue suite de canards sans trou y rapporte 1 point par canard.",
    },
    brown = {
      name = "Marron",
      text = "Nourriture et canards de cette couleur, sur la troisième ligne de chaque tableau. La "
        .. "plus longue suite de canards sans trou y rapporte 1 point par canard.",
    },
    green = {
      name = "Vert",
      text = "Nourriture et canards de cette couleur, sur la ligne du bas de chaque tableau. La "
        .. "plus longue suite de canards sans trou y rapporte 1 point par canard.",
    },
  },

  location = locations,

  location_card = location_cards,

  start_card = {
    first_player = {
      name = "Premier joueur",
      text = "Votre tableau commence par elle : un canard jaune et un canard orange, et des cases "
        .. "marron et verte en pointillé. Elle ne compte pas comme carte de lieu terminée. Qui la "
        .. "reçoit joue en premier.",
    },
    reeds = {
      name = "Roseaux",
      text = "Votre tableau commence par elle : un canard marron et un canard vert, et des cases "
        .. "jaune et orange en pointillé. Elle ne compte pas comme carte de lieu terminée.",
    },
    pebbles = {
      name = "Galets",
      text = "Votre tableau commence par elle : un canard jaune et un canard marron, et des cases "
        .. "orange et verte en pointillé. Elle ne compte pas comme carte de lieu terminée.",
    },
    clover = {
      name = "Trèfle",
      text = "Votre tableau commence par elle : un canard orange et un canard vert, et des cases "
        .. "jaune et marron en pointillé. Elle ne compte pas comme carte de lieu terminée.",
    },
    alone = {
      name = "Seul",
      text = "Votre tableau commence par elle : un canard jaune et un canard vert, et des cases "
        .. "orange et marron en pointillé. Elle ne compte pas comme carte de lieu terminée.",
    },
  },

  formation = {
    step = {
      name = "Descente",
      text = "Trois canards sur une diagonale qui descend vers la droite. Vaut 2 cœurs, 1 point "
        .. "chacun. Ni tournée ni retournée ; un canard ne sert qu’à une formation.",
    },
    rise = {
      name = "Montée",
      text = "Trois canards sur une diagonale qui monte vers la droite. Vaut 2 cœurs, 1 point "
        .. "chacun. Ni tournée ni retournée ; un canard ne sert qu’à une formation.",
    },
    vee = {
      name = "V",
      text = "Deux canards séparés par un intervalle et un sous l’intervalle. Vaut 2 cœurs, 1 "
        .. "point chacun. Ni tournée ni retournée ; un canard ne sert qu’à une formation.",
    },
    roof = {
      name = "Toit",
      text = "Deux canards séparés par un intervalle et un au-dessus de l’intervalle. Vaut 2 "
        .. "cœurs, 1 point chacun. Ni tournée ni retournée ; un canard ne sert qu’à une formation.",
    },
    square = {
      name = "Carré",
      text = "Quatre canards en carré de deux sur deux. Vaut 3 cœurs, 1 point chacun. Ni tournée "
        .. "ni retournée ; un canard ne sert qu’à une formation.",
    },
    diamond = {
      name = "Losange",
      text = "Quatre canards au-dessus, au-dessous, à gauche et à droite d’une case indifférente. "
        .. "Vaut 3 cœurs, 1 point chacun. Ni tournée ni retournée ; un canard ne sert qu’à une "
        .. "formation.",
    },
    zigzag = {
      name = "Zigzag",
      text = "Quatre canards sur quatre colonnes : en haut, en bas, en haut, en bas. Vaut 3 cœurs, "
        .. "1 point chacun. Ni tournée ni retournée ; un canard ne sert qu’à une formation.",
    },
    pillars = {
      name = "Piliers",
      text = "Deux colonnes de deux canards séparées par une colonne. Vaut 3 cœurs, 1 point "
        .. "chacun. Ni tournée ni retournée ; un canard ne sert qu’à une formation.",
    },
    cross = {
      name = "Croix",
      text = "Cinq canards en croix droite. Vaut 4 cœurs, 1 point chacun. Ni tournée ni "
        .. "retournée ; un canard ne sert qu’à une formation.",
    },
    stairs = {
      name = "Escalier",
      text = "Cinq canards en marches descendant vers la droite : deux, deux et un. Vaut 4 cœurs, "
        .. "1 point chacun. Ni tournée ni retournée ; un canard ne sert qu’à une formation.",
    },
    star = {
      name = "Étoile",
      text = "Cinq canards en X. Vaut 4 cœurs, 1 point chacun. Ni tournée ni retournée ; un canard "
        .. "ne sert qu’à une formation.",
    },
    gull = {
      name = "Mouette",
      text = "Cinq canards en V large, sur cinq colonnes et trois lignes. Vaut 4 cœurs, 1 point "
        .. "chacun. Ni tournée ni retournée ; un canard ne sert qu’à une formation.",
    },
  },

  special = {
    gift_shop = {
      name = "Boutique de souvenirs",
      text = "Pour une action ici, prenez deux nourritures de votre choix dans le sac ou piochez "
        .. "deux cartes de lieu ; défaussez ensuite jusqu’à quatre.",
    },
    adoption = {
      name = "Adoption",
      text = "Pour une action ici, avec deux canards dans votre remorque, l’un remplit une case en "
        .. "pointillé de sa couleur dans votre tableau ; l’autre est mis de côté jusqu’à la fin de "
        .. "votre tour.",
    },
  },

  tile_action = {
    buy_food = {
      name = "Prendre deux nourritures",
      text = "Prenez dans le sac deux nourritures de votre choix, dans la limite de ce qu’il "
        .. "contient. Si vous en avez ensuite plus de quatre, défaussez jusqu’à quatre.",
    },
    buy_cards = {
      name = "Piocher deux cartes",
      text = "Piochez deux cartes de lieu, une à la fois, chacune parmi les cartes visibles ou "
        .. "dans la pioche ; les cartes visibles ne sont pas complétées entre-temps. Si vous en "
        .. "avez ensuite plus de quatre, défaussez jusqu’à quatre.",
    },
    adopt = {
      name = "Adopter un canard",
      text = "Retirez deux canards de votre remorque : l’un remplit une case en pointillé de sa "
        .. "couleur dans votre tableau, l’autre sera dispersé à la fin de votre tour. Vous pouvez "
        .. "ensuite obtenir une carte de formation.",
    },
  },

  park = {
    small_park = {
      name = "Petit parc",
      text = "Dix tuiles : six lieux au hasard, deux boutiques de souvenirs et deux tuiles "
        .. "d’adoption. Deux cases de départ, sur les tuiles d’adoption.",
    },
    long_park = {
      name = "Parc en longueur",
      text = "Treize tuiles : sept lieux au hasard, trois boutiques de souvenirs et trois tuiles "
        .. "d’adoption. Trois cases de départ, sur les boutiques.",
    },
    great_park = {
      name = "Grand parc",
      text = "Quatorze tuiles : les huit lieux, trois boutiques de souvenirs et trois tuiles "
        .. "d’adoption. Quatre cases de départ, sur deux boutiques et deux tuiles d’adoption.",
    },
  },

  setup = {
    solo = {
      name = "Solo",
      text = "Petit parc, 6 canards de chaque couleur, 2 nourritures et 3 cartes de formation. "
        .. "Obtenez les trois avant la fin de vos tours pour gagner ; le nombre de cartes "
        .. "terminées ne compte pas.",
    },
    two = {
      name = "Deux joueurs",
      text = "Petit parc, 6 canards de chaque couleur, 2 et 3 nourritures dans l’ordre du tour, 4 "
        .. "cartes de formation. La huitième carte de lieu d’un joueur, ou la dernière carte de "
        .. "formation, déclenche la fin.",
    },
    three = {
      name = "Trois joueurs",
      text = "Parc en longueur, 7 canards de chaque couleur, 2, 3 et 4 nourritures dans l’ordre du "
        .. "tour, 5 cartes de formation. La septième carte de lieu d’un joueur, ou la dernière "
        .. "carte de formation, déclenche la fin.",
    },
    four = {
      name = "Quatre joueurs",
      text = "Grand parc, 8 canards de chaque couleur, 2, 3, 4 et 4 nourritures dans l’ordre du "
        .. "tour, 6 cartes de formation. La sixième carte de lieu d’un joueur, ou la dernière "
        .. "carte de formation, déclenche la fin.",
    },
  },

  personality = {
    stroller = {
      name = "Flâneur",
      text = "Fait de longs chemins pour ce qui est loin, et perd parfois une action.",
    },
    romantic = {
      name = "Romantique",
      text = "Court après les cœurs plus que les points.",
    },
    postman = {
      name = "Facteur",
      text = "Livre aussitôt ce qui est tout près.",
    },
  },

  action = {
    start = {
      name = "Choisir une case de départ",
      text = "Posez votre pion sur une case de départ libre.",
    },
    move = {
      name = "Se déplacer",
      text = "Déplacez votre pion, avec sa remorque, sur une tuile voisine. Plusieurs pions "
        .. "peuvent partager une tuile.",
    },
    feed = {
      name = "Nourrir",
      text = "Payez une nourriture pour un canard de sa couleur sur votre tuile et prenez ce "
        .. "canard dans votre remorque. D’autres canards de la même tuile ne coûtent pas d’action "
        .. "tant que vous ne faites rien d’autre.",
    },
    shake = {
      name = "Secouer le sac",
      text = "Piochez un canard dans le sac. Avec une nourriture de sa couleur et une place libre, "
        .. "vous pouvez payer et le remorquer ; sinon, il va sur une tuile.",
    },
    deliver = {
      name = "Déposer",
      text = "Sur son lieu, terminez une carte de votre main avec les canards qu’elle montre : ils "
        .. "passent de votre remorque au sac, et la carte rejoint l’extrémité gauche ou droite de "
        .. "votre tableau. Un canard pioché dans le sac est mis de côté jusqu’à la fin de votre "
        .. "tour.",
    },
    use = {
      name = "Utiliser la tuile",
      text = "Faites ce que propose la tuile spéciale où vous êtes.",
    },
    end_turn = { name = "Terminer le tour", text = "N’effectuez plus d’action." },
    tow = {
      name = "Le remorquer",
      text = "Payez une nourriture de sa couleur pour le canard pioché et prenez-le dans votre "
        .. "remorque.",
    },
    release = { name = "Le relâcher", text = "Laissez le canard pioché aller sur une tuile." },
    disperse = {
      name = "Disperser",
      text = "Choisissez la tuile où va le canard : parmi les tuiles sans pion, une de celles qui "
        .. "ont le moins de canards.",
    },
    claim = {
      name = "Obtenir une formation",
      text = "Après un dépôt ou une adoption : prenez une carte de formation visible dont le motif "
        .. "se trouve dans votre tableau, canards imprimés et adoptés confondus. Le motif n’est ni "
        .. "tourné ni retourné, et aucun de ses canards ne doit servir à une autre formation.",
    },
    go_on = { name = "Continuer", text = "Ne faites plus rien de ce qui est demandé." },
    take_food = {
      name = "Prendre de la nourriture",
      text = "Prenez dans le sac une nourriture de votre choix.",
    },
    discard_food = {
      name = "Rendre une nourriture en trop",
      text = "Remettez une nourriture dans le sac, car vous en avez trop.",
    },
    draw = { name = "Prendre une carte visible", text = "Prenez une carte de lieu face visible." },
    draw_deck = {
      name = "Piocher une carte",
      text = "Piochez la première carte de lieu de la pioche, à l’insu des autres.",
    },
    discard = {
      name = "Défausser une carte",
      text = "Défaussez une carte de lieu, face visible, car vous en avez trop.",
    },
    adopt = {
      name = "Adopter",
      text = "Posez un canard de votre remorque sur une case libre en pointillé de sa couleur dans "
        .. "votre tableau.",
    },
    set_aside = {
      name = "Mettre de côté",
      text = "Mettez de côté un canard de votre remorque ; il sera dispersé à la fin de votre "
        .. "tour.",
    },
    return_food = {
      name = "Rendre une nourriture",
      text = "Remettez une nourriture dans le sac avant d’en piocher.",
    },
    take_duck = {
      name = "Prendre un canard",
      text = "Prenez sans payer un canard de votre tuile dans votre remorque.",
    },
    lure = {
      name = "Attirer un canard",
      text = "Déplacez un canard d’une tuile voisine vers la vôtre.",
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
  },

  argument = {
    from = { name = "De", text = "De quelle tuile." },
    to = { name = "Vers", text = "Vers quelle tuile." },
    seat = { name = "Joueur" },
    tile = { name = "Tuile", text = "Quelle tuile ?" },
    colour = { name = "Couleur", text = "Quelle couleur ?" },
    card = { name = "Carte", text = "Quelle carte ?" },
    side = {
      name = "Côté",
      text = "À quelle extrémité de votre tableau ?",
      values = {
        left = { name = "gauche" },
        right = { name = "droite" },
      },
    },
    what = { name = "Action", text = "Que faites-vous sur la tuile ?" },
    formation = { name = "Formation", text = "Quelle carte de formation ?" },
    column = { name = "Colonne", text = "Dans quelle colonne de votre tableau ?" },
    row = { name = "Ligne", text = "Sur quelle ligne se trouve le haut du motif ?" },
    left = { name = "Reste" },
    round = { name = "Manche" },
    count = { name = "Nombre" },
    origin = {
      name = "Origine",
      text = "Où était le canard.",
      values = {
        bag = { name = "sac" },
        drawn = { name = "tiré à l'instant" },
        tow = { name = "remorque" },
      },
    },
    source = {
      name = "Provenance",
      values = {
        display = { name = "cartes visibles" },
        deck = { name = "pioche" },
      },
    },
    cards = { name = "Cartes" },
    points = { name = "Points" },
    hearts = { name = "Cœurs" },
    number = { name = "Nombre", text = "Quel nombre ?" },
    word = { name = "Réponse", text = "Quelle est votre réponse ?" },
    player = { name = "Joueur", text = "Quel joueur ?" },
  },

  decision = {
    choose_start = {
      name = "Case de départ",
      text = "Où votre pion commence-t-il ? Choisissez une case de départ.",
      waiting = "{seat} choisit une case de départ.",
    },
    act = {
      name = "À vous de jouer",
      text = "À vous de jouer : effectuez une action ou terminez votre tour.",
      waiting = "{seat} joue son tour.",
    },
    after_delivery = {
      name = "Après la livraison",
      text = "Livrez une autre carte dans la même action, obtenez une carte de formation ou "
        .. "continuez.",
      waiting = "{seat} peut livrer encore ou obtenir une carte de formation.",
    },
    may_claim = {
      name = "Une formation ?",
      text = "Obtenez une carte de formation ou continuez.",
      waiting = "{seat} peut obtenir une carte de formation.",
    },
    may_tow = {
      name = "Le remorquer ?",
      text = "Payez le canard pioché et remorquez-le, ou relâchez-le.",
      waiting = "{seat} décide de remorquer ou non le canard.",
    },
    disperse_duck = {
      name = "Disperser",
      text = "Sur quelle tuile va le canard ?",
      waiting = "{seat} place un nouveau canard.",
    },
    choose_food = {
      name = "Prendre de la nourriture",
      text = "Quelle nourriture prenez-vous dans le sac ?",
      waiting = "{seat} prend de la nourriture dans le sac.",
    },
    drop_food = {
      name = "Trop de nourriture",
      text = "Vous avez trop de nourriture : laquelle rendez-vous ?",
      waiting = "{seat} rend de la nourriture.",
    },
    draw_card = {
      name = "Piocher une carte",
      text = "Prenez une carte de lieu visible ou piochez-en une.",
      waiting = "{seat} prend une carte de lieu.",
    },
    drop_card = {
      name = "Trop de cartes",
      text = "Vous avez trop de cartes : laquelle défaussez-vous ?",
      waiting = "{seat} défausse une carte.",
    },
    adopt_duck = {
      name = "Adopter",
      text = "Quel canard de votre remorque adoptez-vous, et dans quelle colonne ?",
      waiting = "{seat} adopte un canard.",
    },
    set_duck_aside = {
      name = "Mettre de côté",
      text = "Quel canard de votre remorque est mis de côté ?",
      waiting = "{seat} met un canard de côté.",
    },
    may_take_duck = {
      name = "Canards gratuits",
      text = "Prenez sans payer des canards de votre tuile, ou continuez.",
      waiting = "{seat} peut prendre des canards sans payer.",
    },
    may_lure = {
      name = "Attirer des canards",
      text = "Attirez des canards des tuiles voisines, ou continuez.",
      waiting = "{seat} peut attirer des canards.",
    },
    may_step = {
      name = "Pas gratuits",
      text = "Déplacez-vous sans dépenser d’action, ou continuez.",
      waiting = "{seat} peut se déplacer sans dépenser d’action.",
    },
    exchange_food = {
      name = "Échanger de la nourriture",
      text = "Rendez la nourriture dont vous ne voulez pas, puis continuez pour en piocher jusqu’à "
        .. "quatre.",
      waiting = "{seat} échange de la nourriture.",
    },
    answer = {
      name = "Une question",
      text = "Un pack vous demande quelque chose.",
      asked = "{question}",
      waiting = "{seat} doit répondre : {question}",
    },
  },

  option = {
    players = { name = "Joueurs", text = "Combien de joueurs ; 1 pour le jeu en solo." },
    park = { name = "Parc", text = "Un autre parc que celui prévu pour ce nombre de joueurs." },
    round_limit = {
      name = "Limite de manches",
      text = "Nombre de manches après lequel la partie se termine et se compte.",
    },
    solo_turns = { name = "Tours en solo", text = "Nombre de tours d’une partie en solo." },
  },

  word = {
    tableau = "Tableau",
    tow = "Remorque",
    food = "Nourriture",
    hand = "Main",
    park = "Parc",
    display = "Étalage",
    deck = "Pioche",
    discard = "Défausse",
    formations = "Cartes formation",
    duck_bag = "Sac de canards",
    food_bag = "Sac de nourriture",
    aside = "Mis de côté",
    drawn = "Canard à placer",
    choices = "Ce qu’on peut faire",
    card = "Carte lieu",
    start_space = "Case de départ",
    dotted = "Case en pointillé",
    serving = "Sert une formation",
    nothing = "Rien",
    left_end = "Bout gauche",
    right_end = "Bout droit",
    points = "Points",
    hearts = "Cœurs",
    completed = "Cartes terminées",
    longest_row = "Plus longue rangée",
    actions = "Actions restantes",
    first_player = "Premier joueur",
    end_triggered = "A déclenché la fin",
    shake = "Secouer le sac",
    end_turn = "Finir le tour",
    tow_it = "Remorquer le canard",
    release = "Relâcher le canard",
    go_on = "Continuer",
    draw_deck = "Piocher",
    choosing = "Choix des départs",
    playing = "En cours",
    over = "Terminée",
    round = "Manche",
    all_claimed = "Toutes les cartes formation sont revendiquées",
    target = "Assez de cartes sont terminées",
    round_limit = "La dernière manche est finie",
    longest_rows = "Plus longues rangées",
  },

  event = {
    start_chosen = "{seat} commence en {tile}",
    turn_began = "manche {round}",
    moved = "{seat} va en {tile}",
    fed = "{seat} nourrit un canard ({colour})",
    shook = "{seat} secoue le sac et tire un canard ({colour})",
    towed = "il suit {seat} ({colour})",
    delivered = "{seat} livre {card} au bout {side}",
    duck_returned = "",
    kept_aside = "un canard est mis de côté ({colour})",
    duck_placed = "un nouveau canard en {tile} ({colour})",
    tile_used = "{seat} utilise {what}",
    food_drawn = "{seat} pioche {count} de nourriture ({colour})",
    food_taken = "{seat} prend de la nourriture ({colour})",
    food_returned = "{seat} rend de la nourriture ({colour})",
    food_paid = "",
    card_drawn = "{seat} pioche{card|none=|nobody=| #} ({source})",
    card_revealed = "une nouvelle carte à l'étalage : {card}",
    card_discarded = "{seat} défausse {card}",
    deck_shuffled = "{cards|une carte défaussée forme|# cartes défaussées forment} la pioche",
    adopted = "{seat} adopte un canard ({colour}) dans la colonne {column}",
    formation_revealed = "une nouvelle formation : {formation}",
    claimed = "{seat} revendique {formation} à la colonne {column}, {row}",
    duck_taken = "{seat} prend un canard ({colour}) gratuitement",
    lured = "{seat} attire un canard ({colour}) depuis {tile}",
    actions_gained = "{seat} gagne {count|une action|# actions} de plus",
    end_triggered = "{seat} a déclenché la fin : encore un tour pour tous les autres",
    scored = "{seat} a {points|un point|# points}, dont {hearts} de cœurs",
    won = "{seat} gagne",
    disclosed = "",
    next_aside = "",
  },

  -- Why something is refused, by the reason that the rules give.
  refusal = {
    ["there is no such duck on your tow"] = "vous ne remorquez pas un tel canard",
    ["there is no free dotted space of that colour in that column"] =
      "il n’y a pas de place en pointillés libre de cette couleur dans cette colonne",
    ["the deck is empty"] = "la pioche est vide",
    ["that card does not lie in the display"] = "cette carte n’est pas à l’étalage",
    ["that card is not in your hand"] = "cette carte n’est pas dans votre main",
    ["that card must be delivered to {location}"] = "cette carte se livre à : {location}",
    ["your tow lacks a duck that the card shows"] =
      "il manque à votre remorque un canard de la carte",
    ["your tableau has no room for another card"] =
      "votre tableau n’a plus de place pour une carte",
    ["that formation card does not lie face up"] = "cette carte de formation n’est pas visible",
    ["the pattern does not lie on free ducks there"] =
      "le motif n’y tombe pas sur des canards libres",
    ["ducks go to a tile with the fewest ducks and without a pawn"] =
      "les canards vont sur une tuile sans pion qui en a le moins",
    ["there is no such food in the bag"] = "il n’y a pas cette nourriture dans le sac",
    ["you have no such food"] = "vous n’avez pas cette nourriture",
    ["that tile is not beside yours"] = "cette tuile n’est pas voisine de la vôtre",
    ["no such duck is on your tile"] = "il n’y a pas ce canard sur votre tuile",
    ["there is no such duck on a tile beside yours"] =
      "il n’y a pas ce canard sur une tuile voisine",
    ["it is another player's turn"] = "c’est le tour de quelqu’un d’autre",
    ["that is not a free start space"] = "ce n’est pas une place de départ libre",
    ["you have no food of that colour"] = "vous n’avez pas de nourriture de cette couleur",
    ["your tow is full"] = "votre remorque est pleine",
    ["you have no action left"] = "il ne vous reste plus d’action",
    ["that can be done at {tile} only"] = "cela ne se fait qu’à : {tile}",
    ["what that action needs is not there"] = "ce qu’il faut pour cette action n’est pas là",
    ["the duck bag is empty"] = "le sac de canards est vide",
  },
}
