// The workshop: what the editor knows, zips, hot reload into a running match, and the balance of a mod.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { axe, begin, setUpDucks, settle, useBrowser, withPage } from "./support.mjs";

useBrowser();

async function openEditor(page, game) {
  await begin(page, game, {});
  await settle(page);
  await page.click("#edit");
  await page.waitForSelector("#status.good");
}

test("every game's template is without mistakes, passes its tests and is previewed", async () => {
  await withPage(async (page) => {
    for (const game of await page.evaluate(() => mallard.games.map(({ name }) => name))) {
      await openEditor(page, game);
      await page.click("#run-tests");
      await page.waitForSelector("#test-results li");
      assert.deepEqual(await page.locator("#test-results li.bad").allTextContents(), [], game);
      const line = await page.evaluate(() => {
        const { files } = playground.room.workshop;
        const rows = files["content.lua"].split("\n");
        return rows.findIndex((row) => /^\s+id = /.test(row)) + 1;
      });
      await page.evaluate((at) => playground.room.workshop.show("content.lua", at), line);
      await page.waitForSelector(".preview h3");
    }
    assert.deepEqual(await axe(page), []);
  });
});

/** Moves the mouse over a word of the code that is no comment, until the editor says something about it; what it says. */
async function hover(page, word) {
  const find = () => page.evaluate((wanted) => {
    const walk = document.createTreeWalker(document.querySelector(".cm-content"), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const index = node.data.search(new RegExp(`\\b${wanted}\\b`));
      if (index < 0 || node.parentElement.closest(".cm-line").textContent.trimStart().startsWith("--")) continue;
      node.parentElement.scrollIntoView({ block: "center" });
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + wanted.length);
      const box = range.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
  }, word);
  // The editor may still be laying itself out: where the word is, is asked again until it answers.
  const tip = page.locator(".cm-tooltip-hover");
  while (!(await tip.isVisible())) {
    const at = await find();
    if (at) {
      await page.mouse.move(at.x - 40, at.y + 60);
      await page.mouse.move(at.x, at.y, { steps: 4 });
    }
    await tip.waitFor({ timeout: 2000 }).catch(() => undefined);
  }
  return tip.textContent();
}

/** Types at the end of the file, and waits until the editor offers a word. */
async function offers(page, typed, word) {
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(typed);
  // A list for half of the word may come first.
  await page.waitForFunction((wanted) => [...document.querySelectorAll(".cm-tooltip-autocomplete .cm-completionLabel")].some((label) => label.textContent === wanted), word);
}

for (const { game, known, means, typed, offered } of [
  { game: "battleducks", known: "shape", means: /shape.*string/s, typed: "\nformation { sha", offered: "shape" },
  { game: "naval_war", known: "copies", means: /copies.*integer/s, typed: "\nship { len", offered: "length" },
  { game: "duckhammer", known: "hp", means: /hp.*integer/s, typed: "\nmodel { mov", offered: "movement" },
]) {
  test(`hovering and completion know the types of ${game}`, async () => {
    await withPage(async (page) => {
      await openEditor(page, game);
      assert.match(await hover(page, known), means);
      await offers(page, typed, offered);
    });
  });
}

test("what a function of a pack may do is offered after a colon", async () => {
  await withPage(async (page) => {
    await openEditor(page, "duckhammer");
    await offers(page, "\nmodel_ability { on_round_start = function(ctx) ctx:brav", "bravery");
  });
});

test("a pack goes into a zip and comes back", async () => {
  await withPage(async (page) => {
    await openEditor(page, "naval_war");
    await page.fill("#file-name", "content/more.lua");
    await page.click("#add-file");
    await page.locator(".cm-content").click();
    await page.keyboard.type("-- written by a test");
    await page.waitForFunction(() => playground.room.workshop.files["content/more.lua"]?.includes("written"));
    const before = await page.evaluate(() => playground.room.workshop.files);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#export-zip")]);
    const zip = await download.path();
    assert.equal(readFileSync(zip).subarray(0, 2).toString(), "PK");
    await page.click("#template");
    await page.waitForFunction(() => !("content/more.lua" in playground.room.workshop.files));
    await page.setInputFiles("#import-zip", { name: "my_pack.zip", mimeType: "application/zip", buffer: readFileSync(zip) });
    await page.waitForFunction(() => "content/more.lua" in playground.room.workshop.files);
    assert.deepEqual(await page.evaluate(() => playground.room.workshop.files), before);
    await page.setInputFiles("#import-zip", { name: "broken.zip", mimeType: "application/zip", buffer: Buffer.from("no zip at all") });
    await page.waitForFunction(() => said.length > 0);
    assert.deepEqual(await page.evaluate(() => playground.room.workshop.files), before, "what is no zip changes nothing");
  });
});

test("a running match is carried over to what was changed, or goes on as it was", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", {});
    await settle(page);
    await setUpDucks(page);
    const where = () => page.evaluate(() => { const { phase, round, asked } = playground.room.session.match.scene(0).status; return { phase, round, asked }; });
    const before = await where();
    await page.click("#edit");
    await page.waitForSelector("#status.good");
    await page.evaluate(() => playground.room.workshop.open({
      ...playground.room.workshop.files,
      "content/name.lua": 'patch.formation { id = "battleducks:single", name = "Lonely Duck" }\n',
    }));
    await page.waitForSelector("#status.good");
    await page.click("#reload-pack");
    await page.waitForFunction(() => document.querySelector("mallard-table").shadowRoot.querySelector(".stage").textContent.includes("Lonely Duck"));
    assert.deepEqual(await where(), before, "the match goes on where it was");
    // What is in play cannot go away: told, and nothing changes.
    const hash = await page.evaluate(() => playground.room.session.match.hash().toString());
    await page.evaluate(() => playground.room.workshop.open({ "pack.lua": playground.room.workshop.files["pack.lua"], "content.lua": "board { id = " }));
    await page.waitForSelector("#status.bad");
    assert.ok(await page.locator("#reload-pack").isDisabled());
    assert.equal(await page.evaluate(() => playground.room.session.match.hash().toString()), hash);
  });
});

test("a hundred bot games in workers, with a bar and a chart", async () => {
  await withPage(async (page) => {
    await openEditor(page, "battleducks");
    await page.selectOption("#balance-bot", "random");
    await page.click("#balance");
    await page.waitForSelector("progress");
    await page.waitForFunction(() => document.querySelector("progress")?.value === 100);
    const label = await page.getAttribute("#balance-chart svg", "aria-label");
    const counts = [...label.matchAll(/: (\d+)/g)].map(([, count]) => Number(count));
    assert.equal(counts.length, 3, label);
    assert.ok(counts[0] + counts[1] >= 100 - counts[2] && counts[0] > 10 && counts[1] > 10, label);
    assert.match(label, /^Player 1: /);
    assert.deepEqual(await axe(page), []);
  });
});
