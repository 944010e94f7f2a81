// A client that has received only a view holds nothing else: its whole memory is searched for what
// the host knows and the view does not say.
import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, load, loadWorker } from "../published.mjs";

const mallard = await load();
const WINDOW = 12;
const PIECES = 700;
const SEED = 0xd1ceba11f00dcafen;

const seedBytes = Buffer.alloc(8);
seedBytes.writeBigUInt64LE(SEED);

/**
 * Pieces of the host's bytes that a view does not have and that are no mere zeros. Some hundreds of
 * them, from all over: each is looked for in many megabytes.
 */
function secretsOf(host, known) {
  const found = new Map();
  const stride = Math.max(1, Math.floor(host.length / PIECES));
  for (let at = 0; at + WINDOW <= host.length; at += stride) {
    const piece = host.subarray(at, at + WINDOW);
    if (new Set(piece).size < 5 || known.some((bytes) => bytes.includes(piece))) continue;
    found.set(piece.toString("latin1"), piece);
  }
  return [...found.values()];
}

for (const { name: game } of mallard.games) {
  test(`a view of ${game} is all its client holds`, async () => {
    const match = mallard.ruleset(game).match({ seed: SEED });
    const bot = match.bot("random", 2n);
    match.playOut([bot], 60);
    const host = Buffer.from(match.snapshot(HOST));
    const view = Buffer.from(match.snapshot(0));
    assert.ok(!view.includes(seedBytes), "the seed is not in the view");

    // Two clients in workers: one gets the view, the other everything, to see that the search finds.
    const messages = [];
    const clients = await Promise.all([view, host].map(async (bytes) => {
      const worker = await loadWorker({ module: mallard.module });
      const ruleset = await worker.ruleset(game);
      // Names in the rules are no secrets: another match has them in memory before.
      const other = await ruleset.match({ seed: 1n });
      await other.scene(0);
      const before = Buffer.from(await worker.memoryCopy());
      const opened = bytes === view ? await ruleset.fromView(bytes) : await ruleset.restore(bytes);
      if (bytes === view) messages.push(bytes, Buffer.from(JSON.stringify(await opened.scene(0), (_, v) => (typeof v === "bigint" ? String(v) : v))));
      else await opened.scene(0);
      const memory = Buffer.from(await worker.memoryCopy());
      worker.terminate();
      return { before, memory };
    }));
    const [client, knower] = clients;
    const secrets = secretsOf(host, [view, client.before]);
    assert.ok(secrets.length > 0, "the host knows more than the view says");
    const control = secrets.filter((piece) => knower.memory.includes(piece));
    assert.ok(control.length > 0, "the search finds secrets where they are");
    for (const piece of secrets) {
      assert.ok(!client.memory.includes(piece), `${piece.toString("hex")} is in the memory of a client who must not know it`);
      for (const message of messages) assert.ok(!message.includes(piece));
    }
    assert.ok(!client.memory.includes(seedBytes), "the seed is not in the client's memory");
    bot.dispose();
    match.dispose();
  });
}
