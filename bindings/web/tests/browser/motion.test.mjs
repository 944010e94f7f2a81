// What moves: events that are shown as they come, and the picture under a hand that zooms it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, setUpDucks, useBrowser, withPage } from "./support.mjs";

useBrowser();

const actions = (page) => page.evaluate(() => playground.room.session.match.undoDepth);
const frame = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Where the picture is, against the board it is seen through. */
const picture = (page) => page.evaluate(() => {
  const root = document.querySelector("mallard-table").shadowRoot;
  const [board, stage] = [root.querySelector(".board").getBoundingClientRect(), root.querySelector(".stage").getBoundingClientRect()];
  return { scale: stage.width / board.width, x: stage.x - board.x, y: stage.y - board.y, box: { x: board.x, y: board.y, width: board.width, height: board.height } };
});

/** Something of the opponent's pond that can be chosen, and is in sight. */
const target = (page) => page.evaluate(() => {
  const root = document.querySelector("mallard-table").shadowRoot;
  const board = root.querySelector(".board");
  board.scrollIntoView({ block: "center" });
  const seen = board.getBoundingClientRect();
  const inSight = ({ x, y }) => x > seen.left + 5 && x < seen.right - 5 && y > Math.max(seen.top, 60) + 5 && y < Math.min(seen.bottom, innerHeight - 60) - 5;
  const things = [...root.querySelectorAll('.can[data-ref*="1,1,0,"]')].map((thing) => {
    const box = thing.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }).filter(inSight);
  return things[Math.floor(things.length / 2)];
});

test("what one does and what others do is animated, and each is drawn once", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", {});
    await setUpDucks(page);
    const seen = await page.evaluate(async () => {
      const { session, table } = playground.room;
      const root = table.shadowRoot;
      const stage = root.querySelector(".stage");
      const before = session.match.undoDepth;
      let draws = 0;
      let moving = 0;
      const lit = { 0: 0, 1: 0 };
      const known = new Set();
      const look = (records) => {
        draws += records.filter(({ target }) => target === stage).length;
        const { seat } = session.match.historyAction(session.match.undoDepth - 1);
        for (const spark of root.querySelectorAll(".spark")) {
          if (known.has(spark)) continue;
          known.add(spark);
          ++lit[seat];
          moving += spark.getAnimations().length;
        }
      };
      const watch = new MutationObserver(look);
      watch.observe(stage, { childList: true, subtree: true });
      for (let i = 0; i < 60 && !(lit[0] > 0 && lit[1] > 0); ++i) {
        if (!session.match.asked().includes(0)) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          --i;
          continue;
        }
        const things = [...root.querySelectorAll('.can[data-ref*="1,1,0,"]')];
        const thing = things[(i * 7) % things.length];
        thing.scrollIntoView({ block: "center" });
        const box = thing.getBoundingClientRect();
        thing.dispatchEvent(new MouseEvent("click", { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, composed: true }));
        look(watch.takeRecords());
      }
      session.paused = true;
      session.go();
      return { draws, lit, moving, actions: session.match.undoDepth - before };
    });
    assert.ok(seen.lit[0] > 0 && seen.lit[1] > 0, `both players' actions light up: ${JSON.stringify(seen)}`);
    assert.ok(seen.moving > 0, "and what lights up moves");
    assert.equal(seen.draws, seen.actions, `every action is drawn once: ${JSON.stringify(seen)}`);
    await page.waitForFunction(() => !document.querySelector("mallard-table").shadowRoot.querySelector(".spark"));
  }, { reducedMotion: "no-preference" });
});

test("things glide to where they are now", async () => {
  await withPage(async (page) => {
    await begin(page, "naval_war", { watch: true });
    await page.waitForFunction(() => document.querySelector("mallard-table").shadowRoot.querySelector(".stage").getAnimations({ subtree: true })
      .some((one) => !("animationName" in one) && one.effect.target.closest("[data-item]") && one.effect.getKeyframes().some(({ transform }) => /translate/.test(transform))));
  }, { reducedMotion: "no-preference" });
});

