// The catalog of a ruleset as plain data, in one language; docs/catalog.md is a tour.

export interface CatalogEntry {
  /** `pack:name`. */
  id: string;
  /** What people type for it. */
  word: string;
  name: string;
  text: string;
  icon?: string;
  tags?: string[];
  extra?: Record<string, unknown>;
  /** Where it is declared. */
  origin: { pack: string; file: string; line: number };
  fields: Record<string, unknown>;
}

export interface CatalogKind {
  /** As packs write it. */
  kind: string;
  name: string;
  text: string;
  entries: CatalogEntry[];
}

/** What an option can be set to. */
export interface CatalogChoice {
  value: string;
  name: string;
  text: string;
}

/** An option of a match. */
export interface CatalogOption {
  option: string;
  name: string;
  text: string;
  type: "boolean" | "integer" | "word" | "text";
  default: string;
  min?: number;
  max?: number;
  /** It takes other values, too. */
  open: boolean;
  /** It takes several, separated by commas. */
  several: boolean;
  /** It may be left empty. */
  optional: boolean;
  values: CatalogChoice[];
}

export interface Catalog {
  game: string;
  name: string;
  text: string;
  language: string;
  languages: string[];
  kinds: CatalogKind[];
  options: CatalogOption[];
}
