// What bundlers make of the package with no settings at all, run in a browser: the library, the same
// in a worker that fetches its own mallard.wasm, and the table.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../../serve.mjs";
import { project } from "../project.mjs";
import { load } from "../published.mjs";
import { useBrowser, withSite } from "./support.mjs";

useBrowser();
const mallard = await load();
const HASH = mallard.ruleset("naval_war").match({ seed: 7n }).hash().toString();

const page = (script) => `<!doctype html><title>user</title><link rel="icon" href="data:,"><mallard-table></mallard-table><script type="module" src="${script}"></script>`;
const PLAY = `import { load } from "mallard-rules";
import { load as loadWorker } from "mallard-rules/worker";
import "mallard-rules/table";

async function main() {
  const mallard = await load();
  const match = mallard.ruleset("naval_war").match({ seed: 7n });
  document.querySelector("mallard-table").match = match;
  const found = [match.hash()];
  for (const options of [{}, { module: mallard.module }]) {
    const worker = await loadWorker(options);
    found.push(await (await (await worker.ruleset("naval_war")).match({ seed: 7n })).hash());
    worker.terminate();
  }
  globalThis.found = found.map(String);
}
main().catch((error) => (globalThis.found = [String(error)]));
`;

/** Opens what was made and sees that it plays; three hashes, unless told otherwise. */
async function plays(url, expected = [HASH, HASH, HASH]) {
  await withSite(url, async (tab) => {
    const found = await (await tab.waitForFunction(() => globalThis.found)).jsonValue();
    assert.deepEqual(found, expected);
    assert.ok(await tab.evaluate(() => document.querySelector("mallard-table").shadowRoot.querySelector(".stage svg [data-item]")), "the table draws it");
  });
}

/** Serves a folder while `plays` looks at it. */
async function playsFrom(folder, expected) {
  const site = await serve(folder);
  try {
    await plays(site.url, expected);
  } finally {
    site.close();
  }
}

test("Vite builds it with no settings", async () => {
  const { build } = await import("vite");
  const user = project({ "index.html": page("/main.js"), "main.js": PLAY });
  await build({ root: user.at, configFile: false, logLevel: "error" });
  await playsFrom(join(user.at, "dist"));
  user.remove();
});

test("Vite serves it for development with no settings", async () => {
  const { createServer } = await import("vite");
  const user = project({ "index.html": page("/main.js"), "main.js": PLAY });
  const server = await createServer({ root: user.at, configFile: false, logLevel: "error", server: { host: "127.0.0.1" } });
  try {
    await server.listen(0);
    await plays(server.resolvedUrls.local[0]);
  } finally {
    await server.close();
    user.remove();
  }
});

test("webpack builds it with no settings", async () => {
  const { default: webpack } = await import("webpack");
  const user = project({ "main.js": PLAY });
  const out = join(user.at, "dist");
  const stats = await new Promise((resolve, reject) =>
    webpack({ mode: "production", context: user.at, entry: "./main.js", output: { path: out } }, (error, result) => (error ? reject(error) : resolve(result))));
  assert.equal(stats.hasErrors(), false, stats.toString());
  writeFileSync(join(out, "index.html"), page("main.js"));
  await playsFrom(out);
  user.remove();
});

test("esbuild builds it from the single file", async () => {
  const { build } = await import("esbuild");
  const user = project({
    "main.js": `import { load } from "mallard-rules/inline";
import "mallard-rules/table";
load().then((mallard) => {
  const match = mallard.ruleset("naval_war").match({ seed: 7n });
  document.querySelector("mallard-table").match = match;
  globalThis.found = [String(match.hash())];
});
`,
    "index.html": page("main.out.js"),
  });
  await build({ entryPoints: [join(user.at, "main.js")], outfile: join(user.at, "main.out.js"), bundle: true, format: "esm", logLevel: "error" });
  await playsFrom(user.at, [HASH]);
  user.remove();
});

test("a worker that cannot be had, or says what nobody understands, fails and does not hang", async () => {
  const user = project({
    "index.html": page("main.js"),
    "main.js": `import { load } from "./node_modules/mallard-rules/index.js";
import { load as loadWorker } from "./node_modules/mallard-rules/worker.js";
import "./node_modules/mallard-rules/table.js";
const Plain = Worker;
const made = [];
const wrap = (change) => (globalThis.Worker = class extends Plain { constructor(url, options) { super(change(url), options); made.push(this); } });
async function main() {
  const mallard = await load();
  document.querySelector("mallard-table").match = mallard.ruleset("naval_war").match({ seed: 7n });
  const why = (promise) => promise.then(() => "no failure", ({ status, message }) => status + ": " + message);
  const found = [];
  wrap(() => URL.createObjectURL(new Blob(["this is no script"], { type: "text/javascript" })));
  found.push(await why(loadWorker()));
  wrap((url) => url);
  const worker = await loadWorker({ module: mallard.module });
  const ruleset = await worker.ruleset("naval_war");
  const pending = ruleset.match({ seed: 7n });
  made.at(-1).dispatchEvent(new MessageEvent("messageerror"));
  found.push(await why(pending), await why(ruleset.match({ seed: 7n })));
  globalThis.found = found;
}
main();
`,
  });
  const bad = "UNAVAILABLE: the worker has said what could not be understood";
  await playsFrom(user.at, ["UNAVAILABLE: the worker's script could not be loaded", bad, bad]);
  user.remove();
});
