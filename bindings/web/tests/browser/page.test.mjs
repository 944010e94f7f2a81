// What people do with the page besides clicking on the table.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../../serve.mjs";
import { load, root } from "../published.mjs";
import { axe, begin, settle, useBrowser, withPage } from "./support.mjs";

useBrowser();
const hash = (page) => page.evaluate(() => playground.room.session.match.hash().toString());

test("a mod is written, broken, mended, tested and played", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", {});
    await page.click("#edit");
    await page.waitForSelector("#status.good");
    const editor = page.locator(".cm-content");
    await editor.click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type('formation { id = "trio", category = "pears", shape = { "###" } }\n');
    // What is half typed is wrong, too: the mistake that is meant comes at the end.
    await page.waitForFunction(() => /content\.lua:1: .*pears/s.test(document.querySelector(".problems")?.textContent ?? ""));
    await page.waitForSelector("#status.bad");
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

/** Gives the page a file to open. */
const openFile = (page, bytes) => page.setInputFiles("#load", { name: "game.mallard", mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });

/** What the page would keep on the disk. */
async function saved(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test("what is saved is the library's own save, and saves and replays from elsewhere open", async () => {
  const mallard = await load();
  const ruleset = mallard.ruleset("naval_war");
  await withPage(async (page) => {
    await begin(page, "naval_war", { seed: 3, watch: true });
    await page.waitForFunction(() => playground.room.session.length >= 20);
    await page.click("#run");
    const { name, bytes } = await saved(page);
    assert.equal(name, "naval_war.mallard");
    assert.equal(ruleset.restore(bytes).hash().toString(), await hash(page));

    const match = ruleset.match({ seed: 77n });
    match.playOut([match.bot("random", 1n)], 30);
    for (const [kind, file] of [["save", match.save()], ["replay", match.replay()], ["snapshot", match.snapshot()]]) {
      await page.click("#games");
      await openFile(page, file);
      await page.waitForFunction(() => globalThis.playground.room);
      const opened = await page.evaluate((length) => { const { session } = playground.room; session.paused = true; session.seek(length); return session.match.hash().toString(); }, match.undoDepth);
      assert.equal(opened, match.hash().toString(), kind);
    }
  });
});

test("a save with one's own pack keeps the pack and who plays", async () => {
  await withPage(async (page) => {
    await begin(page, "battleducks", { against: "human" });
    await page.click("#edit");
    await page.waitForSelector("#status.good");
    await page.click("#reload-pack");
    await page.waitForFunction(() => playground.room.session.pack);
    const [here, pack] = [await hash(page), await page.evaluate(() => playground.room.session.pack)];
    const { name, bytes } = await saved(page);
    assert.equal(name, "battleducks.mallard.json");
    await page.click("#games");
    await openFile(page, bytes);
    await page.waitForFunction(() => globalThis.playground.room);
    assert.equal(await hash(page), here);
    assert.deepEqual(await page.evaluate(() => [playground.room.session.pack, playground.room.session.players]), [pack, ["human", "human"]]);
  });
});

test("a file that cannot be opened is told, and the game goes on", async () => {
  const match = (await load()).ruleset("naval_war").match({ seed: 77n });
  const save = match.save();
  await withPage(async (page) => {
    await begin(page, "ducks_in_tow", { seed: 4, watch: true });
    await page.click("#run");
    const room = await page.evaluateHandle(() => playground.room);
    for (const bytes of [Buffer.from("hello"), Buffer.from("{"), save.subarray(0, save.length - 40), match.snapshot(0)]) {
      const before = await page.evaluate(() => { said.length = 0; document.querySelector(".toast").textContent = ""; return playground.room.session.game; });
      await openFile(page, bytes);
      await page.waitForFunction(() => said.length > 0);
      assert.equal(await page.evaluate((then) => playground.room === then && document.querySelector("mallard-table").isConnected, room), true);
      assert.equal(before, "ducks_in_tow");
    }
  });
});

test("where the browser keeps nothing the page works all the same", async () => {
  await withPage(async (page) => {
    await page.addInitScript(() => Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("blocked", "SecurityError"); } }));
    await page.reload();
    await page.waitForFunction(() => globalThis.playground);
    await page.click("#theme");
    await begin(page, "battleducks", {});
    await settle(page);
    await page.selectOption("#language", "fr");
    await page.waitForFunction(() => document.documentElement.lang === "fr");
    await settle(page);
    await page.waitForTimeout(1500); // the page keeps what is played once a second
    await page.click("#games");
    await page.waitForSelector(".games");
    assert.equal(await page.locator("#continue").count(), 0);
  });
});

