// The package under Node: everything a program does with it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { folder, HOST, KIND, load, loadInline, MallardError, referenceKey, SPECTATOR } from "../published.mjs";

const mallard = await load();

function playRandomly(match, seed = 1n, most = 100_000) {
  const bot = match.bot("random", seed);
  const actions = match.playOut([bot], most);
  bot.dispose();
  return actions;
}

test("every game is there and can be played to its end", () => {
  assert.ok(mallard.games.length >= 6);
  for (const game of mallard.games) {
    const ruleset = mallard.ruleset(game.name);
    const match = ruleset.match({ seed: 3n });
    playRandomly(match);
    assert.ok(match.outcome().over, game.name);
    match.dispose();
    ruleset.dispose();
  }
});

test("actions and events name their arguments, and go both ways", () => {
  const match = mallard.ruleset("battleducks").match({ seed: 1n, options: { first_player: "p1" } });
  for (const seat of [0, 1]) {
    match.apply(seat, { kind: "fill" });
    match.apply(seat, { kind: "ready" });
  }
  const observe = match.parseAction("observe B6");
  assert.deepEqual(observe, { kind: "observe", cell: 81 });
  assert.equal(match.formatAction(observe), "observe B6");
  assert.equal(match.decision(0).kind, "take_turn");
  assert.equal(match.isOpen(0), false);
  assert.ok(match.legalActions(0).some((action) => action.kind === "observe" && action.cell === 81));
  const before = match.eventCount(0);
  match.apply(0, observe);
  assert.equal(match.events(0, before)[0].seat, 0);
  const story = match.story(0, before, "fr");
  assert.equal(typeof story.text, "string");
  assert.throws(() => match.apply(0, { kind: "observ", cell: 1 }), /there is no action "observ"/);
  assert.throws(() => match.apply(0, { kind: "observe" }), /cell must be a whole number/);
});

test("failures are errors with a status, and change nothing", () => {
  const match = mallard.ruleset("battleducks").match({ seed: 1n });
  const hash = match.hash();
  assert.throws(() => match.apply(0, { kind: "observe", cell: 3 }), (error) => error instanceof MallardError && error.status === "ILLEGAL_ACTION");
  assert.equal(match.hash(), hash);
  assert.equal(typeof match.whyNot(0, { kind: "observe", cell: 3 }), "string");
  assert.equal(match.whyNot(0, { kind: "fill" }), undefined);
  assert.throws(() => mallard.ruleset("chess"), /there is no game "chess"/);
  assert.throws(() => mallard.ruleset("battleducks").match({ options: { mode: "advancd" } }), /advanced/);
});

test("counts are numbers; seeds, hashes and fingerprints are bigints", () => {
  const ruleset = mallard.ruleset("naval_war");
  const match = ruleset.match({ seed: 2n ** 64n - 1n });
  assert.equal(typeof match.hash(), "bigint");
  assert.equal(typeof ruleset.fingerprint, "bigint");
  assert.ok(ruleset.fingerprint >= 0n);
  assert.equal(typeof match.legalCount(0), "number");
  const again = ruleset.match({ seed: 2n ** 64n - 1n });
  assert.equal(again.hash(), match.hash());
  assert.notEqual(ruleset.match().hash(), ruleset.match().hash(), "without a seed, another match every time");
});

test("a match says which options it was begun with", () => {
  const ruleset = mallard.ruleset("naval_war");
  assert.equal(ruleset.match({ seed: 1n }).options(), "");
  const match = ruleset.match({ seed: 1n, options: { turn_limit: 30 } });
  assert.equal(match.options(), "turn_limit=30");
  assert.equal(ruleset.match({ seed: 1n, options: match.options() }).hash(), match.hash());
  assert.equal(ruleset.fromReplay(match.replay()).options(), "turn_limit=30");
});

test("disposing", () => {
  const match = mallard.ruleset("battleducks").match({ seed: 1n });
  match[Symbol.dispose]();
  match.dispose();
  assert.equal(match.disposed, true);
  assert.throws(() => match.seats, /disposed/);
});

test("memory that grows breaks no view of it", async () => {
  const own = await load();
  const small = own.memoryBytes;
  const matches = [];
  const ruleset = own.ruleset("duckhammer");
  const first = ruleset.match({ seed: 1n });
  const scene = first.scene(0);
  while (own.memoryBytes === small) matches.push(ruleset.match({ seed: BigInt(matches.length) }));
  assert.deepEqual(first.scene(0), scene);
});

test("what is disposed of is used again", async () => {
  const own = await load();
  const ruleset = own.ruleset("battleducks");
  const round = () => {
    for (let i = 0; i < 200; ++i) {
      const match = ruleset.match({ seed: BigInt(i) });
      match.scene(0);
      match.choice(0).dispose();
      match.dispose();
    }
    return own.memoryBytes;
  };
  const first = round();
  assert.equal(round(), first);
});