test("who wants no motion sees none", async () => {
  await withPage(async (page) => {
    await begin(page, "naval_war", { watch: true });
    await page.evaluate(() => {
      const root = document.querySelector("mallard-table").shadowRoot;
      globalThis.moved = 0;
      new MutationObserver(() => (moved += root.querySelectorAll(".spark").length + root.querySelector(".stage").getAnimations({ subtree: true }).length)).observe(root.querySelector(".stage"), { childList: true, subtree: true });
    });
    const from = await actions(page);
    await page.waitForFunction((before) => playground.room.session.match.undoDepth > before + 15, from);
    assert.equal(await page.evaluate(() => moved), 0);
  });
});

test("zoom by buttons, keys and wheel, and drag: the picture moves and nothing is played", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", {});
    await setUpDucks(page);
    const before = await actions(page);
    const table = page.locator("mallard-table");
    assert.equal((await picture(page)).scale, 1);
    await table.getByRole("button", { name: "Zoom in" }).click();
    const zoomed = await picture(page);
    assert.ok(zoomed.scale > 1.3, JSON.stringify(zoomed));
    const { box } = zoomed;
    const middle = { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, 600) };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 60, middle.y - 40, { steps: 5 });
    await page.mouse.up();
    const dragged = await picture(page);
    assert.ok(Math.abs(dragged.x - zoomed.x + 60) < 2 && Math.abs(dragged.y - zoomed.y + 40) < 2, JSON.stringify([zoomed, dragged]));
    assert.equal(await actions(page), before, "a drag plays nothing");
    await page.mouse.wheel(0, -200);
    await frame(page);
    assert.ok((await picture(page)).scale > dragged.scale, "the wheel zooms what is zoomed already");
    await table.getByRole("button", { name: "Zoom out" }).click();
    await table.getByRole("button", { name: "Show all" }).click();
    assert.deepEqual(({ ...(await picture(page)), box: 0 }), { scale: 1, x: 0, y: 0, box: 0 });
    await table.locator(".can").first().focus();
    await page.keyboard.press("+");
    assert.ok((await picture(page)).scale > 1.2);
    // What lies under the pointer is found in the zoomed picture, too.
    const at = await target(page);
    await page.mouse.click(at.x, at.y);
    await page.waitForFunction((was) => playground.room.session.match.undoDepth > was, before);
    assert.ok((await picture(page)).scale > 1.2, "playing leaves the zoom as it is");
  });
});

test("two fingers zoom, one moves what is zoomed, and neither plays", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", {});
    await setUpDucks(page, { press: "tap" });
    const before = await actions(page);
    const at = await target(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (type, ...points) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x: at.x + x, y: at.y + y, id })) });
    await touch("touchStart", [-30, 0]);
    await touch("touchStart", [-30, 0], [30, 0]);
    for (let i = 1; i <= 6; ++i) await touch("touchMove", [-30 - 8 * i, 0], [30 + 8 * i, 0]);
    await touch("touchEnd");
    const zoomed = await picture(page);
    assert.ok(zoomed.scale > 1.5, `pinched: ${JSON.stringify(zoomed)}`);
    await touch("touchStart", [0, 0]);
    for (let i = 1; i <= 6; ++i) await touch("touchMove", [-10 * i, 0]);
    await touch("touchEnd");
    const moved = await picture(page);
    assert.ok(moved.x < zoomed.x - 30, JSON.stringify([zoomed, moved]));
    assert.equal(await actions(page), before, "nothing was played");
    // A tap while the browser still follows the swipe only ends the swipe: one taps again.
    while ((await actions(page)) === before) {
      const thing = await target(page);
      await page.touchscreen.tap(thing.x, thing.y);
      await frame(page);
    }
  }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
});
