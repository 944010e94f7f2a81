// Whole games by the ways people have: keys and nothing else, and a finger on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, begin, useBrowser, withPage } from "./support.mjs";

useBrowser();

/** What has the focus, looked into the component. */
const focused = (page) => page.evaluate(() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return { id: at?.id ?? "", game: at?.dataset?.game ?? "", text: at?.textContent?.trim() ?? "", value: at?.classList?.contains("value") ?? false, thing: at?.classList?.contains("can") ?? false };
});

/** Presses Tab until what has the focus is wanted. */
async function tabTo(page, wanted, key = "Tab", most = 90) {
  for (let i = 0; i < most; ++i) {
    const at = await focused(page);
    if (wanted(at)) return at;
    await page.keyboard.press(key);
  }
  assert.fail(`not reached with ${key}: ${wanted}`);
}

/** How many actions were done so far. */
const actions = (page) => page.evaluate(() => playground.room.session.match.undoDepth);

/** Waits until it is one's turn, however long the bot thinks; false when the game is over. */
async function myTurn(page) {
  const stands = await page.waitForFunction(() => {
    const { match } = playground.room.session;
    return match.outcome().over ? "over" : match.asked().includes(0) && "mine";
  });
  return (await stands.jsonValue()) === "mine";
}

/** Plays to the end: `act` does something whenever it is one's turn. */
async function playToTheEnd(page, act) {
  let acts = 0;
  while (await myTurn(page)) {
    assert.ok(acts < 900, `the game goes on after ${acts} times, with ${await actions(page)} actions`);
    await act(acts++);
  }
}

test("a whole game with the keyboard and nothing else", async () => {
  await withPage(async (page) => {
    await tabTo(page, ({ game }) => game === "battleducks");
    await page.keyboard.press("Enter");
    await tabTo(page, ({ id }) => id === "against", "Shift+Tab");
    await page.keyboard.press("Home"); // the bot that does not think long
    await tabTo(page, ({ id }) => id === "play");
    await page.keyboard.press("Enter");
    await page.waitForSelector("mallard-table");
    await page.evaluate(() => (playground.room.session.pace = 0));
    await tabTo(page, ({ text }) => text === "Complete at Random");
    await page.keyboard.press("Enter");
    await tabTo(page, ({ text }) => text === "Ready");
    await page.keyboard.press("Enter");
    // From here the focus is kept: it is never looked for again but where it was lost for good reason.
    const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"];
    let tabs = 0;
    await playToTheEnd(page, async (i) => {
      const at = await focused(page);
      if (!at.thing && !at.value) {
        ++tabs;
        await tabTo(page, ({ thing, value }) => thing || value);
      }
      if (i % 3 === 0) await page.keyboard.press(arrows[(i / 3) % arrows.length]);
      await page.keyboard.press("Enter");
    });
    assert.ok(tabs < 5, `the focus is kept between actions, and was lost ${tabs} times`);
  });
});

test("a whole game with a finger on a phone, and a long press tells what lies there", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", {});
    const table = page.locator("mallard-table");
    await table.getByRole("button", { name: "Complete at Random", exact: true }).tap();
    await table.getByRole("button", { name: "Ready", exact: true }).tap();
    const place = () => page.evaluate(() => {
      const root = document.querySelector("mallard-table").shadowRoot;
      const things = [...root.querySelectorAll('.can[data-ref*="1,1,0,"]')];
      if (things.length === 0) return undefined;
      const thing = things[Math.floor(things.length / 2)];
      thing.scrollIntoView({ block: "center" });
      const box = thing.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    await page.waitForFunction(() => document.querySelector("mallard-table").shadowRoot.querySelector('.can[data-ref*="1,1,0,"]'));
    const first = await place();
    const before = await actions(page);
    const finger = await page.context().newCDPSession(page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [first] });
    await page.waitForFunction(() => document.querySelector("mallard-table").shadowRoot.querySelector(".tip").textContent !== "");
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    assert.equal(await actions(page), before, "a long press does nothing else");
    await playToTheEnd(page, async () => {
      const at = await place();
      if (at) await page.touchscreen.tap(at.x, at.y);
    });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1), "no sideways scrolling");
    assert.deepEqual(await axe(page), []);
  }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
});
