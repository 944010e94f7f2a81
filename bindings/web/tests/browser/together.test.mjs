// Two people at one screen, and people who take over: what each may see, and that it goes on to the end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, begin, playByClicks, useBrowser, withPage } from "./support.mjs";

useBrowser();

/** Everything of the page that somebody could read, hear or find: texts, labels, tooltips, live regions. */
const everything = (page) => page.evaluate(() => {
  const roots = [document.body, document.querySelector("mallard-table").shadowRoot];
  return roots.map((root) => {
    const attributes = [...root.querySelectorAll("*")].filter((element) => !["STYLE", "SCRIPT"].includes(element.tagName))
      .flatMap((element) => ["aria-label", "title", "alt", "data-ref", "data-item"].map((name) => element.getAttribute(name) ?? ""));
    const texts = [...root.children].filter((element) => element.tagName !== "STYLE").map((element) => element.textContent);
    return [...texts, ...attributes].join("\n");
  }).join("\n");
});

const part = (page, name) => page.evaluate((which) => document.querySelector("mallard-table").shadowRoot.querySelector(which).textContent, name);

test("two people at one screen: under the curtain and behind it nothing of the other is left", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", { against: "human", seed: 5 });
    assert.equal(await page.locator(".curtain").count(), 0, "who begins has the screen already");
    // The first player lays out a fleet, which is nobody's business.
    await page.locator("mallard-table").getByRole("button", { name: "Complete at Random", exact: true }).click();
    const mine = await page.evaluate(() => {
      const { match } = playground.room.session;
      const told = Array.from({ length: match.eventCount(0) }, (_, i) => match.story(0, i).text).filter(Boolean);
      const common = new Set(Array.from({ length: match.eventCount(1) }, (_, i) => match.story(1, i).text));
      return [...new Set(told)].filter((text) => !common.has(text));
    });
    assert.ok(mine.length >= 5, `only the first player hears ${mine.length} things`);
    const shown = await everything(page);
    assert.ok(mine.every((text) => shown.includes(text)), "the log of the first player has them: the search below can find them");
    // A tooltip of the first player's is open when the screen is handed on.
    const duck = await page.evaluate(() => {
      const things = document.querySelector("mallard-table").shadowRoot.querySelectorAll('.stage [data-ref*="1,0,0,"]');
      const box = things[things.length >> 1].getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    await page.mouse.move(duck.x, duck.y);
    await page.waitForFunction(() => document.querySelector("mallard-table").shadowRoot.querySelector(".tip").textContent !== "");

    await page.evaluate(() => [...document.querySelector("mallard-table").shadowRoot.querySelectorAll(".ask button")].find((button) => button.textContent === "Ready").click());
    await page.waitForSelector(".curtain");
    assert.deepEqual(await axe(page), []);
    assert.ok(await page.evaluate(() => document.querySelector("#app").inert), "keys and screen readers stay out, too");
    assert.match(await page.textContent(".curtain"), /Player 2/);
    const search = async (where) => {
      const found = await everything(page);
      for (const text of mine) assert.ok(!found.includes(text), `${where}: ${text}`);
    };
    await search("under the curtain");
    assert.equal(await part(page, ".tip"), "");
    assert.equal(await page.evaluate(() => document.querySelector("mallard-table").viewer), -2, "nobody's eyes");
    await page.click("#have-it");
    await page.waitForFunction(() => document.querySelector("mallard-table").viewer === 1);
    await search("behind the curtain");
    assert.equal(await page.evaluate(() => document.querySelector("#app").inert), false);
    assert.ok(await page.evaluate(() => document.querySelector("mallard-table").shadowRoot.querySelector(".ask button.value")), "the second player is asked");
  });
});

for (const [game, options] of [["battleducks", {}], ["duck_dealer", { turns: 3 }]]) {
  test(`two people play ${game} to its end, the screen going to and fro`, async () => {
    await withPage(async (page) => {
      await begin(page, game, { against: "human", options });
      await page.evaluate(() => {
        globalThis.curtains = 0;
        new MutationObserver((records) => (curtains += records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.className === "curtain").length)).observe(document.body, { childList: true });
      });
      const played = await playByClicks(page);
      assert.ok(played.over, JSON.stringify(played));
      assert.ok((await page.evaluate(() => curtains)) >= 3, "the screen was handed on");
      assert.equal(await page.locator(".curtain").count(), 0);
    });
  });
}

test("after taking over from a turn in the middle, one plays on to the end", async () => {
  await withPage(async (page) => {
    await begin(page, "ducks_in_tow", { options: { round_limit: 4 }, seed: 4, watch: true, against: "random" });
    await page.waitForFunction(() => playground.room.session.length >= 12);
    await page.click("#run");
    await page.click("#to-first");
    for (let i = 0; i < 6; ++i) await page.click("#one-on");
    const before = await page.evaluate(() => playground.room.session.position);
    assert.equal(before, 6);
    await page.selectOption("#player-0", "human");
    await page.click("#run");
    const played = await playByClicks(page);
    assert.ok(played.over && played.clicks > 0, JSON.stringify(played));
    const acts = await page.evaluate(() => {
      const { match } = playground.room.session;
      return Array.from({ length: match.undoDepth }, (_, i) => match.historyAction(i).seat);
    });
    assert.ok(acts.slice(6).includes(0), "the first seat was played by clicks");
    assert.equal(await page.evaluate(() => playground.room.session.match.redoDepth), 0, "what was played before is forgotten from there");
  });
});

test("a match with one's own pack is played to its end by clicks", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", {});
    await page.click("#edit");
    await page.waitForSelector("#status.good");
    await page.click("#fresh-match");
    await page.selectOption("#option-mode", "my_pack");
    await page.selectOption("#against", "random");
    await page.click("#play");
    await page.waitForSelector("mallard-table");
    await page.evaluate(() => (playground.room.session.pace = 0));
    const played = await playByClicks(page);
    assert.ok(played.over, JSON.stringify(played));
    assert.match(await page.evaluate(() => playground.room.session.match.options()), /mode=my_pack/);
    const [replay, pack, hash] = await page.evaluate(() => {
      const { match, pack: files } = playground.room.session;
      return [[...match.replay()], files, match.hash().toString()];
    });
    assert.ok("content.lua" in pack);
    const again = await page.evaluate(([bytes, files]) => {
      const ruleset = mallard.ruleset("battleducks", [files]);
      return ruleset.fromReplay(Uint8Array.from(bytes)).hash().toString();
    }, [replay, pack]);
    assert.equal(again, hash, "its replay is its own proof");
  });
});
