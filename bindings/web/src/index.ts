// mallard-rules: rules engines for tabletop games, in the browser, in workers and in Node.
import { loadFrom, type Mallard } from "./core/library.js";
import { beside, type LoadOptions } from "./core/wasm.js";

export * from "./exported.js";

/** Loads the library: `const mallard = await load();` */
export function load(options: LoadOptions = {}): Promise<Mallard> {
  return loadFrom(options, () => beside(import.meta.url, "mallard.wasm") ?? new URL("./mallard.wasm", import.meta.url));
}
