// Puts the playground together: build/web-site, static files for any host. Needs build/web/mallard.wasm.
//
//   node bindings/web/site.mjs
import { build } from "esbuild";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundledPackages, licences } from "./licences.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const out = join(root, "build/web-site");

// The editor's types, one file a game.
const types = {
  name: "Lua types",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^mallard-lua-types$/ }, () => ({ path: "types", namespace: "lua-types" }));
    esbuild.onLoad({ filter: /.*/, namespace: "lua-types" }, () => {
      const folder = join(root, "scripting/types");
      const files = readdirSync(folder).filter((name) => name.endsWith(".lua"));
      return { contents: JSON.stringify(Object.fromEntries(files.map((name) => [name.slice(0, -4), readFileSync(join(folder, name), "utf8")]))), loader: "json" };
    });
  },
};

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const { metafile } = await build({
  entryPoints: { main: join(here, "playground/main.ts"), "worker-host": join(here, "src/worker/host.ts"), style: join(here, "playground/style.css") },
  outdir: out,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  plugins: [types],
  metafile: true,
  logLevel: "warning",
});
copyFileSync(join(out, "style.css"), join(out, "main.css"));
rmSync(join(out, "style.css"));
copyFileSync(join(here, "playground/index.html"), join(out, "index.html"));
copyFileSync(join(root, "build/web/mallard.wasm"), join(out, "mallard.wasm"));
writeFileSync(join(out, "licences.txt"), licences(bundledPackages(metafile)));
console.log("Made build/web-site");
