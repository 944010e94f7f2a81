// Takes pictures of the playground with the machine's own Chromium: every game, the editor and a phone,
// into build/web-pictures; three of them are the README's, in docs/pictures.
//
//   ./dev pictures web
//   node bindings/web/screenshots.mjs [name]   (after ./dev web)
import { chromium } from "playwright-core";
import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "./serve.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const out = join(root, "build/web-pictures");
mkdirSync(out, { recursive: true });
const site = await serve(join(root, "build/web-site"));
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });

async function open(options = {}) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce", ...options })).newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(site.url);
  await page.waitForFunction(() => globalThis.playground);
  return page;
}

/** Begins a game against random players, and lets them play on for a while. */
async function play(page, game, actions) {
  await page.click("#games");
  await page.click(`[data-game="${game}"]`);
  await page.fill("#seed", "11");
  await page.selectOption("#against", "random");
  await page.click("#play");
  await page.waitForSelector("mallard-table");
  await page.evaluate((most) => {
    const { session, table } = playground.room;
    session.paused = true;
    session.go(); // what a bot is thinking about is forgotten
    const bot = session.match.bot("random", 3n);
    for (let i = 0; i < most || !session.match.asked().includes(0); ++i) session.match.playOut([bot], 1);
    bot.dispose();
    session.events.changed(false);
    table.scrollIntoView();
    scrollTo(0, 0);
  }, actions);
  await page.waitForTimeout(300);
}

const only = process.argv[2];
const wanted = (name) => !only || only === name;
const page = await open();
for (const [game, actions] of Object.entries({ battleducks: 60, naval_war: 60, ducks_in_tow: 25, duck_dealer: 60, duckhammer: 60, duckhammer_campaign: 80 })) {
  if (!wanted(game)) continue;
  await play(page, game, actions);
  await page.screenshot({ path: join(out, `${game}.png`) });
}
if (wanted("editor")) {
  await page.setViewportSize({ width: 1280, height: 960 });
  await play(page, "battleducks", 40);
  await page.click("#edit");
  await page.waitForSelector("#status.good");
  await page.locator(".cm-content").click();
  await page.evaluate(() => document.querySelector(".cm-scroller").scrollTo(0, 420));
  await page.getByText('name = "Pair",').click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type('shap = { "##" },');
  await page.waitForSelector("#status.bad");
  await page.screenshot({ path: join(out, "editor.png") });
}
if (wanted("phone")) {
  const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: "dark" });
  await play(phone, "ducks_in_tow", 25);
  await phone.screenshot({ path: join(out, "phone.png") });
}
await browser.close();
site.close();
for (const name of ["naval_war", "editor", "phone"]) if (wanted(name)) copyFileSync(join(out, `${name}.png`), join(root, `docs/pictures/web_${name}.png`));
console.log("Made build/web-pictures, and docs/pictures/web_*.png of them");
process.exit(0);
