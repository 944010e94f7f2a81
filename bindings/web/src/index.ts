// mallard-rules: rules engines for tabletop games, in the browser, in workers and in Node.
import { loadFrom, type Mallard } from "./core/library.js";
import type { LoadOptions } from "./core/wasm.js";

export * from "./exported.js";

/** Loads the library: `const mallard = await load();` */
export function load(options: LoadOptions = {}): Promise<Mallard> {
  return loadFrom(options, () => new URL("./mallard.wasm", import.meta.url));
}
