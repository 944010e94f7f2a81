// The library in a worker, and what becomes of what nobody disposed of, there and here.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { folder, load, loadWorker, MallardError } from "../published.mjs";

const mallard = await load();

test("the same in a worker, with promises", async () => {
  const remote = await loadWorker({ module: mallard.module });
  try {
    assert.equal(await remote.version(), mallard.version);
    const ruleset = await remote.ruleset("naval_war");
    const match = await ruleset.match({ seed: 6n });
    const bot = await match.bot("random", 1n);
    assert.ok((await match.playOut([bot], 50)) === 50);
    const here = mallard.ruleset("naval_war").match({ seed: 6n });
    const hereBot = here.bot("random", 1n);
    here.playOut([hereBot], 50);
    assert.equal(await match.hash(), here.hash());
    assert.equal(await match.seats(), 2);
    const choice = await match.choice((await match.asked())[0]);
    assert.equal(typeof (await choice.state()).actions, "number");
    await assert.rejects(match.apply(0, { kind: "nonsense" }), (error) => error instanceof MallardError || error.name === "MallardError");
    await match.dispose();
    await assert.rejects(match.seats(), /disposed/);
  } finally {
    remote.terminate();
  }
});

test("remote objects are disposed of by hand and by `using`", async () => {
  const remote = await loadWorker({ module: mallard.module });
  try {
    const ruleset = await remote.ruleset("naval_war");
    for (const [symbol, wait] of [[Symbol.dispose, false], [Symbol.asyncDispose, true]]) {
      const match = await ruleset.match({ seed: 6n });
      const freed = match[symbol]();
      assert.equal(freed instanceof Promise, wait);
      await freed;
      await assert.rejects(match.seats(), /disposed/);
      await match.dispose(); // a second time does nothing
    }
    // Freed memory is used again.
    const round = async () => {
      for (let i = 0; i < 60; ++i) {
        const match = await ruleset.match({ seed: BigInt(i) });
        await match.scene(0);
        match[Symbol.dispose]();
      }
      return remote.memoryBytes();
    };
    const first = await round();
    assert.equal(await round(), first);
  } finally {
    remote[Symbol.dispose]();
  }
});

test("after its end a worker answers no more, and says so", async () => {
  const remote = await loadWorker({ module: mallard.module });
  const ruleset = await remote.ruleset("naval_war");
  const waiting = ruleset.match({ seed: 1n });
  remote.terminate();
  await assert.rejects(waiting, (error) => error instanceof MallardError && error.status === "UNAVAILABLE");
  await assert.rejects(ruleset.match({ seed: 1n }), /was ended/);
  ruleset[Symbol.dispose]();
});

test("what cannot be sent is an error, and the worker goes on", async () => {
  const remote = await loadWorker({ module: mallard.module });
  try {
    await assert.rejects(remote.ruleset(() => 1), /could not be cloned/);
    const match = await (await remote.ruleset("naval_war")).match({ seed: 1n });
    await assert.rejects(match.native(), /could not be cloned/);
    assert.equal(await match.seats(), 2);
  } finally {
    remote.terminate();
  }
});

/** Runs a program beside a copy of the package, which `change` may have damaged. */
function elsewhere(code, change = () => undefined, ...flags) {
  const at = mkdtempSync(join(tmpdir(), "mallard-worker-"));
  try {
    cpSync(folder, join(at, "package"), { recursive: true });
    change(join(at, "package"));
    writeFileSync(join(at, "main.mjs"), code);
    return execFileSync(process.execPath, [...flags, join(at, "main.mjs")], { timeout: 600_000 }).toString();
  } finally {
    rmSync(at, { recursive: true });
  }
}

const FAILS = `import { load } from "./package/worker.js";
await load().then(() => console.log("loaded"), (error) => console.log("failed: " + error.status + ": " + error.message));
`;

test("a worker whose script is missing or broken fails at once", () => {
  assert.match(elsewhere(FAILS, (at) => rmSync(join(at, "worker-host.js"))), /^failed: UNAVAILABLE: .*worker-host/);
  assert.match(elsewhere(FAILS, (at) => writeFileSync(join(at, "worker-host.js"), "throw new Error('broken script');")), /^failed: UNAVAILABLE: .*broken script/);
  assert.match(elsewhere(FAILS, (at) => rmSync(join(at, "mallard.wasm"))), /^failed: .*mallard\.wasm/);
});

test("what is forgotten in a worker is freed there", () => {
  const out = elsewhere(`import { Worker } from "node:worker_threads";
import { load } from "./package/worker.js";
let freed = 0;
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  if (message.member === "dispose") ++freed;
  return post.call(this, message);
};
const remote = await load();
const ruleset = await remote.ruleset("battleducks");
let kept;
for (let i = 0; i < 40; ++i) kept = await ruleset.match({ seed: BigInt(i) });
// All but the last, which is still in use.
for (let i = 0; i < 2000 && freed < 39; ++i) {
  gc();
  await new Promise((resolve) => setTimeout(resolve, 1));
}
console.log(freed, await kept.seats());
remote.terminate();
`, undefined, "--expose-gc");
  assert.equal(out.trim(), "39 2");
});

test("what is forgotten here is freed, too", () => {
  const out = elsewhere(`import { load } from "./package/index.js";
const mallard = await load();
const ruleset = mallard.ruleset("duckhammer");
const round = () => { for (let i = 0; i < 150; ++i) ruleset.match({ seed: BigInt(i) }).scene(0); };
const collect = async () => {
  for (let i = 0; i < 30; ++i) {
    gc();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};
const start = mallard.memoryBytes;
round();
await collect();
const once = mallard.memoryBytes;
for (let i = 0; i < 4; ++i) {
  round();
  await collect();
}
console.log(start < once, mallard.memoryBytes === once);
`, undefined, "--expose-gc");
  assert.equal(out.trim(), "true true");
});
