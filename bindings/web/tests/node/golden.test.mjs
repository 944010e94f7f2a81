// The same games as on every other platform: the golden playthroughs, action by action and hash by
// hash, with the bots that played them.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { load, root } from "../published.mjs";

const folder = join(root, "tests/golden");
const mallard = await load();

for (const file of readdirSync(folder).filter((name) => name.endsWith(".txt"))) {
  test(`golden playthrough ${file}`, () => {
    const text = readFileSync(join(folder, file), "utf8");
    const field = (name) => new RegExp(`^${name}: (.*)$`, "m").exec(text)[1];
    const steps = [...text.matchAll(/^\d+\. p(\d) .*? \((\d+) choices\): (.*)  \[([0-9a-f]{16})\]$/gm)];
    assert.ok(steps.length > 5, "the file has steps");
    const seed = BigInt(field("seed"));
    const match = mallard.ruleset(field("game")).match({ seed, options: field("options") });
    const bots = field("bots").split(", ").map((name, seat) => match.bot(name, seed + BigInt(seat)));
    for (const [line, player, choices, action, hash] of steps) {
      const seat = Number(player) - 1;
      assert.equal(match.legalCount(seat), Number(choices), line);
      const chosen = match.choose(bots[seat], seat);
      assert.equal(match.formatAction(chosen), action, line);
      match.apply(seat, chosen);
      assert.equal(match.hash().toString(16).padStart(16, "0"), hash, line);
    }
    assert.ok(match.outcome().over);
    for (const bot of bots) bot.dispose();
    match.dispose();
  });
}
