// Catalog entries of items: what a tooltip says beyond the name.
import type { Catalog, CatalogEntry, SceneItem } from "../exported.js";

/** The number under which items name a kind of entry: FNV-1a over its name, as mld_table_id(). */
export function tableId(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

export class Lookup {
  readonly #kinds: Map<number, CatalogEntry[]>;

  constructor(catalog: Catalog | undefined) {
    this.#kinds = new Map(catalog?.kinds.map((kind) => [tableId(kind.kind), kind.entries]));
  }

  entryOf(item: Pick<SceneItem, "entryKind" | "entry"> | undefined): CatalogEntry | undefined {
    return item && item.entryKind !== 0 ? this.#kinds.get(item.entryKind)?.[item.entry] : undefined;
  }

  /** An entry by the name that references have for its table, and its number. */
  entry(table: number, index: number): CatalogEntry | undefined {
    return this.#kinds.get(table)?.[index];
  }
}
