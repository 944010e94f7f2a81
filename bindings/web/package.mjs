// Puts the npm package together: build/web-package/mallard-rules. Needs build/web/mallard.wasm.
//
//   node bindings/web/package.mjs
import { build } from "esbuild";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { licences } from "./licences.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const out = join(root, "build/web-package/mallard-rules");
const wasm = join(root, "build/web/mallard.wasm");
const version = /^project\(mallard VERSION ([0-9.]+)/m.exec(readFileSync(join(root, "CMakeLists.txt"), "utf8"))[1];

const inlined = {
  name: "wasm as base64",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^mallard-wasm-base64$/ }, () => ({ path: wasm, namespace: "base64" }));
    esbuild.onLoad({ filter: /.*/, namespace: "base64" }, () => ({ contents: readFileSync(wasm).toString("base64"), loader: "text" }));
  },
};

/** Entries of the package: what people import, and where its source is. */
const entries = { index: "index.ts", inline: "inline.ts", table: "table/index.ts", worker: "worker/index.ts", "worker-host": "worker/host.ts" };

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(here, "src", file)])),
  outdir: out,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  platform: "neutral",
  minifyWhitespace: true,
  plugins: [inlined],
  logLevel: "warning",
});
const tsc = join(here, "node_modules/typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-p", join(here, "tsconfig.types.json"), "--outDir", join(out, "types")], { stdio: "inherit" });
copyFileSync(wasm, join(out, "mallard.wasm"));
for (const name of ["LICENSE", "THIRD_PARTY.md"]) copyFileSync(join(root, name), join(out, name));
writeFileSync(join(out, "licences.txt"), licences());
copyFileSync(join(here, "npm-readme.md"), join(out, "README.md"));

const entry = (name) => ({ types: `./types/${entries[name].replace(/ts$/, "d.ts")}`, default: `./${name}.js` });
writeFileSync(join(out, "package.json"), JSON.stringify({
  name: "mallard-rules",
  version,
  description: "Rules engines for tabletop games: legal moves, events, scenes, bots, replays and Lua mods, in WebAssembly",
  license: "MIT",
  keywords: ["board game", "tabletop", "rules engine", "wasm", "web component"],
  type: "module",
  sideEffects: ["./table.js", "./worker-host.js"],
  exports: {
    ".": entry("index"),
    "./inline": entry("inline"),
    "./table": entry("table"),
    "./worker": entry("worker"),
    "./mallard.wasm": "./mallard.wasm",
    "./package.json": "./package.json",
  },
  files: ["*.js", "*.wasm", "types", "THIRD_PARTY.md", "licences.txt"],
  engines: { node: ">=18" },
}, null, 2) + "\n");
console.log(`Made ${out.slice(root.length + 1)} (${version})`);
