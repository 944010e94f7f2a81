// Whole games by the ways people have: keys and nothing else, and a finger on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, begin, setUpDucks, useBrowser, withPage } from "./support.mjs";

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
    assert.equal(await page.inputValue("#against"), "random");
    await tabTo(page, ({ id }) => id === "play");
    await page.keyboard.press("Enter");
    await page.waitForSelector("mallard-table");
    await page.evaluate(() => (playground.room.session.pace = 0));
    await tabTo(page, ({ text }) => text === "Complete at Random");
    await page.keyboard.press("Enter");
    await tabTo(page, ({ text }) => text === "Ready");
    await page.evaluate(() => document.querySelector("mallard-table").refresh()); // as when others act meanwhile
    assert.equal((await focused(page)).text, "Ready", "the same button keeps the focus");
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

test("with the keyboard, things are put anywhere on a plane", async () => {
  await withPage(async (page) => {
    await begin(page, "duckhammer", {});
    await page.evaluate(() => {
      const { session } = playground.room;
      const bot = session.match.bot("random", 3n);
      while (session.match.scene(0).status.phase !== "Deployment" || !session.match.asked().includes(0)) session.match.playOut([bot], 1);
      bot.dispose();
      session.events.changed(false);
      session.go();
    });
    const placing = () => page.evaluate(() => document.querySelector("mallard-table").shadowRoot.querySelector(".board").getAttribute("role") === "application");
    const ghost = () => page.evaluate(() => {
      const at = document.querySelector("mallard-table").shadowRoot.querySelector(".ghost");
      return at && [Number(at.getAttribute("cx")), Number(at.getAttribute("cy"))];
    });
    const said = () => page.evaluate(() => document.querySelector("mallard-table").shadowRoot.querySelector(".unseen").textContent);
    await page.locator("mallard-table").focus();
    let placed = 0;
    for (let keys = 0; placed < 3 && keys < 60; ++keys) {
      await myTurn(page);
      if (!(await placing())) {
        const at = await focused(page);
        if (!at.thing && !at.value) await tabTo(page, ({ thing, value }) => thing || value);
        await page.keyboard.press("Enter");
        continue;
      }
      const before = await actions(page);
      const at = await page.evaluate(() => document.querySelector("mallard-table").shadowRoot.activeElement.className);
      assert.equal(at, "board", "the table itself takes the keys");
      assert.ok(await ghost(), "where Enter would put it is shown at once");
      await page.keyboard.press("ArrowDown");
      const [from, name] = [await ghost(), await said()];
      assert.ok(from && name, "where it would stand is shown and told");
      for (const key of placed % 2 ? ["ArrowLeft", "ArrowLeft"] : ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
      const [x, y] = await ghost();
      assert.ok(placed % 2 ? x < from[0] : x > from[0], `from ${from} to ${[x, y]}`);
      assert.notEqual(await said(), name);
      await page.keyboard.press("Shift+ArrowLeft");
      const [fine] = await ghost();
      assert.ok(fine <= x && x - fine < Math.abs(x - from[0]), "with Shift by little");
      assert.ok(await page.evaluate(() => {
        const { top, bottom } = document.querySelector("mallard-table").shadowRoot.querySelector(".ghost").getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }), "in sight");
      await page.keyboard.press("Enter");
      if (!(await placing()) || (await actions(page)) > before) ++placed;
    }
    assert.equal(placed, 3);
    assert.deepEqual(await axe(page), []);
  });
});

test("a whole game with a finger on a phone, and a long press tells what lies there", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", {});
    await setUpDucks(page, { press: "tap" });
    const place = () => page.evaluate(() => {
      const root = document.querySelector("mallard-table").shadowRoot;
      const things = [...root.querySelectorAll('.can[data-ref*="1,1,0,"]')];
      if (things.length === 0) return undefined;
      const thing = things[Math.floor(things.length / 2)];
      thing.scrollIntoView({ block: "center" });
      const box = thing.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
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

test("everything legal can be clicked, however long it takes to find out", async () => {
  await withPage(async (page) => {
    // A clock by which every look at it takes ten seconds: no machine is slower.
    await page.evaluate(() => { let now = 0; performance.now = () => (now += 10_000); });
    for (const [game, least] of [["duck_dealer", 4], ["duckhammer", 20]]) {
      await begin(page, game, {});
      await page.waitForFunction(() => playground.room.session.match.asked().includes(0));
      const [legal, offered] = await page.evaluate(() => {
        const { table, session } = playground.room;
        const root = table.shadowRoot;
        const all = [...root.querySelectorAll(".stage [data-ref]")].flatMap((element) => element.dataset.ref.split(" ")).filter(Boolean);
        const choice = session.match.choice(0);
        const KIND = -1;
        const kinds = choice.values(KIND);
        if (kinds.length === 1) choice.set(KIND, kinds[0].value); // which the table does not ask
        const can = [...new Set(all)].filter((key) => {
          const [type, owner, row, first, second] = key.split(",").map(Number);
          return choice.whyNot({ type, owner, table: row, value: [first, second] }) === undefined;
        });
        choice.dispose();
        const offers = new Set([...root.querySelectorAll(".can")].flatMap((element) => element.dataset.ref.split(" ")));
        return [can, can.filter((key) => offers.has(key))];
      });
      assert.ok(legal.length >= least, `${game}: ${legal.length} things can be chosen`);
      assert.deepEqual(offered, legal, game);
    }
  });
});
