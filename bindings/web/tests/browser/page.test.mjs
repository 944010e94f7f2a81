// What people do with the page besides clicking on the table.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { begin, useBrowser, withPage } from "./support.mjs";

useBrowser();
const require = createRequire(import.meta.url);
const hash = (page) => page.evaluate(() => playground.room.session.match.hash().toString());
const settle = (page) => page.waitForFunction(() => document.querySelector("mallard-table")?.shadowRoot.querySelector(".ask button.value, .can"));

/** Serious problems that axe finds. */
async function axe(page) {
  await page.addScriptTag({ content: readFileSync(require.resolve("axe-core/axe.min.js"), "utf8") });
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`);
}

test("keyboard only: a set-up is filled, confirmed and the first shots are fired", async () => {
  await withPage(async (page) => {
    await page.locator('[data-game="battleducks"]').focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.id === "play");
    await page.locator("#against").focus();
    await page.keyboard.press("Home"); // the bot that does not think long
    await page.locator("#play").focus();
    await page.keyboard.press("Enter");
    await settle(page);
    const pressButton = async (text) => {
      await page.locator("mallard-table").getByRole("button", { name: text, exact: true }).focus();
      await page.keyboard.press("Enter");
    };
    await pressButton("Complete at Random");
    await pressButton("Ready");
    for (let shots = 0; shots < 3; ++shots) {
      await page.waitForFunction(() => document.querySelector("mallard-table").shadowRoot.querySelector(".can"));
      const before = await page.evaluate(() => playground.room.session.match.undoDepth);
      await page.evaluate(() => document.querySelector("mallard-table").shadowRoot.querySelector('.can[data-ref*="1,1,0,"]').focus());
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      const observe = page.locator("mallard-table").getByRole("button", { name: "Observe", exact: true });
      if (await observe.count()) await pressButton("Observe");
      await page.waitForFunction((depth) => playground.room.session.match.undoDepth > depth, before);
    }
    await page.keyboard.press("+");
  });
});

test("phone size: nothing is wider than the screen, and a game can be begun and played by touch", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", {});
    await settle(page);
    const table = page.locator("mallard-table");
    await table.getByRole("button", { name: "Complete at Random", exact: true }).tap();
    await table.getByRole("button", { name: "Ready", exact: true }).tap();
    await page.waitForFunction(() => document.querySelector("mallard-table").shadowRoot.querySelector('.can[data-ref*="1,1,0,"]'));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1), "no sideways scrolling");
    assert.deepEqual(await axe(page), []);
  }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
});

test("a mod is written, broken, mended, tested and played", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", {});
    await page.click("#edit");
    await page.waitForSelector("#status.good");
    const editor = page.locator(".cm-content");
    await editor.click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type('formation { id = "trio", category = "pears", shape = { "###" } }\n');
    await page.waitForSelector("#status.bad");
    assert.match(await page.textContent(".problems"), /content\.lua:1: .*pears/s);
    await page.waitForSelector(".cm-lintRange-error");
    assert.match(await page.textContent('[data-file="content.lua"]'), /✗/);
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+Shift+End");
    const template = await page.evaluate(() => mallard.packTemplate("battleducks", "my_pack")["content.lua"]);
    await page.evaluate((text) => navigator.clipboard.writeText(text), template);
    await page.keyboard.press("Control+V");
    await page.waitForSelector("#status.good");
    await page.click("#run-tests");
    await page.waitForSelector("#test-results li.good");
    assert.equal(await page.locator("#test-results li.bad").count(), 0);
    await page.click("#reload-pack");
    await page.waitForFunction(() => playground.room.session.pack);
    await page.click("#fresh-match");
    await page.selectOption("#option-mode", "my_pack");
    await page.click("#play");
    await settle(page);
    assert.match(await page.evaluate(() => document.querySelector("mallard-table").shadowRoot.querySelector(".stage").textContent), /Pair/);
  }, { permissions: ["clipboard-read", "clipboard-write"] });
});

test("completion and hovering know the game's types", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", {});
    await page.click("#edit");
    await page.waitForSelector("#status.good");
    await page.locator(".cm-content").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\nformation { sha");
    await page.waitForSelector(".cm-tooltip-autocomplete");
    assert.match(await page.textContent(".cm-tooltip-autocomplete"), /shape/);
  });
});

test("save and load, step back and forth, share, reload", async () => {
  await withPage(async (page) => {
    await begin(page, "ducks_in_tow", { seed: 4, watch: true, against: "random" });
    await page.waitForFunction(() => playground.room.session.length >= 12);
    await page.click("#run");
    const where = await page.evaluate(() => playground.room.session.position);
    const here = await hash(page);
    await page.click("#one-back");
    await page.click("#one-back");
    assert.equal(await page.evaluate(() => playground.room.session.position), where - 2);
    assert.notEqual(await hash(page), here);
    await page.click("#to-last");
    assert.equal(await hash(page), here);

    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
    const file = await download.path();
    await page.click("#share");
    await page.waitForFunction(() => location.hash.startsWith("#game="));
    await page.reload();
    await page.waitForFunction(() => globalThis.playground?.room);
    await page.evaluate(() => (playground.room.session.paused = true));
    const shared = await page.evaluate((length) => { playground.room.session.seek(length); return playground.room.session.match.hash().toString(); }, where);
    assert.equal(shared, here, "the link holds the match");
    await page.click("#games");
    await page.setInputFiles("#load", file);
    await page.waitForFunction(() => globalThis.playground?.room);
    const loaded = await page.evaluate((length) => { const { session } = playground.room; session.paused = true; session.seek(length); return session.match.hash().toString(); }, where);
    assert.equal(loaded, here, "the file holds the match");
    // Taking over from here: the first seat is a person's now.
    await page.selectOption("#player-0", "human");
    assert.deepEqual(await page.evaluate(() => playground.room.session.humans), [0]);
  });
});

test("French, light and dark, and nothing serious for axe", async () => {
  await withPage(async (page) => {
    await page.selectOption("#language", "fr");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
    assert.deepEqual(await axe(page), []);
    await begin(page, "naval_war", {});
    await settle(page);
    const text = await page.evaluate(() => document.querySelector("mallard-table").shadowRoot.textContent);
    assert.match(text, /à jouer/);
    assert.deepEqual(await axe(page), []);
    await page.click("#theme");
    await settle(page);
    assert.ok(await page.evaluate(() => document.querySelector("mallard-table").hasAttribute("data-dark") !== (document.documentElement.dataset.theme === "light")));
    assert.deepEqual(await axe(page), []);
  });
});

test("a plain module script uses the package with no bundler", async () => {
  await withPage(async (page) => {
    const version = await page.evaluate(() => mallard.version);
    assert.match(version, /^\d+\.\d+\.\d+$/);
  });
});
