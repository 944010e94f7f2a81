// Says how large mallard.wasm is and how soon it is ready, against what was promised; too large is a
// failure. How soon it is differs from machine to machine, and is only told.
//
//   node bindings/web/measure.mjs             (after ./dev web)
//   node bindings/web/measure.mjs --write     writes it into docs/web.md, too
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { serve } from "./serve.mjs";

const MOST_BYTES = 1_048_576; // a megabyte as browsers show it
const AIMED_MS = 300;
const TIMES = 5;
const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = join(root, "build/web-package/mallard-rules");

/** Loads the library in this process, which has not done so before, and begins a match: milliseconds. */
async function startHere() {
  const began = performance.now();
  const { load } = await import(pathToFileURL(join(folder, "index.js")).href);
  (await load()).ruleset("battleducks").match({ seed: 1n });
  return performance.now() - began;
}

/** A process of its own each time: an engine keeps what it has compiled. */
function startsInNode() {
  const self = fileURLToPath(import.meta.url);
  return Array.from({ length: TIMES }, () => Number(execFileSync(process.execPath, [self, "--once"])));
}

/** The playground, from its address to where a game can be chosen; a browser of its own each time. */
async function startsInChromium() {
  const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
  if (!executablePath) return [];
  const { chromium } = await import("playwright-core");
  const site = await serve(join(root, "build/web-site"));
  const times = [];
  try {
    for (let i = 0; i < TIMES; ++i) {
      const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
      const page = await browser.newPage();
      await page.goto(site.url);
      times.push(await page.waitForFunction(() => document.documentElement.dataset.ready).then((ready) => ready.jsonValue()).then(Number));
      await browser.close();
    }
  } finally {
    site.close();
  }
  return times;
}

const middle = (times) => Math.round([...times].sort((a, b) => a - b)[times.length >> 1]);

async function measure() {
  const wasm = readFileSync(join(folder, "mallard.wasm"));
  const packed = brotliCompressSync(wasm, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } }).length;
  const page = await startsInChromium();
  const said = `\`mallard.wasm\` has ${Math.round(wasm.length / 1000)} kB, ${Math.round(packed / 1000)} kB with brotli (at most ${Math.round(MOST_BYTES / 1000)} kB). ` +
    `A first match is there ${middle(startsInNode())} ms after a new Node begins to load it` +
    `${page.length ? `, the playground ${middle(page)} ms after a new Chromium asks for it` : ""} (aimed at: ${AIMED_MS} ms; ` +
    `the middle of ${TIMES}, on a machine with ${availableParallelism()} processors and a load of ${loadavg()[0].toFixed(1)}).`;
  return { packed, said };
}

/** The paragraph of docs/web.md that says what was measured. */
function write(said) {
  const file = join(root, "docs/web.md");
  const text = readFileSync(file, "utf8");
  const [begin, end] = ["<!-- measured -->\n", "\n<!-- /measured -->"];
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (to < from) throw new Error(`${file} has no place for what was measured`);
  const lines = said.match(/.{1,125}(?= |$)/g).map((line) => line.trim());
  writeFileSync(file, `${text.slice(0, from)}${lines.join("\n")}${text.slice(to)}`);
}

if (process.argv.includes("--once")) {
  console.log(await startHere());
} else {
  const { packed, said } = await measure();
  console.log(said);
  if (process.argv.includes("--write")) write(said);
  if (packed > MOST_BYTES) {
    console.error("mallard.wasm is too large");
    process.exitCode = 1;
  }
}
