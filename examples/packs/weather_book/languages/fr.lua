-- The weather book in French.
return {
  mark = { soaked = { name = "Trempé" } },
  spell = {
    thermal = {
      name = "Courant chaud",
      text = "Les unités amies de la zone s’envolent. Qui ne sait pas voler guérit d’un d3 de dégâts.",
    },
    hail = {
      name = "Grêle",
      text = "Les ennemis de la zone sont repoussés d’un pouce de son centre. Les unités en vol "
        .. "se posent et subissent un d6 de dégâts.",
    },
    flood = {
      name = "Crue",
      text = "Trempe tout le monde dans la zone, sauf les bons nageurs. De ceux qui sont dans l’eau, "
        .. "un sur douze est emporté.",
    },
    clear_sky = { name = "Éclaircie", text = "Les unités amies de la zone sont de nouveau sèches." },
    waterspout = {
      name = "Trombe",
      text = "Pose la figurine amie la plus éloignée du centre de la zone en son centre, s’il y a la place.",
    },
    lightning = {
      name = "Foudre",
      text = "L’ennemi le plus haut de la zone est frappé : 2d6 de dégâts moins l’Armure. Les autres "
        .. "à 4 pouces ou moins en subissent 1.",
    },
    rolling_thunder = {
      name = "Tonnerre roulant",
      text = "Les unités ennemies dont la plupart des figurines ne résistent pas perdent une figurine, "
        .. "sauf à 3 de Bravoure ou plus.",
    },
  },
  faction = { station = { name = "Station météo" } },
  weapon_ability = {
    resonant = { name = "Résonnant", text = "+1 aux chants de Tonnerre roulant." },
    echo = { name = "Écho", text = "Un 1 naturel en chantant fait 1 dégât à sa propre unité." },
    shards = {
      name = "Éclats",
      text = "+1 contre un Couvert. Une touche blesse aussi tout autre ennemi à 2 pouces ou moins de la "
        .. "figurine visée la plus proche.",
    },
  },
  model_ability = {
    weather_eye = {
      name = "Œil du temps",
      text = "+2 aux jets de chant si une autre unité amie a chanté ce round.",
    },
    eye_of_the_storm = {
      name = "Œil du cyclone",
      text = "Un chant qui atteint 14 ou plus annule les Contres.",
    },
    oiled_feathers = {
      name = "Plumes huilées",
      text = "+2 aux jets pour refaire surface. Une unité qui finit un round sans personne dans l’eau "
        .. "est sèche.",
    },
  },
  weapon = {
    barometer = { name = "Baromètre" },
    storm_glass = { name = "Baromètre de tempête" },
  },
  model = {
    rain_maker = { name = "Faiseur de pluie" },
    storm_caller = { name = "Appeleur de tempêtes" },
    puddle_jumper = { name = "Saute-flaque" },
  },
  scale = { squall = { name = "Grain" } },
  map = {
    rain_gauge = {
      name = "Le Pluviomètre",
      text = "Un bassin à mesurer, et une cabane d’où le mesurer.",
    },
  },
  army = { observers = { name = "Les Observateurs" } },
}
