-- Duck Dealer in French: all entries, and what the game asks and offers.

-- Of factories and consumers only the goods differ: what they are `of`, and a unit of each.
local function factory(points, of, product, inputs)
  return {
    name = "Usine " .. of,
    text = "Transforme " .. inputs .. " en " .. product .. " pour 1 énergie commerce. Sa "
      .. "construction coûte les mêmes marchandises et 1 énergie construction et rapporte "
      .. points .. " PV ; une usine par planète, aucune sur les planètes de départ.",
  }
end

local function consumer(delivery, points, of, good)
  return {
    name = "Consommateur " .. of,
    text = "Une fois construit, y livrer " .. good .. " pour 1 énergie commerce rapporte "
      .. delivery .. " PV. Sa construction coûte " .. good .. " et 1 énergie construction et "
      .. "rapporte " .. points .. " PV.",
  }
end

return {
  game = {
    name = "Marchand de canards",
    text = "Volez, construisez et commercez : transformez canards en caoutchouc et cabines "
      .. "téléphoniques en ce que veut la galaxie.",
  },

  kind = {
    personality = {
      name = "Caractères",
      text = "Une façon de jouer pour l’ordinateur.",
    },
    good = {
      name = "Marchandises",
      text = "Ce que l’on extrait, fabrique, transporte et consomme.",
    },
    equipment = { name = "Équipements", text = "Ce que contient un emplacement d’un vaisseau." },
    mine = { name = "Mines", text = "Produit une matière première." },
    factory = {
      name = "Usines",
      text = "Se construit, et transforme des marchandises en une autre.",
    },
    shipyard = { name = "Chantiers spatiaux", text = "Vend un équipement, une fois construit." },
    consumer = { name = "Consommateurs", text = "Paie les livraisons en PV, une fois construit." },
    map = { name = "Cartes", text = "Des planètes et les routes commerciales qui les relient." },
    ship = { name = "Vaisseaux", text = "Le plateau d’un vaisseau spatial." },
    mode = { name = "Modes", text = "Une façon de jouer." },
    variable = { name = "Variables", text = "Ce qu’un pack retient pendant une partie." },
  },

  field = {
    patience = { name = "Patience" },
    thrift = { name = "Économie" },
    industry = { name = "Industrie" },
    evaluate = { name = "Évaluation" },
    symbol = { name = "Symbole" },
    capacity = { name = "Capacité" },
    move = { name = "Énergie déplacement" },
    build = { name = "Énergie construction" },
    trade = { name = "Énergie commerce" },
    marker = {
      name = "Marqueur",
      values = {
        build = { name = "Construction" },
        move = { name = "Mouvement" },
        none = { name = "Aucun" },
        trade = { name = "Commerce" },
      },
    },
    start = { name = "Au départ" },
    good = { name = "Marchandise" },
    start_copies = { name = "Exemplaires de départ" },
    copies = { name = "Exemplaires" },
    product = { name = "Produit" },
    inputs = { name = "Marchandises d’entrée" },
    points = { name = "PV" },
    build_points = { name = "PV de construction" },
    cost = { name = "Coût" },
    stage = { name = "Niveau" },
    sells = { name = "Vend" },
    price = { name = "Prix" },
    planets = { name = "Planètes" },
    routes = { name = "Routes commerciales" },
    dots = { name = "Points" },
    from = { name = "De" },
    to = { name = "À" },
    slots = { name = "Emplacements" },
    start_slots = { name = "Emplacements de départ" },
    hold = { name = "Petite cale" },
    map = { name = "Carte" },
    ship = { name = "Vaisseau" },
    track = { name = "Compte-tours" },
    turns = { name = "Tours" },
    roads = { name = "Routes gratuites" },
    markers = { name = "Marqueurs" },
    keep = { name = "Énergie gardée" },
    cubes = { name = "Cubes" },
    privileges = { name = "Privilèges" },
    privilege_cost = { name = "Coût d’un privilège" },
    offers = { name = "Offres par tour" },
    scope = {
      name = "Portée",
      values = {
        match = { name = "Partie" },
        planet = { name = "Planète" },
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
  },

  good = {
    rubber_duck = {
      name = "Canard en caoutchouc",
      text = "Matière première, prise dans les mines. Entre dans la fabrication de : canard "
        .. "furtif, radio moderne et art moderne ; sert à payer une cale et des quartiers de "
        .. "marchand.",
    },
    plastic_beads = {
      name = "Perles en plastique",
      text = "Matière première, prise dans les mines. Entre dans la fabrication de : accélérateur "
        .. "linéaire et pilules amincissantes ; sert à payer des quartiers de constructeur et des "
        .. "quartiers de marchand.",
    },
    solar_panel = {
      name = "Panneau solaire",
      text = "Matière première, prise dans les mines. Entre dans la fabrication de : satellite, "
        .. "accélérateur linéaire et science ; sert à payer une cale et des quartiers de "
        .. "navigateur.",
    },
    blue_paint = {
      name = "Peinture bleue",
      text = "Matière première, prise dans les mines. Entre dans la fabrication de : canard furtif "
        .. "et pilules amincissantes ; sert à payer une cale et des quartiers de constructeur.",
    },
    phone_booth = {
      name = "Cabine téléphonique",
      text = "Matière première, prise dans les mines. Entre dans la fabrication de : satellite, "
        .. "radio moderne et économie ; sert à payer une cale et des quartiers de navigateur.",
    },
    satellite = {
      name = "Satellite",
      text = "Produit semi-fini, fabriqué avec 1 cabine téléphonique et 1 panneau solaire. Une "
        .. "livraison rapporte 3 PV. Entre dans la fabrication de : économie et art militaire.",
    },
    linear_accelerator = {
      name = "Accélérateur linéaire",
      text = "Produit semi-fini, fabriqué avec 1 panneau solaire et 1 perle en plastique. Une "
        .. "livraison rapporte 3 PV. Entre dans la fabrication de : science et médecine.",
    },
    stealth_duck = {
      name = "Canard furtif",
      text = "Produit semi-fini, fabriqué avec 1 canard en caoutchouc et 1 peinture bleue. Une "
        .. "livraison rapporte 3 PV. Entre dans la fabrication de : religion et art militaire.",
    },
    modern_radio = {
      name = "Radio moderne",
      text = "Produit semi-fini, fabriqué avec 1 cabine téléphonique et 1 canard en caoutchouc. "
        .. "Une livraison rapporte 3 PV. Entre dans la fabrication de : religion et politique.",
    },
    slimming_pills = {
      name = "Pilules amincissantes",
      text = "Produit semi-fini, fabriqué avec 1 peinture bleue et 1 perle en plastique. Une "
        .. "livraison rapporte 3 PV. Entre dans la fabrication de : art moderne, politique et "
        .. "médecine.",
    },
    economy = {
      name = "Économie",
      text = "Produit fini, fabriqué avec 1 satellite et 1 cabine téléphonique. Une livraison "
        .. "rapporte 10 PV.",
    },
    modern_art = {
      name = "Art moderne",
      text = "Produit fini, fabriqué avec 1 boîte de pilules amincissantes et 1 canard en "
        .. "caoutchouc. Une livraison rapporte 10 PV.",
    },
    science = {
      name = "Science",
      text = "Produit fini, fabriqué avec 1 accélérateur linéaire et 1 panneau solaire. Une "
        .. "livraison rapporte 10 PV.",
    },
    religion = {
      name = "Religion",
      text = "Produit fini de luxe, fabriqué avec 1 canard furtif et 1 radio moderne. Une "
        .. "livraison rapporte 30 PV.",
    },
    politics = {
      name = "Politique",
      text = "Produit fini de luxe, fabriqué avec 1 radio moderne et 1 boîte de pilules "
        .. "amincissantes. Une livraison rapporte 30 PV.",
    },
    medicine = {
      name = "Médecine",
      text = "Produit fini de luxe, fabriqué avec 1 boîte de pilules amincissantes et 1 "
        .. "accélérateur linéaire. Une livraison rapporte 30 PV.",
    },
    military = {
      name = "Art militaire",
      text = "Produit fini de luxe, fabriqué avec 1 satellite et 1 canard furtif. Une livraison "
        .. "rapporte 30 PV.",
    },
  },

  mine = {
    rubber_duck_mine = {
      name = "Mine de canards en caoutchouc",
      text = "Donne 1 canard en caoutchouc pour 1 énergie commerce.",
    },
    plastic_beads_mine = {
      name = "Mine de perles en plastique",
      text = "Donne 1 perle en plastique pour 1 énergie commerce.",
    },
    solar_panel_mine = {
      name = "Mine de panneaux solaires",
      text = "Donne 1 panneau solaire pour 1 énergie commerce.",
    },
    blue_paint_mine = {
      name = "Mine de peinture bleue",
      text = "Donne 1 peinture bleue pour 1 énergie commerce.",
    },
    phone_booth_mine = {
      name = "Mine de cabines téléphoniques",
      text = "Donne 1 cabine téléphonique pour 1 énergie commerce.",
    },
  },

  factory = {
    satellite_factory = factory(3, "de satellites",
      "1 satellite", "1 cabine téléphonique et 1 panneau solaire"),
    linear_accelerator_factory = factory(3, "d’accélérateurs linéaires",
      "1 accélérateur linéaire", "1 panneau solaire et 1 perle en plastique"),
    stealth_duck_factory = factory(3, "de canards furtifs",
      "1 canard furtif", "1 canard en caoutchouc et 1 peinture bleue"),
    modern_radio_factory = factory(3, "de radios modernes",
      "1 radio moderne", "1 cabine téléphonique et 1 canard en caoutchouc"),
    slimming_pills_factory = factory(3, "de pilules amincissantes",
      "1 boîte de pilules amincissantes", "1 peinture bleue et 1 perle en plastique"),
    economy_factory = factory(15, "d’économie",
      "1 unité d’économie", "1 satellite et 1 cabine téléphonique"),
    modern_art_factory = factory(15, "d’art moderne",
      "1 unité d’art moderne", "1 boîte de pilules amincissantes et 1 canard en caoutchouc"),
    science_factory = factory(15, "de science",
      "1 unité de science", "1 accélérateur linéaire et 1 panneau solaire"),
    religion_factory = factory(50, "de religion",
      "1 unité de religion", "1 canard furtif et 1 radio moderne"),
    politics_factory = factory(50, "de politique",
      "1 unité de politique", "1 radio moderne et 1 boîte de pilules amincissantes"),
    medicine_factory = factory(50, "de médecine",
      "1 unité de médecine", "1 boîte de pilules amincissantes et 1 accélérateur linéaire"),
    military_factory = factory(50, "d’art militaire",
      "1 unité d’art militaire", "1 satellite et 1 canard furtif"),
  },

  shipyard = {
    shipyard_1 = {
      name = "Chantier spatial 1",
      text = "À construire pour 1 énergie construction, 1 cabine téléphonique et 1 autre "
        .. "marchandise de votre choix : 3 PV. Ensuite, il vend une cale pour 1 énergie commerce, "
        .. "1 cabine téléphonique et 1 peinture bleue.",
    },
    shipyard_2 = {
      name = "Chantier spatial 2",
      text = "À construire pour 1 énergie construction, 1 panneau solaire et 1 autre marchandise "
        .. "de votre choix : 3 PV. Ensuite, il vend une cale pour 1 énergie commerce, 1 canard en "
        .. "caoutchouc et 1 panneau solaire.",
    },
    shipyard_3 = {
      name = "Chantier spatial 3",
      text = "À construire pour 1 énergie construction, 1 peinture bleue et 1 autre marchandise de "
        .. "votre choix : 3 PV. Ensuite, il vend des quartiers de navigateur pour 1 énergie "
        .. "commerce, 1 panneau solaire et 1 cabine téléphonique.",
    },
    shipyard_4 = {
      name = "Chantier spatial 4",
      text = "À construire pour 1 énergie construction, 1 perle en plastique et 1 autre "
        .. "marchandise de votre choix : 3 PV. Ensuite, il vend des quartiers de constructeur pour "
        .. "1 énergie commerce, 1 peinture bleue et 1 perle en plastique.",
    },
    shipyard_5 = {
      name = "Chantier spatial 5",
      text = "À construire pour 1 énergie construction, 1 canard en caoutchouc et 1 autre "
        .. "marchandise de votre choix : 3 PV. Ensuite, il vend des quartiers de marchand pour 1 "
        .. "énergie commerce, 1 canard en caoutchouc et 1 perle en plastique.",
    },
  },

  consumer = {
    satellite_consumer = consumer(3, 5, "de satellites", "1 satellite"),
    linear_accelerator_consumer = consumer(3, 5, "d’accélérateurs linéaires",
      "1 accélérateur linéaire"),
    stealth_duck_consumer = consumer(3, 5, "de canards furtifs", "1 canard furtif"),
    modern_radio_consumer = consumer(3, 5, "de radios modernes", "1 radio moderne"),
    slimming_pills_consumer = consumer(3, 5, "de pilules amincissantes",
      "1 boîte de pilules amincissantes"),
    economy_consumer = consumer(10, 15, "d’économie", "1 unité d’économie"),
    modern_art_consumer = consumer(10, 15, "d’art moderne", "1 unité d’art moderne"),
    science_consumer = consumer(10, 15, "de science", "1 unité de science"),
    religion_consumer = consumer(30, 50, "de religion", "1 unité de religion"),
    politics_consumer = consumer(30, 50, "de politique", "1 unité de politique"),
    medicine_consumer = consumer(30, 50, "de médecine", "1 unité de médecine"),
    military_consumer = consumer(30, 50, "d’art militaire", "1 unité d’art militaire"),
  },

  ship = {
    trader = {
      name = "Vaisseau marchand",
      text = "Neuf emplacements d’équipement, remplis dans l’ordre, les trois premiers avant le "
        .. "premier tour. Une énergie déplacement donne 8 étapes avec 3 emplacements occupés "
        .. "(scout), 5 avec 4 à 6 (croiseur), 2 avec 7 ou plus (cargo). Sa petite cale contient 1 "
        .. "marchandise.",
    },
  },

  equipment = {
    hold = {
      name = "Cale",
      text = "Contient 2 marchandises. Occupe un emplacement de votre vaisseau.",
    },
    navigator = {
      name = "Quartiers de navigateur",
      text = "Produisent 1 énergie déplacement à chaque collecte. Occupent un emplacement de votre "
        .. "vaisseau et un marqueur déplacement du stock général.",
    },
    builder = {
      name = "Quartiers de constructeur",
      text = "Produisent 1 énergie construction à chaque collecte. Occupent un emplacement de "
        .. "votre vaisseau et un marqueur construction du stock général.",
    },
    merchant = {
      name = "Quartiers de marchand",
      text = "Produisent 1 énergie commerce à chaque collecte. Occupent un emplacement de votre "
        .. "vaisseau et un marqueur commerce du stock général.",
    },
  },

  map = {
    duck_galaxy = {
      name = "Galaxie des canards",
      text = "19 planètes, dont cinq de départ, reliées par 40 routes commerciales et 110 points. "
        .. "Chaque point et chaque planète compte pour une étape.",
    },
  },

  mode = {
    standard = {
      name = "Standard",
      text = "24 tours d’action, tous joueurs confondus, avec 1 route gratuite pour chacun des 6 "
        .. "premiers, 2 pour les 6 suivants, 3 pour les 12 derniers. Après un tour d’action, vous "
        .. "gardez au plus 4 énergies. Un privilège coûte 3 énergies construction. Il y a 40 "
        .. "marqueurs de chaque énergie ; chaque joueur a 30 cubes, 10 privilèges et un passage de "
        .. "Schrödinger. Le plus de PV l’emporte ; à égalité, le dernier dans l’ordre du tour.",
    },
  },

  personality = {
    hoarder = {
      name = "Économe",
      text = "Amasse longtemps, puis fait tout d’un coup.",
    },
    peddler = {
      name = "Colporteur",
      text = "Agit dès qu’il y a quelque chose à vendre.",
    },
    builder = {
      name = "Bâtisseur",
      text = "Veut une usine pour chaque chose.",
    },
  },

  action = {
    bid = {
      name = "Sceller une enchère",
      text = "Misez de 0 à 100 PV pour l’ordre du tour. Les mises sont secrètes, et toutes sont "
        .. "soustraites des scores finaux.",
    },
    position = {
      name = "Choisir une position",
      text = "Choisissez une place libre dans l’ordre du tour.",
    },
    equip = {
      name = "Équiper",
      text = "Placez l’équipement de votre choix dans le prochain emplacement de votre vaisseau.",
    },
    start = {
      name = "Choisir une planète de départ",
      text = "Placez votre vaisseau sur une planète de départ que personne d’autre n’a choisie.",
    },
    collect = {
      name = "Collecter de l’énergie",
      text = "Prenez 1 énergie de votre choix et ce que produisent vos quartiers d’équipage ; "
        .. "votre tour est fini. S’il manque un marqueur, vous effectuez aussitôt un tour "
        .. "d’action, et l’énergie manquante ne sert que pendant celui-ci.",
    },
    act = {
      name = "Effectuer un tour d’action",
      text = "Placez un cube sur le compte-tours, posez les routes gratuites qu’il permet, puis "
        .. "déplacez-vous, construisez et commercez tant que vous avez de l’énergie.",
    },
    road = {
      name = "Poser une route",
      text = "Posez une pièce de route sur un point sans route ni vaisseau ; votre vaisseau le "
        .. "saute sans compter d’étape. Les routes gratuites se posent d’abord, avant toute autre "
        .. "chose ; chaque autre coûte 1 énergie construction.",
    },
    take_road = {
      name = "Reprendre une route",
      text = "Reprenez une de vos routes, car vous n’avez plus de cube ; elle sert aussitôt.",
    },
    entrance = {
      name = "Placer l’entrée",
      text = "Une fois par partie : placez l’entrée de votre passage de Schrödinger sur une "
        .. "planète sans passage, puis sa sortie sur une autre.",
    },
    exit = {
      name = "Placer la sortie",
      text = "Placez la sortie de votre passage sur une autre planète sans passage.",
    },
    move = {
      name = "Se déplacer",
      text = "Volez jusqu’à un lieu avec les étapes restantes de votre dernière énergie "
        .. "déplacement ou, sinon, pour 1 énergie déplacement. Chaque point et chaque planète "
        .. "compte pour une étape ; les points portant votre route sont sautés, et vous ne pouvez "
        .. "pas vous y arrêter. Finir sur une planète qui n’a pas encore de tuile consommateur la "
        .. "fait découvrir, sauf les planètes de départ. Vos marchandises doivent d’abord tenir "
        .. "dans vos cales.",
    },
    passage = {
      name = "Emprunter un passage",
      text = "Depuis l’entrée d’un passage de Schrödinger, quel qu’en soit le propriétaire, passez "
        .. "à sa sortie pour 1 énergie déplacement. Vos marchandises doivent d’abord tenir dans "
        .. "vos cales.",
    },
    discover = {
      name = "Choisir le consommateur",
      text = "Placez une des deux tuiles consommateur du dessus, non construite, sur la planète "
        .. "que vous découvrez.",
    },
    build_factory = {
      name = "Construire une usine",
      text = "Construisez ici une usine pour 1 énergie construction et une de chacune des "
        .. "marchandises qu’elle transforme ; marquez ses PV.",
    },
    build_consumer = {
      name = "Construire le consommateur",
      text = "Construisez le consommateur de cette planète pour 1 énergie construction et 1 "
        .. "marchandise qu’il consomme ; marquez ses PV.",
    },
    build_shipyard = {
      name = "Construire le chantier spatial",
      text = "Construisez le chantier spatial de cette planète pour 1 énergie construction, la "
        .. "marchandise imprimée et 1 marchandise différente ; marquez ses PV.",
    },
    claim = {
      name = "Placer un privilège",
      text = "Placez un privilège sur une mine ou une tuile construite de cette planète qui n’en a "
        .. "pas, pour de l’énergie construction (3 en Standard). Dès lors, 1 énergie commerce vous "
        .. "suffit pour utiliser la tuile autant que vous voulez pendant une visite. Les autres "
        .. "peuvent toujours l’utiliser.",
    },
    take_claim = {
      name = "Reprendre un privilège",
      text = "Reprenez un de vos privilèges, car vous n’en avez plus ; il est replacé aussitôt.",
    },
    mine = {
      name = "Extraire",
      text = "Prenez 1 marchandise à la mine de cette planète pour 1 énergie commerce.",
    },
    make = {
      name = "Fabriquer",
      text = "Faites fabriquer son produit à l’usine de cette planète, contre ses marchandises "
        .. "d’entrée et 1 énergie commerce.",
    },
    buy = {
      name = "Acheter un équipement",
      text = "Achetez l’équipement du chantier spatial construit sur cette planète pour 1 énergie "
        .. "commerce et son prix, pour votre premier emplacement libre ou en échange d’un autre "
        .. "équipement. Les quartiers exigent un marqueur dans le stock général.",
    },
    deliver = {
      name = "Livrer",
      text = "Livrez 1 marchandise au consommateur construit ici pour 1 énergie commerce ; marquez "
        .. "ses PV.",
    },
    discard = { name = "Défausser", text = "Défaussez 1 marchandise." },
    offer = {
      name = "Faire une offre",
      text = "Commencez une offre de marchandises à un joueur sur la même planète. L’échange ne "
        .. "coûte pas d’énergie ; le nombre d’offres par tour est limité (6 en Standard).",
    },
    invite = {
      name = "Demander une offre",
      text = "Demandez à un joueur sur la même planète de vous faire une offre.",
    },
    give = {
      name = "Donner",
      text = "Ajoutez une de vos marchandises à ce que l’offre donne ; trois au plus.",
    },
    want = {
      name = "Demander",
      text = "Ajoutez une marchandise de l’autre joueur à ce que l’offre demande ; trois au plus.",
    },
    propose = { name = "Proposer", text = "Faites l’offre telle qu’elle est." },
    withdraw = {
      name = "Renoncer",
      text = "Ne faites finalement pas d’offre. Elle compte tout de même parmi les offres du tour.",
    },
    accept = { name = "Accepter", text = "Acceptez l’offre : les marchandises changent de mains." },
    decline = { name = "Refuser", text = "Refusez l’offre : rien ne change." },
    gain = {
      name = "Choisir de l’énergie",
      text = "Prenez, au choix, l’énergie qui vous est accordée.",
    },
    ["end"] = {
      name = "Terminer le tour d’action",
      text = "Terminez votre tour d’action. Vos marchandises doivent d’abord tenir dans vos cales.",
    },
    keep = {
      name = "Garder de l’énergie",
      text = "Choisissez combien de chaque énergie vous gardez ; le reste retourne au stock "
        .. "général.",
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
    seat = { name = "Joueur" },
    points = { name = "PV", text = "Combien de PV ?" },
    position = { name = "Position", text = "Quelle place dans l’ordre du tour ?" },
    equipment = { name = "Équipement", text = "Quel équipement ?" },
    planet = { name = "Planète", text = "Quelle planète ?" },
    energy = {
      name = "Énergie",
      text = "Quelle énergie ?",
      values = {
        move = { name = "déplacement" },
        build = { name = "construction" },
        trade = { name = "commerce" },
      },
    },
    dot = { name = "Point", text = "Quel point ?" },
    place = { name = "Lieu", text = "Vers quel lieu ?" },
    owner = { name = "Propriétaire", text = "Le passage de qui ?" },
    consumer = { name = "Consommateur", text = "Quel consommateur ?" },
    factory = { name = "Usine", text = "Quelle usine ?" },
    shipyard = { name = "Chantier spatial" },
    good = { name = "Marchandise", text = "Quelle marchandise ?" },
    site = {
      name = "Tuile",
      text = "Quelle tuile ?",
      values = {
        mine = { name = "mine" },
        consumer = { name = "consommateur" },
        factory = { name = "usine" },
        shipyard = { name = "chantier spatial" },
      },
    },
    slot = { name = "Emplacement", text = "Quel emplacement de votre vaisseau ?" },
    partner = { name = "Partenaire", text = "Quel joueur ?" },
    move = { name = "Énergie déplacement", text = "Combien d’énergies déplacement gardez-vous ?" },
    build = {
      name = "Énergie construction",
      text = "Combien d’énergies construction gardez-vous ?",
    },
    trade = { name = "Énergie commerce", text = "Combien d’énergies commerce gardez-vous ?" },
    round = { name = "Manche" },
    rank = { name = "Rang" },
    turn = { name = "Tour" },
    markers = { name = "Marqueurs" },
    virtual = { name = "Marqueurs virtuels" },
    space = { name = "Case du compte-tours" },
    free_roads = { name = "Routes gratuites" },
    ["end"] = {
      name = "Extrémité",
      values = {
        entrance = { name = "entrée" },
        exit = { name = "sortie" },
      },
    },
    steps = { name = "Étapes" },
    left = { name = "Reste" },
    from = { name = "De" },
    to = { name = "À" },
    replaced = { name = "Remplacé" },
    give_1 = { name = "Donné" },
    give_2 = { name = "Donné" },
    give_3 = { name = "Donné" },
    want_1 = { name = "Demandé" },
    want_2 = { name = "Demandé" },
    want_3 = { name = "Demandé" },
    count = { name = "Nombre" },
    total = { name = "Total" },
    bid = { name = "Enchère" },
    number = { name = "Nombre", text = "Quel nombre ?" },
    word = { name = "Réponse", text = "Quelle est votre réponse ?" },
    player = { name = "Joueur", text = "Quel joueur ?" },
  },

  decision = {
    seal_bid = {
      name = "Enchère",
      text = "Combien de PV misez-vous pour l’ordre du tour ?",
      waiting = "{seat} mise pour l’ordre du tour.",
    },
    choose_position = {
      name = "Ordre du tour",
      text = "Quelle place prenez-vous dans l’ordre du tour ?",
      waiting = "{seat} choisit sa place dans l’ordre du tour.",
    },
    choose_equipment = {
      name = "Équipez votre vaisseau",
      text = "Que placez-vous dans le prochain emplacement de votre vaisseau ?",
      waiting = "{seat} équipe son vaisseau.",
    },
    choose_start = {
      name = "Planète de départ",
      text = "Sur quelle planète commencez-vous ?",
      waiting = "{seat} choisit une planète de départ.",
    },
    take_turn = {
      name = "À vous de jouer",
      text = "À vous de jouer : collectez de l’énergie ou effectuez un tour d’action.",
      waiting = "{seat} collecte de l’énergie ou commence un tour d’action.",
    },
    take_cube = {
      name = "Plus de cube",
      text = "Le compte-tours exige un cube : laquelle de vos routes reprenez-vous ?",
      waiting = "{seat} reprend une route.",
    },
    action_turn = {
      name = "Tour d’action",
      text = "Déplacez-vous, construisez et commercez, ou terminez votre tour d’action.",
      waiting = "{seat} se déplace, construit et commerce.",
    },
    choose_exit = {
      name = "Passage de Schrödinger",
      text = "Où est la sortie de votre passage ?",
      waiting = "{seat} place la sortie d’un passage.",
    },
    choose_consumer = {
      name = "Exploration",
      text = "Quelle tuile consommateur placez-vous sur la planète découverte ?",
      waiting = "{seat} choisit un consommateur pour la planète découverte.",
    },
    lay_road = {
      name = "Reposer la route",
      text = "Où posez-vous la route que vous avez reprise ?",
      waiting = "{seat} repose une route.",
    },
    place_claim = {
      name = "Replacer le privilège",
      text = "Quelle tuile de cette planète reçoit le privilège que vous avez repris ?",
      waiting = "{seat} replace un privilège.",
    },
    draft_offer = {
      name = "Votre offre",
      text = "Que donnez-vous, et que voulez-vous en échange ?",
      waiting = "{seat} prépare une offre.",
    },
    answer_offer = {
      name = "Une offre",
      text = "Acceptez-vous l’offre ?",
      waiting = "{seat} réfléchit à l’offre.",
    },
    choose_energy = {
      name = "Énergie accordée",
      text = "Quelle énergie prenez-vous ?",
      waiting = "{seat} choisit de l’énergie.",
    },
    keep_energy = {
      name = "Trop d’énergie",
      text = "Vous avez plus d’énergie que vous ne pouvez en garder : laquelle gardez-vous ?",
      waiting = "{seat} choisit l’énergie à garder.",
    },
    answer = {
      name = "Une question",
      text = "Un pack vous demande quelque chose.",
      asked = "{question}",
      waiting = "{seat} doit répondre : {question}",
    },
  },

  option = {
    players = { name = "Joueurs", text = "Combien de joueurs." },
    mode = { name = "Mode", text = "Avec quels carte, vaisseau, compte-tours et stocks jouer." },
    map = { name = "Carte", text = "Une autre carte que celle du mode." },
    turns = {
      name = "Tours",
      text = "Tours d’action, tous joueurs confondus ; 0 pour le compte-tours entier du mode.",
    },
    auction = {
      name = "Enchère",
      text = "Si les joueurs misent des PV pour l’ordre du tour.",
      values = {
        ["true"] = {
          name = "Oui",
          text = "Mises secrètes ; la plus haute choisit en premier, et les mises sont soustraites "
            .. "des scores finaux.",
        },
        ["false"] = {
          name = "Non",
          text = "L’ordre du tour est tiré au sort ou fixé par l’option Ordre du tour.",
        },
      },
    },
    order = {
      name = "Ordre du tour",
      text = "L’ordre du tour sans enchère : random (au hasard), ou tous les joueurs, comme "
        .. "p2,p1,p3.",
    },
  },

  event = {
    bid_sealed = "{seat} scelle une enchère",
    bid_opened = "{seat} a misé {points} au tour d'enchères {round}",
    ranked = "{seat} choisit en position {rank}",
    position_taken = "{seat} joue en position {position}",
    equipped = "{seat} met {equipment} dans l'emplacement {slot}",
    started = "{seat} commence sur {planet}",
    turn_began = "tour {turn+1}",
    energy_gained = "{seat} prend {energy} ×{markers}{virtual|0=| et # pour ce tour seulement}",
    energy_spent = "",
    action_turn = "{seat} commence le tour d'action {space} avec {free_roads|aucune route "
      .. "gratuite|une route gratuite|# routes gratuites}",
    road_laid = "{seat} pose une route en {dot}",
    road_taken = "{seat} reprend la route en {dot}",
    passage_placed = "{seat} place un passage sur {planet} : {end}",
    flew_over = "{seat} survole {place}",
    moved = "{seat} vole de {from} à {to}, {steps|un pas|# pas}",
    passage_used = "{seat} prend le passage de {owner} de {from} à {to}",
    discovered = "sur {planet} se trouve {consumer}",
    factory_built = "{seat} construit {factory} sur {planet}",
    consumer_built = "{seat} construit {consumer} sur {planet}",
    shipyard_built = "{seat} construit {shipyard} sur {planet}",
    claimed = "{seat} pose un privilège sur {planet} : {site}",
    claim_taken = "{seat} retire son privilège de {planet} : {site}",
    mined = "{seat} prend {good}",
    made = "{seat} fabrique {good}",
    bought = "{seat} achète {equipment} pour l'emplacement {slot}{replaced|none=|nobody=| "
      .. "à la place de #}",
    delivered = "{seat} livre {good} sur {planet}",
    discarded = "{seat} jette {good}",
    offer_opened = "{seat} prépare une offre pour {partner}",
    invited = "{seat} demande une offre à {partner}",
    offered = "{seat} offre{give_1|none=|nobody=| #}{give_2|none=|nobody=|, "
      .. "#}{give_3|none=|nobody=|, #} contre{want_1|none=|nobody=| #}{want_2|none=|nobody=|, #}{want_3|none=|nobody=|, #}",
    offer_withdrawn = "{seat} ne fait pas d'offre",
    offer_accepted = "{seat} accepte",
    offer_declined = "{seat} refuse",
    good_given = "{seat} donne {good} à {to}",
    goods_changed = "{seat} : {good} {count}",
    scored = "{seat} marque {points|un point|# points}, {total} en tout",
    energy_kept = "{seat} garde {move} de mouvement, {build} de construction, {trade} de commerce",
    final_score = "{seat} a {points} points moins {bid} d'enchère : {total}",
    won = "{seat} gagne",
    disclosed = "",
    goods_paid = "",
  },

  -- What scenes show.
  phrase = {
    ["Bathtub Prime"] = "Baignoire Majeure",
    ["Rubberia"] = "Caoutchoucie",
    ["Quackston"] = "Couaqueville",
    ["Puddle IV"] = "Flaque IV",
    ["Mallard Reach"] = "Havre Colvert",
    ["Soap Nebula"] = "Nébuleuse de Savon",
    ["Bubble Ring"] = "Anneau de Bulles",
    ["Squeak"] = "Pouêt",
    ["Loofah"] = "Loufa",
    ["Tidewrack"] = "Laisse-de-Mer",
    ["Drainpipe"] = "Tuyau",
    ["Faucet"] = "Robinet",
    ["Spongeholm"] = "Île-Éponge",
    ["Sudsworld"] = "Mousse",
    ["Little Ripple"] = "Petite Ride",
    ["Teal Haven"] = "Port Sarcelle",
    ["Eider Gate"] = "Porte de l'Eider",
    ["Pintail"] = "Pilet",
    ["Far Preen"] = "Lissage Lointain",
  },
  word = {
    galaxy = "Galaxie",
    ship = "Vaisseau",
    hold = "Soute",
    energy = "Énergie",
    supply = "Réserve d'énergie",
    factories = "Usines restantes",
    consumers = "Consommateurs à découvrir",
    turn_track = "Piste des tours",
    turn_order = "Ordre du tour",
    auction = "Enchères",
    offers = "Offres",
    to_choose = "Au choix",
    road = "Route",
    passage = "Passage",
    entrance = "Entrée",
    exit = "Sortie",
    privilege = "Privilège",
    undiscovered = "Pas encore découvert",
    no_factory = "Place pour une usine",
    free_slot = "Emplacement libre",
    space = "Case libre",
    position = "Place dans l'ordre du tour",
    move_energy = "Énergie de mouvement",
    build_energy = "Énergie de construction",
    trade_energy = "Énergie de commerce",
    virtual = "Virtuelle, pour ce tour seulement",
    points = "Points",
    first_bid = "Enchère",
    second_bid = "Deuxième enchère",
    free_roads = "Routes gratuites",
    steps = "Pas par énergie de mouvement",
    steps_left = "Pas restants",
    cubes = "Cubes",
    privileges = "Privilèges",
    goods = "Marchandises",
    to_build = "À construire",
    wanted = "Demandé",
    opened = "Payé pour cette visite",
    bidding = "Enchères",
    positions = "Choix de l'ordre du tour",
    equipping = "Équipement des vaisseaux",
    starting = "Choix des planètes de départ",
    turn = "Tour",
    paying_cube = "Un cube pour la piste des tours",
    acting = "Tour d'action",
    placing_exit = "Pose de la sortie d'un passage",
    discovering = "Découverte d'une planète",
    placing_road = "Nouvelle pose d'une route",
    placing_claim = "Nouvelle pose d'un privilège",
    drafting = "Préparation d'une offre",
    answering = "Réponse à une offre",
    gaining = "Choix d'énergie",
    keeping = "Énergie gardée",
    over = "Terminée",
    action_turn = "Tour d'action",
    track_full = "La piste des tours est pleine",
    later_in_order = "Plus loin dans l'ordre du tour",
  },

  -- Why something is refused, by the reason that the rules give.
  refusal = {
    ["there is no such place in the turn order"] = "cette place n’existe pas dans l’ordre du tour",
    ["that place is taken"] = "cette place est prise",
    ["that is as many goods as an offer holds"] = "une offre ne tient pas plus de marchandises",
    ["the other player has no more of that good"] = "l’autre joueur n’a plus de cette marchandise",
    ["you have no more of that good"] = "vous n’avez plus de cette marchandise",
    ["that is you"] = "c’est vous-même",
    ["that player is not on this planet"] = "ce joueur n’est pas sur cette planète",
    ["there were enough offers in this turn"] = "il y a eu assez d’offres dans ce tour",
    ["there are no goods to swap"] = "il n’y a rien à échanger",
    ["an offer needs some good"] = "il faut une marchandise dans une offre",
    ["that was offered in this turn already"] = "cela a déjà été proposé dans ce tour",
    ["the player whose turn it is not has no room for that"] =
      "le joueur dont ce n’est pas le tour n’a pas la place",
    ["nobody needs that many goods"] = "personne n’a besoin d’autant",
    ["the ship is not on a planet"] = "le vaisseau n’est pas sur une planète",
    ["privileges are taken off the map only when none is left"] =
      "on ne reprend un privilège sur la carte que s’il n’en reste plus",
    ["it must be placed again at once, and there is too little build energy"] =
      "il faut le replacer aussitôt, et l’énergie de construction manque",
    ["it must be placed again at once, and there is nothing to claim here"] =
      "il faut le replacer aussitôt, et il n’y a rien à prendre ici",
    ["there is no such tile here, or it is not built yet"] =
      "cette tuile n’est pas ici, ou n’est pas encore construite",
    ["there is a privilege on it already"] = "il y a déjà un privilège dessus",
    ["there is too little build energy for a privilege"] =
      "l’énergie de construction ne suffit pas à un privilège",
    ["no privilege is left; take one off the map first"] =
      "il ne reste pas de privilège ; reprenez-en un sur la carte",
    ["there is no privilege of yours"] = "aucun privilège à vous n’est là",
    ["the turn order must be settled first"] = "il faut d’abord fixer l’ordre du tour",
    ["another player is to decide"] = "c’est à quelqu’un d’autre de décider",
    ["there is nothing for you to bid on now"] = "vous n’avez rien à miser maintenant",
    ["the ships must be equipped first"] = "il faut d’abord équiper les vaisseaux",
    ["the ships must be put on the map first"] =
      "il faut d’abord placer les vaisseaux sur la carte",
    ["the turn track needs a cube first: take a road off the map"] =
      "la piste du tour réclame un cube : reprenez une route sur la carte",
    ["that is not part of an action turn"] = "cela ne se fait pas dans un tour d’actions",
    ["the exit of the passage must be placed first"] = "placez d’abord la sortie du passage",
    ["the consumer of the planet must be chosen first"] =
      "choisissez d’abord le consommateur de la planète",
    ["the road taken off the map must be laid first"] =
      "posez d’abord la route reprise sur la carte",
    ["the privilege taken off the map must be placed first"] =
      "placez d’abord le privilège repris sur la carte",
    ["finish the offer first, or withdraw it"] = "achevez d’abord l’offre, ou retirez-la",
    ["the offer must be answered first"] = "il faut d’abord répondre à l’offre",
    ["the energy granted must be chosen first"] = "choisissez d’abord l’énergie reçue",
    ["say first which energy is kept"] = "dites d’abord quelle énergie est gardée",
    ["ships do not start with that equipment"] = "les vaisseaux ne partent pas avec cet équipement",
    ["there is no marker left for it"] = "il ne reste pas de marqueur pour cela",
    ["that is not a free start planet"] = "ce n’est pas une planète de départ libre",
    ["the goods for it are not on board"] = "les marchandises nécessaires ne sont pas à bord",
    ["building takes a build energy"] = "construire demande une énergie de construction",
    ["trading takes a trade energy"] = "commercer demande une énergie de commerce",
    ["start planets have no room for a factory"] =
      "une planète de départ n’a pas de place pour une usine",
    ["this planet has a factory already"] = "cette planète a déjà une usine",
    ["there is no shipyard here"] = "il n’y a pas de chantier ici",
    ["the shipyard here is built already"] = "le chantier d’ici est déjà construit",
    ["there is no such factory left"] = "il ne reste pas de telle usine",
    ["there is no consumer tile here"] = "il n’y a pas de tuile consommateur ici",
    ["the consumer here is built already"] = "le consommateur d’ici est déjà construit",
    ["the second good must differ from the printed one"] =
      "la seconde marchandise doit différer de celle imprimée",
    ["there is no mine here"] = "il n’y a pas de mine ici",
    ["there is no factory here"] = "il n’y a pas d’usine ici",
    ["there is no shipyard here, or it is not built yet"] =
      "il n’y a pas de chantier ici, ou il n’est pas construit",
    ["equipment goes into the first free slot or into a filled one"] =
      "l’équipement va dans la première place libre, ou sur une place occupée",
    ["that slot holds such equipment already"] = "cette place porte déjà cet équipement",
    ["there is no marker left for that equipment"] =
      "il ne reste pas de marqueur pour cet équipement",
    ["there is no consumer here, or it is not built yet"] =
      "il n’y a pas de consommateur ici, ou il n’est pas construit",
    ["that good is not on board"] = "cette marchandise n’est pas à bord",
    ["the passage has been placed already"] = "le passage est déjà placé",
    ["there is no room for a passage"] = "il n’y a pas de place pour un passage",
    ["that planet has an end of a passage already"] = "cette planète a déjà une entrée de passage",
    ["there is no cube left; take a road off the map first"] =
      "il ne reste pas de cube ; reprenez d’abord une route sur la carte",
    ["a road costs a build energy"] = "une route coûte une énergie de construction",
    ["the goods do not fit; discard some first"] =
      "les marchandises n’ont pas la place ; défaussez-en d’abord",
    ["the ship is there already"] = "le vaisseau y est déjà",
    ["a ship cannot stop on its own road"] = "un vaisseau ne s’arrête pas sur sa propre route",
    ["that takes a move energy"] = "cela demande une énergie de mouvement",
    ["that is too far for one move energy"] = "c’est trop loin pour une énergie de mouvement",
    ["the entrance of that passage is not here"] = "l’entrée de ce passage n’est pas ici",
    ["a passage costs a move energy"] = "un passage coûte une énergie de mouvement",
    ["roads go on dots with neither a road nor a ship"] =
      "une route va sur un point sans route ni vaisseau",
    ["own roads are taken off the map only when no cube is left, to be used at once"] =
      "on ne reprend une de ses routes que s’il ne reste pas de cube, pour l’utiliser aussitôt",
    ["that is not one of the two consumers on top"] =
      "ce n’est pas un des deux consommateurs du dessus",
    ["there is no such marker left"] = "il ne reste pas de tel marqueur",
    ["there is not that much"] = "il n’y en a pas autant",
    ["that is more than may be kept"] = "c’est plus qu’on ne peut garder",
    ["collect energy, or begin an action turn first"] =
      "prenez de l’énergie, ou commencez d’abord un tour d’actions",
  },
}
