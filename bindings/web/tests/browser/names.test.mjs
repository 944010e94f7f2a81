// What a screen reader is told of the table: the browser's own accessibility tree, shadow and all.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../published.mjs";
import { begin, useBrowser, withPage } from "./support.mjs";

useBrowser();
const mallard = await load();

/** How often each name is told, of images, groups and buttons. */
async function told(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const names = new Map();
  for (const { ignored, role, name } of nodes) {
    if (ignored || !["image", "img", "group", "button"].includes(role?.value)) continue;
    names.set(name?.value ?? "", (names.get(name?.value ?? "") ?? 0) + 1);
  }
  return names;
}

/** The titles that the library itself gives to the things of the picture, and how many things have each. */
const titles = (page) => page.evaluate(() => {
  const { table } = playground.room;
  const svg = new DOMParser().parseFromString(table.match.svg(table.viewer, "en", { references: true }), "image/svg+xml");
  const names = {};
  const things = new Map([...svg.querySelectorAll("[data-item] > title")].map((title) => [title.parentElement.getAttribute("data-item"), title.textContent]));
  for (const name of things.values()) names[name] = (names[name] ?? 0) + 1;
  return names;
});

async function everythingIsTold(page, when) {
  const [found, wanted] = [await told(page), await titles(page)];
  assert.ok(Object.keys(wanted).length > 5, `${when}: the picture has ${Object.keys(wanted).length} names`);
  for (const [name, count] of Object.entries(wanted)) {
    assert.ok((found.get(name) ?? 0) >= count, `${when}: "${name}" is told ${found.get(name) ?? 0} times, and ${count} things have it`);
  }
}

for (const { name: game } of mallard.games) {
  test(`everything on the table of ${game} has its name, chosen from, while others act, and at the end`, async () => {
    await withPage(async (page) => {
      await begin(page, game, {});
      await page.waitForFunction(() => playground.room.session.match.asked().includes(0));
      await everythingIsTold(page, "to choose from");
      await page.evaluate(() => { playground.room.table.readOnly = true; });
      assert.equal(await page.evaluate(() => document.querySelector("mallard-table").shadowRoot.querySelectorAll("[role=button], .can").length), 0);
      await everythingIsTold(page, "while others act");
      await page.evaluate(() => {
        const { session, table } = playground.room;
        session.paused = true;
        session.go();
        const bot = session.match.bot("random", 3n);
        session.match.playOut([bot], 60);
        bot.dispose();
        table.readOnly = false;
      });
      await everythingIsTold(page, "later");
    });
  });
}
