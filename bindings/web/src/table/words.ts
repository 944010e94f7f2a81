// The component's own words. What the game says comes from its packs, in any language they speak.
export interface Words {
  back: string;
  cancel: string;
  sent: string;
  zoomIn: string;
  zoomOut: string;
  zoomAll: string;
  table: string;
  choices: string;
  waiting: (names: string) => string;
  won: (names: string) => string;
  draw: string;
  asked: string;
  round: string;
  of: string;
  pointHere: string;
  more: (count: number) => string;
  hidden: string;
  stale: string;
  aim: string;
}

const en: Words = {
  back: "Back",
  cancel: "Start over",
  sent: "Sent, waiting for an answer",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  zoomAll: "Show all",
  table: "Table",
  choices: "What you can do",
  waiting: (names) => `Waiting for ${names}`,
  won: (names) => `${names} won`,
  draw: "Nobody won",
  asked: "to move",
  round: "Round",
  of: "of",
  pointHere: "Choose a place on the table",
  more: (count) => `and ${count} more on the table`,
  hidden: "hidden",
  stale: "as last seen",
  aim: "A place on the table: arrow keys move it, with Shift by little, Enter chooses",
};

const fr: Words = {
  back: "Retour",
  cancel: "Recommencer",
  sent: "Envoyé, en attente d’une réponse",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  zoomAll: "Tout voir",
  table: "Table",
  choices: "Ce que vous pouvez faire",
  waiting: (names) => `En attente de ${names}`,
  won: (names) => `${names} a gagné`,
  draw: "Personne n’a gagné",
  asked: "à jouer",
  round: "Tour",
  of: "sur",
  pointHere: "Choisissez un endroit sur la table",
  more: (count) => `et ${count} de plus sur la table`,
  hidden: "caché",
  stale: "vu pour la dernière fois",
  aim: "Un endroit sur la table : les flèches le déplacent, avec Maj de peu, Entrée le choisit",
};

/** The words of a language; English where there are none. */
export function wordsOf(language: string): Words {
  return language.toLowerCase().startsWith("fr") ? fr : en;
}
