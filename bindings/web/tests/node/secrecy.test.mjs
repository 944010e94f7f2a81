// A client that has received only a view holds nothing else: its whole memory is searched for what
// the host knows and the view does not say.
//
// What to look for are pieces of the host's bytes. The library keeps them in other forms, too, so only
// those count that lie in the memory of a client who has everything, and of another one who has done
// other things before: that shows that the search finds secrets where they are.
import assert from "node:assert/strict";
import { test } from "node:test";
import { HOST, load, loadWorker } from "../published.mjs";

const mallard = await load();
const SEED = 0xd1ceba11f00dcafen;

const seedBytes = Buffer.alloc(8);
seedBytes.writeBigUInt64LE(SEED);

/** A client in a worker of its own that opens some bytes: its memory before and after, and what it says. */
async function client(game, bytes, { view = false, others = 1 } = {}) {
  const worker = await loadWorker({ module: mallard.module });
  try {
    const ruleset = await worker.ruleset(game);
    // Names in the rules are no secrets: another match has them in memory before.
    for (let seed = 1; seed <= others; ++seed) await (await ruleset.match({ seed: BigInt(seed), events: false, history: false })).scene(0);
    const before = Buffer.from(await worker.memoryCopy());
    const match = view ? await ruleset.fromView(bytes) : await ruleset.restore(bytes);
    const scene = Buffer.from(JSON.stringify(await match.scene(0), (_, v) => (typeof v === "bigint" ? String(v) : v)));
    return { before, memory: Buffer.from(await worker.memoryCopy()), scene };
  } finally {
    worker.terminate();
  }
}

const WORD = 8;

/** The words of a memory, where the library puts numbers. */
function wordsOf(memory) {
  const words = new Set();
  for (let at = 0; at + WORD <= memory.length; at += 4) {
    const word = memory.readBigUInt64LE(at);
    if (word >> 40n !== 0n) words.add(word);
  }
  return words;
}

/** Pieces of the host's bytes that a view does not have, that are no small numbers, and that lie in both memories. */
function secretsOf(host, view, first, second) {
  const [here, there] = [wordsOf(first), wordsOf(second)];
  const found = new Map();
  for (let at = 0; at + WORD <= host.length; ++at) {
    const [word, piece] = [host.readBigUInt64LE(at), host.subarray(at, at + WORD)];
    if (here.has(word) && there.has(word) && new Set(piece).size >= 5 && !view.includes(piece)) found.set(word, piece);
  }
  return [...found.values()];
}

for (const { name: game } of mallard.games) {
  test(`a view of ${game} is all its client holds`, async () => {
    const ruleset = mallard.ruleset(game);
    const match = ruleset.match({ seed: SEED, events: false, history: false });
    const bot = match.bot("random", 2n);
    match.playOut([bot], 60);
    const view = Buffer.from(match.snapshot(0));
    assert.ok(!view.includes(seedBytes), "the seed is not in the view");

    const host = Buffer.from(match.snapshot(HOST));
    const [mine, knower, witness] = await Promise.all([client(game, view, { view: true }), client(game, host), client(game, host, { others: 3 })]);
    // What every client has in memory before it opens anything, comes from the rules.
    const secrets = secretsOf(host, view, knower.memory, witness.memory).filter((piece) => !mine.before.includes(piece));
    assert.ok(secrets.length > 0, "the host knows more than the view says (what chance will do, at the least), and the search finds it");
    for (const piece of secrets) {
      assert.ok(!mine.memory.includes(piece), `${piece.toString("hex")} is in the memory of a client who must not know it`);
      for (const message of [view, mine.scene]) assert.ok(!message.includes(piece));
    }
    assert.ok(!mine.memory.includes(seedBytes), "the seed is not in the client's memory");
    for (const thing of [bot, match, ruleset]) thing.dispose();
  });
}
