-- French names and texts: of all entries, and of what players are asked and can do.

return {
  field = {
    aggression = { name = "Agressivité" },
    risk = { name = "Goût du risque" },
    caution = { name = "Prudence" },
    evaluate = { name = "Évaluation" },
    feather = { name = "Plumage" },
    kind = {
      name = "Emploi",
      values = {
        magic = { name = "Magie" },
        melee = { name = "Mêlée" },
        obstacle = { name = "Obstacle" },
        ranged = { name = "À distance" },
        water = { name = "Eau" },
      },
    },
    size = {
      name = "Taille",
      values = {
        giant = { name = "Géante" },
        large = { name = "Grande" },
        medium = { name = "Moyenne" },
        small = { name = "Petite" },
      },
    },
    usual = { name = "D'ordinaire" },
    class = { name = "Type" },
    damage = { name = "Dégâts" },
    range = { name = "Portée" },
    spell_range = { name = "Portée des sorts" },
    abilities = { name = "Aptitudes" },
    negative = { name = "Défaut" },
    price_count = { name = "Compte pour" },
    argument = {
      name = "À préciser",
      values = {
        none = { name = "Aucun" },
        quacktic = { name = "Couactique" },
        spell = { name = "Sort" },
      },
    },
    requires = { name = "Exige" },
    upgrades = { name = "Remplace" },
    excludes = { name = "Exclut" },
    needs_flyer = {
      name = "Vol requis",
      values = {
        fast = { name = "Rapide" },
        none = { name = "Aucun" },
        slow = { name = "Lent" },
      },
    },
    needs_swimmer = {
      name = "Nage requise",
      values = {
        fast = { name = "Rapide" },
        none = { name = "Aucun" },
        slow = { name = "Lent" },
      },
    },
    most_swimmer = {
      name = "Nage au plus",
      values = {
        fast = { name = "Rapide" },
        none = { name = "Aucun" },
        slow = { name = "Lent" },
      },
    },
    needs_grade = { name = "Grade minimal" },
    modifiers = { name = "Change dans les règles" },
    spells = { name = "Sorts" },
    grants_spell = { name = "Donne un sort" },
    tall_climb = {
      name = "Une montée haute en vol prend",
      values = {
        half = { name = "La moitié du reste" },
        rest = { name = "Tout le reste" },
        rise = { name = "Sa hauteur" },
      },
    },
    removal = {
      name = "Retrait des figurines détruites",
      values = {
        at_once = { name = "Aussitôt" },
        phase = { name = "À la fin de la phase" },
        report = { name = "Au Rapport" },
      },
    },
    damage_dice = {
      name = "Dés de dégâts",
      values = {
        mean = { name = "Leur moyenne" },
        most = { name = "Leur maximum" },
        rolled = { name = "Lancés" },
      },
    },
    declared_dice = { name = "Dés annoncés à leur place" },
    aura_range = { name = "Portée de l'aura" },
    replaced_roll = { name = "Résultat choisi" },
    long_range_step = { name = "Pas de longue portée" },
    long_range_penalty = { name = "Malus de longue portée" },
    attack_modifier = { name = "Modificateur d'attaque" },
    repeat_modifier = { name = "Modificateur de répétition" },
    on = {
      name = "Se pose sur",
      values = {
        model = { name = "Figurine" },
        unit = { name = "Unité" },
        weapon = { name = "Arme" },
      },
    },
    ends_with_round = { name = "Finit avec le round" },
    ends_on_move = { name = "Finit au mouvement" },
    cover = { name = "Couvert" },
    target_modifier = { name = "Modificateur contre la cible" },
    all_rolls = { name = "Tous les jets" },
    bravery = { name = "Bravoure" },
    morale = { name = "Moral" },
    armor = { name = "Armure" },
    movement = { name = "Mouvement" },
    unusable = { name = "Inutilisable" },
    risk = { name = "Risque" },
    noise = { name = "Bruit" },
    radius = { name = "Rayon" },
    worth = { name = "Valeur" },
    whom = {
      name = "Touche",
      values = {
        all = { name = "Tous" },
        enemies = { name = "Ennemis" },
        friends = { name = "Alliés" },
      },
    },
    needs_sight = { name = "En vue seulement" },
    modifier = { name = "Points ajoutés" },
    likely = { name = "Vraisemblance" },
    rounds = { name = "Rounds" },
    gambles = { name = "Conditions" },
    restriction = { name = "Restriction" },
    mission = { name = "Mission" },
    faction = { name = "Faction" },
    own_unit_points = { name = "Points des chefs" },
    zone_bonus = { name = "Zone plus profonde" },
    objects = { name = "Points d'intérêt" },
    objects_shared = { name = "Points d'intérêt partagés" },
    prey = {
      name = "Proie",
      values = {
        fewest = { name = "La moins nombreuse" },
        highest_grade = { name = "Le plus haut Grade" },
        lowest_grade = { name = "Le plus bas Grade" },
        nearest = { name = "La plus proche" },
      },
    },
    needed_more = { name = "Points requis en plus" },
    monsters_most = { name = "Monstres au plus" },
    monster_discount = { name = "Remise par monstre" },
    plan = {
      name = "Plan",
      values = {
        advance = { name = "Avancer" },
        height = { name = "Prendre de la hauteur" },
        hold = { name = "Tenir" },
        hunt = { name = "Chasser" },
        objects = { name = "Points d’intérêt" },
      },
    },
    appeal = { name = "Attrait" },
    width = { name = "Largeur" },
    length = { name = "Longueur" },
    points = { name = "Points" },
    victory_points = { name = "Points de victoire" },
    dice = { name = "Dés" },
    scale = { name = "Échelle" },
    terrain = { name = "Terrain" },
    height = { name = "Hauteur" },
    area = { name = "Contour" },
    symbol = { name = "Symbole" },
    grade = { name = "Grade" },
    hp = { name = "Points de vie" },
    charge = { name = "Charge" },
    flyer = {
      name = "Vol",
      values = {
        fast = { name = "Rapide" },
        none = { name = "Non" },
        slow = { name = "Lent" },
      },
    },
    swimmer = {
      name = "Nage",
      values = {
        fast = { name = "Rapide" },
        none = { name = "Non" },
        slow = { name = "Lent" },
      },
    },
    abilities_with = { name = "Aptitudes précisées" },
    ability = { name = "Aptitude" },
    spell = { name = "Sort" },
    quacktic = { name = "Couactique" },
    full_strength = { name = "Effectif plein" },
    cost = { name = "Coût" },
    cost_as_printed = { name = "Coût imprimé" },
    character = { name = "Personnage" },
    weapons = { name = "Équipements" },
    count = { name = "Nombre" },
    list = { name = "Liste" },
    scope = {
      name = "Portée de la variable",
      values = {
        match = { name = "Partie" },
        player = { name = "Joueur" },
        unit = { name = "Unité" },
      },
    },
    default = { name = "Valeur de départ" },
    min = { name = "Minimum" },
    max = { name = "Maximum" },
    public = { name = "Publique" },
    owner_only = { name = "Secrète" },
    shown = {
      name = "Montrée comme",
      values = {
        counter = { name = "Compteur" },
        mark = { name = "Marque" },
        nothing = { name = "Rien" },
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

  model_ability = {
    bloodlust = {
      name = "Soif de sang",
      text = "Aux jets de charge et de ruée s'ajoute le plus haut Grade parmi les figurines que cette unité a "
        .. "détruites dans le round.",
    },
    guilt = {
      name = "Remords",
      text = "Défaut : des jets de charge et de ruée est retranché le plus haut Grade parmi les figurines que cette "
        .. "unité a détruites dans le round, sans descendre sous 0.",
    },
    bull_rush = {
      name = "Coup de boutoir",
      text = "Après une ruée, chaque unité ennemie nouvellement touchée subit un jet du dé de charge retiré pour la "
        .. "ruée, moins son Armure. Pas de riposte possible.",
    },
    diver = {
      name = "Plongeur",
      text = "Se déplacer en plongée coûte 1 pouce de mouvement par pouce. Réservé aux nageurs rapides.",
    },
    duck_and_cover = {
      name = "Profil bas",
      text = "Une figurine au contact d'un obstacle après une ruée est à Couvert contre les tirs, même bien en vue, "
        .. "jusqu'à ce qu'elle bouge ou que le round finisse.",
    },
    enraged_run = {
      name = "Course enragée",
      text = "Si tous les dés d'un jet de charge ou de ruée montrent 1, son Grade s'y ajoute. Une vitesse de charge "
        .. "fixe n'a pas de dés et n'en profite jamais.",
    },
    peregrine = {
      name = "Pèlerin",
      text = "Gagner en vol le sommet d'un obstacle de 3 pouces ou plus prend la moitié du mouvement restant au lieu "
        .. "de sa totalité. Réservé aux modèles au vol rapide.",
    },
    scout = {
      name = "Éclaireur",
      text = "Quand l'unité charge, une figurine au choix peut aller aussi loin que le maximum des dés. Ne vaut pas "
        .. "pour les ruées.",
    },
    vanguard = {
      name = "Avant-garde",
      text = "Quand l'unité charge, autant de figurines que l'indique le jet, au choix, peuvent aller aussi loin que "
        .. "le maximum des dés. Ne vaut pas pour les ruées. Remplace Éclaireur.",
    },
    v_formation = {
      name = "Vol en V",
      text = "En vol, une figurine peut aller 1 pouce plus loin si une autre de son unité était devant elle, dans le "
        .. "sens de son vol, au départ.",
    },
    courageous = {
      name = "Courageux",
      text = "Chaque 12 naturel à un jet de moral soigne 1 dégât de l'unité. Les figurines détruites ne reviennent "
        .. "pas.",
    },
    duty = {
      name = "Devoir",
      text = "Une figurine détruite reste et agit jusqu'au début du Bilan. Elle compte aussitôt comme perdue, ne peut "
        .. "plus être visée et n'absorbe aucun dégât ; une armée n'est pas anéantie tant que de telles figurines "
        .. "tiennent debout.",
    },
    gasp = {
      name = "Grande goulée",
      text = "Son Grade s'ajoute aux jets de remontée : elle ne se noie que sur un total de 1 ou moins. Pas pour les "
        .. "nageurs rapides ; qui le devient à l'entraînement a Plongeur à la place.",
    },
    pragmatic = {
      name = "Pragmatique",
      text = "Sa Peur est simplement le nombre de figurines que l'unité a perdues dans la bataille ; celles du round "
        .. "ne comptent pas une seconde fois.",
    },
    reactive = {
      name = "Réactif",
      text = "Peut riposter par l'action de l'étape en cours du Combat ou de la suivante (chant, tir, mêlée).",
    },
    precognition = {
      name = "Prescience",
      text = "Peut riposter par l'action de n'importe quelle étape du Combat : chant, tir ou mêlée. Remplace Réactif.",
    },
    stubborn = {
      name = "Têtu",
      text = "Un jet de moral raté ne détruit une figurine que sur un 1 naturel. Tout autre échec donne à l'unité un "
        .. "-1 durable et cumulable à tous ses jets de d12 ; chaque jet de moral réussi en ôte un.",
    },
    unflinching = {
      name = "Inébranlable",
      text = "Seuls les 1 naturels ratés aux jets de moral détruisent des figurines, et chaque 12 naturel de la même "
        .. "phase en annule un. Remplace Têtu et Aguerri.",
    },
    amphibious = {
      name = "Amphibie",
      text = "Peut chanter en plongée.",
    },
    mystic = {
      name = "Mystique",
      text = "Son Grade s'ajoute à ses jets de chant.",
    },
    spell = {
      name = "Sort",
      text = "Peut chanter le sort nommé avec cette aptitude, à l'aide d'une arme magique.",
    },
    hushed = {
      name = "Feutré",
      text = "Un 12 naturel à son jet de chant annule les ripostes déclarées contre lui ; les unités qui les avaient "
        .. "déclarées peuvent encore agir.",
    },
    silent = {
      name = "Silencieux",
      text = "Ses chants n'admettent pas de riposte. Remplace Feutré et Aguerri.",
    },
    execution = {
      name = "Exécution",
      text = "Chaque coup inflige son Grade en dégâts de plus si l'unité visée n'avait qu'une seule figurine en jeu à "
        .. "la déclaration de l'attaque. Vaut pour les représailles, non pour les unités touchées seulement par "
        .. "Balayage.",
    },
    depth_hunter = {
      name = "Chasseur des profondeurs",
      text = "+4 aux jets d'attaque contre des cibles en plongée.",
    },
    sharpshooter = {
      name = "Tireur d'élite",
      text = "Pas de malus pour le Couvert de la cible en tirant.",
    },
    pecking_order = {
      name = "Ordre du bec",
      text = "Comparez la somme de tous les dés des deux côtés d'une attaque. Plus haute : cette unité frappe la "
        .. "première et les figurines qu'elle retire perdent leurs attaques. Plus basse : seules ses attaques "
        .. "Perforantes passent d'abord. Égale : ensemble.",
    },
    vampiric = {
      name = "Vampirique",
      text = "Chaque 12 naturel à un jet d'attaque, touche ou non, soigne 1 dégât de l'unité. Les figurines détruites "
        .. "ne reviennent pas.",
    },
    chain_of_command = {
      name = "Chaîne de commandement",
      text = "Défaut : la liste d'armée doit compter un autre modèle de Grade 2, 4, 5 ou 6 de la même faction.",
    },
    massive = {
      name = "Massif",
      text = "Défaut : ne peut pas plonger.",
    },
    rank_and_file = {
      name = "Rang et file",
      text = "Une figurine alliée dotée de Chaîne de commandement à 2 pouces ou moins de celle-ci use du plus haut "
        .. "des deux Grades dans les jets d'attaque, qu'elle attaque ou soit attaquée.",
    },
    trained = {
      name = "Aguerri",
      text = "Dans chaque série de jets de d12 de l'unité, chaque 1 naturel change en 12 naturel le premier autre dé "
        .. "réussi qui n'en est pas un.",
    },
    paragon = {
      name = "Parangon",
      text = "Peut être activée deux fois au Combat ; une riposte compte pour une activation. Remplace Aguerri.",
    },
    quacktician = {
      name = "Couacticien",
      text = "Tant que cette figurine est en jeu, la couactique nommée avec cette aptitude vous rapporte 1 point de "
        .. "victoire de plus. Demande le Grade 5.",
    },
  },
  weapon_ability = {
    accurate = {
      name = "Précise",
      text = "Le Grade de la cible n'est pas retranché des jets d'attaque.",
    },
    inaccurate = {
      name = "Imprécise",
      text = "Défaut : le Grade du porteur ne s'ajoute pas aux jets d'attaque.",
    },
    average = {
      name = "Moyenne",
      text = "Avant tout jet, autant de figurines que voulu peuvent prendre un 7 naturel au lieu de lancer leur "
        .. "attaque. Ce n'est pas un dé : rien ne peut le tourner.",
    },
    blocker = {
      name = "Parade",
      text = "-2 à tous les jets d'attaque contre l'unité du porteur. Ne se cumule pas.",
    },
    booming = {
      name = "Tonitruante",
      text = "La Bravoure de la cible s'ajoute aux dégâts au lieu d'en retrancher son Armure ; jamais moins de 0 en "
        .. "tout. Perforante est alors sans effet.",
    },
    cleave = {
      name = "Balayage",
      text = "Un 12 naturel qui touche blesse chaque unité ennemie à portée de cette arme pour la figurine, chacune "
        .. "avec son propre jet de dégâts.",
    },
    supercleave = {
      name = "Superbalayage",
      text = "Chaque touche blesse chaque unité ennemie à portée de cette arme pour la figurine, chacune avec son "
        .. "propre jet de dégâts. Remplace Balayage et Chef-d'œuvre.",
    },
    critical = {
      name = "Critique",
      text = "Un 12 naturel qui touche inflige le maximum des dés de dégâts, avant modificateurs.",
    },
    supercritical = {
      name = "Supercritique",
      text = "Chaque touche inflige le maximum des dés de dégâts, avant modificateurs. Remplace Critique et "
        .. "Chef-d'œuvre.",
    },
    flaming = {
      name = "Enflammée",
      text = "Chaque dé de dégâts qui montre 1 en ajoute un pareil, qui peut faire de même ; 12 dés de plus au "
        .. "maximum par touche. Sans effet quand les dégâts ne sont pas lancés.",
    },
    lofty = {
      name = "Encombrante en vol",
      text = "Défaut : inutilisable en vol, même pour riposter ou user de représailles.",
    },
    long_range = {
      name = "Longue portée",
      text = "Tire et chante sans limite de portée, à -1 par tranche entamée de 2 pouces au-delà. Un tireur mesure "
        .. "jusqu'à sa cible, un chant du chanteur le plus lointain à la figurine atteinte la plus lointaine.",
    },
    momentum = {
      name = "Élan",
      text = "Quand l'unité attaque sans avoir fait de ruée dans le round, ses dés de charge peuvent remplacer les "
        .. "dés de dégâts de chaque touche. À déclarer avant de lancer ; l'unité ne charge plus dans le round.",
    },
    masterwork = {
      name = "Chef-d'œuvre",
      text = "Parmi les jets d'attaque de cette arme, chaque 1 naturel change en 12 naturel le premier autre dé "
        .. "réussi qui n'en est pas un. Avec Aguerri, chaque 1 naturel ne sert qu'une fois.",
    },
    piercing = {
      name = "Perforante",
      text = "Ignore une Armure supérieure à 0. Une Armure négative s'ajoute toujours aux dégâts.",
    },
    point_blank = {
      name = "Bout portant",
      text = "Pas de malus pour chanter ou tirer à portée de mêlée d'un ennemi.",
    },
    reach = {
      name = "Allonge",
      text = "Ses attaques se résolvent d'abord, et les ennemis qu'elles retirent n'attaquent pas. Si les deux côtés "
        .. "ont l'Allonge, ces attaques ont lieu ensemble. Ne vaut pas pour les chants.",
    },
    reliable = {
      name = "Fiable",
      text = "Inflige la moyenne de ses dés, arrondie au-dessus, au lieu de lancer : d4 3, d6 4, 2d4 5, 3d3 6, 2d6 7.",
    },
    sunder = {
      name = "Fêlure",
      text = "Un 12 naturel qui touche : choisissez une arme de la figurine visée la plus proche qui en a une sans "
        .. "marque. Les jets d'attaque avec elle sont à -2 pour le reste de la bataille.",
    },
    shatter = {
      name = "Brisure",
      text = "Un 12 naturel qui touche : choisissez une arme de la figurine visée la plus proche qui en a une sans "
        .. "marque. Elle est inutilisable pour le reste de la bataille. Remplace Fêlure et Chef-d'œuvre.",
    },
    swift = {
      name = "Vive",
      text = "Chaque figurine lance deux dés d'attaque contre la même cible, chacun à -3.",
    },
    supersonic = {
      name = "Supersonique",
      text = "Chaque figurine attaque encore et encore, sa première attaque du round à -2, la deuxième à -4 et ainsi "
        .. "de suite, ripostes comprises, jusqu'à ce que même un 12 naturel ne touche plus. Remplace Vive et "
        .. "Chef-d'œuvre.",
    },
    unwieldy = {
      name = "Pesante",
      text = "Défaut : un dé de moins aux charges et aux ruées, si bien que deux dés de charge n'en laissent aucun "
        .. "pour une ruée. Plusieurs armes de ce genre n'ôtent qu'un dé en tout.",
    },
    superheavy = {
      name = "Colossale",
      text = "Défaut : l'unité ne peut ni charger ni faire de ruée. Remplace Pesante.",
    },
  },
  weapon_class = {
    axes = {
      name = "Haches",
      text = "Petites armes de mêlée à larges coups : d'ordinaire Balayage, Élan ou Vive.",
    },
    daggers = {
      name = "Dagues",
      text = "Petites armes de mêlée pour le contact : d'ordinaire Parade, Critique ou Vive.",
    },
    halberds = {
      name = "Hallebardes",
      text = "Grandes armes de mêlée à long manche : d'ordinaire Balayage, Encombrante en vol ou Allonge.",
    },
    hammers = {
      name = "Marteaux",
      text = "Petites armes de mêlée qui frappent fort et juste : d'ordinaire Critique, Élan ou Fiable.",
    },
    spears = {
      name = "Lances",
      text = "Petites armes de mêlée qui portent loin : d'ordinaire Élan, Perforante ou Allonge.",
    },
    swords = {
      name = "Épées",
      text = "Petites armes de mêlée à tout faire : d'ordinaire Balayage, Perforante ou Fiable.",
    },
    shields = {
      name = "Boucliers",
      text = "Petites armes derrière lesquelles s'abriter : d'ordinaire Parade, Fiable ou Imprécise.",
    },
    bows = {
      name = "Arcs",
      text = "Grandes armes de tir à longue distance : d'ordinaire Précise, Encombrante en vol ou Perforante.",
    },
    crossbows = {
      name = "Arbalètes",
      text = "Grandes armes de tir pour les volées : d'ordinaire Imprécise, Bout portant ou Vive.",
    },
    guns = {
      name = "Pétoires",
      text = "Grandes armes de tir, courtes et bruyantes : d'ordinaire Tonitruante, Imprécise ou Bout portant.",
    },
    bells = {
      name = "Cloches",
      text = "Grandes armes magiques qui portent les sorts au loin et frappent aussi : d'ordinaire Tonitruante, "
        .. "Encombrante en vol ou Allonge.",
    },
    whistles = {
      name = "Sifflets",
      text = "Petites armes magiques pour les sorts : d'ordinaire Tonitruante, Critique ou Bout portant.",
    },
    claws = {
      name = "Griffes",
      text = "Petites armes de mêlée qui poussent sur un oiseau, une bête ou une machine.",
    },
    jaws = {
      name = "Mâchoires",
      text = "Grandes armes de mêlée qui poussent sur une bête ou font partie d'une machine.",
    },
    spittle = {
      name = "Crachats",
      text = "Petites armes de tir des monstres : ce qu'ils crachent ou lâchent.",
    },
  },
  mark = {
    covered = {
      name = "À couvert",
      text = "Cette figurine est à Couvert contre les tirs (-2 pour la toucher) jusqu'à ce qu'elle bouge ou que le "
        .. "round finisse.",
    },
    sundered = {
      name = "Fêlée",
      text = "Les jets d'attaque avec cette arme sont à -2 pour le reste de la bataille.",
    },
    shattered = {
      name = "Brisée",
      text = "Cette arme est inutilisable pour le reste de la bataille.",
    },
    shaken = {
      name = "Ébranlée",
      text = "-1 à tous les jets de d12 de l'unité par marque. Un jet de moral réussi en ôte une.",
    },
    fogged = {
      name = "Dans le brouillard",
      text = "Les jets d'attaque contre cette unité sont à -2 jusqu'à la fin du round.",
    },
    hexed = {
      name = "Maudite",
      text = "Les jets d'attaque de cette unité sont à -2 jusqu'à la fin du round.",
    },
    molting = {
      name = "En mue",
      text = "Cette unité a 1 d'Armure de moins jusqu'à la fin du round.",
    },
    warded = {
      name = "Protégée",
      text = "Cette unité a 1 d'Armure de plus jusqu'à la fin du round.",
    },
    rallied = {
      name = "Ralliée",
      text = "Cette unité a 2 de Bravoure de plus jusqu'à la fin du round.",
    },
  },
  scale = {
    small = {
      name = "Petite escarmouche",
      text = "Des armées de 120 points au plus sur une carte de 30 pouces sur 42. Un d12 chacun au jet d'ouverture ; "
        .. "12 points de victoire gagnent.",
    },
    medium = {
      name = "Grande escarmouche",
      text = "Des armées de 300 points au plus sur une carte de 42 pouces sur 60. Deux d12 chacun au jet d'ouverture "
        .. "; 14 points de victoire gagnent.",
    },
    large = {
      name = "Grande bataille",
      text = "Des armées de 420 points au plus sur une carte de 42 pouces sur 84. Trois d12 chacun au jet d'ouverture "
        .. "; 16 points de victoire gagnent.",
    },
    giant = {
      name = "Guerre totale",
      text = "Des armées de 600 points au plus sur une carte de 60 pouces sur 84. Quatre d12 chacun au jet "
        .. "d'ouverture ; 18 points de victoire gagnent.",
    },
  },
  spell = {
    gale = {
      name = "Bourrasque",
      text = "Risque 9, rayon de 3 pouces. Chaque figurine ennemie dans la zone est soufflée à 3 pouces, droit à "
        .. "l'opposé de son centre ; elle s'arrête au bord de la carte, contre un autre socle et, sauf en vol, où le "
        .. "sol s'élève.",
    },
    honk = {
      name = "Cancan",
      text = "Risque 9, rayon de 3 pouces, Bruit 9 pour résister. Chaque figurine ennemie de la zone qui ne résiste "
        .. "pas inflige 1 dégât à son unité ; l'Armure n'y peut rien.",
    },
    molt = {
      name = "Mue",
      text = "Risque 8, rayon de 3 pouces, Bruit 10 pour résister. Les unités ennemies ayant dans la zone une "
        .. "figurine qui ne résiste pas ont 1 d'Armure de moins jusqu'à la fin du round. Ne se cumule pas.",
    },
    mend = {
      name = "Raccommodage",
      text = "Risque 8, rayon de 2 pouces. Chaque unité alliée ayant une figurine dans la zone soigne un d6 de "
        .. "dégâts. Les figurines détruites ne reviennent pas.",
    },
    fog = {
      name = "Brouillard",
      text = "Risque 9, rayon de 3 pouces. Les jets d'attaque contre les unités alliées ayant une figurine dans la "
        .. "zone sont à -2 jusqu'à la fin du round. Ne se cumule pas.",
    },
    thunderclap = {
      name = "Coup de tonnerre",
      text = "Risque 10, rayon de 1 pouce. Chaque unité ennemie ayant dans la zone une figurine vue d'un chanteur "
        .. "subit 2d4 dégâts, moins l'Armure.",
    },
    mire = {
      name = "Bourbier",
      text = "Risque 9, rayon de 2 pouces. Les unités ennemies ayant une figurine dans la zone ne peuvent être "
        .. "activées dans la phase de Charge du round, sauf si elles volent.",
    },
    lullaby = {
      name = "Berceuse",
      text = "Risque 11, rayon de 3 pouces, Bruit 9 pour résister. Une unité ennemie dont au moins la moitié des "
        .. "figurines sont dans la zone et ne résistent pas ne peut plus être activée dans cette phase de Combat.",
    },
    updraft = {
      name = "Courant ascendant",
      text = "Risque 7, rayon de 2 pouces. Les unités alliées ayant une figurine dans la zone s'envolent, si elles "
        .. "savent voler.",
    },
    feather_storm = {
      name = "Tempête de plumes",
      text = "Risque 12, rayon de 3 pouces. Toute unité, amie ou ennemie, subit un d3 de dégâts pour chacune de ses "
        .. "figurines dans la zone ; l'Armure n'y peut rien.",
    },
    hex = {
      name = "Maléfice",
      text = "Risque 9, rayon de 2 pouces, Bruit 10 pour résister. Les jets d'attaque des unités ennemies ayant dans "
        .. "la zone une figurine qui ne résiste pas sont à -2 jusqu'à la fin du round. Ne se cumule pas.",
    },
    warding = {
      name = "Protection",
      text = "Risque 8, rayon de 2 pouces. Les unités alliées ayant une figurine dans la zone ont 1 d'Armure de plus "
        .. "jusqu'à la fin du round. Ne se cumule pas.",
    },
    hymn = {
      name = "Cantique",
      text = "Risque 7, rayon de 3 pouces. Les unités alliées ayant une figurine dans la zone ont 2 de Bravoure de "
        .. "plus jusqu'à la fin du round. Ne se cumule pas.",
    },
    downdraft = {
      name = "Courant descendant",
      text = "Risque 9, rayon de 2 pouces. Les unités ennemies en vol ayant une figurine dans la zone se posent "
        .. "aussitôt et subissent un d6 de dégâts ; l'Armure n'y peut rien.",
    },
  },
  quacktic = {
    hold_the_line = {
      name = "Tenir la ligne",
      text = "1 round, 2 points de victoire. Ne perdre aucune unité et détruire une figurine ennemie.",
    },
    first_blood = {
      name = "Premier sang",
      text = "1 round, 1 point de victoire. Détruire une figurine ennemie. Modeste, mais ça compte.",
    },
    lions_den = {
      name = "Dans l'antre du lion",
      text = "2 rounds, 4 points de victoire. Détruire une unité ennemie dans votre zone de déploiement. Qu'ils "
        .. "entrent donc.",
    },
    clean_kill = {
      name = "Travail propre",
      text = "Pour la mission Assassinat. 1 round, 4 points de victoire. Détruire une unité ennemie et ne perdre "
        .. "aucune figurine.",
    },
    no_way_back = {
      name = "Sans retour",
      text = "Pour la mission Percée. 2 rounds, 4 points de victoire. Détruire une unité ennemie de son côté de la "
        .. "ligne de front. Brûlez le nid d'où vous venez.",
    },
    over_my_dead_duck = {
      name = "Il faudra me plumer",
      text = "Pour la mission Tenir le fort. 2 rounds, 4 points de victoire. Détruire une unité ennemie de votre côté "
        .. "de la ligne de front et ne perdre aucune unité.",
    },
    feeding_time = {
      name = "L'heure du repas",
      text = "Pour la mission Fâcheux voisinage. 2 rounds, 2 points de victoire. Perdre une figurine et détruire une "
        .. "unité ennemie. Il mangera quelqu'un ; autant le prévoir.",
    },
    stay_put = {
      name = "On ne bouge plus",
      text = "Pour la mission Contrôle du terrain. 2 rounds, 5 points de victoire. Ne perdre aucune unité et obtenir "
        .. "quatre 12 naturels à vos jets d'attaque.",
    },
    down_you_go = {
      name = "Tout le monde descend",
      text = "Pour la mission Coq-de-roche. 2 rounds, 4 points de victoire. Détruire une figurine ennemie et ne "
        .. "perdre aucune unité. Il n'y a de place que pour un, là-haut.",
    },
    litany_of_restraint = {
      name = "Litanie de retenue",
      text = "Pour les armées de l'Impérimare. 1 round, 2 points de victoire. Détruire une figurine ennemie. Pendant "
        .. "ce temps, une de vos unités sur la carte, choisie au départ, ne touche que sur 10 ou plus ; elle peut "
        .. "être perdue.",
    },
    crown_of_lightning = {
      name = "Couronne d'éclairs",
      text = "Pour les armées des Rois du Tonnerre. 1 round, 3 points de victoire. Obtenir trois 12 naturels à vos "
        .. "jets d'attaque.",
    },
    biggest_noise = {
      name = "Le plus gros boucan",
      text = "Pour les armées des Al'ks. 1 round, 3 points de victoire. Obtenir deux 1 naturels à vos jets d'attaque. "
        .. "Rater bruyamment, c'est déjà gagner à moitié.",
    },
    by_the_book = {
      name = "Selon le manuel",
      text = "Pour les armées comptant des Couac Marines. 2 rounds, 5 points de victoire. Ne perdre aucune figurine "
        .. "et détruire une figurine ennemie.",
    },
    acceptable_losses = {
      name = "Pertes acceptables",
      text = "Pour les armées comptant de la Garde de l'Étang. 2 rounds, 3 points de victoire. Perdre une unité et "
        .. "détruire une unité ennemie. Le chiffre était noté d'avance.",
    },
    calm_before = {
      name = "Le calme avant",
      text = "Pour les armées comptant de la Cour d'Orage. 1 round, 4 points de victoire. Ne détruire aucune figurine "
        .. "ennemie et obtenir un 1 naturel à vos jets d'attaque.",
    },
    grave_tithe = {
      name = "Dîme des tombes",
      text = "Pour les armées comptant de l'Ost Creux. 3 rounds, 6 points de victoire. Perdre une figurine, détruire "
        .. "une unité ennemie et obtenir six 12 naturels à vos jets d'attaque.",
    },
    wrong_cliff = {
      name = "Erreur de falaise",
      text = "Pour les armées comptant de la Bande des Falaises. 2 rounds, 5 points de victoire. Détruire une unité "
        .. "ennemie dans sa propre zone de déploiement.",
    },
    smash_and_grab = {
      name = "Coup de filet",
      text = "Pour les armées comptant des Pillards des Marées. 2 rounds, 5 points de victoire. Détruire une unité "
        .. "ennemie de son côté de la ligne de front et obtenir deux 1 naturels à vos jets d'attaque.",
    },
  },
  gamble = {
    lose_model = {
      name = "Perdre une figurine",
      text = "Vous perdez une figurine. Ôte 2 points à la couactique.",
    },
    lose_unit = {
      name = "Perdre une unité",
      text = "Vous perdez une unité. Ôte 1 point à la couactique.",
    },
    destroy_model = {
      name = "Détruire une figurine",
      text = "Vous détruisez une figurine ennemie. N'ajoute rien à la couactique.",
    },
    destroy_on_own_side = {
      name = "Repousser une unité",
      text = "Vous détruisez une unité ennemie de votre côté de la ligne de front. N'ajoute rien à la couactique.",
    },
    keep_units = {
      name = "Ne perdre aucune unité",
      text = "Vous ne perdez aucune unité ; en perdre une met aussitôt fin à la couactique. Ajoute 1 point.",
    },
    destroy_unit = {
      name = "Détruire une unité",
      text = "Vous détruisez une unité ennemie. Ajoute 1 point.",
    },
    destroy_in_own_zone = {
      name = "Piéger une unité",
      text = "Vous détruisez une unité ennemie dans votre zone de déploiement. Ajoute 1 point.",
    },
    destroy_on_enemy_side = {
      name = "Rattraper une unité",
      text = "Vous détruisez une unité ennemie de son côté de la ligne de front. Ajoute 1 point.",
    },
    twelves = {
      name = "Frapper juste",
      text = "Vos jets d'attaque montrent au bout du compte deux 12 naturels par round de la couactique. Ajoute 1 "
        .. "point.",
    },
    ones = {
      name = "Faire des couacs",
      text = "Vos jets d'attaque montrent au bout du compte un 1 naturel par round de la couactique. Ajoute 1 point.",
    },
    keep_models = {
      name = "Ne perdre aucune figurine",
      text = "Vous ne perdez aucune figurine ; en perdre une met aussitôt fin à la couactique. Ajoute 2 points.",
    },
    spare_models = {
      name = "Épargner tout le monde",
      text = "Vous ne détruisez aucune figurine ennemie ; en détruire une met aussitôt fin à la couactique. Ajoute 2 "
        .. "points.",
    },
    destroy_in_enemy_zone = {
      name = "Entrer par effraction",
      text = "Vous détruisez une unité ennemie dans sa zone de déploiement. Ajoute 2 points.",
    },
    many_twelves = {
      name = "Frapper juste, souvent",
      text = "Vos jets d'attaque montrent au bout du compte trois 12 naturels par round de la couactique. Ajoute 2 "
        .. "points.",
    },
    many_ones = {
      name = "Faire des couacs, souvent",
      text = "Vos jets d'attaque montrent au bout du compte deux 1 naturels par round de la couactique. Ajoute 2 "
        .. "points.",
    },
  },
  mission = {
    assassination = {
      name = "Assassinat",
      text = "Chaque unité ennemie de Soldats ou d'Officiers détruite donne 1 point de victoire, chaque figurine de "
        .. "Véhicule ou de Héros 1, chaque figurine de Chef ou de Légende 3. Les 2 points habituels pour les unités "
        .. "de Héros, Chefs et Légendes ne sont pas donnés.",
    },
    breakthrough = {
      name = "Percée",
      text = "À chaque Bilan, 1 point de victoire pour chacune de vos unités dont au moins la moitié des figurines "
        .. "sont au-delà de la ligne de front, et 1 de plus pour chacune qui l'est dans la zone de déploiement "
        .. "ennemie.",
    },
    hold_the_fort = {
      name = "Tenir le fort",
      text = "Votre zone de déploiement est plus profonde de 2 pouces. À chaque Bilan, 1 point de victoire si une de "
        .. "vos unités s'y trouve, et 2 si aucune unité ennemie n'est de votre côté de la ligne de front ; la moitié "
        .. "de ses figurines décide où est une unité. Chaque unité d'Officiers ou de Véhicules détruite donne 1.",
    },
    outside_problem = {
      name = "Fâcheux voisinage",
      text = "Nommez 1 à 3 monstres ; chacun abaisse de 1 les points de victoire qu'il vous faut. L'adversaire les "
        .. "place de votre côté de la ligne de front, à 2 pouces au moins de votre zone. Nul ne les commande : à "
        .. "chaque phase ils agissent d'abord, vont où les envoie un d12 lu comme une horloge (12 est vers l'ennemi) "
        .. "et attaquent l'unité la plus proche à portée.",
    },
    area_control = {
      name = "Contrôle du terrain",
      text = "Vous placez 3 points d'intérêt sur une petite carte, un de plus par taille supérieure ; au moins la "
        .. "moitié sur la ligne de front ou au-delà, dont un dessus, chacun à 12 pouces de deux autres (ou de tous, "
        .. "s'il y en a moins). À chaque Bilan, 2 points de victoire pour chacun où il n'y a que vos figurines à 2 "
        .. "pouces, 1 pour chacun disputé, -1 pour chacun où il n'y a que l'ennemi. Si les deux joueurs ont cette "
        .. "mission, ils en placent tour à tour 2, 4, 6 ou 8, dont deux sur la ligne de front, et rien n'est "
        .. "retranché.",
    },
    cock_of_the_rock = {
      name = "Coq-de-roche",
      text = "À chaque Bilan, 3 points de victoire si seules vos figurines sont sur le plus haut obstacle (à égalité, "
        .. "le plus proche du centre), 2 si l'ennemi en a aussi, et -1 s'il n'y a que lui. Sans obstacle, à 2 pouces "
        .. "du centre de la carte. Les figurines en vol ne comptent pas.",
    },
  },
  monster = {
    fox = {
      name = "Renard",
      text = "Connaît déjà ce poulailler. Une morsure brutale, ou deux coups de griffes pour qui le touche ; chaque "
        .. "figurine détruite allonge sa charge.",
    },
    snapping_turtle = {
      name = "Tortue serpentine",
      text = "N'est pas pressée. Presque rien ne perce sa carapace, et son bec perce toute armure ; à terre, on peut "
        .. "s'éloigner en marchant.",
    },
    hornets = {
      name = "Frelons",
      text = "Six, chacun de son avis. Ils volent vite, ignorent l'armure de qui ils touchent et tombent presque à "
        .. "chaque coup.",
    },
    runaway_mower = {
      name = "Tondeuse en fuite",
      text = "Quelqu'un l'a laissée en marche. Chaque coup blesse toutes les unités à sa portée, à qui qu'elles "
        .. "soient ; gardez-les espacées près d'elle.",
    },
    fire_newt = {
      name = "Triton de feu",
      text = "Petit pour un dragon, grand pour un triton. Crache le feu jusqu'à 8 pouces, et sa queue frappe la "
        .. "première.",
    },
    scarecrow = {
      name = "Épouvantail",
      text = "Dressé pour effrayer les oiseaux, et il s'y entend : plus ils sont braves, plus il frappe fort, et ses "
        .. "12 naturels le réparent.",
    },
    gull_gang = {
      name = "Gang de goélands",
      text = "Trois hors-la-loi qui possèdent tout ce qu'ils peuvent soulever. Ils volent vite et lâchent des choses "
        .. "sur quiconque est à 12 pouces, quel que soit son Grade.",
    },
  },
  feather = {
    impondium = {
      name = "Impérimare",
      text = "Mille mares sous un seul colvert. Tout ce qui n'est pas un cantique est interdit. Une infanterie solide "
        .. "avec des pétoires, et des conscrits qui se battent bien près de leurs officiers.",
    },
    thunder_kings = {
      name = "Rois du Tonnerre",
      text = "Échassiers d'un empire noyé. La foudre les couronna jadis ; depuis, elle les cherche. D'un côté des "
        .. "oiseaux au vol rapide, des archers et des sorts, de l'autre des morts têtus.",
    },
    auks = {
      name = "Al'ks",
      text = "Bruyants, verts d'algues, et certains que la falaise d'à côté serait meilleure. Des foules bon marché "
        .. "et de rudes charges ; des nageurs chez eux sous l'eau.",
    },
  },
  faction = {
    quack_marines = {
      name = "Couac Marines",
      text = "Des canards en armure, éclos pour la guerre et pour en remplir les formulaires. Peu nombreux, braves, "
        .. "armés pour toute distance ; même tombés, les Marines se battent encore.",
    },
    pond_guard = {
      name = "Garde de l'Étang",
      text = "Tous les autres de l'Impérimare, avec une lance, un numéro et un officier dans le dos. De grandes "
        .. "unités, des arbalètes et des tireurs ; les capitaines prêtent leur Grade aux conscrits.",
    },
    storm_court = {
      name = "Cour d'Orage",
      text = "Les héritiers vivants : hérons et grues qui règnent du fond du nuage. Vol rapide, grands arcs et "
        .. "tonnerre ; mais qui vole est plus facile à toucher.",
    },
    hollow_host = {
      name = "Ost Creux",
      text = "Les sujets morts. La loi des Rois du Tonnerre n'a jamais libéré personne du service. Peu chers, lents "
        .. "et presque impossibles à effrayer ; malédictions et berceuses.",
    },
    cliff_mob = {
      name = "Bande des Falaises",
      text = "Qui crie le plus fort du plus haut rebord commande, jusqu'à ce qu'on lui saute dessus. Des foules, de "
        .. "longues charges et un bruit qui blesse surtout les braves.",
    },
    tide_reavers = {
      name = "Pillards des Marées",
      text = "Des Al'ks qui ont remarqué que les autres oiseaux gardent leurs trésors près de l'eau. Nageurs rapides, "
        .. "plongeurs et harpons ; au mieux là où la carte a de l'eau.",
    },
  },
  map = {
    fallow_field = {
      name = "Champ en friche",
      text = "Terrain nu d'un bord à l'autre : ni Couvert, ni hauteur, ni eau. Pour Coq-de-roche, c'est le centre qui "
        .. "compte.",
    },
    duck_pond = {
      name = "Mare aux canards",
      text = "De l'eau au milieu avec une pierre de 2 pouces où se percher ; des haies basses où se cacher en la "
        .. "contournant.",
    },
    stump_circle = {
      name = "Cercle de souches",
      text = "Ce qui reste du bois : des souches de 1 et 2 pouces où s'accroupir, autour d'une de 4 assez haute pour "
        .. "y chanter.",
    },
    the_perch = {
      name = "Le Perchoir",
      text = "Un rocher de 8 pouces au milieu, des rebords de 2 et 4 pour y grimper, et les gravats qui en sont "
        .. "tombés. Fait pour Coq-de-roche.",
    },
    two_ponds = {
      name = "Les Deux Mares",
      text = "Une mare sur chaque flanc et entre elles une digue de 2 pouces. Tout le monde veut la digue ; les "
        .. "nageurs un peu moins.",
    },
    hedgerows = {
      name = "Bocage",
      text = "Des rangées de haies de 1 pouce, des brèches où nul n'en a besoin, et au milieu une meule de 3 pouces. "
        .. "Du Couvert partout, facile à franchir.",
    },
    long_canal = {
      name = "Le Long Canal",
      text = "Un canal court tout le long du champ sous un large pont ; des péniches gisent où elles se sont "
        .. "arrêtées. Il coupe le champ pour qui ne nage pas.",
    },
    drowned_town = {
      name = "Ville noyée",
      text = "Des murs, des toits et des rues inondées autour du beffroi, haut de 10 pouces, au milieu d'un bloc de 4.",
    },
  },
  weapon = {
    sword = {
      name = "Épée",
      text = "Longueur réglementaire, fil réglementaire, prière réglementaire sur la lame. Pour le corps à corps : "
        .. "toujours les mêmes dégâts, 4.",
    },
    molter = {
      name = "Plumeur",
      text = "Crache des plumes en feu ; l'Impérimare n'a jamais demandé de qui. Pour tirer de près, même au contact "
        .. "de l'ennemi.",
    },
    flame_molter = {
      name = "Plumeur à flammes",
      text = "Un Plumeur à qui l'on a plumé la sécurité. Contre les foules à courte portée : les petits dés "
        .. "nourrissent les flammes.",
    },
    long_molter = {
      name = "Long Plumeur",
      text = "Pour abattre de loin officiers et blindés : ni leur Grade ni leur Armure ne les protège.",
    },
    hand_molter = {
      name = "Plumeur de poing",
      text = "Un dernier mot à 4 pouces, à côté d'une lame.",
    },
    saw_axe = {
      name = "Hache-scie",
      text = "Pour se battre dans la foule : un 12 naturel touche tout ce qui est à portée.",
    },
    trench_dagger = {
      name = "Dague de tranchée",
      text = "Pour le contact : deux coups rapides, mortels sur un 12 naturel.",
    },
    honour_sword = {
      name = "Épée d'honneur",
      text = "Pour affronter des ennemis en armure ; ses 1 naturels aident le reste de l'unité.",
    },
    oath_hammer = {
      name = "Marteau du serment",
      text = "Brandi au rythme de la litanie, ni plus ni moins fort que la page ne le dit. Un coup sûr : toujours 4 "
        .. "dégâts, et un 7 sur demande.",
    },
    bulwark = {
      name = "Pavois",
      text = "Porté pour ce qu'il arrête : toute l'unité est plus dure à toucher. Frappe faiblement, au contact.",
    },
    hymn_whistle = {
      name = "Sifflet à cantiques",
      text = "Pour chanter jusqu'à 12 pouces ; au contact, un 12 naturel frappe fort.",
    },
    choir_bell = {
      name = "Cloche de chœur",
      text = "Pour chanter jusqu'à 12 pouces et donner des coups qui blessent les braves. Pas en vol.",
    },
    reed_spear = {
      name = "Lance de roseau",
      text = "Pour tenir une ligne : porte à 2 pouces et frappe la première.",
    },
    levy_crossbow = {
      name = "Arbalète de conscrit",
      text = "Pour les volées en nombre à 12 pouces ; le Grade n'aide pas à viser.",
    },
    tub_cannon = {
      name = "Canon-baignoire",
      text = "Quelqu'un a mis une baignoire sur roues, un autre un canon dans la baignoire. Pilonne toute la carte de "
        .. "là où il est ; ne charge jamais.",
    },
    storm_molter = {
      name = "Plumeur d'assaut",
      text = "Deux rafales perforantes à 12 pouces, chacune plus dure à viser.",
    },
    marshal_blade = {
      name = "Lame du Maréchal",
      text = "La longue épée d'un chef : de lourds dégâts à 2 pouces, et un 12 naturel touche tout ce qui est à "
        .. "portée.",
    },
    duckhammer = {
      name = "Le Duckhammer",
      text = "Il n'y en a qu'un. Tout ce qui est plus plat qu'avant l'a rencontré. Chaque touche inflige ses 12 "
        .. "dégâts au complet.",
    },
    page_knife = {
      name = "Couteau de page",
      text = "Deux coups légers au contact.",
    },
    storm_spear = {
      name = "Lance d'orage",
      text = "Pour les lanciers qui restent : 2 pouces de portée, et les dés de charge en dégâts pour qui renonce à "
        .. "charger.",
    },
    heron_bow = {
      name = "Arc héron",
      text = "De longs tirs à 16 pouces qui ne tiennent pas compte du Grade de la cible. Pas en vol.",
    },
    thunder_bell = {
      name = "Cloche-tonnerre",
      text = "Pour chanter jusqu'à 12 pouces ; en mêlée elle frappe la première et blesse les braves. Pas en vol.",
    },
    storm_whistle = {
      name = "Sifflet d'orage",
      text = "Pour chanter jusqu'à 12 pouces ; au contact, il blesse les braves.",
    },
    lightning_rod = {
      name = "Paratonnerre",
      text = "Tournez le bout sûr vers vos amis ; on débat encore duquel il s'agit. Perce l'armure à 12 pouces et, "
        .. "moins sûrement, à toute distance.",
    },
    king_glaive = {
      name = "Guisarme royale",
      text = "Frappe la première à 3 pouces, et un 12 naturel fauche tout ce qui est à portée.",
    },
    bone_sword = {
      name = "Épée d'os",
      text = "Une lame simple pour une mort simple.",
    },
    grave_scythe = {
      name = "Faux tombale",
      text = "Porte à 2 pouces ; un 12 naturel abîme pour de bon les armes ennemies. Pas en vol.",
    },
    soul_crossbow = {
      name = "Arbalète des âmes",
      text = "Deux carreaux par tireur à 12 pouces, chacun plus dur à viser.",
    },
    knell = {
      name = "Glas",
      text = "Pour chanter jusqu'à 12 pouces. Pas en vol.",
    },
    bone_rake = {
      name = "Râteau d'os",
      text = "Racle à 2 pouces ; les petits dés amènent d'autres dés.",
    },
    law_maul = {
      name = "Maillet de la Loi",
      text = "Ce qu'il frappe est déclaré n'avoir jamais été une arme. Des coups lourds, et un 12 naturel supprime "
        .. "une arme ; il ralentit les charges.",
    },
    red_rapier = {
      name = "Rapière rouge",
      text = "Traverse toute armure à 2 pouces.",
    },
    beak = {
      name = "Bec",
      text = "Fourni avec chaque Al'k. Pour le contact.",
    },
    chopper = {
      name = "Hachoir",
      text = "Pour frapper ce dans quoi l'on est rentré : les dés de charge en dégâts pour qui renonce à charger.",
    },
    big_chopper = {
      name = "Gros Hachoir",
      text = "Plus lourd qu'il n'en a l'air. Plus de dégâts, et un 12 naturel touche tout ce qui est à portée ; il "
        .. "ralentit les charges.",
    },
    rock_gun = {
      name = "Lance-cailloux",
      text = "Lance des pierres à 8 pouces, à peu près par là. À employer en nombre.",
    },
    shout_gun = {
      name = "Braillophone",
      text = "Un entonnoir avec un Al'k au petit bout. À 8 pouces ; plus la cible est brave, plus ça fait mal.",
    },
    fish_spear = {
      name = "Harpon de pêche",
      text = "Traverse toute armure à 2 pouces.",
    },
    tide_hook = {
      name = "Croc de marée",
      text = "Accroche à 1 pouce ; un 12 naturel abîme pour de bon les armes ennemies.",
    },
    kelp_whistle = {
      name = "Sifflet de varech",
      text = "Pour chanter jusqu'à 6 pouces, même en pleine mêlée.",
    },
    egg_rattle = {
      name = "Hochet-œuf",
      text = "Ce qu'il contient a des opinions. Pour chanter jusqu'à 12 pouces, même en pleine mêlée ; ses coups "
        .. "blessent les braves.",
    },
    harpoon = {
      name = "Harpon",
      text = "Traverse toute armure à 12 pouces ; son poids ralentit les charges.",
    },
    rocket_rack = {
      name = "Rampe à fusées",
      text = "Se pointe par la discussion. Un feu nourri à 16 pouces ; le Grade n'aide pas, les petits dés "
        .. "nourrissent les flammes.",
    },
    ram_prow = {
      name = "Éperon",
      text = "Pour les engins qui rentrent dans les choses : les dés de charge en dégâts pour qui renonce à charger.",
    },
    whirling_oars = {
      name = "Rames tournoyantes",
      text = "Une tempête de coups, chacun plus dur de 2 à placer que le précédent. Au mieux contre de bas Grades.",
    },
    boss_cleaver = {
      name = "Fendoir du chef",
      text = "Chaque touche blesse toutes les unités ennemies à 2 pouces du porteur ; il ralentit les charges.",
    },
    last_anchor = {
      name = "La Dernière Ancre",
      text = "Chaque touche blesse durement toutes les unités ennemies à 2 pouces du porteur ; elle ralentit les "
        .. "charges.",
    },
    fox_bite = {
      name = "Morsure du renard",
      text = "La rude morsure du renard à 1 pouce ; dégâts maximaux sur un 12 naturel.",
    },
    fox_claws = {
      name = "Griffes du renard",
      text = "Deux coups rapides au contact.",
    },
    turtle_beak = {
      name = "Bec de la tortue",
      text = "De lourds dégâts qu'aucune armure n'arrête.",
    },
    sting = {
      name = "Dard",
      text = "De légers dégâts au contact, qu'aucune armure n'arrête.",
    },
    mower_blades = {
      name = "Lames",
      text = "Chaque touche blesse toutes les unités à 1 pouce.",
    },
    newt_tail = {
      name = "Queue du triton",
      text = "Frappe la première à 2 pouces.",
    },
    newt_fire = {
      name = "Feu du triton",
      text = "Du feu jusqu'à 8 pouces ; les petits dés amènent d'autres dés.",
    },
    straw_fork = {
      name = "Fourche de paille",
      text = "Frappe à 2 pouces ; plus la cible est brave, plus ça fait mal.",
    },
    gull_hoard = {
      name = "Butin lâché",
      text = "Des choses lâchées jusqu'à 12 pouces ; le Grade de la cible ne l'aide pas.",
    },
    gull_beak = {
      name = "Bec de goéland",
      text = "Pique à 1 pouce ; un 12 naturel touche tout ce qui est à portée.",
    },
  },
  model = {
    quack_marine = {
      name = "Couac Marine",
      text = "Ignore la peur, l'ayant classée en trois exemplaires. L'épine dorsale de l'armée : tire à 8 pouces même "
        .. "en mêlée, difficile à effrayer et, même tombé, il agit encore jusqu'à la fin du round.",
    },
    fledgling = {
      name = "Oisillon",
      text = "Pas encore marine, court devant pour montrer qu'il pourrait l'être. Une foule bon marché qui couvre les "
        .. "Marines et prend du terrain : l'un d'eux charge toujours du maximum des dés.",
    },
    hymnal = {
      name = "Psalmiste",
      text = "Chante si bas que seules les plaies l'entendent. Chante Protection et Raccommodage pour garder debout "
        .. "les unités d'alentour ; faible tout seul.",
    },
    honour_drake = {
      name = "Colvert d'honneur",
      text = "Si souvent décoré que ses médailles arrêtent les flèches. Des combattants en armure derrière des "
        .. "pavois, qui tiennent là où ils sont.",
    },
    strider = {
      name = "Échassier à Plumeur",
      text = "Deux pattes, un pilote, pas de freins. Un canon sur pattes contre toute armure à 12 pouces ; en ruée, "
        .. "il piétine qui il touche. Ne vole pas.",
    },
    oathsworn = {
      name = "Juré",
      text = "A juré de survivre au dernier porte-étendard de l'ennemi. N'importe lequel. Tous. Des héros qui "
        .. "achèvent les figurines isolées, les Chefs surtout.",
    },
    marshal_aix = {
      name = "« Maréchal Aix »",
      text = "A écrit le manuel, puis le manuel de lecture du manuel. Mène à l'avant : frappe le premier quand ses "
        .. "dés sont meilleurs, et Selon le manuel rapporte plus.",
    },
    pond_levy = {
      name = "Conscrit de l'Étang",
      text = "Reçoit une lance, un numéro et une direction. La plus grande foule pour le prix ; touche comme son "
        .. "officier quand il en a un avec Rang et file à 2 pouces. Exige un officier dans l'armée.",
    },
    pond_guard = {
      name = "Garde de l'Étang",
      text = "Des réguliers. Ils ont trouvé le couvert et lui ont donné un nom. Des arbalètes bon marché ; après une "
        .. "ruée contre un obstacle, ils sont à Couvert.",
    },
    reed_captain = {
      name = "Capitaine des Roseaux",
      text = "Les conscrits se battent mieux près d'un capitaine ; c'est dans leur dos qu'il les inquiète. Gardez-le "
        .. "à 2 pouces des conscrits : ils usent de son Grade.",
    },
    pond_chaplain = {
      name = "Aumônier de l'Étang",
      text = "Mène le chant ; les conscrits ne demandent plus combien il y a de couplets. Chante Cantique, pour que "
        .. "les pertes ne fassent pas fuir les unités.",
    },
    quill_hunter = {
      name = "Chasseur à plume",
      text = "Sait effacer d'un tir la signature d'une réquisition à seize pouces. Abat officiers, véhicules et qui "
        .. "est à Couvert ; fragile de près.",
    },
    battle_tub = {
      name = "Baignoire de guerre",
      text = "Flotte, la plupart du temps. Tire, quelquefois. Les deux, une fois. Pilonne à toute distance et "
        .. "traverse l'eau vite ; ne charge ni ne vole jamais.",
    },
    colonel_teal = {
      name = "« Colonel Sarcelle »",
      text = "Compte les pertes après la bataille, et pas une minute avant. Prête le Grade 4 aux conscrits et peut "
        .. "riposter aux tirs par sa lame.",
    },
    grand_drake = {
      name = "« Le Grand Colvert »",
      text = "A siégé dix mille ans sur le nid d'or. Aujourd'hui, il s'est levé. Arrive en renfort, agit deux fois au "
        .. "Combat avec le plus lourd des marteaux, et les conscrits près de lui se battent au Grade 6.",
    },
    storm_page = {
      name = "Page d'orage",
      text = "Porte la traîne du nuage. La lâche à ses seuls risques. Une bande au vol rapide, pour prendre vite du "
        .. "terrain et y mourir.",
    },
    gale_lancer = {
      name = "Lancier des bourrasques",
      text = "N'a jamais contourné quoi que ce soit. Au vol rapide, ils passent les hauts rochers et frappent à 2 "
        .. "pouces ; à tenir loin de l'eau.",
    },
    court_archer = {
      name = "Archer de la Cour",
      text = "Se tient sur une patte pour mieux viser de l'autre. Les plus longs tirs pour le prix, quel que soit le "
        .. "Grade ; ne tire que du sol.",
    },
    cloud_singer = {
      name = "Chanteur des nuées",
      text = "La météo prend les demandes. Les meilleurs chanteurs : Coup de tonnerre contre ce qu'ils voient, "
        .. "Bourrasque pour disperser une ligne. Faibles en mêlée.",
    },
    wind_herald = {
      name = "Héraut du vent",
      text = "Annonce le vent, pour qu'il sache où aller. Élève les amis avec Courant ascendant et rabat ceux qui "
        .. "volent avec Courant descendant.",
    },
    storm_chariot = {
      name = "Char d'orage",
      text = "Tiré par des martinets, et par les cheveux. Le véhicule le plus rapide ; sa foudre perce l'armure à 12 "
        .. "pouces et au-delà. Pas pour l'eau.",
    },
    crown_crane = {
      name = "Grue couronnée",
      text = "A déjà paré. Des héros qui frappent les premiers à 3 pouces et peuvent riposter ainsi à toute attaque à "
        .. "leur portée, même aux tirs et aux sorts.",
    },
    queen_ardea = {
      name = "« Reine Ardéa »",
      text = "N'élève jamais la voix ; le ciel s'en charge. Vole vite et chante sans riposte Coup de tonnerre et "
        .. "Courant ascendant ; Couronne d'éclairs rapporte plus.",
    },
    bone_gull = {
      name = "Goéland d'os",
      text = "Personne ne le lui a dit, personne ne le lui dira. La foule de morts la moins chère : les pertes ne la "
        .. "dispersent presque jamais, mais elle en frappe moins bien.",
    },
    hollow_guard = {
      name = "Garde creux",
      text = "Enterré avec le roi, et toujours de service. Lents, cuirassés et têtus à bas prix ; leurs faux ruinent "
        .. "les armes.",
    },
    hollow_bolter = {
      name = "Arbalète creuse",
      text = "Tire deux fois : une par vie. Des volées doubles et bon marché à 12 pouces ; lent, et rarement noyé.",
    },
    dread_warden = {
      name = "Gardien d'effroi",
      text = "A juré de ne pas reculer. Depuis, a oublié les autres directions. Tient une place quelles que soient "
        .. "les pertes ; trop lent pour en prendre une.",
    },
    grave_cantor = {
      name = "Chantre des tombes",
      text = "Ses berceuses n'ont pas de second couplet. Nul n'en a eu besoin. Maléfice gâte les attaques ennemies, "
        .. "Berceuse met une unité hors de combat.",
    },
    ossuary = {
      name = "Ossuaire ambulant",
      text = "Un caveau de famille venu avec les autres. Encaisse, guérit sur les 12 naturels et racle qui s'approche "
        .. "; ne vole ni ne nage.",
    },
    count_bittern = {
      name = "« Comte Butor »",
      text = "Boit, le regrette, écrit un sonnet, boit. Un duelliste au vol rapide dont la lame ignore l'armure ; ses "
        .. "12 naturels le soignent, ses victimes ralentissent sa charge.",
    },
    first_king = {
      name = "« Le Premier Roi »",
      text = "La foudre l'a retrouvé. Il avait gardé le reçu. Arrive en renfort ; chante Tempête de plumes dans la "
        .. "foule, brise les armes et, même tombé, agit jusqu'à la fin du round.",
    },
    puffling = {
      name = "Macareusin",
      text = "Petit, rond et lancé. La foule la moins chère, pour engluer l'ennemi au contact.",
    },
    ripper = {
      name = "Éventreur torda",
      text = "Finit une bagarre en commençant la suivante. Des combattants dont les charges s'allongent avec ce "
        .. "qu'ils ont détruit.",
    },
    shouter = {
      name = "Braillard",
      text = "Discute avec les choses jusqu'à ce qu'elles tombent. Des tirs bon marché à 8 pouces ; le Braillophone "
        .. "blesse les braves et se moque de l'armure, le Lance-cailloux vise les timides.",
    },
    big_auk = {
      name = "Gros Al'k",
      text = "A grandi jusqu'à ce que le rebord cède, puis a continué. Une infanterie lourde dont les haches balaient "
        .. "tout à leur portée ; elles ne lui laissent qu'un dé de charge et aucun pour une ruée. Ne vole pas.",
    },
    egg_shaman = {
      name = "Chaman des œufs",
      text = "Lit l'avenir dans le jaune. C'est surtout des cris. Cancan blesse les foules à travers toute armure, "
        .. "Mue la leur ôte.",
    },
    cliff_roller = {
      name = "Dévaleur",
      text = "Un rocher avec des sièges. Des fusées en route, un éperon à l'arrivée, et il piétine qui il percute ; "
        .. "ne vole ni ne nage.",
    },
    ledge_boss = {
      name = "Chef de rebord",
      text = "Commande un rebord. Veut celui du dessus. Des héros à lourdes haches dont les charges sont courtes mais "
        .. "sûres, et plus longues après une victime.",
    },
    boss_grandbeak = {
      name = "« Chef Grandbec »",
      text = "Élu à l'unanimité de ceux qui tenaient encore debout. Chacun de ses coups blesse tout le monde "
        .. "alentour, surtout les figurines isolées ; Erreur de falaise rapporte plus.",
    },
    murrelet = {
      name = "Guillemottin",
      text = "Vole les bateaux pendant qu'on y rame. Une foule bon marché qui plonge aussi vite qu'elle marche ; vite "
        .. "effrayée.",
    },
    tide_reaver = {
      name = "Pillard des marées",
      text = "Pêche de plus gros poissons. Des lances contre toute armure, et les meilleurs chasseurs d'ennemis en "
        .. "plongée.",
    },
    harpooner = {
      name = "Harponneur",
      text = "La corde est là pour revenir. Surtout le harpon. Des tirs bon marché à 12 pouces qui ignorent l'armure "
        .. "; charge mal, ne vole pas.",
    },
    kelp_caller = {
      name = "Appeleur de varech",
      text = "Siffle sous l'eau. L'eau répond. Chante Bourbier et Brouillard sous la surface, où il est dur à toucher.",
    },
    surf_breaker = {
      name = "Brise-lames",
      text = "Premier hors de la vague, premier au garde-manger. De solides pillards venus de l'eau ; l'un d'eux "
        .. "charge toujours du maximum des dés.",
    },
    war_raft = {
      name = "Radeau de guerre",
      text = "Jadis trois maisons. Une plate-forme flottante, un harpon à 12 pouces et un éperon à 1 ; se répare "
        .. "quand ses nerfs tiennent.",
    },
    mad_mergan = {
      name = "« Mergan le Fou »",
      text = "Condamné à une rame. En a trouvé une autre. Sort de l'eau et frappe encore et encore ; au mieux contre "
        .. "de bas Grades.",
    },
    last_great_auk = {
      name = "« Le Dernier Grand Pingouin »",
      text = "Déclaré éteint, et fort en colère. Arrive en renfort ; son ancre frappe tout alentour, son Cancan les "
        .. "foules, et plonger ne sauve de rien.",
    },
  },
  army = {
    quack_marines_small = {
      name = "Première compagnie, demi-rations",
      text = "Petite. Deux demi-compagnies de Marines, des Oisillons pour les couvrir et deux Colverts d'honneur. "
        .. "Facile à mener.",
    },
    quack_marines_medium = {
      name = "Deuxième compagnie",
      text = "Moyenne. Des Marines en nombre autour d'un Échassier à Plumeur, et des Jurés pour finir le reste.",
    },
    quack_marines_large = {
      name = "Colonne du Maréchal",
      text = "Grande. Le Maréchal Aix avec deux compagnies au complet, des marteaux, des cantiques et un Échassier.",
    },
    quack_marines_giant = {
      name = "Le Chapitre au complet",
      text = "Géante. Trois compagnies, deux Échassiers, tout ce que les Marines possèdent, sous le Maréchal Aix.",
    },
    pond_guard_small = {
      name = "Guet du village",
      text = "Petite. Des conscrits près de leurs capitaines, des arbalètes et deux Chasseurs à plume. Gardez "
        .. "capitaines et conscrits ensemble.",
    },
    pond_guard_medium = {
      name = "Troisième d'Étang à pied",
      text = "Moyenne. Des arbalètes et des tireurs derrière une ligne de lances, une Baignoire de guerre et le "
        .. "Colonel Sarcelle.",
    },
    pond_guard_large = {
      name = "Les Baignoires de Sarcelle",
      text = "Grande. Deux Baignoires de guerre pilonnent pendant que deux blocs de conscrits tiennent la ligne.",
    },
    pond_guard_giant = {
      name = "Croisade du Nid d'or",
      text = "Géante. Tout ce qui porte une lance et, dès le round 2, le Grand Colvert en personne.",
    },
    storm_court_small = {
      name = "Avant-coureurs de la Cour",
      text = "Petite. Des troupes au vol rapide pour prendre du terrain, des archers pour le dégager, un Chanteur des "
        .. "nuées.",
    },
    storm_court_medium = {
      name = "Grain du matin",
      text = "Moyenne. Deux lignes d'archers et un chœur de cinq ; les pages vont où sont les points.",
    },
    storm_court_large = {
      name = "La météo de la Reine",
      text = "Grande. Des archers, un chœur, une nuée de pages et le tonnerre de la Reine Ardéa.",
    },
    storm_court_giant = {
      name = "Mousson",
      text = "Géante. Trois lignes d'archers, deux chœurs, une nuée de pages et la Reine Ardéa.",
    },
    hollow_host_small = {
      name = "Corvée de tombes",
      text = "Petite. Une foule têtue avec faux et arbalètes ; deux Chantres maudissent ce qui approche.",
    },
    hollow_host_medium = {
      name = "Tertre ouvert",
      text = "Moyenne. Des murs de morts autour d'un Ossuaire ambulant, et le Comte Butor qui chasse seul.",
    },
    hollow_host_large = {
      name = "Les funérailles du Roi",
      text = "Grande. Deux Ossuaires marchent devant ; le Premier Roi vient plus tard.",
    },
    hollow_host_giant = {
      name = "Nécropole en marche",
      text = "Géante. Plus de morts que l'ennemi n'a de flèches, des volées sans fin et le Premier Roi.",
    },
    cliff_mob_small = {
      name = "Les gars du rebord",
      text = "Petite. Deux foules de Macareusins devant, trois lignes de Braillards derrière.",
    },
    cliff_mob_medium = {
      name = "Les gars, plus fort",
      text = "Moyenne. Des Braillards en nombre, des Éventreurs et de Gros Al'ks pour ce qui reste.",
    },
    cliff_mob_large = {
      name = "L'éboulement de Grandbec",
      text = "Grande. Le Chef Grandbec et un Dévaleur derrière un mur de bruit.",
    },
    cliff_mob_giant = {
      name = "La falaise descend",
      text = "Géante. Toute la falaise d'un coup, sous le Chef Grandbec.",
    },
    tide_reavers_small = {
      name = "Razzia au garde-manger",
      text = "Petite. Des harpons à distance, des Pillards et des Guillemottins plongeurs pour le reste. Aime l'eau.",
    },
    tide_reavers_medium = {
      name = "L'équipage de Mergan",
      text = "Moyenne. Deux lignes de harpons, des pillards venus de l'eau et des Appeleurs de varech pour embourber "
        .. "l'ennemi.",
    },
    tide_reavers_large = {
      name = "Grande marée",
      text = "Grande. Comme l'équipage de Mergan, avec un Radeau de guerre et Mergan le Fou en personne.",
    },
    tide_reavers_giant = {
      name = "La mer elle-même",
      text = "Géante. Trois lignes de harpons, deux Radeaux de guerre, tout ce qui nage.",
    },
  },
  game = {
    name = "Duckhammer",
    text = "Deux armées d'oiseaux se disputent des missions sur une carte mesurée en pouces : bouger, chanter, tirer, "
      .. "combattre, charger, en six rounds au plus.",
  },
  personality = {
    berserker = {
      name = "Berserker",
      text = "Fonce sur tout ennemi en vue, quoi que veuille la mission.",
    },
    gambler = {
      name = "Parieur",
      text = "Parie sur des couactiques qui réussissent rarement.",
    },
    warden = {
      name = "Gardien",
      text = "Garde ses distances et ses promesses : ne combat que qui se dresse devant lui.",
    },
  },

  action = {
    enlist = {
      name = "Ajouter une unité",
      text = "Ajoute une unité à votre liste d'armée : un modèle, combien de figurines jusqu'à l'Effectif complet, et "
        .. "lequel de ses choix d'armes.",
    },
    dismiss = {
      name = "Rayer une unité",
      text = "Raye une unité de votre liste d'armée.",
    },
    ready = {
      name = "Prêt",
      text = "Votre liste est terminée. Elle est refusée, raisons à l'appui, si elle enfreint une règle des armées.",
    },
    choose = {
      name = "Choisir la main ou le côté",
      text = "Vous avez gagné le jet d'ouverture : soyez le premier meneur, ou choisissez les côtés. L'autre joueur a "
        .. "l'autre choix.",
    },
    side = {
      name = "Prendre ce bout",
      text = "Choisit le bout de la carte où vous vous déployez ; l'autre joueur a l'autre.",
    },
    mission = {
      name = "Choisir la mission",
      text = "Choisit votre mission, en secret ; les deux sont révélées ensemble.",
    },
    monster = {
      name = "Nommer un monstre",
      text = "Nomme un monstre que votre mission amène. Chacun abaisse les points de victoire qu'il vous faut.",
    },
    place = {
      name = "Placer ici",
      text = "Place ici le monstre ou le point d'intérêt.",
    },
    deploy = {
      name = "Déployer l'unité",
      text = "Pose une unité en rangs autour d'un point, entièrement dans votre zone de déploiement. Des figurines "
        .. "peuvent être déplacées ensuite.",
    },
    hold = {
      name = "Garder en réserve",
      text = "Garde une unité en réserve. Elle vient en renfort dès le round 2, une unité par round.",
    },
    put = {
      name = "Placer la figurine ailleurs",
      text = "Place ailleurs une figurine de l'unité qu'on vient de poser, dans la zone et en cohésion.",
    },
    done = {
      name = "Terminé",
      text = "Vous en avez fini avec cette unité.",
    },
    quacktic = {
      name = "Lancer une couactique",
      text = "Lance une couactique : un pari sur ce round et peut-être les suivants, payé au dernier Bilan si toutes "
        .. "ses conditions sont remplies. Une seule à la fois.",
    },
    move = {
      name = "Bouger",
      text = "Active une unité pour bouger : chaque figurine va jusqu'à sa vitesse de mouvement. À pied on patauge "
        .. "dans l'eau ; plonger et voler coûtent selon la nage et le vol du modèle.",
    },
    pile_in = {
      name = "Se ruer",
      text = "Active une unité pour se déplacer selon ses dés de charge, moins un, dans la phase de Mouvement. Elle "
        .. "peut aussi bouger, mais ne charge pas dans ce round.",
    },
    charge = {
      name = "Charger",
      text = "Lance une fois les dés de charge de l'unité ; chaque figurine peut aller aussi loin. Les ennemis dont "
        .. "elle quitte la portée de mêlée peuvent frapper d'abord.",
    },
    reinforce = {
      name = "Faire entrer",
      text = "Fait entrer une unité en attente, en rangs autour d'un point de votre zone de déploiement. Une unité "
        .. "par round, dès le round 2.",
    },
    step = {
      name = "Bouger une figurine",
      text = "Déplace une figurine de l'unité en ligne droite jusqu'à un point.",
    },
    shift = {
      name = "Déplacer d'un bloc",
      text = "Déplace toutes les figurines de l'unité du même pas.",
    },
    advance = {
      name = "Avancer jusqu'ici",
      text = "Déplace chaque figurine de l'unité droit vers un point, aussi loin qu'elle peut.",
    },
    retaliate = {
      name = "Représailles",
      text = "Frappe l'unité qui s'en va, avant son départ : chacune de vos figurines à portée lance d12 + Bravoure "
        .. "et inflige ses dégâts à partir de la Peur de celle-ci. Prend l'activation de l'unité dans la phase de "
        .. "Charge.",
    },
    chant = {
      name = "Chanter",
      text = "Active une unité pour chanter un sort sur une zone à sa portée de sort : d12 + nombre de chanteurs "
        .. "contre le Risque du sort, à -4 à portée de mêlée d'un ennemi.",
    },
    shoot = {
      name = "Tirer",
      text = "Active une unité pour tirer sur une unité ennemie vue et à portée : d12 + son Grade - Grade de la "
        .. "cible, touche à 7 ou plus. -2 contre le Couvert, -2 à portée de mêlée d'un ennemi.",
    },
    fight = {
      name = "Combattre",
      text = "Active une unité pour combattre une unité ennemie à portée : d12 + son Grade - Grade de la cible, "
        .. "touche à 7 ou plus. Qui touche un compagnon au contact de la cible combat aussi.",
    },
    use = {
      name = "Changer d'arme",
      text = "Une figurine use d'une autre arme dans cette attaque, ou n'attaque pas.",
    },
    average = {
      name = "Prendre le 7",
      text = "Une figurine, ou toutes celles qui le peuvent, prend le résultat fixe de son arme au lieu de lancer.",
    },
    momentum = {
      name = "Prendre de l'élan",
      text = "Emploie les dés de charge pour les dégâts de chaque touche ; l'unité ne charge plus dans ce round.",
    },
    roll = {
      name = "Lancer les dés",
      text = "L'attaque est prête : lance ses dés.",
    },
    counter = {
      name = "Riposter",
      text = "Répond à l'attaque par une attaque contre l'assaillant, en même temps. Prend l'activation de l'unité au "
        .. "Combat.",
    },
    counter_chant = {
      name = "Riposter par un sort",
      text = "Répond par un sort qui atteint l'assaillant, en même temps. Prend l'activation de l'unité au Combat.",
    },
    sway = {
      name = "Tourner un dé",
      text = "Paie 1 point de victoire pour changer un d12 qui vient d'être lancé, de l'un ou l'autre joueur, en 1 ou "
        .. "en 12 naturel.",
    },
    lose = {
      name = "Perdre cette figurine",
      text = "Choisit une de vos figurines qui est détruite.",
    },
    pick = {
      name = "Choisir l'arme",
      text = "Choisit l'arme de la cible qui reçoit la marque.",
    },
    land = {
      name = "Se poser",
      text = "Une de vos unités en vol se pose là où elle est.",
    },
    pass = {
      name = "Passer",
      text = "Rien, ou rien de plus.",
    },
    forfeit = {
      name = "Abandonner",
      text = "Abandonne la bataille ; l'adversaire gagne.",
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
    answer_unit = {
      name = "Répondre",
      text = "Répondez à une question par l’une des unités proposées.",
    },
    answer_model = {
      name = "Répondre",
      text = "Répondez à une question par l’une des figurines proposées.",
    },
  },
  decision = {
    muster = {
      name = "Liste d'armée",
      text = "Quelles unités composent votre armée ? Ajoutez, rayez, et dites quand vous êtes prêt.",
      waiting = "{seat} écrit sa liste d’armée.",
    },
    choose_lead = {
      name = "Main ou côté",
      text = "Vous avez gagné le jet d'ouverture. Serez-vous le premier meneur, ou choisirez-vous les côtés ?",
      waiting = "{seat} choisit la main ou les côtés.",
    },
    choose_side = {
      name = "Côtés",
      text = "À quel bout de la carte vous déployez-vous ?",
      waiting = "{seat} choisit un côté.",
    },
    choose_mission = {
      name = "Mission",
      text = "Pour quoi vous battrez-vous ? L'adversaire l'apprend quand les deux ont choisi.",
      waiting = "{seat} choisit une mission.",
    },
    name_monster = {
      name = "Monstres",
      text = "Quels monstres votre mission amène-t-elle ? Nommez-en au moins un, et passez quand il y en a assez.",
      waiting = "{seat} nomme des monstres.",
    },
    place_monster = {
      name = "Monstre",
      text = "Où placez-vous le monstre de l'adversaire ? De son côté, à 2 pouces au moins de sa zone.",
      asked = "Où placez-vous {unit} ? Du côté de l’adversaire, à 2 pouces au moins de sa zone.",
      waiting = "{seat} place {unit}.",
    },
    place_object = {
      name = "Point d'intérêt",
      text = "Où placez-vous le prochain point d'intérêt ?",
      waiting = "{seat} place un point d’intérêt.",
    },
    deploy = {
      name = "Déploiement",
      text = "Quelle unité déployez-vous ensuite, et où ? Ou laquelle gardez-vous en réserve ?",
      waiting = "{seat} déploie une unité.",
    },
    arrange = {
      name = "Disposer l'unité",
      text = "L'unité est-elle bien placée ? Déplacez des figurines, ou terminez.",
      asked = "{unit} : tout est bien placé ? Déplacez des figurines, ou terminez.",
      waiting = "{seat} dispose {unit}.",
    },
    start_quacktic = {
      name = "Couactiques",
      text = "Lancez-vous une couactique ?",
      waiting = "{seat} peut lancer une couactique.",
    },
    activate = {
      name = "Activer",
      text = "Quelle unité activez-vous ? Passez quand vous n'avez plus rien à faire dans cette phase.",
      waiting = "{seat} active une unité ou passe.",
    },
    moving = {
      name = "Déplacement",
      text = "Où vont les figurines de cette unité ?",
      asked = "Où vont les figurines de {unit} ?",
      waiting = "{seat} déplace {unit}.",
    },
    retaliate = {
      name = "Représailles",
      text = "Une unité quitte votre portée de mêlée. La frappez-vous ?",
      asked = "{unit} quitte votre portée de mêlée. Frappez-vous ?",
      waiting = "{seat} peut frapper {unit}.",
    },
    prepare = {
      name = "Préparer l'attaque",
      text = "Certaines figurines usent-elles d'autres armes ou aptitudes ? Lancez quand tout est réglé.",
      asked = "Des figurines de {unit} usent-elles d’autres armes ou aptitudes ? Lancez quand tout est réglé.",
      waiting = "{seat} prépare l’attaque de {unit}.",
    },
    counter = {
      name = "Riposte",
      text = "Cette unité est attaquée. Riposte-t-elle ? Elle n'agira plus dans cette phase de Combat.",
      asked = "{unit} subit une attaque. Une riposte ? Cette unité n’agira plus dans cette phase de Combat.",
      waiting = "{seat} peut riposter avec {unit}.",
    },
    sway = {
      name = "Tourner les dés",
      text = "Payez-vous 1 point de victoire pour changer un dé en 1 ou en 12 naturel ?",
      waiting = "{seat} peut tourner des dés.",
    },
    losses = {
      name = "Pertes",
      text = "Quelle figurine de cette unité est détruite ?",
      asked = "Quelle figurine de {unit} est détruite ?",
      waiting = "{seat} choisit une perte de {unit}.",
    },
    pick_weapon = {
      name = "Arme à marquer",
      text = "Quelle arme de cette figurine reçoit la marque ?",
      asked = "Quelle arme de {model} reçoit la marque ?",
      waiting = "{seat} choisit une arme de {model} à marquer.",
    },
    land = {
      name = "Atterrissage",
      text = "Quelles unités en vol se posent ? Passez pour laisser les autres en l'air.",
      waiting = "{seat} pose ses unités en vol.",
    },
    answer = {
      name = "Une question",
      text = "Un pack vous demande quelque chose.",
      asked = "{question}",
      waiting = "{seat} doit répondre : {question}",
    },
  },
  option = {
    scale = {
      name = "Échelle",
      text = "La taille de la bataille : carte, points d'armée, points de victoire à atteindre, dés du jet "
        .. "d'ouverture.",
    },
    map = {
      name = "Champ de bataille",
      text = "Le terrain, à cette échelle ; laissé vide, l'un d'eux au hasard.",
    },
    terrain = {
      name = "Terrain à soi",
      text = "Un terrain à vous au lieu d'une carte : des éléments séparés par des points-virgules, chacun `water` ou "
        .. "`obstacle HAUTEUR`, deux-points et des coins en x/y, le tout en millièmes de pouce.",
    },
    army_1 = {
      name = "Première armée",
      text = "L'armée du premier joueur : une liste, ou l'identifiant d'une armée prête ; laissée vide, le joueur la "
        .. "compose.",
    },
    army_2 = {
      name = "Seconde armée",
      text = "L'armée du second joueur : une liste, ou l'identifiant d'une armée prête ; laissée vide, le joueur la "
        .. "compose.",
    },
    rounds = {
      name = "Rounds",
      text = "Après combien de rounds finit la bataille ; gagne alors qui a perdu le moins de points d'armée.",
    },
  },
  argument = {
    from = { name = "De", text = "D'où, en millièmes de pouce." },
    model = {
      name = "Figurine",
      text = "Quelle figurine, ou quel modèle ?",
    },
    count = {
      name = "Combien",
      text = "Combien ?",
    },
    loadout = {
      name = "Armement",
      text = "Quelles armes ?",
    },
    line = {
      name = "Ligne",
      text = "Quelle ligne de la liste d’armée ?",
    },
    what = {
      name = "Quoi",
      text = "Ce que prend le gagnant du jet d'ouverture.",
      values = {
        lead = {
          name = "La main",
          text = "Être le premier meneur ; l'autre choisit les côtés.",
        },
        sides = {
          name = "Les côtés",
          text = "Choisir les côtés ; l'autre est le premier meneur.",
        },
      },
    },
    ["end"] = {
      name = "Bout",
      text = "Quel bout de la carte ?",
      values = {
        low = {
          name = "Bout proche",
          text = "Là où y est le plus petit.",
        },
        high = {
          name = "Bout lointain",
          text = "Là où y est le plus grand.",
        },
      },
    },
    mission = {
      name = "Mission",
      text = "Ce pour quoi un joueur se bat.",
    },
    monster = {
      name = "Monstre",
      text = "Une créature qu'une mission amène.",
    },
    place = {
      name = "Endroit",
      text = "Où sur la carte ?",
    },
    columns = {
      name = "De front",
      text = "Combien de front, de 1 à 24 ?",
    },
    unit = {
      name = "Unité",
      text = "Quelle unité ?",
    },
    quacktic = {
      name = "Couactique",
      text = "Un pari sur les rounds à venir.",
    },
    way = {
      name = "Allure",
      text = "Comment va l'unité.",
      values = {
        walk = {
          name = "À pied",
          text = "Marche à terre et patauge dans l'eau.",
        },
        dive = {
          name = "En plongée",
          text = "Plonge où il y a de l'eau : plus lent pour la plupart, plus dur à toucher, sans tir ni chant à "
            .. "moins d'une aptitude.",
        },
        fly = {
          name = "En vol",
          text = "Vole, à 3 pouces de haut : un pouce coûte 1 à qui vole vite, 2 à qui vole lentement ; plus facile à "
            .. "toucher.",
        },
      },
    },
    offset = {
      name = "Pas",
      text = "De combien en largeur et en longueur, en millièmes de pouce.",
    },
    weapon = {
      name = "Arme",
      text = "Quelle arme ?",
    },
    spell = {
      name = "Sort",
      text = "Quel sort ?",
    },
    target = {
      name = "Cible",
      text = "Quelle unité ennemie ?",
    },
    take = {
      name = "Le faire",
      text = "Si on le fait.",
      values = {
        no = {
          name = "Non",
          text = "On ne le fait pas.",
        },
        yes = {
          name = "Oui",
          text = "On le fait.",
        },
      },
    },
    step = {
      name = "Genre d'action",
      text = "Une étape du Combat.",
      values = {
        chant = {
          name = "Chant",
          text = "Les sorts.",
        },
        shoot = {
          name = "Tir",
          text = "Les armes de tir.",
        },
        fight = {
          name = "Mêlée",
          text = "Les armes de mêlée et magiques.",
        },
      },
    },
    die = {
      name = "Dé",
      text = "Lequel des dés qui viennent d'être lancés, à partir de 1.",
    },
    natural = {
      name = "Résultat naturel",
      text = "Ce que montre le d12, avant tout ajout.",
    },
    seat = {
      name = "Joueur",
      text = "Quel joueur.",
    },
    units = {
      name = "Unités",
      text = "Combien d'unités.",
    },
    points = {
      name = "Points",
      text = "Combien de points.",
    },
    total = {
      name = "Total",
      text = "Avec tout ce qui s'ajoute.",
    },
    object = {
      name = "Point d'intérêt",
      text = "Quel point d'intérêt, à partir de 1.",
    },
    round = {
      name = "Round",
      text = "Quel round, à partir de 1.",
    },
    lead = {
      name = "Meneur",
      text = "Qui agit le premier à chaque phase du round.",
    },
    phase = {
      name = "Phase",
      text = "Une phase de la bataille, ou une étape du Combat.",
      values = {
        muster = {
          name = "Levée",
          text = "On écrit les listes d'armée.",
        },
        roll_off = {
          name = "Jet d'ouverture",
          text = "Qui mène, et qui choisit les côtés.",
        },
        missions = {
          name = "Missions",
          text = "On choisit et révèle les missions.",
        },
        placing = {
          name = "Placement",
          text = "On place monstres et points d'intérêt.",
        },
        deployment = {
          name = "Déploiement",
          text = "On pose les unités, tour à tour.",
        },
        quacktics = {
          name = "Couactiques",
          text = "On peut lancer des paris.",
        },
        movement = {
          name = "Mouvement",
          text = "Les unités bougent et font des ruées.",
        },
        chant = {
          name = "Chant",
          text = "Première étape du Combat : les sorts.",
        },
        shoot = {
          name = "Tir",
          text = "Deuxième étape du Combat : les armes de tir.",
        },
        fight = {
          name = "Mêlée",
          text = "Troisième étape du Combat : les armes de mêlée et magiques.",
        },
        morale = {
          name = "Moral",
          text = "Les unités lancent contre leur Peur.",
        },
        charge = {
          name = "Charge",
          text = "Les unités chargent ; les renforts arrivent.",
        },
        report = {
          name = "Bilan",
          text = "Atterrissages, remontées, cohésion, points.",
        },
        over = {
          name = "La fin",
          text = "La bataille est finie.",
        },
      },
    },
    activity = {
      name = "Activité",
      text = "Ce pour quoi une unité est activée.",
      values = {
        move = {
          name = "Mouvement",
          text = "Elle bouge.",
        },
        pile_in = {
          name = "Ruée",
          text = "Elle fait une ruée.",
        },
        charge = {
          name = "Charge",
          text = "Elle charge.",
        },
        chant = {
          name = "Chant",
          text = "Elle chante.",
        },
        shoot = {
          name = "Tir",
          text = "Elle tire.",
        },
        fight = {
          name = "Mêlée",
          text = "Elle combat.",
        },
        retaliate = {
          name = "Représailles",
          text = "Elle frappe une unité qui s'en va.",
        },
      },
    },
    inches = {
      name = "Pouces",
      text = "Jusqu'où, en pouces.",
    },
    hour = {
      name = "Heure",
      text = "Une direction comme sur une horloge ; 12 est vers l'adversaire de qui a amené le monstre.",
    },
    purpose = {
      name = "Objet",
      text = "Ce pour quoi un dé est lancé.",
      values = {
        attack = {
          name = "Attaque",
          text = "Pour toucher.",
        },
        chant = {
          name = "Chant",
          text = "Contre le Risque du sort.",
        },
        resist = {
          name = "Résistance",
          text = "Contre le Bruit du sort.",
        },
        morale = {
          name = "Moral",
          text = "Contre la Peur de l'unité.",
        },
        surface = {
          name = "Remontée",
          text = "Pour remonter en vie.",
        },
        retaliate = {
          name = "Représailles",
          text = "Contre la Peur de l'unité qui s'en va.",
        },
      },
    },
    success = {
      name = "Réussite",
      text = "Si cela réussit.",
      values = {
        no = {
          name = "Non",
          text = "C'est un échec.",
        },
        yes = {
          name = "Oui",
          text = "C'est une réussite.",
        },
      },
    },
    by = {
      name = "Par",
      text = "Qui l'a fait.",
    },
    damage = {
      name = "Dégâts",
      text = "Combien de dégâts, une fois l'Armure retranchée.",
    },
    healed = {
      name = "Soigné",
      text = "Combien de dégâts sont ôtés.",
    },
    cause = {
      name = "Cause",
      text = "Pourquoi une figurine est détruite.",
      values = {
        damage = {
          name = "Dégâts",
          text = "Elle a été abattue.",
        },
        morale = {
          name = "Moral",
          text = "Elle a fui.",
        },
        surfacing = {
          name = "Remontée",
          text = "Elle n'est pas remontée.",
        },
        coherency = {
          name = "Cohésion",
          text = "Elle était trop loin de son unité.",
        },
        script = {
          name = "Un effet",
          text = "Une aptitude, un sort ou une mission en est cause.",
        },
      },
    },
    mark = {
      name = "Marque",
      text = "Ce qui s'attache à une figurine, une arme ou une unité.",
    },
    on = {
      name = "Présente",
      text = "Si la marque est là à présent.",
      values = {
        no = {
          name = "Non",
          text = "Elle n'y est plus.",
        },
        yes = {
          name = "Oui",
          text = "Elle y est.",
        },
      },
    },
    again = { name = "À nouveau", text = "Si elle était déjà sur la carte." },
    gone = {
      name = "Ôtée",
      text = "Si la marque est ôtée.",
      values = {
        no = {
          name = "Non",
          text = "Elle y est.",
        },
        yes = {
          name = "Oui",
          text = "Elle n'y est plus.",
        },
      },
    },
    losses = {
      name = "Pertes",
      text = "Combien de figurines sont perdues.",
    },
    ending = {
      name = "Fin",
      text = "Comment la bataille a fini.",
      values = {
        not_over = {
          name = "En cours",
          text = "La bataille continue.",
        },
        destroyed_all = {
          name = "Anéantissement",
          text = "Toutes les figurines adverses sont détruites.",
        },
        victory_points = {
          name = "Points de victoire",
          text = "Le gagnant en avait assez au Bilan.",
        },
        last_round = {
          name = "Dernier round",
          text = "Après le dernier round, le gagnant avait perdu moins de points d'armée, ou était le meneur.",
        },
        forfeit = {
          name = "Abandon",
          text = "L'autre joueur a abandonné.",
        },
      },
    },
    number = { name = "Nombre", text = "Quel nombre ?" },
    word = { name = "Réponse", text = "Quelle est votre réponse ?" },
    player = { name = "Joueur", text = "Quel joueur ?" },
  },
  kind = {
    personality = {
      name = "Caractères",
      text = "Une façon de jouer pour l’ordinateur.",
    },
    feather = {
      name = "Plumages",
      text = "Les civilisations d'oiseaux ; une armée n'en a qu'une.",
    },
    faction = {
      name = "Factions",
      text = "Les parties d'un Plumage. Une figurine de Grade 3 exige trois unités de sa faction dans l'armée, la "
        .. "sienne comprise, et ainsi de suite.",
    },
    model = {
      name = "Figurines",
      text = "Ce dont sont faites les armées. Une unité compte des figurines d'un seul modèle.",
    },
    weapon_class = {
      name = "Types d'armes",
      text = "Les genres d'armes, et comment elles sont d'ordinaire.",
    },
    weapon = {
      name = "Armes",
      text = "Ce avec quoi les figurines attaquent et chantent.",
    },
    model_ability = {
      name = "Aptitudes des figurines",
      text = "Ce que certains modèles savent faire, ou non.",
    },
    weapon_ability = {
      name = "Aptitudes des armes",
      text = "Ce que font certaines armes, ou rendent difficile.",
    },
    mark = {
      name = "Marques",
      text = "Ce qui s'attache aux figurines, aux armes et aux unités.",
    },
    spell = {
      name = "Sorts",
      text = "Se chantent avec des armes magiques : d12 + chanteurs contre le Risque ; s'il y a un Bruit, chaque "
        .. "cible résiste par d12 + Bravoure.",
    },
    monster = {
      name = "Monstres",
      text = "Des créatures qui ne sont à personne, pour la mission Fâcheux voisinage.",
    },
    mission = {
      name = "Missions",
      text = "Ce qui donne des points de victoire. Chaque joueur en a une.",
    },
    gamble = {
      name = "Conditions",
      text = "Les conditions des couactiques.",
    },
    quacktic = {
      name = "Couactiques",
      text = "Des paris sur un à trois rounds, pour des points de victoire. Toutes les conditions doivent être "
        .. "remplies ; une condition rompue y met fin sans pénalité.",
    },
    scale = {
      name = "Échelles",
      text = "La taille des batailles.",
    },
    map = {
      name = "Champs de bataille",
      text = "Les terrains, avec leurs obstacles et leurs eaux.",
    },
    army = {
      name = "Armées prêtes",
      text = "Des listes d'armée à jouer aussitôt.",
    },
  },

  event = {
    mustered = "{seat} rassemble {units|une unité|# unités} pour {points} points",
    rolled_off = "{seat} obtient {total}",
    lead_chosen = "{seat} mènera la première manche",
    side_taken = "{seat} prend ce côté : {end}",
    mission_shown = "{seat} a choisi {mission}",
    monster_named = "{seat} amène {monster}",
    object_placed = "{object} est en {place}",
    deployed = "{seat} déploie {unit}",
    held = "{seat} garde {unit} en réserve",
    model_put = "",
    round_began = "manche {round}, {lead} mène",
    phase_began = "{phase}",
    quacktic_began = "{seat} lance {quacktic}",
    quacktic_paid = "{quacktic} rapporte {points|un point|# points} de victoire à {seat}",
    quacktic_broken = "{quacktic} de {seat} a échoué",
    activated = "{unit} agit : {activity}",
    moved = "",
    took_off = "{unit} s'envole",
    landed = "{unit} se pose",
    dived = "{unit} plonge",
    surfaced = "{unit} remonte",
    charge_rolled = "{unit} peut faire {inches|un pouce|# pouces}",
    direction_rolled = "{unit} va vers {hour} h",
    declared = "{unit} attaque {target} avec {weapon} ({step})",
    chant_declared = "{unit} chante {spell} en {place}",
    countered = "{unit} répond à {target} ({step})",
    counter_cancelled = "{unit} ne peut pas répondre",
    rolled = "{unit} obtient {natural}",
    turned = "{seat} tourne le dé {die} sur {natural}",
    changed = "le dé {die} devient {natural}",
    counted = "{success|yes=réussite|échec}",
    damaged = "{unit} subit {damage|un dégât|# dégâts}",
    healed = "{unit} récupère {healed}",
    spell_cast = "{spell} {success|yes=agit|échoue}",
    spell_affected = "{spell} atteint {unit}",
    destroyed = "{model} : une perte ({cause})",
    removed = "",
    unit_destroyed = "{unit} : anéantissement{by|none=|nobody=| par #}",
    model_marked = "{model} {on|yes=a|n'a plus} une marque : {mark}",
    unit_marked = "{unit} {count|n'a plus|a|a # fois} une marque : {mark}",
    morale_failed = "{unit} perd {losses|une figurine|# figurines} par peur",
    reinforced = "{unit} arrive en renfort",
    scored = "{seat} marque {points|un point|# points} de victoire",
    won = "{seat} gagne ({ending})",
    weapon_marked = "",
  },

  -- What scenes show.
  word = {
    more_points = "Plus de points de victoire",
    fewer_lost = "Moins de points d'armée perdus",
    led_last = "A mené la dernière manche",
    move = "Mouvement",
    field = "Champ de bataille",
    inch = "pouce",
    obstacle = "Obstacle",
    water = "Eau",
    zone = "Zone de déploiement",
    front_line = "Ligne de front",
    object = "Point d'intérêt",
    army = "Armée",
    monsters = "Monstres",
    roster = "À enrôler",
    loadout = "Choix d'armes",
    score = "Score",
    mission = "Mission",
    missions_to_choose = "Missions à choisir",
    monsters_to_name = "Monstres à nommer",
    quacktics_to_start = "Couactiques à lancer",
    dice = "Dés",
    not_rolled = "Pas lancé",
    total = "Total",
    needed = "Requis",
    models = "Figurines",
    damage = "Dégâts",
    grade = "Grade",
    armor = "Armure",
    bravery = "Bravoure",
    movement = "Mouvement en pouces",
    movement_left = "Pouces de mouvement restants",
    range = "Portée en pouces",
    spell_range = "Portée des sorts en pouces",
    price = "Points d'armée d'une figurine",
    full_strength = "Plein effectif",
    most_units = "Unités de ce Grade au plus",
    army_points = "Points d'armée",
    points_lost = "Points d'armée perdus",
    victory_points = "Points de victoire",
    rounds_left = "Rounds restants",
    losses = "Figurines à perdre",
    weapon_used = "Arme utilisée",
    flying = "En vol",
    diving = "En plongée",
    engaged = "À portée de mêlée ennemie",
    lingering = "Détruit, agit jusqu'au Rapport",
    reserve = "En réserve",
    runner = "Va au plus loin des dés",
    fixed_roll = "Prend le résultat fixe",
    phase_muster = "Enrôlement",
    phase_roll_off = "Jet d'initiative",
    phase_missions = "Missions",
    phase_placing = "Préparation de la carte",
    phase_deployment = "Déploiement",
    phase_quacktics = "Couactiques",
    phase_movement = "Mouvement",
    phase_chant = "Combat, Chant",
    phase_shoot = "Combat, Tir",
    phase_fight = "Combat, Mêlée",
    phase_morale = "Moral",
    phase_charge = "Charge",
    phase_report = "Rapport",
    phase_over = "Terminée",
    ending_destroyed = "L'autre armée est détruite",
    ending_points = "Points de victoire",
    ending_rounds = "Le dernier round est fini",
    ending_forfeit = "La bataille a été abandonnée",
  },

  -- Why something is refused, by the reason that the rules give.
  refusal = {
    ["that is not on the map any more"] = "cela n’est plus sur la carte",
    ["a unit of {model} has 1 to {full_strength} models"] =
      "une unité de {model} a de 1 à {full_strength} figurines",
    ["{model} has choices of weapons from 1 to {loadouts}"] =
      "{model} a des choix d’armes de 1 à {loadouts}",
    ["choice {loadout} has the same weapons as choice {same}"] =
      "le choix {loadout} a les mêmes armes que le choix {same}",
    ["with that unit the list would be refused"] = "avec cette unité, la liste serait refusée",
    ["the list has {units} lines"] = "la liste a {units} lignes",
    ["the army list is refused"] = "la liste d’armée est refusée",
    ["the army list was given with the match"] = "la liste d’armée a été donnée avec la partie",
    ["it costs {cost} army points; {points} are allowed"] =
      "elle coûte {cost} points d’armée ; {points} sont permis",
    ["an army is of one Feather; this one is of {feathers}"] =
      "une armée est d’un seul Plumage ; celle-ci est de {feathers}",
    ["there are {units} units; an army has at most {most}"] =
      "il y a {units} unités ; une armée en a {most} au plus",
    ["there are {models} models; an army has at most {most}"] =
      "il y a {models} figurines ; une armée en a {most} au plus",
    ["there are {units} units of {plural} (Grade {grade}); an army has at most {most}"] =
      "il y a {units} unités de Grade {grade} ; une armée en a {most} au plus",
    ["there are {units} units of {model}; an army has at most {most} of a model"] =
      "il y a {units} unités de {model} ; une armée en a {most} au plus d’un modèle",
    ["{model} (Grade {grade}) needs {needed} units of {faction}, itself included; there are {found}"] =
      "{model} (Grade {grade}) demande {needed} unités de {faction}, la sienne comprise ; il y "
        .. "en a {found}",
    ["unit {number} ({model}) has no models"] = "l’unité {number} ({model}) n’a pas de figurine",
    ["unit {number} ({model}) has {count} models; its Full Strength is {full_strength}"] =
      "l’unité {number} ({model}) a {count} figurines ; son Effectif complet est de "
        .. "{full_strength}",
    ["there is no die {number}"] = "il n’y a pas de dé {number}",
    ["that die is not one of the rolls being made"] = "ce dé n’est pas de ceux qu’on lance",
    ["that result was not rolled: there is no die to turn"] =
      "ce résultat n’a pas été lancé : il n’y a pas de dé à tourner",
    ["a die is turned to a natural 1 or 12"] = "on tourne un dé sur un 1 ou un 12 naturel",
    ["that die shows {natural} already"] = "ce dé montre déjà {natural}",
    ["unit {unit} does not know that spell"] = "{unit} ne connaît pas ce sort",
    ["weapon {weapon} of unit {unit} is not magic"] = "{weapon} de {unit} n’est pas magique",
    ["the middle of the area lies off the map"] = "le centre de la zone est hors de la carte",
    ["the spell range of no model covers the whole area"] =
      "aucune figurine n’a une portée de sort qui couvre toute la zone",
    ["the spell would touch nobody"] = "le sort ne toucherait personne",
    ["the spell would not touch unit {unit}"] = "le sort ne toucherait pas {unit}",
    ["unit {unit} is not one of yours"] = "{unit} n’est pas à vous",
    ["unit {unit} is not on the map"] = "{unit} n’est pas sur la carte",
    ["unit {unit} has been activated in this Combat phase"] =
      "{unit} a déjà été activée dans cette phase de Combat",
    ["unit {target} is no enemy on the map"] = "{target} n’est pas un ennemi sur la carte",
    ["unit {target} is destroyed already"] = "{target} est déjà détruite",
    ["unit {unit} has no weapon {weapon}"] = "{unit} n’a pas d’arme {weapon}",
    ["no model of unit {unit} can {attack} unit {target} with weapon {weapon}"] =
      "aucune figurine de {unit} ne peut {attack|shoot=tirer sur|frapper} {target} avec {weapon}",
    ["chant with a unit, or pass"] = "lancez un sort avec une unité, ou passez",
    ["shoot with a unit, or pass"] = "tirez avec une unité, ou passez",
    ["fight with a unit, or pass"] = "combattez avec une unité, ou passez",
    ["the unit cannot counter with an action of that kind"] =
      "l’unité ne peut pas riposter par une action de ce genre",
    ["counter with a chant by counter_chant"] =
      "pour cela, choisissez « Riposter par un sort »",
    ["no model of the unit can attack unit {target} with that weapon like that"] =
      "aucune figurine de l’unité ne peut attaquer {target} ainsi avec cette arme",
    ["model {model} is not of the unit that loses models"] =
      "{model} n’est pas de l’unité qui perd des figurines",
    ["model {model} is lost already"] = "{model} est déjà perdue",
    ["model {model} has no weapon {weapon}"] = "{model} n’a pas d’arme {weapon}",
    ["weapon {weapon} has a mark already"] = "l’arme {weapon} a déjà une marque",
    ["no weapon in use turns a charge into damage"] =
      "aucune arme employée ne change la charge en dégâts",
    ["the unit has piled in this round"] = "l’unité s’est ruée dans ce round",
    ["the unit cannot charge"] = "l’unité ne peut pas charger",
    ["the unit has no charge dice"] = "l’unité n’a pas de dés de charge",
    ["the unit has no model {model} on the map"] = "{model} n’est pas de l’unité sur la carte",
    ["model {model} does so already"] = "{model} le fait déjà",
    ["model {model} cannot attack with weapon {weapon}"] =
      "{model} ne peut pas attaquer avec cette arme",
    ["that would change nothing for any model"] = "cela ne changerait rien pour aucune figurine",
    ["model {model} has to roll"] = "{model} doit lancer le dé",
    ["that is so already"] = "c’est déjà ainsi",
    ["that is not a unit of yours which waits as reinforcement"] =
      "ce n’est pas une de vos unités en renfort",
    ["reinforcements come from round {round} on"] = "les renforts arrivent à partir du round {round}",
    ["one unit comes in a round"] = "une unité arrive par round",
    ["charge with a unit, bring a reinforcement, or pass"] =
      "chargez avec une unité, faites venir un renfort, ou passez",
    ["that unit has piled in this round"] = "cette unité s’est ruée dans ce round",
    ["a unit that piled in does not charge in the same round"] =
      "une unité qui s’est ruée ne charge pas dans le même round",
    ["that unit was activated in this Charge phase already"] =
      "cette unité a déjà été activée dans cette phase de Charge",
    ["a unit that used its charge dice for damage does not charge in the same round"] =
      "une unité qui a mis ses dés de charge en dégâts ne charge pas dans le même round",
    ["that unit cannot charge"] = "cette unité ne charge pas",
    ["that unit cannot pile in"] = "cette unité ne se rue pas",
    ["that unit cannot go on foot"] = "cette unité ne va pas à pied",
    ["that unit cannot retaliate"] = "cette unité ne réplique pas",
    ["that unit has no die left to pile in with"] = "cette unité n’a plus de dé pour se ruer",
    ["that unit has no charge speed"] = "cette unité n’a pas de vitesse de charge",
    ["the model is there already"] = "la figurine y est déjà",
    ["that is off the map"] = "c’est hors de la carte",
    ["that is too far: it takes {cost} thousandths of an inch, and {left} are left"] =
      "c’est trop loin : il faut {cost/1000} pouces, il en reste {left/1000}",
    ["that is too far: it takes {cost} inches of movement, and {left} are left"] =
      "c’est trop loin : il faut {cost} pouces, il en reste {left}",
    ["too little movement is left to fly up so tall an obstacle"] =
      "il reste trop peu de mouvement pour voler sur un obstacle si haut",
    ["flying up a tall obstacle takes the rest of the movement: end on its top"] =
      "voler sur un haut obstacle prend le reste du mouvement : finissez à son sommet",
    ["non-swimmers do not end a flight over water"] =
      "qui ne nage pas ne finit pas son vol sur l’eau",
    ["non-swimmers do not enter water"] = "qui ne nage pas n’entre pas dans l’eau",
    ["an enemy base is in the way"] = "un socle ennemi barre le passage",
    ["it would end on the base of another model"] =
      "elle finirait sur le socle d’une autre figurine",
    ["that unit has moved this round"] = "cette unité a bougé dans ce round",
    ["activate a unit to move or to pile in, or pass"] =
      "activez une unité qui bouge ou se rue, ou passez",
    ["that unit is not in the air"] = "cette unité n’est pas en vol",
    ["that unit is not on the map"] = "cette unité n’est pas sur la carte",
    ["that unit cannot fly"] = "cette unité ne vole pas",
    ["there is no water to dive in"] = "il n’y a pas d’eau où plonger",
    ["that unit cannot dive"] = "cette unité ne plonge pas",
    ["model {model} is not of the unit that moves"] = "{model} n’est pas de l’unité qui bouge",
    ["too few models may go the dice's most"] =
      "trop peu de figurines peuvent aller au plus loin des dés",
    ["no model of the unit can come nearer"] = "aucune figurine de l’unité ne peut s’approcher",
    ["a unit that piled in cannot retaliate"] = "une unité qui s’est ruée ne réplique pas",
    ["that unit has no such weapon"] = "cette unité n’a pas cette arme",
    ["no model of that unit reaches the enemy with that weapon"] =
      "aucune figurine de l’unité n’atteint l’ennemi avec cette arme",
    ["it is the other player's turn to decide"] = "c’est à l’autre joueur de décider",
    ["the army list is being written: enlist, dismiss or ready"] =
      "la liste d’armée s’écrit : enrôlez, renvoyez ou finissez",
    ["choose to be the first Lead, or to pick the sides"] =
      "choisissez d’être le premier Meneur, ou de prendre les côtés",
    ["choose an end of the map"] = "choisissez un bout de la carte",
    ["choose a mission"] = "choisissez une mission",
    ["answer the attack: counter, counter_chant or pass"] =
      "répondez à l’attaque : ripostez, ripostez par un sort ou passez",
    ["choose a model that is destroyed: lose"] = "choisissez une figurine qui est détruite",
    ["choose the weapon that is marked: pick"] = "choisissez l’arme qui est marquée",
    ["{name} is for another mission, Feather or faction"] =
      "{name} est pour une autre mission, un autre Plumage ou une autre faction",
    ["{name} restricts no unit: give -1 for it"] = "{name} ne vise aucune unité",
    ["{name} restricts a unit: name one of your own on the map"] =
      "{name} vise une unité : nommez-en une à vous sur la carte",
    ["{ability} is there twice"] = "{ability} y est deux fois",
    ["{ability} and {other} exclude each other"] = "{ability} et {other} s’excluent",
    ["{ability} needs {other} as well"] = "{ability} demande aussi {other}",
    ["{ability} needs Grade {least}; this is Grade {grade}"] =
      "{ability} demande le Grade {least} ; celui-ci est {grade}",
    ["{ability} needs a {needed}flyer; this is a {found}flyer"] =
      "{ability} demande une autre façon de voler",
    ["{ability} needs a {needed}swimmer; this is a {found}swimmer"] =
      "{ability} demande une autre façon de nager",
    ["{ability} is not for a {found}swimmer"] = "{ability} ne va pas avec cette façon de nager",
    ["{ability} needs {other} on the same weapon"] = "{ability} demande {other} sur la même arme",
    ["that unit is held back"] = "cette unité est gardée en réserve",
    ["that unit is on the map already"] = "cette unité est déjà sur la carte",
    ["model {model} is not of the unit being put down"] = "{model} n’est pas de l’unité qu’on pose",
    ["the model stands there already"] = "la figurine s’y tient déjà",
    ["all points of interest are placed"] = "tous les points d’intérêt sont placés",
    ["there the points of interest could not all be placed any more: at least {on_front} on the front line, half of them on it or beyond it, each {inches} inches from {far_others} others"] =
      "là, les points d’intérêt ne pourraient plus tous être placés : au moins {on_front} sur "
        .. "la ligne de front, la moitié sur elle ou au-delà, chacun à {inches} pouces de {far_others} "
        .. "autres",
    ["all monsters are placed"] = "tous les monstres sont placés",
    ["a monster is placed between the front line and {inches} inches before the zone"] =
      "un monstre se place entre la ligne de front et {inches} pouces devant la zone",
    ["a model would not be in the area where it has to be"] =
      "une figurine ne serait pas dans la zone où elle doit être",
    ["a model would not be wholly in the area"] = "une figurine ne serait pas toute dans la zone",
    ["non-swimmers cannot be put into water"] = "on ne pose pas dans l’eau qui ne nage pas",
    ["a model would stand on the base of another"] = "une figurine serait sur le socle d’une autre",
    ["the unit would not be coherent"] = "l’unité ne serait pas groupée",
    ["the unit can have 1 to {size} models abreast"] =
      "l’unité peut avoir de 1 à {size} figurines de front",
    ["that is outside the deployment zone"] = "c’est hors de la zone de déploiement",
    ["the mission brings no more monsters"] = "la mission n’amène pas d’autre monstre",
    ["there is no room for so many monsters"] = "il n’y a pas de place pour tant de monstres",
    ["the mission brings at least one monster"] = "la mission amène au moins un monstre",
    ["your list is ready; wait for your opponent"] =
      "votre liste est prête ; attendez l’adversaire",
    ["name a monster, or pass"] = "nommez un monstre, ou passez",
    ["something has to be placed on the map now"] =
      "il faut maintenant placer quelque chose sur la carte",
    ["deploy a unit, or hold one back"] = "déployez une unité, ou gardez-en une en réserve",
    ["arrange the unit's models, or be done"] = "disposez les figurines de l’unité, ou finissez",
    ["start a quacktic, or pass"] = "lancez une couactique, ou passez",
    ["activate a unit, or pass"] = "activez une unité, ou passez",
    ["move the unit's models, or be done"] = "déplacez les figurines de l’unité, ou finissez",
    ["retaliate with a unit, or pass"] = "répliquez avec une unité, ou passez",
    ["prepare the attack: use, average, momentum; then roll"] =
      "préparez l’attaque, puis lancez les dés",
    ["turn a die for a victory point, or pass"] =
      "tournez un dé contre un point de victoire, ou passez",
    ["land a flying unit, or pass"] = "posez une unité en vol, ou passez",
  },
}
