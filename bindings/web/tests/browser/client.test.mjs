// <mallard-table> as the client of a server: what is chosen is sent and not done here, and the match is
// a view that the server has sent.
import assert from "node:assert/strict";
import { test } from "node:test";
import { serve } from "../../serve.mjs";
import { project } from "../project.mjs";
import { useBrowser, withSite } from "./support.mjs";

useBrowser();

// The server's match and the client's library share nothing but bytes.
const CLIENT = `import { load } from "./node_modules/mallard-rules/index.js";
import "./node_modules/mallard-rules/table.js";

const [there, here] = [await load(), await load()];
const server = there.ruleset("naval_war").match({ seed: 9n });
for (const seat of [0, 1]) {
  server.apply(seat, { kind: "fill" });
  server.apply(seat, { kind: "ready" });
}
const rules = here.ruleset("naval_war");
const table = document.querySelector("mallard-table");
const show = () => (table.match = rules.fromView(server.snapshot(0)));
show();
const root = table.shadowRoot;
Object.assign(globalThis, {
  server, table, show, sent: [], refused: [],
  asked: () => root.querySelector(".ask").textContent,
  things: () => [...root.querySelectorAll(".can")],
  buttons: () => [...root.querySelectorAll(".ask button.value")],
  /** Clicks until something is sent. */
  choose() {
    const before = sent.length;
    for (let i = 0; i < 20 && sent.length === before; ++i) {
      const button = buttons()[0];
      if (button) button.click();
      else {
        const [type, owner, row, first, second] = things()[0].dataset.ref.split(" ")[0].split(",").map(Number);
        table.pick({ type, owner, table: row, value: [first, second] });
      }
    }
  },
});
table.addEventListener("mallard-refused", ({ detail }) => refused.push(detail));
globalThis.ready = true;
`;

function withClient(body) {
  return async () => {
    const user = project({
      "index.html": `<!doctype html><html lang="en"><title>client</title><link rel="icon" href="data:,"><mallard-table></mallard-table><script type="module" src="main.js"></script>`,
      "main.js": CLIENT,
    });
    const site = await serve(user.at);
    try {
      await withSite(site.url, async (page) => {
        await page.waitForFunction(() => globalThis.ready);
        await body(page);
      });
    } finally {
      site.close();
      user.remove();
    }
  };
}

test("a view is shown and played through the eyes it was made for", withClient(async (page) => {
  const found = await page.evaluate(() => ({
    viewer: table.viewer, seats: table.seats, turn: server.asked(), things: things().length, buttons: buttons().length,
    drawn: table.shadowRoot.querySelectorAll(".stage [data-item]").length,
  }));
  assert.deepEqual([found.viewer, found.seats, found.turn], [0, [0], [0]]);
  assert.ok(found.things + found.buttons > 10 && found.drawn > 100, JSON.stringify(found));
}));

test("what is chosen is sent, nothing more is asked meanwhile, and the next view goes on", withClient(async (page) => {
  const [before, during, after] = await page.evaluate(async () => {
    let answer;
    table.submit = (seat, action) => {
      sent.push({ seat, action });
      return new Promise((resolve) => (answer = resolve));
    };
    const state = () => ({ asked: asked(), open: things().length + buttons().length, actions: server.undoDepth });
    const before = state();
    choose();
    const during = state();
    table.pick({ type: 1, owner: 1, table: 0, value: [0, 0] });
    for (const { seat, action } of sent) server.apply(seat, action);
    answer();
    const bot = server.bot("random", 1n);
    while (!server.asked().includes(0)) server.playOut([bot], 1);
    show();
    return [before, during, state()];
  });
  assert.equal(await page.evaluate(() => sent.length), 1, "what was sent is not sent again");
  assert.equal(during.actions, before.actions, "nothing was done here");
  assert.equal(during.open, 0);
  assert.match(during.asked, /^Sent/);
  assert.ok(after.open > 0 && after.actions > before.actions, JSON.stringify(after));
}));

for (const [how, submit] of [
  ["a promise that is rejected", "async () => { throw new Error('the server says no'); }"],
  ["an error that is thrown", "() => { throw new Error('the server says no'); }"],
]) {
  test(`${how} is told, and the player is asked again`, withClient(async (page) => {
    const found = await page.evaluate(async (refuse) => {
      const run = new Function(`return ${refuse}`)();
      table.submit = (seat, action) => {
        sent.push({ seat, action });
        return run();
      };
      const before = things().length + buttons().length;
      choose();
      await new Promise((resolve) => setTimeout(resolve));
      const told = asked();
      const again = things().length + buttons().length;
      choose(); // what is asked again can be answered again
      await new Promise((resolve) => setTimeout(resolve));
      return { before, told, again, sent, refused: refused.map(({ seat, error }) => [seat, error.message]) };
    }, submit);
    assert.match(found.told, /the server says no/);
    assert.equal(found.again, found.before, "the whole question is there again");
    assert.equal(found.sent.length, 2);
    assert.deepEqual(found.refused, [[0, "the server says no"], [0, "the server says no"]]);
  }));
}

test("a refusal that comes after the next view does not touch it", withClient(async (page) => {
  const [told, open] = await page.evaluate(async () => {
    let reject;
    table.submit = (seat, action) => {
      sent.push({ seat, action });
      return new Promise((_, refuse) => (reject = refuse));
    };
    choose();
    show();
    reject(new Error("too late"));
    await new Promise((resolve) => setTimeout(resolve));
    return [asked(), things().length + buttons().length];
  });
  assert.doesNotMatch(told, /too late/);
  assert.ok(open > 0);
}));

test("what the match does not allow any more is told, and changes nothing", withClient(async (page) => {
  const [told, before, after] = await page.evaluate(() => {
    table.show({ match: server, viewer: 0 });
    const bot = server.bot("random", 1n);
    while (server.asked().includes(0)) server.playOut([bot], 1); // elsewhere, and the table is not told
    const before = server.undoDepth;
    for (let i = 0; i < 20 && buttons().length + things().length > 0; ++i) {
      const button = buttons()[0];
      if (button) button.click();
      else {
        const [type, owner, row, first, second] = things()[0].dataset.ref.split(" ")[0].split(",").map(Number);
        table.pick({ type, owner, table: row, value: [first, second] });
      }
    }
    return [table.shadowRoot.querySelector(".ask .why")?.textContent ?? "", before, server.undoDepth];
  });
  assert.notEqual(told, "");
  assert.equal(after, before);
}));

test("a button of a question that is not asked any more is told, and the question stands", withClient(async (page) => {
  const [told, open] = await page.evaluate(() => {
    buttons().find((button) => button.textContent === "Play a Card").click();
    const old = buttons()[0];
    table.restart();
    old.click();
    return [table.shadowRoot.querySelector(".ask .why")?.textContent ?? "", buttons().map((button) => button.textContent)];
  });
  assert.notEqual(told, "");
  assert.ok(open.includes("Play a Card"), open);
}));

test("who only watches is offered nothing", withClient(async (page) => {
  const found = await page.evaluate(() => {
    table.readOnly = true;
    const watching = { open: things().length + buttons().length, pick: table.pick({ type: 1, owner: 1, table: 0, value: [0, 0] }) };
    table.readOnly = false;
    return { watching, open: things().length + buttons().length, is: table.readOnly };
  });
  assert.deepEqual(found.watching, { open: 0, pick: "" });
  assert.ok(found.open > 0 && !found.is);
}));
