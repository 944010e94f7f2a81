// A real browser with the playground in it. Every page fails its test if the console says an error.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "../../serve.mjs";
import { root } from "../published.mjs";

const require = createRequire(import.meta.url);
const PATIENCE = Number(process.env.TEST_PATIENCE ?? 600_000); // ms; nothing depends on how fast a machine is, but a test that hangs must end
let browser;
let site;

/** Call it once a file. */
export function useBrowser() {
  before(async () => {
    site = await serve(join(root, "build/web-site"));
    const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  });
  after(async () => {
    await browser?.close();
    site?.close();
  });
}

/** Opens the playground and runs `body` with the page; nothing may be wrong in the console. */
export function withPage(body, { fragment = "", ...options } = {}) {
  return withSite(site.url + fragment, async (page) => {
    await page.waitForFunction(() => globalThis.playground);
    return body(page);
  }, options);
}

/** Opens any page, and runs `body` with it; nothing may be wrong in the console. */
export async function withSite(url, body, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  // Everything the page says in passing: it is gone again soon.
  await page.addInitScript(() => {
    globalThis.said = [];
    new MutationObserver(() => {
      const text = document.querySelector(".toast")?.textContent;
      if (text && globalThis.said.at(-1) !== text) globalThis.said.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.stack));
  try {
    await page.goto(url);
    const result = await body(page);
    assert.deepEqual(errors, [], "the console says nothing wrong");
    return result;
  } finally {
    await context.close();
  }
}

/** Serious problems that axe finds. */
export async function axe(page) {
  await page.addScriptTag({ content: readFileSync(require.resolve("axe-core/axe.min.js"), "utf8") });
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`);
}

/** Waits until something is asked here. */
export const settle = (page) => page.waitForFunction(() => document.querySelector("mallard-table")?.shadowRoot.querySelector(".ask button.value, .can"));

/** Lays out both fleets of BattleDucks at random, and waits for the first turn here. */
export async function setUpDucks(page, { press = "click" } = {}) {
  const table = page.locator("mallard-table");
  await table.getByRole("button", { name: "Complete at Random", exact: true })[press]();
  await table.getByRole("button", { name: "Ready", exact: true })[press]();
  await page.waitForFunction(() => document.querySelector("mallard-table").shadowRoot.querySelector('.can[data-ref*="1,1,0,"]'));
}

/** Begins a match through the forms of the page. */
export async function begin(page, game, { options = {}, seed = 1, watch = false, against = "random" } = {}) {
  await page.click("#games");
  await page.click(`[data-game="${game}"]`);
  for (const [name, value] of Object.entries(options)) {
    const input = page.locator(`#option-${name}`);
    if ((await input.evaluate((element) => element.tagName)) === "SELECT") await input.selectOption(value);
    else await input.fill(String(value));
  }
  await page.fill("#seed", String(seed));
  await page.selectOption("#against", against);
  await page.click(watch ? "#watch" : "#play");
  await page.waitForSelector("mallard-table");
  await page.evaluate(() => (playground.room.session.pace = 0));
}

/**
 * Plays this seat to the end of the match with clicks and nothing else: on things of the table, on
 * buttons, into the open. Runs inside the page, where a click takes no trip through the network.
 */
export async function playByClicks(page, { seed = 1, most = 6000, until = Infinity } = {}) {
  return page.evaluate(async ({ seed, most, until }) => {
    const table = document.querySelector("mallard-table");
    const root = table.shadowRoot;
    let state = seed;
    const random = (below) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return Math.floor(((state >>> 8) / 2 ** 24) * below);
    };
    const takesBack = new Set(mallard.games.find((game) => game.name === table.match.game).actions.filter((kind) => kind.takesBack).map((kind) => kind.number));
    const isBack = (element) => (element.dataset.ref ?? "").split(" ").some((key) => key.startsWith("65535,") && takesBack.has(Number(key.split(",")[3])));
    const clickAt = (element, x, y) => {
      for (const type of ["pointerdown", "pointerup", "click"]) {
        element.dispatchEvent(new (type === "click" ? MouseEvent : PointerEvent)(type, { clientX: x, clientY: y, bubbles: true, composed: true }));
      }
    };
    const clickThing = (element) => {
      element.scrollIntoView({ block: "center" });
      const box = element.getBoundingClientRect();
      clickAt(element, box.x + box.width / 2, box.y + box.height / 2);
    };
    let clicks = 0;
    let onTable = 0;
    let idle = 0;
    let last = performance.now();
    while (!table.match.outcome().over && clicks < most && !(table.match.undoDepth >= until)) {
      // Let the page live: bots answer between two clicks.
      if (performance.now() - last > 50) {
        await new Promise((resolve) => setTimeout(resolve));
        last = performance.now();
      }
      document.querySelector("#have-it")?.click();
      const buttons = [...root.querySelectorAll(".ask button.value")].filter((button) => !isBack(button));
      const things = [...root.querySelectorAll(".can:not([data-area])")];
      const plane = root.querySelector("g[data-area] > rect.g1");
      if (buttons.length + things.length === 0 && !root.querySelector(".ask .note")) {
        // A way that leads no further is begun anew, as a person would. While others think there is no hurry.
        if (table.match.asked().some((seat) => table.seats.includes(seat))) ++idle;
        if (idle % 5 === 4) root.querySelector("[data-do=cancel]")?.click();
        if (idle > 50) return { over: false, clicks, why: root.querySelector(".ask").textContent };
        await new Promise((resolve) => setTimeout(resolve, 10));
        continue;
      }
      idle = 0;
      ++clicks;
      const cancel = root.querySelector("[data-do=cancel]");
      if (cancel && clicks % 40 === 0) cancel.click();
      else if (things.length && (buttons.length === 0 || random(3) > 0)) {
        ++onTable;
        clickThing(things[random(things.length)]);
      } else if (buttons.length) buttons[random(buttons.length)].click();
      else if (plane) {
        plane.scrollIntoView({ block: "center" });
        const box = plane.getBoundingClientRect();
        ++onTable;
        clickAt(plane, box.x + (box.width * random(1000)) / 1000, box.y + (box.height * random(1000)) / 1000);
      } else cancel?.click();
    }
    return { over: table.match.outcome().over, clicks, onTable, actions: table.match.undoDepth, why: root.querySelector(".ask").textContent };
  }, { seed, most, until: until === Infinity ? undefined : until });
}
