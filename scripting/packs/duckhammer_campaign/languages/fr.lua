-- French names and texts: of all entries, and of what players are asked and can do between battles.

return {
  field = {
    rations = { name = "Rations" },
    steps = { name = "Marches" },
    effect = { name = "Effet" },
    amount = { name = "Quantité" },
    group = { name = "Groupe" },
    per_grade = { name = "Par Grade" },
    per_unit = { name = "Par unité" },
    per_weapon = { name = "Par arme" },
    most = { name = "Au plus" },
    most_is_grade = { name = "Au plus le Grade" },
    ladder = { name = "Échelons" },
    only_spells = { name = "Sorts seulement" },
    characters = { name = "Personnages" },
    units = { name = "Unités" },
    switches = { name = "Échange" },
    from = { name = "De" },
    to = { name = "À" },
    war = { name = "Guerre" },
    duckheim = { name = "Duckheim" },
    needs = { name = "Exige" },
    forbids = { name = "Interdit" },
    removes = { name = "Retire" },
    ranged = { name = "À distance" },
    clears = { name = "Guérit" },
    free_weapon = { name = "Arme offerte" },
    major = { name = "Grave" },
    grounded = { name = "Cloué au sol" },
    silenced = { name = "Muet" },
    dread = { name = "Effroi" },
    regions = { name = "Régions" },
    land = { name = "Sol" },
    places = { name = "Lieux" },
    start = { name = "Départ" },
    later = { name = "Ensuite" },
    title = { name = "Titre" },
    maps = { name = "Champs de bataille" },
    closes = { name = "Ferme" },
    army = { name = "Armée" },
    reward = { name = "Récompense" },
    own_mission = { name = "Sa mission" },
    map = { name = "Champ de bataille" },
    attribute = { name = "Attribut" },
    difficulty = { name = "Difficulté" },
    target_grade = { name = "Grade visé" },
    penalty = { name = "Malus" },
    total = { name = "Total" },
  },

  means = {
    foraging = {
      name = "Cueillette",
      text = "Tout ce qui pousse, rampe ou flotte : 3 rations par saison.",
    },
    tolls = {
      name = "Péages",
      text = "2 rations par saison pour chaque lieu clé que vous tenez.",
    },
    supply_camps = {
      name = "Camps de ravitaillement",
      text = "2 rations par saison pour chacun de vos camps, 8 au plus.",
    },
    plunder = {
      name = "Butin",
      text = "6 rations pour chaque bataille que vous gagnez.",
    },
    tithe_forms = {
      name = "Formulaires de dîme",
      text = "Chaque victoire se classe, et tout classement a ses frais : une ration par point de victoire marqué "
        .. "dans une bataille gagnée. Pour l'Impérimare.",
    },
    relic_fund = {
      name = "Fonds des reliques",
      text = "Les veuves sont généreuses : une ration pour deux figurines perdues dans une bataille, arrondi "
        .. "au-dessus. Pour l'Impérimare.",
    },
    levy_kitchens = {
      name = "Cantines de conscrits",
      text = "Les grandes marmites sont bon marché : une ration par saison pour six figurines de votre armée, arrondi "
        .. "au-dessus. Pour l'Impérimare.",
    },
    garrison_duty = {
      name = "Service de garnison",
      text = "5 rations par saison tant que vous tenez au moins deux lieux clés. Pour l'Impérimare.",
    },
    storm_tribute = {
      name = "Tribut d'orage",
      text = "Les sujets paient par tous les temps : 2 rations par saison, et 1 de plus par lieu clé que vous tenez. "
        .. "Pour les Rois du Tonnerre.",
    },
    royal_ransom = {
      name = "Rançon royale",
      text = "4 rations pour chaque unité ennemie que vous avez détruite dans une bataille. Pour les Rois du Tonnerre.",
    },
    no_stomachs = {
      name = "Ventres creux",
      text = "Les morts mangent peu : une ration par saison pour deux compagnies de votre armée, arrondi au-dessus. "
        .. "Pour les Rois du Tonnerre.",
    },
    grave_goods = {
      name = "Mobilier funéraire",
      text = "Une ration pour chaque figurine ennemie que vous avez détruite dans une bataille, 10 au plus. Pour les "
        .. "Rois du Tonnerre.",
    },
    loud_bargaining = {
      name = "Marchandage bruyant",
      text = "Une ration par saison pour chaque compagnie de votre armée, 6 au plus. Pour les Al'ks.",
    },
    good_scrap = {
      name = "Une bonne bagarre",
      text = "5 rations pour chaque bataille que vous livrez, gagnée ou non. Pour les Al'ks.",
    },
    beachcombing = {
      name = "Ramassage d'épaves",
      text = "La marée apporte ce qu'elle veut : 1 à 6 rations par saison, au hasard. Pour les Al'ks.",
    },
    sea_raids = {
      name = "Raids en mer",
      text = "3 rations pour chaque bataille que vous livrez, et 5 de plus si vous la gagnez. Pour les Al'ks.",
    },
  },
  training = {
    toughness = {
      name = "Endurance",
      text = "1 point de vie de plus ; 2 à partir du Grade 4. Deux fois par Grade.",
    },
    footwork = {
      name = "Jeu de pattes",
      text = "2 pouces de mouvement de plus, et vitesse de charge un cran plus haut. Une fois par Grade.",
    },
    wings_and_webs = {
      name = "Ailes et palmes",
      text = "Vole ou nage mieux d'un cran : de pas du tout à lentement, ou de lentement à vite. Une fois par Grade. "
        .. "La Grande goulée d'un nageur devenu rapide devient Plongeur.",
    },
    plating = {
      name = "Blindage",
      text = "1 d'Armure de plus, jusqu'à 3. Une fois par Grade, et deux fois par compagnie.",
    },
    nerve = {
      name = "Sang-froid",
      text = "1 de Bravoure de plus, jusqu'au Grade de la compagnie. Une fois par Grade.",
    },
    talent = {
      name = "Talent",
      text = "Une aptitude de figurine, parmi celles dont la compagnie remplit les conditions. Talent et Maniement "
        .. "ensemble : une fois par Grade.",
    },
    drill = {
      name = "Maniement",
      text = "Une aptitude pour une arme, parmi celles dont elle remplit les conditions. Talent et Maniement ensemble "
        .. ": une fois par Grade.",
    },
    rearm = {
      name = "Réarmement",
      text = "De l'arsenal de la faction : une petite arme de prix 0 en plus, ou une arme de même taille et de même "
        .. "prix à la place d'une arme portée. Une fois par compagnie ; pas pour les personnages de Duckheim.",
    },
    heavy_hand = {
      name = "Main lourde",
      text = "Les dégâts d'une arme un cran plus haut : 1, d2, d3, d4, d6, 2d4, 3d3, 2d6. Une fois par arme, et une "
        .. "fois par Grade.",
    },
    spellcraft = {
      name = "Art des sorts",
      text = "Un sort, autant de fois que voulu. Réservé aux personnages de Duckheim, à partir du Grade 1.",
    },
    arms_practice = {
      name = "Pratique des armes",
      text = "L'usage d'un autre type d'arme, pour pouvoir en acheter. Une fois par Grade ; réservé aux personnages "
        .. "de Duckheim.",
    },
  },
  ladder = {
    charge = {
      name = "Vitesses de charge",
      text = "Les vitesses de charge, de la plus lente à la plus rapide : 0, 2, 2d2, 2d3, 2d4, 3d3, 2d6, 4d3. "
        .. "L'entraînement la fait gravir, les blessures descendre.",
    },
    damage = {
      name = "Dés de dégâts",
      text = "Les dégâts, des plus faibles aux plus forts : 1, d2, d3, d4, d6, 2d4, 3d3, 2d6. L'entraînement la fait "
        .. "gravir.",
    },
  },
  attribute = {
    leadership = {
      name = "Commandement",
      text = "S'ajoute aux tentatives d'user de la force des troupes et d'autres alliés.",
    },
    quackcumen = {
      name = "Couacumen",
      text = "S'ajoute aux tentatives de connaître le terrain, les patrouilles et tout ce qui se cache.",
    },
    logoostics = {
      name = "Logoiestique",
      text = "S'ajoute aux tentatives de gérer le ravitaillement et le passage des alliés.",
    },
    duckplomacy = {
      name = "Diplocanardie",
      text = "S'ajoute aux tentatives d'apaiser les hostiles et de gagner les neutres.",
    },
    faith = {
      name = "Foi",
      text = "S'ajoute aux tentatives de percer le surnaturel et de tenir tête à la magie.",
    },
  },
  wound = {
    damaged_wing = {
      name = "Aile abîmée",
      text = "Mineure, sur 1. Vole moins bien d'un cran : de vite à lentement, ou de lentement à pas du tout.",
    },
    damaged_foot = {
      name = "Patte abîmée",
      text = "Mineure, sur 2 ou 3. Vitesse de charge un cran plus bas, et nage moins bien d'un cran.",
    },
    scars = {
      name = "Cicatrices",
      text = "Mineure, sur 4 à 6. Chaque fois que le personnage subit des dégâts, lancez un d12 : sur 1 il subit son "
        .. "Grade en dégâts de plus.",
    },
    bruised_bill = {
      name = "Bec meurtri",
      text = "Mineure, sur 7 à 9. -1 aux jets d'attaque.",
    },
    shaken_nerve = {
      name = "Ébranlé",
      text = "Mineure, sur 10 ou 11. 1 de Bravoure de moins.",
    },
    phobia = {
      name = "Phobie",
      text = "Mineure, sur 12. Tant qu'un ennemi du modèle qui l'a infligée est sur la carte, la moitié du Grade de "
        .. "ce modèle, arrondie au-dessus, est retranchée de tous les jets du personnage qui usent de la Bravoure.",
    },
    missing_wing = {
      name = "Aile perdue",
      text = "Majeure, sur 1 ou 2. Ne vole plus.",
    },
    missing_leg = {
      name = "Patte perdue",
      text = "Majeure, sur 3 à 5. 2 pouces de mouvement de moins, vitesse de charge deux crans plus bas, et nage "
        .. "moins bien d'un cran.",
    },
    unhealing_scars = {
      name = "Plaies béantes",
      text = "Majeure, sur 6 à 8. Chaque fois que le personnage subit des dégâts, lancez un d12 : sur 6 ou moins il "
        .. "subit son Grade en dégâts de plus.",
    },
    broken_bill = {
      name = "Bec brisé",
      text = "Majeure, sur 9 ou 10. Ne peut plus chanter.",
    },
    haunted = {
      name = "Hanté",
      text = "Majeure, sur 11. 2 de Bravoure de moins.",
    },
    trauma = {
      name = "Traumatisme",
      text = "Majeure, sur 12. Tant qu'un ennemi du modèle qui l'a infligée est sur la carte, le Grade de ce modèle "
        .. "est retranché de tous les jets du personnage qui usent de la Bravoure.",
    },
  },
  model_ability = {
    scarred = {
      name = "Cicatrices",
      text = "Défaut dû à une blessure : chaque fois que cette figurine subit des dégâts, lancez un d12 ; sur 1 elle "
        .. "subit son Grade en dégâts de plus. Ces dégâts-là n'ouvrent pas de cicatrices.",
    },
    scarred_for_life = {
      name = "Plaies béantes",
      text = "Défaut dû à une blessure : chaque fois que cette figurine subit des dégâts, lancez un d12 ; sur 6 ou "
        .. "moins elle subit son Grade en dégâts de plus. Ces dégâts-là n'ouvrent pas de plaies.",
    },
    bruised = {
      name = "Bec meurtri",
      text = "Défaut dû à une blessure : -1 aux jets d'attaque.",
    },
  },
  mark = {
    inspired = {
      name = "Inspirée",
      text = "+1 aux jets de moral de l'unité par marque, jusqu'à la fin du round.",
    },
  },
  duckheim = {
    settings = {
      name = "Bravoure prêtée",
      text = "Une fois par bataille, un personnage peut prêter sa Bravoure à une unité de son joueur : l'unité reçoit "
        .. "autant de marques Inspirée jusqu'à la fin du round.",
    },
  },
  episode = {
    river_crossing = {
      name = "Le passage de la rivière",
      text = "Le gué a bougé, ou bien la carte. Couacumen, difficulté 1 : 4 rations, ou 2 de perdues.",
    },
    quartermaster = {
      name = "L'intendant",
      text = "Il y a du pain, dit la liste. Il n'y a pas de liste, dit l'intendant. Logoiestique, contre le Grade 1 : "
        .. "6 rations, ou rien.",
    },
    angry_geese = {
      name = "Des oies en colère",
      text = "Elles étaient là les premières et comptent y rester les dernières. Diplocanardie, difficulté 2, contre "
        .. "le Grade 0 : 5 rations, ou 3 de perdues.",
    },
    raw_recruits = {
      name = "De jeunes recrues",
      text = "Douze, qui vous regardent. Commandement : 5 rations, ou rien.",
    },
    the_old_altar = {
      name = "Le vieil autel",
      text = "Quelque chose y est gravé. Autre chose y est assis. Foi, difficulté 3 : 8 rations, ou 1 de perdue.",
    },
    ambush = {
      name = "Une embuscade",
      text = "Les roseaux sont bien silencieux. L'arbitre lance un d12 contre le Couacumen de tous plus le plus bas "
        .. "Grade : en dessous, chaque joueur reçoit 2 rations, sinon il en perd 3.",
    },
    dirge = {
      name = "Un chant funèbre dans la brume",
      text = "Nul ne le chante. L'arbitre lance un d12 contre la Foi de tous plus le plus bas Grade : en dessous, "
        .. "chaque joueur reçoit 3 rations, sinon il en perd 2.",
    },
  },
  challenge = {
    bandits = {
      name = "Des bandits sur la digue",
      text = "Des Al'ks sans falaise, et les oies de quelqu'un : une foule de Macareusins et quelques Éventreurs à la "
        .. "Mare aux canards. 20 rations pour la victoire.",
    },
    lost_patrol = {
      name = "La patrouille perdue",
      text = "Ils tiennent ce fossé depuis l'avant-dernière guerre : des Gardes de l'Étang et des Oisillons en "
        .. "mission Tenir le fort. 20 rations pour la victoire.",
    },
    barrow = {
      name = "Le tertre ouvert",
      text = "Quelqu'un a bougé la pierre : un ost de morts, avec deux Gardiens d'effroi, en mission Assassinat au "
        .. "Cercle de souches. 30 rations pour la victoire.",
    },
  },
  experience = {
    levels = {
      name = "Niveaux",
      text = "Ce que demandent les niveaux en tout, de 0 à 24, et le Grade de chacun : 0 au niveau 0, 1 dès le niveau "
        .. "1, 2 dès 3, 3 dès 6, 4 dès 10, 5 dès 15, 6 dès 21. En guerre, un niveau coûte la différence avec le "
        .. "précédent ; à Duckheim, son propre numéro.",
    },
  },
  army_range = {
    small = {
      name = "Moins de 210 rations",
      text = "Une armée qui vaut moins de 210 rations a besoin de 12 points de victoire et se bat sur de petites "
        .. "cartes, à moins que l'autre ne soit plus grande.",
    },
    medium = {
      name = "De 210 à 359 rations",
      text = "Une armée qui vaut de 210 à 359 rations a besoin de 14 points de victoire et se bat sur des cartes "
        .. "moyennes, à moins que l'autre ne soit plus grande.",
    },
    large = {
      name = "De 360 à 509 rations",
      text = "Une armée qui vaut de 360 à 509 rations a besoin de 16 points de victoire et se bat sur de grandes "
        .. "cartes, à moins que l'autre ne soit plus grande.",
    },
    giant = {
      name = "510 rations et plus",
      text = "Une armée qui vaut 510 rations ou plus a besoin de 18 points de victoire et se bat sur des cartes "
        .. "géantes.",
    },
  },
  campaign_map = {
    reedmarch = {
      name = "La Marche des Roseaux",
      text = "Deux rivières, un gué, et une colline où sont nées toutes les arrière-grands-mères. L'eau coupe le pays "
        .. "sauf au Gué, au milieu ; bois et montagnes ralentissent les flancs.",
    },
    cold_isles = {
      name = "Les Îles Froides",
      text = "Quatre rochers dans une baie. Qui nage bien est chez soi, les autres font le tour : l'eau remplit le "
        .. "milieu, les lieux clés l'entourent.",
    },
  },
  lesson = {
    bloodlust = {
      name = "Soif de sang",
      text = "La compagnie apprend l'aptitude Soif de sang.",
    },
    diver = {
      name = "Plongeur",
      text = "La compagnie apprend l'aptitude Plongeur. Réservé aux nageurs rapides.",
    },
    duck_and_cover = {
      name = "Profil bas",
      text = "La compagnie apprend l'aptitude Profil bas.",
    },
    enraged_run = {
      name = "Course enragée",
      text = "La compagnie apprend l'aptitude Course enragée.",
    },
    peregrine = {
      name = "Pèlerin",
      text = "La compagnie apprend l'aptitude Pèlerin. Réservé aux modèles au vol rapide.",
    },
    scout = {
      name = "Éclaireur",
      text = "La compagnie apprend l'aptitude Éclaireur.",
    },
    v_formation = {
      name = "Vol en V",
      text = "La compagnie apprend l'aptitude Vol en V.",
    },
    courageous = {
      name = "Courageux",
      text = "La compagnie apprend l'aptitude Courageux.",
    },
    duty = {
      name = "Devoir",
      text = "La compagnie apprend l'aptitude Devoir.",
    },
    gasp = {
      name = "Grande goulée",
      text = "La compagnie apprend l'aptitude Grande goulée. Pas pour les nageurs rapides.",
    },
    pragmatic = {
      name = "Pragmatique",
      text = "La compagnie apprend l'aptitude Pragmatique.",
    },
    reactive = {
      name = "Réactif",
      text = "La compagnie apprend l'aptitude Réactif.",
    },
    stubborn = {
      name = "Têtu",
      text = "La compagnie apprend l'aptitude Têtu.",
    },
    amphibious = {
      name = "Amphibie",
      text = "La compagnie apprend l'aptitude Amphibie.",
    },
    hushed = {
      name = "Feutré",
      text = "La compagnie apprend l'aptitude Feutré.",
    },
    mystic = {
      name = "Mystique",
      text = "La compagnie apprend l'aptitude Mystique.",
    },
    execution = {
      name = "Exécution",
      text = "La compagnie apprend l'aptitude Exécution.",
    },
    depth_hunter = {
      name = "Chasseur des profondeurs",
      text = "La compagnie apprend l'aptitude Chasseur des profondeurs.",
    },
    vampiric = {
      name = "Vampirique",
      text = "La compagnie apprend l'aptitude Vampirique.",
    },
    rank_and_file = {
      name = "Rang et file",
      text = "La compagnie apprend l'aptitude Rang et file.",
    },
    bull_rush = {
      name = "Coup de boutoir",
      text = "La compagnie apprend l'aptitude Coup de boutoir. Demande une vitesse de charge de 2d3 ou plus.",
    },
    spell = {
      name = "Sort",
      text = "La compagnie apprend l'aptitude Sort. Demande le Grade 1. Chaque sort s'apprend à part.",
    },
    pecking_order = {
      name = "Ordre du bec",
      text = "La compagnie apprend l'aptitude Ordre du bec. Demande le Grade 3.",
    },
    sharpshooter = {
      name = "Tireur d'élite",
      text = "La compagnie apprend l'aptitude Tireur d'élite. Demande une arme de tir.",
    },
    trained = {
      name = "Aguerri",
      text = "La compagnie apprend l'aptitude Aguerri. Demande le Grade 2 ; pas avec Parangon. Peut se reprendre une "
        .. "fois consommé par une amélioration.",
    },
    quacktician = {
      name = "Couacticien",
      text = "La compagnie apprend l'aptitude Couacticien. Demande le Grade 5, et vaut pour une couactique.",
    },
    vanguard = {
      name = "Avant-garde",
      text = "La compagnie apprend l'aptitude Avant-garde. Demande Éclaireur et le remplace.",
    },
    precognition = {
      name = "Prescience",
      text = "La compagnie apprend l'aptitude Prescience. Demande Réactif et le remplace.",
    },
    unflinching = {
      name = "Inébranlable",
      text = "La compagnie apprend l'aptitude Inébranlable. Demande Têtu et Aguerri, et les remplace tous deux.",
    },
    silent = {
      name = "Silencieux",
      text = "La compagnie apprend l'aptitude Silencieux. Demande Feutré et Aguerri, et les remplace tous deux.",
    },
    paragon = {
      name = "Parangon",
      text = "La compagnie apprend l'aptitude Parangon. Demande Aguerri et le remplace.",
    },
  },
  weapon_lesson = {
    blocker = {
      name = "Parade",
      text = "Une arme de la compagnie reçoit l'aptitude Parade.",
    },
    booming = {
      name = "Tonitruante",
      text = "Une arme de la compagnie reçoit l'aptitude Tonitruante.",
    },
    cleave = {
      name = "Balayage",
      text = "Une arme de la compagnie reçoit l'aptitude Balayage. Pas avec Critique, Fiable, Fêlure ou Vive, ni "
        .. "leurs améliorations.",
    },
    critical = {
      name = "Critique",
      text = "Une arme de la compagnie reçoit l'aptitude Critique. Pas avec Balayage ou Fiable, ni l'amélioration de "
        .. "Balayage.",
    },
    flaming = {
      name = "Enflammée",
      text = "Une arme de la compagnie reçoit l'aptitude Enflammée.",
    },
    long_range = {
      name = "Longue portée",
      text = "Une arme de la compagnie reçoit l'aptitude Longue portée.",
    },
    momentum = {
      name = "Élan",
      text = "Une arme de la compagnie reçoit l'aptitude Élan.",
    },
    piercing = {
      name = "Perforante",
      text = "Une arme de la compagnie reçoit l'aptitude Perforante.",
    },
    reach = {
      name = "Allonge",
      text = "Une arme de la compagnie reçoit l'aptitude Allonge.",
    },
    reliable = {
      name = "Fiable",
      text = "Une arme de la compagnie reçoit l'aptitude Fiable. Pas avec Balayage ou Critique, ni leurs "
        .. "améliorations.",
    },
    sunder = {
      name = "Fêlure",
      text = "Une arme de la compagnie reçoit l'aptitude Fêlure. Pas avec Balayage ni son amélioration.",
    },
    swift = {
      name = "Vive",
      text = "Une arme de la compagnie reçoit l'aptitude Vive. Pas avec Balayage ni son amélioration.",
    },
    accurate = {
      name = "Précise",
      text = "Une arme de la compagnie reçoit l'aptitude Précise. Sur une arme Imprécise, ôte seulement ce défaut.",
    },
    average = {
      name = "Moyenne",
      text = "Une arme de la compagnie reçoit l'aptitude Moyenne. Demande Fiable.",
    },
    masterwork = {
      name = "Chef-d'œuvre",
      text = "Une arme de la compagnie reçoit l'aptitude Chef-d'œuvre. Demande une arme de prix 0 ou plus. Peut se "
        .. "reprendre une fois consommé par une amélioration.",
    },
    point_blank = {
      name = "Bout portant",
      text = "Une arme de la compagnie reçoit l'aptitude Bout portant. Pas pour une arme Imprécise.",
    },
    shatter = {
      name = "Brisure",
      text = "Une arme de la compagnie reçoit l'aptitude Brisure. Demande Fêlure et Chef-d'œuvre, et les remplace "
        .. "tous deux. Pas avec Balayage.",
    },
    supercleave = {
      name = "Superbalayage",
      text = "Une arme de la compagnie reçoit l'aptitude Superbalayage. Demande Balayage et Chef-d'œuvre, et les "
        .. "remplace tous deux.",
    },
    supercritical = {
      name = "Supercritique",
      text = "Une arme de la compagnie reçoit l'aptitude Supercritique. Demande Critique et Chef-d'œuvre, et les "
        .. "remplace tous deux.",
    },
    supersonic = {
      name = "Supersonique",
      text = "Une arme de la compagnie reçoit l'aptitude Supersonique. Demande Vive et Chef-d'œuvre, et les remplace "
        .. "tous deux.",
    },
  },
  game = {
    name = "Campagnes de Duckhammer",
    text = "Des armées marchent sur une carte de campagne, livrent des batailles de Duckhammer, se rétablissent et "
      .. "apprennent ; ou bien les héros de Duckheim affrontent ensemble les forces de l'arbitre.",
  },
  action = {
    enlist = {
      name = "Enrôler",
      text = "Enrôle une unité : pour la première armée ou, à Duckheim, comme engagés, jusqu'à la Bravoure plus le "
        .. "Grade du personnage. Un modèle, combien de figurines jusqu'à l'Effectif complet, et lequel de ses choix "
        .. "d'armes.",
    },
    ready = {
      name = "Prêt",
      text = "Vous avez terminé : vos plans, votre première armée, votre personnage, ou qui rejoint la bataille.",
    },
    done = {
      name = "Terminé",
      text = "Vous avez terminé : avec cette unité, avec les camps, ou avec votre tour.",
    },
    feather = {
      name = "Choisir le Plumage",
      text = "Choisit votre Plumage ; toutes vos compagnies en sont. Les moyens des factions d'un autre Plumage sont "
        .. "abandonnés.",
    },
    means = {
      name = "Choisir un moyen",
      text = "Choisit un moyen d'obtenir des rations, trois en tout. Le même plusieurs fois paie plusieurs fois.",
    },
    drop = {
      name = "Retirer un moyen",
      text = "Retire un moyen choisi.",
    },
    settle = {
      name = "Installer l'armée",
      text = "L'arbitre donne à une armée son premier lieu clé, avec un camp.",
    },
    offer = {
      name = "Proposer un défi",
      text = "L'arbitre propose une bataille de défi : où, avec quelle mission pour le joueur, pour combien de "
        .. "rations, sur quelle carte.",
    },
    march = {
      name = "Marcher",
      text = "Un pion va tout droit à un point, 24 pouces par saison au plus. Chaque jour coûte le Grade de la "
        .. "compagnie en rations, et 1 de plus par marche antérieure depuis sa dernière bataille.",
    },
    camp = {
      name = "Dresser un camp",
      text = "Dresse un camp où se trouve le pion, pour le Grade de la compagnie en rations et 2 pouces de sa marche. "
        .. "Pas dans l'eau.",
    },
    recruit = {
      name = "Enrôler une compagnie",
      text = "Enrôle une nouvelle compagnie à l'un de vos camps, au prix de ses figurines en rations.",
    },
    strengthen = {
      name = "Renforcer",
      text = "Enrôle d'autres figurines dans une compagnie près d'un de vos camps, jusqu'à l'Effectif complet. Pour "
        .. "une compagnie entraînée, il faut payer aussi l'expérience de son niveau.",
    },
    raise = {
      name = "Monter de niveau",
      text = "Paie en expérience le niveau suivant d'une compagnie, ce qui peut élever son Grade. Choisissez ensuite "
        .. "un entraînement.",
    },
    train = {
      name = "Entraîner",
      text = "Choisit l'entraînement de la compagnie qui est montée de niveau.",
    },
    decline = {
      name = "Pas d'entraînement",
      text = "Ne choisit aucun entraînement pour ce niveau.",
    },
    attack = {
      name = "Attaquer",
      text = "Engage une bataille : votre compagnie contre un pion ennemi à un pouce, l'un d'eux dans un lieu clé.",
    },
    accept = {
      name = "Relever le défi",
      text = "Engage la bataille de défi proposée avec une compagnie dans son lieu.",
    },
    join = {
      name = "Rejoindre",
      text = "Une compagnie rejoint la bataille : à 2 pouces dès le début, à 4 en renfort.",
    },
    withdraw = {
      name = "Rester à l'écart",
      text = "Une compagnie reste hors de la bataille.",
    },
    recover = {
      name = "Payer le rétablissement",
      text = "Paie en rations les figurines perdues non rétablies, 1 par point manquant, les moins chères d'abord. "
        .. "Qui ne revient pas rend son Grade en rations.",
    },
    raze = {
      name = "Raser un camp",
      text = "Détruit un camp ennemi dans le lieu.",
    },
    hero = {
      name = "Créer le personnage",
      text = "Fait votre personnage d'un modèle du Grade de la campagne.",
    },
    attribute = {
      name = "Ajouter un point",
      text = "Met un point dans un attribut, jusqu'au Grade du personnage. Il y a autant de points que de niveaux.",
    },
    take_back = {
      name = "Reprendre un point",
      text = "Reprend un point d'un attribut.",
    },
    attempt = {
      name = "Tenter",
      text = "Tente ce que l'épisode demande : d12 + attribut - difficulté et, contre quelqu'un, + votre Grade - le "
        .. "sien ; 7 ou plus réussit.",
    },
    buy = {
      name = "Acheter une arme",
      text = "Achète une arme d'un type connu de votre personnage, de toute faction, à son prix en rations : son "
        .. "Grade au plus, 0 au moins. Elle en remplace une autre, ou s'ajoute.",
    },
    tend = {
      name = "Soigner une compagnie",
      text = "La Bravoure de votre personnage s'ajoute aux jets de rétablissement de cette compagnie.",
    },
    lend = {
      name = "Prêter sa Bravoure",
      text = "La Bravoure de votre personnage s'ajoute aux jets de moral d'une unité jusqu'à la fin du round. Une "
        .. "fois par bataille.",
    },
    episode = {
      name = "Poser un épisode",
      text = "L'arbitre pose un épisode pour un joueur, ou pour le groupe, et en dit la difficulté.",
    },
    alter = {
      name = "Changer un lieu",
      text = "L'arbitre fait passer un lieu clé à un autre de ses états, le ferme, ou le rouvre.",
    },
  },
  decision = {
    plan = {
      name = "Plans",
      text = "Quel est votre Plumage, et quels moyens d'obtenir des rations, trois au plus ? Les autres l'apprennent "
        .. "quand tous sont prêts.",
      waiting = "{seat} dresse des plans.",
    },
    first_army = {
      name = "Première armée",
      text = "Avec quelles compagnies commencez-vous ? Deux tiers de vos rations au plus.",
      waiting = "{seat} enrôle sa première armée.",
    },
    make_hero = {
      name = "Personnage",
      text = "Qui est votre personnage, et à quoi excelle-t-il ?",
      waiting = "{seat} crée un personnage.",
    },
    settle_army = {
      name = "Installation",
      text = "Où commence cette armée ?",
      waiting = "{seat} installe une armée.",
    },
    offer_challenge = {
      name = "Défi",
      text = "Proposez-vous une bataille de défi ? Les lieux peuvent aussi être changés.",
      waiting = "{seat} peut proposer un défi.",
    },
    take_turn = {
      name = "À vous",
      text = "Que font vos compagnies cette saison ? Marcher, camper, enrôler, monter de niveau ; terminé finit votre "
        .. "tour.",
      waiting = "{seat} marche, campe et enrôle.",
    },
    choose_training = {
      name = "Entraînement",
      text = "À quoi cette compagnie s'entraîne-t-elle ?",
      waiting = "{seat} entraîne une compagnie.",
    },
    begin_battle = {
      name = "Batailles",
      text = "Engagez-vous une bataille ?",
      waiting = "{seat} peut engager une bataille.",
    },
    choose_joining = {
      name = "Qui se bat",
      text = "Lesquelles de vos compagnies rejoignent la bataille ? Dites quand vous êtes prêt.",
      waiting = "{seat} choisit qui se bat.",
    },
    play_episode = {
      name = "Épisode",
      text = "Le tentez-vous, ou laissez-vous passer ?",
      waiting = "{seat} joue un épisode.",
    },
    choose_episode = {
      name = "Épisodes",
      text = "Posez-vous un épisode, ou passez-vous à la bataille de la semaine ?",
      waiting = "{seat} peut poser un épisode.",
    },
    choose_tended = {
      name = "Soins",
      text = "Quelle compagnie votre personnage aide-t-il à se rétablir ?",
      waiting = "{seat} choisit qui soigner.",
    },
    pay_recovery = {
      name = "Rétablissement",
      text = "Pour combien de figurines de cette compagnie payez-vous le rétablissement ?",
      waiting = "{seat} paie un rétablissement.",
    },
    choose_razing = {
      name = "Camps à raser",
      text = "Quels camps ennemis détruisez-vous ? Terminez quand cela suffit.",
      waiting = "{seat} peut détruire des camps.",
    },
  },
  option = {
    mode = {
      name = "Mode",
      text = "Les joueurs les uns contre les autres, ou ensemble à Duckheim.",
      values = {
        war = {
          name = "Guerre",
          text = "Les armées se disputent les lieux clés.",
        },
        duckheim = {
          name = "Duckheim",
          text = "Chaque joueur a un personnage ; ensemble ils combattent les forces de l'arbitre.",
        },
      },
    },
    players = {
      name = "Joueurs",
      text = "Combien il y a de joueurs, sans l'arbitre. Une guerre en demande deux.",
    },
    referee = {
      name = "Arbitre",
      text = "Qui tient le siège de l'arbitre.",
      values = {
        automatic = {
          name = "Automatique",
          text = "Le moteur décide pour l'arbitre.",
        },
        person = {
          name = "Une personne",
          text = "Le dernier siège est interrogé.",
        },
      },
    },
    map = {
      name = "Carte de campagne",
      text = "Le théâtre de la guerre ; laissé vide, le premier qu'il y a.",
    },
    rations = {
      name = "Rations",
      text = "Ce que chaque joueur possède au départ.",
    },
    battles = {
      name = "Batailles",
      text = "Après combien de batailles finit la campagne.",
    },
    seasons = {
      name = "Saisons",
      text = "Après combien de saisons la campagne finit au plus tard.",
    },
    desertion = {
      name = "Désertion",
      text = "La moitié des figurines d'une compagnie perdues au moral reviennent sans jet, les autres jamais.",
      values = {
        ["false"] = {
          name = "Non",
          text = "Les figurines perdues au moral lancent pour se rétablir comme toutes les autres.",
        },
        ["true"] = {
          name = "Oui",
          text = "La moitié, arrondie au-dessus, revient ; le reste est perdu.",
        },
      },
    },
    challenges = {
      name = "Défis",
      text = "Si l'arbitre propose des batailles de défi.",
      values = {
        ["false"] = {
          name = "Non",
          text = "Il n'y en a pas.",
        },
        ["true"] = {
          name = "Oui",
          text = "Un défi peut être proposé chaque saison.",
        },
      },
    },
    rounds = {
      name = "Rounds",
      text = "Après combien de rounds finit une bataille.",
    },
    grade = {
      name = "Grade des personnages",
      text = "Duckheim : le Grade des modèles dont on fait les personnages.",
    },
  },
  argument = {
    feather = {
      name = "Plumage",
      text = "Une civilisation d'oiseaux.",
    },
    means = {
      name = "Moyen",
      text = "Une façon d'obtenir des rations.",
    },
    number = {
      name = "Numéro",
      text = "Lequel de ceux choisis, à partir de 1.",
    },
    location = {
      name = "Lieu clé",
      text = "Un endroit de la carte de campagne que l'on peut tenir.",
    },
    challenge = {
      name = "Défi",
      text = "Une bataille contre des forces de l'arbitre.",
    },
    reward = {
      name = "Récompense",
      text = "Des rations pour la victoire.",
    },
    map = {
      name = "Champ de bataille",
      text = "Le terrain, ou n'importe lequel.",
    },
    company = {
      name = "Compagnie",
      text = "Quelle compagnie.",
    },
    camp = {
      name = "Camp",
      text = "Lequel des camps d'un joueur, à partir de 1.",
    },
    training = {
      name = "Entraînement",
      text = "Ce qu'apprend une compagnie.",
    },
    attribute = {
      name = "Attribut",
      text = "Ce en quoi un personnage excelle.",
    },
    slot = {
      name = "Emplacement",
      text = "Quelle arme est remplacée, à partir de 1 ; 0 : une de plus.",
    },
    episode = {
      name = "Épisode",
      text = "Quelque chose qui arrive entre les batailles.",
    },
    difficulty = {
      name = "Difficulté",
      text = "Retranchée du jet, de 0 à 6.",
    },
    stage = {
      name = "État",
      text = "Ce que devient un lieu, à partir de 1 ; 0 : il ferme.",
    },
    change = {
      name = "Variation",
      text = "Combien ; négatif : dépensé.",
    },
    now = {
      name = "À présent",
      text = "Ce qu'il y a à présent.",
    },
    season = {
      name = "Saison",
      text = "Quelle saison, à partir de 1.",
    },
    days = {
      name = "Jours",
      text = "Combien de jours prend la marche.",
    },
    level = {
      name = "Niveau",
      text = "Le niveau atteint, de 0 à 24.",
    },
    part = {
      name = "Partie",
      text = "Une partie de la saison.",
      values = {
        march = {
          name = "Marches",
          text = "Les compagnies marchent, campent, enrôlent et apprennent.",
        },
        battles = {
          name = "Batailles",
          text = "On engage des batailles.",
        },
      },
    },
    attacker = {
      name = "Assaillant",
      text = "Qui a engagé la bataille.",
    },
    defender = {
      name = "Défenseur",
      text = "L'autre côté.",
    },
    reserve = {
      name = "Renfort",
      text = "Si la compagnie vient plus tard.",
      values = {
        no = {
          name = "Non",
          text = "Elle est là dès le début.",
        },
        yes = {
          name = "Oui",
          text = "Elle vient en renfort.",
        },
      },
    },
    needed = {
      name = "Nécessaire",
      text = "Ce que le jet doit atteindre.",
    },
    recovered = {
      name = "Rétablies",
      text = "Combien de figurines sont revenues.",
    },
    lost = {
      name = "Perdues",
      text = "Combien de figurines sont perdues.",
    },
    wound = {
      name = "Blessure",
      text = "Ce qui reste d'une défaite.",
    },
    bravery = {
      name = "Bravoure",
      text = "Combien de Bravoure.",
    },
  },
  kind = {
    means = {
      name = "Moyens",
      text = "Des façons d'obtenir des rations. Chaque joueur en choisit jusqu'à trois ; choisi plusieurs fois, un "
        .. "moyen paie plusieurs fois.",
    },
    ladder = {
      name = "Échelons",
      text = "Des dés du plus faible au plus fort, pour les entraînements et blessures qui vont par crans.",
    },
    training = {
      name = "Entraînements",
      text = "Ce qu'une compagnie peut apprendre en montant de niveau : un par niveau.",
    },
    lesson = {
      name = "Leçons",
      text = "Les aptitudes de figurines qu'enseigne Talent, et ce qu'elles demandent.",
    },
    weapon_lesson = {
      name = "Leçons d'armes",
      text = "Les aptitudes d'armes qu'enseigne Maniement, et ce qu'elles demandent.",
    },
    wound = {
      name = "Blessures",
      text = "Ce qu'un personnage de Duckheim garde d'un rétablissement raté : mineures pour une semaine, majeures, "
        .. "après un 1 naturel, pour toujours.",
    },
    attribute = {
      name = "Attributs",
      text = "Ce en quoi excellent les personnages de Duckheim. Autant de points que de niveaux, chacun jusqu'au "
        .. "Grade.",
    },
    campaign_map = {
      name = "Cartes de campagne",
      text = "Les théâtres de la guerre avec leurs lieux clés.",
    },
    challenge = {
      name = "Défis",
      text = "Des batailles contre des forces de l'arbitre.",
    },
    episode = {
      name = "Épisodes",
      text = "Ce qui arrive aux personnages de Duckheim entre les batailles.",
    },
    experience = {
      name = "Expérience",
      text = "Ce que demandent les niveaux.",
    },
    army_range = {
      name = "Tailles d'armée",
      text = "La taille des batailles d'une armée.",
    },
    duckheim = {
      name = "Duckheim",
      text = "Les réglages du jeu de rôle.",
    },
  },

  event = {
    feather_shown = "la Plume de {seat} : {feather}",
    means_shown = "{seat} vit de : {means}",
    enlisted = "une nouvelle compagnie : {company}, forte de {count}",
    settled = "{seat} commence à {location}",
    rations = "{seat} {now|n'a plus de rations|a une ration|a # rations}",
    experience = "{seat} a {now} d'expérience",
    season_began = "saison {season}",
    offered = "un défi à {location} : {challenge}, pour {reward} rations",
    marched = "{company} marche{location|none=|nobody=| vers #}, {days|un jour|# jours}",
    camped = "{seat} dresse un camp",
    strengthened = "{company} reçoit {count} de plus",
    raised = "{company} est de niveau {level}",
    trained = "{company} apprend {training}{rest}",
    turn_began = "au tour de {seat} : {part}",
    battle_began = "BATAILLE{location|none=|nobody=| à #} : {attacker} contre {defender}",
    joined = "{company} rejoint la bataille, forte de {count}",
    recovery_rolled = "{company} obtient {total}, il faut {needed}",
    recovered = "{company} : {recovered} de retour, {lost} perdus",
    company_lost = "{company} n'est plus",
    razed = "un camp de {seat} est détruit",
    location_held = "{seat} tient {location}",
    out = "{seat} n'a plus de pions",
    campaign_over = "{seat} gagne la campagne",
    episode_set = "{episode}{seat|none=|nobody=| pour #}",
    episode_rolled = "{natural} au dé, {total} en tout : {success|yes=réussite|échec}",
    wounded = "{company} a une blessure : {wound}",
    wound_healed = "{company} guérit de {wound}",
    bought = "{company} a {weapon}",
    lent = "{company} est encouragée de {bravery}",
    location_changed = "{location} est maintenant au stade {stage}",
    location_closed = "{location} n'est plus un lieu clé",
  },

  -- What scenes show.
  phrase = {
    ["Westmere"] = "Mare-de-l'Ouest",
    ["Quiet pastures in the west. An army can begin here."] = "De calmes pâturages à l'ouest. Une armée peut commencer ici.",
    ["Eastmere"] = "Mare-de-l'Est",
    ["Quiet pastures in the east. An army can begin here."] = "De calmes pâturages à l'est. Une armée peut commencer ici.",
    ["The Ford"] = "Le Gué",
    ["The one dry way between the rivers. Everybody comes through here."] = "Le seul passage à sec entre les rivières. Tout le monde passe par ici.",
    ["The Trampled Ford"] = "Le Gué piétiné",
    ["More mud than water. Whoever has been here before does not come back for his boots."] = "Plus de boue que d'eau. Qui est déjà venu ne revient pas chercher ses bottes.",
    ["The Dammed Ford"] = "Le Gué barré",
    ["Wagons, timber and worse lie across the river: both sides Hold the Fort."] = "Chariots, poutres et pire encore barrent la rivière : les deux camps tiennent le fort.",
    ["The Old Perch"] = "Le Vieux Perchoir",
    ["The hill everybody was born on: both sides fight for its top. An army can begin here."] = "La colline où tout le monde est né : les deux camps se disputent son sommet. Une armée peut commencer ici.",
    ["The Grey Perch"] = "Le Perchoir gris",
    ["The other hill, at the foot of the eastern mountains. An army can begin here."] = "L'autre colline, au pied des montagnes de l'est. Une armée peut commencer ici.",
    ["The Drowned Mill"] = "Le Moulin noyé",
    ["A mill up to its windows in the pond. Two battles, and it is gone."] = "Un moulin dans l'étang jusqu'aux fenêtres. Deux batailles, et il n'est plus.",
    ["The Sinking Mill"] = "Le Moulin qui sombre",
    ["It has stood in the pond for a century. It will not stand another battle, and then it is gone."] = "Il se dresse dans l'étang depuis un siècle. Il ne survivra pas à une autre bataille.",
    ["The King's Copse"] = "Le Bosquet du Roi",
    ["Old trees, by royal order not to be cut. Nobody said anything about fire."] = "De vieux arbres que nul ne coupe, par ordre royal. Personne n'a parlé du feu.",
    ["The Burnt Copse"] = "Le Bosquet brûlé",
    ["Good sight lines, at last."] = "On y voit clair, enfin.",
    ["North Cove"] = "La Crique du Nord",
    ["A sheltered beach below the woods. An army can begin here."] = "Une plage abritée sous les bois. Une armée peut commencer ici.",
    ["South Cove"] = "La Crique du Sud",
    ["A sheltered beach across the bay. An army can begin here."] = "Une plage abritée de l'autre côté de la baie. Une armée peut commencer ici.",
    ["The Salt Stair"] = "L'Escalier de sel",
    ["Steps cut into the rock, slippery with salt. An army can begin here."] = "Des marches taillées dans le roc, glissantes de sel. Une armée peut commencer ici.",
    ["The Gull Stair"] = "L'Escalier aux mouettes",
    ["Steps cut into the rock, slippery with gulls. An army can begin here."] = "Des marches taillées dans le roc, glissantes de mouettes. Une armée peut commencer ici.",
    ["Wreck Beach"] = "La Plage aux épaves",
    ["The tide is coming in. It has been patient: after one battle the beach is gone."] = "La marée monte. Elle a été patiente : après une bataille la plage n'est plus.",
    ["Ember Beach"] = "La Plage aux braises",
    ["Driftwood fires along the shore, and a town that did not watch them."] = "Des feux de bois flotté le long du rivage, et une ville qui ne les a pas surveillés.",
    ["Ash Beach"] = "La Plage de cendres",
    ["Nothing left to burn, and everything to see: both sides try to break through."] = "Plus rien à brûler, et tout à voir : les deux camps tentent de percer.",
  },
  word = {
    last_standing = "Il ne reste qu'une armée",
    wealth = "Rations et valeur de l'armée",
    seat_order = "Ordre des places",
    campaign_map = "Carte de campagne",
    map_inch = "pouce",
    woodland = "Forêt",
    mountain = "Montagne",
    map_water = "Eau",
    open_land = "Terrain dégagé",
    camp = "Camp",
    companies = "Compagnies",
    means = "Moyens",
    offer = "Proposé",
    episode = "Épisode",
    menu = "À choisir",
    referee = "Arbitre",
    rations = "Rations",
    experience = "Expérience",
    battles_won = "Batailles gagnées",
    battles_lost = "Batailles perdues",
    battles = "Batailles livrées",
    locations_held = "Lieux clés tenus",
    stage = "Stade",
    reward = "Rations en cas de victoire",
    difficulty = "Difficulté",
    company_models = "Figurines",
    level = "Niveau",
    company_grade = "Grade",
    march_left = "Marche restante",
    company_price = "Rations d'une figurine",
    season = "Saison",
    week = "Semaine",
    all_fought = "La dernière bataille est livrée",
    campaign_plans = "Plans",
    campaign_muster = "Première armée",
    campaign_heroes = "Personnages",
    campaign_settling = "Installation",
    campaign_offer = "Défis",
    campaign_march = "Marche",
    campaign_battles = "Batailles",
    campaign_joining = "Ralliement",
    campaign_episodes = "Épisodes",
    campaign_battle = "Bataille",
    campaign_tending = "Soins",
    campaign_recovery = "Rétablissement",
    campaign_razing = "Destruction des camps",
    campaign_over = "Terminée",
  },
}
