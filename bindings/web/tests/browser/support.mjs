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
export async function withPage(body, { fragment = "", ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.stack));
  try {
    await page.goto(site.url + fragment);
    await page.waitForFunction(() => globalThis.playground);
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
export async function playByClicks(page, { seed = 1, most = 6000 } = {}) {
  return page.evaluate(async ({ seed, most }) => {
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
    while (!table.match.outcome().over && clicks < most) {
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
        // A way that leads no further is begun anew, as a person would.
        if (++idle % 50 === 0) root.querySelector("[data-do=cancel]")?.click();
        if (idle > 4000) return { over: false, clicks, why: root.querySelector(".ask").textContent };
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
  }, { seed, most });
}