test("undo, redo, history, saves and replays", () => {
  const ruleset = mallard.ruleset("ducks_in_tow");
  const match = ruleset.match({ seed: 4n, options: { players: 2 } });
  playRandomly(match, 1n, 20);
  const end = match.hash();
  const length = match.undoDepth;
  match.seek(3);
  assert.equal(match.undoDepth, 3);
  assert.equal(typeof match.historyAction(0).action.kind, "string");
  match.redo(length - 3);
  assert.equal(match.hash(), end);
  assert.equal(ruleset.fromReplay(match.replay()).hash(), end);
  const restored = ruleset.restore(match.save());
  assert.equal(restored.hash(), end);
  assert.equal(restored.undoDepth, length);
  assert.equal(ruleset.restore(match.snapshot()).hash(), end);
  assert.equal(mallard.describe(match.save()).game, "ducks_in_tow");
  assert.throws(() => ruleset.restore(new Uint8Array([1, 2, 3])), MallardError);
});

test("choices lead by clicks on references to a whole action", () => {
  const match = mallard.ruleset("battleducks").match({ seed: 1n, options: { first_player: "p1" } });
  for (const seat of [0, 1]) for (const kind of ["fill", "ready"]) match.apply(seat, { kind });
  const scene = match.scene(0);
  const theirs = scene.items.flatMap((item) => item.references).find((reference) => reference.owner === 1);
  const choice = match.choice(0);
  assert.equal(choice.state.next, KIND);
  assert.equal(choice.whyNot(theirs), undefined);
  choice.pick(theirs);
  if (!choice.state.mayFinish) choice.set(KIND, [8]);
  assert.equal(match.chosen(choice).kind, "observe");
  assert.ok(choice.back());
  choice.dispose();
  assert.equal(referenceKey(theirs).split(",").length, 5);
});

test("scenes and pictures in two languages", () => {
  const match = mallard.ruleset("naval_war").match({ seed: 1n });
  const [english, french] = [match.scene(0, "en"), match.scene(0, "fr")];
  assert.equal(english.items.length, french.items.length);
  assert.notDeepEqual(english.areas.map((area) => area.label), french.areas.map((area) => area.label));
  assert.match(match.svg(0, "fr", { width: 500, references: true, theme: "dark" }), /^<svg.*width="500"/s);
  assert.ok(match.scene(SPECTATOR).items.length > 0);
  assert.ok(match.scene(HOST).items.length > 0);
});

test("packs: template, mistakes with their lines, tests, catalog, hot reload", () => {
  const files = mallard.packTemplate("battleducks", "my_pond");
  const ruleset = mallard.ruleset("battleducks", [files]);
  const run = ruleset.testPack(files);
  assert.ok(run.tests.length >= 3 && run.tests.every((one) => one.passed));
  assert.equal(run.randomPlay.length, 1);
  const formation = ruleset.catalog("en").kinds.find((kind) => kind.kind === "formation");
  assert.ok(formation.entries.some((entry) => entry.id === "my_pond:pair" && entry.name === "Pair"));
  const broken = { ...files, "content.lua": files["content.lua"].replace('category = "pairs_of_ducks"', 'category = "pears"') };
  assert.throws(() => mallard.ruleset("battleducks", [broken]), (error) => {
    assert.equal(error.status, "CONTENT_ERROR");
    const line = broken["content.lua"].split("\n").findIndex((text) => text.includes('"pears"')) + 1;
    assert.ok(error.problems.some((problem) => problem.file === "content.lua" && Math.abs(problem.line - line) <= 3), JSON.stringify(error.problems));
    return true;
  });
  const failing = { ...files, "tests/more.lua": 'test("wrong", function(t)\n  local m = t:match { seed = 1 }\n  m:expect_event(1, "answered p1 A1 spotted")\nend)\n' };
  const failed = ruleset.testPack(failing).tests.find((one) => !one.passed);
  assert.equal(failed.failureFile, "tests/more.lua");
  assert.equal(failed.failureLine, 3);
  const match = mallard.ruleset("battleducks").match({ seed: 5n });
  match.carryOver(ruleset);
  assert.ok("pack.lua" in mallard.basePack("battleducks"));
});

test("load takes bytes, a module, or the single file", async () => {
  const bytes = readFileSync(join(folder, "mallard.wasm"));
  for (const other of [await load({ bytes }), await load({ module: mallard.module }), await loadInline()]) {
    assert.equal(other.version, mallard.version);
    assert.equal(other.ruleset("duck_dealer").match({ seed: 9n }).hash(), mallard.ruleset("duck_dealer").match({ seed: 9n }).hash());
  }
});