test("a bot whose worker could not be had, or has died, is asked again", async () => {
  await withPage(async (page) => {
    await page.evaluate(() => {
      const Plain = Worker;
      globalThis.workers = [];
      class Kept extends Plain { constructor(...args) { super(...args); workers.push(this); } }
      globalThis.Worker = class { constructor() { globalThis.Worker = Kept; throw new Error("no worker today"); } };
    });
    await begin(page, "battleducks", { watch: true });
    await page.waitForFunction(() => said.includes("no worker today"));
    assert.equal(await page.evaluate(() => playground.room.session.length), 0);
    const again = async () => {
      await page.click("#run");
      await page.click("#run");
      const before = await page.evaluate(() => playground.room.session.length);
      await page.waitForFunction((length) => playground.room.session.length > length + 3, before);
    };
    await again();
    await page.evaluate(() => workers.at(-1).dispatchEvent(new MessageEvent("messageerror")));
    await page.waitForFunction(() => said.some((text) => text.includes("could not be understood")));
    await again();
    assert.equal(await page.evaluate(() => workers.length), 2);
  });
});

test("the licences of everything inside the page are one click away", async () => {
  await withPage(async (page) => {
    const link = await page.getByRole("link", { name: "licences" }).getAttribute("href");
    const text = await page.evaluate(async (at) => (await fetch(at)).text(), link);
    for (const name of ["Abseil", "FlatBuffers", "Lua 5.4", "sol2", "musl", "Emscripten", "@codemirror/view", "@lezer/common", "style-mod", "w3c-keyname", "crelt", "fflate"]) {
      assert.match(text.split("\n", 1)[0], new RegExp(name));
    }
    for (const own of ["Apache License", "PUC-Rio", "Marijn Haverbeke", "Arjun Barrett", "Rapptz", "Rich Felker"]) assert.ok(text.includes(own), own);
  });
});

test("options have pictures, and say what cannot be", async () => {
  await withPage(async (page) => {
    await page.click('[data-game="battleducks"]');
    await page.waitForSelector(".setup .picture img");
    const first = await page.getAttribute(".setup .picture img", "src");
    await page.selectOption("#option-mode", "advanced");
    await page.waitForFunction((before) => document.querySelector(".setup .picture img")?.src !== before, first);
    await page.click("#option-fleet summary");
    await page.locator("#option-fleet input").first().check();
    assert.notEqual(await page.textContent("#option-fleet summary .dim"), "as the mode has it");
    assert.deepEqual(await axe(page), []);
    await page.click("#play");
    await settle(page);
    const shown = await page.evaluate(() => playground.room.session.match.options());
    assert.match(shown, /mode=advanced/);
    assert.match(shown, /fleet=\w/);
  });
});

test("a link opens the game elsewhere; a damaged one says so", async () => {
  let link;
  let hashThere;
  await withPage(async (page) => {
    await begin(page, "naval_war", { seed: 3, watch: true });
    await page.waitForFunction(() => playground.room.session.length >= 20);
    await page.click("#run");
    await page.click("#share");
    await page.waitForFunction(() => location.hash.startsWith("#game="));
    link = new URL(page.url()).hash;
    hashThere = await hash(page);
  });
  await withPage(async (page) => {
    await page.waitForFunction(() => globalThis.playground.room);
    assert.equal(await page.evaluate(() => playground.room.session.game), "naval_war");
    const { length } = await page.evaluate(() => { const { session } = playground.room; session.paused = true; return { length: session.length }; });
    const hashes = await page.evaluate((most) => { const { session } = playground.room; const all = []; for (let at = 0; at <= most; ++at) { session.seek(at); all.push(session.match.hash().toString()); } return all; }, length);
    assert.ok(hashes.includes(hashThere), "it holds the same match");
  }, { fragment: link });
  await withPage(async (page) => {
    await page.waitForSelector(".games");
    await page.waitForFunction(() => said.length > 0);
  }, { fragment: link.slice(0, -20) });
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

test("a plain module script uses the package with no bundler, in the page and in a worker", async () => {
  const site = await serve(join(root, "build/web-package"));
  try {
    await withPage(async (page) => {
      await page.route("**/plain.html", (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><title>plain</title><link rel="icon" href="data:,"><mallard-table id="table"></mallard-table>
        <script type="module">
          import { load } from "./mallard-rules/index.js";
          import { load as loadWorker } from "./mallard-rules/worker.js";
          import "./mallard-rules/table.js";
          const mallard = await load();
          const match = mallard.ruleset("naval_war").match({ seed: 7n });
          document.querySelector("#table").match = match;
          const worker = await loadWorker({ module: mallard.module });
          const remote = await (await worker.ruleset("naval_war")).match({ seed: 7n });
          globalThis.found = [String(match.hash()), String(await remote.hash())];
        </script>` }));
      await page.goto(`${site.url}plain.html`);
      const [here, there] = await (await page.waitForFunction(() => globalThis.found)).jsonValue();
      assert.equal(here, there);
      assert.ok(await page.evaluate(() => document.querySelector("#table").shadowRoot.querySelector(".stage svg [data-item]")), "the table draws it");
    });
  } finally {
    site.close();
  }
});
