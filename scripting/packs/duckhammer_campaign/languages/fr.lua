-- French names and texts: of all entries, and of what players are asked and can do between battles.

return {
  field = {
    party = { name = "Une fois pour le groupe" },
    landings = { name = "Débarcadères" },
    symbol = { name = "Signe" },
    open = { name = "Dégagé" },
    water = { name = "Eau" },
    pace = { name = "Allure" },
    fast_pace = { name = "Allure des bons nageurs" },
    order = { name = "Rang" },
    price = { name = "Prix" },
    swims = {
      name = "Nage",
      values = {
        none = { name = "Non" },
        slow = { name = "Lente" },
        fast = { name = "Rapide" },
      },
    },
    use = {
      name = "Usage",
      values = {
        name = { name = "Nom" },
        attribute = { name = "Attribut" },
        proposal = { name = "Proposition" },
      },
    },
    rations = { name = "Rations" },
    steps = { name = "Marches" },
    effect = {
      name = "Effet",
      values = {
        ability = { name = "Capacité" },
        armor = { name = "Armure" },
        bravery = { name = "Bravoure" },
        damage = { name = "Dégâts" },
        gait = { name = "Allure" },
        hp = { name = "Points de vie" },
        movement = { name = "Mouvement" },
        weapon = { name = "Arme" },
        weapon_ability = { name = "Capacité d’arme" },
        weapon_class = { name = "Type d’arme" },
      },
    },
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
    total = { name = "Total" },
  },

  suggestion = {
    old_bill = {
      name = "Le vieux Bill",
      text = "Un nom de personnage.",
    },
    mother_mallory = {
      name = "La mère Mallory",
      text = "Un nom de personnage.",
    },
    sir_francis = {
      name = "Sir Francis Drake",
      text = "Un nom de personnage.",
    },
    wet_nell = {
      name = "Nell la Trempée",
      text = "Un nom de personnage.",
    },
    captain_bread = {
      name = "Le capitaine Pain",
      text = "Un nom de personnage.",
    },
    little_plank = {
      name = "Petite Planche",
      text = "Un nom de personnage.",
    },
    aunt_teal = {
      name = "Tante Sarcelle",
      text = "Un nom de personnage.",
    },
    the_colonel = {
      name = "Le Colonel",
      text = "Un nom de personnage.",
    },
    river_lore = {
      name = "Science des rivières",
      text = "Un attribut propre à un personnage.",
    },
    loud_voice = {
      name = "Voix forte",
      text = "Un attribut propre à un personnage.",
    },
    light_feet = {
      name = "Pieds légers",
      text = "Un attribut propre à un personnage.",
    },
    ask_the_geese = {
      name = "Demander aux oies",
      text = "Quelque chose à tenter.",
    },
    sing_for_supper = {
      name = "Chanter pour manger",
      text = "Quelque chose à tenter.",
    },
    mend_the_bridge = {
      name = "Réparer le pont",
      text = "Quelque chose à tenter.",
    },
  },
  ground = {
    open = {
      name = "Terrain dégagé",
      text = "Une journée fait 6 pouces.",
    },
    woodland = {
      name = "Forêt",
      text = "Une journée fait 4 pouces.",
    },
    mountain = {
      name = "Montagne",
      text = "Une journée fait 3 pouces.",
    },
    water = {
      name = "Eau",
      text = "Une journée fait 4 pouces pour les bons nageurs, 2 pour les lents ; les autres n'en passent qu'un pouce, en une journée.",
    },
  },
  boat = {
    raft = {
      name = "Radeau",
      text = "Des tonneaux, des planches et de l'optimisme. Jusqu'à la fin de la saison la compagnie passe l'eau comme les nageurs lents.",
    },
    barge = {
      name = "Barge",
      text = "Avec un toit, un poêle et un avis sur les deux. Jusqu'à la fin de la saison la compagnie passe l'eau comme les bons nageurs.",
    },
  },

  means = {
    wayfarers = {
      name = "Les marcheurs",
      text = "Une ration par compagnie qui a marché depuis le début de la saison passée, 5 au plus.",
    },
    quiet_season = {
      name = "Une saison calme",
      text = "5 rations par saison, si aucune de vos compagnies n'a combattu depuis le début de la saison passée.",
    },
    prisoners = {
      name = "Les prisonniers",
      text = "Une ration par figurine ennemie qui a fui dans une bataille, et 2 de plus si vous l'avez gagnée.",
    },
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
  stake = {
    small_supplies = {
      name = "Petites provisions",
      text = "4 rations.",
    },
    supplies = {
      name = "Provisions",
      text = "6 rations.",
    },
    feast = {
      name = "Un festin",
      text = "9 rations.",
    },
    spoiled = {
      name = "Pain gâté",
      text = "3 rations de perdues.",
    },
    robbed = {
      name = "Volé",
      text = "5 rations de perdues.",
    },
    lesson = {
      name = "Une leçon",
      text = "2 d'expérience.",
    },
    great_lesson = {
      name = "Une grande leçon",
      text = "5 d'expérience.",
    },
    bruises = {
      name = "Des bleus",
      text = "Une blessure mineure, tirée au dé.",
    },
    maimed = {
      name = "Estropié",
      text = "Une blessure majeure, tirée au dé.",
    },
    mended = {
      name = "Pansé",
      text = "Une blessure mineure guérit.",
    },
    bandaged = {
      name = "Bandé",
      text = "Deux blessures mineures guérissent.",
    },
    volunteer = {
      name = "Un volontaire",
      text = "Une Levée de l'Étang vous rejoint, si la Bravoure et le Grade le permettent.",
    },
    changed_land = {
      name = "Le paysage change",
      text = "Le lieu clé le plus proche passe à son état suivant, et 4 rations restent dans la boue.",
    },
    enemy_flees = {
      name = "Quelqu'un s'enfuit",
      text = "Le pion ennemi le plus proche quitte la carte.",
    },
    enemy_routed = {
      name = "Ils s'enfuient",
      text = "Les deux pions ennemis les plus proches quittent la carte.",
    },
    bandits_come = {
      name = "Les bandits arrivent",
      text = "Les bandits de la digue paraissent dans un lieu voisin, si la carte a de la place.",
    },
    barrow_opens = {
      name = "Le tertre s'ouvre",
      text = "Les morts du tertre paraissent dans un lieu voisin, si la carte a de la place.",
    },
    trail = {
      name = "Une piste",
      text = "L'épisode de la Cloche commence, s'il n'a pas eu lieu.",
    },
    glory = {
      name = "La gloire",
      text = "12 rations et 6 d'expérience.",
    },
  },
  venture = {
    foraging_party = {
      name = "Une corvée de vivres",
      text = "Hors des lieux clés. Logoiestique. Réussite : Petites provisions ; échec : rien.",
    },
    fishing = {
      name = "La pêche",
      text = "N'importe où. Logoiestique, difficulté 1. Réussite : Petites provisions ; échec : Pain gâté.",
    },
    scouting = {
      name = "En éclaireur",
      text = "À 8 pouces d'un ennemi. Couacumen, difficulté 1. Réussite : Une leçon ; échec : Des bleus.",
    },
    baggage_raid = {
      name = "Un raid sur les bagages",
      text = "À 8 pouces d'un ennemi. Commandement, difficulté 2. Réussite : Provisions ; échec : Des bleus.",
    },
    parley = {
      name = "Des pourparlers",
      text = "À 8 pouces d'un ennemi, pour un seul personnage du groupe par semaine. Diplocanardie, difficulté 2, "
        .. "contre le Grade 1. Réussite : Quelqu'un s'enfuit ; échec : Volé.",
    },
    wayside_shrine = {
      name = "L'oratoire du chemin",
      text = "Dans un lieu clé. Foi, difficulté 1. Réussite : Pansé ; échec : rien.",
    },
    recruiting = {
      name = "Le recrutement",
      text = "Dans un de vos lieux clés. Commandement, difficulté 2. Réussite : Un volontaire ; échec : Pain gâté.",
    },
    market_day = {
      name = "Jour de marché",
      text = "Dans un de vos lieux clés. Diplocanardie, contre le Grade 0. Réussite : Provisions ; échec "
        .. ": Pain gâté.",
    },
    drill_square = {
      name = "La place d'exercice",
      text = "À un de vos camps. Commandement, difficulté 1. Réussite : Une leçon ; échec : rien.",
    },
    field_surgeon = {
      name = "Le chirurgien de campagne",
      text = "À un de vos camps. Foi. Réussite : Bandé ; échec : Pain gâté.",
    },
    old_cellar = {
      name = "La vieille cave",
      text = "Dans un lieu clé. Couacumen, difficulté 3. Réussite : Un festin ; échec : Des bleus.",
    },
    sabotage = {
      name = "Le sabotage",
      text = "À 8 pouces d'un ennemi. Couacumen, difficulté 1. Réussite : Le paysage change ; échec : Les "
        .. "bandits arrivent.",
    },
    the_dare = {
      name = "Le défi",
      text = "Hors des lieux clés. Foi, difficulté 1, contre le Grade 1. Réussite : Une grande leçon ; "
        .. "échec : Estropié.",
    },
    tall_tales = {
      name = "Des histoires à dormir debout",
      text = "À un de vos camps. Sans attribut. Réussite : Une leçon ; échec : Volé.",
    },
  },
  episode = {
    wet_beginning = {
      name = "Un début humide",
      text = "Il pleut, les tentes fuient, et quelqu'un a mangé la carte. Un boulanger a pitié de vous. "
        .. "Les deux premières semaines. 4 rations pour chacun.",
    },
    smoke_on_the_dam = {
      name = "De la fumée sur la digue",
      text = "De la fumée là où il n'y a pas de cheminée. Le premier arrivé mange. Dès la semaine 2. "
        .. "Logoiestique, difficulté 1. Réussite : Provisions ; échec : Volé.",
    },
    angry_geese = {
      name = "Des oies en colère",
      text = "Elles étaient là les premières et comptent y rester les dernières. Parlez-leur. Tant qu'il "
        .. "y a un ennemi. Diplocanardie, difficulté 1, contre le Grade 0. Réussite : Quelqu'un "
        .. "s'enfuit ; échec : Des bleus.",
    },
    reed_ambush = {
      name = "Une embuscade dans les roseaux",
      text = "Les roseaux sont bien silencieux. Tant qu'il y a deux troupes ; plus d'une fois. L'arbitre "
        .. "lance un d12 contre Couacumen de tous plus le plus bas Grade, et doit rester en dessous. "
        .. "Réussite : Une leçon ; échec : Volé.",
    },
    field_hospital = {
      name = "L'hôpital de campagne",
      text = "Trois nonnes, une scie, et beaucoup de soupe au pain. Tant que quelqu'un est blessé ; plus "
        .. "d'une fois. La première blessure mineure de chacun guérit.",
    },
    hungry_week = {
      name = "Une semaine de faim",
      text = "Le cuisinier s'est enfui. Pas la soupe. Tant que quelqu'un a moins de 15 rations ; plus "
        .. "d'une fois. 4 rations pour chacun.",
    },
    broken_weir = {
      name = "Le barrage rompu",
      text = "Une planche retient l'étang, et tout le monde est dessus. Dès la semaine 3. Logoiestique, "
        .. "difficulté 1. Réussite : Le paysage change ; échec : Pain gâté.",
    },
    deserters = {
      name = "Des déserteurs",
      text = "Douze, qui vous regardent. Ce matin encore ils étaient de l'autre côté. Après une bataille "
        .. "gagnée. Commandement, difficulté 1. Réussite : Un volontaire ; échec : Les bandits "
        .. "arrivent.",
    },
    fog_dirge = {
      name = "Un chant funèbre dans la brume",
      text = "Un chant dans la brume. Nul ne le chante. Dès la semaine 3 ; plus d'une fois. L'arbitre "
        .. "lance un d12 contre Foi de tous plus le plus bas Grade, et doit rester en dessous. Réussite "
        .. ": Une leçon ; échec : Des bleus.",
    },
    the_old_map = {
      name = "La vieille carte",
      text = "Une demi-carte, dans un pâté. L'autre moitié est là où elle le dit. Dès la semaine 3, "
        .. "jusqu'à la Cloche ; plus d'une fois. Couacumen, difficulté 2. Réussite : Une piste ; échec "
        .. ": rien.",
    },
    the_bell = {
      name = "La Cloche",
      text = "Une cloche sous l'eau, et quelqu'un là-dessous qui tire la corde. Après la Vieille carte. "
        .. "Foi, difficulté 2. Réussite : Une grande leçon ; échec : Le tertre s'ouvre.",
    },
    the_envoy = {
      name = "L'émissaire",
      text = "Un émissaire à drapeau blanc et à moustache noire. Tant que l'ennemi tient deux lieux. "
        .. "Diplocanardie, difficulté 2, contre le Grade 2. Réussite : Ils s'enfuient ; échec : Le "
        .. "tertre s'ouvre.",
    },
    old_soldiers = {
      name = "De vieux soldats",
      text = "Ils se battaient ici quand l'étang n'était qu'une flaque, et vous montrent comment. Après "
        .. "une bataille perdue. 2 d'expérience pour chacun.",
    },
    the_drowned_king = {
      name = "Le roi noyé",
      text = "Il sort de l'étang, la couronne d'abord. Il veut sa carte. Ainsi finit l'histoire. Dès la "
        .. "semaine 7, après la Cloche, tant que vous tenez trois lieux. La réussite donne la victoire. "
        .. "Commandement, difficulté 3. Réussite : La gloire ; échec : Estropié.",
    },
  },
  force = {
    dam_bandits = {
      name = "Les bandits de la digue",
      text = "Des Al'ks sans falaise, et les oies de quelqu'un : des Macareusins, puis des Éventreurs, "
        .. "puis de Gros Al'ks, puis des chefs.",
    },
    barrow_dead = {
      name = "Les morts du tertre",
      text = "Personne ne leur a dit que c'était fini : des goélands d'os, puis des gardes creux, puis "
        .. "des gardiens de l'effroi, puis un ossuaire.",
    },
    lost_patrol = {
      name = "La patrouille perdue",
      text = "Toujours sous les ordres de quelqu'un : des Gardes de l'Étang, puis des Oisillons, puis des "
        .. "canards d'honneur, puis des assermentés.",
    },
    storm_riders = {
      name = "Les cavaliers de l'orage",
      text = "Des percepteurs à lances : des lanciers des bourrasques, puis des pages de l'orage, puis un "
        .. "héraut des vents, puis des grues couronnées.",
    },
    tide_raiders = {
      name = "Les pillards de la marée",
      text = "Ils viennent avec l'eau et repartent avec les cuillers : des guillemots, puis des pillards "
        .. "des marées, puis des briseurs de vagues, puis des appeleurs de varech.",
    },
    hollow_choir = {
      name = "Le chœur creux",
      text = "Ses hymnes n'ont ni paroles, ni vraiment de chanteurs : des arbalétriers creux, puis des "
        .. "chantres des tombes, puis des goélands d'os, puis des gardiens de l'effroi.",
    },
  },
  challenge = {
    bandits = {
      name = "Des bandits sur la digue",
      text = "Des Al'ks sans falaise, et les oies de quelqu'un : des Macareusins et quelques Éventreurs, "
        .. "autant que vous valez, à la Mare aux canards. 20 rations pour la victoire.",
    },
    lost_patrol = {
      name = "La patrouille perdue",
      text = "Ils tiennent ce fossé depuis l'avant-dernière guerre : des Gardes de l'Étang et des "
        .. "Oisillons, autant que vous valez, en mission Tenir le fort. 20 rations pour la victoire.",
    },
    barrow = {
      name = "Le tertre ouvert",
      text = "Quelqu'un a bougé la pierre : une armée de morts, autant que vous valez, en mission "
        .. "Assassinat au Cercle de souches. 30 rations pour la victoire.",
    },
    tax_collectors = {
      name = "Les percepteurs",
      text = "Ils chevauchent par tous les temps : des lanciers et des archers de la Cour des tempêtes, "
        .. "autant que vous valez. 25 rations pour la victoire : leur recette.",
    },
    wreckers = {
      name = "Les naufrageurs",
      text = "Un feu sur la côte qui n'est pas un phare : des pillards et des harponneurs des marées, "
        .. "autant que vous valez, qui tentent une Percée. 25 rations pour la victoire.",
    },
    school_of_rage = {
      name = "L'école de la rage",
      text = "Des Al'ks qui s'exercent à perdre patience, autant que vous valez, pour le contrôle de "
        .. "chaque recoin. 35 rations pour la victoire.",
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
    crown_fen = {
      name = "Le Marais couronné",
      text = "Un marais couronné de collines : des bois et de l'eau au milieu, du sec tout autour.",
    },
    salt_road = {
      name = "La Route du sel",
      text = "Une route des salines au col, des montagnes des deux côtés, et un lac que personne n'a demandé.",
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
    alter = {
      name = "Changer un lieu",
      text = "L'arbitre fait passer un lieu clé à un autre de ses états, le ferme, ou le rouvre.",
    },
    episode = {
      name = "Commencer un épisode",
      text = "L'arbitre commence un épisode dont le moment est venu.",
    },
    station = {
      name = "Placer une troupe",
      text = "L'arbitre place une troupe sur la carte, à sec : aussi forte que le groupe le permet, une "
        .. "par semaine, et joueurs + 2 en tout. Avec 0, elle vaut ce que veut l'opposition ; sinon tant de pour "
        .. "cent du groupe.",
    },
    remove = {
      name = "Retirer un pion",
      text = "L'arbitre retire de la carte un de ses pions.",
    },
    battle = {
      name = "Monter une bataille",
      text = "L'arbitre commence une bataille : sa compagnie contre celle d'un joueur à un pouce, l'une "
        .. "des deux dans un lieu clé. Il fixe les deux missions, la carte, la récompense et la "
        .. "profondeur de sa zone.",
    },
    call = {
      name = "Demander une action",
      text = "L'arbitre demande une action : quel attribut aide, quelle difficulté, contre quel Grade, "
        .. "qui peut tenter, seul ou tous ensemble, et ce qu'apportent réussite et échec.",
    },
    venture = {
      name = "Tenter l'aventure",
      text = "Choisit une chose à tenter là où est votre personnage ; une fois par semaine. L'enjeu est "
        .. "dit avant le jet.",
    },
    reward = {
      name = "Annoncer une récompense",
      text = "L'arbitre annonce combien de rations rapporte la victoire.",
    },
    retreat = {
      name = "Quitter le champ",
      text = "Un pion vaincu va jusqu'à 6 pouces, par un terrain qu'il pourrait parcourir, hors du lieu "
        .. "et dans aucun lieu de l'ennemi. Cela ne coûte rien.",
    },
    brace = {
      name = "Se préparer",
      text = "Dépense des rations avant le jet de rétablissement du personnage ; chacune y ajoute 1.",
    },
    name = {
      name = "Nommer",
      text = "Donne un nom à votre personnage, 24 octets au plus. Les autres l'apprennent avec le personnage.",
    },
    own_attribute = {
      name = "Attribut propre",
      text = "Imagine un attribut que seul votre personnage possède, deux au plus. L'arbitre le permet ou non ; le moteur le permet toujours.",
    },
    propose = {
      name = "Proposer",
      text = "Dit ce que votre personnage veut tenter, par morceaux de 24 octets, 240 en tout. L'arbitre répond à son tour.",
    },
    unsay = {
      name = "Retirer la proposition",
      text = "Retire ce que vous avez proposé.",
    },
    take_up = {
      name = "Retenir",
      text = "L'arbitre retient une proposition : quel attribut aide, la difficulté, contre qui, et ce qu'apportent réussite et échec.",
    },
    remake = {
      name = "Transformer un lieu",
      text = "L'arbitre donne à un lieu clé une autre mission, pour les deux camps, et un autre terrain : un champ de bataille, quelle que soit l'échelle.",
    },
    lay_out = {
      name = "Tracer la zone",
      text = "L'arbitre dit de combien de pouces est profonde la zone de déploiement du groupe dans la prochaine bataille qu'il prépare ; 0 : comme d'habitude.",
    },
    hire = {
      name = "Louer un bateau",
      text = "Loue un bateau pour une compagnie à 2 pouces au plus d'un débarcadère. Jusqu'à la fin de la saison elle passe l'eau comme le dit le bateau ; elle ne s'y arrête pas.",
    },
    turn_down = {
      name = "Refuser",
      text = "L'arbitre décline une proposition.",
    },
    allow = {
      name = "Permettre",
      text = "L'arbitre permet un attribut propre à un joueur, ou non.",
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
    play_episode = {
      name = "Une tentative",
      text = "Tentez-vous la chose, ou la laissez-vous ? {attribute|none=Aucun attribut|#}, difficulté {difficulty}. "
        .. "Réussite : {success|none=rien|#}. Échec : {failure|none=rien|#}.",
      waiting = "{seat} peut tenter quelque chose.",
    },
    referees_turn = {
      name = "Le tour de l'arbitre",
      text = "Que se passe-t-il cette semaine ? Placez, déplacez ou retirez des pions, montez une "
        .. "bataille, demandez des actions, commencez un épisode, changez un lieu ; passer finit le "
        .. "tour.",
      waiting = "{seat} joue le tour de l'arbitre.",
    },
    announce_reward = {
      name = "Récompense",
      text = "Combien de rations rapporte la victoire ?",
      waiting = "{seat} annonce une récompense.",
    },
    choose_retreat = {
      name = "Retraite",
      text = "Où vont les pions vaincus ?",
      waiting = "{seat} quitte le champ.",
    },
    brace_recovery = {
      name = "Avant le jet",
      text = "Combien de rations dépensez-vous avant le jet ? Chacune ajoute 1.",
      waiting = "{seat} dépense des rations avant un jet.",
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
    weeks = {
      name = "Semaines",
      text = "Duckheim : après combien de semaines tout finit.",
    },
    opposition = {
      name = "Opposition",
      text = "Duckheim : la force d'une troupe de l'arbitre, selon la valeur du groupe.",
      values = {
        gentle = {
          name = "Douce",
          text = "70 pour cent.",
        },
        even = {
          name = "Égale",
          text = "100 pour cent.",
        },
        grim = {
          name = "Rude",
          text = "130 pour cent.",
        },
      },
    },
    free_hand = {
      name = "Mains libres",
      text = "Duckheim : si l'arbitre peut ignorer le nombre des troupes et commencer des batailles partout.",
      values = {
        ["false"] = {
          name = "Non",
          text = "Il suit les règles.",
        },
        ["true"] = {
          name = "Oui",
          text = "Il fait ce qu'il veut.",
        },
      },
    },
    withdrawal = {
      name = "Retraite",
      text = "Si les pions du vaincu quittent le lieu clé.",
      values = {
        ["false"] = {
          name = "Non",
          text = "Ils restent.",
        },
        ["true"] = {
          name = "Oui",
          text = "Ils partent, et le vainqueur tient le lieu.",
        },
      },
    },
  },
  argument = {
    boat = {
      name = "Bateau",
      text = "Ce qu'on loue.",
    },
    won = {
      name = "Gagnées",
      text = "Batailles gagnées.",
    },
    companies = {
      name = "Compagnies",
      text = "Combien il en reste.",
    },
    models = {
      name = "Figurines",
      text = "Combien elles en ont.",
    },
    wounds = {
      name = "Blessures",
      text = "Combien il y en a.",
    },
    which = {
      name = "Lequel",
      text = "Lequel des attributs propres au personnage.",
      values = {
        first = { name = "Premier" },
        second = { name = "Second" },
      },
    },
    name = {
      name = "Nom",
      text = "Comment l'appeler.",
    },
    words = {
      name = "Mots",
      text = "Ce que vous voulez tenter, ou la suite.",
    },
    leave = {
      name = "Permission",
      text = "Si cela peut être.",
    },
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
    venture = {
      name = "Aventure",
      text = "Une chose à tenter.",
    },
    force = {
      name = "Troupe",
      text = "Un ennemi du groupe.",
    },
    stake = {
      name = "Enjeu",
      text = "Ce qu'apporte une réussite ou un échec.",
    },
    success = {
      name = "Réussite",
      text = "Ce qu'apporte la réussite.",
    },
    failure = {
      name = "Échec",
      text = "Ce qu'apporte l'échec.",
    },
    target = {
      name = "Cible",
      text = "Contre qui.",
    },
    how = {
      name = "Comment",
      text = "Par un personnage, ou par l'arbitre contre tous.",
    },
    own_mission = {
      name = "Sa mission",
      text = "Celle du camp de l'arbitre.",
    },
    zone = {
      name = "Zone",
      text = "Profondeur en pouces de la zone de l'arbitre ; 0 : comme d'habitude.",
    },
    rations = {
      name = "Rations",
      text = "Combien.",
    },
    ending = {
      name = "Fin",
      text = "Comment tout finit.",
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
    venture = {
      name = "Aventures",
      text = "Ce que les joueurs de Duckheim peuvent tenter, une fois par semaine chacun.",
    },
    stake = {
      name = "Enjeux",
      text = "Ce qu'apportent réussite et échec à Duckheim.",
    },
    force = {
      name = "Troupes",
      text = "Les ennemis que l'arbitre de Duckheim place sur la carte ; ils grandissent avec le groupe.",
    },
    ground = {
      name = "Terrains",
      text = "De quoi les cartes sont faites, et à quelle allure on y marche.",
    },
    boat = {
      name = "Bateaux",
      text = "Ce que les compagnies louent aux débarcadères, jusqu'à la fin de la saison.",
    },
    suggestion = {
      name = "Suggestions",
      text = "Des mots que les joueurs de Duckheim peuvent faire leurs.",
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
    episode_set = "{episode}",
    episode_rolled = "{natural} au dé, {total} en tout : {success|yes=réussite|échec}",
    wounded = "{company} a une blessure : {wound}",
    wound_healed = "{company} guérit de {wound}",
    bought = "{company} a {weapon}",
    lent = "{company} est encouragée de {bravery}",
    tended = "{company} est soignée, pour {bravery} de plus",
    location_changed = "{location} est maintenant au stade {stage}",
    location_closed = "{location} n'est plus un lieu clé",
    force_placed = "{force}{location|none=|nobody=| : à #}",
    token_removed = "{company} a disparu",
    reward_set = "rations pour le vainqueur : {reward}",
    ventured = "{seat} tente : {venture}",
    stakes_told = "{attribute|none=sans attribut|#}, difficulté {difficulty} : {success|none=rien|#}, ou {failure|none=rien|#}",
    stake_came = "{stake}{seat|nobody= pour tous|none= pour tous| pour #}",
    retreated = "{company} quitte le champ",
    braced = "{rations} rations sont dépensées avant le jet",
    location_remade = "{location} a changé : mission {mission}, terrain {map}",
    tale_of_episode = "on parlera de {episode}",
    tale_of_place = "{location} : à la fin, {seat|none=à personne|nobody=à personne|à #}",
    tale_of_army = "{seat} a gagné {won} batailles et en a perdu {lost} ; {companies|il ne reste aucune compagnie|il reste une compagnie|il reste # compagnies}, {models} figurines",
    tale_of_hero = "{company} finit au niveau {level}, avec {wounds|aucune blessure|une blessure|# blessures}",
    laid_out = "la zone du groupe est {zone|comme d'habitude|profonde d'un pouce|profonde de # pouces} dans la prochaine bataille",
    hired = "{company} loue : {boat}",
    hero_named = "{seat} a un personnage : {name}",
    attribute_named = "{seat} a un attribut propre : {name}",
    attribute_allowed = "l'arbitre {leave|yes=permet|ne permet pas} l'attribut propre de {seat} ({which})",
    proposed = "{seat} propose : {words}",
    unsaid = "{seat} se ravise",
    answered = "l'arbitre retient ce que propose {seat}",
    turned_down = "l'arbitre refuse ce que propose {seat}",
    duckheim_ended = "{ending|all_locations=tous les lieux clés sont au groupe|last_episode=l'histoire est finie|weeks=la dernière semaine est passée|all_fell=tous les personnages sont tombés|nowhere=le groupe n'a plus nulle part où aller|c'est fini}",
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
    ["West Dyke"] = "La Digue de l'Ouest",
    ["Turf and stubbornness. An army can begin here."] = "De la tourbe et de l'entêtement. Une armée peut commencer ici.",
    ["East Dyke"] = "La Digue de l'Est",
    ["The same, seen from the other side. An army can begin here."] = "La même chose, vue de l'autre côté. Une armée peut commencer ici.",
    ["The North Stile"] = "L'Échalier du nord",
    ["A stile without a fence. An army can begin here."] = "Un échalier sans clôture. Une armée peut commencer ici.",
    ["The South Stile"] = "L'Échalier du sud",
    ["The fence without the stile. An army can begin here."] = "La clôture sans échalier. Une armée peut commencer ici.",
    ["The Peat Works"] = "La Tourbière",
    ["It smoulders, and it pays: 8 rations for winning a battle here."] = "Elle couve, et elle paie : 8 rations pour qui y gagne une bataille.",
    ["The Burning Peat"] = "La Tourbe en feu",
    ["Nobody pays for it now. Whoever stands still sinks: both sides try to break through."] = "Plus personne ne paie. Qui s'arrête s'enfonce : les deux camps tentent de percer.",
    ["The Heron Post"] = "Le Poste du héron",
    ["One leg, many herons. Both sides fight for every corner."] = "Une patte, beaucoup de hérons. Les deux camps se disputent chaque recoin.",
    ["The Sunken Road"] = "Le Chemin creux",
    ["It was a road. After two battles it is a ditch, and then it is gone."] = "C'était un chemin. Après deux batailles c'est un fossé, et puis plus rien.",
    ["The Ditch"] = "Le Fossé",
    ["Lower than before. One more battle fills it up."] = "Plus bas qu'avant. Encore une bataille, et il est comblé.",
    ["Bell Island"] = "L'Île à la cloche",
    ["Dry when it pleases. 5 rations for winning a battle here."] = "À sec quand il lui plaît. 5 rations pour qui y gagne une bataille.",
    ["The Salt Pans"] = "Les Salines",
    ["White, flat and thirsty. An army can begin here."] = "Blanches, plates et assoiffées. Une armée peut commencer ici.",
    ["The Toll Pass"] = "Le Col du péage",
    ["Everybody pays here, in one coin or another. An army can begin here."] = "Tout le monde paie ici, d'une monnaie ou d'une autre. Une armée peut commencer ici.",
    ["The Upper Inn"] = "L'Auberge d'en haut",
    ["Beds for twelve, and a view of the road. An army can begin here."] = "Douze lits, et vue sur la route. Une armée peut commencer ici.",
    ["The Lower Inn"] = "L'Auberge d'en bas",
    ["Beds for ten; the other two sleep in the lake. An army can begin here."] = "Dix lits ; les deux autres dorment dans le lac. Une armée peut commencer ici.",
    ["The Milestone"] = "La Borne",
    ["It says how far it is. It does not say to what: both sides fight for its top."] = "Elle dit la distance, pas jusqu'où : les deux camps s'en disputent le sommet.",
    ["The Caravan Camp"] = "Le Camp des caravanes",
    ["Forty mules and what they carry: 10 rations for winning a battle here."] = "Quarante mules et leur charge : 10 rations pour qui y gagne une bataille.",
    ["The Empty Camp"] = "Le Camp vide",
    ["Forty tracks, leading away."] = "Quarante traces, qui s'en vont.",
    ["The Old Quarry"] = "La Vieille carrière",
    ["A hole with a history. Two battles, and it is only a hole."] = "Un trou chargé d'histoire. Deux batailles, et ce n'est plus qu'un trou.",
    ["The Flooded Quarry"] = "La Carrière noyée",
    ["The history is under water now: both sides Hold the Fort."] = "L'histoire est sous l'eau : les deux camps tiennent le fort.",
  },
  word = {
    last_standing = "Il ne reste qu'une armée",
    wealth = "Rations et valeur de l'armée",
    seat_order = "Ordre des places",
    campaign_map = "Carte de campagne",
    map_inch = "pouce",
    landing = "Débarcadère",
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
    campaign_attempt = "Une tentative",
    campaign_battle = "Bataille",
    campaign_tending = "Soins",
    campaign_recovery = "Rétablissement",
    campaign_razing = "Destruction des camps",
    campaign_over = "Terminée",
    target_grade = "Contre le Grade",
    success = "Réussite",
    failure = "Échec",
    ending_none = "Cela continue",
    ending_all_locations = "Le groupe tient tous les lieux clés",
    ending_last_episode = "L'histoire est finie",
    ending_weeks = "La dernière semaine est passée",
    ending_all_fell = "Tous les personnages sont tombés",
    ending_nowhere = "Le groupe n'a plus nulle part où aller",
    campaign_referee = "Le tour de l'arbitre",
    campaign_reward = "Une récompense",
    campaign_retreat = "La retraite",
  },

  -- Why something is refused, by the reason that the rules give.
  refusal = {
    ["the zone is like that already"] = "la zone est déjà ainsi",
    ["another character tries that this week"] = "un autre personnage s’y essaie cette semaine",
    ["the company has a boat"] = "la compagnie a un bateau",
    ["boats are hired within {inches} inches of a landing"] = "on loue les bateaux à {inches} pouces au plus d’un débarcadère",
    ["the company swims as well as that by itself"] = "la compagnie nage aussi bien toute seule",
    ["a name begins and ends with a character that is seen"] = "un nom commence et finit par un signe visible",
    ["a proposal has at most {most} bytes"] = "une proposition a {most} octets au plus",
    ["name the first one first"] = "nommez d’abord le premier",
    ["nothing has been proposed"] = "rien n’a été proposé",
    ["points stay where they are by now"] = "les points restent désormais où ils sont",
    ["the attribute has no name yet"] = "l’attribut n’a pas encore de nom",
    ["the character has that attribute already"] = "le personnage a déjà cet attribut",
    ["the player has asked for no such attribute"] = "le joueur n’a pas demandé un tel attribut",
    ["the player has proposed nothing"] = "le joueur n’a rien proposé",
    ["the referee has not allowed that attribute"] = "l’arbitre n’a pas permis cet attribut",
    ["there are characters in Duckheim"] = "c’est à Duckheim qu’il y a des personnages",
    ["there are proposals in Duckheim"] = "c’est à Duckheim qu’il y a des propositions",
    ["there is no person to answer: choose a venture"] = "personne n’est là pour répondre : choisissez une aventure",
    ["a character carries two small weapons or a large one"] =
      "un personnage porte deux petites armes ou une grande",
    ["a force is worth at most {percent} percent of the party"] =
      "une troupe vaut au plus {percent} pour cent du groupe",
    ["forces in one battle are worth at most {most} rations"] =
      "les troupes d’une même bataille valent au plus {most} rations",
    ["the referee has as many companies as it can"] =
      "l’arbitre a autant de compagnies qu’il peut en avoir",
    ["a token goes up to {inches} inches"] = "un pion va jusqu’à {inches} pouces",
    ["abilities that exclude each other would meet on the weapon"] =
      "des capacités qui s’excluent se rencontreraient sur l’arme",
    ["an army has at most {most} units"] = "une armée a au plus {most} unités",
    ["another mission is set for this battle"] = "une autre mission est fixée pour cette bataille",
    ["forces come on dry land"] = "les troupes arrivent sur la terre ferme",
    ["in Duckheim models of all Feathers go together"] =
      "à Duckheim, les figurines de toutes les Plumes vont ensemble",
    ["its time has not come"] = "son heure n’est pas venue",
    ["one new force comes a week"] = "il vient une seule troupe par semaine",
    ["that episode has been"] = "cet épisode a déjà eu lieu",
    ["that is in a location of the enemy"] = "c’est dans un lieu de l’ennemi",
    ["that token need not leave"] = "ce pion n’a pas à partir",
    ["the character stays"] = "le personnage reste",
    ["the group is everybody"] = "le groupe, c’est tout le monde",
    ["the map holds at most {most} forces"] = "la carte porte au plus {most} troupes",
    ["the referee calls for actions here"] = "ici, c’est l’arbitre qui demande les actions",
    ["there are at most {most} episodes and calls a week"] =
      "il y a au plus {most} épisodes et demandes par semaine",
    ["there are ventures in Duckheim"] = "il y a des aventures à Duckheim seulement",
    ["there is nothing of the kind here"] = "il n’y a rien de tel ici",
    ["there is one venture a week"] = "il y a une seule aventure par semaine",
    ["{most} rations are enough for any roll"] = "{most} rations suffisent pour tout jet",
    ["the battle is over"] = "la bataille est finie",
    ["company {company} is not one of yours"] = "{company} n’est pas à vous",
    ["that takes {cost} rations; there are {rations}"] =
      "il faut {cost} rations ; il y en a {rations}",
    ["{model} has no such choice of weapons, or has it by a lower number"] =
      "{model} n’a pas ce choix d’armes, ou l’a sous un numéro plus petit",
    ["that model is of another Feather"] = "ce modèle est d’un autre Plumage",
    ["a Character can be enlisted only once"] = "un Personnage ne s’enrôle qu’une fois",
    ["an army has at most {most} companies"] = "une armée a {most} compagnies au plus",
    ["the army is large enough"] = "l’armée est assez grande",
    ["at most {most} rations may go into the first army"] =
      "la première armée coûte {most} rations au plus",
    ["with that unit the army would be refused"] = "avec cette unité, l’armée serait refusée",
    ["the army is refused"] = "l’armée est refusée",
    ["the army has {lines} companies"] = "l’armée a {lines} compagnies",
    ["choose a Feather first"] = "choisissez d’abord un Plumage",
    ["there are {most} means at most"] = "il y a {most} moyens au plus",
    ["those means are of another Feather's faction"] =
      "ces moyens sont d’une faction d’un autre Plumage",
    ["that Feather is chosen"] = "ce Plumage est choisi",
    ["that Feather has no army for so few rations"] =
      "ce Plumage n’a pas d’armée pour si peu de rations",
    ["{count} means are chosen"] = "{count} moyens sont choisis",
    ["that training has been had in this Grade"] =
      "cet entraînement a déjà été suivi dans ce Grade",
    ["the company has had that training"] = "la compagnie a suivi cet entraînement",
    ["the weapon has had that training"] = "l’arme a reçu cet entraînement",
    ["an ability it builds on is missing"] = "il manque une capacité dont il a besoin",
    ["an ability stands in its way"] = "une capacité s’y oppose",
    ["there is no such lesson"] = "cette leçon n’existe pas",
    ["that is not a spell"] = "ce n’est pas un sort",
    ["that lesson needs something else to be about"] = "cette leçon porte sur autre chose",
    ["the least Grade for it is {grade}"] = "il faut au moins le Grade {grade}",
    ["the least charge speed for it is {count}d{sides}"] =
      "il faut au moins {count}d{sides} de vitesse de charge",
    ["it needs a ranged weapon"] = "il faut une arme à distance",
    ["the company has that ability"] = "la compagnie a cette capacité",
    ["the company has {count} weapons"] = "la compagnie a {count} armes",
    ["it needs a weapon whose price is 0 or more"] =
      "il faut une arme dont le prix est de 0 ou plus",
    ["the weapon has that ability, or room for no more"] =
      "l’arme a cette capacité, ou n’a plus de place",
    ["its faction's armoury has no such weapon"] = "l’arsenal de sa faction n’a pas cette arme",
    ["it can carry no more"] = "elle ne peut rien porter de plus",
    ["only a small weapon of no cost can be added"] = "on n’ajoute qu’une petite arme gratuite",
    ["it has that weapon"] = "elle a cette arme",
    ["the new weapon must have the size and cost of the old one"] =
      "la nouvelle arme doit avoir la taille et le prix de l’ancienne",
    ["there is no such type of weapon"] = "ce type d’arme n’existe pas",
    ["that type of weapon is known"] = "ce type d’arme est connu",
    ["it learns to fly or to swim"] = "elle apprend à voler ou à nager",
    ["it cannot become any better at that"] = "elle ne peut pas y devenir meilleure",
    ["its Armor goes no higher"] = "son Armure ne monte pas plus",
    ["its Bravery goes no higher"] = "sa Bravoure ne monte pas plus",
    ["its damage goes no higher"] = "ses dégâts ne montent pas plus",
    ["there is no such training"] = "cet entraînement n’existe pas",
    ["that training is not for this kind of campaign"] =
      "cet entraînement n’est pas pour ce genre de campagne",
    ["that training is not for characters"] = "cet entraînement n’est pas pour les personnages",
    ["that training is for characters"] = "cet entraînement est pour les personnages",
    ["the company has learned enough"] = "la compagnie a assez appris",
    ["company {company} is no enemy"] = "{company} n’est pas un ennemi",
    ["a company fights once in a season"] = "une compagnie se bat une fois par saison",
    ["the tokens are not within an inch of each other"] =
      "les pions ne sont pas à un pouce l’un de l’autre",
    ["neither token is in a key location"] = "aucun des deux pions n’est dans un lieu clé",
    ["no challenge battle is on offer"] = "aucune bataille de défi n’est offerte",
    ["the token is not in the location of the challenge"] = "le pion n’est pas au lieu du défi",
    ["that unit is another player's"] = "cette unité est à un autre joueur",
    ["nobody gives up for all"] = "personne n’abandonne pour tous",
    ["the challenge sets another mission"] = "le défi impose une autre mission",
    ["an army has at most {most} units of Grade {grade}"] =
      "une armée a {most} unités de Grade {grade} au plus",
    ["an army has at most {most} units of a model"] =
      "une armée a {most} unités d’un modèle au plus",
    ["an army has at most {most} models"] = "une armée a {most} figurines au plus",
    ["an army is worth at most {most} rations"] = "une armée vaut {most} rations au plus",
    ["the company it is about cannot stay out"] =
      "la compagnie dont il s’agit ne peut pas rester à l’écart",
    ["it is not in the battle"] = "elle n’est pas dans la bataille",
    ["it is in the battle"] = "elle est dans la bataille",
    ["it is too far away"] = "elle est trop loin",
    ["there is no such enemy camp in this location"] = "il n’y a pas ce camp ennemi dans ce lieu",
    ["{models} models have not recovered"] = "{models} figurines ne sont pas rétablies",
    ["players of Duckheim lend Bravery"] =
      "ce sont les joueurs de Duckheim qui prêtent leur Bravoure",
    ["Bravery is not lent"] = "la Bravoure ne se prête pas",
    ["Bravery was lent in this battle"] = "la Bravoure a été prêtée dans cette bataille",
    ["Bravery is lent while units are activated"] =
      "la Bravoure se prête quand on active les unités",
    ["the company is not on the map"] = "la compagnie n’est pas sur la carte",
    ["episodes of the group are set for p1"] = "les épisodes du groupe se fixent pour le joueur 1",
    ["episodes of the group have no difficulty"] = "les épisodes du groupe n’ont pas de difficulté",
    ["there is no such player"] = "ce joueur n’existe pas",
    ["a character is made of a model without a name"] =
      "un personnage se fait d’un modèle sans nom",
    ["characters are of Grade {grade} here"] = "les personnages sont ici de Grade {grade}",
    ["choose a model first"] = "choisissez d’abord un modèle",
    ["there is no point in it"] = "il n’y a pas de point à reprendre",
    ["there are no points left"] = "il ne reste pas de point",
    ["an attribute goes no higher than the Grade"] = "un attribut ne dépasse pas le Grade",
    ["the character does not know that type of weapon"] =
      "le personnage ne connaît pas ce type d’arme",
    ["the weapon costs more than the character's Grade allows"] =
      "l’arme coûte plus que le Grade du personnage ne permet",
    ["the character carries {most} weapons"] = "le personnage porte {most} armes",
    ["the character has {count} weapons"] = "le personnage a {count} armes",
    ["it has that weapon there"] = "il a cette arme à cette place",
    ["a character has at most {most} hirelings by Bravery and Grade"] =
      "un personnage a {most} mercenaires au plus, selon Bravoure et Grade",
    ["Characters are not for hire"] = "les Personnages ne se louent pas",
    ["a player has at most {most} companies here"] = "un joueur a ici {most} compagnies au plus",
    ["weapons are bought for characters"] = "on achète des armes pour les personnages",
    ["a character's own Bravery helps it anyway"] =
      "la Bravoure d’un personnage l’aide de toute façon",
    ["the location has no such stage"] = "le lieu n’a pas cet état",
    ["the location is like that already"] = "le lieu est déjà ainsi",
    ["the last key location does not close"] = "le dernier lieu clé ne ferme pas",
    ["who cannot swim does not stay in water"] = "qui ne nage pas ne reste pas dans l’eau",
    ["who cannot swim crosses an inch of water at most"] =
      "qui ne nage pas traverse un pouce d’eau au plus",
    ["the token is there already"] = "le pion y est déjà",
    ["the token can go {left} thousandths of an inch more this season, not {length}"] =
      "le pion peut encore aller {left/1000} pouces cette saison, pas {length/1000}",
    ["there are {most} camps at most"] = "il y a {most} camps au plus",
    ["the token needs {inches} inches of its march for a camp"] =
      "un camp demande {inches} pouces de la marche du pion",
    ["there are no camps in water"] = "on ne campe pas dans l’eau",
    ["hire with enlist"] = "les mercenaires s’engagent par l’enrôlement",
    ["there are {camps} camps"] = "il y a {camps} camps",
    ["the company has room for {models}"] = "la compagnie a de la place pour {models}",
    ["the token must be within an inch of an own camp"] =
      "le pion doit être à un pouce d’un camp à lui",
    ["there is not enough experience to raise them to the company's level"] =
      "il n’y a pas assez d’expérience pour les mettre au niveau de la compagnie",
    ["there is no higher level"] = "il n’y a pas de niveau plus haut",
    ["that takes {cost} experience; there is {experience}"] =
      "il faut {cost} d’expérience ; il y en a {experience}",
    ["enlist at a camp: recruit"] = "enrôlez dans un camp : recrutez",
    ["weapons are bought in Duckheim"] = "les armes s’achètent à Duckheim",
    ["there are no marches here"] = "il n’y a pas de marche ici",
    ["there are no camps here"] = "il n’y a pas de camp ici",
    ["the army of p{seat} is settled now"] =
      "c’est l’armée du joueur {seat} qui s’installe maintenant",
    ["no army begins there, or another one does"] =
      "aucune armée ne commence là, ou une autre y commence",
    ["there is a battle every week"] = "il y a une bataille chaque semaine",
    ["there are no challenge battles in this campaign"] =
      "il n’y a pas de bataille de défi dans cette campagne",
    ["that challenge is not for this kind of campaign"] =
      "ce défi n’est pas pour ce genre de campagne",
    ["that is no key location any more"] = "ce n’est plus un lieu clé",
    ["choose a Feather and means: feather, means, drop or ready"] =
      "choisissez un Plumage et des moyens",
    ["the referee decides now"] = "c’est à l’arbitre de décider",
    ["it is another player's turn"] = "c’est le tour d’un autre joueur",
    ["choose a training, or decline"] = "choisissez un entraînement, ou refusez",
    ["choose who joins: join, withdraw or ready"] = "choisissez qui se joint à la bataille",
    ["the episode is another player's"] = "l’épisode est à un autre joueur",
    ["your plans are made; wait for the others"] = "vos plans sont faits ; attendez les autres",
    ["enlist the first army: enlist, dismiss or ready"] =
      "enrôlez la première armée : ajoutez, rayez ou finissez",
    ["your army is ready; wait for the others"] = "votre armée est prête ; attendez les autres",
    ["make a character: hero, attribute, take_back or ready"] =
      "créez un personnage : modèle, attributs, puis finissez",
    ["your character is ready; wait for the others"] =
      "votre personnage est prêt ; attendez les autres",
    ["give the army a place: settle"] = "donnez une place à l’armée",
    ["offer a challenge, change a location, or pass"] =
      "offrez un défi, changez un lieu, ou passez",
    ["march, camp, enlist companies or raise their levels; or be done"] =
      "marchez, campez, enrôlez des compagnies ou montez leur niveau ; ou finissez",
    ["attack an enemy, accept the challenge, or pass"] =
      "attaquez un ennemi, acceptez le défi, ou passez",
    ["attempt it, or pass"] = "tentez-le, ou passez",
    ["set an episode, or pass"] = "posez un épisode, ou passez",
    ["tend a company, or pass"] = "soignez une compagnie, ou passez",
    ["pay for models to recover: recover"] = "payez pour que des figurines se rétablissent",
    ["raze camps, or be done"] = "rasez des camps, ou finissez",
  },
}
