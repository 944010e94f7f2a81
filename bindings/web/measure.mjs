// Says how large mallard.wasm is and how soon it is ready, against what was promised.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const MOST_BYTES = 1_000_000;
const MOST_MS = 300;
const folder = join(dirname(fileURLToPath(import.meta.url)), "../../build/web-package/mallard-rules");
const { load } = await import(pathToFileURL(join(folder, "index.js")).href);

const wasm = readFileSync(join(folder, "mallard.wasm"));
const packed = brotliCompressSync(wasm, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } }).length;
const times = [];
for (let i = 0; i < 5; ++i) {
  const began = performance.now();
  const mallard = await load();
  mallard.ruleset("battleducks").match({ seed: 1n });
  times.push(performance.now() - began);
}
const ms = Math.round(times.sort((a, b) => a - b)[2]);
console.log(`mallard.wasm: ${wasm.length} bytes, ${packed} with brotli (at most ${MOST_BYTES}); ready with a first match in ${ms} ms (at most ${MOST_MS})`);
if (packed > MOST_BYTES) {
  console.error("mallard.wasm is too large");
  process.exit(1);
}
