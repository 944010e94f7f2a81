// mallard-rules/inline: the same with mallard.wasm inside the script, for where one file is all one
// may ship. The build puts the bytes where the import points.
import { loadFrom, type Mallard } from "./core/library.js";
import type { LoadOptions } from "./core/wasm.js";
// @ts-ignore: made by the build
import base64 from "mallard-wasm-base64";

export * from "./exported.js";

function bytes(): Uint8Array {
  const text = atob(base64 as string);
  const out = new Uint8Array(text.length);
  for (let i = 0; i < text.length; ++i) out[i] = text.charCodeAt(i);
  return out;
}

/** Loads the library: `const mallard = await load();` */
export function load(options: LoadOptions = {}): Promise<Mallard> {
  const given = options.module ?? options.bytes ?? options.url;
  return loadFrom(given ? options : { bytes: bytes() }, () => new URL("about:blank"));
}
