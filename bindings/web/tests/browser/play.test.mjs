// Every game is played to its end through the page, by clicks on references.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../published.mjs";
import { axe, begin, playByClicks, useBrowser, withPage } from "./support.mjs";

useBrowser();

// Short ways to play, so that a test takes seconds; the rules are the same.
const SHORT = {
  battleducks: {},
  naval_war: { turn_limit: 30 },
  ducks_in_tow: { round_limit: 4 },
  duck_dealer: { turns: 4 },
  duckhammer: { rounds: 1 },
  duckhammer_campaign: { battles: 1, seasons: 1, rounds: 1 },
};
const mallard = await load();

for (const { name: game } of mallard.games) {
  test(`${game} by clicks, and the same hash here as in the browser`, async () => {
    await withPage(async (page) => {
      await begin(page, game, { options: SHORT[game] ?? {}, against: "random" });
      const played = await playByClicks(page);
      assert.ok(played.over, JSON.stringify(played));
      assert.ok(played.onTable > 0, "things on the table were clicked");
      assert.deepEqual(await axe(page), []);
      const [replay, hash] = await page.evaluate(() => {
        const { match } = playground.room.session;
        return [[...match.replay()], match.hash().toString()];
      });
      const again = mallard.ruleset(game).fromReplay(Uint8Array.from(replay));
      assert.equal(again.hash().toString(), hash);
      again.dispose();
    });
  });
}
