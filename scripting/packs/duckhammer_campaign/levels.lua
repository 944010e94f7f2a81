-- What levels take, as printed, and how large battles are.

experience {
  id = "levels",
  name = "Levels",
  text = "What levels take in all, from 0 to 24, and the Grade of each: 0 at level 0, 1 from level 1, 2 from 3, 3 "
    .. "from 6, 4 from 10, 5 from 15, 6 from 21. In a war a level costs the difference to the one before; in Duckheim "
    .. "it costs its own number.",
  total = {
    0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 198, 225, 256, 289, 324, 361, 400, 441, 484, 529, 576,
  },
  grade = { 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6 },
}

army_range {
  id = "small",
  name = "Below 210 rations",
  text = "An army worth less than 210 rations needs 12 victory points and fights on small maps, unless the other is "
    .. "larger.",
  from = 0,
  scale = "small",
}
army_range {
  id = "medium",
  name = "210 to 359 rations",
  text = "An army worth 210 to 359 rations needs 14 victory points and fights on medium maps, unless the other is "
    .. "larger.",
  from = 210,
  scale = "medium",
}
army_range {
  id = "large",
  name = "360 to 509 rations",
  text = "An army worth 360 to 509 rations needs 16 victory points and fights on large maps, unless the other is "
    .. "larger.",
  from = 360,
  scale = "large",
}
army_range {
  id = "giant",
  name = "510 rations and more",
  text = "An army worth 510 rations or more needs 18 victory points and fights on giant maps.",
  from = 510,
  scale = "giant",
}
